"""Finish and scoring (R6.1 to R6.3, R7.1 to R7.4, R13.13, P9)."""

from random import Random

import pytest

import downforce as df
from downforce.model.ids import Car, Seat
from downforce.rules import events as ev
from tests.ledger import rule
from tests.rules.helpers import RING, cars, legal, of_kind, play, position

LINE = "df1 players=3 tracks=ring owners=K0@1,B0@2,G1@3,Y1@4,O2@5,R2@6"
NO_BETS = f"{LINE} options=en+standard+bets=no"


def over(owners: str, home: str, bets: str, *, on_track: str = "", players: int = 3) -> df.Standings:
    """The standings of a race that has ended."""
    fields = [
        f"df1 players={players} tracks=ring phase=over",
        f"owners={owners}" if owners else "",
        f"home={home}" if home else "",
        f"cars={on_track}" if on_track else "",
        f"bets={bets}",
    ]
    return df.standings(position(" ".join(filter(None, fields))))


def money(standings: df.Standings) -> dict[int, int]:
    return {int(row.seat): row.money for row in standings.rows}


def ranks(standings: df.Standings) -> list[tuple[int, int]]:
    """Rank and seat, best first."""
    return [(row.rank, int(row.seat)) for row in standings.rows]


# --- R6.1 -----------------------------------------------------------------------------------------


@rule("R6.1")
def test_a_car_over_the_finish_line_at_once_takes_the_next_place_and_leaves_the_track() -> None:
    state = position(f"{NO_BETS} hands=D2/E2/E3 cars=K9b2,B2b1,G1c1,Y2a1,R9a home=O")
    # D2 is R6 K4 G2.
    state, events = play(state, "0 play D2", "0 move R finish")
    assert events[1:] == (
        ev.CarMoved(Seat(0), Car.RED, RING.cell("9a"), (RING.cell("1a1"),), False),
        ev.CarFinished(Car.RED, 2),
    )
    assert state.cars.home == (Car.ORANGE, Car.RED)
    assert state.cell(Car.RED) is None
    state, events = play(state, "0 move K finish")
    assert of_kind(events, ev.CarFinished) == [ev.CarFinished(Car.BLACK, 3)]
    assert state.cars.home == (Car.ORANGE, Car.RED, Car.BLACK)


@rule("R6.1")
def test_six_cars_take_six_places_in_the_order_they_cross() -> None:
    # A1 is G6 K5 O4 Y3 B2 R1.
    state = position(f"{NO_BETS} hands=A1/E2/E3 cars=G6a3,K6a2,O7a,Y8a,B9b1,R9c2")
    state, events = play(
        state, "0 play A1", "0 move G finish", "0 move K finish", "0 move O finish", "0 move Y finish",
        "0 move B finish", "0 move R finish",
    )  # fmt: skip
    assert [event.place for event in of_kind(events, ev.CarFinished)] == [1, 2, 3, 4, 5, 6]
    assert state.cars.home == cars("GKOYBR")
    assert df.is_over(state)


@rule("R6.1")
def test_how_far_past_the_line_a_car_would_go_does_not_matter() -> None:
    # Speed-8 from the last space: the space beyond the line is left free for the next car.
    state = position(f"{NO_BETS} hands=8K.E1/E2/E3 cars=K9a,B9b2,G2c1,Y2a1,O2b1,R3a")
    state, _ = play(state, "0 play 8K", "0 move K finish")
    assert state.cars.home == (Car.BLACK,)
    assert RING.cell("1a1").index not in state.cars.cells
    state, _ = play(state, "1 play E2")
    assert legal(state, 1) == {"1 move B finish"}


@rule("R6.1")
def test_a_car_that_has_left_the_track_makes_room_within_the_same_card() -> None:
    # B2 is K6 R4 Y2 O1: red on 8a stands behind black on 9a and orange on 9b1.
    state = position(f"{NO_BETS} hands=B2/E2/E3 cars=K9a,B2b1,G1c2,Y2a1,O9b1,R8a")
    state, _ = play(state, "0 play B2", "0 move K finish")
    assert state.turn.car == Car.RED
    assert legal(state, 0) == {"0 move R finish"}


# --- R6.3 -----------------------------------------------------------------------------------------


@rule("R6.3", "R4.10")
def test_a_car_that_never_crosses_has_no_place_and_no_prize_and_bets_on_it_pay_nothing() -> None:
    # Only red is home. Everybody bet on black, which is far ahead of the rest.
    result = over("K0@1,R1@2,B2@0", "R", "KKK/KKK/KKK", on_track="K9a,B1b1,G1c1,Y1a1,O1a2")
    assert money(result) == {0: -1, 1: 12 - 2, 2: 0}
    (black,) = [row for row in result.rows if row.seat == 0]
    assert black.sheets[0].prizes == ()
    assert black.sheets[0].bets == ((Car.BLACK, 0), (Car.BLACK, 0), (Car.BLACK, 0))


