"""The other processes that serve the same tables: what they have written, and who is connected to them.

Hints (``fanout``) make it quick, the database makes it certain: once a second a process says that it is up,
and asks in one question which of its tables are further than it knows. So a hint that is lost costs a second,
and the people of a process that was killed are taken to be there for ``roll.LAPSE`` at most.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Mapping, Set
from contextlib import suppress
from hashlib import sha256
from typing import Final, Protocol

from downforce.server.door import new_process
from downforce.server.fanout import Fanout, Told, channels, hint_of
from downforce.server.metrics import MISSED, PROCESSES
from downforce.server.roll import LAPSE, Here, Roll
from downforce.server.store import Entry, NewEntry, Store, StoreError, is_shared
from downforce.server.together import Together

logger = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between two looks at the roll and at the tables."""
FULL_LOOK: Final = 5
"""After so many beats the presence at all tables is read, whatever was heard of it."""
GATHER: Final = 0.05
"""Seconds in which comings and goings are gathered before they are written down together."""
GOODBYE: Final = 2.0
"""Seconds in which a process that stops may tell the others."""


class Tables(Protocol):
    """The tables of this process, as its neighbours see them."""

    def awake(self) -> Mapping[str, int]:
        """The tables somebody looks at, and how far each is."""
        ...

    def here(self, id: str) -> Here:
        """Who is connected to this process at a table."""
        ...

    def heard(self, id: str, seq: int) -> None:
        """A table is that far."""
        ...

    def heard_entry(self, id: str, entry: Entry) -> None:
        """A table is that far, and by this entry."""
        ...

    def seen_elsewhere(self, id: str, elsewhere: Mapping[str, Here]) -> None:
        """Who is connected to other processes at a table."""
        ...


class Alone:
    """A process without neighbours: it knows everybody, and has nobody to tell."""

    process: str = ""
    alive: Set[str] = frozenset()
    """The processes that are up, this one included."""
    is_in_touch: bool = True
    """Whether the roll could be read the last time."""

    def wrote(self, entry: NewEntry) -> None:
        """An entry was stored, of a table that others serve as well."""

    def is_at(self, table: str, seq: int) -> None:
        """A table that others serve as well is that far."""

    def moved(self, table: str) -> None:
        """Somebody came to this process at a table, or left."""

    async def at(self, table: str) -> dict[str, Here]:
        """Who is connected to the others at a table."""
        return {}

    async def busy(self, most: int) -> list[str]:
        """Tables where somebody is connected to the others, not more than so many."""
        return []

    def turn(self, table: str, others: Iterable[str]) -> int:
        """How many of the others come before us in doing what a table waits for."""
        return 0

    def missed_turn(self, table: str, others: Iterable[str]) -> None:
        """Those who come before us did not do it."""

    def lost(self, process: str) -> None:
        """One of the others does not seem to be up any more, whatever the roll says."""

    def before_us(self, table: str) -> list[str]:
        """The others at whom the people of a table shall meet before us, in order. All agree on it."""
        return []

    async def run(self, tables: Tables) -> None:
        """Keeps in touch for ever."""

    async def close(self) -> None:
        """Says goodbye; ``run`` can be cancelled then."""


