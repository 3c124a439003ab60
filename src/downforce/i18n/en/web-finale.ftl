# The end of a game: the scoring as a show, then what it meant for the one who looks on.

finale-title = The scoring
finale-cost = First, what the cars cost
finale-earlier = From the first race
finale-prizes = Prizes
finale-bet = { $number ->
    [1] The first bet
    [2] The second bet
   *[3] The third bet
}
finale-winner = And the winner is…
finale-skip = Skip
finale-again = Watch the scoring again

# --- Who won what ---

finale-game = { $count ->
    [one] { $players } wins the game with { $money }
   *[other] { $players } share the win with { $money } each
}
finale-race = { $player }’s { car } car won the race.
finale-race-nobody = { car.start-the } won the race, and nobody owned it.
finale-race-too = They won the race as well, with { car.the }.
# Amounts with their currency.
finale-why = Why { $player } won: { $prizes } in prizes + { $bets } in bets − { $price } at auction
finale-why-no-bets = Why { $player } won: { $prizes } in prizes − { $price } at auction

# --- For the one who looks on ---

finale-you = Your race
finale-you-won = You win, with { $money }.
finale-you-place = You came { place } of { $count }, with { $money }.
finale-you-rank = You came { place } of { $count }.
finale-you-sum = { $prizes } in prizes + { $bets } in bets − { $price } at auction
finale-you-sum-no-bets = { $prizes } in prizes − { $price } at auction
finale-bet-lost = { finale-bet }, on { car }, paid nothing: it came { place }.
finale-bet-lost-stalled = { finale-bet }, on { car }, paid nothing: it never came home.
finale-bets-paid = All your bets paid.
finale-jam = The jam that hurt most: { $player }’s card cost your { car } car { spaces }.
finale-jam-own = The jam that hurt most: your own card cost your { car } car { spaces }.
finale-no-jam = No jam cost your cars a single space.
finale-see = See it again
