"""A track as plain data for those who draw it themselves, such as a page in a browser."""

from __future__ import annotations

from collections.abc import Iterable

from downforce.drawing.kerbs import kerb_lines
from downforce.drawing.road import Road
from downforce.drawing.svg import Spot
from downforce.model.track import Track


def board(track: Track) -> dict[str, object]:
    """Everything that has a place on the board, ready for JSON.

    Lengths are lane widths from the middle of the finish line, x to the right and y down; headings are
    degrees clockwise from east. Outlines and edges are closed: their last point joins the first.
    """
    road = Road.of(track)
    drawing = road.drawing
    return {
        "track": track.name,
        "version": track.version,
        "title": track.title,
        "digest": track.digest,
        "heading": track.heading,
        "box": {key: _rounded(value) for key, value in drawing.box._asdict().items()},
        "cells": [
            {
                "name": cell.name,
                "section": cell.section,
                "lane": cell.lane,
                "rectangle": cell.rectangle,
                "outline": _points(drawing.outlines[cell.index]),
                "centre": _point(drawing.places[cell.index].point),
                "heading": _rounded(drawing.places[cell.index].heading),
            }
            for cell in track.cells
        ],
        "grid": [track.cells[index].name for index in track.grid],
        "finish": _points(drawing.finish),
        "betting-lines": [_points(line) for line in drawing.betting_lines],
        "borders": [_points(line) for line in drawing.borders],
        "centre-line": _points(drawing.centre_line),
        "infield-edge": _points(drawing.infield_edge),
        "outer-edge": _points(drawing.outer_edge),
        "kerbs": [_points(line) for line in kerb_lines(road)],
    }


def _points(points: Iterable[Spot]) -> list[list[float]]:
    return [_point(point) for point in points]


def _point(point: Spot) -> list[float]:
    return [_rounded(point[0]), _rounded(point[1])]


def _rounded(value: float) -> float:
    return round(value, 3) + 0.0  # no -0.0
