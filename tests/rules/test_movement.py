"""How cars move (R4.6 to R4.9, R13.8, R13.12, P4 to P8), worked out by hand on the two small tracks.

The ring, lane a on the infield side; a bar is a section border, 1 to 3 are betting lines, F is the finish::

    a  1a1 1a2 | 2a1   2a2   1 3a      | 4a          2 5a |             | 7a 3 8a      | 9a      F
    b  1b1 1b2 | 2b1 2b2 2b3 1 3b1 3b2 | 4b1   4b2   2    | 6a1 6a2 6a3 |    3 8b      | 9b1 9b2 F
    c  1c1 1c2 | 2c1   2c2   1 3c1 3c2 | 4c1 4c2 4c3 2 5b |             | 7b 3 8c1 8c2 | 9c1 9c2 F

Two lanes meet three: 4a leads to 5a only, 4b2 to both, 4c3 to 5b only; 7a to 8a and 8b, 7b to 8b and 8c1.
"""

import random
from fractions import Fraction
from typing import Any

import pytest

import downforce as df
from downforce.model.ids import Car
from downforce.rules import events as ev
from downforce.rules.movement import Movement, movement
from tests.ledger import rule
from tests.rules import brute_force
from tests.rules.helpers import OVAL, RING, legal, of_kind, play, position, refused

BLACK_LINE = {
    1: "card=A5 line=5",
    2: "card=A4 line=4",
    3: "card=A3 line=3",
    4: "card=A2 line=2",
    5: "card=E1",
    6: "card=A6",
    8: "card=8K",
}
"""For each number a card in play whose line for black shows it."""


def black_moves(steps: int, cars: str, *, track: str = "ring") -> df.GameState:
    """Black is to be steered by seat 0; cars that are not mentioned are home."""
    home = "".join(letter for letter in "KBGYOR" if letter not in cars)
    return position(
        f"df1 players=3 tracks={track} owners=K0@1 phase=move-car hands=B1/B2/B3 cars={cars}"
        f"{f' home={home}' if home else ''} {BLACK_LINE[steps]} car=K"
    )


def black_ends(steps: int, cars: str, *, track: str = "ring") -> set[str]:
    """Where black may end, as the engine offers it."""
    return {text.removeprefix("0 move K ") for text in legal(black_moves(steps, cars, track=track), 0)}


# --- R4.6: one step -------------------------------------------------------------------------------

RING_STEPS = {
    "1a1": "1a2 1b2",
    "1b1": "1a2 1b2 1c2",
    "1c1": "1b2 1c2",
    "1a2": "2a1 2b1",
    "1b2": "2a1 2b1 2c1",
    "1c2": "2b1 2c1",
    "2a1": "2a2 2b2",
    "2b1": "2a1 2b2 2c1",
    "2c1": "2b2 2c2",
    "2b2": "2a2 2b3 2c2",
    "2b3": "3a 3b1 3c1",
    "2a2": "3a 3b1",
    "2c2": "3b1 3c1",
    "3a": "4a 4b1",
    "3b1": "3a 3b2 3c2",
    "3b2": "4a 4b1 4c1",
    "3c1": "3b2 3c2",
    "3c2": "4b1 4c1",
    "4a": "5a",
    "4b1": "4a 4b2 4c2",
    "4b2": "5a 5b",
    "4c1": "4b1 4c2",
    "4c2": "4b2 4c3",
    "4c3": "5b",
    "5a": "6a1",
    "5b": "6a1",
    "6a1": "6a2",
    "6a2": "6a3",
    "6a3": "7a 7b",
    "7a": "8a 8b",
    "7b": "8b 8c1",
    "8a": "9a 9b1",
    "8b": "9a 9b1 9c1",
    "8c1": "8b 8c2",
    "8c2": "9b1 9c1",
    "9a": "finish",
    "9b1": "9a 9b2 9c2",
    "9b2": "finish",
    "9c1": "9b2 9c2",
    "9c2": "finish",
}

