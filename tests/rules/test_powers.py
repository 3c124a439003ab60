"""The six powers (R8.1 to R8.8, R13.5 to R13.7, P10 to P13): allowed, optional, not allowed, together.

Positions are on the ring, drawn in ``test_movement``. Seat 0 owns black and blue, seat 1 green and yellow,
seat 2 orange and red. Straight, so rectangular, are the spaces of sections 1, 2 and 6.
"""

import re
from pathlib import Path

import pytest

import downforce as df
from downforce.model.ids import Car, PowerId, Seat
from downforce.rules import events as ev
from tests.ledger import rule
from tests.rules import brute_force
from tests.rules.helpers import OVAL, RING, legal, of_kind, play, position, refused

OWNERS = "owners=K0@1,B0@2,G1@3,Y1@4,O2@5,R2@6"
LINE = f"df1 players=3 tracks=ring {OWNERS} options=en+standard+bets=no"
OVAL_LINE = f"df1 players=3 tracks=oval {OWNERS} options=en+standard+bets=no"
SPREAD = "cars=K1a1,B1b1,G1c1,Y5a,O6a2,R8a"
NO_POWER = "powers=-/-/-"


def card(name: str) -> df.SpeedCard:
    return df.DECKS["classic"].card(name)


def moved(seat: int, car: Car, start: str, *path: str, bonus: bool = False) -> ev.CarMoved:
    return ev.CarMoved(Seat(seat), car, RING.cell(start), tuple(map(RING.cell, path)), bonus)


def ends(state: df.GameState) -> set[str]:
    """The spaces the asked seat may steer to."""
    (seat,) = df.to_act(state)
    return {action.to.name for action in df.legal_actions(state, seat) if isinstance(action, df.MoveCar)}


# --- R8.1: Aggressive -----------------------------------------------------------------------------


@rule("R8.1", "P10", "R13.12")
def test_aggressive_moves_the_own_car_of_the_first_line_six_or_seven() -> None:
    # Seat 2 owns red; B1 is R6 Y4 K2 B1. From 4a six spaces: 8a 8b 8c1; seven: one on from these.
    line = f"{LINE} hands=E1/E2/B1 cars=K1a1,B1b1,G1c1,Y2a1,O2c1,R4a turn=2"
    state, _ = play(position(f"{line} powers=-/-/aggressive"), "2 play B1")
    assert ends(state) == {"8a", "8b", "8c1", "8c2", "9a", "9b1", "9c1"}
    state, _ = play(position(f"{line} {NO_POWER}"), "2 play B1")
    assert ends(state) == {"8a", "8b", "8c1"}


@rule("R8.1", "R13.12", "R8.8")
def test_the_ends_for_both_numbers_are_one_choice_without_a_decision_of_its_own() -> None:
    state = position(f"{LINE} powers=-/-/aggressive hands=E1/E2/B1 cars=K1a1,B1b1,G1c1,Y2a1,O2c1,R4a turn=2")
    state, events = play(state, "2 play B1")
    assert events == (ev.CardPlayed(Seat(2), card("B1"), False),)
    assert {type(action) for action in df.legal_actions(state, Seat(2))} == {df.MoveCar}
    short, events = play(state, "2 move R 8a")  # six
    assert events == (moved(2, Car.RED, "4a", "5a", "6a1", "6a2", "6a3", "7a", "8a"),)
    long, events = play(state, "2 move R 9c1")  # seven
    assert len(of_kind(events, ev.CarMoved)[0].path) == 7
    assert short.turn.car == long.turn.car == Car.YELLOW  # then the next line


@rule("R8.1")
def test_aggressive_in_a_jam_loses_the_rest_of_both_numbers() -> None:
    # Black on 6a3: from 4a red gets three spaces with six and with seven.
    state = position(f"{LINE} powers=-/-/aggressive hands=E1/E2/B1 cars=K6a3,B1b1,G1c1,Y2a1,O2c1,R4a turn=2")
    state, _ = play(state, "2 play B1")
    assert ends(state) == {"6a2"}


@rule("R8.1", "R8.8")
def test_aggressive_gives_nothing_on_another_line_than_the_first() -> None:
    # B2 is K6 R4 Y2 O1: red is second. Black is first, but not their own car.
    state = position(f"{LINE} powers=-/-/aggressive hands=E1/E2/B2 cars=K4a,B1b1,G1c1,Y2a1,O2c1,R4c3 turn=2")
    state, _ = play(state, "2 play B2")
    assert ends(state) == {"8a", "8b", "8c1"}
    state, _ = play(state, "2 move K 8a")
    assert ends(state) == {"6a3"}  # 5b 6a1 6a2 6a3


@rule("R8.1")
def test_aggressive_gives_nothing_on_a_card_somebody_else_plays() -> None:
    state = position(f"{LINE} powers=-/-/aggressive hands=B1/E2/E3 cars=K1a1,B1b1,G1c1,Y2a1,O2c1,R4a")
    state, _ = play(state, "0 play B1")
    assert ends(state) == {"8a", "8b", "8c1"}


@rule("R8.1", "P10")
def test_aggressive_gives_nothing_for_a_wild_on_the_first_line() -> None:
    # F1 is *5 K2; seat 2 names red: five spaces from 4a, never six.
    state = position(f"{LINE} powers=-/-/aggressive hands=E1/E2/F1 cars=K1a1,B1b1,G1c1,Y2a1,O2c1,R4a turn=2")
    state, _ = play(state, "2 play F1", "2 wild R")
    assert ends(state) == {"7a", "7b"}


