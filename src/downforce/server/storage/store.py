"""What must outlive the process: the logs of the tables, packed games, and who visitors are.

SQLite and PostgreSQL hold the same tables (``schema``) and are asked the same questions. Several processes
may share one database: an entry's place in the log of its table is unique there, the only lock there is.
"""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Executable,
    Row,
    bindparam,
    delete,
    event,
    exc,
    func,
    insert,
    literal_column,
    make_url,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from downforce.i18n.messages import MessageId
from downforce.server.live.retention import Retention
from downforce.server.live.store import (
    Appended,
    Listing,
    NewEntry,
    PackedGame,
    PastGame,
    StoredEntry,
    StoreError,
    TableRow,
)
from downforce.server.storage import migrations
from downforce.server.storage.retention import sweep
from downforce.server.storage.schema import (
    codes,
    entries,
    games,
    played,
    settings,
    tables,
    tokens,
    visitors,
)

logging.getLogger("aiosqlite").setLevel(logging.INFO)  # below that it logs every parameter

_T = TypeVar("_T")
_Job = TypeVar("_Job", "_Append", "_Work")

MOST_TOGETHER: Final = 500
"""So many appends go into one transaction at most."""
READERS: Final = 4
"""So many connections read; one more appends, and one does what else is to be written."""
PATIENCE: Final = 20
"""Seconds to wait for another process that is writing, or for a server that does not answer."""
LAST_ANSWERS: Final = 2.0
"""Seconds that the end waits for answers which nobody waits for any more."""
FRESH: Final = 1.0
"""Seconds for which a connection to a server is taken to be there still."""
LOST_AFTER: Final = 5_000
"""Milliseconds after which PostgreSQL ends a transaction that is open and silent: its machine may be lost."""
READ_ONLY: Final = "25006"
"""What PostgreSQL says if a server that only follows another is to write."""
MIGRATION_LOCK: Final = 0x446F776E666F7263
"""Any number that nobody else locks in PostgreSQL."""


class NoStore(StoreError):
    """There is no such database. Carries which message of the catalogues tells that, and what it names."""

    def __init__(self, said: str, message: MessageId, **details: str) -> None:
        super().__init__(said)
        self.message: MessageId = message
        self.details = details


def missing_extra(extra: str) -> NoStore:
    """The error for a driver that is not installed; ``extra`` is the extra of the package that brings it."""
    return NoStore(f"the extra {extra} is not installed", "cli-missing-extra", extra=extra)


@dataclass(frozen=True, slots=True)
class _Append:
    """An append that waits for its transaction; the answer is whether the entry was inserted."""

    entry: NewEntry
    listing: Listing | None
    game: PackedGame | None
    past: Sequence[PastGame]
    answer: asyncio.Future[bool]


@dataclass(frozen=True, slots=True)
class _Work:
    """Any other writing; it has a transaction of its own."""

    do: Callable[[AsyncConnection], Awaitable[Any]]
    answer: asyncio.Future[Any]


