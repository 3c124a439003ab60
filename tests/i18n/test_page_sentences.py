"""The same games told in Python and by the page: every event, every phase, what lies ahead of every car."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

import downforce as df
from downforce.cli.terminal.choices.moves import lane
from downforce.cli.terminal.screen import Screen
from downforce.content import EDITIONS, TRACKS
from downforce.i18n import LANGUAGES, load
from downforce.i18n.fill import fill
from downforce.model.ids import CARS, Car, Seat
from downforce.notation.phrases import (
    phase_phrase,
    plain_phrase,
    question_phrase,
    stake_phrase,
    worded_event,
)
from downforce.rules import events as ev
from downforce.rules.facts import RoadAhead, jammed
from downforce.rules.options import MODES
from downforce.rules.stakes import Stake, StakeKind
from downforce.rules.state import NONE, Setup
from downforce.rules.text.write import view_fields
from downforce.rules.view import View, view
from downforce.server.table.views import rules_info
from tests.i18n.page import Question, answers, plain_deck
from tests.i18n.test_events import CARD, NAMES, SAID, WILD

GAMES: tuple[dict[str, object], ...] = (
    {"players": 2, "edition": "es", "track": "river-station"},
    {"players": 2, "edition": "fr", "track": "marina-bay"},
    {"players": 2, "mode": "beginner", "track": "river-station"},
    {"players": 3, "mode": "long-distance", "track": "marina-bay", "edition": "pt-PT"},
    {"players": 3, "mode": "long-distance", "track": "river-station", "edition": "pt-BR"},
    {"players": 5, "mode": "world-tour", "track": "marina-bay"},
    {"players": 6, "powers": False, "bets": False, "track": "marina-bay"},
    {"players": 4, "auction": False, "track": "river-station"},
    {"players": 3, "track": "marina-bay"},
)
PEOPLE = ("Ada", "Zoë {x}", "Igor & Ivo", "<b>Bo</b>", "Éric", "黒")


@dataclass(frozen=True)
class Game:
    """A game as it was played: what happened, secrets told and hidden, and each new phase as it was seen."""

    setup: Setup
    events: list[tuple[str, ev.Event]]  # with the track it happened on
    views: list[View]

    @property
    def names(self) -> tuple[str, ...]:
        return PEOPLE[: self.setup.players]

    @property
    def edition(self) -> str:
        return self.setup.options.edition

    def table(self, track: str) -> dict[str, object]:
        """How the page is told about it."""
        rules = to_builtins(rules_info(self.setup.options))
        parts = {"edition": self.edition, "deck": self.setup.deck.id, "track": track, "rules": rules}
        return {"names": self.names, **parts}


@cache
def games() -> list[Game]:
    return [played(df.make_setup(**table), seed) for seed, table in enumerate(GAMES)]  # type: ignore[arg-type]


def played(setup: Setup, seed: int) -> Game:
    """A game of players who choose by chance."""
    rng = Random(seed)
    events: dict[str, tuple[str, ev.Event]] = {}
    state = df.new_game(setup=setup, seed=f"told {seed}")
    views = [view(state, None)]
    while not df.is_over(state):
        track, phase = state.track.id, state.phase
        state, happened = df.apply(state, rng.choice(df.legal_actions(state, rng.choice(df.to_act(state)))))
        if state.phase is not phase:
            seats = df.to_act(state) or setup.seats
            views += [view(state, viewer) for viewer in (None, seats[len(views) % len(seats)])]
        for event in happened:
            for seen in (event, ev.for_viewer(event, None)):
                events.setdefault(repr((track, seen)), (track, seen))
    return Game(setup, [*events.values()], views)


def without_secrets(event: ev.Event) -> bool:
    return ev.audience(event) is not None and ev.for_viewer(event, None) == event


# --- the questions, each with our own answer ------------------------------------------------------


def events_told(language: str) -> Iterator[tuple[Question, object]]:
    words = load(language)
    for game in games():
        for track, event in game.events:
            question = {
                "ask": "event",
                "table": game.table(track),
                "event": worded_event(event, len(game.names)),
            }
            yield question, words.event(event, game.names, game.edition)


def forms_told(language: str) -> Iterator[tuple[Question, object]]:
    """The events of test_events.py: every form there is. Only their moves are none that a car could make."""
    table = {"names": NAMES, "edition": "en", "deck": "said", "track": "marina-bay@1"}
    for event, _ in SAID:
        if not isinstance(event, ev.CarMoved):
            question = {"ask": "event", "table": table, "event": worded_event(event, len(NAMES))}
            yield question, load(language).event(event, NAMES)


def phases_told(language: str) -> Iterator[tuple[Question, object]]:
    words = load(language)
    for game in games():
        for seen in game.views:
            table = game.table(seen.state.track.id)
            question = {"ask": "phrase", "table": table, "phrase": plain_phrase(phase_phrase(seen))}
            yield question, words.phase(seen, game.names)
            if asked := question_phrase(seen):
                question = {"ask": "phrase", "table": table, "phrase": plain_phrase(asked)}
                yield question, fill(words, asked, game.names, game.edition)


def stakes_told(language: str) -> Iterator[tuple[Question, object]]:
    table = {"names": NAMES, "edition": "en", "deck": "said", "track": "marina-bay@1"}
    for kind in StakeKind:
        phrase = stake_phrase(Stake(kind, Car.RED, Seat(1), 2, 9))
        question = {"ask": "phrase", "table": table, "phrase": plain_phrase(phrase)}
        yield question, fill(load(language), phrase, NAMES, "en")


def roads_told(language: str) -> Iterator[tuple[Question, object]]:
    """Every position in one language: the words themselves are compared in all of them elsewhere."""
    words = load(language)
    for game in games():
        public = [seen for seen in game.views if seen.seat is None]
        for seen in public[LANGUAGES.index(language) :: len(LANGUAGES)]:
            stuck = "".join(car.letter for car in jammed(seen.state))
            asked = {"table": game.table(seen.state.track.id), "line": view_fields(seen), "jammed": stuck}
            screen = Screen(words, seen, game.names)
            yield {"ask": "ahead", **asked}, [screen.ahead(car) for car in CARS]
            yield {"ask": "road", **asked}, [road_of(seen, car) for car in CARS]


def road_of(seen: View, car: Car) -> object:
    road = RoadAhead(seen.state, car)
    if seen.state.cars.cells[car] == NONE:
        return None
    near = [[steps, other.letter] for steps, other in road.next_cars(1000)]
    return {"near": near, "squeeze": road.squeeze(), "to-go": road.to_go}


def lanes_told(language: str) -> Iterator[tuple[Question, object]]:
    for track in TRACKS.values():
        start = df.new_game(setup=df.make_setup(track=track), seed="lanes")
        screen = Screen(load(language), view(start, None), NAMES)
        for cell in track.cells:
            yield {"ask": "lane", "track": track.id, "cell": cell.name}, lane(screen, cell)


PARTS = {
    "events": events_told,
    "forms": forms_told,
    "phases": phases_told,
    "stakes": stakes_told,
    "roads": roads_told,
    "lanes": lanes_told,
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], list[tuple[Any, ...]]]:
    """By part and language: question, our answer, that of the page."""
    ours = {(part, language): [*tell(language)] for part, tell in PARTS.items() for language in LANGUAGES}
    asked = {
        language: [question for part in PARTS for question, _ in ours[part, language]]
        for language in LANGUAGES
    }
    said = answers(asked, tmp_path_factory.mktemp("sentences"), said=plain_deck([CARD, WILD]))
    rest = {language: iter(said[language]) for language in LANGUAGES}
    return {
        (part, language): [(*row, next(rest[language])) for row in ours[part, language]]
        for part in PARTS
        for language in LANGUAGES
    }


# --- both say the same ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_the_page_says_the_same(
    part: str, language: str, told: dict[tuple[str, str], list[tuple[Any, ...]]]
) -> None:
    rows = told[part, language]
    assert rows
    assert [row for row in rows if row[1] != row[2]] == []


def test_the_page_says_what_the_literals_of_the_terminal_say(
    told: dict[tuple[str, str], list[tuple[Any, ...]]],
) -> None:
    literals = [text for event, text in SAID if not isinstance(event, ev.CarMoved)]
    assert [row[2] for row in told["forms", "en"]] == literals


# --- and the games have it all --------------------------------------------------------------------


def test_the_games_have_every_mode_edition_and_track() -> None:
    setups = [game.setup for game in games()]
    assert {setup.options.mode for setup in setups} == set(MODES)
    assert {setup.options.edition for setup in setups} == set(EDITIONS)
    assert {track.name for setup in setups for track in setup.tracks} == set(TRACKS)


def test_the_games_have_every_kind_of_event_and_every_hidden_form() -> None:
    happened = [event for game in games() for _, event in game.events]
    secret = {type(event) for event in happened if ev.audience(event) is not None}
    assert {type(event) for event in happened} == set(ev.EVENTS)
    assert {type(event) for event in happened if without_secrets(event)} == secret
    assert len(secret) == 5


def test_the_games_have_every_phase_for_seats_and_for_spectators() -> None:
    seen = {(view.state.phase, view.seat is None) for game in games() for view in game.views}
    assert seen == {(phase, public) for phase in df.Phase for public in (True, False)}


def test_the_games_ask_every_question() -> None:
    asked = {question.id for game in games() for seen in game.views if (question := question_phrase(seen))}
    phases = {f"question-{phase}" for phase in df.Phase if phase is not df.Phase.OVER}
    assert asked == phases | {"question-move-car-rival"}


def test_everything_that_can_lie_ahead_does(told: dict[tuple[str, str], list[tuple[Any, ...]]]) -> None:
    ahead = " ".join(text for row in told["roads", "en"] if row[0]["ask"] == "ahead" for text in row[2])
    kinds = ("right ahead", "ahead", "jammed", "in the single lane", "a single lane in", "betting line")
    assert [
        kind for kind in (*kinds, "the finish in", "a clear road", "home first") if kind not in ahead
    ] == []
