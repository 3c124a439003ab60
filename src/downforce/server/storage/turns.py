"""Whose turn it is at tables that sleep: rows beside their logs, and the nights and holidays of people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    ColumnElement,
    Executable,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from downforce.server.live.turns import OwnTurn, SeatTurn, TableTurn, Turns
from downforce.server.storage.schema import entries, holidays, nights, outbox, seats, tables, turns
from downforce.server.table.clock import HOLIDAYS_A_YEAR, NO_TIME_OFF, Night, TimeOff, ends_at
from downforce.server.wire.errors import Refusal, RefusalError

if TYPE_CHECKING:
    from downforce.server.storage.store import DatabaseStore

LEASE: Final = 60_000
"""Milliseconds for which a process has a table where something is due; then another one may take it."""
Insert = Callable[..., "sqlite.Insert | postgresql.Insert"]

_KEY: Final[ColumnElement[int]] = (
    select(tables.c.key).where(tables.c.id == bindparam("table")).scalar_subquery()
)


class TurnWriter:
    """Writes the rows of tables within a transaction."""

    def __init__(self, insert: Insert) -> None:
        self._turn = _upsert_turn(insert(turns))
        self._seat = _upsert_seat(insert(seats))

    async def write(self, connection: AsyncConnection, written: Sequence[tuple[str, TableTurn]]) -> None:
        """Writes the rows of some tables; older ones than are there change nothing."""
        if not written:
            return
        await connection.execute(self._turn, [_turn_values(id, turn) for id, turn in written])
        people = [_seat_values(id, turn.seq, one) for id, turn in written for one in turn.people]
        if people:
            await connection.execute(self._seat, people)
        await connection.execute(_GONE, [{"table": id, "new_seq": turn.seq} for id, turn in written])


def _turn_values(id: str, turn: TableTurn) -> dict[str, object]:
    values = turn._asdict()
    for name in ("people", "rematch", "invited_by"):
        del values[name]
    return {"table": id, "turn": values.pop("limit"), **values}


def _seat_values(id: str, seq: int, one: SeatTurn) -> dict[str, object]:
    return {"table": id, "seq": seq, **one._asdict()}


def _upsert_turn(statement: sqlite.Insert | postgresql.Insert) -> Executable:
    names = ("seq", "at", "turn", "asked", "paused", "due")
    new = statement.values(table_key=_KEY, **{name: bindparam(name) for name in names})
    changed = {name: new.excluded[name] for name in names} | {"warned": None}
    return new.on_conflict_do_update(
        index_elements=[turns.c.table_key], set_=changed, where=turns.c.seq <= new.excluded.seq
    )


def _upsert_seat(statement: sqlite.Insert | postgresql.Insert) -> Executable:
    names = ("visitor", "seats", "seq", "since", "until")
    new = statement.values(table_key=_KEY, **{name: bindparam(name) for name in names})
    changed = {name: new.excluded[name] for name in names if name != "visitor"}
    return new.on_conflict_do_update(
        index_elements=[seats.c.table_key, seats.c.visitor],
        set_=changed,
        where=seats.c.seq <= new.excluded.seq,
    )


_GONE: Final = delete(seats).where(seats.c.table_key == _KEY, seats.c.seq < bindparam("new_seq"))
"""People who have left."""


class StoredTurns(Turns):
    """The rows of a database."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store
        self.insert = store.insert
        self._rows = TurnWriter(store.insert)

    # --- tables -----------------------------------------------------------------------------------

    async def claim_due(self, now: int, most: int) -> list[str]:
        """Some tables where something is due; no other process gets them for a minute."""
        is_due = turns.c.due <= now
        if not await self._store.execute(select(turns.c.table_key).where(is_due).limit(1)):
            return []

        async def do(connection: AsyncConnection) -> list[str]:
            due = select(turns.c.table_key).where(is_due).order_by(turns.c.due).limit(most)
            taken = [key for (key,) in await connection.execute(due.with_for_update(skip_locked=True))]
            here = turns.c.table_key.in_(taken)
            await connection.execute(update(turns).where(here).values(due=now + LEASE))
            found = await connection.execute(select(tables.c.id).where(tables.c.key.in_(taken)))
            return [id for (id,) in found]

        return await self._store.write(do)

    async def write(self, table: str, turn: TableTurn) -> None:
        """Writes the rows of a table without an entry, unless newer ones are there."""

        async def do(connection: AsyncConnection) -> None:
            await self._rows.write(connection, [(table, turn)])

        await self._store.write(do)

    async def own(self, visitor: str) -> list[OwnTurn]:
        """The tables that are not over where a visitor has a seat, as the columns say."""
        return [OwnTurn(*row) for row in await self._store.execute(_own_tables(visitor))]

    async def last_seen(self, table: str) -> Mapping[str, int]:
        """When the people of a table over days were there last."""
        query = select(seats.c.visitor, seats.c.seen).join(tables, tables.c.key == seats.c.table_key)
        rows = await self._store.execute(query.where(tables.c.id == table, seats.c.seen.is_not(None)))
        return {row[0]: row[1] for row in rows}

    async def mark_seen(self, table: str, visitor: str, at: int) -> None:
        """A person came to a table over days, or left it: it is not abandoned."""

        async def do(connection: AsyncConnection) -> None:
            key = select(tables.c.key).where(tables.c.id == table).scalar_subquery()
            here = update(seats).where(seats.c.table_key == key, seats.c.visitor == visitor)
            await connection.execute(here.values(seen=at))
            await connection.execute(
                update(turns)
                .where(turns.c.table_key == key, turns.c.warned.is_not(None))
                .values(warned=None, at=at)
            )

        await self._store.write(do)

    async def mark_shown(self, table: str, visitors: Collection[str], at: int) -> None:
        """Pages of some people showed a table, and were visible: they need no call."""

        async def do(connection: AsyncConnection) -> None:
            key = select(tables.c.key).where(tables.c.id == table).scalar_subquery()
            here = update(seats).where(seats.c.table_key == key, seats.c.visitor.in_(visitors))
            await connection.execute(here.values(shown=at))

        await self._store.write(do)

    async def warned(self, table: str) -> int | None:
        """When the people of a table were warned that it is about to be removed."""
        query = select(turns.c.warned).join(tables, tables.c.key == turns.c.table_key)
        rows = await self._store.execute(query.where(tables.c.id == table))
        return rows[0][0] if rows else None

    async def tables_over_days(self, visitor: str) -> tuple[int, int]:
        """How many tables over days are not over: in all, and those of a visitor."""
        over_days = (
            select(func.count())
            .select_from(turns.join(tables, tables.c.key == turns.c.table_key))
            .where(turns.c.turn > 0, tables.c.status != "over")
        )
        here = select(seats.c.table_key).where(seats.c.visitor == visitor).scalar_subquery()
        own = over_days.where(turns.c.table_key.in_(here))
        counts = await self._store.execute(select(over_days.scalar_subquery(), own.scalar_subquery()))
        return int(counts[0][0]), int(counts[0][1])

    # --- nights and holidays ----------------------------------------------------------------------

    async def time_off(self, visitors: Collection[str]) -> Mapping[str, TimeOff]:
        """The nights and holidays of some people."""
        return await read_time_off(self._store.execute, visitors)

    async def set_zone(self, visitor: str, zone: str) -> None:
        """Keeps the time zone of a person who has set no night; one who has set one changes it there."""

        async def do(connection: AsyncConnection) -> None:
            new = self.insert(nights).values(visitor=visitor, zone=zone, begin=None, end=None)
            await connection.execute(new.on_conflict_do_nothing())

        await self._store.write(do)

    async def set_night(self, visitor: str, zone: str, night: Night | None) -> None:
        """Sets the time zone and the night of a person; their deadlines move with it."""

        async def do(connection: AsyncConnection) -> None:
            values: dict[str, object] = {"zone": zone, "begin": None, "end": None}
            if night is not None:
                values |= {"begin": night.begin, "end": night.end}
            new = self.insert(nights).values(visitor=visitor, **values)
            await connection.execute(
                new.on_conflict_do_update(index_elements=[nights.c.visitor], set_=values)
            )
            await _move_deadlines(connection, visitor)

        await self._store.write(do)

    async def set_holidays(self, visitor: str, zone: str, days: Collection[date], *, since: date) -> None:
        """Sets the holidays from a day on; those before stay. ``RefusalError`` if there are too many."""

        new = sorted({day.isoformat() for day in days if day >= since})

        async def do(connection: AsyncConnection) -> bool:
            row = self.insert(nights).values(visitor=visitor, zone=zone)
            await connection.execute(
                row.on_conflict_do_update(index_elements=[nights.c.visitor], set_={"zone": zone})
            )  # locks the row: two devices cannot spend the same days
            mine = holidays.c.visitor == visitor
            query = select(holidays.c.day).where(mine, holidays.c.day < since.isoformat())
            spent = Counter(day[:4] for day in [*(await connection.execute(query)).scalars(), *new])
            if any(count > HOLIDAYS_A_YEAR for count in spent.values()):
                return False
            await connection.execute(delete(holidays).where(mine, holidays.c.day >= since.isoformat()))
            if new:
                await connection.execute(insert(holidays), [{"visitor": visitor, "day": day} for day in new])
            await _move_deadlines(connection, visitor)
            return True

        if not await self._store.write(do):
            raise RefusalError(Refusal.NO_DAYS_LEFT)


