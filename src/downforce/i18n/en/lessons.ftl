# The guided races: what the race engineer says, at most 40 words in a note. $cars are car colours, such as
# "red and blue".

lesson-first-lap-title = The first lap
lesson-first-lap-about = Driving only: cards, rivals, wilds and jams. The first car home wins. About six minutes.
lesson-grand-prix-title = The Grand Prix
lesson-grand-prix-about = The whole game: auction, powers, bets and the score sheet. About twenty minutes.
lesson-start = Start the race
lesson-resume = Back to the race
lesson-again = Race it again
lesson-learn = All lessons
# On a lesson that was raced to the end on this device.
lesson-done = Finished
# Over the two races on the first page.
learn-first-over = New here?
learn-first = Learn by racing
learn-first-about = Two races with a race engineer at your side. No rules to read first.

# The race engineer on the stage.
lesson-engineer = Race engineer
lesson-note-count = Note { $number } of { $count }
lesson-note-before = Previous note
lesson-note-next = Next note
lesson-note-fold = Close the note
lesson-note-open = Open the note
lesson-goal-label = What to do

lesson-proof = The deal was prepared
lesson-proof-about = This was a guided race: its deal was chosen beforehand so that everything can be learnt, and says nothing about chance. Rivals saw only their own cards. The game is not in the public collection.

# --- What the player is trying to do now: one short line ---

lesson-goal-play-first-home = Play the card that helps you most. Your cars: { $cars }.
lesson-goal-watch-first-home = The others drive. Your cars to bring home: { $cars }.
lesson-goal-own-car = Your car ({ $cars }): go far, with a free road ahead.
lesson-goal-rival-car = A rival’s car ({ $cars }): make it lose spaces.
lesson-goal-wild = Name the colour that the wild moves.
lesson-goal-bid = Decide what this car is worth to you, or pass.
lesson-goal-keep-power = Choose the power to race with.
lesson-goal-bet = Mark the car that will finish first.
lesson-goal-play-for-money = Play the card that earns you most. Your cars: { $cars }.
lesson-goal-use-power = Use your power now, or not this time.
lesson-goal-watch-money = The others decide. Your cars to bring home: { $cars }.
lesson-goal-watch-auction = The others decide. You need at least one car.
lesson-goal-confirm = See what your turn does, then confirm it.
lesson-goal-over = The race is over.

# --- The first lap ---

lesson-first-goal = Welcome! Your cars are { $cars }. The first car across the finish line wins the race for its owner. On each turn you play one card and draw a new one.
lesson-card = Play one card. Its lines are carried out from top to bottom: each moves the car of its colour as many spaces as it says. Look for high numbers on your own cars.
lesson-eight = You hold a Speed-8 card: eight spaces for one of your cars, and no rival gains by it. Keep it for a free road or for the finish.
lesson-own-car = Your own car. It may end on any lit space: the inside of a bend is shorter, and a free road ahead helps your next card. It never moves sideways.
lesson-rival-car = You steer every car on your card. This one is a rival’s: send it round the outside, or close behind another car. If it can move, it must.
lesson-wild = A wild line: name any colour that is not on the card. Usually name your own car, if its road is free. A rival’s car in a jam wastes the move.
lesson-jam = A jam: a car with no free space ahead stops there and loses the rest of its number. Keep room ahead of your own cars, and park rivals behind others.
lesson-squeeze = The road ahead has one lane. Nobody passes there, and a car that stops there holds up everyone behind it. Get your car through first.
lesson-first-finish = The finish is one card away: the first car across the line ends this race. Can yours cross? If a rival is closer, use your card to slow it down.
lesson-first-stalled = Cars that are still on the track have stalled. In the Grand Prix they win no prize, and bets on them pay nothing.

# --- The Grand Prix ---

lesson-money = This race is about money. Your cars win prizes, your bets pay, and what you paid for cars is taken off. The highest sum wins, not the first car home.
lesson-lot = This car and this power are sold together; a power changes one rule for you. Everybody places a card face down: its number for the car’s colour is the bid, in millions. All cards go back to their hands.
lesson-price = A price is written on the sheet and paid at the end, from the winnings. First place pays 12, second 9, third 6: a car that cost 6 must finish well.
lesson-tie = Two bids were equal. The card with more lines wins; then the one without a wild. So a long card beats a short one at the same price.
lesson-pass = A card without this car’s colour is a pass. Let a car go if it is too expensive: everybody gets at least one in the end.
lesson-bought = It is yours, with its power. Its Speed-8 card is in your hand: eight spaces for this car in the race. Another car can earn more, and costs more.
lesson-keep-power = You have several powers, and keep one for the race. It serves all your cars. Take one that fits the cards in your hand.
lesson-race = The race: play a card, and steer every car on it, line by line. Your power is offered whenever it can be used. Cards are not replaced, so spend them well.
lesson-betting-line = A car may soon cross a yellow line. The first to cross it opens a bet: once the card is finished, everybody secretly marks a winner.
lesson-bet = Which car will win? If it finishes first, second or third, this bet pays 9, 6 or 3. Any car will do, your own or not. Nobody sees your mark.
lesson-next-bet = Another bet. The second pays 6, 4 or 2, the third 3, 2 or 1. Stay with your car, or mark another one if the race has changed.
lesson-finish = The finish is near. Places pay 12, 9, 6, 4, 2 and nothing. A car has only to cross the line, so a small number may do.
lesson-home = The first car is home, and the race goes on: nearly every place pays, and so do bets on the first three. Bring your own cars home.
lesson-cards-run-out = Few cards are left. A car that never crosses the line has stalled: no prize, and bets on it pay nothing. First bring home the car that earns most.
lesson-sheet = The sheets: prizes and bets, minus the prices paid. The highest sum wins; on a tie, the better placed car. See where your money came from.
