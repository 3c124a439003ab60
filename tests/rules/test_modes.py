"""Other ways to play (docs/rules.md section 10): the beginner switches, long distance, the World Tour."""

import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

import pytest

import downforce as df
from downforce.content import Shelf
from downforce.model.cards import bits
from downforce.rules.deal import deal_from_seed
from downforce.rules.events import (
    BetsOpened,
    CardDrawn,
    CardPlayed,
    CarFinished,
    GameEnded,
    LapCompleted,
    LotOpened,
    NextRaceStarted,
    RaceScored,
    RaceStarted,
    TurnStarted,
)
from tests.ledger import rule
from tests.rules.helpers import DATA, OVAL, RING, auction, legal, names, of_kind, play, position, race_deal

SEATS = [df.Seat(seat) for seat in range(6)]
CARS_EACH = {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}
CARDS_EACH = {2: 21, 3: 14, 4: 10, 5: 8, 6: 7}
PRIZES = [12, 9, 6, 4, 2, 0]
PAYOUTS = [(9, 6, 3), (6, 4, 2), (3, 2, 1)]


def steps_of(state: df.GameState, rng: random.Random) -> Iterator[df.Step]:
    """A random game, step by step."""
    while not df.is_over(state):
        step = df.apply(state, rng.choice(df.legal_actions(state, rng.choice(df.to_act(state)))))
        yield step
        state = step.state


def regular(state: df.GameState, seat: int) -> str:
    return names(state, state.cards.hands[seat] & state.setup.deck.all_regular)


def eights(state: df.GameState, seat: int) -> str:
    return names(state, state.cards.hands[seat] & ~state.setup.deck.all_regular)


def switches(edition: str, *, a: bool, b: bool, c: bool, d: bool, e: bool) -> df.Options:
    """The beginner switches of R10.1 by their letters."""
    return df.Options.of(
        edition=edition, auction=not a, powers=not b, hands_of_three=c, bets=not d, first_home_wins=e
    )


# --- R10.1 all 32 games ---------------------------------------------------------------------------


def check_cards(state: df.GameState) -> None:
    """Every card is in one place."""
    cards, setup = state.cards, state.setup
    places = [*cards.discard, *bits(cards.left_over)]
    places += [card for mask in (*cards.hands, *cards.dropped) for card in bits(mask)]
    places += [setup.deck.eight(lot.car).index for lot in (*state.auction.lots, *state.auction.aside)]
    if state.card_in_play:
        places.append(state.turn.card)
    racing = state.phase not in (df.Phase.BID, df.Phase.KEEP_POWER, df.Phase.SWAP_POWER)
    if setup.options.hands_of_three or racing:
        places += [card for pile in cards.piles for card in pile]
    assert sorted(places) == list(range(48))


def hand_size(state: df.GameState, seat: int) -> int:
    """How many cards a hand has besides one for each own car; the card in play is counted with it."""
    hand = state.cards.hands[seat]
    if state.card_in_play and state.turn.seat == seat:
        hand |= 1 << state.turn.card
    if state.setup.players == 2:  # Speed-8 cards lie face up, and playing one draws nothing
        return (hand & state.setup.deck.all_regular).bit_count()
    return hand.bit_count() - len(state.cars_of(df.Seat(seat)))


def check_position(state: df.GameState, before: df.GameState, *, b: bool, c: bool, d: bool) -> None:
    """What holds in every position of a game, whatever the switches."""
    check_cards(state)
    on_track = [cell for cell in state.cars.cells if cell >= 0]
    assert len(set(on_track)) == len(on_track) == 6 - len(state.cars.home)
    assert state.cars.home[: len(before.cars.home)] == before.cars.home
    fronts = [(s.cell(car) for s in (before, state)) for car in df.CARS]
    for old, new in fronts:
        assert new is None or (old is not None and new.front >= old.front)
    for seat in state.setup.seats:
        assert bool(df.legal_actions(state, seat)) is (seat in df.to_act(state))
        if c and state.cards.piles[0] and not state.cards.dropped[seat]:
            assert hand_size(state, seat) == 3
    assert df.is_over(state) is (df.to_act(state) == ())
    if b:
        assert not any(state.auction.powers)
    if d:
        assert not any(state.bets)
        assert state.phase is not df.Phase.BET


def money_of(state: df.GameState, seat: int, *, a: bool) -> int:
    """Section 7 on the back of an envelope."""
    home = list(state.cars.home)
    own = [car for car in df.CARS if state.auction.owners[car] == seat]
    prizes = sum(PRIZES[home.index(car)] for car in own if car in home)
    paid = sum(
        payout[home.index(car)]
        for car, payout in zip(state.bets[seat], PAYOUTS, strict=False)
        if car in home[:3]
    )
    return prizes + paid - (0 if a else sum(state.auction.prices[car] for car in own))


