# downforce simulate and downforce arena: headings of tables and plots, and what the commands say.

# Above the tables.
arena-played = { $games } { $count ->
    [one] game
   *[other] games
}, seed { $seed }, played by { $bots }.
arena-intervals = ± is the margin of error: an interval that contains the true value in 95 of 100 such runs. × is a multiple of a fair share.
arena-salt = The salt of the deals was { $salt }. Give it with --salt to repeat this run.
arena-engine = Engine: fast. Random numbers: { $generator }.

# What a table tells apart: its title and its first column.
arena-by-seat = Seats
arena-by-bot = Bots
arena-by-power = Powers
arena-by-grid = Grid
arena-by-colour = Cars
arena-by-race = Races
arena-balance = Balance, { $track }
arena-ratings = Ratings
arena-cross = Who finishes ahead of whom, in %
arena-head-seat = seat
arena-head-bot = bot
arena-head-power = power
arena-head-grid = grid position
arena-head-colour = car
arena-head-race = races
arena-head-figure = figure

# The columns; a heading may have two lines.
arena-head-wins = wins %
arena-head-times-fair = ×
arena-head-place = place
arena-head-money = money
arena-head-spent = spent
arena-head-price = price
arena-head-bet-hits =
    bets
    hit %
arena-head-cards-left =
    cards
    left
arena-head-taken =
    1st taken
    %
arena-head-stalled =
    cars
    stalled
arena-head-stalled-share = stalled %
arena-head-rating = rating
arena-head-games = games
arena-head-all = all
arena-head-bar = target
arena-head-verdict = verdict

# Rows of the tables on races and on balance.
arena-all = all
arena-players = { $players } players
arena-row-taken = 1st place taken, %
arena-row-stalled = cars stalled
arena-row-grid = grid { $place }, × a sixth
arena-row-colour = { $car }, × a sixth
arena-bar-above = over { $low }
arena-bar-below = up to { $high }
arena-bar-between = { $low } to { $high }
arena-verdict = { $verdict ->
    [held] held
    [missed] missed
   *[open] open
}
arena-verdicts = Open: the target lies within the interval; only more games can tell.

# While it runs, and after.
arena-progress = Games: { $done } of { $total }
arena-rate = { $rate }/s
arena-speed = { $games } { $count ->
    [one] game
   *[other] games
} in { $seconds } s, { $rate } a second.
arena-resumed = Games played before: { $done } of { $total }. Continuing.
arena-stopped = Stopped. Games kept: { $done } of { $total }. To continue: downforce { $command } --resume { $path }
arena-written = { $what ->
    [csv] The statistics are
    [plots] The plots are
   *[records] The games are
} in { $path }

# Plots. $games is a number with its separators.
plot-foot = Games: { $games }. Seed: { $seed }. Played by { $bots }.
plot-whiskers = Whiskers: the interval that contains the true value in 95 of 100 such runs.
plot-wins = Who wins
plot-wins-seat = seat
plot-wins-grid = grid position
plot-wins-colour = car
plot-wins-power = power
plot-wins-bot = bot
plot-wins-note = wins, as a multiple of a fair share, which is the chequered line
plot-finish = From grid to flag
plot-finish-note = how many of 100 starts from each grid position end in each finishing place
plot-finish-grid = grid position
plot-finish-place = finishing place
plot-finish-stalled = stalled
plot-money = The purse
plot-money-note = money at the end, in millions
plot-stalled = Stalled
plot-stalled-note = cars per race that do not finish, by number of players; the yellow line is the limit
plot-ratings = The ladder
plot-ratings-note = rating by openskill
plot-cross = Head to head
plot-cross-note = how often, in 100 games at one table, the row finishes ahead of the column

# What goes wrong: one line.
arena-bad-number = { $option } takes a whole number of { $least } or more, not { $text }
arena-bad-players = --players takes numbers from 2 to 6, such as 4, 2-6 or 2,4, not { $text }
arena-bad-backend = --backend takes one of these: { $known }; not { $text }
arena-bad-engine = --engine takes one of these: { $known }; not { $text }
arena-engine-alone = --engine fast cannot be used with { $option }
arena-bad-salt = a salt is a line of plain text
arena-scheduler-alone = --scheduler needs a --backend that has one: { $known }
arena-no-scheduler = nothing answers at { $address }: { $why }
arena-two-bots = an arena needs at least two bots
arena-same-bot = two bots are called { $name }; give the files different names
arena-bot = bot { $bot }: { $cause }
arena-bot-game = bot { $bot } failed in game { $game }, seat { $seat }: { $cause }
arena-journal = { $path } { $problem ->
    [file] is not a journal of downforce
    [busy] is in use by another run
    [kind] is the journal of another command
    [seed] was begun with another --seed
    [salt] was begun with another --salt, or was killed before its salt was published
    [isolated] was begun with another choice of --isolate
    [generator] was begun with another --engine
    [deals] was begun with another number of games
    [tables] was begun with other tables (players, track, mode, edition) or another number of bots
    [bots] was begun with other bots
    [tracks] was begun with another version of a track
    [records] was begun { $kept ->
        [yes] with --record
       *[no] without --record
    }
    [engine] was begun with another version of the game
   *[batch] was begun with another version of downforce
}
arena-nothing-to-resume = { $path } does not exist; say what to play

# Printed with --isolate. $what: memory or network.
arena-not-limited = { $what ->
    [memory] This system cannot limit the memory of isolated bots.
   *[network] This system cannot cut isolated bots off from the network.
}
