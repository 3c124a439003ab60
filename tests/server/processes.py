"""Several hubs on one PostgreSQL, as if each were a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from downforce.rules.view import View
from downforce.server.cluster.hints import Hints
from downforce.server.cluster.membership import Membership
from downforce.server.cluster.peers import Cluster
from downforce.server.storage.store import DatabaseStore
from tests.server.room import InThisProcess, Now, Room, new_hub

PATIENCE = 60.0
"""Seconds after which something that should come about is taken not to."""


class Counting(InThisProcess):
    """Bots that think right here, and count."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[str] = []

    async def choose(self, level: str, view: View, seed: str) -> str:
        self.thoughts.append(seed)
        return await super().choose(level, view, seed)


@dataclass
class Process(Room):
    """A hub with its peers."""

    peers: Cluster
    thinkers: Counting
    running: asyncio.Task[None]
    membership: Membership


@asynccontextmanager
async def process(
    url: str, name: str, hints: type[Hints] = Hints, lapse: int = 600_000
) -> AsyncIterator[Process]:
    """One more process on this database; the others do not take it for dead because the machine is slow."""
    store = await DatabaseStore.open(url)
    membership, thinkers, now = Membership(store, name, lapse=lapse), Counting(), Now()
    await membership.join()
    peers = Cluster(membership, hints(url, name), name)
    hub = new_hub(store, now, thinker=thinkers, peers=peers)
    running = asyncio.create_task(peers.run(hub))
    try:
        yield Process(hub, store, now, peers, thinkers, running, membership)
    finally:
        await hub.close()
        await peers.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await store.close()


@asynccontextmanager
async def processes(url: str, *names: str, **more: Any) -> AsyncIterator[list[Process]]:
    """Several processes on this database, which have met."""
    async with AsyncExitStack() as stack:
        processes = [await stack.enter_async_context(process(url, name, **more)) for name in names]
        await eventually(lambda: all(len(process.peers.alive) == len(names) for process in processes))
        yield processes


async def eventually(condition: Callable[[], bool]) -> None:
    """Waits until something has come about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def with_processes(
    url: str, test: Callable[[list[Process]], Coroutine[None, None, None]], *names: str, **more: Any
) -> None:
    """Runs a test with these processes."""

    async def main() -> None:
        async with processes(url, *names, **more) as started:
            await test(started)

    asyncio.run(main())
