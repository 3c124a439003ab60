"""Parts of a map: kerbs, numbers, letters, room beside the road, figures, inks, and the board as data."""

from __future__ import annotations

import json
import math
import re
import string

import pytest

from downforce.drawing import board, figures, lettering
from downforce.drawing.figures import Figures
from downforce.drawing.kerbs import kerb_lines
from downforce.drawing.marks import badge_places, direction, direction_place, upright
from downforce.drawing.road import FAR, Road
from downforce.drawing.svg import beside, hatch, is_inside, smooth_line
from downforce.model.track import Kind, Track
from tests.drawing.tracks import DRAWN, every_track

RING, OVAL = DRAWN["ring"], DRAWN["oval"]
SQUARE = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]


# ── The road ───────────────────────────────────────────────────────────────────────────────────────


def test_room_beside_the_road() -> None:
    road = Road.of(RING)  # three lanes along the x axis, driven to the east, the infield to the south
    assert road.room((4.0, 0.0)) == pytest.approx(-1.5)
    assert road.room((4.0, -2.5)) == pytest.approx(1.0)
    assert road.room((4.0, 2.0)) == pytest.approx(0.5)
    assert road.room((4.0, -50.0)) == FAR
    assert road.room((8.0, -1.5)) == pytest.approx(0.0)


@every_track
def test_every_space_is_on_the_road(track: Track) -> None:
    road = Road.of(track)
    assert all(road.room(place.point) < -0.2 for place in road.drawing.places)


# ── Kerbs ──────────────────────────────────────────────────────────────────────────────────────────


@every_track
def test_kerbs_run_along_the_inside_of_curves(track: Track) -> None:
    road = Road.of(track)
    lines = list(kerb_lines(road))
    assert 0 < len(lines) <= sum(section.kind is Kind.CURVE for section in track.sections)
    for line in lines:
        assert all(abs(road.room(spot)) < 0.01 for spot in line)
        # Away from the road one gets to the middle of the curve: the kerb bends round it.
        (ax, ay), (mx, my), (bx, by) = line[0], line[len(line) // 2], line[-1]
        middle = (ax + bx) / 2 - mx, (ay + by) / 2 - my
        size = math.hypot(*middle)
        assert road.room((mx + middle[0] / size * 0.2, my + middle[1] / size * 0.2)) > 0


def test_curves_that_go_on_share_a_kerb() -> None:
    assert len(list(kerb_lines(Road.of(RING)))) == 2
    text = str(RING).replace(
        "curve right 90 radius 3 lanes 3 cells 1 2 3", "curve right 90 radius 3 lanes 3 cells 1 2 2"
    )
    assert len(list(kerb_lines(Road.of(Track.parse(text))))) == 2


# ── Marks ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("heading", "turn"), [(0, 0), (45, 45), (90, 90), (135, -45), (180, 0), (270, 90), (315, -45), (359, -1)]
)
def test_numbers_can_be_read(heading: float, turn: float) -> None:
    assert upright(heading) == turn


@every_track
def test_numbers_of_betting_lines_stand_beside_the_road(track: Track) -> None:
    road = Road.of(track)
    places = badge_places(road)
    assert len(places) == 3
    assert all(road.room(place) > 0.6 for place in places)


@every_track
def test_the_arrow_lies_beside_the_road(track: Track) -> None:
    road = Road.of(track)
    place = direction_place(road)
    assert place is not None
    assert road.room(place) > 1
    assert direction(road)


# ── Letters ────────────────────────────────────────────────────────────────────────────────────────


def test_there_is_a_letter_for_all_that_our_languages_need() -> None:
    assert lettering.can_letter(string.ascii_letters + string.digits + " -'.,:!/&()")
    assert lettering.can_letter("ÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÃÕÑÇÄËÏÖÜ\u2019Åáéñçõ")
    assert not lettering.can_letter("東京")
    assert not lettering.can_letter("50 €")


def test_the_width_of_words() -> None:
    # A line 4.4 wide for O, none for I; 2.1 for the line itself, 1.75 between two letters.
    assert lettering.width_of("O") == pytest.approx(4.4 + 2.1)
    assert lettering.width_of("OI") == pytest.approx(4.4 + 2.1 + 1.75 + 2.1)
    assert lettering.width_of("o") == lettering.width_of("Ö")
    assert lettering.width_of("") == 0


def test_letters_follow_each_other() -> None:
    drawn = lettering.letters(1, 2, "IP", height=12.1, inline=None)
    assert 'd="M0 0V10M3.85 10V0H5.65A2.6 2.6 0 0 1 5.65 5.2H3.85"' in drawn
    assert 'transform="translate(1 2) scale(1.00000) translate(1.05 1.05)"' in drawn


# ── Lines ──────────────────────────────────────────────────────────────────────────────────────────


