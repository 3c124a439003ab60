"""Two processes on one PostgreSQL, fifty tables, and processes killed at random: nothing is lost, nobody stuck.

Everybody who is cut off comes back to a random process. How long tables stood still is printed, not judged: a
busy machine must not fail a test.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from downforce.server.log import Opened, read_entry
from downforce.server.store import Entry, Store
from downforce.server.table import after, opened
from tests.server.client import Player
from tests.server.databases import postgres_url
from tests.server.lossy import Fate, Line, lossy
from tests.server.running import Child, Nursery, new_visitor, open_table
from tests.server.test_never_lose_a_move import Toll, check_table

PROCESSES = 2
TABLES = 50
DEADLINE = 300.0
"""Seconds, after the last kill, for all tables to move on and all clients to agree with the server."""
PAUSE = 0.6
"""Seconds, at most, that people think; fifty tables then make some hundred entries a second."""
MOVES_ON = 4
"""Entries that each table must still make after the last kill."""
CALM: Line = {}
ROUGH: Line = {
    Fate.DELAY: 0.05, Fate.LOSE: 0.01, Fate.TWICE: 0.02, Fate.SWAP: 0.02, Fate.CUT: 0.003,
    Fate.SWALLOW: 0.002, Fate.HALF: 0.002,
}  # fmt: skip


class Game(NamedTuple):
    """Who sits at a table; a spectator besides, at some."""

    people: int
    bots: tuple[str, ...]
    spectators: int
    settings: dict[str, Any]


GAMES = (
    Game(2, (), 1, {"track": "marina-bay"}),
    Game(1, ("rookie", "rookie"), 0, {"track": "river-station"}),
    Game(2, ("rookie",), 0, {"track": "river-station", "clock": "fast"}),
    Game(3, (), 0, {"track": "marina-bay"}),
    Game(1, ("club", "rookie", "rookie", "rookie"), 1, {"track": "marina-bay"}),
)


@dataclass(eq=False)
class Thinker(Player):
    """A player who takes a moment for each decision."""

    pause: float = PAUSE

    async def _choose(self) -> None:
        if self.seen.choices and not self._is_asking("commit") and self.asked_at != self.seen.seq:
            await asyncio.sleep(self.rng.uniform(0, self.pause))
        await super()._choose()


@dataclass
class Fleet:
    """Some processes, the people who play there, and the doors through which they reach each process."""

    servers: Sequence[Child]
    tokens: Sequence[str]
    rng: Random
    doors: Sequence[int] = ()
    patience: float = 5.0
    tables: dict[str, list[Thinker]] = field(default_factory=dict)
    goals: dict[str, int] = field(default_factory=dict)
    """Once set, how far each table must come."""
    kills: list[int] = field(default_factory=list)
    """When, in milliseconds since 1970."""
    up: set[int] = field(default_factory=set)

    def door(self, table: str) -> str:
        """Where to go this time: any process, be it up or not."""
        return f"ws://127.0.0.1:{self.rng.choice(self.doors)}/api/tables/{table}/socket"

    def is_enough(self, table: str, seq: int, status: str) -> bool:
        return bool(self.goals) and (status == "over" or seq >= self.goals.get(table, 0))

    async def play_for_ever(self, slot: int) -> None:
        """One game after the other, until all is said."""
        number = slot
        while not self.goals:
            table = await self._opened(GAMES[number % len(GAMES)])
            await asyncio.gather(*(player.play() for player in self.tables[table]))
            number += 1

    async def _opened(self, game: Game) -> str:
        while True:
            server = self.servers[self.rng.randrange(len(self.servers))]
            try:
                table = await asyncio.to_thread(self._open, server, game)
            except (httpx.TransportError, AssertionError):  # it is down just now
                await asyncio.sleep(0.05)
            else:
                self.tables[table] = [
                    self._player(table, game, n) for n in range(game.people + game.spectators)
                ]
                return table

    def _open(self, server: Child, game: Game) -> str:
        bots = (None,) * game.people + game.bots
        caller = f"10.0.{self.rng.randrange(256)}.{self.rng.randrange(256)}"  # or we open too many
        return open_table(
            server, self.tokens[0], bots=bots, players=len(bots), caller=caller, **game.settings
        )

    def _player(self, table: str, game: Game, n: int) -> Thinker:
        return Thinker(
            lambda: self.door(table), self.tokens[n], n if n < game.people else None,
            Random(self.rng.random()), sits=True, starts=n == 0, confirms=True, patience=self.patience,
            until=lambda seen: seen.status == "over" or self.is_enough(table, seen.seq, seen.status),
        )  # fmt: skip

    async def kill_often(self, kills: int) -> None:
        """Kills one process after the other, at any moment; each is started again, and one is always up."""
        rng = Random(self.rng.random())
        while len(self.tables) < TABLES or not all(players[0].seen.seq for players in self.tables.values()):
            await asyncio.sleep(0.1)
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0, 0.8))
            victim = rng.choice(self.servers)
            self.kills.append(time.time_ns() // 1_000_000)
            victim.kill()
            await asyncio.to_thread(victim.start)
        await asyncio.sleep(1)
        self.goals = {
            table: max(p.seen.seq for p in players) + MOVES_ON for table, players in self.tables.items()
        }


# --- the books -------------------------------------------------------------------------------------


def stood_still(entries: Sequence[Entry], kills: Sequence[int]) -> Iterator[int]:
    """Milliseconds from each kill to the next entry of a table that was under way."""
    for kill in kills:
        later = [entry.at - kill for entry in entries if entry.at > kill]
        if entries[0].at < kill and later:
            yield min(later)


async def check_books(fleet: Fleet, database: str) -> str:
    """Nothing that was acknowledged is lost, nothing is there twice, and every log still folds."""
    toll, still = Toll(), []
    store = await Store.open(database)
    try:
        for table, players in fleet.tables.items():
            await check_table(store, table, players, toll)
            entries = await store.entries(table)
            check_fold(table, entries)
            still += stood_still(entries, fleet.kills)
            toll.counts["entries"] += len(entries)
    finally:
        await store.close()
    still.sort()
    slow = sum(one > 2000 for one in still)
    middle, last = still[len(still) // 2], still[-1]
    figures = f"stood still after a kill: {middle} ms in the middle, {still[int(len(still) * 0.99)]} at 99 %"
    return f"{figures}, {last} at most, {slow} of {len(still)} over 2 s; {dict(toll.counts)}"


def check_fold(table: str, entries: Sequence[Entry]) -> None:
    """Every entry was right where it stands."""
    first = read_entry(entries[0].data)
    assert isinstance(first, Opened)
    now = opened(table, "", first, entries[0].at)
    for entry in entries[1:]:
        now = after(now, read_entry(entry.data), entry.at).table


def still_waiting(fleet: Fleet) -> str:
    stuck = [
        (table, player.seat, player.seen.seq, fleet.goals.get(table), player.seen.status, player.sent)
        for table, players in fleet.tables.items()
        for player in players
        if not player.is_done
    ]
    return f"{len(stuck)} are stuck: {stuck[:5]}"


# --- under fire ------------------------------------------------------------------------------------


@contextmanager
def servers(database: str, folder: Path) -> Iterator[list[Child]]:
    """Some processes on one database."""
    with Nursery(folder) as nursery:
        born = []
        try:
            for n in range(PROCESSES):
                (place := folder / str(n)).mkdir()
                born.append(Child(database, place, nursery=nursery))
                born[-1].start()
            yield born
        finally:
            for server in born:
                server.stop()


async def under_fire(fleet: Fleet, line: Line, kills: int) -> Counter[str]:
    """Plays and kills; what the lines between did to messages."""
    async with AsyncExitStack() as stack:
        fleet.doors = [server.port for server in fleet.servers]
        proxies = []
        if line:
            fleet.patience = 1.0
            for port in fleet.doors:
                proxies.append(await stack.enter_async_context(lossy(port, f"{port}", line)))
            fleet.doors = [proxy.port for proxy in proxies]
        playing = asyncio.gather(*(fleet.play_for_ever(slot) for slot in range(TABLES)))
        killing = asyncio.create_task(fleet.kill_often(kills))
        await asyncio.wait({playing, killing}, return_when=asyncio.FIRST_COMPLETED)
        await killing
        try:
            await asyncio.wait_for(playing, DEADLINE)
        except TimeoutError:
            raise AssertionError(still_waiting(fleet)) from None
        return sum((Counter({str(f): n for f, n in proxy.counts.items()}) for proxy in proxies), Counter())


def run(folder: Path, seed: str, line: Line, kills: int) -> Fleet:
    """A whole battle; raises if anything was lost, doubled or stuck."""
    with postgres_url() as database, servers(database, folder) as fleet_of:
        tokens = [new_visitor(fleet_of[0]) for _ in range(5)]
        fleet = Fleet(fleet_of, tokens, Random(seed))
        began = time.monotonic()
        fates = asyncio.run(under_fire(fleet, line, kills))
        took = time.monotonic() - began
        print(f"{kills} kills, {len(fleet.tables)} tables in {took:.0f} s; {dict(fates)}")
        print(asyncio.run(check_books(fleet, database)))
        logs = "".join(server.log for server in fleet_of)
    assert "Traceback" not in logs, logs
    assert len(fleet.kills) == kills
    return fleet


linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes under /proc")


@linux
def test_kills_of_two_processes_lose_nothing_and_leave_no_table_stuck(tmp_path: Path) -> None:
    assert len(run(tmp_path, "fire", CALM, 20).tables) >= TABLES


@linux
def test_neither_do_kills_behind_bad_lines(tmp_path: Path) -> None:
    assert len(run(tmp_path, "fire and rain", ROUGH, 5).tables) >= TABLES


@linux
@pytest.mark.soak
@pytest.mark.parametrize("line", [CALM, ROUGH], ids=["calm", "rough"])
def test_a_thousand_kills_lose_nothing_and_leave_no_table_stuck(tmp_path: Path, line: Line) -> None:
    run(tmp_path, "long fire", line, 500)
