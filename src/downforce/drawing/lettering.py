"""Our own letters, drawn like a road: a line of even width with a thin line down its middle.

A title must look the same everywhere, and no font is shipped with a map. The letters are narrow and built
from straights and half circles; N, M and W are arches. All are ten units high.
"""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple

from downforce.drawing.inks import NAVY, PAPER, Ink
from downforce.drawing.svg import group, number, stroke

HEIGHT: Final = 10.0
WEIGHT: Final = 2.1
_SPACING: Final = 1.75  # between the outsides of two letters
_SPACE: Final = 2.6


class Glyph(NamedTuple):
    """A letter: how wide its line is, and where it runs."""

    width: float
    path: str


_GLYPHS: Final = {
    "A": Glyph(4.4, "M0,10V2.2A2.2,2.2 0 0 1 4.4,2.2V10M0,6.3H4.4"),
    "B": Glyph(4.4, "M0,4.9H1.95A2.45,2.45 0 0 0 1.95,0H0V10H1.85A2.55,2.55 0 0 0 1.85,4.9"),
    "C": Glyph(4.4, "M4.4,3.2V2.2A2.2,2.2 0 0 0 0,2.2V7.8A2.2,2.2 0 0 0 4.4,7.8V6.8"),
    "D": Glyph(4.4, "M0,0H1.4A3,3 0 0 1 4.4,3V7A3,3 0 0 1 1.4,10H0Z"),
    "E": Glyph(3.9, "M3.9,0H0V10H3.9M0,4.9H3.5"),
    "F": Glyph(3.8, "M3.8,0H0V10M0,4.9H3.4"),
    "G": Glyph(4.4, "M4.4,3.2V2.2A2.2,2.2 0 0 0 0,2.2V7.8A2.2,2.2 0 0 0 4.4,7.8V5.2H2.5"),
    "H": Glyph(4.4, "M0,0V10M4.4,0V10M0,4.9H4.4"),
    "I": Glyph(0.0, "M0,0V10"),
    "J": Glyph(3.9, "M3.9,0V8.05A1.95,1.95 0 0 1 0,8.05V7"),
    "K": Glyph(4.4, "M0,0V10M4.4,0V1.9A3,3 0 0 1 1.4,4.9H0M1.4,4.9A3,3 0 0 1 4.4,7.9V10"),
    "L": Glyph(3.8, "M0,0V10H3.8"),
    "M": Glyph(7.4, "M0,0V10M0,1.85A1.85,1.85 0 0 1 3.7,1.85V10M3.7,1.85A1.85,1.85 0 0 1 7.4,1.85V10"),
    "N": Glyph(4.4, "M0,0V10M0,2.2A2.2,2.2 0 0 1 4.4,2.2V10"),
    "O": Glyph(4.4, "M0,2.2A2.2,2.2 0 0 1 4.4,2.2V7.8A2.2,2.2 0 0 1 0,7.8Z"),
    "P": Glyph(4.4, "M0,10V0H1.8A2.6,2.6 0 0 1 1.8,5.2H0"),
    "Q": Glyph(4.4, "M0,2.2A2.2,2.2 0 0 1 4.4,2.2V7.8A2.2,2.2 0 0 1 0,7.8ZM2.4,7.2L4.9,10.6"),
    "R": Glyph(4.4, "M0,10V0H1.8A2.6,2.6 0 0 1 1.8,5.2H0M1.8,5.2A2.6,2.6 0 0 1 4.4,7.8V10"),
    "S": Glyph(
        4.4,
        "M4.4,3V2.2A2.2,2.2 0 0 0 0,2.2V2.7A2.2,2.2 0 0 0 2.2,4.9A2.2,2.2 0 0 1 4.4,7.1V7.8"
        "A2.2,2.2 0 0 1 0,7.8V7",
    ),
    "T": Glyph(4.4, "M-.9,0H5.3M2.2,0V10"),
    "U": Glyph(4.4, "M0,0V7.8A2.2,2.2 0 0 0 4.4,7.8V0"),
    "V": Glyph(4.4, "M0,0V4.4Q0,7.8 2.2,10Q4.4,7.8 4.4,4.4V0"),
    "W": Glyph(7.4, "M0,0V8.15A1.85,1.85 0 0 0 3.7,8.15V0M3.7,8.15A1.85,1.85 0 0 0 7.4,8.15V0"),
    "X": Glyph(4.4, "M0,0V1.4Q0,3.6 2.2,5Q4.4,6.4 4.4,8.6V10M4.4,0V1.4Q4.4,3.6 2.2,5Q0,6.4 0,8.6V10"),
    "Y": Glyph(4.4, "M0,0V2.9A2.2,2.2 0 0 0 4.4,2.9V0M2.2,5.1V10"),
    "Z": Glyph(4.2, "M0,0H4.2V1.4Q4.2,3.5 2.1,5Q0,6.5 0,8.6V10H4.2"),
    "0": Glyph(4.2, "M0,2.1A2.1,2.1 0 0 1 4.2,2.1V7.9A2.1,2.1 0 0 1 0,7.9Z"),
    "1": Glyph(2.0, "M0,2.3Q2,2.1 2,0V10"),
    "2": Glyph(4.2, "M0,3V2.1A2.1,2.1 0 0 1 4.2,2.1V2.9Q4.2,4.8 2.1,6.2Q0,7.6 0,10H4.3"),
    "3": Glyph(
        4.2,
        "M0,2.7V2.1A2.1,2.1 0 0 1 4.2,2.1V2.8A2.1,2.1 0 0 1 2.1,4.9H1.4M2.1,4.9A2.1,2.1 0 0 1 4.2,7V7.9"
        "A2.1,2.1 0 0 1 0,7.9V7.3",
    ),
    "4": Glyph(4.4, "M3.3,10V0L0,6.4V7.4H4.8"),
    "5": Glyph(4.2, "M3.9,0H0V4.5H2.1A2.1,2.1 0 0 1 4.2,6.6V7.9A2.1,2.1 0 0 1 0,7.9V7.3"),
    "6": Glyph(4.2, "M4.2,2.7V2.1A2.1,2.1 0 0 0 0,2.1V7.9A2.1,2.1 0 0 0 4.2,7.9V6.6A2.1,2.1 0 0 0 0,6.6"),
    "7": Glyph(4.2, "M0,0H4.2V1.2Q4.2,3 3,5Q1.6,7.2 1.6,10"),
    "8": Glyph(
        4.2,
        "M2.1,4.8A1.9,1.9 0 0 1 .2,2.9V1.9A1.9,1.9 0 0 1 4,1.9V2.9A1.9,1.9 0 0 1 2.1,4.8"
        "A2.1,2.1 0 0 1 4.2,6.9V7.9A2.1,2.1 0 0 1 0,7.9V6.9A2.1,2.1 0 0 1 2.1,4.8Z",
    ),
    "9": Glyph(4.2, "M0,7.3V7.9A2.1,2.1 0 0 0 4.2,7.9V2.1A2.1,2.1 0 0 0 0,2.1V3.4A2.1,2.1 0 0 0 4.2,3.4"),
    "-": Glyph(2.4, "M0,5.2H2.4"),
    "'": Glyph(0.0, "M0,-.6V2"),
    ".": Glyph(0.0, "M0,9V11.05"),
    ",": Glyph(0.6, "M.6,9V10.4L0,12"),
    ":": Glyph(0.0, "M0,3V5M0,9V11.05"),
    "!": Glyph(0.0, "M0,-1.05V6.6M0,9V11.05"),
    "/": Glyph(3.6, "M0,10.6L3.6,-.6"),
    "&": Glyph(
        5.0,
        "M5,5.4Q5,10 2.2,10A2.2,2.2 0 0 1 2.2,5L2.6,4.8A1.9,1.9 0 0 0 3.9,2.6V1.9A1.7,1.7 0 0 0 .5,1.9"
        "Q.5,3 5.2,10.4",
    ),
    "(": Glyph(1.4, "M1.4,-1Q0,2 0,5Q0,8 1.4,11"),
    ")": Glyph(1.4, "M0,-1Q1.4,2 1.4,5Q1.4,8 0,11"),
}  # fmt: skip

