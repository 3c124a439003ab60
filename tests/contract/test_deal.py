"""The deal: repeated here from its description, tied to literals, checked for fairness and for nonsense."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from math import sqrt
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.rules.deal import SeedStream, check_deal, deal_from_seed, new_seed
from downforce.rules.text import write_deal
from tests.ledger import rule
from tests.strategies import TRACKS, tables

DECK = df.DECKS["classic"]
SIX = ["aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"]
T = TypeVar("T")

# --- the algorithm, once more ---------------------------------------------------------------------


def words(seed: str) -> Iterator[int]:
    """SHA-256 in counter mode: 32-bit words, highest byte first, without end."""
    key = hashlib.sha256(b"downforce deal 1\n" + seed.encode("utf-8")).digest()
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def below(bound: int, stream: Iterator[int]) -> int:
    """A word's remainder; words at or above the highest multiple of the bound are thrown away."""
    highest = 2**32 // bound * bound
    return next(word for word in stream if word < highest) % bound


def shuffled(items: Sequence[T], stream: Iterator[int]) -> tuple[T, ...]:
    """Fisher and Yates, from the last place down."""
    pile = list(items)
    for place in reversed(range(1, len(pile))):
        other = below(place + 1, stream)
        pile[place], pile[other] = pile[other], pile[place]
    return tuple(pile)


def repeated(seed: str, *, races: int = 1, powers: Sequence[str] = SIX) -> df.Deal:
    """The deal of a seed: for each race grid, cars, powers and cards from one stream."""
    stream = words(seed)
    return tuple(
        df.RaceDeal(
            grid=shuffled(df.CARS, stream),
            cars=shuffled(df.CARS, stream),
            powers=tuple(map(df.PowerId, shuffled(powers, stream))),
            cards=shuffled(range(42), stream),
        )
        for _ in range(races)
    )


@given(tables(), st.text(st.characters(exclude_categories=["Cs"])))
def test_any_language_can_repeat_the_deal(setup: df.Setup, seed: str) -> None:
    powers = [power for power in setup.options.powers if power in setup.options.powers_in_play(setup.players)]
    assert deal_from_seed(setup, seed) == repeated(seed, races=len(setup.tracks), powers=powers)


@pytest.mark.parametrize("bound", [1, 2, 3, 42, 1000, 2**31, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32])
def test_words_that_would_favour_low_numbers_are_thrown_away(bound: int) -> None:
    stream, ours = SeedStream("rejection"), words("rejection")
    assert [stream.below(bound) for _ in range(200)] == [below(bound, ours) for _ in range(200)]


# --- anchors --------------------------------------------------------------------------------------

ANCHORS = {
    "any text": (
        "KRBYOG;GBOKRY;cunning,tricky,aggressive,unpredictable,strategic,determined;"
        "F4.G3.F2.G1.E5.G5.B4.C5.E1.A4.B6.D3.A3.G6.D2.A2.A1.C6.E2.D4.F1."
        "D6.B2.F3.D5.G4.C2.B1.B5.E6.A6.C4.B3.C1.E3.E4.A5.G2.F5.D1.C3.F6"
    ),
    "": (
        "GORBKY;OGBRKY;tricky,unpredictable,strategic,aggressive,determined,cunning;"
        "B4.C6.G5.F3.F1.C5.D4.D2.A5.C4.E5.F2.G4.C3.G1.A4.D5.G2.E1.F4.A1."
        "F6.D1.E2.A3.D6.B3.E3.B5.A6.B2.C2.G6.C1.A2.B6.D3.G3.E6.F5.E4.B1"
    ),
    "Größe ☃": (
        "BKRYGO;OKRYGB;aggressive,strategic,determined,unpredictable,tricky,cunning;"
        "C1.C3.D6.F4.B4.F2.G4.G2.B1.A4.D5.F1.D3.A3.A6.B3.E6.C6.E1.A5.C2."
        "G1.G3.G5.C5.A2.C4.D1.E3.G6.F6.F5.E2.B6.E5.D2.D4.F3.A1.B5.E4.B2"
    ),
}
WORDS = [
    3015943520, 3704963644, 4239363031, 2843029906, 1750819033,
    1727188353, 2539753788, 4291129316, 151298847,
]  # fmt: skip
SECOND = (
    "OBGKYR;BGROKY;cunning,aggressive,determined,strategic,unpredictable,tricky;"
    "A6.C5.B1.D2.B3.C3.D3.G2.C4.G3.D4.B6.F1.G6.A5.E6.F6.A1.A4.F4.G1."
    "A2.E3.F3.D6.G5.A3.D5.F5.E1.E2.G4.C1.F2.B5.B4.C6.C2.D1.E4.E5.B2"
)
FRENCH_POWERS = "determined,unpredictable,aggressive,strategic,tricky"


