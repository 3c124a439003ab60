# What is wrong with a file. The English text is what the readers of files say, word for word: it is how a cause is
# recognised, the first that fits (see causes.py). Words of the format (lanes, cells, taper) stay as they are.

# A game file.

cause-too-many-characters-game = a game file has at most { $count } characters
cause-too-many-actions = a game has at most { $count } actions
cause-header-form = a header looks like [Name "value"]
cause-header-late = headers come before the first action
cause-given-twice = { $what } is given twice
cause-result-open = there is a result, but this game is not over
cause-result-other = the result of this game is { $right }, not what the file says
cause-digest-open = there is a digest, but this game is not over
cause-digest-other = the digest of this game is { $right }, not what the file says
cause-header-missing = the header { $what } is missing
cause-nothing-called = nothing here is called { $what }
cause-bad-players = { $what } is not a number of players from 2 to 6
cause-other-version = { $what } here is not the same as in this game: the digests differ
cause-no-seat = there is no seat { $seat }
cause-seed-or-deal = a game file needs a seed or a deal, and only one of the two
cause-seed-or-deal-game = a game needs a seed or a deal, and only one of the two
cause-world-tour = { $what } is only for a World Tour
cause-illegal = illegal ({ $reason }): { $action }
cause-not-text = not a text file
cause-names = { $players } players need { $names } names, or none
cause-header-name = a header cannot be called { $what }
cause-unicode = not valid Unicode: { $what }

# An action or a deal.

cause-no-seat-at-table = no seat { $seat } at a table of { $players }
cause-not-an-action = not an action: { $what }
cause-no-car = no car has the letter { $what }
cause-no-cell = { $track } has no cell { $what }
cause-no-card = no card of the deck { $deck } is called { $what }
cause-deal-parts = a deal has four parts: grid;cars;powers;cards

# A track file.

cause-too-many-characters = the file is longer than { $count } characters
cause-line-start = a line cannot start with { $what }; it can start with { $known }
cause-already-given = { $what } was already given on line { $line }
cause-needs-value = { $what } needs a value
cause-bet-alone = bet must be alone on its line
cause-bets-only = there are only { $count } betting lines
cause-bet-first = a betting line cannot lie on the finish line, before the first section
cause-bets-same = two betting lines lie on one border, the other on line { $line }
cause-curve-side = curve needs left or right
cause-radius-small = radius { $radius } is too small for lanes { $lanes }
cause-most-sections = the track has more than { $count } sections
cause-most-cells = the track has more than { $count } cells
cause-word-place = expected { $what }, found { $found }
cause-needs-length = { $what } needs a length
cause-needs-angle = { $what } needs an angle
cause-needs-radius = { $what } needs a radius
cause-not-a-length = { $what } is not a length: write a number with at most two decimals
cause-not-an-angle = { $what } is not an angle: write a number with at most two decimals
cause-not-a-radius = { $what } is not a radius: write a number with at most two decimals
cause-length-range = a length must be between { $low } and { $high }, not { $number }
cause-angle-range = an angle must be between { $low } and { $high }, not { $number }
cause-radius-range = a radius must be between { $low } and { $high }, not { $number }
cause-lanes-missing = the number of lanes is missing: write lanes and a number
cause-cells-missing = the cells are missing: write cells and a number for each lane
cause-cells-count = cells needs one number per lane: { $lanes }, not { $count }
cause-number-range = { $what } must be a number from { $low } to { $high }, not { $word }
cause-few-sections = a track needs at least { $least } sections, but this one has { $count }
cause-few-bets = a track needs { $least } betting lines, but this one has { $count }
cause-bet-last = a betting line cannot lie on the finish line, after the last section
cause-lanes-jump = the road cannot go from { $before } to { $after } lanes in one step: put a taper in between
cause-open-turned = the track does not close: its end lies { $ahead } lane widths ahead of its start and { $right } to the right, and it turns { $turn } degrees instead of 360
cause-open = the track does not close: its end lies { $ahead } lane widths ahead of its start and { $right } to the right
cause-clash = section { $second } runs into section { $first }, on line { $line }
cause-line-missing = the { $what } line is missing
cause-track-name = { $what } is not a valid track name: use lower-case letters, digits and hyphens
cause-title = a title has at most { $count } printable characters
cause-grid-count = the grid needs { $least } cells, not { $count }
cause-grid-twice = a cell is on the grid twice
cause-grid-unknown = the grid names { $what }, which is not on the track
cause-grid-late = grid cell { $what } lies beyond the first betting line
cause-short-lap = the shortest lap takes { $count } steps, but a race needs at least { $least }
cause-word-missing = { $what } is missing