@rule("R6.3")
def test_the_owner_of_a_stalled_car_keeps_all_other_winnings() -> None:
    # Seat 0: black stalled, blue first, and bets on red, second: 12 + 6 + 4 + 2, prices 3 + 4.
    result = over("K0@3,B0@4,R1@1", "BR", "RRR/KKK/KKK", on_track="K9a,G1c1,Y1a1,O1a2")
    assert money(result)[0] == 12 + (6 + 4 + 2) - 7


@rule("R6.3", "R7.3")
def test_if_no_car_is_home_only_the_prices_count() -> None:
    result = over("K0@3,B1@4,R2@3", "", "K/B/R", on_track="K9a,B3a,G1c1,Y1a1,O1a2,R9b2")
    assert money(result) == {0: -3, 1: -4, 2: -3}
    assert result.winners == (0, 2)


# --- R7.1, R7.2 -----------------------------------------------------------------------------------


@rule("R7.1")
@pytest.mark.parametrize(("place", "prize"), [(1, 12), (2, 9), (3, 6), (4, 4), (5, 2), (6, 0)])
def test_the_prize_of_each_place(place: int, prize: int) -> None:
    order = list("BGYOR")
    order.insert(place - 1, "K")
    result = over("K0@0", "".join(order), "BBB/BBB/BBB".replace("B", order[5]))
    # Everybody bet on the last car home, which pays nothing.
    assert money(result) == {0: prize, 1: 0, 2: 0}
    (own,) = [row for row in result.rows if row.seat == 0]
    assert own.sheets[0].prizes == ((Car.BLACK, prize),)
    assert own.sheets[0].prize_total == prize
    assert own.best_place == place


@rule("R7.1")
def test_prizes_of_several_cars_add_up() -> None:
    assert money(over("K0@0,B0@0,G1@0,Y1@0,O2@0,R2@0", "KBGYOR", "-/-/-")) == {0: 21, 1: 10, 2: 2}
    assert money(over("K0@0,B1@0,G1@0,Y1@0,O1@0,R1@0", "KBGYOR", "-/-/-")) == {0: 12, 1: 21, 2: 0}


@rule("R7.2")
@pytest.mark.parametrize(
    ("bet", "payouts"), [(1, (9, 6, 3, 0, 0, 0)), (2, (6, 4, 2, 0, 0, 0)), (3, (3, 2, 1, 0, 0, 0))]
)
def test_what_each_bet_pays_for_each_place(bet: int, payouts: tuple[int, ...]) -> None:
    home = "KBGYOR"
    for place, payout in enumerate(payouts):
        marks = ["R", "R", "R"]  # last, so nothing
        marks[bet - 1] = home[place]
        result = over("", home, f"{''.join(marks)}/RRR/RRR")
        assert money(result) == {0: payout, 1: 0, 2: 0}
        sheet = next(row for row in result.rows if row.seat == 0).sheets[0]
        assert sheet.bets[bet - 1] == (Car.parse(home[place]), payout)
        assert sheet.bet_total == payout


@rule("R7.2")
def test_bets_that_were_never_opened_pay_nothing() -> None:
    # Nobody is home and only line 1 was crossed: one bet each. One car home: three bets.
    assert money(over("", "", "K/B/G", on_track="K3a,B1b1,G1c1,Y1a1,O1a2,R1c2")) == {0: 0, 1: 0, 2: 0}
    assert money(over("", "K", "KKK/BBB/BKK", on_track="B9a,G1c1,Y1a1,O1a2,R1c2")) == {0: 18, 1: 0, 2: 9}


# --- R7.3, R7.4 -----------------------------------------------------------------------------------


@rule("R7.4", "P9")
def test_the_worked_example_comes_to_fifteen() -> None:
    result = over("Y0@5,G0@4,B1@6,R2@6", "BYRKGO", "YYB/KKK/KKK")
    own = next(row for row in result.rows if row.seat == 0)
    sheet = own.sheets[0]
    assert sheet.prices == ((Car.GREEN, 4), (Car.YELLOW, 5))
    assert sheet.prizes == ((Car.GREEN, 2), (Car.YELLOW, 9))
    assert sheet.bets == ((Car.YELLOW, 6), (Car.YELLOW, 4), (Car.BLUE, 3))
    assert (sheet.prize_total, sheet.bet_total, sheet.auction_total) == (11, 13, 9)
    assert own.money == 15
    assert own.best_place == 2
    assert result.winners == (0,)


