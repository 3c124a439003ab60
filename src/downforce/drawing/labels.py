"""The names of the cells, for people who draw tracks, write positions or read game files."""

from __future__ import annotations

from downforce.drawing.inks import MUSTARD, PAPER
from downforce.drawing.marks import upright
from downforce.drawing.road import Road
from downforce.drawing.svg import FAMILY, group, text
from downforce.model.geometry import Pose


def labels(road: Road) -> str:
    """The name of every cell in its middle; a grid cell's stands at its back, clear of the number."""
    grid = set(road.track.grid)
    names: list[str] = []
    for cell in road.track.cells:
        pose = road.drawing.places[cell.index]
        x, y = pose.shifted(-0.54, 0.0) if cell.index in grid else pose.point
        turn = upright(pose.heading)
        ink = MUSTARD if cell.index in grid else PAPER
        size = 0.32 if cell.index in grid else 0.42
        names.append(_centred(x, y, cell.name, size=size, ink=ink, turn=turn))
    return group(*names, class_="labels", font_family=FAMILY, font_weight=600)


def _centred(x: float, y: float, name: str, *, size: float, ink: str, turn: float) -> str:
    # A third of the size below the middle: the letters have no descenders.
    below = Pose(x, y, turn).shifted(0.0, size * 0.35)
    return text(*below, name, size=size, ink=ink, anchor="middle", turn=turn)
