"""What the player of a guided race is told: follows the game at the table, as that seat sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from downforce.learn import Guide, Lesson, Moment
from downforce.model.ids import Seat
from downforce.rules.actions import Action
from downforce.rules.events import Event
from downforce.rules.game import apply
from downforce.rules.state import GameState
from downforce.rules.view import view
from downforce.server.table.draft import Tried


def begun(lesson: Lesson | None, state: GameState, events: Iterable[Event]) -> Guide | None:
    """The guide at the start of a game; None at a table without a lesson."""
    return Guide(lesson).after(_moment(lesson, state, tuple(events))) if lesson else None


def after(guide: Guide, state: GameState, actions: Iterable[Action]) -> Guide:
    """The guide after some actions. What was told while they were tried out is told now."""
    for action in actions:
        state, events = apply(state, action)
        guide = guide.after(_moment(guide.lesson, state, events))
    return guide


def again(guide: Guide, state: GameState) -> Guide:
    """The guide after a commit was taken back: what was told stays told."""
    return guide.after(_moment(guide.lesson, state, ()))


def tried(guide: Guide, draft: Tried) -> Guide:
    """The guide after a draft, if it were committed."""
    return guide.after(Moment(draft.view, draft.events))


def _moment(lesson: Lesson, state: GameState, events: Sequence[Event]) -> Moment:
    return Moment.seen(view(state, Seat(lesson.seat)), events)
