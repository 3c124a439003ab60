"""The track format, the graph that follows from it, and each thing the checker refuses."""

from __future__ import annotations

import hashlib
import pickle
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from downforce.model.errors import TrackError
from downforce.model.track import MAX_TEXT, Kind, Section, Track

ROOT = Path(__file__).parent.parent.parent
RING_TEXT = (ROOT / "tests/data/tracks/ring.track").read_text(encoding="utf-8")
OVAL_TEXT = (ROOT / "tests/data/tracks/oval.track").read_text(encoding="utf-8")
CIRCUIT_FILES = sorted((ROOT / "src/downforce/content/tracks").glob("*.track"))

RING = Track.parse(RING_TEXT, source="ring.track")
OVAL = Track.parse(OVAL_TEXT, source="oval.track")
CIRCUITS = [Track.parse(path.read_text(encoding="utf-8"), source=path.name) for path in CIRCUIT_FILES]

every_track = pytest.mark.parametrize("track", [RING, OVAL, *CIRCUITS], ids=lambda track: track.id)
every_circuit = pytest.mark.parametrize("track", CIRCUITS, ids=lambda track: track.id)


def ahead(track: Track, name: str) -> str:
    """The names of the cells ahead of a cell, in order."""
    return " ".join(track.cells[index].name for index in track.ahead[track.cell(name).index])


# ── The text ───────────────────────────────────────────────────────────────────────────────────────


def test_the_canonical_text_of_the_ring() -> None:
    assert str(RING) == (
        "track ring\n"
        "version 1\n"
        "title The Ring\n"
        "heading 0\n"
        "grid 2a1 2b1 1c2 1a2 1b1 1c1\n"
        "straight 4 lanes 3 cells 2 2 2\n"
        "straight 4 lanes 3 cells 2 3 2\n"
        "bet\n"
        "curve right 90 radius 3 lanes 3 cells 1 2 2\n"
        "curve right 90 radius 3 lanes 3 cells 1 2 3\n"
        "bet\n"
        "taper 2 lanes 2 cells 1 1\n"
        "straight 4 lanes 1 cells 3\n"
        "taper 2 lanes 2 cells 1 1\n"
        "bet\n"
        "curve right 90 radius 3 lanes 3 cells 1 1 2\n"
        "curve right 90 radius 3 lanes 3 cells 1 2 2\n"
    )


def test_the_test_tracks_never_change() -> None:
    assert RING.digest == "9860ab6dab7cad5dc217ba10160aa1c96869d41ec66f3c03f0b0f06d2d09f627"
    assert OVAL.digest == "bc1b2551f1b64e8a3701821d72da173782526c584088231ec6b2346a91138ede"


@every_track
def test_parse_and_str_undo_each_other(track: Track) -> None:
    again = Track.parse(str(track))
    assert again == track
    assert str(again) == str(track)
    assert track.digest == hashlib.sha256(str(track).encode()).hexdigest()


def test_comments_spaces_and_needless_zeros_change_nothing() -> None:
    text = RING_TEXT.replace("straight 4 ", "straight   4.00\t").replace("\n", "   # a remark\r\n\r\n")
    track = Track.parse("\ufeff" + text)
    assert track == RING
    assert hash(track) == hash(RING)
    assert track.digest == RING.digest
    assert track.text != RING.text


def test_headers_may_stand_anywhere_and_heading_may_be_left_out() -> None:
    lines = [line for line in str(RING).splitlines() if not line.startswith("heading")]
    assert Track.parse("\n".join(lines[4:] + lines[:4])) == RING


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("version 1", "version 2"),
        ("track ring", "track rink"),
        ("title The Ring", "title The Rink"),
        ("heading 0", "heading 90"),
        ("1b1 1c1", "1c1 1b1"),
        ("cells 1 1 2", "cells 1 2 2"),
    ],
)
def test_whatever_the_text_says_makes_another_track(old: str, new: str) -> None:
    other = Track.parse(str(RING).replace(old, new))
    assert other != RING
    assert other.digest != RING.digest


