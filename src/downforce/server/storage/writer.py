"""The one task that writes: all appends that wait at the same time share one commit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Executable, bindparam, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from downforce.server.live.store import Listing, NewEntry, PackedGame, PastGame, StoreError
from downforce.server.live.turns import TableTurn
from downforce.server.storage.calls import OutboxWriter
from downforce.server.storage.errors import is_deadlock, is_down, store_error
from downforce.server.storage.schema import entries, games, played, tables
from downforce.server.storage.turns import TurnWriter

_T = TypeVar("_T")
_Job = TypeVar("_Job", "_Append", "_Transaction")
Insert = Callable[..., "sqlite.Insert | postgresql.Insert"]

MOST_TOGETHER: Final = 500
"""The most appends in one transaction."""


@dataclass(frozen=True, slots=True)
class _Append:
    """An append that waits for its transaction; the answer is whether the entry was inserted."""

    entry: NewEntry
    listing: Listing | None
    game: PackedGame | None
    past: Sequence[PastGame]
    turn: TableTurn | None
    answer: asyncio.Future[bool]


@dataclass(frozen=True, slots=True)
class _Transaction:
    """Any other write; it has a transaction of its own."""

    do: Callable[[AsyncConnection], Awaitable[Any]]
    answer: asyncio.Future[Any]


class Writer:
    """Callers queue up, and one task writes. A caller that is cancelled does not cancel its write."""

    def __init__(self, writer: AsyncEngine, appender: AsyncEngine) -> None:
        self._writer = writer
        self._appender = appender
        self.insert: Insert = sqlite.insert if writer.dialect.name == "sqlite" else postgresql.insert
        self.new_entries = _new_entries(self.insert(entries))
        self._pack_games = _pack_games(self.insert(games))
        self._keep_past = _keep_past(self.insert(played))
        self.turns = TurnWriter(self.insert)
        self._outbox = OutboxWriter(self.insert)
        self._appends: deque[_Append] = deque()
        self._transactions: deque[_Transaction] = deque()
        self._wake = asyncio.Event()
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name="writer")

    @property
    def is_running(self) -> bool:
        """Whether the writing task still runs."""
        return not self._task.done()

    async def close(self) -> None:
        """Writes what is queued, then stops."""
        self._is_closed = True
        self._wake.set()
        await asyncio.wait([self._task])  # if it has failed, we close anyway

    async def append(
        self,
        entry: NewEntry,
        listing: Listing | None,
        game: PackedGame | None,
        past: Sequence[PastGame],
        turn: TableTurn | None,
    ) -> bool:
        """Appends an entry and what belongs to it; false if it was not inserted."""
        append = _Append(entry, listing, game, past, turn, asyncio.get_running_loop().create_future())
        self._enqueue(self._appends, append)
        return await append.answer

    async def write(self, do: Callable[[AsyncConnection], Awaitable[_T]]) -> _T:
        """Queues a function and runs it in a transaction of its own."""
        transaction = _Transaction(do, asyncio.get_running_loop().create_future())
        self._enqueue(self._transactions, transaction)
        answer: _T = await transaction.answer
        return answer

    def _enqueue(self, queue: deque[_Job], job: _Job) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")
        queue.append(job)
        self._wake.set()

    async def _run(self) -> None:
        """Alternates between all queued appends and one other transaction, so that neither starves."""
        while not self._is_closed or self._appends or self._transactions:
            await self._wake.wait()
            if batch := _take(self._appends, MOST_TOGETHER):
                await self._append_all(batch)
            for transaction in _take(self._transactions, 1):
                await self._do(transaction)
            if not self._appends and not self._transactions and not self._is_closed:
                self._wake.clear()

    async def _do(self, transaction: _Transaction) -> None:
        try:
            async with self._writer.begin() as connection:
                result = await transaction.do(connection)
        except Exception as error:
            _fail(transaction, error)
        else:
            _resolve(transaction, result)

    async def _append_all(self, batch: list[_Append], *, is_retry: bool = False) -> None:
        """Appends a batch in one transaction; if a row is at fault, the others are appended without it."""
        try:
            # All processes lock in the same order, so that none waits for one that waits for it.
            batch.sort(key=lambda append: append.entry[:2])
            async with self._connection_for(batch) as connection:
                were_inserted = await self._insert_all(connection, batch)
        except Exception as error:
            if is_deadlock(error) and not is_retry:
                await self._append_all(batch, is_retry=True)  # a migration locks the whole database
            elif len(batch) == 1 or is_down(error):
                for append in batch:
                    _fail(append, error)
            else:
                await self._append_all(batch[: len(batch) // 2])
                await self._append_all(batch[len(batch) // 2 :])
        else:
            for append, was_inserted in zip(batch, were_inserted, strict=True):
                _resolve(append, was_inserted)

    def _connection_for(self, batch: list[_Append]) -> AbstractAsyncContextManager[AsyncConnection]:
        """Nearly always there are entries only: they are one statement, for which autocommit is enough."""
        if any(append.listing or append.game or append.turn for append in batch):
            return self._writer.begin()
        return self._appender.connect()

    async def _insert_all(self, connection: AsyncConnection, batch: list[_Append]) -> list[bool]:
        rows = await connection.execute(self.new_entries, [append.entry._asdict() for append in batch])
        inserted = {tuple(row) for row in rows}
        were_inserted = []
        for append in batch:
            mark = append.entry[:4]
            were_inserted.append(mark in inserted)
            inserted.discard(mark)  # the second of two that are alike was not inserted
        done = [append for append, was_inserted in zip(batch, were_inserted, strict=True) if was_inserted]
        if changed := [_listed(append.entry, append.listing) for append in done if append.listing]:
            await connection.execute(_CHANGE_LISTING, changed)
        if packed := [append.game._asdict() for append in done if append.game]:
            await connection.execute(self._pack_games, packed)
        if kept := [one._asdict() for append in done for one in append.past]:
            await connection.execute(self._keep_past, kept)
        turns = [(append.entry.table, append.turn) for append in done if append.turn]
        await self.turns.write(connection, turns)
        await self._outbox.write(connection, turns)  # who is called because of a turn that began
        return were_inserted


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
        set_={name: new[name] for name in PackedGame._fields[1:]},
    )


def _keep_past(statement: sqlite.Insert | postgresql.Insert) -> Executable:
    """Keeps many ``PastGame``."""
    new = statement.excluded
    return statement.on_conflict_do_update(
        index_elements=[played.c.visitor, played.c.game],
        set_={"finished": new.finished, "data": new.data},
    )


def _take(queue: deque[_Job], most: int) -> list[_Job]:
    """Takes the first of the queue whose callers still wait."""
    jobs = [queue.popleft() for _ in range(min(most, len(queue)))]
    return [job for job in jobs if not job.answer.done()]


def _resolve(job: _Append | _Transaction, result: Any) -> None:
    if not job.answer.done():
        job.answer.set_result(result)


def _fail(job: _Append | _Transaction, error: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(store_error(error))
