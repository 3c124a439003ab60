"""The names of the cells, for people who draw tracks, write positions or read game files."""

from __future__ import annotations

from downforce.drawing.inks import MUSTARD, PAPER
from downforce.drawing.marks import upright
from downforce.drawing.road import Road
from downforce.drawing.svg import FAMILY, group, text
from downforce.model.geometry import Pose
from downforce.model.track import Cell


def labels(road: Road) -> str:
    """The name of every cell in its middle; a grid cell's stands at its back, clear of the number."""
    grid = set(road.track.grid)
    return group(
        *(_grid_name(road, cell) if cell.index in grid else _name(road, cell) for cell in road.track.cells),
        class_="labels",
        font_family=FAMILY,
        font_weight=600,
    )


def _name(road: Road, cell: Cell) -> str:
    pose = road.drawing.places[cell.index]
    return _centred(*pose.point, cell.name, size=0.42, ink=PAPER, turn=upright(pose.heading))


def _grid_name(road: Road, cell: Cell) -> str:
    pose = road.drawing.places[cell.index]
    back = pose.shifted(-0.44, 0.0)  # clear of the number, and of the finish line
    return _centred(*back, cell.name, size=0.3, ink=MUSTARD, turn=upright(pose.heading))


def _centred(x: float, y: float, name: str, *, size: float, ink: str, turn: float) -> str:
    # A third of the size below the middle: the letters have no descenders.
    below = Pose(x, y, turn).shifted(0.0, size * 0.35)
    return text(*below, name, size=size, ink=ink, anchor="middle", turn=turn)