OVAL_STEPS = {
    "1a1": "1a2 1b2",
    "1b1": "1a2 1b2",
    "1a2": "2a 2b",
    "1b2": "2a 2b",
    "2a": "3a 3b",
    "2b": "3a 3b",
    "3a": "4a1 4b1",
    "3b": "4a1 4b1",
    "4a1": "4a2 4b3",
    "4a2": "5a1 5b1",
    "4b1": "4a1 4b2",
    "4b2": "4a2 4b3",
    "4b3": "4a2 4b4",
    "4b4": "5a1 5b1",
    "5a1": "5a2 5b2",
    "5a2": "6a1 6b",
    "5b1": "5a1 5b2",
    "5b2": "5a2 5b3",
    "5b3": "6a1 6b",
    "6a1": "6a2 6b",
    "6a2": "7a 7b1",
    "6b": "7a 7b1",
    "7a": "8a 8b1",
    "7b1": "7a 7b2",
    "7b2": "8a 8b1",
    "8a": "finish",
    "8b1": "8a 8b2",
    "8b2": "finish",
}


@rule("R4.6")
@pytest.mark.parametrize(("start", "ends"), RING_STEPS.items(), ids=str)
def test_one_step_on_the_ring_goes_to_an_adjacent_space_with_its_front_farther_ahead(
    start: str, ends: str
) -> None:
    assert black_ends(1, f"K{start}") == set(ends.split())


@rule("R4.6")
@pytest.mark.parametrize(("start", "ends"), OVAL_STEPS.items(), ids=str)
def test_one_step_on_the_oval_goes_to_an_adjacent_space_with_its_front_farther_ahead(
    start: str, ends: str
) -> None:
    assert black_ends(1, f"K{start}", track="oval") == set(ends.split())


@rule("R4.6")
def test_the_tables_above_leave_out_no_space() -> None:
    assert set(RING_STEPS) == {cell.name for cell in RING.cells}
    assert set(OVAL_STEPS) == {cell.name for cell in OVAL.cells}


@rule("P5", "R4.6")
def test_a_staggered_space_whose_front_is_a_little_ahead_is_forward() -> None:
    # 2a1 covers the first half of its section, 2b2 the second third: 2/3 is ahead of 1/2.
    assert Fraction(2, 3) > Fraction(1, 2)
    assert "2b2" in black_ends(1, "K2a1")
    # From the other side: 1/2 is ahead of 1/3, but not of 2/3.
    assert "2a1" in black_ends(1, "K2b1")
    assert "2a1" not in black_ends(1, "K2b2")


@rule("P6", "R4.6")
@pytest.mark.parametrize(
    ("start", "beside"),
    [
        ("1a1", "1b1"),
        ("1b2", "1c2"),
        ("2a2", "2b3"),
        ("2b3", "2c2"),
        ("3a", "3b2"),
        ("5a", "5b"),
        ("8b", "8c2"),
    ],
)
def test_a_space_whose_front_is_level_is_not_forward(start: str, beside: str) -> None:
    state = black_moves(1, f"K{start}")
    assert refused(state, f"0 move K {beside}") is df.Reason.OUT_OF_REACH
    assert refused(black_moves(1, f"K{beside}"), f"0 move K {start}") is df.Reason.OUT_OF_REACH


@rule("R4.6")
@pytest.mark.parametrize(
    ("start", "behind"), [("1a2", "1a1"), ("1b2", "1a1"), ("2b2", "2a1"), ("6a2", "6a1")]
)
def test_a_space_whose_front_lies_behind_is_never_entered(start: str, behind: str) -> None:
    for steps in (1, 2, 6, 8):
        assert refused(black_moves(steps, f"K{start}"), f"0 move K {behind}") is df.Reason.OUT_OF_REACH


@rule("R4.6")
def test_two_lanes_that_only_share_a_corner_are_adjacent() -> None:
    # 1a1 and 1b2 share one point; 3a ends where 4b1 begins, in the next lane.
    assert black_ends(1, "K1a1,B1a2") == {"1b2"}
    assert black_ends(1, "K3a,B4a") == {"4b1"}