def check_end(state: df.GameState, *, a: bool, c: bool, e: bool) -> None:
    """Who has won, and what the sheets say."""
    table, owners = df.standings(state), state.auction.owners
    owned_home = [car for car in state.cars.home if owners[car] >= 0]
    everything_played = not any(state.cards.hands)
    if c and len(state.cars.home) < 6 and not all(state.cards.dropped) and not (e and owned_home):
        assert state.cards.piles == ((),)
    if e:
        assert all(row.money == 0 for row in table.rows)
        assert all(row.sheets[0].prize_total == row.sheets[0].bet_total == 0 for row in table.rows)
        if owned_home:
            assert table.winners == (owners[owned_home[0]],)
        else:
            assert everything_played
            track = state.track
            ahead = max(
                (car for car in df.CARS if owners[car] >= 0),
                key=lambda car: (
                    track.cells[state.cars.cells[car]].front,
                    -track.cells[state.cars.cells[car]].lane,
                ),
            )
            assert table.winners == (owners[ahead],)
    else:
        assert everything_played or len(state.cars.home) == 6
        assert {row.seat: row.money for row in table.rows} == {
            seat: money_of(state, seat, a=a) for seat in state.setup.seats
        }
        best = max(row.money for row in table.rows)
        assert all(row.money == best for row in table.rows if row.seat in table.winners)


@rule("R10.1", "R13.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("letters", list(product([False, True], repeat=5)), ids=lambda x: "".join(
    letter for letter, on in zip("abcde", x, strict=True) if on) or "none")  # fmt: skip
def test_every_mix_of_the_five_switches_plays_to_its_end(letters: tuple[bool, ...], players: int) -> None:
    edition = list(df.EDITIONS)[(players + sum(letters)) % 5]  # each has its turn
    play_a_mix(letters, players, edition, seed=f"{letters} {players}")


def play_a_mix(letters: tuple[bool, ...], players: int, edition: str, seed: str) -> None:
    a, b, c, d, e = letters
    options = switches(edition, a=a, b=b, c=c, d=d, e=e)
    state = df.new_game(players=players, track=RING, options=options, seed=seed)
    start, rng = state, random.Random(seed)
    check_position(state, state, b=b, c=c, d=d)
    if a:
        assert state.phase in (df.Phase.PLAY_CARD, df.Phase.SWAP_POWER)
        assert sorted(state.auction.owners) == sorted(
            [seat for seat in range(players) for _ in range(CARS_EACH[players])]
            + [-1] * (6 - players * CARS_EACH[players])
        )
        assert all(len(held) == (0 if b else 1) for held in state.auction.powers)
    else:
        assert state.phase is df.Phase.BID
        last = b or (players == 2 and edition in ("fr", "pt-PT"))
        assert [lot.power is None for lot in state.auction.lots] == [b] * 5 + [last]

    ends_now, seen = False, set[df.Phase]({state.phase})
    for count, step in enumerate(steps_of(state, rng)):
        assert not (ends_now and of_kind(step.events, CardPlayed))
        check_position(step.state, state, b=b, c=c, d=d)
        if count % 16 == 0:
            assert position(str(step.state)) == step.state
        state = step.state
        seen.add(state.phase)
        ends_now = e and any(state.auction.owners[car] >= 0 for car in state.cars.home)
    assert (df.Phase.BID in seen) is (not a)
    assert df.Phase.KEEP_POWER not in seen or not (a or b)
    assert state.auction.owners.count(-1) == start.auction.owners.count(-1) or not a
    check_end(state, a=a, c=c, e=e)


# --- R10.1 switch by switch -----------------------------------------------------------------------


@rule("R10.1")
@pytest.mark.parametrize(
    ("players", "each", "without"), [(2, 3, 0), (3, 2, 0), (4, 1, 2), (5, 1, 1), (6, 1, 0)]
)
def test_without_an_auction_cars_are_dealt_equally_and_the_rest_has_no_owner(
    players: int, each: int, without: int
) -> None:
    state = df.new_game(players=players, track=RING, auction=False, deal=(race_deal(lots="RBYKOG"),))
    dealt = "RBYKOG"
    for seat in SEATS[:players]:
        own = dealt[seat * each : (seat + 1) * each]
        assert {car.letter for car in state.cars_of(seat)} == set(own)
        assert set(eights(state, seat).split(".")) == {f"8{letter}" for letter in own}
    unowned = dealt[players * each :]
    assert len(unowned) == without
    assert all(state.owner(df.Car.parse(letter)) is None for letter in unowned)
    out = names(state, state.cards.left_over & ~state.setup.deck.all_regular)
    assert set(out.split(".")) - {"-"} == {f"8{letter}" for letter in unowned}
    assert state.auction.prices == (0,) * 6
    assert all(state.cell(car) is not None for car in df.CARS)  # those without an owner race all the same


