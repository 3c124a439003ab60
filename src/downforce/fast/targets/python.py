"""The functions as they are, on plain integers and lists: slow, and needs no compiler."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, TypeVar

import numpy as np

from downforce.fast.layout import GAME

F = TypeVar("F", bound=Callable[..., Any])


class Plain:
    """A record as plain integers and lists: NumPy's own scalars would overflow in ``1 << car``."""

    def __init__(self, record: Any) -> None:
        for name in record.dtype.names:
            setattr(self, name, record[name].tolist())

    def store(self, record: Any) -> None:
        """Writes the fields back."""
        for name in record.dtype.names:
            record[name] = getattr(self, name)


def compiled(function: F) -> F:
    """Leaves a function as it is."""
    return function


def over_games(function: F) -> F:
    """Lets a function over arrays of records work on plain integers."""

    def unpacked(first: int, end: int, *arrays: Any) -> None:
        plain = [_plain(array) if _has_fields(array) else array for array in arrays]
        function(first, end, *plain)
        for array, records in zip(arrays, plain, strict=True):  # books stay as they are
            if _has_fields(array) and array.dtype == GAME:
                for at, record in enumerate(records):
                    record.store(array[at])

    return unpacked  # type: ignore[return-value]


_books: dict[bytes, list[Plain]] = {}
"""The last books, as they are large and the same in call after call."""
BOOKS_KEPT = 4


def _plain(array: Any) -> list[Plain]:
    """The records of an array."""
    if array.dtype == GAME:
        return [Plain(record) for record in array]
    key = array.tobytes()
    if key not in _books:
        if len(_books) >= BOOKS_KEPT:
            _books.clear()
        _books[key] = [Plain(record) for record in array]
    return _books[key]


def _has_fields(array: Any) -> bool:
    return isinstance(array, np.ndarray) and array.dtype.names is not None


def count(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def lowest(members: int) -> int:
    """The lowest member of a set; -1 if it is empty."""
    return (members & -members).bit_length() - 1


def product(one: int, other: int) -> int:
    """The product of two numbers below 2**32."""
    return one * other


def copy_game(games: Any, copies: Any, at: int) -> None:
    """Copies a game to its place among the copies."""
    copies[at] = deepcopy(games[at])
