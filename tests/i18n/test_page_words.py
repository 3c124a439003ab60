"""Every message of the page, in Python and in the browser's library: the same text for the same arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from downforce.bots import BOTS
from downforce.content import DECKS, EDITIONS, TRACKS
from downforce.i18n import FALLBACK, LANGUAGES, load
from downforce.i18n.catalogue import read_catalogue
from downforce.i18n.keys import page_files
from downforce.i18n.words import _message
from downforce.model.errors import Reason
from downforce.rules.options import MODES, SINGLE_OPTIONS
from downforce.rules.powers import POWERS
from downforce.server.wire.errors import Refusal
from tests.i18n.page import Question, answers

NUMBERS = (0, 1, 2, 3, 5, 6, 11, 21, 1000, 12345)
TEXT = "Zoë {x}"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ROWS: tuple[list[str], ...] = (
    [],
    ["Ada"],
    ["Ada", "Bo"],
    ["Ada", "Bo", "Zoë {x}"],
    ["a", "b", "c", "Impredecible"],
    ["Ana", "Irene"],
    ["agua", "hielo"],
)
AMOUNTS = (-12, -1, 0, 1, 9, 1000, 12345)

Arguments: TypeAlias = Mapping[str, str | int]
Asked: TypeAlias = tuple[Question, str]
"""A question, and what we would answer."""


# --- the arguments worth trying -------------------------------------------------------------------


class Keys(Visitor):
    """Collects for each variable the keys that some message chooses by; plurals are tried by numbers."""

    def __init__(self) -> None:
        self.found: dict[str, set[str | int]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.found.setdefault(node.selector.id.name, set())
            keys |= {key for variant in node.variants if (key := _key(variant.key)) not in PLURALS}
        self.generic_visit(node)


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ftl.Identifier) else int(key.value)


@cache
def selector_keys() -> dict[str, tuple[str | int, ...]]:
    """By variable, over all messages and languages: who borrows another message is tried with its keys."""
    keys = Keys()
    for language in LANGUAGES:
        for path in page_files(language):
            keys.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return {name: tuple(sorted(found, key=str)) for name, found in keys.found.items() if found}


def samples(variables: Sequence[str]) -> Iterator[Arguments]:
    """All keys with each other, then all variables as one number or text."""
    keys = [selector_keys().get(name, (TEXT,)) for name in variables]
    yield from (dict(zip(variables, values, strict=True)) for values in product(*keys))
    yield from (dict.fromkeys(variables, value) for value in (*NUMBERS, TEXT) if variables)


# --- messages -------------------------------------------------------------------------------------


def messages(language: str) -> list[tuple[str, Arguments]]:
    """Each message of the page with every sample; what a language lacks, test_catalogues.py finds."""
    own, english = (read_catalogue(page_files(name)).variables for name in (language, FALLBACK))
    shared = [(id, sorted(needs)) for id, needs in own.items() if english.get(id) == needs]
    return [(id, args) for id, needs in shared for args in samples(needs)]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    asked = {
        language: [{"ask": "text", "id": id, "args": args} for id, args in messages(language)]
        + [question for question, _ in things(language)]
        for language in LANGUAGES
    }
    return answers(asked, tmp_path_factory.mktemp("words"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_the_same_in_both(language: str, told: dict[str, list[str]]) -> None:
    words, asked = load(language), messages(language)
    assert len({id for id, _ in asked}) > 200
    said = told[language][: len(asked)]
    ours = [words.text(_message(id), **args) for id, args in asked]
    assert [row for row in zip(asked, ours, said, strict=True) if row[1] != row[2]] == []


def test_the_samples_reach_every_branch_by_name() -> None:
    keys = selector_keys()
    assert set(keys["car"]) == {"black", "blue", "green", "yellow", "orange", "red"}
    assert {1, 2, 3, 4, 5, 6} <= set(keys["place"])
    assert {"car": "red", "place": 6} in [*samples(["car", "place"])]
    assert {"car": 12345, "place": 12345} in [*samples(["car", "place"])]
    assert [*samples([])] == [{}]


@pytest.mark.parametrize(
    ("language", "thousand", "more"),
    [
        ("en", "1,000", "12,345"),
        ("es", "1000", "12.345"),
        ("fr", "1\u202f000", "12\u202f345"),
        ("pt-BR", "1.000", "12.345"),
        ("pt-PT", "1000", "12\u00a0345"),
    ],
)
def test_how_large_numbers_are_written(language: str, thousand: str, more: str) -> None:
    words = load(language)
    numbers = [words.text("order-gap", steps=number) for number in (1000, 12345)]
    assert numbers == [f"+{thousand}", f"+{more}"]


# --- what is put together -------------------------------------------------------------------------


def things(language: str) -> list[Asked]:
    """Questions about lists, money, cards and refusals, with our own answers."""
    words = load(language)
    lists: list[Asked] = [({"ask": "list", "items": row}, words.list(row)) for row in ROWS]
    plain: list[Asked] = [({"ask": "plain-list", "items": row}, words.plain_list(row)) for row in ROWS]
    money: list[Asked] = [
        ({"ask": "money", "millions": amount, "edition": edition}, words.money(amount, edition))
        for edition, amount in product(EDITIONS, AMOUNTS)
    ]
    titles: list[Asked] = [
        ({"ask": "track", "track": name, "edition": edition}, words.track(track, edition))
        for edition, track in product(EDITIONS, TRACKS.values())
        for name in (track.name, track.id)
    ]
    cards: list[Asked] = [
        ({"ask": "card", "deck": deck.id, "card": card.name}, words.card(card))
        for deck in DECKS.values()
        for card in deck.cards
    ]
    return [*lists, *plain, *money, *titles, *cards, *refusals(language), *named(language)]


def refusals(language: str) -> list[Asked]:
    """Every reason to say no, with a detail and without."""
    return [
        ({"ask": "refusal", "reason": reason, "detail": detail}, load(language).refusal(reason, detail))
        for reason, detail in product((*Reason, *Refusal), ("", "Zoë {x}"))
    ]


def named(language: str) -> list[Asked]:
    """Everything that a registry names; the page calls options as the server does."""
    words = load(language)
    registries: list[tuple[str, Callable[[Any], str], Iterable[str]]] = [
        ("powerName", words.power_name, (*POWERS, "time-travel")),
        ("powerEffect", words.power_effect, (*POWERS, "time-travel")),
        ("powerExample", words.power_example, (*POWERS, "time-travel")),
        ("modeName", words.mode_name, MODES),
        ("modeAbout", words.mode_about, MODES),
        ("editionName", words.edition_name, EDITIONS),
        ("editionAbout", words.edition_about, EDITIONS),
        ("optionName", words.option_name, SINGLE_OPTIONS),
        ("optionAbout", words.option_about, SINGLE_OPTIONS),
        ("botName", words.bot_name, (*BOTS, "turbo")),
        ("botAbout", words.bot_about, (*BOTS, "turbo")),
    ]
    return [
        ({"ask": "named", "kind": kind, "name": name.replace("_", "-")}, ask(name))
        for kind, ask, names in registries
        for name in names
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_together_reads_the_same_in_both(language: str, told: dict[str, list[str]]) -> None:
    asked = things(language)
    said = told[language][-len(asked) :]
    assert [row for row in zip(asked, said, strict=True) if row[0][1] != row[1]] == []


# --- asking ---------------------------------------------------------------------------------------


def test_the_page_answers_for_itself(tmp_path: Path) -> None:
    asked: list[Question] = [{"ask": "text", "id": "place", "args": {"place": place}} for place in (1, 2)]
    assert answers({"en": asked, "fr": asked}, tmp_path) == {"en": ["1st", "2nd"], "fr": ["1re", "2e"]}


def test_a_question_that_cannot_be_answered_is_no_silence(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="there is no message nonsense"):
        answers({"en": [{"ask": "text", "id": "nonsense", "args": {}}]}, tmp_path)
