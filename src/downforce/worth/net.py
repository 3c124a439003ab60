"""The learned function in whole numbers and plain Python: a vector is one long integer, 32 bits an element.

Adding two such integers adds all elements; a product with a small integer multiplies all of them, signs
included, as long as none leaves its 32 bits. So the sum of some rows is ``sum``, and a layer of the net is
one product an input, not one a weight. Activations are multiples of 2**-10, sums of 2**-20.

There is a layer for cars, one for seats with cars, summed over the cars, and then two for seats.
Rows also add to the result directly: the linear part.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from importlib.resources import files
from struct import unpack
from sys import byteorder

from downforce.worth.rows import CAR_ROWS, PAIR_ROWS, SEAT_ROWS, NetRows

HIDDEN = 32
LANE, SHIFT = 32, 10
ROW_BITS, LAYER_BITS, OUT_BITS = 12, 10, 14
"""Rows are multiples of 2**-12, layers of 2**-10, the last one of 2**-14; all of them are in 16 bits."""
SHAPES: Mapping[str, tuple[int, int]] = {
    "cars": (CAR_ROWS, HIDDEN + 2),
    "pairs": (PAIR_ROWS, HIDDEN + 2),
    "seats": (SEAT_ROWS, 2 * HIDDEN + 2),
    "own": (HIDDEN, HIDDEN),
    "mean": (HIDDEN, HIDDEN),
    "second": (HIDDEN, HIDDEN),
    "pool": (HIDDEN, HIDDEN),
    "third": (HIDDEN, HIDDEN),
    "own_bias": (1, HIDDEN),
    "second_bias": (1, HIDDEN),
    "third_bias": (1, HIDDEN),
    "out": (2, HIDDEN),
    "out_bias": (1, 2),
}
"""The tables in the order of the file, with their rows and columns; a layer has a row for each input."""
UNIT = 1 << 20
MONEY = 10
"""The net reckons in ten millions."""
GRAIN = 10
SPAN = 20 << GRAIN
WEIGHTS = "weights.bin"


def pack(row: Sequence[int]) -> int:
    """A vector as one integer; negative elements borrow from the lane above, which ``low`` undoes."""
    return sum(value << LANE * at for at, value in enumerate(row))


class Net:
    """The function: rows in, for each seat the odds to win and the money out."""

    def __init__(self, tables: Mapping[str, Sequence[Sequence[int]]]) -> None:
        self.cars = [pack(row) for row in tables["cars"]]
        self.pairs = [pack(row) << 20 - ROW_BITS for row in tables["pairs"]]
        self.seats = [pack(row) << 20 - ROW_BITS for row in tables["seats"]]
        self.own, self.mean, self.second, self.pool, self.third = (
            [pack(row) for row in tables[name]] for name in ("own", "mean", "second", "pool", "third")
        )
        self.own_bias, self.second_bias, self.third_bias = (
            pack(tables[name][0]) << 20 - ROW_BITS for name in ("own_bias", "second_bias", "third_bias")
        )
        self.out = tables["out"]
        self.out_bias = [value << 20 - ROW_BITS for value in tables["out_bias"][0]]
        self.width, self.bytes, self.form = LANE * HIDDEN, LANE // 8 * HIDDEN, f"<{HIDDEN}I"
        self.ones = pack([1] * HIDDEN)
        self.zero, self.below = self.ones << 31, (1 << self.width) - 1

    def low(self, x: int) -> tuple[int, int]:
        """The hidden lanes, and what lies above them."""
        lanes = (x + self.zero & self.below) - self.zero
        return lanes, x - lanes >> self.width

    def relu(self, x: int) -> int:
        """Each element, or 0 where it is negative: a mask of 31 ones where the sign is +."""
        x += self.zero
        plus = x >> 31 & self.ones
        return x & (plus << 31) - plus

    def items(self, x: int, shift: int) -> list[int]:
        """The elements of a vector without negative ones."""
        return [value >> shift for value in unpack(self.form, x.to_bytes(self.bytes, "little"))]

    def dense(self, x: int, shift: int, rows: Sequence[int]) -> int:
        """A layer of the net."""
        return sum([value * row for value, row in zip(self.items(x, shift), rows, strict=True) if value])

    def __call__(self, rows: NetRows) -> list[tuple[int, int]]:
        """The logarithm of the odds and the money (in tens) of each seat, both times 2**20."""
        total, values, linear = 0, [], []
        for slots in rows.cars:
            x, rest = self.low(sum([self.cars[row] for row in slots]))
            x = self.relu(x)
            total += x
            linear.append(rest << 20 - ROW_BITS)
            values.append(self.dense(x, ROW_BITS - SHIFT, self.own))
        common = self.dense(total, ROW_BITS - SHIFT, self.mean) + self.own_bias
        values = [value + common for value in values]
        pooled, hidden = 0, []
        for own, slots in zip(rows.pairs, rows.seats, strict=True):
            seat, above = self.low(sum([self.seats[row] for row in slots]))
            second, rest = self.low(above)
            z = 0
            for car, value in enumerate(values):
                x, more = self.low(sum([self.pairs[row] for row in own[car]]))
                rest += more + (linear[car] if own[car][0] == 0 else 0)  # row 0: an own car
                z += self.relu(x + value + seat)
            u = self.relu(self.dense(z, SHIFT, self.second) + self.second_bias + second)
            pooled += u
            hidden.append((u, rest))
        common = self.dense(pooled, SHIFT, self.pool) + self.third_bias
        found = []
        for u, rest in hidden:
            y = self.items(self.relu(self.dense(u, SHIFT, self.third) + common), SHIFT)
            odds = (rest + (1 << 31) & (1 << LANE) - 1) - (1 << 31)
            money = rest - odds >> LANE
            ends = [sum([i * w for i, w in zip(y, row, strict=True)]) >> 4 for row in self.out]
            found.append((ends[0] + self.out_bias[0] + odds, ends[1] + self.out_bias[1] + money))
        return found


def shares(odds: Sequence[int]) -> list[float]:
    """The chances from logarithms of odds, by a table of whole numbers."""
    best = max(odds)
    weights = [_exponentials()[min(SPAN, best - one >> 20 - GRAIN)] for one in odds]
    total = sum(weights)
    return [weight / total for weight in weights]


@lru_cache(maxsize=1)
def _exponentials() -> tuple[int, ...]:
    """Powers of e, in steps of 2**-10, times 10**12; decimal numbers are the same on every machine."""
    factor = (Decimal(-1) / (1 << GRAIN)).exp()
    found, value = [], Decimal(10**12)
    for _ in range(SPAN + 1):
        found.append(int(value) + 1)
        value *= factor
    return tuple(found)


@lru_cache(maxsize=1)
def net() -> Net:
    """The function with the weights of the package."""
    return Net(tables_of(weights()))


def weights() -> bytes:
    """The weights of the package."""
    return files("downforce.worth").joinpath(WEIGHTS).read_bytes()


def tables_of(data: bytes) -> dict[str, list[list[int]]]:
    """The tables in a file of weights."""
    numbers = array("h", data)
    if byteorder == "big":
        numbers.byteswap()
    tables, at = {}, 0
    for name, (rows, columns) in SHAPES.items():
        tables[name] = [
            numbers[first : first + columns].tolist() for first in range(at, at + rows * columns, columns)
        ]
        at += rows * columns
    return tables
