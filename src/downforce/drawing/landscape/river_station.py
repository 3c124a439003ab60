"""River Station: a river in wide bends, two bridges, and a railway along the start and finish."""

from __future__ import annotations

from random import Random
from typing import Final

from downforce.drawing.inks import (
    CROP,
    FOAM,
    HEDGE,
    LEAF,
    MEADOW,
    MUSTARD,
    NAVY,
    PAPER,
    PETROL,
    PINE,
    RED,
    RIPPLE,
    SAND,
    STRAW,
    WATER,
)
from downforce.drawing.landscape import boats, country, ground, plants, rails, sights, town, trackside
from downforce.drawing.landscape.scene import Scene, Stage, Thing
from downforce.drawing.marks import direction, flag
from downforce.drawing.road import Road
from downforce.drawing.svg import (
    Spot,
    area_path,
    beside,
    fill,
    group,
    is_inside,
    line_path,
    rect_path,
    smooth_line,
    spots,
    stroke,
)
from downforce.model.geometry import Box

FRAME: Final = Box(-29.5, -25.4, 27.5, 12.3)

_RIVER: Final = spots(
    "-16,-29 -15,-23 -13.6,-16 -11.2,-11.2 -7.6,-9.9 -4.8,-12.2 -3.6,-15.6 -1.2,-17.7 1.4,-17 "
    "2.7,-14.6 3,-11.6 3.8,-8.6 6.8,-6.6 10.8,-6.6 14.4,-8.2 18.6,-8.6 23,-7.4 31,-5.6"
)
_WIDTH: Final = 2.5
CENTRE: Final = smooth_line(_RIVER, steps=10)
WATERS: Final = [*beside(CENTRE, -_WIDTH / 2), *reversed(beside(CENTRE, _WIDTH / 2))]

_LINES: Final = (4.75, 7.2)  # the rails
_PLATFORM: Final = (5.45, 0.95)

_FIELDS: Final = (
    ([(-31.0, -27.0), (-21.6, -27.0), (-21.0, -21.4), (-31.0, -19.6)], STRAW, MUSTARD, 20.0),
    ([(-21.2, -27.0), (-17.4, -27.0), (-16.6, -20.0), (-20.6, -21.2)], CROP, LEAF, 100.0),
    ([(-31.0, -19.2), (-20.8, -21.0), (-20.4, -14.6), (-31.0, -12.4)], CROP, LEAF, 75.0),
    ([(22.6, -27.0), (31.0, -27.0), (31.0, -19.0), (23.4, -19.8)], STRAW, MUSTARD, 65.0),
    ([(23.5, -19.4), (31.0, -18.6), (31.0, -11.0), (23.2, -12.2)], CROP, LEAF, 10.0),
    ([(-31.0, -12.0), (-25.6, -13.0), (-25.4, -5.0), (-31.0, -4.0)], STRAW, MUSTARD, 110.0),
)


def make_scene(road: Road) -> Scene:
    """The valley and the station."""
    stage = Stage(road, FRAME)
    stage.close(WATERS)
    _station(stage)
    _yard(stage)
    _stand(stage)
    _river_side(stage)
    _farm(stage)
    _mill(stage)
    _woods(stage)
    below = [
        *(ground.field(area, plain, furrow, angle=angle) for area, plain, furrow, angle in _FIELDS),
        _river(),
        ground.bridges(road, WATERS),
        _railway(),
        ground.tufts(FRAME, allowed=lambda spot: _is_green(stage, spot), seed="river-station"),
        stage.things(),
    ]
    return Scene(FRAME, MEADOW, "".join(below), direction(road) + flag(-1.9, 3.85, scale=0.72), stage.taken)


def _is_green(stage: Stage, spot: Spot) -> bool:
    if any(is_inside(spot, area) for area, _, _, _ in _FIELDS) or spot[1] > 3.0:
        return False
    near = [(spot[0] + dx, spot[1] + dy) for dx in (-0.4, 0.4) for dy in (-0.4, 0.4)]
    return stage.is_free(spot) and not any(is_inside(place, WATERS) for place in near)


# ── The river ──────────────────────────────────────────────────────────────────────────────────────


