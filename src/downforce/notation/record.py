"""A game is its deal plus a list of actions. Everything else is a fold over that list."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from downforce.content import DECKS, TRACKS
from downforce.model.cards import Deck
from downforce.model.errors import GameFileError, expect
from downforce.model.track import Track
from downforce.rules.actions import Action
from downforce.rules.deal import deal_from_seed
from downforce.rules.events import Event
from downforce.rules.game import apply, opening
from downforce.rules.phases.scoring import standings
from downforce.rules.state import Deal, GameState, Setup

FORMAT = "downforce 1"
SEAT_HEADER = re.compile(r"Seat([0-5])")
HEADER_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]{0,30}")
OWN_HEADERS = frozenset(
    ("Game", "Players", "Options", "Track", "Track2", "Deck", "Seed", "Deal", "Deal2", "Result", "Digest")
)
"""The headers with a meaning; ``Seat0`` to ``Seat5`` besides. Others are kept as they are."""


class PlayedAction(NamedTuple):
    """One action of a replay: the position before it, and what it led to."""

    before: GameState
    action: Action
    events: tuple[Event, ...]
    after: GameState


@dataclass(frozen=True, kw_only=True)
class GameRecord:
    """A game, finished or not: the table, the chance, the actions. ``str`` writes it as a game file."""

    setup: Setup
    seed: str | None = None
    given_deal: Deal | None = None
    """The deal itself, where it comes from no seed."""
    actions: tuple[Action, ...] = ()
    names: tuple[str, ...] = ()
    """The players by seat; may be empty."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """What else the file says, such as a date; the library gives it no meaning."""

    def __post_init__(self) -> None:
        self._check_types()
        if (self.seed is None) == (self.given_deal is None):
            raise GameFileError("a game needs a seed or a deal, and only one of the two")
        if self.names and len(self.names) != self.setup.players:
            raise GameFileError(f"{self.setup.players} players need {self.setup.players} names, or none")
        for key in self.headers:
            if not HEADER_NAME.fullmatch(key) or key in OWN_HEADERS or SEAT_HEADER.fullmatch(key):
                raise GameFileError(f"a header cannot be called {key[:40]!r}")
        for text in (*self.names, *self.headers.values()):
            if not text.isprintable() and any("\ud800" <= letter <= "\udfff" for letter in text):
                raise GameFileError(f"not valid Unicode: {text[:40]!a}")

    def _check_types(self) -> None:
        expect("setup", self.setup, Setup)
        expect("seed", self.seed, str, type(None))
        expect("given_deal", self.given_deal, tuple, type(None))
        expect("actions", self.actions, tuple)
        expect("names", self.names, tuple)
        expect("headers", self.headers, Mapping)
        for text in (*self.names, *self.headers, *self.headers.values()):
            expect("a name or header", text, str)

    @cached_property
    def deal(self) -> Deal:
        """All chance of the game."""
        if self.given_deal is not None:
            return self.given_deal
        assert self.seed is not None
        return deal_from_seed(self.setup, self.seed)

    @cached_property
    def start(self) -> GameState:
        """The position before the first action."""
        return opening(self.setup, self.deal).state

    def replay(self) -> Iterator[PlayedAction]:
        """Plays the game again, action by action; raises ``IllegalAction`` where it could not have been."""
        state = self.start
        for action in self.actions:
            after, events = apply(state, action)
            yield PlayedAction(state, action, events, after)
            state = after

    def at(self, count: int) -> GameState:
        """The position after that many actions."""
        state = self.start
        for action in self.actions[:count]:
            state = apply(state, action).state
        return state

    @cached_property
    def end(self) -> GameState:
        """The position after the last action."""
        return self.at(len(self.actions))

    @property
    def result(self) -> str:
        """The money of each seat and the winners, as the file writes it; empty until the game is over."""
        if not self.end.is_over:
            return ""
        final = standings(self.end)
        money = {row.seat: row.money for row in final.rows}
        shares = " ".join(f"{seat}:{money[seat]}" for seat in self.setup.seats)
        return f"{shares} won {' '.join(map(str, final.winners))}"

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of the canonical text without its digest line, in hexadecimal."""
        return hashlib.sha256(self._text(digest=False).encode()).hexdigest()

    def with_action(self, action: Action) -> GameRecord:
        """The record with one more action; whether it was legal shows when it is replayed."""
        return replace(self, actions=(*self.actions, action))

    def __str__(self) -> str:
        return self._text(digest=True)

    def _text(self, *, digest: bool) -> str:
        from downforce.notation.write import game_text  # the writer needs this class

        return game_text(self, digest=digest)

    @classmethod
    def parse(
        cls,
        text: str,
        *,
        source: str = "",
        tracks: Mapping[str, Track] = TRACKS,
        decks: Mapping[str, Deck] = DECKS,
    ) -> GameRecord:
        """Reads a game file and plays it through; errors name line and column."""
        from downforce.notation.read import GameReader  # so does the reader

        return GameReader(text, source, tracks, decks).record()
