"""What a preview tells of the track: orders, jams and spaces, as the game then plays them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import downforce as df
from downforce.model.ids import CARS, Car, Seat
from downforce.rules import events as ev
from downforce.rules.events import reveals_nothing
from downforce.rules.facts import spaces_won
from downforce.rules.phases.scoring import running_order
from downforce.rules.state import NONE, Phase
from downforce.server.table import views
from downforce.server.table.draft import play_draft, preview
from downforce.server.wire import messages as p
from tests.server.test_draft import MODES, position, random_draft


def told(state: df.GameState, seat: Seat, draft: list[str]) -> p.Previewed:
    """The preview of a draft for its seat."""
    return views.tried_out(df.view(state, seat), p.Preview(id="1", seat=seat, draft=draft), seq=1)


def racing(seed: int, players: int, mode: str) -> tuple[df.GameState, Seat]:
    """A position in a race where a seat plays a card or moves a car."""
    rng = Random(seed)
    state = position(seed, players, mode, rng.randrange(30, 160))
    assume(state.phase in (Phase.PLAY_CARD, Phase.MOVE_CAR, Phase.BONUS))
    return state, state.asked[0]


CASES = given(st.integers(0, 9999), st.integers(2, 6), MODES)


@settings(max_examples=40, deadline=None)
@CASES
def test_every_end_tells_the_order_and_the_jams_that_follow(seed: int, players: int, mode: str) -> None:
    state, seat = racing(seed, players, mode)
    draft = random_draft(df.view(state, seat), Random(seed))[:-1]
    before = play_draft(state, seat, draft).state if draft else state
    for choice in told(state, seat, draft).choices:
        action = df.parse_action(before, choice.do)
        if choice.end is None:
            assert not choice.path
            continue
        after = df.apply(before, action)
        if not reveals_nothing(after.events):
            continue  # the next race may have begun
        assert choice.end.order == letters(running_order(after.state))
        assert choice.end.steps == len(choice.path)
        assert choice.end.jammed == letters(car for car in CARS if is_jammed(after.state, car))
        assert 0 <= choice.end.lane < choice.end.lanes
        assert isinstance(action, df.MoveCar | df.Bonus)
        places = running_order(before), running_order(after.state)
        passed = [c for c in places[0] if (places[0].index(c) < places[0].index(action.car))]
        passed = [c for c in passed if places[1].index(c) > places[1].index(action.car)]
        assert choice.end.overtaken == letters(passed)


def letters(cars: Iterable[Car]) -> str:
    return "".join(car.letter for car in cars)


def is_jammed(state: df.GameState, car: Car) -> bool:
    cell = state.cars.cells[car]
    return cell != NONE and all(there in state.cars.cells for there in state.track.ahead[cell])


@settings(max_examples=40, deadline=None)
@CASES
def test_a_draft_tells_the_places_before_and_after_it(seed: int, players: int, mode: str) -> None:
    state, seat = racing(seed, players, mode)
    draft = random_draft(df.view(state, seat), Random(seed))
    real = play_draft(state, seat, draft)
    assume(reveals_nothing(real.events))
    outlook = told(state, seat, draft).outlook
    before, after = running_order(state), running_order(real.state)
    assert outlook.order == letters(after)
    assert outlook.places == {c.letter: (before.index(c) + 1, after.index(c) + 1) for c in CARS}


@settings(max_examples=80, deadline=None)
@CASES
def test_spaces_are_counted_against_the_printed_numbers(seed: int, players: int, mode: str) -> None:
    """A whole card: what is driven is what is printed and what is won or lost, except over the line."""
    rng = Random(seed)
    state = position(seed, players, mode, rng.randrange(30, 160))
    assume(state.phase is Phase.PLAY_CARD)
    events = list[ev.Event]()
    while not events or state.phase in (Phase.MOVE_CAR, Phase.CHOOSE_SKIP, Phase.NAME_WILD, Phase.BONUS):
        state, more = df.apply(state, rng.choice(df.legal_actions(state, state.asked[0])))
        events.extend(more)
        if state.is_over or not reveals_nothing(more):
            break
    card = next(event.card for event in events if isinstance(event, ev.CardPlayed))
    steps = dict.fromkeys(CARS, 0)
    for event in events:
        if isinstance(event, ev.CarMoved):
            steps[event.car] += len(event.path)
    finished = {event.car for event in events if isinstance(event, ev.CarFinished)}
    named = [event.car for event in events if isinstance(event, ev.WildNamed)]
    home = {event.car for event in events if isinstance(event, ev.LinePassedOver) and event.home}
    printed = dict.fromkeys(CARS, 0)
    for line in card.lines:
        if line.car is not None:
            printed[line.car] += line.speed
    wilds = [line.speed for line in card.lines if line.car is None]
    assume(len(set(wilds)) <= 1)  # else which one a car got depends on the order
    for car in named:
        printed[car] += wilds[0]
    spaces = dict.fromkeys(CARS, 0)
    for car, won in spaces_won(events):
        spaces[car] += won
    for car in CARS:
        if car not in finished | home:
            assert spaces[car] == steps[car] - printed[car], (car, card, events)
        else:
            assert spaces[car] >= steps[car] - printed[car]


@settings(max_examples=30, deadline=None)
@CASES
def test_a_drafts_outlook_depends_on_the_view_alone(seed: int, players: int, mode: str) -> None:
    state, seat = racing(seed, players, mode)
    seen = df.view(state, seat)
    draft = random_draft(seen, Random(seed))[:-1]
    other = seen.sample(Random(seed + 1))
    assert told(other, seat, draft) == told(state, seat, draft)


def test_an_empty_draft_asks_what_could_be_done_now() -> None:
    state = position(3, 4, "standard", 60)
    while state.phase is not Phase.MOVE_CAR:
        state = df.apply(state, df.legal_actions(state, state.asked[0])[0]).state
    seat = state.asked[0]
    answer = told(state, seat, [])
    assert {choice.do for choice in answer.choices} == {str(a) for a in df.legal_actions(state, seat)}
    assert all(choice.end for choice in answer.choices if " move " in choice.do)
    assert preview(df.view(state, seat), []).events == ()
    assert not answer.outlook.spaces
