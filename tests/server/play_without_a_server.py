"""Plays whole games at live tables while the server's libraries cannot be imported.

``python -m tests.server.play_without_a_server MODE``: a person who plays at random and two bots, with a store
in memory. Prints the digest of each game.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from typing import Any

BANNED = ("sqlalchemy", "litestar", "prometheus_client", "multiprocessing", "uvicorn", "alembic", "threading")


class Ban:
    """Refuses to import the libraries that only a server has."""

    def find_spec(self, name: str, *_: object) -> None:
        if name.split(".")[0] in BANNED[:-1]:
            raise ImportError(f"{name} is banned here")


def without_the_server() -> None:
    sys.meta_path.insert(0, Ban())


async def play(mode: str) -> None:
    from downforce.bots.advice import advise
    from downforce.bots.registry import BOTS
    from downforce.model.ids import Seat
    from downforce.notation.fair import commitment
    from downforce.rules.view import View
    from downforce.server.live.environment import Environment
    from downforce.server.live.hub import Hub
    from downforce.server.live.session import Session
    from downforce.server.table import log
    from downforce.server.wire.advice import advice_infos
    from downforce.server.wire.messages import VERSION, AdviceInfo
    from downforce.server.wire.settings import Pace, Settings
    from tests.server.memory import MemoryStore

    class Thinker:
        async def choose(self, level: str, view: View, seed: str) -> str:
            return str(BOTS[level].choose(view, view.legal, Random(seed)))

        async def advise(self, view: View) -> list[AdviceInfo]:
            return advice_infos(advise(view))

    class Client:
        visitor, ready, address = "v0", False, ""
        viewer: Seat | None = None

        def __init__(self) -> None:
            self.got: list[dict[str, Any]] = []
            self.choices: list[str] = []
            self.seq = 0

        def disconnect(self, code: int) -> None: ...

        def send(self, message: bytes) -> None:
            got = json.loads(message)
            self.got.append(got)
            for one in got.get("updates", [got]):
                self.seq = max(self.seq, one.get("seq", 0))
                if (view := one.get("view")) and "choices" in view:
                    self.choices = [choice["do"] for choice in view["choices"]]

    async def at_once(do: Any, *args: Any) -> Any:
        return do(*args)

    store = MemoryStore()
    hub = Hub(Environment(store=store, thinker=Thinker(), now=lambda: 1_800_000_000_000, offload=at_once))
    person = log.Person(visitor="v0", name="Ann")
    settings = Settings(players=3, mode=mode, pace=Pace.INSTANT)
    opened = log.Opened(settings=settings, host="v0", people=(person,), bots=(None, "rookie", "rookie"))
    table = (await hub.open_table(opened)).id
    client = Client()
    session = Session(hub, table, client)

    async def say(**message: Any) -> dict[str, Any]:
        for _ in range(1000):
            await session.receive(json.dumps(message))
            answer: dict[str, Any] = next(
                one for one in reversed(client.got) if one.get("id") == message["id"]
            )
            if answer.get("reason") != "too-many":
                return answer
            await asyncio.sleep(0.05)
        raise AssertionError("the limit never ends")

    await session.receive(json.dumps({"t": "hello", "v": VERSION, "look": 0}))
    nonce = "ab" * 32
    await say(t="start", id="1")
    await say(t="seal", id="2", commitment=commitment(nonce))
    await say(t="show", id="3", nonce=nonce)
    reads, rng, number = store.reads, Random(1), 10
    refused = await say(t="commit", id="4", seat=0, seq=client.seq, draft=["nonsense"])
    assert refused["t"] == "refused", refused
    assert store.reads == reads, "a refusal read the store"
    while not store.games:
        if client.choices:
            number += 1
            draft, client.choices = [rng.choice(client.choices)], []
            await say(t="commit", id=str(number), seat=0, seq=client.seq, draft=draft)
        await asyncio.sleep(0)
    assert [one.visitor for one in store.past] == ["v0"]
    await hub.close()
    print(mode, (await hub.peek(table)).digest)


if __name__ == "__main__":
    without_the_server()
    for mode in sys.argv[1:]:
        asyncio.run(play(mode))
    loaded = [name for name in BANNED[:-1] if name in sys.modules]
    assert not loaded, loaded
