"""Set-up (docs/rules.md section 2): grid, piles and hands."""

import random
from collections import Counter

import pytest

import downforce as df
from downforce.model.errors import UnknownName
from downforce.rules.deal import check_deal, deal_from_seed
from downforce.rules.events import LotOpened
from tests.ledger import rule
from tests.rules.helpers import RING, cars, of_kind, race_deal

SEATS = [df.Seat(seat) for seat in range(6)]
POWERS = df.Options().powers

DEAL = race_deal(
    grid="OKRBYG", lots="GRKOBY", powers="tricky cunning aggressive strategic unpredictable determined"
)._replace(cards=tuple(range(41, -1, -1)))  # from G6 down to A1


def regular(state: df.GameState, seat: int) -> list[str]:
    return [card.name for card in state.hand(df.Seat(seat)) if not card.is_eight]


# --- track and grid -------------------------------------------------------------------------------


@rule("R2.1")
def test_a_track_is_chosen_by_name_by_version_or_as_a_value() -> None:
    assert df.new_game(track="marina-bay", seed="x").track.name == "marina-bay"
    assert df.new_game(track="river-station@1", seed="x").track.id == "river-station@1"
    assert df.new_game(track=RING, seed="x").track is RING
    with pytest.raises(
        UnknownName, match="no track is called 'nowhere'; there are marina-bay, river-station"
    ):
        df.new_game(track="nowhere")


@rule("R2.1")
def test_the_cars_stand_on_the_starting_spaces_in_the_order_of_the_deal() -> None:
    state = df.new_game(players=4, track=RING, deal=(DEAL,))
    spaces = {car.letter: str(state.cell(car)) for car in df.CARS}
    assert spaces == {"O": "2a1", "K": "2b1", "R": "1c2", "B": "1a2", "Y": "1b1", "G": "1c1"}
    assert state.cars.laps == (0,) * 6
    assert state.cars.home == ()


@rule("R2.1")
def test_every_car_starts_on_every_space_equally_often() -> None:
    setup = df.make_setup(players=4)
    grids = [deal_from_seed(setup, f"seed {n}")[0].grid for n in range(1200)]
    for place in range(6):
        counts = Counter(grid[place] for grid in grids)
        assert all(150 <= counts[car] <= 250 for car in df.CARS), counts  # 200 expected, sigma 13


# --- the two piles --------------------------------------------------------------------------------


@rule("R2.2")
def test_speed_8_cards_and_powers_are_two_shuffled_piles_of_six() -> None:
    setup = df.make_setup(players=4)
    deals = [deal_from_seed(setup, f"seed {n}")[0] for n in range(1200)]
    assert all(sorted(deal.cars) == list(df.CARS) for deal in deals)
    assert all(sorted(deal.powers) == list(POWERS) for deal in deals)
    for place in range(6):
        colours = Counter(deal.cars[place] for deal in deals)
        powers = Counter(deal.powers[place] for deal in deals)
        assert all(150 <= colours[car] <= 250 for car in df.CARS), colours
        assert all(150 <= powers[power] <= 250 for power in POWERS), powers
    pairs = Counter(zip((d.cars[0] for d in deals), (d.powers[0] for d in deals), strict=True))
    assert len(pairs) == 36  # each pile is shuffled by itself


@rule("R2.2", "R3.1")
def test_the_piles_are_face_down_nobody_sees_the_lots_to_come() -> None:
    state = df.new_game(players=4, track=RING, deal=(DEAL,))
    assert [lot.car for lot in state.auction.lots] == list(cars("GRKOBY"))
    for seat in (None, *SEATS[:4]):
        view = df.view(state, seat)
        assert [(lot.car, lot.power) for lot in view.state.auction.lots] == [(df.Car.GREEN, "tricky")]
        assert view.sizes.lots_to_come == 5


# --- the deal -------------------------------------------------------------------------------------


@rule("R2.3", "P14", "P15")
@pytest.mark.parametrize(
    ("players", "each", "left"), [(2, 21, 0), (3, 14, 0), (4, 10, 2), (5, 8, 2), (6, 7, 0)]
)
def test_the_regular_cards_are_dealt_equally_and_the_rest_is_out_of_the_game(
    players: int, each: int, left: int
) -> None:
    state = df.new_game(players=players, track=RING, seed="deal")
    assert [hand.bit_count() for hand in state.cards.hands] == [each] * players
    assert state.cards.left_over.bit_count() == left
    everything = state.cards.left_over
    for hand in state.cards.hands:
        assert not everything & hand
        everything |= hand
    assert everything == (1 << 42) - 1
    assert state.cards.discard == ()


