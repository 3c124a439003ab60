"""A client of a table, for tests: keeps the view by the messages alone, contributes to the deal, plays."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from downforce.server.protocol import VERSION

Message = dict[str, Any]


@dataclass(eq=False)
class Seen:
    """What a client knows of a table. ``take`` folds a message; a gap in ``seq`` is an error."""

    seq: int = 0
    info: Message = field(default_factory=dict)
    view: Message | None = None
    yours: list[int] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)
    events: list[Message] = field(default_factory=list)

    def take(self, message: Message) -> None:
        match message["t"]:
            case "welcome":
                self.seq, self.info, self.view = message["seq"], message["info"], message["view"]
                self.yours = message["yours"]
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
    """One visitor at one table over a real socket, who plays one seat at random and survives cuts."""

    url: str  # of the table's socket, such as ws://127.0.0.1:1234/api/tables/ID/socket
    token: str
    seat: int | None
    rng: Random
    seen: Seen = field(default_factory=Seen)
    refusals: list[Message] = field(default_factory=list)
    accepted: dict[str, int] = field(default_factory=dict)
    """By request id where it stands in the log."""
    sent: dict[str, Message] = field(default_factory=dict)
    """Requests without an answer yet: sent again after a cut."""
    checked: Message | None = None
    asked_at: int = -1
    nonces: dict[int, bytes] = field(default_factory=dict)
    socket: ClientConnection | None = None
    until: Callable[[Seen], bool] = lambda seen: seen.status == "over"

    async def play(self) -> None:
        """Plays until the game is over, coming back whenever the connection is lost."""
        while not self.until(self.seen):
            try:
                await self._connected()
            except (OSError, websockets.WebSocketException, Gap, TimeoutError):
                await asyncio.sleep(0.05)

    async def _connected(self) -> None:
        headers = {"Cookie": f"downforce={self.token}"}
        async with websockets.connect(
            self.url, additional_headers=headers, open_timeout=5, close_timeout=1
        ) as socket:
            self.socket = socket
            await self.send({"t": "hello", "v": VERSION, "look": self.seat, "have": self.seen.seq})
            for request in [*self.sent.values()]:
                await self.send(request)
            while not self.until(self.seen):
                self.take(json.loads(await asyncio.wait_for(socket.recv(), 5)))
                await self.act()

    async def send(self, message: Message) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def request(self, message: Message) -> None:
        """Sends a request, and remembers it until it is answered."""
        message = {"id": secrets.token_hex(8), **message}
        self.sent[message["id"]] = message
        await self.send(message)

    def take(self, message: Message) -> None:
        match message["t"]:
            case "accepted":
                self.accepted[message["id"]] = message["seq"]
                self.sent.pop(message["id"], None)
            case "refused":
                self.refusals.append(message)
                self.sent.pop(message["id"], None)
                self.asked_at = -1  # look again
            case "checked":
                self.checked = message
            case _:
                self.seen.take(message)

    async def act(self) -> None:
        """Does whatever the table waits for from this player."""
        seen = self.seen
        if self.seat is None:
            return
        if seen.status == "dealing":
            await self._contribute(seen.info["deal"])
        pending = any(request["t"] == "commit" for request in self.sent.values())
        if seen.status == "running" and seen.choices and not pending and self.asked_at != seen.seq:
            self.asked_at = seen.seq
            draft = [self.rng.choice(seen.choices)]
            await self.request({"t": "commit", "seat": self.seat, "seq": seen.seq, "draft": draft})

    async def _contribute(self, deal: Message) -> None:
        if min(self.seen.yours, default=-1) not in deal["contributors"]:
            return
        own, waiting = str(min(self.seen.yours)), {request["t"] for request in self.sent.values()}
        nonce = self.nonces.setdefault(deal["round"], secrets.token_bytes(32))
        if own not in deal["sealed"] and "seal" not in waiting:
            await self.request({"t": "seal", "commitment": hashlib.sha256(nonce).hexdigest()})
        everybody = len(deal["sealed"]) == len(deal["contributors"])
        if everybody and own not in deal["shown"] and "show" not in waiting:
            await self.request({"t": "show", "nonce": nonce.hex()})
