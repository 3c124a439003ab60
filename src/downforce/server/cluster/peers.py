"""The other processes that serve the same tables: what they have written, and who is connected to them.

Hints (``hints``) are fast but may get lost, so the database is polled as well: once a second a process
renews its membership and asks in one query which of its tables have a longer log than it knows. A lost
hint costs a second, and the people of a killed process count as connected until a timeout
(``membership.LAPSE``).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Set
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Final

from downforce.server.cluster.hints import HintMessage, Hints, hint_of
from downforce.server.cluster.membership import Membership
from downforce.server.live.peers import Connected, Peers, Tables
from downforce.server.live.store import NewEntry, StoreError
from downforce.server.metrics import MISSED, PROCESSES
from downforce.server.storage.engines import is_shared
from downforce.server.storage.store import DatabaseStore

logger = logging.getLogger(__name__)

POLL_INTERVAL: Final = 1.0
"""Seconds between two polls of the membership and the tables."""
FULL_POLL: Final = 5
"""Every so many polls the connections at all tables are read, even without a hint."""
BATCH_DELAY: Final = 0.05
"""Seconds before changed connections are written, so that several are written together."""
LEAVE_TIMEOUT: Final = 2.0
"""The timeout of telling the others that this process stops, in seconds."""


class Cluster(Peers):
    """One of several processes."""

    others_write = True

    def __init__(self, membership: Membership, hints: Hints, process: str) -> None:
        self.process = process
        self._membership = membership
        self._hints = hints
        self._late: set[str] = set()
        """Processes that did not write a due entry and sent no hint since; they may have been killed."""
        self._changed_here: set[str] = set()
        self._changed_elsewhere: set[str] = set()
        self._has_changes = asyncio.Event()
        self._poll_now = asyncio.Event()
        self._polls = 0
        """Polls since the last time that hints may have been missed."""
        self._is_leaving = False

    def send_entry(self, entry: NewEntry) -> None:
        self._hints.send(hint_of(entry))

    def send_seq(self, table: str, seq: int) -> None:
        self._hints.send((table, seq))

    def send_presence(self, table: str) -> None:
        self._changed_here.add(table)
        self._has_changes.set()

    async def connected_elsewhere(self, table: str) -> dict[str, Connected]:
        return (await self._membership.elsewhere([table]))[table]

    def rank(self, table: str, others: Iterable[str]) -> int:
        return rank(self.process, (other for other in others if other not in self._late), table)

    def mark_late(self, table: str, others: Iterable[str]) -> None:
        self._late |= {other for other in others if rank(self.process, [other], table)}

    async def run(self, tables: Tables) -> None:
        async with asyncio.TaskGroup() as tasks:
            receive = partial(self._receive, tables)
            tasks.create_task(self._hints.run(receive, self._connected))
            tasks.create_task(self._poll_every_second(tables))
            tasks.create_task(self._exchange_presence(tables))

    async def close(self) -> None:
        self._is_leaving = True
        for step in (self._hints.flush, self._membership.leave):
            with suppress(Exception):  # without this the others notice after a timeout
                async with asyncio.timeout(LEAVE_TIMEOUT / 2):
                    await step()

    # --- hints ------------------------------------------------------------------------------------

    def _receive(self, tables: Tables, message: HintMessage) -> None:
        self._late.discard(message.by)
        for written in message.written:
            tables.receive_entry(written.table, written.entry)
        for id, seq in message.longer:
            tables.receive_seq(id, seq)
        if message.moved:
            self._changed_elsewhere.update(message.moved)
            self._has_changes.set()

    def _connected(self) -> None:
        """The connection for hints is open again: polls at once, as some may have been missed."""
        self._polls = 0
        self._poll_now.set()

    # --- membership -------------------------------------------------------------------------------

    async def _poll_every_second(self, tables: Tables) -> None:
        """Renews our membership, and finds entries and connections whose hints were lost."""
        while not self._is_leaving:
            self._poll_now.clear()
            polls, self._polls = self._polls, self._polls + 1
            try:
                await self._poll(tables, fully=polls % FULL_POLL == 0)
            except Exception as error:
                self._polls = 0
                if isinstance(error, StoreError):
                    logger.warning("database unavailable: membership not read: %s", error)
                else:
                    logger.exception("reading the membership failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._poll_now.wait(), POLL_INTERVAL)

    async def _poll(self, tables: Tables, *, fully: bool) -> None:
        if not await self._membership.renew():
            self._changed_here.update(tables.awake())  # after a long silence our connections were deleted
            self._has_changes.set()
        before, self.alive = self.alive, await self._membership.alive()
        PROCESSES.set(len(self.alive))
        known = tables.awake()
        if behind := await self._membership.behind(known):
            by_now = tables.awake()  # hints have brought most of them meanwhile
            missed = [id for id in behind if by_now.get(id) == known[id]]
            MISSED.inc(len(missed))
            for id in missed:
                tables.receive_seq(id, known[id] + 1)
        if fully or before != self.alive:
            await self._read_presence(tables, tables.awake())
            await self._membership.delete_dead()
        self._late &= self.alive

    async def _read_presence(self, tables: Tables, ids: Iterable[str]) -> None:
        for id, elsewhere in (await self._membership.elsewhere(ids)).items():
            tables.receive_presence(id, elsewhere)

    async def _exchange_presence(self, tables: Tables) -> None:
        """Stores changes of our connections, and reads those of the other processes."""
        while True:
            await self._has_changes.wait()
            await asyncio.sleep(BATCH_DELAY)
            self._has_changes.clear()
            ours, self._changed_here = self._changed_here, set()
            theirs, self._changed_elsewhere = self._changed_elsewhere, set()
            try:
                await self._write(tables, ours)
                if known := theirs & tables.awake().keys():
                    await self._read_presence(tables, known)
            except Exception as error:
                logger.warning("database unavailable: connections not stored: %s", error)
                self._changed_here |= ours
                self._changed_elsewhere |= theirs
                await asyncio.sleep(POLL_INTERVAL)
                self._has_changes.set()

    async def _write(self, tables: Tables, ids: Set[str]) -> None:
        if ids:
            await self._membership.write({id: tables.connected_here(id) for id in sorted(ids)})
            for id in ids:
                self._hints.send(id)


def rank(process: str, others: Iterable[str], table: str) -> int:
    """The place of a process in the order in which a table's due entries are tried: 0 is first.

    The order comes from hashes, so that all processes agree on it.


    >>> sorted(rank(one, {"a", "b", "c"} - {one}, "table") for one in "abc")
    [0, 1, 2]
    """
    own = _weight(process, table)
    return sum(_weight(other, table) < own for other in others)


def _weight(process: str, table: str) -> bytes:
    return sha256(f"{process} {table}".encode()).digest()


async def join(store: DatabaseStore, database: str) -> Peers:
    """Joins the processes that serve this database. With SQLite there is only one."""
    if not is_shared(database):
        return Peers()
    process = secrets.token_urlsafe(9)
    membership = Membership(store, process)
    await membership.join()
    return Cluster(membership, Hints(database, process), process)
