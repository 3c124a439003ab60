"""Guided races with several bots in the seat: each note is told, once, in time, and tells no secret."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from downforce.i18n import LANGUAGES, load
from downforce.i18n.messages import ARGUMENTS
from downforce.learn import LESSONS, Lesson, LessonNote, Moment
from downforce.learn.conditions import HAPPENINGS, QUESTIONS
from downforce.learn.guide import MOST, MOST_WATCHING
from downforce.learn.lesson import LessonError
from downforce.model.ids import Seat
from downforce.rules.state import Phase
from downforce.rules.view import view
from tests.learn.races import Turn, race

PLAYERS = ("rookie", "club", "national", "works")
EDITIONS = ("en", "fr", "pt-BR")
"""Two of them let more cards bid."""
MOST_LETTERS = 92
"""Two lines on a phone of 360 by 640 pixels."""
RARE = {"aside", "cards-run-out", "cunning", "declared", "everybody", "given", "out", "two-bets"}
"""Notes about what does not happen in every race."""
MOST_GOAL_WORDS = 14

PHASE_NOTES = {
    "asked-to-bid": Phase.BID,
    "asked-for-power": Phase.KEEP_POWER,
    "asked-to-play": Phase.PLAY_CARD,
    "asked-for-wild": Phase.NAME_WILD,
    "asked-to-bet": Phase.BET,
}
"""Notes about a kind of decision, which stand before the first of it."""


@cache
def races(name: str) -> tuple[tuple[Turn, ...], ...]:
    """A lesson as several bots race it, in some editions."""
    lesson = LESSONS[name]
    return tuple(
        tuple(race(lesson, level, Random(number), edition))
        for number, edition in enumerate(EDITIONS)
        for level in PLAYERS
    )


def told(turns: tuple[Turn, ...]) -> list[str]:
    return [told.id for told in turns[-1].guide.told]


@pytest.mark.parametrize("name", LESSONS)
def test_every_note_is_told_and_none_twice(name: str) -> None:
    count = Counter[str]()
    for turns in races(name):
        ids = told(turns)
        assert len(ids) == len(set(ids))
        count.update(ids)
    assert {note.id for note in LESSONS[name].notes} - {*count} <= RARE
    rare = {id for id, number in count.items() if number < len(races(name)) // 2}
    assert rare <= RARE, count


@pytest.mark.parametrize("name", LESSONS)
def test_a_note_is_told_at_its_first_moment(name: str) -> None:
    """What has happened is told at the next decision, what is so at this one, unless it is full."""
    for turns in races(name):
        for note in LESSONS[name].notes:
            for turn in turns:
                if note.id in {one.id for one in turn.news}:
                    assert is_due(turn, note), note.id
                    break
                if may_tell(turn) and is_due(turn, note):
                    assert len(turn.news) == MOST, note.id


def may_tell(turn: Turn) -> bool:
    """Whether notes are told at this moment."""
    return turn.moment.is_new and (turn.moment.has_choice or turn.state.is_over)


def is_due(turn: Turn, note: LessonNote) -> bool:
    """Whether a note can be told: something it is about is so, or has happened and was not told."""
    happens = any(
        any(True for _ in HAPPENINGS[when](turn.moment)) for when in note.when if when in HAPPENINGS
    )
    holds = any(QUESTIONS[when](turn.moment) for when in note.when if when in QUESTIONS)
    waits = note.id in {one.id for one in turn.before.waiting}
    known = {one.id for one in turn.before.told}
    is_time = known.issuperset(note.after) and known.isdisjoint(note.until)
    return (happens or holds or waits) and is_time


@pytest.mark.parametrize("name", LESSONS)
def test_a_note_stands_before_the_first_decision_of_its_kind(name: str) -> None:
    notes = {
        note.id: PHASE_NOTES[when]
        for note in LESSONS[name].notes
        for when in note.when
        if when in PHASE_NOTES and not note.after
    }
    assert notes
    for turns in races(name):
        for id, phase in notes.items():
            first = next((turn for turn in turns if turn.moment.is_asked(phase)), None)
            assert first is None or id in {one.id for one in first.guide.told}, id


@pytest.mark.parametrize("name", LESSONS)
def test_there_is_always_an_aim_and_never_too_much_to_read(name: str) -> None:
    for turns in races(name):
        assert all(turn.guide.aim for turn in turns)
        assert all(len(turn.news) <= MOST for turn in turns[:-1])
        assert all(len(turn.news) <= MOST_WATCHING for turn in turns[:-1] if not turn.moment.has_choice)
        assert turns[0].news, "the race begins with what it is about"


@pytest.mark.parametrize("name", LESSONS)
def test_nothing_is_told_that_the_seat_may_not_know(name: str) -> None:
    """With the hidden cards swapped the same is told."""
    rng, lesson = Random(name), LESSONS[name]
    different = 0
    for turns in races(name)[:4]:
        for turn in turns[:: len(turns) // 40]:
            world = turn.moment.view.sample(rng)
            different += world != turn.state
            again = Moment.seen(view(world, Seat(lesson.seat)), turn.moment.events)
            assert turn.before.after(again) == turn.guide
    assert different > 50


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_rival_does_in_secret_is_no_moment_of_its_own(name: str) -> None:
    for turns in races(name)[:4]:
        for before, after in pairwise(turns):
            if before.state.phase is after.state.phase is Phase.BID and not after.moment.has_choice:
                assert after.news == ()


@pytest.mark.parametrize("name", LESSONS)
def test_a_note_goes_with_its_moment(name: str) -> None:
    """Once the player has decided, nothing that was told before still fits."""
    for turns in races(name):
        for before, turn in pairwise(turns):
            if before.moment.decision not in (None, turn.moment.decision):
                assert turn.guide.fitting == len(turn.news)
            assert all(turn.guide.fits(told) for told in turn.news)


@pytest.mark.parametrize("name", LESSONS)
def test_nothing_speaks_of_a_lot_that_is_over(name: str) -> None:
    for turns in races(name):
        lots = [(turn.state.auction.lots[:1], turn) for turn in turns if turn.moment.is_asked(Phase.BID)]
        for (lot, before), (next_lot, turn) in pairwise(lots):
            if lot != next_lot:
                old = before.guide.told[: len(before.guide.told)]
                assert not any(turn.guide.fits(told) for told in old)


# --- what the two races teach ---------------------------------------------------------------------

NOT_TAUGHT = {
    "the page does it": (
        "R1.1 R1.2 R1.3 R2.1 R2.2 R2.3 R4.10 R7.4 R13.1 R13.2 R13.3 R13.4 R13.5 R13.6 R13.7 R13.8 R13.9 "
        "R13.12 R13.13 R13.15 R13.16"
    ),
    "the power's card says it": "R8.1 R8.3 R8.4 R8.5 R8.6 R8.7",
    "another number of players": "R9.1 R9.2 R9.3 R9.4",
    "another mode": "R10.2 R10.3 R10.4 R13.10 R13.11 R13.14",
}
"""Clauses that no note tells, by the reason."""


def test_the_two_races_teach_all_rules_that_a_first_race_can_meet() -> None:
    text = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    clauses = {*re.findall(r"^- \*\*(R\d+\.\d+)\*\*", text, re.MULTILINE)}
    clauses |= {*re.findall(r"^- \*\*(R8\.\d)\*\*", text, re.MULTILINE)}
    taught = {clause for lesson in LESSONS.values() for note in lesson.notes for clause in note.teaches}
    left_out = {clause for line in NOT_TAUGHT.values() for clause in line.split()}
    assert taught <= clauses
    assert clauses - taught - left_out == set()


def test_what_holds_in_one_race_only_says_so() -> None:
    for id in ("first-goal", "draw"):
        assert "this race only" in _text("en", f"lesson-{id}")


def first(turns: tuple[Turn, ...], note: str) -> int:
    """At which moment a note is told."""
    return next((n for n, turn in enumerate(turns) if note in {one.id for one in turn.news}), len(turns))


def test_a_wild_is_explained_before_anyone_names_a_colour() -> None:
    for turns in races("first-lap"):
        named = next((n for n, turn in enumerate(turns) if turn.state.phase is Phase.NAME_WILD), len(turns))
        assert first(turns, "wild") <= named


def test_a_jam_is_explained_with_the_first_card_that_shows_one() -> None:
    for turns in races("first-lap"):
        seen = next((n for n, turn in enumerate(turns) if QUESTIONS["jammed-line"](turn.moment)), len(turns))
        assert first(turns, "jam") <= seen


def test_passing_is_explained_with_the_first_lot() -> None:
    for turns in races("grand-prix"):
        assert first(turns, "bid") == next(
            n for n, turn in enumerate(turns) if turn.moment.is_asked(Phase.BID)
        )


# --- texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_fits_two_lines_of_a_phone(language: str) -> None:
    words = load(language)
    texts = {note.id: _text(language, f"lesson-{note.id}") for one in LESSONS.values() for note in one.notes}
    goals = {
        goal.id: _text(language, f"lesson-goal-{goal.id}") for one in LESSONS.values() for goal in one.goals
    }
    assert {id: len(text) for id, text in texts.items() if len(text) > MOST_LETTERS} == {}
    assert {id: len(text.split()) for id, text in goals.items() if len(text.split()) > MOST_GOAL_WORDS} == {}
    for lesson in LESSONS:
        assert words.text(f"lesson-{lesson}-title")  # type: ignore[arg-type]
        assert words.text(f"lesson-{lesson}-about")  # type: ignore[arg-type]


def _text(language: str, id: str) -> str:
    needs = ARGUMENTS[id]  # type: ignore[index]
    assert {*needs} <= {"cars"}, id
    cars = load(language).list([load(language).text("car", car=car) for car in ("red", "yellow")])
    return load(language).text(id, **dict.fromkeys(needs, cars))  # type: ignore[arg-type]


# --- files ----------------------------------------------------------------------------------------

GOOD = """
players = 3
track = "marina-bay"
mode = "beginner"
bots = ["club", "club"]
seed = "x"
goals = [{ id = "go" }]
notes = [{ id = "hello", when = ["began"], at = "cars" }]
"""


def test_a_lesson_is_read_from_its_file() -> None:
    lesson = Lesson.parse(GOOD, name="short")
    assert lesson.levels == (None, "club", "club")
    assert lesson.notes[0].when == ["began"]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('when = ["began"]', 'when = ["full-moon"]'),
        ('when = ["began"]', "when = []"),
        ('at = "cars"', 'at = "sky"'),
        ('at = "cars"', 'at = "cars", after = ["goodbye"]'),
        ('bots = ["club", "club"]', 'bots = ["club"]'),
        ('bots = ["club", "club"]', 'bots = ["club", "hal"]'),
        ('goals = [{ id = "go" }]', 'goals = [{ id = "go", when = "over" }]'),
        ('goals = [{ id = "go" }]', 'goals = [{ id = "go", when = "began" }, { id = "on" }]'),
        ("players = 3", "players = 7"),
        ("players = 3", "players = 3\nclock = true"),
        ("players = 3", "players ="),
    ],
)
def test_a_wrong_lesson_is_refused(right: str, wrong: str) -> None:
    assert right in GOOD
    with pytest.raises(LessonError, match="short"):
        Lesson.parse(GOOD.replace(right, wrong), name="short")


def test_two_notes_cannot_have_one_id() -> None:
    note = '{ id = "hello", when = ["began"], at = "cars" }'
    with pytest.raises(LessonError, match="same id"):
        Lesson.parse(GOOD.replace(note, f"{note}, {note}"), name="short")
