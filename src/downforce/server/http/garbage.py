"""When the garbage collector runs in a server.

By default Python's collector visits all objects from time to time. A server with a thousand tables has two
million objects, almost none of them garbage, and a full collection stops all tables for more than a second.
So here only new objects are collected regularly. The real garbage are closed sockets: the objects of their
libraries refer to each other. After many closed sockets one full collection runs, with a delay, because after
a restart of the proxy all clients reconnect at once.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

NEW: Final = (700, 1)
"""New objects are looked at after so many, and those that stay once more after the next time."""
NEVER: Final = 1_000_000_000
LEAST: Final = 500
"""So many sockets may be closed before it is worth a look at everything; many more where many are open."""
SHARE: Final = 4
"""A quarter as many as are open, as Python itself would have it."""
LATER: Final = 10.0
"""Seconds until then."""


class Garbage:
    """Counts what becomes garbage, and has it collected."""

    def __init__(self) -> None:
        self._open = 0
        self._closed = 0
        self._is_due = False

    def opened(self) -> None:
        """A socket has come."""
        self._open += 1

    def closed(self) -> None:
        """A socket has gone; it is collected when many have."""
        self._open -= 1
        self._closed += 1
        if not self._is_due and self._closed >= max(LEAST, self._open // SHARE):
            self._is_due = True
            asyncio.get_running_loop().call_later(LATER, self._collect)

    def _collect(self) -> None:
        self._is_due, self._closed = False, 0
        gc.collect()


@contextmanager
def kept_small() -> Iterator[None]:
    """What was loaded so far stays and is never looked at; what comes is looked at as said above."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*NEW, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
