# A finished game, looked at again.

replaying-over = Replay
replaying-title = { $track }, { $mode }
replaying-loading = Loading the replay…
replaying-unknown = There is no finished game at this address.
replaying-offline = This game is not kept on this device, and the server is not answering.
replaying-offline-view = This view is not kept on this device, and the server is not answering.
replaying-busy = Too many replays at once; try again in a moment.

# --- Whose eyes ---

replaying-view = Seen by
replaying-view-open = everybody, all cards shown
replaying-view-public = a spectator
replaying-view-seat = { $player }

# --- The projector ---

replaying-follow = Follow the cars
replaying-controls = Replay controls
replaying-scrubber = Moment of the game
# What the scrubber says; $what is the last thing that happened.
replaying-moment = { $at } of { $count }: { $what }
replaying-count = { $at } / { $count }
replaying-turn-back = One turn back
replaying-back = One step back
replaying-play = Play
replaying-pause = Pause
replaying-forward = One step forward
replaying-turn-on = One turn forward
replaying-speed = Speed
replaying-times = ×{ $speed }
replaying-keys = Space plays and stops; the arrow keys go step by step, with Shift turn by turn.

# The marks along the scrubber.
replaying-legend = Marks
replaying-mark-lot = a car is sold
replaying-mark-turn = a turn
replaying-mark-bet = bets
replaying-mark-finish = a car is home

# --- What lies on the table ---

replaying-dealt = The cards are dealt.
replaying-lot = For sale
replaying-on-table = On the table
replaying-hands = Hands
replaying-hand-of = { $player }’s cards
replaying-hand-empty = no cards
replaying-bets-of = Bets: { $cars }
replaying-log = The log
replaying-order = Running order

# --- Take it along ---

replaying-link = Link to this moment
replaying-file = Download the game
replaying-rules = Rules
replaying-home = Downforce, go to the home page
replaying-table = Back to the table