@rule("R8.1")
def test_aggressive_counts_for_the_own_speed_8_card() -> None:
    # From 2a1 the inside way is 2a2 3a 4a 5a 6a1 6a2 6a3 7a: eight; nine: 8a or 8b.
    line = f"{LINE} hands=E1/E2/8R home=KBGYO cars=R2a1 turn=2"
    state, _ = play(position(f"{line} powers=-/-/aggressive"), "2 play 8R")
    nine = ends(state)
    state, _ = play(position(f"{line} {NO_POWER}"), "2 play 8R")
    eight = ends(state)
    assert {"7a", "7b"} <= eight
    assert not eight & {"8a", "8b", "8c1"}
    assert nine == eight | {"8a", "8b", "8c1"}


@rule("R8.1", "R13.12")
def test_aggressive_may_finish_with_the_extra_space() -> None:
    # E6 is R5: from 6a2 the finish is five steps away (6a3 7a 8a 9a, the line); from 6a1 six.
    line = f"{LINE} hands=E1/E2/E6 cars=K2a1,B2b1,G2c1,Y3a,O3b1,R6a1 turn=2"
    state, _ = play(position(f"{line} {NO_POWER}"), "2 play E6")
    assert "finish" not in ends(state)
    state, _ = play(position(f"{line} powers=-/-/aggressive"), "2 play E6")
    assert "finish" in ends(state)
    state, events = play(state, "2 move R finish")
    assert of_kind(events, ev.CarFinished) == [ev.CarFinished(Car.RED, 1)]


@rule("R8.1")
def test_aggressive_serves_all_cars_of_its_owner() -> None:
    # Seat 0 owns black and blue: E1 is K5, E2 is B5.
    state = position(f"{LINE} powers=aggressive/-/- hands=E1.E2/E3/E4 cars=K4a,B4c3,G1c1,Y2a1,O2c1,R1a1")
    black, _ = play(state, "0 play E1")
    assert ends(black) == {"7a", "7b", "8a", "8b", "8c1"}
    blue, _ = play(state, "0 play E2")
    assert ends(blue) == {"7a", "7b", "8a", "8b", "8c1"}


@rule("R8.1")
def test_aggressive_gives_nothing_to_a_car_without_an_owner() -> None:
    state = position(
        "df1 players=3 tracks=ring owners=K0@1,B0@2 options=en+standard+bets=no powers=aggressive/-/-"
        " hands=E6/E3/E4 cars=K1a1,B1b1,G1c1,Y2a1,O2c1,R4a"
    )
    state, _ = play(state, "0 play E6")
    assert ends(state) == {"7a", "7b"}


# --- R8.2: Cunning --------------------------------------------------------------------------------


@rule("R8.2", "R8.8")
def test_cunning_steers_the_own_cars_whoever_played_the_card() -> None:
    # Seat 0 plays A1 G6 K5 O4 Y3 B2 R1; green and yellow belong to seat 1.
    state = position(f"{LINE} powers=-/cunning/- hands=A1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play A1")
    asked = []
    while state.phase is df.Phase.MOVE_CAR:
        (seat,) = df.to_act(state)
        asked.append(f"{df.CARS[state.turn.car].letter}{seat}")
        state, events = df.apply(state, df.legal_actions(state, seat)[0])
        assert of_kind(events, ev.CarMoved)[0].seat == seat
    assert asked == ["G1", "K0", "O0", "Y1", "B0", "R0"]
    assert df.to_act(state) == (1,)


@rule("R8.2")
def test_the_player_of_the_card_cannot_steer_for_the_cunning_owner() -> None:
    state = position(f"{LINE} powers=-/cunning/- hands=E3/E2/E1 {SPREAD}")
    state, _ = play(state, "0 play E3")
    assert refused(state, "0 move G 3c2") is df.Reason.NOT_YOUR_TURN
    assert "1 move G 3c2" in legal(state, 1)
    assert legal(state, 0) == set()
    state, events = play(state, "1 move G 3c2")
    assert events[-1] == ev.TurnStarted(Seat(1))


@rule("R8.2", "R8.8")
def test_cunning_is_asked_even_if_there_is_a_single_end() -> None:
    state = position(f"{LINE} powers=-/cunning/- hands=E3/E2/E1 cars=K1a1,B1b1,G6a1,Y6a3,O1c1,R2a1")
    state, _ = play(state, "0 play E3")
    assert df.to_act(state) == (1,)
    assert legal(state, 1) == {"1 move G 6a2"}


@rule("R8.2", "R8.8", "R4.9")
def test_cunning_is_not_asked_for_a_line_that_is_passed_over() -> None:
    state = position(f"{LINE} powers=-/cunning/- hands=D6/E2/E1 cars=K1a1,B1b1,G6a1,Y6a2,O1c1,R2a1")
    state, events = play(state, "0 play D6")  # G6 R4 K2: green cannot move
    assert events[1:] == (ev.LinePassedOver(Car.GREEN, False),)
    assert df.to_act(state) == (0,)
    assert state.turn.car == Car.RED


