"""Cases that no other test looked at: each of them tells a wrong version of the rules (docs/mutation.md)."""

from random import Random

import pytest

import downforce as df
from downforce.model.ids import Car, Seat
from downforce.rules import events as ev
from tests.ledger import rule
from tests.rules.helpers import OVAL, RING, play, position
from tests.strategies import play_game

NO_BETS = "df1 players=3 tracks=ring options=en+standard+bets=no owners=K0@6,B1@6,G2@6"
FIRST_SPACE = "cars=K2a1,B1a1,G1a2,Y1b2,O3b1,R3c1"
"""Blue is on the very first space of the track, and jammed there by green and yellow."""


@rule("R4.9")
@pytest.mark.parametrize(("hand", "plays"), [("E2", ["0 play E2"]), ("F1", ["0 play F1", "0 wild B"])])
def test_a_car_jammed_on_the_first_space_of_the_track_is_not_home(hand: str, plays: list[str]) -> None:
    state = position(f"{NO_BETS} hands={hand}/E3/E4 {FIRST_SPACE}")
    _, events = play(state, *plays)
    assert ev.LinePassedOver(Car.BLUE, False) in events


@rule("R4.10")
def test_a_race_in_which_nobody_holds_a_card_is_over_before_it_begins() -> None:
    state = position(
        "df1 players=3 tracks=ring phase=keep-power owners=K0@1,B1@1,G2@1 powers=cunning+tricky/-/-"
        " cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R1c1 hands=-/-/-"
    )
    state, events = play(state, "0 keep tricky")
    assert df.is_over(state)
    assert not [event for event in events if isinstance(event, ev.RaceStarted)]


@rule("R5.4")
@pytest.mark.parametrize("options", [{}, {"hands_of_three": True}, {"mode": "world-tour"}])
def test_once_the_game_is_over_the_only_world_is_the_true_one(options: dict[str, object]) -> None:
    table = {"second_track": OVAL} if "mode" in options else {}
    setup = df.make_setup(players=3, track=RING, **table, **options)  # type: ignore[arg-type]
    state = play_game(setup, 1).states[-1]
    for seat in (*setup.seats, None):
        assert df.view(state, seat).sample(Random(1)) == state


@rule("R4.2")
def test_whoever_is_not_asked_is_offered_nothing() -> None:
    state = position(f"{NO_BETS} hands=E1/E2/E3 {FIRST_SPACE}")
    assert [bool(df.view(state, seat).legal) for seat in (Seat(0), Seat(1), Seat(2), None)] == [True] + [
        False
    ] * 3
    assert df.view(state, Seat(1)).choices == ()
