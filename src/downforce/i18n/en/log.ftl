# The log: one message for every kind of event, who did what. Players' names are in $player; the colour of a
# car is in $car and is worded by `car`. Messages with -hidden are for those who may not know.

event-lot-opened = Up for sale: { car.the } with { $power }.
event-lot-opened-no-power = Up for sale: { car.the }, without a power.
# When not everybody bids.
event-lot-opened-some = { event-lot-opened } Only { $players } may bid.
event-lot-opened-no-power-some = { event-lot-opened-no-power } Only { $players } may bid.

event-bid-placed = { $player } places { $card }.
event-bid-placed-declared = { $player } places { $card } and declares it a bid.
event-bid-placed-hidden = { $player } has placed a card.

# A heading; the lines revealed-... follow, one for each player.
event-bids-revealed = The cards for { car.the }:
revealed-bid = { $player } bids { $amount } with { $card }.
revealed-bid-declared = { $player } declares { $amount } with { $card }.
revealed-pass = { $player } passes with { $card }.

event-lot-sold = Sold! { $player } takes { car.the } and { $power } for { $price }.
event-lot-sold-no-power = Sold! { $player } takes { car.the } for { $price }.
event-lot-given = { car.start-the } and { $power } go to { $player } without bidding, for { $price }, as shown on the card { $card }.
event-lot-given-no-power = { car.start-the } goes to { $player } without bidding, for { $price }, as shown on the card { $card }.
event-lot-set-aside = Nobody bids. { car.start-the } is set aside for later.
event-lot-unsold = { car.start-the } finds no buyer and races without an owner.

event-power-chosen = { $player } keeps { $power }.
event-power-chosen-hidden = { $player } has chosen a power.
# $powers is a list of powers-kept-driver.
event-powers-kept = The players: { $powers }.
powers-kept-driver = { $player } ({ $power })
event-power-swapped = { $player } swaps Cunning for { $power }.
event-power-swapped-declined = { $player } stays with Cunning.

event-race-started = Start your engines! { $player } starts the race.
event-hand-drawn = { $player } draws { $cards }.
event-hand-drawn-hidden = { $player } draws a hand.

event-card-played = { $player } plays { $card }.
event-card-played-reverse = { $player } plays { $card } bottom up.
event-wild-named = { $player } names { car } for the wild.
event-line-skipped = { $player } skips the { car } line.
event-line-skipped-wild = { $player } skips the wild.
event-line-kept = { $player } lets { car } move.
event-line-passed-over = { car.start } is jammed and cannot move.
event-line-passed-over-home = { car.start } is home already.

event-car-moved = { $player } steers { car } { spaces } to { $space }.
event-car-moved-bonus = { $player } steers { car } { spaces } more, to { $space }.
event-car-moved-lane = { $player } steers { car } { spaces } ({ $lane }).
event-car-moved-bonus-lane = { $player } steers { car } { spaces } more ({ $lane }).
event-car-moved-over-line = { $player } steers { car } { spaces } across the line.
event-line-crossed = { car.start } is the first across betting line { $number }.
event-car-finished = { car.start } comes home { place.of-six }!
event-lap-completed = { $laps ->
    [one] { car.start } has gone round once.
    [2] { car.start } has gone round twice.
   *[other] { car.start } has gone round { $laps } times.
}
event-bonus-declined = { $player } declines the bonus move for { car }.
event-hand-dropped = { $player } has every car home and discards { $count ->
    [one] the last card
   *[other] the last { $count } cards
} unseen.
event-card-drawn = { $player } draws { $card }.
event-card-drawn-hidden = { $player } draws a card.

event-bets-opened = Bet { $number }! Everybody marks a winner, in secret.
event-bet-placed = { $player } puts bet { $number } on { car }.
event-bet-placed-hidden = { $player } has placed bet { $number }.
event-bets-closed = All have placed bet { $number }.
event-turn-started = { $player } is next.

# The lines race-scored-... follow where they have something to say.
event-race-scored = { $race ->
    [1] The race is over.
   *[other] Race { $race } is over.
}
race-scored-home = Home, in this order: { $cars }.
race-scored-nobody = No car came home.
race-scored-stalled = Stalled: { $cars }.
race-scored-bets = { $player } bet on { $cars }.
race-scored-money = { $player }: { $money }.
event-next-race-started = On to race { $race }, at { $track }.
event-game-ended = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the win!
}