def test_headers() -> None:
    assert (RING.name, RING.version, RING.title, RING.heading, RING.id) == (
        "ring",
        1,
        "The Ring",
        0,
        "ring@1",
    )
    assert repr(RING) == "<Track ring@1>"
    assert RING.text == RING_TEXT
    assert RING != "ring@1"


def test_sections() -> None:
    assert [section.kind for section in RING.sections[:6]] == [
        Kind.STRAIGHT, Kind.STRAIGHT, Kind.CURVE, Kind.CURVE, Kind.TAPER, Kind.STRAIGHT,
    ]  # fmt: skip
    assert [section.lanes for section in RING.sections] == [3, 3, 3, 3, 2, 1, 2, 3, 3]
    curve = RING.sections[3]
    assert (int(curve.angle), int(curve.radius), curve.cells) == (90, 3, (1, 2, 3))
    assert OVAL.sections[3].angle == -180
    assert str(OVAL.sections[3]) == "curve left 180 radius 3 lanes 2 cells 2 4"


def test_a_pickled_track_is_small_and_built_once() -> None:
    data = pickle.dumps(RING)
    assert len(data) < len(RING.text) + 200
    again = pickle.loads(data)
    assert again == RING
    assert again is pickle.loads(pickle.dumps(RING))


# ── Cells ──────────────────────────────────────────────────────────────────────────────────────────


def test_cells_of_the_ring() -> None:
    assert (RING.unit, RING.lane_unit, RING.lap_length, len(RING.cells)) == (6, 6, 54, 40)
    names = " ".join(cell.name for cell in RING.cells[:13])
    assert names == "1a1 1a2 1b1 1b2 1c1 1c2 2a1 2a2 2b1 2b2 2b3 2c1 2c2"
    cell = RING.cell("2b2")
    assert (cell.index, cell.section, cell.lane) == (9, 1, 1)
    assert (cell.back, cell.front, cell.left, cell.right, cell.rectangle) == (8, 10, 2, 4, True)
    assert str(cell) == "2b2"
    cell = RING.cell("5b")
    assert (cell.back, cell.front, cell.left, cell.right, cell.rectangle) == (24, 30, 3, 6, False)
    assert not RING.cell("3a").rectangle


@pytest.mark.rule("R8.3")
@every_track
def test_rectangles_are_the_cells_of_straights(track: Track) -> None:
    for cell in track.cells:
        assert cell.rectangle == (track.sections[cell.section].kind is Kind.STRAIGHT)


@every_track
def test_cells_are_indexed_in_order_and_found_by_name(track: Track) -> None:
    assert [cell.index for cell in track.cells] == list(range(len(track.cells)))
    assert [(cell.section, cell.lane, cell.back) for cell in track.cells] == sorted(
        (cell.section, cell.lane, cell.back) for cell in track.cells
    )
    assert all(track.cell(cell.name) is cell for cell in track.cells)
    assert len(track.by_name) == len(track.cells)


@pytest.mark.parametrize("name", ["", "3b", "10a", "2b0", "2b4", "2B1", "1d1", "x" * 100])
def test_a_cell_that_is_not_there(name: str) -> None:
    with pytest.raises(TrackError, match="ring@1 has no cell '") as caught:
        RING.cell(name)
    assert len(str(caught.value)) < 60


