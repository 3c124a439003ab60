"""Tracks: a text file of sections round the circuit, and the graph of cells that follows from it.

A track file reads like a walk round the circuit, one line per section, starting at the finish line::

    track    ring                    # the name, a version, a title
    version  1
    title    The Ring
    heading  180                     # where the cars face at the finish line when drawn: 0 east, 90 south
    grid     2a1 2b1 1c2 1a2 1b1 1c1 # six cells, pole first

    straight 4 lanes 3 cells 2 2 2   # 4 lane widths long; two cells in each lane, infield lane first
    straight 4 lanes 3 cells 2 3 2
    bet                              # a betting line, at the border between two sections
    curve right 90 radius 3 lanes 3 cells 1 2 2   # the radius is that of the middle of the road
    taper 2 lanes 2 cells 1 1        # as wide at each end as the section it meets there

Section k (from 0) covers s from k to k+1 round the circuit, and u from 0 (infield) to 1 across it.
Cell j of lane i covers s in [k + j/n, k + (j+1)/n] and u in [i/L, (i+1)/L]. All of it is kept in whole
numbers, as parts of a common unit.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NoReturn, TypeAlias

from downforce.model.errors import TrackError, expect
from downforce.model.geometry import CLOSING_TOLERANCE, first_clash, miss

# A file from a stranger must cost little, so every number in it has a highest value.
MAX_TEXT: Final = 50_000
MAX_SECTIONS: Final = 200
MAX_CELLS: Final = 1000
MAX_LANES: Final = 8
MAX_CELLS_IN_LANE: Final = 12
MAX_LENGTH: Final = 60
MAX_RADIUS: Final = 60
MAX_ANGLE: Final = 180
MAX_VERSION: Final = 9999
MAX_TITLE: Final = 60
MIN_LENGTH: Final = Decimal("0.1")
MIN_INSIDE_RADIUS: Final = Decimal("0.25")  # of the inner edge of a curve, so that no cell is folded

MIN_SECTIONS: Final = 3
MIN_LAP: Final = 10
GRID_CELLS: Final = 6
BETTING_LINES: Final = 3

Ahead: TypeAlias = tuple[tuple[int, ...], ...]
"""For each cell the cells that a step leads to."""

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_COUNT: Final = re.compile(r"[0-9]{1,4}")
_NUMBER: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,2})?")


class Kind(StrEnum):
    """The three kinds of section. The value is the word in the file."""

    STRAIGHT = "straight"
    CURVE = "curve"
    TAPER = "taper"


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """One stretch of the circuit. Lengths are in lane widths."""

    kind: Kind
    cells: tuple[int, ...]  # how many cells each lane has, infield lane first
    length: Decimal = Decimal(0)  # of a straight or a taper
    angle: Decimal = Decimal(0)  # of a curve, in degrees: to the right above 0, to the left below
    radius: Decimal = Decimal(0)  # of a curve, in the middle of the road

    @property
    def lanes(self) -> int:
        return len(self.cells)

    def __str__(self) -> str:
        cells = f"lanes {self.lanes} cells {' '.join(map(str, self.cells))}"
        if self.kind is Kind.CURVE:
            side = "right" if self.angle > 0 else "left"
            return f"curve {side} {_plain(abs(self.angle))} radius {_plain(self.radius)} {cells}"
        return f"{self.kind} {_plain(self.length)} {cells}"


@dataclass(frozen=True, slots=True)
class Cell:
    """A space for one car, and the rectangle it covers in track coordinates."""

    index: int
    name: str  # section from 1, lane from "a", and the cell from 1 where the lane has several: "3a", "12b2"
    section: int  # from 0
    lane: int  # 0 is the infield lane
    back: int  # in parts of 1 / track.unit of a section, from the finish line
    front: int
    left: int  # in parts of 1 / track.lane_unit of the road's width, from the infield
    right: int
    rectangle: bool  # R8.3

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Track:
    """A circuit: its sections, its cells, and where each cell leads.

    Cells are numbered, and tables are indexed by that number: ``track.ahead[track.cell("2a1").index]``.
    """

    name: str
    version: int
    title: str
    heading: int  # of the cars at the finish line, when drawn: degrees clockwise from east
    text: str  # as it was read, with its comments
    digest: str  # SHA-256 of the canonical text
    sections: tuple[Section, ...]
    cells: tuple[Cell, ...]  # by section, then lane, then along the lane
    unit: int  # parts of a section: the least number that all cell counts divide
    lane_unit: int  # parts of the road's width, likewise for lane counts
    ahead: Ahead  # R4.6: for each cell the cells a step leads to, the straightest first
    over_line: tuple[frozenset[int], ...]  # those of ``ahead`` that lie beyond the finish line
    steps_to_finish: tuple[int, ...]  # for each cell the fewest steps across the finish line
    grid: tuple[int, ...]  # R1.3: the six starting spaces, pole first
    lines: tuple[int, int, int]  # R1.3: the betting lines, each the number of the section that starts there
    lines_behind: tuple[int, ...]  # for each cell the betting lines a car there has crossed, on its first lap
    by_name: Mapping[str, Cell]

    @classmethod
    def parse(cls, text: str, *, source: str = "") -> Track:
        """Reads a track file and checks that one can race on it; otherwise raises TrackError."""
        expect("text", text, str)
        expect("source", source, str)
        draft = _Draft(source)
        draft.read(text)
        head = draft.read_headers()
        draft.check()
        return draft.track(text, head)

    @property
    def id(self) -> str:
        """Name and version, as in ``marina-bay@1``."""
        return f"{self.name}@{self.version}"

    @property
    def lap_length(self) -> int:
        """How far it is once round, in the units of ``Cell.front``."""
        return len(self.sections) * self.unit

    def cell(self, name: str) -> Cell:
        """The cell of that name."""
        expect("name", name, str)
        found = self.by_name.get(name)
        if found is None:
            raise TrackError(f"{self.id} has no cell {_quote(name)}")
        return found

    def shortest_lap(self, start: int) -> int:
        """How many steps a car alone on the track needs from a cell across the finish line."""
        return self.steps_to_finish[start]

    def __str__(self) -> str:
        names = tuple(self.cells[index].name for index in self.grid)
        head = _Headers(self.name, self.version, self.title, self.heading, names)
        return _canonical(head, self.sections, self.lines)

    def __repr__(self) -> str:
        return f"<Track {self.id}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Track):
            return NotImplemented
        # The digest covers name and version.
        return self is other or self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __reduce__(self) -> tuple[object, ...]:
        # The text says it all, and a process that unpickles a thousand states should build one track.
        return _unpickle, (self.text,)


@lru_cache(maxsize=16)
def _unpickle(text: str) -> Track:
    return Track.parse(text)


# ── Reading ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class _Headers:
    name: str
    version: int
    title: str
    heading: int
    grid: tuple[str, ...]


@dataclass(slots=True)
class _Draft:
    """A track while it is being read; knows on which line each thing stood."""

    source: str
    line: int = 0  # the line being read
    last_line: int = 0  # the last line that said anything: where a missing thing is missed
    headers: dict[str, list[str]] = field(default_factory=dict)
    header_lines: dict[str, int] = field(default_factory=dict)
    sections: list[Section] = field(default_factory=list)
    section_lines: list[int] = field(default_factory=list)
    bets: list[int] = field(default_factory=list)
    bet_lines: list[int] = field(default_factory=list)
    cell_count: int = 0

    def fail(self, cause: str, *, line: int | None = None) -> NoReturn:
        raise TrackError(cause, source=self.source, line=self.line if line is None else line)

    def read(self, text: str) -> None:
        if len(text) > MAX_TEXT:
            self.fail(f"the file is longer than {MAX_TEXT} characters")
        for number, words in _lines(text):
            self.line = self.last_line = number
            reader = _READERS.get(words[0])
            if reader is None:
                known = ", ".join(_READERS)
                self.fail(f"a line cannot start with {_quote(words[0])}; it can start with {known}")
            reader(self, words)

    def header(self, words: list[str]) -> None:
        key = words[0]
        if key in self.headers:
            self.fail(f"{key} was already given on line {self.header_lines[key]}")
        if len(words) == 1:
            self.fail(f"{key} needs a value")
        self.headers[key] = words[1:]
        self.header_lines[key] = self.line

    def bet(self, words: list[str]) -> None:
        if len(words) > 1:
            self.fail("bet must be alone on its line")
        if len(self.bets) == BETTING_LINES:
            self.fail(f"there are only {BETTING_LINES} betting lines")
        if not self.sections:
            self.fail("a betting line cannot lie on the finish line, before the first section")
        if self.bets and self.bets[-1] == len(self.sections):
            self.fail(f"two betting lines lie on one border, the other on line {self.bet_lines[-1]}")
        self.bets.append(len(self.sections))
        self.bet_lines.append(self.line)

    def straight(self, words: list[str]) -> None:
        length, rest = self.leading(words, "straight", "a length", MAX_LENGTH)
        self.section(Section(kind=Kind.STRAIGHT, length=length, cells=self.lanes(rest)))

    def taper(self, words: list[str]) -> None:
        length, rest = self.leading(words, "taper", "a length", MAX_LENGTH)
        self.section(Section(kind=Kind.TAPER, length=length, cells=self.lanes(rest)))

    def curve(self, words: list[str]) -> None:
        if len(words) < 2 or words[1] not in ("left", "right"):
            self.fail("curve needs left or right")
        angle, rest = self.leading(words[1:], words[1], "an angle", MAX_ANGLE)
        radius, rest = self.leading(rest, "radius", "a radius", MAX_RADIUS)
        cells = self.lanes(rest)
        if radius - Decimal(len(cells)) / 2 < MIN_INSIDE_RADIUS:
            self.fail(f"radius {_plain(radius)} is too small for lanes {len(cells)}")
        turn = angle if words[1] == "right" else -angle
        self.section(Section(kind=Kind.CURVE, angle=turn, radius=radius, cells=cells))

    def section(self, section: Section) -> None:
        self.sections.append(section)
        self.section_lines.append(self.line)
        self.cell_count += sum(section.cells)
        if len(self.sections) > MAX_SECTIONS:
            self.fail(f"the track has more than {MAX_SECTIONS} sections")
        if self.cell_count > MAX_CELLS:
            self.fail(f"the track has more than {MAX_CELLS} cells")

    def leading(self, words: list[str], key: str, what: str, highest: int) -> tuple[Decimal, list[str]]:
        """Reads ``key number`` off the front of a line and returns the number and the other words."""
        if not words or words[0] != key:
            self.fail(f"{key} is missing" if not words else f"expected {key}, found {_quote(words[0])}")
        if len(words) < 2:
            self.fail(f"{key} needs {what}")
        if not _NUMBER.fullmatch(words[1]):
            self.fail(f"{_quote(words[1])} is not {what}: write a number with at most two decimals")
        number = Decimal(words[1])
        if not MIN_LENGTH <= number <= highest:
            self.fail(f"{what} must be between {MIN_LENGTH} and {highest}, not {_plain(number)}")
        return number, words[2:]

    def lanes(self, words: list[str]) -> tuple[int, ...]:
        """Reads ``lanes L cells n n n`` to the end of the line."""
        if len(words) < 2 or words[0] != "lanes":
            self.fail("the number of lanes is missing: write lanes and a number")
        lanes = self.count(words[1], "lanes", MAX_LANES)
        if len(words) < 3 or words[2] != "cells":
            self.fail("the cells are missing: write cells and a number for each lane")
        cells = tuple(self.count(word, "cells", MAX_CELLS_IN_LANE) for word in words[3:])
        if len(cells) != lanes:
            self.fail(f"cells needs one number per lane: {lanes}, not {len(cells)}")
        return cells

    def count(self, word: str, what: str, highest: int, lowest: int = 1) -> int:
        if not _COUNT.fullmatch(word) or not lowest <= int(word) <= highest:
            self.fail(f"{what} must be a number from {lowest} to {highest}, not {_quote(word)}")
        return int(word)

    # ── Checking ───────────────────────────────────────────────────────────────────────────────────

    def check(self) -> None:
        """What concerns the circuit as a whole, apart from the grid and the length of the lap."""
        self.line = self.last_line
        if len(self.sections) < MIN_SECTIONS:
            self.fail(
                f"a track needs at least {MIN_SECTIONS} sections, but this one has {len(self.sections)}"
            )
        if len(self.bets) < BETTING_LINES:
            self.fail(f"a track needs {BETTING_LINES} betting lines, but this one has {len(self.bets)}")
        if self.bets[-1] == len(self.sections):
            cause = "a betting line cannot lie on the finish line, after the last section"
            self.fail(cause, line=self.bet_lines[-1])
        self.check_widths()
        self.check_closing()
        self.check_clash()

    def check_widths(self) -> None:
        for k, section in enumerate(self.sections):
            before = self.sections[k - 1]
            if Kind.TAPER not in (before.kind, section.kind) and before.lanes != section.lanes:
                was, now = before.lanes, section.lanes
                cause = f"the road cannot go from {was} to {now} lanes in one step: put a taper in between"
                self.fail(cause, line=self.section_lines[k])

    def check_closing(self) -> None:
        gap = miss(self.sections)
        if gap.turn or max(abs(gap.ahead), abs(gap.right)) > CLOSING_TOLERANCE:
            ahead, right = (f"{round(number, 2) + 0.0:+.2f}" for number in (gap.ahead, gap.right))  # no -0.00
            turned = f", and it turns {_plain(gap.turn + 360)} degrees instead of 360" if gap.turn else ""
            self.fail(
                f"the track does not close: its end lies {ahead} lane widths ahead of its start"
                f" and {right} to the right{turned}"
            )

    def check_clash(self) -> None:
        clash = first_clash(self.sections)
        if clash is not None:
            first, second = sorted(clash)
            cause = f"section {second + 1} runs into section {first + 1}, on line {self.section_lines[first]}"
            self.fail(cause, line=self.section_lines[second])

    # ── Building ───────────────────────────────────────────────────────────────────────────────────

    def track(self, text: str, head: _Headers) -> Track:
        sections, lines = tuple(self.sections), (self.bets[0], self.bets[1], self.bets[2])
        unit = math.lcm(*(n for section in sections for n in section.cells))
        lane_unit = math.lcm(*(section.lanes for section in sections))
        cells = _cells(sections, unit, lane_unit)
        ahead = _ahead(sections, cells, unit)
        over_line = tuple(_over_line(cells, cell, ahead[cell.index]) for cell in cells)
        steps = _steps_to_finish(cells, ahead, over_line)
        by_name = {cell.name: cell for cell in cells}
        self.check_lap(cells, ahead, steps)
        return Track(
            name=head.name,
            version=head.version,
            title=head.title,
            heading=head.heading,
            text=text,
            digest=hashlib.sha256(_canonical(head, sections, lines).encode()).hexdigest(),
            sections=sections,
            cells=cells,
            unit=unit,
            lane_unit=lane_unit,
            ahead=ahead,
            over_line=over_line,
            steps_to_finish=steps,
            grid=tuple(self.grid_cell(name, by_name).index for name in head.grid),
            lines=lines,
            lines_behind=tuple(sum(line * unit < cell.front for line in lines) for cell in cells),
            by_name=MappingProxyType(by_name),
        )

    def read_headers(self) -> _Headers:
        for key in ("track", "version", "title", "grid"):
            if key not in self.headers:
                self.fail(f"the {key} line is missing")
        return _Headers(self.name(), self.version(), self.title(), self.heading(), self.grid())

    def value(self, key: str) -> list[str]:
        """The words of a header; from here on errors are blamed on its line."""
        self.line = self.header_lines[key]
        return self.headers[key]

    def name(self) -> str:
        name = " ".join(self.value("track"))
        if not _NAME.fullmatch(name):
            self.fail(f"{_quote(name)} is not a valid track name: use lower-case letters, digits and hyphens")
        return name

    def version(self) -> int:
        return self.count(" ".join(self.value("version")), "version", MAX_VERSION)

    def title(self) -> str:
        title = " ".join(self.value("title"))
        if len(title) > MAX_TITLE or not title.isprintable():
            self.fail(f"a title has at most {MAX_TITLE} printable characters")
        return title

    def heading(self) -> int:
        if "heading" not in self.headers:
            return 0
        return self.count(" ".join(self.value("heading")), "heading", 359, lowest=0)

    def grid(self) -> tuple[str, ...]:
        names = tuple(self.value("grid"))
        if len(names) != GRID_CELLS:
            self.fail(f"the grid needs {GRID_CELLS} cells, not {len(names)}")
        if len(set(names)) < len(names):
            self.fail("a cell is on the grid twice")
        return names

    def grid_cell(self, name: str, by_name: Mapping[str, Cell]) -> Cell:
        self.line = self.header_lines["grid"]
        if name not in by_name:
            self.fail(f"the grid names {_quote(name)}, which is not on the track")
        if by_name[name].section >= self.bets[0]:
            self.fail(f"grid cell {name} lies beyond the first betting line")
        return by_name[name]

    def check_lap(self, cells: tuple[Cell, ...], ahead: Ahead, steps: tuple[int, ...]) -> None:
        """Every move is shorter than a lap, so where a car ends tells whether it began a new one."""
        near = [cell for cell in cells if steps[cell.index] < MIN_LAP]
        shortest = min([steps[cell.index] for cell in cells if cell.back == 0])
        shortest = min([shortest, *(_steps_round(cells, ahead, cell) for cell in near)])
        if shortest < MIN_LAP:
            cause = f"the shortest lap takes {shortest} steps, but a race needs at least {MIN_LAP}"
            self.fail(cause, line=self.section_lines[-1])


_READERS: Final[dict[str, Callable[[_Draft, list[str]], None]]] = {
    "track": _Draft.header,
    "version": _Draft.header,
    "title": _Draft.header,
    "heading": _Draft.header,
    "grid": _Draft.header,
    "straight": _Draft.straight,
    "curve": _Draft.curve,
    "taper": _Draft.taper,
    "bet": _Draft.bet,
}


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """Line numbers and words, without comments and empty lines."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        words = line.partition("#")[0].split()
        if words:
            yield number, words


