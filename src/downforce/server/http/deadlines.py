"""Closes connections that send nothing, one letter an hour or a flood of frames, or that never read."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from downforce.server.live.limits import Bucket, is_this_machine, network_of

WHOLE_REQUEST: Final = 15.0
"""Seconds for a request, from its first letter to its last; also for the first letter."""
WHOLE_ANSWER: Final = 120.0
"""The timeout in seconds for reading what was sent; a slow line carries half a megabyte in that time."""
FRAMES: Final = (200, 20)
"""How many pings and parts of messages a websocket may send at once, and how many a second for long."""
MOST_QUEUED: Final = 400
"""How many messages of a client may wait to be read; it is slowed down long before."""
SLICE: Final = 4096
"""Bytes that are parsed at once: those of a flood would keep all others waiting for seconds."""
MOST_PER_NETWORK: Final = 300
"""So many connections one network may have; this machine's own, such as a proxy, as many as it likes."""

OWN_FILES: Final = 100
"""So many files the server needs for itself: the database, the bots' processes, the log."""
ROOM_FOR_PLAYERS: Final = 0.2
"""The share of the others that is kept for people who have a seat."""

_connections: Counter[str] = Counter()
"""How many there are, by network."""
_waiting: dict[PatientProtocol, None] = {}
"""Those whose client is to say something, the one that has waited for longest first."""


def connection_opened(address: str) -> bool:
    """Counts a connection; whether its network may have one more."""
    network = network_of(address)
    _connections[network] += 1
    return _connections[network] <= MOST_PER_NETWORK or not network or is_this_machine(network)


def connection_closed(address: str) -> None:
    """The connection is gone."""
    network = network_of(address)
    _connections[network] -= 1
    if _connections[network] <= 0:
        del _connections[network]


@cache
def most_files() -> int:
    """How many files this process may have open; as many as the system lets it, if it was less before."""
    try:
        import resource
    except ImportError:  # pragma: no cover
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft


def is_crowded(files: int) -> bool:
    """Whether only people who have a seat should come in, so that they find a free file."""
    return _connections.total() > (files - OWN_FILES) * (1 - ROOM_FOR_PLAYERS)


def _close_most_silent() -> None:
    """Closes the connection that was silent for longest: a newcomer may have a seat."""
    for silent in _waiting:
        silent.transport.abort()
        del _waiting[silent]
        return


class WriteDeadline:
    """Aborts a connection whose client does not read what it was sent; a close alone would wait for it."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected."""
        super().connection_made(transport)  # type: ignore[misc]
        self.transport.set_write_buffer_limits(high=0)  # what the system does not take is told to us

    def pause_writing(self) -> None:
        """Some of what we have sent waits for the client."""
        super().pause_writing()  # type: ignore[misc]
        if self._stalled is None:
            self._stalled = self.loop.call_later(WHOLE_ANSWER, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read all of it."""
        self._forget_stall()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._forget_stall()
        super().connection_lost(exc)  # type: ignore[misc]

    def _forget_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class PatientSocket(WriteDeadline, WebSocketsSansIOProtocol):
    """A websocket as uvicorn speaks it, without floods of frames.

    Messages have limits of their own (``live/session.py``), but a ping or an empty part of a message is
    answered or dropped before any of our code sees it, and thousands fit into one packet.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        size, rate = FRAMES
        self._frames = Bucket(size, rate, size, self.loop.time())

    def data_received(self, data: bytes) -> None:
        """Some frames have come."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > MOST_QUEUED:
                self.transport.abort()

    def handle_ping(self) -> None:
        """A ping, which was answered already."""
        self._count_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping, perhaps to none of ours."""
        self._count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        self._count_frame()
        super().handle_cont(event)

    def _count_frame(self) -> None:
        if not self._frames.take(self.loop.time()):
            self.transport.abort()


class PatientProtocol(WriteDeadline, H11Protocol):
    """HTTP as uvicorn speaks it, with a timeout for each request."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._address = ""
        self._is_counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected, and has to send a request soon."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._is_counted = True
        if not connection_opened(self._address):
            transport.close()
            return
        if is_crowded(most_files()):
            _close_most_silent()
        self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a websocket, which is counted where it is served."""
        self._leave()
        self._forget_stall()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """Some of a request has come."""
        super().data_received(data)
        if self._is_awaited and self._is_http:
            self._wait()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._is_counted:
            self._is_counted = False
            connection_closed(self._address)

    @property
    def _is_http(self) -> bool:
        """Whether it is no websocket by now."""
        return self.transport.get_protocol() is self

    @property
    def _is_awaited(self) -> bool:
        """Whether we wait for the client, and not it for us."""
        cycle = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(WHOLE_REQUEST, self._deadline_passed)
            _waiting[self] = None

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            _waiting.pop(self, None)

    def _deadline_passed(self) -> None:
        self._deadline = None
        _waiting.pop(self, None)
        if self._is_http and self._is_awaited and not self.transport.is_closing():
            self.transport.close()
