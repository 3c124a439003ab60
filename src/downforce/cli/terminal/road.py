"""The road ahead of a car, counted in steps as if it were empty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from downforce.model.ids import CARS, Car
from downforce.model.track import Cell, Track
from downforce.rules.state import NONE, GameState


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
        return self.car in jammed(self.state, self.state.cars.cells)

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


def jammed(state: GameState, cells: tuple[int, ...]) -> frozenset[Car]:
    """The cars that could not take a step if they stood on these cells."""
    movement = state.setup.movement
    occupied = movement.occupied(cells)
    return frozenset(car for car in CARS if cells[car] != NONE and movement.is_blocked(cells[car], occupied))


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


def bends_to_infield(track: Track, section: int) -> bool:
    """Whether the infield lies inside the bend of a section; of a straight, inside the next bend."""
    angles = [each.angle for each in track.sections]
    bend = next((angle for angle in (*angles[section:], *angles[:section]) if angle), Decimal(0))
    return bend * sum(angles) >= 0
