"""The routes under /api, against everything that their own description allows and forbids."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

import downforce as df
from downforce.bots.registry import BOTS
from downforce.server.http.api import ROUTES
from downforce.server.http.safety import HEADERS
from downforce.server.live.lobby import listing
from downforce.server.live.store import NewEntry, PackedGame, TableRow
from downforce.server.storage.store import DatabaseStore
from downforce.server.table import log
from downforce.server.table.fold import opened
from downforce.server.table.packing import pack
from downforce.server.wire.errors import RefusalError
from downforce.server.wire.settings import Settings
from tests.server.databases import fresh_database
from tests.server.running import Server, new_visitor
from tests.strategies import play_game

ask = partial(httpx.request, verify=False)  # nothing to verify; and it loads no certificates
FINISHED = "finished-game"
SECRET = "5ec2e7" * 10 + "5ec2"
LEVEL = next(iter(BOTS))


async def store_some_games(url: str) -> None:
    """A finished game, and a running one whose secret is known here."""
    store = await DatabaseStore.open(url)
    for id, public in ((FINISHED, True), ("running", True), ("private", False)):
        first = log.Opened(settings=Settings(players=2, public=public), host="v0", bots=(LEVEL, LEVEL))
        now = time.time_ns() // 1_000_000
        row = TableRow(id, id[:6], now, now, listing(opened(id, id, first, now)))
        await store.create_table(row, NewEntry(id, 1, "v0", "open", 1, log.write_entry(first)))
    setup = df.make_setup(players=2, mode="beginner")
    played = play_game(setup, 7)
    record = df.GameRecord(setup=setup, seed="7", actions=played.actions, names=("Ann", "Bob"), headers={})
    stood = log.write_entry(log.Stood(seat=0))
    packed = PackedGame(FINISHED, 5, True, pack(record))
    await store.append(NewEntry(FINISHED, 2, "v0", "x", 2, stood), game=packed)
    started = log.write_entry(log.Started(contributors=(), secret=SECRET))
    await store.append(NewEntry("running", 2, "v0", "x", 2, started))
    await store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # PostgreSQL is the stricter of the two in what it takes.
    with fresh_database("postgresql") as url:
        asyncio.run(store_some_games(url))
        one = Server(url, tmp_path_factory.mktemp("server"))
        one.start()
        yield one
        one.stop()
        assert "Traceback" not in one.log, one.log


@pytest.fixture(scope="module")
def token(server: Server) -> str:
    return new_visitor(server)


@pytest.fixture(scope="module")
def description(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")


described = schemathesis.pytest.from_fixture("description")
turns = itertools.count()


def check_case(case: Any, token: str) -> None:
    """One request: sometimes as a visitor, sometimes about a table or game that there is."""
    turn = next(turns)
    if turn % 2:
        for name, value in (("table", "running"), ("game", FINISHED), ("name", "classic")):
            if name in case.path_parameters and turn % 4 == 1:
                case.path_parameters[name] = value
    response = case.call(headers={"cookie": f"downforce={token}"} if turn % 3 else {})
    case.validate_response(response, checks=(not_a_server_error,))
    check_answer(response.status_code, response.headers, response.text)


def check_answer(status: int, headers: Any, text: str) -> None:
    """What has to be true of every answer."""
    for name, value in HEADERS:
        assert name in headers, name
        shown = headers[name]
        assert (shown[0] if isinstance(shown, list) else shown) == value
    assert SECRET not in text
    if status >= 400:
        problem = json.loads(text)
        assert problem.keys() == {"reason", "text"}
        for word in ("Traceback", "downforce/", ".py", "SELECT", "asyncpg", "sqlite"):
            assert word not in text, text


@described.parametrize()
@settings(max_examples=5)
def test_no_request_breaks_the_server(case: Any, token: str) -> None:
    check_case(case, token)


@pytest.mark.soak
@described.parametrize()
@settings(max_examples=1500)
def test_many_requests_do_not_break_the_server(case: Any, token: str) -> None:
    check_case(case, token)


def test_every_route_is_described(server: Server) -> None:
    paths = ask("GET", f"{server.url}/schema/openapi.json").json()["paths"]
    described = {path for path in paths if path.startswith("/api/")}
    handlers = {
        route.path.replace(":str}", "}") for route in ROUTES.routes if not route.path.endswith("/socket")
    }
    assert described == handlers


PAGES = ("/", "/t/x", "/replay/x", "/rules")
PATHS = (
    *PAGES, "/assets/x.js", "/assets/..%2f..%2fapp.py", "/..%2fapp.py", "/health", "/ready", "/metrics",
    "/schema/openapi.json", "/schema", "/nothing", "/api", "/api/nothing", "/api/about", "/api/lobby",
    "/api/tables/running", "/api/tables/running/replay", "/api/tables/running/replay?seat=0",
    "/api/tables/running/replay?seat=9", "/api/tables/running/replay?seat=x", "/api/tables/running/socket",
    "/api/tables/%00", "/api/tables/%00/replay", "/api/tables/%ff%fe", "/api/codes/%00", "/api/codes/ABCDEF",
    f"/api/games/{FINISHED}/file", f"/api/games/{FINISHED}/replay", f"/api/games/{FINISHED}/replay?open=yes",
    f"/api/games/{FINISHED}/replay?seat=5", f"/api/games/{FINISHED}/replay?open=maybe", "/api/games/%00/file",
    "/api/games", "/api/games?limit=1", "/api/games?limit=0", "/api/games?limit=x", "/api/games?after=%00",
    "/api/games?after=5:%00", "/api/games?after=99999999999999999999:x", "/api/games?after=%D9%A0:x",
    "/api/tracks/marina-bay", "/api/tracks/no", "/api/tracks/%00", "/api/decks/classic", "/api/decks/no",
    "/api/tracks/..%2f..%2fetc%2fpasswd", "/api/tracks/marina-bay@1/map.svg", "/api/tracks/%00/map.svg",
)  # fmt: skip
"""Every page there is, and some there are not."""


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
def test_every_answer_has_the_safety_headers(server: Server, token: str, method: str) -> None:
    with httpx.Client(base_url=server.url, headers={"cookie": f"downforce={token}"}) as client:
        for path in PATHS:
            answer = client.request(method, path)
            not_built = path in PAGES and answer.status_code == 503
            assert answer.status_code < 500 or not_built, path
            if method == "HEAD" or answer.status_code == 204 or not answer.text or not_built:
                assert all(name in answer.headers for name, _ in HEADERS), path
            else:
                check_answer(answer.status_code, answer.headers, answer.text)


BODIES: tuple[bytes, ...] = (
    b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b"{}", b"[" * 16_000, b'{"settings":' * 1_000,
    b'{"settings":{}, "x": 1}', b'{"settings":{"players":99}}', b'{"settings":{"players":NaN}}',
    b'{"settings":{"players":2,"edition":"\\u0000"}}', b'{"settings":{"single":{"powers":",,"}}}',
    b'{"settings":{"single":{"a b":"c=d"}}}', b'{"settings":{"single":{"bets\\t":"no\\tauction"}}}',
    b'{"settings":{"edition":"en standard","mode":"standard"}}', b'{"settings":{"track":"../x"}}',
    b'{"settings":{"mode":"world-tour","second_track":"\\u0000"}}', b'{"settings":{"stand_in":"x"}}',
    b'{"settings":{},"name":"\\u202e"}', b'{"settings":{},"bots":["x"]}', b'{"settings":{},"name":"\\ud800"}',
    b'{"settings":{"players":2},"bots":[null,null,null]}', b'{"code":"\\u0000"}', b'{"code":1}',
    b'{"code":"' + b"x" * 20_000 + b'"}',
)  # fmt: skip


@pytest.mark.parametrize("path", ["/api/tables", "/api/device"])
def test_bodies_that_are_wrong_are_refused(server: Server, token: str, path: str) -> None:
    with httpx.Client(base_url=server.url, headers={"cookie": f"downforce={token}"}) as client:
        for body in BODIES:
            for kind in ("application/json", "text/plain", "application/x-msgpack", ""):
                answer = client.post(path, content=body, headers={"content-type": kind} if kind else {})
                assert answer.is_client_error, (body[:60], kind, answer.text)
                check_answer(answer.status_code, answer.headers, answer.text)


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    answer = ask("POST", f"{server.url}/api/visitor")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert answer.cookies["downforce"] not in answer.text


def test_a_private_table_is_not_listed(server: Server) -> None:
    lobby = {table["id"] for table in ask("GET", f"{server.url}/api/lobby").json()}
    assert "running" in lobby
    assert "private" not in lobby
    for page in ("/api/games", "/metrics", "/health", "/ready"):
        assert "private" not in ask("GET", f"{server.url}{page}").text


words = st.sampled_from(
    ["", "en", "standard", "world-tour", "marina-bay", "powers", "bets", "lowest_bid", "lowest-bid", "format",
     "cunning-for-two", "yes", "no", "none", "edition", "tricky,tricky", "long-distance", "\0", "a=b"]
)  # fmt: skip
texts = words | st.text(max_size=10)


@given(
    players=st.integers(2, 6),
    texts=st.lists(texts, min_size=5, max_size=5),
    single=st.dictionaries(texts, texts, max_size=4),
)
def test_settings_are_playable_or_refused(players: int, texts: list[str], single: dict[str, str]) -> None:
    track, second, mode, edition, stand_in = texts
    wishes = (
        Settings(players=players, single=single),
        Settings(players=players, edition=edition, mode=mode),
        Settings(players=players, track=track, second_track=second, mode="world-tour"),
        Settings(players=players, stand_in=stand_in),
    )
    for wish in wishes:
        try:
            assert wish.setup().players == players
        except RefusalError as refused:
            assert refused.reason  # noqa: PT017
