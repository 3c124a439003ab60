"""One moment of a guided race, as the player's seat knows it: the only thing a note may depend on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from downforce.model.ids import Car
from downforce.rules.actions import FINISH, MoveCar
from downforce.rules.events import BetPlaced, BidPlaced, Event, PowerChosen, for_viewer
from downforce.rules.state import Phase
from downforce.rules.view import Choice, View

_IN_SECRET = (BidPlaced, PowerChosen, BetPlaced)


class Spot(NamedTuple):
    """The cars and the spaces that something is about."""

    cars: tuple[Car, ...] = ()
    spaces: tuple[str, ...] = ()


class Moment(NamedTuple):
    """What a seat sees now, and what has happened since the moment before."""

    view: View
    events: tuple[Event, ...] = ()

    @classmethod
    def seen(cls, view: View, events: Sequence[Event]) -> Moment:
        """The moment of a view; of the events only what its seat may know."""
        return cls(view, tuple(for_viewer(event, view.seat) for event in events))

    @property
    def seat(self) -> int:
        """The player's seat."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def is_new(self) -> bool:
        """Whether something has happened. That others chose in secret does not change the question."""
        return any(not isinstance(event, _IN_SECRET) or event.seat == self.seat for event in self.events)

    @property
    def has_choice(self) -> bool:
        """Whether the player has something to decide; a single way to go is driven without asking."""
        state = self.view.state
        return self.view.seat in state.asked and (
            state.phase is not Phase.MOVE_CAR or len(self.view.legal) > 1
        )

    @property
    def decision(self) -> tuple[object, ...] | None:
        """What the player decides now; None while others do."""
        state = self.view.state
        if not self.has_choice:
            return None
        lots = (state.auction.lots[:1], len(state.auction.aside))
        turn = (len(state.cards.discard), state.turn.card, state.turn.line, state.turn.car)
        return (state.phase, lots, len(state.bets[self.seat]), *turn)

    def is_asked(self, *phases: Phase) -> bool:
        """Whether the player is asked for something of these kinds."""
        return self.view.state.phase in phases and self.view.seat in self.view.state.asked

    @property
    def own_cars(self) -> tuple[Car, ...]:
        """The player's cars."""
        return tuple(car for car in Car if self.view.state.auction.owners[car] == self.seat)

    @property
    def moves(self) -> tuple[Choice, ...]:
        """The ways to go for the car that the player steers now."""
        return self.view.choices if self.is_asked(Phase.MOVE_CAR) else ()

    @property
    def steered(self) -> Car | None:
        """The car that the player steers now."""
        return next((move.action.car for move in self.moves if isinstance(move.action, MoveCar)), None)

    def to_go(self, car: Car) -> int | None:
        """The fewest steps of a car to the finish line; None once it is home."""
        state = self.view.state
        cell = state.cars.cells[car]
        return state.track.steps_to_finish[cell] if cell >= 0 else None

    def is_jam(self, move: Choice) -> bool:
        """Whether a way ends early because nothing is free ahead."""
        action = move.action
        is_short = len(move.path) < min(self.view.state.turn.steps, default=0)
        return isinstance(action, MoveCar) and action.to is not FINISH and is_short