@rule("R8.2")
def test_the_player_of_the_card_still_names_the_wild_and_the_cunning_owner_steers() -> None:
    state = position(f"{LINE} powers=-/cunning/- hands=F1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play F1")
    assert df.to_act(state) == (0,)
    assert refused(state, "1 wild G") is df.Reason.NOT_YOUR_TURN
    state, events = play(state, "0 wild G")
    assert events == (ev.WildNamed(Seat(0), Car.GREEN),)
    assert df.to_act(state) == (1,)
    state, events = play(state, "1 move G 3c2")
    assert of_kind(events, ev.CarMoved)[0].seat == 1
    assert df.to_act(state) == (0,)  # black, the line below
    assert state.turn.car == Car.BLACK


@rule("R8.2")
def test_cunning_on_the_own_card_steers_own_and_other_cars() -> None:
    state = position(f"{LINE} powers=-/cunning/- hands=E1/A1/E3 {SPREAD} turn=1")
    state, _ = play(state, "1 play A1")
    while state.phase is df.Phase.MOVE_CAR:
        assert df.to_act(state) == (1,)
        state, _ = df.apply(state, df.legal_actions(state, Seat(1))[0])
    assert df.to_act(state) == (2,)


@rule("R8.2")
def test_cunning_does_not_reach_cars_of_others_or_without_an_owner() -> None:
    state = position(
        f"df1 players=3 tracks=ring owners=K0@1,G1@3,O2@5 options=en+standard+bets=no"
        f" powers=-/cunning/- hands=B1/E2/E3 {SPREAD}"
    )
    state, _ = play(state, "0 play B1")  # R6 Y4 K2 B1, of which only black has an owner
    while state.phase is df.Phase.MOVE_CAR:
        assert df.to_act(state) == (0,)
        state, _ = df.apply(state, df.legal_actions(state, Seat(0))[0])


# --- R8.3: Determined -----------------------------------------------------------------------------


@rule("R8.3", "P13", "R8.8")
def test_determined_moves_two_more_after_a_regular_move_over_rectangles_only() -> None:
    # A2 is R6 G5 K4 O3 Y2 B1; the last line moves blue from 1b1 to 1b2, a rectangle.
    line = f"{LINE} hands=E1/E2/E3 cars=K3a,B1b1,G1c1,Y5a,O6a2,R8a phase=move-car card=A2 line=5 car=B"
    state, events = play(position(f"{line} powers=determined/-/-"), "0 move B 1b2")
    assert events == (moved(0, Car.BLUE, "1b1", "1b2"),)
    assert state.phase is df.Phase.BONUS
    assert df.to_act(state) == (0,)
    # Two spaces from 1b2: 2a1 leads to 2a2 and 2b2, 2b1 to 2a1, 2b2 and 2c1, 2c1 to 2b2 and 2c2.
    assert legal(state, 0) == {
        "0 bonus B 2a1", "0 bonus B 2a2", "0 bonus B 2b2", "0 bonus B 2c1", "0 bonus B 2c2", "0 bonus B none",
    }  # fmt: skip
    state, events = play(state, "0 bonus B 2c2")
    assert events == (moved(0, Car.BLUE, "1b2", "2c1", "2c2", bonus=True), ev.TurnStarted(Seat(1)))
    assert state.cell(Car.BLUE) == RING.cell("2c2")
    # Without the power nothing is offered.
    state, events = play(position(f"{line} {NO_POWER}"), "0 move B 1b2")
    assert events[-1] == ev.TurnStarted(Seat(1))


@rule("R8.3", "R8.8")
def test_the_bonus_may_be_left() -> None:
    state = position(
        f"{LINE} powers=determined/-/- hands=E1/E2/E3 cars=K3a,B1b1,G1c1,Y5a,O6a2,R8a phase=bonus"
        " card=A2 line=5 car=B bonus=2"
    )
    state, events = play(state, "0 bonus B none")
    assert events == (ev.BonusDeclined(Seat(0), Car.BLUE), ev.TurnStarted(Seat(1)))
    assert state.cell(Car.BLUE) == RING.cell("1b1")


@rule("R8.3", "P13")
def test_a_curved_start_and_a_bonus_into_a_curve_are_no_matter() -> None:
    # On the ring: from the taper 5a into the squeeze, the bonus into the taper 7a. E1 is K5, A3 has K3.
    line = f"{LINE} powers=determined/-/- hands=E2/E3/E4 cars=K5a,B1b1,G1c1,Y2a1,O2c1,R3a"
    state, _ = play(position(f"{line} phase=move-car card=A3 line=3 car=K"), "0 move K 6a3")
    assert state.phase is df.Phase.BONUS
    assert legal(state, 0) == {"0 bonus K 8a", "0 bonus K 8b", "0 bonus K 8c1", "0 bonus K none"}
    # On the oval: from the curve 4a2 over 5a1 5a2 6a1 6a2 (E1: and 6b), the bonus into the curve 7.
    state = position(
        f"{OVAL_LINE} powers=determined/-/- hands=E2/E3/E4 cars=K4a2,B1b1,G1a1,Y2a,O2b,R3a"
        " phase=move-car card=A2 line=2 car=K"
    )
    state, events = play(state, "0 move K 6a2")
    assert [cell.name for cell in of_kind(events, ev.CarMoved)[0].path] == ["5a1", "5a2", "6a1", "6a2"]
    assert legal(state, 0) == {f"0 bonus K {end}" for end in ("7a", "7b2", "8a", "8b1", "none")}
    state, events = play(state, "0 bonus K 8a")
    assert of_kind(events, ev.CarMoved)[0].path == (OVAL.cell("7a"), OVAL.cell("8a"))


