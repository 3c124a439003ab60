"""Houses, large and small, and what is pitched or raised beside them."""

from __future__ import annotations

from downforce.drawing.inks import (
    BRICK,
    CLAY,
    GRASS,
    MUSTARD,
    NAVY,
    PAPER,
    PETROL,
    RED,
    ROSE,
    SAND,
    SHADE,
    STONE,
    STRAW,
    Ink,
)
from downforce.drawing.landscape.scene import Thing
from downforce.drawing.svg import area_path, disc_path, fill, hatch_path, number, rect_path, stroke

_WALLS = (PAPER, STRAW, PAPER, ROSE, PAPER)
_ROOFS = (RED, CLAY, BRICK)


def house(kind: int = 0) -> Thing:
    """A house of the old town; the number picks its colours and its height."""
    wall, roof = _WALLS[kind % len(_WALLS)], _ROOFS[kind % len(_ROOFS)]
    width, tall = 1.0 + 0.16 * (kind % 3), 0.9 + 0.28 * (kind * 7 % 4)
    half = width / 2
    side = [(half * 0.45, 0.0), (half, 0.0), (half, -tall), (half * 0.45, -tall)]
    columns = [-0.62, -0.18, 0.26] if kind % 2 else [-0.6, 0.0]
    panes = "".join(
        rect_path(half * c, y, 0.15, 0.22) for c in columns for y in _storeys(tall) if not (c > 0.2 and y > -0.4)
    )
    hip = kind % 4 == 1
    top = [(-half - 0.1, -tall), (-half * (0.45 if hip else 0.0), -tall - 0.46)]
    top += [(half * 0.45, -tall - 0.46)] if hip else []
    return Thing(
        width + 0.2, tall + 0.5,
        fill(rect_path(-half, -tall, width, tall), wall)
        + stroke(hatch_path(side, gap=0.11, angle=90), NAVY, 0.022)
        + fill(panes, NAVY)
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
        + stroke(hatch_path([(-0.62, 0), (-0.32, 0), (-0.32, -1.9), (-0.62, -1.9)], gap=0.11, angle=90), NAVY, 0.022)  # noqa: E501
        + fill(area_path([(-1.08, -1.9), (-0.66, -2.85), (-0.24, -1.9)]), PETROL)
        + stroke("M-0.66,-2.8V-3.12M-0.78,-3H-0.54", NAVY, 0.05)
        + fill(disc_path(-0.66, -1.58, 0.16), NAVY)
        + fill("M-0.78,0V-0.4A0.12,0.14 0 0 1 -0.54,-0.4V0ZM0,-0.3V-0.6A0.08,0.1 0 0 1 0.16,-0.6V-0.3Z"
               "M0.4,-0.3V-0.6A0.08,0.1 0 0 1 0.56,-0.6V-0.3ZM0.8,-0.3V-0.6A0.08,0.1 0 0 1 0.96,-0.6V-0.3Z", NAVY),
    )  # fmt: skip  # noqa: E501


def lighthouse() -> Thing:
    """Red and white, with its beams."""
    bands = ""
    for k in range(3):
        low, high = -0.75 - 0.9 * k, -1.2 - 0.9 * k
        bands += area_path([(-_taper(low), low), (_taper(low), low), (_taper(high), high), (-_taper(high), high)])
    beams = "M0.4,-3.95L1.5,-4.25M0.4,-3.8H1.6M0.4,-3.65L1.5,-3.35M-0.4,-3.95L-1.5,-4.25M-0.4,-3.8H-1.6M-0.4,-3.65L-1.5,-3.35"  # noqa: E501
    return Thing(
        2.2, 4.4,
        stroke(beams, MUSTARD, 0.09)
        + fill(area_path([(-_taper(0), 0), (_taper(0), 0), (_taper(-3.4), -3.4), (-_taper(-3.4), -3.4)]), PAPER)
        + fill(bands, RED)
        + fill(rect_path(-0.46, -3.55, 0.92, 0.16), NAVY)
        + fill(rect_path(-0.24, -4.0, 0.48, 0.46), MUSTARD)
        + stroke("M-0.24,-3.55V-4M0,-3.55V-4M0.24,-3.55V-4", NAVY, 0.05)
        + fill("M-0.34,-4A0.34,0.34 0 0 1 0.34,-4Z", NAVY)
        + fill("M-0.13,0V-0.36A0.13,0.14 0 0 1 0.13,-0.36V0Z", NAVY),
    )  # fmt: skip


def _taper(y: float) -> float:
    return 0.62 + 0.085 * y


