"""A draft turn: some actions of one seat, tried out before they are committed together.

A preview is a function of what the seat may know and of the draft, nothing else: the draft is played in one
possible world drawn from the view, and what depends on that world is cut off. So it can tell nothing that
the view does not. A draft ends before a draw, a reveal or another seat's decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from downforce.model.errors import ActionError, IllegalAction, Reason
from downforce.model.ids import Seat
from downforce.rules.actions import Action, Bonus, MoveCar
from downforce.rules.events import Event, for_viewer, reveals_nothing, trait
from downforce.rules.game import apply, parse_action
from downforce.rules.state import GameState
from downforce.rules.view import Choice, View, view
from downforce.server.wire.errors import Refusal, RefusalError

LONGEST_DRAFT = 40
"""The most actions of a draft; no turn has as many."""


class Tried(NamedTuple):
    """What a draft would lead to, as far as its seat can know."""

    view: View
    events: tuple[Event, ...]
    ended: bool  # nothing can be added to the draft
    ways: tuple[tuple[Choice, tuple[Event, ...]], ...] = ()  # each choice that comes next, and what it led to


class DraftResult(NamedTuple):
    """A draft that can be committed."""

    actions: tuple[Action, ...]
    state: GameState
    events: tuple[Event, ...]


def play_draft(state: GameState, seat: Seat, texts: Sequence[str]) -> DraftResult:
    """Plays a draft, all or none; raises ``RefusalError`` with the number of the culprit."""
    if not texts:
        raise RefusalError(Refusal.DRAFT_EMPTY)
    if len(texts) > LONGEST_DRAFT:
        raise RefusalError(Refusal.DRAFT_TOO_LONG)
    start, actions, events = state, list[Action](), list[Event]()
    for number, text in enumerate(texts):
        if number and has_ended(start, state, seat, events):
            raise RefusalError(Refusal.DRAFT_TOO_LONG, text, at=number)
        action = _read(state, seat, text, number)
        try:
            state, more = apply(state, action)
        except IllegalAction as error:
            raise RefusalError(error.reason, text, at=number) from None
        actions.append(action)
        events.extend(more)
    return DraftResult(tuple(actions), state, tuple(events))


def _read(state: GameState, seat: Seat, text: str, number: int) -> Action:
    try:
        action = parse_action(state, text)
    except ActionError as error:
        raise RefusalError(Refusal.BAD_ACTION, error.cause, at=number) from None
    if action.seat != seat:
        raise RefusalError(Refusal.NOT_YOUR_SEAT, text, at=number)
    return action


def has_ended(start: GameState, state: GameState, seat: Seat, events: Sequence[Event]) -> bool:
    """Whether another seat, or something hidden, comes next. A secret choice is a draft for itself."""
    is_secret = start.phase.is_secret or state.phase.is_secret
    return is_secret or state.asked != (seat,) or not reveals_nothing(events)


def preview(seen: View, texts: Sequence[str]) -> Tried:
    """Tries a draft out. The seat learns what it could have worked out itself."""
    seat = seen.seat
    if seat is None:
        raise RefusalError(Refusal.NOT_YOUR_SEAT)
    world = seen.sample(Random(str(seen)))
    if not texts:
        ended = seen.state.asked != (seat,)
        return Tried(seen, (), ended, () if ended else _ways(world, seen))
    _, state, events = play_draft(world, seat, texts)
    after, ended = view(state, seat), has_ended(world, state, seat, events)
    return Tried(after, _known(events, seat), ended, () if ended else _ways(state, after))


def continued(seen: View, texts: Sequence[str]) -> View:
    """The view after a draft, for whoever has to go on with it."""
    seat = seen.seat
    if seat is None or seat not in seen.state.asked:
        raise RefusalError(Reason.NOT_YOUR_TURN)
    if not texts:
        return seen
    _, state, events = play_draft(seen.sample(Random(str(seen))), seat, texts)
    if has_ended(seen.state, state, seat, events):
        raise RefusalError(Reason.NOT_YOUR_TURN)
    return view(state, seat)


def _ways(world: GameState, seen: View) -> tuple[tuple[Choice, tuple[Event, ...]], ...]:
    """What could be done next; of those that drive a car, what would happen."""
    return tuple((choice, _led_to(world, choice.action)) for choice in seen.choices)


def _led_to(world: GameState, action: Action) -> tuple[Event, ...]:
    is_drive = isinstance(action, MoveCar) or (isinstance(action, Bonus) and action.to is not None)
    return _known(apply(world, action).events, action.seat) if is_drive else ()


def _known(events: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """The events up to the first that depends on something hidden, as the seat sees them."""
    first = next((n for n, event in enumerate(events) if trait(event).reveals), len(events))
    return tuple(for_viewer(event, seat) for event in events[:first])
