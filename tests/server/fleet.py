"""Several real servers on one PostgreSQL, people who play there, and a check of the logs afterwards.

Clients reconnect to a random server, or if it is down to the next one, as through a proxy.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx

from downforce.server.live.store import StoredEntry
from downforce.server.storage.store import DatabaseStore
from downforce.server.table.fold import after, opened
from downforce.server.table.log import Opened, read_entry
from tests.server.client import Player, Seen
from tests.server.lossy import Fault, Line, lossy
from tests.server.running import ForkedServer, ForkServer, open_table
from tests.server.stalls import Stall, now_ms, watched
from tests.server.test_never_lose_a_move import Tally, check_table

DEADLINE = 300.0
"""Seconds, after the last kill, for all tables to move on and all clients to agree with the server."""
PAUSE = 1.2
"""Seconds, at most, that people think. Fifty tables then make nearly a hundred entries a second, ten times as
many as real ones, and two cores for everything have a little to spare for those who come back."""
LOOKS_UP = 0.2
"""Seconds, at most, until a thinking player notices that a process was killed."""
REST = 4.0
"""Seconds without a kill, at times: enough to measure how long every table stands still after one."""
IMPATIENT = 0.5
"""Seconds until clients ask again where single messages get lost, which TCP never does."""
MOVES_ON = 4
"""Entries that each table must still make after the last kill."""
GOOD_LINE: Line = {}
BAD_LINE: Line = {
    Fault.DELAY: 0.05, Fault.LOSE: 0.01, Fault.TWICE: 0.02, Fault.SWAP: 0.02, Fault.CUT: 0.003,
    Fault.SWALLOW: 0.002, Fault.HALF: 0.002,
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
class SlowPlayer(Player):
    """A player who takes a moment for each decision, and hears meanwhile whether the line is cut.

    After a kill no player thinks any longer: how long a table stands still is to be the servers' time.
    """

    killed_at: Callable[[], float] = lambda: 0.0
    thinks_of: int = -1
    thinks_since: float = 0.0
    """When this decision came up, or the last one."""
    pause: float = 0.0
    first_door: int = 0
    """Where they went first, this time."""

    @property
    def _is_thinking(self) -> bool:
        if not self.greeted or self.seen.seq < self.told_of or self._is_asking("commit"):
            return False
        return bool(self.seen.choices) and self.thinks_of == self.seen.seq != self.asked_at

    @property
    def _left(self) -> float:
        if self.killed_at() > self.thinks_since:
            return 0.0
        return self.thinks_since + self.pause - time.monotonic()

    @property
    def _longest_silence(self) -> float:
        return min(max(0.001, self._left), LOOKS_UP) if self._is_thinking else super()._longest_silence

    async def _ask_what_is_missing(self) -> None:
        if not self._is_thinking:
            await super()._ask_what_is_missing()

    async def _choose(self) -> None:
        if self.thinks_of != self.seen.seq:
            self.pause = self.rng.uniform(0, PAUSE) if self.thinks_since > self.killed_at() else 0
            self.thinks_of, self.thinks_since = self.seen.seq, time.monotonic()
        if self._left <= 0 or not self._is_thinking:
            await super()._choose()

    def forget(self) -> None:
        """Keeps of a finished game what the check of the logs needs.

        Python looks through all that is kept for garbage, and no player moves then: with a thousand games
        it was three quarters of a second, and looked as if the servers had been as slow.
        """
        self.socket, self.refusals, self.nonces = None, [], {}
        self.seen.view, self.seen.info = None, {"status": self.seen.status}


@dataclass
class Fleet:
    """Some processes, the people who play there, and the doors through which they reach each process."""

    servers: list[ForkedServer]
    tokens: Sequence[str]
    rng: Random
    size: int
    """How many tables there always are."""
    doors: list[int] = field(default_factory=list)
    patience: float = 5.0
    addresses: bool = False
    """Each client has an address of its own, as on the internet. Linux remembers by it how slow a line
    is: what happened to one would be held against all."""
    tables: dict[str, list[SlowPlayer]] = field(default_factory=dict)
    goals: dict[str, int] = field(default_factory=dict)
    """Once set, how far each table must come."""
    kills: list[int] = field(default_factory=list)
    """When, in milliseconds since 1970."""
    killed_at: float = 0.0
    """When the last one was, by the clock that people think by."""
    stalls: list[Stall] = field(default_factory=list)
    """When the machine stood still, known at the end."""

    def door(self, table: str, player: SlowPlayer) -> str:
        """The process to connect to: any, up or not; after a refusal the next one.

        So it is behind a proxy. Without one a client would know one address only.
        """
        if not player.refused:
            player.first_door = self.rng.randrange(len(self.doors))
        port = self.doors[(player.first_door + player.refused) % len(self.doors)]
        return f"ws://127.0.0.1:{port}/api/tables/{table}/socket"

    def is_enough(self, table: str, seq: int, status: str) -> bool:
        return bool(self.goals) and (status == "over" or seq >= self.goals.get(table, 0))

    async def play(self) -> None:
        """All play until the goals are reached."""
        await asyncio.gather(*map(self._play_on, range(self.size)))

    async def _play_on(self, slot: int) -> None:
        """One game after the other."""
        number = slot
        while not self.goals:
            table = await self._opened(GAMES[number % len(GAMES)])
            await asyncio.gather(*(player.play() for player in self.tables[table]))
            for player in self.tables[table]:
                player.forget()
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

    def _open(self, server: ForkedServer, game: Game) -> str:
        bots = (None,) * game.people + game.bots
        caller = f"10.0.{self.rng.randrange(256)}.{self.rng.randrange(256)}"  # or we open too many
        return open_table(
            server, self.tokens[0], bots=bots, players=len(bots), caller=caller, **game.settings
        )

    def _player(self, table: str, game: Game, n: int) -> SlowPlayer:
        player = SlowPlayer(
            lambda: self.door(table, player), self.tokens[n], n if n < game.people else None,
            Random(self.rng.random()), sits=True, starts=n == 0, confirms=True, patience=self.patience,
            until=lambda seen: seen.status == "over" or self.is_enough(table, seen.seq, seen.status),
            killed_at=lambda: self.killed_at, seen=_forgetful(), address=self._address(n),
        )  # fmt: skip
        return player

    def _address(self, n: int) -> str | None:
        high, low = divmod(1 + n + sum(map(len, self.tables.values())), 256)
        return f"127.1.{high}.{low}" if self.addresses else None

    async def all_racing(self) -> None:
        """Waits until there is a game at every table."""
        while len(self.tables) < self.size or not all(self._is_racing(table) for table in self.tables):
            await asyncio.sleep(0.1)

    def _is_racing(self, table: str) -> bool:
        return self.tables[table][0].seen.status in ("running", "over")

    def kill(self, server: ForkedServer) -> None:
        """Ends a server at once."""
        self.kills.append(now_ms())
        self.killed_at = time.monotonic()
        server.kill()

    def finish(self) -> None:
        """From now on every table has to move on a little, and that is all."""
        self.goals = {
            table: max(p.seen.seq for p in players) + MOVES_ON for table, players in self.tables.items()
        }


def _forgetful() -> Seen:
    """Keeps no history."""
    return Seen(notes=deque(maxlen=0), events=deque(maxlen=0))


# --- checking the logs -----------------------------------------------------------------------------


class Kill(StrEnum):
    """How close kills were: several in a row leave more to do than one."""

    SINGLE = "after a kill with a rest before and after"
    LAST = "after the last one of several"
    FOLLOWED = "where more kills follow"
    HIT_AGAIN = "where the next one came before the table moved"
    STALL = "where the machine itself stood still before the table moved"


def kinds(kills: Sequence[int]) -> list[Kill]:
    """Of which kind each kill was, by when they were."""
    rests = [later - one > REST * 1000 for one, later in pairwise((0, *kills, sys.maxsize))]
    of = {(True, True): Kill.SINGLE, (False, True): Kill.LAST}
    return [of.get(around, Kill.FOLLOWED) for around in pairwise(rests)]


def recovery_times(
    entries: Sequence[StoredEntry], kills: Sequence[int], stalls: Sequence[Stall] = ()
) -> Iterator[tuple[Kill, int]]:
    """Milliseconds from each kill to the next entry of a table."""
    for (kill, following), kind in zip(pairwise((*kills, sys.maxsize)), kinds(kills), strict=True):
        later = [entry.at for entry in entries if entry.at > kill]
        if entries[0].at < kill and later:
            moved = min(later)
            if any(stall.begin < moved and kill < stall.end for stall in stalls):
                kind = Kill.STALL
            elif moved > following:
                kind = Kill.HIT_AGAIN
            yield kind, moved - kill


async def check_logs(fleet: Fleet, store: DatabaseStore) -> str:
    """Nothing that was acknowledged is lost, nothing is there twice, and every log still folds."""
    tally, still = Tally(), list[tuple[Kill, int]]()
    for table, players in fleet.tables.items():
        await check_table(store, table, players, tally)
        entries = await store.entries(table)
        check_fold(table, entries)
        still += recovery_times(entries, fleet.kills, fleet.stalls)
        tally.counts["entries"] += len(entries)
    lines = [pauses(kind, sorted(ms for one, ms in still if one is kind)) for kind in Kill]
    return "\n".join([*lines, f"{dict(tally.counts)}"])


def pauses(kind: Kill, still: Sequence[int]) -> str:
    """How long tables stood still; the test does not judge it, as it hangs on the machine."""
    if not still:
        return f"{kind}: there was none"
    middle, most, last = still[len(still) // 2], still[int(len(still) * 0.99)], still[-1]
    figures = f"{middle} ms in the middle, {most} at 99 %, {last} at most"
    return f"{kind}: {figures}, {sum(one > 2000 for one in still)} of {len(still)} over 2 s"


def check_fold(table: str, entries: Sequence[StoredEntry]) -> None:
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


# --- all together ----------------------------------------------------------------------------------


@contextmanager
def servers(
    database: str, folder: Path, count: int, *, changes: str = "", **options: Any
) -> Iterator[tuple[ForkServer, list[ForkedServer]]]:
    """Some processes on one database; those added to the list are stopped as well."""
    with ForkServer(folder, changes) as fork_server:
        started: list[ForkedServer] = []
        try:
            for _ in range(count):
                started.append(new_server(database, folder, fork_server, **options))
            yield fork_server, started
        finally:
            for server in started:
                server.stop()


def new_server(database: str, folder: Path, fork_server: ForkServer, **options: Any) -> ForkedServer:
    """One more process."""
    server = ForkedServer(database, folder, fork_server=fork_server, options=options)
    server.start()
    return server


def play_through(
    fleet: Fleet, database: str, disturb: Callable[[Fleet], Awaitable[None]], line: Line = GOOD_LINE
) -> None:
    """People play while something happens to the servers, then the logs are checked; prints the figures."""

    async def main() -> None:
        store = await DatabaseStore.open(database)
        gc.freeze()  # no need to look for garbage among modules either
        try:
            began = time.monotonic()
            with watched() as fleet.stalls:
                faults = await _play_until_done(fleet, disturb, line)
            took = time.monotonic() - began
            books = await check_logs(fleet, store)
        finally:
            gc.unfreeze()
            await store.close()
        print(
            f"{len(fleet.kills)} kills in {took:.0f} s, {len(fleet.tables)} tables, {dict(faults)}\n{books}"
        )

    asyncio.run(main())


async def _play_until_done(
    fleet: Fleet, disturb: Callable[[Fleet], Awaitable[None]], line: Line
) -> Counter[str]:
    """What the lines between did to messages."""
    async with AsyncExitStack() as stack:
        fleet.doors = [server.port for server in fleet.servers]
        proxies = []
        if line:
            fleet.patience = IMPATIENT
            for port in fleet.doors:
                ports = [port, *(other for other in fleet.doors if other != port)]
                proxies.append(await stack.enter_async_context(lossy(ports, f"{port}", line)))
            fleet.doors = [proxy.port for proxy in proxies]
        playing = asyncio.ensure_future(fleet.play())
        disturbing = asyncio.ensure_future(disturb(fleet))
        await asyncio.wait([playing, disturbing], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():  # before they were told to stop: something is wrong
            disturbing.cancel()
            await playing
        await disturbing
        await asyncio.sleep(1)
        fleet.finish()
        try:
            await asyncio.wait_for(playing, DEADLINE)
        except TimeoutError:
            raise AssertionError(still_waiting(fleet)) from None
        return sum((Counter({str(f): n for f, n in proxy.counts.items()}) for proxy in proxies), Counter())
