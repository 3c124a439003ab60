"""The map as a file: sound XML, nothing fetched, flat inks, one shape for each space."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from xml.etree import ElementTree

import pytest

from downforce.drawing import Captions, inks, sheet
from downforce.drawing.road import Road
from downforce.model.track import Track
from tests.drawing.tracks import CAPTIONS, DRAWN, every_track

SVG = "{http://www.w3.org/2000/svg}"
INKS = {value for name, value in vars(inks).items() if name.isupper() and isinstance(value, str)}


@cache
def drawn(name: str, *, titled: bool = False, cells: bool = False) -> str:
    """The sheet of a track, drawn once for all tests."""
    return sheet(DRAWN[name], CAPTIONS if titled else None, cells=cells)


def texts(document: str) -> list[str]:
    """All lines of type."""
    return [element.text or "" for element in ElementTree.fromstring(document).iter(f"{SVG}text")]


def parts(document: str, kind: str) -> list[ElementTree.Element]:
    """The elements of one class."""
    return [element for element in ElementTree.fromstring(document).iter() if element.get("class") == kind]


@every_track
def test_one_shape_for_each_space(track: Track) -> None:
    document = drawn(track.name, titled=True, cells=True)
    cells = parts(document, "cell")
    assert [cell.get("data-cell") for cell in cells] == [cell.name for cell in track.cells]
    assert all(re.fullmatch(r"M[^Z]+Z", cell.get("d") or "") for cell in cells)
    assert len(parts(document, "road")) == len(parts(document, "kerbs")) == 1
    assert len(parts(document, "betting-line")) == 3


@every_track
def test_a_space_is_drawn_where_the_geometry_has_it(track: Track) -> None:
    drawing = Road.of(track).drawing
    for cell, shape in zip(track.cells, parts(drawn(track.name), "cell"), strict=True):
        ends = [
            tuple(map(float, pair))
            for pair in re.findall(r"(-?[\d.]+),(-?[\d.]+)(?=[A-Z])", shape.get("d") or "")
        ]
        outline = drawing.outlines[cell.index]
        half = len(outline) // 2
        for corner in (outline[0], outline[half - 1], outline[half], outline[-1]):
            assert min(abs(corner.x - x) + abs(corner.y - y) for x, y in ends) < 0.002


@every_track
def test_nothing_is_fetched_and_everything_is_flat(track: Track) -> None:
    document = drawn(track.name, titled=True, cells=True)
    assert document.count("http") == 1  # the name of the format
    tags = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(document).iter()}
    assert tags <= {"svg", "title", "g", "path", "text"}
    names = {name for element in ElementTree.fromstring(document).iter() for name in element.attrib}
    assert not names & {"href", "style", "filter", "id", "opacity", "fill-opacity", "clip-path", "mask"}
    assert "url(" not in document


@every_track
def test_only_the_five_inks_and_what_comes_of_them(track: Track) -> None:
    used = set(re.findall(r'(?:fill|stroke)="([^"]+)"', drawn(track.name, titled=True, cells=True)))
    assert used - {"none"} <= INKS
    assert {inks.NAVY, inks.RED, inks.MUSTARD, inks.PAPER} <= used


@every_track
def test_the_same_bytes_every_time(track: Track) -> None:
    again = sheet(Track.parse(track.text), CAPTIONS, cells=True)
    assert again == drawn(track.name, titled=True, cells=True)


def test_the_same_bytes_in_another_process() -> None:
    code = "import sys; from downforce.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "track", "draw", "marina-bay", "--no-title"]
    found = {
        subprocess.run(command, env={"PYTHONHASHSEED": seed}, check=True, capture_output=True).stdout
        for seed in ("1", "2")
    }
    assert found == {drawn("marina-bay").encode()}


@every_track
def test_the_whole_road_is_in_the_picture(track: Track) -> None:
    root = ElementTree.fromstring(drawn(track.name))
    left, top, width, height = map(float, (root.get("viewBox") or "").split())
    box = Road.of(track).drawing.box
    assert left + 4 < box.left
    assert box.right < left + width - 4
    assert top + 4 < box.top
    assert box.bottom < top + height - 4
    assert float(root.get("width", 0)) / float(root.get("height", 1)) == pytest.approx(
        width / height, rel=0.01
    )


def test_the_words_of_the_title_block() -> None:
    document = drawn("ring", titled=True)
    assert sorted(texts(document)) == sorted(
        [
            "OVER THE TITLE",
            "under the title",
            "the pole",
            "a starting space",
            "a betting line",
            "the finish line",
            "five lane widths",
            "winners",
        ]
    )
    assert "<title>The Ring</title>" in document


def test_without_captions_there_is_no_type_at_all() -> None:
    document = drawn("ring")
    assert texts(document) == []
    assert parts(document, "title-block") == []


@every_track
def test_the_names_of_the_spaces_on_demand(track: Track) -> None:
    assert texts(drawn(track.name, cells=True)) == [cell.name for cell in track.cells]


@pytest.mark.parametrize(
    "title", ["A <b> & \"c\" 'd'", "São Tomé: l\u2019Été", "東京", "x" * 60, "-", "W" * 60]
)
def test_any_title_can_be_drawn(title: str) -> None:
    track = Track.parse(str(DRAWN["oval"]).replace("The Oval", title))
    words = Captions(**dict.fromkeys(Captions.__slots__, title))
    root = ElementTree.fromstring(sheet(track, words))
    found = root.find(f"{SVG}title")
    assert found is not None
    assert found.text == title
