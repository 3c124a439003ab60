"""The same map at night: other flat inks, lit windows, street lamps, a wet road, stars on the mount.

Nothing is drawn again. The finished parts of the sheet are printed in other inks, and lights are added.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Final, TypeAlias
from zlib import crc32

from downforce.drawing import inks
from downforce.drawing.inks import Ink
from downforce.drawing.marks import badge_places
from downforce.drawing.road import PAVEMENT, Road
from downforce.drawing.svg import Spot, area_path, disc_path, fill, group, line_path, stroke
from downforce.model.geometry import Box

LAMP: Final = "#ffd873"  # a light itself
GLOW: Final = "#f7b93f"  # a window
TYRES: Final = "#262d44"  # where the wet road shines
STAR: Final = "#e9e2cf"
SKY: Final = "#0e1426"
LINE: Final = "#070b17"  # every outline
DARK: Final = "#0d1426"  # a window where nobody is up
WIDE: Final = 2.2
"""A thing wider than this, in lane widths, is a building or a train."""
Lamps: TypeAlias = Sequence[tuple[Spot, Spot]]

LAND: Final[Mapping[Ink, Ink]] = {
    inks.PAPER: "#6a6d8e",
    inks.NAVY: LINE,
    inks.RED: "#a93a35",
    inks.PETROL: "#205a70",
    inks.MUSTARD: "#a8833a",
    inks.GRASS: "#33574a",
    inks.MEADOW: "#1e3537",
    inks.CROP: "#294442",
    inks.TUFT: "#33524a",
    inks.LEAF: "#325a4e",
    inks.PINE: "#143438",
    inks.HEDGE: "#1e4a46",
    inks.SAND: "#3b3d4e",
    inks.STRAW: "#575246",
    inks.STONE: "#565a73",
    inks.ROCK: "#4e5470",
    inks.SHADE: "#3a3f58",
    inks.CLAY: "#7d4646",
    inks.BRICK: "#70352f",
    inks.ROSE: "#6c5a72",
    inks.WATER: "#122f4b",
    inks.RIPPLE: "#27587a",
    inks.FOAM: "#2f5f7d",
    inks.HEAVEN: SKY,
    inks.SUN: STAR,
    inks.ASPHALT: "#1c2133",
    inks.SEAM: "#7d839a",
}
ROAD: Final[Mapping[Ink, Ink]] = {
    **LAND,
    inks.PAPER: "#d8d2c3",  # paint and kerbs
    inks.NAVY: LINE,
    inks.RED: "#cf3a2c",
    inks.MUSTARD: inks.MUSTARD,
    inks.STONE: "#8d8ea3",
}
PAVE: Final[Mapping[Ink, Ink]] = {**LAND, inks.PAPER: "#4a5069"}
MOUNT: Final[Mapping[Ink, Ink]] = {inks.PAPER: SKY, inks.NAVY: "#8f93a8"}

_INK: Final = re.compile("#[0-9a-fA-F]{6}")
_PANES: Final = re.compile(f'<path d="([^"]*)" fill="{inks.PANE}"/>')


def relit(drawing: str, palette: Mapping[Ink, Ink]) -> str:
    """Part of a drawing in the inks of the night; two of three windows are lit."""
    count = 0

    def panes(found: re.Match[str]) -> str:
        nonlocal count
        sides: dict[Ink, str] = {GLOW: "", LAMP: "", DARK: ""}
        for pane in re.findall(r"[^Z]+Z", found[1]):
            count += 1
            value = crc32(f"{pane} {count}".encode()) % 9
            sides[LAMP if value < 2 else GLOW if value < 6 or "A" in pane else DARK] += pane
        return "".join(fill(path, ink) for ink, path in sides.items() if path)

    return _INK.sub(lambda ink: palette.get(ink[0], ink[0]), _PANES.sub(panes, drawing))


def lamps(road: Road, taken: Sequence[Box] = (), every: float = 5.2) -> list[tuple[Spot, Spot]]:
    """Where street lamps stand along the outside of the road, and the edge of the road that each lights.

    A lamp is drawn from the front and rises one lane width: south of the road its foot is farther off, so
    that no head stands on a space. None stands on what is there already, or lights it.
    """
    edge = [*road.drawing.outer_edge, road.drawing.outer_edge[0]]
    marked = badge_places(road)
    found: list[tuple[Spot, Spot]] = []
    gone = every / 2
    for (ax, ay), (bx, by) in pairwise(edge):
        length = math.hypot(bx - ax, by - ay)
        while length and gone < length:
            x, y = ax + (bx - ax) * gone / length, ay + (by - ay) * gone / length
            for side in (1, -1):
                out = (-(by - ay) / length * side, (bx - ax) / length * side)
                far = PAVEMENT + 0.18 + 1.35 * max(0.0, out[1])
                foot = (x + out[0] * far, y + out[1] * far)
                clear = all(road.room((foot[0], foot[1] - up)) > PAVEMENT for up in (0.0, 0.6, 1.25))
                alone = all(math.dist(foot, other) > 2.6 for other, _ in found) and not any(
                    _is_over(box, foot) for box in taken
                )
                if clear and alone and all(math.dist(foot, spot) > 1.9 for spot in marked):
                    found.append((foot, (x, y)))
                    break
            gone += every
        gone -= length
    return found


def _is_over(box: Box, foot: Spot) -> bool:
    """Whether a lamp would stand on a thing, or its light lie over a wide one such as a train."""
    x, y = foot
    air = 1.0 if box.width > WIDE else 0.25
    return box.left - air < x < box.right + air and box.top - air < y < box.bottom + 1.2 + air


def pools(lit: Lamps) -> str:
    """What the lamps light on ground and pavement, in two flat steps; the asphalt is drawn over it."""
    wide = "".join(disc_path(x, y, 1.5, 1.15) for (x, y), _ in lit)
    near = "".join(disc_path(x, y, 0.85, 0.65) for (x, y), _ in lit)
    return fill(wide, LAMP, fill_opacity=0.13) + fill(near, LAMP, fill_opacity=0.16)


def tracks(road: Road) -> str:
    """Wet asphalt: where tyres ran, the road shines a little."""
    path = ""
    for k, section in enumerate(road.track.sections):
        for lane in range(section.lanes):
            inner, outer = (road.lane_edge(k, lane, outer=side) for side in (False, True))
            for share in (0.3, 0.7):
                path += line_path(
                    (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                    for a, b in zip(inner, outer, strict=False)
                )
    return stroke(path, TYRES, 0.15, dash=(2.3, 0.5, 1.1, 0.9))


def gleams(lit: Lamps) -> str:
    """Wet asphalt by a lamp: its light goes on over the edge of the road, paler."""
    gleam = "".join(disc_path(x, y, 1.75, 1.35) for (x, y), _ in lit)
    return fill(gleam, LAMP, fill_opacity=0.09)


def posts(lit: Lamps) -> str:
    """The lamps themselves."""
    feet = sorted((foot for foot, _ in lit), key=lambda spot: spot[1])
    poles = "".join(line_path([(x, y), (x, y - 1.0)]) for x, y in feet)
    heads = "".join(disc_path(x, y - 1.08, 0.16) for x, y in feet)
    return group(stroke(poles, LINE, 0.1), fill(heads, LAMP, stroke=LINE, stroke_width=0.05), class_="lamps")


def moon(spot: Spot) -> str:
    """The moon in the water: a disc, and dashes below it."""
    x, y = spot
    path = "".join(
        line_path(
            [(x + shift - wide / 2, y + 0.62 + 0.2 * row), (x + shift + wide / 2, y + 0.62 + 0.2 * row)]
        )
        for row, (wide, shift) in enumerate(
            ((0.9, 0.0), (0.7, 0.15), (0.75, -0.1), (0.45, 0.1), (0.25, -0.05))
        )
    )
    return fill(disc_path(x, y, 0.46, 0.4), STAR) + stroke(path, STAR, 0.08, cap="round")


def beams(spot: Spot) -> str:
    """A lighthouse: two flat cones out to sea, clear of the road."""
    x, y = spot
    east = area_path([(x, y - 0.1), (x + 60, y + 17.2), (x + 60, y + 27), (x, y + 0.14)])
    west = area_path([(x, y - 0.14), (x - 12, y - 3.4), (x - 12, y + 0.2), (x, y + 0.14)])
    return fill(east + west, LAMP, fill_opacity=0.2) + fill(disc_path(x, y, 0.2), LAMP)


def stars(paper: Box, picture: Box, seed: str) -> str:
    """Stars on the mount, and a moon in its corner."""
    rng = Random(seed)
    path = ""
    for _ in range(240):
        x, y = rng.uniform(paper.left, paper.right), rng.uniform(paper.top, paper.bottom)
        inside = picture.left - 0.5 < x < picture.right + 0.5 and picture.top - 0.5 < y < picture.bottom + 0.5
        if not inside:
            path += disc_path(x, y, rng.choice((0.03, 0.04, 0.06)))
    x, y = (picture.right + paper.right) / 2, (picture.top + paper.top) / 2
    return fill(path + disc_path(x, y, 0.35), STAR)