@rule("R4.6")
def test_lanes_a_whole_lane_apart_are_not_adjacent_where_the_road_narrows() -> None:
    # 4a covers the inner third, 5b the outer half: no point in common. Likewise 4c3 and 5a, 7a and 8c1.
    for cars in ("K4a,B5a", "K4c3,B5b"):
        state = position(f"df1 players=3 tracks=ring hands=E1/E2/E3 cars={cars} home=GYOR bets=KKK/KKK/KKK")
        state, events = play(state, "0 play E1")
        assert events[1:] == (ev.LinePassedOver(Car.BLACK, False), ev.TurnStarted(df.Seat(1)))
    assert black_ends(1, "K7a,B8a") == {"8b"}


# --- R4.7: other cars -----------------------------------------------------------------------------


@rule("R4.7")
def test_an_occupied_space_is_not_entered() -> None:
    state = black_moves(1, "K1b1,B1b2")
    assert legal(state, 0) == {"0 move K 1a2", "0 move K 1c2"}
    assert refused(state, "0 move K 1b2") is df.Reason.OUT_OF_REACH


@rule("R4.7")
def test_an_occupied_space_is_not_driven_through() -> None:
    # Two steps from 1b1: with 1a2 and 1b2 taken the only way is 1c2.
    assert black_ends(2, "K1b1,B1a2,G1b2") == {"2b1", "2c1"}
    # In the squeeze nobody passes.
    assert black_ends(8, "K5a,B6a2") == {"6a1"}


@rule("R4.7")
def test_a_car_passes_diagonally_between_two_cars() -> None:
    # Blue ahead on 1a2 and green beside on 1b1: the corner between them is enough.
    assert black_ends(1, "K1a1,B1a2,G1b1") == {"1b2"}
    state, events = play(black_moves(2, "K1a1,B1a2,G1b1"), "0 move K 2c1")
    (moved,) = of_kind(events, ev.CarMoved)
    assert [cell.name for cell in moved.path] == ["1b2", "2c1"]
    assert state.cell(Car.BLACK) == RING.cell("2c1")


@rule("R4.7", "R6.1")
def test_a_car_that_is_home_is_in_nobodys_way() -> None:
    assert black_ends(3, "K5a") == {"6a3"}
    assert black_ends(3, "K5a,B6a3") == {"6a2"}


# --- R4.8: the legal ends -------------------------------------------------------------------------


@rule("R4.8", "R13.8")
def test_every_space_reached_in_exactly_n_steps_is_an_end() -> None:
    # 2a1 leads to 2a2 and 2b2, these to 3a, 3b1 and 2a2, 2b3, 2c2. So 2a2 is one and also two steps away.
    assert black_ends(2, "K2a1") == {"2a2", "2b3", "2c2", "3a", "3b1"}
    assert black_ends(3, "K2a1") == {"3a", "3b1", "3b2", "3c1", "3c2", "4a", "4b1"}


@rule("R13.8")
def test_an_end_reached_by_several_ways_is_offered_once() -> None:
    # 2b1 in two steps: by 1a2, 1b2 or 1c2. Three steps: 2a1 also by 2b1.
    actions = [str(action) for action in df.legal_actions(black_moves(2, "K1b1"), df.Seat(0))]
    assert sorted(actions) == ["0 move K 2a1", "0 move K 2b1", "0 move K 2c1"]
    # 2a1 is two steps away by 1a2, and three by 1a2 and 2b1: an end for both numbers, once each.
    assert black_ends(3, "K1b1") == {"2a1", "2a2", "2b2", "2c1", "2c2"}


@rule("R4.8")
def test_a_space_on_the_way_with_a_free_space_ahead_is_no_end() -> None:
    # Four steps from 1b1 can be drawn out to 2c2 (by 1c2, 2b1, 2c1), but not to anything before it.
    state = black_moves(4, "K1b1")
    assert "0 move K 2c2" in legal(state, 0)
    for short in ("1b1", "1b2", "2a1", "2b1", "2c1"):
        assert refused(state, f"0 move K {short}") is df.Reason.OUT_OF_REACH


