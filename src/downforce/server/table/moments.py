"""The moments of a finished game that its players want to see again, for the page."""

from __future__ import annotations

from msgspec import Struct

from downforce.notation.moments import moments
from downforce.notation.record import GameRecord


class JamSeen(Struct, kw_only=True):
    """The jam that cost a seat's cars most spaces."""

    at: int
    """The frame of the replay."""
    car: str
    player: int
    """Who played the card."""
    lost: int


class MomentsSeen(Struct, kw_only=True):
    """What one seat wants to see again; a moment is a frame of the replay."""

    bets: list[int]
    jam: JamSeen | None


def moments_seen(record: GameRecord) -> list[MomentsSeen]:
    """The moments of each seat."""
    return [
        MomentsSeen(
            bets=[*bets],
            jam=JamSeen(at=jam.at, car=jam.car.letter, player=jam.player, lost=jam.lost) if jam else None,
        )
        for bets, jam in moments(record)
    ]
