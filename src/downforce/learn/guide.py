"""What a lesson has told its player so far: a fold over the moments of the race."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from downforce.learn.conditions import HAPPENINGS, QUESTIONS
from downforce.learn.lesson import Lesson, LessonNote
from downforce.learn.moment import Moment, Spot
from downforce.model.ids import Car

MOST = 2
"""More notes than this are not told at one decision: what was seen can wait for the next one."""
MOST_WATCHING = 1
"""While others decide there is less time to read."""


class Told(NamedTuple):
    """A note that was told, what it pointed at, and the sign it is about."""

    id: str
    at: str
    spot: Spot
    sign: str = ""


class Aim(NamedTuple):
    """What the player is trying to do now."""

    id: str
    cars: tuple[Car, ...]
    """The cars it is about: the one that is steered, or the own ones."""


class Guide(NamedTuple):
    """The notes that were told, in their order; what was seen and waits for the next decision; the aim."""

    lesson: Lesson
    told: tuple[Told, ...] = ()
    waiting: tuple[Told, ...] = ()
    aim: Aim | None = None
    fitting: int = 0
    """So many of the last notes fit this moment: the player has decided nothing since they were told."""
    decision: tuple[object, ...] | None = None
    """What the player decided at the last moment."""

    def after(self, moment: Moment) -> Guide:
        """The guide once this moment has come."""
        waiting = (*self.waiting, *self._seen(moment))
        told, fitting, is_over = self.told, self.fitting, moment.view.state.is_over
        if is_over or (self.decision is not None and moment.decision != self.decision):
            fitting = 0
        if moment.is_new:
            ready = self._in_order([*waiting, *self._asked(moment)])
            news = ready if is_over else self._now(ready, moment)
            told, fitting = (*told, *reversed(news)), fitting + len(news)
            waiting = tuple(one for one in waiting if one not in told)
        return self._replace(
            told=told, waiting=waiting, aim=self._aim(moment), fitting=fitting, decision=moment.decision
        )

    def fits(self, told: Told) -> bool:
        """Whether a note that was told fits this moment."""
        return told in self.told[len(self.told) - self.fitting :]

    def _now(self, ready: list[Told], moment: Moment) -> list[Told]:
        """What is told now of what could be; the first one matters most, so it is told last."""
        if moment.has_choice:
            return ready[:MOST]
        at_once = {note.id for note in self.lesson.notes if note.at_once}
        return [one for one in ready if one.id in at_once][:MOST_WATCHING]

    def news(self, moment: Moment) -> tuple[Told, ...]:
        """What this moment would add."""
        return self.after(moment).told[len(self.told) :]

    def _seen(self, moment: Moment) -> list[Told]:
        """What has just happened for the first time."""
        known = {told.id for told in (*self.told, *self.waiting)}
        happened = (
            (note, next(HAPPENINGS[when](moment), None))
            for note in self.lesson.notes
            for when in note.when
            if when in HAPPENINGS and note.id not in known
        )
        return _first_of_each(happened)

    def _asked(self, moment: Moment) -> list[Told]:
        """What is so while the player decides."""
        held = (
            (note, QUESTIONS[when](moment))
            for note in self.lesson.notes
            for when in note.when
            if when in QUESTIONS
        )
        return _first_of_each(held)

    def _in_order(self, found: list[Told]) -> list[Told]:
        """Those that can be told now, each once, in the order of the lesson's file."""
        known = {told.id for told in self.told}
        first = {told.id: told for told in reversed(found)}
        open_ = [
            note
            for note in self.lesson.notes
            if note.id not in known and known.issuperset(note.after) and known.isdisjoint(note.until)
        ]
        return [first[note.id] for note in open_ if note.id in first]

    def _aim(self, moment: Moment) -> Aim:
        goals = self.lesson.goals
        goal = next(goal for goal in goals if not goal.when or QUESTIONS[goal.when](moment) is not None)
        cars = (moment.steered,) if moment.steered is not None else moment.own_cars
        return Aim(goal.id, cars)


def _first_of_each(found: Iterable[tuple[LessonNote, Spot | None]]) -> list[Told]:
    """The first spot of each note that has one."""
    first: dict[str, Told] = {}
    for note, spot in found:
        if spot is not None:
            first.setdefault(note.id, Told(note.id, note.at, spot, note.sign))
    return [*first.values()]
