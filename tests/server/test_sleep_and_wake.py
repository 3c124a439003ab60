"""What a table does by itself: for absent or late people, for bots, and after errors of the store."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from downforce.bots.registry import BOTS
from downforce.model.ids import Seat
from downforce.notation.fair import commitment, new_secret
from downforce.rules.actions import PlayCard
from downforce.rules.view import View
from downforce.server.live import awake as awake_module
from downforce.server.live import duty_timer
from downforce.server.live import hub as hub_module
from downforce.server.live.awake import AwakeTable
from downforce.server.live.duties import (
    CAR_ANIMATION,
    CARD_SHOWN,
    NONCE_LIMIT,
    UNDO_LIMIT,
    Duty,
    DutyKind,
    Presence,
    next_duty,
)
from downforce.server.live.hub import GRACE, Hub
from downforce.server.live.peers import Peers
from downforce.server.live.retention import Retention
from downforce.server.live.session import Session
from downforce.server.live.store import Appended, NewEntry, StoreError
from downforce.server.table import log
from downforce.server.table.fold import Status, Table, last_play
from downforce.server.table.log import By
from downforce.server.wire.errors import RefusalError
from downforce.server.wire.messages import VERSION
from downforce.server.wire.settings import Clock, Pace
from tests.server.client import Message
from tests.server.databases import sqlite_url
from tests.server.room import Client, InThisProcess, Room, WithoutHints, new_hub, room, settled

EASY = next(iter(BOTS))
HOUR = 3_600_000
DAY = 24 * HOUR
EARLY = 10_000
"""Milliseconds before something is due. Timers do run while the clock stands still, so not just before."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path)


@pytest.fixture(autouse=True)
def short_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(awake_module, "RETRY_AFTER", 0.01)


def in_room(url: str, test: Callable[[Room], Awaitable[None]], **more: Any) -> None:
    """Runs a test with a hub of its own."""

    async def main() -> None:
        async with room(url, **more) as here:
            await test(here)

    asyncio.run(main())


async def quiet(*hubs: Hub) -> None:
    """Waits until all that is due has been done."""
    loop = asyncio.get_running_loop()

    def is_busy(hub: Hub) -> bool:
        tasks = hub._env.tasks
        timers = [one._timer for one in hub._timers.values() if one._timer is not None]
        is_due = any(timer.when() <= loop.time() for timer in timers)
        return bool(tasks._background or tasks._writes or is_due)

    for _ in range(20_000):
        if not any(map(is_busy, hubs)):
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the hub does not come to rest")


async def pass_time(here: Room, table: str, milliseconds: int) -> None:
    """Moves the clock on, and lets happen what is due by then."""
    here.now.at += milliseconds
    if table in here.hub._tables:
        here.hub._tables[table].on_change()  # the timers of the loop follow another clock
    await quiet(here.hub)


async def live(here: Room, table: str) -> AwakeTable:
    return await here.hub.wake(table)


async def history(here: Room, table: str) -> list[log.Entry]:
    """The log of a table."""
    return [log.read_entry(entry.data) for entry in await here.store.entries(table)]


async def leave(here: Room, *clients: Client) -> None:
    """Disconnects clients."""
    for client in clients:
        assert client.session is not None
        client.session.close()
    await quiet(here.hub)


async def commit(client: Client, rng: Random) -> Message:
    """Plays any legal action, again until it is clear what became of it."""
    seat, id = client.viewer, f"{client.visitor}-{rng.getrandbits(64):x}"
    draft = [rng.choice(client.seen.choices)]
    while True:
        answer = await client.ask("commit", id=id, seat=seat, seq=client.seen.seq, draft=draft)
        if answer.get("reason") != "server-trouble":
            return answer
        await asyncio.sleep(0.01)


async def play_on(here: Room, clients: Sequence[Client], rng: Random, until: Callable[[], bool]) -> None:
    """People play at random, and bots as they do, until something is so."""
    while not until():
        await quiet(here.hub)
        able = [client for client in clients if client.seen.choices]
        if able and not until():
            await commit(rng.choice(able), rng)


async def play_to(here: Room, clients: Sequence[Client], rng: Random, seq: int) -> None:
    await play_on(here, clients, rng, lambda: clients[0].seen.seq >= seq)


async def play_to_the_end(here: Room, clients: Sequence[Client], rng: Random) -> None:
    await play_on(here, clients, rng, lambda: clients[0].seen.status == "over")


async def agrees(client: Client) -> None:
    """The client's view has the server's hash."""
    (answer,) = await client.say(t="check")
    assert (answer["seq"], answer["hash"]) == (client.seen.seq, client.seen.hash)


# --- people who are away ---------------------------------------------------------------------------


