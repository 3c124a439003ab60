# The table in the browser: the action bar, the panels round the board, and what is said aloud.

# --- What is asked of the one who looks on ---

table-lifted = Tap it again to play it.
table-lifted-enter = Enter plays it.
table-play-lifted = Play it
table-ask-bet-here = Bet { $number }: who wins? Tap a car.
table-ask-done = That completes your move. Confirm it, or step back.

now-play-card = Waiting for a card from { $player }.
now-name-wild = { $player } chooses a car for the wild.
now-choose-skip = { $player } may skip { car }.
now-move-car = { $player } moves { car }.
now-bonus = { $player } moves { car }: a bonus.
now-away = { $player } is away.
now-away-until = { $player } is away: a bot drives in { $time }.

table-your-turn = Your turn
table-now = Now
table-covered = The cards are covered.
table-paused = The game is paused.
table-undo-asked = { $player } would like to undo a move.
table-undo-waiting = Waiting for { $players }.
table-placed = Your card is down. Waiting for { $players }.
table-marked = Your bet is marked. Waiting for { $players }.
table-chosen = Your choice is made. Waiting for { $players }.
table-clock = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

# --- Buttons ---

table-confirm-bid = Bid { $amount }
table-confirm-pass = Pass with this card
table-confirm-bet = Bet on { car }
table-confirm-keep = Keep { $power }
table-confirm-swap = Take { $power }
table-confirm-stay = Stay with Cunning
table-confirm = Confirm the move
table-confirm-so-far = Confirm so far
table-back = Step back
table-undo = Undo
table-undo-ask = Ask to undo
table-agree = Agree
table-refuse = Refuse
table-never-mind = Withdraw the request
table-skip = Skip this line
table-keep-line = Let it move
table-no-bonus = Stay here
table-pause = Pause
table-resume = Resume
table-wait = Wait for { $player }
table-leave = Leave the table
table-watching = You are watching
table-home = Home
table-menu = Menu

# --- Round the board ---

table-board = Board: { $track }
table-whole = Whole circuit
table-close-up = Close up
table-hand = Your hand
table-on-table = Card in play
table-plays = { $player } plays
table-order = Running order
table-players = Players
table-log = The log
table-talk = Chat
table-say = Say something
table-send = Send
table-sheet = Score sheet
table-ways = Where it can stop
table-moment = This was move { $number }.
table-back-to-now = Back to live

# --- The lot ---

lot-over = Lot { $number } of 6
lot-over-aside = Offered again
lot-to-come = { $count ->
    [0] It is the last lot.
    [one] One more lot after it.
   *[other] { $count } more lots after it.
}
lot-grid = { $place ->
    [1] Starts from pole position
   *[other] Starts { place.of-six }
}
lot-reveal = The cards are up

# --- Several people at one screen ---

cover-title = Cards covered
cover-pass = Pass the screen to { $player }.
cover-several = Who is next? { $players } can choose now.
cover-show = I am { $player }: show my cards
cover-hide = Cover my cards

# --- Signs ---

sign-bravo = Bravo!
sign-ouch = Ouch!
sign-laugh = Ha ha!
sign-hurry = Hurry up!
sign-thanks = Thanks!
sign-oops = Oops.

# --- The log, besides what happens in the race ---

note-said = { $player }: “{ $text }”
note-undone = { $player } undoes the last move.
note-undo-asked = { $player } asks to undo a move.
note-agreed = { $player } agrees.
note-refused = { $player } does not agree, so nothing is undone.
note-paused = The game is paused.
note-resumed = The game goes on.
note-taken-over = { $player } is away; a bot drives meanwhile.
note-handed-back = { $player } is back at the wheel.
note-voted = { $player } wants a bot to drive for { $target }.
note-left = { $player } has left; a bot takes over.
note-kicked = { $player } was removed; a bot takes over.
note-host = { $player } is the host now.
note-muted = The host has muted { $player }.
note-unmuted = { $player } may talk again.

# --- Connection ---

link-lost = Connection lost. The page is reconnecting, and nothing of the game is lost.
link-outdated = A newer version of this page is ready. It will load as soon as nobody is waiting for you.
link-reload = Load it now
link-waiting = One moment.

# --- Preferences ---

prefs-speed = Car animation
prefs-speed-off = off
prefs-speed-normal = normal
prefs-speed-fast = fast
prefs-sound = Sound
prefs-volume = Volume
prefs-full-screen = Full screen
prefs-codes = Show space codes, such as 2b4
prefs-language = Language
prefs-rules = The rules
prefs-close = Done
prefs-keys = Keys
prefs-keys-text = Arrows and Tab move, Enter chooses, Esc steps back, Ctrl+Z undoes, M turns the sound off and on, 0 shows the whole circuit, H asks the race engineer.

# --- For the host, and for leaving ---

host-title = At this table
host-mute = Mute
host-unmute = Unmute
host-kick = Remove player
host-stand = Give up my seat
host-stand-hint = A bot takes over for you.

# --- The board in words ---

twin-title = The board in words
twin-car = { $place }. { car.start }, { $owner }: { $where }. { $ahead }
twin-car-alone = { $place }. { car.start }: { $where }. { $ahead }
twin-home = { $place }. { car.start }, { $owner }: home.
twin-home-alone = { $place }. { car.start }: home.
twin-ends = { car.start } may end here:

# --- The stage: papers on its edges, choices in the tray ---

board-map-slow = The map is being drawn.
board-map-again = The map did not load. Trying again.
paper-title = More about the race
paper-story = Log
paper-words = In words
paper-news = { $count ->
    [one] { $paper }: one new message
   *[other] { $paper }: { $count } new messages
}
paper-close = Close
table-bets-on = Which car do you bet on?
table-wild-for = Which car moves?

# Where a move may end, as it is printed on a choice; $lane is one of the lane-... texts.
way-to = { $lane }, { spaces }
way-to-go = { $steps } to go, { $lane }
way-driven = in { spaces }
way-finish = across the line, { place }
way-ahead-of = ahead of { $cars }
way-jams = { choice-shuts-in }
way-stuck = { choice-jam }
way-loses = { spaces } lost

# --- A turn that is put together, and what it comes to; $from and $to are places, $what is a list of these ---

draft-sum = { $what }. Confirm the move?
draft-stakes = { $what } Confirm the move?
draft-goes-on = { $what }. { $player } steers { car.the } next, with Cunning; then your card continues.
draft-place = { car } from { $from } to { $to }
draft-keeps = your cars keep their places
draft-wins = { car } gains { spaces }
draft-loses = { car } loses { spaces }
tower-drafted = Running order after this turn

# --- What a rival's card did to one's own car, on the stage for a moment ---

happened-moved = { $player } moves your { car } car { spaces }.
happened-boxed = { $player } shuts in your { car } car: { spaces } lost.

# --- Cunning on a rival's card; watching; answers ---

table-confirm-steer = Steer there
table-undo-yours = Do you agree?

# --- Undo, alone with bots ---

undo-bid = Undo my bid
undo-power = Undo my choice
undo-card = Undo my card
undo-bet = Undo my bet
undo-last = Undo
undo-sure = Something has been revealed since then. Undo anyway?
undo-anyway = Undo
undo-not = No, go on

# --- Between the races of a World Tour ---

interval-title = After race { $race }
interval-status = Race { $race } is over. Its money counts in the end.
interval-next = On to the next race

# The sixteen digits that players can compare.
table-receipt = Receipt for the deal: { $digits }. Everyone at this table should have the same.