# Marks over and under a letter, around its middle.
_MARKS: Final = {
    "\u0300": "M-1.2,-3.6L.6,-2.2",
    "\u0301": "M1.2,-3.6L-.6,-2.2",
    "\u0302": "M-1.6,-2.1L0,-3.5L1.6,-2.1",
    "\u0303": "M-2,-2.3Q-1,-3.8 0,-2.9Q1,-2 2,-3.5",
    "\u0308": "M-1.5,-3.6V-2.1M1.5,-3.6V-2.1",
    "\u030a": "M-1.1,-3.1A1.1,1.1 0 0 1 1.1,-3.1A1.1,1.1 0 0 1 -1.1,-3.1Z",
    "\u030c": "M-1.6,-3.5L0,-2.1L1.6,-3.5",
    "\u0327": "M0,11V12.2Q1,13.6 -1.2,13.6",
}
_SAME: Final = {"\u2019": "'", "\u2018": "'", "\u2013": "-", "\u2014": "-"}


def can_letter(words: str) -> bool:
    """Whether there is a letter for every character."""
    return all(c == " " or c in _GLYPHS or c in _MARKS for c in _spelt(words))


def width_of(words: str) -> float:
    """How wide words are, in units of which a letter is ten high; line widths included."""
    return _walk(words)[1]


