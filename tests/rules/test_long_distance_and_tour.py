"""Long distance (R10.2) and the World Tour (R10.3), with R13.13 and R13.14 where they meet them."""

import random
from itertools import pairwise

import pytest

import downforce as df
from downforce.model.ids import Car, PowerId, Seat
from downforce.rules import events as ev
from downforce.rules.phases.scoring import running_order
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.text import write_deal
from tests.ledger import rule
from tests.rules.helpers import OVAL, RING, cars, legal, names, of_kind, play, position, race_deal, refused

LONG = "df1 players=3 tracks=ring options=en+long-distance owners=K0@1,B0@2,G1@3,Y1@4,O2@5,R2@6"
BLACK_ONE = "phase=move-car card=A5 line=5 car=K"  # A5 ends with K1
BLACK_TWO = "phase=move-car card=A4 line=4 car=K"  # A4 has K2


def moved(car: Car, start: str, *path: str) -> ev.CarMoved:
    return ev.CarMoved(Seat(0), car, RING.cell(start), tuple(map(RING.cell, path)), False)


def ends(state: df.GameState) -> set[str]:
    return {text.split()[-1] for text in legal(state, 0)}


# --- R10.2: the race ------------------------------------------------------------------------------


@rule("R10.2")
def test_the_finish_line_is_ignored_and_a_car_begins_another_lap() -> None:
    state = position(f"{LONG} hands=E1/E2/E3 cars=K9a,B2b1,G2c1,Y2a1,O3a,R3b1 {BLACK_ONE}")
    assert ends(state) == {"1a1", "1b1"}
    assert refused(state, "0 move K finish") is df.Reason.OUT_OF_REACH
    state, events = play(state, "0 move K 1a1")
    assert events == (moved(Car.BLACK, "9a", "1a1"), ev.LapCompleted(Car.BLACK, 1), ev.TurnStarted(Seat(1)))
    assert state.cars.laps == (1, 0, 0, 0, 0, 0)
    assert state.cars.home == ()


@rule("R10.2")
def test_the_whole_number_is_moved_over_the_line() -> None:
    # 1a1 leads to 1a2 and 1b2, 1b1 to 1a2, 1b2 and 1c2. Eight from 8a: 9a 1a1 1a2 2a1 2a2 3a 4a 5a.
    state = position(f"{LONG} hands=E1/E2/E3 cars=K9a,B4b1,G4c1,Y6a1,O6a2,R6a3 {BLACK_TWO}")
    assert ends(state) == {"1a2", "1b2", "1c2"}
    state = position(f"{LONG} hands=8K/E2/E3 cars=K8a,B4b1,G4c1,Y6a1,O6a2,R6a3")
    state, _ = play(state, "0 play 8K")
    assert "5a" in ends(state)
    state, events = play(state, "0 move K 5a")
    assert events == (
        moved(Car.BLACK, "8a", "9a", "1a1", "1a2", "2a1", "2a2", "3a", "4a", "5a"),
        ev.LapCompleted(Car.BLACK, 1),
        ev.TurnStarted(Seat(1)),
    )


@rule("R10.2")
def test_a_move_that_does_not_cross_the_line_completes_no_lap() -> None:
    state = position(f"{LONG} hands=E1/E2/E3 cars=K8a,B2b1,G2c1,Y2a1,O3a,R3b1 {BLACK_ONE}")
    state, events = play(state, "0 move K 9a")  # its front is the line
    assert of_kind(events, ev.LapCompleted) == []
    state = position(f"{LONG} hands=E1/E2/E3 cars=K1a1+3,B2b1,G2c1,Y2a1,O3a,R3b1 {BLACK_ONE}")
    state, events = play(state, "0 move K 1b2")
    assert of_kind(events, ev.LapCompleted) == []
    assert state.cars.laps == (3, 0, 0, 0, 0, 0)


@rule("R10.2")
def test_laps_are_counted_on() -> None:
    state = position(f"{LONG} hands=E1/E2/E3 cars=K9b2+4,B2b1,G2c1,Y2a1+2,O3a,R3b1 {BLACK_ONE}")
    state, events = play(state, "0 move K 1c1")
    assert of_kind(events, ev.LapCompleted) == [ev.LapCompleted(Car.BLACK, 5)]
    assert state.cars.laps == (5, 0, 0, 2, 0, 0)


