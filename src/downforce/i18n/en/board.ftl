# What stands where on the board, where a car may go, bets and results: said by the terminal and by the page.

# Where a move may end, and what follows from it. $lane is one of the lane-... texts.
choice-move = { $space }, { $lane }: { spaces }, { $togo } to go
choice-move-laps = { $space }, { $lane }: { spaces }
choice-finish = across the finish line, { place }: { spaces }
choice-jam = jams there
choice-passes = passes { $cars }
choice-crosses = opens bet { $number }
choice-lap = starts another lap
choice-shuts-in = shuts in { $cars }
choice-frees = frees { $cars }
choice-bonus-earned = earns a bonus move
lane-single = single lane
lane-inside = inside
lane-middle = middle
lane-outside = outside
lane-number = lane { $lane }

# The running order.
order-space = { $space }
order-to-go = { $steps } to go
order-to-line = lap { $lap }, { $steps } to the line
order-gap = +{ $steps }
order-level = level
order-home = home, { place }
order-jammed = jammed
order-nobody = no owner

# What lies ahead of a car; a list of ahead-... follows.
ahead = { car.start }: { $what }.
ahead-car = { car } { $steps } ahead
ahead-next = { car } right ahead
ahead-squeeze = a single lane in { $steps }
ahead-in-squeeze = in the single lane
ahead-bet = betting line { $number } in { $steps }
ahead-finish = the finish in { $steps }
ahead-jammed = jammed
ahead-clear = a clear road
ahead-home = home { place.of-six }

# Bets.
bet-intro = Who wins the race? If the car you pick finishes 1st, 2nd or 3rd, this bet pays { $first }, { $second } or { $third }.
bet-for-nothing = Who wins the race? Bets pay nothing in this game, but everybody still makes one.

# How equal bids were decided.
story-tie-lines = Equal bids: the card with more lines wins.
story-tie-wild = Equal bids: the card without a wild wins.
story-tie-seat = Equal bids: the seat nearest to the left of the last buyer wins.

# The result.
result-home = { place } { car } ({ $player })
result-stalled = Stalled: { $cars }.
result-win = { $count ->
    [one] { $players } wins with { $money }!
   *[other] { $players } share the win with { $money } each!
}
result-win-home = { $players } wins: { car } is home first!
result-win-ahead = { $players } wins: { car } is farthest ahead!
result-tie = { $players } have { $money } each; { $first } is ahead thanks to the better car ({ place }).
result-tie-shared = { $players } have { $money } each, and their best cars do not break the tie.

# The rules in short.
rules-money = The most money wins: prizes for your cars, plus bets, minus what you paid at auction.
rules-first-home = The owner of the first car home wins. Money does not count.
rules-long = The owner of the car farthest ahead when all cards are played wins. Money does not count.
rules-auction = Auction: for each car and its power everybody places a card in secret. The number beside the car’s colour is the bid; a card without the colour is a pass. The highest bid pays and takes the lot, and all cards go back to their hands. Ties go to the card with more lines, then to the one without a wild. Everybody ends up with at least one car.
rules-dealt = Cars are dealt, { $count } to each player.
rules-turn = Race: play one card a turn and carry it out line by line. Each line moves its car that many spaces, and you steer every car on your card. A wild moves a car that is not on the card.
rules-steer = Cars go forward, straight or diagonally, never sideways or back, and never through another car. A car that runs into a jam stops there and loses the rest of its move.
rules-bets = Bets: when the first car crosses a betting line, everybody secretly bets on the winner after that card.
rules-finish = Finish: a car across the line takes the next place and leaves the track. When all your cars are home, you play no more cards. When the cards run out, the cars still on the track have stalled and win nothing.
rules-laps = There is no finish line: cars go round until every card is played.
rules-two = With two players, Speed-8 cards lie face up in front of you; you hold seven cards and draw one after each card you play.
rules-three = You hold three cards and draw one after each you play.
rules-tour = A World Tour is two such races; the money of both is added up.
