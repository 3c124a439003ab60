"""Rails, what runs on them, and where it stops."""

from __future__ import annotations

from collections.abc import Sequence

from downforce.drawing.inks import (
    BRICK,
    CLAY,
    MUSTARD,
    NAVY,
    PANE,
    PAPER,
    PETROL,
    RED,
    SAND,
    SHADE,
    STONE,
    Ink,
)
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.landscape.walls import arch, shade
from downforce.drawing.svg import Spot, beside, disc_path, fill, group, line_path, rect_path, stroke


def rails(points: Sequence[Spot]) -> str:
    """A track of rails from above: ballast, sleepers, two rails."""
    path = line_path(points)
    left, right = (line_path(beside(points, side)) for side in (-0.19, 0.19))
    return group(
        stroke(path, STONE, 0.95),
        stroke(path, BRICK, 0.66, dash=(0.12, 0.26)),
        stroke(left + right, NAVY, 0.06),
    )


def locomotive() -> Thing:
    """An electric one, heading left."""
    return Thing(
        3.2, 1.5,
        fill("M-1.55,-0.2Q-1.6,-0.75 -1.15,-1.05H1.15Q1.6,-0.75 1.55,-0.2Z", PETROL)
        + fill("M-1.57,-0.5H1.57V-0.36H-1.57Z", MUSTARD)
        + fill("M-1.42,-0.62L-1.12,-0.95H-0.8V-0.62ZM1.42,-0.62L1.12,-0.95H0.8V-0.62Z", NAVY)
        + fill("".join(rect_path(x, -0.92, 0.3, 0.22) for x in (-0.55, -0.15, 0.25)), PANE)
        + stroke("M-0.5,-1.05L-0.2,-1.3L-0.5,-1.5M-0.75,-1.5H-0.2", NAVY, 0.05)
        + _wheels((-1.15, -0.7, 0.7, 1.15))
        + fill(disc_path(-1.5, -0.3, 0.08), PAPER),
        depth=0.05,
    )  # fmt: skip


def coach(ink: Ink = RED) -> Thing:
    """A coach with seven windows."""
    return Thing(
        3.3, 1.15,
        fill("M-1.55,-0.2V-0.95Q-1.5,-1.1 -1.35,-1.1H1.35Q1.5,-1.1 1.55,-0.95V-0.2Z", ink)
        + fill(rect_path(-1.55, -0.86, 3.1, 0.36), PAPER)
        + fill("".join(rect_path(-1.38 + 0.41 * k, -0.82, 0.3, 0.28) for k in range(7)), PANE)
        + fill(rect_path(-1.5, -1.12, 3.0, 0.09), SHADE)
        + stroke("M-1.7,-0.25H-1.5M1.5,-0.25H1.7", NAVY, 0.08)
        + _wheels((-1.15, -0.8, 0.8, 1.15)),
        depth=0.05,
    )  # fmt: skip


def wagon(kind: int = 0) -> Thing:
    """A goods wagon: a van, a tank, or one of coal."""
    van = fill(rect_path(-1.0, -0.95, 2.0, 0.75), BRICK) + stroke(
        "M-0.3,-0.2V-0.95M0.3,-0.2V-0.95", PAPER, 0.05
    )
    van += fill("M-1.08,-0.93Q0,-1.2 1.08,-0.93Z", SHADE)
    tank = fill("M-1,-0.3V-0.8A0.2,0.2 0 0 1 -0.8,-0.95H0.8A0.2,0.2 0 0 1 1,-0.8V-0.3Z", STONE)
    tank += fill(rect_path(-0.15, -1.08, 0.3, 0.14), NAVY) + fill(rect_path(-0.35, -0.95, 0.14, 0.65), RED)
    coal = fill("M-0.9,-0.6Q-0.5,-1.0 -0.2,-0.7Q0.2,-1.05 0.9,-0.6Z", NAVY)
    coal += fill("M-1.05,-0.66H1.05L0.95,-0.2H-0.95Z", CLAY)
    return Thing(
        2.2, 1.15,
        (van, tank, coal)[kind % 3] + fill(rect_path(-1.12, -0.26, 2.24, 0.1), NAVY) + _wheels((-0.65, 0.65)),
        depth=0.05,
    )  # fmt: skip


def _wheels(places: tuple[float, ...]) -> str:
    return fill("".join(disc_path(x, -0.13, 0.16) for x in places), NAVY) + fill(
        "".join(disc_path(x, -0.13, 0.06) for x in places), STONE
    )


def signal(*, stop: bool = False) -> Thing:
    """A signal with its arm up or down."""
    arm = "M-0.05,-1.5H0.55V-1.32H-0.05Z" if stop else "M-0.05,-1.42L0.42,-1.8L0.53,-1.66L0.06,-1.28Z"
    return Thing(
        0.9, 1.9, stroke("M0,0V-1.75", NAVY, 0.08) + fill(arm, RED) + fill(disc_path(0, -1.4, 0.11), MUSTARD)
    )


def station() -> Thing:
    """The station: a hall, two wings and a clock that says it is time."""
    arches = "".join(arch(x, 0.4, 0.83) for x in _WINDOWS)
    panes = "".join(rect_path(x + 0.08, -1.4, 0.24, 0.32) for x in _WINDOWS)
    hall = "M-1.35,-0.1V-1.15A1.35,1.2 0 0 1 1.35,-1.15V-0.1Z"
    return Thing(
        9.4, 4.6,
        fill(rect_path(-4.5, -1.6, 9.0, 1.6), SAND)
        + fill("M-4.7,-1.55L-4.4,-2.05H4.4L4.7,-1.55Z", BRICK)
        + fill(rect_path(-1.7, -2.5, 3.4, 2.5), PAPER)
        + fill("M-1.85,-2.45A1.85,0.9 0 0 1 1.85,-2.45Z", PETROL)
        + fill(hall, PANE)
        + stroke("M-0.9,-0.1V-2M-0.45,-0.1V-2.28M0,-0.1V-2.34M0.45,-0.1V-2.28M0.9,-0.1V-2", PAPER, 0.05)
        + stroke("M-1.35,-1.15H1.35M-1.35,-0.62H1.35", PAPER, 0.05)
        + fill(rect_path(-0.4, -4.0, 0.8, 1.1), PAPER)
        + fill("M-0.52,-3.95L0,-4.6L0.52,-3.95Z", BRICK)
        + fill(disc_path(0, -3.5, 0.34), NAVY) + fill(disc_path(0, -3.5, 0.27), PAPER)
        + stroke("M0,-3.72V-3.5L0.15,-3.42", NAVY, 0.05)
        + shade(4.05, 4.5, 1.6)
        + shade(1.4, 1.7, 2.45)
        + fill(arches + panes, PANE)
        + fill(rect_path(-4.6, -0.06, 9.2, 0.12), SHADE),
    )  # fmt: skip


_WINDOWS = (-4.25, -3.6, -2.95, -2.3, 1.9, 2.55, 3.2, 3.85)  # where the doors and windows of the station are
