"""Every exercise has an answer that the engine finds, and every wrong answer gets a short reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from downforce.content import TRACKS
from downforce.i18n import LANGUAGES, load
from downforce.i18n.messages import ARGUMENTS
from downforce.i18n.words import Words
from downforce.learn.exercises import (
    CLAUSES,
    KINDS,
    AnswerError,
    Verdict,
    Why,
    check,
    exercises,
    question,
    show,
)
from downforce.learn.exercises.answers import Part
from downforce.learn.exercises.road import Ends
from downforce.model.errors import UnknownName
from downforce.model.ids import Car
from downforce.rules.text import parse_state

CHECKOUT = Path(__file__).parents[2]
IDS = [exercise.id for exercise in exercises()]
LONGEST = 40
"""Words of one text at most."""

Answer = dict[str, list[str]]


def right(id: str) -> Answer:
    return {part: [*keys] for part, keys in question(id).solution().items()}


def wrong_answers(id: str) -> Iterator[Answer]:
    """The right answer with one part changed in every way there is."""
    for part in show(id).parts:
        keys = right(id)[part.name]
        for changed in changes(part, keys):
            yield right(id) | {part.name: changed}


def changes(part: Part, right: list[str]) -> Iterator[list[str]]:
    options = [option.key for option in part.options]
    if part.pick == "number":
        yield from ([str(number)] for number in range(-5, 60) if str(number) not in right)
    elif part.pick == "one":
        yield from ([key] for key in options if key not in right)
    elif part.pick == "many":
        yield from ([k for k in options if (k in right) != (k == key)] for key in options)
        yield []
        yield from ([key] for key in options if [key] != right)
    else:
        yield from ([k for k in right if k != key] for key in right)
        yield [*right, next(key for key in options if key not in right)]
        yield [right[1], right[0], *right[2:]]
        yield []


def wrong_verdicts(id: str) -> list[Verdict]:
    verdicts = [check(id, answer) for answer in wrong_answers(id)]
    return [verdict for verdict in verdicts if not verdict.right]


def told(words: Words, verdict: Verdict) -> str:
    """The reason as the page words it."""
    args: dict[str, str | int] = {}
    for name, value in verdict.args.items():
        if name == "car":
            args[name] = Car.parse(str(value)).word
        elif name == "other":
            args[name] = words.car(Car.parse(str(value)))
        elif name in ("player", "rival"):
            args[name] = words.text("bot-driver", number=int(value) + 1)
        elif name in ("amount", "lower", "prizes", "prices", "bets"):
            args[name] = words.money(int(value))
        else:
            args[name] = value
    id: Any = f"exercise-why-{verdict.why}"
    return words.text(id, **{name: args[name] for name in ARGUMENTS[id]})


# --- the list -------------------------------------------------------------------------------------


def test_there_are_enough_of_every_kind() -> None:
    assert len(IDS) >= 20
    assert {exercise.kind for exercise in exercises()} == set(KINDS)


def test_the_printed_examples_are_all_among_them() -> None:
    shown = {example for exercise in exercises() for example in exercise.printed}
    assert shown == {f"P{number}" for number in range(1, 16)}


@pytest.mark.parametrize("id", IDS)
def test_the_position_can_be_written_and_read(id: str) -> None:
    state = question(id).position
    assert parse_state(str(state)) == state


# --- right and wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_the_engine_knows_one_answer(id: str) -> None:
    assert all(right(id).values())
    verdict = check(id, right(id))
    assert verdict.right
    assert not verdict.why
    assert {part: [*keys] for part, keys in verdict.solution.items()} == right(id)


@pytest.mark.parametrize("id", IDS)
def test_the_order_of_what_is_marked_does_not_matter(id: str) -> None:
    turned = {
        part.name: right(id)[part.name][:: 1 if part.pick == "order" else -1] for part in show(id).parts
    }
    assert check(id, turned).right


@pytest.mark.parametrize("id", IDS)
def test_every_wrong_answer_gets_a_reason(id: str) -> None:
    verdicts = wrong_verdicts(id)
    assert verdicts
    for verdict in verdicts:
        assert CLAUSES[Why(verdict.why)] == verdict.clause
        assert told(load("en"), verdict)


@pytest.mark.parametrize("id", [id for id in IDS if isinstance(question(id), Ends)])
def test_the_way_of_a_reason_can_be_driven(id: str) -> None:
    state = question(id).position
    for verdict in wrong_verdicts(id):
        here = state.cars.cells[state.turn.car]
        for name in verdict.path:
            there = state.track.cell(name).index
            assert there in state.track.ahead[here]
            here = there
        assert verdict.spot in {option.key for part in show(id).parts for option in part.options}
        if verdict.path and verdict.spot != "finish":
            assert verdict.path[-1] == verdict.spot


def test_each_reason_is_given_somewhere_or_guards_a_rare_answer() -> None:
    given = {verdict.why for id in IDS for verdict in wrong_verdicts(id)}
    # No position puts a space of the next lap beside the car, or leaves a blocked car to a wild.
    assert set(Why) - {Why.BEYOND, Why.MISSED_BLOCKED} == given


@pytest.mark.parametrize(
    ("id", "answer", "why"),
    [
        ("first-steps", ["3a1", "3b1", "3c1"], Why.MISSED_JAM),
        ("first-steps", ["2c1", "2c2", "3a1", "3b1", "3c1"], Why.BESIDE),
        ("staggered", ["1a4", "1b4"], Why.MISSED_STAGGERED),
        ("staggered", ["1a3", "1a4", "1b4", "1c4"], Why.BESIDE),
        ("single-lane", ["22a", "21a"], Why.TOO_SHORT),
        ("finish", ["30c1"], Why.MISSED_FINISH),
    ],
)
def test_reasons_of_steering(id: str, answer: list[str], why: Why) -> None:
    assert check(id, {"ends": answer}).why == why


@pytest.mark.parametrize(
    ("id", "answer"),
    [
        ("first-steps", {"ends": ["2c2", "3a1", "3b1", "3c1"]}),  # P4
        ("staggered", {"ends": ["1a4", "1b4", "1c4"]}),  # P5, P6
        ("single-lane", {"ends": ["22a"]}),  # P7
        ("more-lines", {"winner": ["1"], "price": ["6"]}),  # P1
        ("top-down", {"cars": ["R", "Y", "K", "B"]}),  # P2
        ("wild", {"names": ["K", "G", "R"]}),  # P3
        ("sheet", {"money": ["15"]}),  # P9
        ("aggressive", {"steps": ["6", "7"]}),  # P10
        ("aggressive-wild", {"steps": ["5"]}),
        ("tricky", {"cars": ["O", "Y", "R", "K"]}),  # P11
        ("unpredictable", {"names": [*"KBGYOR"]}),  # P12
        ("the-deal", {"each-4": ["10"], "out-4": ["2"], "each-5": ["8"], "out-5": ["2"]}),  # P14
        ("two-players", {"each-2": ["21"], "hand": ["7"], "pile": ["14"]}),  # P15
    ],
)
def test_answers_of_the_printed_examples(id: str, answer: Answer) -> None:
    assert check(id, answer).right


# --- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "answer"),
    [
        ("wild", {}),
        ("wild", {"names": ["K"], "more": []}),
        ("wild", {"names": ["K", "K"]}),
        ("wild", {"names": ["violet"]}),
        ("more-lines", {"winner": ["0", "1"], "price": ["6"]}),
        ("more-lines", {"winner": ["1"], "price": []}),
        ("sheet", {"money": ["many"]}),
        ("sheet", {"money": ["1" * 9]}),
        ("sheet", {"money": ["²"]}),
    ],
)
def test_an_answer_that_does_not_fit_is_refused(id: str, answer: Answer) -> None:
    with pytest.raises(AnswerError):
        check(id, answer)


def test_an_unknown_exercise_is_refused() -> None:
    with pytest.raises(UnknownName, match="no exercise is called 'none'"):
        check("none", {})


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exercise_has_its_words_and_they_are_few(language: str) -> None:
    words = load(language)
    for id in IDS:
        ids: list[Any] = [f"exercise-{id}{part}" for part in ("", "-ask", "-rule")]
        texts = [words.text(id) for id in ids]
        assert all(texts)
        assert [text for text in texts if len(text.split()) > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_has_more_than_forty_words(language: str) -> None:
    words = load(language)
    reasons = {told(words, verdict) for id in IDS for verdict in wrong_verdicts(id)}
    assert len(reasons) > len(Why)
    assert [text for text in reasons if len(text.split()) > LONGEST] == []


def test_the_clauses_stand_in_the_rules() -> None:
    rules = (CHECKOUT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert set(CLAUSES) == set(Why)
    assert [clause for clause in CLAUSES.values() if not re.search(rf"{re.escape(clause)}\b", rules)] == []


def test_the_names_in_the_questions_are_those_of_the_drivers() -> None:
    words = load("en")
    names = {words.text("bot-driver", number=number) for number in range(1, 5)}
    assert {"Ada", "Bruno", "Carmen"} < names


def test_the_circuits_are_named_with_their_version() -> None:
    assert {show(id).track for id in IDS} <= set(TRACKS.versions())
