"""Thousands of games of one table at once, by the numbers of ``spec``, on the fast engine.

    games = Games(1024, seed=1, players=4)
    mask = games.legal()  # [1024, 256]
    refused = games.step(mask.argmax(axis=1))  # a wrong number changes nothing and is marked
    seen = games.observe()  # of the acting seats
    worth = games.returns()  # [1024, 4], 0 while a game is being played

The arrays are buffers that the next call fills again. They lie at multiples of 64 bytes, so torch and JAX
take them by DLPack without a copy: ``torch.from_dlpack(games.legal())``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from downforce.fast import convert, kernels
from downforce.fast.backend import TARGET
from downforce.fast.book import book
from downforce.fast.kernels import Records, check_number
from downforce.fast.layout import GAME, OVER, ROW, SEATS
from downforce.model.errors import DownforceError, expect, shown
from downforce.rules.game import make_setup
from downforce.rules.state import Deal, GameState, Setup
from downforce.sim import spec
from downforce.sim.numbers import CHOICES, IN_SIGHT, MASKS, ROWS, numbers

if TARGET == "cuda":
    from downforce.sim.gpu import run
else:
    from downforce.sim.numbers import run

__all__ = ["Games", "run"]

ALIGNMENT = 64
"""What JAX asks of an array that it takes without a copy."""
LOWEST_SEAT = np.array([-1, *((seats & -seats).bit_length() - 1 for seats in range(1, 1 << SEATS))])


class Games:
    """A batch of games of one table; every array has the games along its first axis."""

    def __init__(
        self,
        count: int,
        *,
        seed: int = 0,
        first: int = 0,
        auto_reset: bool = False,
        setup: Setup | None = None,
        **table: Any,
    ) -> None:
        """Deals so many games, numbered from ``first``; the seed and the number decide all chance.

        With ``auto_reset`` a step replaces games that were over before it, and ignores their actions.
        """
        self._prepare(_setup_of(setup, table), check_number("count", count, 1 << 31), seed, auto_reset)
        if not count:
            raise DownforceError("no games: count is at least 1")
        self.records: Records = kernels.new_games(self._books, count, self._seed, first=first)

    @classmethod
    def from_deals(
        cls,
        deals: Sequence[Deal],
        *,
        seed: int = 0,
        auto_reset: bool = False,
        setup: Setup | None = None,
        **table: Any,
    ) -> Games:
        """Opens a game from each deal of the plain engine."""
        made = cls.__new__(cls)
        made._prepare(_setup_of(setup, table), len(deals), seed, auto_reset)
        try:
            packed = b"".join(convert.pack_deal(made.setup, deal) for deal in deals)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            raise DownforceError("deals are those of the plain engine, each for this table") from None
        made.records = np.frombuffer(packed, GAME).copy()
        made.records["number"] = np.arange(len(deals))
        kernels.begin(made._books, made.records)
        return made

    @classmethod
    def from_states(cls, states: Sequence[GameState], *, seed: int = 0, auto_reset: bool = False) -> Games:
        """Goes on from positions of the plain engine, all at one table."""
        for state in states:
            expect("state", state, GameState)
        setups = {_first(state.setup) for state in states}
        if len(setups) != 1:
            raise DownforceError(f"positions of one table are needed, not of {len(setups)}")
        made = cls.__new__(cls)
        made._prepare(setups.pop(), len(states), seed, auto_reset)
        made.records = convert.records(states)
        return made

    def _prepare(self, setup: Setup, count: int, seed: int, auto_reset: bool) -> None:
        self.setup, self.count, self.auto_reset = setup, count, auto_reset
        self._seed = check_number("seed", seed, 1 << 32)
        self._books, self._tables = book(setup), numbers(setup)
        words = spec.setup_words(setup)
        if words * spec.WORD > IN_SIGHT:
            raise DownforceError(f"a car of this track sees more than {IN_SIGHT} cells; use the plain engine")
        self.actions = spec.action_count(words)
        self.size = spec.observation_size(setup.players, words)
        self._seen = _buffer((count, ROW), np.int64)
        self._masks = _buffer((count, self.actions), np.int8)
        self._rows = _buffer((count, self.size), np.int16)
        self._worth = _buffer((count, setup.players), np.float32)
        self._choices, self._seats = np.zeros(count, np.int64), np.full(count, -1, np.int64)

    # --- what a learner reads -----------------------------------------------------------------------

    @property
    def actor(self) -> NDArray[np.int64]:
        """The seat that acts in each game, -1 where it is over."""
        return LOWEST_SEAT[self.records["asked"]]

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return self.records["phase"] == OVER

    def legal(self) -> NDArray[np.int8]:
        """1 for each legal action of the acting seats, ``[games, actions]``."""
        kernels.see_unchecked(self._books, self.records, self._seen)
        self._run(MASKS)
        return self._masks

    def observe(self, seat: object = None) -> NDArray[np.int16]:
        """What the acting seats see, or one seat, or one for each game, ``[games, numbers]``."""
        self._seats[:] = -1 if seat is None else self._checked_seats(seat)
        self._run(ROWS)
        return self._rows

    def returns(self) -> NDArray[np.float32]:
        """What each game is worth to each seat, as ``spec.returns`` says; 0 while it is being played."""
        self._worth[:] = 0
        over = np.flatnonzero(self.is_over)
        if len(over):
            players = self.setup.players
            winners, _ = kernels.results(self._books, self.records[over])
            won = (winners[:, None] >> np.arange(players) & 1) / np.bitwise_count(winners)[:, None]
            self._worth[over] = (players * won - 1) / (players - 1)
        return self._worth

    def money(self) -> NDArray[np.int64]:
        """The money of each seat, as if all races ended now."""
        return kernels.results(self._books, self.records)[1][:, : self.setup.players]

    def states(self) -> list[GameState]:
        """The positions as the plain engine has them."""
        return [convert.state_of(self.setup, record.tobytes()) for record in self.records]

    # --- what it does -------------------------------------------------------------------------------

    def step(self, actions: object) -> NDArray[np.bool_]:
        """Plays an action of the acting seat in every game; says where one was refused.

        A refused action leaves its game as it was. Actions for games that are over are ignored.
        """
        wanted = kernels.whole_numbers("actions", actions, (self.count,))
        over = self.is_over
        self._run(CHOICES, wanted)
        self._choices[over] = -1
        kernels.step_unchecked(self._books, self.records, self._choices)
        refused: NDArray[np.bool_] = self._choices == 1
        if self.auto_reset and over.any():
            self.reset(over)
        return refused

    def race_for(self, seats: object, *, slips: float = 0.0) -> None:
        """Lets Works play for a set of seats of each game, up to a decision of another seat.

        A share of ``slips`` of its choices is any legal one.
        """
        kernels.race_for(self._books, self.records, self._seed, seats, slips=slips)

    def reset(self, games: object = None) -> None:
        """Replaces games by new ones, those that are over unless others are named."""
        which = np.flatnonzero(self.is_over if games is None else np.asarray(games, bool))
        fresh = self.records[which]
        fresh["number"] += self.count
        kernels.reopen(self._books, fresh, self._seed)
        self.records[which] = fresh

    def _run(self, what: int, actions: NDArray[np.int64] | None = None) -> None:
        run(
            0, self.count, self._books, self._tables, self.records, what,
            self._choices if actions is None else actions, self._choices, self._seen, self._masks,
            self._seats, self._rows,
        )  # fmt: skip

    def _checked_seats(self, seat: object) -> NDArray[np.int64]:
        players = self.setup.players
        whole = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        shape = () if whole else (self.count,)
        seats = kernels.whole_numbers("seats", seat, shape)
        if ((seats < 0) | (seats >= players)).any():
            raise DownforceError(f"there is no seat {shown(seat)} with {players} players")
        return seats


def _setup_of(setup: Setup | None, table: dict[str, Any]) -> Setup:
    if setup is not None and table:
        raise DownforceError("a table is given by setup or by its parts, not by both")
    return _first(setup if setup is not None else make_setup(**table))


def _first(setup: Setup) -> Setup:
    """The table with its first race, which names its books."""
    expect("setup", setup, Setup)
    return replace(setup, race=0) if setup.race else setup


def _buffer(shape: tuple[int, int], kind: Any) -> NDArray[Any]:
    """Zeros that begin at a multiple of 64 bytes."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    return room[start : start + size].view(kind).reshape(shape)
