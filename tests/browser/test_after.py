"""After the race: the rematch, the replay and its links, the rules, and what is there without a server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.conftest import launch
from tests.browser.person import NewPerson, Person
from tests.browser.socket_player import Finished, finished_game
from tests.browser.visitor import NewVisitor, Visitor
from tests.server.running import Server

AWAY = "ERR_|WebSocket|Failed to (fetch|load)|status of 50"


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    """A game for all tests here."""
    return finished_game(server)


@pytest.fixture
def ann(new_person: NewPerson, finished: Finished) -> Person:
    """Who raced in it, and looks at the result."""
    person: Person = new_person("Ann")
    finished.hand_over(person)
    person.go(f"/t/{finished.table}")
    expect(person.page.locator("article.result h2")).to_be_visible()
    return person


def until(person: Person, is_so: Callable[[], bool]) -> None:
    """Looks again and again; the page's own policy forbids to leave that to the page."""
    for _ in range(500):
        if is_so():
            return
        person.page.wait_for_timeout(20)
    raise AssertionError("it does not come about")


def test_a_rematch_seats_the_same_people_again(ann: Person, finished: Finished) -> None:
    ann.page.locator("article.result .buttons .main").click()
    expect(ann.page).not_to_have_url(re.compile(finished.table))
    expect(ann.rows.first).to_contain_text("Ann")
    ann.start()
    expect(ann.page.locator(".hand-card").first).to_be_visible()
    assert ann.seen.yours == [0]


def test_a_finished_game_is_looked_at_again_at_any_moment_and_through_any_eyes(
    ann: Person, finished: Finished, new_visitor: NewVisitor, server: Server
) -> None:
    game = finished.table
    ann.page.locator(f'article.result a[href="/replay/{game}"]').click()
    scrubber = ann.page.locator("input[type=range]")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 50
    scrubber.focus()
    ann.page.keyboard.press("End")
    expect(scrubber).to_have_value(str(last))
    cars = ann.page.locator(".board [data-car]")
    at_the_end = cars.evaluate_all("all => all.map(one => one.getAttribute('transform'))")
    scrubber.fill("30")
    expect(ann.page).to_have_url(f"{server.url}/replay/{game}#30")
    at_30 = cars.evaluate_all("all => all.map(one => one.getAttribute('transform'))")
    assert at_30 != at_the_end

    friend = new_visitor(reduced_motion="reduce")
    friend.open(ann.page.url.removeprefix(server.url))
    expect(friend.page.locator("input[type=range]")).to_have_value("30")
    seen = friend.page.locator(".board [data-car]")
    assert seen.evaluate_all("all => all.map(one => one.getAttribute('transform'))") == at_30

    eyes = ann.page.locator("label.eyes select")
    expect(eyes.locator("option")).to_have_count(6)
    hands = ann.page.locator("section.hands")
    all_open = hands.inner_html()
    eyes.select_option("public")
    until(ann, lambda: hands.inner_html() != all_open)


def test_a_finished_game_can_be_taken_home_as_a_file(ann: Person) -> None:
    with ann.page.expect_download() as download:
        ann.page.locator("article.result a[download]").click()
    assert Path(download.value.path()).read_text().startswith("[Game ")


def test_a_race_is_listed_among_the_past_ones(ann: Person, finished: Finished) -> None:
    ann.go()
    ann.page.locator(f'main a[href="/replay/{finished.table}"]').click()
    expect(ann.page.locator("input[type=range]")).to_be_visible()


def test_the_rules_are_one_link_away(new_person: NewPerson) -> None:
    ann = new_person()
    ann.go()
    ann.page.locator('nav a[href="/rules"]').click()
    expect(ann.page.locator("main h2")).not_to_have_count(0)
    headings = ann.page.locator("main h2").all_inner_texts()
    assert len(headings) >= 10


# --- without the server ---------------------------------------------------------------------------


def test_rules_and_replays_open_while_the_server_is_away(own_server: Server, new_person: NewPerson) -> None:
    game = finished_game(own_server).table
    ann = new_person("Ann", server=own_server, service_workers="allow")
    ann.go()
    until(ann, lambda: bool(ann.page.evaluate("navigator.serviceWorker.controller !== null")))
    ann.go(f"/replay/{game}")
    expect(ann.page.locator("input[type=range]")).to_be_visible()
    ann.go("/rules")
    expect(ann.page.locator("main h2")).not_to_have_count(0)
    own_server.kill()
    ann.go("/rules")
    expect(ann.page.locator("main h2")).not_to_have_count(0)
    ann.go(f"/replay/{game}#20")
    expect(ann.page.locator("input[type=range]")).to_have_value("20")
    expect(ann.page.locator("main")).to_contain_text("Ann")
    ann.visitor.forgive(AWAY)


@pytest.fixture
def named_server(own_server: Server) -> Server:
    """A server that may be reached by a name, as in a home network."""
    own_server.kill()
    own_server.code = own_server.code.replace("Config(", 'Config(hosts=["table.test"], ')
    own_server.start()
    return own_server


@pytest.fixture
def phone_at_home(playwright: Playwright, named_server: Server) -> Iterator[Visitor]:
    """A browser that comes by name over plain http, where nothing counts as secure."""
    rule = f"MAP table.test 127.0.0.1:{named_server.port}"
    browser = launch(playwright, args=[f"--host-resolver-rules={rule}"])
    context = browser.new_context(base_url="http://table.test", locale="en-GB", reduced_motion="reduce")
    visitor = Visitor(context, "http://table.test")
    yield visitor
    browser.close()
    visitor.forgive("Opener-Policy header has been ignored")
    assert visitor.troubles == []


def test_over_plain_http_the_page_works_and_promises_nothing_it_cannot_keep(phone_at_home: Visitor) -> None:
    page = phone_at_home.open("/")
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate("isSecureContext") is False
    assert page.evaluate("'serviceWorker' in navigator") is False
    page.locator("form.ticket button.race").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    page.goto("/")
    form = page.locator("section[aria-labelledby=home-new] details").first
    form.locator("summary").first.click()
    form.locator("form button.main").click()
    expect(page.locator("dd.link")).to_have_text(re.compile(r"^http://table\.test/t/"))
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert page.get_by_role("button", name="Copy the link").count() == 0
    assert page.get_by_text(re.compile("install", re.IGNORECASE)).count() == 0
