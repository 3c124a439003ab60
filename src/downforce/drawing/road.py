"""The road: asphalt, its painted edges, the lanes and the cells."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from downforce.drawing.inks import ASPHALT, NAVY, PAPER, SEAM
from downforce.drawing.svg import Spot, fill, group, line_path, number, stroke
from downforce.model.geometry import Drawing, Outline, draw
from downforce.model.track import Cell, Track

SHOULDER: Final = 0.14  # asphalt beyond the painted edge
FAR: Final = 4.5  # nothing asks for more room; half of the widest road is less
_BAND: Final = 2.0
PAVEMENT: Final = 0.5  # paper beyond the painted edge, so that no landscape touches the road


@dataclass(frozen=True)
class Road:
    """A track with its drawing, and what other parts of the map ask of it."""

    track: Track
    drawing: Drawing

    @classmethod
    def of(cls, track: Track) -> Road:
        """The road of a track."""
        return cls(track, draw(track))

    @cached_property
    def outline(self) -> str:
        """Both edges as one path, to be filled by the even-odd rule."""
        return self._edge(outer=True) + self._edge(outer=False)

    def _edge(self, *, outer: bool) -> str:
        words: list[str] = []
        for k, section in enumerate(self.track.sections):
            points = self.lane_edge(k, section.lanes - 1 if outer else 0, outer=outer)
            words.append(
                self.side_path(k, section.lanes - 1 if outer else 0, points, outer=outer, go_on=k > 0)
            )
        return "".join(words) + "Z"

    def sides(self, cell: int) -> tuple[Outline, Outline]:
        """The long sides of a cell in the direction of driving: towards the infield, and away from it."""
        outline = self.drawing.outlines[cell]
        half = len(outline) // 2
        return outline[:half], outline[: half - 1 : -1]

    def lane_edge(self, section: int, lane: int, *, outer: bool) -> list[Spot]:
        """One side of a lane through a whole section."""
        points: list[Spot] = []
        for cell in self._by_lane[section, lane]:
            points += self.sides(cell)[outer][1 if points else 0 :]
        return points

    @cached_property
    def _by_lane(self) -> dict[tuple[int, int], list[int]]:
        found: dict[tuple[int, int], list[int]] = {}
        for cell in self.track.cells:
            found.setdefault((cell.section, cell.lane), []).append(cell.index)
        return found

    def side_path(
        self, section: int, lane: int, points: Sequence[Spot], *, outer: bool, go_on: bool = False
    ) -> str:
        """A side of a lane, or part of it, as a path: true arcs in curves."""
        curve = self.track.sections[section]
        start = "" if go_on else line_path(points[:1])
        if not curve.angle:
            return start + "".join(f"L{number(x)},{number(y)}" for x, y in points[1:])
        # The line lies so far outside the middle of the road, and a curve may turn away from the infield.
        outwards = lane + outer - curve.lanes / 2
        radius = float(curve.radius) + (outwards if self._turns_in(section) else -outwards)
        return start + "".join(
            f"A{number(radius)},{number(radius)} 0 0 {self._sweep(points)} {number(x)},{number(y)}"
            for x, y in (points[len(points) // 2], points[-1])
        )

    def _turns_in(self, section: int) -> bool:
        """Whether a curve turns towards the infield."""
        lap = sum(each.angle for each in self.track.sections)
        return (self.track.sections[section].angle > 0) == (lap > 0)

    @staticmethod
    def _sweep(points: Sequence[Spot]) -> int:
        """Which way a line of points turns: 1 to the right, as SVG has it."""
        (ax, ay), (bx, by), (cx, cy) = points[0], points[len(points) // 2], points[-1]
        return int((bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0)

    @cached_property
    def _bands(self) -> dict[int, list[tuple[float, float, float, float]]]:
        """The pieces of both edges, by the bands of the paper that they touch."""
        bands: dict[int, list[tuple[float, float, float, float]]] = {}
        for edge in (self.drawing.infield_edge, self.drawing.outer_edge):
            for (ax, ay), (bx, by) in pairwise([*edge, edge[0]]):
                for band in range(math.floor(min(ay, by) / _BAND), math.floor(max(ay, by) / _BAND) + 1):
                    bands.setdefault(band, []).append((ax, ay, bx - ax, by - ay))
        return bands

    def room(self, spot: Spot) -> float:
        """How far a place is from the road, up to ``FAR``; below 0 on the road."""
        x, y = spot
        nearest = FAR * FAR
        for band in range(math.floor((y - FAR) / _BAND), math.floor((y + FAR) / _BAND) + 1):
            for ax, ay, dx, dy in self._bands.get(band, ()):
                px, py = x - ax, y - ay
                share = (px * dx + py * dy) / ((dx * dx + dy * dy) or 1.0)
                share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
                qx, qy = px - share * dx, py - share * dy
                nearest = min(nearest, qx * qx + qy * qy)
        # Between both edges if a line to the right crosses an odd number of pieces.
        here = self._bands.get(math.floor(y / _BAND), ())
        crossed = sum((ay > y) != (ay + dy > y) and x < ax + (y - ay) * dx / dy for ax, ay, dx, dy in here)
        return -math.sqrt(nearest) if crossed % 2 else math.sqrt(nearest)


def pavement(road: Road) -> str:
    """What lies under and beside the asphalt."""
    return group(
        stroke(road.outline, NAVY, 2 * PAVEMENT + 0.1, join="round"),
        stroke(road.outline, PAPER, 2 * PAVEMENT, join="round"),
        class_="pavement",
    )


def asphalt(road: Road) -> str:
    """The road itself: one shape for each cell, then the paint."""
    surface = fill(
        road.outline, ASPHALT, fill_rule="evenodd", stroke=ASPHALT, stroke_width=2 * SHOULDER,
        stroke_linejoin="round",
    )  # fmt: skip
    cells = (
        fill(_cell_path(road, cell), ASPHALT, class_="cell", data_cell=cell.name) for cell in road.track.cells
    )
    return group(
        surface,
        group(*cells, class_="cells", stroke=SEAM, stroke_width=0.05, stroke_linejoin="round"),
        stroke("".join(_lane_lines(road)), PAPER, 0.07, dash=(0.42, 0.3)),
        stroke(road.outline, PAPER, 0.1, join="round"),
        class_="road",
    )


def _cell_path(road: Road, cell: Cell) -> str:
    near, far = road.sides(cell.index)
    out = road.side_path(cell.section, cell.lane, near, outer=False)
    x, y = far[-1]
    back = road.side_path(cell.section, cell.lane, far[::-1], outer=True, go_on=True)
    return f"{out}L{number(x)},{number(y)}{back}Z"


def _lane_lines(road: Road) -> Iterator[str]:
    """The lines between lanes, run together through sections with as many lanes."""
    for lane in range(max(section.lanes for section in road.track.sections) - 1):
        before = 0
        for k, section in enumerate(road.track.sections):
            if lane < section.lanes - 1:
                points = road.lane_edge(k, lane, outer=True)
                yield road.side_path(k, lane, points, outer=True, go_on=before == section.lanes)
            before = section.lanes