@pytest.mark.parametrize(("seed", "deal"), ANCHORS.items())
def test_the_deal_of_a_seed_never_changes(seed: str, deal: str) -> None:
    setup = df.make_setup(players=4)
    assert write_deal(repeated(seed)[0], DECK) == deal
    assert write_deal(deal_from_seed(setup, seed)[0], DECK) == deal


def test_the_words_of_a_seed_never_change() -> None:
    stream = SeedStream("any text")
    assert [stream.below(2**32) for _ in range(9)] == WORDS


def test_the_second_race_goes_on_where_the_first_one_stopped() -> None:
    setup = df.make_setup(players=4, mode="world-tour")
    first, second = deal_from_seed(setup, "any text")
    assert write_deal(first, DECK) == ANCHORS["any text"]
    assert write_deal(second, DECK) == SECOND


def test_powers_that_are_not_in_play_are_not_shuffled() -> None:
    french = df.make_setup(players=2, edition="fr")
    (deal,) = deal_from_seed(french, "any text")
    assert ",".join(deal.powers) == FRENCH_POWERS
    (deal,) = deal_from_seed(df.make_setup(players=3, mode="beginner"), "any text")
    assert deal.powers == ()
    assert (deal.grid, deal.cars) == (repeated("any text")[0].grid, repeated("any text")[0].cars)


@rule("R2.1", "R2.2", "R2.3", "P14")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_deal_is_laid_out_in_its_order(players: int) -> None:
    setup = df.make_setup(players=players, track=TRACKS["ring"])
    (deal,) = deal_from_seed(setup, "lay out")
    state = df.new_game(setup=setup, seed="lay out")
    size = 42 // players
    for seat in setup.seats:
        dealt = deal.cards[seat * size : (seat + 1) * size]
        assert {card.index for card in state.hand(seat)} == set(dealt)
    assert state.cards.left_over == sum(1 << card for card in deal.cards[players * size :])
    assert [(lot.car, lot.power) for lot in state.auction.lots] == list(
        zip(deal.cars, deal.powers, strict=True)
    )
    cells = [setup.track.cells[cell].name for cell in setup.track.grid]
    standing = {car: cell.name for car in df.CARS if (cell := state.cell(car))}
    assert [standing[car] for car in deal.grid] == cells == ["2a1", "2b1", "1c2", "1a2", "1b1", "1c1"]


# --- fairness -------------------------------------------------------------------------------------


def chi_square(found: Sequence[Hashable], cells: int) -> float:
    counts, expected = Counter(found), len(found) / cells
    return sum((n - expected) ** 2 for n in counts.values()) / expected + (cells - len(counts)) * expected


def is_even(found: Sequence[Hashable], cells: int) -> bool:
    """Whether counts are as even as chance makes them."""
    free = cells - 1
    return abs(chi_square(found, cells) - free) < 4.5 * sqrt(2 * free) + 6


def test_shuffles_are_even() -> None:
    setup = df.make_setup(players=4)
    deals = [deal_from_seed(setup, f"fair {number}")[0] for number in range(2_000)]
    for place in range(6):
        assert is_even([deal.grid[place] for deal in deals], 6)
        assert is_even([deal.cars[place] for deal in deals], 6)
        assert is_even([deal.powers[place] for deal in deals], 6)
    for place in (0, 20, 41):
        assert is_even([deal.cards[place] for deal in deals], 42)
        assert is_even([deal.cards.index(place) for deal in deals], 42)
    assert is_even([(deal.grid[0], deal.grid[5]) for deal in deals], 30)
    assert is_even([(deal.grid[0], deal.cars[0]) for deal in deals], 36)
    assert is_even([(deal.cars[0], deal.powers[0]) for deal in deals], 36)
    assert is_even([deal.grid for deal in deals], 720)
    assert is_even([deal.cards[0] < deal.cards[1] for deal in deals], 2)


