"""Houses of a town, large and small."""

from __future__ import annotations

from downforce.drawing.inks import (
    BRICK,
    CLAY,
    MUSTARD,
    NAVY,
    PANE,
    PAPER,
    PETROL,
    RED,
    ROSE,
    SAND,
    STRAW,
    Ink,
)
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.landscape.walls import arch, shade
from downforce.drawing.svg import area_path, disc_path, fill, line_path, number, rect_path, stroke

_WALLS = (PAPER, STRAW, PAPER, ROSE, PAPER)
_ROOFS = (RED, CLAY, BRICK)


def house(kind: int = 0) -> Thing:
    """A house of the old town; the number picks its colours and its height."""
    wall, roof = _WALLS[kind % len(_WALLS)], _ROOFS[kind % len(_ROOFS)]
    width, tall = 1.0 + 0.16 * (kind % 3), 0.9 + 0.28 * (kind * 7 % 4)
    half = width / 2
    columns = [-0.62, -0.18, 0.26] if kind % 2 else [-0.6, 0.0]
    panes = "".join(
        rect_path(half * c, y, 0.15, 0.22)
        for c in columns
        for y in _storeys(tall)
        if not (c > 0.2 and y > -0.4)
    )
    hip = kind % 4 == 1
    top = [(-half - 0.1, -tall), (-half * (0.45 if hip else 0.0), -tall - 0.46)]
    top += [(half * 0.45, -tall - 0.46)] if hip else []
    return Thing(
        width + 0.2, tall + 0.5,
        fill(rect_path(-half, -tall, width, tall), wall)
        + shade(half * 0.45, half, tall)
        + fill(panes, PANE)
        + fill(area_path([*top, (half + 0.1, -tall)]), roof),
    )  # fmt: skip


def _storeys(tall: float) -> list[float]:
    return [-tall + 0.16 + 0.42 * k for k in range(int((tall - 0.2) / 0.42))]


def church() -> Thing:
    """A chapel with its tower."""
    return Thing(
        2.2, 3.1,
        fill(rect_path(-0.35, -0.95, 1.45, 0.95), PAPER)
        + fill(area_path([(-0.4, -0.95), (-0.1, -1.5), (0.95, -1.5), (1.2, -0.95)]), CLAY)
        + fill(rect_path(-1.0, -1.9, 0.68, 1.9), SAND)
        + shade(-0.62, -0.32, 1.9)
        + fill(area_path([(-1.08, -1.9), (-0.66, -2.85), (-0.24, -1.9)]), PETROL)
        + stroke("M-0.66,-2.8V-3.12M-0.78,-3H-0.54", NAVY, 0.05)
        + fill(disc_path(-0.66, -1.58, 0.16), PANE)
        + fill(arch(-0.78, 0.24, 0.54), NAVY)
        + fill("".join(arch(x, 0.16, 0.4, foot=-0.3) for x in (0.0, 0.4, 0.8)), PANE),
    )  # fmt: skip


def lighthouse() -> Thing:
    """Red and white, with its beams."""
    bands = "".join(_ring(-0.75 - 0.9 * k, -1.2 - 0.9 * k) for k in range(3))
    rays = ((0.4, -3.95, 1.5, -4.25), (0.4, -3.8, 1.6, -3.8), (0.4, -3.65, 1.5, -3.35))
    beams = "".join(line_path([(side * a, b), (side * c, d)]) for a, b, c, d in rays for side in (1, -1))
    return Thing(
        2.2, 4.4,
        stroke(beams, MUSTARD, 0.09)
        + fill(_ring(0.0, -3.4), PAPER)
        + fill(bands, RED)
        + fill(rect_path(-0.46, -3.55, 0.92, 0.16), NAVY)
        + fill(rect_path(-0.24, -4.0, 0.48, 0.46), MUSTARD)
        + stroke("M-0.24,-3.55V-4M0,-3.55V-4M0.24,-3.55V-4", NAVY, 0.05)
        + fill("M-0.34,-4A0.34,0.34 0 0 1 0.34,-4Z", NAVY)
        + fill(arch(-0.13, 0.26, 0.5), NAVY),
    )  # fmt: skip


def _ring(low: float, high: float) -> str:
    """Part of the tower, which is narrower at the top."""
    wide, narrow = 0.62 + 0.085 * low, 0.62 + 0.085 * high
    return area_path([(-wide, low), (wide, low), (narrow, high), (-narrow, high)])


def citadel() -> Thing:
    """Towers, walls and a flag above the town."""
    walls = rect_path(-1.9, -1.1, 3.8, 1.1) + _battlements(-1.9, -1.1, 3.8)
    towers = ""
    for x, tall in _TOWERS:
        towers += rect_path(x, -tall, 0.85, tall) + _battlements(x - 0.06, -tall, 0.97)
    slits = "".join(rect_path(x, y, 0.1, 0.26) for x, y in _SLITS)
    return Thing(
        4.8, 3.6,
        fill(walls, SAND) + fill(towers, SAND)
        + "".join(shade(x + 0.5, x + 0.85, tall) for x, tall in _TOWERS)
        + stroke("M-1.35,-1.0H-0.6M0.4,-1.0H1.4", BRICK, 0.035)
        + fill(slits, PANE)
        + fill(arch(-0.36, 0.5, 0.8), NAVY)
        + stroke("M-0.12,-2.4V-3.6", NAVY, 0.06)
        + fill("M-0.12,-3.55Q0.3,-3.75 0.6,-3.5T1.2,-3.48V-3.02Q0.9,-2.84 0.6,-3.04T-0.12,-3.08Z", RED),
    )  # fmt: skip


