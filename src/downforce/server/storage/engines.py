"""Database addresses, and the connections to SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, event, exc, func, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from downforce.server.live.store import StoreError
from downforce.server.storage import migrations
from downforce.server.storage.errors import CannotOpenStore, first_line, missing_extra

logging.getLogger("aiosqlite").setLevel(logging.INFO)  # below that it logs every parameter

READERS: Final = 4
"""How many connections read. One more appends entries, and one does all other writes."""
DATABASE_TIMEOUT: Final = 20
"""The timeout in seconds: for the lock of another process that writes, or for an answer of PostgreSQL."""
PING_AFTER: Final = 1.0
"""Seconds without use after which a connection is pinged before it is used again."""
LOST_AFTER: Final = 5_000
"""The timeout of an idle transaction in PostgreSQL, in milliseconds: its client may be lost."""
READ_ONLY: Final = "25006"
"""The error code of a write to a PostgreSQL standby, which is read-only."""
MIGRATION_LOCK: Final = 0x446F776E666F7263
"""Any number that no other program locks in PostgreSQL."""


def driver_arguments(url: str) -> dict[str, Any]:
    """The connection arguments of asyncpg for a PostgreSQL address."""
    address = _address(url)
    assert address.get_backend_name() == "postgresql", "SQLite sends no notifications"
    _, arguments = address.get_dialect()().create_connect_args(address)
    return {**arguments, **_timeouts(address)}


def is_shared(url: str) -> bool:
    """Whether the database is one that several processes, on several machines, may serve from."""
    return _address(url).get_backend_name() == "postgresql"


def _address(url: str) -> URL:
    """The address with the driver that we use."""
    if url.partition("?")[0].count("@") > 1:  # what follows the first would be taken for a host, and shown
        raise CannotOpenStore("the database address has two @", "cli-database-at")
    try:
        address = make_url(url)
    except (exc.ArgumentError, ValueError):
        # Without the text: it may hold a password in the wrong place.
        raise CannotOpenStore("that is not a database address", "cli-bad-database") from None
    match address.get_backend_name():
        case "sqlite":
            if address.database in {None, "", ":memory:"}:
                raise CannotOpenStore(
                    "a database in memory does not last: name a file", "cli-database-in-memory"
                )
            return address.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            query = {"ssl" if name == "sslmode" else name: value for name, value in address.query.items()}
            return address.set(drivername="postgresql+asyncpg", query=query)
        case other:
            text = f"databases are SQLite or PostgreSQL, not {other[:40]}"
            raise CannotOpenStore(text, "cli-other-database", name=other[:40])


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
        raise CannotOpenStore(f"there is no database {shown}", "admin-no-database", address=shown)
    engines = await open_all(url)
    await engines.appender.dispose()
    return engines.reader, engines.writer


async def open_all(url: str) -> Engines:
    """The connections to a database, with its tables brought up to date."""
    address = _address(url)
    engines = _engines(address)
    try:
        await _prepare(address, engines.writer)
    except BaseException as error:
        for engine in engines:
            await engine.dispose()
        if isinstance(error, Exception) and not isinstance(error, StoreError):
            shown, why = _shown(address), first_line(error)
            text = f"cannot open the database {shown}: {why}"
            raise CannotOpenStore(text, "cli-cannot-open-database", address=shown, why=why) from None
        raise
    return engines


class Engines(NamedTuple):
    """The connection pools: for reading and for appending, both with autocommit, and for other writes."""

    reader: AsyncEngine
    writer: AsyncEngine
    appender: AsyncEngine


def _engines(address: URL) -> Engines:
    alone = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
    try:
        engines = Engines(
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
        pool_timeout=DATABASE_TIMEOUT,
        pool_reset_on_return=None,  # no transaction is left open
        hide_parameters=True,  # from logs and errors
        connect_args={"timeout": DATABASE_TIMEOUT} if is_sqlite else _for_postgres(address),
        **options,
    )
    if not is_sqlite:  # a server may have been restarted; a file was not
        _ping_idle_connections(engine)
        event.listen(engine.sync_engine, "handle_error", _mark_disconnected)
    return engine


def _mark_disconnected(context: ExceptionContext) -> None:
    """Closes a connection after a timeout, or if it leads to a standby; the driver would use it again."""
    error = context.original_exception
    if isinstance(error, TimeoutError) or getattr(error, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


def _ping_idle_connections(engine: AsyncEngine) -> None:
    """Pings a connection before it is used, unless it was used less than ``PING_AFTER`` seconds ago.

    A ping every time, as ``pool_pre_ping`` does it, would cost each commit one more round trip.
    """

    def on_checkin(_: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        record.info["idle since"] = time.monotonic()

    def on_checkout(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
        driver: Any = record.driver_connection
        is_fresh = time.monotonic() - record.info.get("idle since", math.inf) < PING_AFTER
        if is_fresh and not driver.is_closed():
            return
        try:
            engine.dialect.do_ping(connection)
        except Exception:
            raise exc.InvalidatePoolError from None  # what ended this one has ended the others

    event.listen(engine.sync_engine, "checkin", on_checkin)
    event.listen(engine.sync_engine, "checkout", on_checkout)


def _for_postgres(address: URL) -> dict[str, Any]:
    # Else what a lost machine has locked stays locked until TCP gives up, after hours.
    silence = {"idle_in_transaction_session_timeout": str(LOST_AFTER)}
    return {**_timeouts(address), "server_settings": silence}


def _timeouts(address: URL) -> dict[str, Any]:
    """Timeouts, and which server to use: one that can write, unless the address says otherwise."""
    kind = address.query.get("target_session_attrs", "read-write")
    return {"timeout": DATABASE_TIMEOUT, "command_timeout": DATABASE_TIMEOUT, "target_session_attrs": kind}


def _set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    connection.isolation_level = None  # Python begins no transactions; we do
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    """Takes the write lock at the beginning of a transaction: at its first write, waiting may fail."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _prepare(address: URL, writer: AsyncEngine) -> None:
    """Brings the tables up to date, once, even if several processes start at the same time."""
    is_sqlite = writer.dialect.name == "sqlite"
    if is_sqlite:
        await asyncio.to_thread(_enable_wal, str(address.database))
    async with writer.begin() as connection:
        if not is_sqlite:
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        if await connection.run_sync(migrations.is_up_to_date):
            return
        if unknown := await connection.run_sync(migrations.unknown_revisions):
            text = f"a newer version of Downforce wrote this database (step {unknown[0][:40]})"
            raise CannotOpenStore(text, "cli-newer-database")
        await connection.run_sync(migrations.upgrade)


def _enable_wal(path: str) -> None:
    """Switches a SQLite file to write-ahead logging: readers and a writer do not wait for each other.

    Uses the synchronous driver, because after an error the other one leaves a thread behind.
    """
    with closing(sqlite3.connect(path, timeout=DATABASE_TIMEOUT)) as connection:
        for tries_left in reversed(range(DATABASE_TIMEOUT * 20)):
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:  # here SQLite does not wait by itself
                if not tries_left or "locked" not in str(error):
                    raise
                time.sleep(0.05)