@rule("R2.3")
def test_seats_get_the_cards_of_the_deal_in_order() -> None:
    state = df.new_game(players=4, track=RING, deal=(DEAL,))
    assert regular(state, 0) == ["F3", "F4", "F5", "F6", "G1", "G2", "G3", "G4", "G5", "G6"]
    assert regular(state, 3) == ["A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "B6"]
    assert [c.name for c in state.setup.deck.in_mask(state.cards.left_over)] == ["A1", "A2"]


@rule("R2.3")
@pytest.mark.parametrize("players", [4, 5])
def test_nobody_sees_the_cards_that_are_left_over(players: int) -> None:
    state = df.new_game(players=players, track=RING, seed="unseen")
    for seat in (None, *SEATS[:players]):
        view = df.view(state, seat)
        assert view.state.cards.left_over == 0
        assert view.sizes.left_over == 2


@rule("R2.3")
def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = df.new_game(players=3, track=RING, seed="hands")
    view = df.view(state, SEATS[1])
    assert view.hand == state.hand(SEATS[1])
    assert view.state.cards.hands == (0, state.cards.hands[1], 0)
    assert view.hand_sizes == (14, 14, 14)
    assert df.view(state, None).state.cards.hands == (0, 0, 0)


@rule("R2.3")
def test_every_card_goes_to_every_seat_equally_often() -> None:
    setup = df.make_setup(players=6)
    found = Counter(
        (card, place // 7)
        for n in range(600)
        for place, card in enumerate(deal_from_seed(setup, f"seed {n}")[0].cards)
    )
    assert all(60 <= found[card, seat] <= 145 for card in range(42) for seat in range(6))  # 100, sigma 9


@rule("R2.1", "R2.2", "R2.3")
def test_a_seed_gives_the_same_game_again_and_another_seed_another_one() -> None:
    one = df.new_game(players=5, track=RING, seed="a seed")
    assert df.new_game(players=5, track=RING, seed="a seed") == one
    assert df.new_game(players=5, track=RING, seed="b seed") != one
    assert df.new_game(players=5, track=RING) != df.new_game(players=5, track=RING)


@rule("R2.1", "R2.2", "R2.3")
def test_the_empty_text_is_a_seed_like_any_other() -> None:
    assert df.new_game(players=5, track=RING, seed="") == df.new_game(players=5, track=RING, seed="")


# --- how many play --------------------------------------------------------------------------------


@rule("R2.3")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 42])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(df.OptionError) as caught:
        df.new_game(players=players, track=RING, seed="x")
    assert (caught.value.reason, caught.value.detail) == (df.Reason.BAD_PLAYER_COUNT, str(players))


@rule("R2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_seat_is_asked_for_the_first_lot(players: int) -> None:
    step = df.opening(
        df.make_setup(players=players, track=RING), deal_from_seed(df.make_setup(players=players), "x")
    )
    assert df.to_act(step.state) == tuple(range(players))
    (opened,) = of_kind(step.events, LotOpened)
    assert opened.bidders == tuple(range(players))
    assert step.events == (opened,)


# --- deals by hand --------------------------------------------------------------------------------


@rule("R2.1", "R2.2", "R2.3")
@pytest.mark.parametrize(
    "wrong",
    [
        DEAL._replace(grid=cars("OKRBYY")),
        DEAL._replace(grid=cars("OKRBY")),
        DEAL._replace(cars=cars("GRKOBB")),
        DEAL._replace(cars=cars("GRKOBYY")),
        DEAL._replace(powers=DEAL.powers[:5]),
        DEAL._replace(powers=(*DEAL.powers[:5], DEAL.powers[0])),
        DEAL._replace(powers=()),
        DEAL._replace(cards=DEAL.cards[:41]),
        DEAL._replace(cards=(*DEAL.cards[:41], 41)),
        DEAL._replace(cards=(*DEAL.cards[:41], 42)),
    ],
)
def test_a_deal_without_each_car_power_and_card_once_is_refused(wrong: df.RaceDeal) -> None:
    with pytest.raises(df.OptionError) as caught:
        df.new_game(players=4, track=RING, deal=(wrong,))
    assert caught.value.reason is df.Reason.BAD_DEAL


@rule("R2.1", "R10.3")
def test_a_deal_has_one_part_per_race() -> None:
    one_race = df.make_setup(players=4, track=RING)
    two_races = df.make_setup(players=4, mode="world-tour")
    assert check_deal(one_race, (DEAL,)) == (DEAL,)
    assert check_deal(two_races, (DEAL, DEAL)) == (DEAL, DEAL)
    for setup, deal in [(one_race, ()), (one_race, (DEAL, DEAL)), (two_races, (DEAL,))]:
        with pytest.raises(df.OptionError) as caught:
            check_deal(setup, deal)
        assert caught.value.reason is df.Reason.BAD_DEAL


@rule("R2.2", "R10.1")
def test_a_deal_has_the_powers_of_the_options_and_no_others() -> None:
    two = df.make_setup(players=3, powers=["tricky", "cunning"])
    none = df.make_setup(players=3, powers=False)
    few = DEAL._replace(powers=(df.PowerId("cunning"), df.PowerId("tricky")))
    assert check_deal(two, (few,)) == (few,)
    assert check_deal(none, (DEAL._replace(powers=()),))
    for setup, deal in [(two, DEAL), (none, DEAL), (none, few)]:
        with pytest.raises(df.OptionError):
            check_deal(setup, (deal,))


@rule("R2.1", "R2.2", "R2.3")
def test_all_chance_is_in_the_deal_so_the_same_actions_lead_to_the_same_end() -> None:
    setup = df.make_setup(players=3, track=RING)
    deal = deal_from_seed(setup, "chance")
    ends = []
    for _ in range(2):
        rng, state = random.Random(7), df.new_game(setup=setup, deal=deal)
        while not df.is_over(state):
            state, _ = df.apply(state, rng.choice(df.legal_actions(state, df.to_act(state)[0])))
        ends.append(state)
    assert ends[0] == ends[1]
