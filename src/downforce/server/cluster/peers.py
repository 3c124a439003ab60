"""The other processes that serve the same tables: what they have written, and who is connected to them.

Hints (``hints``) are fast, the database is certain: once a second a process renews its membership and asks
in one query which of its tables have a longer log than it knows. So a lost hint costs a second, and the
people of a killed process count as connected for ``membership.LAPSE`` at most.
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
from downforce.server.live.peers import Connected, SingleProcess, Tables
from downforce.server.live.store import NewEntry, StoreError
from downforce.server.metrics import MISSED, PROCESSES
from downforce.server.storage.engines import is_shared
from downforce.server.storage.store import DatabaseStore

logger = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between two looks at the membership and at the tables."""
FULL_LOOK: Final = 5
"""After this many beats the connections at all tables are read, even without a hint."""
GATHER: Final = 0.05
"""Seconds in which arrivals and departures are gathered before they are written together."""
GOODBYE: Final = 2.0
"""Seconds a stopping process has to tell the others."""


class Cluster(SingleProcess):
    """One of several processes."""

    others_write = True

    def __init__(self, membership: Membership, hints: Hints, process: str) -> None:
        self.process = process
        self._membership = membership
        self._hints = hints
        self._late: set[str] = set()
        """Processes that missed their turn and were not heard of since; they may have been killed."""
        self._moved: set[str] = set()
        self._moved_elsewhere: set[str] = set()
        self._has_moved = asyncio.Event()
        self._look_now = asyncio.Event()
        self._beats = 0
        """Since the last time that we may have missed something."""
        self._is_leaving = False

    def wrote(self, entry: NewEntry) -> None:
        self._hints.send(hint_of(entry))

    def is_at(self, table: str, seq: int) -> None:
        self._hints.send((table, seq))

    def moved(self, table: str) -> None:
        self._moved.add(table)
        self._has_moved.set()

    async def at(self, table: str) -> dict[str, Connected]:
        return (await self._membership.elsewhere([table]))[table]

    def turn(self, table: str, others: Iterable[str]) -> int:
        return turn(self.process, (other for other in others if other not in self._late), table)

    def missed_turn(self, table: str, others: Iterable[str]) -> None:
        self._late |= {other for other in others if turn(self.process, [other], table)}

    async def run(self, tables: Tables) -> None:
        async with asyncio.TaskGroup() as tasks:
            receive = partial(self._receive, tables)
            tasks.create_task(self._hints.run(receive, self._connected))
            tasks.create_task(self._look_every_second(tables))
            tasks.create_task(self._write_when_moved(tables))

    async def close(self) -> None:
        self._is_leaving = True
        for goodbye in (self._hints.flush, self._membership.leave):
            with suppress(Exception):  # if they cannot be told, they notice by themselves
                async with asyncio.timeout(GOODBYE / 2):
                    await goodbye()

    # --- hints ------------------------------------------------------------------------------------

    def _receive(self, tables: Tables, message: HintMessage) -> None:
        self._late.discard(message.by)
        for written in message.written:
            tables.heard_entry(written.table, written.entry)
        for id, seq in message.longer:
            tables.heard(id, seq)
        if message.moved:
            self._moved_elsewhere.update(message.moved)
            self._has_moved.set()

    def _connected(self) -> None:
        """Hints arrive again, and some may have been missed."""
        self._beats = 0
        self._look_now.set()

    # --- membership -------------------------------------------------------------------------------

    async def _look_every_second(self, tables: Tables) -> None:
        """Renews our membership, and reads what no hint has said."""
        while not self._is_leaving:
            self._look_now.clear()
            beats, self._beats = self._beats, self._beats + 1
            try:
                await self._look(tables, fully=beats % FULL_LOOK == 0)
            except Exception as error:
                self._beats = 0
                if isinstance(error, StoreError):
                    logger.warning("database unavailable: membership not read: %s", error)
                else:
                    logger.exception("reading the membership failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), BEAT)

    async def _look(self, tables: Tables, *, fully: bool) -> None:
        if not await self._membership.beat():
            self._moved.update(tables.awake())  # after a long silence our connections were deleted
            self._has_moved.set()
        before, self.alive = self.alive, await self._membership.alive()
        PROCESSES.set(len(self.alive))
        known = tables.awake()
        if behind := await self._membership.behind(known):
            by_now = tables.awake()  # hints have brought most of them meanwhile
            missed = [id for id in behind if by_now.get(id) == known[id]]
            MISSED.inc(len(missed))
            for id in missed:
                tables.heard(id, known[id] + 1)
        if fully or before != self.alive:
            await self._see_elsewhere(tables, tables.awake())
            await self._membership.delete_dead()
        self._late &= self.alive

    async def _see_elsewhere(self, tables: Tables, ids: Iterable[str]) -> None:
        for id, elsewhere in (await self._membership.elsewhere(ids)).items():
            tables.seen_elsewhere(id, elsewhere)

    async def _write_when_moved(self, tables: Tables) -> None:
        """Stores who connects to us and leaves, and reads who connected to the others."""
        while True:
            await self._has_moved.wait()
            await asyncio.sleep(GATHER)
            self._has_moved.clear()
            ours, self._moved = self._moved, set()
            theirs, self._moved_elsewhere = self._moved_elsewhere, set()
            try:
                await self._write(tables, ours)
                if known := theirs & tables.awake().keys():
                    await self._see_elsewhere(tables, known)
            except Exception as error:
                logger.warning("database unavailable: connections not stored: %s", error)
                self._moved |= ours
                self._moved_elsewhere |= theirs
                await asyncio.sleep(BEAT)
                self._has_moved.set()

    async def _write(self, tables: Tables, ids: Set[str]) -> None:
        if ids:
            await self._membership.write({id: tables.connected_here(id) for id in sorted(ids)})
            for id in ids:
                self._hints.send(id)


def turn(process: str, others: Iterable[str], table: str) -> int:
    """When it is a process's turn to do what a table waits for: 0 is first. All processes agree on it.

    >>> sorted(turn(one, {"a", "b", "c"} - {one}, "table") for one in "abc")
    [0, 1, 2]
    """
    own = _weight(process, table)
    return sum(_weight(other, table) < own for other in others)


def _weight(process: str, table: str) -> bytes:
    return sha256(f"{process} {table}".encode()).digest()


async def join(store: DatabaseStore, database: str) -> SingleProcess:
    """Joins the processes that serve this database. With SQLite there is only one."""
    if not is_shared(database):
        return SingleProcess()
    process = secrets.token_urlsafe(9)
    membership = Membership(store, process)
    await membership.join()
    return Cluster(membership, Hints(database, process), process)
