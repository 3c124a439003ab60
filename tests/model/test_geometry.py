"""The drawing of a track: where things lie, that cells tile the road, and that it agrees with the graph."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from downforce.model.geometry import Box, Drawing, Outline, Point, draw, first_clash, miss
from downforce.model.track import Kind, Section, Track

ROOT = Path(__file__).parent.parent.parent
FILES = [
    *sorted((ROOT / "tests/data/tracks").glob("*.track")),
    *sorted((ROOT / "src/downforce/content/tracks").glob("*.track")),
]
TRACKS = {path.name.split(".")[0]: Track.parse(path.read_text(encoding="utf-8")) for path in FILES}
DRAWINGS = {name: draw(track) for name, track in TRACKS.items()}

RING, OVAL = TRACKS["ring"], TRACKS["oval"]

every_track = pytest.mark.parametrize("name", TRACKS)
every_circuit = pytest.mark.parametrize("name", ["marina-bay", "river-station"])


def outline(name: str, cell: str) -> list[tuple[float, float]]:
    """The outline of a cell, rounded."""
    points = DRAWINGS[name].outlines[TRACKS[name].cell(cell).index]
    return [(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in points]


def place(name: str, cell: str) -> tuple[float, float, float]:
    return DRAWINGS[name].places[TRACKS[name].cell(cell).index]


# ── Where things lie ───────────────────────────────────────────────────────────────────────────────


def test_a_straight_is_drawn_as_rectangles_with_the_infield_on_the_right() -> None:
    assert outline("ring", "1a1") == [(0, 1.5), (2, 1.5), (2, 0.5), (0, 0.5)]
    assert outline("ring", "2b3") == [
        (pytest.approx(20 / 3), 0.5),
        (8, 0.5),
        (8, -0.5),
        (pytest.approx(20 / 3), -0.5),
    ]
    assert place("ring", "1a1") == pytest.approx((1, 1, 0))
    assert place("ring", "1c2") == pytest.approx((3, -1, 0))


def test_driven_anticlockwise_the_infield_is_on_the_left() -> None:
    assert outline("oval", "1a1") == [(0, -1), (2, -1), (2, 0), (0, 0)]
    assert place("oval", "5b1") == pytest.approx((8 - 2 / 3, -6.5, 180))


def test_a_curve_turns_round_its_middle() -> None:
    # Section 3 turns right round (8, 3); its inside lane has a radius of 2.
    half = math.sqrt(0.5)
    assert place("ring", "3a") == pytest.approx((8 + 2 * half, 3 - 2 * half, 45))
    assert place("ring", "3c2") == pytest.approx(
        (8 + 4 * math.sin(math.radians(67.5)), 3 - 4 * math.cos(math.radians(67.5)), 67.5)
    )
    points = outline("ring", "3c1")
    assert [points[0], points[-1]] == [(8, -0.5), (8, -1.5)]
    assert len(points) == 20  # 45 degrees in steps of 5, on both sides


def test_a_taper_meets_the_width_of_its_neighbours() -> None:
    # Section 5 runs back to the left along y = 6, and narrows from three lanes to one.
    assert outline("ring", "5a") == [(8, 4.5), (6, 5.5), (6, 6), (8, 6)]
    assert outline("ring", "5b") == [(8, 6), (6, 6), (6, 6.5), (8, 7.5)]
    assert outline("ring", "6a1") == [
        (6, 5.5),
        (pytest.approx(14 / 3), 5.5),
        (pytest.approx(14 / 3), 6.5),
        (6, 6.5),
    ]
    x, y, heading = place("ring", "5a")
    assert (x, y) == pytest.approx((7, 5.5))
    assert 90 < heading < 180  # along the lane, which leads towards the middle of the road


def test_borders_of_the_ring() -> None:
    drawing = DRAWINGS["ring"]
    assert [*drawing.finish] == [(0, 1.5), (0, -1.5)]
    assert len(drawing.borders) == 9
    assert drawing.borders[0] == drawing.finish
    first, second, third = drawing.betting_lines
    assert [*first, *second, *third] == [
        pytest.approx(point) for point in [(8, 1.5), (8, -1.5), (8, 4.5), (8, 7.5), (0, 4.5), (0, 7.5)]
    ]


def test_boxes() -> None:
    assert DRAWINGS["ring"].box == pytest.approx(Box(-4.5, -1.5, 12.5, 7.5))
    assert DRAWINGS["oval"].box == pytest.approx(Box(-4, -7, 12, 1))
    assert (DRAWINGS["oval"].box.width, DRAWINGS["oval"].box.height) == pytest.approx((16, 8))


def test_the_heading_turns_the_whole_drawing() -> None:
    turned = draw(Track.parse(str(RING).replace("heading 0", "heading 90")))
    for (x, y), (new_x, new_y) in zip(DRAWINGS["ring"].outer_edge, turned.outer_edge, strict=True):
        assert (new_x, new_y) == pytest.approx((-y, x), abs=1e-9)
    assert turned.places[0] == pytest.approx((-1, 1, 90))


def test_two_tapers_in_a_row_share_the_width_between_them() -> None:
    text = str(RING).replace(
        "taper 2 lanes 2 cells 1 1\nstraight",
        "taper 1 lanes 3 cells 1 1 1\ntaper 1 lanes 2 cells 1 1\nstraight",
    )
    infield, outer = draw(Track.parse(text)).borders[5]
    assert math.dist(infield, outer) == pytest.approx(2.5)


# ── Closing and clashes ────────────────────────────────────────────────────────────────────────────


def missed(sections: Sequence[Section]) -> tuple[float, float, float]:
    gap = miss(sections)
    return round(gap.ahead, 9) + 0.0, round(gap.right, 9) + 0.0, float(gap.turn)


def test_how_far_the_end_misses_the_start() -> None:
    assert missed(RING.sections) == (0, 0, 0)
    assert missed(OVAL.sections) == (0, 0, 0)
    assert missed(RING.sections[:2]) == (8, 0, -360)
    assert missed(RING.sections[:3]) == (11, 3, -270)
    assert missed(OVAL.sections[:4]) == (8, -6, -180)
    assert missed((*RING.sections, RING.sections[2])) == (3, 3, 90)


@every_track
def test_no_track_runs_into_itself(name: str) -> None:
    assert first_clash(TRACKS[name].sections) is None
    # A second lap lies on the first.
    assert first_clash(TRACKS[name].sections * 2) is not None


# ── The cells tile the road ────────────────────────────────────────────────────────────────────────


def area(points: Sequence[Point]) -> float:
    """The area of a polygon, by the shoelace formula."""
    return abs(sum(a.x * b.y - b.x * a.y for a, b in pairwise([*points, points[0]]))) / 2


def contains(points: Outline, x: float, y: float) -> bool:
    """Whether a polygon contains a point: a ray to the right leaves it an odd number of times."""
    inside = False
    for a, b in pairwise([*points, points[0]]):
        if (a.y > y) != (b.y > y) and x < a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y):
            inside = not inside
    return inside


def gap(a: Outline, b: Outline) -> float:
    """How far two outlines are apart, corner to side."""
    return min(min(from_side(p, a) for p in b), min(from_side(p, b) for p in a))


def from_side(p: Point, points: Outline) -> float:
    return min(from_segment(p, a, b) for a, b in pairwise([*points, points[0]]))


def from_segment(p: Point, a: Point, b: Point) -> float:
    length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    share = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    return math.dist(p, (a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)))


@every_track
def test_the_cells_fill_the_road(name: str) -> None:
    drawing = DRAWINGS[name]
    road = area(drawing.outer_edge) - area(drawing.infield_edge)
    assert sum(map(area, drawing.outlines)) == pytest.approx(road, rel=0.002)


@every_track
def test_the_middle_of_a_cell_lies_in_that_cell_alone(name: str) -> None:
    drawing = DRAWINGS[name]
    for index, (x, y, _) in enumerate(drawing.places):
        assert [other for other, points in enumerate(drawing.outlines) if contains(points, x, y)] == [index]


@every_track
def test_cells_that_follow_each_other_touch_on_paper(name: str) -> None:
    track, drawing = TRACKS[name], DRAWINGS[name]
    for index, row in enumerate(track.ahead):
        for there in row:
            assert gap(drawing.outlines[index], drawing.outlines[there]) < 0.02


@every_track
def test_cells_that_touch_on_paper_follow_each_other_unless_level(name: str) -> None:
    track, drawing = TRACKS[name], DRAWINGS[name]
    near = {(i, j) for i, j in pairs_near(drawing) if gap(drawing.outlines[i], drawing.outlines[j]) < 0.02}
    for i, j in near:
        linked = j in track.ahead[i] or i in track.ahead[j]
        assert linked or track.cells[i].front == track.cells[j].front or narrows(track, i, j)


def narrows(track: Track, i: int, j: int) -> bool:
    """Where lanes change number, a lane may end in the wall beside a lane it does not lead to."""
    return track.sections[track.cells[i].section].lanes != track.sections[track.cells[j].section].lanes


def pairs_near(drawing: Drawing) -> list[tuple[int, int]]:
    places = drawing.places
    return [
        (i, j) for i in range(len(places)) for j in range(i) if math.dist(places[i][:2], places[j][:2]) < 4
    ]


@every_track
def test_a_car_faces_the_cells_ahead(name: str) -> None:
    track, drawing = TRACKS[name], DRAWINGS[name]
    for index, row in enumerate(track.ahead):
        x, y, heading = drawing.places[index]
        there = drawing.places[row[0]]
        way = math.degrees(math.atan2(there.y - y, there.x - x))
        assert abs((way - heading + 180) % 360 - 180) < 60


# ── The circuits look right ────────────────────────────────────────────────────────────────────────


@every_circuit
def test_cells_have_room_for_a_car(name: str) -> None:
    track, drawing = TRACKS[name], DRAWINGS[name]
    for cell in track.cells:
        section = track.sections[cell.section]
        if section.kind is Kind.STRAIGHT:
            assert 1.6 <= float(section.length) / section.cells[cell.lane] <= 2.3
        points = drawing.outlines[cell.index]
        half = len(points) // 2
        sides = (
            sum(math.dist(a, b) for a, b in pairwise(points[:half])),
            sum(math.dist(a, b) for a, b in pairwise(points[half:])),
        )
        assert 1.5 <= sum(sides) / 2 <= 2.55


@every_circuit
def test_the_board_is_wider_than_high_and_its_roads_keep_apart(name: str) -> None:
    box = DRAWINGS[name].box
    assert 1.3 < box.width / box.height < 2.2
    assert apart(DRAWINGS[name].infield_edge) > 1.5
    assert apart(DRAWINGS[name].outer_edge) > 1.5


def apart(edge: Outline) -> float:
    """The least distance between two places on an edge that are at least ten lane widths apart along it."""
    along = [0.0]
    for a, b in pairwise([*edge, edge[0]]):
        along.append(along[-1] + math.dist(a, b))
    lap = along.pop()
    return min(
        math.dist(edge[i], edge[j])
        for i in range(len(edge))
        for j in range(i)
        if 10 < along[i] - along[j] < lap - 10
    )
