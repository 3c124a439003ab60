"""Closes connections that send nothing, or one letter an hour."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from downforce.server.live.limits import is_this_machine, network_of

WHOLE_REQUEST: Final = 15.0
"""Seconds for a request, from its first letter to its last; also for the first letter."""
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


def come(address: str) -> bool:
    """Counts a connection; whether its network may have one more."""
    network = network_of(address)
    _connections[network] += 1
    return _connections[network] <= MOST_PER_NETWORK or not network or is_this_machine(network)


def go(address: str) -> None:
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


def _make_room() -> None:
    """Closes the connection that was silent for longest: a newcomer may have a seat."""
    for silent in _waiting:
        silent.transport.abort()
        del _waiting[silent]
        return


class PatientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with an end to patience."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._address = ""
        self._is_counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected, and has to send a request soon."""
        super().connection_made(cast("asyncio.Transport", transport))
        self._address = self.client[0] if self.client else ""
        self._is_counted = True
        if not come(self._address):
            transport.close()
            return
        if is_crowded(most_files()):
            _make_room()
        self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a websocket, which is counted where it is served."""
        self._leave()
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
            go(self._address)

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
            self._deadline = self.loop.call_later(WHOLE_REQUEST, self._hang_up)
            _waiting[self] = None

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            _waiting.pop(self, None)

    def _hang_up(self) -> None:
        self._deadline = None
        _waiting.pop(self, None)
        if self._is_http and self._is_awaited and not self.transport.is_closing():
            self.transport.close()
