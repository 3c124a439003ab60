"""Plays games at the live tables of a website, and tells the digest of every byte that the page was told.

The same file runs under Python for browsers and under the server's: what it prints must be the same. Chance
comes from the number of the game, time stands still, and people act when no bot is left to.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from random import Random
from typing import Any

MODES = ("standard", "beginner", "long-distance", "world-tour")
LEVELS = ("rookie", "club", "national", "works", "ace")
TURNS = 5000


class Game:
    """One game: a person at each of some seats of one device, and bots."""

    def __init__(self, number: int, store: Any) -> None:
        from downforce.server.live import hub as hub_module
        from downforce.site.service import Service

        self.rng = Random(number)
        self.number = number
        self.digest = hashlib.sha256()
        self.count = 0
        self.told: list[dict[str, Any]] = []
        self.answers: dict[int, str] = {}
        self.ids = 0
        letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
        code = "".join(Random(number).choice(letters) for _ in range(6))
        vars(hub_module).update(new_code=lambda: code, new_key=lambda: f"key-{number}")
        self.service = Service(
            store,
            self.post,
            now=lambda: 1_800_000_000_000,
            secret=self.secret,
            new_id=lambda: f"game-{number}",
        )

    def secret(self) -> str:
        return f"{self.rng.getrandbits(256):064x}"

    def post(self, what: str, line: int, code: int, text: str) -> None:
        self.digest.update(f"{what} {line} {code} {text}\n".encode())
        self.count += 1
        if what == "told":
            message = json.loads(text)
            self.told += message["updates"] if message["t"] == "updates" else [message]
        elif what == "answer":
            self.answers[line] = text

    async def ask(self, method: str, path: str, body: str = "") -> str:
        self.ids += 1
        number = self.ids
        self.service.ask(number, method, path, body)
        for _ in range(TURNS):
            if number in self.answers:
                return self.answers[number]
            await asyncio.sleep(0.001)
        raise AssertionError(f"{path} was not answered")

    async def say(self, kind: str, **message: Any) -> None:
        self.ids += 1
        id, seen = str(self.ids), len(self.told)
        self.service.say(1, json.dumps({"t": kind, "id": id, **message}))
        for _ in range(TURNS):
            if any(one.get("id") == id for one in self.told[seen:]):
                return
            await asyncio.sleep(0.001)
        raise AssertionError(f"{kind} was not answered")

    async def play(self) -> str:
        from downforce.notation.fair import commitment
        from downforce.server.wire.messages import VERSION

        mode = MODES[self.number % len(MODES)]
        players = 2 + self.number % 5
        levels = LEVELS if mode != "beginner" else LEVELS[:1]
        bots = [levels[(self.number + seat) % len(levels)] for seat in range(players - 1)]
        track = ("marina-bay", "river-station")[self.number % 2]
        settings = {"players": players, "mode": mode, "pace": "instant", "track": track}
        opened = await self.ask(
            "POST", "/api/tables", json.dumps({"settings": settings, "name": "Ann", "bots": [None, *bots]})
        )
        table = json.loads(opened)["id"]
        self.service.open(1, table)
        self.service.say(1, json.dumps({"t": "hello", "v": VERSION, "look": 0}))
        await self.say("start")
        nonce = self.secret()
        await self.say("seal", commitment=commitment(nonce))
        await self.say("show", nonce=nonce)
        hub = self.service.hub
        awake = hub._tables[table]
        for _ in range(200 * TURNS):
            await asyncio.sleep(0)
            if awake.table.status.name == "OVER":
                break
            if {*awake.table.asked} != {0} or awake.lock.locked():
                continue
            choices = self.choices()
            wanted = [self.rng.choice(choices)]
            if self.rng.random() < 0.3:
                await self.say("preview", seat=0, draft=wanted)
            await self.say("commit", seat=0, seq=awake.table.seq, draft=wanted)
        assert awake.table.status.name == "OVER", awake.table.status
        for _ in range(20):
            await asyncio.sleep(0.001)
        name = awake.table.replay
        for path in ("file", "replay?open=true", "replay?seat=0", "replay", "moments"):
            await self.ask("GET", f"/api/games/{name}/{path}")
        for path in ("/api/mine", "/api/mine/past", f"/api/tables/{table}", f"/api/tables/{table}/replay"):
            await self.ask("GET", path)
        self.service.close(1)
        await hub.close()
        return f"{self.number} {mode} {players} {self.count} {self.digest.hexdigest()}"

    def choices(self) -> list[str]:
        for message in reversed(self.told):
            view = message.get("view")
            if view and "choices" in view:
                return [choice["do"] for choice in view["choices"]]
        raise AssertionError("nothing can be done")