@rule("P4", "R4.8")
def test_moving_four_a_jam_after_one_diagonal_step_is_an_end_and_the_space_beside_is_not() -> None:
    # Blue and green close everything ahead of 1a2.
    state = black_moves(4, "K1b1,B2a1,G2b1")
    assert {text.removeprefix("0 move K ") for text in legal(state, 0)} == {
        "1a2",  # jammed after one step
        "2a2", "2b3", "2c2", "3b1", "3c1",  # four steps, by 1b2 or 1c2 and 2c1
    }  # fmt: skip
    assert refused(state, "0 move K 1a1") is df.Reason.OUT_OF_REACH
    assert refused(state, "0 move K 1c1") is df.Reason.OUT_OF_REACH
    # The same space is no end while something ahead of it is free.
    assert "1a2" not in black_ends(4, "K1b1,B2a1")


@rule("P7", "R4.8")
def test_moving_six_behind_a_car_in_a_single_lane_the_rest_is_lost() -> None:
    state = black_moves(6, "K4a,B6a3")
    assert legal(state, 0) == {"0 move K 6a2"}
    _, events = play(state, "0 move K 6a2")
    (moved,) = of_kind(events, ev.CarMoved)
    assert [cell.name for cell in moved.path] == ["5a", "6a1", "6a2"]


@rule("P8", "R4.8")
@pytest.mark.parametrize(
    ("steps", "ends"), [(1, "2a1 2c1"), (2, "2a1 2c2"), (3, "2a1 3b1 3c1"), (4, "2a1 3a 3b2 3c2")]
)
def test_a_way_into_a_jam_is_legal_beside_a_way_of_full_length(steps: int, ends: str) -> None:
    # 2a1 is walled in by 2a2 and 2b2; by 2c1 the road is free.
    assert black_ends(steps, "K2b1,B2a2,G2b2") == set(ends.split())


@rule("R4.8")
def test_all_ways_may_end_in_jams_of_different_length() -> None:
    # 7a and 7b wall in the squeeze: 6a3 after four steps. Blue on 6a2: 6a1 after two.
    assert black_ends(8, "K4b2,B7a,G7b") == {"6a3"}
    assert black_ends(8, "K4b2,B6a2") == {"6a1"}
    # 3b1 leads to 3a (jammed at once), 3b2 (jammed at once) and 3c2, from there to 4c1, 4c2, 4c3.
    walls = "B4a,G4b1,Y4b2,O5b"
    assert black_ends(1, f"K3b1,{walls}") == {"3a", "3b2", "3c2"}
    assert black_ends(6, f"K3b1,{walls}") == {"3a", "4c3"}  # 3b2 leads on to 4c1


@rule("R4.8")
def test_a_jam_at_exactly_the_full_number_is_an_ordinary_end() -> None:
    assert black_ends(2, "K5a,B6a3") == {"6a2"}
    assert black_ends(1, "K5a,B6a3") == {"6a1"}


@rule("R4.8")
def test_a_car_that_can_take_a_first_step_must_move() -> None:
    # One space ahead and then a wall: that one step is the only thing black may do.
    state = black_moves(6, "K6a1,B6a3")
    assert legal(state, 0) == {"0 move K 6a2"}
    assert refused(state, "0 move K 6a1") is df.Reason.OUT_OF_REACH
    assert refused(state, "0 skip") is df.Reason.CANNOT_SKIP


@rule("R4.8", "R6.1")
@pytest.mark.parametrize("steps", [1, 2, 6, 8])
@pytest.mark.parametrize("start", ["9a", "9b2", "9c2"])
def test_the_finish_is_crossed_in_as_many_steps_or_fewer(start: str, steps: int) -> None:
    assert black_ends(steps, f"K{start}") == {"finish"}


@rule("R4.8")
def test_crossing_the_finish_stands_beside_ways_that_use_the_whole_number() -> None:
    # 8a: 9a is one step and then the line; 9b1 leads to 9a, 9b2, 9c2.
    assert black_ends(1, "K8a") == {"9a", "9b1"}
    assert black_ends(2, "K8a") == {"9a", "9b2", "9c2", "finish"}
    assert black_ends(3, "K8a") == {"finish"}


