"""Kerbs: red and white, on the inside of every curve."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from downforce.drawing.inks import NAVY, PAPER, RED
from downforce.drawing.road import Road
from downforce.drawing.svg import Spot, group, line_path, stroke
from downforce.model.track import Kind

WIDTH: Final = 0.4  # beyond the edge of the road
_BLOCK: Final = 0.44  # how long a red or white block is, about
_KINK: Final = 12.0  # a curve of fewer degrees has none


def kerbs(road: Road) -> str:
    """All kerbs. The asphalt is drawn over their inner half."""
    parts: list[str] = []
    for line in kerb_lines(road):
        path, length = line_path(line), sum(math.dist(a, b) for a, b in pairwise(line))
        blocks = max(1, round(length / _BLOCK / 2)) * 2 - 1  # red at both ends
        block = length / blocks
        parts += [
            stroke(path, NAVY, 2 * WIDTH + 0.1),
            stroke(path, PAPER, 2 * WIDTH),
            stroke(path, RED, 2 * WIDTH, dash=(block, block)),
        ]
    return group(*parts, class_="kerbs")


def kerb_lines(road: Road) -> Iterator[Sequence[Spot]]:
    """The edge of the road along each kerb; curves that go on the same way share one."""
    sections = road.track.sections
    clockwise = sum(section.angle for section in sections) > 0
    line: list[Spot] = []
    way = turned = 0.0
    for k, section in enumerate(sections):
        turn = float(section.angle) if section.kind is Kind.CURVE else 0.0
        if line and turn * way <= 0:
            if abs(turned) >= _KINK:
                yield line
            line, turned = [], 0.0
        if turn:
            infield = (turn > 0) == clockwise
            lane = 0 if infield else section.lanes - 1
            line += road.lane_edge(k, lane, outer=not infield)[1 if line else 0 :]
            turned += turn
        way = turn
    if line and abs(turned) >= _KINK:
        yield line
