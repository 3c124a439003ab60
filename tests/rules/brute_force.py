"""Legal ends of a move by trying every way (R4.6 to R4.8): the slow twin of ``downforce.rules.movement``.

It shares nothing with the engine but the sections of the track: where a cell lies is worked out here, with
fractions, from the words of DESIGN section 4, and every way is walked one by one, without any memory.
"""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import downforce as df

FINISH = "finish"
LANES = "abcdefgh"


@dataclass(frozen=True)
class Box:
    """The closed rectangle of a cell: along the track and across it."""

    name: str
    back: Fraction
    front: Fraction
    inner: Fraction
    outer: Fraction


@dataclass(frozen=True)
class Step:
    """One step forward, and whether it crosses the finish line."""

    to: str
    over_line: bool


def boxes(track: df.Track) -> Iterator[Box]:
    """The cells: cell j of n in lane i of L covers [k + j/n, k + (j+1)/n] and [i/L, (i+1)/L]."""
    for k, section in enumerate(track.sections):
        lanes = len(section.cells)
        for i, n in enumerate(section.cells):
            for j in range(n):
                yield Box(
                    name=f"{k + 1}{LANES[i]}{j + 1 if n > 1 else ''}",
                    back=k + Fraction(j, n),
                    front=k + Fraction(j + 1, n),
                    inner=Fraction(i, lanes),
                    outer=Fraction(i + 1, lanes),
                )


@lru_cache(maxsize=16)
def steps_forward(track: df.Track) -> dict[str, tuple[Step, ...]]:
    """For each cell where one step leads: adjacent, and the front farther ahead."""
    cells, lap = tuple(boxes(track)), len(track.sections)
    return {
        here.name: tuple(
            Step(there.name, over_line=bool(ahead))
            for there in cells
            for ahead in (0, lap)
            if there.back + ahead <= here.front
            and here.back <= there.front + ahead
            and there.inner <= here.outer
            and here.inner <= there.outer
            and there.front + ahead > here.front
        )
        for here in cells
    }


def ways(
    track: df.Track, here: str, count: int, taken: Set[str], *, laps: bool = False
) -> Iterator[tuple[str, ...]]:
    """Every way a car may drive with a number: to its full length, into a jam, or over the line.

    A way is the tuple of spaces entered; one that crosses the line ends with ``finish``.
    """
    free = [step for step in steps_forward(track)[here] if step.to not in taken]
    if count == 0 or not free:
        yield ()
        return
    for step in free:
        if step.over_line and not laps:
            yield (FINISH,)
        else:
            for rest in ways(track, step.to, count - 1, taken, laps=laps):
                yield (step.to, *rest)


def ends(track: df.Track, start: str, count: int, others: Set[str], *, laps: bool = False) -> set[str]:
    """The legal ends of a car; ``others`` are the spaces of the other cars, so the own one is free (R13.8)."""
    return {way[-1] for way in ways(track, start, count, others, laps=laps) if way}
