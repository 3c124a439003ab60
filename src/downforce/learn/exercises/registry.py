"""The exercises there are, and what can be done with one: show it, check an answer."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from downforce.learn.exercises.answers import CLAUSES, Answer, ExerciseInfo, ExerciseShown, Part, Verdict
from downforce.learn.exercises.base import Exercise, Question
from downforce.learn.exercises.cards import Draws, LineOrder, Steps, WhoSteers, WildNames
from downforce.learn.exercises.lots import Bidders, CardsToBid, Winner
from downforce.learn.exercises.money import Dealt, Pays, Wins
from downforce.learn.exercises.road import BestEnd, BonusEnds, Ends
from downforce.model.errors import DownforceError, UnknownName
from downforce.model.ids import Seat
from downforce.rules.text.write import view_fields
from downforce.rules.view import view

FILE = Path(__file__).parent / "exercises.toml"
LONGEST_NUMBER = 3

KINDS: Mapping[str, type[Question]] = {
    kind.kind: kind
    for kind in (
        Ends, BonusEnds, BestEnd, WildNames, LineOrder, Steps, WhoSteers, Draws, Winner, Bidders, CardsToBid,
        Pays, Wins, Dealt,
    )
}  # fmt: skip
"""The kinds of exercise by name."""


class AnswerError(DownforceError):
    """An answer that does not fit the question."""


@cache
def _read() -> dict[str, Question]:
    entries = tomllib.loads(FILE.read_text(encoding="utf-8"))["exercise"]
    read = msgspec.convert(entries, list[Exercise])
    return {exercise.id: KINDS[exercise.kind](exercise) for exercise in read}


def exercises() -> tuple[ExerciseInfo, ...]:
    """All exercises, in the order in which they are best done."""
    return tuple(_info(question.exercise) for question in _read().values())


def question(id: str) -> Question:
    """An exercise by its id; raises ``UnknownName``."""
    found = _read().get(id)
    if found is None:
        raise UnknownName("exercise", id, _read())
    return found


def _info(exercise: Exercise) -> ExerciseInfo:
    return ExerciseInfo(id=exercise.id, kind=exercise.kind, group=exercise.group, printed=exercise.printed)


@cache
def show(id: str) -> ExerciseShown:
    """What a page draws: the position as its seat sees it, the bids on the table, and what is asked."""
    asked = question(id)
    state, seat = asked.position, asked.seat
    return ExerciseShown(
        exercise=_info(asked.exercise),
        track=state.track.id,
        line=view_fields(view(state, None if seat is None else Seat(seat))),
        seat=seat,
        bids=asked.bids(),
        parts=asked.parts(),
        money=asked.money(),
    )


def check(id: str, answer: Mapping[str, Sequence[str]]) -> Verdict:
    """Whether an answer is right, and if not, why; raises ``AnswerError`` for one that does not fit."""
    asked = question(id)
    given, solution = _sorted(asked.parts(), answer), dict(asked.solution())
    if given == solution:
        return Verdict(right=True, solution=solution)
    reason = asked.reason(given)
    return Verdict(
        right=False,
        why=reason.why,
        clause=CLAUSES[reason.why],
        args=reason.args,
        path=reason.path,
        spot=reason.spot,
        solution=solution,
    )


def _sorted(parts: tuple[Part, ...], answer: Mapping[str, Sequence[str]]) -> Answer:
    """The answer with the keys of each part in the order of its options."""
    if set(answer) != {part.name for part in parts}:
        raise AnswerError("an answer has something for every part of the question, and nothing else")
    return {part.name: _keys(part, answer[part.name]) for part in parts}


def _keys(part: Part, chosen: Sequence[str]) -> tuple[str, ...]:
    if part.pick == "number":
        if len(chosen) == 1 and _is_number(chosen[0]):
            return (str(int(chosen[0])),)
        raise AnswerError(f"{part.name} is one number")
    known = [option.key for option in part.options]
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(known):
        raise AnswerError(f"{part.name} takes each of its options once at most")
    if part.pick == "one" and len(chosen) != 1:
        raise AnswerError(f"{part.name} takes one option")
    return tuple(chosen) if part.pick == "order" else tuple(key for key in known if key in chosen)


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER
