# The cover of the programme: the first page one sees.

home-page-title = Downforce
# Under the title on the poster.
home-page-motto = Six cars, an auction, a race and three bets

home-page-name = Driver’s name
# Who plays without having given a name.
home-page-no-name = Guest
home-page-race-now = Race now
# What "Race now" starts. $level is the name of a bot, $track that of a circuit, $mode that of a mode.
home-page-race-now-about = You and three bots ({ $level }) at { $track }: { $mode }. The race starts at once.
# Printed small on the ticket.
home-page-ticket = Grand Prix
home-page-admit = Admit one
home-page-opening = One moment, the gates are opening.

home-page-sections = In this programme
home-page-rules = The rules
home-page-language = Language

# --- Join ---

home-page-join-over = Paddock pass
home-page-join = Join a table
home-page-code = Code
home-page-code-about = Six letters and digits, from the person who opened the table.
home-page-join-button = Go to the table

# --- Public tables ---

home-page-lobby-over = Grandstand
home-page-lobby = Public tables
home-page-lobby-none = No public tables just now. Open one, and it will be listed here.
home-page-lobby-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
home-page-lobby-full = All seats taken
home-page-lobby-running = Racing now
# On the link to a table.
home-page-lobby-join = Join
home-page-lobby-watch = Watch

# --- New table ---

home-page-new-over = Entry form
home-page-new = Open a table
home-page-new-about = Choose circuit and rules, then invite friends, or let bots take the other seats.
home-page-new-fill = Fill in the form
home-page-new-button = Open the table

# --- Replays ---

home-page-replays-over = Newsreel
home-page-replays = Past races
home-page-replays-none = Your finished races are kept here, to be watched again turn by turn.
home-page-replays-all = { $count ->
    [one] Show 1 race
   *[other] Show all { $count }
}

# --- Another device ---

home-page-device-over = Spare car
home-page-device = On another device
home-page-device-about = Continue on your phone, or come back to this screen: your seats move with you.
home-page-device-make = Get a code
home-page-device-code = Type this on the other device:
home-page-device-once = It works once, within five minutes.
home-page-device-scan = Or scan this there. Either way, the receipts of your deals are moved too, so that the deals can still be proved.
home-page-device-have = Code from your other device
home-page-device-use = Continue here
home-page-device-done = This device now plays as you. Open your table by its code or its link.
home-page-device-without = The receipts of your deals did not come along: the second part of the code is wrong. You can get a new code.

home-page-offline = The server is not answering just now; try again in a moment.
home-page-unofficial = An unofficial fan project, not affiliated with and not endorsed by the publishers or the designers of the printed game.

home-page-running-over = On the track
home-page-running = Your races
home-running-turn = Your turn
home-running-waiting = Waiting for { $players }
home-running-open = Not started yet
home-running-paused = Paused
home-running-go = Back to the race
home-past-won = { $players } won
home-past-you-won = You won
home-past-you = { $players } won, you came { place }
