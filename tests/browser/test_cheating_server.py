"""A server that cheats with the deal, between a real server and the page: what the page says of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from downforce.client.deal import rounds_of
from downforce.i18n import load
from downforce.notation import fair
from downforce.notation.fair import commitment, new_secret, table_seed
from downforce.notation.receipt import headers
from downforce.server.wire import messages as p
from tests.browser.person import NewPerson, Person, record_of, wait
from tests.browser.socket_player import socket_player_for
from tests.server.running import Server

Deal: TypeAlias = dict[str, Any]
PICKED = new_secret()
WORDS = load("en")
MADE = re.compile(r"^\[(Receipt|Commitment|Nonces|Secret|Abandoned|Rounds|Seed|Digest) .*\n", re.MULTILINE)


class Cheat:
    """What the server tells at the end is up to ``change``; the file goes with it, and all sums are right."""

    def __init__(self, game: str, change: Callable[[Deal], Deal], *, has_receipt: bool = True) -> None:
        self.game, self.change, self.has_receipt = game, change, has_receipt
        self.file = ""

    def file_for(self, deal: Deal) -> str:
        """The game file with this deal: signed again, though its cards are those of the real one."""
        told = p.DealInfo(**(deal | {"abandoned": [p.AbandonedRound(**one) for one in deal["abandoned"]]}))
        shown = sorted((int(seat), nonce) for seat, nonce in told.shown.items())
        seed = table_seed(told.secret, [nonce for _, nonce in shown])
        made = headers(rounds_of(told)) if self.has_receipt else fair.headers(told.secret, shown)
        lines = "".join(f'[{name} "{value}"]\n' for name, value in {**made, "Seed": seed}.items())
        text = lines + MADE.sub("", self.game)
        return f'[Digest "{sha256(text.encode()).hexdigest()}"]\n{text}'

    def connect(self, page: WebSocketRoute) -> None:
        """Stands between the page and the server's socket."""
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(self._told(str(message))))

    def _told(self, text: str) -> str:
        message = json.loads(text)
        if message["t"] != "welcome":
            return text
        info = message["info"]
        info["deal"] = self.change({"abandoned": [], **info["deal"]})
        self.file = self.file_for(info["deal"])
        info["digest"] = sha256(self.file.partition("\n")[2].encode()).hexdigest()
        return json.dumps(message)

    def answer(self, route: Route) -> None:
        """Sends the file that goes with what was told."""
        route.fulfill(body=self.file, content_type="text/plain")

    def verdict(self, person: Person, table: str) -> str:
        """What the page says of this deal."""
        page = person.page
        page.route_web_socket(re.compile(f"/{table}/socket"), self.connect)
        page.route(re.compile(f"/api/games/{table}/file"), self.answer)
        person.go(f"/t/{table}")
        verdict = page.locator("section.proof .verdict")
        expect(verdict).to_be_visible()
        page.unroute_all()
        return verdict.inner_text()


def before(deal: Deal, shown: dict[str, str], missing: list[int]) -> Deal:
    """The honest round, told as one that was abandoned."""
    told = {name: deal[name] for name in ("commitment", "contributors", "sealed", "secret")}
    return {**told, "shown": shown, "missing": missing}


def with_seat(deal: Deal, seat: int) -> Deal:
    """The deal with a number that was picked, at this seat."""
    return {
        **deal,
        "contributors": sorted({*deal["contributors"], seat}),
        "sealed": {**deal["sealed"], str(seat): commitment(PICKED)},
        "shown": {**deal["shown"], str(seat): PICKED},
    }


def alone(deal: Deal) -> Deal:
    """The deal by an accomplice at another seat."""
    return with_seat({**deal, "contributors": [], "sealed": {}, "shown": {}}, 1)


OTHER = {"secret": PICKED, "commitment": commitment(PICKED)}
CHEATS: dict[str, tuple[Callable[[Deal], Deal], str]] = {
    "our seat is left out": (alone, "other-deal"),
    "no contributor is named": (
        lambda deal: {**deal, "contributors": [], "sealed": {}, "shown": {}},
        "other-deal",
    ),
    "we are called missing in a round before": (
        lambda deal: {**alone(deal), "round": 2, "abandoned": [before(deal, {}, [0])]},
        "left-out",
    ),
    "the secret is swapped": (lambda deal: {**deal, **OTHER}, "other-deal"),
}
MORE: dict[str, tuple[Callable[[Deal], Deal], str]] = {
    "our seal is replaced": (lambda deal: with_seat(deal, 0), "other-deal"),
    "a seat is added": (lambda deal: with_seat(deal, 1), "other-deal"),
    "the rounds are renumbered": (
        lambda deal: {**deal, "round": 2, "abandoned": [{**before(alone(deal), {}, [1]), **OTHER}]},
        "other-deal",
    ),
    "a full round was abandoned": (
        lambda deal: {**alone(deal), "round": 2, "abandoned": [before(deal, deal["shown"], [])]},
        "rounds",
    ),
}


@pytest.fixture
def ann(new_person: NewPerson, server: Server) -> Person:
    """Her page gave its number to the deal; the race is over."""
    ann: Person = new_person("Ann", settings={"players": 2, "mode": "beginner"})
    ann.open_table()
    ann.add_bots()
    ann.start()
    wait(ann, lambda: ann.seen.status == "running")
    with socket_player_for(ann, server) as hands:
        hands.play_out()
    expect(ann.page.locator("section.proof .verdict")).to_have_class(re.compile(r"\bproved\b"))
    return ann


def check_unfair(ann: Person, game: str, cheats: Mapping[str, tuple[Callable[[Deal], Deal], str]]) -> None:
    table = ann.table
    for name, (change, flaw) in cheats.items():
        assert Cheat(game, change).verdict(ann, table) == WORDS.text("proof-unfair", flaw=flaw), name


@pytest.mark.soak  # the test below proves the same of the cheats that were seen
def test_more_cheats_are_not_fair(ann: Person, server: Server) -> None:
    check_unfair(ann, str(record_of(server.url, ann.table)), MORE)


def test_a_page_that_holds_a_receipt_calls_a_cheat_not_fair(
    ann: Person, new_person: NewPerson, server: Server
) -> None:
    table = ann.table
    game = str(record_of(server.url, table))
    check_unfair(ann, game, CHEATS)
    downgrade = Cheat(game, lambda deal: deal, has_receipt=False)
    assert downgrade.verdict(ann, table) == WORDS.text("proof-unfair", flaw="no-receipt")

    honest = Cheat(game, lambda deal: deal)
    assert honest.verdict(ann, table) == WORDS.text("proof-proved")
    fresh = new_person("Bo")
    cookies = {one["name"]: one["value"] for one in ann.visitor.context.cookies()}
    fresh.visitor.context.add_cookies(
        [{"name": "downforce", "value": cookies["downforce"], "url": server.url}]
    )
    assert Cheat(game, alone).verdict(fresh, table) == WORDS.text("proof-consistent")
