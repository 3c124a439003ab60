"""What a table does by itself is done exactly once: by two processes at one moment, or by the one alive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from downforce.server.cluster import peers
from downforce.server.live import duty_timer
from downforce.server.live.duties import NONCE_LIMIT, UNDO_LIMIT
from downforce.server.live.hub import Hub
from downforce.server.table import log
from downforce.server.wire.settings import Clock, Pace
from tests.server import processes
from tests.server.databases import fresh_database
from tests.server.processes import Process, eventually, with_processes
from tests.server.room import Client
from tests.server.test_cluster import all_at, commitment_of, dealt, present
from tests.server.test_sleep_and_wake import quiet

PATIENCE = 60_000
"""Milliseconds until a bot plays for an absent player."""


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database("postgresql") as url:
        yield url


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "POLL_INTERVAL", 0.1)
    monkeypatch.setattr(duty_timer, "STAGGER", 0.1)


class Scene(NamedTuple):
    """A table of three people: the second is at another process than the first and the third."""

    processes: list[Process]
    table: str
    people: list[Client]

    async def leave(self, seat: int) -> None:
        """A visitor closes the page, and both processes know."""
        session = self.people[seat].session
        assert session is not None
        session.close()
        lives = [process.hub._tables[self.table] for process in self.processes]
        await eventually(lambda: all(f"v{seat}" in live.away_since for live in lives))

    async def ask(self, who: int, kind: str, **message: Any) -> None:
        """A visitor does something, and all see it."""
        answer = await self.people[who].ask(kind, **message)
        assert answer["t"] == "accepted"
        await all_at(self.people, answer["seq"])

    @property
    def alive(self) -> list[Hub]:
        return [process.hub for process in self.processes if not process.hub._env.tasks.is_closed]

    async def own_entries(self) -> list[tuple[str, int | None]]:
        """What the server wrote by itself: what it was, and for which seat."""
        stored = await self.processes[0].store.entries(self.table)
        own = [log.read_entry(entry.data) for entry in stored if not entry.visitor]
        return [(type(entry).__name__, getattr(entry, "seat", None)) for entry in own]


async def begun(processes: list[Process], clock: Clock) -> Scene:
    """The people have come, and each process knows of all."""
    table = await processes[0].table(people=3, patience=PATIENCE // 1000, clock=clock, pace=Pace.INSTANT)
    people = [await processes[n % 2].client(table, f"v{n}", n) for n in range(3)]
    await eventually(lambda: all(present(one) == ([0, 1, 2], 0) for one in people))
    return Scene(processes, table, people)


def kill(process: Process) -> None:
    """It does nothing any more, and says nothing."""
    process.running.cancel()
    process.hub._env.tasks.is_closed = True
    for live in process.hub._tables.values():
        live.on_change()


async def pass_time(scene: Scene, milliseconds: int, entries: int) -> None:
    """For all processes alike, until so many entries are written, and all that is due is done and known."""
    hubs = scene.alive
    for process in scene.processes:
        process.now.at += milliseconds
    for hub in hubs:
        hub._tables[scene.table].on_change()
    async with asyncio.timeout(processes.PATIENCE):
        while len(await scene.own_entries()) < entries:
            await asyncio.sleep(0.01)
    await quiet(*hubs)
    furthest = (await scene.processes[0].store.entries(scene.table))[-1].seq
    await eventually(lambda: all(hub._tables[scene.table].table.seq >= furthest for hub in hubs))
    await quiet(*hubs)


# --- how it comes to that --------------------------------------------------------------------------


async def everybody_is_late(scene: Scene) -> None:
    await dealt(scene.people)


async def one_is_away(scene: Scene) -> None:
    await dealt(scene.people)
    await scene.leave(2)


async def the_host_is_gone(scene: Scene) -> None:
    await scene.leave(0)


async def a_nonce_is_held_back(scene: Scene) -> None:
    await scene.ask(0, "start")
    for seat in (0, 1):
        await scene.ask(seat, "seal", commitment=commitment_of(seat))


async def a_wish_is_not_answered(scene: Scene) -> None:
    await dealt(scene.people)
    for seat, one in enumerate(scene.people):
        draft = [Random(seat).choice(one.seen.choices)]
        await scene.ask(seat, "commit", seat=seat, seq=one.seen.seq, draft=draft)
    await scene.ask(0, "undo", seat=0)


class Due(NamedTuple):
    """Something that becomes due."""

    arrange: Callable[[Scene], Awaitable[None]]
    after: int
    """Milliseconds."""
    written: list[tuple[str, int | None]]
    """What stands in the log then, each once."""
    clock: Clock = Clock.OFF


DUE = [
    Due(everybody_is_late, 30_000, [("Played", 0), ("Played", 1), ("Played", 2)], Clock.FAST),
    Due(one_is_away, PATIENCE, [("Played", 2), ("TakenOver", 2)]),
    Due(the_host_is_gone, PATIENCE, [("HostPassed", 1)]),
    Due(a_nonce_is_held_back, NONCE_LIMIT, [("Redealt", None)]),
    Due(a_wish_is_not_answered, UNDO_LIMIT, [("UndoAnswered", 0)]),
]


@pytest.mark.parametrize("killed", [None, 0, 1], ids=["both alive", "first killed", "second killed"])
@pytest.mark.parametrize("due", DUE, ids=lambda due: due.arrange.__name__)
def test_what_is_due_is_done_once(
    url: str, due: Due, killed: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if killed is None:
        monkeypatch.setattr(duty_timer, "STAGGER", 0)  # no process waits for another

    async def test(processes: list[Process]) -> None:
        scene = await begun(processes, due.clock)
        await due.arrange(scene)
        if killed is not None:
            kill(processes[killed])
        await pass_time(scene, due.after, len(due.written))
        assert sorted(await scene.own_entries()) == due.written

    with_processes(url, test, "a", "b")


@pytest.mark.parametrize("killed", [None, 0], ids=["both alive", "one killed"])
def test_a_returning_player_gets_the_seat_once(
    url: str, killed: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duty_timer, "STAGGER", 0)

    async def test(processes: list[Process]) -> None:
        scene = await begun(processes, Clock.OFF)
        await one_is_away(scene)
        await pass_time(scene, PATIENCE, 2)
        if killed is not None:
            kill(processes[killed])
        await processes[1].client(scene.table, "v2", 2)
        lives = [hub._tables[scene.table] for hub in scene.alive]
        await eventually(lambda: not any(live.table.seats[2].taken_over for live in lives))
        await quiet(*scene.alive)
        assert sorted(await scene.own_entries()) == [("HandedBack", 2), ("Played", 2), ("TakenOver", 2)]

    with_processes(url, test, "a", "b")
