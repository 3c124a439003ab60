"""Tables over days, for tests: people who come, decide and go again, on a clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from downforce.notation.fair import commitment
from downforce.rules.view import view
from downforce.server.live.folding import fold
from downforce.server.live.hub import Hub
from downforce.server.live.late_turns import LateTurns
from downforce.server.storage.store import DatabaseStore
from downforce.server.table.draft import has_ended, play_draft
from downforce.server.table.fold import Status, Table
from downforce.server.wire.settings import Clock
from tests.server.client import Message
from tests.server.room import Client, Now, Room, WithoutHints, new_hub

HOUR = 3_600_000
DAY = 24 * HOUR


@dataclass
class Days:
    """Some processes on one database; each visit goes to the next one."""

    url: str
    now: Now
    rooms: list[Room]
    rng: Random = field(default_factory=lambda: Random(7))
    kill_every: int = 0
    """A process is lost after so many commits, with everything in its memory."""
    commits: int = 0
    visits: int = 0
    nonces: dict[str, str] = field(default_factory=dict)

    @property
    def room(self) -> Room:
        """The process of this visit."""
        return self.rooms[self.visits % len(self.rooms)]

    async def table(self, *, people: int = 3, **settings: Any) -> str:
        return await self.room.table(people=people, **{"clock": Clock.DAY, **settings})

    async def visit(self, table: str, visitor: str) -> Client:
        """A person opens the table; numbers for the deal are sent as a page would."""
        self.visits += 1
        seats = (await self.fold(table)).seats_of(visitor)
        client = await self.room.client(table, visitor, seats[0] if seats else None)
        client.counter = self.visits * 100  # ids are given once
        nonce = self.nonces.setdefault(visitor, f"{len(self.nonces) + 1:064x}")
        for _ in range(2):
            round_ = (await self.fold(table)).round
            if round_ is None or visitor not in round_.missing:
                break
            if round_.all_sealed:
                await client.ask("show", nonce=nonce)
            else:
                await client.ask("seal", commitment=commitment(nonce))
        return client

    def leave(self, client: Client) -> None:
        assert client.session is not None
        client.session.close()

    async def fold(self, table: str) -> Table:
        """The table as its log says."""
        store = self.rooms[0].store
        return fold(await store.table(table), await store.entries(table))

    async def commit(self, table: str, client: Client) -> Message:
        """Plays a turn at random."""
        it = await self.fold(table)
        assert it.game is not None
        seat = next(seat for seat in it.seats_of(client.visitor) if seat in it.asked)
        state, draft = it.game.state, list[str]()
        while True:
            draft.append(str(self.rng.choice(view(state, seat).legal)))
            tried = play_draft(it.game.state, seat, draft)
            if has_ended(it.game.state, tried.state, seat, tried.events):
                break
            state = tried.state
        answer = await client.ask("commit", seat=seat, seq=it.seq, draft=draft)
        self.commits += 1
        if self.kill_every and self.commits % self.kill_every == 0:
            await self.lose(self.visits % len(self.rooms))
        return answer

    async def lose(self, number: int) -> None:
        """A process is gone, with whatever it had in memory, and another one starts."""
        old = self.rooms[number]
        old.hub._env.tasks.is_closed = True
        for timer in old.hub._timers.values():
            timer.stop()
        await old.store.close()
        self.rooms[number] = await new_room(self.url, self.now)

    async def turn(self, table: str, visitor: str) -> None:
        """A person comes, plays if they are asked, and goes."""
        client = await self.visit(table, visitor)
        it = await self.fold(table)
        if it.undo is None and any(seat in it.asked for seat in it.seats_of(visitor)):
            assert (await self.commit(table, client))["t"] == "accepted"
        self.leave(client)

    async def dealt(self, table: str, people: int = 3) -> None:
        """The host starts, and each person looks in twice."""
        host = await self.visit(table, "v0")
        assert (await host.ask("start"))["t"] == "accepted"
        self.leave(host)
        for _ in range(2):
            for n in range(people):
                self.leave(await self.visit(table, f"v{n}"))
        assert (await self.fold(table)).status is Status.RUNNING

    async def pass_time(self, hours: float) -> int:
        """Moves the clock; every process does what is due. How many tables that were."""
        self.now.at += int(hours * HOUR)
        return sum([await self.late(room.hub).step() for room in self.rooms])

    def late(self, hub: Hub) -> LateTurns:
        return LateTurns(hub, hub._env)


async def new_room(url: str, now: Now) -> Room:
    """One more process on a database."""
    store = await DatabaseStore.open(url)
    return Room(new_hub(store, now, peers=WithoutHints()), store, now)


@asynccontextmanager
async def days(url: str, *, processes: int = 1, kill_every: int = 0) -> AsyncIterator[Days]:
    """Some processes on a database."""
    now = Now()
    it = Days(url, now, [await new_room(url, now) for _ in range(processes)], kill_every=kill_every)
    try:
        yield it
    finally:
        for room in it.rooms:
            await room.hub.close()
            await room.store.close()