@rule("R8.3", "P13")
@pytest.mark.parametrize(
    ("start", "card_line", "end"),
    [
        ("2a2", "card=A5 line=5", "3a"),  # one curved space
        ("1a2", "card=A3 line=3", "3a"),  # two rectangles, then a curve
        ("4a", "card=A4 line=4", "6a1"),  # a taper, then a rectangle
        ("6a2", "card=A4 line=4", "7a"),  # a rectangle, then a taper
        ("9b1", "card=A5 line=5", "9b2"),
    ],
)
def test_one_space_that_is_no_rectangle_and_there_is_no_bonus(start: str, card_line: str, end: str) -> None:
    state = position(
        f"{LINE} powers=determined/-/- hands=E1/E2/E3 cars=K{start},B1b1,G1c1 home=YOR phase=move-car"
        f" {card_line} car=K"
    )
    state, events = play(state, f"0 move K {end}")
    assert state.phase is not df.Phase.BONUS
    assert of_kind(events, ev.CarMoved)[0].bonus is False


@rule("R8.3", "P13")
def test_the_bonus_comes_before_the_next_line() -> None:
    # D2 is R6 K4 G2. Black moves 4 to 2b3, all of it on the straights; then the bonus; then green.
    state = position(
        f"{LINE} powers=determined/-/- hands=E1/E2/E3 cars=K1a1,B4a,G1c1,Y5a,O6a2,R8a phase=move-car"
        " card=D2 line=1 car=K"
    )
    state, _ = play(state, "0 move K 2b3")
    assert state.phase is df.Phase.BONUS
    assert state.turn.car == Car.BLACK
    state, events = play(state, "0 bonus K 4b1")
    assert events == (moved(0, Car.BLACK, "2b3", "3a", "4b1", bonus=True),)
    assert state.phase is df.Phase.MOVE_CAR
    assert state.turn.car == Car.GREEN
    # What comes after the bonus starts from the new position: black may be in the way.
    state, _ = play(state, "0 move G 2c1")
    assert df.to_act(state) == (1,)


@rule("R8.3")
def test_determined_gives_nothing_on_a_card_somebody_else_plays() -> None:
    state = position(
        f"{LINE} powers=determined/-/- hands=E1/E2/E3 cars=K1a1,B1b1,G1c1,Y5a,O6a2,R8a turn=1 phase=move-car"
        " card=A5 line=5 car=K"
    )
    state, events = play(state, "1 move K 1a2")
    assert events == (moved(1, Car.BLACK, "1a1", "1a2"), ev.TurnStarted(Seat(2)))


@rule("R8.3")
def test_determined_gives_nothing_to_a_car_of_another_player() -> None:
    state = position(
        f"{LINE} powers=determined/-/- hands=E1/E2/E3 {SPREAD} phase=move-car card=A6 line=5 car=G"
    )
    state, events = play(state, "0 move G 1c2")
    assert events == (moved(0, Car.GREEN, "1c1", "1c2"), ev.TurnStarted(Seat(1)))


@rule("R13.7", "R8.3")
def test_nothing_is_asked_if_the_car_cannot_take_a_step() -> None:
    # A move that a jam cut short qualifies, but nothing ahead is free then: D5 is K6 G4 R2, yellow on 6a3.
    cars = "cars=K6a1,B1b1,G1c1,Y6a3,O2b1,R8a"
    state, events = play(
        position(f"{LINE} powers=determined/-/- hands=D5/E2/E3 {cars}"), "0 play D5", "0 move K 6a2"
    )
    assert events[1:] == (moved(0, Car.BLACK, "6a1", "6a2"),)
    assert state.phase is df.Phase.MOVE_CAR
    assert state.turn.car == Car.GREEN
    # Likewise a move of full length that ends before a wall.
    line = f"{LINE} powers=determined/-/- hands=E1/E2/E3 {cars} phase=move-car card=A5 line=5 car=K"
    state, events = play(position(line), "0 move K 6a2")
    assert events == (moved(0, Car.BLACK, "6a1", "6a2"), ev.TurnStarted(Seat(1)))


@rule("R13.7", "R8.3")
def test_nothing_is_asked_if_the_car_has_finished() -> None:
    state = position(f"{LINE} powers=determined/-/- hands=E1/E2/E3 cars=K9a,B1b1,G1c1,Y6a3,O2b1,R8a")
    state, events = play(state, "0 play E1", "0 move K finish")
    assert of_kind(events, ev.CarFinished) == [ev.CarFinished(Car.BLACK, 1)]
    assert events[-1] == ev.TurnStarted(Seat(1))


@rule("R8.3")
def test_a_wild_named_for_the_own_car_earns_the_bonus() -> None:
    # G4 is Y6 *3 *1: the second wild moves black one space, 1a1 to 1a2.
    state = position(
        f"{LINE} powers=determined/-/- hands=E1/E2/E3 {SPREAD} phase=name-wild card=G4 line=2 named=R"
    )
    state, _ = play(state, "0 wild K", "0 move K 1a2")
    assert state.phase is df.Phase.BONUS
    state, events = play(state, "0 bonus K 2b2")
    assert [cell.name for cell in of_kind(events, ev.CarMoved)[0].path] in (["2a1", "2b2"], ["2b1", "2b2"])
    assert events[-1] == ev.TurnStarted(Seat(1))