def _river() -> str:
    path = line_path(CENTRE)
    flow = "".join(
        line_path(beside(CENTRE[start : start + 7], side))
        for start, side in zip(range(3, len(CENTRE) - 8, 9), (0.35, -0.4, 0.05, -0.1) * 9, strict=False)
    )
    return group(
        stroke(path, NAVY, _WIDTH + 0.14, join="round"),
        stroke(path, FOAM, _WIDTH, join="round"),
        stroke(path, WATER, _WIDTH - 0.22, join="round"),
        stroke(path, FOAM, _WIDTH - 0.5, join="round"),
        stroke(path, WATER, _WIDTH - 0.6, join="round"),
        stroke(flow, RIPPLE, 0.06, cap="round"),
    )


def _river_side(stage: Stage) -> None:
    stage.place(-14.6, -19.6, boats.sailing_boat(RED, PAPER, MUSTARD), scale=0.62, near=1.0)
    stage.place(9.0, -6.2, boats.rowing_boat(), scale=0.9, near=1.0)
    for x, y in spots("-3.2,-14.6 -2.5,-15.2 -3.6,-13.7 13.6,-7.4 14.4,-7.6"):
        stage.put(x, y, sights.duck())
    stage.place(-9.8, -13.4, sights.angler(), mirror=True)
    stage.place(5.2, -9.4, sights.angler(), mirror=True)
    for x, y in spots("-8.6,-12.4 -7,-13.2 -6.6,-15.4 -8.6,-16 -10.2,-16.8 -5.4,-17.4"):
        stage.put(x, y, plants.round_tree())


# ── The station ────────────────────────────────────────────────────────────────────────────────────


def _railway() -> str:
    left, right = FRAME.left - 1, FRAME.right + 1
    top, depth = _PLATFORM
    siding = smooth_line([(11.6, _LINES[1]), (13.2, 7.9), (14.8, 9.3), (17.0, 9.6), (right, 9.6)])
    yard = smooth_line([(10.4, 8.0), (13.0, 9.4), (14.2, 10.6), (17.0, 10.9), (right, 10.9)])
    forecourt = [(-12.6, 8.05), (-11.2, 13.4), (5.8, 13.4), (7.2, 8.05)]
    return group(
        fill(area_path([*yard, (right, 8.0)]), SAND),
        fill(rect_path(left, 3.95, right - left, 4.1), SAND),
        fill(area_path(forecourt), PAPER),
        stroke(line_path(forecourt), NAVY, 0.05),
        stroke(
            line_path([(left, 8.05), (10.4, 8.05)]) + line_path([(left, 3.95), (right, 3.95)]), NAVY, 0.05
        ),
        stroke(line_path(yard), NAVY, 0.05),
        rails.rails(siding),
        *(rails.rails([(left, y), (right, y)]) for y in _LINES),
        fill(rect_path(-18.0, top, 29.0, depth), PAPER),
        stroke(rect_path(-18.0, top, 29.0, depth), NAVY, 0.06),
        stroke(line_path([(-17.8, top + 0.16), (10.8, top + 0.16)]), MUSTARD, 0.08),
    )


def _station(stage: Stage) -> None:
    stage.place(-2.7, 11.7, rails.station(), scale=1.12)
    for k, x in enumerate((-16.4, -13.1, -9.8, -6.5)):
        thing = rails.locomotive() if k == 0 else rails.coach((RED, PETROL, RED)[k - 1])
        stage.put(x, _LINES[0] + 0.1, thing)
    for k, x in enumerate((18.0, 14.7, 11.4)):
        stage.put(x, _LINES[1] + 0.1, rails.locomotive() if k == 0 else rails.coach(MUSTARD), mirror=True)
    for x, count in ((-14.0, 7), (-9.0, 12), (-2.0, 9), (3.4, 14), (8.4, 6)):
        stage.put(x, 6.3, sights.people(count))
    stage.place(-20.4, 6.2, rails.signal())
    stage.place(12.6, 6.2, rails.signal(stop=True))
    for x in (-10.2, -8.9, 3.4, 4.7):
        stage.put(x, 11.6, plants.round_tree(HEDGE, PINE), scale=0.9)
    for row in range(2):
        for k in range(8 - row):
            kind = k * 3 + row * 5
            stage.put(-27.8 + 1.9 * k + 0.9 * row, 10.3 + 1.5 * row, town.house(kind))
    for x, y in spots("-13.6,10.2 -13.2,11.8 -28.4,11.9 8.4,10 9.6,11.6 12.4,11.8 8.2,11.8"):
        stage.put(x, y, plants.round_tree())


