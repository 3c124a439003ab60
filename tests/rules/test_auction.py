"""The auction (docs/rules.md section 3): lots, bids, ties, who bids, prices, powers to keep."""

import random
from itertools import combinations, permutations

import pytest

import downforce as df
from downforce.rules.events import (
    BidPlaced,
    BidsRevealed,
    LotGiven,
    LotOpened,
    LotSetAside,
    LotSold,
    LotUnsold,
    PowerChosen,
    PowersKept,
    RaceStarted,
)
from tests.ledger import rule
from tests.rules.helpers import RING, auction, bid, legal, names, of_kind, play, position, race_deal, refused

S0, S1, S2, S3 = (df.Seat(seat) for seat in range(4))
LOWEST_BID = ["fr", "pt-PT", "pt-BR"]
NO_LOWEST_BID = ["en", "es"]


def sale(step: df.Step) -> tuple[int, str, int]:
    """The one lot that was sold: seat, car, price."""
    (sold,) = of_kind(step.events, LotSold)
    return sold.seat, sold.car.letter, sold.price


def amounts(step: df.Step) -> list[int | None]:
    """The bids of the one lot that was revealed, in seat order."""
    (revealed,) = of_kind(step.events, BidsRevealed)
    return [bid.amount for bid in revealed.bids]


# --- R3.1 the lots --------------------------------------------------------------------------------


@rule("R3.1")
def test_six_lots_come_one_at_a_time_from_the_tops_of_the_two_piles() -> None:
    powers = "tricky cunning aggressive strategic unpredictable determined"
    deal = race_deal(lots="GRKOBY", powers=powers)
    state = df.new_game(players=3, track=RING, deal=(deal,))
    seen = [(state.open_lot.car.letter, state.open_lot.power)] if state.open_lot else []
    rng = random.Random(3)
    while state.phase is df.Phase.BID:
        state, events = df.apply(state, rng.choice(df.legal_actions(state, df.to_act(state)[0])))
        seen += [(lot.car.letter, lot.power) for lot in of_kind(events, LotOpened)]
        seen += [(lot.car.letter, lot.power) for lot in of_kind(events, LotGiven)]
    assert seen[:6] == list(zip("GRKOBY", powers.split(), strict=True))


@rule("R3.1")
def test_car_and_power_of_a_lot_are_sold_together() -> None:
    state = auction(2, "G:cunning R:tricky K", "A1/B1", piles="A1/B1")
    state, events = bid(state, "A1", "B1")
    assert of_kind(events, LotSold) == [LotSold(S0, df.Car.GREEN, df.PowerId("cunning"), 6)]
    assert of_kind(events, LotOpened) == [LotOpened(df.Car.RED, df.PowerId("tricky"), (S0, S1))]
    assert state.auction.powers == (("cunning",), ())
    assert (state.owner(df.Car.GREEN), state.owner(df.Car.RED)) == (0, None)


# --- R3.2 and R3.3 bids and passes ----------------------------------------------------------------


@rule("R3.2", "R3.3")
@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("A1", {"G": 6, "K": 5, "O": 4, "Y": 3, "B": 2, "R": 1}),
        ("B1", {"R": 6, "Y": 4, "K": 2, "B": 1}),
        ("C1", {"B": 6, "O": 4, "Y": 1}),
        ("D1", {"O": 6, "B": 4, "Y": 2}),
        ("E1", {"K": 5}),
        ("F1", {"K": 2}),
        ("G1", {"K": 6}),
    ],
)
def test_the_number_of_the_lots_colour_is_the_bid_and_without_the_colour_it_is_a_pass(
    card: str, numbers: dict[str, int]
) -> None:
    for lot in "KBGYOR":
        others = [letter for letter in "KBGYOR" if letter != lot]
        state = auction(3, " ".join([lot, *others]), f"{card}/A6/A5")
        step = bid(state, card, "A6", "A5")
        assert amounts(step)[0] == numbers.get(lot)


@rule("R3.2")
def test_the_price_is_the_number_bid_in_millions() -> None:
    state, events = bid(auction(3, "O K B G", "A1/B3/E5"), "A1", "B3", "E5")
    assert amounts(df.Step(state, events)) == [4, 4, 5]
    assert sale(df.Step(state, events)) == (2, "O", 5)
    assert state.auction.prices[df.Car.ORANGE] == 5


@rule("R3.2")
def test_every_bidder_chooses_one_card_of_the_hand_and_all_are_revealed_together() -> None:
    state = auction(3, "O K B G", "A1.E1/B3/E5.F5")
    assert df.to_act(state) == (0, 1, 2)
    assert legal(state, 0) == {"0 bid A1", "0 bid E1"}
    state, events = play(state, "2 bid F5")
    assert df.to_act(state) == (0, 1)
    assert not of_kind(events, BidsRevealed)
    state, events = play(state, "0 bid A1")
    assert df.to_act(state) == (1,)
    assert not of_kind(events, BidsRevealed)
    state, events = play(state, "1 bid B3")
    (revealed,) = of_kind(events, BidsRevealed)
    assert [(b.seat, b.card.name, b.declared, b.amount) for b in revealed.bids] == [
        (0, "A1", False, 4),
        (1, "B3", False, 4),
        (2, "F5", False, 2),
    ]


@rule("R3.2")
def test_a_chosen_card_is_secret_until_all_have_chosen() -> None:
    state = auction(3, "O K B G", "A1.E1/B3/E5.F5")
    state, events = play(state, "2 bid F5")
    (placed,) = of_kind(events, BidPlaced)
    assert placed == BidPlaced(S2, state.setup.deck.card("F5"), declared=False)
    assert df.for_viewer(placed, S2) == placed
    for other in (S0, S1, None):
        assert df.for_viewer(placed, other) == BidPlaced(S2, None, None)
        view = df.view(state, other)
        assert view.state.secrets == (None, None, None)
        assert "F5" not in str(view)
    assert [str(a) for a in df.view(state, S2).state.secrets if a] == ["2 bid F5"]
    assert state.cards.shown == (0, 0, 0)


