"""Tables: opening one, showing one, and all that has happened at one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from downforce.model.ids import Seat
from downforce.server.answers.games import check_had_a_seat
from downforce.server.answers.store import AnswerStore
from downforce.server.live.hub import Hub
from downforce.server.live.lobby import Listed, listed
from downforce.server.live.store import TableRow
from downforce.server.table import log
from downforce.server.table.names import checked_name
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.settings import Wished, checked, known_level


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. With a name the visitor sits down at once, and bots take the seats named."""

    settings: Wished
    name: Annotated[str, Meta(max_length=100)] = ""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)] | None], Meta(max_length=6)] = []


async def open_table(hub: Hub, visitor: str, wished: NewTable) -> Listed:
    """Opens a table; the visitor is its host."""
    return listed(await hub.open_table(_opened(wished, visitor)))


def _opened(wished: NewTable, visitor: str) -> log.Opened:
    settings = checked(wished.settings)
    players = settings.players
    if len(wished.bots) > players:
        raise RefusalError(Refusal.BAD_SETTINGS)
    bots = [known_level(level) if level is not None else None for level in wished.bots]
    bots += [None] * (players - len(bots))
    if settings.guided is not None:
        bots = [*settings.guided.levels]
    people: list[log.Person | None] = [None] * players
    if wished.name:
        if None not in bots:
            raise RefusalError(Refusal.SEAT_TAKEN)
        people[bots.index(None)] = log.Person(visitor=visitor, name=checked_name(wished.name))
    return log.Opened(settings=settings, host=visitor, people=tuple(people), bots=tuple(bots))


async def show_table(store: AnswerStore, visitor: str, id: str) -> Listed:
    """A table, for a visitor who has its link."""
    row = await store.table(id)
    if row is None:
        raise RefusalError(Refusal.NO_SUCH_THING)
    return await listed_for(store, visitor, row)


async def listed_for(store: AnswerStore, visitor: str, row: TableRow) -> Listed:
    """A table for those who may see it: see ``wire/game_names.py``."""
    if row.listing.public and row.listing.status == "over":
        await check_had_a_seat(store, visitor, row.id)
    return listed(row)


async def table_updates(hub: Hub, visitor: str, id: str, seat: int | None, key: str) -> p.Updates:
    """All that has happened at a table, as seen from one of the visitor's seats or by spectators."""
    awake = await hub.wake(id)
    # While the table slept another process may have written, such as a lost seat.
    if not awake.audience.connections:
        await awake.ensure_seq(awake.table.seq + 1)
    if not awake.table.is_open_to(visitor, key):
        raise RefusalError(Refusal.NOT_INVITED)
    if seat is not None and seat not in awake.table.seats_of(visitor):
        raise RefusalError(Refusal.NOT_YOUR_SEAT)
    return p.Updates(updates=await awake.missed(0, Seat(seat) if seat is not None else None))