class Store:
    """The database of a server.

    One task writes: all appends that wait at the same time share one commit. Reads have connections of their
    own and never wait for a write. A caller who gives up cuts neither short: whatever was begun with the
    database is ended there, and its connection goes on to serve others.
    """

    def __init__(self, reader: AsyncEngine, writer: AsyncEngine, appender: AsyncEngine) -> None:
        self._reader = reader
        self._writer = writer
        self._appender = appender
        self._insert: Callable[..., sqlite.Insert | postgresql.Insert]
        self._insert = sqlite.insert if writer.dialect.name == "sqlite" else postgresql.insert
        self._new_entries = _new_entries(self._insert(entries))
        self._pack_games = _pack_games(self._insert(games))
        self._keep_played = _keep_played(self._insert(played))
        self._appends: deque[_Append] = deque()
        self._works: deque[_Work] = deque()
        self._asking: set[asyncio.Task[Any]] = set()
        self._wake = asyncio.Event()
        self._is_closed = False
        self._task = asyncio.create_task(self._serve(), name="store")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens the database of this address and brings its tables up to date.

        Addresses look like ``sqlite:///games.db`` and ``postgresql://name:password@host/database``.
        """
        return cls(*await _open_engines(url))

    async def close(self) -> None:
        """Writes what still waits, and lets go of the database."""
        self._is_closed = True
        self._wake.set()
        await asyncio.wait([self._task])  # should it have failed, we let go all the same
        if self._asking:
            await asyncio.wait(self._asking, timeout=LAST_ANSWERS)
        await self._reader.dispose()
        await self._writer.dispose()
        await self._appender.dispose()

    @property
    def is_serving(self) -> bool:
        """Whether anybody still does what is to be written."""
        return not self._task.done()

    # Tables and their logs.

    async def create_table(self, row: TableRow, first: NewEntry) -> bool:
        """Creates a table with the first entry of its log; false if its id or code is taken."""
        assert first.table == row.id, "the entry belongs to another table"
        id, code, created, updated, (status, public, data) = row

        async def do(connection: AsyncConnection) -> bool:
            new = self._insert(tables).on_conflict_do_nothing().returning(tables.c.key)
            values = {"id": id, "code": code, "created": created, "updated": updated}
            values |= {"status": status, "public": public, "listing": data}
            if (await connection.execute(new, values)).first() is None:
                return False
            await connection.execute(self._new_entries, [first._asdict()])
            return True

        return await self._write(do)

    async def append(
        self,
        entry: NewEntry,
        *,
        listing: Listing | None = None,
        game: PackedGame | None = None,
        past: Sequence[PastGame] = (),
    ) -> Appended:
        """Appends an entry, and with it changes the listing and packs the game; returns when all is durable.

        Should the connection break at the wrong moment, a ``StoreError`` leaves open whether the entry is in.
        Append it again: if it was, the answer is ``DUPLICATE``.
        """
        append = _Append(entry, listing, game, past, asyncio.get_running_loop().create_future())
        self._enqueue(self._appends, append)
        if await append.answer:
            return Appended.DONE
        earlier = await self.entry_of(entry.table, entry.visitor, entry.action_id)
        return Appended.STALE if earlier is None else Appended.DUPLICATE

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The log of a table from the entry after this seq on, in order."""
        rows = await self._read(_ENTRIES.where(tables.c.id == table, entries.c.seq > after))
        return [StoredEntry(*row) for row in rows]

    async def entry_of(self, table: str, visitor: str, action_id: str) -> StoredEntry | None:
        """The entry that a visitor's action became."""
        rows = await self._read(
            _ENTRIES.where(
                tables.c.id == table, entries.c.visitor == visitor, entries.c.action_id == action_id
            )
        )
        return StoredEntry(*rows[0]) if rows else None

    async def table(self, id: str) -> TableRow | None:
        """The table of this id."""
        return next(iter(await self._tables(_TABLES.where(tables.c.id == id))), None)

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table to which this code invites."""
        return next(iter(await self._tables(_TABLES.where(tables.c.code == code))), None)

    async def listed(self, limit: int = 100) -> list[TableRow]:
        """The public tables that are not over, the one changed last first."""
        query = _TABLES.where(tables.c.public, tables.c.status != "over")
        return await self._tables(query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))

    async def open_tables(self) -> int:
        """How many tables are open or running."""
        return int((await self._read(select(func.count()).where(tables.c.status != "over")))[0][0])

    async def sweep(self, kept: Retention, now: int, awake: Collection[str]) -> int:
        """Removes some of what nobody came back to, but no table that is awake; how many rows."""
        return await self._write(lambda connection: sweep(connection, kept, now, awake))

    # Packed games.

    async def game(self, id: str) -> PackedGame | None:
        """The packed game of this id."""
        rows = await self._read(select(*games.c).where(games.c.id == id))
        return PackedGame(*rows[0]) if rows else None

    async def past_games(self, visitor: str, limit: int = 50) -> list[PastGame]:
        """The finished games in which a visitor had a seat, the newest first."""
        query = select(*played.c).where(played.c.visitor == visitor)
        rows = await self._read(query.order_by(played.c.finished.desc(), played.c.game).limit(limit))
        return [PastGame(*row) for row in rows]

    async def has_played(self, visitor: str, game: str) -> bool:
        """Whether a visitor had a seat in a finished game."""
        query = select(played.c.game).where(played.c.visitor == visitor, played.c.game == game)
        return bool(await self._read(query))

    async def public_games(self, after: tuple[int, str] = (0, ""), limit: int = 500) -> list[PackedGame]:
        """The next public games in the order of (finished, id), from the one after this pair on."""
        place = tuple_(games.c.finished, games.c.id)
        query = select(*games.c).where(games.c.public, place > after)
        rows = await self._read(query.order_by(games.c.finished, games.c.id).limit(limit))
        return [PackedGame(*row) for row in rows]

    # Visitors. Tokens and codes come as hashes: what they were is never here.

    async def add_visitor(self, visitor: str, token_hash: bytes, at: int) -> None:
        """Adds a visitor and the token by which to know them."""

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(insert(visitors).values(id=visitor, created=at))
            await connection.execute(insert(tokens).values(hash=token_hash, visitor=visitor, created=at))

        await self._write(do)

    async def add_token(self, visitor: str, token_hash: bytes, at: int) -> None:
        """Adds another token of a visitor: another device."""

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(insert(tokens).values(hash=token_hash, visitor=visitor, created=at))

        await self._write(do)

    async def visitor_of(self, token_hash: bytes) -> str | None:
        """The visitor who has this token."""
        query = select(tokens.c.visitor).where(tokens.c.hash == token_hash)
        found = await self._read(query)
        return str(found[0][0]) if found else None

    async def put_code(self, code_hash: bytes, visitor: str, expires: int) -> None:
        """Keeps a one-time code that stands for a visitor; it replaces the one they had."""

        async def do(connection: AsyncConnection) -> None:
            new = self._insert(codes).values(visitor=visitor, hash=code_hash, expires=expires)
            changed = {"hash": code_hash, "expires": expires}
            await connection.execute(
                new.on_conflict_do_update(index_elements=[codes.c.visitor], set_=changed)
            )

        await self._write(do)

    async def take_code(self, code_hash: bytes, now: int) -> str | None:
        """The visitor for whom a code stands that has not expired. It is taken: the next caller gets none."""

        async def do(connection: AsyncConnection) -> str | None:
            taken = delete(codes).where(codes.c.hash == code_hash, codes.c.expires > now)
            return (await connection.execute(taken.returning(codes.c.visitor))).scalar()

        return await self._write(do)

    # Settings.

    async def check_writes(self, now: int) -> None:
        """Writes a small row; raises ``StoreError`` on a full disk, or if the database only reads."""

        async def do(connection: AsyncConnection) -> None:
            value = str(now).encode()
            new = self._insert(settings).values(name="ready", value=value)
            again = new.on_conflict_do_update(index_elements=[settings.c.name], set_={"value": value})
            await connection.execute(again)

        await self._write(do)

    async def setting(self, name: str) -> bytes | None:
        """What was set under this name."""
        rows = await self._read(select(settings.c.value).where(settings.c.name == name))
        return bytes(rows[0][0]) if rows else None

    async def set_setting_once(self, name: str, value: bytes) -> bytes:
        """Sets what nobody has set before; returns what is set, be it ours or that of somebody quicker."""

        async def do(connection: AsyncConnection) -> bytes:
            new = self._insert(settings).values(name=name, value=value)
            await connection.execute(new.on_conflict_do_nothing())
            kept = await connection.execute(select(settings.c.value).where(settings.c.name == name))
            return bytes(kept.scalar_one())

        return await self._write(do)

    # Anything else.

    async def alone(self, statement: Executable, values: Any = None) -> Sequence[Row[*tuple[Any, ...]]]:
        """Executes a statement that stands alone, and returns its rows; for what need not survive a crash."""
        if self._is_closed:
            raise StoreError("the store is closed")
        asking = asyncio.create_task(self._ask(statement, values))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return await asyncio.shield(asking)

    async def _ask(self, statement: Executable, values: Any) -> Sequence[Row[*tuple[Any, ...]]]:
        try:
            async with self._reader.connect() as connection:
                result = await connection.execute(statement, values)
                return result.all() if result.returns_rows else ()
        except Exception as error:
            raise _ours(error) from None

    # Reading.

    async def _read(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self.alone(query)

    async def _tables(self, query: Executable) -> list[TableRow]:
        return [TableRow._make((*row[:4], Listing(*row[4:]))) for row in await self._read(query)]

    # Writing: callers queue up, one task serves them.

    async def write(self, do: Callable[[AsyncConnection], Awaitable[_T]]) -> _T:
        """Does what is to be written in one transaction, once it is its turn."""
        return await self._write(do)

    async def _write(self, do: Callable[[AsyncConnection], Awaitable[_T]]) -> _T:
        work = _Work(do, asyncio.get_running_loop().create_future())
        self._enqueue(self._works, work)
        answer: _T = await work.answer
        return answer

    def _enqueue(self, queue: deque[_Job], job: _Job) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")
        queue.append(job)
        self._wake.set()

    async def _serve(self) -> None:
        """Takes turns between all the appends that wait and one other work, so that neither starves."""
        while not self._is_closed or self._appends or self._works:
            await self._wake.wait()
            if batch := _take(self._appends, MOST_TOGETHER):
                await self._append_all(batch)
            for work in _take(self._works, 1):
                await self._do(work)
            if not self._appends and not self._works and not self._is_closed:
                self._wake.clear()

    async def _do(self, work: _Work) -> None:
        try:
            async with self._writer.begin() as connection:
                result = await work.do(connection)
        except Exception as error:
            _refuse(work, error)
        else:
            _answer(work, result)

    async def _append_all(self, batch: list[_Append], *, is_again: bool = False) -> None:
        """Appends a batch in one transaction; where a row is at fault, the others still get in."""
        try:
            # All processes lock in the same order, so that none waits for one that waits for it.
            batch.sort(key=lambda append: append.entry[:2])
            async with self._to_append(batch) as connection:
                are_in = await self._append_to(connection, batch)
        except Exception as error:
            if _is_deadlock(error) and not is_again:
                await self._append_all(batch, is_again=True)  # who upgrades the database locks all of it
            elif len(batch) == 1 or _is_down(error):
                for append in batch:
                    _refuse(append, error)
            else:
                await self._append_all(batch[: len(batch) // 2])
                await self._append_all(batch[len(batch) // 2 :])
        else:
            for append, is_in in zip(batch, are_in, strict=True):
                _answer(append, is_in)

    def _to_append(self, batch: list[_Append]) -> AbstractAsyncContextManager[AsyncConnection]:
        """Nearly always there are entries only: they are one statement, which needs no transaction around."""
        if any(append.listing or append.game for append in batch):
            return self._writer.begin()
        return self._appender.connect()

    async def _append_to(self, connection: AsyncConnection, batch: list[_Append]) -> list[bool]:
        rows = await connection.execute(self._new_entries, [append.entry._asdict() for append in batch])
        inserted = {tuple(row) for row in rows}
        are_in = []
        for append in batch:
            mark = append.entry[:4]
            are_in.append(mark in inserted)
            inserted.discard(mark)  # the second of two that are alike was not inserted
        done = [append for append, is_in in zip(batch, are_in, strict=True) if is_in]
        if changed := [_listed(append.entry, append.listing) for append in done if append.listing]:
            await connection.execute(_CHANGE_LISTING, changed)
        if packed := [append.game._asdict() for append in done if append.game]:
            await connection.execute(self._pack_games, packed)
        if kept := [one._asdict() for append in done for one in append.past]:
            await connection.execute(self._keep_played, kept)
        return are_in


# Statements.

_ENTRIES = (
    select(entries.c.seq, entries.c.visitor, entries.c.action_id, entries.c.at, entries.c.data)
    .join(tables, tables.c.key == entries.c.table_key)
    .order_by(entries.c.seq)
)
_TABLES = select(*list(tables.c)[1:])  # all but the key
_CHANGE_LISTING = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        status=bindparam("new_status"),
        public=bindparam("new_public"),
        listing=bindparam("new_listing"),
        updated=bindparam("at"),
    )
)


def _listed(entry: NewEntry, listing: Listing) -> dict[str, object]:
    status, public, data = listing
    new = {"new_status": status, "new_public": public, "new_listing": data}
    return {"table": entry.table, "at": entry.at, **new}


def _new_entries(statement: sqlite.Insert | postgresql.Insert) -> Executable:
    """Inserts what is new of many ``NewEntry``, and returns the first four fields of those."""
    key = select(tables.c.key).where(tables.c.id == bindparam("table")).scalar_subquery()
    # By hand: SQLAlchemy does not see that in RETURNING the inner query belongs to the row.
    id: ColumnElement[str] = literal_column('(SELECT id FROM tables WHERE "key" = entries.table_key)')
    values: dict[str, object] = {name: bindparam(name) for name in NewEntry._fields[1:]}
    return (
        statement.values(table_key=key, **values)
        .on_conflict_do_nothing()
        .returning(id, entries.c.seq, entries.c.visitor, entries.c.action_id)
    )


def _pack_games(statement: sqlite.Insert | postgresql.Insert) -> Executable:
    """Keeps many ``PackedGame``; a game that went on after its end is packed again."""
    new = statement.excluded
    return statement.on_conflict_do_update(
        index_elements=[games.c.id],
        set_={"finished": new.finished, "public": new.public, "data": new.data, "key": new.key},
    )


def _keep_played(statement: sqlite.Insert | postgresql.Insert) -> Executable:
    """Keeps many ``Played``."""
    new = statement.excluded
    return statement.on_conflict_do_update(
        index_elements=[played.c.visitor, played.c.game],
        set_={"finished": new.finished, "data": new.data},
    )


# Queues.


def _take(queue: deque[_Job], most: int) -> list[_Job]:
    """Takes the first of the queue whose callers still wait."""
    jobs = [queue.popleft() for _ in range(min(most, len(queue)))]
    return [job for job in jobs if not job.answer.done()]


def _answer(job: _Append | _Work, result: Any) -> None:
    if not job.answer.done():
        job.answer.set_result(result)


def _refuse(job: _Append | _Work, error: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(_ours(error))


# Errors. What drivers say may quote a row, so callers are told the kind, and get no cause to log.


def _is_down(error: Exception) -> bool:
    """Whether the database is the trouble, and not a row."""
    if isinstance(error, exc.DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        # 08 no connection, 53 out of something, 57 an operator steps in
        return (
            error.connection_invalidated
            or isinstance(error, exc.OperationalError)
            or state[:2] in {"08", "53", "57"}
            or (isinstance(error, exc.InternalError) and not state)  # nobody there who writes
        )
    return isinstance(error, OSError | exc.TimeoutError)


def _is_deadlock(error: Exception) -> bool:
    """Whether we and somebody else waited for each other, and PostgreSQL has let them go first."""
    return isinstance(error, exc.DBAPIError) and getattr(error.orig, "sqlstate", None) == "40P01"


def _ours(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if isinstance(error, exc.OperationalError | OSError):  # "database is locked", "connection refused"
        return StoreError(f"the database failed: {_said(error)}")
    return StoreError(f"the database failed: {type(_origin(error)).__name__}")


def _origin(error: BaseException) -> BaseException:
    """What the driver raised."""
    origin = error.orig if isinstance(error, exc.StatementError) and error.orig else error
    return origin.__cause__ or origin


def _said(error: Exception) -> str:
    """The first line of what the driver says; the lines after it quote rows."""
    return next(iter(str(_origin(error)).splitlines()), "") or type(error).__name__


# Addresses and connections.


def driver_arguments(url: str) -> dict[str, Any]:
    """What asyncpg itself wants to be told of a PostgreSQL address."""
    address = _address(url)
    assert address.get_backend_name() == "postgresql", "SQLite tells nobody anything"
    _, arguments = address.get_dialect()().create_connect_args(address)
    return {**arguments, **_waits(address)}


def is_shared(url: str) -> bool:
    """Whether the database is one that several processes, on several machines, may serve from."""
    return _address(url).get_backend_name() == "postgresql"


def _address(url: str) -> URL:
    """The address with the driver that we use."""
    try:
        address = make_url(url)
    except (exc.ArgumentError, ValueError):
        # Without the text: it may hold a password in the wrong place.
        raise NoStore("that is not a database address", "cli-bad-database") from None
    match address.get_backend_name():
        case "sqlite":
            if address.database in {None, "", ":memory:"}:
                raise NoStore("a database in memory does not last: name a file", "cli-database-in-memory")
            return address.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            query = {"ssl" if name == "sslmode" else name: value for name, value in address.query.items()}
            return address.set(drivername="postgresql+asyncpg", query=query)
        case other:
            said = f"databases are SQLite or PostgreSQL, not {other[:40]}"
            raise NoStore(said, "cli-other-database", name=other[:40])


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for one of PostgreSQL."""
    address = _address(url)
    return Path(str(address.database)) if address.get_backend_name() == "sqlite" else None


