"""The tables a visitor is at: those that wait for them come first, and no others."""

from __future__ import annotations

import asyncio
from pathlib import Path

from downforce.server.answers.mine import own_tables
from tests.server.databases import sqlite_url
from tests.server.room import room


def test_a_visitor_sees_their_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            waiting = await here.table(people=1)
            running = await here.table(people=2, patience=None)
            clients = await here.dealt(running, 2)
            view = clients[0].seen.view
            assert view is not None
            await clients[0].ask("commit", seat=0, seq=clients[0].seen.seq, draft=[view["choices"][0]["do"]])
            for client in clients:
                assert client.session is not None
                client.session.close()
            here.hub._tables.clear()  # they sleep in the store
            mine = await own_tables(here.store, here.hub, "v0")
            theirs = await own_tables(here.store, here.hub, "v1")
            assert {table.id for table in mine} == {waiting, running}
            assert not any(table.is_your_turn for table in mine)
            assert [(table.id, table.yours, table.asked, table.is_your_turn) for table in theirs] == [
                (running, [1], [1], True)
            ]
            assert await own_tables(here.store, here.hub, "stranger") == []
            assert here.hub._tables == {}  # nothing was woken for it

    asyncio.run(main())
