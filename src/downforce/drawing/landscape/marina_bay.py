"""Marina Bay: an old harbour town. The road runs round the basin and crosses its mouth on a bridge."""

from __future__ import annotations

from random import Random
from typing import Final

from downforce.drawing.inks import HEDGE, MEADOW, MUSTARD, NAVY, PAPER, PETROL, PINE, RED, SAND, STRAW, WATER
from downforce.drawing.landscape import boats, ground, plants, town, trackside
from downforce.drawing.landscape.scene import Scene, Stage, Thing
from downforce.drawing.marks import direction, flag
from downforce.drawing.road import Road
from downforce.drawing.svg import Spot, area_path, fill, is_inside, smooth_line, spots
from downforce.model.geometry import Box

FRAME: Final = Box(-30.5, -27.2, 18.5, 9.2)

# The shore, with the land on its left: in from the west, along the promenade, through the mouth of the
# harbour and round the basin, out again, past the yacht club and the beach to the east.
_WEST: Final = spots(
    "-33,-6.5 -29.6,-5.2 -27.2,-2.6 -26,0.4 -27.6,2.6 -28.2,4.4 -26,5 -23.4,4.4 -20.4,4.6 -18.5,5.2"
)
_PROMENADE: Final = [(-18.5, 5.2), (7.2, 5.2)]
_SOUTH_EAST: Final = spots("7.2,5.2 11,4 13.4,1.2 14.2,-1.6 13.6,-3.4")
_SOUTH_QUAY: Final = spots(
    "13.6,-3.6 8.6,-3.6 7.8,-3.3 6.6,-3 3,-3 2.5,-3.2 2.3,-3.7 2.3,-4.6 2.1,-5.1 1.6,-5.3 "
    "-13,-5.3 -14.2,-5.5 -16.4,-6.5 -17,-7.2 -17.2,-8.2 -17.2,-9.6 -16.8,-10.4 -16,-10.8 "
    "-12,-11.9"
)
_MOUTH_END: Final = [(9.8, -6.0), (13.6, -6.0)]
_YACHT_CLUB: Final = spots("13.6,-6 15.6,-7 15.2,-8.8 13.4,-9.6 12.4,-11")
_BEACH: Final = spots(
    "12.4,-11 10.6,-12.6 7.4,-13.8 5.6,-15.4 5.8,-17.8 8.2,-20 12,-21.6 15.6,-22.2 21,-24.4"
)
_CORNERS: Final = [(21.0, -30.0), (-33.0, -30.0)]

_SHORE_WEST: Final = smooth_line(_WEST)
_SHORE_EAST: Final = smooth_line(_SOUTH_EAST)
_SHORE_BEACH: Final = smooth_line(_BEACH)

# Paved parts of the town: the promenade, the quay with the stand, the old town; they end under the road.
_OLD_TOWN: Final = smooth_line(spots("-33,-19.6 -27,-19.8 -24.4,-18.6 -23,-12 -21,-4 -22,-1.8"))
_PAVED: Final = (
    [*_SHORE_WEST[16:], (7.2, 5.2), *_SHORE_EAST, *spots("9,-3.6 9,0 -18,0 -22,-2")],
    [*_SOUTH_QUAY[1:16], *spots("-22.4,-9.6 -21,-4 -18,0 9,0")],
    [*_SHORE_WEST[:18], *reversed(_OLD_TOWN)],
)
# The beach is a strip inside the shore line.
_SAND: Final = [
    *_SHORE_BEACH,
    *((x - 1.3, y - 0.2) if y > -18 else (x - 0.9, y - 1.3) for x, y in reversed(_SHORE_BEACH)),
]
_MOUTH: Final = [(7.8, -3.6), (14.0, -3.6), (14.0, -6.0), (7.8, -6.0)]