@rule("R10.2", "R4.7")
def test_a_car_of_another_lap_is_in_the_way_like_any_other() -> None:
    state = position(f"{LONG} hands=F1/E2/E3 cars=K5a+1,B6a3,G2c1,Y2a1,O3a,R3b1 phase=move-car card=E1 car=K")
    assert ends(state) == {"6a2"}
    state = position(f"{LONG} hands=E1/E2/E3 cars=K9a,B1a1,G1b1,Y2a1,O3a,R3b1")
    state, events = play(state, "0 play E1")
    assert events[1:] == (ev.LinePassedOver(Car.BLACK, False), ev.TurnStarted(Seat(1)))


@rule("R10.2")
def test_there_are_no_bets() -> None:
    state = position(f"{LONG} hands=8K/E2/E3 cars=K2a2,B1b1,G1c1,Y1a1,O1a2,R1c2")
    state, events = play(state, "0 play 8K", "0 move K 8a")
    assert [type(event) for event in events] == [ev.CardPlayed, ev.CarMoved, ev.TurnStarted]
    assert state.bets == ((), (), ())
    with pytest.raises(df.OptionError) as caught:
        df.Options.of(mode="long-distance", bets=True)
    assert caught.value.reason is df.Reason.NO_BETS_IN_LONG_DISTANCE


@rule("R10.2")
def test_the_race_goes_on_until_all_speed_cards_are_played() -> None:
    # Both cars of seat 0 cross the line: no hand is dropped, nobody is out.
    state = position(f"{LONG} hands=D5.F1/E3/- cars=K9a,B9b2,G2c1,Y2a1,O3a,R3b1")
    state, events = play(state, "0 play D5", "0 move K 3c1")  # K6 G4 R2
    assert of_kind(events, ev.LapCompleted) == [ev.LapCompleted(Car.BLACK, 1)]
    while state.phase is df.Phase.MOVE_CAR:
        state, events = df.apply(state, df.legal_actions(state, Seat(0))[0])
    assert of_kind(events, ev.HandDropped) == []
    assert df.to_act(state) == (1,)
    state, _ = play(state, "1 play E3")
    state, _ = df.apply(state, df.legal_actions(state, Seat(1))[0])
    assert df.to_act(state) == (0,)
    state, _ = play(state, "0 play F1", "0 wild B")
    assert not df.is_over(state)
    state, _ = df.apply(state, df.legal_actions(state, Seat(0))[0])
    state, events = df.apply(state, df.legal_actions(state, Seat(0))[0])
    assert df.is_over(state)
    assert isinstance(events[-1], ev.GameEnded)


@rule("R10.2", "R8.3")
def test_powers_work_over_the_line_as_anywhere() -> None:
    # Section 1 is straight: black enters 1a1, a rectangle, and earns the bonus of Determined.
    state = position(
        f"{LONG} powers=determined/-/- hands=E1/E2/E3 cars=K9a,B4b1,G4c1,Y6a1,O6a2,R6a3 {BLACK_ONE}"
    )
    state, events = play(state, "0 move K 1a1")
    assert events == (moved(Car.BLACK, "9a", "1a1"), ev.LapCompleted(Car.BLACK, 1))
    assert ends(state) == {"2a1", "2b1", "2c1", "none"}
    # And a bonus that crosses the line completes the lap. (On the ring no straight leads there: by hand.)
    line = f"{LONG} powers=determined/-/- hands=E1/E2/E3 cars=K9a,B4b1,G4c1,Y6a1,O6a2,R6a3"
    state, events = play(position(f"{line} phase=bonus card=A5 line=5 car=K bonus=2"), "0 bonus K 1c2")
    assert of_kind(events, ev.LapCompleted) == [ev.LapCompleted(Car.BLACK, 1)]


WIDE = f"""
# A lap from the line takes twelve steps, and yet a car gets once round to beyond its own front in six,
# for it starts in the fast inside lane and ends in the outside one. Then no end tells the lap.
track   wide
version 1
title   Eight Lanes
grid    2h 3a1 3b1 3c1 3d1 3e1
taper    8 lanes 1 cells 1
straight 8 lanes 8 cells {"12 " * 7} 1
curve right 180 radius 8 lanes 8 cells {"12 " * 7} 1
bet
straight 8 lanes 8 cells 1 {"12 " * 7}
bet
straight 8 lanes 8 cells 1 {"12 " * 7}
bet
curve right 180 radius 8 lanes 8 cells 1 {"12 " * 7}
"""


@rule("R10.2", "R13.8")
def test_a_track_that_a_move_could_lap_is_refused() -> None:
    with pytest.raises(df.TrackError, match="the shortest lap takes 6 steps"):
        df.Track.parse(WIDE)


# --- R10.2: who wins ------------------------------------------------------------------------------


