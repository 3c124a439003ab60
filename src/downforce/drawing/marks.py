"""What is painted on the road and stands beside it: finish, grid, betting lines, the way to go."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from downforce.drawing.inks import MUSTARD, NAVY, PAPER, RED, STONE
from downforce.drawing.lettering import letters
from downforce.drawing.road import PAVEMENT, SHOULDER, Road
from downforce.drawing.svg import Spot, area_path, at, disc_path, fill, group, line_path, rect_path, stroke
from downforce.model.geometry import Pose, Segment

_SQUARE: Final = 0.25  # of the chequered finish line
ARROW: Final = 4.2  # how long the arrow is
_BESIDE: Final = 1.35  # how far it lies from the road
_BADGE: Final = 1.15  # how far the number of a betting line stands from the road


def marks(road: Road, *, bets: bool = True) -> str:
    """All of them, in the order of printing; without bets there are no betting lines."""
    lines = road.drawing.betting_lines if bets else ()
    return group(
        grid(road),
        *(betting_line(road, line, n) for n, line in enumerate(lines, 1)),
        finish(road),
        class_="marks",
    )


def upright(heading: float) -> float:
    """The turn of a number that lies along the road and can still be read."""
    turn = (heading + 90) % 180 - 90
    return 90.0 if turn == -90 else turn


# ── The finish ─────────────────────────────────────────────────────────────────────────────────────


def finish(road: Road) -> str:
    """The chequered line."""
    start, end = road.drawing.finish
    length = math.dist(start, end) + 2 * SHOULDER
    squares = round(length / _SQUARE)
    side = length / squares
    dark = "".join(
        rect_path(i * side, j * side - side * 1.5, side, side)
        for i in range(squares)
        for j in range(3)
        if (i + j) % 2
    )
    return at(
        *_beyond(start, end, SHOULDER),
        fill(rect_path(0, -1.5 * side, length, 3 * side), PAPER),
        fill(dark, NAVY),
        turn=_turn(start, end),
    )


# ── The grid ───────────────────────────────────────────────────────────────────────────────────────


def grid(road: Road) -> str:
    """The six starting spaces with their numbers. The pole is red."""
    boxes: list[str] = []
    for place, index in enumerate(road.track.grid, 1):
        pose = road.drawing.places[index]
        half = half_length(road, index) - 0.14
        leg = min(0.5, half * 0.6)
        bracket = line_path([(half - leg, -0.36), (half, -0.36), (half, 0.36), (half - leg, 0.36)])
        plate = rect_path(-half, -0.36, 2 * half, 0.72)
        paint = (fill(plate, RED) if place == 1 else "") + stroke(bracket, PAPER, 0.09)
        middle = pose.shifted(half - leg - 0.3, 0.0)
        boxes.append(at(pose.x, pose.y, paint, turn=pose.heading))
        boxes.append(number_at(*middle, place, size=0.6, turn=upright(pose.heading)))
    return group(*boxes, class_="grid")


def half_length(road: Road, cell: int) -> float:
    """Half the length of a cell, on its shorter side."""
    near, far = road.sides(cell)
    return min(math.dist(near[0], near[-1]), math.dist(far[0], far[-1])) / 2


def number_at(x: float, y: float, value: int, *, size: float, turn: float = 0.0, ink: str = PAPER) -> str:
    """A number round a place."""
    words = letters(0, -size / 2, str(value), height=size, ink=ink, inline=None, weight=1.9, anchor=0.5)
    return at(x, y, words, turn=turn)


# ── Betting lines ──────────────────────────────────────────────────────────────────────────────────


def betting_line(road: Road, line: Segment, n: int) -> str:
    """A yellow line across the road, and its number where there is most room beside it."""
    start, end = line
    ends = _beyond(start, end, PAVEMENT), _beyond(end, start, PAVEMENT)
    x, y = _badge_place(road, line)
    return group(
        stroke(line_path(ends), NAVY, 0.4),
        stroke(line_path(ends), MUSTARD, 0.3),
        fill(disc_path(x, y, 0.62), MUSTARD, stroke=NAVY, stroke_width=0.07),
        number_at(x, y, n, size=0.66, ink=NAVY),
        class_="betting-line",
    )


def badge_places(road: Road) -> list[Spot]:
    """Where the numbers of the betting lines stand."""
    return [_badge_place(road, line) for line in road.drawing.betting_lines]


def _badge_place(road: Road, line: Segment) -> Spot:
    start, end = line
    return max(_beyond(start, end, _BADGE), _beyond(end, start, _BADGE), key=road.room)


# ── The way to go ──────────────────────────────────────────────────────────────────────────────────


def direction(road: Road) -> str:
    """A red arrow beside the finish line; nothing if there is no room for one."""
    place = direction_place(road)
    if place is None:
        return ""
    length, head, half, bar = ARROW, 1.0, 0.5, 0.17
    arrow = [
        (0, -bar), (length - head, -bar), (length - head, -half), (length, 0.0),
        (length - head, half), (length - head, bar), (0, bar), (0.3, 0.0),
    ]  # fmt: skip
    return at(*place, fill(area_path(arrow), RED), turn=road.track.heading)


def direction_place(road: Road) -> Spot | None:
    """Where the arrow starts: outside the circuit if it can, or else inside."""
    infield, outer = road.drawing.finish
    for start in (_beyond(outer, infield, _BESIDE), _beyond(infield, outer, _BESIDE)):
        pose = Pose(*start, road.track.heading)
        if all(road.room(pose.shifted(ARROW * k / 6, 0.0)) > PAVEMENT + 0.6 for k in range(7)):
            return start
    return None


def flag(x: float, y: float, *, scale: float = 1.0) -> str:
    """A chequered flag on a pole that stands at a place."""
    cloth: list[Spot] = [(0, -2.4), (0.5, -2.52), (1.0, -2.3), (1.6, -2.4)]
    side = [(cx, cy + 1.0) for cx, cy in reversed(cloth)]
    dark = ""
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(cloth)):
        for j in range(4):
            if (i + j) % 2 == 0:
                dark += area_path(
                    [(ax, ay + j / 4), (bx, by + j / 4), (bx, by + (j + 1) / 4), (ax, ay + (j + 1) / 4)]
                )
    return at(
        x, y,
        stroke("M0,0V-2.5", NAVY, 0.1),
        fill(area_path([*cloth, *side]), PAPER, stroke=NAVY, stroke_width=0.05),
        fill(dark, NAVY),
        fill(disc_path(0, 0, 0.2, 0.08), STONE),
        scale=scale,
    )  # fmt: skip


def _beyond(here: Spot, there: Spot, far: float) -> Spot:
    """A point before ``here`` on the line to ``there``."""
    share = far / math.dist(here, there)
    return here[0] - (there[0] - here[0]) * share, here[1] - (there[1] - here[1]) * share


def _turn(start: Spot, end: Spot) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
