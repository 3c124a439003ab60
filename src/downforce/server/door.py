"""The people of one table meet at one process, whichever process of this machine they come to.

A table whose people are at two processes is kept by both, which takes more time than it should. So a socket
that comes to one process, of a table that another one keeps, is handed over before it is answered: Linux
lets a process give an open connection to another. Whoever calls notices nothing, and afterwards it costs
nothing.

It is thrift and no need. A socket that nobody takes is served where it came: while the other one is killed or
restarted, on another machine or in another container, on systems other than Linux.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import re
import socket
import struct
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from downforce.server.metrics import HANDED_OVER

logger = logging.getLogger(__name__)

HAS_DOORS: Final = sys.platform == "linux"
LARGEST: Final = 128 * 1024
"""Bytes; a request that takes its caller to a table is far shorter."""
_CREDENTIALS: Final = struct.Struct("3i")
_TABLE: Final = re.compile(rb"/api/tables/([\w-]+)/socket(?:\?|$)")


def nobody(table: str) -> Sequence[str]:
    """There are no others."""
    return ()


class Door:
    """Where other processes hand sockets to this one, and from where it hands them to others."""

    def __init__(self) -> None:
        self.process = ""
        """Which of the processes this one is; nothing if it is alone."""
        self.others: Callable[[str], Sequence[str]] = nobody
        """The processes that shall have the sockets of a table before this one, in order."""
        self._listening: socket.socket | None = None
        self._guests: set[socket.socket] = set()
        """Those of other processes who are about to hand something over."""

    def open(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """From now on whatever is handed over is taken: a connection, and the request that came on it."""
        if not self.process or not HAS_DOORS:
            return
        self._listening = _new_socket()
        self._listening.bind(_address(self.process))
        self._listening.listen(socket.SOMAXCONN)
        asyncio.get_running_loop().add_reader(self._listening, self._let_in, self._listening, take)

    def close(self) -> None:
        """Nothing is taken any more; others notice it at once."""
        if self._listening is not None:
            for one in (self._listening, *self._guests):
                self._bid_farewell(one)
            self._listening = None

    def hands_over(self, connection: int, request: bytes, table: str) -> bool:
        """Hands a connection to the process at which the people of its table meet.

        False if that is this one, or nobody takes it.
        """
        for process in self.others(table) if self._listening is not None else ():
            with suppress(OSError), _new_socket() as way:  # it is dead, or not here
                way.connect(_address(process))
                if _is_ours(way):
                    socket.send_fds(way, [request], [connection])
                    HANDED_OVER.inc()
                    return True
        return False

    def _let_in(self, listening: socket.socket, take: Callable[[socket.socket, bytes], None]) -> None:
        try:
            guest, _ = listening.accept()
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.ECONNABORTED):
                logger.warning("nothing can be handed to us: %s", error)
            return
        guest.setblocking(False)
        self._guests.add(guest)
        asyncio.get_running_loop().add_reader(guest, self._receive, guest, take)

    def _receive(self, guest: socket.socket, take: Callable[[socket.socket, bytes], None]) -> None:
        found: list[int] = []
        try:
            request, found, _, _ = socket.recv_fds(guest, LARGEST, 1, socket.MSG_CMSG_CLOEXEC)
            if _is_ours(guest) and request and found:
                handed = socket.socket(fileno=found[0])
                found.clear()
                handed.setblocking(False)
                take(handed, request)
        except BlockingIOError:
            return
        except OSError as error:
            logger.warning("what was handed to us is of no use: %s", error)
        finally:
            for unused in found:
                os.close(unused)
        self._bid_farewell(guest)

    def _bid_farewell(self, one: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(one)
        self._guests.discard(one)
        one.close()


def _new_socket() -> socket.socket:
    new = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    new.setblocking(False)
    return new


def _address(process: str) -> str:
    """Where a process's door is: a name in no folder, which is gone when its process is."""
    return f"\0downforce {process}"


def _is_ours(way: socket.socket) -> bool:
    """Whether the other end belongs to the same user: nobody else shall give us callers, or get them."""
    known = way.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    _, user, _ = _CREDENTIALS.unpack(known)
    return bool(user == os.getuid())


def protocol_at(door: Door) -> type[H11Protocol]:
    """What uvicorn does with a connection: as ever, but sockets of tables may be handed over."""

    class AtTheDoor(H11Protocol):
        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            table = _TABLE.match(event.target)
            connection = self.transport.get_extra_info("socket")
            if table and door.hands_over(connection.fileno(), request_of(event), table[1].decode()):
                self.connections.discard(self)
                self.transport.close()
            else:
                super().handle_websocket_upgrade(event)

    return AtTheDoor


def request_of(event: h11.Request) -> bytes:
    """A request as it came, or as good as that."""
    lines: list[Any] = [b"%s %s HTTP/1.1" % (event.method, event.target)]
    lines += [b"%s: %s" % (name, value) for name, value in event.headers]
    return b"\r\n".join([*lines, b"", b""])
