"""The game as a website of files, in a real browser, from Python's plain http server below a path."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from downforce.site.build import build
from tests.browser.conftest import DESKTOP
from tests.browser.hands import Fingers, Hands, Mouse
from tests.browser.person import FAST, QUICK, Person, play, play_out
from tests.browser.site import BELOW, LONG, PlainServer, SitePerson, plain_server
from tests.browser.test_games import PHONE
from tests.browser.visitor import Visitor
from tests.site.pieces import parcels

NewSitePerson = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}
NO_NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|ERR_CONTENT_LENGTH|ERR_EMPTY_RESPONSE"


@pytest.fixture(scope="session")
def site(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A website, built once."""
    root = tmp_path_factory.mktemp("web")
    build(root / BELOW, built_page, *parcels())
    return root


@pytest.fixture
def plain(site: Path) -> Iterator[PlainServer]:
    """A server of the test's own."""
    with plain_server(site) as running:
        yield running


@pytest.fixture
def new_person(browser: Browser, plain: PlainServer) -> Iterator[NewSitePerson]:
    """Makes people who play there; in the end none may have had any trouble."""
    visitors: list[Visitor] = []

    def new(hands: Hands | None = None, settings: dict[str, Any] | None = None, **options: Any) -> Person:
        wanted = {"locale": "en-GB", "viewport": DESKTOP, "service_workers": "block", **STILL, **options}
        context = browser.new_context(base_url=f"{plain.url}{BELOW}/", **wanted)
        visitor = Visitor(context, plain.url)
        visitors.append(visitor)
        person = SitePerson(visitor, hands or Mouse(), Random(7), "Ann")
        remember = {"name": "Ann", "settings": QUICK | (settings or {}), **FAST}
        visitor.page.add_init_script(f"localStorage.downforce ??= {json.dumps(json.dumps(remember))}")
        return person

    yield new
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []


def finish(person: Person) -> None:
    """Plays to the end; the result shows who won, and the proof what a single device can prove."""
    play_out([person])
    assert person.seen.view is not None
    assert person.seen.view["result"]["winners"]
    assert "Ann" in person.page.locator("main article.result").inner_text()


def test_a_short_race_is_played_reloaded_and_replayed_with_a_mouse(new_person: NewSitePerson) -> None:
    ann = new_person(settings={"players": 2, "mode": "beginner"}, locale="es")
    ann.race_now()
    play([ann], lambda: ann.phase == "move-car")
    table = ann.page.url
    ann.page.reload()
    expect(ann.page.locator("main .stage").first).to_be_visible(timeout=LONG)
    assert ann.page.url == table
    finish(ann)
    ann.page.locator("a[href^='#/replay/']").first.click()
    expect(ann.page.locator("section.board").first).to_be_visible()
    assert "#/replay/" in ann.page.url


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["en-GB", "pt-BR"])
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_whole_game_is_played(new_person: NewSitePerson, device: str, locale: str) -> None:
    options = PHONE if device == "phone" else {}
    person = new_person(Fingers() if device == "phone" else Mouse(), locale=locale, **options)
    person.race_now()
    assert len(person.seen.info["seats"]) == 4
    finish(person)


@pytest.mark.soak
def test_the_second_visit_works_without_a_network(
    new_person: NewSitePerson, plain: PlainServer, site: Path
) -> None:
    ann = new_person(settings={"players": 2, "mode": "beginner"}, service_workers="allow")
    ann.race_now()
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.page.wait_for_function("async () => (await caches.keys()).length >= 2", timeout=LONG)
    ann.visitor.context.set_offline(True)
    ann.race_now()
    play([ann], lambda: ann.phase == "move-car")
    ann.visitor.forgive(NO_NETWORK)


@pytest.mark.soak
def test_two_tabs_play_one_race_and_agree(new_person: NewSitePerson) -> None:
    ann = new_person(settings={"players": 2, "mode": "beginner"})
    ann.race_now()
    table = ann.page.url
    other = ann.visitor.context.new_page()
    other.goto(table)
    expect(other.locator("main .stage").first).to_be_visible(timeout=LONG)
    ann.page.bring_to_front()
    finish(ann)
    expect(other.locator("main article.result h2").first).to_be_visible(timeout=LONG)
    assert (
        other.evaluate(
            """() => new Promise((done) => {
            const opening = indexedDB.open('downforce')
            opening.onsuccess = () => {
                const asked = opening.result.transaction('games').objectStore('games').count()
                asked.onsuccess = () => done(asked.result)
            }
        })"""
        )
        == 1
    )


@pytest.mark.soak
def test_full_storage_is_told_and_loses_nothing(new_person: NewSitePerson) -> None:
    ann = new_person(settings={"players": 2, "mode": "beginner"})
    ann.race_now()
    play([ann], lambda: ann.phase == "move-car")
    session = ann.visitor.context.new_cdp_session(ann.page)
    origin = ann.page.evaluate("location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    alert = ann.page.locator(".notice [role=alert]")
    play([ann], lambda: alert.count() > 0)
    assert "nothing is lost" in alert.inner_text()
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    expect(alert).to_have_count(0, timeout=LONG)
    finish(ann)


@pytest.mark.soak
def test_a_download_that_breaks_off_is_tried_again_and_then_told(
    new_person: NewSitePerson, plain: PlainServer
) -> None:
    plain.cut["wasm.packed"] = 2
    ann = new_person(settings={"players": 2, "mode": "beginner"})
    ann.race_now()
    bea = new_person(settings={"players": 2, "mode": "beginner"})
    plain.cut["stdlib.zip"] = 4
    bea.go()
    alert = bea.page.locator(".notice [role=alert]")
    expect(alert).to_be_visible(timeout=LONG)
    assert "download" in alert.inner_text()
    bea.page.locator(".notice button").click()
    bea.race_now()
    for person in (ann, bea):
        person.visitor.forgive(NO_NETWORK)


def test_a_page_from_a_file_says_what_it_needs(site: Path, browser: Browser) -> None:
    page = browser.new_page(locale="fr")
    page.goto((site / BELOW / "index.html").as_uri())
    sentence = page.locator(".start p[lang=fr]")
    expect(sentence).to_be_visible(timeout=10_000)
    assert "http.server" in sentence.inner_text()
    page.close()


def test_a_website_is_written_over_an_older_one_and_over_nothing_else(
    site: Path, built_page: Path, tmp_path: Path
) -> None:
    shutil.copytree(site / BELOW, tmp_path / "site")
    (tmp_path / "site" / "notes.txt").write_text("mine", encoding="utf-8")
    size = build(tmp_path / "site", built_page, *parcels())
    assert (tmp_path / "site" / "notes.txt").read_text(encoding="utf-8") == "mine"
    assert size < 12e6
    sent = sum(path.stat().st_size for path in (tmp_path / "site").glob("python-*/*"))
    assert sent < 7_500_000