_TOWERS = ((-2.3, 1.7), (1.5, 1.7), (-0.55, 2.3))
_SLITS = (
    (-2.1, -1.3),
    (-2.1, -0.7),
    (1.7, -1.3),
    (1.7, -0.7),
    (-0.3, -1.8),
    (-0.3, -1.2),
    (-1.1, -0.6),
    (0.85, -0.6),
)


def _battlements(x: float, y: float, width: float) -> str:
    count = round(width / 0.3)
    step = width / count
    return "".join(rect_path(x + step * k, y - 0.2, step * 0.56, 0.22) for k in range(count)) + rect_path(
        x, y - 0.05, width, 0.06
    )


def casino() -> Thing:
    """The casino: a dome, two towers, and awnings."""
    arches = "".join(arch(x, 0.3, 0.66) for x in (-1.75, -1.25, 0.95, 1.45))
    panes = "".join(rect_path(x, -1.22, 0.2, 0.3) for x in (-1.7, -1.2, 1.0, 1.5))
    return Thing(
        4.6, 3.5,
        fill(rect_path(-2.0, -1.45, 4.0, 1.45), PAPER)
        + fill(rect_path(-2.1, -1.6, 4.2, 0.2), STRAW)
        + fill(rect_path(-2.3, -2.15, 0.8, 2.15) + rect_path(1.5, -2.15, 0.8, 2.15), PAPER)
        + fill("M-2.38,-2.15A0.48,0.55 0 0 1 -1.42,-2.15ZM1.42,-2.15A0.48,0.55 0 0 1 2.38,-2.15Z", PETROL)
        + stroke("M-1.9,-2.65V-3M1.9,-2.65V-3", NAVY, 0.05)
        + fill(rect_path(-0.85, -1.85, 1.7, 1.85), SAND)
        + fill("M-0.85,-1.85A0.85,0.95 0 0 1 0.85,-1.85Z", PETROL)
        + stroke("M-0.42,-1.85Q-0.38,-2.6 0,-2.8Q0.38,-2.6 0.42,-1.85M0,-2.8V-1.85", PAPER, 0.035)
        + stroke("M0,-2.75V-3.3", NAVY, 0.06)
        + fill("M0,-3.3L0.55,-3.15L0,-3Z", RED)
        + shade(1.95, 2.3, 2.15)
        + shade(0.5, 0.85, 1.85)
        + fill(arches + panes, PANE)
        + fill(arch(-0.4, 0.8, 1.3), PANE)
        + fill("M-0.62,-0.72L-0.5,-1.05H0.5L0.62,-0.72Z", RED)
        + stroke("M-0.36,-0.72L-0.3,-1.05M0,-0.72V-1.05M0.36,-0.72L0.3,-1.05", PAPER, 0.09),
    )  # fmt: skip


def hotel(storeys: int = 4, ink: Ink = PAPER) -> Thing:
    """A grand hotel with balconies and striped awnings."""
    tall = 0.5 + 0.5 * storeys
    panes = "".join(
        rect_path(-1.02 + 0.46 * i, -tall + 0.2 + 0.5 * j, 0.2, 0.26)
        for i in range(5)
        for j in range(storeys)
    )
    awnings = "".join(
        area_path([(x, y), (x + 0.2, y), (x + 0.27, y + 0.12), (x - 0.07, y + 0.12)])
        for i in range(5)
        for j in range(storeys)
        if (i + j) % 2 == 0
        for x, y in [(-1.02 + 0.46 * i, -tall + 0.16 + 0.5 * j)]
    )
    return Thing(
        2.8, tall + 0.7,
        fill(rect_path(-1.25, -tall, 2.5, tall), ink)
        + shade(0.85, 1.25, tall)
        + fill(panes, PANE) + fill(awnings, RED)
        + fill(rect_path(-1.35, -tall - 0.12, 2.7, 0.16), PETROL)
        + fill(rect_path(-1.3, -0.34, 2.6, 0.12), PETROL)
        + stroke(f"M0,{number(-tall)}V{number(-tall - 0.7)}", NAVY, 0.05)
        + fill(area_path([(0, -tall - 0.7), (0.55, -tall - 0.55), (0, -tall - 0.4)]), MUSTARD),
    )  # fmt: skip


def yacht_club() -> Thing:
    """A pavilion on stilts with a balcony and signal flags."""
    flags = "".join(
        fill(area_path([(x, y), (x + 0.26, y + 0.02), (x + 0.1, y + 0.3)]), ink)
        for x, y, ink in ((0.15, -2.55, RED), (0.5, -2.3, MUSTARD), (0.85, -2.05, PETROL), (1.2, -1.8, RED))
    )
    return Thing(
        3.2, 3.0,
        stroke("M-1.2,0V-0.4M-0.6,0V-0.4M0,0V-0.4M0.6,0V-0.4M1.2,0V-0.4", NAVY, 0.08)
        + fill(rect_path(-1.5, -0.46, 3.0, 0.14), BRICK)
        + fill(rect_path(-1.3, -1.2, 2.6, 0.76), PAPER)
        + fill(rect_path(-1.12, -1.04, 0.5, 0.36) + rect_path(-0.5, -1.04, 0.5, 0.36)
               + rect_path(0.12, -1.04, 0.5, 0.36) + rect_path(0.74, -1.04, 0.4, 0.58), PANE)
        + fill("M-1.55,-1.16L-1.1,-1.6H1.1L1.55,-1.16Z", PETROL)
        + fill("M-0.45,-1.55V-1.95H0.45V-1.55Z", PAPER) + fill("M-0.6,-1.9L0,-2.25L0.6,-1.9Z", PETROL)
        + stroke("M0,-2.2V-3M0,-2.75L1.5,-1.55", NAVY, 0.04)
        + flags,
    )  # fmt: skip
