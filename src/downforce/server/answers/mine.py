"""The tables a visitor is at, and whose turn it is there: for the first page."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from downforce.server.answers.store import AnswerStore
from downforce.server.live.hub import Hub
from downforce.server.live.lobby import StoredListing
from downforce.server.live.past import PastRace, past_race
from downforce.server.live.retention import WARNING
from downforce.server.live.turns import OwnTurn
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
    """The seats the table waits for."""
    is_your_turn: bool
    until: int | None = None
    """At a table over days: until when it waits for you, or for the first of the others."""
    removed_at: int | None = None
    """When it is removed if no one looks in; in milliseconds since 1970, as all times."""
    at: int
    """When something happened there last."""


async def own_tables(store: AnswerStore, hub: Hub, visitor: str) -> list[OwnTable]:
    """The tables that are open or running where the visitor has a seat, those that wait for them first."""
    found = [await _own_table(hub, row, visitor) for row in await store.own_tables(visitor)]
    return sorted((one for one in found if one.yours), key=_urgency)


def _urgency(one: OwnTable) -> tuple[bool, bool, int]:
    """Among those that wait for the visitor the one with the least time first; else the last one changed."""
    if one.is_your_turn and one.until is not None:
        return (False, False, one.until)
    return (not one.is_your_turn, True, -one.at)


async def past_races(store: AnswerStore, visitor: str) -> list[PastRace]:
    """The finished games in which the visitor had a seat, the newest first."""
    return [past_race(row) for row in await store.past_games(visitor)]


async def _own_table(hub: Hub, row: OwnTurn, visitor: str) -> OwnTable:
    """From columns, or where they are older than the log from that; it is folded once."""
    if row.seq != row.last_seq:
        return await _folded(hub, row, visitor)
    kept = msgspec.json.decode(row.listing, type=StoredListing)
    is_yours = row.since is not None
    return OwnTable(
        id=row.table,
        code=row.code,
        status=row.status,
        settings=kept.settings,
        seats=kept.seats,
        paused=row.paused,
        yours=_numbers(row.seats),
        asked=_numbers(row.asked),
        is_your_turn=is_yours,
        until=row.until if is_yours else row.others_until,
        removed_at=row.warned + WARNING if row.warned is not None else None,
        at=row.at,
    )


def _numbers(words: str) -> list[int]:
    return [*map(int, words.split())]


async def _folded(hub: Hub, row: OwnTurn, visitor: str) -> OwnTable:
    table = await hub.peek(row.table)
    await hub.write_turn(table)
    info, yours = table_info(table), [*map(int, table.seats_of(visitor))]
    return OwnTable(
        id=table.id,
        code=table.code,
        status="open" if table.status == "open" else "running",
        settings=table.settings,
        seats=info.seats,
        paused=table.paused,
        yours=yours,
        asked=[*table.asked],
        is_your_turn=not table.paused and any(seat in table.asked for seat in yours),
        at=table.at,
    )