def finished(places: str, owners: str = "K0@1,B0@2,G1@3,Y1@4,O2@5,R2@6") -> df.GameState:
    """A long-distance race that has ended."""
    return position(
        f"df1 players=3 tracks=ring options=en+long-distance owners={owners} cars={places} phase=over"
    )


def order(state: df.GameState) -> str:
    return "".join(car.letter for car in running_order(state))


@rule("R10.2")
def test_the_car_farthest_ahead_wins_laps_before_fronts() -> None:
    # Fronts: 1a1 1/2, 9a 9, 2b1 4/3, 2a1 3/2, 3a 3, 3b1 5/2.
    state = finished("K1a1+1,B9a,G2b1+1,Y2a1,O3a+2,R3b1")
    assert order(state) == "OGKBRY"
    assert df.standings(state).winners == (2,)


@rule("R10.2")
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ("K1a1,B1b1,G1c1,Y2c2,O2b3,R2a2", "ROYKBG"),  # fronts 1/2 three times, 2 three times
        ("K1c1,B1b1,G1a1,Y2a2,O2b3,R2c2", "YORGBK"),
        ("K3a,B3b2,G3c2,Y4a,O4b2,R4c3", "YORKBG"),  # fronts 3 and 4
        ("K8a,B8b,G8c2,Y5a,O5b,R7a", "KBGRYO"),  # 8, 7, 5
        ("K5b,B5a,G7b,Y7a,O8c2,R8b", "ROYGBK"),
    ],
)
def test_of_level_cars_the_one_nearer_the_inside_is_ahead(places: str, expected: str) -> None:
    assert order(finished(places)) == expected


@rule("R10.2")
def test_a_front_a_little_ahead_is_not_level() -> None:
    # 2b2 has its front at 5/3, 2a1 and 2c1 at 3/2, 2b1 at 4/3.
    assert order(finished("K2a1,B2b2,G2c1,Y2b1,O1a1,R1b1")) == "BKGYOR"


@rule("R10.2")
def test_cars_on_different_laps_are_never_level() -> None:
    assert order(finished("K2a2,B2b3+1,G1a1,Y1b1,O1c1,R2c2")) == "BKRGYO"


@rule("R10.2")
def test_a_car_without_an_owner_cannot_win() -> None:
    # Black leads and belongs to nobody; blue is next.
    state = finished("K9a,B8a,G7a,Y2b1,O1a1,R1b1", owners="B1@6,G0@1,Y2@1")
    result = df.standings(state)
    assert result.winners == (1,)
    assert [(row.rank, row.seat) for row in result.rows] == [(1, 1), (2, 0), (3, 2)]


@rule("R10.2", "R13.13")
def test_further_ranks_go_by_each_players_best_car() -> None:
    # Order K Y R O B G: seat 0 by black, seat 1 by yellow, seat 2 by red.
    state = finished("K9a,B2a1,G1a1,Y8a,O6a1,R7a")
    assert order(state) == "KYROBG"
    assert [(row.rank, row.seat) for row in df.standings(state).rows] == [(1, 0), (2, 1), (3, 2)]
    # The second best car does not matter: seat 2 owns second and third.
    state = finished("K9a,B1a1,G2a1,Y2b1,O7a,R8a")
    assert [row.seat for row in df.standings(state).rows] == [0, 2, 1]


@rule("R10.2", "R13.11")
def test_money_does_not_count_and_prices_are_recorded() -> None:
    state = position(f"{LONG} hands=E1/-/- cars=K1a1,B1b1,G1c1,Y5a,O6a2,R8a")
    state, events = play(state, "0 play E1", "0 move K 3c2")
    # Red leads; seat 2 paid the most.
    assert events[-2:] == (ev.RaceScored(1, (0, 0, 0), (), ((), (), ())), ev.GameEnded((Seat(2),)))
    for row in df.standings(state).rows:
        assert row.money == 0
        assert row.sheets[0].prizes == row.sheets[0].bets == ()
    prices = {row.seat: row.sheets[0].auction_total for row in df.standings(state).rows}
    assert prices == {0: 3, 1: 7, 2: 11}


@rule("R10.2")
def test_long_distance_has_auction_and_powers_as_usual() -> None:
    state = df.new_game(players=3, track=RING, mode="long-distance", seed="laps")
    assert state.phase is df.Phase.BID
    assert len(state.auction.lots) == 6
    assert {lot.power for lot in state.auction.lots} == set(PRINTED_POWERS)


