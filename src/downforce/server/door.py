"""The people of one table meet at one process, whichever process of this machine they come to.

A table whose people are at two processes is kept by both, which takes more time than it should. So a socket
that comes to one process, of a table that another one keeps, is handed over before it is answered: Linux
lets a process give an open connection to another. Whoever calls notices nothing, and afterwards it costs
nothing.

It is thrift and no need. A socket is served where it came if the other process does not say that it has taken
it: because it stops, hangs or was killed, cannot reach its database, is on another machine or in another
container; or because this is not Linux.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import secrets
import socket
import struct
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from uvicorn.protocols.http.h11_impl import H11Protocol

from downforce.server.metrics import HANDED_OVER

if TYPE_CHECKING:
    import h11

logger = logging.getLogger(__name__)

Take: TypeAlias = Callable[[socket.socket, bytes], None]

HAS_DOORS: Final = sys.platform == "linux"
LARGEST: Final = 128 * 1024
"""Bytes of a request; longer ones, which no browser sends, are not handed over."""
PATIENCE: Final = 1.0
"""Seconds in which the other one has to take it."""
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
NETWORK: Final = Path("/proc/self/ns/net")
REST: Final = 1.0
"""Seconds until a door that had to be closed is opened again."""
_TAKEN: Final = b"."
_CREDENTIALS: Final = struct.Struct("3i")
_TABLE: Final = re.compile(rb"/api/tables/([\w-]+)/socket(?:\?|$)")


def new_process() -> str:
    """What a process calls itself. The first part is its place: from there it is known what has no door."""
    return f"{_place()}:{secrets.token_urlsafe(9)}"


def _place() -> str:
    """Within which doors are reached: this machine since it was started, and this network of its own."""
    try:
        known = BOOT.read_text() + str(NETWORK.readlink())
    except OSError:
        return secrets.token_hex(4)
    return sha256(known.encode()).hexdigest()[:8]


def _place_of(process: str) -> str:
    return process.partition(":")[0]


class Door:
    """Where other processes hand sockets to this one, and from where it hands them to others."""

    def __init__(self) -> None:
        self.process = ""
        """Which of the processes this one is; nothing if it shall have no door."""
        self.others: Callable[[str], Sequence[str]] = lambda _: ()
        """The processes that shall have the sockets of a table before this one, in order."""
        self.can_take: Callable[[], bool] = lambda: True
        """Whether this one could serve just now."""
        self.lost: Callable[[str], None] = lambda _: None
        """Told of a process of this machine whose door is not there: mostly it was killed."""
        self._take: Take = _drop
        self._listening: socket.socket | None = None
        self._guests: set[socket.socket] = set()
        """Those of other processes who are about to hand something over."""
        self._rests: asyncio.TimerHandle | None = None

    def open(self, take: Take) -> None:
        """From now on whatever is handed over is taken: a connection, and the request that came on it."""
        self._take = take
        if not self.process or not HAS_DOORS:
            return
        try:
            self._listening = _listening_at(_address(self.process))
        except OSError as error:
            self._rest(error)
        else:
            self._rests = None
            asyncio.get_running_loop().add_reader(self._listening, self._let_in, self._listening)

    def close(self) -> None:
        """Nothing is taken any more, and nothing handed over; the others notice at once."""
        if self._rests is not None:
            self._rests.cancel()
        if self._listening is not None:
            for one in (self._listening, *self._guests):
                self._let_go(one)
            self._listening = None

    def before_us(self, table: str) -> Sequence[str]:
        """The processes to whom a socket of this table is to be offered before it is served here."""
        return () if self._listening is None else self.others(table)

    def reaches(self, process: str) -> bool:
        """Whether something could be handed to another process: both are on this machine, and up."""
        if self._listening is None:
            return False
        with suppress(OSError), _new_socket() as way:
            return self._connects(way, process)
        return False

    async def hands_over(self, connection: int, request: bytes, processes: Iterable[str]) -> bool:
        """Gives a connection to the first of these processes that takes it; false if nobody does."""
        if len(request) > LARGEST:
            return False
        with suppress(OSError), _own(connection) as own:
            for process in processes:
                if await self._offered(process, own, request):
                    HANDED_OVER.inc()
                    return True
        return False

    async def _offered(self, process: str, connection: int, request: bytes) -> bool:
        """Whether a process has taken a connection. That is certain: never have two of them it, or none."""
        with suppress(OSError), _new_socket() as way:  # it is dead, or not here
            if not self._connects(way, process):
                return False
            socket.send_fds(way, [request], [connection])
            try:
                async with asyncio.timeout(PATIENCE):
                    return await asyncio.get_running_loop().sock_recv(way, 1) == _TAKEN
            except TimeoutError:
                way.shutdown(socket.SHUT_RD)  # from now on it cannot take it any more, unless it just has
                return way.recv(1) == _TAKEN
        return False

    def _connects(self, way: socket.socket, process: str) -> bool:
        """Whether this is a way to a process of ours; raises ``OSError`` if there is none."""
        try:
            way.connect(_address(process))
        except ConnectionRefusedError:
            if _place_of(process) == _place_of(self.process):  # else nobody knows: it is on another machine
                self.lost(process)
            raise
        return _is_ours(way)

    def _rest(self, error: OSError) -> None:
        """Mostly there are too many open files. Meanwhile everybody is served where they came."""
        if self._rests is None:
            logger.warning("no socket can be handed to us for a while: %s", error)
        self._rests = asyncio.get_running_loop().call_later(REST, self.open, self._take)

    def _let_in(self, listening: socket.socket) -> None:
        try:
            guest, _ = listening.accept()
        except (BlockingIOError, ConnectionAbortedError):
            return
        except OSError as error:
            self.close()
            self._rest(error)
            return
        if not _is_ours(guest):
            guest.close()
            return
        guest.setblocking(False)
        self._guests.add(guest)
        asyncio.get_running_loop().add_reader(guest, self._receive, guest)

    def _receive(self, guest: socket.socket) -> None:
        found: list[int] = []
        try:
            request, found, _, _ = socket.recv_fds(guest, LARGEST, 1, socket.MSG_CMSG_CLOEXEC)
            if request and found and self.can_take():
                connection = socket.socket(fileno=found[0])
                found.clear()
                with _closed_if_it_fails(connection):
                    connection.setblocking(False)
                    guest.send(_TAKEN)  # which fails if it is no longer offered
                    self._take(connection, request)
        except BlockingIOError:
            return
        except OSError:  # it is of no use, or no longer offered
            pass
        for unused in found:
            os.close(unused)
        self._let_go(guest)

    def _let_go(self, one: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(one)
        self._guests.discard(one)
        one.close()


def _drop(connection: socket.socket, _: bytes) -> None:
    connection.close()


def _new_socket() -> socket.socket:
    new = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    new.setblocking(False)
    return new


def _listening_at(address: str) -> socket.socket:
    with _closed_if_it_fails(_new_socket()) as listening:
        listening.bind(address)
        listening.listen(socket.SOMAXCONN)
    return listening


@contextmanager
def _closed_if_it_fails(one: socket.socket) -> Iterator[socket.socket]:
    try:
        yield one
    except BaseException:
        one.close()
        raise


@contextmanager
def _own(connection: int) -> Iterator[int]:
    """The connection under a number of our own: if it is closed meanwhile, the old one may be anything's."""
    own = os.dup(connection)
    try:
        yield own
    finally:
        os.close(own)


