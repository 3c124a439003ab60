"""A lesson as its file says: which game, from which deal, and what is told in it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from downforce.bots.registry import BOTS
from downforce.learn.conditions import HAPPENINGS, QUESTIONS
from downforce.model.errors import DownforceError, UnknownName

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]

PARTS = (
    "bar",
    "bets",
    "card",
    "cars",
    "choices",
    "hand",
    "lot",
    "order",
    "powers",
    "sheet",
    "spaces",
    "stage",
)
"""What a note can point at: parts of the table's screen, and the cars or spaces it is about."""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What the player is trying to do while something is so. Its message is ``lesson-goal-ID``."""

    id: Name
    when: str = ""
    """A question; without one it always holds, so it comes last."""


class LessonNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is told once. Its message is ``lesson-ID``."""

    id: Name
    when: list[str]
    """Questions and happenings; the first of them that holds is enough."""
    at: str
    teaches: list[str] = []
    """The clauses of docs/rules.md that it tells."""
    sign: Literal["", "letters", "wild", "chequers", "line"] = ""
    """The sign of the legend that it is about."""
    after: list[Name] = []
    """Notes that were told at an earlier moment."""
    until: list[Name] = []
    """Notes after which this one is too late, and is not told any more."""
    at_once: bool = False
    """Told while others decide, too."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guided race: a table, a prepared deal, and what is told when."""

    name: Name
    players: Annotated[int, Meta(ge=2, le=4)]
    track: str
    mode: str
    single: dict[str, str] = {}
    seat: int = 0
    """The player's."""
    bots: list[str]
    """Who has the other seats, in their order."""
    seed: str
    """Makes the deal; found by ``python -m tests.learn.search``."""
    goals: list[Goal]
    notes: list[LessonNote]

    def __post_init__(self) -> None:
        known = [*QUESTIONS, *HAPPENINGS]
        ids = [note.id for note in self.notes]
        for note in self.notes:
            _check(note.at in PARTS, f"{note.id} points at {note.at}")
            _check(bool(note.when) and all(when in known for when in note.when), f"{note.id}: {note.when}")
            _check(all(one in ids for one in note.after), f"{note.id} comes after {note.after}")
            _check(all(one in ids for one in note.until), f"{note.id} comes before {note.until}")
        _check(len(set(ids)) == len(ids), "two notes have the same id")
        _check(all(goal.when in ("", *QUESTIONS) for goal in self.goals), "a goal depends on no question")
        _check(
            [goal.when for goal in self.goals].index("") == len(self.goals) - 1, "the last goal always holds"
        )
        _check(len(self.bots) == self.players - 1 and 0 <= self.seat < self.players, "there are other seats")
        _check(all(bot in BOTS for bot in self.bots), f"no such bots: {self.bots}")

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The bots by seat; None is the player."""
        return (*self.bots[: self.seat], None, *self.bots[self.seat :])

    @classmethod
    def parse(cls, text: str, *, name: str) -> Lesson:
        """Reads a lesson's file."""
        try:
            return msgspec.convert({"name": name, **tomllib.loads(text)}, cls)
        except (ValueError, msgspec.MsgspecError) as error:
            raise LessonError(f"{name}: {error}") from None


class LessonError(DownforceError):
    """A lesson's file is not in order."""


def _check(holds: bool, cause: str) -> None:
    if not holds:
        raise LessonError(cause)


class Lessons(Mapping[str, Lesson]):
    """The lessons there are, read when they are first asked for."""

    def __init__(self) -> None:
        files = sorted((Path(__file__).parent / "lessons").glob("*.toml"))
        self._files = {file.stem: file for file in files}
        self._read: dict[str, Lesson] = {}

    def __getitem__(self, name: str) -> Lesson:
        if name not in self._files:
            raise UnknownName("lesson", name, self)
        if name not in self._read:
            self._read[name] = Lesson.parse(self._files[name].read_text(encoding="utf-8"), name=name)
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


LESSONS: Mapping[str, Lesson] = Lessons()
"""The guided races by name, in their order."""
