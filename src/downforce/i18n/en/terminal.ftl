# The game in a terminal: plain text, read by eye or by a screen reader. Headings are shown in capitals.

# --- The start ---

start-title = Downforce
start-name = Your name on the score sheet? (Enter for { $name })
start-name-default = Rookie
start-name-number = Player { $number }, your name? (Enter for { $name })
start-name-default-number = Player { $number }
start-name-taken = { $name } is already at the table.
start-name-long = A name has at most { $most } characters.
start-name-help = Type a name, or only Enter; then say how many race with you. During the race help shows what you can type.
start-opponents = How many opponents, { $least } to { $most }? (Enter for { $count })
start-opponents-again = Type a number from { $least } to { $most }.
start-table = { $track }, { $mode }. At the table: { $players }.
start-bots = { $count ->
    [0] No bots today.
    [one] { $bots } is a bot.
   *[other] { $bots } are bots.
}
start-resumed = { $count ->
    [one] 1 decision has
   *[other] { $count } decisions have
} been made; the race goes on.
start-help = Type ? whenever you want help.
start-auction = First the six cars are sold, each with a power. To bid, place a card: its number for the car is your offer, in millions. The card comes back to your hand.
start-prizes = The cars that come home first win { $prizes }.
start-race = Play a card each turn. It moves the cars on it, from the top line down, and you steer them all, yours or not.
start-own = You drive { $cars }, marked with a star.
start-own-power = You drive { $cars }, marked with a star, and your power is { $power }. { $effect }

# --- Passing the keyboard ---

pass-keyboard = The keyboard goes to { $player }. Everybody else, please look away.
pass-enter = { $player }, press Enter.

# --- Headings ---

heading-lot = Auction, lot { $number } of 6: { car.the }
heading-lot-aside = Auction, offered again: { car.the }
heading-keep = After the auction
heading-swap = Before the race
heading-turn = { $player }, your turn
heading-steer = { $player }, take the wheel
heading-bet = Bet { $number } of 3
heading-result = The result
heading-order = Running order
heading-map = The circuit
heading-hand = Your hand
heading-sheets = Score sheets
heading-log = The log
heading-powers = Powers
heading-help = Help
heading-rules = The rules in short

# --- The auction ---

lot-no-power = No power goes with it.
# $numbers are those of their own cards for this car, $wilds their wilds.
lot-in-hand = { $place ->
    [1] { car.start } starts from pole position.
   *[other] { car.start } starts { place.of-six }.
} { $count ->
    [0] You hold nothing of that colour
   *[other] Your numbers for it: { $numbers }
}{ $wilds ->
    [none] { "" }
   *[other] ; wilds: { $wilds }
}.
lot-only = Only { $players } may bid.
lot-must = Nobody may pass now.
# Stand before a card.
choice-declare = declare { $amount }
choice-pass = pass
ask-bid = Which card do you place, 1 to { $count }?

keep-intro = You hold several powers and race with one.
choice-power = { $power }: { $effect }
ask-keep = Which one do you keep, 1 to { $count }?
swap-intro = With two players Cunning can be swapped for a power that is out of the game.
choice-swap-none = Stay with Cunning.
ask-swap = Which power do you race with, 1 to { $count }?

# --- The race ---

# One line of a card: a star for an own car, a note if it could not move now.
choice-line = { car }{ $own ->
    [yes] *
   *[no] { "" }
} { $speed }{ $now ->
    [home] { " " }(home)
    [jammed] { " " }(jammed)
   *[free] { "" }
}
choice-card-reverse = bottom up: { $lines }
play-reverse = Add r to a number to read that card from bottom to top: 1r.
forced-card = Your last card: { $card }
ask-play = Which card do you play, 1 to { $count }?

line-heading = Line { $line } of { $lines }: { $what }; then { $rest }.
line-last = { $line ->
    [1] The only line: { $what }.
   *[other] The last line: { $what }.
}
line-of-other = { $player } plays { $card }.
line-skip-ask = { $player } will steer { car } { spaces }, unless you skip the line.
choice-car = { car }{ $own ->
    [yes] *
   *[no] { "" }
}, { $where }
choice-skip = skip this line
choice-keep-line = let it move
ask-wild = Which colour, 1 to { $count }?
ask-skip = Which, 1 to { $count }?
ask-move = Where does { car } go, 1 to { $count }?
bonus-intro = A bonus move: { car } may go { spaces } more.
choice-bonus-none = stay here

# A space where a move may end, and what follows from it. $lane is one of the lane-... texts.

ask-end-turn = Enter to end your turn, or type undo:

# --- What stands where ---

order-row = { $place }. { car }{ $own ->
    [yes] *
   *[no] { "" }
}

# What lies ahead of a car; a list of ahead-... follows.

# --- Betting ---

bet-earlier = Your bets so far: { $cars }.
ask-bet = Which car do you bet on, 1 to { $count }?

# --- Short forms for the story of a card ---

story-moved = { car.start } goes { $steps } to { $space }.
story-moved-less = { car.start } goes only { $steps } of { $speed }, to { $space }.
story-moved-bonus = { car.start } goes { $steps } more, to { $space }.
story-moved-over-line = { car.start } goes { $steps } and crosses the line.
story-wild = The wild is { car }.
story-skipped = The { car } line is skipped.
story-skipped-wild = The wild is skipped.

# --- Hand, sheets, powers, log ---

hand-none = You hold no cards.
hand-totals = Spaces in your hand: { $totals }.
hand-total = { car } { $spaces }
hand-wilds = wild { $spaces }
hand-pile = { $count ->
    [0] The draw pile is empty.
    [one] 1 card in the draw pile.
   *[other] { $count } cards in the draw pile.
}

sheet-row = { $player }, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}: { $cars }. { $power }.
sheet-car = { car } for { $price }
sheet-car-dealt = { car }
sheet-no-cars = no car yet
sheet-no-power = No power
sheet-bets = Your bets: { $cars }.
sheet-earlier = Race { $race }: { $money }.
sheet-prizes = Prizes, 1st to 6th: { $prizes }.
sheet-payout = Bet { $number }, for 1st to 3rd: { $payouts }.

log-empty = Nothing has happened yet.
powers-none = Nobody has a power in this game.
powers-row = { $player }: { $power }. { $effect }

# --- The result ---

result-row = { $rank }. { $player }: { $money }
result-row-car = { $rank }. { $player }: { car }, { $where }
result-row-no-car = { $rank }. { $player }: no car
result-race = Race { $race }, { $track }: { $money }
result-prizes = Prizes { $total }: { $items }
result-bets = Bets { $total }: { $items }
result-item = { car } { place } { $money }
result-item-stalled = { car } stalled { $money }
result-prices = Auction { $total }: { $items }
result-price = { car } { $money }
result-seed = This deal again: --seed { $seed }
result-recorded = The game is written to { $path }.

# --- Commands that work at every prompt ---

command-help = help
command-hand = hand
command-order = order
command-map = map
command-sheet = sheet
command-log = log
command-rules = rules
command-power = power
command-hint = hint
command-undo = undo
command-save = save
command-quit = quit

about-help = this page
about-hand = your cards, and the spaces they give each car
about-order = where every car is, and what lies ahead of it
about-map = the circuit as a picture, with the cars
about-sheet = the score sheets: cars, prices, powers, bets
about-log = what has happened
about-rules = how this game is played
about-power = what the powers do
about-hint = what the race engineer would do
about-undo = undo your last choice
about-save = write the game to a file: save my-race.dfg
about-quit = leave the table

help-answer = Answer with the number of a choice; for a car its colour or letter will do (K black, B blue, G green, Y yellow, O orange, R red), for a space its name. Enter alone shows the choices again.
help-commands = Or type one of these:
help-spaces = A space such as 12b2 is section 12, lane b, second space; lane a is the inside.
map-legend = The thick line is the finish, the others are betting lines. Your cars are underlined where there are colours.
map-off = There is no map here; { $order } says where the cars are.

retry = { $input } is not one of the choices; type a number from 1 to { $count }, or ? for help.
retry-enter = Press Enter to go on, or type undo.

undo-done = Undone.
undo-nothing = There is nothing of yours to undo.
undo-late = Too late to undo that: somebody else has acted, or cards were turned up.

save-name = Name a file, like this: save my-race.dfg
save-done = Saved to { $path }.
save-failed = { $path } cannot be written: { $why }.

quit-ask = Leave the table? Type yes, or a file name to save the game first; Enter to keep playing:
quit-bye = Goodbye!

resume-hint = To continue it:
resume-found = A race was cut short at { $when }: { $players }.
resume-ask = Continue it? Enter for yes, or type no:
resume-aside = It stays in { $path }.
left-early = The input has ended, so the race stops here.

# --- The rules in short ---