@rule("R7.4", "R7.3")
def test_the_worked_example_played_out_is_scored_in_the_event() -> None:
    # Orange, the last car, comes home with the last card: the order of R7.4.
    state = position(
        "df1 players=3 tracks=ring owners=Y0@5,G0@4,B1@6,R1@1,K2@2,O2@3 hands=E5/-/- cars=O9a home=BYRKG"
        " bets=YYB/BYR/OOO"
    )
    state, events = play(state, "0 play E5", "0 move O finish")
    # Seat 1: 12 + 6, bets 9 + 4 + 1, prices 7. Seat 2: 4 + 0, bets 0, prices 5.
    assert events[2:] == (
        ev.CarFinished(Car.ORANGE, 6),
        ev.RaceScored(1, (15, 25, -1), cars("BYRKGO"), (cars("YYB"), cars("BYR"), cars("OOO"))),
        ev.GameEnded((Seat(1),)),
    )
    assert df.is_over(state)


@rule("R7.3")
def test_the_most_money_wins_not_the_first_place() -> None:
    result = over("K0@6,B1@0", "KB", "BBB/KKK/GGG", on_track="G1c1,Y1a1,O1a2,R1c2")
    # Seat 0: 12 + 6 + 4 + 2 - 6 = 18. Seat 1: 9 + 9 + 6 + 3 = 27.
    assert money(result) == {0: 18, 1: 27, 2: 0}
    assert result.winners == (1,)
    assert ranks(result) == [(1, 1), (2, 0), (3, 2)]


@rule("R7.3")
def test_a_tie_goes_to_the_player_whose_best_car_finished_higher() -> None:
    # Seat 0: second, 9 - 3. Seat 1: third, 6. Seat 2: fourth and fifth, 4 + 2. All have 6.
    result = over("B0@3,G1@0,Y2@0,O2@0", "KBGYOR", "RRR/RRR/RRR")
    assert money(result) == {0: 6, 1: 6, 2: 6}
    assert result.winners == (0,)
    assert ranks(result) == [(1, 0), (2, 1), (3, 2)]


@rule("R7.3")
def test_the_tie_break_looks_at_the_best_car_not_at_the_sum() -> None:
    # Seat 0: first and sixth, 12 + 0 - 3. Seat 1: second, 9. The best car of seat 0 is first.
    result = over("K0@3,R0@0,B1@0", "KBGYOR", "RRR/RRR/RRR")
    assert money(result) == {0: 9, 1: 9, 2: 0}
    assert result.winners == (0,)
    # Best car against two good ones: seat 1 has second and third, 9 + 6 - 3; seat 0 first, 12.
    assert over("K0@0,B1@3,G1@0", "KBGYOR", "RRR/RRR/RRR").winners == (0,)


@rule("R7.3")
def test_a_player_with_a_car_home_beats_one_without_at_equal_money() -> None:
    result = over("R0@0,K1@0,B2@0", "GYOR", "OOO/OOO/OOO", on_track="K1a1,B1b1")
    # Everybody: bets on orange, third: 3 + 2 + 1. Red is fourth: 4 more, so take it back by the price.
    assert money(result) == {0: 10, 1: 6, 2: 6}
    result = over("R0@4,K1@0,B2@0", "GYOR", "OOO/OOO/OOO", on_track="K1a1,B1b1")
    assert money(result) == {0: 6, 1: 6, 2: 6}
    assert result.winners == (0,)
    assert ranks(result) == [(1, 0), (2, 1), (2, 2)]


@rule("R7.3")
def test_still_tied_players_without_a_car_home_share_the_win() -> None:
    state = position(
        f"{NO_BETS} hands=E1/-/- cars=K1a1,B1b1,G1c1,Y5a,O6a2,R8a".replace("K0@1,B0@2", "K0@4,B0@3")
    )
    state, events = play(state, "0 play E1", "0 move K 3c2")
    assert events[-2:] == (
        ev.RaceScored(1, (-7, -7, -11), (), ((), (), ())),
        ev.GameEnded((Seat(0), Seat(1))),
    )
    result = df.standings(state)
    assert result.winners == (0, 1)
    assert ranks(result) == [(1, 0), (1, 1), (3, 2)]


@rule("R7.3")
def test_winnings_may_be_below_nothing() -> None:
    result = over("K0@6,B1@5,G2@4", "RYOGBK", "KKK/KKK/KKK")
    assert money(result) == {0: -6, 1: 2 - 5, 2: 4 - 4}
    assert result.winners == (2,)


# --- R13.13 ---------------------------------------------------------------------------------------


