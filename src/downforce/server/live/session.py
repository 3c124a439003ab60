"""One client at one table: reads its messages, answers each of them, and knows nothing of sockets."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NamedTuple

import msgspec

from downforce.model.ids import Seat
from downforce.server.live.awake import FURTHEST_BACK, AwakeTable
from downforce.server.live.broadcast import Connection, encode
from downforce.server.live.hub import Hub
from downforce.server.live.limits import Bucket, is_this_machine, network_of
from downforce.server.live.store import StoreError
from downforce.server.table import views
from downforce.server.table.fold import Status
from downforce.server.table.screens import is_screen
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError

logger = logging.getLogger(__name__)

MESSAGES = (60, 20)
"""The rate limit of a visitor: how many messages at once, and how many a second in the long run."""
NETWORK_MESSAGES = (600, 100)
"""The rate limit of a whole network, such as a household or a school."""
PREVIEW_COST = 2
OLD_UPDATES_COST = (20, 100)
"""The cost of old updates that are not in memory: at least, and 1 more for so many entries."""
AHEAD_COST = 5
"""The cost of a request for entries after the last one we know: it reads the store."""
HOST_COST = 3
"""The cost of requests that are rare and add to the log: seats, settings, pauses."""
UNDOS = (4, 0.2)
"""How often a visitor may undo: each time makes two entries of the log."""
ADVICE = (6, 0.5)
"""How often a visitor may ask for advice: a bot thinks for each."""
ADVICE_COST = 5
THROTTLE_DELAY = 0.05
"""Seconds before the next message of a rate-limited client is read."""
TALK = (5, 0.5)
"""The rate limit of a visitor for chat and signs."""
REMATCHES = (5, 0.05)
"""How often a visitor may open the table for a rematch."""
NETWORK_ADVICE = (20, 0.5)
NETWORK_TALK = (60, 3)
NETWORK_REMATCHES = (100, 0.1)
"""The same for a whole network, because one person can make hundreds of visitors."""

_decode = msgspec.json.Decoder(p.ClientMessage).decode


class Limits(NamedTuple):
    """The rate limits of a visitor and of their network."""

    own: Bucket
    of_network: Bucket | None

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Takes from both; False if one holds too little."""
        return self.own.take(now, cost) and (self.of_network is None or self.of_network.take(now, cost))


