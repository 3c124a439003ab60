"""The database of a server: the logs of the tables, packed games and visitors.

SQLite and PostgreSQL have the same tables (``schema``) and get the same queries. Several processes
may share one database: an entry's place in the log of its table is unique there, the only lock there is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Executable,
    Row,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

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
from downforce.server.live.turns import OwnTurn, TableTurn
from downforce.server.storage.calls import StoredCalls
from downforce.server.storage.engines import open_all
from downforce.server.storage.errors import store_error
from downforce.server.storage.schema import (
    codes,
    entries,
    games,
    played,
    settings,
    tables,
    tokens,
    turns,
    visitors,
)
from downforce.server.storage.screens import ScreenRows
from downforce.server.storage.sweep import sweep
from downforce.server.storage.turns import StoredTurns
from downforce.server.storage.writer import Writer

_T = TypeVar("_T")


CLOSE_TIMEOUT: Final = 2.0
"""The timeout of closing, in seconds: for queries whose callers were cancelled."""

_ENTRIES = (
    select(entries.c.seq, entries.c.visitor, entries.c.action_id, entries.c.at, entries.c.data)
    .join(tables, tables.c.key == entries.c.table_key)
    .order_by(entries.c.seq)
)
_TABLES = select(*list(tables.c)[1:])  # all but the key


class DatabaseStore:
    """The database of a server.

    One task writes: all appends that wait at the same time share one commit. Reads have connections of their
    own and never wait for a write. A caller that is cancelled cancels neither: the query runs to its end, and
    its connection is used again.
    """

    def __init__(self, reader: AsyncEngine, writer: AsyncEngine, appender: AsyncEngine) -> None:
        self._reader = reader
        self._writer = Writer(writer, appender)
        self.insert = self._writer.insert
        self.turns = StoredTurns(self)
        self.screens = ScreenRows(self)
        self.calls = StoredCalls(self)
        self._engines = (reader, writer, appender)
        self._queries: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    @classmethod
    async def open(cls, url: str) -> DatabaseStore:
        """Opens the database of this address and brings its tables up to date.

        Addresses look like ``sqlite:///games.db`` and ``postgresql://name:password@host/database``.
        """
        return cls(*await open_all(url))

    async def close(self) -> None:
        """Writes what is queued and closes all connections."""
        self._is_closed = True
        await self._writer.close()
        if self._queries:
            await asyncio.wait(self._queries, timeout=CLOSE_TIMEOUT)
        for engine in self._engines:
            await engine.dispose()

    @property
    def is_serving(self) -> bool:
        """Whether the writer still runs."""
        return self._writer.is_running

    # Tables and their logs.

    async def create_table(self, row: TableRow, first: NewEntry, turn: TableTurn | None = None) -> bool:
        """Creates a table with the first entry of its log; false if its id or code is taken."""
        assert first.table == row.id, "the entry belongs to another table"
        id, code, created, updated, (status, public, data) = row

        async def do(connection: AsyncConnection) -> bool:
            new = self.insert(tables).on_conflict_do_nothing().returning(tables.c.key)
            values = {"id": id, "code": code, "created": created, "updated": updated}
            values |= {"status": status, "public": public, "listing": data}
            if (await connection.execute(new, values)).first() is None:
                return False
            await connection.execute(self._writer.new_entries, [first._asdict()])
            await self._writer.turns.write(connection, [(id, turn)] if turn else [])
            return True

        return await self._writer.write(do)

    async def append(
        self,
        entry: NewEntry,
        *,
        listing: Listing | None = None,
        game: PackedGame | None = None,
        past: Sequence[PastGame] = (),
        turn: TableTurn | None = None,
    ) -> Appended:
        """Appends an entry, and with it changes the listing and packs the game; returns when all is durable.

        Should the connection break at the wrong moment, a ``StoreError`` leaves open whether the entry is in.
        Append it again: if it was, the answer is ``DUPLICATE``.
        """
        if await self._writer.append(entry, listing, game, past, turn):
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

    async def own_tables(self, visitor: str) -> list[OwnTurn]:
        """The tables that are not over where a visitor has a seat, as the columns beside the logs say."""
        return await self.turns.own(visitor)

    async def listed(self, limit: int = 100) -> list[TableRow]:
        """The public tables that are not over, the one changed last first."""
        query = _TABLES.where(tables.c.public, tables.c.status != "over")
        return await self._tables(query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))

    async def open_tables(self) -> int:
        """How many tables are open or running; those over days are counted apart."""
        over_days = exists().where(turns.c.table_key == tables.c.key, turns.c.turn > 0)
        query = select(func.count()).where(tables.c.status != "over", ~over_days)
        return int((await self._read(query))[0][0])

    async def sweep(self, kept: Retention, now: int, awake: Collection[str]) -> int:
        """Removes some abandoned rows, but no table that is awake; how many."""
        return await self._writer.write(lambda connection: sweep(connection, kept, now, awake))

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

        await self._writer.write(do)

    async def add_token(self, visitor: str, token_hash: bytes, at: int) -> None:
        """Adds another token of a visitor: another device."""

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(insert(tokens).values(hash=token_hash, visitor=visitor, created=at))

        await self._writer.write(do)

    async def visitor_of(self, token_hash: bytes) -> str | None:
        """The visitor who has this token."""
        query = select(tokens.c.visitor).where(tokens.c.hash == token_hash)
        found = await self._read(query)
        return str(found[0][0]) if found else None

    async def put_code(self, code_hash: bytes, visitor: str, expires: int, receipts: bytes = b"") -> None:
        """Keeps a one-time code that stands for a visitor; it replaces the one they had."""

        async def do(connection: AsyncConnection) -> None:
            new = self.insert(codes).values(
                visitor=visitor, hash=code_hash, expires=expires, receipts=receipts
            )
            changed = {"hash": code_hash, "expires": expires, "receipts": receipts}
            await connection.execute(
                new.on_conflict_do_update(index_elements=[codes.c.visitor], set_=changed)
            )

        await self._writer.write(do)

    async def take_code(self, code_hash: bytes, now: int) -> tuple[str, bytes] | None:
        """The visitor of a code that has not expired, and the receipts that were given with it.

        The code is used up: the next caller gets none.
        """

        async def do(connection: AsyncConnection) -> tuple[str, bytes] | None:
            taken = delete(codes).where(codes.c.hash == code_hash, codes.c.expires > now)
            row = (await connection.execute(taken.returning(codes.c.visitor, codes.c.receipts))).first()
            return (row.visitor, row.receipts or b"") if row is not None else None

        return await self._writer.write(do)

    # Settings.

    async def check_writes(self, now: int) -> None:
        """Writes a small row; raises ``StoreError`` on a full disk, or if the database only reads."""

        async def do(connection: AsyncConnection) -> None:
            value = str(now).encode()
            new = self.insert(settings).values(name="ready", value=value)
            again = new.on_conflict_do_update(index_elements=[settings.c.name], set_={"value": value})
            await connection.execute(again)

        await self._writer.write(do)

    async def setting(self, name: str) -> bytes | None:
        """What was set under this name."""
        rows = await self._read(select(settings.c.value).where(settings.c.name == name))
        return bytes(rows[0][0]) if rows else None

    async def set_setting_once(self, name: str, value: bytes) -> bytes:
        """Sets what was not set before; returns what is set, ours or what another process set first."""

        async def do(connection: AsyncConnection) -> bytes:
            new = self.insert(settings).values(name=name, value=value)
            await connection.execute(new.on_conflict_do_nothing())
            kept = await connection.execute(select(settings.c.value).where(settings.c.name == name))
            return bytes(kept.scalar_one())

        return await self._writer.write(do)

    # Anything else.

    async def execute(self, statement: Executable, values: Any = None) -> Sequence[Row[*tuple[Any, ...]]]:
        """Executes one statement with autocommit and returns its rows; it may not survive a crash."""
        if self._is_closed:
            raise StoreError("the store is closed")
        query = asyncio.create_task(self._run_query(statement, values))
        self._queries.add(query)
        query.add_done_callback(self._queries.discard)
        return await asyncio.shield(query)

    async def _run_query(self, statement: Executable, values: Any) -> Sequence[Row[*tuple[Any, ...]]]:
        try:
            async with self._reader.connect() as connection:
                result = await connection.execute(statement, values)
                return result.all() if result.returns_rows else ()
        except Exception as error:
            raise store_error(error) from None

    # Reading.

    async def _read(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self.execute(query)

    async def _tables(self, query: Executable) -> list[TableRow]:
        return [TableRow._make((*row[:4], Listing(*row[4:]))) for row in await self._read(query)]

    async def write(self, do: Callable[[AsyncConnection], Awaitable[_T]]) -> _T:
        """Queues a function and runs it in one transaction."""
        return await self._writer.write(do)
