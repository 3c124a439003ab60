"""Parts that buildings share."""

from __future__ import annotations

from downforce.drawing.inks import NAVY
from downforce.drawing.svg import hatch_path, number, stroke


def shade(left: float, right: float, tall: float) -> str:
    """Hatching on the side of a wall that the sun does not reach."""
    wall = [(left, 0.0), (right, 0.0), (right, -tall), (left, -tall)]
    return stroke(hatch_path(wall, gap=0.11, angle=90), NAVY, 0.024)


def arch(x: float, width: float, tall: float, *, foot: float = 0.0) -> str:
    """A door or window with a round top; x is its left side."""
    half, low, spring = number(width / 2), number(foot), number(foot - tall + width / 2)
    return f"M{number(x)},{low}V{spring}A{half},{half} 0 0 1 {number(x + width)},{spring}V{low}Z"
