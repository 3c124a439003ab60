"""The tables a visitor is at, and whose turn it is there: for the first page."""

from __future__ import annotations

from msgspec import Struct

from downforce.server.answers.store import AnswerStore
from downforce.server.live.hub import Hub
from downforce.server.live.past import PastRace, past_race
from downforce.server.table.views import table_info
from downforce.server.wire import messages as p
from downforce.server.wire.settings import Settings


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


async def own_tables(store: AnswerStore, hub: Hub, visitor: str) -> list[OwnTable]:
    """The tables that are open or running where the visitor has a seat, those that wait for them first."""
    found = [await _own_table(hub, id, visitor) for id in await store.tables_of(visitor)]
    return sorted((one for one in found if one.yours), key=lambda one: (not one.is_your_turn, -one.at))


async def past_races(store: AnswerStore, visitor: str) -> list[PastRace]:
    """The finished games in which the visitor had a seat, the newest first."""
    return [past_race(row) for row in await store.past_games(visitor)]


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
