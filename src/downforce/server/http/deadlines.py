"""Timeouts and limits of connections: for clients that are silent, slow, send too much, or never read."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from downforce.server.live.limits import Bucket, is_this_machine, network_of

REQUEST_TIMEOUT: Final = 15.0
"""The timeout of a whole request in seconds; also of its first byte."""
WRITE_TIMEOUT: Final = 120.0
"""The timeout in seconds of a client that does not read; a slow line carries half a megabyte in that time."""
FRAMES: Final = (200, 20)
"""The rate limit of pings and message fragments: how many at once, and how many a second in the long run."""
MOST_QUEUED: Final = 400
"""How many messages of a client may wait to be read; the rate limit comes long before."""
SLICE: Final = 4096
"""Bytes that are parsed at once: a larger part of a flood would block the event loop for seconds."""
MOST_PER_NETWORK: Final = 300
"""The most connections of one network. This machine itself, such as a proxy, has no limit."""

OWN_FILES: Final = 100
"""How many open files the server itself needs: the database, the bots' processes, the log."""
RESERVED_FOR_PLAYERS: Final = 0.2
"""The share of the remaining files that is reserved for people who have a seat."""

_connections: Counter[str] = Counter()
"""How many there are, by network."""
_waiting: dict[LimitedHttp, None] = {}
"""The connections that wait for a request, the longest idle first."""


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
    return _connections.total() > (files - OWN_FILES) * (1 - RESERVED_FOR_PLAYERS)


def _close_longest_idle() -> None:
    """Closes the connection that was idle for longest: the new one may belong to a player."""
    for silent in _waiting:
        silent.transport.abort()
        del _waiting[silent]
        return


class WriteDeadline:
    """Aborts a connection whose client does not read what it was sent; a close alone would wait for it."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _write_timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected."""
        super().connection_made(transport)  # type: ignore[misc]
        self.transport.set_write_buffer_limits(high=0)  # what the system does not take is told to us

    def pause_writing(self) -> None:
        """Some of what we have sent waits for the client."""
        super().pause_writing()  # type: ignore[misc]
        if self._write_timeout is None:
            self._write_timeout = self.loop.call_later(WRITE_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read all of it."""
        self._cancel_write_timeout()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._cancel_write_timeout()
        super().connection_lost(exc)  # type: ignore[misc]

    def _cancel_write_timeout(self) -> None:
        if self._write_timeout is not None:
            self._write_timeout.cancel()
            self._write_timeout = None


class LimitedWebSocket(WriteDeadline, WebSocketsSansIOProtocol):
    """A websocket of uvicorn with a rate limit of frames.

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


class LimitedHttp(WriteDeadline, H11Protocol):
    """HTTP of uvicorn with a timeout for each request."""

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
            _close_longest_idle()
        self._start_timeout()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a websocket, which is counted where it is served."""
        self._stop_counting()
        self._cancel_write_timeout()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """Some of a request has come."""
        super().data_received(data)
        if self._is_awaited and self._is_http:
            self._start_timeout()
        else:
            self._cancel_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._stop_counting()
        super().connection_lost(exc)

    def _stop_counting(self) -> None:
        self._cancel_timeout()
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

    def _start_timeout(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_TIMEOUT, self._on_timeout)
            _waiting[self] = None

    def _cancel_timeout(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            _waiting.pop(self, None)

    def _on_timeout(self) -> None:
        self._deadline = None
        _waiting.pop(self, None)
        if self._is_http and self._is_awaited and not self.transport.is_closing():
            self.transport.close()
