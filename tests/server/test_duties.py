"""What a server does by itself: bots that hang, hosts that go, rematches; and how each entry is told."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import get_args

import pytest

from downforce.model.ids import Seat
from downforce.rules.view import view
from downforce.server.bots import pool as thinking
from downforce.server.bots.pool import BotPool
from downforce.server.live import duties as duties_module
from downforce.server.live import system_entries as itself
from downforce.server.live.duties import Duty, DutyKind, Presence, _duties, next_duty
from downforce.server.table import log, views
from downforce.server.wire.settings import Clock, Settings
from tests.server.databases import sqlite_url
from tests.server.room import room, settled
from tests.server.test_table import dealt, desk


def test_an_absent_host_is_replaced_after_the_patience() -> None:
    it = desk(3, patience=30)
    present = Presence(frozenset({"v2"}), {"v0": 5_000, "v1": 0}, 1_000)
    assert next_duty(it.table, present) == Duty(35_000, DutyKind.PASS_HOST, Seat(2))
    it.write(itself.host_passed(it.table, it.table.seq, Seat(2)))
    assert it.table.host == "v2"
    assert next_duty(it.table, present) is None


def test_a_present_or_lone_host_stays_the_host() -> None:
    it = desk(2)
    assert next_duty(it.table, Presence(frozenset({"v0"}))) is None
    assert next_duty(it.table, Presence(frozenset({"a spectator"}))) is None


@pytest.mark.parametrize("clock", ["off", "fast"])
def test_where_patience_is_never_no_bot_plays_for_those_who_are_away(clock: str) -> None:
    away = Presence(frozenset({"v1"}), {"v0": 0}, 0)
    for patience in (5, None):
        it = dealt(2, patience=patience, clock=Clock(clock), mode="beginner")
        while it.state.asked != (0,):
            it.commit(it.state.asked[0], it.first(it.state.asked[0]))
        due = [duty for duty in _duties(it.table, away) if duty.seat == 0]
        assert bool(due) == (patience is not None)


def test_past_the_limit_of_a_log_people_who_come_and_go_add_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    it = dealt(2, patience=5, mode="beginner")
    while it.state.asked != (0,):
        it.commit(it.state.asked[0], it.first(it.state.asked[0]))
    away = Presence(frozenset({"v1"}), {"v0": 0}, 0)
    assert {duty.kind for duty in _duties(it.table, away)} == {DutyKind.TAKE_OVER, DutyKind.PASS_HOST}
    monkeypatch.setattr(duties_module, "MOST_ENTRIES", it.table.seq)
    # The clock plays for the person who is away, so that the game can still end.
    since = it.table.game.asked_at if it.table.game else 0
    assert [*_duties(it.table, away)] == [Duty(since + 5_000, DutyKind.DECIDE, Seat(0), log.By.CLOCK)]
    assert [*_duties(it.table, Presence(frozenset({"v0", "v1"})))] == []


def test_past_the_limit_a_seat_taken_over_before_is_handed_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    it = dealt(2, patience=5, mode="beginner")
    it.write(log.TakenOver(seat=0))
    monkeypatch.setattr(duties_module, "MOST_ENTRIES", it.table.seq)
    back = Presence(frozenset({"v0", "v1"}))
    due = next_duty(it.table, back)
    assert due is not None
    assert due.kind is DutyKind.HAND_BACK
    it.write(itself.handed_back(it.table, it.table.seq, Seat(0)))
    for here in (back, Presence(frozenset({"v1"}), {"v0": 0}, 0)):
        kinds = {duty.kind for duty in _duties(it.table, here)}
        assert not kinds & {DutyKind.TAKE_OVER, DutyKind.HAND_BACK, DutyKind.PASS_HOST}


def test_a_paused_game_gets_a_new_host_when_the_host_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(sqlite_url(tmp_path)) as it:
            table = await it.table(people=2, patience=5)
            host, other = await it.dealt(table, 2)
            await host.ask("pause")
            assert host.session is not None
            host.session.close()
            it.now.at += 5_000
            live = await it.hub.wake(table)
            live.on_change()
            for _ in range(100):
                await settled()
                await asyncio.sleep(0.01)
                if live.table.host == "v1":
                    break
            assert (await other.ask("resume"))["t"] == "accepted"

    asyncio.run(run())


def _hang(level: str, view: str, seed: str) -> str:
    time.sleep(60)
    return ""


def test_a_bot_that_never_answers_does_not_block_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        thinkers = BotPool()
        monkeypatch.setattr(thinking, "BOT_TIMEOUT", 2.0)
        hanging = asyncio.create_task(thinkers._ask(_hang, "any", "", ""))
        await asyncio.sleep(2.5)
        monkeypatch.setattr(thinking, "BOT_TIMEOUT", 20.0)
        state = dealt(2).state
        seen = view(state, Seat(0))
        assert await thinkers.choose("rookie", seen, "s") in map(str, seen.legal)
        with pytest.raises(Exception):  # noqa: B017, PT011  # an empty view is no view
            await hanging
        await asyncio.to_thread(thinkers.close)

    asyncio.run(run())


def test_a_bot_is_asked_in_a_new_process_if_its_idle_one_died() -> None:
    seen = view(dealt(2).state, Seat(0))

    async def run() -> tuple[str, str]:
        thinkers = BotPool()
        first = await thinkers.choose("rookie", seen, "s")
        pool = thinkers._pool
        assert pool is not None
        for process in [*pool._processes.values()]:
            process.kill()
        while not pool._broken:
            await asyncio.sleep(0.01)
        second = await thinkers.choose("rookie", seen, "s")
        assert thinkers._pool is not pool
        await asyncio.to_thread(thinkers.close)
        return first, second

    first, second = asyncio.run(run())
    assert first == second
    assert first in map(str, seen.legal)


def test_the_timeout_of_a_bot_begins_when_it_begins_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, seen = list[asyncio.Future[str]](), view(dealt(2).state, Seat(0))

    async def run() -> None:
        thinkers, loop = BotPool(), asyncio.get_running_loop()

        def ask(*_: object) -> asyncio.Future[str]:
            asked.append(loop.create_future())
            return asked[-1]

        monkeypatch.setattr(loop, "run_in_executor", ask)
        thoughts = [asyncio.create_task(thinkers.choose("rookie", seen, f"{n}")) for n in range(3)]
        for count in (1, 2, 3):
            await settled()
            assert len(asked) == count
            asked[-1].set_result("a choice")
        assert await asyncio.gather(*thoughts) == ["a choice"] * 3

    asyncio.run(run())


def test_processes_that_were_warmed_up_are_those_that_think() -> None:
    seen = view(dealt(2).state, Seat(0))

    async def run() -> None:
        thinkers = BotPool(2)
        await thinkers.warm()
        assert thinkers._pool is not None
        processes = {*thinkers._pool._processes}
        assert len(processes) == 2
        assert await thinkers.choose("rookie", seen, "s") in map(str, seen.legal)
        assert {*thinkers._pool._processes} == processes
        await asyncio.to_thread(thinkers.close)

    asyncio.run(run())


def test_a_bots_process_loads_nothing_of_the_server_that_it_does_not_need() -> None:
    loaded = "import sys, downforce.server.bots.worker; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    heavy = {"asyncio", "litestar", "prometheus_client", "sqlalchemy"}
    assert not heavy & {*modules.stdout.split()}


def test_a_rematch_has_the_same_id_at_every_process() -> None:
    it = dealt(2)
    assert itself.rematch_id(it.table) == itself.rematch_id(it.table)
    assert itself.rematch_id(it.table._replace(id="other")) != itself.rematch_id(it.table)
    assert len(itself.rematch_id(it.table)) == 22


EXAMPLES: tuple[log.Entry, ...] = (
    log.Opened(settings=Settings(), host="v0"),
    log.Changed(settings=Settings()),
    log.Sat(seat=1, person=log.Person(visitor="v1", name="Ann")),
    log.BotSat(seat=1, level="rookie"),
    log.Stood(seat=1),
    log.Started(contributors=("v1",), secret="ab" * 32),
    log.Sealed(visitor="v1", commitment="cd" * 32),
    log.Shown(visitor="v1", nonce="ef" * 32),
    log.Redealt(contributors=(), secret="ab" * 32),
    log.Played(seat=1, actions=("1 bid A1",), by=log.By.BOT),
    log.Undone(seat=1),
    log.UndoAsked(seat=1),
    log.UndoAnswered(seat=1, agree=True),
    log.Paused(),
    log.Resumed(),
    log.TakenOver(seat=1),
    log.HandedBack(seat=1),
    log.Voted(seat=1, target=0),
    log.HostPassed(seat=1),
    log.Said(seat=1, text="hello"),
    log.Reacted(seat=1, sign="ouch"),
    log.Muted(seat=1, muted=True),
    log.Rematched(table="other"),
)


@pytest.mark.parametrize("entry", EXAMPLES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_stored_read_and_broadcast_without_secrets(entry: log.Entry) -> None:
    assert log.read_entry(log.write_entry(entry)) == entry
    note = views.note(entry)
    assert note.what == str(type(entry).__struct_config__.tag)
    assert not any(secret in str(note) for secret in ("ab" * 32, "v1", "v0", "A1"))


def test_there_is_an_example_of_every_entry() -> None:
    assert {type(entry) for entry in EXAMPLES} == set(get_args(log.Entry))
