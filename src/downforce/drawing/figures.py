"""A track in a few numbers."""

from __future__ import annotations

from typing import NamedTuple

from downforce.model.track import Track


class Figures(NamedTuple):
    """What one wants to know of a track at a glance."""

    cells: int
    lap: int  # the fewest steps from the pole across the finish line
    fewest_lanes: int
    most_lanes: int
    squeezes: int  # stretches of a single lane


def figures(track: Track) -> Figures:
    """Counts a track."""
    lanes = [section.lanes for section in track.sections]
    befores = [lanes[-1], *lanes]
    return Figures(
        cells=len(track.cells),
        lap=track.shortest_lap(track.grid[0]),
        fewest_lanes=min(lanes),
        most_lanes=max(lanes),
        squeezes=sum(here == 1 != before for before, here in zip(befores, lanes, strict=False)),
    )