@rule("R3.2")
@pytest.mark.parametrize("order", list(permutations(("0 bid A1", "1 bid B3", "2 bid F5"))))
def test_the_order_of_choosing_makes_no_difference(order: tuple[str, ...]) -> None:
    state = auction(3, "O K B G", "A1.E1/B3/E5.F5")
    after, events = play(state, *order)
    usual, usual_events = play(state, "0 bid A1", "1 bid B3", "2 bid F5")
    assert after == usual
    assert events[3:] == usual_events[3:]


@rule("R3.2")
def test_a_choice_once_made_stands() -> None:
    state, _ = play(auction(3, "O K B G", "A1.E1/B3/E5.F5"), "0 bid A1")
    for text in ("0 bid E1", "0 bid A1"):
        assert refused(state, text) is df.Reason.NOT_YOUR_TURN


@rule("R3.3")
def test_a_card_without_the_colour_is_a_pass_even_with_a_wild() -> None:
    step = bid(auction(3, "G K B R", "B1/E1/F4"), "B1", "E1", "F4")
    assert amounts(step) == [None, None, None]
    assert of_kind(step.events, LotSetAside) == [LotSetAside(df.Car.GREEN, None)]


@rule("R3.3")
def test_passing_is_free_for_a_player_who_could_bid() -> None:
    state = auction(3, "G K B R", "A1.B1/A2/A3")
    assert legal(state, 0) == {"0 bid A1", "0 bid B1"}
    assert sale(bid(state, "B1", "A2", "A3")) == (1, "G", 5)


# --- R3.4 who wins --------------------------------------------------------------------------------


@rule("R3.4")
@pytest.mark.parametrize("order", list(permutations(("A1", "A2", "A3", "A4"))))
def test_the_highest_bid_wins_from_any_seat(order: tuple[str, ...]) -> None:
    state = auction(4, "G K B R", "/".join(order))
    assert sale(bid(state, *order)) == (order.index("A1"), "G", 6)


GREEN_6 = ["A1", "B6", "C5", "D6", "G3"]  # six lines; four; four with a wild; three; three with wilds


@rule("R3.4")
@pytest.mark.parametrize(("stronger", "weaker"), list(combinations(GREEN_6, 2)))
@pytest.mark.parametrize("last", ["", "0", "1"])
def test_equal_bids_go_to_the_card_with_more_lines_then_to_the_one_without_a_wild(
    stronger: str, weaker: str, last: str
) -> None:
    for order in ((stronger, weaker), (weaker, stronger)):
        state = auction(3, "G K B R", f"{order[0]}/{order[1]}/E1", last=last)
        assert sale(bid(state, *order, "E1")) == (order.index(stronger), "G", 6)


@rule("R3.4")
def test_more_lines_count_before_the_missing_wild() -> None:
    # C5 has four lines and a wild, D6 three lines and none.
    assert sale(bid(auction(3, "G K B R", "D6/C5/E1"), "D6", "C5", "E1")) == (1, "G", 6)


@rule("R3.4")
def test_a_higher_bid_beats_more_lines() -> None:
    # E3 is green 5 alone, A3 green 4 of six lines.
    assert sale(bid(auction(3, "G K B R", "A3/E3/E1"), "A3", "E3", "E1")) == (1, "G", 5)


@rule("R3.4")
@pytest.mark.parametrize(
    ("last", "tied", "winner"),
    [
        ("", "0123", 0),
        ("", "123", 1),
        ("", "23", 2),
        ("0", "0123", 1),
        ("1", "0123", 2),
        ("2", "0123", 3),
        ("3", "0123", 0),
        ("0", "03", 3),
        ("1", "01", 0),
        ("1", "03", 3),
        ("2", "12", 1),
        ("2", "02", 0),
        ("3", "13", 1),
        ("3", "3", 3),
    ],
)
def test_the_last_tie_goes_to_the_first_seat_after_the_last_winner(last: str, tied: str, winner: int) -> None:
    # Four declared wild 5s on cards of two lines: nothing else tells them apart.
    state = auction(4, "K B G Y", "F2/F3/F4/F5", last=last)
    cards = [f"F{seat + 2}{'!' if str(seat) in tied else ''}" for seat in range(4)]
    assert sale(bid(state, *cards)) == (winner, "K", 5)


@rule("R3.4")
def test_a_set_aside_lot_in_between_does_not_change_who_sold_last() -> None:
    state = auction(3, "K B G Y O R", "F2.E4/F3/F4.E5")
    state, _ = bid(state, "E4", "F3!", "E5")  # seat 1 wins black
    assert state.auction.last_winner == 1
    state, events = bid(state, "E4", "F3", "F4")  # nobody wants blue
    assert of_kind(events, LotSetAside) == [LotSetAside(df.Car.BLUE, None)]
    assert state.auction.last_winner == 1
    # Green: seats 0 and 1 tie; from seat 2 on the first of them is seat 0.
    assert sale(bid(state, "F2!", "F3", "E5")) == (0, "G", 5)


@rule("R3.4")
def test_declared_and_natural_bids_are_compared_alike() -> None:
    # Lot black: B1 is black 2 of four lines, C1 a declared wild 2 of four lines; A4 black 2 of six.
    assert sale(bid(auction(3, "K B G Y", "C1/B1/E2"), "C1!", "B1", "E2")) == (1, "K", 2)
    assert sale(bid(auction(3, "K B G Y", "C1/A4/E2"), "C1!", "A4", "E2")) == (1, "K", 2)
    assert sale(bid(auction(3, "K B G Y", "F2/B1/A4"), "F2!", "B1", "A4")) == (0, "K", 5)


