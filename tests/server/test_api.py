"""The routes under /api, through the whole application."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import insert

import downforce as df
from downforce.cli.verify import check_game
from downforce.i18n import load
from downforce.server.answers import games
from downforce.server.bots.pool import BotPool
from downforce.server.http import app
from downforce.server.http.app import Config, create_app
from downforce.server.http.safety import AsgiApp
from downforce.server.http.services import Openers
from downforce.server.live import awake, hub
from downforce.server.live.broadcast import updates
from downforce.server.live.retention import Retention
from downforce.server.live.store import Listing, NewEntry, TableRow
from downforce.server.storage.admin import Admin
from downforce.server.storage.schema import played
from downforce.server.table.replays import frames
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.messages import VERSION
from tests.server.databases import sqlite_url
from tests.server.room import Client, Room, room

Test = Callable[[httpx.AsyncClient], Awaitable[None]]


@asynccontextmanager
async def lifespan(app: AsgiApp) -> AsyncIterator[None]:
    """Starts an application and stops it again, as a server would."""
    inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    started, stopped = asyncio.Event(), asyncio.Event()

    async def send(message: Any) -> None:
        (started if message["type"] == "lifespan.startup.complete" else stopped).set()

    task = asyncio.create_task(_call(app, inbox, send))
    await inbox.put({"type": "lifespan.startup"})
    await asyncio.wait_for(started.wait(), 20)
    try:
        yield
    finally:
        await inbox.put({"type": "lifespan.shutdown"})
        await asyncio.wait_for(stopped.wait(), 20)
        await task


async def _call(app: AsgiApp, inbox: asyncio.Queue[dict[str, Any]], send: Any) -> None:
    await app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, inbox.get, send)


def browser(app: AsgiApp, address: str = "127.0.0.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


def served(folder: Path, test: Test) -> None:
    """Runs a test against an application with an empty database."""

    async def run() -> None:
        app = create_app(Config(database=sqlite_url(folder), instance="here"))
        async with lifespan(app), browser(app) as client:
            await test(client)

    asyncio.run(run())


async def new_table(client: httpx.AsyncClient, **body: Any) -> dict[str, Any]:
    await client.post("/api/visitor")
    answer = await client.post("/api/tables", json={"settings": {}, **body})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_a_visitor_is_a_cookie_and_nothing_else(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        first = await client.post("/api/visitor")
        cookie = first.headers["set-cookie"]
        assert first.json() == {"known": False}
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        assert (await client.post("/api/visitor")).json() == {"known": True}
        client.cookies.set("downforce", "x" * 43)
        assert (await client.post("/api/tables", json={"settings": {}})).status_code in (401, 409)

    served(tmp_path, test)


def test_a_table_is_opened_found_and_listed(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        bots = [None, *[next(iter(df.BOTS))] * 2]
        table = await new_table(client, settings={"players": 3, "public": True}, name="Ann", bots=bots)
        assert [seat.get("name", "") for seat in table["seats"]] == ["Ann", "", ""]
        assert (await client.get(f"/api/tables/{table['id']}")).json() == table
        spoken = f"{table['code'][:3].lower()}-{table['code'][3:]}"
        assert (await client.get(f"/api/codes/{spoken}")).json() == table
        assert [row["id"] for row in (await client.get("/api/lobby")).json()] == [table["id"]]
        private = await new_table(client, settings={"players": 2})
        assert private["id"] not in (await client.get("/api/lobby")).text

    served(tmp_path, test)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"settings": {"players": 7}}, "bad-request"),
        ({"settings": {"colour": "red"}}, "bad-request"),
        ({"settings": {"track": "monaco"}}, "bad-settings"),
        ({"settings": {"mode": "chess"}}, "bad-settings"),
        ({"settings": {"single": {"bets": "maybe"}}}, "bad-option-value"),
        ({"settings": {"stand_in": "hal"}}, "bad-settings"),
        ({"settings": {"players": 2}, "bots": ["hal", None]}, "bad-settings"),
        ({"settings": {}, "name": "\u202e"}, "bad-name"),
    ],
)
def test_impossible_settings_are_refused_in_one_sentence(
    tmp_path: Path, body: dict[str, Any], reason: str
) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        await client.post("/api/visitor")
        answer = await client.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert answer.json()["reason"] == reason
        assert answer.json()["text"].endswith(".")

    served(tmp_path, test)


def test_another_device_takes_part_with_a_code_that_works_once(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        table = await new_table(client, name="Ann")
        code = (await client.post("/api/device-code")).json()["code"]
        mine = client.cookies["downforce"]
        client.cookies.clear()
        assert (await client.post("/api/device", json={"code": f" {code.lower()} "})).json() == {
            "known": True,
            "receipts": "",
        }
        assert client.cookies["downforce"] != mine
        again = await client.post("/api/device", json={"code": code})
        assert (again.status_code, again.json()["reason"]) == (404, Refusal.BAD_CODE)
        seat = await client.get(f"/api/tables/{table['id']}/replay", params={"seat": 0})
        assert seat.status_code == 200  # the seat is this device's too

    served(tmp_path, test)


def test_receipts_go_along_with_the_code_as_they_were_given(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        await client.post("/api/visitor")
        code = (await client.post("/api/device-code", json={"receipts": "seal.t:1:0:é"})).json()["code"]
        client.cookies.clear()
        answer = await client.post("/api/device", json={"code": code})
        assert answer.json() == {"known": True, "receipts": "seal.t:1:0:é"}
        too_many = await client.post("/api/device-code", json={"receipts": "x" * 9000})
        assert too_many.status_code == 400

    served(tmp_path, test)


def test_missing_things_are_not_found(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        for path in (
            "/api/tables/x",
            "/api/games/x/file",
            "/api/tracks/x",
            "/api/tracks/x/map.svg",
            "/api/decks/x",
            "/assets/x",
            "/x",
        ):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (404, Refusal.NO_SUCH_THING), path
        assert (await client.get("/api/codes/ABC")).json()["reason"] == Refusal.BAD_CODE
        assert (await client.delete("/api/lobby")).status_code == 405

    served(tmp_path, test)


def test_what_a_client_needs_to_draw(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        about = (await client.get("/api/about")).json()
        assert about["tracks"] == [*df.TRACKS]
        assert about["bots"] == [*df.BOTS]
        assert about["protocol"] == VERSION
        switches = {"auction": "no", "powers": "none", "hands-of-three": "yes", "bets": "no"}
        assert about["modes"]["beginner"] == {**switches, "first-home-wins": "yes"}
        assert about["modes"]["world-tour"] == {"format": "world-tour"}
        assert not any(word in str(about) for word in ("'False'", "'True'", "'()'", "'None'"))
        board = (await client.get("/api/tracks/marina-bay")).json()
        assert len(board["cells"]) == len(df.TRACKS["marina-bay"].cells)
        deck = (await client.get("/api/decks/classic")).json()
        assert deck["B1"] == ["R6", "Y4", "K2", "B1"]
        schema = (await client.get("/schema/openapi.json")).json()
        assert "/api/tables" in schema["paths"]

    served(tmp_path, test)


def test_the_map_is_a_picture_that_browsers_keep(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        board = (await client.get("/api/tracks/marina-bay")).json()
        first = await client.get("/api/tracks/marina-bay@1/map.svg")
        assert first.headers["content-type"] == "image/svg+xml"
        assert "max-age" in first.headers["cache-control"]
        viewbox = re.search(r'viewBox="([^"]+)"', first.text)
        assert viewbox is not None
        left, top, width, height = map(float, viewbox[1].split())
        paper = {"left": left, "top": top, "right": left + width, "bottom": top + height}
        assert board["paper"] == pytest.approx(paper)
        again = await client.get(
            "/api/tracks/marina-bay/map.svg", headers={"if-none-match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        beginners = await client.get("/api/tracks/marina-bay/map.svg?bets=false")
        assert "betting-line" in first.text
        assert "betting-line" not in beginners.text

    served(tmp_path, test)


def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        assert (await client.get("/health")).json()["instance"] == "here"
        assert (await client.get("/ready")).status_code == 200
        await new_table(client)
        assert "downforce_entries_total" in (await client.get("/metrics")).text

    served(tmp_path, test)


@pytest.mark.parametrize(
    ("address", "through", "may"),
    [
        ("127.0.0.1", "", True),
        ("::1", "", True),
        ("192.0.2.9", "", True),
        ("2001:db8::5", "", True),
        ("192.0.2.10", "", False),
        ("a socket", "", False),
        ("127.0.0.1", "198.51.100.1", False),  # a proxy that is not configured
        ("127.0.0.1", "127.0.0.1", False),
    ],
)
def test_who_may_read_the_metrics(tmp_path: Path, address: str, through: str, may: bool) -> None:
    async def run() -> int:
        app = create_app(Config(database=sqlite_url(tmp_path), monitors=["192.0.2.9", "2001:db8::/64"]))
        async with browser(app, address) as client:
            headers = {"x-forwarded-for": through} if through else {}
            return (await client.get("/metrics", headers=headers)).status_code

    assert asyncio.run(run()) == (200 if may else 404)


def test_a_server_that_cannot_write_any_more_is_not_ready(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        (writing,) = (task for task in asyncio.all_tasks() if task.get_name() == "writer")
        writing.cancel()
        await asyncio.wait([writing])
        assert (await client.get("/ready")).status_code == 503

    served(tmp_path, test)


def test_bots_are_warmed_up_where_many_play_and_not_at_home(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed = []

    async def warm(self: BotPool, later: float) -> None:
        warmed.append(self)
        await asyncio.Event().wait()  # neither the start nor the end waits for it

    monkeypatch.setattr(BotPool, "warm", warm)

    async def run() -> None:
        app = create_app(Config(database=database_url))
        async with lifespan(app), browser(app) as client:
            assert (await client.get("/ready")).status_code == 200

    asyncio.run(run())
    assert bool(warmed) == database_url.startswith("postgres")


# --- finished games -------------------------------------------------------------------------------


async def finish(it: Room, table: str, people: int) -> list[Client]:
    """Plays a table's game to the end, always the first choice."""
    clients = await it.dealt(table, people)
    while clients[0].seen.status == "running":
        for seat, client in enumerate(clients):
            if client.seen.choices:
                draft = [client.seen.choices[0]]
                await client.ask("commit", seat=seat, seq=client.seen.seq, draft=draft)
    return clients


