"""Somebody who plays: looks at the page, and does what the page asks for with what a person has.

A ``Person`` knows nothing but the page. How choices are made is the business of their hands (``hands.py``).
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

import httpx
from playwright.sync_api import Page, expect

from downforce.notation.record import GameRecord
from tests.browser.hands import Hands, Mouse
from tests.browser.visitor import Visitor

TABLE = re.compile(r"/t/([^/?#]+)")
POLL = 0.02  # seconds
PATIENCE = 60.0  # seconds without anything new at a table


@dataclass(eq=False)
class Person:
    """One visitor with hands, who chooses by chance."""

    visitor: Visitor
    hands: Hands
    rng: Random
    name: str = "Ann"

    @property
    def page(self) -> Page:
        return self.visitor.page

    # --- coming in ----------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Opens an address, and waits until there is something to be seen."""
        self.visitor.open(path)
        expect(self.page.locator("h1").first).to_be_attached()

    @property
    def table(self) -> str:
        """The id of the table, as the address has it."""
        found = TABLE.search(self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def code(self) -> str:
        """The code of the table, as it is printed for others."""
        return self.page.locator("dd.code, header .code").first.inner_text().strip()

    def sit(self, seat: int, name: str | None = None) -> None:
        """Takes a seat in the paddock, under a name."""
        row = self.page.locator(".entries li").nth(seat)
        self.hands.press(row.locator(".buttons button").first)
        field = row.locator("input.field")
        mine = row.and_(self.page.locator(".mine"))
        expect(field.or_(mine)).to_be_visible()
        if field.is_visible():
            field.fill(name or self.name)
            self.hands.press(row.locator("form button.main"))
        expect(mine).to_be_visible()

    def add_bots(self) -> None:
        """Gives every free seat to a bot."""
        self.hands.press(self.page.locator(".start button:not(.main)"))
        expect(self.page.locator(".start button.main")).to_be_enabled()

    def start(self) -> None:
        """Begins the game."""
        self.hands.press(self.page.locator(".start button.main"))

    # --- looking ------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(".result").count() > 0

    @property
    def notice(self) -> str:
        """What the page complains about."""
        return " ".join(self.page.locator("[role=alert]").all_inner_texts())

    # --- playing ------------------------------------------------------------------------------------

    def act(self) -> bool:
        """Makes one choice if one is asked for; whether one was."""
        return self.hands.act(self.page, self.rng)


Until: TypeAlias = Callable[[], bool]


def play(people: Sequence[Person], until: Until, *, most: int = 5000) -> int:
    """Lets everybody choose in turn until something is so; how many choices that took."""
    made, last = 0, time.monotonic()
    while not until():
        acted = sum(person.act() for person in people)
        made += acted
        assert made < most, "this takes too many choices"
        if acted:
            last = time.monotonic()
        else:
            assert time.monotonic() - last < PATIENCE, f"nothing happens any more: {stuck(people)}"
            time.sleep(POLL)
    return made


def stuck(people: Sequence[Person]) -> str:
    """What everybody sees, for the report."""
    return "; ".join(
        f"{person.name}: {person.page.locator('.status').all_inner_texts()} {person.notice}" for person in people
    )


def play_out(people: Sequence[Person]) -> int:
    """Lets everybody play the game to its end; how many choices that took."""
    return play(people, lambda: all(person.is_over for person in people))


def record_of(url: str, game: str) -> GameRecord:
    """The finished game as its file has it: the rules are checked by reading it."""
    answer = httpx.get(f"{url}/api/games/{game}/file")
    assert answer.status_code == 200, answer.text
    return GameRecord.parse(answer.text)


NewPerson: TypeAlias = Callable[..., Person]
"""``new_person(hands=Keys(), locale="fr", prefs={...})``; other options as for a context of Playwright's."""

FAST: dict[str, Any] = {"speed": 0, "sound": False}
"""What a person prefers who has not much time."""

__all__ = ["FAST", "Mouse", "NewPerson", "Person", "play", "play_out", "record_of"]
_ = field