@rule("P1", "R3.2", "R3.3", "R3.4", "R3.5")
def test_the_printed_example_of_an_auction() -> None:
    state = auction(4, "G:cunning K B R", "B1.E1/A1.E2/A3.E3/D6.E4")
    before = state.cards.hands
    state, events = bid(state, "B1", "A1", "A3", "D6")
    assert amounts(df.Step(state, events)) == [None, 6, 4, 6]
    assert of_kind(events, LotSold) == [LotSold(S1, df.Car.GREEN, df.PowerId("cunning"), 6)]
    assert [names(state, hand) for hand in state.cards.hands] == ["B1.E1", "A1.E2.8G", "A3.E3", "D6.E4"]
    regular = state.setup.deck.all_regular
    assert [hand & regular for hand in state.cards.hands] == list(before)


# --- R3.5 what the winner gets --------------------------------------------------------------------


@rule("R3.5")
def test_the_winner_gets_price_speed_8_card_power_and_plaque_and_all_cards_go_back() -> None:
    state, _ = bid(auction(3, "Y:strategic R:tricky K", "A1.B1/B4/E4.F1"), "A1", "B4", "E4")
    assert state.owner(df.Car.YELLOW) == 1
    assert state.auction.prices == (0, 0, 0, 6, 0, 0)
    assert state.auction.powers == ((), ("strategic",), ())
    assert [names(state, hand) for hand in state.cards.hands] == ["A1.B1", "B4.8Y", "E4.F1"]
    assert state.cards.discard == ()
    assert df.standings(state).rows[-1].seat == 1
    assert df.standings(state).rows[-1].money == -6


@rule("R3.5", "R3.11")
def test_one_player_may_win_several_lots_and_pays_for_each() -> None:
    state = auction(2, "Y:strategic R:tricky K:cunning B G", "A1.B1.B2.D2/A2.A4", piles="A1.B1.B2.D2/A2.A4")
    state, _ = bid(state, "B1", "A2")  # yellow 4 against 2
    state, _ = bid(state, "D2", "A4")  # red 6 against 4
    state, _ = bid(state, "B2", "A2")  # black 6 against 4
    assert state.cars_of(S0) == (df.Car.BLACK, df.Car.YELLOW, df.Car.RED)
    assert state.auction.prices == (6, 0, 0, 4, 0, 6)
    assert state.auction.powers == (("strategic", "tricky", "cunning"), ())
    assert names(state, state.cards.hands[0]) == "A1.B1.B2.D2.8K.8Y.8R"


@rule("R3.5")
def test_everybody_has_seen_the_bid_cards_and_the_speed_8_card() -> None:
    state, _ = bid(auction(3, "Y R K", "A1.B1/B4/E4.F1"), "A1", "B4", "F1")
    assert [names(state, shown) for shown in state.cards.shown] == ["A1", "B4.8Y", "F1"]
    assert state.cards.lacks == (0, 0, 0)
    for seat in (None, S0, S1, S2):
        assert df.view(state, seat).state.cards.shown == state.cards.shown


# --- R3.6 Speed-8 cards as bid cards --------------------------------------------------------------


@rule("R3.6")
def test_a_speed_8_card_in_hand_may_be_placed_and_is_a_pass() -> None:
    state = auction(3, "G K B", "A1.8R/A2/A3", owners="R0@4")
    assert legal(state, 0) == {"0 bid A1", "0 bid 8R"}
    step = bid(state, "8R", "A2", "A3")
    assert amounts(step) == [None, 5, 4]
    assert sale(step) == (1, "G", 5)
    assert names(step.state, step.state.cards.hands[0]) == "A1.8R"
    assert names(step.state, step.state.cards.shown[0]) == "8R"


@rule("R3.6", "R3.10")
@pytest.mark.parametrize("edition", LOWEST_BID)
def test_a_speed_8_card_is_never_declared(edition: str) -> None:
    state = auction(3, "G K B", "E1.8R/A2/A3", owners="R0@4", options=f"{edition}+standard")
    assert legal(state, 0) == {"0 bid E1", "0 bid 8R", "0 bid E1 declared"}
    assert refused(state, "0 bid 8R declared") is df.Reason.CANNOT_DECLARE


@rule("R3.6")
def test_six_speed_8_passes_set_a_lot_aside() -> None:
    state = auction(3, "G K", "A1.8R/A2.8B/A3.8Y", owners="R0@4,B1@4,Y2@4")
    step = bid(state, "8R", "8B", "8Y")
    assert of_kind(step.events, LotSetAside) == [LotSetAside(df.Car.GREEN, None)]


# --- R3.7 who bids --------------------------------------------------------------------------------


@rule("R3.7")
@pytest.mark.parametrize(
    ("players", "owners", "lots", "aside", "bidders"),
    [
        (6, "", "K B G Y O R", "", (0, 1, 2, 3, 4, 5)),
        (6, "K2@1", "B G Y O R", "", (0, 1, 3, 4, 5)),
        (6, "K2@1,B0@3,G5@1", "Y O R", "", (1, 3, 4)),
        (6, "K2@1,B0@3,G5@1", "O R", "Y", (1, 3, 4)),
        (5, "", "K B G Y O R", "", (0, 1, 2, 3, 4)),
        (5, "K0@1", "B G Y O R", "", (0, 1, 2, 3, 4)),
        (5, "K0@1,B0@1", "G Y O R", "", (1, 2, 3, 4)),
        (5, "K0@1,B1@1", "G Y O R", "", (0, 1, 2, 3, 4)),
        (5, "K0@1,B0@1", "G", "Y O R", (1, 2, 3, 4)),
        (4, "K0@1,B0@1", "G Y O R", "", (0, 1, 2, 3)),
        (4, "K0@1,B0@1,G0@1", "Y O R", "", (1, 2, 3)),
        (4, "K0@1,B1@1,G2@1", "Y O R", "", (0, 1, 2, 3)),
        (3, "K0@1,B0@1,G0@1", "Y O R", "", (0, 1, 2)),
        (3, "K0@1,B0@1,G0@1,Y0@1", "O R", "", (1, 2)),
        (3, "K0@1,B0@1,G0@1,Y0@1", "R", "O", (1, 2)),
        (3, "K0@1,B1@1,G0@1,Y0@1", "R", "O", (0, 1, 2)),
        (3, "K0@1,B1@1,G2@1", "Y O R", "", (0, 1, 2)),
        (3, "K0@1,B1@1,G2@1,Y1@3,O2@4", "R", "", (0, 1, 2)),
    ],
)
def test_only_players_without_a_car_bid_once_the_cars_left_are_as_many_as_they(
    players: int, owners: str, lots: str, aside: str, bidders: tuple[int, ...]
) -> None:
    hands = "/".join(f"A{seat + 1}.B{seat + 1}" for seat in range(players))
    state = auction(players, lots, hands, aside=aside, owners=owners)
    assert df.to_act(state) == bidders
    for seat in set(range(players)) - set(bidders):
        assert refused(state, f"{seat} bid A{seat + 1}") is df.Reason.NOT_YOUR_TURN
        assert legal(state, seat) == set()