# ── The graph ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("R4.6")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        # Side by side, level fronts: straight on and diagonally, never sideways. (P4, P6)
        ("1a1", "1a2 1b2"),
        ("1b1", "1b2 1a2 1c2"),
        ("1c1", "1c2 1b2"),
        ("1b2", "2b1 2a1 2c1"),
        # Staggered: 2a1 reaches to 9, so 2b2 (10) is forward and 2b1 (8) is not; from 2b1 it is. (P5)
        ("2a1", "2a2 2b2"),
        ("2b1", "2b2 2a1 2c1"),
        ("2b2", "2b3 2a2 2c2"),
        # 2b3 is level with 2a2 and 2c2. (P6)
        ("2a2", "3a 3b1"),
        ("2b3", "3b1 3a 3c1"),
        # A long inside cell in a curve: one may still slip into it from 3b1, not from 3b2.
        ("3b1", "3b2 3a 3c2"),
        ("3b2", "4b1 4a 4c1"),
        ("3c1", "3c2 3b2"),
        # Cells that meet in a corner only: 4b1 ends where 4c2 goes on.
        ("4b1", "4b2 4a 4c2"),
        ("4c2", "4c3 4b2"),
        # Three lanes become two: 4a covers a third of the road, 5a a half.
        ("4a", "5a"),
        ("4b2", "5a 5b"),
        ("4c3", "5b"),
        # Two lanes become one, a single lane, and one becomes two. (P7)
        ("5a", "6a1"),
        ("5b", "6a1"),
        ("6a1", "6a2"),
        ("6a2", "6a3"),
        ("6a3", "7a 7b"),
        # Two lanes become three: 7b is nearer to lane c than to lane b.
        ("7a", "8a 8b"),
        ("7b", "8c1 8b"),
        # Over the finish line, into the next lap.
        ("9a", "1a1 1b1"),
        ("9b1", "9b2 9a 9c2"),
        ("9b2", "1b1 1a1 1c1"),
        ("9c2", "1c1 1b1"),
    ],
)
def test_ahead_on_the_ring(name: str, expected: str) -> None:
    assert ahead(RING, name) == expected


@pytest.mark.rule("R4.6")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("3a", "4a1 4b1"),
        ("4a1", "4a2 4b3"),
        ("4b1", "4b2 4a1"),
        ("4b2", "4b3 4a2"),
        ("4b3", "4b4 4a2"),
        ("4b4", "5b1 5a1"),
        ("5a1", "5a2 5b2"),
        ("5b2", "5b3 5a2"),
        ("6a1", "6a2 6b"),
        ("6b", "7b1 7a"),
        ("8a", "1a1 1b1"),
    ],
)
def test_ahead_on_the_oval(name: str, expected: str) -> None:
    assert ahead(OVAL, name) == expected


def sizes(sections: tuple[Section, ...]) -> list[tuple[Fraction, Fraction, Fraction, Fraction]]:
    """Back, front, left and right of each cell, straight from the definition."""
    return [
        (
            k + Fraction(j, n),
            k + Fraction(j + 1, n),
            Fraction(i, section.lanes),
            Fraction(i + 1, section.lanes),
        )
        for k, section in enumerate(sections)
        for i, n in enumerate(section.cells)
        for j in range(n)
    ]


def ahead_by_definition(sections: tuple[Section, ...]) -> list[list[int]]:
    """Every pair of cells compared, in this lap and the next; the straightest first."""
    cells = sizes(sections)
    rows = []
    for back, front, left, right in cells:
        row = []
        for index, (new_back, new_front, new_left, new_right) in enumerate(cells):
            if new_right < left or right < new_left:
                continue
            if any(
                new_back + lap <= front and back <= new_front + lap and new_front + lap > front
                for lap in (0, len(sections))
            ):
                shift = abs((new_left + new_right) - (left + right))
                row.append((shift, new_left, index))
        rows.append([index for _, _, index in sorted(row)])
    return rows


@pytest.mark.rule("R4.6")
@every_track
def test_ahead_agrees_with_the_definition_in_fractions(track: Track) -> None:
    assert [list(row) for row in track.ahead] == ahead_by_definition(track.sections)


