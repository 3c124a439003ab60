# Parts of the page that are in sight all the time: speed cards, the score pad, the timing tower, the seats.

# --- Speed cards ---

# One line of a card, spoken: $own says whether the car is the listener's, $now whether it could move.
handcard-line = { $own ->
    [yes] your { car } { $speed }
   *[no] { car } { $speed }
}{ $now ->
    [home] { " " }(home)
    [jammed] { " " }(jammed)
   *[free] { "" }
}
# A card in the hand, spoken: its lines, then what it would do. $card is a list of such lines.
handcard-bids = { $card }: bids { $amount }
handcard-declares = { $card }: bid { $amount }, declared
handcard-passes = { $card }: passes
handcard-upside-down = { $card }: bottom up
handcard-covered = a covered card

# Printed on a card's foot.
handcard-foot-pass = pass
handcard-foot-declare = bid { $amount }
handcard-foot-down = top down
handcard-foot-up = bottom up

handcard-hand = Your hand
handcard-none = No cards left in your hand.
handcard-count = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

# A rubber stamp on the card that bought the lot.
handcard-sold = Sold

# --- The score pad ---

sheetpad-title = Score sheet
sheetpad-of = Score sheet: { $player }
sheetpad-driver = Driver
sheetpad-car = Car
sheetpad-price = Price
sheetpad-prize = Prize
sheetpad-bet = Bet { $number }
# A table beneath the cars: what each place pays.
sheetpad-pays = Pays
sheetpad-sum = Sum
sheetpad-total = Winnings
# Across a column with a bet that others may not see yet.
sheetpad-sealed = Sealed
# A cross on the sheet, spoken.
sheetpad-marked = marked
sheetpad-bet-on = Bet { $number } on { car }
sheetpad-stalled = stalled
sheetpad-no-money = Money does not decide this game.

# --- The timing tower ---

tower-title = Running order
# One car, spoken. $gap is a distance such as +3.
tower-row = { place }: { car }, { $owner }, { $gap }
tower-nobody = no owner
tower-stalled = stalled
tower-up = { $count ->
    [one] up 1 place
   *[other] up { $count } places
}
tower-down = { $count ->
    [one] down 1 place
   *[other] down { $count } places
}

# --- The seats ---

seat-title = Players
seat-you = you
seat-host = host
# $level is the name of a bot.
seat-bot = { $level } bot
seat-away = a bot drives for now
seat-offline = offline
seat-asked = to move
seat-thinking = thinking
seat-car-for = { car } for { $price }
seat-no-car = no car yet
seat-bets = { $count ->
    [0] no bets
    [one] 1 bet
   *[other] { $count } bets
}
seat-own-bets = Your bets: { $cars }
seat-cars = Cars
