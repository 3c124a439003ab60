"""How processes that share a database tell each other what they have written.

What is told is a hint and nothing rests on it: the log is in the database, and whoever misses a hint finds
out a second later (``neighbours``). So everything here may fail, and then begins anew.

The ways are Litestar's channels: streams of Redis as they come, and PostgreSQL by ``PostgresChannels``, as
Litestar's own connects anew for every message and never comes back after a lost connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsBackend
from msgspec import Raw, Struct

from downforce.server.metrics import FANOUT, HINTS
from downforce.server.store import Entry, NewEntry, NoStore, driver_arguments, is_shared, missing_extra

logger = logging.getLogger(__name__)

CHANNEL: Final = "downforce"
LARGEST: Final = 7_900
"""Bytes of a message; PostgreSQL passes on nothing that has 8,000 or more."""
MOST_WAITING: Final = 10_000
"""So many hints wait for a way that is down; later ones are left out."""
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before the next try; the last one again and again."""
AGAIN: Final = 0.1
"""Seconds until what does not end is told so once more."""
REDIS_WAITS: Final = 1_000
"""Milliseconds that one question to Redis waits for news."""
REDIS_KEEPS: Final = 1_000
"""So many messages stay in its stream, for those who are a moment late."""


class Written(Struct, frozen=True, array_like=True):
    """An entry that is in the log of a table now."""

    table: str
    seq: int
    visitor: str
    action_id: str
    at: int
    data: Raw

    @property
    def entry(self) -> Entry:
        """As the store gives it."""
        return Entry(self.seq, self.visitor, self.action_id, self.at, bytes(self.data))


class Told(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One message from a process to all others. Fields a reader does not know are passed over."""

    by: str
    written: list[Written] = []
    longer: list[tuple[str, int]] = []
    """Table and seq of entries that are too long to be told."""
    moved: list[str] = []
    """Tables where somebody came to this process or left it."""


_read = msgspec.json.Decoder(Told).decode
_write = msgspec.json.Encoder().encode

Hint = Written | tuple[str, int] | str


def hint_of(entry: NewEntry) -> Hint:
    """What is told of an entry."""
    table, seq, visitor, action_id, at, data = entry
    if len(data) + len(visitor) + len(action_id) > LARGEST // 2:
        return table, seq
    return Written(table, seq, visitor, action_id, at, Raw(data))


def messages(by: str, hints: Iterable[Hint]) -> Iterator[bytes]:
    """Some hints as few messages, none of them too large."""
    told, size = Told(by=by), 0
    for hint in hints:
        length = len(_write(hint)) + 1
        if size + length > LARGEST - 200:
            yield _write(told)
            told, size = Told(by=by), 0
        _add(told, hint)
        size += length
    if size:
        yield _write(told)


def _add(told: Told, hint: Hint) -> None:
    match hint:
        case Written():
            told.written.append(hint)
        case str():
            told.moved.append(hint)
        case _:
            told.longer.append(hint)


class Fanout:
    """Tells others, and hears them, over a way that may break at any time."""

    def __init__(self, backend: ChannelsBackend, by: str, channel: str = CHANNEL) -> None:
        self._backend = backend
        self._by = by
        self._channel = channel
        self._waiting: list[Hint] = []
        self._news = asyncio.Event()
        self._failures = 0
        self._sending = asyncio.Lock()

    def tell(self, hint: Hint) -> None:
        """Lines a hint up for all others."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(hint)
            self._news.set()

    async def run(self, heard: Callable[[Told], None], back: Callable[[], None]) -> None:
        """Passes hints on for ever; ``back`` is called when some may have been missed before."""
        while True:
            try:
                await self._connected(heard, back)
            except Exception as error:
                logger.warning("no way to the other processes: %s", type(error).__name__)
            finally:
                FANOUT.set(0)
                with suppress(Exception):
                    await self._backend.on_shutdown()
            await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
            self._failures += 1

    async def _connected(self, heard: Callable[[Told], None], back: Callable[[], None]) -> None:
        await self._backend.on_startup()
        await self._backend.subscribe([self._channel])
        FANOUT.set(1)
        self._failures = 0
        back()
        both = [asyncio.create_task(self._send()), asyncio.create_task(self._receive(heard))]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await _ended(both)

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            await self.flush()

    async def flush(self) -> None:
        """Sends what waits: everything that came up meanwhile in one go."""
        async with self._sending:  # a process that stops flushes as well
            self._news.clear()
            hints, self._waiting = self._waiting, []
            HINTS.labels("told").inc(len(hints))
            for message in messages(self._by, hints):
                await self._backend.publish(message, [self._channel])

    async def _receive(self, heard: Callable[[Told], None]) -> None:
        async for _, message in self._backend.stream_events():
            try:
                told = _read(message)
            except msgspec.DecodeError:  # a stranger, or a version to come
                logger.warning("heard something from another process that nobody understands")
                continue
            if told.by != self._by:
                HINTS.labels("heard").inc(len(told.written) + len(told.longer) + len(told.moved))
                heard(told)


async def _ended(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancels some tasks until they end: while Redis' client connects anew it swallows a cancellation."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
    for task in tasks:
        if not task.cancelled():
            task.exception()  # the first to fail has been heard


# --- ways -----------------------------------------------------------------------------------------


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY over one connection that is kept. A lost one ends ``stream_events`` with an error."""

    def __init__(self, url: str) -> None:
        self._arguments = driver_arguments(url)
        self._connection: Any = None
        self._heard: asyncio.Queue[tuple[str, bytes] | None] = asyncio.Queue()

    async def on_startup(self) -> None:
        """Connects."""
        import asyncpg  # type: ignore[import-untyped]

        self._heard = asyncio.Queue()
        self._connection = await asyncpg.connect(**self._arguments)
        self._connection.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Hangs up."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close(timeout=1)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tells everybody who listens. Not where entries are written: commits with a NOTIFY queue up."""
        for channel in channels:
            await self._connection.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listens."""
        for channel in channels:
            await self._connection.add_listener(channel, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listens no more."""
        for channel in channels:
            await self._connection.remove_listener(channel, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What others tell, until the connection is lost."""
        while (event := await self._heard.get()) is not None:
            yield event
        raise ConnectionResetError("the database hung up")

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nobody keeps any."""
        return []

    def _hear(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))

    def _lost(self, connection: Any) -> None:
        self._heard.put_nowait(None)


def channels(url: str, installation: str) -> ChannelsBackend:
    """The way that an address stands for: ``postgresql://...`` or ``redis://...``."""
    if not url.startswith(("redis://", "rediss://")):
        if not url.startswith("postgres") or not is_shared(url):
            said = "processes tell each other of moves through redis://... or postgresql://..."
            raise NoStore(said, "cli-bad-fanout")
        return PostgresChannels(url)
    try:
        from litestar.channels.backends.redis import RedisChannelsStreamBackend
        from redis.asyncio import Redis
    except ModuleNotFoundError:
        raise missing_extra("redis") from None
    redis = Redis.from_url(url)

    class Streams(RedisChannelsStreamBackend):
        async def on_startup(self) -> None:
            await redis.ping()  # or it seems to be there until something is said

        async def on_shutdown(self) -> None:
            await redis.aclose()

    return Streams(
        REDIS_KEEPS,
        redis=redis,
        stream_sleep_no_subscriptions=REDIS_WAITS,  # or it asks a thousand times a second
        key_prefix=f"DOWNFORCE_{installation}",
    )
