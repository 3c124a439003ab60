"""A line whose first packet is lost is dialled anew, and one that died unheard is noticed."""

from __future__ import annotations

import asyncio
import socket as tcp
import struct
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from downforce.client import dial
from downforce.client.dial import Dial
from tests.server.packets import dropping

Calls = list[asyncio.Task[Any]]
opened = connect.open_tcp_connection
RESETS = struct.pack("ii", 1, 0)
"""Closing a socket that lingers for no time tells the other end once, as a killed process does."""


async def echo(socket: ServerConnection) -> None:
    await socket.send(await socket.recv())


def call_by_call(monkeypatch: pytest.MonkeyPatch, does: Callable[[int], Coroutine[Any, Any, None]]) -> Calls:
    """Something happens to each call, by its number from 1 on, before it gets through; the calls made."""
    calls: Calls = []

    async def on_a_bad_line(self: connect) -> ClientConnection:
        task = asyncio.current_task()
        assert task is not None
        calls.append(task)
        await does(len(calls))
        return await opened(self)

    monkeypatch.setattr(connect, "open_tcp_connection", on_a_bad_line)
    monkeypatch.setattr(dial, "DIALS", (0.01, 0.01, 0.01))
    return calls


async def dial_and_hear(calls: Calls) -> None:
    """What is said on the one line is heard, and no other one is open then."""
    async with serve(echo, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Dial(f"ws://127.0.0.1:{port}") as socket:
            await socket.send("hello")
            assert await socket.recv() == "hello"
            lines = [call.result() for call in calls if not call.cancelled()]
            assert [line for line in lines if not line.transport.is_closing()] == [socket]


@pytest.mark.parametrize("lost", [0, 1, 3])
def test_a_first_packet_that_is_lost_is_not_waited_for(lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def is_lost(number: int) -> None:
        if number <= lost:
            await asyncio.Event().wait()

    calls = call_by_call(monkeypatch, is_lost)
    asyncio.run(dial_and_hear(calls))
    assert len(calls) > lost
    assert all(call.cancelled() for call in calls[:lost])


def test_a_call_goes_on_while_others_are_made_so_that_a_slow_line_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def only_the_first(number: int) -> None:
        while len(calls) < 4:
            await asyncio.sleep(0)
        if number > 1:
            await asyncio.Event().wait()

    calls = call_by_call(monkeypatch, only_the_first)
    asyncio.run(dial_and_hear(calls))
    assert [call.cancelled() for call in calls] == [False, True, True, True]


def test_calls_that_get_through_as_well_are_hung_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def all_at_once(_: int) -> None:
        while len(calls) < 4:
            await asyncio.sleep(0)

    calls = call_by_call(monkeypatch, all_at_once)
    asyncio.run(dial_and_hear(calls))
    assert len([call for call in calls if not call.cancelled()]) > 1


def test_the_first_answer_decides_be_it_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def second_is_refused(number: int) -> None:
        if number == 2:
            raise ConnectionRefusedError
        await asyncio.Event().wait()

    calls = call_by_call(monkeypatch, second_is_refused)

    async def test() -> None:
        with pytest.raises(ConnectionRefusedError):
            await Dial("ws://127.0.0.1:1")

    asyncio.run(test())
    assert [call.cancelled() for call in calls] == [True, False]


def test_a_call_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: int) -> None:
        await asyncio.Event().wait()

    calls = call_by_call(monkeypatch, never)

    async def test() -> None:
        with pytest.raises(TimeoutError):
            await Dial("ws://127.0.0.1:1", open_timeout=0.5)

    asyncio.run(test())
    assert len(calls) == 4
    assert all(call.cancelled() for call in calls)


def test_every_line_is_kept_alive_by_the_kernel() -> None:
    async def test() -> None:
        async with serve(echo, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Dial(f"ws://127.0.0.1:{port}") as socket:
                end = socket.transport.get_extra_info("socket")
                assert end.getsockopt(tcp.SOL_SOCKET, tcp.SO_KEEPALIVE) != 0

    asyncio.run(test())


@pytest.mark.usefixtures("packet_loss")
def test_a_server_whose_death_was_not_heard_is_missed() -> None:
    """A process that is killed with something unread says so once, and that packet is lost."""

    async def test() -> None:
        async with serve(echo, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Dial(f"ws://127.0.0.1:{port}", ping_interval=None) as socket:
                line = next(iter(server.connections))
                with dropping([port], 100):
                    reset = line.transport.get_extra_info("socket")
                    reset.setsockopt(tcp.SOL_SOCKET, tcp.SO_LINGER, RESETS)
                    line.transport.abort()
                    await asyncio.sleep(0)  # the other end is closed in the next turn of the loop
                    await asyncio.sleep(0)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), 60)

    asyncio.run(test())


def test_who_is_stopped_while_saying_goodbye_leaves_no_line_open() -> None:
    async def deaf(socket: ServerConnection) -> None:
        socket.transport.pause_reading()
        await socket.wait_closed()

    async def main() -> None:
        lines = asyncio.Queue[ClientConnection]()

        async def stay(port: int) -> None:
            async with Dial(f"ws://127.0.0.1:{port}") as socket:
                lines.put_nowait(socket)
                await asyncio.Event().wait()

        async with serve(deaf, "127.0.0.1", 0, close_timeout=0.1) as server:
            staying = asyncio.create_task(stay(next(iter(server.sockets)).getsockname()[1]))
            line = await lines.get()
            staying.cancel()
            while line.state is State.OPEN:
                await asyncio.sleep(0)
            assert not line.transport.is_closing()  # goodbye was said, and is not answered
            staying.cancel()
            await asyncio.wait([staying])
            assert line.transport.is_closing()

    asyncio.run(main())
