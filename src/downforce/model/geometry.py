"""The drawing of a track: where its sections and cells lie on paper.

A lane is one unit wide. The middle of the finish line is (0, 0); x grows to the right and y down, as in SVG.
Headings are degrees clockwise from east, so a car is drawn with ``translate(x, y) rotate(heading)``.
Floats live in this file and nowhere else in the model: the rules use the graph in ``track``, which follows
from the same sections.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # track uses this module for its checks
    from downforce.model.track import Cell, Section, Track

CLOSING_TOLERANCE: Final = 0.02  # lane widths; less than a hair on the printed board
_ARC_STEP: Final = 5.0  # degrees of a curve drawn as one straight line
_PIECE: Final = 2.0  # the longest piece of an edge in the search for clashes


class Point(NamedTuple):
    """A place on paper."""

    x: float
    y: float


class Pose(NamedTuple):
    """A place and the way one faces there."""

    x: float
    y: float
    heading: float  # degrees clockwise from east

    @property
    def point(self) -> Point:
        return Point(self.x, self.y)

    def shifted(self, ahead: float, right: float) -> Point:
        """The point so far ahead and so far to the right."""
        turn = math.radians(self.heading)
        cos, sin = math.cos(turn), math.sin(turn)
        return Point(self.x + ahead * cos - right * sin, self.y + ahead * sin + right * cos)


class Miss(NamedTuple):
    """By how much the end of a track misses its start."""

    ahead: float  # lane widths, seen by a car on the finish line
    right: float
    turn: Decimal  # degrees turned more than the 360 of a lap


class Box(NamedTuple):
    """The smallest upright rectangle around something."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


