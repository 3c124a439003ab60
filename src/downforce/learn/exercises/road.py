"""Exercises on the road: where a car may end, which ends earn a bonus, which end keeps a rival back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from downforce.learn.exercises.answers import Answer, Mistake, Option, Part, Why
from downforce.learn.exercises.base import Question
from downforce.model.ids import CARS, Car
from downforce.model.track import Cell
from downforce.rules.actions import FINISH, Action, Bonus, MoveCar
from downforce.rules.events import CarMoved
from downforce.rules.game import apply, legal_actions
from downforce.rules.phases.race import reach
from downforce.rules.state import GameState, Phase


class CarWays:
    """The ways of the car that is asked for: with the other cars in the way, and on an empty road."""

    def __init__(self, state: GameState) -> None:
        self.state, self.track = state, state.track
        self.here = state.cars.cells[state.turn.car]
        self.steps = state.turn.steps
        self.longest = max(self.steps)
        self.others = {cell for cell in state.cars.cells if cell >= 0} - {self.here}

    @cached_property
    def open(self) -> dict[int, dict[int, tuple[int, ...]]]:
        """By cell and length one way there round the other cars; FINISH has index -1."""
        return self._ways(self.others)

    @cached_property
    def empty(self) -> dict[int, dict[int, tuple[int, ...]]]:
        """The same with all other cars taken off the road."""
        return self._ways(set())

    def _ways(self, taken: set[int]) -> dict[int, dict[int, tuple[int, ...]]]:
        found: dict[int, dict[int, tuple[int, ...]]] = {}
        rim: dict[int, tuple[int, ...]] = {self.here: ()}
        for length in range(1, self.longest + 2):
            rim = dict(self._step(rim, taken, length, found))
        return found

    def _step(
        self,
        rim: dict[int, tuple[int, ...]],
        taken: set[int],
        length: int,
        found: dict[int, dict[int, tuple[int, ...]]],
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        for cell, path in rim.items():
            for there in self.track.ahead[cell]:
                if there in taken:
                    continue
                way = (*path, there)
                if there in self.track.over_line[cell]:
                    found.setdefault(FINISH.index, {}).setdefault(length, way)
                else:
                    found.setdefault(there, {}).setdefault(length, way)
                    yield there, way

    def touching(self) -> Iterator[int]:
        """The cells that touch the car's own."""
        own = self.track.cells[self.here]
        for cell in self.track.cells:
            if cell.index != own.index and _touch(own, cell):
                yield cell.index

    def names(self, path: tuple[int, ...]) -> tuple[str, ...]:
        """A way by the names of its spaces."""
        return tuple(self.track.cells[cell].name for cell in path)


def _touch(one: Cell, other: Cell) -> bool:
    along = one.back <= other.front and other.back <= one.front
    return along and one.left <= other.right and other.left <= one.right


def space_options(road: CarWays) -> tuple[Option, ...]:
    """The spaces a learner might think of: those beside the car, and those the number could lead to."""
    near = dict.fromkeys(road.touching(), 0) | {
        cell: min(lengths) for cell, lengths in road.empty.items() if cell >= 0
    }
    known = [Option(key=road.track.cells[cell].name, steps=steps) for cell, steps in sorted(near.items())]
    finish = road.empty.get(FINISH.index)
    return (*known, Option(key=FINISH.name, steps=min(finish))) if finish else tuple(known)


class Ends(Question):
    """Find every space where the car may end."""

    kind = "ends"

    @cached_property
    def road(self) -> CarWays:
        """The road of the position."""
        return CarWays(self.position)

    @property
    def seat(self) -> int | None:
        return self.position.asked[0]

    def parts(self) -> tuple[Part, ...]:
        return (Part(name="ends", pick="many", of="space", options=space_options(self.road), car=self.car),)

    @property
    def car(self) -> str:
        """The letter of the car that moves."""
        return CARS[self.road.state.turn.car].letter

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        legal = {action.to.name for action in self._moves() if action.to}
        return {"ends": tuple(o.key for o in self.parts()[0].options if o.key in legal)}

    def _moves(self) -> Iterator[MoveCar | Bonus]:
        state = self.position
        for action in legal_actions(state, state.asked[0]):
            if isinstance(action, MoveCar | Bonus):
                yield action

    def reason(self, answer: Answer) -> Mistake:
        chosen, right = answer["ends"], self.solution()["ends"]
        wrong = [key for key in chosen if key not in right]
        if wrong:
            return self._why_not(wrong[0])
        return self._why(next(key for key in right if key not in chosen))

    def _why_not(self, key: str) -> Mistake:
        """Why a car may not end there (R4.6 to R4.8)."""
        road, number = self.road, self.road.longest
        cell = FINISH if key == FINISH.name else road.track.cell(key)
        args: dict[str, str | int] = {"car": self.car, "speed": number}
        if cell.index in road.others:
            other = CARS[road.state.cars.cells.index(cell.index)]
            return Mistake(why=Why.TAKEN, args={"other": other.letter}, spot=key)
        if cell.index not in road.empty:
            return Mistake(why=self._not_forward(cell), args=args, spot=key)
        ways = road.open.get(cell.index)
        if ways is None:
            way = next(iter(road.empty[cell.index].values()))
            return Mistake(why=Why.BLOCKED, args=args, path=road.names(way), spot=key)
        steps = min(ways)
        path = road.names(ways[steps])
        args["steps"] = steps
        why = Why.TOO_FAR if steps > number else Why.TOO_SHORT
        return Mistake(why=why, args=args, path=path, spot=key)

    def _not_forward(self, cell: Cell) -> Why:
        own = self.road.track.cells[self.road.here]
        if own.front == cell.front:
            return Why.BESIDE
        is_over_line = cell.index in self.road.track.over_line[own.index]
        return Why.BEYOND if is_over_line else Why.BEHIND

    def _why(self, key: str) -> Mistake:
        """Why a car may end there."""
        path = reach(self.position).paths[-1 if key == FINISH.name else self.road.track.cell(key).index]
        args: dict[str, str | int] = {"car": self.car, "steps": len(path), "speed": self.road.longest}
        why = Why.MISSED_FINISH if key == FINISH.name else self._why_there(path)
        return Mistake(why=why, args=args, path=tuple(cell.name for cell in path), spot=key)

    def _why_there(self, path: tuple[Cell, ...]) -> Why:
        if len(path) not in self.road.steps:
            return Why.MISSED_JAM
        own, end = self.road.track.cells[self.road.here], path[-1]
        is_beside = end.back < own.front < end.front  # its front edge is only a little ahead
        return Why.MISSED_STAGGERED if is_beside else Why.MISSED_FULL


