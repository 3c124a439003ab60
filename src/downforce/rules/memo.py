"""A dict that fills itself: what is asked for the first time is worked out, then remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """Values by key, each made once. Finding one again is a plain dict lookup, so it needs no Python call.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[7], squares
    (49, {7: 49})
    """

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        self[key] = value = self._make(key)
        return value
