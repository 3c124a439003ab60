"""Buildings outside the town."""

from __future__ import annotations

from downforce.drawing.inks import BRICK, CLAY, NAVY, PANE, PAPER, RED, SHADE, Ink
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.svg import area_path, disc_path, fill, hatch_path, rect_path, stroke


def barn(ink: Ink = BRICK) -> Thing:
    """A barn with a wide door."""
    return Thing(
        2.0, 1.6,
        fill(area_path([(-0.9, 0), (-0.9, -0.8), (-0.35, -1.45), (0.2, -0.8), (0.2, 0)]), ink)
        + fill(rect_path(0.2, -0.8, 0.75, 0.8), CLAY)
        + fill(area_path([(-0.42, -1.5), (0.45, -1.5), (1.05, -0.75), (0.15, -0.75)]), SHADE)
        + stroke("M-0.65,0V-0.55H-0.05V0M-0.65,-0.55L-0.05,0M-0.05,-0.55L-0.65,0", PAPER, 0.05),
    )  # fmt: skip


def windmill() -> Thing:
    """A mill with its sails in the wind."""
    shady = [(0.3, 0.0), (0.75, 0.0), (0.45, -2.1), (0.2, -2.1)]
    sail = "M0,-0.1V-1.75M0.02,-0.45H0.4V-1.7H0.02M0.02,-0.87H0.4M0.02,-1.28H0.4"
    sails = "".join(
        f'<g transform="translate(0 -2.2) rotate({turn})">{stroke(sail, NAVY, 0.05)}</g>'
        for turn in (22, 112, 202, 292)
    )
    return Thing(
        3.4, 4.0,
        fill("M-0.75,0L-0.45,-2.1H0.45L0.75,0Z", PAPER)
        + stroke(hatch_path(shady, gap=0.11, angle=90), NAVY, 0.025)
        + fill("M-0.55,-2.05Q-0.5,-2.75 0,-2.8Q0.5,-2.75 0.55,-2.05Z", RED)
        + fill(rect_path(-0.14, -0.5, 0.28, 0.5) + rect_path(-0.12, -1.3, 0.22, 0.28), PANE)
        + sails + fill(disc_path(0, -2.2, 0.12), NAVY),
    )  # fmt: skip
