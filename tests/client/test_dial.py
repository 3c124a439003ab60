"""A line whose first packet is lost is dialled anew."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from downforce.client import dial
from downforce.client.dial import Dial


async def echo(socket: ServerConnection) -> None:
    await socket.send(await socket.recv())


@pytest.mark.parametrize("lost", [0, 1, 2])
def test_a_first_packet_that_is_lost_is_not_waited_for(lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tries, opened = 0, connect.open_tcp_connection

    async def on_a_bad_line(self: connect) -> ClientConnection:
        nonlocal tries
        tries += 1
        if tries <= lost:
            await asyncio.Event().wait()
        return await opened(self)

    monkeypatch.setattr(connect, "open_tcp_connection", on_a_bad_line)
    monkeypatch.setattr(dial, "DIALS", (0.01, 0.01))

    async def test() -> None:
        async with serve(echo, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Dial(f"ws://127.0.0.1:{port}") as socket:
                await socket.send("hello")
                assert await socket.recv() == "hello"

    asyncio.run(test())
    assert tries > lost


def test_the_last_try_takes_as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    async def slow(self: connect) -> ClientConnection:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0.05)
        raise ConnectionRefusedError

    monkeypatch.setattr(connect, "open_tcp_connection", slow)
    monkeypatch.setattr(dial, "DIALS", (0.01, 0.02))

    async def test() -> None:
        with pytest.raises(ConnectionRefusedError):
            await Dial("ws://127.0.0.1:1")

    asyncio.run(test())
    assert tries == 3
