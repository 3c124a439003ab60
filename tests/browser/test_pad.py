"""The score pad of the printed game: a whole pad on a phone, and what the sheets come to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import CLIPPED, SMALL, TARGETS, WIDER, axe
from tests.browser.test_games import PHONE, SMALL_PHONE
from tests.browser.visitor import NewVisitor

NAMES = ("Ada", "Bruno", "Maximiliana von und zu Hohenstein-Ravensburg")
LOTS: Mapping[str, tuple[int, int, int]] = {
    # car: owner, price, which of the powers
    "K": (0, 4, 0), "B": (0, 1, 1), "G": (1, 6, 2), "Y": (1, 2, 3), "O": (2, 5, 4), "R": (2, 3, 5),
}  # fmt: skip
BETS = ("KGR", "GGG", "RRK")
"""By player, the first bet first."""
CARS = "KBGYOR"


class PadPage:
    """Somebody with the pad in hand."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def go(self, part: str, race: int = 1) -> None:
        self.page.locator(f'[data-part="{part} {race}"]').tap()
        expect(self.page.locator(f'[data-part="{part} {race}"][aria-current]')).to_be_visible()

    def name(self, names: Sequence[str]) -> None:
        """Fills in who plays; the pad begins with four fields."""
        fields = self.page.locator("main ol .field")
        while fields.count() > len(names):
            self.page.locator("main li .button").last.tap()
        for at, name in enumerate(names):
            fields.nth(at).fill(name)

    def sell(self, car: str, owner: int, price: int, power: int) -> None:
        self.page.locator(f'[data-car="{car}"]').tap()
        expect(self.page.locator(f'[data-car="{car}"]')).to_have_attribute("aria-expanded", "true")
        entry = self.page.locator("li.open fieldset")
        entry.nth(0).locator("label").nth(owner).tap()
        entry.nth(1).locator("label").nth(price - 1).tap()
        entry.nth(2).locator("label").nth(power).tap()
        self.page.locator("li.open .entry > .button").tap()

    def bet(self, seat: int, car: str) -> None:
        """One player's turn with the phone."""
        self.page.locator(f'[data-do="show {seat}"]').tap()
        self.page.locator(f'td.open input[value="{car}"]').tap()
        self.page.locator('[data-do="cover"]').tap()

    def finish(self, order: str) -> None:
        for car in order:
            self.page.locator(f'[data-take="{car}"]').tap()

    def next(self) -> None:
        self.page.locator(".next").tap()


def complaints(page: Page) -> list[str]:
    """What is wrong with what is shown now."""
    found = axe(page, is_pseudo=False)
    for script, data in ((CLIPPED, None), (WIDER, None), (SMALL, [TARGETS, 44])):
        found += page.evaluate(script, data) if data else page.evaluate(script)
    return found


def test_a_whole_pad_on_a_phone_with_a_reload_and_a_correction(new_visitor: NewVisitor) -> None:
    ann = new_visitor(**PHONE, accept_downloads=True)
    page = ann.open("/")
    page.locator('nav a[href="/pad"]').first.tap()
    pad = PadPage(page)
    expect(page.locator("h1")).to_have_text("Score pad")
    pad.name(NAMES)
    pad.next()

    for car, (owner, price, power) in [*LOTS.items()][:4]:
        pad.sell(car, owner, price, power)
    pad.next()
    expect(page.get_by_role("alert")).to_contain_text(f"{NAMES[2]} has no car yet")
    for car, (owner, price, power) in [*LOTS.items()][4:]:
        pad.sell(car, owner, price, power)
    pad.sell("R", 2, 3, LOTS["K"][2])
    expect(page.get_by_role("alert")).to_contain_text("only once")
    pad.sell("R", *LOTS["R"])
    expect(page.locator(".fault", has_text="only once")).to_have_count(0)
    pad.next()

    for number in range(3):
        for seat in range(3):
            pad.bet(seat, BETS[seat][number])
            if (number, seat) == (1, 0):
                page.locator('[data-do="show 1"]').tap()
                page.reload()  # the phone went to sleep with a sheet open
                expect(page.locator(".cover")).to_be_visible()
                expect(page.locator(".cross")).to_have_count(0)
    expect(page.locator(".cover")).to_contain_text("All bets are marked")
    pad.go("sheets")
    expect(page.locator(".sealed")).to_have_count(9)
    assert page.locator(".cross").count() == 0

    pad.go("order")
    pad.finish("GBKRO")
    page.locator('[data-do="stalled"]').tap()
    pad.next()
    # Bruno: 12 for green, 9 + 6 + 3 from the bets, 8 paid.
    expect(page.locator("h3").first).to_contain_text("Bruno wins the game with $22M")

    pad.go("order")
    page.locator("ol .button").nth(1).tap()  # blue was not second after all
    expect(page.locator("ol .place")).to_have_text(["1", "2", "3", "4"])
    pad.finish("B")
    page.locator('[data-do="stalled"]').tap()
    pad.next()
    rows = page.locator(".rank")
    ranks = ["1st Bruno $22M", "2nd Ada $19M", f"3rd {NAMES[2]} $9M"]
    expect(rows).to_have_text(ranks, use_inner_text=True)
    with page.expect_download() as download:
        page.locator('[data-do="picture"]').tap()
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"

    page.reload()
    expect(page.locator("h3").first).to_contain_text("Bruno wins the game with $22M")
    page.locator('[data-do="new"]').tap()
    page.locator('[data-do="same"]').tap()
    expect(page.locator(".sold.none")).to_have_count(6)


def test_no_name_leaves_the_device(new_visitor: NewVisitor) -> None:
    page = new_visitor(**PHONE).open("/pad")
    with page.expect_request("**/api/pad") as sent:
        PadPage(page).name(["Leonor", "Mia", "Zé", "Tom"])
    assert "Leonor" not in json.dumps(sent.value.post_data)


WRITTEN = {
    "names": [*NAMES, "D", "Eva", "F"],
    "mode": "standard",
    "races": [
        {
            "lots": {car: {"seat": at, "price": at + 1, "power": None} for at, car in enumerate(CARS)},
            "bets": [[car, car, "K"] for car in CARS],
            "order": [*"RGKB"],
            "isDone": True,
            "home": None,
        },
    ]
    * 2,
    "way": "round",
}


@pytest.mark.parametrize("mode", ["standard", pytest.param("world-tour", marks=pytest.mark.soak)])
def test_every_part_fits_a_small_phone(mode: str, new_visitor: NewVisitor) -> None:
    ann = new_visitor(**SMALL_PHONE, bypass_csp=True)
    found: dict[str, list[str]] = {}
    for part in ("players", "auction", "bets", "order", "sheets"):
        stored: dict[str, Any] = WRITTEN | {"mode": mode, "place": {"part": part, "race": 0}}
        page = ann.open("/privacy")
        page.evaluate("text => localStorage.setItem('downforce-pad', text)", json.dumps({"pad": stored}))
        page = ann.open("/pad")
        expect(page.locator(f'[data-part="{part} 1"][aria-current]')).to_be_visible()
        if part == "auction":
            page.locator('[data-car="K"]').tap()
        if part == "sheets":
            expect(page.locator(".rank")).to_have_count(6)
        if wrong := complaints(page):
            found[part] = wrong
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)
