"""Who is shown as being here."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.server.databases import sqlite_url
from tests.server.room import room


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
