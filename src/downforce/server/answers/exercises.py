"""The exercises: which there are, what one shows, and what an answer is worth."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from downforce.learn.exercises import AnswerError, ExerciseInfo, ExerciseShown, Verdict
from downforce.learn.exercises import check as check_answer
from downforce.learn.exercises import exercises as all_exercises
from downforce.learn.exercises import show as show_exercise
from downforce.model.errors import UnknownName
from downforce.server.wire.errors import Refusal, RefusalError

Word = Annotated[str, Meta(max_length=20)]


class GivenAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """An answer to an exercise: for each part of its question the keys that were chosen."""

    answer: Annotated[dict[Word, Annotated[list[Word], Meta(max_length=60)]], Meta(max_length=10)]


def exercises() -> tuple[ExerciseInfo, ...]:
    """The exercises there are, in the order in which they are best done."""
    return all_exercises()


def exercise(id: str) -> ExerciseShown:
    """An exercise with its position and its question."""
    try:
        return show_exercise(id)
    except UnknownName:
        raise RefusalError(Refusal.NO_SUCH_THING) from None


def check(id: str, given: GivenAnswer) -> Verdict:
    """Whether an answer is right, and why not."""
    try:
        return check_answer(id, given.answer)
    except UnknownName:
        raise RefusalError(Refusal.NO_SUCH_THING) from None
    except AnswerError:
        raise RefusalError(Refusal.BAD_REQUEST) from None
