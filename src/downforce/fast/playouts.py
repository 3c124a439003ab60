"""What a position is worth: played to its end many times by Works on all seats.

    worth = race_on([state], games=1_860, seed=1, slips=0.1)
    worth.shares[0]  # of each seat: how often it wins, a shared win counted in parts
    worth.money[0]  # of each seat, on average

The same call gives the same numbers on every target, and with any number of cores.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from downforce.fast import kernels
from downforce.fast.book import books as books_of
from downforce.fast.book import first_books
from downforce.fast.convert import pack
from downforce.fast.kernels import Records, check_number
from downforce.fast.layout import GAME
from downforce.model.errors import DownforceError, expect
from downforce.rules.state import GameState, Setup
from downforce.rules.view import View

AT_ONCE = 1 << 14
"""Games in memory at a time."""
Floats = NDArray[np.float64]
Report = Callable[[int], object]
"""Called with how many games are played so far."""


class Worth(NamedTuple):
    """What positions are worth: a row for each, a column for each seat (0 where a table has fewer)."""

    shares: Floats  # how often a seat wins; a win of two counts half for each
    money: Floats  # the mean, in millions
    games: int  # how many were played from each position

    @property
    def errors(self) -> Floats:
        """The standard error of each share."""
        return np.sqrt(self.shares * (1 - self.shares) / self.games)


def race_on(
    states: Sequence[GameState], games: int, seed: int, *, slips: float = 0.0, report: Report | None = None
) -> Worth:
    """Plays each position to its end so many times; a share of ``slips`` is any legal choice.

    Game *n* of each position has the same random numbers, which makes positions comparable.
    """
    setups, starts = packed(states)
    check_number("games", games, 1 << 31)
    if not games:
        raise DownforceError("no games, no figures")
    return _raced(books_of(setups), starts, games, seed, slips, report)


def race_on_view(
    view: View, games: int, seed: int, *, slips: float = 0.0, report: Report | None = None
) -> Worth:
    """The same for what a seat sees: each game has hidden cards of its own, drawn evenly."""
    expect("view", view, View)
    rng = Random(f"worlds {check_number('seed', seed, 1 << 32)}")
    worlds = [view.sample(rng) for _ in range(check_number("games", games, 1 << 31))]
    one = race_on(worlds, 1, seed, slips=slips, report=report)
    return Worth(one.shares.mean(axis=0, keepdims=True), one.money.mean(axis=0, keepdims=True), games)


@lru_cache(maxsize=256)
def _first(setup: Setup) -> Setup:
    """The table with its first race, which names its books."""
    from dataclasses import replace

    return replace(setup, race=0) if setup.race else setup


def packed(states: Sequence[GameState]) -> tuple[list[Setup], Records]:
    """The tables of the positions, and the positions as records that name them."""
    for state in states:
        expect("state", state, GameState)
    if not states:
        raise DownforceError("no positions, no figures")
    setups = list(dict.fromkeys(_first(state.setup) for state in states))
    tables = dict(zip(setups, first_books(setups), strict=True))
    packed = b"".join(pack(state, table=tables[_first(state.setup)]) for state in states)
    return setups, np.frombuffer(packed, GAME).copy()


def _raced(
    books: Records, starts: Records, games: int, seed: int, slips: float, report: Report | None
) -> Worth:
    players = int(books["players"].max())
    shares = np.zeros((len(starts), players))
    money = np.zeros((len(starts), players))
    done = 0
    for part in _parts(len(starts), games):
        at, numbers = np.divmod(part, games)
        batch = starts[at]
        batch["number"] = numbers if games > 1 else part
        kernels.race(books, batch, seed, slips=slips)
        winners, won = kernels.results(books, batch)
        sets = winners[:, None] >> np.arange(players) & 1
        np.add.at(shares, at, sets / sets.sum(axis=1, keepdims=True))
        np.add.at(money, at, won[:, :players])
        done += len(batch)
        if report:
            report(done)
    return Worth(shares / games, money / games, games)


def _parts(positions: int, games: int) -> list[NDArray[np.int64]]:
    every = positions * games
    return [np.arange(first, min(first + AT_ONCE, every)) for first in range(0, every, AT_ONCE)]
