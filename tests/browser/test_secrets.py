"""No secret is in the page or in its traffic: no card, no bid, no bet, before it is shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Response

from downforce.content import DECKS
from downforce.rules.events import BidsRevealed, CardPlayed, LotGiven
from tests.browser.person import NewPerson, Person, play, record_of
from tests.server.running import Server

CARDS = {str(card.name): card for deck in DECKS.values() for card in deck.cards if not card.is_eight}
# Speed-8 cards change hands in the open.
CARD = re.compile(rf"\b(?:{'|'.join(CARDS)})\b(?!@)")  # G2@6: seat 2 has paid 6 for green
LONG = [name for name, card in CARDS.items() if len(card.lines) > 2]  # short ones are parts of others
STATIC = re.compile(r"/api/(about|decks|tracks|visitor)|/assets/|\.(svg|png|woff2?|webmanifest)$")
COLOURS = dict(zip("KBGYOR", ("black", "blue", "green", "yellow", "orange", "red"), strict=True))


def spoken(name: str) -> str:
    """A card as the English page reads it: ``red 6, wild 2``."""
    return ", ".join(f"{COLOURS.get(str(line)[0], 'wild')} {str(line)[1:]}" for line in CARDS[name].lines)


def strings(value: Any) -> Iterator[str]:
    """Every text in some JSON, less random ids, and less what a seat is known not to have (R3.10)."""
    match value:
        case str():
            yield value
        case dict():
            for key, inner in value.items():
                if key not in ("id", "commitment", "nonce", "deal", "digest", "build", "table", "lacks"):
                    yield key
                    yield from strings(inner)
        case list():
            for inner in value:
                yield from strings(inner)


@dataclass
class Watch:
    """What one browser received, and what is public by now."""

    person: Person
    answers: list[Response] = field(default_factory=list)
    read: int = 0
    shown: set[str] = field(default_factory=set)
    """The cards that were shown to all."""
    own: set[str] = field(default_factory=set)
    """The cards that this one has had in hand."""
    is_over: bool = False
    updates: int = 0

    def __post_init__(self) -> None:
        self.person.page.on("response", self._keep)

    def _keep(self, response: Response) -> None:
        if not STATIC.search(response.url) and "/api/" in response.url:
            self.answers.append(response)

    def check(self) -> None:
        """Looks through everything that is new since the last time, and through the page."""
        if self.read == len(self.person.frames):
            return
        content = self.person.page.content()
        for frame in self.person.frames[self.read :]:
            self._check_message(json.loads(frame))
        self.read = len(self.person.frames)
        if not self.is_over:
            hidden = [name for name in LONG if name not in self.shown | self.own]
            assert [name for name in hidden if spoken(name) in content] == []
            for answer in self.answers:
                found = {name for text in strings(answer.json()) for name in CARD.findall(text)}
                assert found <= self.shown | self.own, answer.url
            self.answers.clear()

    def _check_message(self, message: dict[str, Any]) -> None:
        for update in message.get("updates", [message]):
            self._check_update(update)

    def _check_update(self, update: dict[str, Any]) -> None:
        for event in update.get("events", []):
            if event["event"] == "bids-revealed":
                self.shown |= {bid["card"] for bid in event["bids"]}
            elif event["event"] in ("card-played", "lot-given") and event.get("card"):
                self.shown.add(event["card"])
            self.is_over |= event["event"] == "game-ended"
        view = update.get("view") or {}
        line = view.get("line") or {}
        look = self.person.seen.look
        if look is not None:
            own = (line.get("hands") or "").split("/")
            self.own |= {*CARD.findall(own[look])} if len(own) > look else set()
        if self.is_over:
            return
        self.updates += 1
        found = {name for text in strings(update) for name in CARD.findall(text)}
        assert found <= self.shown | self.own, f"{self.person.name} {found - self.shown - self.own} {update}"
        for seat, bets in enumerate((line.get("bets") or "").split("/")):
            assert seat == look or not re.search("[KBGYOR]", bets), line
        for seat, secret in enumerate((line.get("secrets") or "").split("/")):
            assert seat == look or secret in ("", "-", "?"), line


def truly_shown(server: Server, table: str) -> set[str]:
    """The cards that all saw before the game ended, by the game's file."""
    shown: set[str] = set()
    for played in record_of(server.url, table).replay():
        for event in played.events:
            match event:
                case BidsRevealed(bids=bids):
                    shown |= {str(bid.card.name) for bid in bids}
                case CardPlayed(card=card) | LotGiven(card=card):
                    shown.add(str(card.name))
    return shown


def watched(people: Sequence[Person], watches: Sequence[Watch]) -> bool:
    """Whether all see the result; before that, everything new is checked."""
    for watch in watches:
        watch.check()
    return all(person.is_over for person in people)


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        pytest.param("beginner", 3, marks=pytest.mark.soak),
        pytest.param("standard", 3, marks=pytest.mark.soak),
        pytest.param("standard", 6, marks=pytest.mark.soak),
        pytest.param("world-tour", 6, marks=pytest.mark.soak),
    ],
)
def test_no_player_or_spectator_receives_a_secret(
    mode: str, players: int, new_person: NewPerson, server: Server
) -> None:
    ann = new_person("Ann", settings={"players": players, "mode": mode})
    bea = new_person("Bea")
    eve = new_person("Eve")
    watches = [Watch(eve), Watch(ann), Watch(bea)]
    ann.open_table()
    bea.join(ann.code)
    bea.sit(1)
    ann.add_bots()
    eve.go(f"/t/{ann.table}")
    ann.start()
    play([ann, bea], lambda: watched([ann, bea, eve], watches))
    for watch in watches:
        watch.check()
    assert all(watch.is_over and watch.updates > 30 for watch in watches)
    assert watches[0].own == set()
    assert watches[0].shown == watches[1].shown == truly_shown(server, ann.table)
