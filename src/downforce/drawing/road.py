"""The road: asphalt, its painted edges, the lanes and the cells."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from downforce.drawing.inks import ASPHALT, NAVY, PAPER, SEAM
from downforce.drawing.svg import Spot, area_path, fill, group, line_path, stroke
from downforce.model.geometry import Drawing, Outline, draw
from downforce.model.track import Track

SHOULDER: Final = 0.14  # asphalt beyond the painted edge
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
        return area_path(self.drawing.outer_edge) + area_path(self.drawing.infield_edge)

    def sides(self, cell: int) -> tuple[Outline, Outline]:
        """The long sides of a cell in the direction of driving: towards the infield, and away from it."""
        outline = self.drawing.outlines[cell]
        half = len(outline) // 2
        return outline[:half], outline[:half - 1:-1]

    def lane_edge(self, section: int, lane: int, *, outer: bool) -> list[Spot]:
        """One side of a lane through a whole section."""
        points: list[Spot] = []
        for cell in self.track.cells:
            if cell.section == section and cell.lane == lane:
                points += self.sides(cell.index)[outer][1 if points else 0 :]
        return points

    @cached_property
    def _edges(self) -> list[tuple[float, float, float, float]]:
        rows = []
        for edge in (self.drawing.infield_edge, self.drawing.outer_edge):
            for (ax, ay), (bx, by) in zip(edge, [*edge[1:], edge[0]], strict=True):
                rows.append((ax, ay, bx - ax, by - ay))
        return rows

    def room(self, spot: Spot) -> float:
        """How far a place is from the road; below 0 on it."""
        x, y = spot
        nearest, sides = math.inf, 0
        for ax, ay, dx, dy in self._edges:
            px, py = x - ax, y - ay
            share = (px * dx + py * dy) / ((dx * dx + dy * dy) or 1.0)
            share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
            qx, qy = px - share * dx, py - share * dy
            nearest = min(nearest, qx * qx + qy * qy)
            if (py < 0.0) != (py < dy) and px < py * dx / dy:
                sides += 1
        return -math.sqrt(nearest) if sides % 2 else math.sqrt(nearest)


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
        fill(area_path(road.drawing.outlines[cell.index]), ASPHALT, class_="cell", data_cell=cell.name)
        for cell in road.track.cells
    )
    return group(
        surface,
        group(*cells, class_="cells", stroke=SEAM, stroke_width=0.05, stroke_linejoin="round"),
        stroke("".join(map(line_path, _lane_lines(road))), PAPER, 0.07, dash=(0.42, 0.3)),
        stroke(road.outline, PAPER, 0.1, join="round"),
        class_="road",
    )


def _lane_lines(road: Road) -> Iterator[list[Spot]]:
    """The lines between lanes, run together through sections with as many lanes."""
    running: dict[int, list[Spot]] = {}
    before = 0
    for k, section in enumerate(road.track.sections):
        if section.lanes != before:
            yield from running.values()
            running, before = {}, section.lanes
        for lane in range(section.lanes - 1):
            points = road.lane_edge(k, lane, outer=True)
            running[lane] = [*running[lane], *points[1:]] if lane in running else points
    yield from running.values()
