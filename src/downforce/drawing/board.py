"""A track as plain data for those who draw it themselves, such as a page in a browser."""

from __future__ import annotations

from collections.abc import Iterable

from downforce.drawing.kerbs import kerb_lines
from downforce.drawing.landscape import frame_of
from downforce.drawing.road import Road
from downforce.drawing.sheet import paper_of
from downforce.drawing.svg import Spot
from downforce.model.geometry import Box
from downforce.model.track import Track
from downforce.rules.facts import lane_side


def board(track: Track) -> dict[str, object]:
    """Everything that has a place on the board, ready for JSON.

    Lengths are lane widths from the middle of the finish line, x to the right and y down; headings are
    degrees clockwise from east. Outlines and edges are closed: their last point joins the first. ``box`` is
    the extent of the road, ``frame`` of the picture with its landscape, ``paper`` of the sheet around that.
    """
    road = Road.of(track)
    drawing = road.drawing
    return {
        "track": track.name,
        "version": track.version,
        "title": track.title,
        "digest": track.digest,
        "heading": track.heading,
        "box": _box(drawing.box),
        "frame": _box(frame_of(road)),
        "paper": _box(paper_of(road)),
        "cells": [
            {
                "name": cell.name,
                "section": cell.section,
                "lane": cell.lane,
                "side": lane_side(track, cell),
                "rectangle": cell.rectangle,
                "ahead": [track.cells[there].name for there in sorted(track.ahead[cell.index])],
                "over_line": [track.cells[there].name for there in sorted(track.over_line[cell.index])],
                "lines_behind": track.lines_behind[cell.index],
                "to_go": track.steps_to_finish[cell.index],
                "outline": _points(drawing.outlines[cell.index]),
                "centre": _point(drawing.places[cell.index].point),
                "heading": _rounded(drawing.places[cell.index].heading),
            }
            for cell in track.cells
        ],
        "grid": [track.cells[index].name for index in track.grid],
        "finish": _points(drawing.finish),
        "betting_lines": [_points(line) for line in drawing.betting_lines],
        "borders": [_points(line) for line in drawing.borders],
        "centre_line": _points(drawing.centre_line),
        "infield_edge": _points(drawing.infield_edge),
        "outer_edge": _points(drawing.outer_edge),
        "kerbs": [_points(line) for line in kerb_lines(road)],
    }


def _box(box: Box) -> dict[str, float]:
    return {key: _rounded(value) for key, value in box._asdict().items()}


def _points(points: Iterable[Spot]) -> list[list[float]]:
    return [_point(point) for point in points]


def _point(point: Spot) -> list[float]:
    return [_rounded(point[0]), _rounded(point[1])]


def _rounded(value: float) -> float:
    return round(value, 3) + 0.0  # no -0.0