@rule("R10.1")
def test_without_an_auction_everybody_sees_who_has_which_speed_8_card() -> None:
    state = df.new_game(players=4, track=RING, auction=False, deal=(race_deal(lots="RBYKOG"),))
    assert [names(state, shown) for shown in state.cards.shown] == ["8R", "8B", "8Y", "8K"]
    view = df.view(state, None)
    assert [names(state, hand) for hand in view.state.cards.hands] == ["8R", "8B", "8Y", "8K"]
    assert names(state, view.state.cards.left_over) == "8G.8O"


@rule("R10.1")
def test_cars_are_dealt_at_random() -> None:
    setup = df.make_setup(players=6, mode="beginner")
    owners = {deal_from_seed(setup, str(seed))[0].cars[0] for seed in range(60)}
    assert owners == set(df.CARS)


@rule("R10.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_without_an_auction_but_with_powers_each_player_is_dealt_one(players: int) -> None:
    powers = "tricky strategic determined unpredictable aggressive cunning"
    state = df.new_game(players=players, track=RING, auction=False, deal=(race_deal(powers=powers),))
    assert state.auction.powers == tuple((power,) for power in powers.split()[:players])
    assert state.phase is df.Phase.PLAY_CARD


@rule("R10.1")
def test_without_powers_lots_are_cars_alone() -> None:
    step = df.opening(df.make_setup(players=3, track=RING, powers=False), (race_deal(powers=""),))
    assert of_kind(step.events, LotOpened) == [LotOpened(df.Car.BLACK, None, (SEATS[0], SEATS[1], SEATS[2]))]
    state = step.state
    for state, _ in steps_of(step.state, random.Random(5)):
        assert state.phase is not df.Phase.KEEP_POWER
        if state.phase is df.Phase.PLAY_CARD:
            break
    assert state.auction.powers == ((), (), ())
    assert all(state.power(seat).id == "none" for seat in SEATS[:3])


@rule("R10.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("with_auction", [True, False])
def test_hands_of_three_use_all_42_cards_and_one_common_pile(players: int, *, with_auction: bool) -> None:
    state = df.new_game(
        players=players, track=RING, hands_of_three=True, auction=with_auction, deal=(race_deal(),)
    )
    assert [len(regular(state, seat).split(".")) for seat in range(players)] == [3] * players
    assert regular(state, 0) == "A1.A2.A3"
    assert regular(state, 1) == "A4.A5.A6"
    assert [len(pile) for pile in state.cards.piles] == [42 - 3 * players]
    assert state.cards.left_over & state.setup.deck.all_regular == 0
    dealt = 0 if with_auction else CARS_EACH[players]  # Speed-8 cards come besides the three
    assert [hand.bit_count() for hand in state.cards.hands] == [3 + dealt] * players


@rule("R10.1")
def test_nobody_sees_the_common_pile() -> None:
    state = df.new_game(players=3, track=RING, mode="beginner", seed="pile")
    for viewer in (*SEATS[:3], None):
        view = df.view(state, viewer)
        assert view.state.cards.piles == ((),)
        assert view.sizes.piles == (33,)


BEGINNER = "tracks=ring phase=play-card options=en+beginner"


def play_through(state: df.GameState, card: str) -> df.Step:
    """Plays a card and takes the first choice of everything it asks."""
    state, events = play(state, f"{state.turn.seat} play {card}")
    while state.card_in_play:
        state, more = df.apply(state, df.legal_actions(state, df.to_act(state)[0])[0])
        events += more
    return df.Step(state, events)


@rule("R10.1")
def test_with_hands_of_three_a_card_is_drawn_for_every_card_played_from_the_hand() -> None:
    state = position(
        f"df1 players=3 {BEGINNER} cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R1c1 owners=K0@0,B1@0,G2@0"
        " hands=E1.E2.E3.8K/E4.E5.E6/D1.D2.D3 piles=A1.A2.A3"
    )
    state, events = play_through(state, "8K")  # a Speed-8 card from the hand also draws
    assert names(state, state.cards.hands[0]) == "A1.E1.E2.E3"
    assert of_kind(events, CardDrawn) == [CardDrawn(SEATS[0], state.setup.deck.card("A1"))]
    state, _ = play_through(state, "E4")
    assert names(state, state.cards.hands[1]) == "A2.E5.E6"
    state, _ = play_through(state, "D1")
    assert names(state, state.cards.hands[2]) == "A3.D2.D3"
    assert state.cards.piles == ((),)
    state, events = play_through(state, "E1")  # the pile is empty
    assert names(state, state.cards.hands[0]) == "A1.E2.E3"
    assert of_kind(events, CardDrawn) == []


@rule("R10.1", "R9.1", "R9.3")
def test_with_two_players_and_hands_of_three_a_face_up_speed_8_card_draws_nothing() -> None:
    state = position(
        f"df1 players=2 {BEGINNER} cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R1c1 owners=K0@0,B1@0"
        " hands=E1.E2.E3.8K/E4.E5.E6 piles=A1.A2.A3"
    )
    after, events = play_through(state, "8K")
    assert names(after, after.cards.hands[0]) == "E1.E2.E3"
    assert of_kind(events, CardDrawn) == []
    after, _ = play_through(state, "E1")
    assert names(after, after.cards.hands[0]) == "A1.E2.E3.8K"


@rule("R10.1", "R9.2")
def test_hands_of_three_replace_the_draw_piles_of_two_players() -> None:
    state = df.new_game(players=2, track=RING, mode="beginner", deal=(race_deal(powers=""),))
    assert [regular(state, seat) for seat in (0, 1)] == ["A1.A2.A3", "A4.A5.A6"]
    assert [len(pile) for pile in state.cards.piles] == [36]


@rule("R10.1", "R3.6")
def test_an_auction_with_hands_of_three_is_bid_from_the_hand() -> None:
    options = "en+standard+hands-of-three=yes"
    state = auction(
        3, "K B G", "A1.E2.F1.8R/A2.E3.E4/A3.E5.E6", owners="R0@2", options=options, piles="D1.D2"
    )
    assert legal(state, 0) == {"0 bid A1", "0 bid E2", "0 bid F1", "0 bid 8R"}
    state, events = play(state, "0 bid 8R", "1 bid A2", "2 bid A3")
    assert [len(pile) for pile in state.cards.piles] == [2]
    assert of_kind(events, CardDrawn) == []  # nobody draws before the race
    assert names(state, state.cards.hands[1]) == "A2.E3.E4.8K"


@rule("R10.1", "R9.1")
def test_an_auction_of_two_with_hands_of_three_takes_no_speed_8_cards() -> None:
    options = "en+standard+hands-of-three=yes"
    state = auction(2, "K B G", "A1.E2.F1.8R/A2.E3.E4", owners="R0@2", options=options, piles="D1.D2")
    assert legal(state, 0) == {"0 bid A1", "0 bid E2", "0 bid F1"}


@rule("R10.1")
def test_without_bets_crossing_a_betting_line_asks_nobody() -> None:
    cars = "cars=K2a2,B2b1,G1c2,Y1a2,O1b1,R1c1 owners=K0@0,B1@0,G2@0 hands=E1.E2/E3/E4"
    without = position(f"df1 players=3 tracks=ring phase=play-card options=en+standard+bets=no {cars}")
    state, events = play_through(without, "E1")
    assert of_kind(events, BetsOpened) == []
    assert state.phase is df.Phase.PLAY_CARD
    usual = position(f"df1 players=3 tracks=ring phase=play-card {cars}")
    assert play_through(usual, "E1").state.phase is df.Phase.BET


# --- R10.1 e: first home wins ---------------------------------------------------------------------


@rule("R10.1")
def test_the_player_whose_car_is_first_home_wins_when_its_card_is_resolved() -> None:
    state = position(
        f"df1 players=3 {BEGINNER} cars=R9a,Y5a,K6a2,B3a,G1c1,O1b2 owners=R0@0,Y1@0,K2@0"
        " hands=B1.E1/E4/E5 piles=-"
    )
    state, events = play(state, "0 play B1", "0 move R finish")
    assert of_kind(events, CarFinished) == [CarFinished(df.Car.RED, 1)]
    assert state.phase is df.Phase.MOVE_CAR  # yellow 4 comes first
    while not df.is_over(state):
        assert state.phase is df.Phase.MOVE_CAR
        state, events = df.apply(state, df.legal_actions(state, SEATS[0])[0])
    assert state.setup.deck.card("B1").index in state.cards.discard
    assert of_kind(events, GameEnded) == [GameEnded((SEATS[0],))]
    assert df.standings(state).winners == (0,)
    assert regular(state, 1) == "E4"  # the others had cards left


@rule("R10.1")
def test_the_owner_of_the_first_car_home_wins_even_if_another_player_played_the_card() -> None:
    state = position(
        f"df1 players=3 {BEGINNER} cars=R9a,Y5a,K6a2,B3a,G1c1,O1b2 owners=R1@0,Y0@0,K2@0 hands=E6.E1/E4/E5"
        " piles=-"
    )
    state, _ = play(state, "0 play E6", "0 move R finish")
    assert df.is_over(state)
    assert df.standings(state).winners == (1,)


@rule("R10.1")
def test_a_car_without_an_owner_does_not_win_and_does_not_end_the_game() -> None:
    state = position(
        f"df1 players=3 {BEGINNER} cars=G9a,R9b2,Y5a,K6a2,B3a,O1b2 owners=R1@0,Y0@0,K2@0"
        " hands=E3.E1/E6.E4/E5 piles=-"
    )
    state, events = play(state, "0 play E3", "0 move G finish")
    assert of_kind(events, CarFinished) == [CarFinished(df.Car.GREEN, 1)]
    assert of_kind(events, TurnStarted) == [TurnStarted(SEATS[1])]
    state, _ = play(state, "1 play E6", "1 move R finish")
    assert df.is_over(state)
    assert df.standings(state).winners == (1,)


@rule("R10.1")
def test_of_two_cars_home_by_one_card_the_first_one_wins() -> None:
    state = position(
        f"df1 players=3 {BEGINNER} cars=K9a,R9b2,Y5a,G6a2,B3a,O1b2 owners=R1@0,K2@0,Y0@0"
        " hands=B2.E1/E6.E4/E5 piles=-"
    )
    state, events = play(state, "0 play B2", "0 move K finish")  # B2 is K6 R4 Y2 O1
    assert not df.is_over(state)
    state, more = play(state, "0 move R finish")
    assert [car.car.letter for car in of_kind((*events, *more), CarFinished)] == ["K", "R"]
    while not df.is_over(state):
        state, _ = df.apply(state, df.legal_actions(state, SEATS[0])[0])
    assert df.standings(state).winners == (2,)


@rule("R10.1", "R10.2")
@pytest.mark.parametrize(
    ("cars", "winner"),
    [
        ("R7a,Y5a,K6a2,B3a,G1c1,O1b2", 0),  # farthest ahead
        ("R3c2,Y3a,K2a1,B2b1,G1c1,O1b2", 1),  # level: the inside lane
        ("R3c2,Y3b2,K3a,B2b1,G1c1,O1b2", 2),
        ("R3c2,Y3b2,K2a1,B7a,G8a,O1b2", 1),  # blue and green have no owner
    ],
)
def test_if_the_cards_run_out_first_the_car_farthest_ahead_decides(cars: str, winner: int) -> None:
    owners = "owners=R0@0,Y1@0,K2@0"
    state = position(f"df1 players=3 {BEGINNER} cars={cars} {owners} hands=E5/-/- piles=-")
    state, events = play_through(state, "E5")  # orange alone moves, and stays behind
    assert df.is_over(state)
    assert df.standings(state).winners == (winner,)
    assert of_kind(events, GameEnded) == [GameEnded((SEATS[winner],))]


@rule("R13.11", "R10.1")
def test_where_the_first_home_wins_the_sheet_keeps_prices_and_nothing_else() -> None:
    state = position(
        "df1 players=2 tracks=ring phase=over options=en+standard+first-home-wins=yes"
        " cars=Y5a,K6a2,B3a,G1c1,O1b2 home=R owners=R0@5,Y0@2,K1@4 bets=RRR/RYK piles=-/-"
    )
    table = df.standings(state)
    assert table.winners == (0,)
    assert [(row.seat, row.money) for row in table.rows] == [(0, 0), (1, 0)]
    sheet = table.rows[0].sheets[0]
    assert sheet.prices == ((df.Car.YELLOW, 2), (df.Car.RED, 5))
    assert (sheet.auction_total, sheet.prize_total, sheet.bet_total) == (7, 0, 0)
    assert [payout for _, payout in sheet.bets] == [0, 0, 0]


@rule("R13.11", "R5.1")
def test_first_home_wins_with_bets_still_asks_for_them_even_on_the_last_card() -> None:
    state = position(
        "df1 players=2 tracks=ring phase=play-card options=en+standard+first-home-wins=yes"
        " cars=R7a,Y5a,K6a2,B3a,G1c1,O1b2 owners=R0@5,K1@4 bets=RK/KK hands=B1.E1/E2 piles=-/-"
    )
    state, events = play(state, "0 play B1", "0 move R finish")
    assert [car.car.letter for car in of_kind(events, CarFinished)] == ["R"]
    while state.phase is df.Phase.MOVE_CAR:
        state, events = df.apply(state, df.legal_actions(state, df.to_act(state)[0])[0])
    assert of_kind(events, BetsOpened) == [BetsOpened(3)]
    state, events = play(state, "0 bet R", "1 bet R")
    assert df.is_over(state)
    (scored,) = of_kind(events, RaceScored)
    assert scored.money == (0, 0)
    assert df.standings(state).winners == (0,)


@rule("R10.1", "R7.3")
def test_without_an_auction_and_with_money_prices_are_nought() -> None:
    state = position(
        "df1 players=2 tracks=ring phase=over options=en+standard+auction=no"
        " cars=Y5a,K6a2,B3a,G1c1 home=RO owners=R0@0,Y0@0,K1@0,O1@0 bets=RRR/RYO piles=-/-"
    )
    assert {row.seat: row.money for row in df.standings(state).rows} == {0: 12 + 9 + 6 + 3, 1: 9 + 9 + 2}


# --- R10.2 long distance --------------------------------------------------------------------------


@rule("R10.2")
def test_a_long_distance_race_has_auction_and_powers_as_usual() -> None:
    step = df.opening(df.make_setup(players=3, track=RING, mode="long-distance"), (race_deal(),))
    assert of_kind(step.events, LotOpened)[0].power == "aggressive"
    assert [lot.power for lot in step.state.auction.lots] == list(df.Options().powers)


LONG = "tracks=ring options=en+long-distance"


@rule("R10.2")
def test_the_finish_line_is_ignored_and_laps_go_on() -> None:
    state = position(
        f"df1 players=3 {LONG} phase=play-card cars=K9a,B5a,G6a1,Y7a,O8a,R3a owners=K0@1,B1@1,G2@1"
        " hands=E1.E2/E3/E4"
    )
    state, _ = play(state, "0 play E1")
    assert "0 move K finish" not in legal(state, 0)
    state, events = play(state, "0 move K 3b1")  # over the line to 1a1, then 1a2, 2a1, 2a2
    assert of_kind(events, LapCompleted) == [LapCompleted(df.Car.BLACK, 1)]
    assert (state.cars.laps, state.cars.home) == ((1, 0, 0, 0, 0, 0), ())
    assert state.phase is df.Phase.PLAY_CARD  # betting line 1 was crossed, and nobody bets


@rule("R10.2")
def test_a_long_distance_race_ends_when_all_speed_cards_are_played() -> None:
    for players in (2, 3, 4, 5, 6):
        state = df.new_game(players=players, track=RING, mode="long-distance", seed="long")
        rng, laps = random.Random(players), 0
        played: list[CardPlayed] = []
        for before, step in pairwise([df.Step(state, ()), *steps_of(state, rng)]):
            check_cards(step.state)
            assert step.state.cars.home == ()
            assert step.state.phase is not df.Phase.BET
            played += of_kind(step.events, CardPlayed)
            laps += len(of_kind(step.events, LapCompleted))
            state = step.state
            assert state.cars.laps >= before.state.cars.laps
        assert len(played) == players * CARDS_EACH[players] + sum(
            owner >= 0 for owner in state.auction.owners
        )
        assert not any(state.cards.hands)
        assert sum(state.cars.laps) == laps > 0
        table = df.standings(state)
        assert all(row.money == 0 for row in table.rows)
        assert len(table.winners) == 1
        track = state.track
        ahead = max(
            (car for car in df.CARS if state.auction.owners[car] >= 0),
            key=lambda car: (
                state.cars.laps[car] * track.lap_length + track.cells[state.cars.cells[car]].front,
                -track.cells[state.cars.cells[car]].lane,
            ),
        )
        assert table.winners == (state.auction.owners[ahead],)


@rule("R10.2")
@pytest.mark.parametrize(
    ("cars", "ranking"),
    [
        ("K1b1+1,B9a,G9b2,Y1a1,O1a2,R2a1", [0, 1, 2]),  # a lap counts more than a place
        ("K1b1+1,B1a1+1,G1c1+1,Y1a2,O1b2,R2a1", [1, 0, 2]),  # level: the lower lane
        ("K3c2,B3a,G3b2,Y1a2,O1b2,R2a1", [1, 2, 0]),
        ("K2a1,B2b1,G2c1,Y3a,O3b2,R1a1", [0, 2, 1]),  # 2b1 lies a little behind 2a1 and 2c1
        ("K1a1+2,B9a+1,G1b1+2,Y9b2+1,O1a2,R2a1+2", [0, 2, 1]),  # red is ahead and has no owner
        ("K1a1,B1b1,G2a1,Y9a+4,O1b2,R2b1", [2, 0, 1]),
    ],
)
def test_the_owner_of_the_car_farthest_ahead_wins_not_the_money(cars: str, ranking: list[int]) -> None:
    state = position(f"df1 players=3 {LONG} phase=over cars={cars} owners=K0@6,B1@1,G2@3")
    table = df.standings(state)
    assert [row.seat for row in table.rows] == ranking
    assert [row.rank for row in table.rows] == [1, 2, 3]
    assert table.winners == (ranking[0],)


@rule("R10.2")
def test_the_best_car_of_a_player_counts() -> None:
    state = position(
        f"df1 players=2 {LONG} phase=over cars=K9a+1,B9b2+1,G1a1,Y1a2,O1b2,R1c1+2 owners=K0@6,G0@1,B1@1,R1@3"
        " piles=-/-"
    )
    assert df.standings(state).winners == (1,)


@rule("R10.2", "R13.11")
def test_in_a_long_distance_race_prices_are_recorded_and_do_not_count() -> None:
    state = position(
        f"df1 players=3 {LONG} phase=over cars=K1b1+1,B9a,G9b2,Y1a1,O1a2,R2a1 owners=K0@6,B1@1,G2@3"
    )
    rows = {row.seat: row for row in df.standings(state).rows}
    assert [rows[seat].money for seat in SEATS[:3]] == [0, 0, 0]
    assert [rows[seat].sheets[0].auction_total for seat in SEATS[:3]] == [6, 1, 3]
    assert [rows[seat].sheets[0].prize_total for seat in SEATS[:3]] == [0, 0, 0]


@rule("R10.2")
def test_level_means_equal_front_edges() -> None:
    # On the oval 5a2 and 5b3 end at the same border, 5a1 and 5b2 do not: 1/2 against 2/3 of the section.
    options = "tracks=oval options=en+long-distance"
    level = "cars=K5b3,B5a2,G1a1,Y1a2,O1b1,R1b2 owners=K0@1,B1@1"
    assert df.standings(position(f"df1 players=2 {options} phase=over {level} piles=-/-")).winners == (1,)
    ahead = "cars=K5b2,B5a1,G1a1,Y1a2,O1b1,R1b2 owners=K0@1,B1@1"
    assert df.standings(position(f"df1 players=2 {options} phase=over {ahead} piles=-/-")).winners == (0,)


# --- R10.3 the World Tour -------------------------------------------------------------------------


@rule("R10.3")
@pytest.mark.parametrize("edition", df.EDITIONS)
@pytest.mark.parametrize(
    ("first", "second"), [("marina-bay", "river-station"), ("river-station", "marina-bay")]
)
def test_the_chosen_track_comes_first_then_the_other_side_of_the_board(
    edition: str, first: str, second: str
) -> None:
    setup = df.make_setup(players=3, edition=edition, mode="world-tour", track=first)
    assert [track.name for track in setup.tracks] == [first, second]


@rule("R10.3")
def test_any_two_tracks_may_be_named() -> None:
    setup = df.make_setup(players=3, mode="world-tour", track=RING, second_track=OVAL)
    assert setup.tracks == (RING, OVAL)
    again = df.make_setup(players=3, mode="world-tour", track="marina-bay", second_track="marina-bay")
    assert [track.name for track in again.tracks] == ["marina-bay", "marina-bay"]


@rule("R10.3", "R13.14")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_world_tour_is_two_full_games_and_the_scores_are_added(players: int) -> None:
    setup = df.make_setup(players=players, mode="world-tour", track=RING, second_track=OVAL)
    deal = deal_from_seed(setup, "tour")
    assert deal[0] != deal[1]
    state = df.opening(setup, deal).state
    rng, scores = random.Random(players), list[RaceScored]()
    for step in steps_of(state, rng):
        scored = of_kind(step.events, RaceScored)
        scores += scored
        if scored and len(scores) == 1:
            assert of_kind(step.events, NextRaceStarted) == [NextRaceStarted(2, "oval@1")]
            assert of_kind(step.events, GameEnded) == []
            fresh = step.state
            # Nothing but the score and the seats is carried over.
            alone = df.opening(df.make_setup(players=players, track=OVAL), (deal[1],)).state
            for field in ("phase", "asked", "secrets", "auction", "cards", "cars", "turn", "bets"):
                assert getattr(fresh, field) == getattr(alone, field), field
            assert fresh.track is OVAL
            assert len(fresh.earlier) == 1
            assert position(str(fresh)) == fresh
        state = step.state
    assert [score.race for score in scores] == [1, 2]
    money = [sum(score.money[seat] for score in scores) for seat in range(players)]
    table = df.standings(state)
    assert {row.seat: row.money for row in table.rows} == dict(enumerate(money))
    assert all(len(row.sheets) == 2 for row in table.rows)


def tour(earlier: str, rest: str) -> df.Standings:
    """The end of a World Tour for two on the ring and the oval."""
    return df.standings(
        position(
            f"df1 players=2 tracks=ring,oval race=2 options=en+world-tour phase=over earlier={earlier} {rest}"
            " piles=-/-"
        )
    )


ON_TRACK = "G1a1,Y1a2,O1b1,R1b2"


@rule("R10.3")
def test_the_sum_of_both_races_decides() -> None:
    # Seat 0 wins the first race, 12 - 2 against 9 - 1, and loses the second, 9 - 6 against 12 - 1.
    table = tour("K0@2,B1@1;KB;-/-", f"cars={ON_TRACK} home=BK owners=K0@6,B1@1")
    assert {row.seat: row.money for row in table.rows} == {0: 13, 1: 19}
    assert table.winners == (1,)


@rule("R10.3")
def test_bets_of_both_races_count() -> None:
    table = tour("K0@2,B1@1;KB;KKK/BBK", f"cars={ON_TRACK} home=BK owners=K0@6,B1@1 bets=BBB/KKK")
    assert {row.seat: row.money for row in table.rows} == {
        0: 10 + 18 + 3 + 18,
        1: 8 + 13 + 11 + 12,
    }


@rule("R10.3")
def test_a_tie_goes_to_the_better_best_place_over_both_races() -> None:
    # Seat 0 is first once (12 - 5, then nothing), seat 1 second once (9 - 2, then nothing).
    table = tour("K0@5,B1@2;KB;-/-", f"cars=K2a,B2b,{ON_TRACK} owners=K0@1,B1@1")
    assert {row.seat: row.money for row in table.rows} == {0: 6, 1: 6}
    assert table.winners == (0,)
    # The first place of the second race is as good as one of the first race.
    table = tour(
        "K0@0,B1@0;OBK;-/-", f"cars=B2b,{ON_TRACK.replace('O1b1,', '')},O1b1 home=K owners=K0@10,B1@1"
    )
    assert {row.seat: row.money for row in table.rows} == {0: 6 + 2, 1: 9 - 1}
    assert table.winners == (0,)


@rule("R10.3")
def test_a_tie_that_the_best_place_leaves_is_shared() -> None:
    # Each is first once, at the same price.
    table = tour("K0@5,B1@5;K;-/-", f"cars=K2a,{ON_TRACK} home=B owners=K0@1,B1@1")
    assert {row.seat: row.money for row in table.rows} == {0: 6, 1: 6}
    assert table.winners == (0, 1)
    assert [row.rank for row in table.rows] == [1, 1]


@rule("R10.3", "R9.4")
def test_the_second_race_has_its_own_swap_and_its_own_powers() -> None:
    setup = df.make_setup(players=2, mode="world-tour", track=RING, second_track=OVAL, edition="fr")
    deal = deal_from_seed(setup, "tour")
    assert [len(race.powers) for race in deal] == [5, 5]
    assert not any("cunning" in race.powers for race in deal)


# --- R10.4 expansions -----------------------------------------------------------------------------


PLUG_IN = """
import downforce as df

class Sluggish(df.Power):
    id = df.PowerId("sluggish")

    def speeds(self, card, line):
        return (min(3, card.lines[line].speed),)

df.add_power(Sluggish())
state = df.new_game(players=3, powers=["sluggish", "tricky"], seed="x")
print(state.setup.options)
print({lot.power for lot in state.auction.lots[:2]} == {"sluggish", "tricky"}, state.auction.lots[2].power)
state = df.new_game(players=3, powers="sluggish", auction=False, seed="x")
print(state.power(0).id, state.power(1).id)
cars = ",".join(f"{c.letter}{state.track.cells[at]}" for c, at in zip(df.CARS, state.track.grid))
line = "df1 players=3 options=en+standard+powers=sluggish powers={} cars={} owners=K0@1 hands=E1/E2/E3"
plain = df.parse_state(line.format("-/-/-", cars))
slow = df.parse_state(line.format("sluggish/-/-", cars))
for game in plain, slow:
    game, _ = df.apply(game, df.parse_action(game, "0 play E1"))
    print(max(len(choice.path) for choice in df.view(game, 0).choices))
"""


@rule("R10.4")
def test_a_power_of_an_expansion_plugs_in_without_touching_the_rules() -> None:
    # In a process of its own, so that the power is known there and nowhere else.
    run = subprocess.run([sys.executable, "-c", PLUG_IN], check=True, capture_output=True, text=True)
    assert run.stdout.splitlines() == [
        "en standard powers=sluggish,tricky",
        "True None",
        "sluggish none",
        "5",
        "3",
    ]


@rule("R10.4")
@pytest.mark.parametrize("name", ["tricky", "none", "Odd Name", ""])
def test_a_power_needs_a_plain_name_of_its_own(name: str) -> None:
    class Odd(df.Power):
        id = df.PowerId(name)

    with pytest.raises(df.OptionError) as caught:
        df.add_power(Odd())
    assert caught.value.reason is df.Reason.BAD_OPTION_VALUE


@rule("R10.4")
def test_a_track_is_a_text_and_can_be_put_on_the_shelf() -> None:
    shelf: Shelf[df.Track] = Shelf(
        "track", ".track", lambda text, source: df.Track.parse(text, source=source)
    )
    assert list(shelf) == ["marina-bay", "river-station"]
    text = Path(DATA / "tracks" / "ring.track").read_text(encoding="utf-8")
    shelf.add(df.Track.parse(text))
    newer = shelf.add(df.Track.parse(text.replace("version 1", "version 2")))
    assert list(shelf) == ["marina-bay", "river-station", "ring"]
    assert shelf["ring"] is newer
    assert shelf["ring@1"] == RING
    assert df.new_game(players=2, track=shelf["ring"], seed="x").track.id == "ring@2"


@rule("R10.4")
def test_a_race_starts_with_tracks_and_powers_that_are_data() -> None:
    state = df.new_game(players=3, track=OVAL, powers=["tricky"], seed="x", auction=False)
    assert state.auction.powers == (("tricky",), (), ())
    step = df.opening(state.setup, (race_deal(powers="tricky"),))
    assert len(of_kind(step.events, RaceStarted)) == 1
