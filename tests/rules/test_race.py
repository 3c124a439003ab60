"""Turns, cards and lines (R4.1 to R4.5, R4.9, R4.10, R6.2, R9.3, R10.1 c, R13.4, R13.9, P2, P3).

Positions are on the ring, drawn in ``test_movement``. Cards: B1 is R6 Y4 K2 B1, C1 is B6 O4 *2 Y1, E1 to E6
are one line 5 for K B G Y O R, F1 is *5 K2, G1 is K6 *3 *1, 8K is Speed-8 for black.
"""

import random

import pytest

import downforce as df
from downforce.model.ids import Car, PowerId, Seat
from downforce.rules import events as ev
from tests.ledger import rule
from tests.rules.brute_force import Referee
from tests.rules.helpers import OVAL, RING, legal, names, of_kind, play, position, refused

THREE = "df1 players=3 tracks=ring owners=K0@1,B0@2,G1@3,Y1@4,O2@5,R2@6"
NO_BETS = f"{THREE} options=en+standard+bets=no"
SPREAD = "cars=K1a1,B1b1,G1c1,Y5a,O6a2,R8a"
GRID = "cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R1c1"


def card(name: str) -> df.SpeedCard:
    return df.DECKS["classic"].card(name)


def cells(*spaces: str) -> tuple[df.Cell, ...]:
    return tuple(RING.cell(name) for name in spaces)


def moved(seat: int, car: Car, start: str, *path: str, bonus: bool = False) -> ev.CarMoved:
    return ev.CarMoved(Seat(seat), car, RING.cell(start), cells(*path), bonus)


# --- R4.1: whose turn -----------------------------------------------------------------------------


def start_race(owners: str, grid: str) -> df.Step:
    """The last choice before a race: seat 0 keeps one of two powers."""
    return play(
        position(
            f"df1 players=3 tracks=ring phase=keep-power owners={owners}"
            f" powers=tricky+strategic/-/- hands=E1/E2/E3 cars={grid}"
        ),
        "0 keep tricky",
    )


@rule("R4.1")
@pytest.mark.parametrize(("pole", "seat"), [("K", 0), ("Y", 1), ("R", 2)])
def test_the_owner_of_the_car_on_the_pole_space_takes_the_first_turn(pole: str, seat: int) -> None:
    rest = [letter for letter in "KBGYOR" if letter != pole]
    spaces = ("2b1", "1c2", "1a2", "1b1", "1c1")
    grid = ",".join([f"{pole}2a1", *map("".join, zip(rest, spaces, strict=True))])
    state, events = start_race("K0@1,B0@2,G1@3,Y1@4,O2@5,R2@6", grid)
    assert events == (
        ev.PowerChosen(Seat(0), PowerId("tricky")),
        ev.PowersKept((PowerId("tricky"), None, None)),
        ev.RaceStarted(Seat(seat)),
    )
    assert state.phase is df.Phase.PLAY_CARD
    assert df.to_act(state) == (seat,)


@rule("R4.1")
@pytest.mark.parametrize(
    ("owners", "seat"),
    [
        ("G1@3,O2@5,R0@6", 1),  # black on the pole and blue on 2b1 have none; green on 1c2 has
        ("O2@5,R0@6", 2),  # nor green, nor yellow on 1a2: orange on 1b1
        ("R0@6", 0),  # red on the last space
        ("B2@2,G1@3", 2),  # the very next one
    ],
)
def test_if_the_car_on_the_pole_has_no_owner_the_next_in_grid_order_decides(owners: str, seat: int) -> None:
    state, events = start_race(owners, GRID.removeprefix("cars="))
    assert events[-1] == ev.RaceStarted(Seat(seat))
    assert df.to_act(state) == (seat,)


@rule("R4.1")
def test_turns_pass_to_the_left() -> None:
    state = position(f"{NO_BETS} hands=E1.E4/E2/E3 {SPREAD} turn=1")
    seats = []
    for _ in range(4):
        (seat,) = df.to_act(state)
        seats.append(seat)
        state, _ = df.apply(state, df.legal_actions(state, seat)[0])
        while state.phase is df.Phase.MOVE_CAR:
            state, _ = df.apply(state, df.legal_actions(state, seat)[0])
    assert seats == [1, 2, 0, 0]  # at the end only seat 0 has a card (R4.10)


# --- R4.2: playing a card -------------------------------------------------------------------------


@rule("R4.2")
def test_a_player_with_cards_plays_any_one_of_the_hand_and_must_play_one() -> None:
    state = position(f"{NO_BETS} hands=A1.E1.8K/E2/E3 {SPREAD}")
    assert legal(state, 0) == {"0 play A1", "0 play E1", "0 play 8K"}
    assert legal(state, 1) == legal(state, 2) == set()


@rule("R4.2")
def test_the_card_leaves_the_hand_and_lies_on_the_discard_pile_once_it_is_resolved() -> None:
    state = position(f"{NO_BETS} hands=A1.E1/E2/E3 discard=F1.F2 {SPREAD}")
    state, _ = play(state, "0 play E1")
    assert names(state, state.cards.hands[0]) == "A1"
    assert state.card_in_play == card("E1")
    assert [state.setup.deck.cards[i].name for i in state.cards.discard] == ["F1", "F2"]
    state, _ = play(state, "0 move K 3c2")
    assert state.card_in_play is None
    assert [state.setup.deck.cards[i].name for i in state.cards.discard] == ["F1", "F2", "E1"]


