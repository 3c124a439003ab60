"""What stands in high mountains: peaks, chalets, a cable car and the animals that live there."""

from __future__ import annotations

from random import Random

from downforce.drawing.inks import (
    BRICK,
    CLAY,
    FOAM,
    MUSTARD,
    NAVY,
    PANE,
    PAPER,
    PETROL,
    RED,
    SAND,
    SHADE,
    STONE,
    STRAW,
    WATER,
    Ink,
)
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.landscape.walls import shade
from downforce.drawing.svg import (
    Spot,
    area_path,
    disc_path,
    fill,
    hatch_path,
    line_path,
    number,
    rect_path,
    stroke,
)


def peak(width: float, tall: float, *, lean: float = 0.0, seed: int = 1) -> Thing:
    """A mountain with snow on it; its right side lies in the shade."""
    half = width / 2
    top = (lean * half, -tall)
    left = _ridge((-half, 0.0), top, seed=seed)
    right = _ridge(top, (half, 0.0), seed=seed + 50)
    spine = _ridge(top, (lean * half + 0.18 * half, 0.0), seed=seed + 90)
    dark = [*right, *reversed(spine)]
    return Thing(
        width, tall,
        fill(area_path([*left, *right[1:]]), STONE)
        + fill(area_path(dark), SHADE)
        + fill(_snow(left, right, top, tall * 0.4, seed), PAPER)
        + stroke(hatch_path(dark, gap=0.28, angle=62.0), NAVY, 0.035)
        + stroke(line_path([*left, *right[1:]]), NAVY, 0.07, join="round"),
    )  # fmt: skip


def _ridge(start: Spot, end: Spot, *, seed: int, steps: int = 6) -> list[Spot]:
    """A line from foot to top that is not quite straight."""
    rng = Random(f"ridge {seed}")
    inner = [
        (
            start[0] + (end[0] - start[0]) * k / steps + rng.uniform(-0.25, 0.25),
            start[1] + (end[1] - start[1]) * k / steps + rng.uniform(-0.3, 0.3),
        )
        for k in range(1, steps)
    ]
    return [start, *inner, end]


def _snow(left: list[Spot], right: list[Spot], top: Spot, deep: float, seed: int) -> str:
    """A cap whose lower edge hangs down in tongues."""
    limit = top[1] + deep
    rim = [spot for spot in (*left, *right[1:]) if spot[1] < limit]
    if len(rim) < 3:
        return ""
    rng = Random(f"snow {seed}")
    (x_end, y_end), (x_start, y_start) = rim[0], rim[-1]
    tongues = [
        (
            x_start + (x_end - x_start) * k / 7,
            y_start + (y_end - y_start) * k / 7 + (0.45 if k % 2 else -0.3) * rng.uniform(0.6, 1.3),
        )
        for k in range(1, 7)
    ]
    return area_path([*rim, *tongues])


def boulder(size: float = 1.0) -> Thing:
    """A rock that rolled down some time ago."""
    a, b, c = (number(size * share) for share in (0.5, 0.28, 0.62))
    return Thing(
        size * 1.1, size * 0.65,
        fill(f"M-{a},0L-{b},-{b}L0,-{c}L{b},-{a}L{a},0Z", STONE)
        + fill(f"M0,-{c}L{b},-{a}L{a},0L{number(size * 0.1)},0Z", SHADE)
        + stroke(f"M-{a},0L-{b},-{b}L0,-{c}L{b},-{a}L{a},0", NAVY, 0.05, join="round"),
    )  # fmt: skip


def snow_patch(width: float = 1.6) -> Thing:
    """Snow that stays until August."""
    half = number(width / 2)
    return Thing(
        width, 0.5,
        fill(
            f"M-{half},-0.1Q-{number(width / 4)},-0.55 0,-0.32T{half},-0.2"
            f"Q{number(width / 5)},0.12 0,0T-{half},-0.1Z",
            PAPER,
        ),
    )  # fmt: skip


def chalet(kind: int = 0) -> Thing:
    """A house of wood on a foot of stone, under a wide roof with stones on it."""
    wide = 1.5 + 0.2 * (kind % 3)
    half = wide / 2
    wall = (BRICK, CLAY, BRICK)[kind % 3]
    panes = "".join(rect_path(half * x, -0.95, 0.2, 0.24) for x in (-0.62, -0.12, 0.36))
    boxes = "".join(rect_path(half * x - 0.04, -0.7, 0.28, 0.08) for x in (-0.62, -0.12, 0.36))
    stones = "".join(disc_path(half * x, -1.42 + abs(x) * 0.42, 0.06) for x in (-0.6, -0.3, 0.3, 0.6))
    roof = [(-half - 0.3, -1.0), (0.0, -1.75), (half + 0.3, -1.0), (half + 0.24, -0.86), (0.0, -1.55),
            (-half - 0.24, -0.86)]  # fmt: skip
    return Thing(
        wide + 0.6, 1.8,
        fill(rect_path(-half, -0.45, wide, 0.45), PAPER)
        + fill(area_path([(-half, -0.45), (-half, -1.0), (0, -1.6), (half, -1.0), (half, -0.45)]), wall)
        + shade(half * 0.4, half, 0.45)
        + fill(panes, PANE)
        + fill(boxes, RED if kind % 2 else MUSTARD)
        + stroke(f"M-{number(half + 0.1)},-0.5H{number(half + 0.1)}", STRAW, 0.08)
        + fill(rect_path(-0.14, -0.4, 0.28, 0.4), NAVY)
        + fill(area_path(roof), SHADE if kind % 2 else NAVY)
        + fill(stones, STONE),
    )  # fmt: skip


