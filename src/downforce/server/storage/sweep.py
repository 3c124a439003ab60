"""Removes abandoned tables, their logs, and visitors who are gone."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from downforce.server.live.retention import WARNING, Retention
from downforce.server.storage.calls import remove_callees, remove_old_calls
from downforce.server.storage.schema import (
    codes,
    entries,
    holidays,
    nights,
    played,
    presence,
    screens,
    seats,
    tables,
    tokens,
    turns,
    visitors,
)

DAY = 24 * 3600 * 1000
STEP = 50
"""How many rows are removed at once, so that moves need not wait."""


class _StoredSettings(msgspec.Struct):
    settings: _Patience


class _Patience(msgspec.Struct):
    patience: int | None = 60


async def sweep(connection: AsyncConnection, kept: Retention, now: int, awake: Collection[str]) -> int:
    """Removes some abandoned rows, but no table that is awake; returns how many."""
    found = [*await _finished(connection, kept, now), *await _abandoned(connection, kept, now)]
    found += await _over_days(connection, kept, now)
    gone = [id for id in found if id not in awake]
    if gone:
        await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    removed = len(gone) + await _remove_visitors(connection, kept, now)
    return removed + await remove_old_calls(connection, now, STEP)


_nobody_is_there = ~exists().where(presence.c.table_id == tables.c.id)


async def _finished(connection: AsyncConnection, kept: Retention, now: int) -> list[str]:
    """Some tables whose games are over, and that all have left."""
    before = now - kept.finished * DAY
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.updated < before, _nobody_is_there)
    return [id for (id,) in await connection.execute(query.limit(2 * STEP))]


_is_over_days = exists().where(turns.c.table_key == tables.c.key, turns.c.turn > 0)


async def _over_days(connection: AsyncConnection, kept: Retention, now: int) -> list[str]:
    """Some tables over days whose people were warned and did not look in; warns those of others."""
    is_idle = turns.c.at < now - kept.over_days * DAY
    looked_in = exists().where(
        seats.c.table_key == turns.c.table_key, seats.c.seen > now - kept.over_days * DAY
    )
    rows = turns.join(tables, tables.c.key == turns.c.table_key)
    here = turns.c.turn > 0, tables.c.status != "over", _nobody_is_there
    new = (
        select(turns.c.table_key)
        .select_from(rows)
        .where(*here, is_idle, turns.c.warned.is_(None), ~looked_in)
    )
    keys = [key for (key,) in await connection.execute(new.limit(STEP))]
    await connection.execute(update(turns).where(turns.c.table_key.in_(keys)).values(warned=now))
    gone = select(tables.c.id).select_from(rows).where(*here, turns.c.warned < now - WARNING)
    return [id for (id,) in await connection.execute(gone.limit(STEP))]


async def _abandoned(connection: AsyncConnection, kept: Retention, now: int) -> list[str]:
    """Some tables whose games never began or ended, and that were abandoned."""
    last = select(func.max(entries.c.at)).where(entries.c.table_key == tables.c.key).scalar_subquery()
    oldest = int(now - min(kept.open, kept.running) * DAY)
    query = (
        select(tables.c.id, tables.c.status, tables.c.listing, last)
        .where(tables.c.status != "over", tables.c.updated < oldest, _nobody_is_there, ~_is_over_days)
        .order_by(tables.c.updated)
        .limit(STEP * 10)
    )
    rows = await connection.execute(query)
    return [id for id, status, listing, at in rows if now - at > _days(kept, status, listing) * DAY][:STEP]


def _days(kept: Retention, status: str, listing: bytes) -> float:
    if status == "open":
        return kept.open
    try:
        patience = msgspec.json.decode(listing, type=_StoredSettings).settings.patience
    except msgspec.MsgspecError:
        return kept.running
    return kept.patient if patience is None else kept.running


async def _remove_visitors(connection: AsyncConnection, kept: Retention, now: int) -> int:
    """Removes some old tokens, and visitors who have none left; how many rows that were."""
    before = now - kept.visitors * DAY
    old = select(tokens.c.hash).where(tokens.c.created < before).limit(STEP).scalar_subquery()
    gone = (await connection.execute(delete(tokens).where(tokens.c.hash.in_(old)))).rowcount
    await connection.execute(delete(codes).where(codes.c.expires < now))
    await connection.execute(delete(screens).where(screens.c.expires < now))
    has_no_token = ~exists().where(tokens.c.visitor == visitors.c.id)
    has_no_code = ~exists().where(codes.c.visitor == visitors.c.id)
    lost = select(visitors.c.id).where(visitors.c.created < before, has_no_token, has_no_code)
    lost = lost.order_by(visitors.c.id).limit(STEP)
    for table in (played, nights, holidays):
        await connection.execute(delete(table).where(table.c.visitor.in_(lost.scalar_subquery())))
    await remove_callees(connection, lost.scalar_subquery())
    removed = await connection.execute(delete(visitors).where(visitors.c.id.in_(lost.scalar_subquery())))
    return int(gone + removed.rowcount)