@rule("R4.2")
def test_a_card_that_was_shown_is_no_longer_known_to_be_in_the_hand_once_played() -> None:
    state = position(f"{NO_BETS} hands=A1.E1/E2/E3 shown=A1.E1/E2/- {SPREAD}")
    state, _ = play(state, "0 play E1", "0 move K 3c2")
    assert [names(state, shown) for shown in state.cards.shown] == ["A1", "E2", "-"]


@rule("R4.2")
def test_everybody_may_look_through_the_whole_discard_pile() -> None:
    state = position(f"{NO_BETS} hands=E1/E2/E3 discard=F1.A4.8K {SPREAD}")
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        seen = df.view(state, seat).state.cards.discard
        assert [state.setup.deck.cards[i].name for i in seen] == ["F1", "A4", "8K"]


@rule("R4.2")
def test_a_card_that_moves_nothing_is_played_all_the_same() -> None:
    state = position(f"{NO_BETS} hands=8K/E2/E3 cars=K6a1,B6a2,G6a3,Y7a,O7b,R1a1")
    state, events = play(state, "0 play 8K")
    assert events == (
        ev.CardPlayed(Seat(0), card("8K"), False),
        ev.LinePassedOver(Car.BLACK, False),
        ev.TurnStarted(Seat(1)),
    )
    assert [state.setup.deck.cards[i].name for i in state.cards.discard] == ["8K"]


# --- R4.3, R4.4: resolving the lines --------------------------------------------------------------


@rule("P2", "R4.3", "R4.4")
def test_red_six_yellow_four_black_two_blue_one_then_the_card_is_discarded() -> None:
    state = position(f"{NO_BETS} hands=B1/E2/E3 cars=K1a1,B3a,G1c1,Y4c3,O2b3,R4a")
    state, events = play(state, "0 play B1", "0 move R 8a", "0 move Y 6a3", "0 move K 2c1", "0 move B 4b1")
    assert events == (
        ev.CardPlayed(Seat(0), card("B1"), False),
        moved(0, Car.RED, "4a", "5a", "6a1", "6a2", "6a3", "7a", "8a"),
        moved(0, Car.YELLOW, "4c3", "5b", "6a1", "6a2", "6a3"),
        moved(0, Car.BLACK, "1a1", "1b2", "2c1"),
        moved(0, Car.BLUE, "3a", "4b1"),
        ev.TurnStarted(Seat(1)),
    )
    assert str(state).count("discard=B1") == 1
    assert [cell.name if (cell := state.cell(car)) else "" for car in df.CARS] == [
        "2c1", "4b1", "1c1", "6a3", "2b3", "8a",
    ]  # fmt: skip


@rule("R4.3")
def test_lines_are_resolved_from_top_to_bottom_one_decision_each() -> None:
    state = position(f"{NO_BETS} hands=A1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play A1")
    order = []
    while state.phase is df.Phase.MOVE_CAR:
        order.append(df.CARS[state.turn.car].letter)
        state, _ = df.apply(state, df.legal_actions(state, Seat(0))[0])
    assert order == list("GKOYBR")


@rule("R4.3")
@pytest.mark.parametrize("car", df.CARS)
def test_a_speed_8_card_moves_its_car_eight_spaces(car: Car) -> None:
    others = "".join(c.letter for c in df.CARS if c != car)
    state = position(
        f"df1 players=3 tracks=ring owners={car.letter}0@1 hands=8{car.letter}/E2/E3 cars={car.letter}2a1"
        f" home={others} bets=KKK/KKK/KKK"
    )
    # 2a2 3a 4a 5a 6a1 6a2 6a3 7a: eight spaces by the inside; every detour ends in the squeeze or before it.
    state, _ = play(state, f"0 play 8{car.letter}")
    ends = {text.split()[-1] for text in legal(state, 0)}
    assert "7a" in ends
    assert "7b" in ends
    assert not ends & {"8a", "8b", "8c1", "finish", "2a2"}


@rule("R4.4")
def test_the_player_of_the_card_steers_every_car_on_it_own_or_not() -> None:
    # Seat 1 plays A1 G6 K5 O4 Y3 B2 R1; black and blue belong to seat 0, orange and red to seat 2.
    state = position(f"{NO_BETS} hands=E1/A1/E3 {SPREAD} turn=1")
    state, _ = play(state, "1 play A1")
    while state.phase is df.Phase.MOVE_CAR:
        assert df.to_act(state) == (1,)
        assert refused(state, f"0 move {df.CARS[state.turn.car].letter} 9a") is df.Reason.NOT_YOUR_TURN
        state, _ = df.apply(state, df.legal_actions(state, Seat(1))[0])
    assert df.to_act(state) == (2,)


@rule("R4.4")
def test_the_player_of_the_card_steers_a_car_without_an_owner() -> None:
    state = position(
        f"df1 players=3 tracks=ring owners=K0@1,B1@1,G2@1 options=en+standard+bets=no hands=E5/E2/E3 {SPREAD}"
    )
    state, events = play(state, "0 play E5", "0 move O 9c1")
    assert of_kind(events, ev.CarMoved)[0].seat == 0
    assert state.cell(Car.ORANGE) == RING.cell("9c1")


# --- R4.5: wilds ----------------------------------------------------------------------------------