def test_a_finished_game_is_verified_replayed_and_joins_the_collection(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)

    async def play() -> tuple[str, str, str]:
        async with room(url) as it:
            public = await it.table(people=2, public=True, mode="beginner")
            clients = await finish(it, public, 2)
            private = await it.table(people=2, mode="beginner")
            await finish(it, private, 2)
            info = clients[0].seen.info
            return info["replay"], private, str(info["digest"])

    async def run() -> None:
        public, private, digest = await play()
        app = create_app(Config(database=url))
        transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))
        async with (
            lifespan(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            file = await client.get(f"/api/games/{public}/file")
            assert check_game(file.content, load("en"), shown=digest).record.names[0] == "Player 0"
            closed = (await client.get(f"/api/games/{public}/replay", params={"seat": 1})).json()
            open_ = (await client.get(f"/api/games/{public}/replay", params={"open": True})).json()
            assert len(closed) == len(open_) == len(df.GameRecord.parse(file.text).actions) + 1
            assert "?" in closed[0]["view"]["line"]["hands"]
            assert "?" not in open_[0]["view"]["line"]["hands"]
            moments = (await client.get(f"/api/games/{public}/moments")).json()
            assert [sorted(seat) for seat in moments] == [["bets", "jam"]] * 2
            collection = (await client.get("/api/games")).text
            assert collection.count("[Game ") == 1
            assert "Player 0" not in collection
            assert df.GameRecord.parse(collection).names == ("Player 1", "Player 2")
            assert (
                await client.get(f"/api/games/{private}/file")
            ).status_code == 200  # for those with the link

    asyncio.run(run())


def test_whole_games_are_played_again_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, threads = sqlite_url(tmp_path), set[str]()

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def note(*given: Any, **more: Any) -> Any:
            threads.add(f"{work.__name__} {threading.current_thread() is threading.main_thread()}")
            return work(*given, **more)

        return note

    async def run() -> None:
        async with room(url) as it:
            table = await it.table(people=2, public=True, mode="beginner")
            clients = await finish(it, table, 2)
            monkeypatch.setattr(awake, "updates", noted(updates))
            await clients[0].say(t="fetch", after=1)
            key = clients[0].seen.info["replay"].partition(".")[2]
        app = create_app(Config(database=url))
        monkeypatch.setattr(games, "frames", noted(frames))
        async with lifespan(app), browser(app) as client:
            for path in (f"tables/{table}/replay?key={key}", f"games/{table}.{key}/replay"):
                assert (await client.get(f"/api/{path}")).status_code == 200
            assert (await client.get(f"/api/games/{table}.{key}/replay?seat=5")).status_code == 404

    asyncio.run(run())
    assert threads == {"updates False", "frames False"}


def test_the_log_of_a_game_long_over_is_swept_and_the_game_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(sqlite_url(tmp_path)) as it:
            table = await it.table(people=2, mode="beginner")
            clients = await finish(it, table, 2)
            it.now.at += 25 * 3600 * 1000
            assert await it.hub.sweep() == 0  # a spectator is connected
            for client in clients:
                assert client.session is not None
                client.session.close()
            it.hub._tables.clear()
            assert await it.hub.sweep() == 1
            assert await it.store.entries(table) == []
            assert await it.store.game(table) is not None

    asyncio.run(run())


def test_however_many_games_are_long_over_all_are_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, sleep = list[float](), asyncio.sleep

    async def sleep_a_moment(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0.001)

    async def run() -> None:
        async with room(sqlite_url(tmp_path)) as it:
            for number in range(250):  # more than are looked for at once
                id = f"table-{number}"
                row = TableRow(id, id, 1, 1, Listing("over", False, b"{}"))
                assert await it.store.create_table(row, NewEntry(id, 1, "", "first", 1, b"{}"))
            monkeypatch.setattr(asyncio, "sleep", sleep_a_moment)
            sweeping = asyncio.create_task(it.hub.sweep_regularly())
            async with asyncio.timeout(30):
                while await it.store.table("table-249") or await it.hub.sweep():
                    await sleep(0.01)
            sweeping.cancel()
            assert waits[:3] == [hub.SWEEP_EVERY, hub.SWEEP_PAUSE, hub.SWEEP_PAUSE]

    asyncio.run(run())


def test_a_running_replay_contains_only_what_the_seat_received(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(sqlite_url(tmp_path)) as it:
            table = await it.table(people=3)
            clients = await it.dealt(table, 3)
            for seat, client in enumerate(clients):
                draft = [client.seen.choices[0]]
                await client.ask("commit", seat=seat, seq=client.seen.seq, draft=draft)
            told = [json.loads(frame) for frame in clients[1].frames]
            updates = [message for message in told if message["t"] == "update"]
            missed = await (await it.hub.wake(table)).missed(updates[0]["seq"] - 1, clients[1].viewer)
            assert [update.seq for update in missed] == [update["seq"] for update in updates]
            assert [update.events for update in missed] == [update.get("events", []) for update in updates]

    asyncio.run(run())


def test_a_refusal_has_the_status_that_fits_it(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        await client.post("/api/visitor")
        full = {"settings": {"players": 2}, "name": "Ann", "bots": ["club", "club"]}
        answer = await client.post("/api/tables", json=full)
        assert (answer.status_code, answer.json()["reason"]) == (409, Refusal.SEAT_TAKEN)
        assert app.STATUS[Refusal.NOT_ALLOWED] == 403
        assert 405 not in app.STATUS.values()

    served(tmp_path, test)


def test_the_detail_of_a_refusal_is_not_cut_in_mid_word() -> None:
    said = "there is no such mode; there are " + ", ".join(f"mode-number-{n}" for n in range(40))
    detail = RefusalError(Refusal.BAD_SETTINGS, said).detail
    assert len(detail) <= 200
    assert detail.endswith(" …")
    assert said.startswith(detail.removesuffix(" …"))
    assert said[len(detail.removesuffix(" …"))] == " "


def test_the_privacy_page_gets_the_settings_in_force_and_the_visitors_id(database_url: str) -> None:
    async def main() -> None:
        app = create_app(Config(database=database_url))
        async with lifespan(app), browser(app) as client:
            nobody = (await client.get("/api/privacy")).json()
            assert nobody["visitor"] == ""
            await client.post("/api/visitor")
            told = (await client.get("/api/privacy")).json()
            kept = Retention()
            assert told["finished_table_hours"] == kept.finished * 24
            assert told["visitor_days"] == kept.visitors
            assert told["idle_table_days"] == kept.patient
            assert told["over_days_days"] == kept.over_days
            assert told["warning_days"] == 7
            assert told["cookie_days"] == 365
            async with Admin.open(database_url) as admin:
                assert (await admin.visitor(told["visitor"]))["devices"] == 1

    asyncio.run(main())


def test_a_score_pad_is_scored_without_a_visitor_or_says_what_is_missing(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        lots = {"Y": {"seat": 0, "price": 5}, "G": {"seat": 0, "price": 4}, "B": {"seat": 1, "price": 1}}
        race: dict[str, Any] = {"lots": lots, "bets": [[*"YYB"], [*"GGG"]], "order": [*"BYRKGO"]}
        answer = await client.post("/api/pad", json={"players": 2, "races": [race]})
        assert answer.status_code == 200
        assert [row["money"] for row in answer.json()["result"]["rows"]] == [15, 11]
        missing = await client.post("/api/pad", json={"players": 3, "races": [race]})
        assert missing.status_code == 200
        assert missing.json()["result"] is None
        assert missing.json()["fault"] == {"reason": "no-car", "part": "auction", "race": 1, "seat": 2}
        assert "set-cookie" not in answer.headers

    served(tmp_path, test)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"players": 7}, "bad-request"),
        ({"players": 2, "names": ["Ada", "Bob"]}, "bad-request"),
        ({"players": 2, "races": [{"order": ["X"]}]}, "bad-request"),
        ({"players": 2, "mode": "chess"}, "bad-settings"),
        ({"players": 2, "track": "monaco"}, "bad-settings"),
        ({"players": 2, "single": {"bets": "maybe"}}, "bad-option-value"),
    ],
)
def test_a_score_pad_of_no_game_is_refused(tmp_path: Path, body: dict[str, Any], reason: str) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/pad", json=body)
        assert answer.status_code == 400
        assert answer.json()["reason"] == reason

    served(tmp_path, test)


@pytest.mark.parametrize("path", ["pad", "tables", "device", "exercises/ends/check"])
@pytest.mark.parametrize("body", [b'{"a":"\xed\xa0\x80"}', b"[" * 10_000], ids=["no-utf-8", "nested"])
def test_a_body_that_is_no_json_is_a_bad_request(tmp_path: Path, path: str, body: bytes) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        await client.post("/api/visitor")
        headers = {"content-type": "application/json"}
        answer = await client.post(f"/api/{path}", content=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")

    served(tmp_path, test)


@pytest.mark.parametrize("kind", ["text/plain", "text/plain;charset=utf-8", "multipart/form-data", ""])
@pytest.mark.parametrize("path", ["pad", "tables", "device", "exercises/ends/check"])
def test_a_body_that_is_not_called_json_is_refused(tmp_path: Path, path: str, kind: str) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        await client.post("/api/visitor", headers={"content-type": kind})  # without a body any type will do
        answer = await client.post(f"/api/{path}", content=b'{"players": 2}', headers={"content-type": kind})
        assert (answer.status_code, answer.json()["reason"]) == (415, "bad-request")

    served(tmp_path, test)


def test_the_description_is_written_once_and_has_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[bytes]()
    original = JsonRenderPlugin.render

    def counted(plugin: JsonRenderPlugin, *asked: Any) -> bytes:
        written.append(original(plugin, *asked))
        return written[-1]

    monkeypatch.setattr(JsonRenderPlugin, "render", counted)

    async def test(client: httpx.AsyncClient) -> None:
        answers = [await client.get("/schema/openapi.json") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert {answer.content for answer in answers if answer.status_code == 200} == {written[0]}
        assert len(written) == 1

    served(tmp_path, test)


def test_score_pads_have_a_limit(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        codes = [(await client.post("/api/pad", json={"players": 2})).status_code for _ in range(70)]
        assert set(codes) == {200, 429}

    served(tmp_path, test)


def test_head_is_answered_as_get_is_but_without_a_body(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        for path in ("/", "/health", "/ready", "/nowhere"):
            whole, head = await client.get(path), await client.head(path)
            assert (head.status_code, head.content) == (whole.status_code, b"")
            assert (
                head.headers["content-length"] == str(len(whole.content))
                or "content-encoding" in head.headers
            )

    served(tmp_path, test)


@pytest.mark.parametrize(
    ("openers", "expected"), [("anyone", (201, 201)), ("known", (403, 201)), ("nobody", (403, 403))]
)
def test_a_host_decides_who_opens_tables(tmp_path: Path, openers: str, expected: tuple[int, int]) -> None:
    async def main() -> None:
        app = create_app(Config(database=sqlite_url(tmp_path), openers=Openers(openers)))
        async with lifespan(app), browser(app, "192.0.2.9") as guest, browser(app) as own:
            await guest.post("/api/visitor")
            codes = [(await guest.post("/api/tables", json={"settings": {}})).status_code]
            visitor = (await guest.get("/api/privacy")).json()["visitor"]
            async with Admin.open(sqlite_url(tmp_path)) as admin, admin._writer.begin() as connection:
                race = {"visitor": visitor, "game": "g", "finished": 1, "data": b"{}"}
                await connection.execute(insert(played).values(race))
            codes.append((await guest.post("/api/tables", json={"settings": {}})).status_code)
            assert tuple(codes) == expected
            await new_table(own)  # this machine always may

    asyncio.run(main())