@rule("R3.7")
def test_the_rule_comes_into_force_by_a_sale() -> None:
    # Three lots for the players 1, 2 and 3: seat 0, who owns three cars, is out.
    state = auction(4, "K B G Y", "A1.A6/E1/E2/E3", owners="O0@1,R0@2")
    assert df.to_act(state) == (0, 1, 2, 3)
    state, events = bid(state, "A6", "E1", "E2", "E3")
    assert of_kind(events, LotOpened)[-1].bidders == (1, 2, 3)
    assert df.to_act(state) == (1, 2, 3)


@rule("R3.7")
def test_everybody_ends_with_a_car() -> None:
    for players in range(2, 7):
        for game in range(12):
            rng = random.Random(100 * players + game)
            state = df.new_game(players=players, track=RING, seed=f"everybody {game}")
            while state.phase is df.Phase.BID:
                seat = rng.choice(df.to_act(state))
                passes = [a for a in df.view(state, seat).choices if a.amount is None]
                options = passes if passes and rng.random() < 0.7 else df.view(state, seat).choices
                state, _ = df.apply(state, rng.choice(options).action)
            assert all(state.cars_of(seat) for seat in state.setup.seats)


# --- R3.8 a lot without bidding -------------------------------------------------------------------


PRICES = [
    # hand of the player, lot, price, the card that shows it
    ("A5.B4.F6", "R", 2, "B4"),  # red 3, 2, 2: the lowest number of the colour
    ("A5.E6", "R", 3, "A5"),
    ("E6", "R", 5, "E6"),
    ("A4.B3.C4", "R", 1, "B3"),  # B3 and C4 show red 1: the first in deck order
    ("C3.D6.G6", "R", 4, "D6"),  # wilds do not count while the colour is there
    ("C1.F1.G1", "R", 1, "G1"),  # no red: wilds 2, 5, 3 and 1
    ("C1.C2.F1", "R", 2, "C1"),
    ("E1.F2.F3", "R", 5, "F2"),  # the wild 5, although a 2 stands on the cards
    ("B6.F5", "R", 5, "F5"),
    ("D1.E1", "R", 2, "D1"),  # neither red nor wild: the lowest number in hand
    ("B5.B6.E1", "R", 1, "B5"),
    ("E1.E2.E3", "R", 5, "E1"),
    ("D3.D4.E4", "R", 2, "D3"),
    ("D3.E4", "Y", 4, "D3"),
    ("C3.F1", "O", 6, "C3"),
    ("D2.F1.G1", "O", 1, "G1"),
]


def last_lot_given(hand: str, lot: str = "R", options: str = "en+standard") -> df.Step:
    """Seat 0 wins black, which leaves one lot, and seat 2, who holds that hand, without a car."""
    state = auction(3, f"K {lot}:tricky", f"A6/A2/{hand}", owners="B0@3,G1@3", options=options)
    deck = state.setup.deck
    lowest = min(hand.split("."), key=lambda name: deck.card(name).bid_for(df.Car.BLACK) or 0)
    return bid(state, "A6", "A2", lowest)


@rule("R3.8", "R13.2", "R13.15")
@pytest.mark.parametrize("edition", df.EDITIONS)
@pytest.mark.parametrize(("hand", "lot", "price", "card"), PRICES)
def test_the_last_player_without_a_car_pays_colour_else_wild_else_the_lowest_number(
    hand: str, lot: str, price: int, card: str, edition: str
) -> None:
    state, events = last_lot_given(hand, lot, f"{edition}+standard")
    car = df.Car.parse(lot)
    (given,) = of_kind(events, LotGiven)
    assert given == LotGiven(S2, car, df.PowerId("tricky"), price, state.setup.deck.card(card))
    assert (state.owner(car), state.auction.prices[car]) == (2, price)
    assert state.auction.powers[2] == ("tricky",)
    assert names(state, state.cards.hands[2]) == f"{hand}.8{lot}"
    assert state.phase is df.Phase.PLAY_CARD  # nobody was asked
    assert [lot.car.letter for lot in of_kind(events, LotOpened)] == []


@rule("R3.8")
def test_a_set_aside_car_counts_as_one_without_an_owner() -> None:
    # Black and the set-aside red are left, so there is bidding for black; then red is given.
    state = auction(3, "K", "A1/A2/E6.E1", aside="R:tricky", owners="B0@3,G1@3")
    assert df.to_act(state) == (0, 1, 2)
    state, events = bid(state, "A1", "A2", "E6")
    assert of_kind(events, LotSold) == [LotSold(S0, df.Car.BLACK, None, 5)]
    assert [(lot.seat, lot.car.letter, lot.price) for lot in of_kind(events, LotGiven)] == [(2, "R", 5)]
    assert state.phase is df.Phase.PLAY_CARD


@rule("R3.8", "R3.9")
def test_the_last_car_is_given_not_set_aside() -> None:
    # Seat 2 alone has no car and passes red, then black: each stays without an owner. Orange is the last.
    state = auction(3, "O", "A1.E1/A2.E2/A3.E6.E3", aside="R K", owners="B0@3,G1@3")
    state, events = bid(state, "E1", "E2", "E3")  # nobody wants orange
    assert of_kind(events, LotOpened) == [LotOpened(df.Car.RED, None, (S2,))]
    state, events = bid(state, "E3")
    assert of_kind(events, LotUnsold) == [LotUnsold(df.Car.RED, None)]
    assert of_kind(events, LotOpened) == [LotOpened(df.Car.BLACK, None, (S2,))]
    state, events = bid(state, "E3")
    assert of_kind(events, LotUnsold) == [LotUnsold(df.Car.BLACK, None)]
    assert [(lot.seat, lot.car.letter, lot.price) for lot in of_kind(events, LotGiven)] == [(2, "O", 2)]


