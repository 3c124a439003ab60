"""What live tables are given: a store, a clock, a thinker for bots, peers and counters."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from downforce.notation.fair import new_secret
from downforce.rules.view import View
from downforce.server.live.peers import Peers
from downforce.server.live.store import Store
from downforce.server.live.turns import Turns
from downforce.server.wire.messages import AdviceInfo

_T = TypeVar("_T")


class Thinker(Protocol):
    """Decides for bots."""

    async def choose(self, level: str, view: View, seed: str) -> str:
        """What a bot of a level does in a view; the same seed gives the same answer."""
        ...

    async def advise(self, view: View) -> list[AdviceInfo]:
        """What Ace would do in a view, the best choice first."""
        ...


class Counters:
    """Counts nothing; ``metrics`` has counters for Prometheus."""

    def written(self) -> None:
        """An entry was written."""

    def conflict(self) -> None:
        """Another process wrote first, and the request is decided again."""

    def refused(self, reason: str) -> None:
        """A request was refused."""

    def answered(self, seconds: float) -> None:
        """A request was answered after so long."""

    def awake(self, tables: int) -> None:
        """So many tables are in memory now."""


class Tasks:
    """The tasks in progress. At shutdown background tasks are cancelled and writes are finished."""

    def __init__(self) -> None:
        self._background: set[asyncio.Task[None]] = set()
        self._writes: set[asyncio.Task[Any]] = set()
        self.is_closed = False

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Starts a background task, which no caller waits for."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def finish(self, write: Coroutine[None, None, _T]) -> _T:
        """Finishes a write even if the caller is cancelled, so that its outcome is known."""
        task = asyncio.create_task(write)
        self._writes.add(task)
        task.add_done_callback(self._finished)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a refusal knows this frame: they would hold each other, and the table

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has it already, or was cancelled

    async def close(self) -> None:
        """Cancels the background tasks and waits for the writes."""
        self.is_closed = True
        for task in [*self._background]:
            task.cancel()
        await asyncio.gather(*self._background, *self._writes, return_exceptions=True)


@dataclass(kw_only=True)
class Environment:
    """Everything that live tables are given."""

    store: Store
    thinker: Thinker
    now: Callable[[], int]
    """The time in milliseconds since 1970."""
    peers: Peers = field(default_factory=Peers)
    turns: Turns = field(default_factory=Turns)
    counters: Counters = field(default_factory=Counters)
    new_secret: Callable[[], str] = new_secret
    new_id: Callable[[], str] = lambda: secrets.token_urlsafe(16)
    offload: Callable[..., Coroutine[Any, Any, Any]] = asyncio.to_thread
    """Runs a long computation in a thread. A browser has no threads: there it just calls the function."""
    tasks: Tasks = field(default_factory=Tasks)
