# What the commands say when they cannot do what they were asked: one line each.

cli-error = downforce: { $what }
cli-unknown-command = there is no command { $name }; there are { $known }
cli-too-many-words = nothing is known to do with { $text }
cli-bug = this should not happen, please report it ({ $what }); DOWNFORCE_DEBUG=1 shows where
cli-bad-option = write an option as name=value, not { $text }
cli-too-many-people = { $people ->
    [one] 1 person does
   *[other] { $people } people do
} not fit at a table of { $players }
cli-bad-people = write a number from 1 to 6 or names with commas between them, not { $text }
cli-same-name = two people are called { $name }
cli-long-name = a name has up to { $most } letters: { $name }
cli-bad-seed = a seed is a line of plain text
cli-cannot-read = { $path } cannot be read: { $why }
cli-cannot-write = { $path } cannot be written: { $why }
cli-game-is-over = { $path } is a finished game; watch it with downforce replay
cli-resume-alone = a game that is resumed keeps its table; leave out { $options }
cli-at-range = --at takes a number from 0 to { $most } for this game, not { $at }
cli-at-json = --at and --json cannot be used together
cli-for-terminal = for { $options } say --terminal as well; in the browser you choose at the table
cli-cannot-listen = port { $port } of { $host } cannot be had: { $why }

# The game on this machine. The addresses stand at the end of their lines, where terminals make links of them.
home-already = Downforce is running on this machine already.
home-opened = Downforce is in your browser: { $url }
home-here = Downforce is at { $url }
home-phones = For phones and others on your network: { $url }
home-stop = Ctrl-C stops it. Every game is kept.
home-stopped = Stopped. Every game is kept.

# A replay.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = Players: { $players }.
replay-at = After { $number ->
    [0] no action
    [one] 1 action
   *[other] { $number } actions
} of { $count }:
replay-unfinished = The game stops here, unfinished.