@rule("R3.8", "R13.15")
@pytest.mark.parametrize(
    ("hand", "shown", "lacks"),
    [
        # Red 3 is paid: no red 1 and no red 2.
        ("A5.E6", "A5", "A1.A6.B3.B4.C4.D5.F6"),
        # Red 1 is paid, on the first red 1 of the deck: nothing follows.
        ("A1.E1", "A1", "-"),
        # The wild 2 is paid: no red at all, and no wild 1.
        ("C1.C2.F1", "C1", "A1.A2.A3.A4.A5.A6.B1.B2.B3.B4.C4.C5.C6.D2.D5.D6.E6.F6.G1.G2.G3.G4.G5.G6"),
        # The lowest number is 2: no red, no wild, no card with a 1.
        (
            "D1.E1",
            "D1",
            "A1.A2.A3.A4.A5.A6.B1.B2.B3.B4.B5.B6.C1.C2.C3.C4.C5.C6.D2.D5.D6.E6.F1.F2.F3.F4.F5.F6.G1.G2.G3.G4.G5.G6",
        ),
    ],
)
def test_the_price_of_a_given_lot_proves_what_the_hand_lacks(hand: str, shown: str, lacks: str) -> None:
    state, _ = last_lot_given(hand)
    assert names(state, state.cards.lacks[2]) == lacks
    assert shown in names(state, state.cards.shown[2]).split(".")
    assert state.cards.lacks[:2] == (0, 0)


@rule("R13.15")
@pytest.mark.parametrize(
    ("hand", "shown", "lacks"),
    [
        ("A4.B3", "B3", "A1"),
        ("A5.B4.F6", "B4", "A1.A6.B3.C4"),
        ("E6.E1", "E6", "A1.A3.A4.A5.A6.B2.B3.B4.C4.C5.D5.D6.F6"),
    ],
)
def test_the_card_that_shows_the_price_proves_that_no_earlier_card_carries_it(
    hand: str, shown: str, lacks: str
) -> None:
    state, _ = last_lot_given(hand)
    assert shown in names(state, state.cards.shown[2]).split(".")
    assert names(state, state.cards.lacks[2]) == lacks


# --- R3.9 lots that nobody wants ------------------------------------------------------------------


@rule("R3.9")
def test_a_lot_that_nobody_bids_for_is_set_aside_with_its_power() -> None:
    state, events = bid(auction(3, "G:tricky K:cunning B R", "E1/E2/E6"), "E1", "E2", "E6")
    assert of_kind(events, LotSetAside) == [LotSetAside(df.Car.GREEN, df.PowerId("tricky"))]
    assert of_kind(events, LotOpened) == [LotOpened(df.Car.BLACK, df.PowerId("cunning"), (S0, S1, S2))]
    assert [(lot.car, lot.power) for lot in state.auction.aside] == [(df.Car.GREEN, "tricky")]
    assert [names(state, hand) for hand in state.cards.hands] == ["E1", "E2", "E6"]
    assert state.owner(df.Car.GREEN) is None
    assert state.auction.last_winner == -1


@rule("R3.9")
def test_if_every_player_has_a_car_after_the_last_lot_the_set_aside_lots_have_no_owner_at_once() -> None:
    state = auction(3, "K:cunning", "A1/A2/E6", aside="R:tricky O:strategic", owners="B0@3,G1@3,Y2@1")
    state, events = bid(state, "A1", "A2", "E6")
    assert of_kind(events, LotUnsold) == [
        LotUnsold(df.Car.RED, df.PowerId("tricky")),
        LotUnsold(df.Car.ORANGE, df.PowerId("strategic")),
    ]
    assert state.phase is df.Phase.PLAY_CARD
    assert (state.owner(df.Car.RED), state.owner(df.Car.ORANGE)) == (None, None)
    # Their Speed-8 cards and powers leave the game; the cars race.
    eights = state.setup.deck.eight(df.Car.RED).index, state.setup.deck.eight(df.Car.ORANGE).index
    assert all(state.cards.left_over >> eight & 1 for eight in eights)
    assert state.auction.powers == (("cunning",), (), ())
    assert state.auction.aside == ()
    assert str(state.cell(df.Car.RED)) == "1c1"


@rule("R3.9")
def test_the_very_last_lot_may_be_set_aside_too_and_stays_without_an_owner() -> None:
    state = auction(3, "K:cunning", "E2/E3/E6", owners="B0@3,G1@3,Y2@1")
    state, events = bid(state, "E2", "E3", "E6")
    assert of_kind(events, LotSetAside) == [LotSetAside(df.Car.BLACK, df.PowerId("cunning"))]
    assert of_kind(events, LotUnsold) == [LotUnsold(df.Car.BLACK, df.PowerId("cunning"))]
    assert state.phase is df.Phase.PLAY_CARD


@rule("R3.9")
def test_otherwise_the_players_without_a_car_bid_for_them_in_the_order_they_were_set_aside() -> None:
    state = auction(4, "K", "A1/A2.E1/A3.E2/A4.E3", aside="R O Y", owners="B0@3,G0@3")
    assert df.to_act(state) == (0, 1, 2, 3)
    state, events = bid(state, "A1", "A2", "A3", "A4")  # black goes to seat 0 for 5
    assert of_kind(events, LotOpened) == [LotOpened(df.Car.RED, None, (S1, S2, S3))]
    state, events = bid(state, "A2", "A3", "A4")  # red 6, 5, 4
    assert of_kind(events, LotSold) == [LotSold(S1, df.Car.RED, None, 6)]
    assert of_kind(events, LotOpened) == [LotOpened(df.Car.ORANGE, None, (S2, S3))]
    state, events = bid(state, "A3", "A4")  # orange 2, 1
    assert of_kind(events, LotSold) == [LotSold(S2, df.Car.ORANGE, None, 2)]
    assert [(lot.seat, lot.car.letter, lot.price) for lot in of_kind(events, LotGiven)] == [(3, "Y", 6)]


