"""Writing SVG: numbers, elements and paths as text. Lengths are lane widths, as in ``model.geometry``."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

from downforce.drawing.inks import NAVY, Ink

Spot = tuple[float, float]
"""A place on paper; a ``geometry.Point`` is one too."""

FAMILY: Final = (
    "'Barlow Condensed','Roboto Condensed','Archivo Narrow','Franklin Gothic Medium Cond',"
    "'Helvetica Neue Condensed','Avenir Next Condensed','Arial Narrow','Liberation Sans Narrow',"
    "'DejaVu Sans Condensed',sans-serif"
)
_TYPE_SCALE: Final = 0.05  # browsers handle letters badly that are less than a pixel high before scaling


def number(value: float) -> str:
    """A length with up to three decimals and no more.

    >>> number(2.0), number(-0.0001), number(1 / 3)
    ('2', '0', '0.333')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, /, *children: str, **attributes: str | float | None) -> str:
    """An element. Attributes without a value are left out.

    >>> tag("circle", r=0.5, stroke_width=2, class_="dot")
    '<circle r="0.5" stroke-width="2" class="dot"/>'
    """
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            text = number(value) if isinstance(value, int | float) else escape(value, {'"': "&quot;"})
            words.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    opening = " ".join(words)
    return f"<{opening}>{''.join(children)}</{name}>" if children else f"<{opening}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    """Elements that share attributes; nothing if there are none."""
    return tag("g", *children, **attributes) if any(children) else ""


def at(
    x: float, y: float, *children: str, scale: float = 1.0, turn: float = 0.0, mirror: bool = False
) -> str:
    """Elements drawn around (0, 0), put somewhere."""
    words = [f"translate({number(x)} {number(y)})"]
    if turn:
        words.append(f"rotate({number(turn)})")
    if mirror or scale != 1.0:
        words.append(f"scale({number(-scale if mirror else scale)} {number(scale)})")
    return group(*children, transform=" ".join(words))


# ── Paths ──────────────────────────────────────────────────────────────────────────────────────────


def spots(text: str) -> list[Spot]:
    """Places written as in an SVG path.

    >>> spots("0,1 2.5,-3")
    [(0.0, 1.0), (2.5, -3.0)]
    """
    pairs = (word.partition(",") for word in text.split())
    return [(float(x), float(y)) for x, _, y in pairs]


def line_path(points: Iterable[Spot]) -> str:
    """Straight lines from point to point."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points)


def area_path(points: Iterable[Spot]) -> str:
    """The same, closed."""
    return line_path(points) + "Z"


def smooth_line(points: Sequence[Spot], *, closed: bool = False, steps: int = 8) -> list[Spot]:
    """Points close together on a soft line through some points."""
    last = len(points) - 1

    def point(index: int) -> Spot:
        return points[index % len(points)] if closed else points[min(max(index, 0), last)]

    # Catmull and Rom: the line passes b parallel to a-c, and c parallel to b-d.
    found: list[Spot] = []
    for k in range(len(points) if closed else last):
        a, b, c, d = (point(k + step) for step in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            weights = (
                (-t + 2 * t**2 - t**3) / 2,
                (2 - 5 * t**2 + 3 * t**3) / 2,
                (t + 4 * t**2 - 3 * t**3) / 2,
                (t**3 - t**2) / 2,
            )
            spots = list(zip(weights, (a, b, c, d), strict=True))
            found.append((sum(w * s[0] for w, s in spots), sum(w * s[1] for w, s in spots)))
    return found if closed else [*found, points[-1]]


def beside(points: Sequence[Spot], far: float) -> list[Spot]:
    """The line that runs so far to the right of another one."""
    found: list[Spot] = []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        size = math.hypot(bx - ax, by - ay)
        found.append((x - (by - ay) / size * far, y + (bx - ax) / size * far))
    return found


def rect_path(x: float, y: float, width: float, height: float) -> str:
    """An upright rectangle."""
    return f"M{number(x)},{number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"


def disc_path(x: float, y: float, radius: float, tall: float | None = None) -> str:
    """A circle, or an ellipse that is as tall as told."""
    r, t, wide = number(radius), number(radius if tall is None else tall), number(2 * radius)
    return f"M{number(x - radius)},{number(y)}a{r},{t} 0 1 1 {wide},0a{r},{t} 0 1 1 -{wide},0Z"


# ── Ink on paper ───────────────────────────────────────────────────────────────────────────────────


def fill(path: str, ink: Ink, **attributes: str | float | None) -> str:
    """A flat shape."""
    return tag("path", d=path, fill=ink, **attributes)


def stroke(
    path: str,
    ink: Ink = NAVY,
    width: float = 0.05,
    *,
    dash: tuple[float, ...] = (),
    cap: str | None = None,
    join: str | None = None,
) -> str:
    """A line of even width."""
    return tag(
        "path",
        d=path,
        fill="none",
        stroke=ink,
        stroke_width=width,
        stroke_dasharray=" ".join(map(number, dash)) or None,
        stroke_linecap=cap,
        stroke_linejoin=join,
    )


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: float,
    ink: Ink = NAVY,
    anchor: str | None = None,
    weight: int | None = None,
    spacing: float | None = None,
    turn: float = 0.0,
) -> str:
    """A line of type; y is where it stands, the size in lane widths."""
    place = f"translate({number(x)} {number(y)})"
    place += f" rotate({number(turn)})" if turn else ""
    return tag(
        "text",
        escape(words),
        transform=f"{place} scale({number(_TYPE_SCALE)})",
        font_size=size / _TYPE_SCALE,
        fill=ink,
        text_anchor=anchor,
        font_weight=weight,
        letter_spacing=spacing / _TYPE_SCALE if spacing else None,
    )


# ── Hatching ───────────────────────────────────────────────────────────────────────────────────────


def hatch(
    area: Sequence[Spot], *, gap: float, angle: float = 45.0, shift: float = 0.0
) -> list[tuple[Spot, Spot]]:
    """Parallel lines across an area, cut where they leave it."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    turned = [(x * cos + y * sin, y * cos - x * sin) for x, y in area]
    low, high = min(y for _, y in turned), max(y for _, y in turned)
    lines: list[tuple[Spot, Spot]] = []
    for row in range(math.ceil((low - shift) / gap), math.floor((high - shift) / gap) + 1):
        y = row * gap + shift
        crossings = sorted(_crossings(turned, y))
        for start, end in zip(crossings[::2], crossings[1::2], strict=False):
            a, b = ((x * cos - y * sin, x * sin + y * cos) for x in (start, end))
            lines.append((a, b))
    return lines


def hatch_path(area: Sequence[Spot], *, gap: float, angle: float = 45.0, shift: float = 0.0) -> str:
    """The same as one path."""
    return "".join(line_path(line) for line in hatch(area, gap=gap, angle=angle, shift=shift))


def _crossings(area: Sequence[Spot], y: float) -> Iterable[float]:
    for (ax, ay), (bx, by) in zip(area, [*area[1:], area[0]], strict=True):
        if (ay <= y) != (by <= y):
            yield ax + (y - ay) * (bx - ax) / (by - ay)


def is_inside(spot: Spot, area: Sequence[Spot]) -> bool:
    """Whether a place lies in an area."""
    return sum(x > spot[0] for x in _crossings(area, spot[1])) % 2 == 1
