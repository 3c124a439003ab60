"""Where cars may go (R4.6 to R4.9): one bit per cell in sight, tracks as data."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from downforce.sim import spec
from downforce.sim.state import CARS, Bool, along, any_of, total
from downforce.sim.tables import Rules


class CellBorders(NamedTuple):
    """The borders of the cells cars are on, as ranks that compare like the borders themselves."""

    front: Array  # [6]
    back: Array
    left: Array
    right: Array


def table_at(table: Array, race: Array, cell: Array) -> Array:
    """``table[race, ..., cell]``: a look-up that leaves the batch last."""
    cells = table.shape[-1]
    flat = jnp.moveaxis(table, 0, -2).reshape(*table.shape[1:-1], 2 * cells)
    return jnp.take(flat, race * cells + cell, axis=-1, mode="clip")


def seen_cells(rules: Rules, race: Array, cells: Array) -> CellBorders:
    """The borders of cells; those of a car at home mean nothing."""
    packed = table_at(rules.geometry, race, jnp.maximum(cells, 0))
    parts = ((21, 11), (10, 11), (5, 5), (0, 5))
    unpacked = [(packed >> low & (1 << size) - 1).astype(jnp.int32) for low, size in parts]
    return CellBorders(*unpacked)


def by_race(values: Array, race: Array) -> Array:
    """``values[race]`` for two races."""
    return jnp.where(race == 1, values[1], values[0])


def free_cars(rules: Rules, race: Array, cells: Array, seen: CellBorders) -> Array:
    """The cars that can take a step, as a bit set: on the track, with a free cell ahead (R4.9).

    A cell is ahead when it holds the front of this one and touches it sideways, so no table is asked.
    """
    front = jnp.where(seen.front == by_race(rules.rounds, race), 0, seen.front)
    on_track = cells >= 0
    taken = jnp.zeros_like(cells)
    for other in range(CARS):  # it is not ahead of itself: a cell does not hold its own front
        along_it = (seen.back[other] <= front) & (front < seen.front[other])
        across = (seen.left[other] <= seen.right) & (seen.left <= seen.right[other])
        taken += (on_track[other] & along_it & across).astype(jnp.int32)
    steps_out = table_at(rules.out_steps, race, jnp.maximum(cells, 0)).astype(jnp.int32)
    free = on_track & (taken < steps_out)
    return total([jnp.where(free[car], 1 << car, 0) for car in range(CARS)])


def reach(
    rules: Rules, race: Array, cells: Array, car: Array, cell: Array, steps: Array, most: Array
) -> tuple[Array, Bool]:
    """The ends of a move as a bit set of the cells in sight, and whether it may finish (R4.8).

    ``steps`` and ``most`` are how far it may move: equal, or one apart (R8.1).
    """
    words = rules.beyond.shape[1]
    taken = _taken(rules, race, cells, car, cell, words)
    rows = table_at(rules.ahead, race, cell)  # [32 * words, words, batch]
    beyond = table_at(rules.beyond, race, cell)
    ways = _FreeWays(rows, taken)

    def one_step(step: Array, so_far: tuple[Array, Array, Array, Array]) -> tuple[Array, Array, Array, Array]:
        front, jammed, ends, crossing = so_far
        moving = step < most
        onward = ways.onward(front)
        jammed |= jnp.where(moving, front & ways.stuck, 0)
        crossing |= jnp.where(moving, onward & beyond, 0)
        front = jnp.where(moving, onward & ~beyond, front)
        # The ends of the shorter move count, too.
        return front, jammed, ends | jnp.where(step + 1 == steps, front, 0), crossing

    nothing = jnp.zeros_like(taken)
    start = nothing.at[0].set(1)
    begun = (start, nothing, nothing, nothing)
    front, jammed, ends, crossing = lax.fori_loop(0, spec.LONGEST_MOVE, one_step, begun)
    return ends | jammed | front, any_of(crossing != 0)


class _FreeWays:
    """The free steps between the cells in sight."""

    def __init__(self, rows: Array, taken: Array) -> None:
        self.words = taken.shape[0]
        self.free = rows & ~taken
        self.stuck = self._stuck()

    def _stuck(self) -> Array:
        """The cells from which no step is free."""
        none = ~any_of([self.free[:, w] != 0 for w in range(self.words)])
        bits = jnp.uint32(1) << along(spec.WORD, none[0]).astype(jnp.uint32)
        words = [none[spec.WORD * w : spec.WORD * (w + 1)] for w in range(self.words)]
        return jnp.stack([jnp.sum(jnp.where(word, bits, 0), axis=0, dtype=jnp.uint32) for word in words])

    def onward(self, front: Array) -> Array:
        """The cells one step on from any of these."""
        if self.words == 1:
            word = jnp.zeros_like(front[0])
            for n in range(spec.WORD):
                word |= self.free[n, 0] & (0 - (front[0] >> n & 1))
            return word[None]
        bits = along(spec.WORD, front[0]).astype(jnp.uint32)
        here = jnp.concatenate([0 - (word >> bits & 1) for word in front])
        return lax.reduce(self.free & here[:, None], np.uint32(0), lax.bitwise_or, (0,))


def _taken(rules: Rules, race: Array, cells: Array, car: Array, cell: Array, words: int) -> Array:
    """The cells in sight that other cars are on."""
    size = rules.near.shape[-1]
    other = jnp.where((along(CARS, car) == car) | (cells < 0), -1, cells)
    flat = rules.numbers.reshape(-1)
    at = (race * size + cell) * size + jnp.maximum(other, 0)
    number = jnp.take(flat, at, mode="clip").astype(jnp.uint32)
    number = jnp.where(other < 0, 65535, number)
    bits = [jnp.where(number >> 5 == w, jnp.uint32(1) << (number & 31), 0) for w in range(words)]
    return jnp.stack([any_of(word) for word in bits])


def destination(rules: Rules, race: Array, cell: Array, number: Array) -> Array:
    """The cell of a number seen from a cell."""
    most, cells = rules.near.shape[1:]
    flat = rules.near.reshape(-1)
    at = (race * most + number) * cells + cell
    return jnp.take(flat, at, mode="clip").astype(jnp.int32)


def word_bit(words: list[Array] | Array, number: Array) -> Bool:
    """Whether a number is in a set of words; False for a negative one."""
    found = jnp.zeros(number.shape, bool)
    for w in range(len(words)):
        shifted = words[w] >> (number & 31).astype(jnp.uint32) & 1
        found |= (number >> 5 == w) & (shifted == 1)
    return found
