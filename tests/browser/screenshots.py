"""Photographs every screen in every language, for looking at: ``python -m tests.browser.screenshots``.

The pictures go to ``screenshots/``: ``NAME.SIZE.LANGUAGE.png``, and for each screen ``sheet-NAME.png`` with
all of them. Names of stops after the command photograph only those.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from downforce import webbuild
from tests.browser import chromium
from tests.browser.hands import Mouse
from tests.browser.person import FAST, QUICK, Person
from tests.browser.tour import SETTINGS, STOPS, tour
from tests.browser.visitor import Visitor
from tests.server.running import Server

FOLDER = Path("screenshots")
LANGUAGES = ("en", "es", "fr", "pt-PT", "pt-BR")
SIZES: Mapping[str, Any] = {
    "desktop": {"width": 1400, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "side": {"width": 844, "height": 390},
}
THUMBS = {"desktop": 560, "tablet": 400, "phone": 240, "side": 480}


SPEAK = """(one, language) => {
    one.value = language
    one.dispatchEvent(new Event('change', { bubbles: true }))
}"""
DRAWN = "[...document.images].every(one => one.complete || !one.checkVisibility())"
SHEET = """<style>
    body { margin: 16px; background: #777; color: #fff; font: 16px sans-serif }
    div { display: flex; gap: 16px }
    figure { margin: 0 0 16px }
</style>"""


def speak(page: Page, language: str) -> None:
    """Says everything in another language, by the page's own switch where it has one."""
    switch = page.locator("dialog select, nav select").first
    if switch.count():
        switch.evaluate(SPEAK, language)
    else:
        path, _, moment = page.url.partition("#")
        page.goto(f"{path.partition('?')[0]}?language={language}#{moment}")
        expect(page.locator("main h1, main h2").first).to_be_visible()
    expect(page.locator(f"html[lang={language}]")).to_be_attached()


def wait_until_drawn(page: Page) -> None:
    """Waits for pictures. The page's policy forbids a condition that the browser evaluates by itself."""
    while not page.evaluate(DRAWN):
        page.wait_for_timeout(50)


def photograph(page: Page, name: str) -> None:
    """One screen in all languages and sizes; afterwards the page is as before."""
    for language in LANGUAGES:
        speak(page, language)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            page.mouse.move(0, 0)
            page.wait_for_timeout(450)  # the camera glides
            wait_until_drawn(page)
            page.screenshot(path=FOLDER / f"{name}.{size}.{language}.png", full_page=name != "menu")
    speak(page, LANGUAGES[0])
    page.set_viewport_size(SIZES["desktop"])
    print(FOLDER / f"{name}.*.png", flush=True)


def contact_sheet(browser: Browser, name: str) -> None:
    """All pictures of a screen on one: languages side by side, sizes below each other."""

    def figure(size: str, language: str) -> str:
        picture = f'<img src="{name}.{size}.{language}.png" width="{THUMBS[size]}">'
        return f"<figure>{picture}<figcaption>{language}</figcaption></figure>"

    rows = ["".join(figure(size, language) for language in LANGUAGES) for size in THUMBS]
    with tempfile.NamedTemporaryFile("w", suffix=".html", dir=FOLDER) as html:
        html.write(f"{SHEET}<h1>{name}</h1>" + "".join(f"<div>{row}</div>" for row in rows))
        html.flush()
        page = browser.new_page(viewport={"width": 5 * (THUMBS["desktop"] + 16) + 32, "height": 900})
        page.goto(Path(html.name).resolve().as_uri())
        page.wait_for_load_state()
        page.screenshot(path=FOLDER / f"sheet-{name}.png", full_page=True)
        page.close()
    print(FOLDER / f"sheet-{name}.png", flush=True)


@contextmanager
def running_server() -> Iterator[Server]:
    """A server with a page as fresh as its sources."""
    webbuild.build_if_stale()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db", Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def main(wanted: list[str]) -> int:
    """Takes all pictures, or those of some stops."""
    if unknown := {*wanted} - {*STOPS}:
        print(f"There is no stop {', '.join(sorted(unknown))}. There are: {' '.join(STOPS)}", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    taken: list[str] = []
    with running_server() as server, sync_playwright() as playwright:
        browser, _ = chromium.launch(playwright)
        ann = photographer(browser, server)

        def stop(name: str) -> None:
            if not wanted or name in wanted:
                photograph(ann.page, name)
                taken.append(name)

        tour(ann, server, stop)
        for name in taken:
            contact_sheet(browser, name)
        browser.close()
    return 0


def photographer(browser: Browser, server: Server) -> Person:
    """A player who is slow enough for pictures."""
    context = browser.new_context(
        base_url=server.url,
        viewport=SIZES["desktop"],
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
        bypass_csp=True,  # we ask the page questions that its own rules forbid
    )
    stored = json.dumps({**FAST, "name": "Ann", "settings": {**QUICK, **SETTINGS}})
    context.add_init_script(
        f"if (location.protocol.startsWith('http')) localStorage.downforce ??= {json.dumps(stored)}"
    )
    return Person(Visitor(context, server.url), Mouse(), Random("screenshots"), "Ann")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
