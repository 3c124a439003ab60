"""The tables a visitor is at, and whose turn it is there: for the first page."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import exists, select

from downforce.server.live.hub import Hub
from downforce.server.storage.schema import entries, tables
from downforce.server.storage.store import Store
from downforce.server.table.views import table_info
from downforce.server.wire import messages as p
from downforce.server.wire.settings import Settings

MOST = 20


class OwnTable(Struct, kw_only=True):
    """A table where the visitor has a seat, open or running."""

    id: str
    code: str
    status: str
    settings: Settings
    seats: list[p.SeatInfo]
    paused: bool
    yours: list[int]
    """The visitor's seats."""
    asked: list[int]
    """The seats that have to decide now."""
    is_your_turn: bool
    at: int
    """When something happened there last, in milliseconds since 1970."""


async def own_tables(store: Store, hub: Hub, visitor: str) -> list[OwnTable]:
    """The tables that are open or running where the visitor has a seat, those that wait for them first."""
    was_here = exists().where(entries.c.table_key == tables.c.key, entries.c.visitor == visitor)
    query = select(tables.c.id).where(tables.c.status != "over", was_here)
    rows = await store.alone(query.order_by(tables.c.updated.desc()).limit(MOST))
    found = [await _own_table(hub, id, visitor) for (id,) in rows]
    return sorted((one for one in found if one.yours), key=lambda one: (not one.is_your_turn, -one.at))


async def _own_table(hub: Hub, id: str, visitor: str) -> OwnTable:
    table = await hub.peek(id)
    info, yours = table_info(table), [*map(int, table.seats_of(visitor))]
    return OwnTable(
        id=table.id,
        code=table.code,
        status=table.status,
        settings=table.settings,
        seats=info.seats,
        paused=table.paused,
        yours=yours,
        asked=[*table.asked],
        is_your_turn=not table.paused and any(seat in table.asked for seat in yours),
        at=table.at,
    )
