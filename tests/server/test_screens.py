"""Big screens: what ties one to a table, what it is sent, and who ends it."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from functools import partial
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from downforce.server.http import screens
from downforce.server.http.app import Config, create_app
from downforce.server.http.screens import CODE_LENGTH, CODE_LIFE, MOST_SCREENS
from downforce.server.live import broadcast
from downforce.server.live.hub import SCREEN_ENDED
from downforce.server.live.lobby import ALPHABET
from downforce.server.table.screens import screen_visitor
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal
from downforce.server.wire.messages import VERSION
from tests.server.client import Message, Player
from tests.server.databases import sqlite_url
from tests.server.room import room
from tests.server.running import Server, new_visitor, open_table
from tests.server.test_api import browser, lifespan, new_table, served

LEVEL = "rookie"


async def waiting_screen(client: httpx.AsyncClient, key: str = "") -> dict[str, str]:
    answer = await client.post("/api/screens", json={"key": key})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def tie(client: httpx.AsyncClient, table: str, code: str) -> tuple[int, Any]:
    answer = await client.post(f"/api/tables/{table}/screens", json={"code": code})
    return answer.status_code, answer.json().get("reason") or answer.json()["tied"]


async def tied_to(client: httpx.AsyncClient, key: str) -> str:
    return str((await client.post("/api/screens/tie", json={"key": key})).json()["table"])


# --- codes ------------------------------------------------------------------------------------------


def test_a_typed_code_ties_a_screen_once_also_to_a_private_table(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        table = (await new_table(client, settings={"public": False}, name="Ann"))["id"]
        other = (await new_table(client, settings={"public": False}, name="Ann"))["id"]
        screen = await waiting_screen(client)
        code = screen["code"]
        assert (len(code), set(code) - set(ALPHABET)) == (CODE_LENGTH, set())
        assert await tied_to(client, screen["key"]) == ""
        assert await tie(client, table, f" {code[:3].lower()}-{code[3:]} ") == (200, True)
        assert await tied_to(client, screen["key"]) == table
        assert await tie(client, other, code) == (404, Refusal.BAD_CODE)  # it is used up
        assert await tied_to(client, screen["key"]) == table

    served(tmp_path, test)


def test_forged_old_and_foreign_codes_tie_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        now = [1_800_000_000_000]
        config = Config(database=sqlite_url(tmp_path), now=lambda: now[0])
        app = create_app(config)
        async with lifespan(app), browser(app) as client:
            table = (await new_table(client, name="Ann"))["id"]
            services = app_services(app)
            services.now = lambda: now[0]
            screen = await waiting_screen(client)
            code = screen["code"]
            for guess in ("", "A" * CODE_LENGTH, code[:-1], code + "2", "\0" * CODE_LENGTH, "é" * 40):
                assert (await tie(client, table, guess))[0] == 404, guess
            newer = await waiting_screen(client, screen["key"])  # takes the place of the first code
            assert await tie(client, table, code) == (404, Refusal.BAD_CODE)
            now[0] += CODE_LIFE
            assert await tie(client, table, newer["code"]) == (404, Refusal.BAD_CODE)
            assert await tied_to(client, screen["key"]) == ""
            for key in ("", "x", "A" * 43, screen["key"][:-1] + "!"):
                assert await tied_to(client, key) == ""

    asyncio.run(main())


def app_services(app: Any) -> Any:
    """The services of an application that runs."""
    while not hasattr(app, "state"):
        app = next(value for name, value in vars(app).items() if "app" in name)
    return app.state.services


def test_only_a_person_with_a_seat_ties_or_ends(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        table = (await new_table(client, name="Ann"))["id"]
        screen = await waiting_screen(client)
        ann = client.cookies["downforce"]
        client.cookies.clear()
        assert await tie(client, table, screen["code"]) == (401, Refusal.NO_VISITOR)
        await client.post("/api/visitor")
        assert await tie(client, table, screen["code"]) == (403, Refusal.NOT_YOUR_SEAT)
        assert await tie(client, "nowhere", screen["code"]) == (404, Refusal.NO_SUCH_THING)
        assert await tied_to(client, screen["key"]) == ""
        client.cookies.set("downforce", ann)
        assert await tie(client, table, screen["code"]) == (200, True)
        client.cookies.clear()
        assert (await client.post(f"/api/tables/{table}/screens/end")).status_code == 401
        assert await tied_to(client, screen["key"]) == table
        client.cookies.set("downforce", ann)
        assert (await client.post(f"/api/tables/{table}/screens/end")).json() == {"tied": False}
        assert await tied_to(client, screen["key"]) == ""

    served(tmp_path, test)


def test_guesses_have_the_limits_of_device_codes(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        table = (await new_table(client, name="Ann"))["id"]
        answers = [await tie(client, table, f"{n:06}") for n in range(25)]
        assert answers[0] == (404, Refusal.BAD_CODE)
        assert answers[-1] == (429, Refusal.TOO_MANY)
        device = await client.post("/api/device", json={"code": "A" * 10})
        assert device.status_code == 429  # they are counted together

    served(tmp_path, test)


def test_a_table_has_so_many_screens_and_no_more(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        table = (await new_table(client, name="Ann"))["id"]
        codes = [(await waiting_screen(client))["code"] for _ in range(MOST_SCREENS + 1)]
        answers = [await tie(client, table, code) for code in codes]
        assert answers == [(200, True)] * MOST_SCREENS + [(429, Refusal.TOO_MANY)]

    served(tmp_path, test)


# --- what a screen is sent --------------------------------------------------------------------------


def test_a_screen_never_looks_into_a_hand_and_asks_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_EVERY", 0)

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=2)
            ann, _ = await here.dealt(table, 2)
            screen = await here.client(table, screen_visitor("tv"))
            for seat in range(2):
                assert (await screen.say(t="look", seat=seat))[-1]["reason"] == Refusal.NOT_YOUR_SEAT
            kinds = [one.__struct_config__.tag for one in p.Request.__subclasses__()]
            wishes: dict[str, Any] = {
                "seat": 0,
                "name": "TV",
                "draft": [],
                "seq": 1,
                "text": "x",
                "sign": "bravo",
            }
            for kind in kinds:
                fields = {name: value for name, value in wishes.items() if name in FIELDS[kind]}
                answer = (await screen.say(t=kind, id="1", **fields))[-1]
                assert answer["t"] == "refused", kind
            assert (await screen.say(t="sit", id="1", seat=0, name="TV"))[-1]["reason"] == "not-allowed"
            assert screen.seen.yours == []
            assert ann.seen.view
            told = [json.loads(frame) for frame in ann.frames]
            assert [one for one in told if one["t"] == "present"][-1]["screens"] == 1

    asyncio.run(main())


FIELDS = {one.__struct_config__.tag: set(one.__struct_fields__) for one in p.Request.__subclasses__()}


async def race_with_a_tap(server: Server, number: int) -> tuple[list[str], dict[int, set[str]]]:
    """A race of two people at random, and every frame that the screen got with the first one's cookie."""
    tokens = two_people(server)
    table = open_table(server, tokens[0], players=3, bots=[None, None, LEVEL], public=False)
    cookies = {"downforce": tokens[0]}
    screen = httpx.post(f"{server.url}/api/screens", json={}, cookies=cookies).json()
    httpx.post(
        f"{server.url}/api/tables/{table}/screens", json={"code": screen["code"]}, cookies=cookies
    ).raise_for_status()
    url = f"ws{server.url[4:]}/api/tables/{table}/socket"
    rng = Random(number)
    players = [
        Player(url, tokens[0], 0, Random(rng.random()), starts=True),
        Player(url, tokens[1], 1, Random(rng.random()), sits=True),
    ]
    frames: list[str] = []
    hands: dict[int, set[str]] = {0: set(), 1: set()}
    headers = SimpleCookie({"downforce": tokens[0]}).output(header="").strip()

    async def tapped() -> None:
        address = f"{url}?screen={screen['key']}"
        async with connect(address, additional_headers={"Cookie": headers}) as socket:
            await socket.send(json.dumps({"t": "hello", "v": VERSION, "look": None, "have": 0}))
            await socket.send(json.dumps({"t": "look", "seat": 0}))
            async for frame in socket:
                frames.append(str(frame))
                message = json.loads(frame)
                if message.get("info", {}).get("status") == "over":
                    return  # the last frame of the list

    async def played(player: Player) -> None:
        await player.play()
        assert player.seat is not None

    for player in players:
        player.on_send = partial(note_hand, hands, player)
    await asyncio.wait_for(asyncio.gather(tapped(), *map(played, players)), 120)
    return frames, hands


