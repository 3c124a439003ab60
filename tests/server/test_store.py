"""The store, on both databases: correct while others write, cancel or are killed."""

import asyncio
import logging
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast

import asyncpg  # type: ignore[import-untyped]
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    precondition,
    run_state_machine_as_test,
)
from hypothesis.stateful import (
    rule as step,
)
from sqlalchemy import event, exc, insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from downforce.model.errors import DownforceError
from downforce.server.live.retention import Retention
from downforce.server.live.store import (
    Appended,
    Listing,
    NewEntry,
    PackedGame,
    StoredEntry,
    StoreError,
    TableRow,
)
from downforce.server.storage import engines, schema
from downforce.server.storage import store as store_module
from downforce.server.storage.store import DatabaseStore
from downforce.server.storage.writer import MOST_TOGETHER, Writer
from tests.server.databases import fresh_database, sqlite_url

T = TypeVar("T")
DONE, STALE, DUPLICATE = Appended.DONE, Appended.STALE, Appended.DUPLICATE
OPEN = Listing("open", True, b"{}")
OVER = Listing("over", True, b"{}")


def with_stores(url: str, body: Callable[..., Awaitable[T]], number: int = 1) -> T:
    """Opens so many stores of one database, and closes them after the body."""

    async def main() -> T:
        stores = [await DatabaseStore.open(url) for _ in range(number)]
        try:
            return await body(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(main())


async def create(store: DatabaseStore, *ids: str) -> None:
    for id in ids:
        row = TableRow(id, f"code of {id}", 1, 1, OPEN)
        assert await store.create_table(row, entry(id, 1, "", "created"))


def entry(table: str, seq: int, visitor: str = "v", action_id: str = "", data: bytes = b"{}") -> NewEntry:
    return NewEntry(table, seq, visitor, action_id or f"a{seq}", 1000 + seq, data)


NEVER = 10**6
ONLY_FINISHED = Retention(finished=0, open=NEVER, running=NEVER, patient=NEVER, visitors=NEVER)


def kept(new: NewEntry) -> StoredEntry:
    return StoredEntry(*new[1:])


# Whatever one caller does: the same as with dicts.


class StoreMachine(RuleBasedStateMachine):
    """Does the same to a store and to a few dicts, and compares all that can be read."""

    kind: ClassVar[str]
    names = st.sampled_from("abc")
    hashes = st.binary(min_size=1, max_size=1)
    times = st.integers(0, 5)
    listings = st.builds(
        Listing, st.sampled_from(["open", "running", "over"]), st.booleans(), st.binary(max_size=3)
    )

    def __init__(self) -> None:
        super().__init__()
        self.end = ExitStack()
        self.url = self.end.enter_context(fresh_database(self.kind))
        self.runner = self.end.enter_context(asyncio.Runner())
        self.store = self.run(DatabaseStore.open(self.url))
        self.tables: dict[str, TableRow] = {}
        self.logs: dict[str, list[StoredEntry]] = {}
        self.games: dict[str, PackedGame] = {}
        self.visitors: set[str] = set()
        self.tokens: dict[bytes, str] = {}
        self.codes: dict[str, tuple[bytes, int, bytes]] = {}
        self.settings: dict[str, bytes] = {}

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def refused(self, work: Coroutine[Any, Any, object]) -> None:
        with pytest.raises(StoreError):
            self.run(work)

    def teardown(self) -> None:
        self.run(self.compare())
        self.run(self.store.close())
        self.end.close()

    @step()
    def reopen(self) -> None:
        self.run(self.store.close())
        self.store = self.run(DatabaseStore.open(self.url))

    @step(id=names, code=names, at=times, listing=listings)
    def create_table(self, id: str, code: str, at: int, listing: Listing) -> None:
        row, first = TableRow(id, code, at, at, listing), entry(id, 1, "", "created")
        is_free = all(id != other.id and code != other.code for other in self.tables.values())
        assert self.run(self.store.create_table(row, first)) is is_free
        if is_free:
            self.tables[id], self.logs[id] = row, [kept(first)]

    @step(
        id=names,
        ahead=st.sampled_from([1, 1, 1, 0, 3]),
        visitor=names,
        action_id=st.sampled_from("12345678"),
        data=st.binary(max_size=3),
        listing=st.none() | listings,
        finished=st.none() | times,
    )
    def append(
        self,
        id: str,
        ahead: int,
        visitor: str,
        action_id: str,
        data: bytes,
        listing: Listing | None,
        finished: int | None,
    ) -> None:
        log = self.logs.get(id, [])
        new = entry(id, log[-1].seq + ahead if log else 1, visitor, action_id, data)
        game = None if finished is None else PackedGame(id, finished, finished > 1, data)
        append = self.store.append(new, listing=listing, game=game)
        if not log:
            self.refused(append)
        elif any(old[1:3] == (visitor, action_id) for old in log):
            assert self.run(append) is DUPLICATE
        elif ahead == 0:
            assert self.run(append) is STALE
        else:
            assert self.run(append) is DONE
            log.append(kept(new))
            if listing is not None:
                self.tables[id] = self.tables[id]._replace(listing=listing, updated=new.at)
            if game is not None:
                self.games[id] = game

    @precondition(lambda self: bool(cast(StoreMachine, self).tables))
    @step(data=st.data())
    def resend(self, data: st.DataObject) -> None:
        id = data.draw(st.sampled_from(sorted(self.tables)))
        old = data.draw(st.sampled_from(self.logs[id]))
        assert self.run(self.store.append(NewEntry(id, *old), game=PackedGame(id, 9, True, b""))) is DUPLICATE

    @step(id=names)
    def sweep(self, id: str) -> None:
        others = self.tables.keys() - {id}
        is_over = id in self.tables and self.tables[id].listing.status == "over"
        assert self.run(self.store.sweep(ONLY_FINISHED, 2**40, others)) == is_over
        self.codes.clear()  # all have expired by then, and are swept too
        if is_over:
            del self.tables[id], self.logs[id]

    @step(visitor=names, token=hashes)
    def add_visitor(self, visitor: str, token: bytes) -> None:
        add = self.store.add_visitor(visitor, token, 1)
        if visitor in self.visitors or token in self.tokens:
            return self.refused(add)
        self.run(add)
        self.visitors.add(visitor)
        self.tokens[token] = visitor
        return None

    @step(visitor=names, token=hashes)
    def add_token(self, visitor: str, token: bytes) -> None:
        add = self.store.add_token(visitor, token, 1)
        if visitor not in self.visitors or token in self.tokens:
            return self.refused(add)
        self.run(add)
        self.tokens[token] = visitor
        return None

    @step(visitor=names, code=hashes, expires=times, receipts=hashes)
    def put_code(self, visitor: str, code: bytes, expires: int, receipts: bytes) -> None:
        put = self.store.put_code(code, visitor, expires, receipts)
        others = {old for name, (old, *_) in self.codes.items() if name != visitor}
        if visitor not in self.visitors or code in others:
            return self.refused(put)
        self.run(put)
        self.codes[visitor] = code, expires, receipts
        return None

    @step(code=hashes, now=times)
    def take_code(self, code: bytes, now: int) -> None:
        holders = [
            (name, receipts)
            for name, (old, expires, receipts) in self.codes.items()
            if old == code and now < expires
        ]
        assert self.run(self.store.take_code(code, now)) == (holders[0] if holders else None)
        for name, _ in holders:
            del self.codes[name]

    @step(name=names, value=hashes)
    def set_setting_once(self, name: str, value: bytes) -> None:
        assert self.run(self.store.set_setting_once(name, value)) == self.settings.setdefault(name, value)

    @step()
    def all_that_can_be_read_is_the_same(self) -> None:
        self.run(self.compare())

    async def compare(self) -> None:
        for name in "abc":
            row, log = self.tables.get(name), self.logs.get(name, [])
            assert await self.store.table(name) == row
            assert await self.store.entries(name) == log
            assert await self.store.entries(name, after=2) == [old for old in log if old.seq > 2]
            assert await self.store.game(name) == self.games.get(name)
            assert await self.store.setting(name) == self.settings.get(name)
            by_code = [row for row in self.tables.values() if row.code == name]
            assert await self.store.table_by_code(name) == (by_code[0] if by_code else None)
        for old in self.logs.get("a", []):
            assert await self.store.entry_of("a", old.visitor, old.action_id) == old
        for token, visitor in self.tokens.items():
            assert await self.store.visitor_of(token) == visitor
        assert await self.store.entry_of("a", "nobody", "1") is None
        assert await self.store.visitor_of(b"none") is None
        rows = self.tables.values()
        listed = sorted(
            (row for row in rows if row.listing.public and row.listing.status != "over"),
            key=lambda row: (-row.updated, row.id),
        )
        assert await self.store.listed() == listed
        assert await self.store.listed(limit=1) == listed[:1]
        assert await self.store.open_tables() == sum(row.listing.status != "over" for row in rows)
        public = [game for game in self.games.values() if game.public]
        public.sort(key=lambda game: (game.finished, game.id))
        assert await self.store.public_games() == public
        for place, game in enumerate(public):
            assert await self.store.public_games((game.finished, game.id), limit=1) == public[place + 1 :][:1]


class OnSqlite(StoreMachine):
    kind = "sqlite"


class OnPostgresql(StoreMachine):
    kind = "postgresql"


@pytest.mark.parametrize(("machine", "examples"), [(OnSqlite, 8), (OnPostgresql, 4)])
def test_a_store_matches_a_model_of_dicts(machine: type[StoreMachine], examples: int) -> None:
    run_state_machine_as_test(machine, settings=settings(max_examples=examples, stateful_step_count=50))


@pytest.mark.soak
@pytest.mark.parametrize("machine", [OnSqlite, OnPostgresql])
def test_a_store_matches_a_model_of_dicts_for_long(machine: type[StoreMachine]) -> None:
    run_state_machine_as_test(machine, settings=settings(max_examples=300, stateful_step_count=80))


def test_stored_rows_are_read_back_literally(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        ended = Listing("over", False, b"[1]")
        game = PackedGame("t", 7, True, b"\x00\xff")
        new = NewEntry("t", 2, "v", "é", 1700000000000, b'{"n":1}')
        assert await store.append(new, listing=ended, game=game) is DONE
        assert await store.entries("t") == [
            StoredEntry(1, "", "created", 1001, b"{}"),
            StoredEntry(2, "v", "é", 1700000000000, b'{"n":1}'),
        ]
        assert await store.table("t") == TableRow("t", "code of t", 1, 1700000000000, ended)
        assert await store.public_games() == [PackedGame("t", 7, True, b"\x00\xff")]

    with_stores(database_url, body)


# Many callers at the same time.


async def tagged(append: Awaitable[Appended], new: NewEntry) -> tuple[NewEntry, Appended]:
    return new, await append


async def check(store: DatabaseStore, answers: list[tuple[NewEntry, Appended]]) -> None:
    """What was acknowledged is there, once, and nothing else is."""
    done = [new for new, answer in answers if answer is DONE]
    assert len({new[:2] for new in done}) == len(done)
    for table in {new.table for new, _ in answers}:
        written = sorted(kept(new) for new in done if new.table == table)
        assert await store.entries(table, after=1) == written


def test_one_of_several_appends_to_a_place_succeeds(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        tables = [f"t{number}" for number in range(20)]
        await create(store, *tables)
        statements: list[object] = []
        engine = store._writer._appender.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *about: statements.append(about))
        # At each table two visitors want each of five places.
        news = [entry(t, seq, v, f"{v}{seq}") for t in tables for seq in range(2, 7) for v in "vw"]
        random.Random(1).shuffle(news)
        answers = await asyncio.gather(*(tagged(store.append(new), new) for new in news))
        assert Counter(answer for _, answer in answers) == {DONE: 100, STALE: 100}
        await check(store, answers)
        assert 0 < len(statements) <= 3  # many share one

        # All send again, as after a lost answer: who was in is told so.
        again = await asyncio.gather(*(tagged(store.append(new), new) for new in news))
        assert [a for _, a in again] == [DUPLICATE if a is DONE else STALE for _, a in answers]
        await check(store, answers)

    with_stores(database_url, body)


def test_the_same_entry_twice_at_the_same_time_is_in_once(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        new = entry("t", 2)
        answers = await asyncio.gather(*(store.append(new) for _ in range(5)))
        assert Counter(answers) == {DONE: 1, DUPLICATE: 4}
        # Alike but for the table, which is no conflict.
        await create(store, "u", "w")
        assert await asyncio.gather(*(store.append(entry(t, 2)) for t in "uw")) == [DONE, DONE]
        # Where both are true, it is a resend.
        assert await store.append(entry("u", 2)) is DUPLICATE

    with_stores(database_url, body)


def test_more_appends_than_fit_into_one_transaction(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        places = range(2, 2 * MOST_TOGETHER + 10)
        answers = await asyncio.gather(*(store.append(entry("t", seq)) for seq in places))
        assert set(answers) == {DONE}
        assert [old.seq for old in await store.entries("t", after=1)] == list(places)

    with_stores(database_url, body)


def test_the_last_listing_stays(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        listings = {seq: Listing("open", True, str(seq).encode()) for seq in range(2, 12)}
        await asyncio.gather(*(store.append(entry("t", seq), listing=new) for seq, new in listings.items()))
        row = await store.table("t")
        assert row == TableRow("t", "code of t", 1, 1011, listings[11])

    with_stores(database_url, body)


def test_two_stores_race_for_the_same_places(database_url: str) -> None:
    async def body(one: DatabaseStore, other: DatabaseStore) -> None:
        tables = [f"t{number}" for number in range(5)]
        await create(one, *tables)
        game = PackedGame("t", 1, True, b"")

        async def player(store: DatabaseStore, visitor: str) -> list[tuple[NewEntry, Appended]]:
            news = [entry(t, seq, visitor, f"{visitor}{seq}") for t in tables for seq in range(2, 22)]
            random.Random(visitor).shuffle(news)
            answers = []
            for start in range(0, len(news), 25):  # several batches, against each other
                part = news[start : start + 25]
                answers += await asyncio.gather(
                    *(tagged(store.append(new, listing=OPEN, game=game), new) for new in part)
                )
            return answers

        first, second = await asyncio.gather(player(one, "v"), player(other, "w"))
        assert Counter(answer for _, answer in first + second) == {DONE: 100, STALE: 100}
        await check(one, first + second)
        await check(other, first + second)

    with_stores(database_url, body, number=2)


def test_a_code_is_taken_once(database_url: str) -> None:
    async def body(one: DatabaseStore, other: DatabaseStore) -> None:
        await one.add_visitor("v", b"token", 1)
        for code in (b"1", b"2", b"3"):
            await one.put_code(code, "v", expires=100)
            takers = [store.take_code(code, now=99) for store in (one, other) * 5]
            assert sorted(await asyncio.gather(*takers), key=bool) == [None] * 9 + [("v", b"")]
        await one.put_code(b"4", "v", expires=100)
        assert await one.take_code(b"4", now=100) is None

    with_stores(database_url, body, number=2)


def test_the_first_setting_wins(database_url: str) -> None:
    async def body(one: DatabaseStore, other: DatabaseStore) -> None:
        setters = [store.set_setting_once("key", bytes([n])) for n, store in enumerate((one, other) * 5)]
        values = await asyncio.gather(*setters)
        assert set(values) == {await other.setting("key")}

    with_stores(database_url, body, number=2)


def test_of_two_tables_of_one_code_one_is_created(database_url: str) -> None:
    async def body(one: DatabaseStore, other: DatabaseStore) -> None:
        rows = [TableRow(f"t{n}", "same", 1, 1, OPEN) for n in range(6)]
        stores = (one, other) * 3
        creations = (
            store.create_table(row, entry(row.id, 1)) for row, store in zip(rows, stores, strict=True)
        )
        created = await asyncio.gather(*creations)
        assert Counter(created) == {True: 1, False: 5}
        winner = await one.table_by_code("same")
        assert winner == rows[created.index(True)]
        for row in rows:
            assert len(await one.entries(row.id)) == (row == winner)

    with_stores(database_url, body, number=2)


# When something goes wrong.


def test_a_cancelled_write_does_not_block_the_others(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        seqs = count(2)
        for steps in (0, 1, 2, 3, 5, 8, 13, 21, 34):  # before, while and after it is written
            news = [entry("t", next(seqs)) for _ in range(6)]
            tasks = [asyncio.create_task(store.append(new)) for new in news]
            others = [
                asyncio.create_task(store.set_setting_once(f"s{steps}", b"1")),
                asyncio.create_task(store.entries("t")),
            ]
            for _ in range(steps):
                await asyncio.sleep(0)
            for task in [*tasks[::2], *others]:
                task.cancel()
            answers = await asyncio.gather(*tasks, *others, return_exceptions=True)
            assert answers[1:6:2] == [DONE] * 3
            written = await store.entries("t")
            for new, answer in zip(news, answers, strict=False):
                if isinstance(answer, asyncio.CancelledError):  # all or nothing, and it can be asked again
                    assert await store.append(new) is (DUPLICATE if kept(new) in written else DONE)
        assert [old.seq for old in await store.entries("t")] == list(range(1, next(seqs)))

    with_stores(database_url, body)


def test_a_cancelled_query_breaks_no_connection(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        connected: list[object] = []
        event.listen(store._reader.sync_engine, "connect", lambda *about: connected.append(about))
        for number in range(60):
            asking = [asyncio.create_task(store.entries("t")) for _ in range(2)]
            for _ in range(number):  # until it connects, asks, or has its answer; one database is the quicker
                await asyncio.sleep(0.0005 * (number % 2))
            asking[0].cancel()
            gave_up, answered = await asyncio.gather(*asking, return_exceptions=True)
            assert gave_up == [] or isinstance(gave_up, asyncio.CancelledError)
            assert answered == []
        assert 0 < len(connected) <= engines.READERS

    with_stores(database_url, body)


def test_closing_waits_for_abandoned_queries(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        for number in range(40):
            store = await DatabaseStore.open(database_url)
            asking = asyncio.create_task(store.entries("t"))
            await asyncio.sleep(0.0003 * number)  # until it connects, asks, or has its answer
            asking.cancel()
            await store.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}

    monkeypatch.setattr(store_module, "CLOSE_TIMEOUT", 60)  # the machine may be slow
    asyncio.run(main())


def test_a_database_that_is_silent_does_not_hold_up_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    async def body(store: DatabaseStore) -> None:
        monkeypatch.setattr(store, "_run_query", never)
        asking = asyncio.create_task(store.entries("t"))
        await asyncio.sleep(0.01)
        asking.cancel()
        await store.close()

    monkeypatch.setattr(store_module, "CLOSE_TIMEOUT", 0.01)
    with_stores(sqlite_url(tmp_path), body)


def test_a_closed_store_refuses_queries(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.entries("t")

    with_stores(database_url, body)


def test_a_bad_row_does_not_spoil_the_others(database_url: str) -> None:
    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        good = [entry("t", seq) for seq in range(2, 12)]
        bad = [
            entry("nowhere", 1),
            entry("t", 1 << 70),
            entry("t", 50, data=cast(bytes, None)),
            entry("t", 51, visitor="\ud800"),
            entry(cast(str, None), 52),
        ]
        news = good + bad
        random.Random(1).shuffle(news)
        game = PackedGame("t", 1, True, b"")
        appends = (store.append(new, game=game) for new in news)
        answers = await asyncio.gather(*appends, return_exceptions=True)
        for new, answer in zip(news, answers, strict=True):
            assert isinstance(answer, StoreError) if new in bad else answer is DONE
        assert await store.entries("t", after=1) == [kept(new) for new in good]

    with_stores(database_url, body)


class Deadlock(Exception):
    """As PostgreSQL ends one of two who wait for each other."""

    sqlstate = "40P01"


def test_an_append_that_loses_a_deadlock_is_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, tries = Writer._insert_all, count(1)

    async def unlucky_once(writer: Writer, connection: AsyncConnection, batch: list[Any]) -> list[bool]:
        if next(tries) == 1:
            raise exc.DBAPIError("insert", {}, Deadlock())
        return await real(writer, connection, batch)

    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        monkeypatch.setattr(Writer, "_insert_all", unlucky_once)
        assert await store.append(entry("t", 2)) is DONE
        assert next(tries) == 3

    with_stores(sqlite_url(tmp_path), body)


def test_sqlite_under_the_lock_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "DATABASE_TIMEOUT", 1)

    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        other = sqlite3.connect(tmp_path / "downforce.db", isolation_level=None)
        with closing(other):
            other.execute("BEGIN IMMEDIATE")
            appends = (store.append(entry("t", seq)) for seq in (2, 3))
            refused = await asyncio.gather(*appends, return_exceptions=True)
            assert [str(error) for error in refused] == ["the database failed: database is locked"] * 2
            assert len(await store.entries("t")) == 1  # reading does not wait
            other.execute("ROLLBACK")
        assert await store.append(entry("t", 2)) is DONE

    with_stores(sqlite_url(tmp_path), body)


END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {} AND pid <> pg_backend_pid()"
OURS = "datname = current_database()"


def test_postgresql_that_ends_connections() -> None:
    lock = "INSERT INTO entries SELECT key, 2, 'other', '', 1, '' FROM tables"

    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        admin, other = await asyncpg.connect(url), await asyncpg.connect(url)
        try:
            # Between two requests, however soon after the last: callers do not notice.
            assert await store.append(entry("t", 6)) is DONE
            assert len(await store.entries("t")) == 2
            await admin.execute(END_ALL.format(f"{OURS} AND pid <> {other.get_server_pid()}"))
            while await admin.fetchval(f"SELECT count(*) FROM pg_stat_activity WHERE {OURS}") > 2:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)  # until we hear of it
            assert len(await store.entries("t")) == 2
            assert await store.append(entry("t", 5)) is DONE
            # While an append waits for another process that wants the same place.
            transaction = other.transaction()
            await transaction.start()
            await other.execute(lock)
            appends = asyncio.gather(
                *(store.append(entry("t", seq)) for seq in (2, 3, 4)), return_exceptions=True
            )
            waiting = f"{OURS} AND wait_event_type = 'Lock'"
            while not await admin.fetch(f"SELECT FROM pg_stat_activity WHERE {waiting}"):
                await asyncio.sleep(0.01)
            await admin.execute(END_ALL.format(waiting))
            assert [type(answer) for answer in await appends] == [StoreError] * 3
            await transaction.rollback()
            assert [old.seq for old in await store.entries("t")] == [1, 5, 6]
            assert await store.append(entry("t", 2)) is DONE
        finally:
            await admin.close()
            await other.close()

    with fresh_database("postgresql") as url:
        with_stores(url, body)


def test_a_read_only_postgresql_standby_is_left_for_the_primary(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real, batches = Writer._append_all, list[int]()

    async def counted(writer: Writer, batch: list[Any], **more: Any) -> None:
        batches.append(len(batch))
        await real(writer, batch, **more)

    monkeypatch.setattr(Writer, "_append_all", counted)

    async def body(store: DatabaseStore) -> None:
        await create(store, "t")
        admin = await asyncpg.connect(url)
        try:
            name = await admin.fetchval("SELECT current_database()")
            await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            await admin.execute(END_ALL.format(OURS))
            await asyncio.sleep(0.1)
            appends = (store.append(entry("t", seq)) for seq in (2, 3, 4))
            answers = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(answer) for answer in answers] == [StoreError] * 3
            assert batches == [3]  # no row is at fault: they are not tried one by one
            with pytest.raises(StoreError):
                await store.entries("t")
            await admin.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
            assert await store.append(entry("t", 2)) is DONE
            # One that was there for writing, and is not any more.
            async with store._writer._appender.connect() as connection:
                await connection.execute(text("SET default_transaction_read_only = on"))
            with pytest.raises(StoreError):
                await store.append(entry("t", 3))
            assert await store.append(entry("t", 3)) is DONE
        finally:
            await admin.close()

    with fresh_database("postgresql") as url:
        with_stores(url, body)


def test_a_machine_that_is_lost_in_the_middle_of_a_write_does_not_hold_up_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engines, "LOST_AFTER", 2_000)

    async def body(lost: DatabaseStore, other: DatabaseStore) -> None:
        is_writing, is_over = asyncio.Event(), asyncio.Event()

        async def write_and_fall_silent(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.settings).values(name="same", value=b"lost"))
            is_writing.set()
            await is_over.wait()

        writing = asyncio.create_task(lost.write(write_and_fall_silent))
        await is_writing.wait()
        try:
            assert await other.set_setting_once("same", b"other") == b"other"
        finally:
            is_over.set()
        with pytest.raises(StoreError):
            await writing
        assert await lost.set_setting_once("same", b"back") == b"other"

    with fresh_database("postgresql") as url:
        with_stores(url, body, 2)


def test_a_closed_store_has_written_all_and_takes_no_more(database_url: str) -> None:
    async def main() -> None:
        store = await DatabaseStore.open(database_url)
        await create(store, "t")
        appends = [asyncio.create_task(store.append(entry("t", seq))) for seq in (2, 3)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*appends) == [DONE, DONE]
        for work in (store.append(entry("t", 4)), store.take_code(b"", 1)):
            with pytest.raises(StoreError, match="closed"):
                await work

    asyncio.run(main())


SECRET = "hunter2"


@pytest.mark.parametrize(
    ("url", "says"),
    [
        (
            f"postgresql://bob:{SECRET}@127.0.0.1:1/games",
            "cannot open the database postgresql://127.0.0.1:1/games",
        ),
        (f"postgresql+asyncpg://bob:{SECRET}@127.0.0.1:1/games?nonsense=1", "cannot open the database"),
        (f"postgresql://127.0.0.1:1/games?password={SECRET}", "cannot open the database"),
        (f"postgresql://bob:{SECRET}@host:{SECRET}/games", "not a database address"),
        (f"mysql://bob:{SECRET}@host/games", "not mysql"),
        (f"bob {SECRET}", "not a database address"),
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("sqlite:////no/such/folder/games.db", "unable to open database file"),
        ("sqlite+aiosqlite:////", "unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_opened_is_reported_in_one_sentence(url: str, says: str) -> None:
    with pytest.raises(StoreError) as raised:
        asyncio.run(DatabaseStore.open(url))
    assert isinstance(raised.value, DownforceError)
    assert says in str(raised.value)
    assert SECRET not in str(raised.value)
    assert "\n" not in str(raised.value)
    assert raised.value.__cause__ is None


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "downforce.db"
    path.write_bytes(b"a letter to my aunt, quite long, " * 100)
    before = path.read_bytes()
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(DatabaseStore.open(sqlite_url(tmp_path)))
    assert path.read_bytes() == before


@pytest.mark.parametrize("driver", ["", "+aiosqlite", "+asyncpg"])
def test_addresses_with_and_without_driver(driver: str, tmp_path: Path) -> None:
    kind = "postgresql" if driver == "+asyncpg" else "sqlite"
    with fresh_database(kind) as url:
        with_stores(url.replace(kind, f"{kind}{driver}"), lambda store: create(store, "t"))
        with_stores(url, lambda store: store.append(entry("t", 2)))


def test_neither_logs_nor_errors_tell_secrets(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def body(store: DatabaseStore) -> None:
        secret = SECRET.encode()
        await create(store, "t")
        row = TableRow(SECRET, SECRET, 1, 1, OPEN)  # its code lets people in
        await store.create_table(row, entry(SECRET, 1, SECRET, SECRET, secret))
        await store.table_by_code(SECRET)
        await store.add_visitor("v", secret, 1)
        for work in (
            store.add_visitor("v", secret, 1),
            store.append(entry("nowhere", 1, data=secret)),
            store.append(entry("t", 1 << 70, data=secret)),
            store.put_code(secret, "nobody", 1),
        ):
            with pytest.raises(StoreError) as raised:
                await work
            assert SECRET not in f"{raised.value!r} {raised.value}"
            assert raised.value.__cause__ is None
            assert raised.value.__suppress_context__ or raised.value.__context__ is None

    with caplog.at_level(logging.DEBUG):
        with_stores(database_url, body)
    assert SECRET not in caplog.text


# A process that is killed.

WRITE_FOR_EVER = """
import asyncio, sys
from downforce.server.live.store import NewEntry
from downforce.server.storage.store import DatabaseStore

async def appender(store, table):
    start = len(await store.entries(table))
    for seq in range(start + 1, 1_000_000):
        answer = await store.append(NewEntry(table, seq, "v", str(seq), 1, b"{}"))
        print(table, seq, answer.name, flush=True)

async def main():
    store = await DatabaseStore.open(sys.argv[1])
    await asyncio.gather(*(appender(store, table) for table in sys.argv[2:]))

asyncio.run(main())
"""


def kill_writers(url: str, kills: int) -> None:
    """Starts a process that writes, kills it in the middle, and looks at what is left; so many times."""
    tables = ["t0", "t1", "t2"]
    with_stores(url, lambda store: create(store, *tables))
    chance = random.Random(kills)
    acknowledged = dict.fromkeys(tables, 1)
    for _ in range(kills):
        command = [sys.executable, "-c", WRITE_FOR_EVER, url, *tables]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout
            lines = [writer.stdout.readline() for _ in range(chance.randrange(1, 200))]
            writer.kill()
            lines += writer.stdout.readlines()
        for table, seq, answer in (line.split() for line in lines if line.endswith("\n")):
            assert answer == "DONE"
            acknowledged[table] = int(seq)
        with_stores(url, lambda store: check_log(store, acknowledged))


async def check_log(store: DatabaseStore, acknowledged: dict[str, int]) -> None:
    for table, seq in acknowledged.items():
        seqs = [old.seq for old in await store.entries(table)]
        assert seqs == list(range(1, len(seqs) + 1))
        assert len(seqs) in (seq, seq + 1)  # one more may have been on its way
        acknowledged[table] = len(seqs)


def test_what_was_acknowledged_outlives_a_kill(database_url: str) -> None:
    kill_writers(database_url, kills=3)


@pytest.mark.soak
def test_what_was_acknowledged_outlives_many_kills(database_url: str) -> None:
    kill_writers(database_url, kills=50)