def test_a_bot_plays_for_an_absent_player_and_returns_the_seat(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, patience=60, pace=Pace.INSTANT)
        _, away = await here.dealt(table, 2)
        begun = len(await history(here, table))
        await leave(here, away)
        await pass_time(here, table, 60_000 - EARLY)
        assert (await history(here, table))[begun:] == []

        await pass_time(here, table, EARLY)
        taken, played = (await history(here, table))[begun:]
        assert taken == log.TakenOver(seat=1)
        assert isinstance(played, log.Played)
        assert (played.seat, played.by) == (1, By.STAND_IN)
        assert (await live(here, table)).audience.info.seats[1].away

        back = await here.client(table, "v1", 1)
        await quiet(here.hub)
        assert (await history(here, table))[-1] == log.HandedBack(seat=1)
        assert not (await live(here, table)).table.seats[1].taken_over
        await pass_time(here, table, HOUR)
        assert (await history(here, table))[-1] == log.HandedBack(seat=1)
        await agrees(back)

    in_room(url, test)


def test_a_short_cut_changes_nothing(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, patience=60)
        _, away = await here.dealt(table, 2)
        begun = await history(here, table)
        for _ in range(5):
            await leave(here, away)
            await pass_time(here, table, 50_000)
            away = await here.client(table, "v1", 1, away.seen.seq)
            await pass_time(here, table, 0)
        assert await history(here, table) == begun

    in_room(url, test)


def test_a_visitor_with_two_pages_is_away_when_both_are_closed(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, patience=60)
        _, page = await here.dealt(table, 2)
        begun = await history(here, table)
        phone = await here.client(table, "v1", 1)
        await leave(here, page)
        await pass_time(here, table, HOUR)
        assert await history(here, table) == begun
        await leave(here, phone)
        await pass_time(here, table, 60_000)
        assert log.TakenOver(seat=1) in await history(here, table)

    in_room(url, test)


def test_a_bot_plays_a_whole_game_for_an_absent_player(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, patience=5, pace=Pace.INSTANT, stand_in=EASY)
        stays, away = await here.dealt(table, 2)
        await leave(here, away)
        await pass_time(here, table, 5_000)
        await play_to_the_end(here, [stays], Random(1))
        await agrees(stays)
        entries = await history(here, table)
        assert entries.count(log.TakenOver(seat=1)) == 1
        assert {e.by for e in entries if isinstance(e, log.Played) and e.seat == 1} == {By.STAND_IN}

    in_room(url, test)


def test_the_seat_goes_back_though_the_store_has_trouble_at_that_moment(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, patience=5)
        _, away = await here.dealt(table, 2)
        await leave(here, away)
        await pass_time(here, table, 5_000)
        troubles = FailingStore(here, {"handed-back": ["before", "before", "after"]})
        back = await here.client(table, "v1", 1)
        await until(lambda: not here.hub._tables[table].table.seats[1].taken_over)
        assert troubles.left == {"handed-back": []}
        assert (await history(here, table)).count(log.HandedBack(seat=1)) == 1
        await until(lambda: not back.seen.info["seats"][1].get("away"))

    in_room(url, test)


def test_two_pages_that_come_back_at_once_are_both_welcome(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, patience=5)
        _, away = await here.dealt(table, 2)
        await leave(here, away)
        await pass_time(here, table, 5_000)
        pages = await asyncio.gather(here.client(table, "v1", 1), here.client(table, "v1", 1))
        await quiet(here.hub)
        assert (await history(here, table)).count(log.HandedBack(seat=1)) == 1
        for page in pages:
            assert not [frame for frame in page.frames if b'"refused"' in frame]
            await agrees(page)

    in_room(url, test)


# --- people who left -------------------------------------------------------------------------------


@pytest.mark.parametrize("kicked", [False, True], ids=["left", "kicked"])
def test_a_bot_keeps_the_name_of_the_player_it_replaces(url: str, kicked: bool) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=3, pace=Pace.INSTANT, stand_in=EASY)
        clients = await here.dealt(table, 3)
        await play_to(here, clients, Random(1), 12)
        if kicked:
            assert (await clients[0].ask("kick", seat=1))["t"] == "accepted"
        else:
            assert (await clients[1].ask("stand", seat=1))["t"] == "accepted"
        gone_at = clients[0].seen.seq
        assert clients[1].seen.yours == []
        assert clients[1].viewer is None
        await agrees(clients[1])
        seat = clients[0].seen.info["seats"][1]
        assert (seat["name"], seat.get("person", False)) == ("Player 1", False)

        await play_to_the_end(here, [clients[0], clients[2]], Random(2))
        plays = [e for e in (await history(here, table))[gone_at:] if isinstance(e, log.Played)]
        assert {play.by for play in plays if play.seat == 1} == {By.STAND_IN}
        for client in clients:
            await agrees(client)

    in_room(url, test)


