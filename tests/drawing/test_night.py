"""The map at night: what must be told apart is, lamps stand clear, and the day is as it was."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

from downforce.drawing import inks, night, sheet
from downforce.drawing.landscape import landscape_of
from downforce.drawing.marks import badge_places
from downforce.drawing.road import Road
from downforce.model.track import Track
from tests.drawing.test_sheet import drawn
from tests.drawing.tracks import DRAWN, every_track

EXAMPLES = Path(__file__).parents[2] / "examples" / "tracks"


def luminance(ink: str) -> float:
    parts = [int(ink[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (night.ROAD[inks.PAPER], night.ROAD[inks.ASPHALT], 7.0),  # paint: lines and numbers
        (night.ROAD[inks.SEAM], night.ROAD[inks.ASPHALT], 3.0),  # spaces are counted
        (night.ROAD[inks.MUSTARD], night.ROAD[inks.ASPHALT], 4.5),  # betting lines
        (night.ROAD[inks.RED], night.ROAD[inks.PAPER], 3.0),  # kerbs
        (night.LAMP, night.LAND[inks.MEADOW], 4.5),
        (night.GLOW, night.LAND[inks.PAPER], 2.5),  # a lit window in its wall
        (night.PAVE[inks.PAPER], night.ROAD[inks.ASPHALT], 1.8),  # the edge of the road
    ],
)
def test_what_is_read_at_night_has_its_contrast(ink: str, ground: str, least: float) -> None:
    assert contrast(ink, ground) >= least


@every_track
def test_every_circuit_has_its_night_with_lamps_and_no_ink_of_the_day(track: Track) -> None:
    document = sheet(track, night=True)
    assert document.count('class="lamps"') == 1
    assert night.TYRES in document  # wet asphalt
    assert night.STAR in document  # the moon, in the water or on the mount
    kept = {*night.LAND.values(), *night.ROAD.values()}
    day = {ink for ink in night.LAND if ink not in kept}
    assert not day & set(re.findall("#[0-9a-fA-F]{6}", document))


def test_the_example_circuits_have_lit_windows_too() -> None:
    found = {
        path.stem: sheet(Track.parse(path.read_text(encoding="utf-8")), night=True)
        for path in EXAMPLES.glob("*.track")
    }
    assert found
    assert any(night.GLOW in document for document in found.values())


@every_track
def test_lamps_keep_off_the_road_its_numbers_and_what_stands_there(track: Track) -> None:
    road = Road.of(track)
    taken = landscape_of(road).taken
    lamps = night.lamps(road, taken)
    assert len(lamps) > 3
    for (x, y), _ in lamps:
        assert all(road.room((x, y - up)) > 0 for up in (0.0, 0.6, 1.25))
        assert all(math.dist((x, y), spot) > 1.9 for spot in badge_places(road))
        assert not [box for box in taken if box.left < x < box.right and box.top < y < box.bottom]


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_by_day_no_ink_of_the_night_is_printed(name: str) -> None:
    found = set(re.findall("#[0-9a-fA-F]{6}", drawn(name)))
    assert not found & {*inks.BY_DAY, night.LAMP, night.TYRES}
