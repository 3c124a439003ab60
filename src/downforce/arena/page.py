"""A printed page for a plot: cream paper, five flat inks, our own letters. Lengths are in points.

Everything is put where it belongs by hand. The letters are those of the maps, so a page looks the same on
every machine; only small type is set in a font, the one that matplotlib brings along.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from downforce.arena.run import MissingExtra
from downforce.drawing.inks import NAVY, PAPER, Ink, tint
from downforce.drawing.lettering import HEIGHT, WEIGHT, can_letter, lines_of, width_of

MARGIN: Final = 36.0
HAIR: Final = 0.5
_LIGHT: Final = 1.35
"""The weight of small letters; they have no line down their middle."""
_ARC_STEPS: Final = 12
_DOTS: Final = 200
"""Dots per inch of a PNG."""
FAINT: Final = tint(NAVY, 0.28)
SOFT: Final = tint(NAVY, 0.6)

Spot = tuple[float, float]


class Page:
    """A sheet of paper with a title, what is to be seen on it, and small print at its foot."""

    def __init__(self, title: str, note: str, foot: str, *, width: float = 720, height: float = 480) -> None:
        try:
            from matplotlib.figure import Figure
        except ImportError:
            raise MissingExtra("lab") from None
        self.width, self.height = width, height
        self._marks = 0
        self._figure: Any = Figure(figsize=(width / 72, height / 72), facecolor=PAPER)
        self._axes: Any = self._figure.add_axes((0, 0, 1, 1))
        self._axes.set_axis_off()
        self._axes.set_xlim(0, width)
        self._axes.set_ylim(height, 0)
        self._head(title, note)
        self._foot(foot)

    def _head(self, title: str, note: str) -> None:
        self.letters(MARGIN, 30, title, 30, inline=PAPER, weight=WEIGHT)
        self.type(MARGIN, 80, note, 10.5)
        self.line((MARGIN, 90), (self.width - MARGIN, 90), width=2.2)
        self.line((MARGIN, 93.5), (self.width - MARGIN, 93.5), width=HAIR)
        self.chequers(self.width - MARGIN - 60, 30, 60, 30, size=7.5)

    def _foot(self, foot: str) -> None:
        at = self.height - 34
        self.line((MARGIN, at), (self.width - MARGIN, at), width=HAIR)
        self.type(MARGIN, at + 13, foot, 7.5, ink=SOFT)

    def small_print(self, words: str) -> None:
        """More at the foot, on the right."""
        self.type(self.width - MARGIN, self.height - 21, words, 7.5, ink=SOFT, anchor=1.0)

    # --- marks ------------------------------------------------------------------------------------

    def line(self, start: Spot, end: Spot, *, width: float = 1.0, ink: Ink = NAVY) -> None:
        """A line without caps."""
        self._lines([(start, end)], width, ink)

    def _lines(self, lines: list[tuple[Spot, Spot]], width: float, ink: Ink) -> None:
        from matplotlib.collections import LineCollection

        drawn = LineCollection(lines, colors=ink, linewidths=width, capstyle="butt", zorder=self._next())
        self._axes.add_collection(drawn, autolim=False)

    def _next(self) -> int:
        """Later marks lie on top of earlier ones."""
        self._marks += 1
        return self._marks

    def box(self, x: float, y: float, width: float, height: float, ink: Ink) -> None:
        """A flat rectangle."""
        from matplotlib.patches import Rectangle

        flat = Rectangle((x, y), width, height, facecolor=ink, edgecolor="none", zorder=self._next())
        self._axes.add_patch(flat)

    def dot(self, x: float, y: float, radius: float, ink: Ink, *, ring: Ink | None = None) -> None:
        """A flat disc, or with no ink of its own a ring."""
        from matplotlib.patches import Circle

        edge = {"edgecolor": ring, "linewidth": 0.9} if ring else {"edgecolor": "none"}
        self._axes.add_patch(Circle((x, y), radius, facecolor=ink, zorder=self._next(), **edge))

    def chequers(self, x: float, y: float, width: float, height: float, *, size: float) -> None:
        """A field of navy squares, every other one left out."""
        for row in range(round(height / size)):
            middle = y + (row + 0.5) * size
            starts = [x + at * size for at in range(round(width / size)) if (row + at) % 2 == 0]
            self._lines([((start, middle), (start + size, middle)) for start in starts], size, NAVY)

    def hatch(self, x: float, y: float, width: float, height: float, ink: Ink, *, gap: float = 3.0) -> None:
        """Slanted lines across a rectangle."""
        lines: list[tuple[Spot, Spot]] = []
        start = -height
        while start < width:
            left, right = max(0.0, start), min(width, start + height)
            low, high = y + height - (left - start), y + height - (right - start)
            lines.append(((x + left, low), (x + right, high)))
            start += gap
        self._lines(lines, 0.7, ink)

    # --- words ------------------------------------------------------------------------------------

    def type(
        self, x: float, y: float, words: str, size: float, *, ink: Ink = NAVY, anchor: float = 0.0
    ) -> None:
        """A line of small type; y is where it stands."""
        align = {0.0: "left", 0.5: "center", 1.0: "right"}[anchor]
        self._axes.text(
            x,
            y,
            words,
            fontsize=size,
            color=ink,
            ha=align,
            va="baseline",
            parse_math=False,
            zorder=self._next(),
        )

    def letters(
        self,
        x: float,
        y: float,
        words: str,
        height: float,
        *,
        ink: Ink = NAVY,
        inline: Ink | None = None,
        weight: float = _LIGHT,
        anchor: float = 0.0,
    ) -> None:
        """Words in our own letters; y is their top. What they cannot spell is set in small type."""
        if not can_letter(words):
            self.type(x, y + height * 0.94, words, height * 1.05, ink=ink, anchor=anchor)
            return
        from matplotlib.patches import PathPatch
        from matplotlib.path import Path as Outline

        commands, width = lines_of(words, weight)
        scale = height / (HEIGHT + weight)
        dx, dy = x + scale * (weight / 2 - anchor * width), y + scale * weight / 2
        spots, codes = _outline(commands)
        outline = Outline([(dx + scale * px, dy + scale * py) for px, py in spots], codes)
        for colour, thick in ((ink, weight), (inline, weight * 0.12)):
            if colour:
                self._axes.add_patch(
                    PathPatch(
                        outline,
                        facecolor="none",
                        edgecolor=colour,
                        linewidth=thick * scale,
                        capstyle="butt",
                        joinstyle="round",
                        zorder=self._next(),
                    )
                )

    def width_of(self, words: str, height: float) -> float:
        """About how wide words in our letters are."""
        known = can_letter(words)
        return width_of(words) * height / (HEIGHT + _LIGHT) if known else len(words) * height * 0.7

    # --- files ------------------------------------------------------------------------------------

    def save(self, folder: Path, name: str) -> None:
        """Writes the page as PNG and as SVG; the same page gives the same bytes."""
        from matplotlib import rc_context

        with rc_context({"svg.hashsalt": name}):
            self._figure.savefig(folder / f"{name}.svg", facecolor=PAPER, metadata={"Date": None})
            self._figure.savefig(
                folder / f"{name}.png", facecolor=PAPER, dpi=_DOTS, metadata={"Software": None}
            )


def _outline(commands: list[tuple[str, list[float]]]) -> tuple[list[Spot], list[int]]:
    """The corners of a path as matplotlib wants them: straight lines, and curves cut into short ones."""
    move, draw = 1, 2
    spots: list[Spot] = []
    codes: list[int] = []
    here = start = (0.0, 0.0)
    for command, numbers in commands:
        ends: list[Spot]
        match command:
            case "M" | "L":
                ends = [(numbers[0], numbers[1])]
            case "H":
                ends = [(numbers[0], here[1])]
            case "V":
                ends = [(here[0], numbers[0])]
            case "Q":
                ends = [*_curve(here, (numbers[0], numbers[1]), (numbers[2], numbers[3]))]
            case "A":
                ends = [*_arc(here, (numbers[5], numbers[6]), numbers[0], clockwise=numbers[4] == 1)]
            case _:
                ends = [start]
        spots += ends
        codes += [move if command == "M" else draw] * len(ends)
        here = ends[-1]
        start = here if command == "M" else start
    return spots, codes


def _curve(start: Spot, control: Spot, end: Spot) -> Iterator[Spot]:
    for step in range(1, _ARC_STEPS + 1):
        t = step / _ARC_STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]


def _arc(start: Spot, end: Spot, radius: float, *, clockwise: bool) -> Iterator[Spot]:
    """The shorter way round a circle through two points, as SVG draws it with y downwards."""
    (x0, y0), (x1, y1) = start, end
    half = math.dist(start, end) / 2
    radius = max(radius, half)
    away = math.sqrt(radius * radius - half * half) * (-1 if clockwise else 1)
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    cx, cy = mx + away * (y1 - y0) / (2 * half), my - away * (x1 - x0) / (2 * half)
    first, last = math.atan2(y0 - cy, x0 - cx), math.atan2(y1 - cy, x1 - cx)
    turn = (last - first) % math.tau if clockwise else -((first - last) % math.tau)
    for step in range(1, _ARC_STEPS + 1):
        angle = first + turn * step / _ARC_STEPS
        yield cx + radius * math.cos(angle), cy + radius * math.sin(angle)