def test_leaving_passes_the_host_role_on(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        host, other = await here.dealt(table, 2)
        assert (await host.ask("pause"))["t"] == "accepted"
        assert (await host.ask("stand", seat=0))["t"] == "accepted"
        assert (await other.ask("resume"))["t"] == "accepted"

    in_room(url, test)


# --- clocks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [Clock.RELAXED, Clock.FAST])
def test_the_clock_decides_once_for_a_late_seat(url: str, clock: Clock) -> None:
    async def test(here: Room) -> None:
        assert clock.limit is not None
        table = await here.table(people=2, clock=clock)
        clients = await here.dealt(table, 2)
        begun = len(await history(here, table))
        await commit(clients[0], Random(1))  # in time
        await pass_time(here, table, clock.limit - EARLY)
        assert len(await history(here, table)) == begun + 1

        await pass_time(here, table, EARLY)
        (late,) = (await history(here, table))[begun + 1 :]
        assert isinstance(late, log.Played)
        assert (late.seat, late.by) == (1, By.CLOCK)
        await pass_time(here, table, clock.limit - EARLY)
        assert len(await history(here, table)) == begun + 2
        for client in clients:
            await agrees(client)

    in_room(url, test)


def test_the_clock_decides_for_all_late_seats(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=4, clock=Clock.FAST)
        await here.dealt(table, 4)
        begun = len(await history(here, table))
        await pass_time(here, table, 30_000)
        late = (await history(here, table))[begun:]
        assert Counter(e.seat for e in late if isinstance(e, log.Played)) == Counter(range(4))
        assert {e.by for e in late if isinstance(e, log.Played)} == {By.CLOCK}

    in_room(url, test)


def test_a_commit_that_comes_while_the_clock_decides_is_answered_and_not_doubled(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, clock=Clock.FAST)
        clients = await here.dealt(table, 2)
        begun = len(await history(here, table))
        thinkers = HeldBots.of(here)
        here.now.at += 30_000
        (await live(here, table)).on_change()
        await thinkers.asked.wait()
        assert (await commit(clients[0], Random(1)))["t"] == "accepted"
        thinkers.go_on.set()
        await quiet(here.hub)
        plays = [e for e in (await history(here, table))[begun:] if isinstance(e, log.Played)]
        assert Counter((play.seat, play.by) for play in plays) == {(0, By.PERSON): 1, (1, By.CLOCK): 1}

    in_room(url, test)


# --- no one is connected -------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [Clock.OFF, Clock.FAST])
@pytest.mark.parametrize("restarted", [False, True], ids=["same", "restarted"])
@pytest.mark.parametrize("away", [50_000, 3 * DAY])
def test_a_table_without_connections_sleeps(url: str, clock: Clock, restarted: bool, away: int) -> None:
    """Wherever in a game all leave, and come back to the same process or to another one."""

    async def test(here: Room) -> None:
        table = await here.table(people=2, bots=("rookie",), clock=clock, patience=5, pace=Pace.INSTANT)
        clients = await here.dealt(table, 2)
        rng = Random(1)
        for stop in (12, 25, 60):
            await play_to(here, clients, rng, stop)
            await quiet(here.hub)
            before = (await live(here, table)).table
            hashes = [client.seen.hash for client in clients]
            entries = await here.store.entries(table)
            await leave(here, *clients)
            await pass_time(here, table, away)
            assert await here.store.entries(table) == entries
            if restarted:
                await here.hub.close()
                here.hub = new_hub(here.store, here.now)
            clients = [await here.client(table, f"v{seat}", seat) for seat in (0, 1)]
            await pass_time(here, table, 0)
            after = (await live(here, table)).table
            assert (after, str(after.state)) == (before, str(before.state))
            assert [client.seen.hash for client in clients] == hashes
            for client in clients:
                await agrees(client)

    in_room(url, test)


def test_a_sleeping_table_is_forgotten_and_woken(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "GRACE", 0.01)

    async def test(here: Room) -> None:
        table = await here.table(people=2)
        clients = await here.dealt(table, 2)
        before = (await live(here, table)).table
        await leave(here, *clients)
        await until(lambda: table not in here.hub._tables)
        clients[1] = await here.client(table, "v1", 1, have=clients[1].seen.seq)
        assert here.hub._tables[table].table == before
        await asyncio.sleep(0.05)
        assert table in here.hub._tables

    in_room(url, test)
    assert GRACE > 1


def test_a_table_that_was_only_asked_about_is_forgotten_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "GRACE", 0.01)

    async def test(here: Room) -> None:
        table = await here.table(people=2)
        await here.hub.wake(table)  # as a replay does
        await until(lambda: not here.hub._tables)

    in_room(url, test)