def note_hand(hands: dict[int, set[str]], player: Player, _: Message) -> None:
    hands[player.seat or 0].add(own_hand(player))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(sqlite_url(folder), folder)
    running.start()
    yield running
    running.stop()


def own_hand(player: Player) -> str:
    """The hand that this person's view shows and no public view may."""
    hands = ((player.seen.view or {}).get("line", {}).get("hands", "")).split("/")
    return hands[player.seat or 0] if len(hands) > (player.seat or 0) else ""


PEOPLE: dict[str, list[str]] = {}
"""By server: so many races would need more visitors than one address may be."""


def two_people(server: Server) -> list[str]:
    if server.url not in PEOPLE:
        PEOPLE[server.url] = [new_visitor(server), new_visitor(server)]
    return PEOPLE[server.url]


def secrets_in(hand: str, frames: list[str]) -> Iterator[tuple[int, str]]:
    """The frames that show a hand of which a card is not known to all, as bids make it known."""
    regular = [card for card in hand.split(".") if not card.startswith("8")]
    for n, frame in enumerate(frames):
        known = (*frames[:n], frame.replace(hand, ""))
        if hand in frame and not all(any(card in text for text in known) for card in regular):
            yield n, frame


def check_tap(server: Server, number: int) -> None:
    frames, hands = asyncio.run(race_with_a_tap(server, number))
    assert '"status":"over"' in frames.pop()  # then all cards are open, for everyone
    text = "\n".join(frames)
    assert len(frames) > 20
    assert '"reason":"not-your-seat"' in text  # the cookie is a person's, and counts for nothing
    for seen in hands.values():
        shown = {hand for hand in seen if len(hand) > 6}
        assert shown, "no hand was seen: the test would prove nothing"
        assert not [(hand, n) for hand in shown for n, _ in secrets_in(hand, frames)]
    for frame in map(json.loads, frames):
        assert frame.get("yours", []) == []
        view = frame.get("view") or {}
        assert not view.get("choices")