@st.composite
def stadiums(draw: st.DrawFn) -> str:
    """Tracks of one shape that differ in lanes and cells: straight, taper, curve, taper, all twice."""
    rows = ["track stadium", "version 1", "title Stadium", "grid 1a1 1a2 1b1 1b2 1c1 1c2"]
    for number, word in enumerate(["straight 9", "taper 2", "curve right 180 radius 6", "taper 2"] * 2):
        least = 2 if word.startswith("straight") else 1
        lanes = 3 if number == 0 else draw(st.integers(1, 5))
        counts = draw(st.lists(st.integers(least, 5), min_size=lanes, max_size=lanes))
        rows.append(f"{word} lanes {lanes} cells {' '.join(map(str, counts))}")
        if number in (1, 3, 5):
            rows.append("bet")
    return "\n".join(rows)


@given(stadiums())
def test_the_graph_of_any_track(text: str) -> None:
    track = Track.parse(text)
    assert [list(row) for row in track.ahead] == ahead_by_definition(track.sections)
    check_graph(track)


@every_track
def test_the_graph(track: Track) -> None:
    check_graph(track)


def check_graph(track: Track) -> None:
    """What holds on every track."""
    last = len(track.sections) - 1
    for cell in track.cells:
        row = track.ahead[cell.index]
        # Wherever a car is, an empty track lets it go on: the checker has no such case to refuse.
        assert row
        # At most one cell in each lane, so that the order is settled by shift and lane.
        assert len({(track.cells[index].section, track.cells[index].lane) for index in row}) == len(row)
        crossing = {index for index in row if cell.section == last and track.cells[index].section == 0}
        assert track.over_line[cell.index] == crossing
        assert track.shortest_lap(cell.index) == walk(track, cell.index)


def walk(track: Track, start: int) -> int:
    """Steps across the finish line, by walking every way at once."""
    here, steps = {start}, 1
    while not any(track.over_line[index] for index in here):
        here = {there for index in here for there in track.ahead[index]}
        steps += 1
    return steps


def test_over_line_on_the_ring() -> None:
    crossing = {cell.name: track_names(RING, RING.over_line[cell.index]) for cell in RING.cells}
    assert {name: cells for name, cells in crossing.items() if cells} == {
        "9a": ["1a1", "1b1"],
        "9b2": ["1a1", "1b1", "1c1"],
        "9c2": ["1b1", "1c1"],
    }


def track_names(track: Track, indices: frozenset[int]) -> list[str]:
    return [track.cells[index].name for index in sorted(indices)]


def test_shortest_laps() -> None:
    assert RING.shortest_lap(RING.cell("1a1").index) == 13
    assert RING.shortest_lap(RING.cell("1c1").index) == 13
    assert RING.shortest_lap(RING.cell("2a1").index) == 11
    assert RING.shortest_lap(RING.cell("9a").index) == 1
    assert RING.shortest_lap(RING.cell("9b1").index) == 2
    assert OVAL.shortest_lap(OVAL.cell("1a1").index) == 11


# ── Marks ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("R1.3")
def test_marks_of_the_ring() -> None:
    assert " ".join(RING.cells[index].name for index in RING.grid) == "2a1 2b1 1c2 1a2 1b1 1c1"
    assert RING.lines == (2, 4, 7)
    behind = {cell.name: RING.lines_behind[cell.index] for cell in RING.cells}
    assert [behind[name] for name in ("1a1", "2c2", "3a", "4c3", "5a", "7b", "8a", "9c2")] == [
        0, 0, 1, 1, 2, 2, 3, 3,
    ]  # fmt: skip


@pytest.mark.rule("R1.3")
@every_track
def test_marks_of_every_track(track: Track) -> None:
    assert len(set(track.grid)) == 6
    assert 0 < track.lines[0] < track.lines[1] < track.lines[2] < len(track.sections)
    for cell in track.cells:
        crossed = sum(line < Fraction(cell.front, track.unit) for line in track.lines)
        assert track.lines_behind[cell.index] == crossed
    assert all(track.lines_behind[index] == 0 for index in track.grid)
    fronts = [track.cells[index].front for index in track.grid]
    assert fronts == sorted(fronts, reverse=True)