def test_a_table_that_fell_asleep_while_dealing_deals_when_it_wakes(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        clients = [await here.client(table, f"v{seat}", seat) for seat in (0, 1)]
        await clients[0].ask("start")
        await leave(here, *clients)
        before = await history(here, table)
        await pass_time(here, table, DAY)
        assert await history(here, table) == before
        clients = [await here.client(table, f"v{seat}", seat) for seat in (0, 1)]
        await pass_time(here, table, 0)
        assert await history(here, table) == before
        await contribute(clients)
        assert clients[0].seen.status == "running"

    in_room(url, test)


# --- pauses ----------------------------------------------------------------------------------------


def test_a_pause_stops_clocks_and_bots(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, bots=("rookie",), clock=Clock.FAST, patience=5)
        host, other = await here.dealt(table, 2)
        assert (await host.ask("pause"))["t"] == "accepted"
        paused = await history(here, table)
        await leave(here, other)
        await pass_time(here, table, HOUR)
        assert await history(here, table) == paused
        answer = await host.ask("commit", seat=0, seq=host.seen.seq, draft=host.seen.choices[:1])
        assert answer["reason"] == "paused"

        assert (await host.ask("resume"))["t"] == "accepted"
        asked_at = here.now.at
        table_now = (await live(here, table)).table
        assert table_now.game is not None
        assert table_now.game.asked_at == asked_at  # the clock restarts
        await pass_time(here, table, 5_000)
        assert {By.BOT, By.STAND_IN} == {
            e.by for e in (await history(here, table))[len(paused) :] if isinstance(e, log.Played)
        }

    in_room(url, test)


@pytest.mark.parametrize("what", ["pause", "chat"])
def test_a_bot_that_was_thinking_when_the_game_was_paused_does_not_move(url: str, what: str) -> None:
    async def test(here: Room) -> None:
        thinkers = HeldBots.of(here)
        table = await here.table(people=1, bots=("rookie",), pace=Pace.INSTANT)
        (host,) = await here.dealt(table, 1)
        await thinkers.asked.wait()
        if what == "pause":
            assert (await host.ask("pause"))["t"] == "accepted"
        else:
            assert (await host.ask("say", seat=0, text="hurry"))["t"] == "accepted"
        before = await history(here, table)
        thinkers.go_on.set()
        await quiet(here.hub)
        played = [e for e in (await history(here, table))[len(before) :] if isinstance(e, log.Played)]
        assert bool(played) == (what == "chat")

    in_room(url, test)


# --- the deal --------------------------------------------------------------------------------------


async def contribute(clients: Sequence[Client], shows: int = 6) -> list[str]:
    """Clients seal, and the first of them show."""
    nonces = [new_secret() for _ in clients]
    for client, nonce in zip(clients, nonces, strict=True):
        sealed = await client.ask("seal", id=nonce[:20], commitment=commitment(nonce))
        assert sealed["t"] == "accepted"
    for client, nonce in [*zip(clients, nonces, strict=True)][:shows]:
        assert (await client.ask("show", id=nonce[20:40], nonce=nonce))["t"] == "accepted"
    return nonces


@pytest.mark.parametrize("case", ["silent", "held-back", "gone", "gone-after-sealing", "left"])
def test_the_deal_goes_on_without_a_silent_contributor(url: str, case: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=3)
        clients = [await here.client(table, f"v{seat}", seat) for seat in range(3)]
        await clients[0].ask("start")
        if case in ("held-back", "gone-after-sealing"):
            await contribute(clients, shows=2)
        else:
            await contribute(clients[:2], shows=0)
        if case.startswith("gone"):
            await leave(here, clients[2])
        if case == "left":
            await clients[2].ask("stand", seat=2)
        await pass_time(here, table, NONCE_LIMIT - EARLY)
        assert (await live(here, table)).table.round.number == 1  # type: ignore[union-attr]
        await pass_time(here, table, EARLY)
        (again,) = [e for e in await history(here, table) if isinstance(e, log.Redealt)]
        assert again.contributors == ("v0", "v1")
        await contribute(clients[:2])
        now = (await live(here, table)).table
        assert now.status is Status.RUNNING
        assert now.round is not None
        assert now.round.secret == again.secret

    in_room(url, test)


def test_without_contributors_left_the_server_deals(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        clients = [await here.client(table, f"v{seat}", seat) for seat in range(2)]
        await clients[0].ask("start")
        await pass_time(here, table, NONCE_LIMIT)
        assert (await live(here, table)).table.status is Status.RUNNING
        assert [e.contributors for e in await history(here, table) if isinstance(e, log.Redealt)] == [()]

    in_room(url, test)


# --- undo ------------------------------------------------------------------------------------------


def test_an_undo_request_expires(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        clients = await here.dealt(table, 2)
        await commit(clients[0], Random(1))
        await commit(clients[1], Random(1))  # both bids come to light
        assert clients[0].seen.view is not None
        assert clients[0].seen.view["undo"] == "ask"
        await clients[0].ask("undo", seat=0)
        before = (await live(here, table)).table
        assert before.undo is not None
        await pass_time(here, table, UNDO_LIMIT - EARLY)
        assert (await live(here, table)).table == before
        await pass_time(here, table, EARLY)
        assert (await history(here, table))[-1] == log.UndoAnswered(seat=0, agree=False)
        after = (await live(here, table)).table
        assert after.undo is None
        assert after.game == before.game
        for client in clients:
            await agrees(client)

    in_room(url, test)


def asks_while_a_bot_has_the_turn(table: Table, clients: Sequence[Client]) -> Client | None:
    """A person who has to ask before they take back, with the bot of seat 2 in its turn after them."""
    if table.asked != (2,) or table.game is None or not table.game.plays or table.game.plays[-1].seat != 2:
        return None
    return next((client for client in clients if (client.seen.view or {}).get("undo") == "ask"), None)


def test_bots_wait_for_the_answer_to_an_undo_request(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, bots=("rookie",))
        clients, chance = await here.dealt(table, 2), Random(1)
        awake = await live(here, table)
        for _ in range(400):
            if (asker := asks_while_a_bot_has_the_turn(awake.table, clients)) is not None:
                break
            able = [client for client in clients if client.seen.choices]
            if able:
                await commit(able[0], chance)
            else:
                await pass_time(here, table, HOUR)
        assert asker is not None
        assert asker.viewer is not None
        before = last_play(awake.table, Seat(asker.viewer))
        await asker.ask("undo", seat=asker.viewer)
        assert awake.table.undo is not None
        duty = next_duty(awake.table, awake.presence)
        assert duty == Duty(here.now.at + UNDO_LIMIT, DutyKind.CLOSE_UNDO)
        (other,) = set(clients) - {asker}
        assert (await other.ask("answer-undo", seat=other.viewer, agree=True))["t"] == "accepted"
        assert awake.table.game is not None
        assert len(awake.table.game.plays) == before
        for client in clients:
            await agrees(client)

    in_room(url, test)


# --- bots ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", Pace)
def test_bots_wait_so_that_people_can_follow(url: str, pace: Pace) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=1, bots=("rookie", "rookie"), pace=pace)
        clients = await here.dealt(table, 1)
        tables: dict[int, Table] = {}

        def note() -> bool:
            tables[clients[0].seen.seq] = here.hub._tables[table].table
            return clients[0].seen.seq > 60

        while not note():
            await pass_time(here, table, 0 if clients[0].seen.choices else 10_000)
            if clients[0].seen.choices:
                await commit(clients[0], Random(clients[0].seen.seq))
        waits = Counter[int]()
        for now in tables.values():
            duty = next_duty(now, Presence(frozenset({"v0"})))
            if duty is None or now.game is None:
                continue
            assert (duty.kind, duty.by) == (DutyKind.DECIDE, By.BOT)
            state, plays = now.game.state, now.game.plays
            cars = 0 if state.phase.is_secret or not plays else len(plays[-1].actions) - 1
            is_card = not state.phase.is_secret and plays and isinstance(plays[-1].actions[0], PlayCard)
            shown = CAR_ANIMATION * cars + (CARD_SHOWN if is_card else 0)
            expected = now.game.asked_at + pace.wait + shown if pace.wait else 0
            assert duty.at == expected
            waits[duty.at - now.game.asked_at] += 1
        assert waits

    in_room(url, test)


def test_bots_wait_for_the_cars_of_the_commit_before() -> None:
    # Of three actions the first is a card, which is shown, and each of the others takes its time.
    assert Pace.NORMAL.wait + CARD_SHOWN + 2 * CAR_ANIMATION == 2600


class FailingBots(InThisProcess):
    """Bots that raise an error or choose an illegal action."""

    def __init__(self, how: Exception | str) -> None:
        super().__init__()
        self.how = how

    async def choose(self, level: str, view: View, seed: str) -> str:
        if isinstance(self.how, str):
            return self.how
        raise self.how


@pytest.mark.parametrize(
    "how",
    [
        RuntimeError("no"),
        ValueError("no"),
        KeyError("no"),
        ZeroDivisionError(),
        MemoryError(),
        "nonsense",
        "0 pass",
        "",
    ],
    ids=repr,
)
def test_a_broken_bot_does_not_stop_a_table(url: str, how: Exception | str) -> None:
    async def test(here: Room) -> None:
        here.hub._env.thinker = FailingBots(how)
        table = await here.table(people=1, bots=("rookie",), pace=Pace.INSTANT)
        (client,) = await here.dealt(table, 1)
        rng = Random(1)
        for _ in range(12):
            await until(lambda: bool(client.seen.choices))
            await commit(client, rng)
        await agrees(client)

    in_room(url, test)


class AfterOthers(Peers):
    """Peers that all rank first, and never write."""

    def rank(self, table: str, others: Iterable[str]) -> int:
        return 3


def test_an_idle_process_is_waited_for_once_despite_other_events(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duty_timer, "STAGGER", HOUR / 1000)

    async def test(here: Room) -> None:
        table = await here.table(people=1, bots=("rookie",), pace=Pace.INSTANT)
        (client,) = await here.dealt(table, 1)
        await commit(client, Random(1))
        await pass_time(here, table, HOUR // 2)
        guest = await here.client(table, "a guest")
        assert (await client.ask("say", seat=0, text="anybody?"))["t"] == "accepted"
        await leave(here, guest)
        seq = client.seen.seq
        await pass_time(here, table, HOUR // 2 - EARLY)
        assert client.seen.seq == seq
        await pass_time(here, table, EARLY)
        assert client.seen.seq == seq + 1

    in_room(url, test, peers=AfterOthers())


class HeldBots(InThisProcess):
    """Bots that think until the test releases them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()
        self.thoughts = 0

    @classmethod
    def of(cls, here: Room) -> HeldBots:
        held = cls()
        here.hub._env.thinker = held
        return held

    async def choose(self, level: str, view: View, seed: str) -> str:
        self.asked.set()
        self.thoughts += 1
        await self.go_on.wait()
        return await super().choose(level, view, seed)


async def until(condition: Callable[[], bool]) -> None:
    """Waits for something that has to happen by itself."""
    for _ in range(5_000):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not happen")


def test_a_thinking_bot_is_not_asked_again_when_a_player_connects(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=1, bots=("rookie",), pace=Pace.INSTANT)
        (client,) = await here.dealt(table, 1)
        held = HeldBots.of(here)
        await commit(client, Random(1))
        await held.asked.wait()
        for n in range(5):
            await here.client(table, f"guest {n}")
            await asyncio.sleep(0.002)
        assert held.thoughts == 1
        held.go_on.set()
        await until(lambda: bool(client.seen.choices))

    in_room(url, test)


def test_a_seat_goes_back_while_the_bot_still_thinks(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, patience=5)
        clients = await here.dealt(table, 2)
        held = HeldBots.of(here)
        await leave(here, clients[1])
        here.now.at += HOUR
        here.hub._tables[table].on_change()
        await until(lambda: here.hub._tables[table].table.seats[1].taken_over)
        here.now.at += HOUR
        here.hub._tables[table].on_change()
        await held.asked.wait()
        await here.client(table, "v1", 1)
        await until(lambda: not here.hub._tables[table].table.seats[1].taken_over)
        held.go_on.set()

    in_room(url, test)


# --- after the game --------------------------------------------------------------------------------


def test_simultaneous_rematch_requests_open_one_table(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=3, mode="beginner", public=True)
        clients = await here.dealt(table, 3)
        await play_to_the_end(here, clients, Random(1))
        answers = await asyncio.gather(*(client.ask("rematch") for client in clients))
        answers += [await clients[1].ask("rematch")]
        assert [answer["t"] for answer in answers] == ["accepted"] * 4
        (other,) = {answer["table"] for answer in answers}
        assert [row.id for row in await here.store.listed()] == [other]
        assert [e for e in await history(here, table) if isinstance(e, log.Rematched)] == [
            log.Rematched(table=other)
        ]
        assert (await live(here, other)).table.people == ("v0", "v1", "v2")

    in_room(url, test)


def test_two_processes_without_hints_open_one_rematch(url: str) -> None:
    async def test(here: Room) -> None:
        other = Room(new_hub(here.store, here.now, peers=WithoutHints()), here.store, here.now)
        table = await here.table(people=2, mode="beginner")
        clients = await here.dealt(table, 2)
        await play_to_the_end(here, clients, Random(1))
        clients[1] = await other.client(table, "v1", 1)
        answers = [await client.ask("rematch", id="again") for client in clients]
        assert [answer["t"] for answer in answers] == ["accepted"] * 2
        assert len({answer["table"] for answer in answers}) == 1
        await other.hub.close()

    in_room(url, test, peers=WithoutHints())


# --- the store in trouble --------------------------------------------------------------------------


class FailingStore:
    """Makes appends fail, before or after they are really done, by the kind of the entry or by a seed."""

    def __init__(self, here: Room, plan: dict[str, list[str]], rng: Random | None = None) -> None:
        self.left = plan
        self.rng = rng
        self.count = Counter[str]()
        self.append = here.store.append
        here.store.append = self  # type: ignore[method-assign]

    async def __call__(self, entry: NewEntry, **more: Any) -> Appended:
        when = self._when(entry)
        self.count[when] += 1
        if when == "before":
            raise StoreError("the database failed: disk full")
        outcome = await self.append(entry, **more)
        if when == "after":
            raise StoreError("the database failed: connection lost")
        return outcome

    def _when(self, entry: NewEntry) -> str:
        if self.rng is not None:
            return self.rng.choices(("", "before", "after"), (0.7, 0.15, 0.15))[0]
        kind = str(type(log.read_entry(entry.data)).__struct_config__.tag)
        planned = self.left.get(kind, [])
        return planned.pop(0) if planned else ""


@pytest.mark.parametrize(
    "plan", [["before"], ["after"], ["before", "after", "before"], ["after"] * 3], ids=str
)
def test_a_commit_to_a_failing_store_is_neither_lost_nor_doubled(url: str, plan: list[str]) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        clients = await here.dealt(table, 2)
        troubles = FailingStore(here, {"played": [*plan]})
        answer = await commit(clients[0], Random(1))
        assert answer["t"] == "accepted"
        await quiet(here.hub)
        plays = [e for e in await here.store.entries(table) if e.action_id == answer["id"]]
        assert [entry.seq for entry in plays] == [answer["seq"]]
        assert troubles.count["before"] + troubles.count["after"]
        for client in clients:
            await agrees(client)

    in_room(url, test)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_client_sees_the_outcome_without_resending(url: str, when: str) -> None:
    """And may play, without ever having played twice."""

    async def test(here: Room) -> None:
        table = await here.table(people=2)
        clients = await here.dealt(table, 2)
        FailingStore(here, {"played": [when]})
        draft = clients[0].seen.choices[:1]
        answer = await clients[0].ask("commit", seat=0, seq=clients[0].seen.seq, draft=draft)
        assert answer["reason"] == "server-trouble"
        if when == "after":
            await until(lambda: not clients[0].seen.choices)
        else:
            await asyncio.sleep(0.05)
            assert (await commit(clients[0], Random(1)))["t"] == "accepted"
        plays = [e for e in await history(here, table) if isinstance(e, log.Played)]
        assert [play.seat for play in plays] == [0]
        for client in clients:
            await agrees(client)

    in_room(url, test)


@pytest.mark.parametrize("plan", [["before"] * 4, ["after"] * 2, ["before", "after"]], ids=str)
def test_bots_go_on_by_themselves_after_store_errors(url: str, plan: list[str]) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=1, bots=("rookie", "rookie"), pace=Pace.INSTANT)
        FailingStore(here, {"played": [*plan]})
        (client,) = await here.dealt(table, 1)
        rng = Random(1)
        for _ in range(4):
            await until(lambda: bool(client.seen.choices))
            await commit(client, rng)
        await agrees(client)

    in_room(url, test)


class Waits:
    """Holds back what is to happen after a certain time, until that time is said to be over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.held: list[tuple[asyncio.TimerHandle, Callable[[], Any]]] = []
        self.call_later, self.seconds = loop.call_later, seconds
        monkeypatch.setattr(loop, "call_later", self)

    def __call__(self, delay: float, do: Callable[..., Any], *args: Any, **more: Any) -> asyncio.TimerHandle:
        if delay != self.seconds:
            return self.call_later(delay, do, *args, **more)
        handle = self.call_later(HOUR, do)
        self.held.append((handle, partial(do, *args)))
        return handle

    async def are_over(self) -> None:
        held, self.held = self.held, []
        for handle, do in held:
            if not handle.cancelled():
                handle.cancel()
                do()
        await settled()
        await asyncio.sleep(0.01)
        await settled()


def test_a_table_that_another_process_has_swept_up_is_not_there_any_more(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=1, bots=("rookie",), pace=Pace.INSTANT)
        (client,) = await here.dealt(table, 1)
        rng = Random(1)
        while client.seen.status != "over":
            await until(lambda: bool(client.seen.choices) or client.seen.status == "over")
            if client.seen.choices:
                await commit(client, rng)
        await leave(here, client)
        assert await here.store.sweep(Retention(finished=-1), here.now.at, ())  # it is in memory still
        back = await here.client(table, "v0", 0)
        assert json.loads(back.frames[-1])["reason"] == "no-such-thing"
        with pytest.raises(RefusalError):
            await here.hub.wake(table)

    in_room(url, test)


def test_retry_delays_grow_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(awake_module, "RETRY_AFTER", 2.0)
    assert [awake_module.retry_delay(failures) for failures in (0, 1, 2, 3, 4, 5000)] == [
        0.25,
        0.5,
        1,
        2,
        2,
        2,
    ]


def test_a_failing_store_is_asked_as_often_after_a_long_time_as_at_first(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awake_module, "FIRST_RETRY", 12.5)
    monkeypatch.setattr(awake_module, "RETRY_AFTER", 12.5)

    async def test(here: Room) -> None:
        table = await here.table(people=1, bots=("rookie",), pace=Pace.INSTANT)
        (client,) = await here.dealt(table, 1)
        waits, tries = Waits(monkeypatch, 12.5), Counter[str]()

        def broken(what: str) -> Callable[..., Awaitable[Any]]:
            async def fails(*_: Any, **__: Any) -> Any:
                tries[what] += 1
                raise StoreError("the database failed")

            return fails

        await commit(client, Random(1))
        with monkeypatch.context() as trouble:
            trouble.setattr(here.store, "append", broken("append"))
            trouble.setattr(here.store, "entries", broken("entries"))
            await until(lambda: tries["append"] > 0)
            for rounds in range(1, 9):
                await waits.are_over()
                assert tries["append"] <= 1 + rounds
                assert tries["entries"] <= rounds
        assert min(tries.values()) > 4
        await waits.are_over()
        await until(lambda: bool(client.seen.choices))
        await agrees(client)

    in_room(url, test)


def test_a_whole_game_on_a_failing_store(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2, bots=("rookie",), pace=Pace.INSTANT)
        clients = await here.dealt(table, 2)
        troubles = FailingStore(here, {}, Random(3))
        rng, accepted = Random(1), dict[str, int]()
        while clients[0].seen.status != "over":
            await until(lambda: any(c.seen.choices for c in clients) or clients[0].seen.status == "over")
            for client in [client for client in clients if client.seen.choices]:
                answer = await commit(client, rng)
                if answer["t"] == "accepted":
                    accepted[answer["id"]] = answer["seq"]
        await until(lambda: clients[0].seen.seq == clients[1].seen.seq)
        entries = await here.store.entries(table)
        plays = [e for e in entries if e.visitor and isinstance(log.read_entry(e.data), log.Played)]
        kept = {entry.action_id: entry.seq for entry in plays}
        assert kept == accepted
        assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)]
        assert (await here.store.game(table)) is not None
        assert min(troubles.count["before"], troubles.count["after"]) > 5
        for client in clients:
            await agrees(client)

    in_room(url, test)


async def move_over(client: Client, there: Room, table: str) -> None:
    """A client goes on at a process that may know less than itself."""
    assert client.session is not None
    client.session.close()
    client.ready, had = False, client.seen.seq
    client.session = Session(there.hub, table, client)
    await client.say(t="hello", v=VERSION, look=client.viewer, have=had)
    assert client.seen.seq >= had


def test_two_processes_serve_one_table_without_hints(url: str) -> None:
    """The log alone brings them together: a hint that something was written may come late, or never."""

    async def test(here: Room) -> None:
        other = Room(new_hub(here.store, here.now, peers=WithoutHints()), here.store, here.now)
        table = await here.table(people=2, bots=("rookie",), pace=Pace.INSTANT)
        clients = await here.dealt(table, 2)
        await leave(here, clients[1])
        clients[1] = await other.client(table, "v1", 1)
        rng = Random(1)
        while clients[0].seen.status != "over":
            able = [client for client in clients if client.seen.choices]
            if able:
                await commit(rng.choice(able), rng)
            await quiet(here.hub, other.hub)
            for client in clients:  # as they do when it has been quiet for a while
                await client.say(t="fetch", after=client.seen.seq)
            if rng.random() < 0.2:  # and now and then one goes on elsewhere
                await move_over(rng.choice(clients), rng.choice((here, other)), table)
        for client in clients:
            await client.say(t="fetch", after=client.seen.seq)
            await agrees(client)
        entries = await here.store.entries(table)
        assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)]
        await other.hub.close()

    in_room(url, test, peers=WithoutHints())


