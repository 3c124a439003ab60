"""The entries that the server writes by itself, because something was due or a person came back.

Each is decided against the table as it is when it is written. If the table has moved on it is refused, and
what is due is looked at again.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256

from downforce.model.ids import Seat
from downforce.server.live.duties import Duty
from downforce.server.table import log
from downforce.server.table.fold import Table
from downforce.server.wire.errors import Refusal, RefusalError


def check_unchanged(table: Table, seq: int) -> None:
    """Refuses if the table has moved on since the duty was seen."""
    if table.seq != seq:
        raise RefusalError(Refusal.STALE)


def undo_closed(table: Table, seq: int) -> log.Entry:
    """The request for undo has timed out."""
    check_unchanged(table, seq)
    assert table.undo is not None
    return log.UndoAnswered(seat=table.undo.seat, agree=False)


def taken_over(table: Table, seq: int, seat: Seat) -> log.Entry:
    """A bot plays for a person who is away."""
    check_unchanged(table, seq)
    return log.TakenOver(seat=seat)


def handed_back(table: Table, seq: int, seat: Seat) -> log.Entry:
    """The person is back."""
    check_unchanged(table, seq)
    return log.HandedBack(seat=seat)


def host_passed(table: Table, seq: int, seat: Seat) -> log.Entry:
    """A person who is here becomes the host."""
    check_unchanged(table, seq)
    return log.HostPassed(seat=seat)


def played_for(table: Table, seq: int, duty: Duty, *actions: str) -> log.Entry:
    """What a bot or the clock plays for a seat, if the question is still open."""
    # In a secret phase others may have chosen meanwhile; the question is still the same.
    assert table.game is not None
    if table.seq != seq and (
        table.game.asked_seq > seq or duty.seat not in table.asked or table.undo or table.paused
    ):
        raise RefusalError(Refusal.STALE)
    return log.Played(seat=duty.seat, actions=actions, by=duty.by)


def rematched(table: Table, other: str) -> log.Entry:
    """The first rematch counts."""
    if table.rematch:
        raise RefusalError(Refusal.STALE)
    return log.Rematched(table=other)


def rematch_id(table: Table) -> str:
    """The id of the table to come: any process that opens it gets the same id.

    The file of a game has the secret of its deal, so that alone would let strangers compute the id.
    """
    assert table.round is not None
    made = sha256(f"rematch {table.id} {table.key or table.round.secret}".encode()).digest()
    return urlsafe_b64encode(made[:16]).rstrip(b"=").decode()


def rematch_table(table: Table, visitor: str) -> log.Opened:
    """A table for the same people and bots."""
    people = [
        log.Person(visitor=chair.visitor, name=chair.name) if chair.is_person else None
        for chair in table.seats
    ]
    bots = [None if chair.is_person else chair.level for chair in table.seats]
    host = table.host if table.seats_of(table.host) else visitor
    return log.Opened(settings=table.settings, host=host, people=tuple(people), bots=tuple(bots))
