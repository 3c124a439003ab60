"""Trees and other green things."""

from __future__ import annotations

import math

from downforce.drawing.inks import BRICK, GRASS, HEDGE, LEAF, MUSTARD, NAVY, PINE, RED, Ink
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.svg import Spot, area_path, disc_path, fill, line_path, number, stroke


def palm(*, lean: float = 0.25) -> Thing:
    """A palm in the wind."""
    top = (lean, -1.75)
    trunk = f"M-0.09,0Q{number(lean * 0.15)},-0.9 {number(lean - 0.04)},-1.75L{number(lean + 0.05)},-1.75"
    trunk += f"Q{number(lean * 0.15 + 0.13)},-0.9 0.09,0Z"
    fronds = [(-1.0, 0.30), (-0.85, -0.32), (-0.38, -0.68), (0.36, -0.66), (0.86, -0.30), (0.98, 0.32)]
    dark = "".join(_frond(top, dx, dy) for dx, dy in fronds[::2])
    light = "".join(_frond(top, dx, dy) for dx, dy in fronds[1::2])
    return Thing(
        1.9, 2.5,
        fill(disc_path(0.15, 0.02, 0.5, 0.1), HEDGE)
        + fill(trunk, BRICK)
        + fill(dark, PINE)
        + fill(light, HEDGE)
        + fill(disc_path(lean - 0.08, -1.66, 0.09) + disc_path(lean + 0.1, -1.63, 0.08), BRICK),
        depth=0.12,
    )  # fmt: skip


def _frond(root: Spot, dx: float, dy: float) -> str:
    """A leaf that rises and then hangs."""
    x, y = root
    tip = (x + dx, y + dy)
    side = math.copysign(0.16, dx)
    high = (x + dx * 0.45, y + dy * 0.5 - 0.42)
    low = (x + dx * 0.45 - side * 0.2, y + dy * 0.5 - 0.08)
    return f"{line_path([root])}Q{_pair(high)} {_pair(tip)}Q{_pair(low)} {_pair(root)}Z"


def _pair(spot: Spot) -> str:
    return f"{number(spot[0])},{number(spot[1])}"


def round_tree(ink: Ink = LEAF, shade: Ink = HEDGE) -> Thing:
    """A broad tree with its shade to the right."""
    crescent = "M0.12,-1.66A0.56,0.56 0 0 1 0.12,-0.6A0.8,0.8 0 0 0 0.12,-1.66Z"
    return Thing(
        1.15, 1.7,
        fill(disc_path(0.1, 0, 0.42, 0.09), HEDGE)
        + stroke("M0,0V-0.8", NAVY, 0.1)
        + fill(disc_path(0, -1.12, 0.56), ink)
        + fill(crescent, shade),
        depth=0.1,
    )  # fmt: skip


def poplar(ink: Ink = HEDGE) -> Thing:
    """A tall thin tree."""
    return Thing(
        0.6, 2.2,
        fill(disc_path(0.08, 0, 0.3, 0.07), HEDGE)
        + stroke("M0,0V-0.5", NAVY, 0.09)
        + fill(disc_path(0, -1.25, 0.28, 0.95), ink)
        + fill("M0.04,-2.16A0.28,0.95 0 0 1 0.04,-0.32A0.5,1.1 0 0 0 0.04,-2.16Z", PINE),
        depth=0.08,
    )  # fmt: skip


def pine() -> Thing:
    """A fir of three storeys."""
    storeys = [(-1.05, 0.52, -0.25), (-1.5, 0.42, -0.75), (-1.95, 0.3, -1.25)]
    left = "".join(area_path([(-w, foot), (0, top), (0, foot)]) for top, w, foot in storeys)
    right = "".join(area_path([(w, foot), (0, top), (0, foot)]) for top, w, foot in storeys)
    return Thing(
        1.05, 2.0,
        fill(disc_path(0.1, 0, 0.4, 0.08), HEDGE) + stroke("M0,0V-0.4", NAVY, 0.1) + fill(left, HEDGE)
        + fill(right, PINE),
        depth=0.08,
    )  # fmt: skip


def bush(ink: Ink = GRASS) -> Thing:
    """A low round one."""
    return Thing(
        0.7, 0.45,
        fill("M-0.35,0A0.35,0.42 0 0 1 0.35,0Z", ink)
        + fill("M0.05,-0.42A0.33,0.42 0 0 1 0.35,0H0.15Q0.2,-0.25 0.05,-0.42Z", PINE),
    )  # fmt: skip


def haystack() -> Thing:
    """Hay, put up to dry."""
    return Thing(
        0.8, 0.75,
        fill("M-0.36,0Q-0.4,-0.7 0,-0.75Q0.4,-0.7 0.36,0Z", MUSTARD, stroke=BRICK, stroke_width=0.05)
        + stroke("M-0.26,-0.2H0.28M-0.27,-0.42H0.27", BRICK, 0.04),
    )  # fmt: skip


def flower_bed(width: float = 2.0, ink: Ink = RED) -> Thing:
    """A bed of flowers, seen from above."""
    dots = "".join(
        disc_path(-width / 2 + 0.18 + 0.2 * k, -0.12 - 0.14 * (k % 2), 0.07)
        for k in range(int((width - 0.2) / 0.2))
    )
    half = number(width / 2)
    return Thing(width, 0.4, fill(f"M-{half},0V-0.38H{half}V0Z", HEDGE) + fill(dots, ink))