@rule("R3.9")
@pytest.mark.parametrize("edition", df.EDITIONS)
def test_a_lot_passed_again_stays_without_an_owner_in_every_edition(edition: str) -> None:
    state = auction(
        3, "K", "A1/E2.A2/E3.A3", aside="R:tricky O Y", owners="B0@3,G0@3", options=f"{edition}+standard"
    )
    state, _ = bid(state, "A1", "E2", "E3")
    assert state.open_lot == (df.Car.RED, "tricky")
    assert df.to_act(state) == (1, 2)
    state, events = bid(state, "E2", "E3")  # three lots for two players: passing is free
    assert of_kind(events, LotUnsold) == [LotUnsold(df.Car.RED, df.PowerId("tricky"))]
    assert of_kind(events, LotSetAside) == []
    assert state.open_lot == (df.Car.ORANGE, None)
    assert state.cards.left_over >> state.setup.deck.eight(df.Car.RED).index & 1
    assert [lot.car.letter for lot in state.auction.aside] == ["O", "Y"]


@rule("R3.9")
def test_while_lots_and_players_without_a_car_are_equal_nobody_who_can_bid_may_pass() -> None:
    # Red and orange for the seats 1 and 2; seat 1 holds red, seat 2 only a wild for it.
    state = auction(3, "K", "A1/B1.B4.E1.F1/E2.F2", aside="R O", owners="B0@3,G0@3")
    state, _ = bid(state, "A1", "E1", "E2")
    assert df.to_act(state) == (1, 2)
    assert legal(state, 1) == {"1 bid B1", "1 bid B4"}
    assert legal(state, 2) == {"2 bid F2 declared"}
    for text in ("1 bid E1", "1 bid F1", "2 bid E2", "2 bid F2"):
        assert refused(state, text) is df.Reason.MUST_BID
    step = bid(state, "B4", "F2!")
    assert amounts(step) == [2, 5]
    assert sale(step) == (2, "R", 5)
    assert [(lot.seat, lot.car.letter) for lot in of_kind(step.events, LotGiven)] == [(1, "O")]


@rule("R3.9", "R3.10")
@pytest.mark.parametrize("edition", LOWEST_BID)
def test_where_any_card_can_bid_nobody_may_pass_at_all(edition: str) -> None:
    state = auction(3, "K", "A1/E1.B6/E2.D1", aside="R O", owners="B0@3,G0@3", options=f"{edition}+standard")
    state, _ = bid(state, "A1", "E1", "E2")
    assert legal(state, 1) == {"1 bid B6 declared", "1 bid E1 declared"}
    assert legal(state, 2) == {"2 bid D1 declared", "2 bid E2 declared"}
    assert refused(state, "1 bid E1") is df.Reason.MUST_BID
    step = bid(state, "B6!", "D1!")
    assert amounts(step) == [1, 2]
    assert sale(step) == (2, "R", 2)


@rule("R3.9")
def test_a_player_without_a_card_that_can_bid_may_pass_and_that_proves_it() -> None:
    state = auction(3, "K", "A1/E1.B1/E2.D1", aside="R O", owners="B0@3,G0@3")
    state, _ = bid(state, "A1", "E1", "E2")
    assert legal(state, 1) == {"1 bid B1"}
    assert legal(state, 2) == {"2 bid E2", "2 bid D1"}
    state, events = bid(state, "B1", "D1")
    assert of_kind(events, LotSold) == [LotSold(S1, df.Car.RED, None, 6)]
    deck = state.setup.deck
    can_bid = deck.with_car[df.Car.RED] | deck.with_wild
    assert state.cards.lacks[1] == 0
    # Orange is then given to seat 2 for the 6 of D1, the only orange card: no orange below 6.
    assert [(lot.seat, lot.car.letter, lot.price) for lot in of_kind(events, LotGiven)] == [(2, "O", 6)]
    assert state.cards.lacks[2] & can_bid == can_bid


@rule("R3.9", "R13.2")
def test_if_nobody_can_bid_the_lot_goes_to_the_first_seat_without_a_car_at_the_price_of_r3_8() -> None:
    state = auction(3, "K", "A1/E1.B6/E2.D1", aside="R:tricky O", owners="B0@3,G0@3")
    state, _ = bid(state, "A1", "E1", "E2")
    state, events = play(state, "2 bid D1", "1 bid E1")
    assert amounts(df.Step(state, events)) == [None, None]
    given = of_kind(events, LotGiven)
    assert [(lot.seat, lot.car.letter, lot.price, lot.card.name) for lot in given] == [
        (1, "R", 1, "B6"),
        (2, "O", 6, "D1"),
    ]
    assert state.auction.powers == ((), ("tricky",), ())
    deck = state.setup.deck
    can_bid = deck.with_car[df.Car.RED] | deck.with_wild
    assert state.cards.lacks[1] & can_bid == can_bid
    assert state.cards.lacks[2] & can_bid == can_bid
    assert state.phase is df.Phase.PLAY_CARD


@rule("R3.9")
def test_a_car_without_an_owner_races_and_may_be_bet_on() -> None:
    state = position(
        "df1 players=3 tracks=ring phase=play-card cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R2a2"
        " owners=K0@1,B1@1,G2@1,Y0@1,O1@1 hands=E6.E1/E2/E3"
    )
    state, _ = play(state, "0 play E6")
    assert df.to_act(state) == (0,)
    state, _ = play(state, "0 move R 5a")
    assert state.phase is df.Phase.BET
    assert legal(state, 1) == {"1 bet K", "1 bet B", "1 bet G", "1 bet Y", "1 bet O", "1 bet R"}


