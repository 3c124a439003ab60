"""A database that an earlier version wrote: it opens, and games go on.

``protocol-1.db`` was written by the last commit that spoke version 1 of the protocol. It holds a game in the
middle of a turn, a finished one, and a table where people still sit down. It is never generated again.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from downforce.notation.record import GameRecord
from downforce.server.http.visitors import visitor_of
from downforce.server.table.fold import Status
from downforce.server.table.packing import unpack
from downforce.server.wire.errors import RefusalError
from tests.server.databases import sqlite_url
from tests.server.room import Client, Room, room

WRITTEN = Path(__file__).parent.parent / "data" / "store" / "protocol-1.db"
FINISHED, RUNNING, OPEN = "4JZkKQIVjBxI0_tubwqfvw", "ghwpWFbRMntiFD_2whjjkQ", "tKFVyXdDYK4CLe4kdJPVWA"


def at_home(folder: Path, use: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
    """A copy of the database, used by today's server."""
    shutil.copy(WRITTEN, folder / "downforce.db")

    async def main() -> None:
        async with room(sqlite_url(folder)) as home:
            await use(home)

    asyncio.run(main())


async def played_out(home: Room, table: str, clients: list[Client]) -> None:
    """All play until the game is over; bots move as soon as they are asked."""
    rng = Random("on")
    live = await home.hub.wake(table)
    while live.table.status is not Status.OVER:
        home.now.at += 5000
        seat = live.table.asked[0]
        if seat >= len(clients):
            live.on_change()
            await asyncio.sleep(0.001)
            continue
        client = clients[seat]
        assert client.seen.view is not None
        choice = rng.choice(client.seen.view["choices"])["do"]
        answer = await client.ask("commit", seat=seat, seq=client.seen.seq, draft=[choice])
        assert answer["t"] == "accepted", answer


def test_a_stored_game_resumes_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    async def use(home: Room) -> None:
        live = await home.hub.wake(RUNNING)
        assert live.table.settings.patience == 300
        assert live.table.state is not None
        assert live.table.state.phase == "move-car"
        clients = [await home.client(RUNNING, f"v{seat}", seat) for seat in range(2)]
        assert clients[0].seen.seq == 43
        await played_out(home, RUNNING, clients)
        packed = await home.store.game(RUNNING)
        assert packed is not None
        text = unpack(packed.data)
        assert str(GameRecord.parse(text)) == text

    at_home(tmp_path, use)


def test_a_finished_game_and_its_talk_are_still_there(tmp_path: Path) -> None:
    async def use(home: Room) -> None:
        packed = await home.store.game(FINISHED)
        assert packed is not None
        text = unpack(packed.data)
        assert str(GameRecord.parse(text)) == text
        client = await home.client(FINISHED, "v0", 0)
        assert client.seen.view is not None
        assert client.seen.view["result"]["winners"]
        live = await home.hub.wake(FINISHED)
        assert [note.text for note in live.folded.talk] == ["Good luck!", "Well raced."]
        assert (await client.ask("rematch"))["t"] == "accepted"

    at_home(tmp_path, use)


def test_a_table_in_the_paddock_fills_up_and_starts(tmp_path: Path) -> None:
    async def use(home: Room) -> None:
        host = await home.client(OPEN, "v0", 0)
        late = await home.client(OPEN, "v1")
        assert (await late.ask("sit", seat=1, name="Again"))["reason"] == "kicked"
        assert (await host.ask("seat-bot", seat=1, level="club"))["t"] == "accepted"
        assert (await host.ask("start"))["t"] == "accepted"

    at_home(tmp_path, use)


@pytest.mark.parametrize("number", range(3))
def test_visitors_are_known_by_the_tokens_they_have(tmp_path: Path, number: int) -> None:
    async def use(home: Room) -> None:
        assert await visitor_of(home.store, f"visitor-{number}-".ljust(43, "x")) == f"v{number}"

    at_home(tmp_path, use)


def test_a_table_that_was_never_there_is_refused(tmp_path: Path) -> None:
    async def use(home: Room) -> None:
        with pytest.raises(RefusalError):
            await home.hub.wake("none")

    at_home(tmp_path, use)