@rule("R10.2", "R4.10")
def test_a_whole_long_distance_game_plays_every_card_and_counts_every_crossing() -> None:
    rng = random.Random("a long day")
    for players in (2, 3, 4):
        state = df.new_game(players=players, track=RING, mode="long-distance", seed=f"laps {players}")
        crossings, played = dict.fromkeys(df.CARS, 0), 0
        while not df.is_over(state):
            seat = rng.choice(df.to_act(state))
            state, events = df.apply(state, rng.choice(df.legal_actions(state, seat)))
            played += len(of_kind(events, ev.CardPlayed))
            for way in of_kind(events, ev.CarMoved):
                sections = [way.start.section, *(cell.section for cell in way.path)]
                crossings[way.car] += sum(b < a for a, b in pairwise(sections))
        owned = sum(owner >= 0 for owner in state.auction.owners)
        assert played == {2: 42, 3: 42, 4: 40}[players] + owned
        assert state.cars.laps == tuple(crossings.values())
        assert any(state.cars.laps)
        leader = next(car for car in running_order(state) if state.owner(car) is not None)
        assert df.standings(state).winners == (state.owner(leader),)


# --- R10.3: the World Tour ------------------------------------------------------------------------

SECOND = race_deal(grid="RYGBKO", lots="GROYKB", first="A1 B1 C1 D1")
TOUR = "df1 players=3 tracks=ring,oval options=en+world-tour"
TO_COME = f"to-come={write_deal(SECOND, df.DECKS['classic'])}"


@rule("R10.3", "R13.14")
def test_after_the_first_race_the_second_begins_with_a_new_deal_and_auction_on_the_other_track() -> None:
    state = position(
        f"{TOUR} owners=K0@1,B0@2,G1@3,Y1@4,O2@5,R2@6 powers=tricky/cunning/- hands=E1.F1/-/- dropped=-/E3/-"
        f" cars=K9a home=BGYOR bets=BBB/GGG/KKK {TO_COME}"
    )
    state, events = play(state, "0 play E1", "0 move K finish")
    # Seat 0: 12 + 0, bets 9 + 6 + 3, price 3. Seat 1: 9 + 6, bets 6 + 4 + 2, price 7. Seat 2: 4 + 2 - 11.
    assert events[2:] == (
        ev.CarFinished(Car.BLACK, 6),
        ev.HandDropped(Seat(0), 1),
        ev.RaceScored(1, (27, 20, -5), cars("BGYORK"), (cars("BBB"), cars("GGG"), cars("KKK"))),
        ev.NextRaceStarted(2, "oval@1"),
        ev.LotOpened(Car.GREEN, PowerId("aggressive"), (Seat(0), Seat(1), Seat(2))),
    )
    assert not df.is_over(state)
    assert state.phase is df.Phase.BID
    assert state.track == OVAL
    # The grid of the oval, pole first: 3a 3b 2a 2b 1a2 1b2.
    assert [cell.name if (cell := state.cell(car)) else "" for car in cars("RYGBKO")] == [
        "3a", "3b", "2a", "2b", "1a2", "1b2",
    ]  # fmt: skip
    # Nothing else is left of the first race.
    assert state.cars.home == ()
    assert state.bets == ((), (), ())
    assert state.auction.owners == (-1,) * 6
    assert state.auction.powers == ((), (), ())
    assert state.auction.last_winner == -1
    assert state.cards.discard == ()
    assert state.cards.dropped == state.cards.shown == state.cards.lacks == (0, 0, 0)
    assert [hand.bit_count() for hand in state.cards.hands] == [14, 14, 14]
    assert {"A1", "B1", "C1", "D1"} <= set(names(state, state.cards.hands[0]).split("."))
    assert state.to_come == ()
    # Its score and the seats are.
    assert {row.seat: row.money for row in df.standings(state).rows} == {0: 27, 1: 20, 2: -5}


def second_race(earlier: str, rest: str) -> df.GameState:
    """The second race of a tour, over."""
    return position(f"{TOUR} race=2 earlier={earlier} {rest} phase=over")


@rule("R10.3", "R7.3")
def test_the_scores_of_both_races_are_added() -> None:
    # First race: seat 0 12 - 6, seat 1 9 - 0, seat 2 nothing. Second: 9 - 1, 2 - 4, 12 - 2.
    state = second_race("K0@6,B1@0;KBGYOR;RRR/RRR/RRR", "owners=B0@1,O1@4,K2@2 home=KBGYOR bets=RRR/RRR/RRR")
    rows = {row.seat: row for row in df.standings(state).rows}
    assert {seat: row.money for seat, row in rows.items()} == {0: 14, 1: 7, 2: 10}
    assert [sheet.auction_total for sheet in rows[Seat(0)].sheets] == [6, 1]
    assert [sheet.prize_total for sheet in rows[Seat(0)].sheets] == [12, 9]
    assert df.standings(state).winners == (0,)