class BonusEnds(Ends):
    """Which ends of a move earn the bonus move of Determined?"""

    kind = "bonus"

    def parts(self) -> tuple[Part, ...]:
        legal = {action.to.name for action in self._moves() if action.to}
        offered = tuple(option for option in space_options(self.road) if option.key in legal)
        return (Part(name="ends", pick="many", of="space", options=offered, car=self.car),)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        state = self.position
        earn = {a.to.name for a in self._moves() if a.to and apply(state, a).state.phase is Phase.BONUS}
        return {"ends": tuple(o.key for o in self.parts()[0].options if o.key in earn)}

    def _why_not(self, key: str) -> Mistake:
        path = reach(self.position).paths[self.road.track.cell(key).index]
        curved = next(cell for cell in path if not cell.rectangle)
        names = tuple(cell.name for cell in path)
        return Mistake(why=Why.CURVED, args={"steps": path.index(curved) + 1}, path=names, spot=key)

    def _why(self, key: str) -> Mistake:
        path = reach(self.position).paths[self.road.track.cell(key).index]
        names = tuple(cell.name for cell in path)
        return Mistake(why=Why.RECTANGLES, args={"steps": len(path)}, path=names, spot=key)


class BestEnd(Ends):
    """Which end brings their own car farthest ahead of a rival, over the whole card?"""

    kind = "best"

    def parts(self) -> tuple[Part, ...]:
        legal = {action.to.name for action in self._moves() if action.to}
        offered = tuple(option for option in space_options(self.road) if option.key in legal)
        return (Part(name="end", pick="one", of="space", options=offered, car=self.car),)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        found = self._margins
        best = max(own - theirs for own, theirs in found.values())
        keys = [o.key for o in self.parts()[0].options]
        return {"end": tuple(key for key in keys if found[key][0] - found[key][1] == best)}

    @cached_property
    def _margins(self) -> dict[str, tuple[int, int]]:
        """For each end what own car and rival gain with the best steering of the whole card."""
        state, rival = self.position, Car.parse(self.exercise.rival)
        return {
            action.to.name: _best_margin(state, action, CARS[state.turn.car], rival)
            for action in self._moves()
            if action.to
        }

    def reason(self, answer: Answer) -> Mistake:
        chosen, best = answer["end"][0], self.solution()["end"][0]
        (own, theirs), (more, less) = self._margins[chosen], self._margins[best]
        path = reach(self.position).paths[self.road.track.cell(best).index]
        args: dict[str, str | int] = {
            "car": self.car,
            "other": self.exercise.rival,
            "steps": own,
            "rest": theirs,
            "better": more,
            "held": less,
        }
        return Mistake(why=Why.BETTER_END, args=args, path=tuple(cell.name for cell in path), spot=best)


def _best_margin(state: GameState, action: Action, own: Car, rival: Car) -> tuple[int, int]:
    """What both cars gain on the card if its player steers for their own car and against the rival."""
    after, events = apply(state, action)
    gained = [0, 0]
    for event in events:
        if isinstance(event, CarMoved) and event.car in (own, rival):
            gained[event.car == rival] += len(event.path)
    seat = state.turn.seat
    if after.turn.card != state.turn.card or after.asked != (seat,) or after.phase is Phase.PLAY_CARD:
        return gained[0], gained[1]
    rest = [_best_margin(after, more, own, rival) for more in legal_actions(after, seat)]
    best = max(rest, key=lambda pair: pair[0] - pair[1])
    return gained[0] + best[0], gained[1] + best[1]