def citadel() -> Thing:
    """Towers, walls and a flag above the town."""
    walls = rect_path(-1.9, -1.1, 3.8, 1.1) + _battlements(-1.9, -1.1, 3.8)
    towers = ""
    for x, tall in ((-2.3, 1.7), (1.5, 1.7), (-0.55, 2.3)):
        towers += rect_path(x, -tall, 0.85, tall) + _battlements(x - 0.06, -tall, 0.97)
    shade = "".join(
        hatch_path([(x + 0.5, 0), (x + 0.85, 0), (x + 0.85, -tall), (x + 0.5, -tall)], gap=0.11, angle=90)
        for x, tall in ((-2.3, 1.7), (1.5, 1.7), (-0.55, 2.3))
    )
    slits = "".join(rect_path(x, y, 0.1, 0.26) for x, y in _SLITS)
    return Thing(
        4.8, 3.6,
        fill(walls, SAND) + fill(towers, SAND)
        + stroke(shade, NAVY, 0.025)
        + stroke("M-1.35,-1.0H-0.6M0.4,-1.0H1.4", BRICK, 0.035)
        + fill(slits, NAVY)
        + fill("M-0.36,0V-0.55A0.25,0.25 0 0 1 0.14,-0.55V0Z", NAVY)
        + stroke("M-0.12,-2.4V-3.6", NAVY, 0.06)
        + fill("M-0.12,-3.55Q0.3,-3.75 0.6,-3.5T1.2,-3.48V-3.02Q0.9,-2.84 0.6,-3.04T-0.12,-3.08Z", RED),
    )  # fmt: skip


_SLITS = ((-2.1, -1.3), (-2.1, -0.7), (1.7, -1.3), (1.7, -0.7), (-0.3, -1.8), (-0.3, -1.2), (-1.1, -0.6), (0.85, -0.6))


def _battlements(x: float, y: float, width: float) -> str:
    count = round(width / 0.3)
    step = width / count
    return "".join(rect_path(x + step * k, y - 0.2, step * 0.56, 0.22) for k in range(count)) + rect_path(
        x, y - 0.05, width, 0.06
    )


def casino() -> Thing:
    """The casino: a dome, two towers, and awnings."""
    arches = "".join(
        f"M{number(x)},0V-0.5A0.15,0.17 0 0 1 {number(x + 0.3)},-0.5V0Z" for x in (-1.75, -1.25, 0.95, 1.45)
    )
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
        + stroke(hatch_path([(1.95, 0), (2.3, 0), (2.3, -2.15), (1.95, -2.15)], gap=0.11, angle=90), NAVY, 0.025)
        + stroke(hatch_path([(0.5, 0), (0.85, 0), (0.85, -1.85), (0.5, -1.85)], gap=0.11, angle=90), NAVY, 0.025)
        + fill(arches + panes, NAVY)
        + fill("M-0.4,0V-0.9A0.4,0.4 0 0 1 0.4,-0.9V0Z", NAVY)
        + fill("M-0.62,-0.72L-0.5,-1.05H0.5L0.62,-0.72Z", RED)
        + stroke("M-0.36,-0.72L-0.3,-1.05M0,-0.72V-1.05M0.36,-0.72L0.3,-1.05", PAPER, 0.09),
    )  # fmt: skip


def hotel(storeys: int = 4, ink: Ink = PAPER) -> Thing:
    """A grand hotel with balconies and striped awnings."""
    tall = 0.5 + 0.5 * storeys
    panes = "".join(
        rect_path(-1.02 + 0.46 * i, -tall + 0.2 + 0.5 * j, 0.2, 0.26) for i in range(5) for j in range(storeys)
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
        + stroke(hatch_path([(0.85, 0), (1.25, 0), (1.25, -tall), (0.85, -tall)], gap=0.11, angle=90), NAVY, 0.022)
        + fill(panes, NAVY) + fill(awnings, RED)
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
               + rect_path(0.12, -1.04, 0.5, 0.36) + rect_path(0.74, -1.04, 0.4, 0.58), NAVY)
        + fill("M-1.55,-1.16L-1.1,-1.6H1.1L1.55,-1.16Z", PETROL)
        + fill("M-0.45,-1.55V-1.95H0.45V-1.55Z", PAPER) + fill("M-0.6,-1.9L0,-2.25L0.6,-1.9Z", PETROL)
        + stroke("M0,-2.2V-3M0,-2.75L1.5,-1.55", NAVY, 0.04)
        + flags,
    )  # fmt: skip


def parasol(ink: Ink = RED) -> Thing:
    """A parasol and somebody's towel."""
    return Thing(
        0.95, 1.0,
        fill(area_path([(0.1, 0.02), (0.62, 0.02), (0.5, -0.14), (0.02, -0.14)]), PETROL if ink != PETROL else RED)
        + stroke("M0,0L0.05,-0.85", NAVY, 0.045)
        + fill("M-0.45,-0.55A0.5,0.44 0 0 1 0.52,-0.48Z", ink)
        + fill("M-0.15,-0.53Q-0.05,-0.9 0.05,-0.95Q0.2,-0.85 0.2,-0.51Z", PAPER),
        depth=0.05,
    )  # fmt: skip


