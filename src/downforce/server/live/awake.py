"""A table in the memory of this process ("awake"): its lock, its writes and its broadcasts.

A request is decided, stored, and only then broadcast. The log in the store is the authority: if another
process was quicker, the missing entries are folded and the request is decided again.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from downforce.model.ids import Seat
from downforce.server.live import duties
from downforce.server.live.advising import advice
from downforce.server.live.broadcast import Audience, Connection, encode, updates, yours
from downforce.server.live.duties import Presence
from downforce.server.live.environment import Environment
from downforce.server.live.folding import FoldedEntry, FoldedLog, steps_after
from downforce.server.live.lobby import listing
from downforce.server.live.over_days import late_seats, turn_of, waits_info
from downforce.server.live.past import races_played
from downforce.server.live.retention import WARNING
from downforce.server.live.store import Appended, Listing, NewEntry, PackedGame, StoredEntry, StoreError
from downforce.server.live.turns import TableTurn
from downforce.server.table import log
from downforce.server.table.advice import GivenAdvice
from downforce.server.table.clock import TimeOff
from downforce.server.table.decide import Decided, DecisionContext, Granted, decide
from downforce.server.table.fold import Status, Table, after, record
from downforce.server.table.packing import pack, pack_nameless
from downforce.server.table.views import Viewer
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError

FURTHEST_BACK = 500
"""A client that missed more updates than this gets the whole state instead."""
MOST_CACHED = 8
"""The size of the cache of answers about old updates, for each table."""
SLICE = 50
"""How many entries are folded before the event loop runs other tasks."""
TRIES = 50
"""How often a request is retried because another process wrote first."""
FIRST_RETRY, RETRY_AFTER = 0.25, 2.0
"""Seconds before a retry after an error of the store: the first one, and at most."""

Make = Callable[[Table], Decided]
"""Decides what is written next; raises ``RefusalError``."""


class AwakeTable:
    """One table in memory, kept up to date with its log in the store."""

    def __init__(self, folded: FoldedLog, environment: Environment) -> None:
        self.folded = folded
        self._env = environment
        self.audience = Audience(folded)
        self.lock = asyncio.Lock()
        """Held while the log grows."""
        self.rematching = asyncio.Lock()
        self.on_change: Callable[[], None] = lambda: None
        """Called after every entry, and when a client joins or leaves."""
        self.awake_since = environment.now()
        """When the first client connected. Clocks did not run while there were no connections."""
        self.away_since = dict.fromkeys(folded.table.people, self.awake_since)
        self._missed_cache: dict[tuple[int, int, Viewer], list[p.Update]] = {}
        """A cache of old updates, by the last entry in the store, the client's last one, and the viewer."""
        self._given = GivenAdvice()
        self._off: Mapping[str, TimeOff] = {}
        self.warned: int | None = None
        """When its people were warned that it is about to be removed."""
        self._is_retrying = False

    @property
    def table(self) -> Table:
        """The table as far as its log is known."""
        return self.folded.table

    @property
    def presence(self) -> Presence:
        """Who is here and who is not."""
        return Presence(self.audience.connected, self.away_since, self.awake_since)

    # --- writing ----------------------------------------------------------------------------------

    async def request(self, visitor: str, request: Granted) -> int:
        """Grants a request and returns its place in the log, or raises ``RefusalError``."""
        if duties.is_full(self.table) and not isinstance(request, p.Commit | p.Seal | p.Show):
            raise RefusalError(Refusal.TABLE_FULL)
        late: frozenset[Seat] = frozenset()
        if isinstance(request, p.Vote):
            late = late_seats(self.table, await self.read_time_off(), self._env.now())
        here = DecisionContext(self.audience.connected, self._env.new_secret, self._given, late)
        return await self.write(visitor, request.id, lambda table: decide(table, visitor, request, here))

    async def advice(self, request: p.Advise) -> p.Advised:
        """What Ace would do for a seat; raises ``RefusalError``. Choices made with it are marked later."""
        asked = self.table
        choices = await advice(asked, Seat(request.seat), request.draft, self._env.thinker)
        assert asked.game is not None
        self._given.add(asked.game, request.seat, request.draft, choices)
        return p.Advised(id=request.id, seq=asked.seq, choices=choices)

    async def write(self, visitor: str, action_id: str, make: Make) -> int:
        """Stores an entry even if the caller is cancelled; returns its place in the log."""
        return await self._env.tasks.finish(self._write_next(visitor, action_id, make))

    async def write_system_entry(self, make: Make) -> None:
        """Writes an entry of the server's own, named by its place so that exactly one process writes it."""
        await self.write("", "", make)

    async def _write_next(self, visitor: str, action_id: str, make: Make) -> int:
        """Stores an entry as the next one; retries if another process wrote first."""
        async with self.lock:
            for _ in range(TRIES):
                known = self.folded.granted.get((visitor, action_id)) if visitor else None
                if known is not None:
                    return known
                try:
                    decided = make(self.table)
                except RefusalError:
                    if self._may_be_behind and await self._read_new_entries():
                        continue  # with these it may be granted, or have been
                    raise
                if await self._append(visitor, action_id or f"server-{self.table.seq + 1}", decided):
                    self._env.counters.written()
                    return self.table.seq
                self._env.counters.conflict()
                await self._read_new_entries()
        raise RefusalError(Refusal.SERVER_TROUBLE)

    @property
    def _may_be_behind(self) -> bool:
        """Whether the log may be longer than we know: others write, or a write of ours got no answer."""
        return self._env.peers.others_write or self._is_retrying

    async def _append(self, visitor: str, action_id: str, decided: Decided) -> bool:
        """Stores an entry and broadcasts it; false if its place was taken."""
        old = self.table
        at = max(self._env.now(), old.at)
        change = after(old, decided.entry, at, decided.draft)
        new = NewEntry(old.id, old.seq + 1, visitor, action_id, at, log.write_entry(decided.entry))
        is_end = change.table.status is Status.OVER != old.status
        # The whole game is played once more to pack it: the other tables need not wait.
        packed = await self._env.offload(_packed, change.table) if is_end else None
        past = races_played(change.table) if is_end else ()
        changed = _new_listing(old, change.table)
        turn = await self._turn(change.table) if changed or self.is_over_days else None
        if isinstance(decided.entry, log.Rematched):
            turn = await self._turn(change.table)
            turn = turn._replace(rematch=decided.entry.table, invited_by=visitor)
        try:
            outcome = await self._env.store.append(new, listing=changed, game=packed, past=past, turn=turn)
        except StoreError:
            self.refresh_later()  # the entry may be stored although the store reported an error
            raise
        if outcome is not Appended.DONE:
            return False
        audience = self.audience
        if audience.elsewhere or not audience.connections:  # they may just have gone to another process
            self._env.peers.send_entry(new)
        self._broadcast(self.folded.grow(decided.entry, change, visitor, action_id))
        return True

    # --- over days --------------------------------------------------------------------------------

    @property
    def is_over_days(self) -> bool:
        """Whether its people need not be here at the same time."""
        return self.table.settings.clock.is_over_days

    async def _turn(self, table: Table) -> TableTurn:
        off = await self.read_time_off() if table.settings.clock.is_over_days else {}
        return turn_of(table, off)

    async def read_time_off(self) -> Mapping[str, TimeOff]:
        """The nights and holidays of its people; they may change at any time."""
        self._off = await self._env.turns.time_off(self.table.people)
        return self._off

    async def prepare_days(self) -> None:
        """Reads what a table over days needs besides its log, before a client comes in."""
        if self.is_over_days:
            await self.read_time_off()
            self.away_since |= await self._env.turns.last_seen(self.table.id)
            self.warned = await self._env.turns.warned(self.table.id)

    def send_waits(self, connections: Iterable[Connection]) -> None:
        """Tells clients for whom a table over days waits, and until when."""
        if self.is_over_days:
            removed_at = self.warned + WARNING if self.warned is not None else None
            message = encode(waits_info(self.table, self._off, self._env.now(), removed_at))
            for connection in connections:
                connection.send(message)

    def mark_shown(self, visitors: frozenset[str]) -> None:
        """Stores that these people see the table now, so that they are not called for what they see."""
        if visitors and not self._env.tasks.is_closed:
            self._env.tasks.start(self._store_shown(visitors))

    async def _store_shown(self, visitors: frozenset[str]) -> None:
        with suppress(StoreError):  # at worst they are called
            at = max(self._env.now(), self.table.at)
            await self._env.turns.mark_shown(self.table.id, visitors, at)

    # --- reading what others have written ---------------------------------------------------------

    async def read_rest(self, entries: list[StoredEntry]) -> None:
        """Folds a long log that was just read; there are no connections yet."""
        for number, stored in enumerate(entries, 1):
            self.folded.read(stored)
            if number % SLICE == 0:
                await asyncio.sleep(0)  # the other tables need not wait
        self.audience.refresh_info()
        self.away_since = dict.fromkeys(self.table.people, self.awake_since)

    def take(self, stored: StoredEntry) -> None:
        """Folds what another process has written, and broadcasts it."""
        self._broadcast(self.folded.read(stored))

    async def _read_new_entries(self) -> int:
        """Folds what the store has and we have not; how many entries there were."""
        missing = await self._env.store.entries(self.table.id, after=self.table.seq)
        for number, stored in enumerate(missing, 1):
            self.take(stored)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return len(missing)

    async def ensure_seq(self, seq: int) -> None:
        """Reads the store if the table is not known to be that far."""
        async with self.lock:
            if self.table.seq < seq:
                await self._read_new_entries()

    async def wake_up(self) -> bool:
        """Reads what happened while the table slept; false if the table is gone from the store."""
        async with self.lock:
            log_end = await self._env.store.entries(self.table.id, after=self.table.seq - 1)
            for stored in log_end[1:]:
                self.take(stored)
        return bool(log_end)

    async def refresh(self) -> None:
        """Reads new entries from the store, and retries later after an error."""
        try:
            await self._refresh()
        except StoreError:
            self.refresh_later()

    async def _refresh(self) -> None:
        async with self.lock:
            await self._read_new_entries()
        self.on_change()

    def refresh_later(self) -> None:
        """Retries reading the store until it answers; one task does so for all callers."""
        if not self._is_retrying and not self._env.tasks.is_closed:
            self._is_retrying = True
            self._env.tasks.start(self._retry_refresh())

    async def _retry_refresh(self) -> None:
        try:
            for failures in itertools.count():
                await asyncio.sleep(retry_delay(failures))
                with suppress(StoreError):
                    await self._refresh()
                    return
        finally:
            self._is_retrying = False

    # --- broadcasting -----------------------------------------------------------------------------

    def _broadcast(self, step: FoldedEntry) -> None:
        self.audience.broadcast(step, now=self._env.now())
        self.warned = None
        self.send_waits(self.audience.listening)
        if self.is_over_days or isinstance(step.entry, log.Rematched):
            self.mark_shown(self.audience.lookers)
        if step.before.seats != self.table.seats:
            self._env.peers.send_presence(self.table.id)  # who watched may play now
        self.on_change()

    def welcome(self, connection: Connection, build: str) -> p.Welcome:
        """The whole state, for a client that comes in or changes its seat."""
        return self.audience.welcome(connection, now=self._env.now(), build=build)

    async def bring_up_to_date(self, connection: Connection, have: int, build: str, key: str) -> None:
        """Sends a new client what it does not have yet; from then on it gets broadcasts."""
        async with self.lock:  # nothing happens in between
            if not self.table.is_open_to(connection.visitor, key):
                raise RefusalError(Refusal.NOT_INVITED)
            if connection.viewer is not None and connection.viewer not in self.table.seats_of(
                connection.visitor
            ):
                raise RefusalError(Refusal.NOT_YOUR_SEAT)
            if 0 <= self.table.seq - have <= FURTHEST_BACK and have > 0:
                connection.send(encode(p.Updates(updates=await self.missed(have, connection.viewer))))
                connection.send(encode(yours(self.table, connection.visitor)))
            else:
                connection.send(encode(self.welcome(connection, build)))
            connection.ready = True
            self.send_waits([connection])

    def has_all_after(self, seq: int) -> bool:
        """Whether the updates after a point of the log are at hand; else the whole log has to be folded."""
        return self.folded.has_all_after(seq)

    async def missed(self, after_seq: int, viewer: Viewer) -> list[p.Update]:
        """The updates after a point of the log, as this viewer is told of them."""
        if self.table.seq == after_seq:
            return []  # as for most who come back
        if self.has_all_after(after_seq):
            return updates([step for step in self.folded.tail if step.before.seq >= after_seq], viewer)
        row = await self._env.store.table(self.table.id)
        entries = await self._env.store.entries(self.table.id)
        asked = (entries[-1].seq if entries else 0, after_seq, viewer)
        if asked in self._missed_cache:
            return self._missed_cache[asked]
        # All of it is folded once more: the other tables need not wait for that.
        told: list[p.Update] = await self._env.offload(
            lambda: updates(steps_after(row, entries, after_seq), viewer)
        )
        if len(self._missed_cache) == MOST_CACHED:
            self._missed_cache.clear()
        self._missed_cache[asked] = told
        return told


def retry_delay(failures: int) -> float:
    """Seconds before the retry after so many failures in a row."""
    return min(FIRST_RETRY * 2.0 ** min(failures, 10), RETRY_AFTER)


def _new_listing(old: Table, new: Table) -> Listing | None:
    """What the lobby is to show, if that has changed."""
    same = old.status is new.status and old.seats == new.seats and old.settings == new.settings
    return None if same else listing(new)


def _packed(table: Table) -> PackedGame:
    data, is_public = pack(record(table)), table.settings.public
    nameless = pack_nameless(data) if is_public else None
    return PackedGame(table.id, table.at, is_public, data, table.key or None, nameless)
