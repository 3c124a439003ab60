"""The frame of the page: how it is served, how much of it, and what it may do; not what it shows."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.visitor import NOT_AHEAD, NewVisitor, Visitor
from tests.server.running import Server

FIRST_LOAD = 200_000
FIRST_PICTURE = 50_000
PAGES = ("/", "/rules", "/learn", "/pad", "/privacy", "/t/no-such-table", "/replay/no-such-game")
GZIP = {"accept-encoding": "gzip"}


def shown(page: Page) -> None:
    """Waits until the page shows something of its own."""
    expect(page.locator("#app")).not_to_be_empty()
    page.wait_for_load_state("networkidle")


# --- in the browser -------------------------------------------------------------------------------


def test_the_page_loads_without_complaints_and_asks_nobody_else(visitor: Visitor) -> None:
    shown(visitor.open())
    assert visitor.troubles == []
    assert visitor.requests
    assert {httpx.URL(url).host for url in visitor.requests} == {"127.0.0.1"}


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_page_can_be_opened_directly(path: str, visitor: Visitor) -> None:
    shown(visitor.open(path))
    visitor.forgive(r"status of 40\d|WebSocket")  # there is no such table or game


def test_the_first_load_is_light(visitor: Visitor) -> None:
    visitor.context.add_init_script(NOT_AHEAD)
    sent: list[float] = []
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    shown(visitor.open())
    assert len(sent) >= 3, "page, script and style sheet"
    assert sum(sent) <= FIRST_LOAD, sent


def test_a_slow_line_shows_the_poster_before_any_script(visitor: Visitor, server: Server) -> None:
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    held: list[Route] = []
    is_held = True
    visitor.page.route("**/*.js", lambda route: held.append(route) if is_held else route.continue_())
    visitor.page.goto("/", wait_until="commit")
    first = visitor.page.locator("#cover .poster svg")
    expect(first).to_be_visible()
    before = first.bounding_box()
    styles = re.findall(r'rel="stylesheet"[^>]* href="([^"]+)"', httpx.get(server.url).text)
    assert styles
    assert sum(sent_as_gzip(server.url + path) for path in ("/", *styles)) <= FIRST_PICTURE
    is_held = False
    for route in held:
        route.continue_()
    expect(visitor.page.locator("#cover")).to_have_count(0)
    assert visitor.page.locator(".poster svg").bounding_box() == before, "it jumps when the screen is there"


def test_the_first_load_is_light_for_phones_too(visitor: Visitor) -> None:
    """Over plain http, as at home, browsers read gzip but not brotli."""
    visitor.context.add_init_script(NOT_AHEAD)
    shown(visitor.open())
    assert sum(sent_as_gzip(url) for url in set(visitor.requests) if url.startswith("http")) <= FIRST_LOAD


def sent_as_gzip(url: str) -> int:
    with httpx.stream("GET", url, headers=GZIP) as answer:
        return sum(len(part) for part in answer.iter_raw())


@pytest.mark.parametrize(
    "language", ["pt-BR", *(pytest.param(name, marks=pytest.mark.soak) for name in ("es", "fr", "pt-PT"))]
)
def test_the_page_loads_in_every_language(language: str, new_visitor: NewVisitor) -> None:
    page = new_visitor(locale=language).open()
    shown(page)
    assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.soak  # as are rules and replays in test_after
def test_the_rules_can_be_read_while_the_server_is_away(own_server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(server=own_server, service_workers="allow")
    shown(visitor.open())
    visitor.page.evaluate(
        "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)"
    )
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    own_server.kill()
    page = visitor.open("/rules")
    shown(page)
    expect(page.locator("main h2"), "after a single visit").not_to_have_count(0)
    visitor.forgive("ERR_|WebSocket|Failed to fetch")


def test_whatever_the_browser_complains_about_is_noticed(visitor: Visitor) -> None:
    page = visitor.open()
    page.evaluate("console.error('oil'); setTimeout(() => { throw Error('puncture') })")
    page.evaluate("fetch('http://192.0.2.1/').catch(() => 0)")
    page.wait_for_timeout(100)
    for trouble in ("oil", "puncture", "Content Security Policy"):
        assert [text for text in visitor.troubles if trouble in text], trouble
        visitor.forgive(trouble)
    visitor.forgive("192.0.2.1")
    assert visitor.troubles == []


# --- over http ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES)
def test_the_page_is_asked_for_again_every_time_and_may_load_from_here_only(
    path: str, server: Server
) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    for kind in ("script-src", "style-src", "connect-src", "font-src", "manifest-src", "worker-src"):
        assert policy[kind] == "'self'"


def test_what_is_still_good_is_not_sent_again(server: Server) -> None:
    first = httpx.get(server.url)
    again = httpx.get(server.url, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"


def test_the_page_has_nothing_inline_and_what_it_asks_for_is_kept_for_ever(server: Server) -> None:
    html = httpx.get(server.url).text
    assert "<style" not in html
    assert "style=" not in html
    assert html.count("<script") == html.count("<script type=")
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', html)
    assert {Path(asset).suffix for asset in assets} >= {".js", ".css"}
    for asset in assets:
        answer = httpx.get(server.url + asset)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"


def test_each_browser_gets_what_it_can_read(server: Server, built_page: Path) -> None:
    name = max((built_page / "assets").glob("*.js"), key=lambda path: path.stat().st_size).name
    wanted = (built_page / "assets" / name).read_bytes()
    sizes = {}
    for accepted in ("br", "gzip", "identity"):
        with httpx.stream(
            "GET", f"{server.url}/assets/{name}", headers={"accept-encoding": accepted}
        ) as answer:
            raw = b"".join(answer.iter_raw())
        sizes[answer.headers.get("content-encoding", "identity")] = len(raw)
        if accepted == "gzip":
            assert gzip.decompress(raw) == wanted
        if accepted == "identity":
            assert raw == wanted
    assert sizes["br"] < sizes["gzip"] < sizes["identity"]


def test_the_page_can_be_installed(server: Server) -> None:
    answer = httpx.get(f"{server.url}/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.content)
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    for icon in manifest["icons"]:
        found = httpx.get(server.url + icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
    worker = httpx.get(f"{server.url}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


def test_the_licences_of_the_fonts_go_along(server: Server) -> None:
    text = httpx.get(f"{server.url}/licences.txt").text
    assert text.count("SIL OPEN FONT LICENSE") == 2
    assert "Apache License" in text


def test_long_answers_are_sent_small(server: Server) -> None:
    with httpx.stream("GET", f"{server.url}/api/tracks/marina-bay", headers=GZIP) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(sent) < len(gzip.decompress(sent)) / 3
