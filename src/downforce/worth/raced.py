"""The maker *raced*: playouts of Works on the fast engine."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from downforce.fast import kernels
from downforce.fast.book import books as books_of
from downforce.fast.playouts import AT_ONCE, packed
from downforce.rules.state import GameState

Floats = NDArray[np.float64]
Lists = list[list[list[float]]]


def race(columns: Sequence[Sequence[GameState]], seed: int, slips: float) -> tuple[Lists, Lists]:
    """Plays each position to its end: shares of the win and money, by column, by place in it, by seat.

    The place in its column gives a playout its random numbers.
    """
    different = list({id(state): state for column in columns for state in column}.values())
    at = {id(state): number for number, state in enumerate(different)}
    setups, starts = packed(different)
    books = books_of(setups)
    wanted = np.array([at[id(state)] for column in columns for state in column])
    numbers = np.array([number for column in columns for number in range(len(column))])
    rows = [
        _part(books, starts[wanted[part]], numbers[part], seed, slips)
        for part in np.array_split(np.arange(len(wanted)), -(-len(wanted) // AT_ONCE))
    ]
    shares, money = (np.concatenate(parts) for parts in zip(*rows, strict=True))
    return _by_column(columns, shares), _by_column(columns, money)


def _part(
    books: kernels.Records, batch: kernels.Records, numbers: NDArray[np.int64], seed: int, slips: float
) -> tuple[Floats, Floats]:
    batch["number"] = numbers
    kernels.race(books, batch, seed, slips=slips)
    winners, money = kernels.results(books, batch)
    sets = winners[:, None] >> np.arange(money.shape[1]) & 1
    return sets / sets.sum(axis=1, keepdims=True), money.astype(np.float64)


def _by_column(columns: Sequence[Sequence[GameState]], rows: Floats) -> Lists:
    found, first = [], 0
    for column in columns:
        part = rows[first : first + len(column), : column[0].players]
        found.append(part.tolist())
        first += len(column)
    return found