@rule("P3", "R4.5")
def test_a_wild_names_a_colour_that_is_not_on_the_card() -> None:
    state = position(f"{NO_BETS} hands=C1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play C1", "0 move B 4a", "0 move O 9a")
    assert state.phase is df.Phase.NAME_WILD
    assert legal(state, 0) == {"0 wild K", "0 wild G", "0 wild R"}
    for letter in "BOY":
        assert refused(state, f"0 wild {letter}") is df.Reason.COLOUR_ON_CARD


@rule("R4.5")
def test_the_named_car_moves_the_number_of_the_wild_line() -> None:
    state = position(f"{NO_BETS} hands=E1/E2/E3 {SPREAD} phase=name-wild card=C1 line=2")
    state, events = play(state, "0 wild K")
    assert events == (ev.WildNamed(Seat(0), Car.BLACK),)
    # Black on 1a1 with blue on 1b1 and green on 1c1: two spaces.
    assert legal(state, 0) == {"0 move K 2a1", "0 move K 2b1", "0 move K 2c1"}
    state, events = play(state, "0 move K 2c1")
    assert events == (moved(0, Car.BLACK, "1a1", "1b2", "2c1"),)
    assert state.turn.car == Car.YELLOW  # the line below


@rule("R4.5")
def test_the_colour_is_named_when_the_line_is_reached() -> None:
    state = position(f"{NO_BETS} hands=C1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play C1")
    assert state.phase is df.Phase.MOVE_CAR
    assert refused(state, "0 wild K") is df.Reason.WRONG_PHASE
    # A wild on the first line is named at once.
    state = position(f"{NO_BETS} hands=F1/E2/E3 {SPREAD}")
    state, events = play(state, "0 play F1")
    assert events == (ev.CardPlayed(Seat(0), card("F1"), False),)
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "BGYOR"}


@rule("R4.5", "R4.9")
def test_a_wild_may_name_a_car_that_is_home_and_then_nothing_moves() -> None:
    state = position(f"{NO_BETS} hands=F1/E2/E3 cars=K1a1,G1c1,Y3a,O3b1,R3c1 home=B")
    state, _ = play(state, "0 play F1")
    assert "0 wild B" in legal(state, 0)
    state, events = play(state, "0 wild B")
    assert events == (ev.WildNamed(Seat(0), Car.BLUE), ev.LinePassedOver(Car.BLUE, True))
    assert state.turn.car == Car.BLACK


@rule("R4.5", "R4.9")
def test_a_wild_may_name_a_blocked_car_and_then_nothing_moves() -> None:
    state = position(f"{NO_BETS} hands=F1/E2/E3 cars=K1a1,B6a1,G6a2,Y3a,O3b1,R3c1")
    state, events = play(state, "0 play F1", "0 wild B")
    assert events[1:] == (ev.WildNamed(Seat(0), Car.BLUE), ev.LinePassedOver(Car.BLUE, False))
    assert state.turn.car == Car.BLACK


@rule("R4.5")
def test_two_wilds_name_two_different_colours() -> None:
    state = position(f"{NO_BETS} hands=G1/E2/E3 {SPREAD}")
    state, _ = play(state, "0 play G1", "0 move K 4b1")
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "BGYOR"}
    assert refused(state, "0 wild K") is df.Reason.COLOUR_ON_CARD
    state, _ = play(state, "0 wild O", "0 move O 8b")
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "BGYR"}
    assert refused(state, "0 wild O") is df.Reason.COLOUR_NAMED_TWICE
    assert refused(state, "0 wild K") is df.Reason.COLOUR_ON_CARD


@rule("R4.5")
def test_a_colour_that_could_not_move_when_it_was_named_is_spent_all_the_same() -> None:
    state = position(f"{NO_BETS} hands=G1/E2/E3 cars=K1a1,G1c1,Y5a,O6a2,R8a home=B")
    state, _ = play(state, "0 play G1", "0 move K 4b1", "0 wild B")
    assert legal(state, 0) == {f"0 wild {letter}" for letter in "GYOR"}
    assert refused(state, "0 wild B") is df.Reason.COLOUR_NAMED_TWICE


@rule("R4.5")
def test_what_a_wild_named_is_forgotten_with_the_next_card() -> None:
    state = position(f"{NO_BETS} hands=G1/G2/E3 {SPREAD}")
    state, _ = play(
        state, "0 play G1", "0 move K 4b1", "0 wild O", "0 move O 8b", "0 wild G", "0 move G 1c2",
        "1 play G2", "1 move B 4a",
    )  # fmt: skip
    assert legal(state, 1) == {f"1 wild {letter}" for letter in "KGYOR"}


@rule("R13.4", "R4.5")
def test_a_wild_is_named_even_if_every_colour_it_may_name_is_home_or_blocked() -> None:
    # C1 may name K, G, R: green and red are home, black stands behind blue in the squeeze.
    state = position(f"{NO_BETS} hands=C1/E2/E3 cars=K6a1,B6a2,Y1a1,O1b1 home=GR")
    state, _ = play(state, "0 play C1", "0 move B 9a", "0 move O 2b3")
    assert legal(state, 0) == {"0 wild K", "0 wild G", "0 wild R"}
    blocked = position(
        f"{NO_BETS} hands=E1/E2/E3 cars=K6a1,B6a2,Y1a1,O1b1 home=GR phase=name-wild card=C1 line=2"
    )
    for letter, home in (("K", False), ("G", True), ("R", True)):
        state, events = play(blocked, f"0 wild {letter}")
        assert events == (
            ev.WildNamed(Seat(0), Car.parse(letter)),
            ev.LinePassedOver(Car.parse(letter), home),
        )
        assert state.phase is df.Phase.MOVE_CAR
        assert state.turn.car == Car.YELLOW