def lines_of(words: str, weight: float = WEIGHT) -> tuple[list[tuple[str, list[float]]], float]:
    """The lines of all letters as commands of a path and their numbers, and how wide they are together.

    For other ways of drawing than SVG. Only M, L, H, V, Q, A (of circles) and Z occur, all of them absolute.
    """
    parts, width = _walk(words, weight)
    return [command for part in parts for command in _commands(part)], width


def letters(
    x: float, y: float, words: str, *, height: float, ink: Ink = NAVY, inline: Ink | None = PAPER,
    weight: float = WEIGHT, anchor: float = 0.0, turn: float = 0.0,
) -> str:  # fmt: skip
    """Words whose top left corner is (x, y); an anchor of 0.5 centres them on it, 1 ends them there."""
    parts, width = _walk(words, weight)
    scale = height / (HEIGHT + weight)
    shift = weight / 2 - anchor * width
    place = f"translate({number(x)} {number(y)})"
    if turn:
        place += f" rotate({number(turn)})"
    thick = "".join(parts)
    return group(
        stroke(thick, ink, weight, join="round"),
        stroke(thick, inline, weight * 0.12, join="round") if inline else "",
        # More digits than elsewhere: a hair in the scale is wide at the end of a line.
        transform=f"{place} scale({scale:.5f}) translate({number(shift)} {number(weight / 2)})",
    )


def _spelt(words: str) -> str:
    """Capitals with their marks apart."""
    return unicodedata.normalize("NFD", "".join(_SAME.get(c, c) for c in words.upper()))


def _walk(words: str, weight: float = WEIGHT) -> tuple[list[str], float]:
    """The paths of the letters, moved to their places, and the width of all."""
    parts: list[str] = []
    pen, middle = 0.0, 0.0
    for c in _spelt(words):
        if c == " ":
            pen += _SPACE
        elif c in _MARKS:
            parts.append(_moved(_MARKS[c], middle))
        else:
            glyph = _GLYPHS[c]
            path = _point(weight) if c == "." and weight != WEIGHT else glyph.path
            parts.append(_moved(path, pen))
            middle = pen + glyph.width / 2
            pen += glyph.width + weight + _SPACING
    return parts, max(pen - _SPACING, 0.0)


def _point(weight: float) -> str:
    """A full stop that stays a square in any weight."""
    return f"M0,{number(HEIGHT - weight / 2)}V{number(HEIGHT + weight / 2)}"


def _moved(path: str, dx: float) -> str:
    """A path, moved to the right. Only M, L, H, V, Q, A and Z occur, all of them absolute."""
    moved: list[str] = []
    for command, numbers in _commands(path):
        step = {"H": 1, "V": 0, "A": 7}.get(command, 2)
        for index, value in enumerate(numbers):
            is_x = step == 1 or (step == 2 and index % 2 == 0) or (step == 7 and index % 7 == 5)
            numbers[index] = value + dx if is_x else value
        moved.append(command + " ".join(map(number, numbers)))
    return "".join(moved)


def _commands(path: str) -> list[tuple[str, list[float]]]:
    found: list[tuple[str, list[float]]] = []
    word = ""
    for c in [*path, "Z"]:
        if c.isalpha():
            if word:
                found.append((word[0], [float(n) for n in word[1:].replace(",", " ").split()]))
            word = c
        else:
            word += c
    return found
