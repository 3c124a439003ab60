"""The people of one table meet at one process: sockets are handed over, and served whatever goes wrong."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest
import websockets

from downforce.server.door import Door, _address, _new_socket
from tests.server.databases import fresh_database, postgres_url
from tests.server.fleet import servers
from tests.server.running import Child, metric, new_visitor, open_table
from tests.server.street import House, eventually, on_street

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such doors")
pytestmark = linux

REQUEST = b"GET /api/tables/t/socket HTTP/1.1\r\n\r\n"


# --- one door beside the other ---------------------------------------------------------------------


class Taken:
    """A door, and what was handed through it."""

    def __init__(self, process: str, others: Sequence[str] = ()) -> None:
        self.door = Door()
        self.door.process = process
        self.door.others = lambda _: others
        self.connections: list[socket.socket] = []
        self.requests: list[bytes] = []
        self.door.open(self._take)

    def _take(self, connection: socket.socket, request: bytes) -> None:
        self.connections.append(connection)
        self.requests.append(request)

    def close(self) -> None:
        self.door.close()
        for connection in self.connections:
            connection.close()


@contextmanager
def called() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Somebody who calls, and the end of the line on which they are answered."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        caller = socket.create_connection(listening.getsockname())
        answering, _ = listening.accept()
    with caller, answering:
        caller.settimeout(10)
        yield caller, answering


@asynccontextmanager
async def doors(**others: Sequence[str]) -> AsyncIterator[list[Taken]]:
    """Doors of processes with these names, each with those whom it asks first."""
    name = os.urandom(6).hex()
    with ExitStack() as end:
        found = []
        for process, before in others.items():
            one = Taken(f"{name} {process}", [f"{name} {other}" for other in before])
            end.callback(one.close)
            found.append(one)
        yield found


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


def test_a_connection_goes_on_at_the_first_process_that_takes_it() -> None:
    async def test() -> None:
        async with doors(a="bcd", c="", d="") as (a, c, d):  # b is dead, or on another machine
            with called() as (caller, answering):
                assert a.door.hands_over(answering.fileno(), REQUEST, "t")
                answering.close()
                await eventually(lambda: c.requests == [REQUEST])
                c.connections[0].send(b"hello")
                assert caller.recv(100) == b"hello"
                caller.send(b"good day")
                await asyncio.sleep(0)
                assert c.connections[0].recv(100) == b"good day"
            assert not d.requests

    asyncio.run(test())


def test_what_nobody_takes_is_served_where_it_came() -> None:
    async def test() -> None:
        async with doors(a="bc", b="", c="") as (a, b, c):
            b.door.close()
            c.door.close()
            with called() as (caller, answering):
                assert not a.door.hands_over(answering.fileno(), REQUEST, "t")
                answering.send(b"hello")
                assert caller.recv(100) == b"hello"

    asyncio.run(test())


def test_a_process_that_serves_alone_or_stops_hands_nothing_over() -> None:
    async def test() -> None:
        async with doors(a="b", b="") as (a, b):
            alone = Taken("", ["b"])
            a.door.close()
            a.door.close()
            with called() as (_, answering):
                assert not a.door.hands_over(answering.fileno(), REQUEST, "t")
                assert not alone.door.hands_over(answering.fileno(), REQUEST, "t")
            assert not b.requests

    asyncio.run(test())


def test_many_are_handed_over_at_once() -> None:
    async def test() -> None:
        async with doors(a="b", b="") as (a, b):
            with ExitStack() as end:
                ends = [end.enter_context(called())[1] for _ in range(200)]
                before = [one for one in ends if not a.door.hands_over(one.fileno(), REQUEST, "t")]
                assert before == []
                await eventually(lambda: len(b.connections) == 200)
                assert {one.getpeername() for one in b.connections} == {one.getpeername() for one in ends}

    asyncio.run(test())


def test_rubbish_is_dropped_and_the_door_stays_open() -> None:
    async def test() -> None:
        async with doors(a="b", b="") as (a, b):
            address, before = _address(b.door.process), open_files()
            with open(os.devnull, "rb") as file, called() as (_, answering):
                for words, connections in (
                    (b"", []),
                    (b"hello", []),
                    (b"", [answering.fileno()]),
                    (REQUEST, [file.fileno()]),
                    (REQUEST, [answering.fileno()] * 3),
                ):
                    with _new_socket() as way:
                        way.connect(address)
                        socket.send_fds(way, [words], connections)
                with _new_socket() as way:
                    way.connect(address)  # and says nothing
                await eventually(lambda: len(b.requests) >= 1)
                assert a.door.hands_over(answering.fileno(), REQUEST, "t")
                await eventually(lambda: b.requests[-1:] == [REQUEST])
            while b.connections:
                b.connections.pop().close()
            await eventually(lambda: open_files() == before)

    asyncio.run(test())


@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="only root can be somebody else")
def test_other_users_of_the_machine_can_hand_us_nothing() -> None:
    async def test() -> None:
        async with doors(b="") as (b,):
            address = _address(b.door.process)
            with called() as (_, answering):
                child = os.fork()
                if not child:
                    os.setuid(65534)
                    with _new_socket() as way:
                        way.connect(address)
                        socket.send_fds(way, [REQUEST], [answering.fileno()])
                    os._exit(0)
                assert os.waitpid(child, 0)[1] == 0
                await asyncio.sleep(0.2)
                assert not b.requests

    asyncio.run(test())


# --- who shall have it ----------------------------------------------------------------------------


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database("postgresql") as url:
        yield url


def test_all_agree_at_which_process_a_table_s_people_meet(url: str) -> None:
    async def test(houses: list[House]) -> None:
        for n in range(50):
            orders = [house.neighbours.before_us(f"table {n}") for house in houses]
            orders.sort(key=len)
            assert [len(order) for order in orders] == [0, 1, 2]
            assert orders[2][:1] == orders[1]

    on_street(url, test, "a", "b", "c")


def test_who_comes_to_a_table_that_has_people_here_stays_here(url: str) -> None:
    async def test(houses: list[House]) -> None:
        table = await houses[0].table(people=2)
        far = max(houses, key=lambda house: len(house.neighbours.before_us(table)))
        assert len(far.hub.others_first(table)) == 1
        client = await far.client(table, "v0", 0)
        assert not far.hub.others_first(table)
        assert client.session is not None
        client.session.close()
        assert len(far.hub.others_first(table)) == 1

    on_street(url, test, "a", "b")


# --- real processes -------------------------------------------------------------------------------


def sockets(server: Child) -> float:
    return metric(server, "downforce_sockets")


async def met(born: Sequence[Child]) -> None:
    """Waits until the processes know of each other."""
    await eventually(lambda: all(metric(one, "downforce_processes") >= len(born) for one in born))


@asynccontextmanager
async def at_table(server: Child, table: str, token: str) -> AsyncIterator[websockets.ClientConnection]:
    """Somebody who came to a process and was let in at a table."""
    cookie = {"Cookie": f"downforce={token}"}
    async with websockets.connect(server.socket_url(table), additional_headers=cookie) as line:
        await line.send(json.dumps({"t": "hello", "v": 1, "look": None}))
        welcome = json.loads(await asyncio.wait_for(line.recv(), 30))
        assert welcome["t"] == "welcome", welcome
        yield line


def new_tables(server: Child, token: str, count: int) -> list[str]:
    return [open_table(server, token, caller=f"10.0.0.{n}") for n in range(count)]


@contextmanager
def two(folder: Path) -> Iterator[list[Child]]:
    with postgres_url() as database, servers(database, folder, 2) as (_, born):
        yield born
        assert '"level": "error"' not in born[0].log, born[0].log


def test_the_people_of_a_table_meet_at_one_process_whichever_they_come_to(tmp_path: Path) -> None:
    async def test(born: list[Child], tables: list[str], token: str) -> None:
        await met(born)
        async with AsyncExitStack() as stack:
            for table in tables:
                for server in born:
                    await stack.enter_async_context(at_table(server, table, token))
            awake = [metric(server, "downforce_tables_awake") for server in born]
            assert sum(awake) == len(tables), "some are kept twice"
            assert [sockets(server) for server in born] == [2 * one for one in awake]
            handed = [metric(server, "downforce_handed_over_total") for server in born]
            assert handed == [*reversed(awake)]
        await eventually(lambda: [sockets(server) for server in born] == [0, 0])

    with two(tmp_path) as born:
        token = new_visitor(born[0])
        asyncio.run(test(born, new_tables(born[0], token, 8), token))


def test_who_keeps_a_table_is_killed_and_the_next_to_come_are_served_at_once(tmp_path: Path) -> None:
    async def test(born: list[Child], tables: list[str], token: str) -> None:
        await met(born)
        born[1].kill()  # which the other knows only seconds later
        for table in tables:
            async with at_table(born[0], table, token):
                assert sockets(born[0]) >= 1

    with two(tmp_path) as born:
        token = new_visitor(born[0])
        asyncio.run(test(born, new_tables(born[0], token, 8), token))
        born[1].start()


def test_a_process_that_hangs_gets_nobody_once_it_was_missed(tmp_path: Path) -> None:
    async def test(born: list[Child], tables: list[str], token: str) -> None:
        await met(born)
        os.kill(born[1].pid, signal.SIGSTOP)
        await eventually(lambda: metric(born[0], "downforce_processes") == 1)
        async with AsyncExitStack() as stack:
            for table in tables:
                await stack.enter_async_context(at_table(born[0], table, token))
            assert sockets(born[0]) == len(tables)

    with two(tmp_path) as born:
        token = new_visitor(born[0])
        try:
            asyncio.run(test(born, new_tables(born[0], token, 8), token))
        finally:
            os.kill(born[1].pid, signal.SIGCONT)


def test_people_who_were_handed_over_are_told_when_their_process_stops(tmp_path: Path) -> None:
    async def test(born: list[Child], tables: list[str], token: str) -> None:
        await met(born)
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(at_table(born[0], table, token)) for table in tables]
            count = sockets(born[1])
            assert count >= 1
            await asyncio.to_thread(born[1].stop)
            await eventually(lambda: sum(line.close_code == 1012 for line in lines) == count)
            assert sockets(born[0]) == len(tables) - count

    with two(tmp_path) as born:
        token = new_visitor(born[0])
        asyncio.run(test(born, new_tables(born[0], token, 8), token))
        born[1].start()


def test_a_connection_that_was_used_for_something_else_before_is_handed_over_too(tmp_path: Path) -> None:
    """As proxies do it; and with as long a request as anybody may send."""

    async def answer(table: str, token: str, server: Child) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        host = f"Host: 127.0.0.1:{server.port}\r\n"
        writer.write(f"GET /health HTTP/1.1\r\n{host}\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head
        length = int(next(line for line in head.lower().splitlines() if b"content-length" in line).split()[1])
        await reader.readexactly(length)
        writer.write(
            f"GET /api/tables/{table}/socket?from=proxy HTTP/1.1\r\n{host}"
            "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: downforce={token}; more={'x' * 7000}\r\nX-Filler: {'y' * 7000}\r\n\r\n".encode()
        )
        found = await reader.readuntil(b"\r\n\r\n")
        writer.close()
        return found

    async def test(born: list[Child], tables: list[str], token: str) -> None:
        await met(born)
        for table in tables:
            assert b" 101 " in await answer(table, token, born[0])
        assert metric(born[0], "downforce_handed_over_total") >= 1

    with two(tmp_path) as born:
        token = new_visitor(born[0])
        asyncio.run(test(born, new_tables(born[0], token, 8), token))
