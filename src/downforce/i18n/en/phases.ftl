# What is happening, and for whom we wait ($waiting is a list of names, $player the one whose card it is).

phase-bid = { car.start-the } is up for sale; waiting for { $waiting }.
phase-keep-power = The auction is over and each player keeps one power; waiting for { $waiting }.
phase-swap-power = Cunning can be swapped; waiting for { $waiting }.
phase-play-card = The race is on; waiting for a card from { $waiting }.
phase-name-wild = { $player } plays { $card }, and the wild needs a colour; waiting for { $waiting }.
phase-choose-skip = { $player } plays { $card } and may skip the { car } line; waiting for { $waiting }.
phase-move-car = { $player } plays { $card }, and { car } moves; waiting for { $waiting }.
phase-bonus = { $player } plays { $card }, and { car } has earned a bonus move; waiting for { $waiting }.
phase-bet = Everybody marks a winner for bet { $number }; waiting for { $waiting }.
phase-over = The game is over.

# What a player is asked.

question-bid = Bid for { car.the } with a card. The card stays yours.
question-keep-power = Which power do you race with?
question-swap-power = Swap Cunning for another power?
question-play-card = Your turn: play a card.
question-name-wild = The wild moves { $speed }. Which car?
question-choose-skip = { car.start } would move { $speed }. Skip the line?
question-move-car = { car.start } goes { $speed }. Where to?
question-move-car-rival = { $player } moves your { car } car { $speed }. You steer it: where to?
question-bonus = A bonus for { car.the }: { spaces } more.
question-bet = Bet { $number }: who wins? Nobody sees your bet.
