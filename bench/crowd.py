"""A crowd of clients in one process: plain sockets, and of every message only what has to be read.

Each client talks as a browser does: it offers compression, answers pings, and says hello from its seat. An
update is looked through for its ``seq`` and, at the seats, for the choices; nothing else is parsed. At a
table one commit at a time is under way, so each update can be timed from the commit it belongs to.
"""

from __future__ import annotations

import asyncio
import re
import struct
import time
import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import cast

from downforce.server.wire.messages import VERSION

UPDATE = b'{"t":"update","seq":'
ACCEPTED = b'{"t":"accepted"'
WELCOME = b'{"t":"welcome"'
REFUSED = b'{"t":"refused"'
QUIET = (b'{"t":"present"', b'{"t":"yours"')
CHOICES = b'"choices":['
OVER = b'"status":"over"'
_ACTIONS = re.compile(rb'"do":"([^"]*)"').findall
_SEQ = re.compile(rb'"seq":(\d+)').search
_REASON = re.compile(rb'"reason":"([^"]*)"').search
_WINDOW = re.compile(rb"server_max_window_bits=(\d+)").search


@dataclass
class Figures:
    """What was seen while the crowd played."""

    seconds: float = 0.0
    moves: int = 0
    """Commits sent."""
    waits: list[float] = field(default_factory=list)
    """For each commit the seconds from its sending until the last viewer had the update."""
    answers: list[float] = field(default_factory=list)
    """For each commit the seconds until it was accepted."""
    late: list[float] = field(default_factory=list)
    """For each commit how many seconds after its time the crowd sent it."""
    updates: int = 0
    wire: int = 0
    """Bytes of the frames of updates, as they were sent."""
    plain: int = 0
    """Bytes of updates before compression."""
    ended: int = 0
    """Games that came to their end."""
    troubles: Counter[str] = field(default_factory=Counter)


@dataclass(eq=False)
class Seated:
    """A table of the crowd."""

    id: str
    viewers: list[Viewer] = field(default_factory=list)
    choices: dict[int, bytes] = field(default_factory=dict)
    """By seat the message with the choices it has now."""
    sent_at: float = 0.0
    missing: int = 0
    """How many updates of the last commit are still to come."""
    is_answered: bool = True
    is_over: bool = False


