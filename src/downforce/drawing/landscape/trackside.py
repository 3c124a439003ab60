"""What is put up for the day of the race."""

from __future__ import annotations

from downforce.drawing.inks import MUSTARD, NAVY, PAPER, PETROL, RED, SHADE, Ink
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.svg import area_path, disc_path, fill, line_path, number, rect_path, stroke


def grandstand(width: float = 6.0, seed: int = 1) -> Thing:
    """A stand full of people under a striped roof, with flags."""
    half, inks = width / 2, (RED, PETROL, MUSTARD, PAPER, NAVY)
    rows = [-0.09 - 0.25 * k for k in range(6)]
    heads: dict[Ink, str] = dict.fromkeys(inks, "")
    value = seed
    for row in range(5):
        for k in range(int((width - 0.3) / 0.21)):
            value = (value * 1103515245 + 12345) % 2**31  # the same crowd on every machine
            if value % 11:
                x = -half + 0.24 + 0.21 * k + 0.1 * (row % 2)
                heads[inks[value // 64 % 5]] += disc_path(x, -0.22 - 0.25 * row, 0.085)
    stripes = "".join(
        area_path([(x, -1.62), (x + 0.3, -1.62), (x + 0.34, -2.05), (x + 0.04, -2.05)])
        for x in (-half + 0.6 * k for k in range(int(width / 0.6)))
    )
    poles = "".join(f"M{number(x)},-2.05V-2.75" for x in _flag_places(half))
    pennants = "".join(area_path([(x, -2.75), (x + 0.42, -2.62), (x, -2.48)]) for x in _flag_places(half))
    return Thing(
        width + 0.2, 2.8,
        fill(rect_path(-half, -1.6, width, 1.6), SHADE)
        + stroke("".join(line_path([(-half, y), (half, y)]) for y in rows), NAVY, 0.03)
        + "".join(fill(path, ink) for ink, path in heads.items())
        + stroke(f"M{number(-half + 0.05)},0V-1.7M0,0V-1.7M{number(half - 0.05)},0V-1.7", NAVY, 0.06)
        + fill(area_path([(-half - 0.1, -1.55), (half + 0.1, -1.55), (half, -2.05), (-half, -2.05)]), PAPER)
        + fill(stripes, RED)
        + stroke(f"M{number(-half - 0.1)},-1.57h{number(width + 0.2)}", NAVY, 0.06)
        + stroke(poles, NAVY, 0.05) + fill(pennants, MUSTARD),
    )  # fmt: skip


def _flag_places(half: float) -> list[float]:
    count = max(2, round(half))
    return [-half + 0.15 + (2 * half - 0.3) * k / (count - 1) for k in range(count)]


def tent(ink: Ink = MUSTARD) -> Thing:
    """A striped tent of the paddock."""
    return Thing(
        1.4, 1.5,
        fill(rect_path(-0.55, -0.6, 1.1, 0.6), PAPER)
        + fill(rect_path(-0.33, -0.6, 0.22, 0.6) + rect_path(0.11, -0.6, 0.22, 0.6), ink)
        + fill(area_path([(-0.68, -0.58), (0, -1.15), (0.68, -0.58)]), ink)
        + stroke("M0,-1.1V-1.5", NAVY, 0.05) + fill("M0,-1.5L0.32,-1.4L0,-1.28Z", RED),
    )  # fmt: skip


def parasol(ink: Ink = RED) -> Thing:
    """A parasol and somebody's towel."""
    towel = RED if ink == PETROL else PETROL
    return Thing(
        0.95, 1.0,
        fill(area_path([(0.1, 0.02), (0.62, 0.02), (0.5, -0.14), (0.02, -0.14)]), towel)
        + stroke("M0,0L0.05,-0.85", NAVY, 0.045)
        + fill("M-0.45,-0.55A0.5,0.44 0 0 1 0.52,-0.48Z", ink)
        + fill("M-0.15,-0.53Q-0.05,-0.9 0.05,-0.95Q0.2,-0.85 0.2,-0.51Z", PAPER),
        depth=0.05,
    )  # fmt: skip
