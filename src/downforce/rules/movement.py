"""Where a car may end its move (R4.6 to R4.8), remembered for every situation met before."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from downforce.model.ids import CARS, SEATS, Seat
from downforce.model.track import Cell, Track
from downforce.rules.actions import FINISH, MoveCar
from downforce.rules.memo import Memo

_MEMORY = 300_000
"""Situations remembered per track before starting afresh: a bound on memory."""


_Paths: TypeAlias = dict[int, tuple[Cell, ...]]
"""The spaces entered on the way to each end, by the index of the end; FINISH has index -1."""


class _Step(NamedTuple):
    """One step from a cell to the next."""

    to: Cell
    bit: int
    finishes: bool


class Reach:
    """The legal ends of one move, each with one way to get there."""

    __slots__ = ("_order", "paths", "pick")

    def __init__(self, paths: _Paths) -> None:
        self.paths = paths
        self._order = tuple(sorted(paths))
        self.pick: Callable[[tuple[MoveCar, ...]], tuple[MoveCar, ...]] = _picker(self._order)
        """Of the moves to all cells, those to the legal ends."""

    def ends(self) -> tuple[Cell, ...]:
        """The spaces a move may end on, in the order of the track; FINISH comes first."""
        return tuple(FINISH if end < 0 else self.paths[end][-1] for end in self._order)


def _picker(places: tuple[int, ...]) -> Callable[[tuple[MoveCar, ...]], tuple[MoveCar, ...]]:
    """Gives the items at these places as a tuple; below two of them ``itemgetter`` needs a slice for that."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1 or None) if places else slice(0))


class _Start(NamedTuple):
    """A cell and numbers of steps: which other cells matter, and the reach for each set of them taken."""

    zone: int
    known: dict[int, Reach]


class Movement:
    """Moves on one track, with a finish line or (``laps``) round and round."""

    def __init__(self, track: Track, *, laps: bool) -> None:
        self.track = track
        self.laps = laps
        self.bit: tuple[int, ...] = (*(1 << i for i in range(len(track.cells))), 0)
        """The bit of each cell in an occupied set. The extra 0 serves cars that are home (cell -1)."""
        self.ahead_bits = tuple(sum(1 << i for i in ahead) for ahead in track.ahead)
        """For every cell the set of cells a step leads to."""
        self._steps = tuple(
            tuple(self._step(cell, there) for there in ahead) for cell, ahead in enumerate(track.ahead)
        )
        self.all_moves = Memo(self._all_moves)
        """By seat and car: the move to each cell; the last one leads to FINISH, whose index is -1."""
        self._zones = Memo(self._zone)
        self._starts: tuple[dict[tuple[int, ...], _Start], ...] = tuple({} for _ in track.cells)
        self._remembered = 0
        self._ways_on: dict[tuple[int, int, int], _Paths] = {}
        self._last: tuple[int, tuple[int, ...], int, Reach] = (-1, (), 0, Reach({}))

    def _step(self, cell: int, there: int) -> _Step:
        finishes = there in self.track.over_line[cell] and not self.laps
        return _Step(self.track.cells[there], self.bit[there], finishes)

    def _all_moves(self, key: tuple[Seat, int]) -> tuple[MoveCar, ...]:
        seat, car = key
        return tuple(MoveCar(SEATS[seat], CARS[car], end) for end in (*self.track.cells, FINISH))

    def occupied(self, cells: tuple[int, ...]) -> int:
        """The set of cells with a car on them."""
        bit = self.bit
        a, b, c, d, e, f = cells
        return bit[a] | bit[b] | bit[c] | bit[d] | bit[e] | bit[f]

    def is_blocked(self, cell: int, occupied: int) -> bool:
        """Whether a car there cannot take a step (R4.9)."""
        ahead = self.ahead_bits[cell]
        return ahead & occupied == ahead

    def reach(self, cell: int, steps: tuple[int, ...], occupied: int) -> Reach:
        """The legal ends of a car that moves one of these numbers of steps; its own cell counts as free."""
        last_cell, last_steps, last_occupied, found = self._last
        if occupied is last_occupied and cell == last_cell and steps is last_steps:
            return found  # an action is mostly applied right after it was found legal, to the same state
        zone, known = self._starts[cell].get(steps) or self._start_of(cell, steps)
        taken = occupied & zone
        found = known.get(taken) or self._look(cell, steps, taken)
        self._last = cell, steps, occupied, found
        return found

    def _start_of(self, cell: int, steps: tuple[int, ...]) -> _Start:
        starts = self._starts[cell]
        start = starts.get(steps)
        if start is None:  # and it may be forgotten at once: a server replays games in threads
            starts[steps] = start = _Start(self._zones[cell, max(steps)], {})
        return start

    def _look(self, cell: int, steps: tuple[int, ...], taken: int) -> Reach:
        if self._remembered >= _MEMORY:
            self._remembered = 0
            for starts in self._starts:
                starts.clear()
            self._ways_on.clear()
        paths: _Paths = {}
        if ~taken & self.ahead_bits[cell]:
            for count in steps:
                more = self._paths(cell, count, taken)
                paths = paths | more if paths else more
        reach = Reach(paths)
        self._start_of(cell, steps).known[taken] = reach
        self._remembered += 1
        return reach

    def _paths(self, cell: int, steps: int, taken: int) -> _Paths:
        """One path to each legal end: full length, into a jam, or over the line (R4.8).

        After a first step the rest is a shorter move from there, and shorter moves were mostly met before.
        """
        if steps == 0:
            return {cell: ()}
        key = (cell, steps, taken & self._zones[cell, steps])
        paths = self._ways_on.get(key)
        if paths is not None:
            return paths
        paths = {}
        for to, bit, finishes in self._steps[cell]:
            if taken & bit:
                continue
            if finishes:
                paths.setdefault(FINISH.index, (to,))
            elif steps == 1:
                paths[to.index] = (to,)
            else:
                for end, path in self._paths(to.index, steps - 1, taken).items():
                    if end not in paths:
                        paths[end] = (to,) + path
        self._ways_on[key] = paths = paths or {cell: ()}  # jammed here
        self._remembered += 1
        return paths

    def _zone(self, key: tuple[int, int]) -> int:
        """The cells a move could enter if all were free, without the start."""
        cell, steps = key
        here, zone = {cell}, 0
        for _ in range(steps):
            here = {there for space in here for there in self.track.ahead[space]}
            zone |= sum(self.bit[there] for there in here)
        return zone & ~self.bit[cell]


@lru_cache(maxsize=64)
def movement(track: Track, *, laps: bool) -> Movement:
    """The moves on a track, shared by all games on it."""
    return Movement(track, laps=laps)
