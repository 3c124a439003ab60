"""When a turn over days ends: the fixed time, holidays from midnight to midnight, never in the night."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from downforce.server.table.clock import (
    AFTER_NIGHT,
    LONGEST_NIGHT,
    NO_TIME_OFF,
    Night,
    TimeOff,
    ends_at,
    is_zone,
)

HOUR = 3_600_000
DAY = 24 * HOUR
LISBON = "Europe/Lisbon"


def at(text: str, zone: str = LISBON) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_a_turn_ends_after_its_time() -> None:
    assert ends_at(at("2027-05-01 18:00"), DAY, NO_TIME_OFF) == at("2027-05-02 18:00")


def test_a_turn_that_would_end_in_the_night_ends_an_hour_after_it() -> None:
    off = TimeOff(LISBON, Night(23 * 60, 7 * 60))
    assert ends_at(at("2027-05-01 02:30"), DAY, off) == at("2027-05-02 08:00")
    assert ends_at(at("2027-05-01 23:30"), DAY, off) == at("2027-05-03 08:00")
    assert ends_at(at("2027-05-01 22:59"), DAY, off) == at("2027-05-02 22:59")
    assert ends_at(at("2027-05-01 07:00"), DAY, off) == at("2027-05-02 07:00")


def test_a_night_by_day_is_a_night_as_well() -> None:
    off = TimeOff(LISBON, Night(8 * 60, 16 * 60))
    assert ends_at(at("2027-05-01 09:00"), DAY, off) == at("2027-05-02 17:00")


def test_the_time_stands_still_on_holidays() -> None:
    off = TimeOff(LISBON, None, (date(2027, 5, 2), date(2027, 5, 3)))
    assert ends_at(at("2027-05-01 18:00"), DAY, off) == at("2027-05-04 18:00")
    assert ends_at(at("2027-05-02 18:00"), DAY, off) == at("2027-05-05 00:00")
    assert ends_at(at("2027-05-01 18:00"), 6 * HOUR, off) == at("2027-05-04 00:00")
    assert ends_at(at("2027-04-01 18:00"), DAY, off) == at("2027-04-02 18:00")
    assert ends_at(at("2027-05-04 00:00"), DAY, off) == at("2027-05-05 00:00")


def test_after_a_night_that_leads_into_a_holiday_the_time_ends_after_the_holiday() -> None:
    off = TimeOff(LISBON, Night(22 * 60, 0), (date(2027, 5, 3),))
    assert ends_at(at("2027-05-01 22:30"), DAY, off) == at("2027-05-04 00:00")


def test_the_clock_is_changed_in_a_night() -> None:
    spring = TimeOff(LISBON, Night(23 * 60, 7 * 60))  # on 28 March 2027 one o'clock becomes two
    assert ends_at(at("2027-03-27 03:00"), DAY, spring) == at("2027-03-28 08:00")
    holiday = TimeOff(LISBON, None, (date(2027, 3, 28),))  # a day of 23 hours
    end = ends_at(at("2027-03-27 12:00"), DAY, holiday)
    assert end == at("2027-03-29 12:00")
    assert end - at("2027-03-27 12:00") == 47 * HOUR


def test_who_is_on_holiday_is_back_on_the_day_after() -> None:
    off = TimeOff(LISBON, None, tuple(date(2027, 5, day) for day in (1, 2, 5)))
    assert off.back_on(at("2027-05-01 00:00")) == date(2027, 5, 3)
    assert off.back_on(at("2027-05-03 00:00")) is None
    assert off.back_on(at("2027-04-30 23:59")) is None


def test_zones_are_those_of_the_tz_database() -> None:
    assert is_zone("Asia/Seoul")
    assert is_zone("UTC")
    for name in ("Mars/Olympus", "", "../etc/passwd", "Europe", "x" * 300):
        assert not is_zone(name)


ZONES = ("Europe/Lisbon", "America/Sao_Paulo", "Asia/Kolkata", "Pacific/Chatham", "America/St_Johns", "UTC")
DATES = st.dates(date(2026, 1, 1), date(2028, 12, 31))


@given(
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(0, LONGEST_NIGHT),
    st.sets(DATES, max_size=21),
    DATES,
    st.integers(0, DAY - 1),
    st.sampled_from((12 * HOUR, DAY, 7 * DAY)),
)
def test_a_turn_is_never_shorter_and_never_ends_in_a_night_or_on_a_holiday(
    zone: str, begin: int, minutes: int, days: set[date], day: date, since: int, limit: int
) -> None:
    night = Night(begin, (begin + minutes) % 1440) if minutes else None
    off = TimeOff(zone, night, tuple(sorted(days)))
    start = at(f"{day} 00:00", "UTC") + since
    end = ends_at(start, limit, off)
    assert end >= start + limit
    assert end <= start + limit + (len(days) + 2) * (DAY + HOUR) + len(days) * AFTER_NIGHT + 2 * DAY
    local = datetime.fromtimestamp(end / 1000, ZoneInfo(zone))
    assert local.date() not in days
    if night is not None:
        for first in (local.date(), local.date() - timedelta(days=1)):
            midnight = datetime(first.year, first.month, first.day, tzinfo=ZoneInfo(zone))
            opens = midnight.replace(hour=night.begin // 60, minute=night.begin % 60)
            last = first + timedelta(days=night.end <= night.begin)
            closes = datetime(
                last.year, last.month, last.day, night.end // 60, night.end % 60, tzinfo=ZoneInfo(zone)
            )
            assert not opens.timestamp() <= local.timestamp() < closes.timestamp()


@pytest.mark.parametrize("limit", [12 * HOUR, DAY, 7 * DAY])
def test_more_holidays_never_end_a_turn_earlier(limit: int) -> None:
    start = at("2027-05-01 10:00")
    ends = [
        ends_at(start, limit, TimeOff(LISBON, None, tuple(date(2027, 5, d) for d in range(2, 2 + n))))
        for n in range(22)
    ]
    assert ends == sorted(ends)
    assert ends[21] - ends[0] == (21 * DAY if limit > 12 * HOUR else 0)  # 12 hours end before the first