@rule("R4.8")
def test_the_space_beyond_the_finish_line_must_be_free() -> None:
    assert black_ends(1, "K9a,B1a1") == {"finish"}  # 1b1 is free
    assert black_ends(1, "K9a,B1b1") == {"finish"}  # 1a1 is free
    # With both taken 9a is a dead end; 9b2 and 9c2 also reach 1c1.
    walls = "B1a1,G1b1"
    assert black_ends(2, f"K8a,{walls}") == {"9a", "9b2", "9c2"}
    assert black_ends(3, f"K8a,{walls}") == {"9a", "finish"}
    # With all three taken nobody gets home.
    assert black_ends(3, f"K8a,{walls},Y1c1") == {"9a", "9b2", "9c2"}
    assert black_ends(8, f"K8a,{walls},Y1c1") == {"9a", "9b2", "9c2"}


@rule("R4.8", "R4.9")
def test_a_car_before_a_full_row_beyond_the_finish_line_cannot_take_a_step() -> None:
    state = position(
        "df1 players=3 tracks=ring options=en+standard+bets=no hands=E1/E2/E3 cars=K9a,B1a1,G1b1 home=YOR"
    )
    state, events = play(state, "0 play E1")
    deck = state.setup.deck
    assert events == (
        ev.CardPlayed(df.Seat(0), deck.card("E1"), False),
        ev.LinePassedOver(Car.BLACK, False),
        ev.TurnStarted(df.Seat(1)),
    )
    assert state.cell(Car.BLACK) == RING.cell("9a")


@rule("R13.12", "R6.1")
def test_crossing_the_finish_is_one_choice_whatever_the_lane() -> None:
    # 9b2 has three spaces beyond the line, and three ways lead from 8b to a crossing within three steps.
    assert legal(black_moves(1, "K9b2"), 0) == {"0 move K finish"}
    assert legal(black_moves(3, "K8b"), 0) == {"0 move K finish"}
    for beyond in ("1a1", "1b1", "1c1"):
        assert refused(black_moves(1, "K9b2"), f"0 move K {beyond}") is df.Reason.OUT_OF_REACH


@rule("R13.8")
def test_the_own_starting_space_is_free_for_the_car_itself() -> None:
    # The engine is told of all six cars, the moving one included; its own space takes nothing away from it.
    for start, ends in RING_STEPS.items():
        here, moves = RING.cell(start).index, movement(RING, laps=False)
        alone = (here, -1, -1, -1, -1, -1)
        assert {end.name for end in moves.reach(here, (1,), moves.occupied(alone)).ends()} == set(
            ends.split()
        )
        assert not moves.is_blocked(here, moves.occupied(alone))


@rule("R4.8")
def test_the_path_in_the_event_is_a_way_of_steps_over_free_spaces() -> None:
    state = black_moves(8, "K2a1,B2b2,G3a,Y4b1")
    for action in df.legal_actions(state, df.Seat(0)):
        assert isinstance(action, df.MoveCar)
        _, events = df.apply(state, action)
        (moved,) = of_kind(events, ev.CarMoved)
        names = [cell.name for cell in moved.path]
        assert names[-1] == action.to.name
        for here, there in zip(["2a1", *names], names, strict=False):
            assert there in RING_STEPS[here].split()
            assert there not in ("2b2", "3a", "4b1")
        assert len(names) <= 8


# --- R4.9: lines that are passed over -------------------------------------------------------------


@rule("R4.9")
def test_the_line_of_a_car_that_is_home_or_cannot_step_is_passed_over_and_nobody_is_asked() -> None:
    state = position(
        "df1 players=3 tracks=ring options=en+standard+bets=no hands=D1/E2/E3"
        " cars=K6a2,B6a1,G1a1,Y1b1,R1c1 home=O"
    )
    # D1 is O6 B4 Y2: orange is home, blue stands behind black in the squeeze, yellow is free.
    state, events = play(state, "0 play D1")
    assert events == (
        ev.CardPlayed(df.Seat(0), state.setup.deck.card("D1"), False),
        ev.LinePassedOver(Car.ORANGE, True),
        ev.LinePassedOver(Car.BLUE, False),
    )
    assert state.phase is df.Phase.MOVE_CAR
    assert state.turn.car == Car.YELLOW
    assert state.cell(Car.BLUE) == RING.cell("6a1")