def test_hatching_fills_a_square() -> None:
    lines = hatch(SQUARE, gap=1.0, angle=0.0, shift=0.5)
    assert lines == [((0.0, y), (4.0, y)) for y in (0.5, 1.5, 2.5, 3.5)]
    upright = hatch(SQUARE, gap=2.0, angle=90.0, shift=1.0)
    assert [round(start[0], 6) for start, _ in upright] == [3.0, 1.0]


def test_a_place_in_a_square() -> None:
    assert is_inside((1, 1), SQUARE)
    assert not is_inside((5, 1), SQUARE)
    assert not is_inside((-1, 1), SQUARE)


def test_a_soft_line_passes_through_its_points() -> None:
    line = smooth_line(SQUARE, steps=4)
    assert line[::4] == SQUARE
    assert len(smooth_line(SQUARE, closed=True, steps=4)) == 16


def test_a_line_beside_another() -> None:
    assert beside([(0, 0), (2, 0)], 0.5) == [(0, 0.5), (2, 0.5)]  # to the right, as y grows down


# ── Figures ────────────────────────────────────────────────────────────────────────────────────────


def test_figures_of_small_tracks() -> None:
    assert figures(RING) == Figures(cells=40, lap=11, fewest_lanes=1, most_lanes=3, squeezes=1)
    assert figures(OVAL) == Figures(cells=28, lap=8, fewest_lanes=2, most_lanes=2, squeezes=0)


def test_a_squeeze_across_the_finish_line_counts_once() -> None:
    rows = ["track x", "version 1", "title X", "grid 1a1 1a2 1a3 2a 2b 3a1"]
    rows += [
        "straight 6 lanes 1 cells 3",
        "taper 3 lanes 2 cells 1 1",
        "straight 3 lanes 3 cells 2 2 2",
        "bet",
    ]
    rows += ["curve right 180 radius 5 lanes 3 cells 5 5 5", "bet", "straight 6 lanes 3 cells 3 3 3"]
    rows += [
        "taper 3 lanes 2 cells 1 1",
        "straight 3 lanes 1 cells 2",
        "bet",
        "curve right 180 radius 5 lanes 1 cells 8",
    ]
    assert figures(Track.parse("\n".join(rows))).squeezes == 1


def test_one_lane_all_the_way_is_no_squeeze() -> None:
    rows = ["track x", "version 1", "title X", "grid 1a1 1a2 1a3 1a4 1a5 1a6"]
    rows += ["straight 12 lanes 1 cells 6", "bet", "curve right 180 radius 5 lanes 1 cells 8", "bet"]
    rows += ["straight 12 lanes 1 cells 6", "bet", "curve right 180 radius 5 lanes 1 cells 8"]
    assert figures(Track.parse("\n".join(rows))).squeezes == 0


# ── The board ──────────────────────────────────────────────────────────────────────────────────────


def test_the_board_of_the_ring() -> None:
    data = board(RING)
    assert data["track"] == "ring"
    assert data["version"] == 1
    assert data["title"] == "The Ring"
    assert data["digest"] == RING.digest
    assert data["heading"] == 0
    assert data["box"] == {"left": -4.5, "top": -1.5, "right": 12.5, "bottom": 7.5}
    assert data["frame"] == {"left": -9.5, "top": -6.5, "right": 17.5, "bottom": 12.5}
    assert data["grid"] == ["2a1", "2b1", "1c2", "1a2", "1b1", "1c1"]
    assert data["finish"] == [[0, 1.5], [0, -1.5]]
    assert data["betting_lines"] == [[[8, 1.5], [8, -1.5]], [[8, 4.5], [8, 7.5]], [[0, 4.5], [0, 7.5]]]
    cells = data["cells"]
    assert isinstance(cells, list)
    assert cells[0] == {
        "name": "1a1",
        "section": 0,
        "lane": 0,
        "side": "inside",
        "rectangle": True,
        "ahead": ["1a2", "1b2"],
        "over_line": [],
        "lines_behind": 0,
        "to_go": 13,
        "outline": [[0, 1.5], [2, 1.5], [2, 0.5], [0, 0.5]],
        "centre": [1, 1],
        "heading": 0,
    }


@every_track
def test_the_board_is_plain_data(track: Track) -> None:
    data = board(track)
    assert json.loads(json.dumps(data)) == data
    assert list(data) == [
        "track", "version", "title", "digest", "heading", "box", "frame", "paper", "cells", "grid", "finish",
        "betting_lines", "borders", "centre_line", "infield_edge", "outer_edge", "kerbs",
    ]  # fmt: skip
    cells, borders = data["cells"], data["borders"]
    assert isinstance(cells, list)
    assert isinstance(borders, list)
    assert [cell["name"] for cell in cells] == [cell.name for cell in track.cells]
    assert len(borders) == len(track.sections)
    assert not re.search(r"-0\.0\b", json.dumps(data))
