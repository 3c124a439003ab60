"""A table that is awake in this process, and who looks on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from downforce.model.ids import Seat
from downforce.server.cluster.membership import Connected
from downforce.server.live.duties import Duty, Kind, Presence
from downforce.server.table import log
from downforce.server.table.fold import Change, Table
from downforce.server.table.views import Viewer, note
from downforce.server.wire import messages as p

TAIL = 8
"""How many entries are kept at hand."""
LAST_WORDS = 50
"""How many lines of chat somebody who comes in is shown."""


class Connection(Protocol):
    """Somebody who looks on: a socket, or a test."""

    visitor: str
    viewer: Viewer
    ready: bool
    """Whether it has been told how things are; before that it is told nothing else."""

    address: str
    """Where it comes from; empty if nobody knows."""

    def send(self, message: bytes) -> None:
        """Sends a message; never waits."""
        ...

    def cut(self, code: int) -> None:
        """Disconnects it."""
        ...


class Step(NamedTuple):
    """One entry, and what it led from and to."""

    before: Table
    entry: log.Entry
    change: Change


@dataclass(eq=False)
class Live:
    """A table that is awake."""

    table: Table
    info: p.TableInfo
    tail: deque[Step] = field(default_factory=lambda: deque(maxlen=TAIL))
    """The last entries: those who were cut off for a moment miss no more than these."""
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """By visitor and request id the entry that granted it: a resend is not done twice."""
    talk: list[p.Note] = field(default_factory=list)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: Mapping[str, Connected] = field(default_factory=dict)
    """Who is connected to other processes, by process."""
    sights: dict[Viewer, p.Sight | None] = field(default_factory=dict)
    """What each kind of viewer was told last."""
    away_since: dict[str, int] = field(default_factory=dict)
    awake_since: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the log grows."""
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    waits_for: tuple[Duty, int] | None = None
    """What is due next, and of which entry the question is."""
    waits_since: int = 0
    """When that was seen first."""
    doing: set[tuple[Kind, Seat]] = field(default_factory=set)
    """What we are at just now: nothing is done twice at once."""
    failures: int = 0
    """How often in a row what was due has failed."""
    healing: bool = False
    """Whether somebody looks already what a store in trouble holds."""

    @property
    def connected_here(self) -> Connected:
        """Who is connected to this process."""
        return Connected(self._visitors, sum(not self.table.seats_of(one.visitor) for one in self.listening))

    @property
    def _visitors(self) -> frozenset[str]:
        return frozenset(connection.visitor for connection in self.connections if connection.visitor)

    @property
    def connected(self) -> frozenset[str]:
        """The visitors who are here, whichever process they are connected to."""
        return self._visitors.union(*(there.visitors for there in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return self.connected_here.watching + sum(there.watching for there in self.elsewhere.values())

    @property
    def presence(self) -> Presence:
        """Who is here and who is not."""
        return Presence(self.connected, self.away_since, self.awake_since)

    @property
    def listening(self) -> list[Connection]:
        """Those who are told what happens."""
        return [connection for connection in self.connections if connection.ready]

    @property
    def present(self) -> list[int]:
        """The seats whose people are here."""
        connected = self.connected
        return [seat for seat, chair in enumerate(self.table.seats) if chair.visitor in connected]

    def seen_due(self, duty: Duty | None, now: int) -> int:
        """Notes what is due next; since when it is known. Whoever comes, leaves or talks changes nothing."""
        asked = self.table.game.asked_seq if self.table.game else 0
        found = (duty, asked) if duty is not None else None
        if found != self.waits_for:
            self.waits_for, self.waits_since = found, now
        return self.waits_since

    def grow(self, entry: log.Entry, change: Change, visitor: str, action_id: str) -> None:
        """Takes one more entry in."""
        self.tail.append(Step(self.table, entry, change))
        self.table = change.table
        self.done[visitor, action_id] = self.table.seq
        if isinstance(entry, log.Said):
            self.talk = [*self.talk, note(entry)][-LAST_WORDS:]