@rule("R8.3", "R4.8")
def test_the_bonus_move_follows_r4_8_jams_and_the_finish() -> None:
    # A bonus of two behind green: one space, and it is the only end.
    state = position(
        f"{LINE} powers=determined/-/- hands=E1/E2/E3 cars=K6a1,B1b1,G6a3,Y1a1,O2b1,R8a phase=bonus"
        " card=A5 line=5 car=K bonus=2"
    )
    assert legal(state, 0) == {"0 bonus K 6a2", "0 bonus K none"}
    # On the oval the last straight is section 6, too far from the line: a bonus that finishes is hand-made.
    state = position(
        f"{OVAL_LINE} powers=determined/-/- hands=E1/E2/E3 cars=K8a,B2a,G2b,Y3a,O3b,R4a1 phase=bonus"
        " card=A5 line=5 car=K bonus=2"
    )
    assert legal(state, 0) == {"0 bonus K finish", "0 bonus K none"}
    state, events = play(state, "0 bonus K finish")
    assert events[1:] == (ev.CarFinished(Car.BLACK, 1), ev.TurnStarted(Seat(1)))
    assert of_kind(events, ev.CarMoved)[0].bonus is True


@rule("R13.7")
def test_each_own_car_on_the_card_may_earn_its_bonus() -> None:
    # A4 is Y6 B5 R4 G3 K2 O1: blue and black belong to seat 0.
    state = position(f"{LINE} powers=determined/-/- hands=A4/E2/E3 cars=K1a1,B1c1,G4a,Y9a,O9b1,R9c1")
    state, _ = play(state, "0 play A4", "0 move Y finish", "0 move B 2b3")
    assert state.phase is df.Phase.BONUS
    assert state.turn.car == Car.BLUE
    state, _ = play(state, "0 bonus B 3a", "0 move R finish", "0 move G 6a2", "0 move K 2a1")
    assert state.phase is df.Phase.BONUS
    assert state.turn.car == Car.BLACK
    state, _ = play(state, "0 bonus K none")
    assert state.turn.car == Car.ORANGE


@rule("R13.7")
@pytest.mark.parametrize("name", ["ring", "oval", "marina-bay", "river-station"])
def test_all_ways_to_one_end_enter_the_same_sections(name: str) -> None:
    track = {"ring": RING, "oval": OVAL}.get(name) or df.TRACKS[name]
    for start in track.cells:
        entered: dict[str, set[tuple[str, ...]]] = {}
        for way in brute_force.ways(track, start.name, 5, set()):
            sections = tuple(
                dict.fromkeys(re.sub(r"[a-h].*", "", space) for space in way if space != "finish")
            )
            entered.setdefault(way[-1], set()).add(sections)
        entered.pop("finish", None)
        assert all(len(sections) == 1 for sections in entered.values())


# --- R8.4: Strategic ------------------------------------------------------------------------------


@rule("R8.4", "R8.8")
def test_strategic_may_skip_one_line_of_a_card_it_plays() -> None:
    # D2 is R6 K4 G2.
    state = position(f"{LINE} powers=strategic/-/- hands=D2/E2/E3 cars=K1a1,B1b1,G1c1,Y2a1,O9b2,R4a")
    state, _ = play(state, "0 play D2")
    assert legal(state, 0) == {"0 move R 8a", "0 move R 8b", "0 move R 8c1", "0 skip"}
    state, events = play(state, "0 skip")
    assert events == (ev.LineSkipped(Seat(0), Car.RED),)
    assert state.cell(Car.RED) == RING.cell("4a")
    assert state.turn.car == Car.BLACK
    # One line, not two.
    assert "0 skip" not in legal(state, 0)
    assert refused(state, "0 skip") is df.Reason.CANNOT_SKIP


@rule("R8.4", "R8.8")
@pytest.mark.parametrize("skipped", [0, 1, 2, None])
def test_strategic_may_skip_any_one_line_or_none(skipped: int | None) -> None:
    state = position(f"{LINE} powers=strategic/-/- hands=D2/E2/E3 cars=K1a1,B1b1,G1c1,Y2a1,O9b2,R4a")
    state, events = play(state, "0 play D2")
    log = list(events)
    for line, move in enumerate(("0 move R 8a", "0 move K 2b2", "0 move G 2c1")):
        assert ("0 skip" in legal(state, 0)) is (skipped is None or line <= skipped)
        state, events = play(state, "0 skip" if line == skipped else move)
        log += events
    assert [event.car.letter for event in log if isinstance(event, ev.CarMoved)] == [
        letter for line, letter in enumerate("RKG") if line != skipped
    ]
    assert log[-1] == ev.TurnStarted(Seat(1))


@rule("R8.4")
def test_the_skip_comes_back_with_the_next_card() -> None:
    state = position(f"{LINE} powers=strategic/-/- hands=E1.E2/E3/E4 {SPREAD}")
    state, events = play(state, "0 play E1", "0 skip")
    assert events == (
        ev.CardPlayed(Seat(0), card("E1"), False),
        ev.LineSkipped(Seat(0), Car.BLACK),
        ev.TurnStarted(Seat(1)),
    )
    state, _ = play(state, "1 play E3", "1 move G 3c2", "2 play E4")
    state, _ = df.apply(state, df.legal_actions(state, Seat(2))[0])
    state, _ = play(state, "0 play E2")
    assert "0 skip" in legal(state, 0)


@rule("R8.4")
def test_strategic_may_not_skip_a_line_of_a_card_somebody_else_plays() -> None:
    state = position(f"{LINE} powers=strategic/-/- hands=E1/E2/E3 {SPREAD} turn=1")
    state, _ = play(state, "1 play E2")
    assert "1 skip" not in legal(state, 1)
    assert refused(state, "1 skip") is df.Reason.CANNOT_SKIP
    assert refused(state, "0 skip") is df.Reason.NOT_YOUR_TURN


