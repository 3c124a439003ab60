"""A line whose first packet is lost is dialled anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from downforce.client import dial
from downforce.client.dial import Dial

Calls = list[asyncio.Task[Any]]
opened = connect.open_tcp_connection


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
