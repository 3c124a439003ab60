"""Betting (R5.1 to R5.4): who is asked, when, and what stays secret.

On the ring, drawn in ``test_movement``, line 1 lies before section 3, line 2 before 5, line 3 before 8.
"""

from itertools import permutations

import pytest

import downforce as df
from downforce.model.ids import Car, Seat
from downforce.rules import events as ev
from tests.ledger import rule
from tests.rules.helpers import RING, legal, of_kind, play, position, refused

LINE = "df1 players=3 tracks=ring owners=K0@1,B0@2,G1@3,Y1@4,O2@5,R2@6"


def card(name: str) -> df.SpeedCard:
    return df.DECKS["classic"].card(name)


def moved(seat: int, car: Car, start: str, *path: str, bonus: bool = False) -> ev.CarMoved:
    return ev.CarMoved(Seat(seat), car, RING.cell(start), tuple(map(RING.cell, path)), bonus)


# --- R5.1: when -----------------------------------------------------------------------------------


@rule("R5.1", "R13.9")
def test_after_a_card_that_brought_the_first_car_over_a_line_everybody_bets_then_the_next_turn() -> None:
    # A5 ends with K1; black steps from 2a2 over line 1.
    state = position(
        f"{LINE} hands=E1/E2/E3 cars=K2a2,B1b1,G1c1,Y1a1,O1a2,R2c2 phase=move-car card=A5 line=5 car=K"
    )
    state, events = play(state, "0 move K 3b1")
    assert events == (moved(0, Car.BLACK, "2a2", "3b1"), ev.LineCrossed(Car.BLACK, 1), ev.BetsOpened(1))
    assert state.phase is df.Phase.BET
    assert df.to_act(state) == (0, 1, 2)
    state, events = play(state, "0 bet K", "1 bet R", "2 bet K")
    assert events == (
        ev.BetPlaced(Seat(0), 1, Car.BLACK),
        ev.BetPlaced(Seat(1), 1, Car.RED),
        ev.BetPlaced(Seat(2), 1, Car.BLACK),
        ev.BetsClosed(1),
        ev.TurnStarted(Seat(1)),
    )
    assert state.bets == ((Car.BLACK,), (Car.RED,), (Car.BLACK,))
    assert state.secrets == (None, None, None)
    assert df.to_act(state) == (1,)


@rule("R5.1")
@pytest.mark.parametrize(
    ("start", "end", "bets", "number"),
    [
        ("2b3", "3c1", "-", 1),
        ("4a", "5a", "K", 2),
        ("4c3", "5b", "K", 2),
        ("7a", "8a", "KK", 3),
        ("7b", "8c1", "KK", 3),
    ],
)
def test_each_of_the_three_lines_is_crossed_by_a_front_beyond_it(
    start: str, end: str, bets: str, number: int
) -> None:
    state = position(
        f"{LINE} hands=E1/E2/E3 cars=K{start},B1b1,G1c1,Y1a1,O1a2,R1c2 phase=move-car card=A5 line=5 car=K"
        f" bets={'/'.join([bets] * 3)}"
    )
    state, events = play(state, f"0 move K {end}")
    assert events[1:] == (ev.LineCrossed(Car.BLACK, number), ev.BetsOpened(number))


@rule("R5.1")
def test_a_front_that_only_touches_the_line_has_not_crossed_it() -> None:
    state = position(
        f"{LINE} hands=E1/E2/E3 cars=K2a1,B1b1,G1c1,Y1a1,O1a2,R1c2 phase=move-car card=A5 line=5 car=K"
    )
    state, events = play(state, "0 move K 2a2")  # its front is the line
    assert events == (moved(0, Car.BLACK, "2a1", "2a2"), ev.TurnStarted(Seat(1)))


@rule("R5.1")
def test_the_bet_waits_until_the_whole_card_is_resolved() -> None:
    # C6 is R6 K4 *2 G1; red crosses line 1 with the first line: the shortest six spaces from 1c2 end on 4a.
    state = position(f"{LINE} hands=C6/E2/E3 cars=K1a1,B1b1,G1c1,Y1a2,O2b1,R1c2")
    state, events = play(state, "0 play C6")
    log = list(events)
    asked = []
    while state.phase is not df.Phase.BET:
        asked.append(state.phase)
        state, events = df.apply(state, df.legal_actions(state, Seat(0))[0])
        log += events
    assert asked == [
        df.Phase.MOVE_CAR, df.Phase.MOVE_CAR, df.Phase.NAME_WILD, df.Phase.MOVE_CAR, df.Phase.MOVE_CAR,
    ]  # fmt: skip
    assert of_kind(log, ev.LineCrossed) == [ev.LineCrossed(Car.RED, 1)]
    assert of_kind(log, ev.BetsOpened) == [ev.BetsOpened(1)]
    assert log[-1] == ev.BetsOpened(1)


