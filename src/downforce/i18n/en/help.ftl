# What --help says of the commands: one sentence each, a few of them with more, and one text for every option.
# The ids are those of the commands and options; help-option-... is for those that several commands have.
# Words that are typed as they stand (names of options, modes, circuits, levels, files) are not translated.

help-usage = Usage: { $line }
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-rules = Rules for --option

# What is to be filled in, in capitals.
help-placeholder-command = COMMAND
help-placeholder-options = OPTIONS
help-placeholder-file = FILE
help-placeholder-track = CIRCUIT
help-placeholder-folder = FOLDER
help-placeholder-int = NUMBER
help-placeholder-str = TEXT
help-placeholder-path = PATH
help-placeholder-target = TARGET
help-placeholder-visitor = VISITOR
help-placeholder-table = TABLE

# Sentences that follow what an option does.
help-default = If not given, { $value }.
help-variable = Or set the environment variable { $name }.

help-option-help = Show this page.
help-option-version = Show the version.
help-option-language = The language: en, es, fr, pt-BR or pt-PT. If not given, the language of your system if it is one of these, otherwise English.

# downforce alone
help-downforce = Downforce, the board game: an auction, a race and three bets.
help-downforce-more =
    Without a command it starts the game on this machine and opens it in your browser. Phones can join.
    An unofficial fan project.
help-downforce-browser = Open a browser. If not given, one is opened where there is a screen; elsewhere the address is shown.
help-downforce-port = The first port to try, 8060 if not given. If it is in use, the next one is taken.
help-downforce-host = The address to listen on. 0.0.0.0 lets phones on your network join, 127.0.0.1 keeps them out.
help-downforce-data = The folder for games and settings. If not given, the one where your system keeps such things.

# downforce play
help-play = Play a race: in the browser, like “downforce” alone, or here with --terminal.
help-play-more = The other options are for the terminal: there you play against bots, or several people share a keyboard.
help-play-terminal = Play in this terminal.
help-play-players = How many sit at the table, 2 to 6, bots included. If not given, the game asks.
help-play-people = How many of them are people, or their names: Ann,Bo. Bots fill the table. If not given, the game asks.
help-play-track = The circuit: marina-bay or river-station. A World Tour goes on to the other one.
help-play-mode = The kind of game: standard, beginner, long-distance or world-tour.
help-play-edition = The edition whose rules and money you play with: en, es, fr, pt-PT or pt-BR. If not given, that of your language.
help-play-option = A single rule to change, written name=value; repeat it for another. Example: lowest-bid=yes.
help-play-seed = Any text. The same seed gives the same deal.
help-play-level = How well the bots play: rookie, club, national, works or ace. If not given, works.
help-play-linear = For screen readers: text in one column only, without the map.
help-play-data = The folder for games and settings. If not given, the one where your system keeps such things.
help-play-record = Write the game to this file when it ends, or when you leave.
help-play-resume = Go on with a game that was saved.

# downforce replay
help-replay = Describe a recorded game move by move, with nothing hidden.
help-replay-file = The game file.
help-replay-json = Print a JSON object for every action instead: its number, seat, text, events and the state after it.
help-replay-at = Show the position after this many actions instead.

# downforce verify
help-verify = Check that a game file is what it says: the deal, every action, the score, every byte.
help-verify-more =
    The rules engine reads it, and so does a script of 200 lines that shares no code with the engine.
    If anything differs, one line says what and where, and the exit code is 1.
help-verify-file = The game file.
help-verify-digest = The digest that players were shown at the end of the game; the file must have the same.
help-verify-receipt = Your receipt for the deal: 64 hexadecimal digits, a file kept by a program of yours, or another player’s game file. Then the verdict is “proved” or “not fair”.
help-verify-json = Print a JSON object instead.

# downforce track
help-track = Draw, check and list circuits.
help-track-draw = Draw a circuit as a map in SVG.
help-track-draw-track = The name of a circuit, such as marina-bay, or a track file.
help-track-draw-output = The file to write. If not given, the map goes to standard output.
help-track-draw-cells = Write the name of each space on it.
help-track-draw-title = Put a title block under the map, or leave it out. If not given, it is there.
help-track-draw-json = Give the board as JSON instead: outlines, centres and headings of the spaces, edges and lines.
help-track-check = Check a track file: one line if it is fit for racing, otherwise what is wrong and where.
help-track-check-track = The track file, or the name of a circuit.
help-track-list = List the available circuits, with their figures.
help-track-list-json = Print a JSON array instead.