# ── The two circuits ───────────────────────────────────────────────────────────────────────────────


def circuit(name: str) -> Track:
    return next(track for track in CIRCUITS if track.name == name)


def squeezes(track: Track) -> int:
    """How many stretches of a single lane there are."""
    single = [section.lanes == 1 for section in track.sections]
    return sum(here and not before for before, here in zip([single[-1], *single], single, strict=False))


def test_each_file_is_named_after_its_track() -> None:
    assert [path.name for path in CIRCUIT_FILES] == [f"{t.name}.{t.version}.track" for t in CIRCUITS]
    assert {"marina-bay", "river-station"} <= {track.name for track in CIRCUITS}


@every_circuit
def test_a_circuit_has_the_size_of_the_design(track: Track) -> None:
    assert 100 <= len(track.cells) <= 160
    lap = track.shortest_lap(track.grid[0])
    assert 44 <= lap <= 58
    shares = [
        1
        - Fraction(min(track.shortest_lap(c.index) for c in track.cells if c.back == line * track.unit), lap)
        for line in track.lines
    ]
    for share, wanted in zip(shares, (Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)), strict=True):
        assert abs(share - wanted) < Fraction(1, 20)


@every_circuit
def test_the_grid_is_staggered_just_past_the_line(track: Track) -> None:
    cells = [track.cells[index] for index in track.grid]
    for one in cells:
        for other in cells:
            if abs(one.lane - other.lane) == 1:
                assert one.front != other.front
    assert all(cell.section == 0 and cell.rectangle for cell in cells)
    laps = [track.shortest_lap(cell.index) for cell in cells]
    assert laps == sorted(laps)
    assert laps[-1] - laps[0] <= 2


def test_marina_bay_is_tight() -> None:
    track = circuit("marina-bay")
    assert squeezes(track) >= 2
    assert sum(cell.lane < 2 and track.sections[cell.section].lanes == 2 for cell in track.cells) > 75


def test_river_station_is_fast() -> None:
    track = circuit("river-station")
    assert squeezes(track) == 1
    long = [section for section in track.sections if section.kind is Kind.STRAIGHT and section.length >= 6]
    assert len(long) >= 3
    assert all(section.lanes == 3 for section in long)
    sweeping = [s for s in track.sections if s.kind is Kind.CURVE and s.lanes == 3]
    assert len(sweeping) >= 3
    assert all(s.cells[0] < s.cells[-1] for s in sweeping)


# ── What the checker refuses ───────────────────────────────────────────────────────────────────────

RING_LINES = str(RING).splitlines()


def refusal(text: str) -> str:
    with pytest.raises(TrackError) as caught:
        Track.parse(text, source="x.track")
    error = caught.value
    assert str(error) == f"x.track:{error.line}: {error.cause}" if error.line else f"x.track: {error.cause}"
    return str(error)


def changed(line: int, *instead: str) -> str:
    """The ring with one line (counted from 1) replaced by others, or left out."""
    return "\n".join([*RING_LINES[: line - 1], *instead, *RING_LINES[line:]])