@rule("R5.1")
def test_a_line_triggers_once_the_second_car_over_it_opens_nothing() -> None:
    # Line 1 is crossed and bet at already; black follows red.
    state = position(
        f"{LINE} hands=E1/E2/E3 cars=K2a2,B1b1,G1c1,Y1a1,O1a2,R3c1 bets=K/K/K"
        " phase=move-car card=A5 line=5 car=K"
    )
    state, events = play(state, "0 move K 3b1")
    assert events == (moved(0, Car.BLACK, "2a2", "3b1"), ev.TurnStarted(Seat(1)))


@rule("R5.1")
def test_two_cars_over_one_line_with_one_card_give_one_bet() -> None:
    # D2 is R6 K4 G2: red and black both cross line 1.
    state = position(f"{LINE} hands=D2/E2/E3 cars=K2a1,B1b1,G1c1,Y1a1,O1a2,R1b2")
    state, events = play(state, "0 play D2", "0 move R 3c2", "0 move K 3b2", "0 move G 2c1")
    assert of_kind(events, ev.LineCrossed) == [ev.LineCrossed(Car.RED, 1)]
    assert of_kind(events, ev.BetsOpened) == [ev.BetsOpened(1)]
    state, events = play(state, "0 bet K", "1 bet K", "2 bet K")
    assert events[-1] == ev.TurnStarted(Seat(1))


@rule("R5.1", "R8.3")
def test_a_bonus_move_over_a_line_opens_the_bet_too() -> None:
    state = position(
        f"{LINE} powers=determined/-/- hands=E1/E2/E3 cars=K2a1,B1b1,G1c1,Y1a1,O1a2,R1c2 phase=move-car"
        " card=A5 line=5 car=K"
    )
    state, events = play(state, "0 move K 2a2", "0 bonus K 4a")
    assert events == (
        moved(0, Car.BLACK, "2a1", "2a2"),
        moved(0, Car.BLACK, "2a2", "3a", "4a", bonus=True),
        ev.LineCrossed(Car.BLACK, 1),
        ev.BetsOpened(1),
    )


@rule("R5.1", "R6.2")
def test_players_whose_cars_are_home_and_players_out_of_cards_still_bet() -> None:
    # Seat 1 is out (green and yellow home, no cards), seat 2 has cars and no cards. Line 3 is bet at last.
    state = position(f"{LINE} hands=E1.E2/-/- cars=K7a,B1b1,O1a2,R1c2 home=GY bets=KK/KK/KK")
    state, _ = play(state, "0 play E1", "0 move K finish")
    assert df.to_act(state) == (0, 1, 2)
    for seat in range(3):
        assert legal(state, seat) == {f"{seat} bet {letter}" for letter in "KBGYOR"}
    state, events = play(state, "2 bet K", "1 bet G", "0 bet B")
    assert events[-1] == ev.TurnStarted(Seat(0))


@rule("R5.1", "R4.10")
def test_a_card_that_ends_the_race_still_opens_its_bets_before_the_scoring() -> None:
    # The last card of all; black crosses lines 2 and 3, and the finish with its eighth step.
    state = position(f"{LINE} hands=8K/-/- cars=K4a,B1b1,G1c1,Y2a1,O1a2,R1c2 bets=K/B/G")
    state, events = play(state, "0 play 8K", "0 move K finish")
    assert of_kind(events, ev.LineCrossed) == [ev.LineCrossed(Car.BLACK, 2), ev.LineCrossed(Car.BLACK, 3)]
    assert events[-1] == ev.BetsOpened(2)
    assert not df.is_over(state)
    state, events = play(state, "0 bet K", "1 bet K", "2 bet B")
    assert events[-2:] == (ev.BetsClosed(2), ev.BetsOpened(3))
    state, events = play(state, "0 bet B", "1 bet B", "2 bet K")
    assert df.is_over(state)
    # Black is first: prize 12; bets 9 (K), 6 (K), 3 (K). Prices 3, 7, 11.
    assert events[-3:] == (
        ev.BetsClosed(3),
        ev.RaceScored(
            1,
            (12 + 9 + 6 - 3, 6 - 7, 3 - 11),
            (Car.BLACK,),
            (
                (Car.BLACK, Car.BLACK, Car.BLUE),
                (Car.BLUE, Car.BLACK, Car.BLUE),
                (Car.GREEN, Car.BLUE, Car.BLACK),
            ),
        ),
        ev.GameEnded((Seat(0),)),
    )


