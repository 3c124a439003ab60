"""Cream paper, five flat inks, and what comes of printing them thin or over each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Ink = str
"""A colour as in ``#1c2740``."""


def tint(ink: Ink, share: float, *, on: Ink | None = None) -> Ink:
    """An ink of which only a share reaches the paper, as a fine screen would print it.

    >>> tint("#000000", 0.5, on="#ffffff")
    '#808080'
    """
    ground = _parts(PAPER if on is None else on)
    return _ink(share * i + (1 - share) * g for i, g in zip(_parts(ink), ground, strict=True))


def overprint(below: Ink, above: Ink) -> Ink:
    """Two inks one over the other: each takes its share of the light.

    >>> overprint("#ff8000", "#80ff00")
    '#808000'
    """
    return _ink(b * a / 255 for b, a in zip(_parts(below), _parts(above), strict=True))


def _parts(ink: Ink) -> tuple[int, int, int]:
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)


def _ink(parts: Iterable[float]) -> Ink:
    return "#" + "".join(f"{round(part):02x}" for part in parts)


PAPER: Final = "#f4ebd8"
NAVY: Final = "#1b2540"
RED: Final = "#c9382a"
PANE: Final = "#1B2540"
"""Navy by day, and lit at night: windows, told apart by the case of its letters."""
PETROL: Final = "#1f6d7a"
MUSTARD: Final = "#efb526"
GRASS: Final = "#86a44f"

# The road.
ASPHALT: Final = tint(NAVY, 0.76)
SEAM: Final = tint(NAVY, 0.28)  # between two cells

# The land.
MEADOW: Final = tint(GRASS, 0.44)
CROP: Final = tint(GRASS, 0.66)
TUFT: Final = tint(GRASS, 0.8)
LEAF: Final = tint(GRASS, 0.85)
PINE: Final = tint(overprint(PETROL, GRASS), 0.82)
HEDGE: Final = tint(PINE, 0.45, on=GRASS)
SAND: Final = tint(MUSTARD, 0.26)
STRAW: Final = tint(MUSTARD, 0.55)
ROCK: Final = tint(NAVY, 0.1)
STONE: Final = tint(NAVY, 0.16)
SHADE: Final = tint(NAVY, 0.32)
CLAY: Final = tint(RED, 0.62)
BRICK: Final = tint(overprint(RED, MUSTARD), 0.8)
ROSE: Final = tint(RED, 0.28)

# The water.
WATER: Final = tint(PETROL, 0.48)
RIPPLE: Final = tint(PETROL, 0.70)
FOAM: Final = tint(PETROL, 0.16)
HEAVEN: Final = FOAM.upper()
"""Foam by day, and dark at night: the sky over mountains."""
SUN: Final = MUSTARD.upper()
"""Mustard by day; at night it is the moon."""

BY_DAY: Final = {PANE: NAVY, HEAVEN: FOAM, SUN: MUSTARD}
"""Inks that are apart at night only: by day they are printed with these."""