def _shown(address: URL) -> str:
    """The address without its secrets."""
    host, port, name = address.host, address.port, address.database
    return URL.create(address.get_backend_name(), host=host, port=port, database=name).render_as_string()


def shown_address(url: str) -> str:
    """A database address without its password."""
    return _shown(_address(url))


async def open_engines(url: str, *, is_new: bool = False) -> tuple[AsyncEngine, AsyncEngine]:
    """A database for reading and for writing, with its tables brought up to date: for ``admin``."""
    address = _address(url)
    if not is_new and address.get_backend_name() == "sqlite" and not Path(str(address.database)).is_file():
        shown = _shown(address)
        raise NoStore(f"there is no database {shown}", "admin-no-database", address=shown)
    engines = await _open_engines(url)
    await engines.appender.dispose()
    return engines.reader, engines.writer


async def _open_engines(url: str) -> _Engines:
    """The connections to a database, with its tables brought up to date."""
    address = _address(url)
    engines = _engines(address)
    try:
        await _prepare(address, engines.writer)
    except BaseException as error:
        for engine in engines:
            await engine.dispose()
        if isinstance(error, Exception) and not isinstance(error, StoreError):
            shown, why = _shown(address), _said(error)
            said = f"cannot open the database {shown}: {why}"
            raise NoStore(said, "cli-cannot-open-database", address=shown, why=why) from None
        raise
    return engines


