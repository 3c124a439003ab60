"""Who is shown as being here."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.server.databases import sqlite_url
from tests.server.room import room


def test_nobody_is_told_of_a_stranger_who_was_not_let_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=2)
            host = await here.client(table, "v0", 0)
            told = len(host.frames)
            stranger = await here.client(table, "v9", 1)
            for _ in range(3):
                assert (await stranger.say(t="hello", v=2, look=1))[-1]["reason"] == "not-your-seat"
            assert len(host.frames) == told
            assert [*(await here.hub.wake(table)).audience.connections] == [host]
            assert (await stranger.say(t="hello", v=2))[0]["t"] == "welcome"
            assert len(host.frames) == told + 1

    asyncio.run(main())


def test_a_seated_visitor_is_shown_as_present(tmp_path: Path) -> None:
    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=1)
            host, guest = await here.client(table, "v0", 0), await here.client(table, "v1")
            assert (await guest.ask("sit", seat=1, name="Bo"))["t"] == "accepted"
            for client in (host, guest):
                told = [json.loads(frame) for frame in client.frames]
                last = [message for message in told if message["t"] == "present"][-1]
                assert (last["seats"], last["watching"]) == ([0, 1], 0)

    asyncio.run(main())
