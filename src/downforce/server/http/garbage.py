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
"""The thresholds of Python's collector for its two younger generations."""
NEVER: Final = 1_000_000_000
LEAST: Final = 500
"""How many sockets may be closed before a full collection; more if many are open."""
SHARE: Final = 4
"""One full collection for each quarter of the open sockets, like Python's own rule."""
LATER: Final = 10.0
"""The delay of a full collection in seconds."""


class Garbage:
    """Counts closed sockets, and starts a full collection after many of them."""

    def __init__(self) -> None:
        self._open = 0
        self._closed = 0
        self._is_due = False

    def opened(self) -> None:
        """A socket was opened."""
        self._open += 1

    def closed(self) -> None:
        """A socket was closed."""
        self._open -= 1
        self._closed += 1
        if not self._is_due and self._closed >= max(LEAST, self._open // SHARE):
            self._is_due = True
            asyncio.get_running_loop().call_later(LATER, self._collect)

    def _collect(self) -> None:
        self._is_due, self._closed = False, 0
        gc.collect()


@contextmanager
def tuned_collector() -> Iterator[None]:
    """Freezes all objects loaded so far, and collects only new ones regularly."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*NEW, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