def _address(process: str) -> str:
    """Where a process's door is: a name in no folder, which is gone when its process is."""
    return f"\0downforce {process}"


def _is_ours(way: socket.socket) -> bool:
    """Whether the other end belongs to the same user: nobody else shall give us callers, or get them."""
    known = way.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    _, user, _ = _CREDENTIALS.unpack(known)
    return bool(user == os.geteuid())


def protocol_at(door: Door) -> type[H11Protocol]:
    """What uvicorn does with a connection: as ever, but sockets of tables may be handed over."""

    class AtTheDoor(H11Protocol):
        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            table = _TABLE.match(event.target)
            processes = door.before_us(table[1].decode()) if table else ()
            if not processes or self.transport.get_write_buffer_size():
                super().handle_websocket_upgrade(event)
                return
            self.transport.pause_reading()
            task = self.loop.create_task(self._hand_over(event, processes))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        async def _hand_over(self, event: h11.Request, processes: Sequence[str]) -> None:
            connection = self.transport.get_extra_info("socket").fileno()
            if await door.hands_over(connection, request_of(event), processes):
                self.connections.discard(self)
                self.transport.close()
            elif not self.transport.is_closing():
                super().handle_websocket_upgrade(event)
                self.transport.resume_reading()

    return AtTheDoor


def request_of(event: h11.Request) -> bytes:
    """A request as it came, or as good as that."""
    lines = [b"%s %s HTTP/1.1" % (event.method, event.target)]
    lines += [b"%s: %s" % (name, value) for name, value in event.headers]
    return b"\r\n".join([*lines, b"", b""])