Segment = tuple[Point, Point]
Outline = tuple[Point, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """Everything a board needs to be drawn. Cells and borders are found by their index in the track."""

    centre_line: Outline  # closed: the last point joins the first
    infield_edge: Outline  # closed likewise
    outer_edge: Outline
    outlines: tuple[Outline, ...]  # of the cells, closed likewise
    places: tuple[Pose, ...]  # the middle of each cell, and where a car in it faces
    borders: tuple[Segment, ...]  # where each section starts, from the infield outwards
    finish: Segment
    betting_lines: tuple[Segment, ...]
    box: Box  # around both edges of the road


def draw(track: Track) -> Drawing:
    """Draws a track."""
    road = _Road(track.sections, heading=float(track.heading))
    infield, outer = road.edge(0.0), road.edge(1.0)
    borders = tuple((road.point(k, 0.0, 0.0), road.point(k, 0.0, 1.0)) for k in range(len(track.sections)))
    return Drawing(
        centre_line=road.edge(0.5),
        infield_edge=infield,
        outer_edge=outer,
        outlines=tuple(_outline(track, road, cell) for cell in track.cells),
        places=tuple(_place(track, road, cell) for cell in track.cells),
        borders=borders,
        finish=borders[0],
        betting_lines=tuple(borders[line] for line in track.lines),
        box=_box((*infield, *outer)),
    )


def miss(sections: Sequence[Section]) -> Miss:
    """By how much the end of the road misses its start; for people who draw a track, and for the checker."""
    end = _starts(sections)[-1]
    turn = sum((section.angle for section in sections), Decimal(0))
    return Miss(end.x, end.y, abs(turn) - 360)


def first_clash(sections: Sequence[Section]) -> tuple[int, int] | None:
    """Two sections that run into each other when drawn, if there are any. The road must close."""
    road = _Road(sections)
    squares: dict[tuple[int, int], list[_Piece]] = {}
    for across in (0.0, 1.0):
        pieces = list(road.pieces(across))
        for piece in pieces:
            for square in _squares(piece):
                near = squares.setdefault(square, [])
                for other in near:
                    if not _are_neighbours(piece, other, len(pieces)) and _meet(piece, other):
                        return other.section, piece.section
                near.append(piece)
    return None


# ── The road ───────────────────────────────────────────────────────────────────────────────────────


class _Piece(NamedTuple):
    """A short straight line along an edge of the road."""

    section: int
    across: float
    number: int
    start: Point
    end: Point


class _Road:
    """Turns track coordinates into points: how far along a section, and how far across from the infield."""

    def __init__(self, sections: Sequence[Section], *, heading: float = 0.0) -> None:
        self.sections = sections
        self.starts = _starts(sections, heading)
        self.widths = [_width_between(sections[k - 1], section) for k, section in enumerate(sections)]
        # Driven clockwise, the infield lies on the right.
        self.outwards = -1.0 if sum(section.angle for section in sections) > 0 else 1.0

    def pose(self, k: int, along: float) -> Pose:
        """The middle of the road, part of the way along section k."""
        return _advance(self.starts[k], self.sections[k], along)

    def width(self, k: int, along: float) -> float:
        following = self.widths[(k + 1) % len(self.widths)]
        return self.widths[k] + (following - self.widths[k]) * along

    def point(self, k: int, along: float, across: float) -> Point:
        return self.pose(k, along).shifted(0.0, self.outwards * (across - 0.5) * self.width(k, along))

    def line(self, k: int, start: float, end: float, across: float) -> Iterator[Point]:
        """Points along part of section k, both ends included."""
        steps = max(1, math.ceil(abs(float(self.sections[k].angle)) * abs(end - start) / _ARC_STEP - 1e-9))
        for step in range(steps + 1):
            yield self.point(k, start + (end - start) * step / steps, across)

    def edge(self, across: float) -> Outline:
        """A line all the way round."""
        points: list[Point] = []
        for k in range(len(self.sections)):
            points += list(self.line(k, 0.0, 1.0, across))[:-1]
        return tuple(points)

    def pieces(self, across: float) -> Iterator[_Piece]:
        """The same line, cut into short pieces."""
        number = 0
        for k in range(len(self.sections)):
            points = list(self.line(k, 0.0, 1.0, across))
            if k == len(self.sections) - 1:
                points[-1] = self.point(0, 0.0, across)  # within the tolerance: closes the edge
            for start, end in pairwise(_cut(points)):
                yield _Piece(k, across, number, start, end)
                number += 1


def _cut(points: Sequence[Point]) -> Iterator[Point]:
    """The same points, and more of them where two are far apart."""
    for start, end in pairwise(points):
        parts = max(1, math.ceil(math.dist(start, end) / _PIECE))
        for part in range(parts):
            yield Point(
                start.x + (end.x - start.x) * part / parts, start.y + (end.y - start.y) * part / parts
            )
    yield points[-1]


def _starts(sections: Sequence[Section], heading: float = 0.0) -> list[Pose]:
    """Where each section starts, and last where the road ends."""
    poses = [Pose(0.0, 0.0, heading)]
    for section in sections:
        poses.append(_advance(poses[-1], section, 1.0))
    return poses


def _advance(start: Pose, section: Section, along: float) -> Pose:
    """Drives part of a section down the middle of the road."""
    if not section.angle:
        return Pose(*start.shifted(float(section.length) * along, 0.0), start.heading)
    turn, radius = math.radians(float(section.angle) * along), float(section.radius)
    # Round a point beside the road: ahead by the sine, sideways by what the cosine leaves.
    point = start.shifted(radius * math.sin(abs(turn)), math.copysign(radius, turn) * (1 - math.cos(turn)))
    return Pose(*point, start.heading + math.degrees(turn))


def _width_between(before: Section, after: Section) -> float:
    """The width of the road at a border: a taper takes that of the section it meets."""
    if after.kind != "taper":
        return float(after.lanes)
    if before.kind != "taper":
        return float(before.lanes)
    return (before.lanes + after.lanes) / 2


# ── Cells ──────────────────────────────────────────────────────────────────────────────────────────


def _outline(track: Track, road: _Road, cell: Cell) -> Outline:
    """Out along the infield side of the cell, back along the other."""
    back, front = _along(track, cell)
    near, far = cell.left / track.lane_unit, cell.right / track.lane_unit
    return (*road.line(cell.section, back, front, near), *road.line(cell.section, front, back, far))


def _place(track: Track, road: _Road, cell: Cell) -> Pose:
    back, front = _along(track, cell)
    middle = (back + front) / 2
    across = (cell.left + cell.right) / (2 * track.lane_unit)
    # A car in a narrowing lane faces along the lane, not along the middle of the road.
    start, end = (road.point(cell.section, middle + step, across) for step in (-0.01, 0.01))
    heading = math.degrees(math.atan2(end.y - start.y, end.x - start.x))
    # Rounded, so that a hair below 0 does not become 360.
    return Pose(*road.point(cell.section, middle, across), round(heading, 6) % 360)


def _along(track: Track, cell: Cell) -> tuple[float, float]:
    """Back and front of a cell as parts of its section."""
    return cell.back / track.unit - cell.section, cell.front / track.unit - cell.section


def _box(points: Sequence[Point]) -> Box:
    xs, ys = [point.x for point in points], [point.y for point in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


# ── Clashes ────────────────────────────────────────────────────────────────────────────────────────


def _squares(piece: _Piece) -> Iterator[tuple[int, int]]:
    """The squares of a coarse grid that a piece may touch: only pieces in one square are compared."""
    left, right = sorted((piece.start.x, piece.end.x))
    top, bottom = sorted((piece.start.y, piece.end.y))
    for column in range(math.floor(left / _PIECE), math.floor(right / _PIECE) + 1):
        for row in range(math.floor(top / _PIECE), math.floor(bottom / _PIECE) + 1):
            yield column, row


def _are_neighbours(a: _Piece, b: _Piece, count: int) -> bool:
    return a.across == b.across and (a.number - b.number) % count in (0, 1, count - 1)


def _meet(a: _Piece, b: _Piece) -> bool:
    """Whether two closed pieces share a point."""
    if not _boxes_meet(a, b):
        return False
    sides = _side(a, b.start) * _side(a, b.end), _side(b, a.start) * _side(b, a.end)
    return sides[0] <= 0 and sides[1] <= 0


def _boxes_meet(a: _Piece, b: _Piece) -> bool:
    return (
        min(a.start.x, a.end.x) <= max(b.start.x, b.end.x)
        and min(b.start.x, b.end.x) <= max(a.start.x, a.end.x)
        and min(a.start.y, a.end.y) <= max(b.start.y, b.end.y)
        and min(b.start.y, b.end.y) <= max(a.start.y, a.end.y)
    )


def _side(piece: _Piece, point: Point) -> float:
    """Above 0 on one side of a piece, below on the other."""
    (ax, ay), (bx, by) = piece.start, piece.end
    return (bx - ax) * (point.y - ay) - (by - ay) * (point.x - ax)
