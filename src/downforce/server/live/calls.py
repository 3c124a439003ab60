"""When a person is called that it is their turn. Pure: rows, settings and the clock in, decisions out.

A row of the outbox stands for one turn of one person on one way. It goes through three stages: the call, and
reminders at half and at four fifths of the time. It stays until the turn has passed, so that no stage happens
twice. ``storage`` keeps the rows, ``calls`` sends what is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

from downforce.server.table.clock import NO_TIME_OFF, TimeOff, at_time, ends_at, night_ends, today

CALL_AFTER: Final = 20_000
"""Milliseconds from the beginning of a turn to the call: those who look at the table need none."""
SHOWN_LATELY: Final = 60_000
"""A reminder is left out if a page showed the table in these last milliseconds."""
DAY: Final = 24 * 3_600_000
MOST_A_DAY: Final = 20
"""So many calls a person gets in 24 hours; further ones wait."""
INVITATION_LASTS: Final = 2 * DAY
FIRST_RETRY: Final = 30_000
LONGEST_RETRY: Final = 6 * 3_600_000
MOST_TRIES: Final = 8
"""After so many tries a call is given up; its reminders are tried again."""
LEASE: Final = 60_000
"""Milliseconds for which a process has a call to send it; then another one may."""


class Way(StrEnum):
    """How a call reaches a person."""

    PUSH = "push"
    MAIL = "mail"
    HOOK = "hook"


class CallStage(IntEnum):
    """How far the calls of a turn are: what comes next."""

    CALL = 0
    HALF = 1
    LAST = 2
    """At four fifths."""
    DONE = 3


class Outcome(StrEnum):
    """What became of a call."""

    SENT = "sent"
    FAILED = "failed"
    DROPPED = "dropped"


class OutboxRow(NamedTuple):
    """A row of the outbox."""

    table: str
    turn: int
    """When it began; for an invitation when that was sent."""
    way: Way
    target: str = ""
    """The table that one is invited to; empty for a turn."""
    stage: CallStage = CallStage.CALL
    tries: int = 0
    due: int | None = 0
    taken: int | None = None
    """Until when a process that sends it has it."""
    sent: tuple[int, ...] = ()
    """The devices that may show it still, as keys of their addresses."""


class Facts(NamedTuple):
    """What the columns say of a person at a table."""

    since: int | None = None
    """Since when the table waits for them; None if it does not."""
    limit: int = 0
    """The time of a turn, in milliseconds."""
    shown: int | None = None
    """When a page of theirs showed the table last."""
    is_open: bool = True
    """For an invitation: whether the new table still waits for its start."""


class Sent(NamedTuple):
    """A call of the last 24 hours. The same one on several ways counts once."""

    at: int
    way: Way
    table: str
    turn: int
    stage: int


class Callee(NamedTuple):
    """A person, and how they wish to be called."""

    off: TimeOff = NO_TIME_OFF
    reminders: bool = True
    digest: int | None = None
    """When the one call of a day comes, in minutes after midnight; None for single calls."""
    is_banned: bool = False
    ready: frozenset[Way] = frozenset(Way)
    """The ways that are turned on and confirmed."""
    sent: tuple[Sent, ...] = ()


# What is decided about a row.


class Wait(NamedTuple):
    """Nothing happens before then; None for nothing at all while the turn lasts."""

    until: int | None
    stage: CallStage


class Skip(NamedTuple):
    """This stage is left out, and the next one comes then."""

    reason: str
    stage: CallStage
    until: int | None


class End(NamedTuple):
    """The turn has passed, or there is no one to call."""

    reason: str


class Send(NamedTuple):
    """It is sent now."""


Verdict = Wait | Skip | End | Send


class Letter(NamedTuple):
    """What is sent at once to one person on one way: usually about one table, after a night about several."""

    way: Way
    rows: tuple[OutboxRow, ...]

    @property
    def first(self) -> OutboxRow:
        """The row that counts as the call."""
        return self.rows[0]


class Plan(NamedTuple):
    """What is done about the rows of a person."""

    verdicts: tuple[tuple[OutboxRow, Verdict], ...]

    @property
    def letters(self) -> tuple[Letter, ...]:
        """The rows that are sent now, together for each way."""
        rows = [row for row, verdict in self.verdicts if isinstance(verdict, Send)]
        return tuple(
            Letter(way, mine) for way in Way if (mine := tuple(row for row in rows if row.way is way))
        )


def plan(rows: Sequence[OutboxRow], facts: Mapping[str, Facts], callee: Callee, now: int) -> Plan:
    """What is done about the rows of a person that are due."""
    leased = {_call_of(row) for row in rows if _is_leased(row, now)}
    counted = {one[2:] for one in callee.sent if one.at > now - DAY} | leased
    decided: list[tuple[OutboxRow, Verdict]] = []
    has_room = set[Way]()
    """Ways on which something is sent now: what else is due goes along."""
    for row in sorted(rows, key=lambda row: (row.turn, row.table, row.way)):
        if _is_leased(row, now) or row.due is None or row.due > now:
            continue
        verdict = judge(row, facts.get(row.table, Facts()), callee, now)
        if isinstance(verdict, Send) and _call_of(row) not in counted and row.way not in has_room:
            if len(counted) >= MOST_A_DAY:
                verdict = Wait(_room_at(callee, now), row.stage)
            else:
                counted.add(_call_of(row))
        if isinstance(verdict, Send):
            has_room.add(row.way)
        decided.append((row, verdict))
    return Plan(tuple(decided))


def _call_of(row: OutboxRow) -> tuple[str, int, int]:
    return (row.table, row.turn, row.stage)


def _is_leased(row: OutboxRow, now: int) -> bool:
    return row.taken is not None and row.taken > now


def _room_at(callee: Callee, now: int) -> int:
    """When the first of the calls that count is a day old."""
    times = sorted(one.at for one in callee.sent if one.at > now - DAY)
    return times[0] + DAY if times else now + LEASE


def judge(row: OutboxRow, facts: Facts, callee: Callee, now: int) -> Verdict:
    """What is done about a row; how many calls there were does not count yet."""
    if callee.is_banned:
        return End("banned")
    if row.way not in callee.ready:
        return End("off")
    if row.target:
        if not facts.is_open or now - row.turn > INVITATION_LASTS:
            return End("passed")
    elif facts.since != row.turn:
        return End("passed")
    due = due_at(row, facts, callee, now)
    if due is None:
        return Wait(None, CallStage.DONE)
    if due > now:
        return Wait(due, row.stage)
    if _is_seen(row, facts, callee, now):
        return Skip("seen", *after(row, facts, callee, now))
    return Send()


def _is_seen(row: OutboxRow, facts: Facts, callee: Callee, now: int) -> bool:
    """Whether a page showed the table, so that a call says nothing new; a digest comes in any case."""
    if facts.shown is None or (callee.digest is not None and not row.target):
        return False
    since = row.turn if row.stage is CallStage.CALL else now - SHOWN_LATELY
    return facts.shown >= since


def due_at(row: OutboxRow, facts: Facts, callee: Callee, now: int) -> int | None:
    """When a stage of a row is to be sent; None for never."""
    at = _stage_at(row, row.stage, facts, callee)
    if at is None:
        return None
    if callee.digest is not None:
        last = max((one.at for one in callee.sent if one.way is row.way), default=0)
        at = digest_at(max(at, last + 1), callee.digest, callee.off)
    return quiet_until(max(at, now), callee.off)


def _stage_at(row: OutboxRow, stage: CallStage, facts: Facts, callee: Callee) -> int | None:
    """When a stage comes, if it was not held back. Half of the time is half of it without holidays."""
    if callee.digest is not None and not row.target:
        return row.turn + CALL_AFTER  # a digest has no stages: it says what waits
    match stage:
        case CallStage.CALL:
            return row.turn + CALL_AFTER
        case CallStage.HALF | CallStage.LAST if callee.reminders and not row.target:
            part = facts.limit // 2 if stage is CallStage.HALF else facts.limit * 4 // 5
            return quiet_until(ends_at(row.turn, part, callee.off._replace(night=None)), callee.off)
        case _:
            return None


def after(row: OutboxRow, facts: Facts, callee: Callee, now: int) -> tuple[CallStage, int | None]:
    """What comes once a stage is done: the next one that is still to come, and when."""
    if callee.digest is not None and not row.target:
        return row.stage, quiet_until(digest_at(now + 1, callee.digest, callee.off), callee.off)
    for stage in CallStage:
        if stage > row.stage and (at := _stage_at(row, stage, facts, callee)) is not None and at > now:
            return stage, at
    return CallStage.DONE, None


def retry_at(tries: int, now: int, wait: int = 0) -> int | None:
    """When a call that failed is tried again, after the ``wait`` the other end asks for; None for never."""
    if tries >= MOST_TRIES:
        return None
    pause: int = min(FIRST_RETRY * 4 ** max(tries - 1, 0), LONGEST_RETRY)
    return now + max(pause, min(wait, LONGEST_RETRY))


# --- nights, holidays, digests --------------------------------------------------------------------


def quiet_until(at: int, off: TimeOff) -> int:
    """The first moment from then on that is in no night and on no holiday."""
    for _ in range(400):  # a holiday ends within a year
        later = max(_holiday_ends(at, off), night_ends(at, off))
        if later == at:
            break
        at = later
    return at


def _holiday_ends(at: int, off: TimeOff) -> int:
    day = today(at, off.zone)
    if day not in off.holidays:
        return at
    while day in off.holidays:
        day += timedelta(days=1)
    return at_time(day, 0, off.zone)


def digest_at(since: int, minutes: int, off: TimeOff) -> int:
    """The first time from then on that it is so late on the person's clock, on a day that is no holiday."""
    return next(at for at in _digests(since, minutes, off) if at >= since)


def _digests(since: int, minutes: int, off: TimeOff) -> Iterator[int]:
    day = today(since, off.zone)
    while True:
        if day not in off.holidays:
            yield at_time(day, minutes, off.zone)
        day += timedelta(days=1)
