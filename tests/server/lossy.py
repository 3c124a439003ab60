"""A bad line between clients and a server: it delays, loses, doubles, swaps and cuts, by a seed.

It works on whole messages of websockets. TCP loses no single message, so a line that does, and stays open, is
worse than any real one. Frames are passed on as they are: a hundred people who all come back at once are
not to wait for it.
"""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import NamedTuple


class Fault(StrEnum):
    """What may become of a message."""

    PASS = "passed"
    DELAY = "delayed"
    LOSE = "lost"  # the connection stays
    TWICE = "doubled"
    SWAP = "swapped"  # comes after the next one
    CUT = "cut"  # at once, this message included
    SWALLOW = "swallowed"  # nothing passes any more; a while later the connection is cut
    HALF = "half-open"  # cut at one side; the other side hears nothing and notices later


Line = dict[Fault, float]
"""How likely each fault is; what is left passes."""

STILL_OPEN = 0.15
"""Seconds that a line which passes nothing more stays open."""
LATE = 0.03
"""The longest delay of a message."""
CONTROL = 8
"""Frames from this kind on are no messages: pings, and goodbyes."""


class End(NamedTuple):
    """One side of a line."""

    reader: StreamReader
    writer: StreamWriter

    async def head(self) -> bytes:
        """What is said in HTTP, up to the empty line."""
        return await self.reader.readuntil(b"\r\n\r\n")

    async def frame(self) -> bytes:
        """The next frame, as it came."""
        head = await self.reader.readexactly(2)
        length, is_masked = head[1] & 0x7F, head[1] >> 7
        more = await self.reader.readexactly({126: 2, 127: 8}.get(length, 0))
        length = int.from_bytes(more) if more else length
        return head + more + await self.reader.readexactly(length + 4 * is_masked)

    def send(self, frames: bytes) -> None:
        """Passes something on, unless this side is closed."""
        if not self.writer.is_closing():
            self.writer.write(frames)

    def cut(self) -> None:
        """Ends it without a word."""
        self.writer.transport.abort()


@dataclass
class Lossy:
    """The proxy; ``counts`` says what it has done."""

    upstreams: Sequence[int]
    """Who is down is passed over, as a proxy in front of several processes does."""
    seed: str
    line: Line
    port: int = 0
    connections: int = 0
    counts: Counter[Fault] = field(default_factory=Counter)

    async def handle(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Passes messages on, both ways, until the line is cut."""
        self.connections += 1
        rng = Random(f"{self.seed} {self.connections}")
        client, server = End(reader, writer), await self._upstream()
        try:
            if server is not None:
                server.send(_plain(await client.head()))
                client.send(await server.head())
                await self._both_ways(client, server, rng)
        except (OSError, asyncio.IncompleteReadError):
            pass  # one side is closed
        finally:
            for end in (client, server):
                if end is not None:
                    end.cut()

    async def _upstream(self) -> End | None:
        for port in self.upstreams:
            with suppress(OSError):
                return End(*await asyncio.open_connection("127.0.0.1", port))
        return None

    async def _both_ways(self, client: End, server: End, rng: Random) -> None:
        ways = [(client, server, Random(rng.random())), (server, client, Random(rng.random()))]
        tasks = [asyncio.create_task(self._pass_on(*way)) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(self, source: End, target: End, rng: Random) -> None:
        while True:
            frame = await source.frame()
            fault = self._fate(rng) if frame[0] & 0x0F < CONTROL else Fault.PASS
            match fault:
                case Fault.LOSE:
                    continue
                case Fault.CUT:
                    return
                case Fault.SWALLOW | Fault.HALF:
                    if fault is Fault.HALF:
                        rng.choice((source, target)).cut()
                    await asyncio.sleep(STILL_OPEN)
                    return
                case Fault.DELAY:
                    await asyncio.sleep(rng.uniform(0, LATE))
                case Fault.TWICE:
                    target.send(frame)
                case Fault.SWAP:
                    await _overtaken(frame, source, target)
                    continue
            target.send(frame)

    def _fate(self, rng: Random) -> Fault:
        fault = rng.choices([*self.line, Fault.PASS], [*self.line.values(), 1 - sum(self.line.values())])[0]
        self.counts[fault] += 1
        return fault


async def _overtaken(frame: bytes, source: End, target: End) -> None:
    """Passes a frame on after the next one, if that comes soon."""
    following = asyncio.ensure_future(source.frame())
    try:
        await asyncio.wait({following}, timeout=LATE)
        if following.done():
            target.send(following.result() + frame)
        else:
            target.send(frame)
            target.send(await following)
    finally:
        following.cancel()


def _plain(request: bytes) -> bytes:
    """The request without the wish for compression: what is compressed cannot do without what was lost."""
    first, *headers = request.split(b"\r\n")
    kept = [header for header in headers if not header.lower().startswith(b"sec-websocket-extensions:")]
    return b"\r\n".join([first, *kept])


@asynccontextmanager
async def lossy(upstreams: Sequence[int], seed: str, line: Line) -> AsyncIterator[Lossy]:
    """A proxy in front of the first of these ports of this machine that answers, while the block lasts."""
    proxy = Lossy(upstreams, seed, line)
    server = await asyncio.start_server(proxy.handle, "127.0.0.1", 0, backlog=500)
    async with server:
        proxy.port = server.sockets[0].getsockname()[1]
        yield proxy
