# downforce track: what is printed on a map, and what the commands say.

# A track in a few numbers; stands alone, or after its title and a comma.
track-figures = { $cells ->
    [one] 1 space
   *[other] { $cells } spaces
    }, { $lap ->
    [one] 1 step
   *[other] { $lap } steps
    } per lap, { $even ->
    [yes] { $most ->
        [one] a single lane
       *[other] { $most } lanes
    }
   *[no] { $fewest } to { $most } lanes
    }, { $squeezes ->
    [0] no squeeze
    [one] 1 squeeze
   *[other] { $squeezes } squeezes
    }

# The words on a map.
track-over = Grand Prix circuit
track-pole = Pole
track-grid = Starting space
track-betting-line = Betting line
track-finish-line = Finish line
track-scale = { $lanes } lane widths
track-winners-spaces = Winner’s spaces

# What the commands say.
track-ok = ok: { $title }, { $id }: { $figures }
track-drawn = { $title } is drawn in { $path }
track-written = The board of { $title } is written to { $path }
track-json-alone = --json gives the whole board; leave out --cells and --no-title
track-overwrite = { $path } is the track itself; choose another file for the drawing

# The columns of the list.
track-head-name = name
track-head-title = title
track-head-version = version
track-head-cells = spaces
track-head-lap = lap
track-head-lanes = lanes
track-head-squeezes = squeezes