@rule("R8.4", "R8.8", "R13.6")
def test_strategic_may_skip_a_wild_and_then_names_no_colour() -> None:
    state = position(f"{LINE} powers=strategic/-/- hands=F1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play F1")
    assert legal(state, 0) == {*(f"0 wild {letter}" for letter in "BGYOR"), "0 skip"}
    state, events = play(state, "0 skip")
    assert events == (ev.LineSkipped(Seat(0), None),)
    assert state.turn.car == Car.BLACK
    assert state.turn.named == 0
    assert "0 skip" not in legal(state, 0)


@rule("R13.6")
def test_the_skip_is_offered_instead_of_naming_a_wild_not_after_it() -> None:
    state = position(f"{LINE} powers=strategic/-/- hands=F1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play F1", "0 wild B")
    assert "0 skip" not in legal(state, 0)
    assert refused(state, "0 skip") is df.Reason.CANNOT_SKIP
    assert position(str(state)) == state  # nor is it when the position is written down and read again
    # On the coloured line below it is offered again: nothing was skipped yet.
    state, _ = df.apply(state, df.legal_actions(state, Seat(0))[0])
    assert state.turn.car == Car.BLACK
    assert "0 skip" in legal(state, 0)


@rule("R13.6")
def test_a_skipped_wild_leaves_the_other_wild_free() -> None:
    state = position(f"{LINE} powers=strategic/-/- hands=G1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play G1", "0 move K 4b1", "0 skip")
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "BGYOR"}
    assert refused(state, "0 skip") is df.Reason.CANNOT_SKIP


@rule("R13.6", "R4.9")
def test_a_line_that_is_passed_over_neither_uses_nor_offers_the_skip() -> None:
    # D2 is R6 K4 G2: red is home, black stands behind blue in the squeeze.
    state = position(f"{LINE} powers=strategic/-/- hands=D2/E2/E3 cars=K6a1,B6a2,G1c1,Y2a1,O9b2 home=R")
    state, events = play(state, "0 play D2")
    assert events[1:] == (ev.LinePassedOver(Car.RED, True), ev.LinePassedOver(Car.BLACK, False))
    assert state.turn.car == Car.GREEN
    assert "0 skip" in legal(state, 0)


@rule("R13.6")
def test_before_a_cunning_owner_steers_the_player_of_the_card_decides_on_the_skip() -> None:
    state = position(f"{LINE} powers=strategic/cunning/- hands=D6/E2/E3 {SPREAD}")
    state, events = play(state, "0 play D6")  # G6 R4 K2
    assert state.phase is df.Phase.CHOOSE_SKIP
    assert df.to_act(state) == (0,)
    assert legal(state, 0) == {"0 skip", "0 no-skip"}
    kept, events = play(state, "0 no-skip")
    assert events == (ev.LineKept(Seat(0), Car.GREEN),)
    assert df.to_act(kept) == (1,)
    assert all(text.startswith("1 move G ") for text in legal(kept, 1))
    assert refused(kept, "1 skip") is df.Reason.CANNOT_SKIP
    assert refused(kept, "0 skip") is df.Reason.NOT_YOUR_TURN
    skipped, events = play(state, "0 skip")
    assert events == (ev.LineSkipped(Seat(0), Car.GREEN),)
    assert df.to_act(skipped) == (0,)
    assert skipped.turn.car == Car.RED


@rule("R13.6")
def test_once_the_skip_is_used_the_cunning_owner_steers_without_a_question() -> None:
    # B6 is G6 B4 O2 Y1, A6 is K6 O5 Y4 B3 R2 G1. Skip black, then orange and yellow: yellow is Cunning's.
    state = position(f"{LINE} powers=strategic/cunning/- hands=A6/E2/E3 cars=K1a1,B1b1,G1c1,Y5a,O4b2,R8a")
    state, _ = play(state, "0 play A6", "0 skip", "0 move O 7a")
    assert state.phase is df.Phase.MOVE_CAR
    assert state.turn.car == Car.YELLOW
    assert df.to_act(state) == (1,)


@rule("R13.6")
def test_no_skip_is_asked_for_a_cunning_car_that_cannot_move() -> None:
    state = position(f"{LINE} powers=strategic/cunning/- hands=D6/E2/E3 cars=K1a1,B1b1,G6a1,Y6a2,O1c1,R2a1")
    state, events = play(state, "0 play D6")
    assert events[1:] == (ev.LinePassedOver(Car.GREEN, False),)
    assert df.to_act(state) == (0,)
    assert state.turn.car == Car.RED


@rule("R13.6", "R8.2")
def test_a_wild_named_for_a_cunning_car_asks_no_second_time_for_the_skip() -> None:
    state = position(f"{LINE} powers=strategic/cunning/- hands=F1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play F1")
    assert "0 skip" in legal(state, 0)
    state, _ = play(state, "0 wild G")
    assert state.phase is df.Phase.MOVE_CAR
    assert df.to_act(state) == (1,)
    assert refused(state, "1 skip") is df.Reason.CANNOT_SKIP


@rule("R13.6")
@pytest.mark.parametrize("used", ["powers=-/cunning/-", "powers=strategic/cunning/- skipped=1"])
def test_a_position_cannot_ask_about_a_skip_that_there_is_not(used: str) -> None:
    # Without Strategic, or with the skip used up. Whatever a position offers must be accepted.
    with pytest.raises(df.NotationError):
        position(f"{LINE} {used} hands=E1/E2/E4 {SPREAD} phase=choose-skip card=E3 car=G")


