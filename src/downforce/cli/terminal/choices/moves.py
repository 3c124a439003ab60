"""Where a move may end, and what would come of it."""

from __future__ import annotations

from downforce.cli.terminal.screen import Screen
from downforce.model.ids import Car
from downforce.model.track import Cell
from downforce.rules.actions import FINISH
from downforce.rules.facts import jammed, lane_side, moved, passed
from downforce.rules.phases.scoring import running_order
from downforce.rules.state import Phase
from downforce.rules.view import Choice


def move_text(screen: Screen, choice: Choice, car: Car, to: Cell) -> str:
    """Where a move ends and what comes of it."""
    state, text, steps = screen.view.state, screen.words.text, len(choice.path)
    if to == FINISH:
        place = len(state.cars.home) + 1
        label = text("choice-finish", place=place, steps=steps)
    elif state.setup.movement.laps:
        label = text("choice-move-laps", space=to.name, lane=lane(screen, to), steps=steps)
    else:
        to_go = state.track.steps_to_finish[to.index]
        label = text("choice-move", space=to.name, lane=lane(screen, to), steps=steps, togo=to_go)
    return screen.words.plain_list([label, *_consequences(screen, choice, car, to)])


def _consequences(screen: Screen, choice: Choice, car: Car, to: Cell) -> list[str]:
    state, words = screen.view.state, screen.words
    then = moved(state, car, to.index)
    before, after = {*jammed(state)}, {*jammed(then)}
    found = []
    if to != FINISH and not state.setup.movement.laps:
        behind = passed(running_order(state), running_order(then), car)
        found += [words.text("choice-passes", cars=words.cars(behind))] if behind else []
    if choice.crosses:
        found.append(words.text("choice-crosses", number=choice.crosses))
    if (
        to != FINISH
        and state.setup.movement.laps
        and to.front <= state.track.cells[state.cars.cells[car]].front
    ):
        found.append(words.text("choice-lap"))
    if car in after:
        found.append(words.text("choice-jam"))
    elif _earns_bonus(screen, choice, car, to):
        found.append(words.text("choice-bonus-earned"))
    if shut := after - before - {car}:
        found.append(words.text("choice-shuts-in", cars=words.cars(sorted(shut))))
    if freed := before - after - {car}:
        found.append(words.text("choice-frees", cars=words.cars(sorted(freed))))
    return found


def _earns_bonus(screen: Screen, choice: Choice, car: Car, to: Cell) -> bool:
    state = screen.view.state
    own = state.phase is Phase.MOVE_CAR and state.owner(car) == state.turn.seat
    return own and to != FINISH and state.power(state.turn.seat).bonus_steps(choice.path) > 0


def lane(screen: Screen, cell: Cell) -> str:
    """Where a space lies across the road."""
    words, side = screen.words, lane_side(screen.view.state.track, cell)
    return words.filled(f"lane-{side}", {"lane": cell.lane + 1} if side == "number" else {})