class Closed(Exception):
    """The client is disconnected: the socket is closed with this code and reason."""

    def __init__(self, code: int, reason: Refusal) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Session:
    """Reads the messages of one client, and answers them."""

    def __init__(
        self, hub: Hub, table: str, connection: Connection, *, build: str = "", address: str = ""
    ) -> None:
        self._hub = hub
        self._id = table
        self._connection = connection
        self._build = build
        self._awake: AwakeTable | None = None
        now, network = time.monotonic(), network_of(address)
        who = connection.visitor or network or f"unknown {id(self)}"
        is_network_limited = bool(network) and not is_this_machine(network)

        def limits(kind: str, own: tuple[float, float], of_network: tuple[float, float]) -> Limits:
            shared = (
                hub.buckets.bucket(f"network {kind}", network, of_network, now)
                if is_network_limited
                else None
            )
            return Limits(hub.buckets.bucket(kind, who, own, now), shared)

        self._messages = limits("messages", MESSAGES, NETWORK_MESSAGES)
        self._talk = limits("talk", TALK, NETWORK_TALK)
        self._advice = limits("advice", ADVICE, NETWORK_ADVICE)
        self._rematches = limits("rematches", REMATCHES, NETWORK_REMATCHES)
        self._undos = hub.buckets.bucket("undos", who, UNDOS, now)

    async def receive(self, text: str | bytes) -> None:
        """Answers one message; raises ``Closed`` for a client that has to be disconnected."""
        began = time.monotonic()
        if len(text) > p.LARGEST_REQUEST:
            raise Closed(1009, Refusal.TOO_LARGE)
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            is_within_limit = self._messages.take(began)
            self._decline("", RefusalError(Refusal.BAD_REQUEST))
            await asyncio.sleep(0 if is_within_limit else THROTTLE_DELAY)
            return
        id = message.id if isinstance(message, p.Request) else ""
        if not self._messages.take(began, self._cost(message)):
            self._decline(id, RefusalError(Refusal.TOO_MANY))
            await asyncio.sleep(THROTTLE_DELAY)
            return
        try:
            await self._answer(message)
        except RefusalError as refused:
            self._decline(id, refused)
        except StoreError:
            logger.warning("database unavailable")
            self._decline(id, RefusalError(Refusal.SERVER_TROUBLE))
        self._hub.counters.answered(time.monotonic() - began)

    def _cost(self, message: p.ClientMessage) -> float:
        match message:
            case p.Preview():
                return PREVIEW_COST
            case p.Advise():
                return ADVICE_COST
            case p.Fetch(after=have) if self._awake is not None and have > self._awake.table.seq:
                return AHEAD_COST
            case p.Fetch(after=have) | p.Hello(have=have) if have > 0:
                least, entries = OLD_UPDATES_COST
                folded = self._hub.entries_to_fold(self._id, have)
                return min(least + folded // entries, MESSAGES[0]) if folded else 1
            case (
                p.Sit() | p.Stand() | p.SeatBot() | p.Kick() | p.Change() | p.Pause() | p.Resume() | p.Mute()
            ):
                return HOST_COST
        return 1

    def close(self) -> None:
        """The client has gone."""
        if self._awake is not None:
            self._hub.leave(self._awake, self._connection)

    def _send(self, message: p.ServerMessage) -> None:
        self._connection.send(encode(message))

    def _decline(self, id: str, refused: RefusalError) -> None:
        self._hub.counters.refused(refused.reason)
        seq = self._awake.table.seq if self._awake else 0
        self._send(p.Refused(id=id, reason=refused.reason, seq=seq, detail=refused.detail, at=refused.at))

    async def _answer(self, message: p.ClientMessage) -> None:  # noqa: C901 - a case for each kind of message
        if isinstance(message, p.Hello):
            await self._hello(message)
            return
        if is_screen(self._connection.visitor) and isinstance(message, p.Request):
            raise RefusalError(Refusal.NOT_ALLOWED)  # it shows, and never plays or talks
        awake = self._awake
        if awake is None:
            raise RefusalError(Refusal.BAD_REQUEST)
        match message:
            case p.Look(seat=seat):
                self._look(awake, seat)
            case p.Fetch(after=after):
                await self._fetch(awake, after)
            case p.Check():
                seen = views.sight(awake.table, self._connection.viewer)
                self._send(p.Checked(seq=awake.table.seq, hash=views.sight_hash(seen)))
            case p.Visible(visible=is_visible):
                self._hub.set_visible(awake, self._connection, is_visible=is_visible)
            case p.Preview():
                self._preview(awake, message)
            case p.Advise():
                await self._advise(awake, message)
            case p.Rematch(id=id):
                if not awake.table.rematch and not self._rematches.take(time.monotonic()):
                    raise RefusalError(Refusal.TOO_MANY)
                other = await self._hub.rematch(awake, self._connection.visitor, id)
                self._send(p.Accepted(id=id, seq=awake.table.seq, table=other))
            case p.Say() | p.React():
                if not self._talk.take(time.monotonic()):
                    raise RefusalError(Refusal.TOO_MANY)
                seq = await awake.request(self._connection.visitor, message)
                self._send(p.Accepted(id=message.id, seq=seq))
            case p.Undo() if not self._undos.take(time.monotonic()):
                raise RefusalError(Refusal.TOO_MANY)
            case _:
                await self._hub.check_request(awake, self._connection.visitor, message)
                seq = await awake.request(self._connection.visitor, message)
                self._send(p.Accepted(id=message.id, seq=seq))

    async def _hello(self, hello: p.Hello) -> None:
        if self._awake is not None:
            raise RefusalError(Refusal.BAD_REQUEST)
        if hello.v != p.VERSION:
            self._send(p.Outdated(v=p.VERSION, build=self._build))
            raise Closed(4000, Refusal.OLD_CLIENT)
        self._connection.viewer = Seat(hello.look) if hello.look is not None else None
        self._awake = await self._hub.join(self._id, self._connection, hello.have, self._build, hello.key)
        if hello.build and hello.build != self._build:
            self._send(p.Outdated(v=p.VERSION, build=self._build))

    def _look(self, awake: AwakeTable, seat: int | None) -> None:
        if seat is not None and seat not in awake.table.seats_of(self._connection.visitor):
            raise RefusalError(Refusal.NOT_YOUR_SEAT)
        self._connection.viewer = Seat(seat) if seat is not None else None
        self._send(awake.welcome(self._connection, self._build))

    async def _fetch(self, awake: AwakeTable, after: int) -> None:
        await awake.ensure_seq(after)  # another process may have told them more than we know
        async with awake.lock:
            if 0 < after <= awake.table.seq <= after + FURTHEST_BACK:
                self._send(p.Updates(updates=await awake.missed(after, self._connection.viewer)))
            else:
                self._send(awake.welcome(self._connection, self._build))

    async def _advise(self, awake: AwakeTable, request: p.Advise) -> None:
        self._check_own_and_uncovered(awake, request.seat)
        if not self._advice.take(time.monotonic()):
            raise RefusalError(Refusal.TOO_MANY)
        self._send(await awake.advice(request))

    def _check_own_and_uncovered(self, awake: AwakeTable, seat: int) -> None:
        if seat not in awake.table.seats_of(self._connection.visitor):
            raise RefusalError(Refusal.NOT_YOUR_SEAT)
        if seat != self._connection.viewer:
            raise RefusalError(Refusal.SEAT_COVERED)

    def _preview(self, awake: AwakeTable, request: p.Preview) -> None:
        seat = request.seat
        self._check_own_and_uncovered(awake, seat)
        if awake.table.status is not Status.RUNNING:
            raise RefusalError(Refusal.NOT_RUNNING)
        self._send(views.previewed(awake.table, Seat(seat), request))