# downforce serve
help-serve = Run a server for others. It logs one JSON object a line to standard error.
help-serve-host = The address to listen on. 127.0.0.1 is for this machine and a proxy on it, 0.0.0.0 for everybody.
help-serve-port = The port to listen on.
help-serve-database = sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/NAME. If not given, a file in your data folder.
help-serve-allow-host = Another name by which people reach this machine, besides its own; repeat the option for more.
help-serve-open-tables = Who may open tables: anyone, known (who has finished a race here), or nobody. This machine always can.
help-serve-thinkers = How many processes think for the bots.
help-serve-proxy = Trust a proxy on this machine about where requests come from (X-Forwarded-For, X-Forwarded-Proto).
help-serve-trusted-proxy = Trust a proxy at this address, or in this network, as well; repeat the option for another.
help-serve-monitor = An address or network, besides this machine, that may read /metrics; repeat the option for another.
help-serve-keep-finished = For how many days the log and the chat of a finished table are kept. The game itself stays.
help-serve-keep-open = For how many days a table is kept if no game has begun.
help-serve-keep-running = For how many days a game is kept if nobody continues it.
help-serve-keep-patient = The same, for tables where players may stay away as long as they like.
help-serve-keep-visitors = For how many days a visitor is kept after their browser got the cookie.
help-serve-most-tables = How many tables may be open or running at the same time.
help-serve-contact = Where push services may write to you: mailto:YOU@HOST or https://... Without it, alerts by Web Push are not offered.
help-serve-mail = Your mail server for alerts: smtp://USER@HOST:587, or smtps://USER@HOST. Always with TLS. The password comes from DOWNFORCE_MAIL_PASSWORD or a file.
help-serve-mail-from = The sender of mails. If not given, the user of the mail server.
help-serve-mail-password-file = A file with the password of the mail server.
help-serve-call-host = A host that webhooks and push services may use even though it is not public: NAME or NAME:PORT; repeat the option for more.

# downforce simulate and downforce arena
help-simulate = Play thousands of games on all cores and report statistics.
help-simulate-more = The same seed gives the same result, whatever the number of cores. Interrupt it when you like: the same command goes on where it stopped.
help-simulate-games = How many games at each kind of table. If not given, 1000.
help-simulate-bots = Who plays: names of bots, or files such as my_bot.py or my_bot.py:MyBot. Several take turns in seats.
help-arena = Let bots play against each other, all against all, and rate them.
help-arena-more = Each line-up plays the same deals, and each deal once in every rotation of its seats: every bot has every seat equally often. The same seed gives the same result, whatever the number of cores. Interrupt it when you like: the same command goes on where it stopped.
help-arena-bots = At least two: names of bots, files such as my_bot.py or my_bot.py:MyBot, or all. If not given, all.
help-arena-deals = How many deals for each line-up. If not given, 50.
help-option-seed = Any text. If not given, 1.
help-option-jobs = How many processes. If not given, one for each core.
help-option-players = How many sit at the table, 2 to 6. Several kinds of tables: 2,4 or 2-6. If not given, 4.
help-option-track = Circuits by name, or track files; all for all circuits. If not given, the first one.
help-option-mode = Modes: standard, beginner, long-distance, world-tour, or all. If not given, standard.
help-option-edition = The editions of the rules: en, es, fr, pt-PT, pt-BR, or all. If not given, en.
help-option-json = Print JSON instead of tables.
help-option-csv = Write all figures to this file as well, as comma-separated values.
help-option-plots = Draw plots into this folder as well, as PNG and SVG.
help-option-record = Write all games to this file as well, one after the other.
help-option-isolate = Run each bot in its own process, which sees only that bot’s views; a secret salt goes into the deals.
help-option-salt = Repeat a run with the salt that it printed.
help-option-resume = Keep what was played in this file. If it is there already, go on with it.
help-option-engine = plain, or fast: the same rules, compiled, with other random numbers. With Works bots it plays hundreds of times as many games a second.
help-option-backend = Where to play: loky (processes here), dask or ray.
help-option-scheduler = The address of a Dask or Ray cluster. If not given, one is started here.

# downforce admin
help-option-database = sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/NAME. If not given, the file in your data folder.
help-option-yes = Do it without asking.
help-admin = Administer a server: tables, visitors, bans, statistics, another database.
help-admin-more = These commands work on the database of a server, which may be running. Every change is noted in a log.
help-admin-tables = List and search tables, the most recently changed first.
help-admin-tables-search = Part of an id, a code or a name.
help-admin-tables-status = Only tables that are open, running or over.
help-admin-tables-limit = How many at most.
help-admin-close = Delete a table and its log; people there are disconnected in seconds.
help-admin-close-table = The id or the code of a table.
help-admin-people = Show who sat at a table: names, visitor ids, since when. The log notes that you looked.
help-admin-people-table = The id or the code of a table.
help-admin-visitor = Show what is stored about a visitor.
help-admin-visitor-visitor = The id of a visitor.
help-admin-delete = Delete a visitor’s data: the record of their devices, names and chat.
help-admin-delete-visitor = The id of a visitor.
help-admin-ban = Ban a visitor or a network; they are disconnected in seconds.
help-admin-ban-target = The id of a visitor, an address, or a network such as 192.0.2.0/24.
help-admin-ban-reason = Why, for your own log.
help-admin-unban = Lift a ban.
help-admin-unban-target = What was banned.
help-admin-bans = List the bans in force.
help-admin-figures = Count the visitors, tables, entries and finished games of the last days.
help-admin-figures-days = How many days.
help-admin-log = Show what was done with these commands.
help-admin-log-limit = How many at most.
help-admin-calls = Show what is waiting to be sent, what fails, and what happened to the latest alerts.
help-admin-calls-limit = How many of the latest alerts at most.
help-admin-move = Copy everything into another database, and check counts and digests.
help-admin-move-to = The address of an empty database: postgresql://NAME:PASSWORD@HOST/NAME.

# downforce site
help-site = Write the game as a static website. It needs a web host, but no server of its own.
help-site-folder = The folder to write: a new one, an empty one, or one that holds an earlier website.
