"""What is so on the track: who is jammed, passed or ahead, what a line cost, which bend is inside.

The server sends these facts; the terminal, lessons and bots ask for them here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from downforce.model.ids import CARS, Car
from downforce.model.track import Cell, Track
from downforce.rules import events as ev
from downforce.rules.events import Event
from downforce.rules.state import NONE, GameState, replaced


@lru_cache(maxsize=1024)
def steps_from(track: Track, start: int, *, laps: bool) -> dict[int, int]:
    """For each cell ahead the fewest steps to it; without ``laps`` the road ends at the finish line."""
    found = {start: 0}
    rim = [start]
    while rim:
        here = rim
        rim = []
        for cell in here:
            for there in track.ahead[cell]:
                if there not in found and (laps or there not in track.over_line[cell]):
                    found[there] = found[cell] + 1
                    rim.append(there)
    return found


@dataclass(frozen=True, slots=True)
class RoadAhead:
    """What lies ahead of one car."""

    state: GameState
    car: Car

    @property
    def cell(self) -> Cell | None:
        """Where the car is."""
        return self.state.cell(self.car)

    @property
    def to_go(self) -> int:
        """The fewest steps across the finish line."""
        return self.state.track.steps_to_finish[self.state.cars.cells[self.car]]

    @property
    def is_jammed(self) -> bool:
        """Whether the car cannot take a step."""
        return self.car in jammed(self.state)

    def next_cars(self, within: int) -> list[tuple[int, Car]]:
        """The cars ahead of it and how many steps away they are, the nearest first."""
        steps, cells = self._steps(), self.state.cars.cells
        near = ((steps.get(cells[car], 0), car) for car in CARS if car != self.car and cells[car] != NONE)
        return sorted((n, car) for n, car in near if 0 < n <= within)

    def squeeze(self) -> int | None:
        """How many steps away the next single lane is; 0 in one."""
        return self._nearest(lambda cell: self.state.track.sections[cell.section].lanes == 1)

    def bet(self) -> tuple[int, int] | None:
        """The next betting line nobody has crossed, and the steps over it."""
        setup = self.state.setup
        number = setup.lines_crossed(self.state.cars.cells) + 1
        if not setup.options.bets or number > len(self.state.track.lines):
            return None
        behind = setup.lines_behind
        steps = self._nearest(lambda cell: behind[cell.index] >= number)
        return (number, steps) if steps is not None else None

    def _steps(self) -> dict[int, int]:
        movement = self.state.setup.movement
        return steps_from(self.state.track, self.state.cars.cells[self.car], laps=movement.laps)

    def _nearest(self, wanted: Callable[[Cell], bool]) -> int | None:
        cells = self.state.track.cells
        return min((n for cell, n in self._steps().items() if wanted(cells[cell])), default=None)


def jammed(state: GameState) -> tuple[Car, ...]:
    """The cars that cannot take a step."""
    cells, _, _, occupied = state.cars
    movement = state.setup.movement
    return tuple(car for car in CARS if cells[car] != NONE and movement.is_blocked(cells[car], occupied))


def passed(before: tuple[Car, ...], after: tuple[Car, ...], car: Car) -> tuple[Car, ...]:
    """Of two running orders the cars that were ahead of this one and are behind it."""
    ahead, behind = before[: before.index(car)], after[after.index(car) :]
    return tuple(other for other in ahead if other in behind)


def moved(state: GameState, car: Car, to: int) -> GameState:
    """The position with a car on another cell, or with ``NONE`` off the track; nothing else has changed."""
    cells = replaced(state.cars.cells, car, to)
    return state._replace(
        cars=state.cars._replace(cells=cells, occupied=state.setup.movement.occupied(cells))
    )


def driven(state: GameState, events: Iterable[Event]) -> GameState:
    """The position with the cars where these events leave them; nothing else in it has changed."""
    for event in events:
        match event:
            case ev.CarMoved(car=car, path=path):
                state = moved(state, car, path[-1].index)
            case ev.CarFinished(car=car):
                state = moved(state, car, NONE)
                state = state._replace(cars=state.cars._replace(home=(*state.cars.home, car)))
            case ev.LapCompleted(car=car, laps=laps):
                state = state._replace(cars=state.cars._replace(laps=replaced(state.cars.laps, car, laps)))
    return state


def spaces_won(events: Iterable[Event]) -> Iterator[tuple[Car, int]]:
    """A car and its spaces won, or below 0 lost, against the printed number, for each line resolved.

    A car that comes home loses nothing, however early its way ends. A bonus move is won whole.
    """
    last = 0
    for event in events:
        match event:
            case ev.CarMoved(car=car, path=path, printed=printed):
                last = len(path) - printed
                yield car, last
            case ev.CarFinished(car=car):
                yield car, max(0, -last)
            case ev.LineSkipped(car=Car() as car, printed=printed) | ev.LinePassedOver(car, False, printed):
                yield car, -printed


def gaps(state: GameState, order: tuple[Car, ...]) -> Iterator[int | None]:
    """For each car of the running order the steps it lies behind the one before it; None for the first."""
    ahead: int | None = None
    for car in order:
        if state.cars.cells[car] == NONE:
            yield None
            continue
        lap = state.track.steps_to_finish[state.track.grid[0]]
        to_go = RoadAhead(state, car).to_go - state.cars.laps[car] * lap
        yield to_go - ahead if ahead is not None else None
        ahead = to_go


def lane_side(track: Track, cell: Cell) -> str:
    """Where a space lies across the road: ``single``, ``inside``, ``middle``, ``outside`` or ``number``.

    The message of each is ``lane-SIDE``.
    """
    lanes = track.sections[cell.section].lanes
    if lanes == 1:
        return "single"
    if cell.lane in (0, lanes - 1):
        return "inside" if (cell.lane == 0) is bends_to_infield(track, cell.section) else "outside"
    return "middle" if lanes == 3 else "number"


def bends_to_infield(track: Track, section: int) -> bool:
    """Whether the infield lies inside the bend of a section; of a straight, inside the next bend."""
    angles = [each.angle for each in track.sections]
    bend = next((angle for angle in (*angles[section:], *angles[:section]) if angle), Decimal(0))
    return bend * sum(angles) >= 0
