"""Guided races with several bots in the seat: each note is told, once, in time, and tells no secret."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from downforce.i18n import LANGUAGES, load
from downforce.i18n.messages import ARGUMENTS
from downforce.learn import LESSONS, Lesson, LessonNote, Moment
from downforce.learn.conditions import HAPPENINGS, QUESTIONS
from downforce.learn.guide import MOST
from downforce.learn.lesson import LessonError
from downforce.model.ids import Seat
from downforce.rules.state import Phase
from downforce.rules.view import view
from tests.learn.races import Turn, race

PLAYERS = ("rookie", "club", "national", "works")
EDITIONS = ("en", "fr", "pt-BR")
"""Two of them let more cards bid."""
MOST_WORDS = 40
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
    assert {*count} == {note.id for note in LESSONS[name].notes}
    rare = {id for id, number in count.items() if number < len(races(name)) // 2}
    assert rare <= {"cards-run-out"}, count  # who drives well does not run out of cards


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
    is_time = turn.moment.has_choice or turn.state.is_over or not turn.before.told
    return turn.moment.is_new and is_time


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
        assert all(turn.moment.has_choice or turn.state.is_over for turn in turns[1:] if turn.news)
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


# --- texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_note_is_longer_than_forty_words(language: str) -> None:
    words = load(language)
    texts = {note.id: _text(language, f"lesson-{note.id}") for one in LESSONS.values() for note in one.notes}
    goals = {
        goal.id: _text(language, f"lesson-goal-{goal.id}") for one in LESSONS.values() for goal in one.goals
    }
    assert {id: len(text.split()) for id, text in texts.items() if len(text.split()) > MOST_WORDS} == {}
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