def test_seeds_that_differ_little_give_deals_that_differ_much() -> None:
    setup = df.make_setup(players=4)
    seeds = ["seed", "seed ", "Seed", "seee", "sed", "seed\n", "1", "01", "\0"]
    deals = [deal_from_seed(setup, seed)[0].cards for seed in seeds]
    same = [
        sum(a == b for a, b in zip(one, two, strict=True)) for one in deals for two in deals if one is not two
    ]
    assert max(same) < 10


def test_a_new_seed_is_fresh() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 64 and int(seed, 16) >= 0 for seed in seeds)
    assert df.new_game(players=3) != df.new_game(players=3)


def test_the_empty_seed_is_a_seed() -> None:
    assert df.new_game(seed="") == df.new_game(deal=repeated(""))


def test_a_seed_that_cannot_be_encoded_is_refused() -> None:
    with pytest.raises(df.DownforceError):
        df.new_game(seed="\ud800")


# --- deals by hand --------------------------------------------------------------------------------

GOOD = repeated("good")[0]


def test_a_deal_by_hand_is_taken_as_it_is() -> None:
    setup = df.make_setup(players=4)
    assert check_deal(setup, (GOOD,)) == (GOOD,)
    assert df.new_game(setup=setup, deal=(GOOD,)) == df.new_game(setup=setup, seed="good")
    tour = df.make_setup(players=4, mode="world-tour")
    assert check_deal(tour, (GOOD, GOOD)) == (GOOD, GOOD)


BAD: dict[str, df.Deal] = {
    "no race": (),
    "a race too many": (GOOD, GOOD),
    "a car twice on the grid": (GOOD._replace(grid=(df.Car.RED, *GOOD.grid[:5])),),
    "five cars on the grid": (GOOD._replace(grid=GOOD.grid[:5]),),
    "seven cars on the grid": (GOOD._replace(grid=(*GOOD.grid, df.Car.RED)),),
    "a lot twice": (GOOD._replace(cars=(GOOD.cars[1], *GOOD.cars[1:])),),
    "no lots": (GOOD._replace(cars=()),),
    "a power twice": (GOOD._replace(powers=(GOOD.powers[1], *GOOD.powers[1:])),),
    "a power too few": (GOOD._replace(powers=GOOD.powers[1:]),),
    "a power nobody knows": (GOOD._replace(powers=(df.PowerId("flying"), *GOOD.powers[1:])),),
    "a card twice": (GOOD._replace(cards=(GOOD.cards[1], *GOOD.cards[1:])),),
    "a card too few": (GOOD._replace(cards=GOOD.cards[1:]),),
    "a Speed-8 card": (GOOD._replace(cards=(*(card for card in GOOD.cards if card != 41), 42)),),
    "a card below nothing": (GOOD._replace(cards=(*(card for card in GOOD.cards if card), -1)),),
}


@pytest.mark.parametrize("deal", BAD.values(), ids=BAD.keys())
def test_a_deal_that_does_not_fit_is_refused(deal: df.Deal) -> None:
    setup = df.make_setup(players=4)
    for refused in (lambda: check_deal(setup, deal), lambda: df.new_game(setup=setup, deal=deal)):
        with pytest.raises(df.OptionError) as caught:
            refused()
        assert caught.value.reason is df.Reason.BAD_DEAL


def test_a_deal_must_fit_the_options() -> None:
    for setup in (
        df.make_setup(players=2, edition="pt-PT"),  # Cunning is removed
        df.make_setup(players=4, powers=False),
        df.make_setup(players=4, mode="world-tour"),
    ):
        with pytest.raises(df.OptionError):
            check_deal(setup, (GOOD,))
    powers = tuple(power for power in GOOD.powers if power != "cunning")
    without = GOOD._replace(powers=powers)
    assert check_deal(df.make_setup(players=2, edition="pt-PT"), (without,)) == (without,)
    with pytest.raises(df.OptionError):
        check_deal(df.make_setup(players=3, edition="pt-PT"), (without,))


def test_every_part_of_the_deal_is_used() -> None:
    """A deal differs from another one in every part, and each part shows in the opening."""
    setup = df.make_setup(players=4, track=TRACKS["oval"])
    other = repeated("other")[0]
    openings = [df.opening(setup, (GOOD,)).state]
    for name in df.RaceDeal._fields:
        changed = GOOD._replace(**{name: getattr(other, name)})
        openings.append(df.opening(setup, (changed,)).state)
    assert len(set(openings)) == len(openings)
