"""Opening a websocket on a line that loses packets."""

from __future__ import annotations

import asyncio
import socket
from types import TracebackType
from typing import Final, TypeAlias

from websockets.asyncio.client import ClientConnection, connect

Call: TypeAlias = asyncio.Future[ClientConnection]

DIALS: Final = (0.25, 0.25, 0.25, 0.5, 1.0)
"""Seconds between two calls while no line is open; all of them go on for as long as it takes."""
TOUCHES: Final = 1
"""Seconds of silence until the kernel asks the other end whether it is there."""


class Dial(connect):
    """As ``connect``, but a lost first packet costs little.

    TCP sends the first packet again after a second; and a line that opened only then is taken for a slow one,
    on which whatever gets lost next is sent again after three. So there is a new call soon, besides the old
    one, and the first to get through is taken. It costs the server next to nothing.

    The last packet costs little either: a killed server tells of it once, and if that is lost, only if asked.
    """

    async def open_tcp_connection(self) -> ClientConnection:
        """The line itself; what is said on it afterwards has all the time of ``open_timeout``."""
        calls: list[Call] = []
        try:
            for patience in (*DIALS, None):
                calls.append(asyncio.ensure_future(super().open_tcp_connection()))
                await asyncio.wait(calls, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                if any(call.done() for call in calls):
                    break
            first = next(call for call in calls if call.done())
            calls.remove(first)
            return _touched(first.result())
        finally:
            for call in calls:
                call.cancel()
                call.add_done_callback(_hang_up)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        """Says goodbye; whoever is told to stop meanwhile, as at Ctrl-C, leaves no line open either."""
        line = self.connection.transport
        try:
            await super().__aexit__(kind, error, where)
        finally:
            line.abort()


def _touched(line: ClientConnection) -> ClientConnection:
    """The same line, kept alive by the kernel; systems name the time until it begins differently."""
    end: socket.socket = line.transport.get_extra_info("socket")
    end.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name in ("TCP_KEEPIDLE", "TCP_KEEPALIVE", "TCP_KEEPINTVL"):
        if hasattr(socket, name):
            end.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), TOUCHES)
    return line


def _hang_up(call: Call) -> None:
    """It got through as well, and is not needed."""
    if not call.cancelled() and call.exception() is None:
        call.result().transport.abort()
