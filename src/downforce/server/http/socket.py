"""The websocket of one client: a queue out, a session in."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from downforce.server.http.deadlines import connection_closed, connection_opened
from downforce.server.live.hub import Hub
from downforce.server.live.limits import Bucket
from downforce.server.live.session import Closed, Session
from downforce.server.metrics import REFUSALS, SOCKETS
from downforce.server.table.views import Viewer
from downforce.server.wire.errors import Refusal

logger = logging.getLogger(__name__)

_warnings = Bucket(10, 0.1, 10, 0.0)
"""The rate limit of log lines about rejected sockets."""
AnySocket: TypeAlias = WebSocket[Any, Any, Any]

LONGEST_QUEUE = 400
LARGEST_QUEUE = 1024 * 1024
"""A client with a longer queue reads too slowly: it is disconnected, and may fetch the rest."""
FAILED, TOO_SLOW = 1011, 1013
"""The close codes of an error of ours, and of a client that reads too slowly."""
HELLO_TIMEOUT, SILENT = 15.0, 1008
"""The timeout of the first message in seconds, and the close code after it."""
CLOSE_TIMEOUT = 1.0
"""The timeout of the closing handshake in seconds."""


class SocketConnection:
    """What the hub knows of a socket."""

    def __init__(self, visitor: str, address: str = "") -> None:
        self.visitor = visitor
        self.address = address
        self.viewer: Viewer = None
        self.ready = False
        self.close_code = 0
        """With which code it is closed, once that is decided."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.size = 0
        """The bytes that wait."""
        self._reader = asyncio.current_task()

    def send(self, message: bytes) -> None:
        """Queues a message."""
        if self.close_code:
            return
        self.size += len(message)
        self.queue.put_nowait(message)
        if self.queue.qsize() > LONGEST_QUEUE or self.size > LARGEST_QUEUE:
            self.disconnect(TOO_SLOW)

    def disconnect(self, code: int) -> None:
        """Closes the socket with this code."""
        self.close_code, self.ready = code, False
        if self._reader is not None:
            self._reader.cancel()

    async def next(self) -> bytes:
        """The message that has waited for longest."""
        message = await self.queue.get()
        self.size -= len(message)
        return message


async def reject(socket: AnySocket, why: str = "database unavailable") -> None:
    """Rejects a websocket handshake with a status on which a proxy tries the next process."""
    if _warnings.take(time.monotonic()):
        logger.warning("%s: a socket was rejected", why)
    REFUSALS.labels(Refusal.SERVER_TROUBLE).inc()
    await socket.send({"type": "websocket.http.response.start", "status": 503, "headers": []})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


async def serve_socket(socket: AnySocket, hub: Hub, table: str, visitor: str, build: str) -> None:
    """Serves one client until it disconnects."""
    address = socket.client.host if socket.client else ""
    is_welcome = connection_opened(address)
    try:
        if is_welcome:
            await _serve_accepted(socket, hub, table, visitor, build, address)
        else:
            await reject(socket, "a network has too many sockets")
    finally:
        connection_closed(address)


async def _serve_accepted(
    socket: AnySocket, hub: Hub, table: str, visitor: str, build: str, address: str
) -> None:
    await socket.accept()
    connection = SocketConnection(visitor, address)
    session = Session(hub, table, connection, build=build, address=address)
    sending = asyncio.create_task(_send_all(socket, connection))
    SOCKETS.inc()
    try:
        first = await _first_message(socket)
        if first is None:
            connection.close_code = SILENT
            await socket.close(code=SILENT)
            return
        await session.receive(first)
        while True:
            await session.receive(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not connection.close_code:
            raise
        sending.cancel()
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await socket.close(code=connection.close_code)
    except Closed as closed:
        connection.close_code = closed.code
        await _wait_until_sent(connection)
        with suppress(Exception):
            await socket.close(code=closed.code, reason=str(closed.reason))
    except Exception:
        logger.exception("a session failed")
        connection.close_code = FAILED
        with suppress(Exception):
            await socket.close(code=FAILED)
    finally:
        SOCKETS.dec()
        session.close()
        sending.cancel()


async def _first_message(socket: AnySocket) -> str | bytes | None:
    """What the client says first; None if it says nothing."""
    try:
        async with asyncio.timeout(HELLO_TIMEOUT):
            return await socket.receive_data(mode="text")
    except TimeoutError:
        return None


async def _send_all(socket: AnySocket, connection: SocketConnection) -> None:
    with suppress(Exception):  # the client has gone; the reader notices
        while True:
            await socket.send_data((await connection.next()).decode(), mode="text")


async def _wait_until_sent(connection: SocketConnection) -> None:
    for _ in range(20):
        if connection.queue.empty():
            break
        await asyncio.sleep(0.01)