def _yard(stage: Stage) -> None:
    for k in range(5):
        stage.put(16.0 + 2.4 * k, 9.7, rails.wagon(k))
    stage.place(12.0, 10.4, sights.water_tower())
    stage.place(25.4, 12.0, town.house(4))
    stage.place(15.6, 12.1, country.barn())
    stage.place(18.0, 12.1, plants.poplar())
    stage.place(23.6, 12.1, town.house(9))
    stage.place(21.4, 12.1, plants.round_tree())
    stage.place(19.4, 12.1, plants.bush(HEDGE))


def _stand(stage: Stage) -> None:
    stage.place(2.6, -2.2, trackside.grandstand(8.4, seed=11), scale=0.98)
    for k, x in enumerate((-14.2, -12.6, -11.0, -9.4, -7.8)):
        stage.put(x, -2.2, trackside.tent((MUSTARD, RED, PETROL)[k % 3]))


# ── The land ───────────────────────────────────────────────────────────────────────────────────────


def _farm(stage: Stage) -> None:
    stage.place(13.6, -12.4, town.church(), scale=1.05)
    for k, (x, y) in enumerate(spots("11.4,-11.6 16,-12 12.2,-9.9 15.4,-10.2 9.6,-12")):
        stage.put(x, y, town.house(k * 2 + 1))
    stage.place(25.2, -8.9, country.barn())


def _mill(stage: Stage) -> None:
    stage.place(-18.4, -3.4, country.windmill())
    for x, y in ((-14.9, -5.6), (-13.0, -4.3), (-5.6, -3.4)):
        stage.place(x, y, sights.cow(), mirror=x > -12)
    for x, y in spots("-26.8,-23.4 -24.9,-22.9 -23.4,-24 24.8,-22.4 26.2,-21.4 -27.6,-7.4"):
        stage.put(x, y, plants.haystack())
    stage.place(-25.0, -15.6, sights.balloon())


def _woods(stage: Stage) -> None:
    woods = [(-12.6, -26.0), (9.0, -26.0), (6.0, -18.0), (-12.0, -18.0)]
    stage.scatter(woods, _fir, gap=1.25, seed="woods", share=0.85)
    stage.scatter(
        [(9.0, -26.0), (22.0, -26.0), (22.0, -22.0), (9.0, -22.0)], _tree, gap=1.7, seed="north", share=0.7
    )
    stage.scatter(
        [(8.0, -9.5), (17.0, -9.5), (17.0, -16.0), (8.0, -16.0)], _tree, gap=1.5, seed="farm", share=0.6
    )
    stage.scatter(
        [(-29.0, -3.5), (-24.4, -3.5), (-24.4, 3.4), (-29.0, 3.4)], _tree, gap=1.6, seed="west", share=0.6
    )
    stage.scatter(
        [(20.0, -4.5), (27.4, -4.0), (27.4, 3.4), (18.0, 3.4)], _tree, gap=1.7, seed="east", share=0.6
    )
    stage.scatter(
        [(-5.0, -9.0), (0.0, -10.0), (3.0, -6.0), (-3.0, -5.2)], _tree, gap=1.5, seed="middle", share=0.7
    )

    for x, y in spots("-21,-22.6 -20.9,-19 -22.3,-13.9 -24.6,-13.2 -25,-9.6 23,-17.2 22.9,-14.6 23.6,-20.6"):
        stage.put(x, y, plants.poplar())


def _fir(rng: Random) -> Thing:
    return rng.choice((plants.pine(), plants.pine(), plants.poplar(PINE)))


def _tree(rng: Random) -> Thing:
    return rng.choice(
        (plants.round_tree(), plants.poplar(), plants.round_tree(HEDGE, PINE), plants.bush(HEDGE))
    )
