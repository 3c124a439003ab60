"""Games of a job on the fast engine: Works is compiled, other bots are asked through views as always.

The deals come from the generator of the fast engine. The same games are played with and without Numba, on one
core and on many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import numpy as np

from downforce.arena.bots import Entrant
from downforce.arena.job import Fixture, Job
from downforce.arena.play import GameRow, PlayedGame, ask, race_row
from downforce.bots import BOTS, Bot
from downforce.fast import kernels, layout
from downforce.fast.book import book, cells_of
from downforce.fast.convert import choice_of, state_of
from downforce.model.ids import CARS, Car, Seat
from downforce.rules.actions import Action
from downforce.rules.phases.scoring import standings
from downforce.rules.state import GameState, Setup

WORKS = "works"
Ask = Callable[[int, Seat, GameState], Action]
"""The action of a seat that the engine does not play itself, in the game of a batch."""


def is_compiled(entrant: Entrant) -> bool:
    """Whether the fast engine plays this bot itself."""
    return entrant == Entrant(WORKS) and WORKS in BOTS


def play_compiled(job: Job, numbers: range) -> list[PlayedGame]:
    """Plays some games of a job at once."""
    found: list[PlayedGame] = []
    for table, fixtures in groupby(map(job.fixture, numbers), key=lambda fixture: fixture.table):
        found += _at_table(job, table, [*fixtures])
    return found


def _at_table(job: Job, table: int, fixtures: Sequence[Fixture]) -> list[PlayedGame]:
    setup = job.setup(table)
    bots: list[list[Bot | None]] = [
        [None if is_compiled(job.entrants[at]) else job.entrants[at].make() for at in fixture.seats]
        for fixture in fixtures
    ]
    chances = [
        [None if bot is None else fixture.rng(seat) for seat, bot in zip(setup.seats, row, strict=True)]
        for fixture, row in zip(fixtures, bots, strict=True)
    ]

    def asked(at: int, seat: Seat, state: GameState) -> Action:
        bot = bots[at][seat]
        assert bot is not None
        return ask(job, fixtures[at], bot, seat, state, chances[at][seat])

    works = [sum(1 << seat for seat, bot in enumerate(row) if bot is None) for row in bots]
    grids, ends = race(setup, [fixture.deal for fixture in fixtures], works, job.chance_seed(table), asked)
    rows = zip(fixtures, grids, ends, strict=True)
    return [PlayedGame(_row(fixture.number, grid, end)) for fixture, grid, end in rows]


def race(
    setup: Setup, numbers: Sequence[int], works: Sequence[int], seed: int, asked: Ask
) -> tuple[list[tuple[Car, ...]], list[GameState]]:
    """The grids and the ends of the games of these numbers. ``works`` names the seats of Works as sets."""
    books, games = book(setup), layout.games(len(numbers))
    games["number"] = numbers
    kernels.reopen(books, games, seed)
    grids = [_grid(setup, spots) for spots in games["spots"].tolist()]
    while True:
        kernels.race_for(books, games, seed, works)
        waiting = np.flatnonzero(games["phase"] != layout.OVER)
        if not len(waiting):
            return grids, [state_of(setup, game.tobytes()) for game in games]
        choices = np.full(len(games), -1)
        for at in waiting.tolist():
            state = state_of(setup, games[at].tobytes())
            choices[at] = choice_of(state, asked(at, state.asked[0], state))
        kernels.step(books, games, choices)


def _grid(setup: Setup, spots: Sequence[int]) -> tuple[Car, ...]:
    """The cars, pole first."""
    cells = cells_of(setup.track)
    on_cell = {cells[spot]: car for spot, car in zip(spots, CARS, strict=True)}
    return tuple(on_cell[cell] for cell in setup.track.grid)


def _row(number: int, grid: tuple[Car, ...], end: GameState) -> GameRow:
    rows = sorted(standings(end).rows, key=lambda row: row.seat)
    ranks, money = tuple(row.rank for row in rows), tuple(row.money for row in rows)
    return GameRow(number, ranks, money, (race_row(grid, end, None, end),))
