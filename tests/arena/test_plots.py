"""Pages: what is drawn twice is the same to the last byte, and letters follow their paths."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from downforce.arena.page import Page, _arc, _curve, _outline
from downforce.arena.plots import Row, _round_up, _short, _step
from downforce.arena.stats import Estimate
from downforce.drawing.inks import PETROL
from downforce.drawing.lettering import lines_of
from downforce.i18n import load


def a_page() -> Page:
    page = Page("Title", "what is to be seen", "small print", width=200, height=150)
    page.hatch(20, 100, 30, 10, PETROL)
    page.dot(60, 105, 5, PETROL, ring=PETROL)
    page.letters(80, 100, "1.5", 9)
    page.letters(100, 100, "50 % $x_1$", 9)  # not in our letters, and no formula either
    page.small_print("more")
    return page


def test_the_same_page_gives_the_same_bytes(tmp_path: Path) -> None:
    found = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        folder.mkdir()
        a_page().save(folder, "page")
        found.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert sorted(found[0]) == ["page.png", "page.svg"]
    assert found[0] == found[1]
    assert b"<dc:date>" not in found[0]["page.svg"]


def test_a_half_circle_is_round_and_turns_the_right_way() -> None:
    """As SVG draws ``M0,2 A2,2 0 0 1 4,2`` with y downwards: over the top."""
    over = [*_arc((0, 2), (4, 2), 2, clockwise=True)]
    assert over[-1] == pytest.approx((4, 2))
    assert min(y for _, y in over) == pytest.approx(0)
    assert all(math.dist(spot, (2, 2)) == pytest.approx(2) for spot in over)
    under = [*_arc((0, 2), (4, 2), 2, clockwise=False)]
    assert max(y for _, y in under) == pytest.approx(4)


def test_a_curve_ends_where_it_should() -> None:
    assert [*_curve((0, 0), (1, 2), (2, 0))][-1] == (2, 0)
    assert max(y for _, y in _curve((0, 0), (1, 2), (2, 0))) == pytest.approx(1)


def test_letters_become_outlines() -> None:
    spots, codes = _outline(lines_of("L")[0])
    assert spots == [(0, 0), (0, 10), (3.8, 10)]
    assert codes == [1, 2, 2]
    closed, _ = _outline(lines_of("O")[0])
    assert closed[0] == closed[-1]


def test_a_full_stop_is_a_square_in_any_weight() -> None:
    for weight in (1.0, 1.35):
        (_, (_, top)), (_, (bottom,)) = lines_of(".", weight)[0]
        assert bottom - top == pytest.approx(weight, abs=0.01)


def test_scales_are_round() -> None:
    assert (_round_up(1.61, 0.5), _round_up(2.0, 0.5), _round_up(-3, 5)) == (2.0, 2.0, 0)
    assert (_step((0, 2)), _step((0, 10)), _step((-10, 60))) == (0.5, 2, 20)
    assert [_short(load("en"), number) for number in (1.614, 9.996, 41.66, -3.2)] == [
        "1.61",
        "10.0",
        "41.7",
        "-3.20",
    ]
    assert [_short(load("fr"), number) for number in (1.614, 41.66)] == ["1,61", "41,7"]


def test_a_single_case_can_be_drawn() -> None:
    row = Row.of("x", Estimate(1, 3.0, -math.inf, math.inf))
    assert (row.estimate.low, row.estimate.high) == (3.0, 3.0)
