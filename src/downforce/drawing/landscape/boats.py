"""Whatever floats. The water line is at the foot."""

from __future__ import annotations

from downforce.drawing.inks import FOAM, MUSTARD, NAVY, PANE, PAPER, PETROL, RED, SHADE, STONE, Ink
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.svg import area_path, disc_path, fill, rect_path, stroke


def sailing_boat(hull: Ink = NAVY, sail: Ink = PAPER, stripe: Ink = RED) -> Thing:
    """A sloop under full sail."""
    return Thing(
        1.9, 2.6,
        _wake(-0.95, 1.05)
        + fill(area_path([(-0.06, -0.42), (-0.06, -2.5), (-0.95, -0.42)]), sail)
        + fill(area_path([(-0.06, -1.2), (-0.06, -1.62), (-0.59, -1.26), (-0.77, -0.84)]), stripe)
        + fill(area_path([(0.08, -0.45), (0.08, -2.2), (0.85, -0.45)]), sail)
        + fill("M0.5,-0.45L0.08,-2.2Q0.42,-1.3 0.32,-0.45Z", STONE)
        + stroke("M0.01,-0.3V-2.62", NAVY, 0.06)
        + fill("M-0.95,-0.34H1.05Q0.9,0 0.6,0H-0.7Q-0.85,0 -0.95,-0.34Z", hull)
        + stroke("M-0.85,-0.24H0.98", PAPER, 0.045),
        depth=0.15,
    )  # fmt: skip


def _wake(left: float, right: float) -> str:
    return stroke(
        f"M{left - 0.25:.2f},0.06H{right + 0.1:.2f}M{left + 0.1:.2f},0.17H{right - 0.35:.2f}", FOAM, 0.05
    )


def moored_boat(hull: Ink = PAPER, trim: Ink = RED) -> Thing:
    """A small boat at its berth, sails down, bow to the left."""
    return Thing(
        1.3, 1.75,
        fill("M-0.7,-0.3H0.6Q0.62,-0.02 0.5,0H-0.4Q-0.6,-0.06 -0.7,-0.3Z", hull)
        + stroke("M-0.66,-0.21H0.6", trim, 0.07)
        + fill("M-0.2,-0.3L-0.1,-0.47H0.35L0.4,-0.3Z", PANE)
        + stroke("M-0.05,-0.3V-1.75", NAVY, 0.05)
        + stroke("M-0.05,-1.7L-0.68,-0.32M-0.05,-1.7L0.6,-0.32", NAVY, 0.018)
        + fill("M0,-0.52L0.56,-0.46V-0.4L0,-0.42Z", trim),
        depth=0.05,
    )  # fmt: skip


def motor_yacht(stripe: Ink = PETROL) -> Thing:
    """White, with a sun deck."""
    return Thing(
        3.2, 1.4,
        _wake(-1.5, 1.5)
        + fill("M-0.7,-0.5L-0.35,-0.95H1.2L1.3,-0.5Z", PAPER)
        + fill("M-0.2,-0.95L0.0,-1.2H0.85L0.9,-0.95Z", PAPER)
        + fill("M-0.5,-0.62L-0.28,-0.86H0.3V-0.62ZM0.4,-0.62V-0.86H1.12L1.16,-0.62Z", PANE)
        + stroke("M0.55,-1.2V-1.55M0.3,-1.42H0.8", NAVY, 0.05)
        + fill("M-1.6,-0.56Q-0.8,-0.46 1.5,-0.48L1.4,0H-1.05Q-1.35,-0.2 -1.6,-0.56Z", PAPER)
        + fill("M-1.42,-0.34Q-0.7,-0.26 1.47,-0.28L1.43,-0.14H-1.2Q-1.32,-0.22 -1.42,-0.34Z", stripe),
        depth=0.15,
    )  # fmt: skip


def liner() -> Thing:
    """A small liner with two funnels and a good deal of smoke."""
    windows = "".join(disc_path(-2.05 + 0.32 * k, -0.52, 0.07) for k in range(15))
    decks = rect_path(-1.7, -1.25, 3.7, 0.42) + rect_path(-1.2, -1.58, 2.7, 0.36)
    panes = "".join(rect_path(-1.55 + 0.3 * k, -1.12, 0.17, 0.14) for k in range(12))
    panes += "".join(rect_path(-1.05 + 0.3 * k, -1.47, 0.17, 0.12) for k in range(8))
    funnels = "".join(
        area_path([(x, -1.58), (x + 0.09, -2.35), (x + 0.55, -2.35), (x + 0.48, -1.58)])
        for x in (-0.55, 0.45)
    )
    bands = "".join(
        area_path([(x + 0.045, -1.95), (x + 0.07, -2.16), (x + 0.53, -2.16), (x + 0.51, -1.95)])
        for x in (-0.55, 0.45)
    )
    smoke = "".join(disc_path(x, y, r) for x, y, r in _PUFFS)
    return Thing(
        5.8, 3.6,
        fill(smoke, STONE)
        + stroke("M-2.9,0.08H2.8M-2.2,0.2H1.9", FOAM, 0.06)
        + stroke("M-2.1,-0.8V-2.2M2.2,-0.8V-2.1", NAVY, 0.06)
        + stroke("M-2.1,-2.15L-0.3,-2.33M0.95,-2.33L2.2,-2.05", NAVY, 0.025)
        + fill(decks, PAPER) + fill(panes, PETROL) + fill(funnels, RED) + fill(bands, NAVY)
        + fill("M-2.85,-0.9Q-1.5,-0.78 2.55,-0.84Q2.5,-0.3 2.2,0H-2.2Q-2.6,-0.3 -2.85,-0.9Z", NAVY)
        + fill("M-2.37,-0.16H2.33L2.2,0H-2.2Z", RED)
        + fill(windows, MUSTARD),
        depth=0.25,
    )  # fmt: skip


_PUFFS = [(0.1, -2.5, 0.2), (0.5, -2.75, 0.28), (1.05, -2.95, 0.34), (1.7, -3.15, 0.28), (2.25, -3.2, 0.2)]


def rowing_boat() -> Thing:
    """Somebody who rows and looks the other way."""
    return Thing(
        1.5, 0.7,
        fill("M-0.6,-0.24H0.6Q0.5,0 0.3,0H-0.35Q-0.52,-0.03 -0.6,-0.24Z", RED)
        + fill("M-0.1,-0.22V-0.5H0.16V-0.22Z", PETROL)
        + fill(disc_path(0.03, -0.6, 0.11), NAVY)
        + stroke("M0.05,-0.4L0.75,0.08M-0.05,-0.4L-0.7,0.08", MUSTARD, 0.05),
        depth=0.1,
    )  # fmt: skip


def gull() -> Thing:
    """A bird: two strokes of the pen."""
    return Thing(
        0.8, 0.3, stroke("M-0.4,-0.12Q-0.2,-0.32 0,-0.06Q0.2,-0.32 0.4,-0.12", NAVY, 0.06, cap="round")
    )


def buoy() -> Thing:
    """Marks the channel."""
    return Thing(
        0.4, 0.6,
        fill("M-0.16,0L-0.08,-0.45H0.08L0.16,0Z", RED) + stroke("M-0.13,-0.16H0.13", PAPER, 0.08)
        + fill(disc_path(0, -0.54, 0.08), SHADE),
    )  # fmt: skip
