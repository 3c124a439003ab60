"""Meadows with woods, a herd and a grandstand, for circuits without a landscape of their own."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Final

from downforce.drawing.inks import HEDGE, MEADOW, MUSTARD, PETROL, PINE, RED
from downforce.drawing.landscape import country, ground, plants, sights, trackside
from downforce.drawing.landscape.scene import Scene, Stage, Thing
from downforce.drawing.marks import direction
from downforce.drawing.road import Road
from downforce.drawing.svg import Spot
from downforce.model.geometry import Box

_MARGIN: Final = 5.0
_WIDEST: Final = 1.7  # width to height
_NARROWEST: Final = 1.25
_SIDES: Final = 12  # of a wood


def make_scene(road: Road) -> Scene:
    """Woods and open land, the same for every drawing of a track."""
    frame = frame_of(road)
    stage = Stage(road, frame)
    rng = Random(road.track.name)
    _stand(stage)
    stage.put(frame.left + 2.4, frame.top + 5.0, sights.balloon(), alone=True)
    open_land = list(_open_land(stage, rng))
    for number, spot in enumerate(open_land):
        if number == 0:
            _herd(stage, spot)
        elif number == 1:
            _farm(stage, spot)
        else:
            _wood(stage, spot, rng, seed=f"{road.track.name} {number}")
    stage.scatter(stage.whole, _tree, gap=4.0, seed=f"trees {road.track.name}", share=0.3)
    tufts = ground.tufts(frame, allowed=stage.is_free, seed=road.track.name, gap=2.1 * stage.coarseness)
    return Scene(frame, MEADOW, tufts + stage.things(), direction(road), stage.taken)


def frame_of(road: Road) -> Box:
    """Some land around the road, in a shape that suits a picture."""
    box = road.drawing.box
    width, height = box.width + 2 * _MARGIN, box.height + 2 * _MARGIN
    more_width = max(0.0, height * _NARROWEST - width) / 2
    more_height = max(0.0, width / _WIDEST - height) / 2
    return Box(
        box.left - _MARGIN - more_width,
        box.top - _MARGIN - more_height,
        box.right + _MARGIN + more_width,
        box.bottom + _MARGIN + more_height,
    )


# ── The stand ──────────────────────────────────────────────────────────────────────────────────────


def _stand(stage: Stage) -> None:
    """A stand as near to the finish as there is room, and three tents beside it."""
    for width in (8.4, 6.0, 4.2):
        stand = trackside.grandstand(width)
        for x, y in _near_the_finish(stage, width):
            if stage.put(x, y, stand):
                for k, ink in enumerate((MUSTARD, RED, PETROL)):
                    stage.put(x + width / 2 + 1.4 + 1.6 * k, y, trackside.tent(ink))
                return


def _near_the_finish(stage: Stage, width: float) -> Iterator[Spot]:
    """Places in the picture, those nearest to the finish line first."""
    frame = stage.frame
    spots = [
        (x, y + 0.8)
        for x in range(-12, 13)
        for y in range(-10, 11)
        if frame.left + 1 < x - width / 2 and x + width / 2 < frame.right - 1
        if frame.top + 3 < y < frame.bottom - 1.5
    ]
    yield from sorted(spots, key=lambda spot: (math.hypot(spot[0], spot[1] + 1.0), spot))


# ── The land ───────────────────────────────────────────────────────────────────────────────────────


def _open_land(stage: Stage, rng: Random) -> Iterator[Spot]:
    """Places with much room around them, well apart from each other."""
    frame = stage.frame
    found: list[Spot] = []
    for _ in range(400):
        spot = rng.uniform(frame.left + 2, frame.right - 2), rng.uniform(frame.top + 3, frame.bottom - 1)
        if stage.road.room(spot) > 2.6 and all(math.dist(spot, other) > 6.5 for other in found):
            found.append(spot)
            yield spot


def _herd(stage: Stage, spot: Spot) -> None:
    for k, (dx, dy) in enumerate(((-1.2, -0.4), (0.6, 0.2), (-0.4, 1.0), (1.6, 1.2), (2.0, -0.9))):
        stage.put(spot[0] + dx, spot[1] + dy, sights.cow(), mirror=k % 3 == 1, alone=True)


def _farm(stage: Stage, spot: Spot) -> None:
    x, y = spot
    stage.put(x, y, country.barn(), alone=True)
    for dx, dy in ((1.8, 0.1), (2.8, 0.4), (2.2, 1.0)):
        stage.put(x + dx, y + dy, plants.haystack(), alone=True)


def _wood(stage: Stage, spot: Spot, rng: Random, *, seed: str) -> None:
    wide, tall = rng.uniform(2.4, 3.6), rng.uniform(1.9, 2.7)
    edge = [
        (
            spot[0] + wide * math.cos(2 * math.pi * k / _SIDES),
            spot[1] + tall * math.sin(2 * math.pi * k / _SIDES),
        )
        for k in range(_SIDES)
    ]
    kind = rng.choice((_fir, _tree, _tree))
    stage.scatter(edge, kind, gap=1.2, seed=seed, share=0.85)


def _fir(rng: Random) -> Thing:
    return rng.choice((plants.pine(), plants.pine(), plants.poplar(PINE)))


def _tree(rng: Random) -> Thing:
    return rng.choice(
        (plants.round_tree(), plants.round_tree(HEDGE, PINE), plants.poplar(), plants.bush(HEDGE))
    )