def _land(road: Road) -> list[Spot]:
    """The land, with the basin cut into it. In the north the road itself is the quay."""
    north = [spot for spot in road.drawing.centre_line if -11.2 < spot.x < 9.8 and -13.2 < spot.y < -6.2]
    basin = [*_SOUTH_QUAY, *north, *_MOUTH_END]
    return [*_SHORE_WEST, *_SHORE_EAST, *basin, *smooth_line(_YACHT_CLUB), *_SHORE_BEACH, *_CORNERS]


def make_scene(road: Road) -> Scene:
    """The harbour, the town and the sea."""
    land = _land(road)
    stage = Stage(road, FRAME)
    _harbour(stage)
    _sea(stage)
    _beach(stage)
    _town(stage)
    _promenade(stage)
    _heights(stage)
    below = [
        ground.island(land, MEADOW),
        ground.waves(FRAME, land=land, seed="marina-bay"),
        *(fill(area_path(area), SAND) for area in _PAVED),
        fill(area_path(_SAND), STRAW),
        ground.quay(_PROMENADE),
        ground.quay(_SOUTH_QUAY),
        ground.quay(_MOUTH_END),
        ground.bridges(road, _MOUTH),
        ground.tufts(
            FRAME, allowed=lambda spot: is_inside(spot, land) and _is_green(stage, spot), seed="tufts"
        ),
        stage.things(),
    ]
    return Scene(FRAME, WATER, "".join(below), direction(road) + flag(0.6, 4.9, scale=0.95), stage.taken)


def _is_green(stage: Stage, spot: Spot) -> bool:
    paved = any(is_inside(spot, area) for area in (*_PAVED, _SAND))
    return not paved and stage.is_free(spot)


def _harbour(stage: Stage) -> None:
    trims = (RED, PETROL, MUSTARD, NAVY)
    for k in range(11):
        stage.put(-12.4 + 1.32 * k, -5.62, boats.moored_boat(PAPER, trims[k % 4]), scale=0.92)
    for k in range(4):
        stage.put(
            -15.6 + 1.3 * k, -9.2 + 0.1 * k, boats.moored_boat(trims[3 - k], PAPER), scale=0.92, mirror=True
        )
    stage.place(5.2, -4.0, boats.motor_yacht(RED), scale=0.95, near=1.4)
    stage.place(-8.4, -8.2, boats.motor_yacht(PETROL), scale=0.95, near=1.4)
    stage.place(4.2, -5.6, boats.sailing_boat(RED, PAPER, MUSTARD), scale=0.66, near=1.4)
    stage.place(0.6, -7.2, boats.rowing_boat(), near=1.4)


def _sea(stage: Stage) -> None:
    stage.place(-9.5, 8.6, boats.liner())
    stage.place(3.6, 7.9, boats.sailing_boat(NAVY, PAPER, RED), scale=0.9, near=1.4)
    stage.place(-18.6, 8.2, boats.sailing_boat(PETROL, MUSTARD, RED), scale=0.8, near=1.4)
    stage.place(13.4, 6.9, boats.sailing_boat(RED, PAPER, PETROL), scale=1.05, near=1.4)
    stage.place(16.6, -1.2, boats.sailing_boat(NAVY, MUSTARD, PAPER), scale=0.7, near=1.4)
    stage.place(12.6, -15.0, boats.sailing_boat(PETROL, PAPER, RED), scale=0.95, near=1.4)
    stage.place(16.2, -17.6, boats.sailing_boat(RED, PAPER, NAVY), scale=0.65, near=1.4)
    stage.place(10.6, -17.4, boats.rowing_boat(), near=1.4)
    stage.place(15.4, -4.7, boats.buoy())
    stage.place(-27.6, 7.6, boats.rowing_boat(), near=1.4)
    for x, y in spots("8.8,6.4 9.8,6 -23,6.6 15.4,-11.6 16.4,-12.2"):
        stage.put(x, y, boats.gull())


