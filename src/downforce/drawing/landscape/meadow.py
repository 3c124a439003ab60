"""A plain meadow with trees and a grandstand, for circuits without a landscape of their own."""

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
_NARROWEST: Final = 1.2


def make_scene(road: Road) -> Scene:
    """Trees here and there, a few cows, and a stand as near to the finish as there is room."""
    frame = _frame(road.drawing.box)
    stage = Stage(road, frame)
    _stand(stage)
    _extras(stage)
    _trees(stage)
    tufts = ground.tufts(frame, allowed=stage.is_free, seed=road.track.name)
    return Scene(frame, MEADOW, tufts + stage.things(), direction(road))


def _frame(box: Box) -> Box:
    """Some land around the road, in a shape that suits a picture."""
    width, height = box.width + 2 * _MARGIN, box.height + 2 * _MARGIN
    more_width = max(0.0, height * _NARROWEST - width) / 2
    more_height = max(0.0, width / _WIDEST - height) / 2
    return Box(
        box.left - _MARGIN - more_width,
        box.top - _MARGIN - more_height,
        box.right + _MARGIN + more_width,
        box.bottom + _MARGIN + more_height,
    )


def _stand(stage: Stage) -> None:
    for width in (8.4, 6.0, 4.2):
        if any(stage.put(x, y, trackside.grandstand(width)) for x, y in _near(stage, width)):
            break


def _near(stage: Stage, width: float) -> Iterator[Spot]:
    """Places in the picture, those nearest to the finish line first."""
    frame = stage.frame
    spots = [
        (float(x), y / 2)
        for x in range(math.ceil(frame.left + width / 2) + 1, math.floor(frame.right - width / 2))
        for y in range(2 * math.ceil(frame.top + 4), 2 * math.floor(frame.bottom))
    ]
    yield from sorted(spots, key=lambda spot: (math.hypot(spot[0], spot[1] + 1.0), spot))[:400]


def _extras(stage: Stage) -> None:
    """Something to find, wherever there is room for it."""
    frame = stage.frame
    inks = (MUSTARD, RED, PETROL)
    stage.put(frame.left + 2.4, frame.top + 5.0, sights.balloon())
    name = stage.road.track.name
    stage.scatter(
        stage.whole, lambda rng: trackside.tent(rng.choice(inks)), gap=7.0, seed=f"tents {name}", share=0.25
    )
    stage.scatter(stage.whole, lambda _rng: sights.cow(), gap=6.0, seed=f"cows {name}", share=0.2)
    stage.scatter(stage.whole, lambda _rng: country.barn(), gap=11.0, seed=f"barns {name}", share=0.35)


def _trees(stage: Stage) -> None:
    name = stage.road.track.name
    stage.scatter(stage.whole, _tree, gap=2.1, seed=f"trees {name}", share=0.4)


def _tree(rng: Random) -> Thing:
    return rng.choice(
        (
            plants.round_tree(),
            plants.pine(),
            plants.poplar(),
            plants.round_tree(HEDGE, PINE),
            plants.bush(HEDGE),
        )
    )
