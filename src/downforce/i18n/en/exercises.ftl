# The exercises: small positions with a question each. No text has more than 40 words.

exercise-number = Exercise { $number } of { $count }
exercise-all = All exercises
exercise-previous = Previous
exercise-next = Next
exercise-check = Check
exercise-show = Show the answer
exercise-shown = The answer
exercise-again = Try again
# A link from a figure of the rules to its exercise.
exercise-large = Show it full size
exercise-right = Right!
exercise-wrong = Not yet
exercise-done = done
exercise-progress = { $done } of { $count } done
exercise-finished = You have done every exercise. The track is yours.
exercise-try = Try it: { $title }
exercise-rules = The rule in full
exercise-group-steering = Steering
exercise-group-cards = Cards and powers
exercise-group-auction = The auction
exercise-group-money = The deal and the money
exercise-pick-space = Mark spaces on the map.
exercise-pick-one-space = Choose one space on the map.
exercise-pick-many = Mark everything that is right.
exercise-pick-order = Tap the cars in the right order.
exercise-pick-one = Choose one.
exercise-pick-number = Enter a number.
exercise-marked = { $count ->
    [0] Nothing marked yet.
    [one] 1 marked.
   *[other] { $count } marked.
}
exercise-space-beside = { $lane }, beside or behind
exercise-space-finish = across the finish line
exercise-space-occupied = { $space } ({ car })
exercise-part-winner = Who gets { car.the }?
exercise-part-price = At what price?
exercise-part-bidders = Who bids for { car.the }?
exercise-part-steers = Who steers { car.the }?
exercise-part-names = With this line:
exercise-part-winners = Who wins?
exercise-part-each = Each of { $count } players gets
exercise-part-out = Left over with { $count } players
exercise-part-hand = In hand at the start
exercise-part-pile = In the draw pile
exercise-part-money = Winnings in millions
exercise-skip = Skip this line
exercise-declared = declared
exercise-owns = { $player }: { $cars }
exercise-owns-none = { $player }: no car
exercise-finishers = Finishing order: { $cars }

# --- Steering: a title, what is asked, and the rule it shows ---

exercise-first-steps = Only forward
exercise-first-steps-ask = Red moves 4. Mark every space where it may end.
exercise-first-steps-rule = A car goes straight or diagonally forward, never sideways, and for its full number unless its way runs into a jam.
exercise-staggered = Just ahead
exercise-staggered-ask = Orange moves 1. The outer lane is staggered here. Mark every space where orange may end.
exercise-staggered-rule = The front edge counts: it must lie farther ahead, even if only a little. A level front edge is not forward.
exercise-single-lane = Behind another car
exercise-single-lane-ask = Blue moves 6, but yellow is in the single lane. Where may blue end?
exercise-single-lane-rule = Where a way runs into a jam, the move ends. The rest of the number is lost.
exercise-jam-beside = Two ways, one jam
exercise-jam-beside-ask = Green moves 4 and may choose its way. Mark every space where it may end.
exercise-jam-beside-rule = A way into a jam is allowed, even if another way allows the full number.
exercise-squeeze = The squeeze
exercise-squeeze-ask = Yellow moves 4 towards the single lane, and orange is in it. Mark every space where yellow may end.
exercise-squeeze-rule = Each way ends at its own jam. Here one costs yellow one space, and the other three.
exercise-finish = Over the line
exercise-finish-ask = Red moves 6 towards the finish line. Mark every end it may choose.
exercise-finish-rule = A car only has to cross the line; it need not use its full number. A way that ends in a jam before the line is allowed too.
exercise-jam-them = Should you jam here?
exercise-jam-them-ask = Ada has Tricky and plays her card from the bottom: green 2, black 4, red 6. Green is hers. Steer green so that it does best against red.
exercise-jam-them-rule = The jam costs green one space, and red all six. Think of the whole card before you steer its first line.
exercise-jam-or-not = And here?
exercise-jam-or-not-ask = Again green 2, black 4, red 6, and green is Ada’s. Steer green so that it does best against red.
exercise-jam-or-not-rule = Stopping early leaves the road clear for red. Moving the full number gains more and blocks the way.

# --- Cards and powers ---