class Several(Alone):
    """One of several processes."""

    def __init__(self, roll: Roll, fanout: Fanout, process: str) -> None:
        self.process = process
        self._roll = roll
        self._elsewhere = Together(roll.elsewhere)
        self._fanout = fanout
        self._late: set[str] = set()
        """Those who did not do what was due, and were not heard of since; they may have been killed."""
        self._moved: set[str] = set()
        self._moved_elsewhere: set[str] = set()
        self._has_moved = asyncio.Event()
        self._look_now = asyncio.Event()
        self._beats = 0
        """Since the last time that we may have missed something."""
        self._is_leaving = False

    def wrote(self, entry: NewEntry) -> None:
        self._fanout.tell(hint_of(entry))

    def is_at(self, table: str, seq: int) -> None:
        self._fanout.tell((table, seq))

    def moved(self, table: str) -> None:
        self._moved.add(table)
        self._has_moved.set()

    async def at(self, table: str) -> dict[str, Here]:
        return await self._elsewhere.ask(table)

    async def busy(self, most: int) -> list[str]:
        return await self._roll.busy(most)

    def turn(self, table: str, others: Iterable[str]) -> int:
        return turn(self.process, (other for other in others if other not in self._late), table)

    def missed_turn(self, table: str, others: Iterable[str]) -> None:
        self._late |= {other for other in others if turn(self.process, [other], table)}

    def lost(self, process: str) -> None:
        self._late.add(process)
        # It may as well be about to start. If it was killed, the roll knows it by then.
        asyncio.get_running_loop().call_later(LAPSE / 1000, self._late.discard, process)

    def before_us(self, table: str) -> list[str]:
        others = self.alive - self._late - {self.process}
        own = _weight(self.process, table)
        weights = sorted((_weight(other, table), other) for other in others)
        return [other for weight, other in weights if weight < own]

    async def run(self, tables: Tables) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._fanout.run(lambda told: self._heard(tables, told), self._is_back))
            tasks.create_task(self._look_for_ever(tables))
            tasks.create_task(self._write_for_ever(tables))

    async def close(self) -> None:
        self._is_leaving = True
        for goodbye in (self._fanout.flush, self._roll.depart):
            with suppress(Exception):  # if they cannot be told, they notice by themselves
                async with asyncio.timeout(GOODBYE / 2):
                    await goodbye()

    # --- hints ------------------------------------------------------------------------------------

    def _heard(self, tables: Tables, told: Told) -> None:
        self._late.discard(told.by)
        for written in told.written:
            tables.heard_entry(written.table, written.entry)
        for id, seq in told.longer:
            tables.heard(id, seq)
        if told.moved:
            self._moved_elsewhere.update(told.moved)
            self._has_moved.set()

    def _is_back(self) -> None:
        """We hear the others again, and do not know what they said meanwhile."""
        self._beats = 0
        self._look_now.set()

    # --- the roll ---------------------------------------------------------------------------------

    async def _look_for_ever(self, tables: Tables) -> None:
        """Says that we are up, and sees what no hint has said."""
        while not self._is_leaving:
            self._look_now.clear()
            beats, self._beats = self._beats, self._beats + 1
            try:
                await self._look(tables, fully=beats % FULL_LOOK == 0)
                self.is_in_touch = True
            except Exception as error:
                self._beats, self.is_in_touch = 0, False
                if isinstance(error, StoreError):
                    logger.warning("the roll cannot be read: %s", error)
                else:
                    logger.exception("looking at the roll failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), BEAT)

    async def _look(self, tables: Tables, *, fully: bool) -> None:
        if not await self._roll.beat():
            self._moved.update(tables.awake())  # it was a long silence: all our people were struck off
            self._has_moved.set()
        before, self.alive = self.alive, await self._roll.alive()
        PROCESSES.set(len(self.alive))
        known = tables.awake()
        if behind := await self._roll.behind(known):
            by_now = tables.awake()  # of most we have heard meanwhile
            missed = [id for id in behind if by_now.get(id) == known[id]]
            MISSED.inc(len(missed))
            for id in missed:
                tables.heard(id, known[id] + 1)
        if fully or before != self.alive:
            await self._see_elsewhere(tables, tables.awake())
            await self._roll.strike_off()
        self._late &= self.alive

    async def _see_elsewhere(self, tables: Tables, ids: Iterable[str]) -> None:
        for id, elsewhere in (await self._roll.elsewhere(ids)).items():
            tables.seen_elsewhere(id, elsewhere)

    async def _write_for_ever(self, tables: Tables) -> None:
        """Writes down who comes to us and leaves, and reads who came to the others."""
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
                logger.warning("the roll cannot be written: %s", error)
                self._moved |= ours
                self._moved_elsewhere |= theirs
                await asyncio.sleep(BEAT)
                self._has_moved.set()

    async def _write(self, tables: Tables, ids: Set[str]) -> None:
        if ids:
            await self._roll.write({id: tables.here(id) for id in sorted(ids)})
            for id in ids:
                self._fanout.tell(id)


def turn(process: str, others: Iterable[str], table: str) -> int:
    """When it is a process's turn to do what a table waits for: 0 is first. All processes agree on it.

    >>> sorted(turn(one, {"a", "b", "c"} - {one}, "table") for one in "abc")
    [0, 1, 2]
    """
    own = _weight(process, table)
    return sum(_weight(other, table) < own for other in others)


def _weight(process: str, table: str) -> bytes:
    return sha256(f"{process} {table}".encode()).digest()


async def meet(store: Store, database: str, *, fanout: str = "", process: str = "") -> Alone:
    """The neighbours of a process that serves this database. With SQLite there are none."""
    if not is_shared(database):
        return Alone()
    process = process or new_process()
    kept = await store.set_setting_once("installation", secrets.token_hex(8).encode())
    roll = Roll(store, process)
    await roll.arrive()
    return Several(roll, Fanout(channels(fanout or database, kept.decode()), process), process)