@pytest.mark.parametrize(
    ("line", "instead", "error"),
    [
        # Words and headers.
        (
            6,
            ["strait 4 lanes 3"],
            "x.track:6: a line cannot start with 'strait'; it can start with track, version, ",
        ),
        (6, ["x" * 99], "x.track:6: a line cannot start with 'xxxxxxxxxxxxxxxxxxxx...'"),
        (2, ["version 1", "", "version 1"], "x.track:4: version was already given on line 2"),
        (1, ["track"], "x.track:1: track needs a value"),
        (1, ["track Ring"], "x.track:1: 'Ring' is not a valid track name"),
        (1, ["track the ring"], "x.track:1: 'the ring' is not a valid track name"),
        (2, ["version 0"], "x.track:2: version must be a number from 1 to 9999, not '0'"),
        (2, ["version -1"], "x.track:2: version must be a number"),
        (2, ["version ²"], "x.track:2: version must be a number"),
        (3, ["title " + "x" * 61], "x.track:3: a title has at most 60 printable characters"),
        (3, ["title a\x07b"], "x.track:3: a title has at most 60 printable characters"),
        (4, ["heading 360"], "x.track:4: heading must be a number from 0 to 359, not '360'"),
        (1, [], "x.track:16: the track line is missing"),
        (2, [], "x.track:16: the version line is missing"),
        (3, [], "x.track:16: the title line is missing"),
        (5, [], "x.track:16: the grid line is missing"),
        # The grid.
        (5, ["grid 1a1 1b1 1c1 1a2 1b2"], "x.track:5: the grid needs 6 cells, not 5"),
        (5, ["grid 1a1 1b1 1c1 1a2 1b2 1a1"], "x.track:5: a cell is on the grid twice"),
        (5, ["grid 1a1 1b1 1c1 1a2 1b2 1d1"], "x.track:5: the grid names '1d1', which is not on the track"),
        (5, ["grid 1a1 1b1 1c1 1a2 1b2 3a"], "x.track:5: grid cell 3a lies beyond the first betting line"),
        # Betting lines.
        (8, ["bet here"], "x.track:8: bet must be alone on its line"),
        (16, ["bet", RING_LINES[15]], "x.track:16: there are only 3 betting lines"),
        (6, ["bet", RING_LINES[5]], "x.track:6: a betting line cannot lie on the finish line, before"),
        (8, ["bet", "bet"], "x.track:9: two betting lines lie on one border, the other on line 8"),
        (8, [], "x.track:16: a track needs 3 betting lines, but this one has 2"),
        # Lengths and angles.
        (6, ["straight"], "x.track:6: straight needs a length"),
        (6, ["straight four lanes 3 cells 2 2 2"], "x.track:6: 'four' is not a length: write a number"),
        (6, ["straight 4.123 lanes 3 cells 2 2 2"], "x.track:6: '4.123' is not a length"),
        (6, ["straight 1e3 lanes 3 cells 2 2 2"], "x.track:6: '1e3' is not a length"),
        (6, ["straight ٤ lanes 3 cells 2 2 2"], "x.track:6: '٤' is not a length"),
        (6, ["straight 61 lanes 3 cells 2 2 2"], "x.track:6: a length must be between 0.1 and 60, not 61"),
        (6, ["straight 0 lanes 3 cells 2 2 2"], "x.track:6: a length must be between 0.1 and 60, not 0"),
        (12, ["taper lanes 2 cells 1 1"], "x.track:12: 'lanes' is not a length"),
        (9, ["curve 90 radius 3 lanes 3 cells 1 2 2"], "x.track:9: curve needs left or right"),
        (9, ["curve right"], "x.track:9: right needs an angle"),
        (
            9,
            ["curve right 181 radius 3 lanes 3 cells 1 2 2"],
            "x.track:9: an angle must be between 0.1 and 180",
        ),
        (9, ["curve right 90"], "x.track:9: radius is missing"),
        (9, ["curve right 90 lanes 3 cells 1 2 2"], "x.track:9: expected radius, found 'lanes'"),
        (9, ["curve right 90 radius"], "x.track:9: radius needs a radius"),
        (
            9,
            ["curve right 90 radius 99 lanes 3 cells 1 2 2"],
            "x.track:9: a radius must be between 0.1 and 60",
        ),
        (
            9,
            ["curve right 90 radius 1.7 lanes 3 cells 1 2 2"],
            "x.track:9: radius 1.7 is too small for lanes 3",
        ),
        # Lanes and cells.
        (6, ["straight 4"], "x.track:6: the number of lanes is missing"),
        (6, ["straight 4 cells 2 2 2"], "x.track:6: the number of lanes is missing"),
        (6, ["straight 4 lanes 0 cells"], "x.track:6: lanes must be a number from 1 to 8, not '0'"),
        (6, ["straight 4 lanes 9 cells"], "x.track:6: lanes must be a number from 1 to 8, not '9'"),
        (6, ["straight 4 lanes 3"], "x.track:6: the cells are missing"),
        (6, ["straight 4 lanes 3 2 2 2"], "x.track:6: the cells are missing"),
        (6, ["straight 4 lanes 3 cells 2 2"], "x.track:6: cells needs one number per lane: 3, not 2"),
        (6, ["straight 4 lanes 3 cells 2 0 2"], "x.track:6: cells must be a number from 1 to 12, not '0'"),
        (6, ["straight 4 lanes 3 cells 2 13 2"], "x.track:6: cells must be a number from 1 to 12, not '13'"),
        (6, ["straight 4 lanes 3 cells 2 2 2 !"], "x.track:6: cells must be a number from 1 to 12, not '!'"),
        # The circuit as a whole.
        (13, [], "x.track:16: the track does not close: its end lies +4.00 lane widths ahead"),
        (
            12,
            ["straight 2 lanes 2 cells 1 1"],
            "x.track:12: the road cannot go from 3 to 2 lanes in one",
        ),
        (
            14,
            ["straight 2 lanes 3 cells 1 1 1"],
            "x.track:14: the road cannot go from 1 to 3 lanes in one",
        ),
        (
            6,
            ["straight 4.03 lanes 3 cells 2 2 2"],
            "x.track:17: the track does not close: its end lies +0.03",
        ),
        (17, ["curve right 80 radius 3 lanes 3 cells 1 2 2"], "x.track:17: the track does not close"),
    ],
)
def test_refused_with_line_and_cause(line: int, instead: list[str], error: str) -> None:
    assert refusal(changed(line, *instead)).startswith(error)


