"""A race over days: nobody has to be there at the same time, and no deadline is lost, doubled or late."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from downforce.server.answers.mine import own_tables
from downforce.server.live.retention import WARNING, Retention
from downforce.server.table import log
from downforce.server.table.clock import Night, today
from downforce.server.table.fold import Status
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.settings import Clock, Missed
from tests.server.databases import fresh_database, sqlite_url
from tests.server.days import DAY, HOUR, Days, days

LISBON = "Europe/Lisbon"


def over_days(folder: Path, test: Any, **more: Any) -> None:
    async def main() -> None:
        async with days(sqlite_url(folder), **more) as here:
            await test(here)

    asyncio.run(main())


async def entries(here: Days, table: str) -> list[log.Entry]:
    return [log.read_entry(one.data) for one in await here.rooms[0].store.entries(table)]


async def asked(here: Days, table: str) -> list[str]:
    it = await here.fold(table)
    return [it.seats[seat].visitor for seat in it.asked]


async def until_one_is_asked(here: Days, table: str) -> str:
    """All play until one person alone is asked."""
    while len(await asked(here, table)) != 1:
        await here.turn(table, (await asked(here, table))[0])
    return (await asked(here, table))[0]


# --- the clock ------------------------------------------------------------------------------------


def test_a_missed_turn_is_played_by_a_bot_as_one_turn(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table()
        await here.dealt(table)
        late = await until_one_is_asked(here, table)
        before = (await here.fold(table)).seq
        assert await here.pass_time(23.99) == 0
        assert await here.pass_time(0.02) == 1
        new = (await entries(here, table))[before:]
        assert [type(one) for one in new] == [log.Played]
        assert isinstance(new[0], log.Played)
        assert new[0].by is log.By.CLOCK
        it = await here.fold(table)
        assert it.seats[new[0].seat].visitor == late
        assert late not in await asked(here, table) or it.game is not None
        assert await here.pass_time(0) == 0

    over_days(tmp_path, test)


def test_secret_choices_run_for_all_at_once(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table()
        await here.dealt(table)
        begun = here.now.at
        assert sorted(await asked(here, table)) == ["v0", "v1", "v2"]
        await here.pass_time(10)
        await here.turn(table, "v1")
        (mine,) = await own_tables(here.room.store, here.room.hub, "v2")
        assert mine.until == begun + DAY
        assert await here.pass_time(14.01) == 1
        who = [one.seat for one in await entries(here, table) if isinstance(one, log.Played)]
        assert sorted(who) == [0, 1, 2]

    over_days(tmp_path, test)


def test_after_three_missed_turns_a_bot_goes_on_until_the_person_returns(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table(people=2)
        await here.dealt(table, 2)
        for _ in range(200):
            it = await here.fold(table)
            if it.seats[1].taken_over:
                break
            if "v0" in await asked(here, table):
                await here.turn(table, "v0")
            else:
                await here.pass_time(24.01)
        played = [one for one in await entries(here, table) if isinstance(one, log.Played)]
        by = [one.by for one in played if one.seat == 1]
        assert by[:3] == [log.By.CLOCK] * 3
        assert {*by[3:]} <= {log.By.STAND_IN}
        while "v1" not in await asked(here, table):
            await here.turn(table, "v0")
        assert await here.pass_time(0.01) == 1  # no day is waited for
        back = await here.visit(table, "v1")
        for _ in range(100):
            await asyncio.sleep(0.01)
            if not (await here.fold(table)).seats[1].taken_over:
                break
        here.leave(back)
        it = await here.fold(table)
        assert not it.seats[1].taken_over
        assert it.seats[1].missed == 0

    over_days(tmp_path, test)


def test_a_table_whose_people_are_all_away_sleeps(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table(people=2)
        await here.dealt(table, 2)
        for _ in range(60):
            await here.pass_time(24.01)
        it = await here.fold(table)
        assert all(chair.taken_over for chair in it.seats)
        assert await here.pass_time(24 * 7) == 0
        assert (await here.fold(table)).seq == it.seq

    over_days(tmp_path, test)


def test_where_the_table_waits_the_others_vote_the_bot_in(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table(missed=Missed.WAIT)
        await here.dealt(table)
        late = await until_one_is_asked(here, table)
        others = [visitor for visitor in ("v0", "v1", "v2") if visitor != late]
        target = int(late[1])
        first = await here.visit(table, others[0])
        assert (await first.ask("vote", seat=int(others[0][1]), target=target))["reason"] == Refusal.NOT_LATE
        assert await here.pass_time(100) == 0  # it waits
        answer = await first.ask("vote", seat=int(others[0][1]), target=target)
        assert answer["t"] == "accepted"
        again = await first.ask("vote", seat=int(others[0][1]), target=target)
        assert again["reason"] == Refusal.VOTED
        here.leave(first)
        assert not (await here.fold(table)).seats[target].taken_over
        second = await here.visit(table, others[1])
        (waits,) = [m for m in map(decoded, second.frames) if m["t"] == "waits"][-1:]
        assert waits["seats"][0]["late"]
        assert waits["seats"][0]["votes"] == [int(others[0][1])]
        await second.ask("vote", seat=int(others[1][1]), target=target)
        assert (await here.fold(table)).seats[target].taken_over
        here.leave(second)
        await here.pass_time(0.01)
        assert late not in await asked(here, table) or (await here.fold(table)).seats[target].taken_over

    over_days(tmp_path, test)


def decoded(frame: bytes) -> dict[str, Any]:
    import json

    found: dict[str, Any] = json.loads(frame)
    return found


def test_a_number_that_does_not_come_within_a_turn_is_left_out(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table()
        host = await here.visit(table, "v0")
        await host.ask("start")
        here.leave(host)
        for _ in range(2):
            for visitor in ("v0", "v1"):
                here.leave(await here.visit(table, visitor))
        assert (await here.fold(table)).status is Status.DEALING  # v2 is waited for, a day and not 15 s
        assert await here.pass_time(23) == 0
        assert await here.pass_time(1.01) == 1
        it = await here.fold(table)
        assert it.round is not None
        assert it.round.contributors == ("v0", "v1")
        for _ in range(2):
            for visitor in ("v0", "v1"):
                here.leave(await here.visit(table, visitor))
        assert (await here.fold(table)).status is Status.RUNNING
        assert "v2" in await asked(here, table)

    over_days(tmp_path, test)


def test_a_wish_for_undo_has_the_tables_time_and_no_turn_runs_out_meanwhile(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table(people=2)
        await here.dealt(table, 2)
        await here.turn(table, "v0")
        await here.turn(table, "v1")
        client = await here.visit(table, "v1")
        assert (await client.ask("undo", seat=1))["t"] == "accepted"
        here.leave(client)
        assert (await here.fold(table)).undo is not None
        assert await here.pass_time(23) == 0
        assert await here.pass_time(1.01) == 1
        it = await here.fold(table)
        assert it.undo is None
        assert it.game is not None
        assert it.game.asked_at == it.at  # the turn begins again
        assert await here.pass_time(23) == 0

    over_days(tmp_path, test)


def test_the_hosts_part_passes_on_after_the_tables_time(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table()
        here.leave(await here.visit(table, "v0"))
        await asyncio.sleep(0.05)
        here.now.at += 23 * HOUR
        early = await here.visit(table, "v1")
        await asyncio.sleep(0.05)
        assert (await here.fold(table)).host == "v0"
        here.leave(early)
        here.now.at += 2 * HOUR
        late = await here.visit(table, "v1")
        for _ in range(100):
            await asyncio.sleep(0.01)
            if (await here.fold(table)).host == "v1":
                break
        assert (await here.fold(table)).host == "v1"
        here.leave(late)

    over_days(tmp_path, test)


# --- time off -------------------------------------------------------------------------------------


def test_a_holiday_moves_deadlines_at_all_tables_and_is_shown(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        tables = [await here.table(), await here.table(clock=Clock.WEEK)]
        for table in tables:
            await here.dealt(table)
        turns = here.room.store.turns
        first = today(here.now.at, LISBON) + timedelta(days=1)
        free = [first + timedelta(days=n) for n in range(3)]
        await turns.set_holidays("v1", LISBON, free, since=today(here.now.at, LISBON))
        await turns.set_holidays(
            "v1", LISBON, free, since=today(here.now.at, LISBON)
        )  # no day is spent twice
        off = (await turns.time_off(["v1"]))["v1"]
        assert off.holidays == tuple(free)
        for one in await own_tables(here.room.store, here.room.hub, "v1"):
            assert one.until is not None
            assert one.until >= here.now.at + 3 * DAY
        await here.turn(tables[0], "v0")
        await here.turn(tables[0], "v2")
        await here.pass_time(26)
        assert await asked(here, tables[0]) == ["v1"]
        visitor = await here.visit(tables[0], "v0")
        (waits,) = [m for m in map(decoded, visitor.frames) if m["t"] == "waits"][-1:]
        assert waits["back"] == {"1": (free[-1] + timedelta(days=1)).isoformat()}
        here.leave(visitor)
        assert await here.pass_time(72) == 1

    over_days(tmp_path, test)


def test_a_year_has_twenty_one_days_of_holiday(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        turns = here.room.store.turns
        days_of = [date(2027, 5, 1) + timedelta(days=n) for n in range(22)]
        with pytest.raises(RefusalError) as refused:
            await turns.set_holidays("v1", LISBON, days_of, since=date(2027, 1, 1))
        assert refused.value.reason is Refusal.NO_DAYS_LEFT
        await turns.set_holidays("v1", LISBON, days_of[:21], since=date(2027, 1, 1))
        await turns.set_holidays("v1", LISBON, days_of[:10], since=date(2027, 5, 4))
        with pytest.raises(RefusalError):  # three are behind, and spent for good
            await turns.set_holidays("v1", LISBON, days_of[3:], since=date(2027, 5, 4) + timedelta(days=3))
        winter = [date(2027, 12, 20) + timedelta(days=n) for n in range(22)]  # of two years
        await turns.set_holidays("v1", LISBON, winter, since=date(2027, 5, 4))
        assert len((await turns.time_off(["v1"]))["v1"].holidays) == 25

    over_days(tmp_path, test)


def test_a_night_moves_the_deadline_that_would_end_in_it(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        table = await here.table()
        await here.dealt(table)
        (before,) = await own_tables(here.room.store, here.room.hub, "v1")
        assert before.until == here.now.at + DAY
        minute = before.until // 60_000 % 1440
        await here.room.store.turns.set_night("v1", "UTC", Night((minute - 60) % 1440, (minute + 60) % 1440))
        (after,) = await own_tables(here.room.store, here.room.hub, "v1")
        assert after.until is not None
        assert before.until + HOUR < after.until <= before.until + 2 * HOUR
        await here.turn(table, "v0")
        await here.turn(table, "v2")
        assert await here.pass_time(25) == 0
        assert await here.pass_time(1.01) == 1

    over_days(tmp_path, test)


# --- what it costs --------------------------------------------------------------------------------


def test_a_sleeping_table_is_not_folded_for_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(here: Days) -> None:
        tables = [await here.table() for _ in range(25)]
        for table in tables[:3]:
            await here.dealt(table)
            await here.turn(table, "v0")
        hub = here.room.hub
        monkeypatch.setattr(hub, "peek", None)  # it folds logs
        mine = await own_tables(here.room.store, hub, "v1")
        assert {one.id for one in mine} == {*tables}  # all of them, not the last twenty
        assert [one.is_your_turn for one in mine] == [True] * 3 + [False] * 22
        theirs = await own_tables(here.room.store, hub, "v0")
        assert {tuple(one.asked) for one in theirs if one.status == "running"} == {(1, 2)}
        assert not any(one.is_your_turn for one in theirs)

    over_days(tmp_path, test)


def test_tables_over_days_have_ceilings_of_their_own(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        here.room.hub.kept = Retention(most_tables=1, most_over_days=4, most_over_days_each=3)
        for _ in range(3):
            await here.table(people=1)
        with pytest.raises(RefusalError) as refused:
            await here.table(people=1)
        assert refused.value.reason is Refusal.TOO_MANY_OVER_DAYS
        live = await here.table(people=1, clock=Clock.OFF)  # live tables are counted apart
        client = await here.visit(live, "v0")
        answer = await client.ask("change", settings={"players": 2, "clock": "1d"})
        assert answer["reason"] == Refusal.TOO_MANY_OVER_DAYS
        with pytest.raises(RefusalError) as full:
            await here.table(people=1, clock=Clock.OFF)
        assert full.value.reason is Refusal.TOO_MANY_TABLES
        here.leave(client)

    over_days(tmp_path, test)


def test_an_idle_table_is_removed_after_a_warning_unless_someone_looks_in(tmp_path: Path) -> None:
    async def test(here: Days) -> None:
        kept, hub = Retention(), here.room.hub
        looked, left = [await here.table(missed=Missed.WAIT) for _ in range(2)]
        for table in (looked, left):
            await here.dealt(table)
        await asyncio.sleep(0.05)
        for one in [*hub._tables.values()]:
            hub.let_sleep(one)
        here.now.at += (kept.over_days + 1) * DAY
        await hub.sweep()
        assert await here.room.store.table(left)
        mine = await own_tables(here.room.store, hub, "v0")
        assert {one.removed_at for one in mine} == {here.now.at + WARNING}
        client = await here.visit(looked, "v1")
        await asyncio.sleep(0.05)
        here.leave(client)
        await asyncio.sleep(0.05)
        here.now.at += WARNING + HOUR
        for one in [*hub._tables.values()]:
            hub.let_sleep(one)
        await hub.sweep()
        assert await here.room.store.table(left) is None
        assert await here.room.store.table(looked)

    over_days(tmp_path, test)


# --- whole races ----------------------------------------------------------------------------------


async def whole_race(here: Days) -> None:
    """Three people, on different days: a holiday, a night, a missed turn, an undo answered the next day."""
    table = await here.table(mode="beginner")
    turns = here.rooms[0].store.turns
    await here.dealt(table)
    first = today(here.now.at, LISBON) + timedelta(days=2)
    await turns.set_holidays("v1", LISBON, [first, first + timedelta(days=1)], since=first)
    await here.rooms[0].store.turns.set_night("v2", LISBON, Night(23 * 60, 7 * 60))
    done = set[str]()
    for step in range(400):
        it = await here.fold(table)
        if it.status is Status.OVER:
            break
        who = [it.seats[seat].visitor for seat in it.asked]
        if step == 12:
            await here.pass_time(24 * 5)  # the turn is missed, holiday or not
            done.add("missed")
            continue
        asker = next((v for v in ("v0", "v1", "v2") if v not in who), "")
        if "undo" not in done and step > 20 and asker and it.game and it.game.plays[-1].seat != int(asker[1]):
            client = await here.visit(table, asker)
            assert (await client.ask("undo", seat=int(asker[1])))["t"] == "accepted"
            here.leave(client)
            assert (await here.fold(table)).undo is not None
            done.add("undo")
            await here.pass_time(20)
            for visitor in ("v0", "v1", "v2"):
                if visitor != asker and (await here.fold(table)).undo:
                    client = await here.visit(table, visitor)
                    await client.ask("answer-undo", seat=int(visitor[1]), agree=True)
                    here.leave(client)
            assert (await here.fold(table)).undo is None
            continue
        await here.pass_time(3)
        await here.turn(table, who[0])
    it = await here.fold(table)
    assert it.status is Status.OVER
    played = [one for one in await entries(here, table) if isinstance(one, log.Played)]
    assert sum(one.by is log.By.CLOCK for one in played) >= 1
    assert {"missed", "undo"} <= done
    assert [one.game for one in await here.rooms[0].store.past_games("v1")] == [table]
    assert await own_tables(here.rooms[0].store, here.rooms[0].hub, "v1") == []


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 2)])
@pytest.mark.parametrize("kill_every", [0, 5])
def test_a_whole_race_over_days(kind: str, processes: int, kill_every: int) -> None:
    async def main(url: str) -> None:
        async with days(url, processes=processes, kill_every=kill_every) as here:
            await whole_race(here)

    with fresh_database(kind) as url:
        asyncio.run(main(url))


async def two_at_once(here: Days, tries: int) -> None:
    table = await here.table(people=2, mode="beginner")
    await here.dealt(table, 2)
    for number in range(tries):
        it = await here.fold(table)
        if it.status is Status.OVER or any(chair.taken_over for chair in it.seats):
            table = await here.table(people=2, mode="beginner")
            await here.dealt(table, 2)
            it = await here.fold(table)
        here.now.at += DAY + HOUR
        if number % 2:  # both have taken the row, as if the lease were too short
            await asyncio.gather(*(here.late(room.hub)._catch_up(table) for room in here.rooms))
        else:
            await asyncio.gather(*(here.late(room.hub).step() for room in here.rooms))
        new = (await entries(here, table))[it.seq :]
        played = [one.seat for one in new if isinstance(one, log.Played) and one.by is log.By.CLOCK]
        assert sorted(played) == sorted(map(int, it.asked)), f"try {number}"


@pytest.mark.parametrize("tries", [10, pytest.param(200, marks=pytest.mark.soak)])
def test_two_processes_never_play_the_same_missed_turn_twice(tries: int) -> None:
    """At the same instant."""

    async def main(url: str) -> None:
        async with days(url, processes=2) as here:
            await two_at_once(here, tries)

    with fresh_database("postgresql") as url:
        asyncio.run(main(url))
