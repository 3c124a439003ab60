"""Landscapes: what lies around a road. Some circuits have one of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from downforce.drawing.landscape import marina_bay, marmot_pass, meadow, river_station
from downforce.drawing.landscape.scene import Scene
from downforce.drawing.road import Road
from downforce.model.geometry import Box

LANDSCAPES: Final[Mapping[str, Callable[[Road], Scene]]] = {
    "marina-bay": marina_bay.make_scene,
    "marmot-pass": marmot_pass.make_scene,
    "river-station": river_station.make_scene,
}

_FRAMES: Final[Mapping[str, Box]] = {
    "marina-bay": marina_bay.FRAME,
    "marmot-pass": marmot_pass.FRAME,
    "river-station": river_station.FRAME,
}


def frame_of(road: Road) -> Box:
    """The part of the world that a landscape shows, without drawing it."""
    return _FRAMES.get(road.track.name) or meadow.frame_of(road)


def landscape_of(road: Road) -> Scene:
    """The landscape of a circuit, by its name; a meadow for all others."""
    return LANDSCAPES.get(road.track.name, meadow.make_scene)(road)