async def read_time_off(
    execute: Callable[[Executable], Awaitable[Iterable[Any]]], visitors: Collection[str]
) -> Mapping[str, TimeOff]:
    """The nights and holidays of some people."""
    if not visitors:
        return {}
    own = select(nights).where(nights.c.visitor.in_(visitors))
    kept = {row.visitor: row for row in await execute(own)}
    if not kept:
        return {}  # a holiday needs a time zone
    free = select(holidays).where(holidays.c.visitor.in_(visitors)).order_by(holidays.c.day)
    days = dict[str, list[date]]()
    for visitor, day in await execute(free):
        days.setdefault(visitor, []).append(date.fromisoformat(day))
    return {visitor: _time_off(row, days.get(visitor, ())) for visitor, row in kept.items()}


def _time_off(row: Any, days: Sequence[date]) -> TimeOff:
    night = None if row.begin is None else Night(row.begin, row.end)
    return TimeOff(row.zone, night, tuple(days))


async def _move_deadlines(connection: AsyncConnection, visitor: str) -> None:
    """Computes the deadlines of a person again, from columns alone."""
    row = (await connection.execute(select(nights).where(nights.c.visitor == visitor))).first()
    query = select(holidays.c.day).where(holidays.c.visitor == visitor).order_by(holidays.c.day)
    days = [date.fromisoformat(day) for (day,) in await connection.execute(query)]
    off = _time_off(row, days) if row is not None else NO_TIME_OFF
    waited_for = (
        select(seats.c.table_key, seats.c.since, turns.c.turn)
        .join(turns, turns.c.table_key == seats.c.table_key)
        .where(seats.c.visitor == visitor, seats.c.since.is_not(None), turns.c.turn > 0)
        .order_by(seats.c.table_key)
    )
    for key, since, limit in (await connection.execute(waited_for)).all():
        here = seats.c.table_key == key
        changed = update(seats).where(here, seats.c.visitor == visitor)
        await connection.execute(changed.values(until=ends_at(since, limit, off)))
        first = select(func.min(seats.c.until)).where(here).scalar_subquery()
        of_table = update(turns).where(turns.c.table_key == key, turns.c.due.is_not(None))
        await connection.execute(of_table.values(due=first))
    waits = outbox.c.visitor == visitor, outbox.c.due.is_not(None)
    await connection.execute(update(outbox).where(*waits).values(due=0))  # reminders move as well


def _own_tables(visitor: str) -> Executable:
    last = (
        select(func.max(entries.c.seq))
        .where(entries.c.table_key == tables.c.key)
        .correlate(tables)
        .scalar_subquery()
    )
    others = seats.alias("others")
    until = (
        select(func.min(others.c.until))
        .where(others.c.table_key == tables.c.key)
        .correlate(tables)
        .scalar_subquery()
    )
    return (
        select(
            tables.c.id, tables.c.code, tables.c.status, tables.c.listing, seats.c.seats, turns.c.asked,
            turns.c.paused, turns.c.turn, seats.c.since, seats.c.until, until, turns.c.at, turns.c.seq, last,
            turns.c.warned,
        )
        .join(seats, seats.c.table_key == tables.c.key)
        .join(turns, turns.c.table_key == tables.c.key)
        .where(seats.c.visitor == visitor, tables.c.status != "over")
        .order_by(literal_column("at").desc())
    )  # fmt: skip