exercise-top-down = From top to bottom
exercise-top-down-ask = Ada plays this card. In which order do the cars move?
exercise-top-down-rule = The player who plays a card moves every car on it, line by line from the top. Then the card is discarded.
exercise-wild = A wild line
exercise-wild-ask = Ada has reached the wild on her card. Green is already home. Which colours may she name?
exercise-wild-rule = A wild names any colour that is not on the card, even a car that is home or jammed.
exercise-unpredictable = A wild without limits
exercise-unpredictable-ask = Ada has Unpredictable, and has reached the wild on her card. Which colours may she name?
exercise-unpredictable-rule = With Unpredictable a wild may name any of the six colours.
exercise-strategic = Skip it?
exercise-strategic-ask = Ada has Strategic, and has reached the first wild on her card. What may she do with this line?
exercise-strategic-rule = Strategic may skip one line of a card, even a wild one. Then no colour is named.
exercise-tricky = Bottom up
exercise-tricky-ask = Ada has Tricky and plays this card from bottom to top. In which order do the cars move?
exercise-tricky-rule = Tricky reverses the whole card, or nothing.
exercise-aggressive = One more
exercise-aggressive-ask = Ada has Aggressive and owns red, the first line of her card. How many spaces may red move?
exercise-aggressive-rule = When your own car is the first line of your card, it may move 1 more. It does not have to.
exercise-aggressive-wild = One more with a wild?
exercise-aggressive-wild-ask = Ada has Aggressive and owns red. Her card begins with a wild 5, and she has named red. How many spaces may red move?
exercise-aggressive-wild-rule = Aggressive adds nothing when the first line is a wild.
exercise-cunning = Hands off
exercise-cunning-ask = Ada plays this card. Carmen owns red and yellow and has Cunning. Who steers each car?
exercise-cunning-rule = A player with Cunning steers their own cars, no matter who plays the card. The one who plays it steers the others.
exercise-determined = Rectangles only
exercise-determined-ask = Ada has Determined and moves her orange car 4. Which ends earn the bonus move?
exercise-determined-rule = Every space entered must be a rectangle. One curved space on the way, and there is no bonus.
exercise-determined-bonus = Two more
exercise-determined-bonus-ask = Orange left the bend and entered rectangles only. Before the next line it may move 2 more. Where may that bonus move end?
exercise-determined-bonus-rule = The bonus move follows the usual rules. Its spaces, and the start of the first move, may have any shape.

# --- The auction ---

exercise-more-lines = Two sixes
exercise-more-lines-ask = Green is for sale with Cunning, and everybody has placed a card. Who gets it, and at what price?
exercise-more-lines-rule = A card without green is a pass. Where bids are equal, the card with more lines wins. All four cards go back to their hands.
exercise-no-wild = Three sixes
exercise-no-wild-ask = Green is for sale, and three bids are equal. Who gets it, and at what price?
exercise-no-wild-rule = First the card with more lines wins, and then the card without a wild.
exercise-declared-bid = No green in hand
exercise-declared-bid-ask = Green is for sale, and Ada holds no green. With which of her cards can she bid?
exercise-declared-bid-rule = Without the colour in hand, a card with a wild may be declared as a bid. The wild’s number counts; with two wilds, the higher one.
exercise-left-of-the-winner = Tied to the end
exercise-left-of-the-winner-ask = Ada and Carmen hold no green and declare a wild 2 each. Bruno was the last buyer. Who gets green, and at what price?
exercise-left-of-the-winner-rule = If lines and wilds are equal too, the seat nearest to the left of the last buyer gets the lot.
exercise-without-a-car = The last two cars
exercise-without-a-car-ask = Only yellow and orange are left to sell. Who may bid for yellow?
exercise-without-a-car-rule = When there are as many cars left as players without a car, only those players bid.
exercise-set-aside = Nobody wanted it
exercise-set-aside-ask = Nobody bid for yellow or orange, so both were set aside. At the end yellow is offered again. Who may bid?
exercise-set-aside-rule = A lot that was set aside is offered again at the end, to players without a car only.
exercise-last-car = The very last car
exercise-last-car-ask = Red has just been sold. Green is the last car, and only Carmen has none. Who gets green, and at what price?
exercise-last-car-rule = The last car goes to the last player without one. It costs the lowest number of its colour in that player’s hand.

# --- The deal and the money ---

exercise-the-deal = The deal
exercise-the-deal-ask = 42 speed cards are dealt out equally. How many does each player get, and how many are left over?
exercise-the-deal-rule = With four and with five players two cards are left over. They leave the game unseen.
exercise-two-players = A deal for two
exercise-two-players-ask = Two people play. How many cards does each get, and what do they start the race with?
exercise-two-players-rule = After the auction each player shuffles their own 21 cards, draws 7, and keeps the other 14 as a draw pile.
exercise-drawing = Play one, draw one
exercise-drawing-ask = Two people play. After which of these cards does Ada draw a new one?
exercise-drawing-rule = A card played from the hand is replaced from the draw pile. A face-up Speed-8 card is not.
exercise-sheet = What does it pay?
exercise-sheet-ask = The race is over, and the finishing order is on the map. What are Ada’s winnings?
exercise-sheet-rule = Prizes and bets are added. The prices of the cars are taken off. Here the bets make 6 + 4 + 3 = 13.
exercise-tie = Equal money
exercise-tie-ask = The race is over, and two players have the same money. Who wins?
exercise-tie-rule = Where winnings are equal, the player whose best car finished higher wins.

# --- Why an answer is wrong. $other is a colour, $rival another player ---

