"""Cases that no other test looked at: each of them tells a wrong version of the rules (docs/mutation.md)."""

from random import Random

import pytest

import downforce as df
from downforce.model.ids import Car, Seat
from downforce.rules import events as ev
from downforce.rules.position import check_position
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


@rule("R4.3", "R8.5")
def test_a_choice_shows_the_lines_of_a_card_in_the_order_they_would_be_resolved() -> None:
    state = position(f"{NO_BETS} powers=tricky/-/- hands=D1/E2/E3 {FIRST_SPACE}")
    shown = {str(c.action): "".join(map(str, c.lines)) for c in df.view(state, Seat(0)).choices}
    assert shown == {"0 play D1": "O6B4Y2", "0 play D1 reverse": "Y2B4O6"}


@rule("R1.1")
def test_no_world_deals_the_card_that_is_in_play() -> None:
    state = position(f"{NO_BETS} hands=E1/E2/E3 {FIRST_SPACE}")
    state, _ = play(state, "0 play E1")
    deck = state.setup.deck
    for seed in range(20):
        world = df.view(state, Seat(0)).sample(Random(seed))
        assert not any(hand >> deck.card("E1").index & 1 for hand in world.cards.hands)
        assert check_position(world) is world


@rule("R10.3")
def test_a_world_of_a_tour_has_the_second_race_still_to_come() -> None:
    state = df.new_game(players=3, track=RING, second_track=OVAL, mode="world-tour", seed="tour")
    world = df.view(state, Seat(0)).sample(Random(1))
    assert len(world.to_come) == 1
    assert check_position(world) is world


def test_a_state_line_has_at_most_20_000_characters() -> None:
    line = f"{NO_BETS} hands=E1/E2/E3 {FIRST_SPACE}"
    assert position(line.ljust(20_000)) == position(line)
    with pytest.raises(df.StateError):
        position(line.ljust(20_001))


@rule("R5.1")
@pytest.mark.parametrize(
    ("leader", "bets", "to_4a", "to_5a"), [("2a2", "-/-/-", 1, 2), ("4b1", "K/K/K", 0, 2)]
)
def test_a_choice_tells_of_a_betting_line_only_to_the_first_car_over_it(
    leader: str, bets: str, to_4a: int, to_5a: int
) -> None:
    state = position(
        f"df1 players=3 tracks=ring owners=K0@6,B1@6,G2@6 hands=E6/E2/E3 bets={bets}"
        f" cars=K{leader},B1a1,G1a2,Y1b2,O1c1,R2b1"
    )
    state, _ = play(state, "0 play E6")
    crosses = {choice.path[-1].name: choice.crosses for choice in df.view(state, Seat(0)).choices}
    assert (crosses["4a"], crosses["5a"]) == (to_4a, to_5a)
