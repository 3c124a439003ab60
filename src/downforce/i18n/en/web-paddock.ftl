# The table before the start: seats, invitation, and how the game is set up.

# --- Seats ---

seat-free = free seat
# Two people of the same name. $number is that of the seat.
seat-numbered = { $name } ({ $number })

paddock-title = Paddock
paddock-entries = Entry list
paddock-seat = Seat { $number }
paddock-sit = Sit here
# Somebody besides, at the same screen.
paddock-sit-too = Another player here
paddock-stand = Stand up
paddock-rename = Change name
paddock-add-bot = Seat a bot
paddock-remove = Remove
paddock-kick = Remove player
# For a screen reader: what a button does, and to whom.
paddock-for = { $action }: { $player }
paddock-level = { $player }’s level
paddock-name = Name
paddock-name-sit = Sit down
paddock-name-keep = Save the name
paddock-cancel = Cancel
paddock-free-about = Waiting for somebody, or a bot.
# A bot for those who cannot change it: the name of its level, and a whole sentence about it.
paddock-bot-about = { $level }: { $about }
paddock-person-host = host
paddock-person-you = you
paddock-person-here = at the table
paddock-person-gone = not connected just now

# --- The start ---

paddock-start = Start the race
paddock-fill = Fill up with bots
paddock-ready = Every seat is taken. Start whenever you like.
paddock-free-seats = { $free ->
    [one] One seat is still free: give it to somebody, or to a bot.
   *[other] { $free } seats are still free: give them to somebody, or to bots.
}
# $host is the name of the person who opened the table.
paddock-wait-host = { $host } opened this table and starts the race once every seat is taken.
paddock-wait = The host starts the race once every seat is taken.
paddock-watching = You are watching. Take a free seat to race.

# --- The invitation ---

paddock-invite = Invite others
paddock-invite-over = Paddock pass
paddock-code = This table’s code
paddock-code-about = Type it in on the home page.
paddock-link = Link
paddock-copy = Copy the link
paddock-copied = Copied.
paddock-scan = Or point a phone’s camera here.
paddock-qr = QR code of the link
paddock-only-here = This address works on this computer only. Start Downforce with --host 0.0.0.0 to invite others.

# --- The deal ---

paddock-dealing = Shuffling
paddock-dealing-about = Everybody’s page adds its own number to the shuffle, so that nobody can choose the cards. You can check it after the race.
paddock-dealing-done = received
paddock-dealing-waits = waiting

# --- The settings ---

paddock-settings = The race
paddock-settings-over = Regulations
paddock-settings-host = Change anything you like; everybody sees it at once.
paddock-settings-others = The host decides these.

setting-players = Players
setting-track = Track
setting-second-track = Second track
# Under the picture of a circuit.
setting-track-picture = Map of { $track }
setting-mode = Game
setting-edition = Edition
setting-edition-about = The printed edition whose detailed rules and words this table uses.

setting-more = More settings
setting-more-about = pace, absence, advice, edition, house rules
setting-house-rules = House rules
setting-house-rules-about = Change single rules, if you would rather play them differently.
setting-house-rules-set = { $count ->
    [0] All as printed
    [one] 1 rule changed
   *[other] { $count } rules changed
}
setting-as-printed = As set by the game and the edition above.

setting-level = Bots
setting-level-about = For new bots, and for the seats of people who leave.

setting-clock = Clock
setting-clock-off = None
setting-clock-off-about = Everybody thinks as long as they like.
setting-clock-relaxed = Two minutes
setting-clock-relaxed-about = Two minutes for each decision, then a bot decides.
setting-clock-fast = Half a minute
setting-clock-fast-about = Thirty seconds for each decision, then a bot decides.
setting-clock-12h = 12 hours
setting-clock-12h-about = A race over several days: 12 hours for each turn. Players need not be there at the same time.
setting-clock-1d = One day
setting-clock-1d-about = A race over several days: one day for each turn. Players need not be there at the same time.
setting-clock-2d = 2 days
setting-clock-2d-about = A race over several days: two days for each turn.
setting-clock-3d = 3 days
setting-clock-3d-about = A race over several days: three days for each turn.
setting-clock-7d = 7 days
setting-clock-7d-about = A race over several days: a week for each turn.

setting-missed = When time runs out
setting-missed-about = Nobody loses their seat.
setting-missed-bot = A bot plays
setting-missed-bot-about = A bot plays this one turn. After three in a row it goes on until the player returns.
setting-missed-wait = The table waits
setting-missed-wait-about = The others may vote for a bot to play until the player returns.

setting-pace = Bots’ pace
setting-pace-calm = Calm
setting-pace-calm-about = Bots take their time, so that everybody can follow.
setting-pace-normal = Normal
setting-pace-normal-about = Bots take about a second for each decision.
setting-pace-quick = Quick
setting-pace-quick-about = Bots hardly hesitate.
setting-pace-instant = At once
setting-pace-instant-about = Bots do not wait at all.

setting-patience = When somebody is away
setting-patience-about = How long the table waits before a bot takes over. The player can come back at any time.
setting-patience-seconds = { $seconds } s
setting-patience-minutes = { $minutes } min
setting-patience-never = never

setting-public = Public table
setting-public-about = Listed on the home page for anybody to join or watch. Once finished, the game joins an open collection, without names.
setting-public-private = Private table
setting-public-private-about = Only those who know the code or the link can find it.
setting-public-too-late = Others have sat down at this private table, so it stays private.
