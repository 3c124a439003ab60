"""What was acknowledged is in the log, once, however often the server is killed while people play."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from downforce.bots.registry import BOTS
from downforce.cli.verify import check_game
from downforce.i18n import load
from downforce.server.http.visitors import token_hash
from downforce.server.live.store import StoredEntry
from downforce.server.storage.store import DatabaseStore
from tests.server.client import Message, Player
from tests.server.databases import sqlite_url
from tests.server.running import ForkedServer, ForkServer, Server, has_ended, new_visitor, open_table

EASY, NEXT, *_ = BOTS
DEADLINE = 600
"""Seconds for a round of games and its kills; alone on a machine it takes a twentieth of that."""
ANSWERS_IN = 0.02
"""Some kills come so soon after a request: before, while, or after it is stored and answered."""


class Game(NamedTuple):
    """A table where people and bots play."""

    people: int
    bots: Sequence[str]
    settings: dict[str, Any]


GAMES = (
    Game(2, ("rookie",), {"track": "marina-bay"}),
    Game(3, (), {"track": "river-station"}),
    Game(1, ("works", "rookie", "rookie"), {"track": "marina-bay"}),
)


@dataclass
class Crowd:
    """The people at some tables at once, and a spectator at each."""

    server: Server
    tokens: Sequence[str]
    rng: Random
    tables: dict[str, list[Player]] = field(default_factory=dict)
    sends: int = 0
    until: int = 0
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    are_done: bool = False

    @property
    def players(self) -> list[Player]:
        return [player for players in self.tables.values() for player in players]

    def come_in(self, game: Game) -> None:
        """Opens a table and creates its players."""
        bots = (None,) * game.people + (*game.bots,)
        table = open_table(self.server, self.tokens[0], bots=bots, players=len(bots), **game.settings)
        self.tables[table] = [
            Player(
                self.server.socket_url(table), self.tokens[n], n if n < game.people else None,
                Random(self.rng.random()), sits=True, starts=n == 0, confirms=True, on_send=self._sent,
            )
            for n in range(game.people + 1)
        ]  # fmt: skip

    async def play(self) -> None:
        """All play to the end."""
        try:
            await asyncio.gather(*(player.play() for player in self.players))
        finally:
            self.are_done = True
            self.reached.set()

    async def requests(self, count: int) -> None:
        """Waits until people have sent so many more requests, or are done."""
        self.until = self.sends + count
        if not self.are_done:
            self.reached.clear()
            await self.reached.wait()

    def _sent(self, message: Message) -> None:
        self.sends += "id" in message
        if self.sends >= self.until:
            self.reached.set()


@dataclass
class Tally:
    """The figures of a run."""

    counts: Counter[str] = field(default_factory=Counter)
    kills: list[tuple[int, set[str]]] = field(default_factory=list)
    """When, in milliseconds, and the requests that waited for an answer then."""


# --- killing ---------------------------------------------------------------------------------------


async def kill_often(crowd: Crowd, tally: Tally, rng: Random, kills: int) -> None:
    """Kills the server again and again while people play: after some requests, or right after one."""
    while len(tally.kills) < kills:
        await crowd.requests(rng.randint(1, 50))
        await asyncio.sleep(rng.choice((0.0, rng.uniform(0, ANSWERS_IN))))
        if crowd.are_done:
            return
        workers = crowd.server.workers
        crowd.server.kill()
        waiting = {id for player in crowd.players for id in player.sent}
        tally.kills.append((time.time_ns() // 1_000_000, waiting))
        await asyncio.to_thread(crowd.server.start)
        await ended(workers)
        tally.counts["workers that ended"] += len(workers)


async def ended(pids: Sequence[int]) -> None:
    """Waits until processes have ended by themselves."""
    for _ in range(3000):
        if all(map(has_ended, pids)):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("a killed server left processes behind")


async def play_and_kill(server: Server, tokens: Sequence[str], tally: Tally, rng: Random, kills: int) -> None:
    """Plays some games at once to their ends, then checks the logs."""
    crowd = Crowd(server, tokens, rng)
    for game in GAMES:
        crowd.come_in(game)
    async with asyncio.timeout(DEADLINE):
        await asyncio.gather(crowd.play(), kill_often(crowd, tally, Random(rng.random()), kills))
    store = await DatabaseStore.open(server.database)
    try:
        for table, players in crowd.tables.items():
            tally.counts["games"] += 1
            await check_table(store, table, players, tally)
            check_file(server, table, players)
    finally:
        await store.close()


def run(database: str, folder: Path, seed: str, kills: int) -> Tally:
    """Rounds of games until the server was killed that often."""
    rng, tally = Random(seed), Tally()
    with ForkServer(folder) as fork_server:
        server = ForkedServer(database, folder, fork_server=fork_server)
        server.start()
        try:
            tokens = [new_visitor(server) for _ in range(4)]
            while len(tally.kills) < kills:
                asyncio.run(play_and_kill(server, tokens, tally, rng, kills))
        finally:
            server.stop()
    print(f"{len(tally.kills)} kills, {dict(tally.counts)}")
    return tally


# --- checking the logs -----------------------------------------------------------------------------


async def check_table(store: DatabaseStore, table: str, players: Sequence[Player], tally: Tally) -> None:
    """Nothing that was acknowledged is lost, and nothing is there twice."""
    entries = await store.entries(table)
    assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)]
    assert len({(entry.visitor, entry.action_id) for entry in entries}) == len(entries)
    for player in players:
        visitor = await store.visitor_of(token_hash(player.token))
        written = {entry.action_id: entry.seq for entry in entries[1:] if entry.visitor == visitor}
        # Each stands where it was said to stand; and what was never acknowledged does not stand there.
        assert written == player.accepted
        count_answers(player, entries, tally)


def count_answers(player: Player, entries: Sequence[StoredEntry], tally: Tally) -> None:
    """Counts the kills between a commit and its answer, for the record."""
    written_at = {entry.action_id: entry.at for entry in entries}
    for killed_at, waiting in tally.kills:
        kept = [id for id in waiting if id in player.accepted and written_at[id] < killed_at]
        tally.counts["stored, not answered before the kill"] += len(kept)
    tally.counts["acknowledged"] += len(player.accepted)
    tally.counts["sent again"] += player.counts["sent again"]
    tally.counts["hashes compared"] += player.counts["compared"]


def check_file(server: Server, table: str, players: Sequence[Player]) -> None:
    """The game is over, and its file holds."""
    (digest,) = {player.seen.info["digest"] for player in players}
    file = httpx.get(f"{server.url}/api/games/{table}/file")
    assert check_game(file.content, load("en"), shown=digest).record.end.is_over


# --- the tests -------------------------------------------------------------------------------------

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes under /proc")


@linux
def test_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    """With SQLite; on PostgreSQL two processes are killed by turns, in a soak (``test_crash_recovery``)."""
    assert len(run(sqlite_url(tmp_path), tmp_path, "kills", 5).kills) == 5


@linux
@pytest.mark.soak
def test_two_hundred_kills_lose_nothing_and_double_nothing(database_url: str, tmp_path: Path) -> None:
    tally = run(database_url, tmp_path, "many kills", 100)
    assert tally.counts["stored, not answered before the kill"], "no kill hit a commit"