@rule("R5.1", "R6.1")
def test_a_car_that_crosses_a_line_and_the_finish_does_both() -> None:
    state = position(f"{LINE} hands=E1.E2/E3/E4 cars=K7a,B1b2,G1c2,Y2a1,O1a2,R2c1 bets=KK/KK/KK")
    state, events = play(state, "0 play E1", "0 move K finish")
    assert events[2:] == (ev.LineCrossed(Car.BLACK, 3), ev.CarFinished(Car.BLACK, 1), ev.BetsOpened(3))


@rule("R5.1", "R10.1")
def test_without_bets_no_line_means_anything() -> None:
    state = position(f"{LINE} options=en+standard+bets=no hands=8K/E2/E3 cars=K2a2,B1b1,G1c1,Y1a1,O1a2,R1c2")
    state, events = play(state, "0 play 8K", "0 move K 8a")
    assert events[1:] == (
        moved(0, Car.BLACK, "2a2", "3a", "4a", "5a", "6a1", "6a2", "6a3", "7a", "8a"),
        ev.TurnStarted(Seat(1)),
    )


# --- R5.2: on what --------------------------------------------------------------------------------


@rule("R5.2")
def test_any_car_may_be_marked_own_or_not_owned_or_not_home_or_not_again_or_new() -> None:
    # Black and green have no owner; red is home; everybody has bet on red before.
    state = position(
        "df1 players=3 tracks=ring owners=B0@2,Y1@4,O2@5,R2@6 hands=E1/E2/E3"
        " cars=K1a1,B1b1,G1c1,Y1a2,O8a home=R bets=R/R/R phase=bet"
    )
    for seat in range(3):
        assert legal(state, seat) == {f"{seat} bet {letter}" for letter in "KBGYOR"}
    state, _ = play(state, "0 bet R", "1 bet K", "2 bet O")
    assert state.bets == ((Car.RED, Car.RED), (Car.RED, Car.BLACK), (Car.RED, Car.ORANGE))


@rule("R5.2", "R7.2")
def test_a_bet_on_a_car_that_was_home_already_pays() -> None:
    state = position(f"{LINE} hands=-/-/- cars=K1a1,B1b1,G1c1,Y1a2,O8a home=R bets=KK/KK/KK phase=bet")
    state, _ = play(state, "0 bet R", "1 bet K", "2 bet K")
    assert df.is_over(state)
    money = {row.seat: row.money for row in df.standings(state).rows}
    assert money == {0: 3 - 3, 1: 0 - 7, 2: 12 - 11}


# --- R5.3: two lines ------------------------------------------------------------------------------


@rule("R5.3")
def test_one_card_over_two_lines_gives_two_bets_each_closed_before_the_next_opens() -> None:
    # E1 is K5: black from 3a by 4a 5a 6a1 6a2 to 6a3 crosses line 2 only; from 2b3 by 3a 4a 5a 6a1 both.
    state = position(f"{LINE} hands=E1/E2/E3 cars=K2b3,B1b1,G1c1,Y1a1,O1a2,R1c2")
    state, events = play(state, "0 play E1", "0 move K 6a2")
    assert events == (
        ev.CardPlayed(Seat(0), card("E1"), False),
        moved(0, Car.BLACK, "2b3", "3a", "4a", "5a", "6a1", "6a2"),
        ev.LineCrossed(Car.BLACK, 1),
        ev.LineCrossed(Car.BLACK, 2),
        ev.BetsOpened(1),
    )
    state, events = play(state, "2 bet R", "0 bet K")
    assert df.to_act(state) == (1,)
    assert state.bets == ((), (), ())
    state, events = play(state, "1 bet G")
    assert events == (ev.BetPlaced(Seat(1), 1, Car.GREEN), ev.BetsClosed(1), ev.BetsOpened(2))
    assert df.to_act(state) == (0, 1, 2)
    assert state.bets == ((Car.BLACK,), (Car.GREEN,), (Car.RED,))
    state, events = play(state, "0 bet B", "1 bet Y", "2 bet O")
    assert events[-2:] == (ev.BetsClosed(2), ev.TurnStarted(Seat(1)))
    assert state.bets == ((Car.BLACK, Car.BLUE), (Car.GREEN, Car.YELLOW), (Car.RED, Car.ORANGE))


@rule("R5.3")
def test_one_card_over_all_three_lines_gives_three_bets() -> None:
    state = position(f"{LINE} hands=8K/E2/E3 cars=K2a2,B1b1,G1c1,Y1a1,O1a2,R1c2")
    state, events = play(state, "0 play 8K", "0 move K 8a")
    assert of_kind(events, ev.LineCrossed) == [ev.LineCrossed(Car.BLACK, number) for number in (1, 2, 3)]
    for number in (1, 2, 3):
        state, events = play(state, "0 bet K", "1 bet K", "2 bet K")
        assert events[3] == ev.BetsClosed(number)
    assert events[-1] == ev.TurnStarted(Seat(1))


