# The guided races: what the race engineer says, at most two lines on a phone. $cars are car colours, such as
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
lesson-legend = Signs
lesson-sign-wild = Wild: a colour of your choice
lesson-sign-chequers = Finish line; on a card: Speed-8
lesson-sign-line = Betting line
lesson-next = Next: the Grand Prix

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

lesson-first-goal = In this race only, the first car home wins. Your cars: { $cars }.
lesson-card = Play a card: from the top down, each line moves the car of its colour.
lesson-eight = A Speed-8 card moves one car eight spaces. Keep it for a free road.
lesson-own-car = Your car: the inside is shorter, and a free road helps your next card.
lesson-rival-car = You steer every car on your card, rivals’ too: send them the long way.
lesson-wild = A wild: its player names any colour that is not on the card.
lesson-jam = Jammed: no free space ahead of the car. Its line is passed over.
lesson-squeeze = One lane ahead: no overtaking there. Get your car through first.
lesson-first-stalled = In the Grand Prix, a car still on the track has stalled and wins nothing.
lesson-begins = The owner of the car in front begins; then the turn goes round to the left.
lesson-draw = In this race only, you draw a new card after each one you play.
lesson-name-wild = Name a colour now. You may name a jammed car, but it does not move.
lesson-two-wilds = Two wilds on one card must name two different colours.
lesson-steps = Each step goes straight ahead or diagonally, never sideways or back.
lesson-taken = A car cannot enter a taken space, but may slip diagonally between two cars.
lesson-whole = If the way allows, a car moves its whole number. If it can move, it must.
lesson-jam-ahead = One way ends in a jam: there the car stops, and the rest is lost.

# --- The Grand Prix ---

lesson-money = Prizes plus bets, minus the prices you paid: the highest sum wins.
lesson-lot = Car and power are sold together. A power changes one rule for your cars.
lesson-price = The highest bid wins and is paid at the end. All cards go back to their hands.
lesson-tie = Equal bids: the card with more lines wins, then the one without a wild.
lesson-bought = Your Speed-8 card is in your hand now. As a bid it is always a pass.
lesson-keep-power = You keep one power for all your cars. Take one that suits your cards.
lesson-race = No cards are drawn now: your hand must last the whole race.
lesson-betting-line = The first car over a yellow line opens a bet, once the card is finished.
lesson-bet = Mark any car in secret: coming first, second or third, it pays 9, 6 or 3.
lesson-next-bet = Bet two pays 6, 4 or 2, bet three 3, 2 or 1. Stay, or mark another car.
lesson-finish = The finish is near. Any number that reaches it will do; the rest is lost.
lesson-home = The first car is home, and the race goes on: nearly every place pays.
lesson-cards-run-out = A car still on the track when the cards run out has stalled: no prize.
lesson-sheet = The highest sum wins; on a tie, the player with the better placed car.
lesson-bid = Your card’s number in this colour is your secret bid. Without it you pass.
lesson-prizes = Places pay 12, 9, 6, 4, 2 and nothing: that is what a car can earn.
lesson-declared = You have no card of this colour. Some cards may still bid, as shown.
lesson-everybody = Everybody gets a car: in the end only those without one may bid.
lesson-given = The last car goes to the player without one, at the hand’s lowest number.
lesson-aside = When all pass, a car waits until the end. Unsold, it races without an owner.
lesson-power = Your power is offered whenever it can be used. You may say no.
lesson-cunning = Cunning: the owner always steers { $cars }, no matter who plays the card.
lesson-two-bets = One card crossed two lines: there are two bets, one after the other.
lesson-home-line = The line of a car that is already home is passed over.
lesson-out = All your cars are home: your hand is discarded, but you still bet.