def test_a_resend_to_a_process_that_is_behind_is_not_refused(url: str) -> None:
    async def test(here: Room) -> None:
        other = new_hub(here.store, here.now, peers=WithoutHints())
        table = await here.table(people=2)
        clients = await here.dealt(table, 2)
        behind = await Room(other, here.store, here.now).client(table, "v0", 0)
        client, rng = clients[0], Random(1)
        await play_on(here, clients, rng, lambda: client.seen.seq > 12 and bool(client.seen.choices))
        request = {"id": "again", "seat": 0, "seq": client.seen.seq, "draft": client.seen.choices[:1]}
        first = await client.ask("commit", **request)
        assert first["t"] == "accepted"
        assert other._tables[table].table.seq < first["seq"] - 3
        assert await behind.ask("commit", **request) == first
        await agrees(behind)
        await other.close()

    in_room(url, test, peers=WithoutHints())


def test_a_client_may_retry_joining_after_a_store_error(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        await here.dealt(table, 2)
        reads = here.store.entries

        async def broken(table: str, after: int = 0) -> Any:
            raise StoreError("the database failed")

        monkeypatch.setattr(here.store, "entries", broken)
        here.hub._tables[table].folded.tail.clear()  # what was missed is not at hand
        client = await here.client(table, "v0", 0, have=3)
        assert client.seen.seq == 0
        assert b"server-trouble" in client.frames[-1]
        monkeypatch.setattr(here.store, "entries", reads)
        await client.say(t="hello", v=VERSION, look=0)
        await agrees(client)

    in_room(url, test)


# --- clocks, logs and names that are wrong -----------------------------------------------------------


def test_bots_do_not_wait_for_hours_that_a_clock_was_set_back_by(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=1, bots=("rookie",), pace=Pace.INSTANT)
        (ann,) = await here.dealt(table, 1)
        here.now.at -= 2 * 3600 * 1000
        for _ in range(5):
            await settled()
            before = ann.seen.seq
            await commit(ann, Random(before))
            assert ann.seen.seq > before

    in_room(url, test)


def test_a_log_with_a_hole_is_not_played_on(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=1)
        data = log.write_entry(log.Said(seat=0, text="Hello"))
        await here.store.append(NewEntry(table, 3, "v0", "x", here.now(), data))
        with pytest.raises(AssertionError, match="hole before 3"):
            await here.hub.wake(table)

    in_room(url, test)


def test_a_request_with_the_name_of_the_first_entry_is_known_and_done(url: str) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=1)
        host = await here.client(table, "v0", 0)
        answer = await host.ask("sit", id=f"open-{table}", seat=0, name="Ada")
        assert (answer["t"], answer["seq"]) == ("accepted", 1)

    in_room(url, test)