@rule("R13.13")
def test_further_ranks_follow_the_rule_for_the_winner_among_the_others() -> None:
    # Money 12, 6 (third), 6 (fourth 4 + fifth 2), 0, and -1.
    result = over("K0@0,G1@0,Y2@0,O2@0,R3@0,B4@10", "KBGYOR", "RRR/RRR/RRR/RRR/RRR", players=5)
    assert money(result) == {0: 12, 1: 6, 2: 6, 3: 0, 4: -1}
    assert ranks(result) == [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)]


@rule("R13.13")
def test_equal_players_share_a_rank_and_the_next_one_is_left_out() -> None:
    result = over(
        "K0@0,B1@5,G2@5,Y3@6", "K", "GGG/GGG/GGG/GGG", on_track="B1a1,G1b1,Y1c1,O2a1,R2b1", players=4
    )
    assert ranks(result) == [(1, 0), (2, 1), (2, 2), (4, 3)]
    assert result.winners == (0,)


@rule("R13.13", "R10.1")
def test_under_first_home_wins_the_ranks_follow_each_players_best_car() -> None:
    # Orange without an owner is home first and does not count; then red of seat 2; the others by their
    # fronts: blue of seat 1 on 9a (front 9), black of seat 0 on 8a.
    state = position(
        "df1 players=3 tracks=ring options=en+beginner owners=K0@0,B1@0,G0@0,Y1@0,R2@0 piles=- home=OR"
        " cars=K8a,B9a,G1c1,Y1a1 phase=over"
    )
    result = df.standings(state)
    assert ranks(result) == [(1, 2), (2, 1), (3, 0)]
    assert money(result) == {0: 0, 1: 0, 2: 0}
    assert result.winners == (2,)


@rule("R13.13", "R10.1")
def test_first_home_wins_ends_the_game_when_the_card_is_resolved() -> None:
    # D2 is R6 K4 G2: red comes home first, black and green still move.
    state = position(
        "df1 players=3 tracks=ring options=en+beginner owners=K0@0,B0@0,G1@0,Y1@0,O2@0,R2@0 piles=F1"
        " hands=D2/E2/E3 cars=K2a1,B1b1,G1c1,Y4a,O1a2,R9b2"
    )
    state, events = play(state, "0 play D2", "0 move R finish", "0 move K 3a", "0 move G 2c1")
    assert df.is_over(state)
    assert [type(event) for event in events[-3:]] == [ev.CardDrawn, ev.RaceScored, ev.GameEnded]
    assert events[-2:] == (ev.RaceScored(1, (0, 0, 0), (Car.RED,), ((), (), ())), ev.GameEnded((Seat(2),)))


@rule("R10.1")
def test_first_home_wins_goes_on_after_a_car_without_an_owner() -> None:
    state = position(
        "df1 players=3 tracks=ring options=en+beginner owners=K0@0,G1@0,O2@0 piles=F1"
        " hands=E6/E2/E3 cars=K2a1,B1b1,G1c1,Y1a1,O1a2,R9b2"
    )
    with pytest.raises(df.IllegalAction):  # all three spaces beyond the line are taken
        play(state, "0 play E6", "0 move R finish")
    state = position(str(state).replace("Y1a1", "Y3a"))
    state, events = play(state, "0 play E6", "0 move R finish")
    assert of_kind(events, ev.CarFinished) == [ev.CarFinished(Car.RED, 1)]
    assert events[-1] == ev.TurnStarted(Seat(1))


@rule("R13.13", "R10.1", "R10.2")
def test_first_home_wins_without_a_car_home_looks_for_the_car_farthest_ahead() -> None:
    # The last card: afterwards yellow on 5a leads, red on 4a is next, level with black on 4b2 and inside it.
    state = position(
        "df1 players=3 tracks=ring options=en+beginner owners=K0@0,R1@0,Y2@0 piles=-"
        " hands=E2/-/- cars=K4b2,B1b1,G1c1,Y5a,O1a2,R4a"
    )
    state, events = play(state, "0 play E2")
    state, events = df.apply(state, df.legal_actions(state, Seat(0))[0])
    assert events[-1] == ev.GameEnded((Seat(2),))
    assert ranks(df.standings(state)) == [(1, 2), (2, 1), (3, 0)]


@rule("R7.3", "R13.11")
@pytest.mark.parametrize("mode", list(df.MODES))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_money_of_a_race_is_the_sum_of_its_sheet(mode: str, players: int) -> None:
    for seed in range(12):
        state, rng = df.new_game(players=players, mode=mode, seed=f"sheet {seed}"), Random(seed)
        while not df.is_over(state):
            state = df.apply(state, rng.choice(df.legal_actions(state, df.to_act(state)[0]))).state
        for row in df.standings(state).rows:
            pays = state.setup.options.money_decides
            totals = [s.prize_total + s.bet_total - s.auction_total if pays else 0 for s in row.sheets]
            assert list(row.race_money) == totals
            assert row.money == sum(totals)
