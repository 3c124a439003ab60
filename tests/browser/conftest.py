"""Fixtures for the browser tests. Without a browser, or a page, they are left out: see ``tests.needs``."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from downforce import webbuild
from tests.browser import chromium
from tests.browser.hands import Hands, Mouse
from tests.browser.person import FAST, QUICK, NewPerson, Person
from tests.browser.visitor import NewVisitor, Visitor
from tests.needs import leave_out, need_page_tools
from tests.server.running import Server

DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 15_000  # milliseconds; two tests share two cores


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The folder of the page, built from the sources as they are."""
    need_page_tools()
    try:
        webbuild.build_if_stale()
    except webbuild.WebBuildError as error:
        pytest.fail(str(error), pytrace=False)
    return webbuild.PAGE


# Not for the session: as long as Playwright runs, no other test of this process can start an event loop.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests that follow each other in this process."""
    started = launch(playwright)
    yield started
    started.close()


def launch(playwright: Playwright, **options: Any) -> Browser:
    """A new Chromium."""
    try:
        return chromium.launch(playwright, **options)[0]
    except chromium.NoBrowser as error:
        leave_out("chromium", str(error))


@pytest.fixture(scope="session")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share."""
    yield from _running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(built_page: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed and started again."""
    yield from _running(tmp_path)


def _running(folder: Path) -> Iterator[Server]:
    running = Server(f"sqlite:///{folder / 'games.db'}", folder)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def new_visitor(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[NewVisitor]:
    """Makes people, each with a browser context of their own; in the end none may have had any trouble."""
    visitors: list[Visitor] = []

    def new(*, server: Server = server, **options: Any) -> Visitor:
        settings = {"locale": "en-GB", "viewport": DESKTOP, "service_workers": "block", **options}
        context = browser.new_context(base_url=server.url, **settings)
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context, server.url))
        return visitors[-1]

    yield new
    if request.node.stash.get(FAILED, False):
        _take_pictures(visitors, tmp_path)
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    """One person, at a desktop, who reads English."""
    return new_visitor()


# --- what a failed test leaves --------------------------------------------------------------------

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def _take_pictures(visitors: list[Visitor], folder: Path) -> None:
    for number, visitor in enumerate(visitors, start=1):
        for tab, page in enumerate(visitor.context.pages, start=1):
            path = folder / f"visitor-{number}-{tab}.png"
            page.screenshot(path=path)
            print(f"{page.url}: see {path}")


# --- people who play ------------------------------------------------------------------------------


@pytest.fixture
def new_person(new_visitor: NewVisitor, request: pytest.FixtureRequest) -> NewPerson:
    """Makes people who can play: in no hurry by nature, but these have no time."""

    def new(
        name: str = "Ann",
        *,
        hands: Hands | None = None,
        settings: Mapping[str, Any] = MappingProxyType({}),
        prefs: Mapping[str, Any] = MappingProxyType({}),
        tolerated: str = "$^",
        **options: Any,
    ) -> Person:
        visitor = new_visitor(**{"reduced_motion": "reduce", **options})
        visitor.tolerated = tolerated
        stored = json.dumps({**FAST, "name": name, "settings": {**QUICK, **settings}, **prefs})
        visitor.context.add_init_script(
            f"if (location.protocol.startsWith('http')) localStorage.downforce ??= {json.dumps(stored)}"
        )
        return Person(visitor, hands or Mouse(), Random(f"{request.node.name} {name}"), name)

    return new
