"""The game as a website of files, in a real browser, from Python's plain http server below a path."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, expect

from downforce.site.build import build
from tests.browser.conftest import DESKTOP
from tests.browser.hands import Fingers, Hands, Mouse
from tests.browser.person import FAST, QUICK, Person, play, play_out
from tests.browser.site import BELOW, FULL, LONG, ROOM, PlainServer, SitePerson, plain_server
from tests.browser.test_games import PHONE
from tests.browser.visitor import Visitor
from tests.site.pieces import parcels

NewSitePerson = Callable[..., Person]
TRIES = 4
"""How often the page tries a download."""
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


def test_a_race_goes_on_whatever_happens(
    new_person: NewSitePerson, plain: PlainServer, tmp_path: Path
) -> None:
    plain.cut["wasm.packed"] = 1  # the download breaks off, and is tried again
    ann = new_person(
        settings={"players": 2, "mode": "beginner"},
        locale="es",
        service_workers="allow",
        accept_downloads=True,
    )
    page, back = ann.page, ann.page.locator('[data-do="back"]')
    ann.race_now()
    assert not plain.cut["wasm.packed"]

    alert = page.locator(".notice [role=alert]")
    page.workers[0].evaluate(FULL)
    play([ann], lambda: alert.count() > 0)
    assert "no se pierde nada" in alert.inner_text()
    page.workers[0].evaluate(ROOM)
    expect(alert).to_have_count(0, timeout=LONG)

    play([ann], lambda: back.count() > 0)
    table, seq, hand = page.url, ann.seen.seq, ann.hand
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.visitor.context.set_offline(True)
    page.reload()  # in the middle of a draft, which is gone; the second visit needs no network
    expect(page.locator("main .stage").first).to_be_visible(timeout=LONG)
    assert (page.url, ann.seen.seq) == (table, seq)
    assert {*hand} <= {*ann.hand}  # with the card that was drawn
    expect(back).to_have_count(0)
    finish(ann)

    with page.expect_download() as saved:
        page.locator("a[download]").first.click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    page.locator("header a.title").click()
    expect(page.locator("footer a[href='./licences.txt']")).to_be_visible()
    page.locator("section[aria-labelledby=home-file] input").set_input_files(file)
    page.locator("section[aria-labelledby=home-file] [role=status] a").click()
    expect(page.locator("section.board").first).to_be_visible()
    assert "#/replay/file-" in page.url
    ann.visitor.forgive(f"{NO_NETWORK}|database unavailable")


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
def test_a_race_survives_an_update_of_the_website(
    new_person: NewSitePerson, plain: PlainServer, site: Path, tmp_path: Path
) -> None:
    plain.root = tmp_path
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    ann = new_person(settings={"players": 2, "mode": "beginner"}, service_workers="allow")
    ann.race_now()
    play([ann], lambda: ann.phase == "move-car")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    seq = ann.seen.seq

    [old] = (tmp_path / BELOW).glob("python-*")
    old.rename(old.with_name("python-newer"))
    for name in ("index.html", "sw.js"):
        file = tmp_path / BELOW / name
        file.write_text(file.read_text(encoding="utf-8").replace(old.name, "python-newer"), encoding="utf-8")
    ann.page.reload()
    expect(ann.page.locator("main .stage").first).to_be_visible(timeout=LONG)
    assert ann.seen.seq == seq
    ann.page.wait_for_function("async () => !(await caches.keys()).join().includes('" + old.name + "')")
    finish(ann)


def test_a_download_that_breaks_off_again_and_again_is_told(
    new_person: NewSitePerson, plain: PlainServer
) -> None:
    plain.cut["stdlib.zip"] = TRIES
    ann = new_person()
    ann.go()
    alert = ann.page.locator(".notice [role=alert]")
    expect(alert).to_be_visible(timeout=LONG)
    assert "download" in alert.inner_text()
    assert not plain.cut["stdlib.zip"]
    ann.page.locator(".notice button").click()
    expect(ann.page.locator(".notice", has_text="the game is starting")).to_be_visible(timeout=LONG)
    ann.visitor.forgive(f"{NO_NETWORK}|Failed to fetch")


def test_a_page_from_a_file_says_what_it_needs(site: Path, browser: Browser) -> None:
    page = browser.new_page(locale="fr")
    page.goto((site / BELOW / "index.html").as_uri())
    sentence = page.locator(".start p[lang=fr]")
    expect(sentence).to_be_visible(timeout=10_000)
    assert "http.server" in sentence.inner_text()
    page.close()


def test_a_website_is_small_and_starts_from_bytecode(site: Path) -> None:
    sizes = {path: path.stat().st_size for path in (site / BELOW).rglob("*") if path.is_file()}
    assert sum(sizes.values()) < 12e6
    assert sum(size for path, size in sizes.items() if path.parent.name.startswith("python-")) < 7e6
    for name, module in (("stdlib.zip", "asyncio/__init__"), ("downforce.zip", "downforce/site/service")):
        [archive] = (site / BELOW).glob(f"python-*/{name}")
        names = ZipFile(archive).namelist()
        assert f"{module}.pyc" in names
        assert f"{module}.py" not in names