exercise-why-taken = The { $other } car is there already. A car never enters an occupied space.
exercise-why-beside = The front edge of that space is level, so the space lies beside the car. A car never moves sideways.
exercise-why-behind = The front edge of that space lies farther back. A car never moves backwards.
exercise-why-beyond = That space lies beyond the finish line. A car that crosses the line leaves the track at once.
exercise-why-too-far = That space is { $steps } steps away, but the number is { $speed }.
exercise-why-too-short = That is { $steps } of { $speed }, and the road goes on. A car moves its full number if its way allows.
exercise-why-blocked = Other cars are in the way: with the number { $speed } no free way leads there.
exercise-why-missed-full = You missed an end: this way takes { car.the } there in exactly { $steps }.
exercise-why-missed-staggered = You missed an end. Its front edge lies farther ahead, even if only a little, so the space is forward.
exercise-why-missed-jam = You missed a jam: after { $steps } of { $speed } nothing free lies ahead. { car.start-the } may stop there, and loses the rest.
exercise-why-missed-finish = You missed the finish line: it is crossed with { $steps } of { $speed }, and that is enough.
exercise-why-better-end = So { car } gains { $steps }, and { $other } { $rest }. On the way shown it is { $better } against { $held }.
exercise-why-colour-on-card = { car.start } is on the card, so the wild may not name it.
exercise-why-missed-colour = { car.start } is not on the card, so the wild may name it.
exercise-why-missed-home = { car.start } is home, but may still be named. Then nothing moves.
exercise-why-missed-blocked = { car.start } is jammed, but may still be named. Then nothing moves.
exercise-why-missed-unpredictable = { car.start } is on the card, but Unpredictable may still name it.
exercise-why-missed-skip = Strategic may skip one line of the card, and it may be this one.
exercise-why-not-on-card = { car.start } is not on this card.
exercise-why-top-down = Read the card from the top. { car.start } moves at another point.
exercise-why-bottom-up = Tricky reads the whole card from the bottom. { car.start } moves at another point.
exercise-why-all-cars = { car.start } moves too: the player who plays a card moves every car on it, their own or not.
exercise-why-speed = The line says { $speed }. The road is free, so a car goes that far, apart from what a power adds.
exercise-why-aggressive = { car.start-the } is Ada’s own and the first line of her card, so Aggressive may add 1.
exercise-why-aggressive-wild = The first line is a wild, so Aggressive adds nothing.
exercise-why-optional = The number of the line is always allowed. No power has to be used here.
exercise-why-steers-all = { $player } plays the card and steers every car on it, unless its owner has Cunning.
exercise-why-cunning = { $player } owns { car.the } and has Cunning, so nobody else steers it.
exercise-why-curved = Step { $steps } of this way enters a curved or tapered space, so there is no bonus.
exercise-why-rectangles = You missed an end: the way shown enters { $steps } rectangles and nothing else.
exercise-why-draws = This card comes from the hand, so Ada draws a card after it.
exercise-why-draws-not = A Speed-8 card lies face up and is not in the hand. No card is drawn after it.
exercise-why-passes = { $rival }’s card is not a bid for { car }. That is a pass.
exercise-why-higher-bid = { $player } bids { $amount }, and { $rival } bids less. The highest bid wins.
exercise-why-more-lines = { $player } and { $rival } bid the same, but { $player }’s card has more lines.
exercise-why-no-wild = Bids and lines are equal, but { $rival }’s card has a wild and { $player }’s has none.
exercise-why-earlier-seat = Everything is equal. Going left from the last buyer, { $player } comes before { $rival }.
exercise-why-own-bid = The winner pays their own bid: look at the { car } line on the winning card.
exercise-why-last-car = Only { $player } still has no car, and gets the last one without a bid.
exercise-why-lowest-number = The last car costs the lowest number of its colour: compare all { car } lines in { $player }’s hand.
exercise-why-has-a-car = { $player } has a car already. Now only players without one may bid.
exercise-why-needs-a-car = { $player } has no car yet and may bid.
exercise-why-no-bid = This card shows neither { car } nor a wild, so it is a pass.
exercise-why-declared = There is no { car } in the hand, so this wild may be declared as a bid of { $amount }.
exercise-why-subtract = The cars have to be paid too: take off { $prices }.
exercise-why-forgot-bets = The bets pay too: { $bets } in all.
exercise-why-sums = The prizes pay { $prizes } and the bets { $bets }. Add them, and take off { $prices } for the cars.
exercise-why-less-money = { $rival } has { $lower } and { $player } { $amount }. The player with the most money wins.
exercise-why-better-car = { $player } and { $rival } have the same money, but { $player }’s best car finished higher.
exercise-why-missed-winner = { $player } has { $amount }, and nobody has more. Where winnings are equal, the best car decides.
exercise-why-equal-hands = 42 cards go to { $count } players: as many as possible, and the same number for all.
exercise-why-left-over = After equal hands for { $count } players, the rest of the 42 cards leaves the game.
exercise-why-first-hand = With two players, each draws a hand of 7 from their own cards. The rest is their draw pile.
