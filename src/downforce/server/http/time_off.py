"""The routes of one's nights and holidays: when no deadline of a race over days ends."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from downforce.server.http.services import Services, check_limit, known_visitor, services_of
from downforce.server.table.clock import (
    HOLIDAYS_A_YEAR,
    LONGEST_NIGHT,
    NO_TIME_OFF,
    Night,
    TimeOff,
    is_zone,
    today,
)
from downforce.server.wire.errors import Refusal, RefusalError

FURTHEST_AHEAD = 366
"""How many days from today a holiday may end."""

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Zone = Annotated[str, Meta(max_length=60)]


class NightWished(Struct, kw_only=True, forbid_unknown_fields=True):
    """From when to when one sleeps, in minutes after midnight; both null for no night."""

    zone: Zone
    begin: Minute | None
    end: Minute | None


class HolidayWished(Struct, kw_only=True, forbid_unknown_fields=True):
    """The first day of a holiday, and the day one is back; the same day for no holiday."""

    zone: Zone
    first: date
    back: date


class TimeOffInfo(Struct, kw_only=True):
    """One's nights and holidays."""

    zone: str
    """Empty if none was set yet."""
    begin: int | None
    end: int | None
    first: date | None
    """The first day of the holiday that is on or to come."""
    back: date | None
    left: dict[str, int]
    """The days of holiday that are left, by year: this one and the next."""


@get("/mine/time-off")
async def time_off(request: Request[Any, Any, State], state: State) -> TimeOffInfo:
    """The visitor's night and holidays."""
    services = services_of(state)
    visitor = await known_visitor(request, services)
    check_limit(services.mine, request)
    return await _info(services, visitor)


@post("/mine/night", status_code=200)
async def set_night(
    request: Request[Any, Any, State], state: State, data: JSONBody[NightWished]
) -> TimeOffInfo:
    """Sets the visitor's night: a deadline that would end in it ends an hour after."""
    services = services_of(state)
    visitor = await known_visitor(request, services)
    check_limit(services.mine, request, 3)
    night = None if data.begin is None or data.end is None else Night(data.begin, data.end)
    if not is_zone(data.zone) or (night is not None and not 0 < night.minutes <= LONGEST_NIGHT):
        raise RefusalError(Refusal.BAD_TIME_OFF)
    await services.store.turns.set_night(visitor, data.zone, night)
    await services.hub.time_off_changed(visitor)
    return await _info(services, visitor)


@post("/mine/holidays", status_code=200)
async def set_holidays(
    request: Request[Any, Any, State], state: State, data: JSONBody[HolidayWished]
) -> TimeOffInfo:
    """Sets the visitor's holiday, at all tables over days at once; it replaces one that is still to come."""
    services = services_of(state)
    visitor = await known_visitor(request, services)
    check_limit(services.mine, request, 3)
    if not is_zone(data.zone):
        raise RefusalError(Refusal.BAD_TIME_OFF)
    day, off = today(services.now(), data.zone), await _stored(services, visitor)
    if not day <= data.first <= data.back <= day + timedelta(days=FURTHEST_AHEAD):
        raise RefusalError(Refusal.BAD_TIME_OFF)
    # A day that has begun on holiday is spent.
    since = day + timedelta(days=1) if day in off.holidays else day
    days = [data.first + timedelta(days=n) for n in range((data.back - data.first).days)]
    await services.store.turns.set_holidays(visitor, data.zone, days, since=since)
    await services.hub.time_off_changed(visitor)
    return await _info(services, visitor)


async def _stored(services: Services, visitor: str) -> TimeOff:
    return (await services.store.turns.time_off([visitor])).get(visitor, NO_TIME_OFF)


async def _info(services: Services, visitor: str) -> TimeOffInfo:
    kept = (await services.store.turns.time_off([visitor])).get(visitor)
    off = kept or NO_TIME_OFF
    day = today(services.now(), off.zone)
    spent = Counter(one.year for one in off.holidays)
    ahead = [one for one in off.holidays if one >= day]
    return TimeOffInfo(
        zone=off.zone if kept else "",
        begin=off.night.begin if off.night else None,
        end=off.night.end if off.night else None,
        first=ahead[0] if ahead else None,
        back=ahead[-1] + timedelta(days=1) if ahead else None,
        left={str(year): HOLIDAYS_A_YEAR - spent[year] for year in (day.year, day.year + 1)},
    )
