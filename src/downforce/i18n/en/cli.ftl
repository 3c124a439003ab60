# What the commands say when they cannot do what they were asked: one line each.

cli-error = downforce: { $what }
cli-unknown-command = no command is called { $name }; the commands are { $known }
cli-unknown-command-close = no command is called { $name }; did you mean { $close }?
cli-too-many-words = unexpected: { $text }
cli-unknown-option = there is no option { $name }; see { $help }
cli-unknown-option-close = there is no option { $name }; did you mean { $close }?
cli-missing = { $name } is missing
cli-needs-value = { $name } needs a value
cli-not-a-number = { $name } takes a whole number, not { $text }
cli-bad-value = { $name } cannot be { $text }
cli-bad-range = { $name } takes a number from { $least } to { $most }, not { $text }
cli-bad-network = { $name } takes an address or a network such as 10.0.0.0/8, not { $text }
cli-bad-contact = --contact takes mailto:NAME@HOST or an https address, not { $text }
cli-bad-mail = --mail takes smtp://USER@HOST:PORT or smtps://USER@HOST, without a password; the problem: { $why }
cli-bad-host-name = --allow-host takes a name such as downforce.example, without https://, port or path, not “{ $text }”
cli-bad-openers = --open-tables takes one of these: { $known }; not { $text }
cli-given-twice = { $name } is given twice
cli-not-understood = this was not understood; see { $help }
cli-bug = this should not happen, please report it ({ $what }); DOWNFORCE_DEBUG=1 shows where
cli-missing-text = the catalogues have no text { $id }; docs/translating.md says how to add it
cli-bad-option = write an option as name=value, not { $text }
cli-unknown-rule = no rule is called { $name }; the choices for --option are { $known }
cli-bad-rule = { $text } is not possible; the values are { $values }
cli-too-many-people = { $people ->
    [one] 1 person does
   *[other] { $people } people do
} not fit at a table of { $players }
cli-bad-people = write a number from 1 to 6 or names with commas between them, not { $text }
cli-same-name = two people are called { $name }
cli-long-name = a name has at most { $most } characters: { $name }
cli-bad-seed = a seed is a line of plain text
cli-cannot-read = { $path } cannot be read: { $why }
cli-cannot-write = { $path } cannot be written: { $why }
cli-not-ours = { $path } is not a Downforce { $kind ->
    [track] track file
   *[game] game file
}
cli-game-is-over = { $path } is a finished game; watch it with downforce replay
cli-resume-alone = a game that is resumed keeps its table; leave out { $options }
cli-at-range = --at takes a number from 0 to { $most } for this game, not { $at }
cli-at-json = --at and --json cannot be used together
cli-for-terminal = add --terminal to use { $options }; in the browser you choose at the table
cli-cannot-listen = port { $port } on { $host } is not available: { $why }
cli-no-such-host = there is no such address
cli-bad-database = not a database address; it should look like sqlite:///games.db
cli-database-at = the database address has two @: in a password, write @ as %40
cli-database-in-memory = a database in memory does not last: name a file, like sqlite:///games.db
cli-other-database = databases are SQLite or PostgreSQL, not { $name }
cli-newer-database = a newer version of Downforce wrote this database: install that one
cli-cannot-open-database = the database { $address } cannot be opened: { $why }
cli-database-in-use = another server is using the database { $address }; stop it first, or name another file
cli-missing-extra = this needs the extra { $extra }, which is not installed. In the folder of the source code: pip install ".[{ $extra }]"

# Why the system cannot do something. The ids are those of C.
system-enoent = there is no such file or folder
system-eacces = that is not allowed
system-eperm = that is not allowed
system-eisdir = it is a folder
system-enotdir = part of that path is not a folder
system-eexist = it already exists
system-enospc = the disk is full
system-edquot = your disk quota is used up
system-erofs = it is read-only
system-enametoolong = the name is too long
system-eloop = the links form a loop
system-emfile = too many files are open
system-enfile = too many files are open on this machine
system-efbig = the file is too large
system-ebusy = it is in use
system-eio = disk error
system-eaddrinuse = it is in use
system-eaddrnotavail = this machine does not have that address
system-econnrefused = nothing answers there
system-econnreset = the other side closed the connection
system-etimedout = it took too long to answer
system-enetunreach = that network cannot be reached
system-ehostunreach = that machine cannot be reached

# The game on this machine. The addresses stand at the end of their lines, where terminals make links of them.
home-already = Downforce is already running on this machine.
home-opened = Downforce is open in your browser: { $url }
home-here = Downforce is at { $url }
home-phones = For phones and other devices on your network: { $url }
home-stop = Ctrl-C stops it. Every game is kept.
home-stopped = Stopped. Every game is kept.

# What a browser shows that came to a server by a wrong name.
serve-unknown-name = This server does not answer to the name { $name }. Its host can allow it: --allow-host { $name }

# A replay.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = Players: { $players }.
replay-at = { $number ->
    [0] Before the first action (0 of { $count }):
    [one] After 1 action of { $count }:
   *[other] After { $number } actions of { $count }:
    }
replay-unfinished = The game stops here, unfinished.
