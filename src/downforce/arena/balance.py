"""Whether a circuit is fair: the bars of the design, and what was measured."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from downforce.arena.stats import Estimate, RaceGroup, Tally
from downforce.model.ids import CARS

MODE = "standard"
"""The bars are meant for the game as it is mostly played."""


class Bar(NamedTuple):
    """What a figure should be: from the lower number to the higher one."""

    low: float
    high: float


FIRST_PLACE = Bar(0.99, 1.0)  # the share of races in which somebody wins
STALLED = Bar(0.0, 1.5)  # cars in a race, on average
GRID = Bar(0.45, 1.8)  # wins of a grid space, as a multiple of a sixth
COLOUR = Bar(0.0, 1.15)  # wins of a colour, likewise


class BarVerdict(StrEnum):
    """What a measurement says of a bar."""

    HELD = "held"
    OPEN = "open"  # the interval lies on both sides of it
    MISSED = "missed"


class Figure(NamedTuple):
    """One line of the table: a figure at each number of players and over all of them."""

    by: str
    value: str
    players: Mapping[int, Estimate]
    whole: Estimate
    bar: Bar

    @property
    def verdict(self) -> BarVerdict:
        """Whether the bar is held, for sure or not."""
        low, high = self.bar
        if low <= self.whole.low and self.whole.high <= high:
            return BarVerdict.HELD
        if self.whole.high < low or self.whole.low > high:
            return BarVerdict.MISSED
        return BarVerdict.OPEN


def measured_tracks(tally: Tally) -> list[str]:
    """The tracks on which the standard game was raced."""
    return sorted({cell.track for cell in tally.cells() if cell.mode == MODE})


def balance(tally: Tally, track: str) -> list[Figure]:
    """All figures of a track that have a bar."""
    counts = sorted({cell.players for cell in tally.cells() if cell[:2] == (track, MODE)})
    lines = [
        ("taken", "", FIRST_PLACE),
        ("stalled", "", STALLED),
        *(("grid", str(place), GRID) for place in range(1, len(CARS) + 1)),
        *(("colour", car.word, COLOUR) for car in CARS),
    ]
    return [_figure(tally, track, counts, *line) for line in lines]


def _figure(tally: Tally, track: str, counts: list[int], by: str, value: str, bar: Bar) -> Figure:
    def measured(*wanted: int) -> Estimate:
        def where(cell: RaceGroup) -> bool:
            return (cell.track, cell.mode) == (track, MODE) and cell.players in wanted

        found = tally.against_fair(by, value, where) if value else tally.estimate("race", "", by, where)
        assert found is not None, (track, by, value)
        return found

    return Figure(by, value, {count: measured(count) for count in counts}, measured(*counts), bar)
