"""A stage on which a landscape is put together, so that nothing ever stands on the road.

Things are drawn as on old illustrated maps: the land from above, what stands on it from the front. A thing
has its foot at (0, 0) and rises from there; those nearer to the viewer hide those behind.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from downforce.drawing.inks import Ink
from downforce.drawing.marks import ARROW, badge_places, direction_place
from downforce.drawing.road import PAVEMENT, Road
from downforce.drawing.svg import Spot, at, is_inside
from downforce.model.geometry import Box, Pose

CLEARANCE: Final = PAVEMENT + 0.12


class Thing(NamedTuple):
    """Something that can stand in a landscape: how wide, how tall, and what it looks like."""

    width: float
    height: float
    picture: str
    depth: float = 0.0  # how far it reaches down below its foot


class Scene(NamedTuple):
    """A finished landscape."""

    frame: Box  # the part of the world that the picture shows
    ground: Ink
    below: str  # drawn before the road
    above: str  # drawn after it
    taken: tuple[Box, ...] = ()  # where things stand: street lamps keep clear of them


@dataclass
class Stage:
    """Collects things and refuses places that are on the road, in the water or taken."""

    road: Road
    frame: Box
    _things: list[tuple[float, int, str]] = field(default_factory=list)
    _taken: list[Box] = field(default_factory=list)
    _closed: list[Sequence[Spot]] = field(default_factory=list)
    _kept_free: list[Box] = field(default_factory=list)

    def __post_init__(self) -> None:
        for x, y in badge_places(self.road):
            self.keep_free(Box(x - 0.8, y - 0.8, x + 0.8, y + 0.8))
        arrow = direction_place(self.road)
        if arrow is not None:
            ahead = Pose(*arrow, self.road.track.heading).shifted(ARROW, 0.0)
            (left, right), (top, bottom) = (sorted(pair) for pair in zip(arrow, ahead, strict=True))
            self.keep_free(Box(left - 0.6, top - 0.6, right + 0.6, bottom + 0.6))

    def keep_free(self, box: Box) -> None:
        """Lets nothing stand in a box: there is something already."""
        self._kept_free.append(box)

    @property
    def whole(self) -> list[Spot]:
        """The corners of the picture."""
        left, top, right, bottom = self.frame
        return [(left, top), (right, top), (right, bottom), (left, bottom)]

    @property
    def coarseness(self) -> float:
        """1 for a circuit of ordinary size; more for huge ones, so that they cost no more trees."""
        return max(1.0, math.sqrt(self.frame.width * self.frame.height / 2500))

    def close(self, area: Sequence[Spot]) -> None:
        """Keeps what is scattered out of an area."""
        self._closed.append(area)

    def put(
        self,
        x: float,
        y: float,
        thing: Thing,
        *,
        scale: float = 1.0,
        mirror: bool = False,
        alone: bool = False,
    ) -> bool:
        """Puts a thing with its foot at a place, unless it would stand on the road or on a mark.

        What was put may hide what stands behind it, unless the thing wants to be alone.
        """
        box = _box(x, y, thing, scale)
        if not self.is_clear(box) or any(_overlap(box, other) for other in self._kept_free):
            return False
        if alone and any(_overlap(box, other) for other in self._taken):
            return False
        self._taken.append(box)
        self._things.append((y, len(self._things), at(x, y, thing.picture, scale=scale, mirror=mirror)))
        return True

    def place(
        self, x: float, y: float, thing: Thing, *, scale: float = 1.0, mirror: bool = False, near: float = 2.5
    ) -> bool:
        """Puts a thing at a place, or as near to it as there is room: a circuit may be changed later."""
        if self.put(x, y, thing, scale=scale, mirror=mirror):
            return True
        return any(
            self.put(x + dx, y + dy, thing, scale=scale, mirror=mirror, alone=True)
            for dx, dy in _AROUND
            if math.hypot(dx, dy) <= near
        )

    def scatter(
        self, area: Sequence[Spot], thing: Callable[[Random], Thing], *, gap: float, seed: str,
        share: float = 1.0, scale: tuple[float, float] = (0.85, 1.15),
    ) -> None:  # fmt: skip
        """Places things over an area wherever there is room, with about this distance between them."""
        rng = Random(seed)
        for x, y in _loose_grid(area, gap * self.coarseness, rng):
            chosen, size, made = rng.random() < share, rng.uniform(*scale), thing(rng)
            box = _box(x, y, made, size)
            if (
                chosen
                and is_inside((x, y), area)
                and not any(is_inside((x, y), closed) for closed in self._closed)
                and _contains(self.frame, box)
            ):
                self.put(x, y, made, scale=size, alone=True)

    def is_clear(self, box: Box) -> bool:
        """Whether a box keeps off the road."""
        return all(self.road.room(spot) > CLEARANCE for spot in _spots(box))

    def is_free(self, spot: Spot) -> bool:
        """Whether a place is off the road and nothing was put there."""
        box = Box(spot[0] - 0.3, spot[1] - 0.3, spot[0] + 0.3, spot[1] + 0.2)
        return self.road.room(spot) > CLEARANCE + 0.3 and not any(
            _overlap(box, taken) for taken in self._taken
        )

    @property
    def taken(self) -> tuple[Box, ...]:
        """Where things stand, and where nothing may."""
        return (*self._taken, *self._kept_free)

    def things(self) -> str:
        """Everything that was put, the farthest first."""
        return "".join(picture for _, _, picture in sorted(self._things))


_AROUND: Final = sorted(
    ((dx / 3, dy / 3) for dx in range(-9, 10) for dy in range(-9, 10)),
    key=lambda spot: (math.hypot(*spot), spot),
)


def _box(x: float, y: float, thing: Thing, scale: float) -> Box:
    half = thing.width * scale / 2
    return Box(x - half, y - thing.height * scale, x + half, y + thing.depth * scale)


def _overlap(a: Box, b: Box) -> bool:
    return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom


def _contains(frame: Box, box: Box) -> bool:
    """Whether a box lies well within a frame."""
    return (
        frame.left + 0.3 < box.left
        and box.right < frame.right - 0.3
        and frame.top + 0.3 < box.top
        and box.bottom < frame.bottom - 0.3
    )


def _spots(box: Box) -> Iterator[Spot]:
    """Places all over a box, close enough together that no road slips between them."""
    columns, rows = (max(1, round(size / 0.8)) for size in (box.width, box.height))
    for i in range(columns + 1):
        for j in range(rows + 1):
            yield box.left + box.width * i / columns, box.top + box.height * j / rows


def _loose_grid(area: Sequence[Spot], gap: float, rng: Random) -> Iterator[Spot]:
    """Places in rows, each moved a little, every other row shifted by half a gap."""
    left, right = min(x for x, _ in area), max(x for x, _ in area)
    top, bottom = min(y for _, y in area), max(y for _, y in area)
    for row in range(int((bottom - top) / (gap * 0.8)) + 1):
        for column in range(int((right - left) / gap) + 1):
            x = left + (column + row % 2 / 2) * gap + rng.uniform(-0.3, 0.3) * gap
            yield x, top + row * gap * 0.8 + rng.uniform(-0.25, 0.25) * gap