@rule("R13.4")
def test_once_all_six_cars_are_home_the_rest_of_the_card_asks_nothing() -> None:
    # G1 is K6 *3 *1; the sixth car comes home on the first line.
    state = position(f"{NO_BETS} hands=G1.E1/E2/E3 cars=K9a home=BGYOR")
    state, events = play(state, "0 play G1", "0 move K finish")
    assert events == (
        ev.CardPlayed(Seat(0), card("G1"), False),
        moved(0, Car.BLACK, "9a", "1a1"),
        ev.CarFinished(Car.BLACK, 6),
        ev.HandDropped(Seat(0), 1),
        ev.HandDropped(Seat(1), 1),
        ev.HandDropped(Seat(2), 1),
        # Prizes 0+12, 9+6, 4+2; prices 1+2, 3+4, 5+6.
        ev.RaceScored(1, (9, 8, -5), tuple(map(Car.parse, "BGYORK")), ((), (), ())),
        ev.GameEnded((Seat(0),)),
    )
    assert df.is_over(state)


@rule("R13.4", "R5.1")
def test_bets_that_the_last_card_opened_are_made_although_all_cars_are_home() -> None:
    # Two bets are marked, the third is due: five cars home have crossed line 3.
    state = position(f"{THREE} hands=G1/E2/E3 cars=K7a home=BGYOR bets=KK/KK/KK")
    state, events = play(state, "0 play G1", "0 move K finish")
    assert events[-1] == ev.BetsOpened(3)
    assert df.to_act(state) == (0, 1, 2)
    state, events = play(state, "0 bet K", "1 bet B", "2 bet R")
    assert df.is_over(state)
    assert [type(event) for event in events[-3:]] == [ev.BetsClosed, ev.RaceScored, ev.GameEnded]


# --- R4.10: the end of the race, players without cards --------------------------------------------


@rule("R4.10")
def test_the_race_ends_when_nobody_can_play_a_card() -> None:
    state = position(f"{NO_BETS} hands=E1/-/- {SPREAD}")
    state, events = play(state, "0 play E1", "0 move K 3c2")
    assert df.is_over(state)
    assert df.to_act(state) == ()
    assert events[-2:] == (
        ev.RaceScored(1, (-3, -7, -11), (), ((), (), ())),
        ev.GameEnded((Seat(0),)),
    )


@rule("R4.10")
def test_the_race_ends_when_all_cars_have_finished_although_cards_are_left() -> None:
    state = position(
        "df1 players=3 tracks=ring owners=K0@1,B0@2 options=en+standard+bets=no"
        " hands=E1.E4/E2/E3 cars=K9a home=BGYOR"
    )
    # Seats 1 and 2 own no car and would play on, but there is no car left to race.
    state, _ = play(state, "0 play E1", "0 move K finish")
    assert df.is_over(state)
    assert names(state, state.cards.hands[1]) == "E2"


@rule("R4.10")
def test_a_player_without_cards_is_skipped() -> None:
    state = position(f"{NO_BETS} hands=E1/-/E3 {SPREAD}")
    state, events = play(state, "0 play E1", "0 move K 3c2")
    assert events[-1] == ev.TurnStarted(Seat(2))
    # All others skipped: the turn comes back to the same seat.
    state = position(f"{NO_BETS} hands=E1.E3/-/- {SPREAD}")
    state, events = play(state, "0 play E1", "0 move K 3c2")
    assert events[-1] == ev.TurnStarted(Seat(0))
    assert legal(state, 0) == {"0 play E3"}


@rule("R4.10")
def test_a_player_without_cards_may_still_steer_by_cunning() -> None:
    state = position(f"{NO_BETS} powers=-/cunning/- hands=E3/-/E2 {SPREAD}")
    state, _ = play(state, "0 play E3")
    assert df.to_act(state) == (1,)


# --- R6.2: hands that go out ----------------------------------------------------------------------


@rule("R6.2", "R13.9")
def test_a_player_whose_cars_are_all_home_drops_the_hand_face_down_after_the_card() -> None:
    # Black comes home on the first line of A6 (K6 O5 Y4 B3 R2 G1); blue is home already.
    state = position(f"{NO_BETS} hands=A6.E1.8K/E2/E3 cars=K8a,G1c1,Y3a,O3b1,R3c1 home=B")
    state, events = play(state, "0 play A6", "0 move K finish")
    assert of_kind(events, ev.CarFinished) == [ev.CarFinished(Car.BLACK, 2)]
    assert of_kind(events, ev.HandDropped) == []  # not before the card is resolved
    assert names(state, state.cards.hands[0]) == "E1.8K"
    state, events = play(state, "0 move O 5a", "0 move Y 6a1", "0 move R 4b1", "0 move G 1c2")
    assert events[-3:] == (
        moved(0, Car.GREEN, "1c1", "1c2"),
        ev.HandDropped(Seat(0), 2),
        ev.TurnStarted(Seat(1)),
    )
    assert names(state, state.cards.hands[0]) == "-"
    assert names(state, state.cards.dropped[0]) == "E1.8K"
    assert [state.setup.deck.cards[i].name for i in state.cards.discard] == ["A6"]