@rule("R5.3")
def test_two_cars_of_one_card_may_cross_a_line_each() -> None:
    # D2 is R6 K4 G2: red crosses line 1, then black, ahead of it at the start, line 2 (line 1 is red's).
    state = position(f"{LINE} hands=D2/E2/E3 cars=K2b3,B1b1,G1c1,Y1a1,O1a2,R1b2")
    state, events = play(state, "0 play D2", "0 move R 3c2")
    assert of_kind(events, ev.LineCrossed) == [ev.LineCrossed(Car.RED, 1)]
    state, events = play(state, "0 move K 6a1", "0 move G 2c1")
    assert events == (
        moved(0, Car.BLACK, "2b3", "3a", "4a", "5a", "6a1"),
        ev.LineCrossed(Car.BLACK, 2),
        *events[2:3],
        ev.BetsOpened(1),
    )
    state, events = play(state, "0 bet K", "1 bet K", "2 bet K")
    assert events[-1] == ev.BetsOpened(2)


# --- R5.4: secret ---------------------------------------------------------------------------------


@rule("R5.4", "R5.1")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_everybody_marks_in_any_order_and_nobody_twice(order: tuple[int, ...]) -> None:
    state = position(f"{LINE} hands=E1/E2/E3 cars=K3a,B1b1,G1c1,Y1a1,O1a2,R1c2 phase=bet turn=2")
    marks = "KGR"
    for count, seat in enumerate(order):
        state, events = play(state, f"{seat} bet {marks[seat]}")
        if count < 2:
            assert events == (ev.BetPlaced(Seat(seat), 1, Car.parse(marks[seat])),)
            assert df.to_act(state) == tuple(sorted(order[count + 1 :]))
            assert refused(state, f"{seat} bet B") is df.Reason.NOT_YOUR_TURN
    assert state.bets == ((Car.BLACK,), (Car.GREEN,), (Car.RED,))
    assert df.to_act(state) == (0,)  # to the left of seat 2, whose card it was


@rule("R5.4")
def test_an_open_bet_is_seen_by_its_owner_alone() -> None:
    state = position(f"{LINE} hands=E1/E2/E3 cars=K3a,B1b1,G1c1,Y1a1,O1a2,R1c2 phase=bet")
    state, (placed,) = play(state, "1 bet G")
    assert df.for_viewer(placed, Seat(1)) == ev.BetPlaced(Seat(1), 1, Car.GREEN)
    for other in (None, Seat(0), Seat(2)):
        assert df.for_viewer(placed, other) == ev.BetPlaced(Seat(1), 1, None)
        assert df.view(state, other).state.secrets == (None, None, None)
    assert df.view(state, Seat(1)).state.secrets == (None, df.Bet(Seat(1), Car.GREEN), None)


@rule("R5.4")
def test_closed_bets_stay_secret_and_their_owner_sees_them() -> None:
    state = position(f"{LINE} hands=E1/E2/E3 cars=K5a,B1b1,G1c1,Y1a1,O1a2,R1c2 bets=KB/GY/OR")
    own = {seat: df.view(state, Seat(seat)).state.bets for seat in range(3)}
    assert own == {
        0: ((Car.BLACK, Car.BLUE), (), ()),
        1: ((), (Car.GREEN, Car.YELLOW), ()),
        2: ((), (), (Car.ORANGE, Car.RED)),
    }
    watching = df.view(state, None)
    assert watching.state.bets == ((), (), ())
    assert watching.sizes.bets == 2  # that they were made is no secret


@rule("R5.4")
def test_closing_the_bets_tells_nobody_what_they_were() -> None:
    state = position(f"{LINE} hands=E1/E2/E3 cars=K3a,B1b1,G1c1,Y1a1,O1a2,R1c2 phase=bet")
    _, events = play(state, "0 bet K", "1 bet G", "2 bet R")
    seen = [df.for_viewer(event, None) for event in events]
    assert seen == [
        ev.BetPlaced(Seat(0), 1, None),
        ev.BetPlaced(Seat(1), 1, None),
        ev.BetPlaced(Seat(2), 1, None),
        ev.BetsClosed(1),
        ev.TurnStarted(Seat(1)),
    ]


@rule("R5.4")
def test_the_scoring_shows_all_bets_to_everybody() -> None:
    state = position(f"{LINE} hands=E1/-/- cars=K1a1,B1b1,G1c1,Y1a2,O3a,R2c1 bets=K/G/R")
    state, events = play(state, "0 play E1", "0 move K 3b2")
    (scored,) = of_kind(events, ev.RaceScored)
    assert df.for_viewer(scored, None) == scored
    assert scored.bets == ((Car.BLACK,), (Car.GREEN,), (Car.RED,))
    assert df.view(state, None).state.bets == scored.bets
