"""A walk through every screen and every phase, with a stop at each: to be checked, or photographed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import expect

from downforce.rules.state import Phase
from tests.browser.hands import look
from tests.browser.person import PATIENCE, Person, play, told
from tests.browser.socket_player import SocketPlayer, socket_player, socket_player_for
from tests.server.running import Server, new_visitor

T = TypeVar("T")

SETTINGS = {"players": 3, "patience": 300}
STOPS = (
    "home", "rules", "no-table", "paddock", "auction", "bid", "waiting-for-bids", "reveal", "powers", "race",
    "menu", "steering", "wild", "turn", "waiting", "bets", "bet", "result", "replay", "cover",
)  # fmt: skip
"""All stops; ``powers`` and ``wild`` come where the cards bring them."""


def tour(ann: Person, server: Server, stop: Callable[[str], None]) -> None:
    """Leads one person, with ``SETTINGS`` remembered, past all stops."""
    ann.go()
    stop("home")
    ann.go("/rules")
    stop("rules")
    ann.go("/t/there-is-no-such-table")
    stop("no-table")
    ann.visitor.forgive("WebSocket|status of 40")
    _race(ann, server, stop)
    ann.go(f"/replay/{ann.table}#40")
    expect(ann.page.locator("input[type=range]")).to_be_visible()
    stop("replay")
    ann.open_table()
    ann.sit(1, "Bartholomew the Younger")
    ann.add_bots()
    ann.start()
    expect(ann.page.locator('[data-do="look 1"]')).to_be_visible()
    stop("cover")


def _race(ann: Person, server: Server, stop: Callable[[str], None]) -> None:
    ann.open_table()
    stop("paddock")
    with socket_player(server, new_visitor(server), ann.table, 1, looks=False) as bea:
        bea.sit("Bartholomew the Younger")
        ann.add_bots()
        ann.start()
        _auction(ann, bea, stop)
        _turns(ann, bea, stop)
        with socket_player_for(ann, server) as her:
            her.play_out(bea)
    expect(ann.page.locator("article.result h2")).to_be_visible()
    play([ann], lambda: ann.is_over)
    stop("result")


def _until(ann: Person, bea: SocketPlayer, found: Callable[[], T], *, idle: bool = False) -> T:
    """Lets both play until something is found; or Bea alone, while Ann is idle."""
    last = time.monotonic()
    while True:
        now = ann.moment
        if there := found():
            return there
        if bea.step() or (not idle and ann.act(now)):
            last = time.monotonic()
        else:
            assert time.monotonic() - last < PATIENCE, told([ann])
            ann.page.wait_for_timeout(20)


def _idle(ann: Person, found: Callable[[], bool]) -> None:
    """Lets the bots play until a condition holds; no other player acts."""
    last = time.monotonic()
    while not found():
        assert time.monotonic() - last < PATIENCE, told([ann])
        ann.page.wait_for_timeout(20)


def _offers(ann: Person, verb: str) -> bool:
    return any(f" {verb} " in f" {control.said} " for control in look(ann.page))


def _auction(ann: Person, bea: SocketPlayer, stop: Callable[[str], None]) -> None:
    while not (ann.is_asked and ann.page.locator(".hand-card").count()):
        bea.deal()
        ann.page.wait_for_timeout(20)
    stop("auction")
    first = ann.line["lots"]
    play([ann], lambda: _offers(ann, "confirm"))
    stop("bid")
    ann.do("confirm")
    expect(ann.page.locator("[data-do=confirm]")).to_have_count(0)
    stop("waiting-for-bids")
    _until(ann, bea, lambda: ann.line["lots"] != first and ann.is_asked, idle=True)
    stop("reveal")
    _until(ann, bea, lambda: ann.phase not in ("bid",) and (ann.is_asked or ann.phase == "play-card"))
    if ann.phase == "keep-power":
        stop("powers")


def _turns(ann: Person, bea: SocketPlayer, stop: Callable[[str], None]) -> None:
    secret = {phase.value for phase in Phase if phase.is_secret}
    left = {"race", "steering", "wild", "turn", "waiting", "bets", "bet"}

    def due() -> str:
        name = now()
        return name if name in left else ""

    def now() -> str:
        if not ann.is_asked and ann.phase not in (*secret, "over"):
            return "waiting"
        is_shown = ann.is_asked and ann.page.locator(".bar.turn").count() > 0
        if not is_shown or ann.phase == "keep-power":
            return ""
        is_done = _offers(ann, "confirm")
        if ann.phase == "bet":
            return "bet" if is_done else "bets"
        if is_done or not _offers(ann, "back"):
            return "turn" if is_done else "race"
        return "wild" if _offers(ann, "wild") else "steering" if _offers(ann, "move") else ""

    while left - {"wild"}:
        name = _until(ann, bea, lambda: due() or ("the end" if ann.seen.status == "over" else ""))
        assert name in left, f"the race is over before {sorted(left)}"
        stop(name)
        left.remove(name)
        if name == "turn" and "waiting" in left:
            ann.do("confirm")
            _idle(ann, lambda: bool(due()) or ann.is_asked)
        if name == "race":
            ann.page.locator("header .tools button").last.click()
            expect(ann.page.locator("dialog[open]")).to_be_visible()
            stop("menu")
            ann.page.keyboard.press("Escape")