def test_an_empty_file_is_refused() -> None:
    assert refusal("") == "x.track: the track line is missing"
    assert refusal("# nothing here\n") == "x.track: the track line is missing"


def test_the_last_border_is_the_finish_line() -> None:
    rows = [*(row for row in RING_LINES if row != "bet"), "bet"]
    rows[8:8] = ["bet"]
    rows[7:7] = ["bet"]
    assert refusal("\n".join(rows)) == (
        "x.track:17: a betting line cannot lie on the finish line, after the last section"
    )


def test_too_few_sections() -> None:
    text = "\n".join([*RING_LINES[:6], "straight 1 lanes 1 cells 1"])
    assert refusal(text) == "x.track:7: a track needs at least 3 sections, but this one has 2"


def test_how_far_a_track_is_from_closing() -> None:
    assert refusal(changed(17, "curve right 60 radius 3 lanes 3 cells 1 2 2")) == (
        "x.track:17: the track does not close: its end lies -1.50 lane widths ahead of its start"
        " and +0.40 to the right, and it turns 330 degrees instead of 360"
    )


# A long box; on the way back the road turns up towards the first straight, and down again.
INLET = """\
track inlet
version 1
title Inlet
grid 1a1 1a2 1a3 1b1 1b2 1b3
straight 22 lanes 2 cells 4 4
bet
curve right 90 radius 3 lanes 2 cells 1 1
straight {side} lanes 2 cells 1 1
curve right 90 radius 3 lanes 2 cells 1 1
bet
straight 3 lanes 2 cells 1 1
curve right 90 radius 3 lanes 2 cells 1 1
straight 8 lanes 2 cells 1 1
curve left 180 radius 3 lanes 2 cells 1 1
straight 8 lanes 2 cells 1 1
curve right 90 radius 3 lanes 2 cells 1 1
straight 7 lanes 2 cells 1 1
bet
curve right 90 radius 3 lanes 2 cells 1 1
straight {side} lanes 2 cells 1 1
curve right 90 radius 3 lanes 2 cells 1 1
"""