def test_a_tap_on_a_screens_socket_finds_no_secret_whatever_its_cookie(server: Server) -> None:
    check_tap(server, 0)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(1, 21))
def test_taps_in_twenty_races_find_no_secret(server: Server, number: int) -> None:
    check_tap(server, number)


# --- the end ----------------------------------------------------------------------------------------


def test_any_seat_ends_the_screens_and_foreign_keys_get_in_nowhere(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "CHECK_EVERY", 0.1)
    token = new_visitor(server)
    table = open_table(server, token, players=2, bots=[None, LEVEL], public=False)
    cookies = {"downforce": token}
    screen = httpx.post(f"{server.url}/api/screens", json={}).json()
    url = f"ws{server.url[4:]}/api/tables/{table}/socket?screen="

    async def closed_with(key: str, then: str = "") -> int:
        async with connect(url + key) as socket:
            try:
                await socket.send(json.dumps({"t": "hello", "v": VERSION, "look": None, "have": 0}))
                async for frame in socket:
                    if then and json.loads(frame)["t"] == "welcome":
                        await asyncio.to_thread(httpx.post, f"{server.url}{then}", cookies=cookies)
            except websockets.ConnectionClosed:
                pass
            return int(socket.close_code or 0)

    assert asyncio.run(closed_with(screen["key"])) == SCREEN_ENDED  # not tied yet
    assert asyncio.run(closed_with(secrets.token_urlsafe(32))) == SCREEN_ENDED
    body = {"code": screen["code"]}
    httpx.post(f"{server.url}/api/tables/{table}/screens", json=body, cookies=cookies).raise_for_status()
    assert asyncio.run(closed_with(screen["key"], f"/api/tables/{table}/screens/end")) == SCREEN_ENDED