@rule("R6.2")
def test_dropped_cards_are_hidden_from_the_others_but_counted() -> None:
    state = position(f"{NO_BETS} hands=E1.F3/E2/E3 cars=K9a,G1c1,Y3a,O3b1,R3c1 home=B")
    state, _ = play(state, "0 play E1", "0 move K finish")
    for seat in (None, Seat(1), Seat(2)):
        seen = df.view(state, seat)
        assert names(seen.state, seen.state.cards.dropped[0]) == "-"
        assert seen.sizes.dropped == (1, 0, 0)
    own = df.view(state, Seat(0)).state
    assert names(own, own.cards.dropped[0]) == "F3"


@rule("R6.2")
def test_a_player_whose_last_car_another_brings_home_drops_the_hand_too() -> None:
    # Seat 0 plays green home, the last car of seat 1 (yellow is home).
    state = position(f"{NO_BETS} hands=E3.E1/E2.F1/E5 cars=K1a2,B1b2,G9a,O3b1,R3c1 home=Y")
    state, events = play(state, "0 play E3", "0 move G finish")
    assert events == (
        ev.CardPlayed(Seat(0), card("E3"), False),
        moved(0, Car.GREEN, "9a", "1a1"),
        ev.CarFinished(Car.GREEN, 2),
        ev.HandDropped(Seat(1), 2),
        ev.TurnStarted(Seat(2)),  # seat 1 plays no more
    )


@rule("R6.2")
def test_a_player_with_a_car_still_on_the_track_plays_on() -> None:
    state = position(f"{NO_BETS} hands=E1.E4/E2/E3 cars=K9a,B1b1,G1c1,Y3a,O3b1,R3c1")
    state, events = play(state, "0 play E1", "0 move K finish")
    assert of_kind(events, ev.HandDropped) == []
    assert names(state, state.cards.hands[0]) == "E4"


@rule("R6.2")
def test_a_player_without_any_car_plays_on_while_holding_cards() -> None:
    # Seat 2 owns nothing; the cars of seats 0 and 1 are home after this card, one without an owner races on.
    state = position(
        "df1 players=3 tracks=ring owners=K0@1,B1@2 options=en+standard+bets=no"
        " hands=E1.E2/E3/E4.E5 cars=K9a,Y1a1 home=BGOR turn=0"
    )
    state, events = play(state, "0 play E1", "0 move K finish")
    assert events[-3:] == (ev.HandDropped(Seat(0), 1), ev.HandDropped(Seat(1), 1), ev.TurnStarted(Seat(2)))
    state, events = play(state, "2 play E4", "2 move Y 2b3")
    assert events[-1] == ev.TurnStarted(Seat(2))
    state, events = play(state, "2 play E5")
    assert of_kind(events, ev.HandDropped) == []
    assert df.is_over(state)


@rule("R6.2")
def test_with_two_players_the_draw_pile_and_the_unused_speed_8_cards_go_too() -> None:
    state = position(
        "df1 players=2 tracks=ring owners=K0@1,B1@2,G1@1,Y1@1,O1@1,R1@1 options=en+standard+bets=no"
        " hands=E1.E2.8K/E3.8B piles=F1.F2.F3/F4 cars=K9a,B1b1,G1c1,Y3a,O3b1,R3c1"
    )
    state, events = play(state, "0 play E1", "0 move K finish")
    assert events[-2:] == (ev.HandDropped(Seat(0), 5), ev.TurnStarted(Seat(1)))  # and no card is drawn
    assert names(state, state.cards.dropped[0]) == "E2.F1.F2.F3.8K"
    assert state.cards.piles[0] == ()
    assert [state.setup.deck.cards[i].name for i in state.cards.piles[1]] == ["F4"]


# --- R9.2, R9.3, R10.1 c, R13.9: drawing ----------------------------------------------------------


@rule("R9.2", "R4.1")
def test_with_two_players_the_race_starts_with_seven_cards_from_the_top_of_the_own_pile() -> None:
    state = position(
        "df1 players=2 tracks=ring phase=keep-power owners=K1@1,B0@1 powers=tricky+strategic/-"
        " hands=A1.A2.A3.A4.A5.A6.B1.B2.8B/C1.C2.C3.C4.C5.C6.D1.D2.D3.8K"
        f" piles=B2.A1.B1.A6.A5.A4.A2.A3/D3.C1.D1.C6.C5.C4.C2.C3.D2 {GRID}"
    )
    state, events = play(state, "0 keep tricky")
    assert events[2:] == (
        ev.HandDrawn(Seat(0), tuple(map(card, ["A1", "A2", "A4", "A5", "A6", "B1", "B2"]))),
        ev.HandDrawn(Seat(1), tuple(map(card, ["C1", "C2", "C4", "C5", "C6", "D1", "D3"]))),
        ev.RaceStarted(Seat(1)),
    )
    assert names(state, state.cards.hands[0]) == "A1.A2.A4.A5.A6.B1.B2.8B"
    assert [[state.setup.deck.cards[i].name for i in pile] for pile in state.cards.piles] == [
        ["A3"],
        ["C3", "D2"],
    ]


TWO = "df1 players=2 tracks=ring owners=K0@1,B0@2,G0@3,Y1@4,O1@5,R1@6"


@rule("R9.3", "R13.9")
def test_with_two_players_a_card_from_the_hand_draws_the_top_card_of_the_own_pile() -> None:
    state = position(f"{TWO} options=en+standard+bets=no hands=E1.E2/E3 piles=F5.F1.F2/F4 {SPREAD}")
    state, events = play(state, "0 play E1", "0 move K 3c2")
    assert events[-2:] == (ev.CardDrawn(Seat(0), card("F5")), ev.TurnStarted(Seat(1)))
    assert names(state, state.cards.hands[0]) == "E2.F5"
    assert [state.setup.deck.cards[i].name for i in state.cards.piles[0]] == ["F1", "F2"]
    assert [state.setup.deck.cards[i].name for i in state.cards.piles[1]] == ["F4"]