def _canonical(head: _Headers, sections: tuple[Section, ...], lines: tuple[int, int, int]) -> str:
    """The one way to write a track."""
    rows = [f"track {head.name}", f"version {head.version}", f"title {head.title}"]
    rows.append(f"heading {head.heading}")
    rows.append(f"grid {' '.join(head.grid)}")
    for k, section in enumerate(sections):
        if k in lines:
            rows.append("bet")
        rows.append(str(section))
    return "\n".join(rows) + "\n"


def _plain(number: Decimal) -> str:
    """A decimal without needless zeros: 90, 2.5."""
    return format(number.normalize(), "f")


def _quote(word: str) -> str:
    return repr(word if len(word) <= 20 else word[:20] + "...")


# ── The graph ──────────────────────────────────────────────────────────────────────────────────────


def _cells(sections: tuple[Section, ...], unit: int, lane_unit: int) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    for k, section in enumerate(sections):
        width = lane_unit // section.lanes
        for lane, count in enumerate(section.cells):
            length = unit // count
            for j in range(count):
                back = k * unit + j * length
                cells.append(
                    Cell(
                        index=len(cells),
                        name=f"{k + 1}{'abcdefgh'[lane]}{j + 1 if count > 1 else ''}",
                        section=k,
                        lane=lane,
                        back=back,
                        front=back + length,
                        left=lane * width,
                        right=(lane + 1) * width,
                        rectangle=section.kind is Kind.STRAIGHT,
                    )
                )
    return tuple(cells)


