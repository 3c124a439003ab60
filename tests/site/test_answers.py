"""A website of files answers what a server answers, or has a file for it, or the question needs a server."""

import asyncio
import json
from pathlib import Path

from downforce.content import DECKS, TRACKS
from downforce.server.http.api import ROUTES as SERVER_ROUTES
from downforce.server.http.app import Config, create_app
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire.messages import LARGEST_REQUEST
from downforce.site.build import data_files
from downforce.site.dispatch import ROUTES, Answer, answer
from downforce.site.service import Service
from downforce.site.store import BrowserStore
from tests.server.databases import sqlite_url
from tests.server.test_api import browser, lifespan
from tests.site.play import Game
from tests.site.rows import PlainRows

NEED_A_SERVER = {
    "/api/privacy", "/api/device-code", "/api/device", "/api/lobby", "/api/codes/*", "/api/games",
    "/api/tables/*/socket", "/api/mine/time-off", "/api/mine/night", "/api/mine/holidays",
    "/api/calls/code", "/api/calls/confirm", "/api/calls/never", "/api/calls/stop", "/api/mine/calls",
    "/api/mine/calls/hook", "/api/mine/calls/mail", "/api/mine/calls/off", "/api/mine/calls/push",
    "/api/mine/calls/test", "/api/screens", "/api/screens/tie", "/api/tables/*/screens",
    "/api/tables/*/screens/end",
}  # fmt: skip
ARE_FILES = {"/api/tracks/*", "/api/tracks/*/map.svg", "/api/decks/*"}


def test_every_question_to_a_server_has_an_answer_a_file_or_a_reason() -> None:
    asked = {_starred(route.path) for route in SERVER_ROUTES.routes}
    answered = {route.split()[1] for route in ROUTES}
    assert asked - answered == NEED_A_SERVER | ARE_FILES
    assert answered - asked == {"/api/files"}


def _starred(path: str) -> str:
    return "/".join("*" if part.startswith("{") else part for part in path.split("/"))


def test_circuits_and_cards_are_files() -> None:
    names = {*data_files()}
    for track in TRACKS.values():
        stem = f"data/tracks/{track.id.replace('@', '-')}"
        assert {f"{stem}.json", f"{stem}.svg", f"{stem}.plain.svg"} <= names
    assert {f"data/decks/{deck.id.replace('@', '-')}.json" for deck in DECKS.values()} <= names


def test_a_finished_game_is_answered_as_by_a_server(tmp_path: Path) -> None:
    async def main() -> None:
        url = sqlite_url(tmp_path)
        store = await DatabaseStore.open(url)
        game = Game(1, store)
        await game.play()
        await store.close()
        app = create_app(Config(database=url))
        here = BrowserStore(PlainRows())
        there = await DatabaseStore.open(url)
        packed = await there.game("game-1")
        assert packed is not None
        await here.add_game(packed)
        await there.close()
        hub = Service(here, lambda *_: None).hub
        async with lifespan(app), browser(app) as client:
            for path in ("file", "replay", "replay?seat=1", "replay?open=true", "moments", "replay?seat=7"):
                ours = await answer(here, hub, "GET", f"/api/games/game-1/{path}", "")
                theirs = await client.get(f"/api/games/game-1/{path}")
                assert (ours.status == 200) == (theirs.status_code == 200), path
                if ours.status == 200:
                    assert ours.body == theirs.content, path
            about = await answer(here, hub, "GET", "/api/about", "")
            assert about.body == (await client.get("/api/about")).content
            assert about.body == data_files()["data/about.json"]

    asyncio.run(main())


def _answered(method: str, url: str, body: str = "") -> Answer:
    async def main() -> Answer:
        store = BrowserStore(PlainRows())
        return await answer(store, Service(store, lambda *_: None).hub, method, url, body)

    return asyncio.run(main())


def test_what_cannot_be_answered_has_a_reason() -> None:
    for method, url, body, reason in (
        ("GET", "/api/lobby", "", "no-such-thing"),
        ("GET", "/api/tables/none", "", "no-such-thing"),
        ("GET", "/api/games/none/replay", "", "no-such-thing"),
        ("GET", "/api/games/none/replay?seat=9", "", "no-such-thing"),
        ("POST", "/api/tables", "{", "bad-request"),
        ("POST", "/api/tables", " " * (LARGEST_REQUEST + 1), "too-large"),
        ("POST", "/api/files", "nonsense", "bad-request"),
    ):
        found = _answered(method, url, body)
        assert (found.status, json.loads(found.body)["reason"]) == (400, reason), url


def test_a_game_file_is_checked_and_kept() -> None:
    text = (Path(__file__).parents[2] / "web/src/screens/result/finished.dfg").read_text(encoding="utf-8")

    async def main() -> None:
        store = BrowserStore(PlainRows())
        hub = Service(store, lambda *_: None).hub
        opened = json.loads((await answer(store, hub, "POST", "/api/files", text)).body)
        assert opened["holds"] is True
        assert opened["over"] is True
        kept = await answer(store, hub, "GET", f"/api/games/{opened['game']}/file", "")
        assert kept.body.decode() == text
        changed = text.replace("Ann", "Bob") if "Ann" in text else text.replace('[Seat0 "', '[Seat0 "x')
        assert changed != text
        again = json.loads((await answer(store, hub, "POST", "/api/files", changed)).body)
        assert (again["holds"], again["game"]) == (False, "")
        assert "digest" in again["trouble"]

    asyncio.run(main())
