"""What a draft comes to on the track: who would lead, who would be stuck, what a jam costs.

Worked out from a view and from the events that its seat may know, and from nothing else. The page and bots
elsewhere are told; they need no rules for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from downforce.model.ids import CARS, Car
from downforce.rules import events as ev
from downforce.rules.events import Event
from downforce.rules.phases.scoring import running_order
from downforce.rules.state import NONE, GameState, Phase, replaced
from downforce.rules.tables import Line

_IN_A_LINE = (Phase.MOVE_CAR, Phase.CHOOSE_SKIP, Phase.NAME_WILD)


class DraftOutlook(NamedTuple):
    """The cars after some events, and what those made of the numbers on the card."""

    state: GameState
    """The position, with the cars where they would be; nothing else in it has changed."""
    spaces: Mapping[Car, int]
    """Spaces won or lost against the printed numbers, for each car that a line was for."""

    @property
    def order(self) -> tuple[Car, ...]:
        """The running order."""
        return running_order(self.state)

    @property
    def jammed(self) -> tuple[Car, ...]:
        """The cars that could not take a step."""
        cells, _, _, occupied = self.state.cars
        movement = self.state.setup.movement
        return tuple(car for car in CARS if cells[car] != NONE and movement.is_blocked(cells[car], occupied))


def outlook(state: GameState, events: Iterable[Event]) -> DraftOutlook:
    """What these events, which follow from the state, come to."""
    spaces = dict[Car, int]()
    lines = _Lines(state)
    for event in events:
        won = lines.won(event)
        if won is not None:
            car, number = won
            spaces[car] = spaces.get(car, 0) + number
        state = _driven(state, event)
    return DraftOutlook(state, spaces)


def overtaken(before: tuple[Car, ...], after: tuple[Car, ...], car: Car) -> tuple[Car, ...]:
    """Of two running orders the cars that were ahead of this one and are behind it."""
    ahead, behind = before[: before.index(car)], after[after.index(car) :]
    return tuple(other for other in ahead if other in behind)


def _driven(state: GameState, event: Event) -> GameState:
    """The position after one event, as far as cars are concerned."""
    cars, movement = state.cars, state.setup.movement
    match event:
        case ev.CarMoved(car=car, path=path):
            cells = replaced(cars.cells, car, path[-1].index)
            return state._replace(cars=cars._replace(cells=cells, occupied=movement.occupied(cells)))
        case ev.CarFinished(car=car):
            cells = replaced(cars.cells, car, NONE)
            home, occupied = (*cars.home, car), movement.occupied(cells)
            return state._replace(cars=cars._replace(cells=cells, home=home, occupied=occupied))
        case ev.LapCompleted(car=car, laps=laps):
            return state._replace(cars=cars._replace(laps=replaced(cars.laps, car, laps)))
    return state


class _Lines:
    """Follows a card line by line, to know which printed number an event is about."""

    def __init__(self, state: GameState) -> None:
        self._setup = state.setup
        turn = state.turn
        is_resolved = state.phase in (*_IN_A_LINE, Phase.BONUS)
        self._lines: tuple[Line, ...] = (
            state.setup.tables.lines[turn.reverse][turn.card] if is_resolved else ()
        )
        self._at = turn.line if is_resolved else -1
        self._is_open = state.phase in _IN_A_LINE
        """Whether the line that we are at is still to be used up."""
        self._last = 0
        """The printed number of the car that moved last."""

    def won(self, event: Event) -> tuple[Car, int] | None:
        """A car, and the spaces that it won or lost by an event."""
        match event:
            case ev.CardPlayed(card=card, reverse=reverse):
                self._lines = self._setup.tables.lines[reverse][card.index]
                self._at, self._is_open = -1, False
            case ev.WildNamed():
                self._go_to(None)
                self._is_open = True
            case ev.LineKept(car=car):
                self._go_to(car)
                self._is_open = True
            case ev.LineSkipped(car=None):
                self._go_to(None)
            case ev.LineSkipped(car=Car() as car) | ev.LinePassedOver(car=car, home=False):
                return car, -self._go_to(car)
            case ev.LinePassedOver(car=car):
                self._go_to(car)
            case ev.CarMoved(car=car, path=path, bonus=True):
                self._last = 0
                return car, len(path)
            case ev.CarMoved(car=car, path=path):
                self._last = len(path) - self._go_to(car)
                return car, self._last
            case ev.CarFinished(car=car):
                return car, max(0, -self._last)  # the line cut its way short, and that costs nothing
        return None

    def _go_to(self, car: Car | None) -> int:
        """Uses up the line that is open, or the next one of this car; its number."""
        if not self._is_open:
            on = range(self._at + 1, len(self._lines))
            self._at = next(at for at in on if self._lines[at].car == car)
        self._is_open = False
        return self._lines[self._at].steps[0]