def _ahead(sections: tuple[Section, ...], cells: tuple[Cell, ...], unit: int) -> Ahead:
    """For each cell the adjacent cells that are forward. They lie in the same section or in the next one."""
    by_section: list[list[Cell]] = [[] for _ in sections]
    for cell in cells:
        by_section[cell.section].append(cell)
    lap = len(sections) * unit
    rows: list[tuple[int, ...]] = []
    for here in cells:
        beyond = (here.section + 1) % len(sections)
        near = [cell for cell in by_section[here.section] if _is_forward(here, cell, 0)]
        near += [cell for cell in by_section[beyond] if _is_forward(here, cell, 0 if beyond else lap)]
        near.sort(key=lambda cell: (abs(cell.left + cell.right - here.left - here.right), cell.lane))
        rows.append(tuple(cell.index for cell in near))
    return tuple(rows)


def _is_forward(here: Cell, there: Cell, lap: int) -> bool:
    """Whether the closed rectangles share a point, and the front of ``there`` is farther ahead."""  # R4.6
    touch_along = there.back + lap <= here.front and here.back <= there.front + lap
    touch_across = there.left <= here.right and here.left <= there.right
    return touch_along and touch_across and there.front + lap > here.front


def _over_line(cells: tuple[Cell, ...], here: Cell, ahead: tuple[int, ...]) -> frozenset[int]:
    # A forward step to a smaller number can only be one into the next lap.
    return frozenset(index for index in ahead if cells[index].front <= here.front)


def _steps_round(cells: tuple[Cell, ...], ahead: Ahead, start: Cell) -> int:
    """The fewest steps after which a car is level with its start or beyond, once round; at most MIN_LAP."""
    here = {(start.index, False)}
    for count in range(1, MIN_LAP):
        here = {
            (there, crossed or cells[there].front <= cells[cell].front)
            for cell, crossed in here
            for there in ahead[cell]
        }
        if any(crossed and cells[cell].front >= start.front for cell, crossed in here):
            return count
    return MIN_LAP


def _steps_to_finish(
    cells: tuple[Cell, ...], ahead: Ahead, over_line: tuple[frozenset[int], ...]
) -> tuple[int, ...]:
    """The fewest steps across the line, counted backwards, so that the way ahead is known before the cell."""
    steps = [1] * len(cells)
    for cell in sorted(cells, key=lambda cell: cell.front, reverse=True):
        if not over_line[cell.index]:
            steps[cell.index] = 1 + min(steps[index] for index in ahead[cell.index])
    return tuple(steps)
