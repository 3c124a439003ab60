"""The tables in the memory of this process: woken from the store, joined by clients, evicted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from msgspec import structs

from downforce.server.live import system_entries
from downforce.server.live.awake import AwakeTable
from downforce.server.live.broadcast import Connection
from downforce.server.live.duty_timer import DutyTimer
from downforce.server.live.environment import Environment
from downforce.server.live.folding import FoldedLog, fold, fold_on
from downforce.server.live.limits import SharedBuckets
from downforce.server.live.lobby import listing, new_code
from downforce.server.live.over_days import turn_of
from downforce.server.live.peers import Connected
from downforce.server.live.retention import Retention
from downforce.server.live.store import NewEntry, StoredEntry, StoreError, TableRow
from downforce.server.table import log
from downforce.server.table.decide import Decided
from downforce.server.table.fold import Status, Table, opened
from downforce.server.table.screens import is_screen
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.game_names import new_key

logger = logging.getLogger(__name__)

OPEN_DAYS_WHEN_FULL = 1 / 24
"""Days after which a table where no game has begun is removed if there are too many tables."""
MOST_PEEKED = 200
"""The size of the cache of tables that are not awake."""
GRACE = 60.0
"""Seconds a table stays in memory after the last client has left."""
RECONNECT = 1012
"""The code of a socket that is closed so that its client connects again."""
SCREEN_ENDED = 4003
"""The code of a big screen's socket that is closed because the screen is no longer tied to the table."""
SWEEP_EVERY = 600.0
SWEEP_PAUSE = 1.0
"""Seconds between two steps of a sweep, so that people who play come first."""


