"""What the server has to do at a table over days, and the rows that say so. No connections are needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from downforce.model.ids import Seat
from downforce.server.live.duties import Duty, DutyKind
from downforce.server.live.turns import SeatTurn, TableTurn
from downforce.server.table import log
from downforce.server.table.clock import MOST_MISSED, TimeOff, Waiting, is_left_alone, waiting
from downforce.server.table.fold import Status, Table
from downforce.server.wire import messages as p
from downforce.server.wire.settings import Missed

BOT_WAITS = 5_000
"""Milliseconds after which a bot plays that no timer has let play, as its table fell asleep."""


def due_duty(table: Table, off: Mapping[str, TimeOff], *, bots_wait: int = BOT_WAITS) -> Duty | None:
    """What is due first at a table over days, whether or not someone is there; None if only people go on."""
    if not table.settings.clock.is_over_days:
        return None
    return min(_duties(table, waiting(table, off), bots_wait), default=None)


def _duties(table: Table, waits: tuple[Waiting, ...], bots_wait: int) -> Iterator[Duty]:
    first = min((one.until for one in waits), default=None)
    if table.status is Status.DEALING and table.round is not None:
        # With no one left to wait for the round begins again at once.
        yield Duty(first if first is not None else table.round.since, DutyKind.REDEAL)
    if table.game is None or table.status is not Status.RUNNING or table.paused:
        return
    if table.undo is not None:
        # A bot plays for all who are left to ask: that is a no.
        yield Duty(first if first is not None else table.undo.since, DutyKind.CLOSE_UNDO)
        return
    for seat in table.asked:
        chair = table.seats[seat]
        if not chair.is_person or chair.taken_over:
            if not is_left_alone(table):
                by = log.By.STAND_IN if chair.name else log.By.BOT
                yield Duty(table.game.asked_at + bots_wait, DutyKind.DECIDE, seat, by)
        elif table.settings.missed is Missed.BOT:
            if chair.missed >= MOST_MISSED:
                yield Duty(table.game.asked_at, DutyKind.TAKE_OVER, seat)
            yield from (Duty(w.until, DutyKind.DECIDE, seat, log.By.CLOCK) for w in waits if w.seat == seat)


def late_seats(table: Table, off: Mapping[str, TimeOff], now: int) -> frozenset[Seat]:
    """The seats whose time is out where the table goes on waiting: the others may vote."""
    if table.settings.missed is not Missed.WAIT or table.undo is not None:
        return frozenset()
    return frozenset(one.seat for one in waiting(table, off) if one.until <= now and one.seat in table.asked)


def turn_of(table: Table, off: Mapping[str, TimeOff]) -> TableTurn:
    """The rows of a table as it is now."""
    waits = {one.seat: one for one in waiting(table, off)}
    asked = {*waits} if table.settings.clock.is_over_days else {*table.asked} if not table.paused else set()
    duty = due_duty(table, off)
    people = dict.fromkeys((*table.people, table.host))
    return TableTurn(
        seq=table.seq,
        at=table.at,
        limit=(table.settings.clock.limit or 0) if table.settings.clock.is_over_days else 0,
        asked=_words(asked),
        paused=table.paused,
        due=duty.at if duty is not None else None,
        people=tuple(_seat_turn(table, visitor, asked, waits) for visitor in people),
    )


def _seat_turn(table: Table, visitor: str, asked: set[Seat], waits: Mapping[Seat, Waiting]) -> SeatTurn:
    seats = table.seats_of(visitor)
    mine = [waits[seat] for seat in seats if seat in waits]
    if not mine:
        is_asked = any(seat in asked and not table.seats[seat].taken_over for seat in seats)
        return SeatTurn(visitor, _words(seats), table.game.asked_at if is_asked and table.game else None)
    return SeatTurn(visitor, _words(seats), min(one.since for one in mine), min(one.until for one in mine))


def _words(seats: tuple[Seat, ...] | set[Seat]) -> str:
    return " ".join(map(str, sorted(seats)))


def waits_info(table: Table, off: Mapping[str, TimeOff], now: int, removed_at: int | None) -> p.Waits:
    """What the page is told of it."""
    late = late_seats(table, off, now)
    back = {
        str(seat): day.isoformat()
        for seat, chair in enumerate(table.seats)
        if chair.is_person and chair.visitor in off and (day := off[chair.visitor].back_on(now))
    }
    return p.Waits(
        seats=[
            p.WaitInfo(seat=one.seat, until=one.until, late=one.seat in late, votes=_votes(table, one.seat))
            for one in waiting(table, off)
        ],
        back=back,
        removed_at=removed_at,
    )


def _votes(table: Table, target: Seat) -> list[int]:
    want = {visitor for about, visitor in table.votes if about == target}
    return [seat for seat, chair in enumerate(table.seats) if chair.visitor in want]
