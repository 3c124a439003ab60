"""The finished games of a visitor: who won, which place was theirs, and when."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from downforce.rules.phases.scoring import standings
from downforce.server.live.store import PastGame
from downforce.server.table.fold import Table
from downforce.server.wire.messages import SeatInfo


class _StoredRace(Struct, kw_only=True):
    """The part of ``PastRace`` that the store keeps."""

    replay: str
    """The name of the game, for ``/api/games`` and ``/replay``."""
    track: str
    edition: str
    seats: list[SeatInfo]
    winners: list[int]
    """Their seats."""
    yours: list[int]
    """The visitor's seats."""
    place: int
    """The best of the visitor's places."""


class PastRace(_StoredRace, kw_only=True):
    """A finished game in which the visitor had a seat."""

    finished: int
    """In milliseconds since 1970."""


def races_played(table: Table) -> list[PastGame]:
    """What the store keeps for the people of a table whose game is over."""
    assert table.state is not None
    end = standings(table.state)
    rank = {row.seat: row.rank for row in end.rows}

    def kept(visitor: str) -> bytes:
        seats = table.seats_of(visitor)
        race = _StoredRace(
            replay=table.replay,
            track=table.settings.track,
            edition=table.settings.edition,
            seats=[
                SeatInfo(name=chair.name, level=chair.level, person=chair.is_person) for chair in table.seats
            ],
            winners=[*end.winners],
            yours=[*seats],
            place=min(rank[seat] for seat in seats),
        )
        return msgspec.json.encode(race)

    return [PastGame(visitor, table.id, table.at, kept(visitor)) for visitor in table.people]


def past_race(row: PastGame) -> PastRace:
    """What the store kept of a race."""
    kept = msgspec.json.decode(row.data, type=_StoredRace)
    return PastRace(**msgspec.structs.asdict(kept), finished=row.finished)
