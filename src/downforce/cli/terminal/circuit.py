"""A circuit as a picture in characters: the road in braille, each car as its letter. Nothing here prints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count, pairwise, product
from typing import Final, TypeAlias

from downforce.cli.terminal.screen import Screen
from downforce.model.geometry import Drawing, Point, Segment, draw
from downforce.model.ids import Car
from downforce.model.track import Track
from downforce.rules.state import NONE

BRAILLE: Final = 0x2800
DOTS: Final = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)
"""The bits of the eight dots of a character, row by row."""
COLOURS: Final = ("97;40", "97;44", "30;42", "30;43", "30;48;5;208", "97;41")
"""The terminal's colours of the cars, by their index: letter and ground."""
DIM: Final = "2"
Spot: TypeAlias = tuple[int, int]
"""The column and the row of a character."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A circuit on so many characters, and where things lie on them."""

    drawing: Drawing
    width: int
    height: int

    @property
    def scale(self) -> float:
        """Dots for a lane width. A character is two dots wide and four high."""
        box = self.drawing.box
        return min((2 * self.width - 1) / box.width, (4 * self.height - 1) / box.height)

    def dot(self, point: Point) -> Spot:
        """The dot at a point."""
        box, scale = self.drawing.box, self.scale
        return round((point.x - box.left) * scale), round((point.y - box.top) * scale)

    def spot(self, cell: int) -> Spot:
        """The character in the middle of a cell."""
        column, row = self.dot(self.drawing.places[cell].point)
        return column // 2, row // 4

    def line(self, start: Point, end: Point) -> Iterator[Spot]:
        """The dots between two points."""
        (x, y), (u, v) = self.dot(start), self.dot(end)
        steps = max(1, abs(u - x), abs(v - y))
        for k in range(steps + 1):
            yield round(x + (u - x) * k / steps), round(y + (v - y) * k / steps)


@cache
def road(track: Track, width: int, height: int) -> tuple[Paper, dict[Spot, str]]:
    """The road without cars: its edges, the betting lines, and the finish as a thick line."""
    paper = Paper(draw(track), width, height)
    dots = set[Spot]()
    for edge in (paper.drawing.infield_edge, paper.drawing.outer_edge):
        for start, end in pairwise((*edge, edge[0])):
            dots.update(paper.line(start, end))
    for line in paper.drawing.betting_lines:
        dots.update(paper.line(*line))
    dots.update(_thick(paper, paper.drawing.finish))
    bits: dict[Spot, int] = {}
    for x, y in dots:
        spot = x // 2, y // 4
        bits[spot] = bits.get(spot, 0) | DOTS[y % 4 * 2 + x % 2]
    return paper, {spot: chr(BRAILLE + value) for spot, value in bits.items()}


def _thick(paper: Paper, line: Segment) -> Iterator[Spot]:
    for x, y in paper.line(*line):
        yield from ((x + right, y + down) for right, down in product((0, 1), repeat=2))


def picture(
    screen: Screen, width: int, height: int, *, colour: bool, ends: Mapping[int, str] | None = None
) -> list[str]:
    """The race as a picture of at most this size. ``ends`` are cells that a number marks."""
    state = screen.view.state
    paper, found = road(state.track, width, height)
    styles = dict.fromkeys(found, DIM)
    letters = dict(found)
    taken = set[Spot]()
    for car in reversed(Car):
        if (cell := state.cars.cells[car]) != NONE:
            spot = _free(paper.spot(cell), taken)
            taken.add(spot)
            letters[spot] = screen.words.text("car-letter", car=car.word)
            styles[spot] = COLOURS[car] + (";1;4" if screen.owns(car) else "")
    for cell, label in (ends or {}).items():
        spot = _free(paper.spot(cell), taken)
        taken.add(spot)
        letters[spot], styles[spot] = label, "1"
    last = max(row for _, row in letters)
    return [_row(letters, styles if colour else {}, row) for row in range(last + 1)]


def _free(wanted: Spot, taken: set[Spot]) -> Spot:
    """The nearest character that has no letter yet: cars side by side may share one."""
    if wanted not in taken:
        return wanted
    for far in count(1):
        around = product(range(-far, far + 1), repeat=2)
        near = sorted(around, key=lambda step: (step[0] ** 2 + (2 * step[1]) ** 2, step))
        for right, down in near:
            spot = wanted[0] + right, wanted[1] + down
            if min(spot) >= 0 and spot not in taken:
                return spot
    raise AssertionError("there is always room")


def _row(letters: Mapping[Spot, str], styles: Mapping[Spot, str], row: int) -> str:
    columns = [column for column, other in letters if other == row]
    text, style = "", ""
    for column in range(max(columns, default=-1) + 1):
        now = styles.get((column, row), "")
        if now != style:
            text += f"\x1b[0{';' if now else ''}{now}m"
            style = now
        text += letters.get((column, row), " ")
    return text + ("\x1b[0m" if style else "")
