"""What is kept for how long, what the open collection gives away, and connections that say nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy import select

from downforce.server.http import deadlines, services
from downforce.server.http.app import Config, create_app
from downforce.server.http.collection import public_games, public_name
from downforce.server.live.retention import Retention
from downforce.server.live.store import Listing, NewEntry, PackedGame, TableRow
from downforce.server.storage.schema import tokens, visitors
from downforce.server.storage.sweep import DAY
from downforce.server.wire.errors import Refusal, RefusalError
from tests.server.databases import sqlite_url
from tests.server.room import Room, room
from tests.server.test_api import browser, lifespan


def in_room(folder: Path, test: Any, **more: Any) -> None:
    async def main() -> None:
        async with room(sqlite_url(folder), **more) as here:
            await test(here)

    asyncio.run(main())


async def swept(here: Room, days: float) -> None:
    here.now.at += int(days * DAY)
    for _ in range(10):
        if not await here.hub.sweep():
            break


def test_abandoned_tables_are_removed_in_time(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        waiting = await here.table(people=1)
        quick = await here.table(people=2)
        patient = await here.table(people=2, patience=None)
        for table in (quick, patient):
            for client in await here.dealt(table, 2):
                assert client.session is not None
                client.session.close()
        here.hub._tables.clear()
        kept = Retention()
        await swept(here, kept.open - 0.5)
        assert await here.store.table(waiting)
        await swept(here, 1)
        assert await here.store.table(waiting) is None
        assert await here.store.table(quick)
        await swept(here, kept.running - kept.open)
        assert await here.store.table(quick) is None
        assert await here.store.entries(quick) == []
        assert await here.store.table(patient)  # its people may be away for months
        await swept(here, kept.patient - kept.running + 1)
        assert await here.store.table(patient) is None

    in_room(tmp_path, test)


def test_old_visitors_and_their_tokens_are_removed(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        await here.store.add_visitor("old", b"1", here.now.at)
        here.now.at += 300 * DAY
        await here.store.add_visitor("new", b"2", here.now.at)
        await swept(here, 150)
        assert await here.store.visitor_of(b"1") is None
        assert await here.store.visitor_of(b"2") == "new"
        assert [row[0] for row in await here.store.execute(select(visitors.c.id))] == ["new"]
        assert len(await here.store.execute(select(tokens.c.hash))) == 1

    in_room(tmp_path, test)


def test_a_server_that_is_full_says_so(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        await here.table(people=1)
        await here.table(people=1)
        with pytest.raises(RefusalError) as refused:
            await here.table(people=1)
        assert refused.value.reason is Refusal.TOO_MANY_TABLES

    in_room(tmp_path, test, kept=Retention(most_tables=2))


def test_a_full_server_gives_the_place_of_empty_tables_to_new_ones(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        forgotten = await here.table(people=1)
        here.now.at += DAY // 24 + 1000
        waiting = await here.table(people=1)
        new = await here.table(people=1)  # else one person could fill the server for a week
        assert await here.store.table(forgotten) is None
        assert [bool(await here.store.table(id)) for id in (waiting, new)] == [True, True]
        with pytest.raises(RefusalError) as refused:
            await here.table(people=1)
        assert refused.value.reason is Refusal.TOO_MANY_TABLES

    in_room(tmp_path, test, kept=Retention(most_tables=2))


async def finished(here: Room, id: str, at: int) -> None:
    row = TableRow(id, id, at, at, Listing("over", True, b"{}"))
    await here.store.create_table(row, NewEntry(id, 1, "", "0", at, b"{}"))
    game = PackedGame(id, at, True, b"")
    await here.store.append(NewEntry(id, 2, "", "1", at, b"{}"), game=game)


def test_one_network_cannot_fill_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Running games are kept for months: at five seconds a table it would take a day."""
    monkeypatch.setattr(services, "OPENINGS_A_DAY", (3, 0.0))

    async def main() -> None:
        app = create_app(Config(database=sqlite_url(tmp_path)))
        async with lifespan(app):
            codes = dict[str, list[int]]()
            for address in ("203.0.113.7", "203.0.113.8", "127.0.0.1"):
                async with browser(app, address) as client:
                    await client.post("/api/visitor")
                    answers = [await client.post("/api/tables", json={"settings": {}}) for _ in range(5)]
                    codes[address] = [answer.status_code for answer in answers]
            assert codes["203.0.113.7"] == codes["203.0.113.8"] == [201] * 3 + [429] * 2
            assert codes["127.0.0.1"] == [201] * 5

    asyncio.run(main())


def test_the_collection_is_read_on_by_names_that_are_no_tables(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        ids = [f"table-{n}" for n in range(7)]
        for number, id in enumerate(ids):
            await finished(here, id, 5 + number // 3)  # several in one millisecond
        cursor, found = "", list[str]()
        while page := await public_games(here.store, cursor, 2):
            found += [game.id for game in page]
            name = await public_name(here.store, page[-1].id)
            cursor = f"{page[-1].finished}:{name}"
            assert not any(id in cursor for id in ids)
        assert found == ids
        assert await here.store.table(name) is None
        assert await here.store.game(name) is None

    in_room(tmp_path, test)


def test_the_same_game_has_the_same_name_here_and_another_elsewhere(tmp_path: Path) -> None:
    names = []

    async def test(here: Room) -> None:
        names.append([await public_name(here.store, "t") for _ in range(2)])

    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        in_room(tmp_path / folder, test)
    assert names[0][0] == names[0][1] != names[1][0]


HALF = [
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx",
]


@pytest.mark.parametrize("said", [b"", *HALF])
def test_silent_and_half_requests_are_disconnected(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "REQUEST_TIMEOUT", 0.3)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await receive()
            while (await receive())["type"] == "http.request":
                pass

    async def main() -> bytes:
        config = uvicorn.Config(
            app, port=0, http=deadlines.LimitedHttp, lifespan="off", log_config=None, access_log=False
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        server.should_exit = True
        await serving
        return answer

    assert asyncio.run(main()) == b""
    assert not deadlines._connections


def test_a_network_has_so_many_connections_and_this_machine_any_number() -> None:
    try:
        assert all(deadlines.connection_opened(f"2001:db8::{n:x}") for n in range(deadlines.MOST_PER_NETWORK))
        assert not deadlines.connection_opened("2001:db8::ffff")
        assert deadlines.connection_opened("192.0.2.1")
        assert all(deadlines.connection_opened("127.0.0.1") for _ in range(2 * deadlines.MOST_PER_NETWORK))
        assert deadlines.is_crowded(100)
        assert not deadlines.is_crowded(10_000)
    finally:
        deadlines._connections.clear()


def test_the_limit_of_open_files_is_raised() -> None:
    assert deadlines.most_files() >= 256