def _beach(stage: Stage) -> None:
    inks = (RED, PETROL, MUSTARD)
    places = spots("4.9,-16.2 5.1,-14.9 6.6,-13.7 8.4,-13.2 6,-18.8 7.6,-20.3 9.8,-21.4 12,-22.2 14.4,-22.7")
    for k, (x, y) in enumerate(places):
        stage.put(x, y, trackside.parasol(inks[k % 3]), scale=0.95, mirror=k % 2 == 1)


def _town(stage: Stage) -> None:
    stage.place(-26.8, 3.9, town.lighthouse(), scale=0.95)
    stage.place(-26.6, -21.0, town.citadel())
    stage.place(-17.5, -12.9, town.casino(), scale=0.96)
    for x, ink in ((-18.6, RED), (-16.1, MUSTARD)):
        stage.place(x, -12.0, plants.flower_bed(2.0, ink))
    stage.place(-20.6, -10.0, plants.palm(lean=-0.15), scale=0.9)
    stage.place(14.0, -8.0, town.yacht_club(), scale=0.9)
    stage.place(-27.5, -11.7, town.church(), scale=1.25)
    for row in range(10):
        y = -18.2 + 1.42 * row
        for column in range(6):
            x = -29.6 + 1.42 * column + 0.5 * (row % 2)
            kind = row * 5 + column * 3
            if (row, column) not in _STREETS and x < -22.8:
                stage.put(x, y - 0.12 * (kind % 3), town.house(kind), scale=1.0)
    for k, (x, y) in enumerate([(-19.2, -7.2), (-18.6, -5.9), (-18.2, -4.0)]):
        stage.put(x, y, town.house(k + 3))


_STREETS: Final = {
    (3, 2),
    (3, 3),
    (4, 2),
    (4, 3),
    (2, 3),
    (5, 2),
    (6, 0),
    (7, 2),
    (5, 1),
    (9, 0),
    (8, 3),
    (9, 1),
}


def _promenade(stage: Stage) -> None:
    for k in range(7):
        stage.put(-21.4 + 0.66 * k, -9.3, plants.bush(HEDGE))
    for k in range(15):
        if 7 <= k <= 9:
            continue  # the arrow and the flag
        stage.put(-19.2 + 1.95 * k, 4.9, plants.palm(lean=0.18 if k % 2 else -0.12), scale=0.92)
    stage.place(-5.2, -2.2, trackside.grandstand(8.4, seed=7), scale=1.0)
    for x in (-15.6, -14.0, -12.4):
        stage.put(x, -2.2, trackside.tent((MUSTARD, RED, PETROL)[int(-x) % 3]))
    for x, y in spots("12.4,1.6 13,-0.4 11.2,3.4 -23.4,3.6 -24.6,0.9 -14.6,-1.6"):
        stage.put(x, y, plants.palm(lean=0.2), scale=0.9)


def _heights(stage: Stage) -> None:
    stage.place(-2.4, -12.95, town.hotel(3))
    stage.place(0.9, -12.2, town.hotel(4, SAND))
    for k, (x, y) in enumerate([(-5.0, -13.1), (3.0, -12.1), (3.6, -14.4), (2.6, -15.6)]):
        stage.place(x, y, plants.palm(lean=0.2 - 0.3 * (k % 2)), scale=0.9)
    for x, y in ((-7.0, -13.7), (-8.4, -14.2), (-9.8, -14.6)):
        stage.place(x, y, plants.round_tree(HEDGE, PINE), scale=0.8)
    stage.place(-8.0, -23.6, town.hotel(3))
    area = spots("-24,-27.5 20,-27.5 20,-24.6 6,-19 2,-19 2,-23 -16,-23")
    stage.scatter(area, _tree, gap=1.5, seed="heights", share=0.75)
    garden = [(-21.0, -19.0), (-14.0, -19.0), (-14.0, -11.0), (-21.0, -11.0)]
    stage.scatter(garden, _tree, gap=1.4, seed="garden", share=0.8)


def _tree(rng: Random) -> Thing:
    return rng.choice((plants.round_tree(), plants.pine(), plants.poplar(), plants.round_tree(HEDGE, PINE)))