@rule("R9.3")
def test_with_two_players_an_unused_speed_8_card_is_played_without_drawing() -> None:
    state = position(f"{TWO} options=en+standard+bets=no hands=E1.8K.8B/E3 piles=F5/F4 {SPREAD}")
    assert legal(state, 0) == {"0 play E1", "0 play 8K", "0 play 8B"}
    state, events = play(state, "0 play 8K", "0 move K 5b")
    assert of_kind(events, ev.CardDrawn) == []
    assert names(state, state.cards.hands[0]) == "E1.8B"
    assert [state.setup.deck.cards[i].name for i in state.cards.piles[0]] == ["F5"]


@rule("R9.3")
def test_with_two_players_nothing_is_drawn_from_an_empty_pile() -> None:
    state = position(f"{TWO} options=en+standard+bets=no hands=E1.E2/E3 piles=-/F4 {SPREAD}")
    state, events = play(state, "0 play E1", "0 move K 3c2")
    assert of_kind(events, ev.CardDrawn) == []
    assert events[-1] == ev.TurnStarted(Seat(1))


@rule("R9.3")
def test_only_the_player_who_draws_sees_the_card() -> None:
    drawn = ev.CardDrawn(Seat(0), card("F5"))
    assert df.for_viewer(drawn, Seat(0)) == drawn
    assert df.for_viewer(drawn, Seat(1)) == df.for_viewer(drawn, None) == ev.CardDrawn(Seat(0), None)


@rule("R13.9", "R5.1", "R9.3", "R6.2")
def test_after_a_card_come_discard_then_dropped_hands_then_drawing_then_bets_then_the_next_turn() -> None:
    # Seat 0 plays E4: yellow, the only car of seat 1, crosses line 3 and the finish.
    state = position(
        "df1 players=2 tracks=ring owners=K0@1,B0@2,G0@3,Y1@4,O0@5,R0@6"
        " hands=E4.E2/E3 piles=F5/F4 bets=KK/KK cars=K1a2,B1b2,G1c2,Y7a,O3b1,R3c1"
    )
    state, events = play(state, "0 play E4", "0 move Y finish")
    assert events[0] == ev.CardPlayed(Seat(0), card("E4"), False)
    (way,) = of_kind(events, ev.CarMoved)  # there are several ways
    assert (way.seat, way.car, way.start, way.bonus) == (0, Car.YELLOW, RING.cell("7a"), False)
    assert events[2:] == (
        ev.LineCrossed(Car.YELLOW, 3),
        ev.CarFinished(Car.YELLOW, 1),
        ev.HandDropped(Seat(1), 2),
        ev.CardDrawn(Seat(0), card("F5")),
        ev.BetsOpened(3),
    )
    assert [state.setup.deck.cards[i].name for i in state.cards.discard] == ["E4"]
    state, events = play(state, "1 bet K", "0 bet Y")
    assert events == (
        ev.BetPlaced(Seat(1), 3, Car.BLACK),
        ev.BetPlaced(Seat(0), 3, Car.YELLOW),
        ev.BetsClosed(3),
        ev.TurnStarted(Seat(0)),  # seat 1 plays no more
    )


HANDS_OF_THREE = "options=en+standard+hands-of-three=yes+bets=no"


@rule("R10.1", "R13.9")
def test_hands_of_three_draw_from_the_common_pile_also_after_a_speed_8_card() -> None:
    state = position(f"{THREE} {HANDS_OF_THREE} hands=E1.8K/E2/E3 piles=F5.F1 {SPREAD}")
    state, events = play(state, "0 play 8K", "0 move K 5b")
    assert events[-2:] == (ev.CardDrawn(Seat(0), card("F5")), ev.TurnStarted(Seat(1)))
    state, events = play(state, "1 play E2", "1 move B 3b2")
    assert events[-2:] == (ev.CardDrawn(Seat(1), card("F1")), ev.TurnStarted(Seat(2)))
    state, events = play(state, "2 play E3", "2 move G 3c2")
    assert of_kind(events, ev.CardDrawn) == []  # while it lasts
    assert events[-1] == ev.TurnStarted(Seat(0))


@rule("R13.9", "R6.2")
def test_the_common_pile_stays_when_a_player_goes_out() -> None:
    state = position(
        f"{THREE} {HANDS_OF_THREE} hands=E1.F2/E2/E3 piles=F5.F1 cars=K9a,G1c1,Y3a,O3b1,R3c1 home=B"
    )
    state, events = play(state, "0 play E1", "0 move K finish")
    assert events[-2:] == (ev.HandDropped(Seat(0), 1), ev.TurnStarted(Seat(1)))  # out: no card is drawn
    assert [state.setup.deck.cards[i].name for i in state.cards.piles[0]] == ["F5", "F1"]
    state, events = play(state, "1 play E2")  # blue is home
    assert events[-2:] == (ev.CardDrawn(Seat(1), card("F5")), ev.TurnStarted(Seat(2)))


