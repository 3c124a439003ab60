"""A player without a browser: plays a seat over its socket, step by step, when told to."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from downforce.server.wire.messages import VERSION
from tests.browser.person import Person
from tests.server.client import Seen
from tests.server.running import Server, new_visitor, open_table

POLL = 0.02  # seconds


@dataclass(eq=False)
class SocketPlayer:
    """One visitor at one seat, who chooses by chance and only when ``step`` is called."""

    socket: ClientConnection
    seat: int
    rng: Random
    seen: Seen = field(default_factory=Seen)
    nonce: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    asked: set[str] = field(default_factory=set)
    """What was done once and needs no repeating."""
    refusals: list[dict[str, Any]] = field(default_factory=list)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def request(self, kind: str, **message: Any) -> None:
        """Asks for something that is granted once."""
        self.say(t=kind, id=secrets.token_hex(8), **message)

    def hear(self, patience: float = 0) -> None:
        """Takes what has come, and waits for it if need be."""
        with suppress(TimeoutError):
            self._take(json.loads(self.socket.recv(timeout=patience)))
            while True:
                self._take(json.loads(self.socket.recv(timeout=0)))

    def _take(self, message: dict[str, Any]) -> None:
        self.seen.take(message)
        if message["t"] == "refused":
            self.refusals.append(message)
            self.asked.discard(f"at {self.seen.seq}")  # too fast for the server, maybe: asked again

    def sit(self, name: str) -> None:
        """Takes the seat before the game."""
        self.request("sit", seat=self.seat, name=name)
        while self.seat not in self.seen.yours:
            self.hear(1)
        self.say(t="look", seat=self.seat)

    def step(self) -> bool:
        """Does what the table waits for, if it does; whether that was a choice."""
        self.deal()
        key = f"at {self.seen.seq}"
        if self.seen.status != "running" or not self.seen.choices or key in self.asked:
            return False
        self.asked.add(key)
        draft = [self.rng.choice(self.seen.choices)]
        self.request("commit", seat=self.seat, seq=self.seen.seq, draft=draft)
        self.hear(1)
        return True

    def deal(self) -> None:
        """Listens, and contributes to the deal; chooses nothing."""
        self.hear()
        if self.seen.status == "dealing":
            self._contribute(self.seen.info["deal"])

    def _contribute(self, deal: dict[str, Any]) -> None:
        if "seal" not in self.asked:
            self.asked.add("seal")
            self.request("seal", commitment=sha256(self.nonce).hexdigest())
        elif len(deal["sealed"]) == len(deal["contributors"]) and "show" not in self.asked:
            self.asked.add("show")
            self.request("show", nonce=self.nonce.hex())

    def play_out(self, *others: SocketPlayer, patience: float = 120) -> None:
        """Plays to the end, together with others."""
        last = time.monotonic()
        while self.seen.status != "over":
            if sum(one.step() for one in (self, *others)):
                last = time.monotonic()
            else:
                assert time.monotonic() - last < patience, (self.seen.seq, self.refusals, self.seen.view)
                time.sleep(POLL)


@contextmanager
def socket_player(
    server: Server, token: str, table: str, seat: int, *, looks: bool = True
) -> Iterator[SocketPlayer]:
    """Comes in; to look at the cards the seat has to be the visitor's already."""
    headers = {"Cookie": f"downforce={token}"}
    with connect(server.socket_url(table), additional_headers=headers) as socket:
        one = SocketPlayer(socket, seat, Random(f"{seat}"))
        one.say(t="hello", v=VERSION, look=seat if looks else None)
        one.hear(5)
        yield one


@contextmanager
def socket_player_for(person: Person, server: Server) -> Iterator[SocketPlayer]:
    """Plays on for a person whose page stays open."""
    cookies = {cookie["name"]: cookie["value"] for cookie in person.visitor.context.cookies()}
    with socket_player(server, cookies["downforce"], person.table, person.seen.yours[0]) as one:
        yield one


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, and whose it was."""

    table: str
    token: str

    def hand_over(self, person: Person) -> None:
        """Gives a person the cookie of the player."""
        url = person.visitor.url
        person.visitor.context.add_cookies([{"name": "downforce", "value": self.token, "url": url}])


def finished_game(server: Server, *, name: str = "Ann", **settings: Any) -> Finished:
    """A player and three bots have raced, without a browser."""
    token = new_visitor(server)
    bots = (None, *["rookie"] * 3)
    table = open_table(server, token, name=name, bots=bots, players=4, stand_in="rookie", **settings)
    with socket_player(server, token, table, 0) as one:
        one.request("start")
        one.play_out()
    return Finished(table, token)
