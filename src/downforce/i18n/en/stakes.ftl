# What a player should know before confirming a turn. The first words are read first.

stake-race-won = { car.start } comes home: you win the race.
stake-race-lost = { car.start } comes home: { $player } wins the race.
stake-race-over = The race ends with this card.
stake-rival-paid = { car.start } comes home { place }: { $money } for { $player }.
stake-rival-home = { car.start } comes home { place }.
stake-own-jam = Your { car } car is jammed.
stake-line = { car.start } crosses betting line { $number }: everybody bets.
stake-last-card = It is your last card for { car }.