@rule("R9.1", "R10.1")
def test_hands_of_three_with_two_players_leave_the_speed_8_cards_in_front() -> None:
    state = position(f"{TWO} {HANDS_OF_THREE} hands=E1.8K/E3 piles=F5.F1 {SPREAD}")
    state, events = play(state, "0 play 8K", "0 move K 5b")
    assert of_kind(events, ev.CardDrawn) == []
    state, events = play(state, "1 play E3", "1 move G 3c2")
    assert of_kind(events, ev.CardDrawn) == [ev.CardDrawn(Seat(1), card("F5"))]


# --- what is refused ------------------------------------------------------------------------------

PLAYING = f"{NO_BETS} hands=A1.E1/E2/E3 {SPREAD}"
MOVING = f"{NO_BETS} hands=A1/E2/E3 {SPREAD} phase=move-car card=E1 car=K"
NAMING = f"{NO_BETS} hands=A1/E2/E3 {SPREAD} phase=name-wild card=G1 line=2 named=R"
TRICKY = f"{NO_BETS} powers=tricky/-/- hands=A1.E1.8K/E2/E3 {SPREAD}"
STRATEGIC = f"{NO_BETS} powers=strategic/-/- hands=A1/E2/E3 {SPREAD}"
SKIPPED = f"{STRATEGIC} phase=move-car card=A3 line=3 car=K skipped=1"
ASKED_TO_SKIP = (
    f"{NO_BETS} powers=strategic/cunning/- hands=A1/E2/E4 {SPREAD} phase=choose-skip card=E3 car=G"
)
BONUS = f"{NO_BETS} powers=determined/-/- hands=A1/E2/E3 {SPREAD} phase=bonus card=A5 line=5 car=K bonus=2"
BETTING = f"{THREE} hands=A1/E2/E3 {SPREAD} phase=bet secrets=0_bet_K/-/-"
OVER = f"{NO_BETS} hands=-/-/- {SPREAD} phase=over"
ASKED = {
    "playing": PLAYING,
    "moving": MOVING,
    "naming": NAMING,
    "tricky": TRICKY,
    "strategic": STRATEGIC,
    "skipped": SKIPPED,
    "asked to skip": ASKED_TO_SKIP,
    "bonus": BONUS,
    "betting": BETTING,
    "over": OVER,
}


REFUSED = [
    ("playing", "1 play E2", "not-your-turn"),
    ("playing", "0 play E2", "card-not-in-hand"),
    ("playing", "0 play 8K", "card-not-in-hand"),
    ("playing", "0 play F1 reverse", "card-not-in-hand"),
    ("playing", "0 play A1 reverse", "cannot-reverse"),
    ("playing", "0 move K 1a2", "wrong-phase"),
    ("playing", "0 wild K", "wrong-phase"),
    ("playing", "0 skip", "wrong-phase"),
    ("playing", "0 no-skip", "wrong-phase"),
    ("playing", "0 bonus K none", "wrong-phase"),
    ("playing", "0 bet K", "wrong-phase"),
    ("playing", "0 bid A1", "wrong-phase"),
    ("playing", "0 keep tricky", "wrong-phase"),
    ("playing", "0 swap none", "wrong-phase"),
    ("tricky", "0 play E1 reverse", "cannot-reverse"),
    ("tricky", "0 play 8K reverse", "cannot-reverse"),
    ("moving", "0 move K 1a1", "out-of-reach"),
    ("moving", "0 move K 1a2", "out-of-reach"),
    ("moving", "0 move K 4c1", "out-of-reach"),
    ("moving", "0 move K finish", "out-of-reach"),
    ("moving", "0 move B 3c2", "wrong-car"),
    ("moving", "0 skip", "cannot-skip"),
    ("moving", "0 no-skip", "wrong-phase"),
    ("moving", "0 play A1", "wrong-phase"),
    ("moving", "0 bonus K 3c2", "wrong-phase"),
    ("moving", "0 wild K", "wrong-phase"),
    ("moving", "0 bet K", "wrong-phase"),
    ("moving", "1 move K 3c2", "not-your-turn"),
    ("naming", "0 wild R", "colour-named-twice"),
    ("naming", "0 wild K", "colour-on-card"),
    ("naming", "0 skip", "cannot-skip"),
    ("naming", "0 no-skip", "wrong-phase"),
    ("naming", "0 move B 1b2", "wrong-phase"),
    ("naming", "1 wild B", "not-your-turn"),
    ("strategic", "0 skip", "wrong-phase"),
    ("skipped", "0 skip", "cannot-skip"),
    ("asked to skip", "0 move G 1c2", "wrong-phase"),
    ("asked to skip", "1 move G 1c2", "not-your-turn"),
    ("asked to skip", "1 skip", "not-your-turn"),
    ("asked to skip", "0 play A1", "wrong-phase"),
    ("bonus", "0 bonus K 1a2", "out-of-reach"),
    ("bonus", "0 bonus K 1a1", "out-of-reach"),
    ("bonus", "0 bonus B 2b1", "wrong-car"),
    ("bonus", "0 bonus B none", "wrong-car"),
    ("bonus", "0 bonus K finish", "out-of-reach"),
    ("bonus", "0 move K 2a1", "wrong-phase"),
    ("bonus", "0 skip", "wrong-phase"),
    ("bonus", "1 bonus K none", "not-your-turn"),
    ("betting", "0 bet B", "not-your-turn"),
    ("betting", "1 play E2", "wrong-phase"),
    ("betting", "1 move G 1c2", "wrong-phase"),
    ("betting", "1 skip", "wrong-phase"),
    ("over", "0 play A1", "game-over"),
    ("over", "1 bet K", "game-over"),
    ("over", "2 skip", "game-over"),
]


