"""The people of one table meet at one process: sockets are handed over, and served whatever goes wrong."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import cast

import pytest
import uvloop
import websockets

from downforce.server import door
from downforce.server.door import LARGEST, Door, _address, _listening_at, _new_socket, _place_of, new_process
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

    async def gives(self, connection: socket.socket, request: bytes = REQUEST) -> bool:
        """Whether somebody takes it."""
        return await self.door.hands_over(connection.fileno(), request, self.door.before_us("t"))

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
                assert await a.gives(answering)
                answering.close()
                assert c.requests == [REQUEST]
                c.connections[0].send(b"hello")
                assert caller.recv(100) == b"hello"
                caller.send(b"good day")
                await asyncio.sleep(0)
                assert c.connections[0].recv(100) == b"good day"
            assert not d.requests

    uvloop.run(test())


def test_what_nobody_takes_is_served_where_it_came() -> None:
    async def test() -> None:
        async with doors(a="bc", b="", c="") as (a, b, c):
            b.door.close()
            c.door.close()
            with called() as (caller, answering):
                assert not await a.gives(answering)
                answering.send(b"hello")
                assert caller.recv(100) == b"hello"

    uvloop.run(test())


def test_who_has_no_door_any_more_on_this_machine_is_lost() -> None:
    """Of one on another machine nobody knows that."""

    async def test() -> None:
        here, gone = new_process(), list[str]()
        one = Taken(new_process(), ["elsewhere:process", here])
        one.door.lost = gone.append
        with called() as (_, answering):
            assert not await one.gives(answering)
        assert gone == [here]
        assert not one.door.reaches(here)
        assert one.door.reaches(one.door.process)
        one.close()

    uvloop.run(test())


def test_processes_of_one_machine_know_it_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _place_of(new_process()) == _place_of(new_process())
    monkeypatch.setattr(door, "BOOT", Path("/no such file"))
    assert _place_of(new_process()) != _place_of(new_process())


def test_a_process_that_serves_alone_or_stops_hands_nothing_over() -> None:
    async def test() -> None:
        async with doors(a="b", b="") as (a, b):
            alone = Taken("", ["b"])
            a.door.close()
            a.door.close()
            with called() as (_, answering):
                assert not await a.gives(answering)
                assert not await alone.gives(answering)
            assert not b.requests

    uvloop.run(test())


def test_many_are_handed_over_at_once() -> None:
    async def test() -> None:
        async with doors(a="b", b="") as (a, b):
            with ExitStack() as end:
                ends = [end.enter_context(called())[1] for _ in range(200)]
                assert all(await asyncio.gather(*map(a.gives, ends)))
                assert len(b.connections) == 200
                assert {one.getpeername() for one in b.connections} == {one.getpeername() for one in ends}

    uvloop.run(test())


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
                assert await a.gives(answering)
                assert len(b.requests) == 1, "nobody waited for the others to be taken"
            while b.connections:
                b.connections.pop().close()
            await eventually(lambda: open_files() == before)

    uvloop.run(test())


def test_where_no_more_files_can_be_opened_nothing_is_handed_over_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Full:
        def accept(self) -> None:
            raise no_more_files()

    troubles = [no_more_files() for _ in range(3)]

    def listening_at(address: str) -> socket.socket:
        if troubles:
            raise troubles.pop()
        return _listening_at(address)

    async def test() -> None:
        async with doors(a="b", b="") as (a, b):
            monkeypatch.setattr(door, "REST", 0.05)
            monkeypatch.setattr(door, "_listening_at", listening_at)
            b.door._let_in(cast(socket.socket, Full()))
            with called() as (_, answering):
                assert not await a.gives(answering)
                while not await a.gives(answering):
                    await asyncio.sleep(0.01)
                assert not troubles
                assert b.requests == [REQUEST]
                b.door._let_in(cast(socket.socket, Full()))
                b.door.close()  # for good
                await asyncio.sleep(0.2)
                assert not await a.gives(answering)

    uvloop.run(test())


def no_more_files() -> OSError:
    return OSError(errno.EMFILE, os.strerror(errno.EMFILE))


def test_who_cannot_serve_takes_nothing() -> None:
    async def test() -> None:
        async with doors(a="bc", b="", c="") as (a, b, c):
            b.door.can_take = lambda: False
            with called() as (caller, answering):
                assert await a.gives(answering)
                assert not b.requests
                assert c.requests == [REQUEST]
                c.door.can_take = lambda: False
                assert not await a.gives(answering)
                answering.send(b"hello")
                assert caller.recv(100) == b"hello"

    uvloop.run(test())


def test_who_hangs_cannot_take_it_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.1)

    async def test() -> None:
        async with doors(a="b") as (a,):
            with _listening_at(_address(a.door.others("t")[0])) as hangs, called() as (_, answering):
                assert not await a.gives(answering)
                guest, _ = hangs.accept()
                late = Taken("")
                with pytest.raises(BrokenPipeError):
                    guest.send(b".")
                before = open_files()
                late.door._receive(guest)
                assert not late.requests
                assert open_files() == before - 1, "the connection is open here as well"

    uvloop.run(test())


def test_what_is_said_at_the_last_moment_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.0)

    async def test() -> None:
        async with doors(a="b", b="") as (a, b):
            for _ in range(50):
                with called() as (_, answering):
                    before = len(b.requests)
                    is_taken = await a.gives(answering)
                    await asyncio.sleep(0.001)
                    assert len(b.requests) - before == is_taken

    uvloop.run(test())


def test_who_dies_with_it_leaves_it_to_us() -> None:
    async def test() -> None:
        async with doors(a="b") as (a,):
            with called() as (_, answering):
                listening = _listening_at(_address(a.door.others("t")[0]))
                asyncio.get_running_loop().call_later(0.05, listening.close)
                assert not await a.gives(answering)

    uvloop.run(test())


def test_too_long_a_request_stays_where_it_came() -> None:
    async def test() -> None:
        async with doors(a="b", b="") as (a, b):
            with called() as (_, answering):
                assert not await a.gives(answering, b"x" * (LARGEST + 1))
                assert await a.gives(answering, b"x" * LARGEST)
                assert [*map(len, b.requests)] == [LARGEST]

    uvloop.run(test())


def test_a_machine_that_allows_no_doors_serves_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    async def test() -> None:
        async with doors(b="") as (b,):
            with monkeypatch.context() as patch:
                patch.setattr(door, "_new_socket", refuse)
                a = Taken("a", [b.door.process])
            with called() as (_, answering):
                assert not await a.gives(answering)
            a.close()

    uvloop.run(test())


@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="only root can be somebody else")
def test_other_users_of_the_machine_hand_us_nothing_and_get_nothing() -> None:
    async def test() -> None:
        async with doors(a="c", b="") as (a, b):
            ours, theirs = _address(b.door.process), _address(a.door.others("t")[0])
            come, (ready, told) = socket.socketpair(), os.pipe()
            with called() as (_, answering), come[0], come[1]:
                if not (child := os.fork()):
                    os.setuid(65534)
                    with _new_socket() as way, _listening_at(theirs):
                        way.connect(ours)
                        with suppress(OSError):
                            socket.send_fds(way, [REQUEST], [answering.fileno()])
                        os.write(told, b".")
                        come[1].recv(1)  # until it is over
                    os._exit(0)
                os.read(ready, 1)
                assert not await a.gives(answering)
                await asyncio.sleep(0.1)
                assert not b.requests
                come[0].send(b".")
                assert os.waitpid(child, 0)[1] == 0
            os.close(ready)
            os.close(told)

    uvloop.run(test())


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


def test_who_is_lost_is_waited_for_by_nobody_until_it_is_heard_of_again(url: str) -> None:
    async def test(houses: list[House]) -> None:
        table = await houses[0].table(people=2)
        far, near = sorted(houses, key=lambda house: -len(house.neighbours.before_us(table)))
        far.neighbours.lost(near.neighbours.process)
        assert far.neighbours.before_us(table) == []
        assert far.neighbours.turn(table, [near.neighbours.process]) == 0
        await near.client(table, "v0", 0)
        await eventually(lambda: far.neighbours.before_us(table) == [near.neighbours.process])

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
        asyncio.run(test(born, new_tables(born[0], token, 20), token))


def test_who_keeps_a_table_is_killed_and_the_next_to_come_are_served_at_once(tmp_path: Path) -> None:
    async def test(born: list[Child], tables: list[str], token: str) -> None:
        await met(born)
        born[1].kill()  # which the other knows only seconds later
        async with AsyncExitStack() as stack:
            for table in tables:
                await stack.enter_async_context(at_table(born[0], table, token))
            assert sockets(born[0]) == len(tables)

    with two(tmp_path) as born:
        token = new_visitor(born[0])
        asyncio.run(test(born, new_tables(born[0], token, 20), token))
        born[1].start()


def test_a_process_that_hangs_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def test(born: list[Child], tables: list[str], token: str) -> None:
        await met(born)
        os.kill(born[1].pid, signal.SIGSTOP)
        async with AsyncExitStack() as stack:
            stack.callback(os.kill, born[1].pid, signal.SIGCONT)
            coming = (stack.enter_async_context(at_table(born[0], table, token)) for table in tables)
            await asyncio.gather(*coming)
            assert sockets(born[0]) == len(tables)
            os.kill(born[1].pid, signal.SIGCONT)  # which finds only what is no longer offered

    with two(tmp_path) as born:
        token = new_visitor(born[0])
        asyncio.run(test(born, new_tables(born[0], token, 20), token))


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
        asyncio.run(test(born, new_tables(born[0], token, 20), token))
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
        asyncio.run(test(born, new_tables(born[0], token, 20), token))
