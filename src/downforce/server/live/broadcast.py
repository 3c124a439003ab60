"""The connections at a table, and broadcasts to them: one message for each kind of viewer, encoded once."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from downforce.server.live.folding import FoldedEntry, FoldedLog
from downforce.server.live.peers import Connected
from downforce.server.table import views
from downforce.server.table.fold import Table
from downforce.server.table.screens import is_screen
from downforce.server.table.views import Viewer
from downforce.server.wire import messages as p

encode = msgspec.json.Encoder().encode

PRESENCE_EVERY = 1.0
"""Seconds between two messages about who is here: each one goes to all, who may be hundreds."""


class Connection(Protocol):
    """A client at a table: a socket, or a test."""

    visitor: str
    viewer: Viewer
    ready: bool
    """Whether it got the whole state; before that it gets no broadcasts."""

    address: str
    """Where it comes from; empty if unknown."""

    def send(self, message: bytes) -> None:
        """Sends a message; never waits."""
        ...

    def disconnect(self, code: int) -> None:
        """Disconnects it."""
        ...


class Audience:
    """The connections at one table, and the last view that each kind of viewer was sent."""

    def __init__(self, folded: FoldedLog) -> None:
        self._folded = folded
        self.info = views.table_info(folded.table)
        self._sights: dict[Viewer, p.Sight | None] = {}
        self.connections: set[Connection] = set()
        self.visible: set[Connection] = set()
        """The connections of pages that a person can see now."""
        self.elsewhere: Mapping[str, Connected] = {}
        """Who is connected to other processes, by process."""
        self._presence_sent = -math.inf
        """When all clients were last sent who is here, by the clock of the event loop."""
        self._presence_timer: asyncio.TimerHandle | None = None
        """Set while a change of who is here waits to be sent."""

    # --- who is here ------------------------------------------------------------------------------

    @property
    def listening(self) -> list[Connection]:
        """The connections that get broadcasts."""
        return [connection for connection in self.connections if connection.ready]

    @property
    def connected_here(self) -> Connected:
        """Who is connected to this process."""
        seats_of = self._folded.table.seats_of
        watching = [one for one in self.listening if not is_screen(one.visitor)]
        return Connected(self._visitors, sum(not seats_of(one.visitor) for one in watching))

    @property
    def _visitors(self) -> frozenset[str]:
        return frozenset(connection.visitor for connection in self.connections if connection.visitor)

    @property
    def connected(self) -> frozenset[str]:
        """The visitors who are here, whichever process they are connected to."""
        return self._visitors.union(*(there.visitors for there in self.elsewhere.values()))

    @property
    def lookers(self) -> frozenset[str]:
        """The people with a seat who see the table now, at a page of this process."""
        seats_of = self._folded.table.seats_of
        return frozenset(one.visitor for one in self.visible if seats_of(one.visitor))

    @property
    def present(self) -> list[int]:
        """The seats whose people are here."""
        connected = self.connected
        return [seat for seat, chair in enumerate(self._folded.table.seats) if chair.visitor in connected]

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return self.connected_here.watching + sum(there.watching for there in self.elsewhere.values())

    @property
    def screens(self) -> int:
        """How many big screens show the table."""
        return sum(map(is_screen, self.connected))

    # --- what they are sent -----------------------------------------------------------------------

    def welcome(self, connection: Connection, *, now: int, build: str) -> p.Welcome:
        """The whole state, for a client that comes in or changes its seat."""
        table, viewer = self._folded.table, connection.viewer
        if viewer not in self._sights:
            self._sights[viewer] = views.sight(table, viewer)
        return p.Welcome(
            v=p.VERSION,
            seq=table.seq,
            now=now,
            build=build,
            look=viewer,
            yours=[*table.seats_of(connection.visitor)],
            host=_is_host(table, connection.visitor),
            info=self.info,
            view=self._sights[viewer],
            talk=self._folded.talk,
            present=self.present,
            screens=self.screens,
        )

    def refresh_info(self) -> None:
        """Reads the table's info again, after a fold that was not broadcast."""
        self.info = views.table_info(self._folded.table)

    def broadcast(self, step: FoldedEntry, *, now: int) -> None:
        """Sends one more entry to all clients."""
        old, table, before = step.before, step.change.table, self.info
        self.info = views.table_info(table)
        shared = views.shared_update(step.entry, step.change, views.info_changes(before, self.info))
        common, same = views.common(table), views.has_same_secrets(old, table)
        sights: dict[Viewer, p.Sight | None] = {}
        messages: dict[Viewer, bytes] = {}
        for connection in self.listening:
            viewer = connection.viewer
            if viewer not in messages:
                last = self._sights[viewer] if viewer in self._sights else views.sight(old, viewer)
                sights[viewer] = views.sight(table, viewer, common, last if same else None)
                messages[viewer] = encode(views.update(shared, viewer, last, sights[viewer]))
            connection.send(messages[viewer])
        self._sights = sights
        if old.seats != table.seats or old.host != table.host:
            self._broadcast_seats(old, now=now)

    def _broadcast_seats(self, old: Table, *, now: int) -> None:
        """Tells clients that they lost or got a seat, and stops showing what is not theirs."""
        table = self._folded.table
        for connection in self.listening:
            mine = yours(table, connection.visitor)
            if mine != yours(old, connection.visitor):
                connection.send(encode(mine))
            if connection.viewer is not None and connection.viewer not in mine.seats:
                connection.viewer = None
                connection.send(encode(self.welcome(connection, now=now, build="")))
        if old.seats != table.seats:
            self._send_presence()  # who watched may play now

    def broadcast_presence(self, newcomer: Connection | None = None) -> None:
        """Sends all clients who is here: at once, or with all other changes of the same second.

        A newcomer does not wait for that.
        """
        loop = asyncio.get_running_loop()
        wait = self._presence_sent + PRESENCE_EVERY - loop.time()
        if wait <= 0:
            self._send_presence()
            return
        if self._presence_timer is None:
            self._presence_timer = loop.call_later(wait, self._send_presence)
        if newcomer is not None:
            newcomer.send(self._presence())

    def _send_presence(self) -> None:
        self.stop()
        self._presence_sent = asyncio.get_running_loop().time()
        message = self._presence()
        for connection in self.listening:
            connection.send(message)

    def _presence(self) -> bytes:
        return encode(p.Present(seats=self.present, watching=self.watching, screens=self.screens))

    def stop(self) -> None:
        """Forgets what waits to be sent."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None


def yours(table: Table, visitor: str) -> p.Yours:
    """The seats a visitor has."""
    return p.Yours(seats=[*table.seats_of(visitor)], host=_is_host(table, visitor))


def _is_host(table: Table, visitor: str) -> bool:
    return bool(visitor) and table.host == visitor


def updates(steps: Sequence[FoldedEntry], viewer: Viewer) -> list[p.Update]:
    """Some steps in a row, as a viewer is told of them."""
    if not steps:
        return []
    told, info, seen = [], views.table_info(steps[0].before), views.sight(steps[0].before, viewer)
    for step in steps:
        now_info, now_seen = views.table_info(step.change.table), views.sight(step.change.table, viewer)
        shared = views.shared_update(step.entry, step.change, views.info_changes(info, now_info))
        told.append(views.update(shared, viewer, seen, now_seen))
        info, seen = now_info, now_seen
    return told
