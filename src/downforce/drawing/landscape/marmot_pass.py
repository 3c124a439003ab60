"""Marmot Pass: a valley with a lake below, a village on the way up, and snow round the summit."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from downforce.drawing.inks import (
    CROP,
    FOAM,
    HEAVEN,
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
    ROCK,
    STRAW,
    SUN,
    WATER,
)
from downforce.drawing.landscape import alps, boats, country, ground, plants, sights, town, trackside
from downforce.drawing.landscape.scene import Scene, Stage, Thing
from downforce.drawing.marks import direction, flag
from downforce.drawing.road import Road
from downforce.drawing.svg import (
    Spot,
    area_path,
    at,
    beside,
    disc_path,
    fill,
    group,
    is_inside,
    line_path,
    smooth_line,
    spots,
    stroke,
)
from downforce.model.geometry import Box

FRAME: Final = Box(-22.0, -33.4, 30.0, 5.4)

_TREE_LINE: Final = smooth_line(
    spots("-24,-17.4 -17,-16.2 -13.4,-18.6 -11.8,-22.6 -8,-18.4 -3,-18 1,-19.4 4.6,-19 6,-20.4 13,-20.2 "
          "19.4,-17.2 22,-19 26,-17.4 32,-18.6")
)  # fmt: skip
_HEIGHTS: Final = [*_TREE_LINE, (32.0, -36.0), (-24.0, -36.0)]
_SNOW_LINE: Final = smooth_line(
    spots("-24,-26.6 -18,-25.4 -12,-26.8 -4,-25.6 2,-26.4 8,-25.4 14,-26.4 20,-25.2 26,-26.4 32,-25.6")
)
_SNOW: Final = [*_SNOW_LINE, (32.0, -36.0), (-24.0, -36.0)]
_SKYLINE: Final = smooth_line(
    spots("-24,-29.4 -19,-28.4 -13,-29.2 -6,-28 0,-28.8 6,-28.2 12,-29.2 18,-28.2 24,-29 32,-28")
)
_SKY: Final = [*_SKYLINE, (32.0, -36.0), (-24.0, -36.0)]
_LAKE: Final = smooth_line(
    spots(
        "-0.6,-14 2,-14.6 4.6,-13.2 5.4,-10.6 7.6,-8.8 7.4,-6.8 4.8,-6 1.6,-6.6 -0.6,-8 -1.9,-10.4 -1.8,-12.6"
    ),
    closed=True,
)  # fmt: skip
_BROOK: Final = smooth_line(
    spots("1.4,-26.6 2,-25.4 1.2,-24.4 1.5,-23.4 1.5,-21 2.4,-19.6 1.6,-18.2 2.8,-16.8 2,-15.4 2.2,-13.8")
)
_GORGE: Final = [(1.0, -24.2), (2.0, -24.2), (2.0, -20.8), (1.0, -20.8)]
_CABLE: Final = ((27.0, -1.6), (23.0, -28.0))
_FIELDS: Final = (
    ([(-24.0, -3.4), (-15.4, -3.0), (-14.6, 7.0), (-24.0, 7.0)], CROP, LEAF, 75.0),
    ([(-24.0, -9.2), (-15.8, -9.4), (-15.4, -3.6), (-24.0, -4.0)], STRAW, MUSTARD, 20.0),
    ([(24.6, 1.2), (32.0, 0.6), (32.0, 7.0), (23.8, 7.0)], STRAW, MUSTARD, 110.0),
)


def make_scene(road: Road) -> Scene:
    """The valley, the pass and the mountains behind it."""
    stage = Stage(road, FRAME)
    stage.close(_LAKE)
    stage.close([*beside(_BROOK, -0.8), *reversed(beside(_BROOK, 0.8))])
    stage.keep_free(Box(-3.4, 1.8, -1.0, 4.4))  # the flag
    _mountains(stage)
    _cable_car(stage)
    _summit(stage)
    _lake_side(stage)
    _village(stage)
    _valley(stage)
    _woods(stage)
    below = [
        fill(area_path(_HEIGHTS), ROCK),
        stroke(line_path(_TREE_LINE), NAVY, 0.05, dash=(0.5, 0.35)),
        fill(area_path(_SNOW), PAPER),
        stroke(line_path(_SNOW_LINE), NAVY, 0.05, dash=(0.2, 0.4)),
        fill(area_path(_SKY), HEAVEN),
        _sun(),
        *(ground.field(area, plain, furrow, angle=angle) for area, plain, furrow, angle in _FIELDS),
        alps.waterfall(_BROOK),
        ground.bridges(road, _GORGE),
        _lake(),
        ground.tufts(FRAME, allowed=lambda spot: _is_green(stage, spot), seed="marmot-pass"),
        stage.things(),
        _cables(),
    ]
    return Scene(FRAME, MEADOW, "".join(below), direction(road) + flag(-2.6, 4.2, scale=0.8), stage.taken)


def _is_green(stage: Stage, spot: Spot) -> bool:
    bare = (_HEIGHTS, _LAKE, *(area for area, _, _, _ in _FIELDS))
    return stage.is_free(spot) and not any(is_inside(spot, area) for area in bare)


def _lake() -> str:
    path = area_path(_LAKE)
    calm = "M-1.2,-11.8h1.4m0.6,0h0.9M0.6,-9.9h1.8m0.5,0h0.6M2.4,-8h1.6m0.6,0h1M-0.4,-13h1.1"
    return group(
        stroke(path, NAVY, 0.5, join="round"),
        stroke(path, STRAW, 0.38, join="round"),
        fill(path, WATER),
        stroke(path, FOAM, 0.1, join="round"),
        stroke(calm, RIPPLE, 0.07, cap="round"),
    )


def _sun() -> str:
    x, y = 13.4, -30.6
    rays = "".join(
        line_path([(x + a * math.cos(turn), y + a * math.sin(turn)) for a in (1.35, 1.75)])
        for turn in (math.radians(22.5 * k) for k in range(16))
    )
    return fill(disc_path(x, y, 1.05), SUN) + stroke(rays, SUN, 0.12)


# ── High up ────────────────────────────────────────────────────────────────────────────────────────


def _mountains(stage: Stage) -> None:
    for k, (x, y, width, tall, lean) in enumerate(_PEAKS):
        stage.put(x, y, alps.peak(width, tall, lean=lean, seed=k))


_PEAKS: Final = (
    (-18.2, -26.6, 7.2, 5.2, 0.1),
    (-12.4, -26.4, 6.6, 4.4, -0.2),
    (-7.0, -26.2, 7.6, 6.4, 0.15),
    (-1.2, -26.6, 5.6, 4.2, -0.1),
    (3.6, -26.2, 8.4, 6.8, -0.15),
    (9.6, -26.6, 6.0, 4.6, 0.2),
    (17.6, -26.6, 8.0, 6.2, 0.1),
    (27.0, -25.8, 5.6, 4.8, -0.2),
    (-18.6, -20.4, 5.0, 3.4, 0.2),
    (-14.6, -19.6, 4.0, 2.6, -0.1),
)


def _summit(stage: Stage) -> None:
    stage.place(9.4, -25.2, alps.hospice())
    for x, y in spots("5.4,-24.8 6.1,-24.7 13.2,-24.7 -3.6,-24.9 -10.6,-23.2"):
        stage.put(x, y, alps.marmot(), mirror=x > 6)
    for x, y in spots("22.6,-22 -13.4,-23 25.6,-20.2"):
        stage.put(x, y, alps.chamois(), mirror=x < 0)
    for k, (x, y) in enumerate(_ROCKS):
        stage.put(x, y, alps.boulder(0.7 + 0.25 * (k % 3)), mirror=k % 2 == 1)
    for k, (x, y) in enumerate(spots("-16.4,-23.6 21.4,-23.4 27.6,-22.6 12.4,-20.4 7,-20.6 -20,-24")):
        stage.put(x, y, alps.snow_patch(1.3 + 0.4 * (k % 3)))


_ROCKS: Final = spots(
    "-20.8,-22.4 -16.8,-23 -11.9,-21 -0.4,-24.8 3.4,-24.9 15.2,-24.8 21.2,-20.8 24.2,-23 28.4,-20.4 "
    "-1.4,-20.6 0.2,-20.2 6.2,-21 4.4,-20.6 14.4,-20.2 -6,-24.6 26.4,-18.2 -20.6,-18.2 21.6,-18.4"
)


# ── The cable car ──────────────────────────────────────────────────────────────────────────────────


def _cable_car(stage: Stage) -> None:
    (low_x, low_y), (high_x, high_y) = _CABLE
    stage.place(low_x, low_y + 1.4, alps.cable_station(low=True), near=1.0)
    stage.put(high_x, high_y + 1.6, alps.cable_station(low=False), scale=0.9)
    for share in (0.27, 0.52, 0.76):
        x, y = _on_cable(share)
        stage.put(x, y + 2.5, alps.pylon())


def _on_cable(share: float) -> Spot:
    (low_x, low_y), (high_x, high_y) = _CABLE
    return low_x + (high_x - low_x) * share, low_y + (high_y - low_y) * share


def _cables() -> str:
    return group(
        stroke(line_path(_CABLE), NAVY, 0.06),
        at(*_on_cable(0.4), alps.cabin(RED)),
        at(*_on_cable(0.66), alps.cabin(MUSTARD)),
    )


# ── The valley ─────────────────────────────────────────────────────────────────────────────────────


def _lake_side(stage: Stage) -> None:
    stage.place(0.4, -10.4, boats.sailing_boat(RED, PAPER, MUSTARD), scale=0.6, near=1.0)
    stage.place(4.6, -7.8, boats.rowing_boat(), scale=0.9, near=1.0)
    stage.place(-1.2, -6.4, sights.angler())
    for x, y in spots("2.2,-11.6 2.9,-12 3.4,-11.2"):
        stage.put(x, y, sights.duck())


def _village(stage: Stage) -> None:
    stage.place(13.0, -8.6, town.church(), scale=1.1)
    places = spots(
        "9.6,-8.6 15,-9.6 10.6,-6.6 13.2,-6 8.9,-5.2 15.2,-7.2 11.4,-4.2 22.6,-10.4 25,-9 22.4,-7.4 23.6,-13"
    )
    for k, (x, y) in enumerate(places):
        stage.put(x, y, alps.chalet(k), scale=0.95)
    for x, y in ((22.2, -4.6), (24.2, -5.4), (23.4, -3.4)):
        stage.place(x, y, sights.cow(), mirror=x > 24)


def _valley(stage: Stage) -> None:
    stage.place(4.6, -2.2, trackside.grandstand(8.4, seed=5), scale=0.98)
    for k, x in enumerate((10.4, 12.0, 13.6)):
        stage.put(x, -2.2, trackside.tent((MUSTARD, RED, PETROL)[k]))
    stage.place(-17.8, -12.0, country.barn())
    stage.place(-14.6, -12.6, alps.chalet(1))
    for x, y in spots("-20.6,-6 -18.6,-5.2 -17,-7 26.6,3.6 28.6,4.2"):
        stage.put(x, y, plants.haystack())
    for x, y in ((-5.4, -16.0), (-4.0, -17.0), (-2.6, -16.4)):
        stage.place(x, y, sights.cow(), mirror=x < -4)
    stage.place(-19.4, -13.0, sights.balloon())


def _woods(stage: Stage) -> None:
    areas = (
        ("west", spots("-22,-17 -13,-17 -13,-9.6 -22,-9.6"), 0.75),
        ("south west", spots("-14.4,-3 -11.8,-1 -9,5.2 -14.4,5.2"), 0.8),
        ("south", spots("-9,2.8 22,2.8 23,5.4 -9,5.4"), 0.6),
        ("east", spots("21.4,-17.4 30,-17.6 30,-2 21.4,-2"), 0.6),
        ("hairpins", spots("-4,-18 10,-18.6 6.6,-14.6 -4,-15"), 0.55),
        ("infield", spots("-8,-6 -2.6,-10 -2,-3.4 -6,-2.4"), 0.7),
        ("village", spots("7.6,-13 16,-12 16.6,-3 7,-3"), 0.5),
        ("left bank", spots("-3.6,-14.6 -2.8,-9 -4,-8 -4.4,-13"), 0.7),
    )
    for seed, area, share in areas:
        stage.scatter(area, _tree, gap=1.12, seed=f"pass {seed}", share=share)


def _tree(rng: Random) -> Thing:
    return rng.choice((plants.pine(), plants.pine(), plants.pine(), plants.poplar(PINE), plants.bush(HEDGE)))
