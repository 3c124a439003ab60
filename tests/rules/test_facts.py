"""Facts about positions and events, compared with what a card and a track say."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import downforce as df
from downforce.model.cards import SpeedLine
from downforce.model.ids import CARS, Car
from downforce.rules import events as ev
from downforce.rules.facts import driven, jammed, passed, spaces_won
from downforce.rules.phases.scoring import running_order
from downforce.rules.state import GamePart


@pytest.mark.parametrize("mode", df.MODES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_event_of_a_line_has_the_number_printed_on_it(mode: str, players: int) -> None:
    rng = Random(f"{mode} {players}")
    state = df.new_game(players=players, mode=mode, seed="printed")
    seen, lines = Counter[str](), tuple[SpeedLine, ...]()
    while state.asked:
        state, events = df.apply(state, rng.choice(df.legal_actions(state, state.asked[0])))
        for event in events:
            lines = _followed(event, lines, seen)
    assert seen["CarMoved"] > 50
    assert seen["LinePassedOver"] or (mode, players) == ("long-distance", 2)


def _followed(event: df.Event, lines: tuple[SpeedLine, ...], seen: Counter[str]) -> tuple[SpeedLine, ...]:
    """The lines still to come after an event."""
    match event:
        case ev.CardPlayed(card=card, reverse=reverse):
            return card.lines[::-1] if reverse else card.lines
        case ev.CarMoved(bonus=True, printed=printed):
            assert printed == 0
        case ev.CarMoved(car=car, printed=printed) | ev.LinePassedOver(car=car, printed=printed):
            assert lines[0].car in (car, None)
            assert printed == lines[0].speed
            seen[type(event).__name__] += 1
            return lines[1:]
        case ev.LineSkipped(car=skipped, printed=printed):
            assert (lines[0].car, lines[0].speed) == (skipped, printed)
            return lines[1:]
    return lines


@pytest.mark.parametrize("mode", df.MODES)
def test_events_lead_the_cars_where_the_rules_do(mode: str) -> None:
    rng = Random(mode)
    state = df.new_game(players=4, mode=mode, seed="driven")
    while state.asked:
        after, events = df.apply(state, rng.choice(df.legal_actions(state, state.asked[0])))
        if after.setup is state.setup:
            assert driven(state, events).cars == after.cars
            assert {*jammed(after)} == {car for car in CARS if _is_stuck(after, car)}
        state = after


def _is_stuck(state: df.GameState, car: Car) -> bool:
    cell, taken = state.cars.cells[car], set(state.cars.cells)
    return cell >= 0 and all(there in taken for there in state.track.ahead[cell])


def test_a_car_passes_those_that_were_ahead_and_are_behind() -> None:
    red, blue, black = Car.RED, Car.BLUE, Car.BLACK
    assert passed((red, blue, black), (black, red, blue), black) == (red, blue)
    assert passed((red, blue, black), (red, black, blue), blue) == ()


def test_a_car_that_comes_home_early_loses_nothing() -> None:
    cells = df.TRACKS["marina-bay"].cells
    moved = ev.CarMoved(df.Seat(0), Car.RED, cells[0], (cells[1],), False, 4)
    assert sum(won for _, won in spaces_won([moved])) == -3
    assert sum(won for _, won in spaces_won([moved, ev.CarFinished(Car.RED, 1)])) == 0


def test_a_phase_of_a_card_has_a_line_in_play_and_no_other_has() -> None:
    rng, state = Random(1), df.new_game(players=4, seed="line in play")
    while state.asked:
        assert (state.line_in_play is None) == (state.phase.part is not GamePart.CARD)
        if state.line_in_play is not None and state.turn.car >= 0:
            assert state.line_in_play.car in (Car(state.turn.car), None)
        state = df.apply(state, rng.choice(df.legal_actions(state, state.asked[0]))).state
    assert running_order(state)
