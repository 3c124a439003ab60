"""Hints between the processes of one database: which entries were written, and where connections changed.

A hint is sent with PostgreSQL's NOTIFY and received with LISTEN. Nothing depends on it: the log is in the
database, and a process that misses a hint finds out within a second (``peers``). So a lost connection is
opened again, and hints that were lost meanwhile stay lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from downforce.server.live.store import NewEntry, StoredEntry
from downforce.server.metrics import HINTS, HINTS_UP
from downforce.server.storage.engines import driver_arguments

logger = logging.getLogger(__name__)

CHANNEL: Final = "downforce"
LARGEST: Final = 7_900
"""Bytes of a message; PostgreSQL refuses one of 8,000 or more."""
MOST_WAITING: Final = 10_000
"""Hints that wait for a lost connection; later ones are dropped."""
RETRY_AFTER: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each attempt to connect; the last one repeats."""


class Written(Struct, frozen=True, array_like=True):
    """An entry that was appended to the log of a table."""

    table: str
    seq: int
    visitor: str
    action_id: str
    at: int
    data: Raw

    @property
    def entry(self) -> StoredEntry:
        """The entry as the store returns it."""
        return StoredEntry(self.seq, self.visitor, self.action_id, self.at, bytes(self.data))


class HintMessage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One message from a process to all others. Readers ignore fields they do not know."""

    by: str
    written: list[Written] = []
    longer: list[tuple[str, int]] = []
    """Table and seq of entries too long for a message."""
    moved: list[str] = []
    """Tables where a client connected to this process or left it."""


_read = msgspec.json.Decoder(HintMessage).decode
_write = msgspec.json.Encoder().encode

Hint = Written | tuple[str, int] | str


def hint_of(entry: NewEntry) -> Hint:
    """The hint about one entry."""
    table, seq, visitor, action_id, at, data = entry
    if len(data) + len(visitor) + len(action_id) > LARGEST // 2:
        return table, seq
    return Written(table, seq, visitor, action_id, at, Raw(data))


def messages(by: str, hints: Iterable[Hint]) -> Iterator[bytes]:
    """Packs hints into as few messages as possible, each small enough for PostgreSQL."""
    message, size = HintMessage(by=by), 0
    for hint in hints:
        length = len(_write(hint)) + 1
        if size + length > LARGEST - 200:
            yield _write(message)
            message, size = HintMessage(by=by), 0
        _add(message, hint)
        size += length
    if size:
        yield _write(message)


def _add(message: HintMessage, hint: Hint) -> None:
    match hint:
        case Written():
            message.written.append(hint)
        case str():
            message.moved.append(hint)
        case _:
            message.longer.append(hint)


class Hints:
    """Sends and receives hints over a database connection, which it opens again after it is lost."""

    def __init__(self, url: str, process: str) -> None:
        self._arguments = driver_arguments(url)
        self._process = process
        self._waiting: list[Hint] = []
        self._has_waiting = asyncio.Event()
        self._sending = asyncio.Lock()
        self._connection: Any = None

    def send(self, hint: Hint) -> None:
        """Queues a hint for all other processes."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(hint)
            self._has_waiting.set()

    async def run(self, receive: Callable[[HintMessage], None], connected: Callable[[], None]) -> None:
        """Sends and receives until cancelled; ``connected`` is called when hints may have been missed."""
        failures = 0
        while True:
            try:
                await self._connect(receive)
                failures = 0
                connected()
                await self._send_until_lost()
            except Exception as error:
                logger.warning("hints: connection lost: %s", type(error).__name__)
            finally:
                await self._disconnect()
            await asyncio.sleep(RETRY_AFTER[min(failures, len(RETRY_AFTER) - 1)])
            failures += 1

    async def flush(self) -> None:
        """Sends what waits, as few messages as possible."""
        async with self._sending:  # a process that stops flushes as well
            self._has_waiting.clear()
            hints, self._waiting = self._waiting, []
            HINTS.labels("sent").inc(len(hints))
            for message in messages(self._process, hints):
                # On a connection of its own: PostgreSQL lets transactions with a NOTIFY commit one by one.
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message.decode())

    async def _connect(self, receive: Callable[[HintMessage], None]) -> None:
        import asyncpg  # type: ignore[import-untyped]

        self._connection = await asyncpg.connect(**self._arguments)
        # A lost connection ends the wait for hints to send, and then the next query fails.
        self._connection.add_termination_listener(lambda _: self._has_waiting.set())
        await self._connection.add_listener(CHANNEL, lambda *heard: self._receive(receive, heard[-1]))
        HINTS_UP.set(1)

    async def _send_until_lost(self) -> None:
        while not self._connection.is_closed():
            await self._has_waiting.wait()
            if not self._connection.is_closed():
                await self.flush()
        raise ConnectionResetError

    async def _disconnect(self) -> None:
        HINTS_UP.set(0)
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=1)

    def _receive(self, receive: Callable[[HintMessage], None], payload: object) -> None:
        try:
            message = _read(str(payload).encode())
        except msgspec.DecodeError:  # from a stranger, or from a newer version
            logger.warning("hints: ignored a message that is not ours")
            return
        if message.by != self._process:
            HINTS.labels("received").inc(len(message.written) + len(message.longer) + len(message.moved))
            receive(message)
