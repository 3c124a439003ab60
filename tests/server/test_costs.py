"""Expensive answers are computed once, and not for a client that has hung up."""

from __future__ import annotations

import asyncio
import gzip
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from downforce.notation.record import GameRecord
from downforce.server.answers import games
from downforce.server.http import api, page
from downforce.server.http.app import Config, create_app
from downforce.server.live import awake, hub
from downforce.server.live.folding import fold, steps_after
from downforce.server.live.store import Listing, NewEntry, PackedGame, TableRow
from downforce.server.storage.store import DatabaseStore
from downforce.server.table.packing import anonymous, pack, unpack
from downforce.server.table.replays import frames
from tests.server.databases import sqlite_url
from tests.server.room import room
from tests.server.test_api import browser, finish, lifespan
from tests.server.test_limits import react
from tests.server.test_packing import finished

GAMES = 30


async def with_games(url: str, count: int, *, public: bool) -> None:
    store, data = await DatabaseStore.open(url), pack(finished(1, 2, "beginner"))
    for number in range(count):
        id = f"table-{number}"
        row = TableRow(id, f"CODE{number}", 1, 1, Listing("over", public, b"{}"))
        await store.create_table(row, NewEntry(id, 1, "", "0", 1, b"{}"))
        game = PackedGame(id, 5 + number, public, data)
        await store.append(NewEntry(id, 2, "", "1", 1, b"{}"), game=game)
    await store.close()


def test_the_collection_is_copied_out_without_playing_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        await with_games(sqlite_url(tmp_path), GAMES, public=True)
        monkeypatch.setattr(GameRecord, "replay", None)
        monkeypatch.setattr(GameRecord, "parse", None)
        app = create_app(Config(database=sqlite_url(tmp_path)))
        async with lifespan(app), browser(app) as client:
            assert (await client.get("/api/games?limit=500")).text.count("[Game ") == GAMES

    asyncio.run(main())


def test_the_collection_stops_when_the_caller_hangs_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[bytes] = []
    hung_up = asyncio.Event()

    def noted(data: bytes) -> str:
        copied.append(data)
        return anonymous(data)

    async def receive() -> dict[str, Any]:
        await hung_up.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message.get("body"):
            hung_up.set()
            await asyncio.sleep(0.05)  # a slow line

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": "/api/games", "raw_path": b"/api/games", "query_string": b"limit=500", "root_path": "",
        "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }  # fmt: skip

    async def main() -> None:
        await with_games(sqlite_url(tmp_path), GAMES, public=True)
        monkeypatch.setattr(api, "anonymous", noted)
        app = create_app(Config(database=sqlite_url(tmp_path)))
        async with lifespan(app):
            async with asyncio.timeout(20):
                await app({**scope}, receive, send)
            assert 1 <= len(copied) < GAMES / 2

    asyncio.run(main())


def test_a_public_game_is_stored_without_names_when_it_is_packed(tmp_path: Path) -> None:
    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            for is_public in (True, False):
                table = await here.table(people=2, mode="beginner", public=is_public)
                await finish(here, table, 2)
                game = await here.store.game(table)
                assert game is not None
                if is_public:
                    assert game.nameless is not None
                    assert unpack(game.nameless) == anonymous(game.data)
                    assert "Player 0" not in unpack(game.nameless)
                else:
                    assert game.nameless is None

    asyncio.run(main())


def test_a_sleeping_table_is_folded_once_and_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[int] = []

    def noted(row: Any, entries: Any) -> Any:
        folded.append(len(entries))
        return fold(row, entries)

    async def main() -> None:
        monkeypatch.setattr(hub, "fold", noted)
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=2)
            assert (await here.hub.peek(table)).seq == 1
            awake = await here.hub.wake(table)
            for number in range(3):
                await awake.request("v0", react(number))
            assert (await here.hub.peek(table)) == awake.table
            assert (await here.hub.peek(table)).seq == 4
            here.hub.drop(table)
            assert (await here.hub.peek(table)).seq == 4
            assert folded == [1, 4]
            monkeypatch.setattr(hub, "MOST_PEEKED", 2)
            for _ in range(3):
                await here.hub.peek(await here.table(people=1))
            assert len(here.hub._peeked) == 2

    asyncio.run(main())


def test_a_replay_is_computed_once_and_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def noted(*given: Any, **more: Any) -> Any:
        asked.append((given[1:], more))
        return frames(*given, **more)

    async def main() -> None:
        await with_games(sqlite_url(tmp_path), 1, public=False)
        monkeypatch.setattr(games, "frames", noted)
        app = create_app(Config(database=sqlite_url(tmp_path)))
        async with lifespan(app), browser(app) as client:
            for _ in range(3):
                for query in ("", "?open=true", "?seat=1"):
                    answer = await client.get(f"/api/games/table-0/replay{query}")
                    assert answer.headers["content-type"] == "application/json"
                    assert answer.json()[0]["view"]

    asyncio.run(main())
    assert len(asked) == 3


def test_replaying_a_long_log_has_its_price_also_while_the_table_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "REPLAYED", 1)

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            short, long = await here.table(people=1), await here.table(people=1)
            for number in range(40):
                await (await here.hub.wake(long)).request("v0", react(number))
        app = create_app(Config(database=sqlite_url(tmp_path)))
        async with lifespan(app), browser(app) as client:
            assert (await client.get(f"/api/tables/{short}/replay")).status_code == 200
            assert (await client.get(f"/api/tables/{long}/replay")).status_code == 429

    asyncio.run(main())


def test_a_long_log_is_compressed_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten megabytes take half a second, and all tables would wait for it."""
    threads: list[threading.Thread] = []

    def noted(data: bytes, **more: Any) -> bytes:
        threads.append(threading.current_thread())
        return gzip.compress(data, **more)

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=1)
            for number in range(40):
                await (await here.hub.wake(table)).request("v0", react(number))
        app = create_app(Config(database=sqlite_url(tmp_path)))
        async with lifespan(app), browser(app) as client:
            monkeypatch.setattr(page, "gzip", SimpleNamespace(compress=noted))
            answer = await client.get(f"/api/tables/{table}/replay")
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["cache-control"] == "no-store"
            assert len(answer.json()["updates"]) == 40

    asyncio.run(main())
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_old_updates_are_cached_between_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[int] = []

    def noted(*given: Any) -> Any:
        folded.append(given[2])
        return steps_after(*given)

    async def main() -> None:
        monkeypatch.setattr(awake, "steps_after", noted)
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=2)
            here_awake = await here.hub.wake(table)
            for number in range(20):
                await here_awake.request("v0", react(number))
            once = await here_awake.missed(1, None)
            assert await here_awake.missed(1, None) == once
            assert len(once) == 20
            assert folded == [1]
            await here_awake.request("v0", react(20))
            assert len(await here_awake.missed(1, None)) == 21  # nothing old is told

    asyncio.run(main())
