"""One client at one table: reads its messages, answers each of them, and knows nothing of sockets."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from downforce.model.ids import Seat
from downforce.server import protocol as p
from downforce.server import views
from downforce.server.errors import Refusal, Refused
from downforce.server.hub import FURTHEST_BACK, Hub
from downforce.server.limits import Bucket
from downforce.server.live import Connection, Live
from downforce.server.metrics import REFUSALS, REQUEST_SECONDS
from downforce.server.store import StoreError
from downforce.server.table import Status
from downforce.server.telling import encode

logger = logging.getLogger(__name__)

MESSAGES = (60, 20)
"""How many messages at once, and how many a second for long."""
PREVIEW_COST = 2
SLOWER = 0.05
"""Seconds that somebody who sends too much has to wait; meanwhile nothing is read of theirs."""
TALK = (5, 0.5)
"""The same for chat and signs."""

_decode = msgspec.json.Decoder(p.ClientMessage).decode


class Closed(Exception):
    """The client cannot be talked to; the socket is closed with a code and a reason."""

    def __init__(self, code: int, reason: Refusal) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Session:
    """What a client says, and what it is told."""

    def __init__(self, hub: Hub, table: str, connection: Connection, *, build: str = "") -> None:
        self._hub = hub
        self._id = table
        self._connection = connection
        self._build = build
        self._live: Live | None = None
        now = time.monotonic()
        self._messages = Bucket(*MESSAGES, level=MESSAGES[0], at=now)
        self._talk = Bucket(*TALK, level=TALK[0], at=now)

    async def receive(self, text: str | bytes) -> None:
        """Answers one message. Only a client that cannot be understood at all is sent away."""
        began = time.monotonic()
        if len(text) > p.LARGEST_REQUEST:
            raise Closed(1009, Refusal.TOO_LARGE)
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            is_calm = self._messages.take(began)
            self._decline("", Refused(Refusal.BAD_REQUEST))
            await asyncio.sleep(0 if is_calm else SLOWER)
            return
        id = message.id if isinstance(message, p.Request) else ""
        if not self._messages.take(began, PREVIEW_COST if isinstance(message, p.Preview) else 1):
            self._decline(id, Refused(Refusal.TOO_MANY))
            await asyncio.sleep(SLOWER)
            return
        try:
            await self._answer(message)
        except Refused as refused:
            self._decline(id, refused)
        except StoreError:
            logger.warning("the store is in trouble")
            self._decline(id, Refused(Refusal.SERVER_TROUBLE))
        REQUEST_SECONDS.observe(time.monotonic() - began)

    def close(self) -> None:
        """The client has gone."""
        if self._live is not None:
            self._hub.leave(self._live, self._connection)

    def _send(self, message: p.ServerMessage) -> None:
        self._connection.send(encode(message))

    def _decline(self, id: str, refused: Refused) -> None:
        REFUSALS.labels(refused.reason).inc()
        seq = self._live.table.seq if self._live else 0
        self._send(p.Refused(id=id, reason=refused.reason, seq=seq, detail=refused.detail, at=refused.at))

    async def _answer(self, message: p.ClientMessage) -> None:
        if isinstance(message, p.Hello):
            await self._hello(message)
            return
        live = self._live
        if live is None:
            raise Refused(Refusal.BAD_REQUEST)
        match message:
            case p.Look(seat=seat):
                self._look(live, seat)
            case p.Fetch(after=after):
                await self._fetch(live, after)
            case p.Check():
                seen = views.sight(live.table, self._connection.viewer)
                self._send(p.Checked(seq=live.table.seq, hash=views.sight_hash(seen)))
            case p.Preview():
                self._preview(live, message)
            case p.Rematch(id=id):
                other = await self._hub.rematch(live, self._connection.visitor, id)
                self._send(p.Accepted(id=id, seq=live.table.seq, table=other))
            case p.Say() | p.React():
                if not self._talk.take(time.monotonic()):
                    raise Refused(Refusal.TOO_MANY)
                seq = await self._hub.request(live, self._connection.visitor, message)
                self._send(p.Accepted(id=message.id, seq=seq))
            case _:
                seq = await self._hub.request(live, self._connection.visitor, message)
                self._send(p.Accepted(id=message.id, seq=seq))

    async def _hello(self, hello: p.Hello) -> None:
        if self._live is not None:
            raise Refused(Refusal.BAD_REQUEST)
        if hello.v != p.VERSION:
            self._send(p.Outdated(v=p.VERSION, build=self._build))
            raise Closed(4000, Refusal.OLD_CLIENT)
        self._connection.viewer = Seat(hello.look) if hello.look is not None else None
        self._live = await self._hub.join(self._id, self._connection, hello.have, self._build)
        if hello.build and hello.build != self._build:
            self._send(p.Outdated(v=p.VERSION, build=self._build))

    def _look(self, live: Live, seat: int | None) -> None:
        if seat is not None and seat not in live.table.seats_of(self._connection.visitor):
            raise Refused(Refusal.NOT_YOUR_SEAT)
        self._connection.viewer = Seat(seat) if seat is not None else None
        self._send(self._hub.welcome(live, self._connection, self._build))

    async def _fetch(self, live: Live, after: int) -> None:
        await self._hub.up_to(self._id, after)  # another process may have told them more than we know
        async with live.lock:
            if 0 < after <= live.table.seq <= after + FURTHEST_BACK:
                self._send(
                    p.Updates(updates=await self._hub.missed(self._id, after, self._connection.viewer))
                )
            else:
                self._send(self._hub.welcome(live, self._connection, self._build))

    def _preview(self, live: Live, request: p.Preview) -> None:
        seat = request.seat
        if seat not in live.table.seats_of(self._connection.visitor):
            raise Refused(Refusal.NOT_YOUR_SEAT)
        if seat != self._connection.viewer:
            raise Refused(Refusal.SEAT_COVERED)
        if live.table.status is not Status.RUNNING:
            raise Refused(Refusal.NOT_RUNNING)
        self._send(views.previewed(live.table, Seat(seat), request))