# --- R8.5: Tricky ---------------------------------------------------------------------------------


@rule("R8.5", "P11")
def test_tricky_may_resolve_a_card_bottom_to_top() -> None:
    # B2 is K6 R4 Y2 O1.
    state = position(f"{LINE} powers=tricky/-/- hands=B2/E2/E3 cars=K4a,B1b1,G1c1,Y1a1,O3a,R8b")
    assert legal(state, 0) == {"0 play B2", "0 play B2 reverse"}
    state, events = play(
        state, "0 play B2 reverse", "0 move O 4b1", "0 move Y 2a1", "0 move R finish", "0 move K 8a"
    )
    assert events[0] == ev.CardPlayed(Seat(0), card("B2"), True)
    assert [event.car.letter for event in of_kind(events, ev.CarMoved)] == list("OYRK")
    assert [len(event.path) for event in of_kind(events, ev.CarMoved)[::3]] == [1, 6]
    assert events[-1] == ev.TurnStarted(Seat(1))
    assert state.turn == type(state.turn)(Seat(1))


@rule("R8.5")
def test_reversed_lines_keep_their_numbers() -> None:
    # K6 R4 Y2 O1 from the bottom: orange one space, yellow two, red four, black six.
    state = position(f"{LINE} powers=tricky/-/- hands=B2/E2/E3 cars=K4a,B1b1,G1c1,Y1a1,O3a,R4c3")
    state, _ = play(state, "0 play B2 reverse")
    assert ends(state) == {"4b1"}  # 4a is taken
    state, _ = play(state, "0 move O 4b1")
    assert ends(state) == {"2a1", "2b1", "2c1"}
    state, _ = play(state, "0 move Y 2a1")
    assert ends(state) == {"6a3"}  # 5b 6a1 6a2 6a3
    state, _ = play(state, "0 move R 6a3")
    assert ends(state) == {"6a2"}  # 5a 6a1 6a2, then red


@rule("R8.5", "R8.8")
def test_tricky_may_also_resolve_the_card_as_printed() -> None:
    state = position(f"{LINE} powers=tricky/-/- hands=B2/E2/E3 {SPREAD}")
    state, events = play(state, "0 play B2")
    assert events == (ev.CardPlayed(Seat(0), card("B2"), False),)
    assert state.turn.car == Car.BLACK


@rule("R13.5")
def test_reverse_is_offered_only_for_cards_of_two_or_more_lines() -> None:
    state = position(f"{LINE} powers=tricky/-/- hands=A1.C1.D1.E1.F1.G1.8K/E2/E3 {SPREAD}")
    assert {text for text in legal(state, 0) if "reverse" in text} == {
        f"0 play {name} reverse" for name in ("A1", "C1", "D1", "F1", "G1")
    }
    assert refused(state, "0 play E1 reverse") is df.Reason.CANNOT_REVERSE
    assert refused(state, "0 play 8K reverse") is df.Reason.CANNOT_REVERSE


@rule("R8.5")
def test_nobody_else_may_reverse_a_card() -> None:
    for power in ("aggressive", "cunning", "determined", "strategic", "unpredictable"):
        state = position(f"{LINE} powers={power}/tricky/- hands=B2/E2/E3 {SPREAD}")
        assert legal(state, 0) == {"0 play B2"}
        assert refused(state, "0 play B2 reverse") is df.Reason.CANNOT_REVERSE


@rule("R8.5", "R4.5")
def test_tricky_reverses_wilds_too() -> None:
    # G1 is K6 *3 *1: from the bottom the first wild moves one, the second three, then black six.
    state = position(f"{LINE} powers=tricky/-/- hands=G1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play G1 reverse")
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "BGYOR"}
    state, _ = play(state, "0 wild O")
    assert ends(state) == {"6a3"}  # one space
    state, _ = play(state, "0 move O 6a3")
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "BGYR"}
    state, _ = play(state, "0 wild Y")
    assert ends(state) == {"6a2"}  # three spaces, cut short by orange
    state, _ = play(state, "0 move Y 6a2")
    assert state.turn.car == Car.BLACK
    # F1 is *5 K2: the wild comes last.
    state = position(f"{LINE} powers=tricky/-/- hands=F1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play F1 reverse")
    assert state.turn.car == Car.BLACK
    state, _ = play(state, "0 move K 2a1")
    assert state.phase is df.Phase.NAME_WILD
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "BGYOR"}


@rule("R8.5", "R8.2")
def test_a_reversed_card_asks_the_cunning_owner_in_the_reversed_order() -> None:
    state = position(f"{LINE} powers=tricky/cunning/- hands=D6/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play D6 reverse", "0 move K 2a1", "0 move R finish")  # K2, R4, then G6
    assert df.to_act(state) == (1,)
    assert state.turn.car == Car.GREEN


# --- R8.6: Unpredictable --------------------------------------------------------------------------


@rule("R8.6", "P12")
def test_unpredictable_may_name_all_six_colours() -> None:
    state = position(f"{LINE} powers=unpredictable/-/- hands=C1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play C1", "0 move B 4a", "0 move O 9a")
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "KBGYOR"}


