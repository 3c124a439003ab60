"""``view.sample`` draws every world that the view allows, and each of them equally often.

The cases are small enough to write down all their worlds by trying every order of the hidden cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations, product
from math import factorial, sqrt
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.model.cards import bits
from downforce.rules.phases.auction import bid_amount
from downforce.rules.position import check_position
from downforce.rules.state import Cards, GamePart
from tests.strategies import TRACKS, views

DECK = df.DECKS["classic"]
REGULAR = (1 << 42) - 1
GRID = "cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R1c1"
OWNERS = {2: "K0@6,B1@6", 3: "K0@6,B1@6,G2@6", 4: "K0@6,B1@6,G2@6,Y3@6"}

# --- all worlds of a small case -------------------------------------------------------------------


class Case(NamedTuple):
    """A position with few hidden cards, and who looks at it."""

    line: str
    seat: int | None
    worlds: int  # counted on paper

    @property
    def state(self) -> df.GameState:
        """The position; cards that the line does not name were played long ago."""
        state = df.parse_state(self.line, tracks=TRACKS)
        played = tuple(
            card for card in bits(state.cards.left_over & REGULAR) if f"left={NAMES[card]}" not in self.line
        )
        kept = state.cards.left_over & ~sum(1 << card for card in played)
        cards = state.cards._replace(discard=(*played, *state.cards.discard), left_over=kept)
        return check_position(state._replace(cards=cards))

    @property
    def view(self) -> df.View:
        return df.view(self.state, None if self.seat is None else df.Seat(self.seat))


NAMES = [card.name for card in DECK.cards]


def race(players: int, rest: str, *, options: str = "en+standard") -> str:
    return f"df1 players={players} tracks=ring options={options} owners={OWNERS[players]} {GRID} {rest}"


THREE_HOME = "cars=K2a1,G1c2,Y1a2,O1b1,R1c1 home=B"

CASES: Mapping[str, Case] = {
    # Two cards each for two seats, one left over: 5! / (2! 2!).
    "nothing is known": Case(race(3, "hands=A1/A2.A3/A4.A5 left=B1"), 0, 30),
    "a spectator": Case(race(2, "hands=A1.A2/A3.A4 piles=-/-"), None, 6),
    # A2 is known to be with seat 1, so that one of four goes to it and two of the other three to seat 2.
    "a card was shown": Case(race(3, "hands=A1/A2.A3/A4.A5 shown=-/A2/- left=B1"), 0, 12),
    "all cards were shown": Case(race(3, "hands=A1/A2.A3/A4 shown=-/A2.A3/A4"), 0, 1),
    # Seat 1 takes two of A2, A3, B1; of the three that are left seat 2 takes two.
    "a seat lacks cards": Case(race(3, "hands=A1/A2.A3/A4.A5 lacks=-/A4.A5/- left=B1"), 0, 9),
    "two seats lack cards": Case(race(3, "hands=A1/A2.A3/A4.A5 lacks=-/A4/A2.A3 left=B1"), 0, 7),
    "shown and lacking": Case(race(3, "hands=A1/A2.A3/A4.A5 shown=-/-/A5 lacks=-/A4/- left=B1"), 0, 6),
    "a full seat lacks a card": Case(race(3, "hands=A1/A2/A4.A5 shown=-/A2/- lacks=-/A4/- left=B1"), 0, 3),
    "three strict seats": Case(
        race(4, "hands=A1/A2.A3/A4.A5/A6.B1 lacks=-/A4.A6/A2.B1/A3 left=B2"), 0, 127
    ),
    "three strict seats for a spectator": Case(race(4, "hands=A1/A2/A4/A6 lacks=-/A4/A2/A1"), None, 11),
    "lacking what is not hidden": Case(race(3, "hands=A1/A2/A4 lacks=-/A1.C1.C2/- left=B1"), 0, 6),
    # Which two of four seat 1 holds, the order of the other two, the order of their own two.
    "piles for two": Case(race(2, "hands=A1/A2.A3 piles=B1.B2/A4.A5"), 0, 24),
    "piles for two and a card shown": Case(race(2, "hands=A1/A2.A3 piles=-/A4 shown=-/A4"), 0, 3),
    "piles for two and one lacking": Case(race(2, "hands=A1/A2.A3 piles=-/A4 lacks=-/A5 left=A5"), 0, 3),
    "piles for two, a spectator": Case(race(2, "hands=A1/A2 piles=A3/A4"), None, 24),
    # In the auction the hand is the pile: four choices of three, 3! orders, and 2! of their own pile.
    "an auction for two": Case(
        "df1 players=2 tracks=ring phase=bid lots=K:-,G:- owners=B0@6 options=en+standard+powers=none"
        f" hands=A1.A2/A3.A4.A5 piles=A1.A2/A3.A4.A5 left=B1 {GRID}",
        0,
        48,
    ),
    "a common pile": Case(race(2, "hands=A1/A2.A3 piles=A4.A5", options="en+beginner"), 0, 12),
    "a common pile and a card lacking": Case(
        race(2, "hands=A1/A2.A3 piles=A4.A5 lacks=-/A4", options="en+beginner"), 0, 6
    ),
    "a common pile for three": Case(
        race(3, "hands=A1/A2.8B/A4 piles=A3.A5 lacks=-/A4/A2", options="en+beginner"), 0, 14
    ),
    "a hand was dropped": Case(
        race(3, "hands=A1/-/A4.A5 dropped=-/A2.8B/- left=B1").replace(GRID, THREE_HOME), 0, 12
    ),
    "a hand was dropped that lacks a card": Case(
        race(3, "hands=A1/-/A4.A5 dropped=-/A2/- lacks=-/A4/- left=B1").replace(GRID, THREE_HOME), 0, 9
    ),
    "own cards were dropped": Case(
        race(3, "hands=A1/-/A4.A5 dropped=-/A2/- left=B1").replace(GRID, THREE_HOME), 1, 12
    ),
    "nothing is hidden": Case(race(3, "hands=A1/-/-"), 0, 1),
}  # fmt: skip


def all_worlds(case: Case) -> set[Cards]:
    """Every layout of the hidden cards that the rules and what all know allow: try all orders."""
    state, seat = case.state, case.seat
    cards, setup = state.cards, state.setup
    in_auction = state.phase.part is GamePart.AUCTION
    slots: list[tuple[str, int]] = [("left", -1)] * (cards.left_over & REGULAR).bit_count()
    hidden = list(bits(cards.left_over & REGULAR))
    for s, hand in enumerate(cards.hands):
        if s != seat:
            held = list(bits(hand & REGULAR))
            dropped = list(bits(cards.dropped[s] & REGULAR))
            pile = list(cards.piles[s]) if setup.own_piles and not in_auction else []
            hidden += held + dropped + pile
            slots += [("hand", s)] * len(held) + [("dropped", s)] * len(dropped) + [("pile", s)] * len(pile)
    if setup.common_pile:
        hidden += cards.piles[0]
        slots += [("pile", -1)] * len(cards.piles[0])
    found: set[Cards] = set()
    for order in set(permutations(hidden)):
        placed = list(zip(slots, order, strict=True))
        owns = {s: sum(1 << card for (_, owner), card in placed if owner == s) for s in setup.seats}
        if all(
            s == seat or (cards.shown[s] & REGULAR & ~owns[s] == 0 and cards.lacks[s] & owns[s] == 0)
            for s in setup.seats
        ):
            found |= set(laid_out(state, seat, placed))
    return found


def laid_out(
    state: df.GameState, seat: int | None, placed: Sequence[tuple[tuple[str, int], int]]
) -> Iterator[Cards]:
    """The cards of a world; several, where the order of a pile is open besides."""
    cards, setup = state.cards, state.setup

    def there(place: str, owner: int) -> list[int]:
        return [card for slot, card in placed if slot == (place, owner)]

    def masks(place: str, old: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            mask if s == seat else (mask & ~REGULAR) | sum(1 << card for card in there(place, s))
            for s, mask in enumerate(old)
        )

    hands = masks("hand", cards.hands)
    new = cards._replace(
        hands=hands,
        dropped=masks("dropped", cards.dropped),
        left_over=(cards.left_over & ~REGULAR) | sum(1 << card for card in there("left", -1)),
    )
    orders: Iterable[tuple[tuple[int, ...], ...]] = [()]
    if setup.common_pile:
        orders = [(tuple(there("pile", -1)),)]
    elif setup.own_piles and state.phase.part is GamePart.AUCTION:
        orders = product(*(permutations(bits(hand & REGULAR)) for hand in hands))
    elif setup.own_piles:
        piles = [cards.piles[s] if s == seat else there("pile", s) for s in setup.seats]
        orders = product(*(permutations(piles[s]) if s == seat else [tuple(piles[s])] for s in setup.seats))
    for piles_now in orders:
        yield new._replace(piles=piles_now)


# --- uniform? -------------------------------------------------------------------------------------


def chi_square(counts: Mapping[Hashable, int], cells: int) -> float:
    """How far counts are from equal: the sum of squared distances over what was expected."""
    expected = sum(counts.values()) / cells
    missing = cells - len(counts)
    return sum((n - expected) ** 2 for n in counts.values()) / expected + missing * expected


def bound(cells: int) -> float:
    """What a fair draw stays under nearly always: the mean, 4.5 deviations, and a little for few cells."""
    free = cells - 1
    return free + 4.5 * sqrt(2 * free) + 6


def draws(view: df.View, what: Callable[[df.GameState], Hashable], count: int) -> Counter[Hashable]:
    rng = Random(f"sample {view}")
    return Counter(what(view.sample(rng)) for _ in range(count))


def is_uniform(counts: Mapping[Hashable, int], cells: int) -> bool:
    assert len(counts) == cells
    return cells == 1 or chi_square(counts, cells) < bound(cells)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_every_world_is_drawn_and_each_equally_often(case: Case) -> None:
    worlds = all_worlds(case)
    assert len(worlds) == case.worlds
    counts = draws(case.view, lambda state: state.cards, (60 if len(worlds) < 60 else 20) * len(worlds))
    assert set(counts) == worlds
    assert is_uniform(counts, len(worlds))


def test_the_bound_has_teeth() -> None:
    """Filling one strict seat after the other, each by chance, is not uniform, and the bound sees it."""
    case = CASES["two seats lack cards"]
    state, rng = case.state, Random(1)
    counts: Counter[Hashable] = Counter()
    while sum(counts.values()) < 60 * case.worlds:
        hidden = [NAMES.index(name) for name in ("A2", "A3", "A4", "A5", "B1")]
        hands = []
        for seat in (1, 2):
            fit = [card for card in hidden if not state.cards.lacks[seat] >> card & 1]
            hands.append(tuple(sorted(rng.sample(fit, 2))) if len(fit) >= 2 else ())
            hidden = [card for card in hidden if card not in hands[-1]]
        if all(hands):
            counts[tuple(hands)] += 1
    assert not is_uniform(counts, case.worlds)


@pytest.mark.parametrize("lacks", ["-", "A4"])
def test_chances_of_a_single_card_follow_from_the_count(lacks: str) -> None:
    # Seat 1 holds two of five; if it lacks A4, two of four.
    case = Case(race(3, f"hands=A1/A2.A3/A4.A5 lacks=-/{lacks}/- left=B1"), 0, 0)
    a2, tries = DECK.card("A2").index, 4_000
    hits = draws(case.view, lambda state: state.cards.hands[1] >> a2 & 1, tries)[1]
    chance = 2 / 5 if lacks == "-" else 2 / 4
    assert abs(hits - tries * chance) < 4 * sqrt(tries * chance * (1 - chance))


@given(views(over=False), st.integers(0, 9))
def test_the_same_generator_gives_the_same_world(view: df.View, seed: int) -> None:
    assert view.sample(Random(seed)) == view.sample(Random(seed))


# --- what is hidden besides cards -----------------------------------------------------------------


def lots_of(state: df.GameState) -> Hashable:
    return state.auction.lots[1:]


AUCTION = f"df1 players=3 tracks=ring phase=bid hands=A1/A2/A3 shown=A1/A2/A3 {GRID}"
SOLD = "owners=O0@6,R1@6 powers=aggressive/unpredictable/-"
THREE_SOLD = "owners=O0@6,R1@6,Y1@5 powers=aggressive/unpredictable+strategic/-"


@pytest.mark.parametrize(
    ("rest", "worlds"),
    [
        # Cars and powers are shuffled apart from each other.
        (f"lots=K:cunning,B:tricky,G:determined,Y:strategic {SOLD}", 36),
        (f"lots=K:cunning,B:tricky,G:determined {THREE_SOLD}", 4),
        (f"lots=K:cunning,B:tricky aside=G:determined {THREE_SOLD}", 1),
        ("lots=K:-,B:-,G:-,Y:- owners=O0@6,R1@6 options=en+standard+powers=none", 6),
        # Where powers run short the last lots have none.
        (
            "lots=K:cunning,B:tricky,G:-,Y:- owners=O0@6,R1@6 powers=aggressive/-/-"
            " options=en+standard+powers=cunning,tricky,aggressive",
            6,
        ),
        ("lots=K:-,B:-,G:-,Y:- owners=O0@6,R1@6 powers=tricky/-/- options=en+standard+powers=tricky", 6),
    ],
)
def test_the_lots_to_come_are_in_any_order(rest: str, worlds: int) -> None:
    view = df.view(df.parse_state(f"{AUCTION} {rest}", tracks=TRACKS), df.Seat(2))
    counts = draws(view, lots_of, 60 * worlds)
    assert is_uniform(counts, worlds)


def test_where_cunning_is_removed_the_last_lot_is_without_a_power() -> None:
    state = df.new_game(players=2, edition="fr", track=TRACKS["ring"], seed="removed")
    seen = draws(df.view(state, df.Seat(0)), lambda world: world.auction.lots, 200)
    for lots in seen:
        assert isinstance(lots, tuple)
        assert lots[0] == state.auction.lots[0]
        assert {lot.car for lot in lots} == set(df.CARS)
        powers = [lot.power for lot in lots]
        assert powers[-1] is None
        assert set(powers[:-1]) == set(df.POWERS) - {"cunning"}


def test_the_bets_of_others_are_on_any_car() -> None:
    line = race(3, "hands=A1/-/- turn=0 bets=KK/BB/GG").replace(GRID, "cars=K6a1,B2b1,G1c2,Y1a2,O1b1,R1c1")
    view = df.view(df.parse_state(line, tracks=TRACKS), df.Seat(0))
    for other in (1, 2):
        counts = draws(view, lambda state, other=other: state.bets[other], 2_500)  # type: ignore[misc]
        assert is_uniform(counts, 36)
    assert set(draws(view, lambda state: state.bets[0], 20)) == {(df.Car.BLACK, df.Car.BLACK)}
    spectator = df.view(view.sample(Random(1)), None)
    assert is_uniform(draws(spectator, lambda state: state.bets[0], 2_500), 36)


def test_the_race_to_come_is_dealt_anew() -> None:
    state = df.new_game(players=4, mode="world-tour", track=TRACKS["ring"], seed="tour")
    view = df.view(state, df.Seat(0))

    def dealt(what: Callable[[df.RaceDeal], Hashable], count: int) -> Counter[Hashable]:
        return draws(view, lambda world: what(world.to_come[0]), count)

    assert {len(view.sample(Random(seed)).to_come) for seed in range(5)} == {1}
    assert is_uniform(dealt(lambda deal: deal.cards[0], 2_000), 42)
    assert is_uniform(dealt(lambda deal: deal.cards.index(41), 2_000), 42)
    assert is_uniform(dealt(lambda deal: (deal.grid[0], deal.cars[0]), 2_000), 36)
    assert is_uniform(dealt(lambda deal: (deal.powers[0], deal.powers[5]), 2_000), 30)


# --- secret choices that wait to be revealed ------------------------------------------------------


@pytest.mark.parametrize("options", ["en+standard", "fr+standard"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_pending_bid_is_any_bid_that_is_legal_in_that_world(options: str, seat: int | None) -> None:
    # B2, C1 and E2 stand for a card with the colour of the lot, one with a wild, one with neither.
    rest = "hands=A1/B2.C1/E2.E4.8R secrets=-/1_bid_B2/-"
    lots = "lots=K:cunning,B:tricky,G:determined,Y:strategic"
    line = f"df1 players=3 tracks=ring phase=bid options={options} {lots} {SOLD} {rest} {GRID}"
    case = Case(line, seat, {0: 6, 2: 3, None: 30}[seat])
    state, view, rng, seen = case.state, case.view, Random(7), dict[df.GameState, set[str]]()
    for _ in range(50 * case.worlds):
        world = view.sample(rng)
        assert (world.secrets[0], world.secrets[2]) == (None, None)
        before = world._replace(secrets=(None,) * 3, asked=world.setup.seats, auction=state.auction)
        seen.setdefault(before, set()).add(str(world.secrets[1]))
    assert len(seen) == case.worlds
    for before, secrets in seen.items():
        assert secrets == {str(action) for action in df.legal_actions(before, df.Seat(1))}


def test_a_pending_bid_of_a_seat_that_may_not_pass_is_a_bid() -> None:
    line = (
        "df1 players=3 tracks=ring phase=bid aside=K:cunning,B:tricky options=en+standard owners=O0@6"
        f" hands=A1/A2.E2.G2/E1.F1.D1 {GRID} secrets=-/-/2_bid_E1"
    )
    view = df.view(Case(line, 0, 0).state, df.Seat(1))
    rng, amounts = Random(4), set()
    for _ in range(300):
        world = view.sample(rng)
        bid, lot = world.secrets[2], world.open_lot
        assert isinstance(bid, df.Bid)
        assert lot is not None
        amounts.add(bid_amount(bid, lot))
        assert bid in df.legal_actions(world._replace(asked=(df.Seat(2),)), df.Seat(2))
    assert None not in amounts


def test_pending_bets_and_powers_are_any_that_are_legal() -> None:
    bet = race(3, "hands=A1/A2/A3 phase=bet secrets=-/1_bet_K/2_bet_K").replace("K2a1", "K4a")
    view = df.view(df.parse_state(bet, tracks=TRACKS), df.Seat(0))
    counts = draws(view, lambda world: world.secrets, 2_500)
    assert is_uniform(counts, 36)
    keep = race(3, "hands=A1/A2/A3 phase=keep-power powers=cunning+tricky/aggressive+determined/strategic")
    state = df.parse_state(keep + " secrets=-/1_keep_aggressive/-", tracks=TRACKS)
    counts = draws(df.view(state, df.Seat(2)), lambda world: world.secrets, 200)
    assert set(counts) == {(None, df.KeepPower(df.Seat(1), power), None) for power in state.auction.powers[1]}
    own = draws(df.view(state, df.Seat(1)), lambda world: world.secrets, 20)
    assert set(own) == {state.secrets}


def test_the_number_of_worlds_of_a_real_deal_is_beyond_any_trying() -> None:
    """So counting is needed: with three strict seats a draw that tries and rejects would not come back."""
    assert factorial(42) // factorial(10) ** 4 > 10**20
    lacks = ".".join(card.name for card in DECK.regular if df.Car.RED in card.cars)
    free = [card.name for card in DECK.regular if df.Car.RED not in card.cars]
    hands = "/".join(".".join(free[at : at + 7]) for at in (0, 7, 14))
    rest = ".".join(lacks.split(".")[:7])
    state = df.parse_state(
        race(4, f"hands={rest}/{hands} lacks=-/{lacks}/{lacks}/{lacks} left=-"), tracks=TRACKS
    )
    world = df.view(state, df.Seat(0)).sample(Random(1))
    assert df.view(world, df.Seat(0)) == df.view(state, df.Seat(0))