# --- R3.10 declaring ------------------------------------------------------------------------------


@rule("R3.10")
@pytest.mark.parametrize("edition", df.EDITIONS)
def test_without_the_colour_a_card_with_a_wild_may_be_declared_at_the_wilds_number(edition: str) -> None:
    state = auction(3, "K B G", "F2.C1.E2/A1/A2", options=f"{edition}+standard")
    assert legal(state, 0) == {
        "0 bid C1",
        "0 bid E2",
        "0 bid F2",
        "0 bid C1 declared",
        "0 bid F2 declared",
    }
    assert amounts(bid(state, "F2!", "A1", "A2")) == [5, 5, 4]
    assert amounts(bid(state, "C1!", "A1", "A2")) == [2, 5, 4]
    assert refused(state, "0 bid E2 declared") is df.Reason.CANNOT_DECLARE


@rule("R3.10")
def test_of_two_wilds_the_higher_one_is_the_bid() -> None:
    state = auction(3, "K B G", "G2/A4/E3")
    step = bid(state, "G2!", "A4", "E3")
    assert amounts(step) == [3, 2, None]
    assert sale(step) == (0, "K", 3)


@rule("R3.10")
@pytest.mark.parametrize("edition", df.EDITIONS)
def test_whoever_holds_the_colour_declares_nothing(edition: str) -> None:
    state = auction(3, "K B G", "F2.E1.G1/A1/A2", options=f"{edition}+standard")
    assert legal(state, 0) == {"0 bid F2", "0 bid E1", "0 bid G1"}
    for text in ("0 bid F2 declared", "0 bid E1 declared", "0 bid G1 declared"):
        assert refused(state, text) is df.Reason.CANNOT_DECLARE


@rule("R3.10")
@pytest.mark.parametrize("edition", NO_LOWEST_BID)
def test_en_and_es_stop_at_the_wild(edition: str) -> None:
    state = auction(3, "K B G", "D1.E2/A1/A2", options=f"{edition}+standard")
    assert legal(state, 0) == {"0 bid D1", "0 bid E2"}
    assert refused(state, "0 bid D1 declared") is df.Reason.CANNOT_DECLARE


@rule("R3.10")
@pytest.mark.parametrize("edition", LOWEST_BID)
def test_fr_and_both_portuguese_let_any_card_be_declared_at_its_lowest_number(edition: str) -> None:
    state = auction(3, "K B G", "D1.E2.B6/E1/A2", options=f"{edition}+standard")
    assert legal(state, 0) == {
        "0 bid D1",
        "0 bid E2",
        "0 bid B6",
        "0 bid D1 declared",
        "0 bid E2 declared",
        "0 bid B6 declared",
    }
    assert amounts(bid(state, "D1!", "E1", "A2")) == [2, 5, 4]
    assert amounts(bid(state, "E2!", "E1", "A2")) == [5, 5, 4]
    assert amounts(bid(state, "B6!", "E1", "A2")) == [1, 5, 4]
    assert amounts(bid(state, "B6", "E1", "A2")) == [None, 5, 4]


@rule("R3.10")
def test_the_lowest_bid_can_be_switched_in_any_edition() -> None:
    with_it = auction(3, "K B G", "E2/A1/A2", options="en+standard+lowest-bid=yes")
    assert legal(with_it, 0) == {"0 bid E2", "0 bid E2 declared"}
    without = auction(3, "K B G", "E2/A1/A2", options="fr+standard+lowest-bid=no")
    assert legal(without, 0) == {"0 bid E2"}


@rule("R3.10")
def test_declaring_a_wild_proves_that_the_colour_is_missing_and_nothing_more() -> None:
    state, _ = bid(auction(3, "K B G", "F2.E2/A1/A2"), "F2!", "A1", "A2")
    deck = state.setup.deck
    assert state.cards.lacks == (deck.with_car[df.Car.BLACK], 0, 0)
    assert names(state, state.cards.lacks[0]) == ("A1.A2.A3.A4.A5.A6.B1.B2.B4.B5.C4.C5.C6.D2.D5.D6.E1.F1.G1")
    assert names(state, state.cards.shown[0]) == "F2"
    assert state.owner(df.Car.BLACK) == 1


@rule("R3.10")
def test_declaring_a_card_without_a_wild_proves_that_colour_and_wilds_are_missing() -> None:
    state, _ = bid(auction(3, "K B G", "D1.E2/A1/A2", options="fr+standard"), "D1!", "A1", "A2")
    deck = state.setup.deck
    assert state.cards.lacks == (deck.with_car[df.Car.BLACK] | deck.with_wild, 0, 0)
    assert names(state, state.cards.shown[0]) == "D1"


@rule("R3.3", "R3.10", "R13.3")
def test_bids_and_free_passes_prove_nothing_but_the_card_shown() -> None:
    state, _ = bid(auction(4, "K B G R", "F2.E2/A1/A2/D1", options="fr+standard"), "F2", "A1", "A2", "D1")
    assert state.cards.lacks == (0, 0, 0, 0)
    assert [names(state, shown) for shown in state.cards.shown] == ["F2", "A1.8K", "A2", "D1"]


# --- R3.11 one power each -------------------------------------------------------------------------

BOUGHT = "K0@1,B0@1,G1@1,Y2@1,O2@1"


def last_lot_sold(powers: str) -> df.Step:
    """Seat 0 buys the sixth lot, red with Unpredictable, on top of what each seat holds."""
    state = auction(3, "R:unpredictable", "A2/A1/E1", owners=BOUGHT, powers=powers)
    return bid(state, "A2", "A1", "E1")


