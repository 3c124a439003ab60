"""A bad line between clients and a server: it delays, loses, doubles, swaps and cuts, by a seed.

It works on whole messages of websockets. TCP loses no single message, so a line that does, and stays open, is
worse than any real one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve


class Fate(StrEnum):
    """What may become of a message."""

    PASS = "passed"
    DELAY = "delayed"
    LOSE = "lost"  # the connection stays
    TWICE = "doubled"
    SWAP = "swapped"  # comes after the next one
    CUT = "cut"  # at once, this message included
    SWALLOW = "swallowed"  # nothing passes any more; a while later the connection is cut
    HALF = "half-open"  # cut at one side; the other side hears nothing and notices later


Line = dict[Fate, float]
"""How likely each fate is; what is left passes."""

STILL_OPEN = 0.15
"""Seconds that a line which passes nothing more stays open."""
LATE = 0.03
"""The longest delay of a message."""


@dataclass
class Lossy:
    """The proxy; ``counts`` says what it has done."""

    upstreams: Sequence[int]
    """Who is down is passed over, as a proxy in front of several processes does."""
    seed: str
    line: Line
    port: int = 0
    connections: int = 0
    counts: Counter[Fate] = field(default_factory=Counter)

    async def handle(self, client: ServerConnection) -> None:
        """Passes messages on, both ways, until the line is cut."""
        assert client.request is not None
        self.connections += 1
        rng = Random(f"{self.seed} {self.connections}")
        sent = client.request.headers
        headers = {name: sent[name] for name in ("Cookie", "Authorization") if name in sent}
        server = await self._connected(client.request.path, headers)
        if server is not None:
            with suppress(OSError, websockets.WebSocketException):
                await self._both_ways(client, server, rng)
        client.transport.abort()

    async def _connected(self, path: str, headers: dict[str, str]) -> ClientConnection | None:
        for port in self.upstreams:
            with suppress(OSError, websockets.WebSocketException):
                url = f"ws://127.0.0.1:{port}{path}"
                return await websockets.connect(
                    url, additional_headers=headers, close_timeout=1, compression=None, ping_interval=None
                )
        return None

    async def _both_ways(self, client: ServerConnection, server: ClientConnection, rng: Random) -> None:
        there = asyncio.create_task(self._pass_on(client, server, Random(rng.random())))
        back = asyncio.create_task(self._pass_on(server, client, Random(rng.random())))
        try:
            await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (there, back):
                task.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
            server.transport.abort()

    async def _pass_on(self, source: Connection, target: Connection, rng: Random) -> None:
        held: str | bytes | None = None
        while True:
            try:
                message = await asyncio.wait_for(source.recv(), None if held is None else LATE)
            except TimeoutError:
                assert held is not None
                await target.send(held)  # nothing came that could overtake it
                held = None
                continue
            fate = self._fate(rng)
            match fate:
                case Fate.LOSE:
                    continue
                case Fate.CUT:
                    return
                case Fate.SWALLOW | Fate.HALF:
                    if fate is Fate.HALF:
                        rng.choice((source, target)).transport.abort()
                    await asyncio.sleep(STILL_OPEN)
                    return
                case Fate.DELAY:
                    await asyncio.sleep(rng.uniform(0, LATE))
                case Fate.TWICE:
                    await target.send(message)
                case Fate.SWAP if held is None:
                    held = message
                    continue
            await target.send(message)
            if held is not None:
                await target.send(held)
                held = None

    def _fate(self, rng: Random) -> Fate:
        fate = rng.choices([*self.line, Fate.PASS], [*self.line.values(), 1 - sum(self.line.values())])[0]
        self.counts[fate] += 1
        return fate


@asynccontextmanager
async def lossy(upstreams: Sequence[int], seed: str, line: Line) -> AsyncIterator[Lossy]:
    """A proxy in front of the first of these ports of this machine that answers, while the block lasts."""
    proxy = Lossy(upstreams, seed, line)
    plain: dict[str, Any] = {"compression": None, "ping_interval": None}  # it has enough to do
    async with serve(proxy.handle, "127.0.0.1", 0, close_timeout=0.1, **plain) as server:
        proxy.port = next(iter(server.sockets)).getsockname()[1]
        yield proxy