@rule("R4.2", "R4.4", "R4.5", "R8.4", "R8.5", "R5.1")
@pytest.mark.parametrize(("asked", "action", "reason"), REFUSED)
def test_what_the_rules_do_not_allow_is_refused_with_its_reason_and_changes_nothing(
    asked: str, action: str, reason: str
) -> None:
    state = position(ASKED[asked])
    twin = position(ASKED[asked])
    assert refused(state, action) == reason
    assert state == twin
    assert str(state) == str(twin)


def test_the_table_above_provokes_every_reason_of_the_race_and_the_bets() -> None:
    assert {reason for _, _, reason in REFUSED} == {
        "not-your-turn", "wrong-phase", "game-over", "card-not-in-hand", "cannot-reverse", "colour-on-card",
        "colour-named-twice", "cannot-skip", "wrong-car", "out-of-reach",
    }  # fmt: skip


@rule("R4.2")
def test_a_card_that_only_looks_like_one_of_the_hand_is_refused() -> None:
    state = position(PLAYING)
    real = card("E1")
    for false in (
        df.SpeedCard("E1", real.lines),  # of no deck
        df.SpeedCard("E1", card("8K").lines, real.index),
        df.SpeedCard("8K", real.lines, 99),
    ):
        with pytest.raises(df.IllegalAction) as caught:
            df.apply(state, df.PlayCard(Seat(0), false))
        assert caught.value.reason is df.Reason.CARD_NOT_IN_HAND
    assert state == position(PLAYING)


@rule("R4.8")
def test_a_space_of_another_track_with_the_same_number_is_out_of_reach() -> None:
    state = position(MOVING)
    elsewhere = df.TRACKS["marina-bay"]
    for action in df.legal_actions(state, Seat(0)):
        assert isinstance(action, df.MoveCar)
        with pytest.raises(df.IllegalAction) as caught:
            df.apply(state, df.MoveCar(Seat(0), Car.BLACK, elsewhere.cells[action.to.index]))
        assert caught.value.reason is df.Reason.OUT_OF_REACH


# --- the race told twice --------------------------------------------------------------------------

TABLES = [
    *({"players": players, "track": track} for players in range(2, 7) for track in (RING, OVAL)),
    *({"players": players, "track": name} for players in (3, 4) for name in df.TRACKS),
    *({"players": players, "track": RING, "mode": "long-distance"} for players in (2, 4)),
    *({"players": players, "track": OVAL, "mode": "beginner"} for players in (2, 4, 5)),
    *({"players": players, "track": RING, "hands_of_three": True} for players in (2, 3, 6)),
    *({"players": players, "track": RING, "auction": False} for players in (2, 4, 6)),
    *({"players": players, "track": OVAL, "first_home_wins": True} for players in (3, 5)),
]


def table_name(table: dict[str, object]) -> str:
    words = [value.name if isinstance(value, df.Track) else str(value) for value in table.values()]
    return " ".join([*words[:2], *(f"{key}={value}" for key, value in list(table.items())[2:])])


@rule(
    "R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.8", "R4.9", "R4.10", "R5.1", "R5.3", "R6.1", "R6.2", "R7.3",
    "R8.1", "R8.2", "R8.3", "R8.4", "R8.5", "R8.6", "R8.8", "R9.3", "R13.4", "R13.5", "R13.6", "R13.7",
    "R13.9", "R13.12",
)  # fmt: skip
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_random_races_go_as_a_plain_second_reading_of_the_rules_says(table: dict[str, object]) -> None:
    for game in range(8):
        rng = random.Random(f"{table_name(table)} {game}")
        setup = df.make_setup(**table)  # type: ignore[arg-type]
        state = df.new_game(seed=f"told twice {game}", setup=setup)
        while state.phase in (df.Phase.BID, df.Phase.KEEP_POWER, df.Phase.SWAP_POWER):
            seat = df.to_act(state)[0]
            state, _ = df.apply(state, rng.choice(df.legal_actions(state, seat)))
        follow(state, rng)


def follow(state: df.GameState, rng: random.Random) -> None:
    """Plays a race at random and holds every question and the result against the referee."""
    referee = Referee(state)
    story = referee.race()
    question = next(story)
    while question:
        assert {int(seat): legal(state, seat) for seat in df.to_act(state)} == question.options, str(state)
        answer = rng.choice(sorted(question.options[rng.choice(sorted(question.options))]))
        state, _ = play(state, answer)
        if rng.random() < 0.04:
            assert position(str(state)) == state
        try:
            question = story.send(answer)
        except StopIteration:
            break
    deck = state.setup.deck
    assert df.is_over(state)
    assert "".join(car.letter for car in state.cars.home) == "".join(referee.home)
    assert {c.letter: cell.name for c in df.CARS if (cell := state.cell(c))} == referee.place
    assert [deck.cards[index].name for index in state.cards.discard] == referee.discard
    for seat in range(state.players):
        assert set(names(state, state.cards.hands[seat]).split(".")) - {"-"} == referee.hands[seat]
        assert set(names(state, state.cards.dropped[seat]).split(".")) - {"-"} == referee.dropped[seat]
        assert "".join(car.letter for car in state.bets[seat]) == referee.bets[seat]
    assert state.cars.laps == tuple(referee.rounds.values())
    if state.setup.options.money_decides:
        assert [
            row.money for row in sorted(df.standings(state).rows, key=lambda r: r.seat)
        ] == referee.money()