@rule("R10.3")
def test_the_end_of_the_second_race_ends_the_game() -> None:
    state = position(
        f"{TOUR} race=2 earlier=K0@6,B1@0;KBGYOR;RRR/RRR/RRR owners=B0@1,O1@4,K2@2 hands=E6/-/- cars=R8a"
        " home=KBGYO bets=RRR/RRR/RRR"
    )
    state, events = play(state, "0 play E6", "0 move R finish")
    assert events[2:] == (
        ev.CarFinished(Car.RED, 6),
        ev.RaceScored(2, (8, -2, 10), cars("KBGYOR"), (cars("RRR"), cars("RRR"), cars("RRR"))),
        ev.GameEnded((Seat(0),)),
    )
    assert df.is_over(state)


@rule("R10.3")
def test_a_tie_goes_to_the_better_best_place_over_both_races() -> None:
    # Seat 0: second, 9, then fourth, 4 - 1: 12. Seat 1: fourth, 4 - 4, then first, 12: 12. Seat 2: nothing.
    state = second_race("B0@0,Y1@4;KBGYOR;RRR/RRR/RRR", "owners=Y0@1,K1@0 home=KBGYOR bets=RRR/RRR/RRR")
    result = df.standings(state)
    assert {row.seat: row.money for row in result.rows} == {0: 12, 1: 12, 2: 0}
    assert {row.seat: row.best_place for row in result.rows}[Seat(1)] == 1
    assert result.winners == (1,)
    assert [(row.rank, row.seat) for row in result.rows] == [(1, 1), (2, 0), (3, 2)]


@rule("R10.3")
def test_a_tie_in_money_and_best_place_is_shared() -> None:
    # Seat 0 first in the first race, seat 1 first in the second, the rest the same.
    state = second_race("K0@3,B1@0;KBGYOR;RRR/RRR/RRR", "owners=K1@3,B0@0 home=KBGYOR bets=RRR/RRR/RRR")
    result = df.standings(state)
    assert {row.seat: row.money for row in result.rows} == {0: 18, 1: 18, 2: 0}
    assert result.winners == (0, 1)
    assert [(row.rank, row.seat) for row in result.rows] == [(1, 0), (1, 1), (3, 2)]


@rule("R10.3")
@pytest.mark.parametrize(
    ("first", "second"), [("marina-bay", "river-station"), ("river-station", "marina-bay")]
)
def test_the_chosen_track_comes_first_then_the_other_one_of_the_board(first: str, second: str) -> None:
    setup = df.make_setup(players=3, track=first, mode="world-tour")
    assert [track.name for track in setup.tracks] == [first, second]
    assert setup.track.name == first


@rule("R10.3")
def test_any_two_tracks_may_be_named() -> None:
    setup = df.make_setup(players=3, track=OVAL, second_track=RING, mode="world-tour")
    assert setup.tracks == (OVAL, RING)
    again = df.make_setup(players=3, track=RING, second_track=RING, mode="world-tour")
    assert again.tracks == (RING, RING)


@rule("R10.3")
@pytest.mark.parametrize("edition", list(df.EDITIONS))
def test_the_tour_is_offered_in_every_edition(edition: str) -> None:
    state = df.new_game(
        players=2, track=RING, second_track=OVAL, mode="world-tour", edition=edition, seed="tour"
    )
    assert len(state.to_come) == 1
    assert state.setup.options.mode == "world-tour"


@rule("R10.3", "R13.14")
def test_a_whole_tour_is_two_full_games_with_the_scores_added() -> None:
    rng = random.Random("round the world")
    state = df.new_game(players=4, track=RING, second_track=OVAL, mode="world-tour", seed="tour")
    log: list[df.Event] = []
    while not df.is_over(state):
        seat = rng.choice(df.to_act(state))
        state, events = df.apply(state, rng.choice(df.legal_actions(state, seat)))
        log += events
    first, second = of_kind(log, ev.RaceScored)
    assert (first.race, second.race) == (1, 2)
    assert of_kind(log, ev.NextRaceStarted) == [ev.NextRaceStarted(2, "oval@1")]
    assert len(of_kind(log, ev.RaceStarted)) == 2
    money = {int(row.seat): row.money for row in df.standings(state).rows}
    assert money == {seat: first.money[seat] + second.money[seat] for seat in range(4)}
    assert len(of_kind(log, ev.GameEnded)) == 1
