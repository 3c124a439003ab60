"""Floods of frames that are no messages, and clients that never read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from downforce.server.http import deadlines

MANY = 50_000
MUCH = b"x" * 20_000_000


class App:
    """Answers each message, and each request with more than the system buffers."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await self._serve(scope, receive, send)
        finally:
            self.closed.set()

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                await asyncio.sleep(0)
                await send({"type": "websocket.send", "text": message["text"]})
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": MUCH, "more_body": True})
        while (await receive())["type"] != "http.disconnect":
            pass


@asynccontextmanager
async def serving() -> AsyncIterator[tuple[App, int]]:
    app = App()
    config = uvicorn.Config(
        app, port=0, http=deadlines.LimitedHttp, ws=deadlines.LimitedWebSocket, lifespan="off",
        log_config=None, access_log=False,
    )  # fmt: skip
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield app, server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await task


def bytes_of(frame: Frame, count: int) -> bytes:
    return frame.serialize(mask=True) * count


@pytest.mark.parametrize(
    "flood",
    [
        bytes_of(Frame(Opcode.PING, b""), MANY),
        bytes_of(Frame(Opcode.PONG, b""), MANY),
        bytes_of(Frame(Opcode.TEXT, b"", fin=False), 1) + bytes_of(Frame(Opcode.CONT, b"", fin=False), MANY),
        bytes_of(Frame(Opcode.TEXT, b"{"), MANY),
    ],
    ids=["pings", "pongs", "parts", "messages"],
)
def test_a_flood_of_frames_is_cut_off_before_it_is_parsed(
    flood: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = []
    original = WebSocketsSansIOProtocol.data_received

    def counted(self: Any, data: bytes) -> None:
        parsed.append(len(data))
        original(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)

    async def main() -> None:
        async with serving() as (app, port):
            client = await connect(f"ws://127.0.0.1:{port}/", ping_interval=None)
            parsed.clear()
            client.transport.write(flood)
            await asyncio.wait_for(app.closed.wait(), 20)
            client.transport.abort()

    asyncio.run(main())
    assert max(parsed) <= deadlines.SLICE
    assert sum(parsed) <= 4 * deadlines.SLICE


def test_occasional_pings_and_fragments_are_answered() -> None:
    async def talk(client: ClientConnection) -> None:
        for number in range(50):
            await asyncio.wait_for(await client.ping(), 20)
            await client.send(["in ", "parts ", str(number)])
            assert await client.recv() == f"in parts {number}"

    async def main() -> None:
        async with serving() as (_, port), connect(f"ws://127.0.0.1:{port}/") as client:
            await talk(client)

    asyncio.run(main())


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TALK = UPGRADE + bytes_of(Frame(Opcode.TEXT, MUCH[:500_000]), 40)


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", TALK], ids=["http", "websocket"])
def test_a_client_that_never_reads_is_cut_off(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "WRITE_TIMEOUT", 0.3)

    async def main() -> None:
        async with serving() as (app, port):
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(said)
            await asyncio.wait_for(app.closed.wait(), 20)
            writer.transport.abort()
            with suppress(ConnectionError):
                await writer.wait_closed()

    asyncio.run(main())
    assert not deadlines._connections
