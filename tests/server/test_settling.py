"""After a process has come up, the tables that it shall have move there, and nobody wanders."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
import websockets

from downforce.server import settling
from downforce.server.door import Door
from downforce.server.settling import Settling, settle_for_ever
from tests.server.databases import fresh_database, postgres_url
from tests.server.fleet import servers
from tests.server.running import Child, metric, new_visitor, open_table
from tests.server.street import House, eventually, house, on_street


class Near(Door):
    """A door through which these processes are reached."""

    def __init__(self, *processes: str) -> None:
        super().__init__()
        self._processes = processes

    def reaches(self, process: str) -> bool:
        return process in self._processes


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database("postgresql") as url:
        yield url


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(settling, "PACE", 0.0)


async def with_people(here: House) -> list[str]:
    """Tables with somebody at each; so many that some belong to either of two processes."""
    tables = [await here.table(people=2) for _ in range(30)]
    for table in tables:
        await here.client(table, "v0", 0)
    return tables


def test_tables_move_when_the_process_comes_up_that_shall_have_them(url: str) -> None:
    async def test(houses: list[House]) -> None:
        one = houses[0]
        tables = await with_people(one)
        running = asyncio.create_task(settle_for_ever(one.hub, one.neighbours, Near("b")))
        async with house(url, "b"):
            await eventually(lambda: "b" in one.neighbours.alive)
            there = {table for table in tables if one.neighbours.before_us(table)}
            assert 0 < len(there) < len(tables)
            await eventually(lambda: one.hub.awake().keys() == set(tables) - there)
            running.cancel()

    on_street(url, test, "a")


def test_nobody_moves_to_a_process_that_cannot_be_reached_from_here(url: str) -> None:
    async def test(houses: list[House]) -> None:
        one = houses[0]
        tables = await with_people(one)
        await Settling(one.hub, one.neighbours, Near("a", "c")).settle()
        assert one.hub.awake().keys() == set(tables)
        await Settling(one.hub, one.neighbours, Near("a", "b")).settle()
        assert one.hub.awake().keys() < set(tables)

    on_street(url, test, "a", "b")


def test_who_was_sent_on_and_is_back_here_ends_it_and_is_not_sent_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one takes nobody: who plays shall not be cut off for nothing, one table after the other."""

    async def test(houses: list[House]) -> None:
        one = houses[0]
        tables = await with_people(one)
        sent = list[str]()

        async def comes_back(_: float) -> None:
            await one.client(sent[-1], "v0", 0)

        def noted(table: str, send_on: Callable[[str], None] = one.hub.send_on) -> None:
            send_on(table)
            sent.append(table)

        monkeypatch.setattr(one.hub, "send_on", noted)
        sending = Settling(one.hub, one.neighbours, Near("b"))
        with monkeypatch.context() as patch:
            patch.setattr(settling, "asyncio", SimpleNamespace(sleep=comes_back))
            await sending.settle()
            assert len(sent) == 1
            await sending.settle()
        assert len(set(sent)) == 2
        assert one.hub.awake().keys() == set(tables)

    on_street(url, test, "a", "b")


def test_a_process_that_goes_meanwhile_ends_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(houses: list[House]) -> None:
        one = houses[0]
        tables = await with_people(one)

        async def it_goes(_: float) -> None:
            one.neighbours.alive = frozenset({"a"})

        with monkeypatch.context() as patch:
            patch.setattr(settling, "asyncio", SimpleNamespace(sleep=it_goes))
            await Settling(one.hub, one.neighbours, Near("b")).settle()
        assert len(one.hub.awake()) == len(tables) - 1

    on_street(url, test, "a", "b")


def test_nobody_is_sent_on_while_the_database_is_out_of_reach(url: str) -> None:
    async def test(houses: list[House]) -> None:
        one = houses[0]
        tables = await with_people(one)
        one.neighbours.is_in_touch = False
        await Settling(one.hub, one.neighbours, Near("b")).settle()
        assert one.hub.awake().keys() == set(tables)

    on_street(url, test, "a", "b")


# --- real processes -------------------------------------------------------------------------------


class Guest:
    """Somebody who always calls the same process, and comes back whenever the line is closed."""

    def __init__(self, server: Child, table: str, token: str) -> None:
        self._server, self._table, self._token = server, table, token
        self.codes: Counter[int | None] = Counter()

    async def stay(self) -> None:
        while True:
            with suppress(OSError, websockets.WebSocketException):
                await self._once()
            await asyncio.sleep(0.05)

    async def _once(self) -> None:
        cookie = {"Cookie": f"downforce={self._token}"}
        url = self._server.socket_url(self._table)
        async with websockets.connect(url, additional_headers=cookie) as line:
            await line.send(json.dumps({"t": "hello", "v": 1, "look": None}))
            try:
                async for _ in line:
                    pass
            finally:
                self.codes[line.close_code] += 1


def sockets(born: Sequence[Child]) -> list[float]:
    return [metric(server, "downforce_sockets") for server in born]


def sent_on(server: Child) -> int:
    """How many tables were sent to where they belong, as the log of both processes says."""
    return sum(map(int, re.findall(r"(\d+) tables were sent to the processes where they belong", server.log)))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such doors")
def test_after_a_restart_both_processes_have_tables_again(tmp_path: Path) -> None:
    async def test(born: list[Child], guests: Sequence[Guest]) -> None:
        await eventually(lambda: all(metric(one, "downforce_processes") >= 2 for one in born))
        staying = asyncio.gather(*(guest.stay() for guest in guests))
        await eventually(lambda: sum(sockets(born)) == len(guests))
        await asyncio.to_thread(born[1].kill)
        await eventually(lambda: sockets(born[:1]) == [len(guests)])
        for guest in guests:
            guest.codes.clear()
        await eventually(lambda: metric(born[0], "downforce_processes") == 1)  # to see it go would end it
        before = sent_on(born[0])
        await asyncio.to_thread(born[1].start)
        await eventually(lambda: sent_on(born[0]) > before)
        there = sent_on(born[0]) - before
        assert 0 < there < len(guests)
        await eventually(lambda: sockets(born) == [len(guests) - there, there])
        await asyncio.sleep(3)  # a few more looks
        assert sockets(born) == [len(guests) - there, there]
        assert sum((guest.codes for guest in guests), Counter()) == {1012: there}, "once, and no more"
        staying.cancel()
        await asyncio.wait([staying])  # or who is about to go is told to stop a second time

    at_leisure = "from downforce.server import door; door.PATIENCE = 60.0"
    with postgres_url() as database, servers(database, tmp_path, 2, changes=at_leisure) as (_, born):
        token = new_visitor(born[0])
        tables = [open_table(born[0], token, caller=f"10.0.0.{n}") for n in range(20)]
        asyncio.run(test(born, [Guest(born[0], table, token) for table in tables]))
        assert '"level": "error"' not in born[0].log, born[0].log