@rule("R4.9")
def test_a_car_that_was_blocked_may_go_once_a_line_above_has_freed_it() -> None:
    state = position(
        "df1 players=3 tracks=ring options=en+standard+bets=no hands=B2/E2/E3 cars=K6a2,R6a1,G1a1 home=BYO"
    )
    # B2 is K6 R4 Y2 O1: black drives away from under red's nose.
    state, _ = play(state, "0 play B2", "0 move K 9a")
    assert legal(state, 0) == {"0 move R 8a", "0 move R 8b", "0 move R 8c1"}


# --- the slow twin --------------------------------------------------------------------------------


def test_the_slow_twin_knows_the_steps_worked_out_by_hand() -> None:
    for track, table in ((RING, RING_STEPS), (OVAL, OVAL_STEPS)):
        for start, expected in table.items():
            assert brute_force.ends(track, start, 1, set()) == set(expected.split())


def crowd(track: df.Track, rng: random.Random) -> list[int]:
    """Six cars close together, so that there are jams; the window may lie across the finish line."""
    first = rng.randrange(len(track.cells))
    window = [(first + i) % len(track.cells) for i in range(rng.choice((7, 9, 12, 18)))]
    return rng.sample(window, 6)


@rule("R4.6", "R4.7", "R4.8", "R13.8", "R13.12")
@pytest.mark.parametrize("name", ["ring", "oval", "marina-bay", "river-station"])
@pytest.mark.parametrize("laps", [False, True], ids=["one lap", "laps"])
def test_the_engine_finds_the_same_ends_as_trying_every_way(name: str, laps: bool) -> None:
    track = {"ring": RING, "oval": OVAL}.get(name) or df.TRACKS[name]
    rng = random.Random(f"every way {name} {laps}")
    moves = movement(track, laps=laps)
    for _ in range(900):
        cells = crowd(track, rng)
        start, others = cells[0], {track.cells[index].name for index in cells[1:]}
        count = rng.choice((1, 2, 3, 4, 5, 6, 8))
        taken = moves.occupied(tuple(cells))
        for steps in ((count,), (count, count + 1)):  # the second as Aggressive drives (R13.12)
            expected = {
                end
                for n in steps
                for end in brute_force.ends(track, track.cells[start].name, n, others, laps=laps)
            }
            found = [end.name for end in moves.reach(start, steps, taken).ends()]
            assert sorted(found) == sorted(expected), (name, track.cells[start].name, steps, sorted(others))
        assert moves.is_blocked(start, taken) is (not expected)


@rule("R4.8")
@pytest.mark.parametrize("name", ["ring", "oval"])
def test_every_path_the_engine_gives_is_one_of_the_ways(name: str) -> None:
    track = {"ring": RING, "oval": OVAL}[name]
    rng = random.Random(f"paths {name}")
    moves = movement(track, laps=False)
    for _ in range(400):
        cells = crowd(track, rng)
        start, others = cells[0], {track.cells[index].name for index in cells[1:]}
        count = rng.choice((1, 2, 3, 4, 5, 6))
        every = set(brute_force.ways(track, track.cells[start].name, count, others))
        for end, path in moves.reach(start, (count,), moves.occupied(tuple(cells))).paths.items():
            names = [cell.name for cell in path]
            if end < 0:
                assert names[-1] in {"1a1", "1b1", "1c1"} - others
                names[-1] = brute_force.FINISH
            assert tuple(names) in every


class Forgetful(dict[Any, Any]):
    """A memory that another thread clears at once."""

    def __setitem__(self, key: Any, value: Any) -> None:
        pass


def test_what_another_thread_makes_it_forget_is_worked_out_again() -> None:
    fresh, same = Movement(RING, laps=False), Movement(RING, laps=False)
    fresh._starts = tuple(Forgetful() for _ in RING.cells)
    for cell in range(len(RING.cells)):
        assert fresh.reach(cell, (2,), 0).ends() == same.reach(cell, (2,), 0).ends()
