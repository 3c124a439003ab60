"""Who may see a finished game with its names: an invitation, a seat, or a link that a player shared."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import httpx

from downforce.server.http.app import Config, create_app
from downforce.server.http.visitors import token_hash
from downforce.server.live.system_entries import rematch_id
from tests.server.databases import sqlite_url
from tests.server.room import room
from tests.server.test_api import browser, finish, lifespan

TOKEN = "t" * 43
FINISHED = ("games/{}/file", "games/{}/replay", "games/{}/replay?open=true", "games/{}/moments")
TABLE = ("tables/{}", "tables/{}/replay", "codes/{}")


class FinishedTable(NamedTuple):
    """A table whose game is over, and how its people were told of it."""

    table: str
    code: str
    replay: str


Test: TypeAlias = Callable[[httpx.AsyncClient, FinishedTable], Awaitable[None]]


def after_a_game(folder: Path, test: Test, **settings: Any) -> None:
    """Plays a game of two, v0 and v1, and runs a test on what strangers and players get of it."""
    url = sqlite_url(folder)

    async def run() -> None:
        async with room(url) as it:
            table = await it.table(people=2, mode="beginner", **settings)
            info = (await finish(it, table, 2))[0].seen.info
            await it.store.add_visitor("v0", token_hash(TOKEN), 1)
        app = create_app(Config(database=url))
        async with lifespan(app), browser(app) as client:
            await test(client, FinishedTable(table, info["code"], info["replay"]))

    asyncio.run(run())


async def statuses(
    client: httpx.AsyncClient, paths: tuple[str, ...], name: str, headers: dict[str, str] | None = None
) -> set[int]:
    return {(await client.get(f"/api/{path.format(name)}", headers=headers)).status_code for path in paths}


def test_the_id_that_the_lobby_shows_does_not_open_the_finished_game(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient, played: FinishedTable) -> None:
        assert await statuses(client, FINISHED, played.table) == {403}
        assert await statuses(client, FINISHED, f"{played.table}.{'A' * 22}") == {403}
        assert await statuses(client, FINISHED, f"{played.table}.") == {403}
        assert await statuses(client, TABLE[:2], played.table) == {403}
        assert await statuses(client, TABLE[2:], played.code) == {403}
        text = (await client.get(f"/api/games/{played.table}/file")).text
        assert "not-invited" in text
        assert "Player 0" not in text

    after_a_game(tmp_path, test, public=True)


def test_a_seat_opens_it(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient, played: FinishedTable) -> None:
        seated = {"authorization": f"Bearer {TOKEN}"}
        assert await statuses(client, FINISHED, played.table, seated) == {200}
        assert await statuses(client, TABLE[:2], played.table, seated) == {200}
        assert await statuses(client, FINISHED, played.table, {"authorization": f"Bearer {'u' * 43}"}) == {
            403
        }

    after_a_game(tmp_path, test, public=True)


def test_a_link_that_a_player_shared_opens_it(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient, played: FinishedTable) -> None:
        table, _, key = played.replay.partition(".")
        assert table == played.table
        assert len(key) == 22
        assert await statuses(client, FINISHED, played.replay) == {200}
        assert (await client.get(f"/api/tables/{table}/replay", params={"key": key})).status_code == 200

    after_a_game(tmp_path, test, public=True)


def test_the_link_of_a_private_table_is_an_invitation(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient, played: FinishedTable) -> None:
        assert played.replay == played.table
        assert await statuses(client, FINISHED, played.replay) == {200}
        assert await statuses(client, TABLE[:2], played.table) == {200}
        assert await statuses(client, TABLE[2:], played.code) == {200}
        assert await statuses(client, FINISHED, "A" * 22) == {404}

    after_a_game(tmp_path, test)


def test_the_collection_gives_no_key_and_no_id_away(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient, played: FinishedTable) -> None:
        answer = await client.get("/api/games", params={"limit": 1})
        told = f"{answer.text} {answer.headers}"
        table, _, key = played.replay.partition(".")
        assert "[Game " in told
        assert table not in told
        assert key not in told
        name = answer.headers["next"].partition(":")[2]
        assert await statuses(client, FINISHED, name) == {404}

    after_a_game(tmp_path, test, public=True)


def test_the_id_of_the_rematch_does_not_follow_from_the_lobby_and_the_collection(tmp_path: Path) -> None:
    """The lobby had the id of the table, and the game's file has the secret of its deal."""

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=2, mode="beginner", public=True)
            clients = await finish(here, table, 2)
            told = await clients[0].ask("rematch")
            over = (await here.hub.wake(table)).table
            assert told["table"] == rematch_id(over)
            assert rematch_id(over._replace(key="another")) != told["table"]

    asyncio.run(main())


def test_watchers_of_a_public_race_stay_and_strangers_come_too_late(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(sqlite_url(tmp_path)) as it:
            table = await it.table(people=2, mode="beginner", public=True)
            watcher = await it.client(table, "")
            assert watcher.seen.info["replay"] == ""
            clients = await finish(it, table, 2)
            key = watcher.seen.info["replay"].partition(".")[2]
            assert key
            for left in (watcher, *clients):
                assert left.session is not None
                left.session.close()
            stranger = await it.client(table, "stranger")
            assert [frame for frame in stranger.frames if b"Player" in frame] == []
            assert b"not-invited" in stranger.frames[-1]
            for back in (await it.client(table, "", key=key), await it.client(table, "v1")):
                assert b'"welcome"' in back.frames[0]

    asyncio.run(run())


def test_players_find_their_past_races_on_any_device(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient, played: FinishedTable) -> None:
        assert (await client.get("/api/mine/past")).json() == []
        seated = {"authorization": f"Bearer {TOKEN}"}
        (race,) = (await client.get("/api/mine/past", headers=seated)).json()
        assert race["replay"] == played.replay
        assert [seat["name"] for seat in race["seats"]] == ["Player 0", "Player 1"]
        assert race["yours"] == [0]
        assert (race["place"] == 1) == (0 in race["winners"])
        assert race["track"] == "marina-bay"
        assert race["finished"] > 0
        assert "v0" not in str(race)

    after_a_game(tmp_path, test, public=True)