@rule("R8.6")
def test_unpredictable_may_move_a_car_that_has_a_line_of_its_own_on_the_card() -> None:
    # C1 is B6 O4 *2 Y1: yellow by the wild, then by its line.
    state = position(
        f"{LINE} powers=unpredictable/-/- hands=E1/E2/E3 {SPREAD} phase=name-wild card=C1 line=2"
    )
    state, _ = play(state, "0 wild Y")
    assert ends(state) == {"6a1"}  # orange stands on 6a2
    state, _ = play(state, "0 move Y 6a1")
    assert df.to_act(state) == (1,)  # yellow's own line is passed over: it cannot move


@rule("R8.6")
def test_unpredictable_with_two_wilds_still_names_two_colours() -> None:
    state = position(f"{LINE} powers=unpredictable/-/- hands=G1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play G1", "0 move K 4b1")
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "KBGYOR"}
    state, _ = play(state, "0 wild K")
    state, _ = df.apply(state, df.legal_actions(state, Seat(0))[0])
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "BGYOR"}
    assert refused(state, "0 wild K") is df.Reason.COLOUR_NAMED_TWICE


@rule("R8.6", "R8.8")
def test_unpredictable_serves_only_its_owners_cards() -> None:
    state = position(f"{LINE} powers=unpredictable/-/- hands=E1/F1/E3 {SPREAD} turn=1")
    state, _ = play(state, "1 play F1")
    assert legal(state, 1) == {f"1 wild {letter}" for letter in "BGYOR"}
    assert refused(state, "1 wild K") is df.Reason.COLOUR_ON_CARD


@rule("R8.6", "R8.2")
def test_unpredictable_names_a_cunning_car_on_the_card_and_its_owner_steers() -> None:
    # F3 is *5 G2: green belongs to seat 1.
    state = position(f"{LINE} powers=unpredictable/cunning/- hands=F3/E2/E1 {SPREAD}")
    state, _ = play(state, "0 play F3", "0 wild G")
    assert df.to_act(state) == (1,)
    state, _ = play(state, "1 move G 3b2")
    assert df.to_act(state) == (1,)  # its own line
    assert state.turn.car == Car.GREEN


# --- together, and R8.7, R8.8 ---------------------------------------------------------------------


@rule("R8.2", "R8.3")
def test_the_powers_of_the_others_do_nothing_to_the_own_card() -> None:
    # Seat 1 plays; the five other powers lie with seats 0 and 2 one at a time.
    for power in ("aggressive", "determined", "strategic", "tricky", "unpredictable"):
        state = position(f"{LINE} powers={power}/-/- hands=E1/B1/E3 {SPREAD} turn=1")
        plain = position(f"{LINE} hands=E1/B1/E3 {SPREAD} turn=1")
        for _ in range(6):
            assert df.to_act(state) == df.to_act(plain)
            (seat,) = df.to_act(state)
            assert legal(state, seat) == legal(plain, seat)
            action = df.legal_actions(state, seat)[0]
            state, plain = df.apply(state, action).state, df.apply(plain, action).state


@rule("R8.2", "R8.1")
def test_an_aggressive_player_of_the_card_gives_nothing_to_a_cunning_car() -> None:
    state = position(f"{LINE} powers=aggressive/cunning/- hands=E3/E2/E1 cars=K1a1,B1b1,G4a,Y1c1,O2a1,R2c1")
    state, _ = play(state, "0 play E3")
    assert df.to_act(state) == (1,)
    assert ends(state) == {"7a", "7b"}


@rule("R8.2", "R8.3")
def test_a_determined_player_of_the_card_gives_no_bonus_to_a_cunning_car() -> None:
    state = position(
        f"{LINE} powers=determined/cunning/- hands=E3/E2/E1 cars=K1a1,B1b1,G6a1,Y1c1,O2a1,R2c1 phase=move-car"
        " card=A6 line=5 car=G"
    )
    assert df.to_act(state) == (1,)
    state, events = play(state, "1 move G 6a2")
    assert events == (moved(1, Car.GREEN, "6a1", "6a2"), ev.TurnStarted(Seat(1)))


@rule("R8.8")
def test_a_seat_without_a_power_plays_the_plain_rules() -> None:
    state = position(f"{LINE} hands=C1/E2/E3 {SPREAD}")
    assert legal(state, 0) == {"0 play C1"}
    state, _ = play(state, "0 play C1", "0 move B 4a")
    assert all(text.startswith("0 move O ") for text in legal(state, 0))
    state, _ = play(state, "0 move O 9a")
    assert legal(state, 0) == {"0 wild K", "0 wild G", "0 wild R"}
    assert {state.power(Seat(seat)).id for seat in range(3)} == {PowerId("none")}


@rule("R8.7")
def test_astuto_is_cunning_in_es_and_tricky_in_pt_pt() -> None:
    docs = Path(__file__).parents[2] / "docs"
    text = (docs / "rules.md").read_text(encoding="utf-8")
    rows = {
        cells[0]: cells[1:]
        for line in text.splitlines()
        if line.startswith("| R8.") and (cells := [cell.strip() for cell in line.strip("|").split("|")])
    }
    assert len(rows) == 6
    assert [(clause, names.index("Astuto")) for clause, names in rows.items() if "Astuto" in names] == [
        ("R8.2", 1),  # Cunning, es
        ("R8.5", 3),  # Tricky, pt-PT
    ]
    words = (docs / "vocabulary.md").read_text(encoding="utf-8")
    named = {line.split("`")[1] for line in words.splitlines() if "| Astuto |" in line}
    assert named == {"cunning", "tricky"}