def hospice() -> Thing:
    """The old house on the summit, with a bell."""
    panes = "".join(rect_path(-1.5 + 0.55 * k, y, 0.2, 0.28) for k in range(6) for y in (-1.35, -0.8))
    return Thing(
        3.8, 2.9,
        fill(rect_path(-1.75, -1.6, 3.5, 1.6), PAPER)
        + shade(1.2, 1.75, 1.6)
        + fill(panes, PANE)
        + fill(rect_path(-0.2, -0.55, 0.4, 0.55), BRICK)
        + fill(area_path([(-1.9, -1.55), (-1.5, -2.15), (1.5, -2.15), (1.9, -1.55)]), RED)
        + fill(rect_path(-0.28, -2.5, 0.56, 0.5), PAPER)
        + fill(area_path([(-0.4, -2.45), (0, -2.9), (0.4, -2.45)]), RED)
        + fill(disc_path(0, -2.24, 0.12), MUSTARD),
    )  # fmt: skip


# ── The cable car ──────────────────────────────────────────────────────────────────────────────────


def cable_station(*, low: bool) -> Thing:
    """Where the cable car ends: the cable comes in at the top."""
    sign = MUSTARD if low else RED
    return Thing(
        2.8, 2.6,
        fill(rect_path(-1.2, -1.5, 2.4, 1.5), PAPER)
        + shade(0.7, 1.2, 1.5)
        + fill(rect_path(-0.9, -1.3, 1.1, 0.75), NAVY)
        + fill(rect_path(0.4, -0.7, 0.4, 0.7), BRICK)
        + fill(area_path([(-1.4, -1.45), (-1.2, -2.3), (1.4, -1.8), (1.4, -1.45)]), PETROL)
        + fill(rect_path(-1.2, -0.45, 1.4, 0.24), sign),
    )  # fmt: skip


def pylon() -> Thing:
    """Holds the cable up."""
    return Thing(
        1.2, 2.6,
        stroke("M-0.35,0L-0.1,-2.5M0.35,0L0.1,-2.5M-0.5,-2.5H0.5", NAVY, 0.07)
        + stroke("M-0.28,-0.6L0.2,-1.4M0.28,-0.6L-0.2,-1.4", NAVY, 0.07),
    )  # fmt: skip


def cabin(ink: Ink = RED) -> str:
    """A cabin that hangs from (0, 0)."""
    return (
        stroke("M0,0V0.5", NAVY, 0.06)
        + fill(rect_path(-0.55, 0.5, 1.1, 0.8), ink)
        + fill(rect_path(-0.44, 0.6, 0.4, 0.36) + rect_path(0.05, 0.6, 0.4, 0.36), PAPER)
        + stroke(rect_path(-0.55, 0.5, 1.1, 0.8), NAVY, 0.05)
    )


# ── Water and animals ──────────────────────────────────────────────────────────────────────────────


def waterfall(points: list[Spot]) -> str:
    """A brook that falls down a slope in steps."""
    path = line_path(points)
    return (
        stroke(path, NAVY, 0.72, join="round", cap="round")
        + stroke(path, WATER, 0.6, join="round", cap="round")
        + stroke(path, FOAM, 0.3, join="round", dash=(0.5, 0.35))
    )


def marmot() -> Thing:
    """A marmot on guard: it whistles when a car comes."""
    return Thing(
        0.5, 0.8,
        fill("M-0.2,0Q-0.28,-0.42 -0.06,-0.55H0.08Q0.26,-0.4 0.2,0Z", BRICK)
        + fill("M-0.08,0Q-0.12,-0.34 0.02,-0.4T0.12,0Z", STRAW)
        + fill(disc_path(0.02, -0.62, 0.15), BRICK)
        + fill(disc_path(0.09, -0.65, 0.03), NAVY)
        + stroke("M0.18,-0.03Q0.34,-0.02 0.34,-0.14", BRICK, 0.08, cap="round"),
    )  # fmt: skip


def chamois() -> Thing:
    """A chamois that looks down on all of this."""
    return Thing(
        1.0, 0.95,
        stroke("M-0.3,-0.32V0M-0.18,-0.32V0M0.2,-0.32V0M0.32,-0.34V0", NAVY, 0.07)
        + fill("M-0.4,-0.56Q0,-0.66 0.36,-0.58L0.44,-0.3Q0,-0.2 -0.38,-0.3Z", BRICK)
        + fill("M0.36,-0.58L0.5,-0.82L0.68,-0.72L0.62,-0.6L0.44,-0.3Z", BRICK)
        + fill("M-0.4,-0.56L-0.5,-0.42L-0.38,-0.4Z", SAND)
        + stroke("M0.52,-0.8Q0.48,-0.98 0.36,-0.94M0.58,-0.78Q0.56,-0.98 0.46,-0.98", NAVY, 0.045),
    )  # fmt: skip