class Hub:
    """All tables this process serves."""

    def __init__(self, environment: Environment, *, kept: Retention | None = None) -> None:
        self._env = environment
        self.kept = kept or Retention()
        self.counters = environment.counters
        self.buckets = SharedBuckets()
        """Rate limits that outlast a socket."""
        self._tables: dict[str, AwakeTable] = {}
        self._timers: dict[str, DutyTimer] = {}
        self._waking: dict[str, asyncio.Task[AwakeTable]] = {}
        self._peeked: dict[str, Table] = {}
        """A cache of tables that are not awake, the one read last at the end."""

    # --- tables -----------------------------------------------------------------------------------

    async def open_table(self, entry: log.Opened, id: str = "") -> TableRow:
        """Creates a table, or returns the one that already has this id."""
        store, at = self._env.store, self._env.now()
        if entry.settings.clock.is_over_days:
            await self.check_over_days(entry.host)
        elif await store.open_tables() >= self.kept.most_tables:
            await store.sweep(replace(self.kept, open=OPEN_DAYS_WHEN_FULL), at, [*self._tables])
            if await store.open_tables() >= self.kept.most_tables:
                raise RefusalError(Refusal.TOO_MANY_TABLES)
        while True:
            if id and (there := await store.table(id)):
                return there
            entry = structs.replace(entry, key=entry.key or new_key())
            table = opened(id or self._env.new_id(), new_code(), entry, at)
            row = TableRow(table.id, table.code, at, at, listing(table))
            first = NewEntry(table.id, 1, entry.host, f"open-{table.id}", at, log.write_entry(entry))
            if await store.create_table(row, first, turn_of(table, {})):
                return row

    async def wake(self, id: str) -> AwakeTable:
        """A table that is awake, or is woken now; raises ``RefusalError`` if there is none."""
        if id in self._tables:
            return self._tables[id]
        if not id.isprintable():  # a database may choke on it
            raise RefusalError(Refusal.NO_SUCH_THING)
        if id not in self._waking:
            task = asyncio.create_task(self._wake(id))
            self._waking[id] = task
            task.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(self._waking[id])

    async def check_over_days(self, visitor: str) -> None:
        """Refuses if there are too many tables over days, in all or of a visitor."""
        in_all, own = await self._env.turns.tables_over_days(visitor)
        if in_all >= self.kept.most_over_days:
            raise RefusalError(Refusal.TOO_MANY_TABLES)
        if own >= self.kept.most_over_days_each:
            raise RefusalError(Refusal.TOO_MANY_OVER_DAYS)

    async def wake_to_write(self, id: str) -> AwakeTable:
        """A table as its log is now, for an entry of the server's own; it may sleep again soon."""
        was_known = id in self._tables
        awake = await self.wake(id)
        if was_known and not awake.audience.connections and not await awake.wake_up():
            self._remove(id)
            raise RefusalError(Refusal.NO_SUCH_THING)
        return awake

    def let_sleep(self, awake: AwakeTable) -> None:
        """Forgets a table that was only woken for an entry."""
        if not awake.audience.connections and not awake.lock.locked():
            self._remove(awake.table.id)

    async def check_request(self, awake: AwakeTable, visitor: str, request: p.AnyRequest) -> None:
        """Refuses what would make too many tables over days."""
        if awake.is_over_days:
            adds = isinstance(request, p.Sit) and visitor not in (*awake.table.people, awake.table.host)
        else:
            adds = isinstance(request, p.Change) and request.settings.clock.is_over_days
        if adds:
            await self.check_over_days(visitor)

    async def _wake(self, id: str) -> AwakeTable:
        row = await self._env.store.table(id)
        entries = await self._env.store.entries(id)
        awake = AwakeTable(FoldedLog.begin(row, entries), self._env)
        await awake.read_rest(entries[1:])
        self._keep(awake)
        self._forget_later(awake)
        return awake

    def _keep(self, awake: AwakeTable) -> None:
        timer = DutyTimer(awake, self._env)
        awake.on_change = timer.schedule
        self._tables[awake.table.id], self._timers[awake.table.id] = awake, timer
        self._count()

    def _forget_later(self, awake: AwakeTable) -> None:
        asyncio.get_running_loop().call_later(GRACE, self._forget, awake)

    def _forget(self, awake: AwakeTable) -> None:
        """Evicts a table without connections from memory; it stays in the store."""
        if awake.audience.connections or self._tables.get(awake.table.id) is not awake:
            return
        if awake.lock.locked():
            self._forget_later(awake)
        else:
            self._remove(awake.table.id)

    def _remove(self, id: str) -> AwakeTable | None:
        awake = self._tables.pop(id, None)
        if awake is not None:
            self._timers.pop(id).stop()
            awake.audience.stop()
            self._count()
        return awake

    def _count(self) -> None:
        self.counters.awake(len(self._tables))

    def drop(self, id: str) -> None:
        """Evicts a table from memory and disconnects all clients there; they may reconnect."""
        awake = self._remove(id)
        self._peeked.pop(id, None)
        for connection in [*awake.audience.connections] if awake else ():
            connection.disconnect(RECONNECT)

    def connections(self) -> list[Connection]:
        """All connections of this process."""
        return [one for awake in self._tables.values() for one in awake.audience.connections]

    async def peek(self, id: str) -> Table:
        """A table as it is now, without waking it."""
        awake = self._tables.get(id)
        if awake is not None and awake.audience.connections:
            return awake.table
        known = self._peeked.pop(id, None)
        if known is None:
            row = await self._env.store.table(id)
            table: Table = await self._env.offload(fold, row, await self._env.store.entries(id))
        else:
            table = await self._env.offload(
                fold_on, known, await self._env.store.entries(id, after=known.seq)
            )
        self._peeked[id] = table
        if len(self._peeked) > MOST_PEEKED:
            del self._peeked[next(iter(self._peeked))]
        return table

    async def write_turn(self, table: Table) -> None:
        """Writes for whom a table waits that nobody is at, so that the next list need not fold its log."""
        awake = self._tables.get(table.id)
        if awake is None or not awake.audience.connections:
            off = await self._env.turns.time_off(table.people if table.settings.clock.is_over_days else ())
            await self._env.turns.write(table.id, turn_of(table, off))

    def entries_to_fold(self, id: str, after_seq: int) -> int:
        """How many entries have to be folded for the updates after a point; none if these are in memory."""
        awake = self._tables.get(id)
        if awake is None:
            return 1
        return 0 if awake.has_all_after(after_seq) else awake.table.seq

    # --- clients join and leave -------------------------------------------------------------------

    async def join(self, id: str, connection: Connection, have: int, build: str, key: str = "") -> AwakeTable:
        """Connects a client: it gets what it does not have yet, and then all broadcasts."""
        was_known = id in self._tables
        awake = await self.wake(id)
        if id not in self._tables:  # it was dropped a moment ago
            self._keep(awake)
        slept = not awake.audience.connections
        if slept:
            awake.awake_since = self._env.now()  # it was in memory still, but slept
        awake.audience.connections.add(connection)  # from now on the table stays awake
        try:
            if slept:
                awake.audience.elsewhere = await self._env.peers.connected_elsewhere(id)
            if slept and was_known and not await awake.wake_up():  # another process has swept it up
                self._remove(id)
                raise RefusalError(Refusal.NO_SUCH_THING)
            await awake.prepare_days()
            await awake.ensure_seq(have)  # another process may have told them more than we know
            if slept and awake.audience.elsewhere:
                self._env.peers.send_seq(id, awake.table.seq)  # they may have missed what we have just read
            await awake.bring_up_to_date(connection, have, build, key)
        except BaseException:
            self._turn_away(awake, connection)
            raise
        awake.away_since.pop(connection.visitor, None)
        self._mark_seen(awake, connection.visitor)
        self._presence_changed(awake, connection)
        return awake

    def end_screens(self, id: str, screen: str = "") -> None:
        """Disconnects one or all big screens of a table; those at other processes notice by themselves."""
        awake = self._tables.get(id)
        for connection in [*awake.audience.connections] if awake else ():
            if is_screen(connection.visitor) and screen in ("", connection.visitor):
                connection.disconnect(SCREEN_ENDED)

    def leave(self, awake: AwakeTable, connection: Connection) -> None:
        """A client has gone."""
        awake.audience.connections.discard(connection)
        awake.audience.visible.discard(connection)
        if connection.visitor and connection.visitor not in awake.audience.connected:
            awake.away_since[connection.visitor] = self._env.now()
            self._mark_seen(awake, connection.visitor)
        self._presence_changed(awake)
        if not awake.audience.connections:
            self._forget_later(awake)

    def set_visible(self, awake: AwakeTable, connection: Connection, *, is_visible: bool) -> None:
        """A page says whether a person can see it: those who can need no call."""
        if not is_visible:
            awake.audience.visible.discard(connection)
        elif connection not in awake.audience.visible:
            awake.audience.visible.add(connection)
            awake.mark_shown(frozenset({connection.visitor}) & awake.audience.lookers)

    def _mark_seen(self, awake: AwakeTable, visitor: str) -> None:
        """Stores that a person was at a table over days: it is not abandoned."""
        if awake.is_over_days and awake.table.seats_of(visitor) and not self._env.tasks.is_closed:
            self._env.tasks.start(self._store_seen(awake.table.id, visitor))

    async def _store_seen(self, id: str, visitor: str) -> None:
        with suppress(StoreError):  # the next visit is stored again
            await self._env.turns.mark_seen(id, visitor, self._env.now())

    async def time_off_changed(self, visitor: str) -> None:
        """A person has set nights or holidays: the tables of this process show it at once."""
        for awake in [*self._tables.values()]:
            if awake.is_over_days and awake.table.seats_of(visitor) and awake.audience.connections:
                await awake.read_time_off()
                awake.send_waits(awake.audience.listening)

    def _turn_away(self, awake: AwakeTable, connection: Connection) -> None:
        """A client was not let in. The others are not told: strangers could keep them busy like that."""
        if awake.table.seats_of(connection.visitor):  # then they may have been told that it came
            self.leave(awake, connection)
            return
        awake.audience.connections.discard(connection)
        awake.on_change()
        if not awake.audience.connections:
            self._forget_later(awake)

    def _presence_changed(self, awake: AwakeTable, newcomer: Connection | None = None) -> None:
        self._env.peers.send_presence(awake.table.id)
        awake.audience.broadcast_presence(newcomer)
        awake.on_change()

    async def rematch(self, awake: AwakeTable, visitor: str, id: str) -> str:
        """A new table for the same people and bots; the first who asks opens it for all."""
        table = awake.table
        if not table.seats_of(visitor) and visitor != table.host:
            raise RefusalError(Refusal.NOT_ALLOWED)
        if table.status is not Status.OVER:
            raise RefusalError(Refusal.NOT_OVER)
        async with awake.rematching:
            if not awake.table.rematch:
                again = system_entries.rematch_table(table, visitor)
                row = await self.open_table(again, system_entries.rematch_id(table))
                try:
                    await awake.write(visitor, id, lambda now: Decided(system_entries.rematched(now, row.id)))
                except RefusalError:
                    if not awake.table.rematch:  # else it was asked for at another process as well
                        raise
        return awake.table.rematch

    # --- other processes --------------------------------------------------------------------------

    def awake(self) -> dict[str, int]:
        """The tables with connections, and the last seq of each."""
        return {id: one.table.seq for id, one in self._tables.items() if one.audience.connections}

    def connected_here(self, id: str) -> Connected:
        """Who is connected to this process at a table."""
        return self._tables[id].audience.connected_here if id in self._tables else Connected()

    def receive_seq(self, id: str, seq: int) -> None:
        """A hint that another process has written. It may come late or never."""
        awake = self._tables.get(id)
        if awake is not None and awake.table.seq < seq and not self._env.tasks.is_closed:
            self._env.tasks.start(awake.refresh())

    def receive_entry(self, id: str, stored: StoredEntry) -> None:
        """A hint with the entry itself, which often saves a read."""
        awake = self._tables.get(id)
        if awake is None or awake.lock.locked() or awake.table.seq + 1 != stored.seq:
            self.receive_seq(id, stored.seq)
            return
        try:
            awake.take(stored)
        except Exception:
            logger.exception("an entry of another process cannot be read: is that a newer version?")

    def receive_presence(self, id: str, elsewhere: Mapping[str, Connected]) -> None:
        """Who is connected to other processes at a table."""
        awake = self._tables.get(id)
        if awake is None or awake.audience.elsewhere == elsewhere:
            return
        audience = awake.audience
        if elsewhere.keys() - audience.elsewhere.keys():
            self._env.peers.send_seq(id, awake.table.seq)  # we may have written before we knew of them
        before, audience.elsewhere = audience.connected, elsewhere
        for visitor in before - audience.connected:
            awake.away_since[visitor] = self._env.now()
        for visitor in audience.connected:
            awake.away_since.pop(visitor, None)
        audience.broadcast_presence()
        awake.on_change()

    # --- sweeping and closing ---------------------------------------------------------------------

    async def sweep(self) -> int:
        """Removes some abandoned rows; how many there were."""
        return await self._env.store.sweep(self.kept, self._env.now(), [*self._tables])

    async def sweep_regularly(self) -> None:
        """Sweeps at regular intervals, each time until nothing is left."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                while await self.sweep():
                    await asyncio.sleep(SWEEP_PAUSE)
            except StoreError:
                logger.warning("database unavailable: sweeping later")

    async def close(self) -> None:
        """Stops all timers and tasks, after the writes in progress."""
        self._env.tasks.is_closed = True
        for timer in self._timers.values():
            timer.stop()
        for awake in self._tables.values():
            awake.audience.stop()
        await self._env.tasks.close()
        self._tables.clear()
        self._timers.clear()
