"""Landscapes: what belongs to a circuit is there, and nothing stands on the road."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest

from downforce.content import TRACKS
from downforce.drawing.landscape import (
    LANDSCAPES,
    alps,
    boats,
    country,
    landscape_of,
    plants,
    rails,
    sights,
    town,
    trackside,
)
from downforce.drawing.landscape.scene import CLEARANCE, Stage, Thing
from downforce.drawing.road import Road
from downforce.model.geometry import Box
from downforce.model.track import Track
from tests.drawing.tracks import DRAWN, every_track

SIGHTS: dict[str, list[tuple[ModuleType, str]]] = {
    "marina-bay": [
        *(
            (town, name)
            for name in ["lighthouse", "citadel", "casino", "church", "hotel", "house", "yacht_club"]
        ),
        *((boats, name) for name in ["liner", "sailing_boat", "moored_boat", "motor_yacht", "buoy", "gull"]),
        *((trackside, name) for name in ["grandstand", "tent", "parasol"]),
        (plants, "palm"),
    ],
    "river-station": [
        *((rails, name) for name in ["station", "locomotive", "coach", "wagon", "signal"]),
        *((sights, name) for name in ["cow", "balloon", "angler", "duck", "people", "water_tower"]),
        *((country, name) for name in ["windmill", "barn"]),
        *((trackside, name) for name in ["grandstand", "tent"]),
        *((plants, name) for name in ["haystack", "pine", "poplar"]),
    ],
    "marmot-pass": [
        *((alps, name) for name in ["peak", "hospice", "chalet", "cable_station", "pylon"]),
        *((alps, name) for name in ["boulder", "snow_patch", "marmot", "chamois"]),
        *((sights, name) for name in ["cow", "balloon", "angler", "duck"]),
        *((boats, name) for name in ["sailing_boat", "rowing_boat"]),
        *((trackside, name) for name in ["grandstand", "tent"]),
        (town, "church"),
    ],
    "pine-hollow": [
        (trackside, "grandstand"),
        *((sights, name) for name in ["cow", "balloon"]),
        *((plants, name) for name in ["round_tree", "pine", "haystack"]),
    ],
}


def test_each_of_our_circuits_has_a_landscape_of_its_own() -> None:
    assert {*TRACKS} <= {*LANDSCAPES} <= {*DRAWN}


@pytest.mark.parametrize("name", SIGHTS)
def test_what_belongs_to_a_circuit_is_there(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A thing may vanish when a circuit is changed, as the stage keeps the road clear: then move it."""
    for module, sight in SIGHTS[name]:
        monkeypatch.setattr(module, sight, marked(getattr(module, sight), sight))
    below = landscape_of(Road.of(DRAWN[name])).below
    assert [sight for _, sight in SIGHTS[name] if f"<{sight}/>" not in below] == []


def marked(draw: Callable[..., Thing], mark: str) -> Callable[..., Thing]:
    """The same thing with a mark for its picture."""
    return lambda *arguments, **options: draw(*arguments, **options)._replace(picture=f"<{mark}/>")


@pytest.mark.parametrize("name", ["marina-bay", "marmot-pass", "river-station"])
def test_bridges_where_the_road_crosses_water(name: str) -> None:
    below = landscape_of(Road.of(DRAWN[name])).below
    assert 'class="bridge"' in below


@every_track
def test_nothing_stands_on_the_road(monkeypatch: pytest.MonkeyPatch, track: Track) -> None:
    stages: list[Stage] = []

    def things(stage: Stage) -> str:
        stages.append(stage)
        return ""

    monkeypatch.setattr(Stage, "things", things)
    landscape_of(Road.of(track))
    (stage,) = stages
    assert len(stage._taken) > 5
    for box in stage._taken:
        corners = [(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)]
        assert all(stage.road.room(corner) > CLEARANCE for corner in corners)


def test_the_stage_refuses_the_road_the_marks_and_what_is_taken() -> None:
    road = Road.of(DRAWN["ring"])
    stage = Stage(road, Box(-9, -9, 17, 15))
    post = Thing(0.2, 0.5, "<post/>")
    assert not stage.put(4, 0, post)  # on the road
    assert not stage.put(4, -1.7, post)  # on the pavement
    assert not stage.put(8, -2.4, post)  # where the first betting line has its number
    assert not stage.put(4, -2.5, post)  # in the way of the arrow
    assert stage.put(4, -5, post)
    assert stage.put(4, -5, post)  # one may hide another
    assert not stage.put(4, -5, post, alone=True)
    assert stage.put(4, -7, post, alone=True)
    assert not stage.is_free((4, -5.1))
    assert stage.is_free((6, -5.1))


def test_a_thing_without_room_is_placed_near_by() -> None:
    stage = Stage(Road.of(DRAWN["ring"]), Box(-9, -9, 17, 15))
    post = Thing(0.2, 0.5, "<post/>")
    assert not stage.place(4, 0, post, near=1.5)
    assert stage.place(4, 0, post, near=3)
    (box,) = stage._taken
    assert abs(box.left + 0.1 - 4) < 2.5
    assert stage.is_clear(box)


def test_the_nearer_thing_hides_the_farther_one() -> None:
    stage = Stage(Road.of(DRAWN["ring"]), Box(-9, -9, 17, 15))
    stage.put(4, 11, Thing(1, 1, "<near/>"))
    stage.put(4, 10.5, Thing(1, 1, "<far/>"))
    assert stage.things().index("<far/>") < stage.things().index("<near/>")


def test_scattered_things_stay_in_their_area_and_out_of_closed_ones() -> None:
    stage = Stage(Road.of(DRAWN["ring"]), Box(-9, -19, 17, 15))
    area = [(-8.0, -18.0), (16.0, -18.0), (16.0, -6.0), (-8.0, -6.0)]
    pond = [(0.0, -18.0), (8.0, -18.0), (8.0, -6.0), (0.0, -6.0)]
    stage.close(pond)

    def post(rng: Random) -> Thing:
        return Thing(0.2, 0.5, "<post/>")

    stage.scatter(area, post, gap=1.0, seed="posts")
    assert len(stage._taken) > 50
    middles = [((box.left + box.right) / 2, box.bottom) for box in stage._taken]
    assert all(-8 <= x <= 16 and -18 <= y <= -6 and not 0 < x < 8 for x, y in middles)


def test_a_huge_circuit_costs_no_more_than_others() -> None:
    rows = ["track huge", "version 1", "title Huge", "grid 1a1 1a2 1b1 1b2 1c1 1c2"]
    rows += ["straight 60 lanes 3 cells 2 2 2"] * 40 + [
        "bet",
        "curve right 180 radius 60 lanes 3 cells 1 1 1",
        "bet",
    ]
    rows += ["straight 60 lanes 3 cells 1 1 1"] * 40 + [
        "bet",
        "curve right 180 radius 60 lanes 3 cells 1 1 1",
    ]
    drawn = landscape_of(Road.of(Track.parse("\n".join(rows))))
    assert len(drawn.below) < 500_000
