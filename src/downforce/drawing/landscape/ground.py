"""Land and water: shores, waves, bridges, fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random

from downforce.drawing.inks import FOAM, NAVY, PAPER, RIPPLE, STONE, TUFT, WATER, Ink
from downforce.drawing.road import PAVEMENT, Road
from downforce.drawing.svg import (
    Spot,
    area_path,
    fill,
    group,
    hatch_path,
    is_inside,
    line_path,
    number,
    stroke,
)
from downforce.model.geometry import Box


def island(area: Sequence[Spot], ink: Ink) -> str:
    """Land in the water, with water lines along its shore as engravers drew them."""
    path = area_path(area)
    return group(
        *(stroke(path, shade, width, join="round") for shade, width in _WATER_LINES),
        fill(path, ink),
        stroke(path, NAVY, 0.06, join="round"),
    )


_WATER_LINES = ((RIPPLE, 1.75), (WATER, 1.63), (FOAM, 0.95), (WATER, 0.8), (FOAM, 0.42))


def waves(frame: Box, *, land: Sequence[Spot], seed: str) -> str:
    """Small waves wherever there is open water."""
    rng = Random(seed)
    path = ""
    y, row = frame.top + 0.6, 0
    while y < frame.bottom:
        x = frame.left + 0.4 + row % 2 * 1.3
        while x < frame.right:
            spot = (x + rng.uniform(-0.5, 0.5), y + rng.uniform(-0.12, 0.12))
            size = rng.choice((0.5, 0.75, 1.0))
            if _is_open(spot, size, land):
                path += _wave(spot, size)
            x += 2.6
        y, row = y + 0.85, row + 1
    return stroke(path, RIPPLE, 0.06, cap="round")


def _is_open(spot: Spot, size: float, land: Sequence[Spot]) -> bool:
    x, y = spot
    around = (
        (x - 0.8, y),
        (x + size + 0.8, y),
        (x, y - 0.8),
        (x, y + 0.8),
        (x + size, y - 0.8),
        (x + size, y + 0.8),
    )
    return not any(is_inside(place, land) for place in around)


def _wave(spot: Spot, size: float) -> str:
    q, h = number(size / 4), number(size / 2)
    return f"M{number(spot[0])},{number(spot[1])}q{q},-0.22 {h},0t{h},0"


def quay(points: Sequence[Spot], *, width: float = 0.34, ink: Ink = PAPER) -> str:
    """A wall along the water with a paved edge."""
    path = line_path(points)
    return group(stroke(path, NAVY, width + 0.12, join="round"), stroke(path, ink, width, join="round"))


def bridges(road: Road, area: Sequence[Spot]) -> str:
    """Parapets on both sides wherever the road crosses an area."""
    pieces = [
        piece
        for edge in (road.drawing.infield_edge, road.drawing.outer_edge)
        for piece in _within([*edge, edge[0]], area)
    ]
    path = "".join(map(line_path, pieces))
    if not pieces:
        return ""
    wide = 2 * PAVEMENT
    return group(
        stroke(path, NAVY, wide + 0.72),
        stroke(path, STONE, wide + 0.6),
        stroke(path, NAVY, wide + 0.6, dash=(0.05, 0.45)),
        stroke(path, NAVY, wide + 0.2),
        class_="bridge",
    )


def _within(points: Sequence[Spot], area: Sequence[Spot]) -> Iterator[list[Spot]]:
    """The parts of a line that lie in an area."""
    piece: list[Spot] = []
    for (ax, ay), (bx, by) in pairwise(points):
        for k in range(20):
            spot = (ax + (bx - ax) * k / 20, ay + (by - ay) * k / 20)
            if is_inside(spot, area):
                piece.append(spot)
            elif piece:
                yield piece
                piece = []
    if len(piece) > 1:
        yield piece


def field(area: Sequence[Spot], ground: Ink, furrow: Ink, *, gap: float = 0.3, angle: float = 30.0) -> str:
    """A ploughed field: flat colour and furrows."""
    return group(
        fill(area_path(area), ground),
        stroke(hatch_path(area, gap=gap, angle=angle), furrow, 0.06),
    )


def tufts(frame: Box, *, allowed: Callable[[Spot], bool], seed: str, gap: float = 2.1) -> str:
    """Small tufts of grass, so that a meadow is not quite flat."""
    rng = Random(seed)
    path = ""
    for row in range(int(frame.height / gap)):
        for column in range(int(frame.width / gap)):
            x = frame.left + (column + 0.5 + row % 2 / 2) * gap + rng.uniform(-0.7, 0.7)
            y = frame.top + (row + 0.5) * gap + rng.uniform(-0.6, 0.6)
            if allowed((x, y)):
                path += f"M{number(x - 0.16)},{number(y - 0.12)}l0.1,0.16M{number(x)},{number(y - 0.2)}v0.24"
                path += f"M{number(x + 0.16)},{number(y - 0.12)}l-0.1,0.16"
    return stroke(path, TUFT, 0.055, cap="round")
