"""The tables that are awake in this process: folded logs, who looks on, and what is due.

A request is decided, stored, and only then told to anybody. The log in the store is the authority: if another
process was quicker, the missing entries are folded and the request is decided again.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256

from msgspec import structs

from downforce.model.ids import Seat
from downforce.notation.fair import new_secret
from downforce.rules.view import view
from downforce.server.bots.pool import Thinkers
from downforce.server.cluster.membership import Connected
from downforce.server.cluster.peers import SingleProcess
from downforce.server.live import system_entries as itself
from downforce.server.live.awake import Connection, Live, Step
from downforce.server.live.broadcast import encode, tell, tell_presence, updates, welcome, yours
from downforce.server.live.duties import Duty, Kind, next_duty
from downforce.server.live.limits import SharedBuckets
from downforce.server.live.lobby import listing, new_code
from downforce.server.metrics import COMMITS, CONFLICTS, TABLES
from downforce.server.storage.past import races_played
from downforce.server.storage.retention import (
    DAY,
    Retention,
    abandoned,
    open_tables,
    remove_tables,
    remove_visitors,
)
from downforce.server.storage.store import Appended, NewEntry, PackedGame, Store, StoreError, TableRow
from downforce.server.storage.store import Entry as StoredEntry
from downforce.server.table import log, views
from downforce.server.table.decide import Granted, Surroundings, contributors, decide
from downforce.server.table.fold import Change, Status, Table, after, opened, record
from downforce.server.table.packing import pack
from downforce.server.table.views import Viewer
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, Refused
from downforce.server.wire.game_names import new_key

logger = logging.getLogger(__name__)

FURTHEST_BACK = 500
"""More missed updates than that are not told one by one."""
MOST_ENTRIES = 10_000
"""A table with a longer log only lets people play on; the longest games have some 1,500 entries."""
SLICE = 200
"""So many entries are folded before the others have their turn."""
TRIES = 50
"""How often a request is decided again because others were quicker."""
GRACE = 60.0
"""Seconds a table stays in memory after the last person has gone."""
RECONNECT = 1012
"""The code of a socket that is closed so that its client connects again."""
SWEEP_EVERY = 600.0
SWEEP_PAUSE = 1.0
"""Seconds between two hundreds of tables, so that people who play come first."""
STAGGER = 0.5
"""Seconds that a process leaves to the one whose turn it is before it does itself what is due."""
FIRST_RETRY, RETRY_AFTER = 0.25, 2.0
"""Seconds until something is tried again after the store had trouble: at first, and in the end."""


class Hub:
    """All tables this process serves."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        now: Callable[[], int],
        peers: SingleProcess | None = None,
        kept: Retention | None = None,
        new_secret: Callable[[], str] = new_secret,
        new_id: Callable[[], str] = lambda: secrets.token_urlsafe(16),
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._now = now
        self._peers = peers or SingleProcess()
        self.kept = kept or Retention()
        self._new_secret = new_secret
        self._new_id = new_id
        self.buckets = SharedBuckets()
        """How much anybody may ask for, whatever socket they ask on."""
        self._live: dict[str, Live] = {}
        self._waking: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._writes: set[asyncio.Task[int]] = set()
        self._is_closed = False

    # --- tables come and go -----------------------------------------------------------------------

    async def open_table(self, entry: log.Opened, id: str = "") -> TableRow:
        """Sets a table up; one with an id of its own is set up once."""
        if await open_tables(self._store) >= self.kept.most_tables:
            raise Refused(Refusal.TOO_MANY_TABLES)
        at = self._now()
        while True:
            if id and (there := await self._store.table(id)):
                return there
            entry = structs.replace(entry, key=entry.key or new_key())
            table = opened(id or self._new_id(), new_code(), entry, at)
            row = TableRow(table.id, table.code, at, at, listing(table))
            first = NewEntry(table.id, 1, entry.host, f"open-{table.id}", at, log.write_entry(entry))
            if await self._store.create_table(row, first):
                return row

    async def live(self, id: str) -> Live:
        """A table that is awake, or is woken now; raises ``Refused`` if there is none."""
        if id in self._live:
            return self._live[id]
        if not id.isprintable():  # a database may choke on it
            raise Refused(Refusal.NO_SUCH_THING)
        if id not in self._waking:
            task = asyncio.create_task(self._wake(id))
            self._waking[id] = task
            task.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(self._waking[id])

    async def _wake(self, id: str) -> Live:
        row = await self._store.table(id)
        entries = await self._store.entries(id)
        if row is None or not entries:
            raise Refused(Refusal.NO_SUCH_THING)
        live = self._begun(row, entries[0])
        live.awake_since = self._now()
        for number, stored in enumerate(entries[1:], 1):
            self._fold(live, stored)
            if number % SLICE == 0:
                await asyncio.sleep(0)  # a long log: the other tables need not wait
        live.info = views.table_info(live.table)
        live.away_since = dict.fromkeys(live.table.people, live.awake_since)
        self._live[id] = live
        TABLES.set(len(self._live))
        asyncio.get_running_loop().call_later(GRACE, self._forget, live)
        return live

    def _begun(self, row: TableRow, first: StoredEntry) -> Live:
        entry = log.read_entry(first.data)
        assert isinstance(entry, log.Opened)
        table = opened(row.id, row.code, entry, first.at)
        done = {(first.visitor, first.action_id): first.seq}
        return Live(table=table, info=views.table_info(table), done=done)

    def _fold(self, live: Live, stored: StoredEntry) -> tuple[log.Entry, Change]:
        """Takes one stored entry in, without telling anybody."""
        assert stored.seq == live.table.seq + 1, f"the log of {live.table.id} has a hole before {stored.seq}"
        entry = log.read_entry(stored.data)
        change = after(live.table, entry, stored.at)
        live.grow(entry, change, stored.visitor, stored.action_id)
        return entry, change

    def _forget(self, live: Live) -> None:
        """Nobody looks on any more: the table sleeps in the store."""
        if live.connections or self._live.get(live.table.id) is not live:
            return
        if live.lock.locked():
            asyncio.get_running_loop().call_later(GRACE, self._forget, live)
            return
        del self._live[live.table.id]
        TABLES.set(len(self._live))

    def drop(self, id: str) -> None:
        """Removes a table from memory and disconnects everybody there; they may come back."""
        live = self._live.pop(id, None)
        if live is None:
            return
        TABLES.set(len(self._live))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        for connection in [*live.connections]:
            connection.cut(RECONNECT)

    def connections(self) -> list[Connection]:
        """Everybody who is connected to this process."""
        return [connection for live in self._live.values() for connection in live.connections]

    # --- people come and go -----------------------------------------------------------------------

    async def join(self, id: str, connection: Connection, have: int, build: str, key: str = "") -> Live:
        """Lets somebody look on: first they are told all they do not have yet, then whatever happens."""
        was_known = id in self._live
        live = await self.live(id)
        live = self._live.setdefault(id, live)
        slept = not live.connections
        if slept:
            live.awake_since = self._now()  # it was in memory still, but slept
        live.connections.add(connection)  # from now on the table stays awake
        try:
            if slept:
                live.elsewhere = await self._peers.at(id)
            if slept and was_known:
                await self._woken(live)
            # Another process may have told them more than we know.
            await self._caught_up(live, have)
            if slept and live.elsewhere:
                self._peers.is_at(id, live.table.seq)  # they may have missed what we have just read
            async with live.lock:  # nothing happens in between
                if not live.table.is_open_to(connection.visitor, key):
                    raise Refused(Refusal.NOT_INVITED)
                await self._brought_up_to_date(live, connection, have, build)
        except BaseException:
            self.leave(live, connection)
            raise
        live.away_since.pop(connection.visitor, None)
        self._peers.moved(id)
        tell_presence(live)
        self._schedule(live)
        return live

    async def _woken(self, live: Live) -> None:
        """A table that slept in memory may have grown since, or be gone: one question tells both."""
        async with live.lock:
            log_end = await self._store.entries(live.table.id, after=live.table.seq - 1)
            if not log_end:  # another process has swept it up
                self._live.pop(live.table.id, None)
                TABLES.set(len(self._live))
                raise Refused(Refusal.NO_SUCH_THING)
            for stored in log_end[1:]:
                self._take_in(live, stored)

    async def _brought_up_to_date(self, live: Live, connection: Connection, have: int, build: str) -> None:
        own = live.table.seats_of(connection.visitor)
        if connection.viewer is not None and connection.viewer not in own:
            raise Refused(Refusal.NOT_YOUR_SEAT)
        if 0 <= live.table.seq - have <= FURTHEST_BACK and have > 0:
            updates = await self.missed(live.table.id, have, connection.viewer)
            connection.send(encode(p.Updates(updates=updates)))
            connection.send(encode(yours(live.table, connection.visitor)))
        else:
            connection.send(encode(self.welcome(live, connection, build)))
        connection.ready = True

    def leave(self, live: Live, connection: Connection) -> None:
        """Somebody has gone."""
        live.connections.discard(connection)
        if connection.visitor and connection.visitor not in live.connected:
            live.away_since[connection.visitor] = self._now()
        self._peers.moved(live.table.id)
        self._schedule(live)
        if live.connections:
            tell_presence(live)
        else:
            asyncio.get_running_loop().call_later(GRACE, self._forget, live)

    def welcome(self, live: Live, connection: Connection, build: str) -> p.Welcome:
        """Everything there is to know for somebody who comes in, or looks from another seat."""
        return welcome(live, connection, now=self._now(), build=build)

    # --- requests ---------------------------------------------------------------------------------

    async def request(self, live: Live, visitor: str, request: Granted) -> int:
        """Grants a request and returns its place in the log, or raises ``Refused``."""
        if live.table.seq >= MOST_ENTRIES and not isinstance(request, p.Commit | p.Seal | p.Show):
            raise Refused(Refusal.TABLE_FULL)
        here = Surroundings(live.connected, self._new_secret)
        return await self._write(
            live, visitor, request.id, lambda table: decide(table, visitor, request, here)
        )

    async def rematch(self, live: Live, visitor: str, id: str) -> str:
        """A new table for the same people and bots; the first who asks opens it for all."""
        table = live.table
        if not table.seats_of(visitor) and visitor != table.host:
            raise Refused(Refusal.NOT_ALLOWED)
        if table.status is not Status.OVER:
            raise Refused(Refusal.NOT_OVER)
        async with live.rematching:
            if not live.table.rematch:
                row = await self.open_table(itself.same_again(table, visitor), itself.rematch_id(table))
                try:
                    await self._write(live, visitor, id, lambda table: itself.rematched(table, row.id))
                except Refused:
                    if not live.table.rematch:  # else it was asked for at another process as well
                        raise
        return live.table.rematch

    async def _write(
        self, live: Live, visitor: str, action_id: str | None, make: Callable[[Table], log.Entry]
    ) -> int:
        """Stores an entry, whatever becomes of the caller: nobody who hangs up leaves us in doubt."""
        task = asyncio.create_task(self._write_next(live, visitor, action_id, make))
        self._writes.add(task)
        task.add_done_callback(self._written)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a refusal knows this frame: they would hold each other, and the table

    def _written(self, task: asyncio.Task[int]) -> None:
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()  # who asked has been told, or has hung up

    async def _write_next(
        self, live: Live, visitor: str, action_id: str | None, make: Callable[[Table], log.Entry]
    ) -> int:
        """Stores an entry as the next one; whoever comes second decides again.

        An entry of the server's own is named by its place, so that exactly one process writes it.
        """
        async with live.lock:
            for _ in range(TRIES):
                known = live.done.get((visitor, action_id)) if visitor and action_id else None
                if known is not None:
                    return known
                name = action_id or f"server-{live.table.seq + 1}"
                try:
                    entry = make(live.table)
                except Refused:
                    if await self._catch_up(live):
                        continue  # by the log it may be granted, or have been
                    raise
                if await self._stored(live, visitor, name, entry):
                    COMMITS.inc()
                    return live.table.seq
                CONFLICTS.inc()
                await self._catch_up(live)
        raise Refused(Refusal.SERVER_TROUBLE)

    async def _stored(self, live: Live, visitor: str, action_id: str, entry: log.Entry) -> bool:
        old = live.table
        at = max(self._now(), old.at)
        change = after(old, entry, at)
        data = log.write_entry(entry)
        new = NewEntry(old.id, old.seq + 1, visitor, action_id, at, data)
        changed_listing = listing(change.table) if _is_news(old, change.table) else None
        is_end = change.table.status is Status.OVER != old.status
        # The whole game is played once more for that: the other tables need not wait.
        packed = await asyncio.to_thread(_packed, change.table) if is_end else None
        played = races_played(change.table) if is_end else ()
        try:
            outcome = await self._store.append(new, listing=changed_listing, game=packed, played=played)
        except StoreError:
            self._look_again(live)  # it may have been stored all the same
            raise
        if outcome is not Appended.DONE:
            return False
        if live.elsewhere or not live.connections:  # they may just have gone to another process
            self._peers.wrote(new)
        live.grow(entry, change, visitor, action_id)
        self._told(live, old, entry, change)
        return True

    async def _catch_up(self, live: Live) -> int:
        """Folds what others have written, and tells those who look on; how many entries there were."""
        missing = await self._store.entries(live.table.id, after=live.table.seq)
        for number, stored in enumerate(missing, 1):
            self._take_in(live, stored)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return len(missing)

    def _take_in(self, live: Live, stored: StoredEntry) -> None:
        """Folds what somebody else has written, and tells those who look on."""
        old = live.table
        entry, change = self._fold(live, stored)
        self._told(live, old, entry, change)

    def _look_again(self, live: Live) -> None:
        """The store is in trouble: sees later what it holds, once for all who want to know."""
        if not live.healing and not self._is_closed:
            live.healing = True
            self._begin(self._healed(live))

    async def _healed(self, live: Live) -> None:
        try:
            for failures in itertools.count():
                await asyncio.sleep(_pause(failures))
                with suppress(StoreError):
                    await self._look(live)
                    return
        finally:
            live.healing = False

    async def _look(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)
        self._schedule(live)

    async def _look_now(self, live: Live) -> None:
        try:
            await self._look(live)
        except StoreError:
            self._look_again(live)

    async def _caught_up(self, live: Live, seq: int) -> None:
        """Sees to it that a table is known to be at least that far."""
        async with live.lock:
            if live.table.seq < seq:
                await self._catch_up(live)

    async def up_to(self, id: str, seq: int) -> None:
        """Somebody has seen a table at this point; sees what we have missed, if so."""
        if id in self._live:
            await self._caught_up(self._live[id], seq)

    # --- other processes --------------------------------------------------------------------------

    def awake(self) -> dict[str, int]:
        """The tables somebody looks at, and how far each is."""
        return {id: live.table.seq for id, live in self._live.items() if live.connections}

    def connected_here(self, id: str) -> Connected:
        """Who is connected to this process at a table."""
        return self._live[id].connected_here if id in self._live else Connected()

    def heard(self, id: str, seq: int) -> None:
        """Another process has written; a hint, which may come late or never."""
        live = self._live.get(id)
        if live is not None and live.table.seq < seq and not self._is_closed:
            self._begin(self._look_now(live))

    def heard_entry(self, id: str, stored: StoredEntry) -> None:
        """The same, and what it has written: often that saves us from looking."""
        live = self._live.get(id)
        if live is None or live.lock.locked() or live.table.seq + 1 != stored.seq:
            self.heard(id, stored.seq)
            return
        try:
            self._take_in(live, stored)
        except Exception:
            logger.exception("an entry of another process cannot be read: is that a newer version?")

    def seen_elsewhere(self, id: str, elsewhere: Mapping[str, Connected]) -> None:
        """Who is connected to other processes at a table."""
        live = self._live.get(id)
        if live is None or live.elsewhere == elsewhere:
            return
        if elsewhere.keys() - live.elsewhere.keys():
            self._peers.is_at(id, live.table.seq)  # we may have written before we knew of them
        before, live.elsewhere = live.connected, elsewhere
        for visitor in before - live.connected:
            live.away_since[visitor] = self._now()
        for visitor in live.connected:
            live.away_since.pop(visitor, None)
        tell_presence(live)
        self._schedule(live)

    # --- telling ----------------------------------------------------------------------------------

    def _told(self, live: Live, old: Table, entry: log.Entry, change: Change) -> None:
        tell(live, old, entry, change, now=self._now())
        if old.seats != live.table.seats:
            self._peers.moved(live.table.id)  # who watched may play now
        self._schedule(live)

    async def peek(self, id: str) -> Table:
        """A table as it is now, without waking it."""
        live = self._live.get(id)
        if live is not None and live.connections:
            return live.table
        row = await self._store.table(id)
        entries = await self._store.entries(id)
        if row is None or not entries:
            raise Refused(Refusal.NO_SUCH_THING)
        return await asyncio.to_thread(self._folded, row, entries)

    def _folded(self, row: TableRow, entries: Sequence[StoredEntry]) -> Table:
        live = self._begun(row, entries[0])
        for stored in entries[1:]:
            self._fold(live, stored)
        return live.table

    def must_retell(self, id: str, after_seq: int) -> bool:
        """Whether the updates after a point are not at hand, so that the whole log has to be folded."""
        live = self._live.get(id)
        if live is None:
            return True
        return live.table.seq > after_seq and not (live.tail and live.tail[0].before.seq <= after_seq)

    async def missed(self, id: str, after_seq: int, viewer: Viewer) -> list[p.Update]:
        """The updates after a point of the log, as this viewer is told of them."""
        live = self._live.get(id)
        if live is not None and live.table.seq == after_seq:
            return []  # as for most who come back
        if live is not None and live.tail and live.tail[0].before.seq <= after_seq:
            return updates([step for step in live.tail if step.before.seq >= after_seq], viewer)
        row = await self._store.table(id)
        entries = await self._store.entries(id)
        if row is None or not entries:
            raise Refused(Refusal.NO_SUCH_THING)
        # All of it is folded once more: the other tables need not wait for that.
        return await asyncio.to_thread(self._retold, row, entries, after_seq, viewer)

    def _retold(
        self, row: TableRow, entries: Sequence[StoredEntry], after_seq: int, viewer: Viewer
    ) -> list[p.Update]:
        live, steps = self._begun(row, entries[0]), list[Step]()
        for stored in entries[1:]:
            self._fold(live, stored)
            if stored.seq > after_seq:
                steps.append(live.tail[-1])
        return updates(steps, viewer)

    # --- what is due ------------------------------------------------------------------------------

    def _schedule(self, live: Live) -> None:
        """Looks again when the next thing is due; a table that nobody looks at sleeps."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        is_awake = live.connections and not self._is_closed
        duty = next_duty(live.table, live.presence) if is_awake else None
        # A clock that was set back must not make anybody wait for the hours it lost.
        now = max(self._now(), live.table.at, live.awake_since)
        since = live.seen_due(duty, now)
        if duty is not None:
            wait = (max(duty.at, since) - now) / 1000 + self._stagger(live)
            live.timer = asyncio.get_running_loop().call_later(max(0, wait), self._due, live, duty)

    def _stagger(self, live: Live) -> float:
        # One step however many come before us: they may all be dead, and if not, the log takes one entry.
        return STAGGER * min(1, self._peers.turn(live.table.id, live.elsewhere))

    def _due(self, live: Live, duty: Duty) -> None:
        what = duty.kind, duty.seat
        if what not in live.doing:  # who is at it looks afterwards what is due then
            live.doing.add(what)
            self._begin(self._do(live, duty))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, live: Live, duty: Duty) -> None:
        try:
            if next_duty(live.table, live.presence) == duty:
                self._peers.missed_turn(live.table.id, live.elsewhere)
                await self._fulfil(live, duty)
            live.failures = 0
        except Refused:
            pass  # the table has moved on
        except Exception as error:
            if not isinstance(error, StoreError):
                logger.exception("something that was due failed; trying again")
            elif not live.failures:  # else a thousand tables would fill the log
                logger.warning("the store is in trouble")
            await asyncio.sleep(_pause(live.failures))
            live.failures += 1
        finally:
            live.doing.discard((duty.kind, duty.seat))
            self._schedule(live)

    async def _fulfil(self, live: Live, duty: Duty) -> None:
        table, seq = live.table, live.table.seq
        match duty.kind:
            case Kind.REDEAL:
                await self._by_itself(live, lambda table: self._redealt(table, seq, live))
            case Kind.CLOSE_UNDO:
                await self._by_itself(live, lambda table: itself.undo_closed(table, seq))
            case Kind.TAKE_OVER:
                await self._by_itself(live, lambda table: itself.taken_over(table, seq, duty.seat))
            case Kind.HAND_BACK:
                await self._by_itself(live, lambda table: itself.handed_back(table, seq, duty.seat))
            case Kind.PASS_HOST:
                await self._by_itself(live, lambda table: itself.host_passed(table, seq, duty.seat))
            case Kind.DECIDE:
                action = await self._thought(table, duty.seat)
                await self._by_itself(live, lambda table: itself.decided(table, seq, duty, action))

    async def _by_itself(self, live: Live, make: Callable[[Table], log.Entry]) -> None:
        """Writes an entry of the server's own."""
        await self._write(live, "", None, make)

    def _redealt(self, table: Table, seq: int, live: Live) -> log.Entry:
        itself.still(table, seq)
        assert table.round is not None
        here = contributors(table, live.connected)
        left = tuple(v for v in table.round.contributors if v in here and v not in table.round.missing)
        return log.Redealt(contributors=left, secret=self._new_secret())

    async def _thought(self, table: Table, seat: Seat) -> str:
        """What a bot does for a seat. One choice is none; a bot in trouble does the first thing it may."""
        assert table.game is not None
        assert table.round is not None
        seen = view(table.game.state, seat)
        legal = seen.legal
        if len(legal) == 1:
            return str(legal[0])
        level = table.seats[seat].level or table.settings.stand_in
        seed = sha256(f"{table.round.secret} {table.seq} {seat}".encode()).hexdigest()
        try:
            chosen = await self._thinkers.choose(level, str(seen), seed)
            if chosen in map(str, legal):
                return chosen
            logger.error("a bot of level %s chose what it may not do", level)
        except Exception:  # whatever is wrong with a bot, the others want to play on
            logger.exception("a bot of level %s could not decide", level)
        return str(legal[0])

    async def sweep(self) -> int:
        """Removes, some at a time, what nobody comes back to: see ``retention``. How many rows there were."""
        now = self._now()
        old = await self._store.over_before(now - self.kept.finished * DAY)
        gone = [id for id in old if id not in self._live]
        for id in gone:
            await self._store.prune(id)
        left = [id for id in await abandoned(self._store, self.kept, now) if id not in self._live]
        await remove_tables(self._store, left)
        return len(gone) + len(left) + await remove_visitors(self._store, self.kept, now)

    async def sweep_for_ever(self) -> None:
        """Sweeps now and then, and then until nothing is left: there may be thousands of games a day."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                while await self.sweep():
                    await asyncio.sleep(SWEEP_PAUSE)
            except StoreError:
                logger.warning("the store is in trouble; sweeping later")

    async def close(self) -> None:
        """Stops doing things; what is stored is stored."""
        self._is_closed = True
        for live in self._live.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._writes, return_exceptions=True)
        self._live.clear()


# --- small things ----------------------------------------------------------------------------------


def _is_news(old: Table, new: Table) -> bool:
    """Whether the lobby has to be told."""
    same = old.status is new.status and old.seats == new.seats and old.settings == new.settings
    return not same


def _pause(failures: int) -> float:
    """Seconds until something is tried again that has failed so often before."""
    return min(FIRST_RETRY * 2.0 ** min(failures, 10), RETRY_AFTER)


def _packed(table: Table) -> PackedGame:
    return PackedGame(table.id, table.at, table.settings.public, pack(record(table)), table.key or None)
