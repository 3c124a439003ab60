"""A client of a table, for tests: keeps the view by the messages alone, contributes to the deal, plays."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from downforce.server.wire.messages import VERSION

Message = dict[str, Any]

DOUBTS = 0.5
"""Seconds of silence, where an answer is due, until the server is asked whether it is there at all."""


@dataclass(eq=False)
class Seen:
    """What a client knows of a table. ``take`` folds a message; a gap in ``seq`` is an error."""

    seq: int = 0
    look: int | None = None
    info: Message = field(default_factory=dict)
    view: Message | None = None
    yours: list[int] = field(default_factory=list)
    notes: MutableSequence[Message] = field(default_factory=list)
    events: MutableSequence[Message] = field(default_factory=list)

    def take(self, message: Message) -> None:
        match message["t"]:
            case "welcome":
                self.seq, self.info, self.view = message["seq"], message["info"], message["view"]
                self.yours, self.look = message["yours"], message["look"]
            case "update":
                self._take_update(message)
            case "updates":
                for update in message["updates"]:
                    self._take_update(update)
            case "yours":
                self.yours = message["seats"]

    def _take_update(self, update: Message) -> None:
        if update["seq"] <= self.seq:
            return  # sent twice
        if update["seq"] != self.seq + 1:
            raise Gap
        self.seq = update["seq"]
        self.notes.append(update["note"])
        self.events.extend(update.get("events", []))
        self.info = {**self.info, **update.get("info", {})}
        changes = dict(update.get("view", {}))
        if changes:
            old = self.view or {}
            if "line" in changes:
                line = {**old.get("line", {}), **changes["line"]}
                changes["line"] = {key: value for key, value in line.items() if value is not None}
            self.view = {**old, **changes}

    def expect(self, seq: int) -> None:
        """The table is that far."""
        if seq > self.seq:
            raise Gap

    @property
    def status(self) -> str:
        return str(self.info.get("status", ""))

    @property
    def choices(self) -> list[str]:
        return [choice["do"] for choice in (self.view or {}).get("choices", [])]

    @property
    def hash(self) -> str:
        """As the server counts it."""
        text = json.dumps(self.view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()


class Gap(Exception):
    """An update is missing."""


@dataclass(eq=False)
class Player:
    """One visitor at one table over a real socket, who plays one seat at random and survives cuts.

    Nothing is done twice and nothing forgotten: a request is sent again, with the same id, until it is
    answered; and a client that missed an update fetches it, or with ``fetches=False`` connects
    again.
    """

    url: str | Callable[[], str]
    """Of the table's socket, such as ws://127.0.0.1:1234/api/tables/ID/socket; or where to go this time."""
    token: str
    seat: int | None
    rng: Random
    sits: bool = False
    """Has to take the seat first."""
    starts: bool = False
    """Begins the game once every seat is taken."""
    confirms: bool = False
    """Goes on until every request is answered and the server's hash is that of their own view."""
    checks: float = 0.0
    """How often, besides, the hashes are compared after a message."""
    fetches: bool = True
    patience: float = 5.0
    """Seconds until something without an answer is sent again."""
    address: str | None = None
    """From where to call."""
    seen: Seen = field(default_factory=Seen)
    refusals: list[Message] = field(default_factory=list)
    accepted: dict[str, int] = field(default_factory=dict)
    """By request id where it stands in the log."""
    sent: dict[str, Message] = field(default_factory=dict)
    """Requests without an answer yet: sent again after a cut."""
    sent_at: dict[str, float] = field(default_factory=dict)
    """When they, and other messages by their kind, were sent last."""
    checked: Message | None = None
    asked_at: int = -1
    told_of: int = 0
    """The furthest entry that an answer spoke of; acting on an older view would be acting blindly."""
    nonces: dict[int, bytes] = field(default_factory=dict)
    socket: ClientConnection | None = None
    greeted: bool = False
    silences: int = 0
    refused: int = 0
    """Connections in a row that were refused."""
    pinged: bool = False
    """Whether a ping was sent in this silence."""
    until: Callable[[Seen], bool] = lambda seen: seen.status == "over"
    on_send: Callable[[Message], None] = lambda _: None
    counts: Counter[str] = field(default_factory=Counter)
    """How often it came in, fetched, sent again, and compared hashes."""

    async def play(self) -> None:
        """Plays until the game is over, coming back whenever the connection is lost."""
        while not self.is_done:
            try:
                await self._connected()
            except (OSError, websockets.WebSocketException, Gap, TimeoutError):
                await asyncio.sleep(0.05)

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to do here."""
        confirmed = self.checked is not None and self.checked["seq"] == self.seen.seq and not self.sent
        return self.until(self.seen) and (confirmed or not self.confirms)

    async def _connected(self) -> None:
        headers = {"Cookie": f"downforce={self.token}"}
        url = self.url if isinstance(self.url, str) else self.url()
        caller = (self.address, 0) if self.address else None
        self.refused += 1
        async with connect(
            url, additional_headers=headers, open_timeout=5, close_timeout=1, ping_interval=5, ping_timeout=5,
            local_addr=caller,
        ) as socket:  # fmt: skip
            self.socket, self.greeted, self.pinged, self.refused = socket, False, False, 0
            self.sent_at.clear()
            self.counts["came in"] += 1
            await self._hello()
            for request in [*self.sent.values()]:
                await self._send_again(request)
            while not self.is_done:
                silence = min(DOUBTS, self._longest_silence) if self._doubts else self._longest_silence
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), silence))
                except TimeoutError:
                    await (self._ping() if self._doubts else self._ask_what_is_missing())
                else:
                    self.pinged = False
                    await self._take_or_fetch(message)
                await self.act()

    # --- sending ------------------------------------------------------------------------------------

    async def send(self, message: Message) -> None:
        assert self.socket is not None
        self.sent_at[message.get("id") or message["t"]] = time.monotonic()
        self.on_send(message)
        await self.socket.send(json.dumps(message))

    async def request(self, message: Message) -> None:
        """Sends a request, and remembers it until it is answered."""
        message = {"id": secrets.token_hex(8), **message}
        self.sent[message["id"]] = message
        await self.send(message)

    async def _send_again(self, request: Message) -> None:
        self.counts["sent again"] += 1
        await self.send(request)

    async def _hello(self) -> None:
        look = self.seat if not self.sits or self.seat in self.seen.yours else None
        have = self.seen.seq if self.seen.look == look else 0
        await self.send({"t": "hello", "v": VERSION, "look": look, "have": have})

    def _is_waiting(self, what: str) -> bool:
        """Whether this was sent so lately that the answer may still come."""
        return time.monotonic() - self.sent_at.get(what, -1e9) < self.patience

    def _is_asking(self, kind: str) -> bool:
        return any(request["t"] == kind for request in self.sent.values())

    @property
    def _longest_silence(self) -> float:
        """Where nothing is expected, it is asked for less and less often."""
        return self.patience * (1 if self.sent or not self.greeted else 2**self.silences)

    @property
    def _doubts(self) -> bool:
        """Whether an answer is due, and no ping was sent yet."""
        return (bool(self.sent) or not self.greeted) and not self.pinged and self.patience > DOUBTS

    async def _ping(self) -> None:
        assert self.socket is not None
        self.pinged = True
        await self.socket.ping()

    async def _ask_what_is_missing(self) -> None:
        """It has been quiet for so long that something may have been lost."""
        self.silences = min(self.silences + 1, 4)
        if self.greeted:
            await self._fetch()
        else:
            await self._hello()

    async def _fetch(self, *, everything: bool = False) -> None:
        if not self._is_waiting("fetch"):
            self.counts["fetched"] += 1
            await self.send({"t": "fetch", "after": 0 if everything else self.seen.seq})

    # --- what comes ---------------------------------------------------------------------------------

    async def _take_or_fetch(self, message: Message) -> None:
        """An answer from further on in the log shows a gap as well as an update does."""
        try:
            self.take(message)
            if message["t"] == "refused" and message["seq"] and not self.greeted:
                raise Gap  # the server has greeted us, and that was lost
            if self.greeted and message["t"] in ("accepted", "refused", "checked"):
                self.told_of = max(self.told_of, message["seq"])
                self.seen.expect(message["seq"])
        except Gap:
            self.counts["gaps"] += 1
            if not self.fetches:
                raise
            await self._fetch()

    def take(self, message: Message) -> None:
        match message["t"]:
            case "accepted":
                self.accepted[message["id"]] = message["seq"]
                self.sent.pop(message["id"], None)
            case "refused":
                self._take_refusal(message)
            case "checked":
                self._compare(message)
            case kind:
                if kind in ("welcome", "updates"):
                    self.greeted = True
                    self.sent_at.pop("fetch", None)
                before = self.seen.seq
                self.seen.take(message)
                self.silences = 0 if self.seen.seq != before else self.silences

    def _take_refusal(self, message: Message) -> None:
        self.refusals.append(message)
        # Before the hello arrived nothing is understood (said at 0, and maybe heard after the welcome);
        # and in trouble the server may have done it.
        if self.greeted and message["seq"] and message["reason"] not in ("server-trouble", "too-many"):
            self.sent.pop(message["id"], None)
            self.asked_at = -1  # look again

    def _compare(self, message: Message) -> None:
        self.sent_at.pop("check", None)
        if message["seq"] == self.seen.seq:
            self.counts["compared"] += 1
            assert message["hash"] == self.seen.hash, f"seat {self.seat} differs at {self.seen.seq}"
            self.checked = message

    # --- what to do ---------------------------------------------------------------------------------

    async def act(self) -> None:
        """Does whatever the table waits for from this player."""
        if not self.greeted:
            return
        for id in [id for id in self.sent if not self._is_waiting(id)]:
            await self._send_again(self.sent[id])
        if not self._is_waiting("check") and (self._may_confirm or self.rng.random() < self.checks):
            await self.send({"t": "check"})
        if self.seat is None or self.seen.seq < self.told_of:
            return
        if self.sits and self.seat not in self.seen.yours and self.seen.status != "open":
            await self._fetch(everything=True)  # we must have missed that it is ours
        if self.seat in self.seen.yours and self.seen.look != self.seat and not self._is_waiting("look"):
            await self.send({"t": "look", "seat": self.seat})
        match self.seen.status:
            case "open":
                await self._settle()
            case "dealing":
                await self._contribute(self.seen.info["deal"])
            case "running":
                await self._choose()

    @property
    def _may_confirm(self) -> bool:
        return self.confirms and self.until(self.seen)

    async def _settle(self) -> None:
        """Sits down, and begins."""
        if self.sits and self.seat not in self.seen.yours and not self._is_asking("sit"):
            await self.request({"t": "sit", "seat": self.seat, "name": f"Player {self.seat}"})
        is_full = all(seat.get("person") or seat.get("level") for seat in self.seen.info["seats"])
        if self.starts and is_full and not self._is_asking("start"):
            await self.request({"t": "start"})

    async def _choose(self) -> None:
        seen = self.seen
        if seen.choices and not self._is_asking("commit") and self.asked_at != seen.seq:
            self.asked_at = seen.seq
            draft = [self.rng.choice(seen.choices)]
            await self.request({"t": "commit", "seat": self.seat, "seq": seen.seq, "draft": draft})

    async def _contribute(self, deal: Message) -> None:
        if min(self.seen.yours, default=-1) not in deal["contributors"]:
            return
        own = str(min(self.seen.yours))
        nonce = self.nonces.setdefault(deal["round"], secrets.token_bytes(32))
        if own not in deal["sealed"] and not self._is_asking("seal"):
            await self.request({"t": "seal", "commitment": hashlib.sha256(nonce).hexdigest()})
        everybody = len(deal["sealed"]) == len(deal["contributors"])
        if everybody and own not in deal["shown"] and not self._is_asking("show"):
            await self.request({"t": "show", "nonce": nonce.hex()})
