"""A person who plays: looks at the page, and does what it asks for, with what a person has.

How choices are made is the business of their hands (``hands.py``). Besides, everything that the server sends
them is written down, for tests to compare with what is shown.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

import httpx
from playwright.sync_api import Locator, Page, WebSocket, expect

from downforce.notation.record import GameRecord
from tests.browser.hands import Hands, look
from tests.browser.visitor import Visitor
from tests.server.client import Gap, Seen

FAST = {"speed": 0, "sound": False}
"""What people prefer who have not much time."""
QUICK = {"pace": "instant", "stand_in": "rookie"}
"""A table for the same people."""

TABLE = re.compile(r"/t/([^/?#]+)")
POLL = 0.02  # seconds
PATIENCE = 90.0  # seconds without anything new at a table
expect.set_options(timeout=20_000)  # two tests share two cores


@dataclass(eq=False)
class Person:
    """One visitor with hands, who chooses by chance."""

    visitor: Visitor
    hands: Hands
    rng: Random
    name: str
    seen: Seen = field(default_factory=Seen)
    """What the server has told them of the table, as a program would keep it."""
    frames: list[str] = field(default_factory=list)
    """Every message that came over a socket."""
    sent: list[dict[str, Any]] = field(default_factory=list)
    """Every message that went over a socket."""

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)

    @property
    def page(self) -> Page:
        return self.visitor.page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        with suppress(Gap):  # the page will notice, and fetch what is missing
            self.seen.take(json.loads(frame))

    # --- coming in ----------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Opens an address, and waits until there is something to be seen."""
        self.visitor.open(path)
        expect(self.page.locator("h1").first).to_be_attached()

    def race_now(self) -> None:
        """The shortest way into a race."""
        self.go()
        self.hands.press(self.page.locator("form.ticket button.race"))
        expect(self.page.locator("main .stage").first).to_be_visible()

    def open_table(self) -> None:
        """Opens a table of one's own, with the settings that are remembered."""
        self.go()
        form = self.page.locator("section[aria-labelledby=home-new] details").first
        self.hands.press(form.locator("summary").first)
        self.hands.press(form.locator("form button.main"))
        expect(self.rows.first).to_be_visible()

    def join(self, code: str) -> None:
        """Joins by a code."""
        self.go()
        form = self.page.locator("section[aria-labelledby=home-join] form")
        form.locator("input").fill(code)
        self.hands.press(form.locator("button"))
        expect(self.page).to_have_url(TABLE)

    @property
    def table(self) -> str:
        """The id of the table, as the address has it."""
        found = TABLE.search(self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def code(self) -> str:
        """The code of the table, as it is printed for others."""
        return self.page.locator("dd.code").inner_text().strip()

    # --- in the paddock -----------------------------------------------------------------------------

    @property
    def rows(self) -> Locator:
        """The seats on the entry list."""
        return self.page.locator(".entries > ol > li")

    def sit(self, seat: int, name: str = "") -> None:
        """Takes a seat, under the name that is remembered or another one."""
        row = self.rows.nth(seat)
        self.hands.press(row.locator(".buttons button").first)
        mine = row.and_(self.page.locator(".mine"))
        field = row.locator("input.field")
        expect(field.or_(mine).first).to_be_visible()
        if field.is_visible():
            field.fill(name or self.name)
            self.hands.press(row.locator("form button.main"))
        expect(mine).to_be_visible()

    def add_bots(self) -> None:
        """Gives every free seat to a bot."""
        self.hands.press(self.page.locator(".start button:not(.main)"))

    def start(self) -> None:
        """Begins the game once every seat is taken."""
        button = self.page.locator(".start button.main")
        expect(button).to_be_enabled()
        self.hands.press(button)

    # --- at the table -------------------------------------------------------------------------------

    @property
    def line(self) -> dict[str, str]:
        """The view's line of the server, such as ``{"phase": "bid", ...}``."""
        return dict((self.seen.view or {}).get("line", {}))

    @property
    def phase(self) -> str:
        """What the game is about, by the server's word."""
        return self.line.get("phase", self.seen.status)

    @property
    def is_asked(self) -> bool:
        """Whether the server waits for this seat."""
        return bool(self.seen.choices) and self.seen.status == "running"

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.seen.status == "over" and self.page.locator("main article.result h2").count() > 0

    @property
    def status(self) -> str:
        """What the action bar says."""
        return " ".join(self.page.locator(".bar .status").all_inner_texts())

    @property
    def hand(self) -> list[str]:
        """Their own cards, as they are read aloud."""
        cards = self.page.locator(".hand-card .printed button")
        labels: list[str] = cards.evaluate_all("all => all.map(one => one.ariaLabel)")
        return labels

    @property
    def notice(self) -> str:
        """What the page complains about."""
        return " ".join(self.page.locator("[role=alert]").all_inner_texts()).strip()

    @property
    def moment(self) -> tuple[object, ...]:
        """What can be chosen now, and how far the game is."""
        return self.seen.seq, *look(self.page)

    def act(self, moment: tuple[object, ...]) -> bool:
        """Makes one choice if one is asked for; whether one was.

        Not if it is another moment by now: a caller that waits for one has not seen this one yet.
        """
        return self.moment == moment and self.hands.act(self.page, self.rng)

    def open_paper(self, name: str) -> None:
        """Opens ``players``, ``story``, ``sheet`` or ``words`` at the edge of the stage."""
        self.hands.press(self.page.locator(f"[data-paper={name}]"))

    def do(self, action: str) -> None:
        """Presses a button by what it does: ``confirm``, ``back``, ``undo``, ``look 1``, ``cover``."""
        self.hands.press(self.page.locator(f'[data-do="{action}"]').first)


def play(people: Sequence[Person], until: Callable[[], bool], *, most: int = 3000) -> int:
    """Lets all choose in turn until a condition holds; how many choices that took."""
    made, last = 0, time.monotonic()
    while True:
        now = [person.moment for person in people]
        if until():
            return made
        acted = sum(person.act(moment) for person, moment in zip(people, now, strict=True))
        made += acted
        assert made < most, "this takes too many choices"
        if acted or now != [person.moment for person in people]:
            last = time.monotonic()
        else:
            assert time.monotonic() - last < PATIENCE, f"nothing happens any more: {told(people)}"
            people[0].page.wait_for_timeout(POLL * 1000)


def wait(person: Person, until: Callable[[], bool]) -> None:
    """Lets time pass until a condition holds that no person here causes, such as what another page says."""
    began = time.monotonic()
    while not until():
        assert time.monotonic() - began < PATIENCE, f"it does not happen: {told([person])}"
        person.page.wait_for_timeout(POLL * 1000)


def told(people: Sequence[Person]) -> str:
    """What all see, for the report of a failure."""
    return "; ".join(f"{person.name} ({person.phase}): {person.status} {person.notice}" for person in people)


def play_out(people: Sequence[Person]) -> int:
    """Lets all play the game to its end; how many choices that took."""
    made = play(people, lambda: all(person.is_over for person in people))
    assert [person.notice for person in people] == [""] * len(people)
    return made


def record_of(url: str, game: str) -> GameRecord:
    """The finished game as its file has it. Reading it checks it by the rules."""
    answer = httpx.get(f"{url}/api/games/{game}/file")
    assert answer.status_code == 200, answer.text
    return GameRecord.parse(answer.text)


NewPerson: TypeAlias = Callable[..., Person]
"""``new_person("Ann", hands=Keys(), settings={"players": 2}, locale="fr")``; more as for ``new_visitor``."""
