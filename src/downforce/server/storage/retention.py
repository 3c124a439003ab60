"""What is kept, and for how long: tables that nobody came back to, and visitors who are gone."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from downforce.server.storage.schema import codes, entries, played, presence, tables, tokens, visitors
from downforce.server.storage.store import Store

DAY = 24 * 3600 * 1000
STEP = 50
"""So many rows are removed at once: people who play come first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """How many days things are kept that nobody comes back to, and how many open tables there may be."""

    finished: int = 1
    """The log and chat of a finished table; its game stays."""
    open: int = 7
    """A table where no game has begun."""
    running: int = 30
    """A game that nobody goes on with."""
    patient: int = 180
    """The same where players may be away for as long as they like."""
    visitors: int = 400
    """A visitor who got no new cookie; the cookie itself lasts for a year."""
    most_tables: int = 20_000
    """Open and running tables of the whole server."""


class _Kept(msgspec.Struct):
    settings: _Patience


class _Patience(msgspec.Struct):
    patience: int | None = 60


async def abandoned(store: Store, kept: Retention, now: int) -> list[str]:
    """The ids of some tables that nobody has come back to."""
    last = select(func.max(entries.c.at)).where(entries.c.table_key == tables.c.key).scalar_subquery()
    nobody = ~exists().where(presence.c.table_id == tables.c.id)
    oldest = now - min(kept.open, kept.running) * DAY
    query = (
        select(tables.c.id, tables.c.status, tables.c.listing, last)
        .where(tables.c.status != "over", tables.c.updated < oldest, nobody)
        .order_by(tables.c.updated)
        .limit(STEP * 10)
    )
    rows = await store.alone(query)
    return [id for id, status, listing, at in rows if now - at > _days(kept, status, listing) * DAY][:STEP]


def _days(kept: Retention, status: str, listing: bytes) -> int:
    if status == "open":
        return kept.open
    try:
        patience = msgspec.json.decode(listing, type=_Kept).settings.patience
    except msgspec.MsgspecError:
        return kept.running
    return kept.patient if patience is None else kept.running


async def remove_tables(store: Store, ids: list[str]) -> None:
    """Removes tables and their logs, whatever they were at."""

    async def do(connection: AsyncConnection) -> None:
        await connection.execute(delete(tables).where(tables.c.id.in_(ids)))

    if ids:
        await store.write(do)


async def remove_visitors(store: Store, kept: Retention, now: int) -> int:
    """Removes some old tokens, and visitors who have none left; how many rows that were."""
    before = now - kept.visitors * DAY

    async def do(connection: AsyncConnection) -> int:
        old = select(tokens.c.hash).where(tokens.c.created < before).limit(STEP).scalar_subquery()
        gone = (await connection.execute(delete(tokens).where(tokens.c.hash.in_(old)))).rowcount
        await connection.execute(delete(codes).where(codes.c.expires < now))
        homeless = ~exists().where(tokens.c.visitor == visitors.c.id)
        known = ~exists().where(codes.c.visitor == visitors.c.id)
        lost = select(visitors.c.id).where(visitors.c.created < before, homeless, known)
        lost = lost.order_by(visitors.c.id).limit(STEP)
        await connection.execute(delete(played).where(played.c.visitor.in_(lost.scalar_subquery())))
        left = await connection.execute(delete(visitors).where(visitors.c.id.in_(lost.scalar_subquery())))
        return int(gone + left.rowcount)

    return await store.write(do)


async def open_tables(store: Store) -> int:
    """How many tables are open or running."""
    return int((await store.alone(select(func.count()).where(tables.c.status != "over")))[0][0])