def grandstand(width: float = 6.0, seed: int = 1) -> Thing:
    """A stand full of people under a striped roof, with flags."""
    half, inks = width / 2, (RED, PETROL, MUSTARD, PAPER, NAVY)
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
        + stroke("".join(f"M{number(-half)},{number(-0.09 - 0.25 * k)}h{number(width)}" for k in range(6)), NAVY, 0.03)
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
    sail = "M0,-0.1V-1.75M0.02,-0.45H0.4V-1.7H0.02M0.02,-0.87H0.4M0.02,-1.28H0.4"
    sails = "".join(f'<g transform="translate(0 -2.2) rotate({turn})">{stroke(sail, NAVY, 0.05)}</g>' for turn in (22, 112, 202, 292))  # noqa: E501
    return Thing(
        3.4, 4.0,
        fill("M-0.75,0L-0.45,-2.1H0.45L0.75,0Z", PAPER)
        + stroke(hatch_path([(0.3, 0), (0.75, 0), (0.45, -2.1), (0.2, -2.1)], gap=0.11, angle=90), NAVY, 0.025)
        + fill("M-0.55,-2.05Q-0.5,-2.75 0,-2.8Q0.5,-2.75 0.55,-2.05Z", RED)
        + fill(rect_path(-0.14, -0.5, 0.28, 0.5) + rect_path(-0.12, -1.3, 0.22, 0.28), NAVY)
        + sails + fill(disc_path(0, -2.2, 0.12), NAVY),
    )  # fmt: skip


def station() -> Thing:
    """The station: a hall, two wings and a clock that says it is time."""
    arches = "".join(
        f"M{number(x)},0V-0.62A0.2,0.22 0 0 1 {number(x + 0.4)},-0.62V0Z"
        for x in (-4.25, -3.6, -2.95, -2.3, 1.9, 2.55, 3.2, 3.85)
    )
    panes = "".join(rect_path(x + 0.08, -1.4, 0.24, 0.32) for x in (-4.25, -3.6, -2.95, -2.3, 1.9, 2.55, 3.2, 3.85))
    hall = "M-1.35,-0.1V-1.15A1.35,1.2 0 0 1 1.35,-1.15V-0.1Z"
    return Thing(
        9.4, 4.6,
        fill(rect_path(-4.5, -1.6, 9.0, 1.6), SAND)
        + fill("M-4.7,-1.55L-4.4,-2.05H4.4L4.7,-1.55Z", BRICK)
        + fill(rect_path(-1.7, -2.5, 3.4, 2.5), PAPER)
        + fill("M-1.85,-2.45A1.85,0.9 0 0 1 1.85,-2.45Z", PETROL)
        + fill(hall, NAVY)
        + stroke("M-0.9,-0.1V-2M-0.45,-0.1V-2.28M0,-0.1V-2.34M0.45,-0.1V-2.28M0.9,-0.1V-2M-1.35,-1.15H1.35M-1.35,-0.62H1.35", PAPER, 0.05)  # noqa: E501
        + fill(rect_path(-0.4, -4.0, 0.8, 1.1), PAPER)
        + fill("M-0.52,-3.95L0,-4.6L0.52,-3.95Z", BRICK)
        + fill(disc_path(0, -3.5, 0.34), NAVY) + fill(disc_path(0, -3.5, 0.27), PAPER)
        + stroke("M0,-3.72V-3.5L0.15,-3.42", NAVY, 0.05)
        + stroke(hatch_path([(4.05, 0), (4.5, 0), (4.5, -1.6), (4.05, -1.6)], gap=0.11, angle=90), NAVY, 0.025)
        + stroke(hatch_path([(1.4, 0), (1.7, 0), (1.7, -2.45), (1.4, -2.45)], gap=0.11, angle=90), NAVY, 0.025)
        + fill(arches + panes, NAVY)
        + fill(rect_path(-4.6, -0.06, 9.2, 0.12), SHADE),
    )  # fmt: skip


def bunting(width: float) -> Thing:
    """Little flags on a string between two poles."""
    count = max(2, round(width / 0.5))
    inks = (RED, MUSTARD, PETROL, GRASS)
    cloth = ""
    for k in range(count):
        x = -width / 2 + width * (k + 0.5) / count
        sag = -1.2 + 0.35 * (1 - (2 * x / width) ** 2)
        cloth += fill(area_path([(x - 0.15, sag), (x + 0.15, sag), (x, sag + 0.32)]), inks[k % 4])
    half = number(width / 2)
    return Thing(
        width, 1.3,
        stroke(f"M-{half},0V-1.3M{half},0V-1.3M-{half},-1.2Q0,-0.5 {half},-1.2", NAVY, 0.04) + cloth,
    )  # fmt: skip