class _Engines(NamedTuple):
    """One for reading and one for appending, where every statement stands alone, and one for the rest."""

    reader: AsyncEngine
    writer: AsyncEngine
    appender: AsyncEngine


def _engines(address: URL) -> _Engines:
    alone = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
    try:
        engines = _Engines(
            _engine(address, READERS, **alone), _engine(address, 1), _engine(address, 1, **alone)
        )
    except ModuleNotFoundError:
        raise missing_extra("postgres") from None
    if address.get_backend_name() == "sqlite":
        for engine in engines:
            event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engines.writer.sync_engine, "begin", _begin_immediate)
    return engines


def _engine(address: URL, size: int, **options: Any) -> AsyncEngine:
    is_sqlite = address.get_backend_name() == "sqlite"
    engine = create_async_engine(
        address,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_reset_on_return=None,  # nobody leaves a transaction open
        hide_parameters=True,  # from logs and errors
        connect_args={"timeout": PATIENCE} if is_sqlite else _for_postgres(address),
        **options,
    )
    if not is_sqlite:  # a server may have been restarted; a file was not
        _ask_after_a_rest(engine)
        event.listen(engine.sync_engine, "handle_error", _let_go)
    return engine


def _let_go(context: ExceptionContext) -> None:
    """Two connections that work and are of no use: one whose answer did not come, and one to a standby."""
    error = context.original_exception
    if isinstance(error, TimeoutError) or getattr(error, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


def _ask_after_a_rest(engine: AsyncEngine) -> None:
    """Sees whether a connection is still there before it is used, but not if it answered a moment ago.

    To ask every time, as ``pool_pre_ping`` does, would cost a commit one more way to the database and back.
    """

    def rests(_: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        record.info["rests since"] = time.monotonic()

    def is_used(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
        driver: Any = record.driver_connection
        is_fresh = time.monotonic() - record.info.get("rests since", math.inf) < FRESH
        if is_fresh and not driver.is_closed():
            return
        try:
            engine.dialect.do_ping(connection)
        except Exception:
            raise exc.InvalidatePoolError from None  # what ended this one has ended the others

    event.listen(engine.sync_engine, "checkin", rests)
    event.listen(engine.sync_engine, "checkout", is_used)


def _for_postgres(address: URL) -> dict[str, Any]:
    # Else what a lost machine has locked stays locked until TCP gives up, after hours.
    silence = {"idle_in_transaction_session_timeout": str(LOST_AFTER)}
    return {**_waits(address), "server_settings": silence}


def _waits(address: URL) -> dict[str, Any]:
    """How long to wait for a server, and for which: one that writes, unless the address says otherwise."""
    whom = address.query.get("target_session_attrs", "read-write")
    return {"timeout": PATIENCE, "command_timeout": PATIENCE, "target_session_attrs": whom}


def _set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    connection.isolation_level = None  # Python begins no transactions; we do
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    """Waits for other processes at the beginning, where it is safe, and not in the middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _prepare(address: URL, writer: AsyncEngine) -> None:
    """Brings the tables up to date, once, however many processes start at the same time."""
    is_sqlite = writer.dialect.name == "sqlite"
    if is_sqlite:
        await asyncio.to_thread(_write_ahead, str(address.database))
    async with writer.begin() as connection:
        if not is_sqlite:
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        if unknown := await connection.run_sync(migrations.unknown_revisions):
            said = f"a newer version of Downforce wrote this database (step {unknown[0][:40]})"
            raise NoStore(said, "cli-newer-database")
        await connection.run_sync(migrations.upgrade)


def _write_ahead(path: str) -> None:
    """Puts a SQLite file into the mode in which readers and a writer do not wait for each other.

    With the plain driver, because where it fails the other leaves a thread behind that complains.
    """
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        for tries_left in reversed(range(PATIENCE * 20)):
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:  # here SQLite does not wait by itself
                if not tries_left or "locked" not in str(error):
                    raise
                time.sleep(0.05)