class Viewer(asyncio.Protocol):
    """One client with one socket."""

    def __init__(self, crowd: Crowd, table: Seated, seat: int | None, token: str) -> None:
        self.crowd, self.table, self.seat, self.token = crowd, table, seat, token
        self.seq = 0
        self.welcomed = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport
        self._data = b""
        self._is_open = False
        self._inflate: zlib._Decompress | None = None
        self._fresh: int | None = None
        """The window, where every message is compressed by itself."""

    # --- the socket -------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        lines = [
            f"GET /api/tables/{self.table.id}/socket HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: downforce={self.token}",
        ]
        if self.crowd.compresses:
            lines.append("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._data = head
                return
            self._opened(head)
        self._data = self._frames(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.crowd.figures.troubles["cut off"] += not self.crowd.is_leaving
        if not self.welcomed.done():
            self.welcomed.set_exception(ConnectionError("a socket was closed"))

    def close(self) -> None:
        self._transport.abort()

    def _opened(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.decode("latin-1"))
        self._is_open = True
        if b"permessage-deflate" in head:
            window = _WINDOW(head)
            bits = -int(window[1]) if window else -15
            self._inflate = zlib.decompressobj(bits)
            self._fresh = bits if b"server_no_context_takeover" in head else None
        look = "null" if self.seat is None else self.seat
        self.send(f'{{"t":"hello","v":{VERSION},"look":{look}}}'.encode())

    def send(self, message: bytes) -> None:
        """Sends one message, with a mask of zeros."""
        size = len(message)
        length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0xFE, size)
        self._transport.write(b"\x81" + length + b"\0\0\0\0" + message)

    def _frames(self, data: bytes) -> bytes:
        """Takes all whole frames; what is left of the next one."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if start + size > end:
                break
            self._frame(data[at], data[start : start + size], start - at + size)
            at = start + size
        return data[at:]

    def _frame(self, head: int, body: bytes, size: int) -> None:
        match head & 0x0F:
            case 1:
                self._message(self._inflated(body) if head & 0x40 else body, size)
            case 9:
                self._transport.write(b"\x8a" + bytes([0x80 | len(body)]) + b"\0\0\0\0" + body)

    def _inflated(self, body: bytes) -> bytes:
        if self._fresh is not None:
            self._inflate = zlib.decompressobj(self._fresh)
        assert self._inflate is not None
        return self._inflate.decompress(body + b"\0\0\xff\xff")

    # --- the table --------------------------------------------------------------------------------

    def _message(self, message: bytes, size: int) -> None:
        if message.startswith(UPDATE):
            self._update(message, size)
        elif message.startswith(ACCEPTED):
            self.crowd.answered(self.table)
        elif message.startswith(WELCOME):
            found = _SEQ(message)
            assert found is not None
            self.seq = int(found[1])
            self._note(message)
            self.welcomed.set_result(None)
        elif message.startswith(REFUSED):
            self.crowd.refused(self.table, message)
        elif not message.startswith(QUIET):
            self.crowd.figures.troubles[message[:40].decode()] += 1

    def _update(self, message: bytes, size: int) -> None:
        figures, start = self.crowd.figures, len(UPDATE)
        seq = int(message[start : message.index(b",", start)])
        if seq != self.seq + 1:
            figures.troubles["gap"] += 1
        self.seq = seq
        self._note(message)
        figures.updates += 1
        figures.wire += size
        figures.plain += len(message)
        self.crowd.came(self.table)

    def _note(self, message: bytes) -> None:
        """Notes whether the game is over, and what this seat may do now."""
        if self.seat is None:
            self.table.is_over = self.table.is_over or OVER in message
            return
        at = message.rfind(CHOICES)
        if at < 0:
            return  # as before
        if message[at + len(CHOICES)] == 0x5D:  # none
            self.table.choices.pop(self.seat, None)
        else:
            self.table.choices[self.seat] = message[at:]


class Crowd:
    """All tables and all clients."""

    def __init__(self, *, compresses: bool = True, seed: int = 1) -> None:
        self.compresses = compresses
        self.figures = Figures()
        self.is_leaving = False
        self._tables: list[Seated] = []
        self._idle: list[Seated] = []
        self._waiting = 0
        self._rng = Random(seed)
        self._number = 0

    async def join(self, id: str, tokens: Sequence[str], ports: Sequence[int]) -> None:
        """Connects the people of a table and a spectator, each to the next of these servers."""
        loop, table = asyncio.get_running_loop(), Seated(id)
        # The spectator has a token too: all without one share the limits of their network.
        who = [*enumerate(tokens), (None, tokens[0])]
        for number, (seat, token) in enumerate(who):
            viewer = Viewer(self, table, seat, token)
            port = ports[number % len(ports)]
            await loop.create_connection(lambda viewer=viewer: viewer, "127.0.0.1", port)
            table.viewers.append(viewer)
        await asyncio.gather(*(viewer.welcomed for viewer in table.viewers))
        self._tables.append(table)
        self._idle.append(table)

    @property
    def sockets(self) -> int:
        return sum(len(table.viewers) for table in self._tables)

    @property
    def running(self) -> int:
        """How many tables are not over."""
        return sum(not table.is_over for table in self._tables)

    async def play(self, rate: float, seconds: float) -> Figures:
        """Makes so many moves a second, at times and tables that chance picks."""
        figures = self.figures = Figures()
        began = time.perf_counter()
        due = began + self._rng.expovariate(rate)
        while due < began + seconds:
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            if self._commit():
                figures.late.append(time.perf_counter() - due)
            due += self._rng.expovariate(rate)
        figures.seconds = time.perf_counter() - began
        for _ in range(500):
            if not self._waiting:
                break
            await asyncio.sleep(0.01)
        figures.troubles["unanswered"] += self._waiting
        return figures

    def _commit(self) -> bool:
        """Lets a seat at some table make a legal move."""
        table = self._some_table()
        if table is None:
            self.figures.troubles["no table to play at"] += 1
            return False
        seat = self._rng.choice([*table.choices])
        action = self._rng.choice(_ACTIONS(table.choices[seat]))
        viewer = table.viewers[seat]
        self._number += 1
        table.missing, table.is_answered, table.sent_at = len(table.viewers), False, time.perf_counter()
        self._waiting += 1
        self.figures.moves += 1
        request = b'{"t":"commit","id":"m%d","seat":%d,"seq":%d,"draft":["%s"]}'
        viewer.send(request % (self._number, seat, viewer.seq, action))
        return True

    def _some_table(self) -> Seated | None:
        """A table with no open request, where a seat is asked."""
        idle = self._idle
        while idle:
            at = self._rng.randrange(len(idle))
            idle[at], idle[-1] = idle[-1], idle[at]
            table = idle.pop()
            if table.choices and not table.is_over:
                return table
        return None

    def came(self, table: Seated) -> None:
        """One more viewer has the update of the last commit."""
        table.missing -= 1
        if table.missing == 0:
            self.figures.waits.append(time.perf_counter() - table.sent_at)
            self.figures.ended += table.is_over
            if table.is_answered:
                self._done(table)

    def answered(self, table: Seated) -> None:
        """The last commit was accepted."""
        self.figures.answers.append(time.perf_counter() - table.sent_at)
        table.is_answered = True
        if table.missing == 0:
            self._done(table)

    def refused(self, table: Seated, message: bytes) -> None:
        """A commit was refused, which should not happen here."""
        reason = _REASON(message)
        self.figures.troubles[f"refused: {reason[1].decode() if reason else '?'}"] += 1
        table.missing, table.is_answered = 0, True
        self._done(table)

    def _done(self, table: Seated) -> None:
        self._waiting -= 1
        self._idle.append(table)

    def leave(self) -> None:
        """Closes all sockets."""
        self.is_leaving = True
        for table in self._tables:
            for viewer in table.viewers:
                viewer.close()
