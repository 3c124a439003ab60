"""A plain meadow with trees and a grandstand, for circuits without a landscape of their own."""

from __future__ import annotations

from downforce.drawing.inks import MEADOW
from downforce.drawing.landscape.scene import Scene, Stage
from downforce.drawing.road import Road
from downforce.model.geometry import Box


def make_scene(road: Road) -> Scene:
    """Trees here and there."""
    box = road.drawing.box
    frame = Box(box.left - 4, box.top - 4, box.right + 4, box.bottom + 4)
    stage = Stage(road, frame)
    return Scene(frame, MEADOW, "", stage.things())