@rule("R3.11")
def test_after_the_auction_players_with_several_powers_choose_at_the_same_time() -> None:
    state, events = last_lot_sold("aggressive+cunning/determined/strategic+tricky")
    assert state.phase is df.Phase.KEEP_POWER
    assert df.to_act(state) == (0, 2)  # seat 1 has one and is not asked
    assert legal(state, 0) == {"0 keep aggressive", "0 keep cunning", "0 keep unpredictable"}
    assert legal(state, 1) == set()
    assert legal(state, 2) == {"2 keep strategic", "2 keep tricky"}
    assert not of_kind(events, PowersKept)

    state, events = play(state, "2 keep tricky")
    assert events == (PowerChosen(S2, df.PowerId("tricky")),)
    assert df.for_viewer(events[0], S0) == PowerChosen(S2, None)
    assert df.view(state, S0).state.secrets == (None, None, None)
    assert df.to_act(state) == (0,)
    assert state.auction.powers[2] == ("strategic", "tricky")

    state, events = play(state, "0 keep unpredictable")
    assert [kept.powers for kept in of_kind(events, PowersKept)] == [
        ("unpredictable", "determined", "tricky")
    ]
    assert state.auction.powers == (("unpredictable",), ("determined",), ("tricky",))
    assert state.phase is df.Phase.PLAY_CARD
    assert len(of_kind(events, RaceStarted)) == 1


@rule("R3.11")
def test_the_order_of_choosing_powers_makes_no_difference() -> None:
    state, _ = last_lot_sold("aggressive+cunning/determined/strategic+tricky")
    one, _ = play(state, "0 keep cunning", "2 keep strategic")
    other, _ = play(state, "2 keep strategic", "0 keep cunning")
    assert one == other
    assert one.auction.powers == (("cunning",), ("determined",), ("strategic",))


@rule("R3.11")
def test_players_with_one_power_or_none_are_not_asked() -> None:
    state, events = last_lot_sold("-/determined/-")
    assert state.phase is df.Phase.PLAY_CARD
    assert [kept.powers for kept in of_kind(events, PowersKept)] == [("unpredictable", "determined", None)]
    assert state.auction.powers == (("unpredictable",), ("determined",), ())


@rule("R3.11")
def test_the_power_kept_serves_all_cars_of_the_player() -> None:
    state, _ = last_lot_sold("aggressive+cunning/determined/strategic")
    state, _ = play(state, "0 keep cunning")
    assert state.cars_of(S0) == (df.Car.BLACK, df.Car.BLUE, df.Car.RED)
    assert state.power(S0).id == "cunning"
    held = [power for powers in state.auction.powers for power in powers]
    assert sorted(held) == ["cunning", "determined", "strategic"]  # the others have left the game


@rule("R3.11")
def test_only_an_own_power_can_be_kept() -> None:
    state, _ = last_lot_sold("aggressive+cunning/determined/strategic+tricky")
    for text in ("0 keep determined", "0 keep tricky", "2 keep cunning", "2 keep nonsense"):
        assert refused(state, text) is df.Reason.POWER_NOT_YOURS
    assert refused(state, "1 keep determined") is df.Reason.NOT_YOUR_TURN
    state, _ = play(state, "0 keep cunning")
    assert refused(state, "0 keep aggressive") is df.Reason.NOT_YOUR_TURN


# --- refusals -------------------------------------------------------------------------------------


@rule("R3.2")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 bid A2", df.Reason.CARD_NOT_IN_HAND),
        ("0 bid A2 declared", df.Reason.CARD_NOT_IN_HAND),
        ("0 bid E6", df.Reason.CARD_NOT_IN_HAND),
        ("0 bid 8K", df.Reason.CARD_NOT_IN_HAND),
        ("0 bid A1 declared", df.Reason.CANNOT_DECLARE),
        ("0 play A1", df.Reason.WRONG_PHASE),
        ("0 keep tricky", df.Reason.WRONG_PHASE),
        ("0 swap none", df.Reason.WRONG_PHASE),
        ("0 wild K", df.Reason.WRONG_PHASE),
        ("0 skip", df.Reason.WRONG_PHASE),
        ("0 no-skip", df.Reason.WRONG_PHASE),
        ("0 move K 2a2", df.Reason.WRONG_PHASE),
        ("0 bonus K none", df.Reason.WRONG_PHASE),
        ("0 bet K", df.Reason.WRONG_PHASE),
    ],
)
def test_what_cannot_be_done_while_a_lot_is_open(text: str, reason: df.Reason) -> None:
    assert refused(auction(3, "K:tricky B G", "A1.8R/A2/A3", owners="R0@2"), text) is reason


@rule("R3.11")
@pytest.mark.parametrize(
    "text", ["0 bid A2", "0 swap none", "0 swap tricky", "0 play A2", "0 bet K", "0 skip", "0 wild K"]
)
def test_what_cannot_be_done_while_powers_are_chosen(text: str) -> None:
    state, _ = last_lot_sold("aggressive+cunning/determined/strategic")
    assert refused(state, text) is df.Reason.WRONG_PHASE


@rule("R3.2")
def test_a_card_of_another_deck_is_not_in_the_hand() -> None:
    state = auction(3, "K B G", "A1/A2/A3")
    same_name = df.SpeedCard.parse("A1", "K6")
    same_place = df.SpeedCard.parse("A1", "K6", index=0)
    for card in (same_name, same_place, df.SpeedCard.parse("Z9", "K6", index=99)):
        with pytest.raises(df.IllegalAction) as caught:
            df.apply(state, df.Bid(S0, card))
        assert caught.value.reason is df.Reason.CARD_NOT_IN_HAND


@rule("R3.2", "R3.11")
@pytest.mark.parametrize("text", ["0 bid E1", "0 keep tricky", "1 swap none", "0 play E1", "2 bet K"])
def test_once_the_game_is_over_nothing_can_be_done(text: str) -> None:
    state = position(
        "df1 players=3 tracks=ring phase=over cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R2a2 owners=K0@1,B1@1,G2@1"
    )
    assert refused(state, text) is df.Reason.GAME_OVER


@rule("R3.2")
def test_a_seat_that_is_not_at_the_table_is_not_asked() -> None:
    state = auction(3, "K B G", "A1/A2/A3")
    with pytest.raises(df.IllegalAction) as caught:
        df.apply(state, df.Bid(S3, state.setup.deck.card("A1")))
    assert caught.value.reason is df.Reason.NOT_YOUR_TURN
