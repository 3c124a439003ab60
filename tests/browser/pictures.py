"""Takes the pictures of README.md and docs/tour.md again: ``python -m tests.browser.pictures``.

One game is played; the pictures go to ``docs/pictures/``. Look at them before you commit them.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.browser.screenshots import photographer, running_server, speak, wait_until_drawn
from tests.browser.tour import tour

FOLDER = Path("docs/pictures")
LAPTOP: Any = {"width": 1280, "height": 720}
PHONE: Any = {"width": 390, "height": 780}
PHONES = ("es", "pt-BR", "fr")
GAP = 24  # pixels between two phones
PAPER = "#e9dcc0"
NAMES: Mapping[str, tuple[str, ...]] = {
    "home": ("home",),
    "paddock": ("tour-table",),
    "auction": ("tour-auction",),
    "bid": ("tour-bid",),
    "reveal": ("tour-reveal",),
    "powers": ("tour-powers",),
    "race": ("tour-card",),
    "steering": ("race", "tour-steering"),
    "bets": ("tour-bet",),
    "result": ("tour-result",),
    "replay": ("tour-replay",),
}
"""Which pictures are taken at which stop of the tour."""


def shot(page: Page, viewport: Any) -> Image.Image:
    """What the window shows, once it stands still."""
    page.set_viewport_size(viewport)
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)  # the camera glides
    wait_until_drawn(page)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def keep(picture: Image.Image, name: str) -> None:
    """Writes a picture, small enough for a repository."""
    picture.save(FOLDER / f"{name}.webp", quality=78, method=6)
    print(FOLDER / f"{name}.webp", flush=True)


def phones(page: Page) -> Image.Image:
    """The same moment on three phones, in three languages."""
    taken = []
    for language in PHONES:
        speak(page, language)
        taken.append(shot(page, PHONE))
    speak(page, "en")
    width, height = PHONE["width"], PHONE["height"]
    sheet = Image.new("RGB", (len(taken) * (width + GAP) + GAP, height + 2 * GAP), PAPER)
    for n, picture in enumerate(taken):
        sheet.paste(picture, (GAP + n * (width + GAP), GAP))
    return sheet


def main() -> int:
    """Plays the tour, and takes its pictures."""
    with running_server() as server, sync_playwright() as playwright:
        browser, _ = chromium.launch(playwright)
        ann = photographer(browser, server)

        def stop(name: str) -> None:
            for picture in NAMES.get(name, ()):
                keep(shot(ann.page, LAPTOP), picture)
            if name == "steering":
                keep(phones(ann.page), "phones")
                ann.page.set_viewport_size(LAPTOP)

        tour(ann, server, stop)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
