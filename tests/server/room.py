"""Tables without sockets, for tests: a hub on a real store, and clients that keep every byte sent to them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Any

from downforce.notation.fair import commitment, new_secret
from downforce.rules.view import View
from downforce.server.bots.pool import BotPool
from downforce.server.bots.worker import advise, choose
from downforce.server.live.environment import Environment, Thinker
from downforce.server.live.hub import Hub
from downforce.server.live.limits import Bucket, SharedBuckets
from downforce.server.live.peers import Peers
from downforce.server.live.session import Session
from downforce.server.storage.store import DatabaseStore
from downforce.server.table import log
from downforce.server.table.views import Viewer
from downforce.server.wire import messages as p
from downforce.server.wire.advice import read_advice
from downforce.server.wire.messages import VERSION
from downforce.server.wire.settings import Settings
from tests.server.client import Message, Seen


class Now:
    """A clock that a test sets by hand."""

    def __init__(self, at: int = 1_800_000_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


class InThisProcess(BotPool):
    """Bots that think in the process of the test."""

    async def choose(self, level: str, view: View, seed: str) -> str:
        return choose(level, str(view), seed)

    async def advise(self, view: View) -> list[p.AdviceInfo]:
        return read_advice(advise(str(view)))


class Unlimited(SharedBuckets):
    """No rate limits: tests ask faster than clients may."""

    def bucket(self, kind: str, key: str, limit: tuple[float, float], now: float) -> Bucket:
        return Bucket(size=inf, rate=0.0, level=inf, at=now)


def unlimited(hub: Hub) -> Hub:
    """The hub, without rate limits."""
    hub.buckets = Unlimited()
    return hub


@dataclass(eq=False)
class Client:
    """A connection that keeps what it is sent."""

    visitor: str
    viewer: Viewer = None
    address: str = ""
    cut_with: int = 0
    ready: bool = False
    frames: list[bytes] = field(default_factory=list)
    seen: Seen = field(default_factory=Seen)
    session: Session | None = None
    counter: int = 0

    def disconnect(self, code: int) -> None:
        self.cut_with = code

    def send(self, message: bytes) -> None:
        self.frames.append(message)
        self.seen.take(json.loads(message))

    async def say(self, **message: Any) -> list[Message]:
        """Sends a message to the server; what came back directly or besides."""
        assert self.session is not None
        before = len(self.frames)
        await self.session.receive(json.dumps(message))
        return [json.loads(frame) for frame in self.frames[before:]]

    async def ask(self, kind: str, **message: Any) -> Message:
        """Sends a request; the answer to it."""
        self.counter += 1
        id = message.pop("id", f"{self.visitor}-{self.counter}")
        answers = await self.say(t=kind, id=id, **message)
        return next(m for m in answers if m.get("id") == id)


@dataclass
class Room:
    """A hub with its store and its clock."""

    hub: Hub
    store: DatabaseStore
    now: Now

    async def table(self, *, people: int, bots: tuple[str | None, ...] = (), **settings: Any) -> str:
        """A table where the visitors v0, v1 ... sit, and bots behind them."""
        players = max(2, people + len(bots))
        entry = log.Opened(
            settings=Settings(**{"players": players, **settings}),
            host="v0",
            people=tuple(log.Person(visitor=f"v{n}", name=f"Player {n}") for n in range(people)),
            bots=(None,) * people + tuple(bots),
        )
        return (await self.hub.open_table(entry)).id

    async def client(
        self, table: str, visitor: str, look: int | None = None, have: int = 0, key: str = ""
    ) -> Client:
        """A visitor who has come in."""
        client = Client(visitor)
        client.session = Session(self.hub, table, client)
        await client.say(t="hello", v=VERSION, look=look, have=have, key=key)
        return client

    async def dealt(self, table: str, people: int, secret: Callable[[], str] = new_secret) -> list[Client]:
        """The people of a table, with the game begun."""
        clients = [await self.client(table, f"v{seat}", seat) for seat in range(people)]
        assert (await clients[0].ask("start"))["t"] == "accepted"
        nonces = [secret() for _ in clients]
        for client, nonce in zip(clients, nonces, strict=True):
            assert (await client.ask("seal", commitment=commitment(nonce)))["t"] == "accepted"
        for client, nonce in zip(clients, nonces, strict=True):
            assert (await client.ask("show", nonce=nonce))["t"] == "accepted"
        return clients


class WithoutHints(Peers):
    """Other processes write too, and no hint of it arrives here."""

    others_write = True


def new_hub(store: DatabaseStore, now: Now, *, thinker: Thinker | None = None, **more: Any) -> Hub:
    """A process that serves the tables of this store; without rate limits, unless they are tested."""
    kept, is_limited = more.pop("kept", None), more.pop("is_limited", False)
    environment = Environment(
        store=store, turns=store.turns, thinker=thinker or InThisProcess(), now=now, **more
    )
    hub = Hub(environment, kept=kept)
    return hub if is_limited else unlimited(hub)


@asynccontextmanager
async def room(url: str, *, new_secret: Callable[[], str] = new_secret, **more: Any) -> AsyncIterator[Room]:
    """A hub on a store at this address; without rate limits, unless they are what is tested."""
    store = await DatabaseStore.open(url)
    now = Now()
    hub = new_hub(store, now, new_secret=new_secret, **more)
    try:
        yield Room(hub, store, now)
    finally:
        await hub.close()
        await store.close()


async def settled() -> None:
    """Lets everything happen that is due now."""
    for _ in range(50):
        await asyncio.sleep(0)