def test_running_into_itself() -> None:
    assert len(Track.parse(INLET.format(side=12)).sections) == 14
    assert refusal(INLET.format(side=2)) == "x.track:13: section 7 runs into section 1, on line 5"
    # By a tenth of a lane: the inlet reaches up to 0.9, and the first straight down to 1.
    assert refusal(INLET.format(side=9.9)) == "x.track:14: section 8 runs into section 1, on line 5"
    assert len(Track.parse(INLET.format(side=10.1)).sections) == 14


def test_a_lap_of_nine_steps() -> None:
    rows = ["track short", "version 1", "title Short", "grid 1a1 1a2 1b1 1b2 1c1 1c2"]
    for number in range(4):
        rows.append(f"straight 4 lanes 3 cells {'2 2 2' if number == 0 else '1 1 1'}")
        rows.append("curve right 90 radius 3 lanes 3 cells 1 1 1")
        rows += ["bet"] * (number < 3)
    assert refusal("\n".join(rows)) == (
        "x.track:15: the shortest lap takes 9 steps, but a race needs at least 10"
    )
    rows[-2] = "straight 4 lanes 3 cells 2 2 2"
    assert len(Track.parse("\n".join(rows)).sections) == 8


def test_size_is_bounded() -> None:
    head = RING_LINES[:5]
    many = [*head, *["straight 1 lanes 1 cells 1"] * 100_000]
    assert refusal("\n".join(many)) == f"x.track: the file is longer than {MAX_TEXT} characters"
    sections = [*head, *["straight 1 lanes 1 cells 1"] * 300]
    assert refusal("\n".join(sections)) == "x.track:206: the track has more than 200 sections"
    cells = [*head, *["straight 1 lanes 8 cells 12 12 12 12 12 12 12 12"] * 11]
    assert refusal("\n".join(cells)) == "x.track:16: the track has more than 1000 cells"


# ── Whatever a stranger sends ──────────────────────────────────────────────────────────────────────

WORDS = [
    "track", "version", "title", "heading", "grid", "bet", "straight", "curve", "taper", "left", "right",
    "radius", "lanes", "cells", "0", "1", "2", "3", "4", "8", "9", "12", "90", "180", "360", "0.1", "60",
    "1.75", "-1", "1e9", "1a", "2b1", "#", "\n", "\t", "\x00", "\u2028", "\ud800", "٣", "x" * 70,
]  # fmt: skip


@st.composite
def mutations(draw: st.DrawFn) -> str:
    """A good track file with a few words or lines changed, left out, doubled or moved."""
    text = draw(st.sampled_from([str(RING), str(OVAL), *map(str, CIRCUITS)]))
    if draw(st.booleans()):
        rows = text.split("\n")
        for _ in range(draw(st.integers(1, 3))):
            at, to = draw(st.integers(0, len(rows) - 1)), draw(st.integers(0, len(rows) - 1))
            rows[at:at] = draw(st.sampled_from([[], [rows[to]]]))
            rows[to : to + 1] = []
        return "\n".join(rows)
    words = text.replace("\n", " \n ").split(" ")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(words) - 1))
        words[at : at + draw(st.integers(0, 2))] = draw(st.lists(st.sampled_from(WORDS), max_size=2))
    return " ".join(words)


@given(mutations())
def test_only_track_errors_come_out_of_parse(text: str) -> None:
    result = parsed(text)
    if isinstance(result, TrackError):
        assert str(result).startswith("fuzz.track:")
        assert "\n" not in str(result)
    else:
        assert Track.parse(str(result)) == result


def parsed(text: str) -> Track | TrackError:
    try:
        return Track.parse(text, source="fuzz.track")
    except TrackError as error:
        return error


@given(st.text())
def test_any_text_at_all(text: str) -> None:
    with pytest.raises(TrackError):
        Track.parse(text)
