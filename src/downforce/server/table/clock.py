"""A table over days: for whom it waits, and when their time ends. Pure, like the fold.

A turn has a fixed time. It does not run on a person's holidays, and it never ends in their night.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from downforce.model.ids import Seat
from downforce.server.table.fold import Status, Table

HOLIDAYS_A_YEAR: Final = 21
"""How many days a person may spend in a calendar year."""
LONGEST_NIGHT: Final = 600
"""In minutes."""
AFTER_NIGHT: Final = 3_600_000
"""How long after a night a deadline ends that would have ended in it, in milliseconds."""
MOST_MISSED: Final = 3
"""After so many missed turns in a row a bot plays on until the person returns."""
MINUTES_A_DAY: Final = 24 * 60


class Night(NamedTuple):
    """From when to when a person sleeps, in minutes after midnight by their own clock."""

    begin: int
    end: int

    @property
    def minutes(self) -> int:
        """How long it is."""
        return (self.end - self.begin) % MINUTES_A_DAY


class TimeOff(NamedTuple):
    """When no deadline of a person ends."""

    zone: str = "UTC"
    night: Night | None = None
    holidays: tuple[date, ...] = ()
    """In order."""

    def back_on(self, now: int) -> date | None:
        """The day after the holidays that a person has now; None if they have none."""
        day = _local(now, self.zone).date()
        if day not in self.holidays:
            return None
        while day in self.holidays:
            day += timedelta(days=1)
        return day


NO_TIME_OFF: Final = TimeOff()


class Waiting(NamedTuple):
    """A person a table waits for, at one of their seats."""

    visitor: str
    seat: Seat
    since: int
    until: int


@lru_cache(maxsize=512)
def zone_of(name: str) -> tzinfo:
    """A time zone by its name, or UTC if there is none of this name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    return name == "UTC" or zone_of(name) is not UTC


def today(now: int, zone: str) -> date:
    """The day it is in a time zone."""
    return _local(now, zone).date()


def ends_at(since: int, limit: int, off: TimeOff) -> int:
    """When the time of a turn ends that began then."""
    end = _without_holidays(since, limit, off)
    while (later := _after_night(end, off)) != end:
        end = _without_holidays(later, 0, off)
    return end


def _without_holidays(since: int, limit: int, off: TimeOff) -> int:
    """The time stands still on holidays, from midnight to midnight."""
    at, left = since, limit
    for begin, end in _spans(off):
        if at + left < begin:
            break
        if end > at:
            left -= max(0, begin - at)
            at = end
    return at + left


def _spans(off: TimeOff) -> Iterator[tuple[int, int]]:
    for day in off.holidays:
        yield _midnight(day, off.zone), _midnight(day + timedelta(days=1), off.zone)


def night_ends(at: int, off: TimeOff) -> int:
    """When the night ends in which this time is; the time itself if it is in none."""
    later = _after_night(at, off)
    return later - AFTER_NIGHT if later != at else at


def _after_night(at: int, off: TimeOff) -> int:
    night = off.night
    if night is None or not night.minutes:
        return at
    local = _local(at, off.zone)
    for day in (local.date() - timedelta(days=1), local.date()):
        begin = at_time(day, night.begin, off.zone)
        end = at_time(day + timedelta(days=night.end <= night.begin), night.end, off.zone)
        if begin <= at < end:
            return end + AFTER_NIGHT
    return at


def _local(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at / 1000, zone_of(zone))


def _midnight(day: date, zone: str) -> int:
    return at_time(day, 0, zone)


def at_time(day: date, minutes: int, zone: str) -> int:
    """A time of the clock on the wall; where it is skipped in spring or comes twice, the first."""
    local = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone_of(zone))
    return int(local.timestamp()) * 1000


# --- a table --------------------------------------------------------------------------------------


def waiting(table: Table, off: Mapping[str, TimeOff]) -> tuple[Waiting, ...]:
    """For whom a table over days waits, and until when."""
    limit = table.settings.clock.limit
    if not table.settings.clock.is_over_days or limit is None:
        return ()
    return tuple(
        Waiting(visitor, seat, since, ends_at(since, limit, off.get(visitor, NO_TIME_OFF)))
        for visitor, seat, since in _asked(table)
    )


def _asked(table: Table) -> Sequence[tuple[str, Seat, int]]:
    """For a number for the deal, an answer to a wish for undo, or a turn."""
    round_ = table.round
    if table.status is Status.DEALING and round_ is not None:
        since = round_.since
        return [(v, s, since) for v, s in zip(round_.missing, round_.seats_missing, strict=True)]
    if table.game is None or table.status is not Status.RUNNING or table.paused:
        return []
    if (wish := table.undo) is not None:
        seats, since = set(table.consent_needed(wish)) - wish.agreed, wish.since
    else:
        seats, since = set(table.asked), table.game.asked_at
    chairs = [(seat, table.seats[seat]) for seat in sorted(seats)]
    return [(c.visitor, seat, since) for seat, c in chairs if c.is_person and not c.taken_over]


def is_left_alone(table: Table) -> bool:
    """Whether bots play for all its people, so that nothing goes on until one of them returns."""
    return all(not chair.is_person or chair.taken_over for chair in table.seats)
