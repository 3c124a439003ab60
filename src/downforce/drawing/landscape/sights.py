"""Small things that are there for the pleasure of finding them."""

from __future__ import annotations

from downforce.drawing.inks import (
    BRICK,
    CLAY,
    GRASS,
    HEDGE,
    MUSTARD,
    NAVY,
    PAPER,
    PETROL,
    RED,
    STONE,
    STRAW,
    Ink,
)
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.svg import disc_path, fill, rect_path, stroke


def cow(ink: Ink = NAVY) -> Thing:
    """A cow that has seen cars before."""
    return Thing(
        1.3, 0.85,
        stroke("M-0.34,-0.3V0M-0.2,-0.3V0M0.26,-0.3V0M0.4,-0.3V0", NAVY, 0.08)
        + fill("M-0.5,-0.6Q-0.5,-0.7 -0.4,-0.7H0.45Q0.55,-0.7 0.55,-0.6V-0.26Q-0.5,-0.2 -0.5,-0.6Z", PAPER)
        + fill("M-0.2,-0.7H0.1Q0.1,-0.42 -0.06,-0.42T-0.2,-0.7Z", ink)
        + fill("M0.3,-0.26Q0.28,-0.48 0.44,-0.46T0.55,-0.3L0.52,-0.26Z", ink)
        + fill("M-0.46,-0.66L-0.78,-0.6Q-0.8,-0.36 -0.66,-0.36L-0.44,-0.46Z", PAPER)
        + fill(disc_path(-0.71, -0.42, 0.08, 0.06), CLAY)
        + stroke("M-0.52,-0.68L-0.46,-0.8M-0.62,-0.64L-0.68,-0.76", NAVY, 0.05)
        + stroke("M0.55,-0.62Q0.68,-0.5 0.62,-0.3", NAVY, 0.04),
    )  # fmt: skip


def balloon() -> Thing:
    """A balloon with a good view of the race."""
    return Thing(
        2.4, 3.9,
        fill("M-1.15,-2.75A1.15,1.15 0 0 1 1.15,-2.75Q1.1,-1.7 0.28,-0.95H-0.28Q-1.1,-1.7 -1.15,-2.75Z", RED)
        + fill("M-0.62,-3.7Q-0.72,-2.2 -0.16,-0.95H0.16Q0.72,-2.2 0.62,-3.7Q0,-4.05 -0.62,-3.7Z", PAPER)
        + fill("M-0.26,-3.87Q-0.3,-2.2 -0.05,-0.95H0.05Q0.3,-2.2 0.26,-3.87Q0,-3.93 -0.26,-3.87Z", MUSTARD)
        + stroke("M-0.26,-0.95L-0.2,-0.4M0.26,-0.95L0.2,-0.4", NAVY, 0.035)
        + fill(rect_path(-0.24, -0.42, 0.48, 0.4), BRICK)
        + stroke("M-0.24,-0.28H0.24M-0.24,-0.15H0.24", STRAW, 0.04)
        + fill(disc_path(-0.08, -0.5, 0.09) + disc_path(0.13, -0.48, 0.08), NAVY),
    )  # fmt: skip


def angler() -> Thing:
    """Somebody who came for the fish."""
    return Thing(
        1.5, 1.0,
        fill("M-0.16,0V-0.42Q-0.14,-0.55 0,-0.55T0.16,-0.42V0Z", PETROL)
        + fill(disc_path(0, -0.68, 0.13), CLAY)
        + fill("M-0.24,-0.7H0.24L0.1,-0.78V-0.88H-0.1V-0.78Z", STRAW)
        + stroke("M0.1,-0.36Q0.5,-0.9 0.95,-0.95V-0.1", NAVY, 0.035),
    )  # fmt: skip


def duck() -> Thing:
    """A duck."""
    return Thing(
        0.5, 0.3,
        fill("M-0.22,-0.12Q0,-0.02 0.24,-0.18Q0.2,0.02 0,0.02T-0.22,-0.12Z", PAPER)
        + fill(disc_path(-0.16, -0.2, 0.08), HEDGE)
        + fill("M-0.23,-0.22L-0.33,-0.18L-0.23,-0.16Z", MUSTARD),
    )  # fmt: skip


def people(count: int, *, step: float = 0.34) -> Thing:
    """A row of people who wait."""
    inks = (RED, PETROL, NAVY, MUSTARD, GRASS)
    row = ""
    for k in range(count):
        x = (k - (count - 1) / 2) * step
        ink = inks[(k * 7 + count) % 5]
        tall = -0.36 - 0.05 * (k * 3 % 4)
        row += fill(f"M{x - 0.1:.2f},0L{x - 0.07:.2f},{tall:.2f}H{x + 0.07:.2f}L{x + 0.1:.2f},0Z", ink)
        row += fill(disc_path(x, tall - 0.1, 0.09), CLAY if k % 3 else BRICK)
    return Thing(count * step, 0.65, row)


def water_tower() -> Thing:
    """Water for engines that still want some."""
    return Thing(
        1.6, 2.6,
        stroke("M-0.45,0L-0.35,-1.3M0.45,0L0.35,-1.3M0,0V-1.3", NAVY, 0.06)
        + stroke("M-0.42,-0.4L0.38,-1M0.42,-0.4L-0.38,-1", NAVY, 0.06)
        + fill(rect_path(-0.62, -2.15, 1.24, 0.9), BRICK)
        + stroke("M-0.62,-1.95H0.62M-0.62,-1.45H0.62", STONE, 0.05)
        + fill("M-0.72,-2.12L0,-2.6L0.72,-2.12Z", NAVY),
    )  # fmt: skip
