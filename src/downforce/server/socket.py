"""The websocket of one client: a queue out, a session in."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from downforce.server.hub import Hub
from downforce.server.metrics import SOCKETS
from downforce.server.session import Closed, Session
from downforce.server.views import Viewer

logger = logging.getLogger(__name__)

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

LONGEST_QUEUE = 400
"""A client that reads so slowly that more messages wait is cut off; it comes back and fetches the rest."""


class SocketConnection:
    """What the hub knows of a socket."""

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.viewer: Viewer = None
        self.ready = False
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Lines a message up."""
        if self.queue.qsize() < LONGEST_QUEUE:
            self.queue.put_nowait(message)
        elif self.ready:
            self.ready = False
            self.queue.put_nowait(None)


async def turn_away(socket: AnySocket) -> None:
    """Refuses a socket before it is one, with a status on which a proxy tries the next process."""
    logger.warning("the store is in trouble: a socket was turned away")
    await socket.send({"type": "websocket.http.response.start", "status": 503, "headers": []})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


async def serve_socket(socket: AnySocket, hub: Hub, table: str, visitor: str, build: str) -> None:
    """Talks to one client until it goes."""
    await socket.accept()
    connection = SocketConnection(visitor)
    session = Session(hub, table, connection, build=build)
    sending = asyncio.create_task(_send_all(socket, connection))
    SOCKETS.inc()
    try:
        while True:
            await session.receive(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass
    except Closed as closed:
        await _drained(connection)
        with suppress(Exception):
            await socket.close(code=closed.code, reason=str(closed.reason))
    except Exception:
        logger.exception("a session failed")
        with suppress(Exception):
            await socket.close(code=1011)
    finally:
        SOCKETS.dec()
        session.close()
        sending.cancel()


async def _send_all(socket: AnySocket, connection: SocketConnection) -> None:
    with suppress(Exception):  # the client has gone; the reader notices
        while (message := await connection.queue.get()) is not None:
            await socket.send_data(message.decode(), mode="text")
        await socket.close(code=1013)


async def _drained(connection: SocketConnection) -> None:
    for _ in range(20):
        if connection.queue.empty():
            break
        await asyncio.sleep(0.01)
