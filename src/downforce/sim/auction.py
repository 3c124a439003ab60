"""The auction in arrays (RULES section 3): revealing bids, selling lots, choosing powers."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from downforce.rules.powers import CUNNING
from downforce.sim import spec
from downforce.sim.movement import by_race
from downforce.sim.state import (
    BID,
    KEEP_POWER,
    LOTS,
    SWAP_POWER,
    Auction,
    Bool,
    Cards,
    State,
    along,
    any_of,
    bit,
    card_bit,
    count,
    eights,
    lowest,
    pick,
    pick_set,
    put,
    put_set,
    total,
)
from downforce.sim.tables import POWER_COUNT, Rules

ALL = np.uint32(0xFFFFFFFF)
ONLY_CUNNING = spec.power_number(CUNNING) + 1


class Lot(NamedTuple):
    """The open lot."""

    number: Array  # in the order of the deal
    car: Array
    power: Array  # -1 for none


def open_lot(state: State) -> Lot:
    """The lot that is being sold: the next of the first round, or the first one set aside."""
    number = jnp.where(state.auction.taken < LOTS, state.auction.taken, lowest(state.auction.aside))
    deals, race = state.deals, state.race
    car = pick(by_race(deals.cars, race), number).astype(jnp.int32)
    power = pick(by_race(deals.powers, race), number).astype(jnp.int32)
    return Lot(number, car, power)


def carless(state: State) -> Array:
    """The seats without a car, as a bit set."""
    owned = any_of(bit(state.auction.owners))
    seats = state.secrets.shape[0]
    return ~owned & ((1 << seats) - 1)


def sellable(auction: Auction) -> Array:
    """How many lots can still be sold (R13.1)."""
    return LOTS - auction.taken + count(auction.aside)


def nobody_may_pass(state: State) -> Bool:
    """Whether each set-aside lot that is left has to find an owner (R3.9)."""
    return (state.auction.taken == LOTS) & (count(state.auction.aside) == count(carless(state)))


# --- bids -----------------------------------------------------------------------------------------


class BidCards(NamedTuple):
    """What each card of a hand can do for a lot, as sets of cards."""

    natural: Array
    declarable: Array
    passing: Array


def with_car(rules: Rules, car: Array) -> Array:
    """The regular cards that show a car."""
    return jnp.stack([pick(rules.with_car[:, word], car) for word in range(2)])


def per_word(words: Array, like: Array) -> Array:
    """A set of cards of the rules, shaped to go with sets of a batch."""
    return words.reshape((2,) + (1,) * like.ndim)


def bid_cards(rules: Rules, hand: Array, lot: Lot) -> BidCards:
    """Sorts a hand for a lot, as if passing were free."""
    regular = hand & per_word(rules.regular, lot.car)
    natural = regular & with_car(rules, lot.car)
    placeable = jnp.where(rules.eights_face_up == 1, regular, hand)  # R9.1
    wild = regular & per_word(rules.with_wild, lot.car)
    declarable = jnp.where(_empty(wild) & (rules.lowest_bid == 1), regular, wild)  # R3.10
    declarable = jnp.where(_empty(natural), declarable, 0)
    return BidCards(natural, declarable, placeable & ~natural)


def _empty(cards: Array) -> Bool:
    return (cards[0] | cards[1]) == 0


def legal_bids(rules: Rules, state: State, seat: Array) -> tuple[Array, Array]:
    """The cards a seat may place undeclared and declared."""
    cards = bid_cards(rules, pick_set(state.cards.hands, seat), open_lot(state))
    can_bid = ~_empty(cards.natural | cards.declarable)
    must_bid = nobody_may_pass(state) & can_bid
    return cards.natural | jnp.where(must_bid, 0, cards.passing), cards.declarable


class _Bid(NamedTuple):
    """A revealed card of one seat."""

    placed: Bool
    card: Array
    declared: Bool
    has_wild: Bool
    amount: Array  # 0 for a pass
    strength: Array  # -1 for a pass


def _bids(rules: Rules, state: State, lot: Lot) -> list[_Bid]:
    """What every seat has placed, with the order of R3.4 as one number."""
    seats = state.secrets.shape[0]
    first = state.auction.last_winner + 1
    bids = []
    for seat in range(seats):
        secret = state.secrets[seat]
        placed, declared = secret >= 0, secret >= spec.DECLARE
        card = secret - jnp.where(declared, spec.DECLARE, spec.BID)
        facts = jnp.take(rules.card_bids, card, mode="clip")
        wild, lines, least = facts >> 18 & 7, facts >> 21 & 7, facts >> 24 & 15
        natural = facts >> (3 * lot.car).astype(jnp.uint32) & 7
        has_wild = facts >> 28 & 1
        amount = jnp.where(declared, jnp.where(wild > 0, wild, least), natural).astype(jnp.int32)
        later = (seat - first) % seats
        strength = amount * 128 + (lines * 16 + (1 - has_wild) * 8).astype(jnp.int32) + seats - 1 - later
        strength = jnp.where(placed & (amount > 0), strength, -1)
        bids.append(_Bid(placed, card, declared, has_wild == 1, amount, strength))
    return bids


def _learn(rules: Rules, cards: Cards, bids: list[_Bid], lot: Lot, forced: Bool, where: Bool) -> Cards:
    """Notes what cards were shown, and what declaring one or passing under force proves."""
    shown, lacks = [], []
    with_lot = with_car(rules, lot.car)
    for seat, bid in enumerate(bids):
        seen = where & bid.placed
        proves = seen & (bid.declared | (forced & (bid.amount == 0)))
        shown.append(cards.shown[seat] | jnp.where(seen, card_bit(bid.card), 0))
        wilds = jnp.where(bid.has_wild & bid.declared, jnp.uint32(0), per_word(rules.with_wild, lot.car))
        lacks.append(cards.lacks[seat] | jnp.where(proves, with_lot | wilds, 0))
    return cards._replace(shown=jnp.stack(shown), lacks=jnp.stack(lacks))


def _best(bids: list[_Bid]) -> tuple[Array, Array, Array]:
    """The seat of the best bid, its amount and its strength."""
    seat, amount, strength = jnp.zeros_like(bids[0].amount), bids[0].amount, bids[0].strength
    for number, bid in enumerate(bids[1:], 1):
        better = bid.strength > strength
        seat = jnp.where(better, number, seat)
        amount = jnp.where(better, bid.amount, amount)
        strength = jnp.where(better, bid.strength, strength)
    return seat, amount, strength


def _hand_over(state: State, lot: Lot, seat: Array, price: Array, where: Bool) -> State:
    """Car, Speed-8 card and power change hands (R3.5)."""
    auction, cards = state.auction, state.cards
    held = pick(auction.powers, seat)
    free = 4 * total([((held >> 4 * n) & 15 != 0).astype(jnp.int32) for n in range(POWER_COUNT)])
    more = held | jnp.where(lot.power >= 0, (lot.power + 1) << free, 0)
    eight = eights(bit(lot.car))
    hand, shown = pick_set(cards.hands, seat) | eight, pick_set(cards.shown, seat) | eight
    return state._replace(
        auction=auction._replace(
            owners=put(auction.owners, lot.car, seat, where),
            prices=put(auction.prices, lot.car, price, where),
            powers=put(auction.powers, seat, more, where),
            last_winner=jnp.where(where, seat, auction.last_winner),
        ),
        cards=cards._replace(
            hands=put_set(cards.hands, seat, hand, where), shown=put_set(cards.shown, seat, shown, where)
        ),
    )


def _take(state: State, where: Bool, *, set_aside: Bool) -> State:
    """Takes the open lot out of the auction, or moves it from the first round to those set aside."""
    auction = state.auction
    first_round = auction.taken < LOTS
    aside = jnp.where(first_round, auction.aside, auction.aside & (auction.aside - 1))
    aside = jnp.where(set_aside, aside | bit(auction.taken), aside)
    taken = auction.taken + (where & first_round)
    auction = auction._replace(taken=taken, aside=jnp.where(where, aside, auction.aside))
    return state._replace(auction=auction)


def _given(rules: Rules, state: State, car: Array, seat: Array) -> tuple[Array, Array, Array]:
    """The price of a lot without bidding, the card that shows it, and what it proves (R3.8, R13.15)."""
    hand = pick_set(state.cards.hands, seat) & per_word(rules.regular, seat)
    showing = jnp.take(rules.prices, car, axis=-1, mode="clip")  # [2, 18, batch]: by list and number
    held = showing & hand[:, None]
    numbers = along(showing.shape[1], car)
    first = jnp.min(jnp.where((held[0] | held[1]) != 0, numbers, showing.shape[1]), axis=0)
    here = numbers == first
    low = _lowest_card(jnp.sum(jnp.where(here, held, 0), axis=1, dtype=jnp.uint32))
    before = jnp.where(here, _cards_below(low)[:, None], jnp.where(numbers < first, ALL, jnp.uint32(0)))
    lacking = lax.reduce(showing & before, np.uint32(0), lax.bitwise_or, (1,))
    return first % 6 + 1, low, lacking


def _lowest_card(cards: Array) -> Array:
    low = cards[0] & (0 - cards[0])
    high = cards[1] & (0 - cards[1])
    return jnp.stack([low, jnp.where(cards[0] == 0, high, 0)])


def _cards_below(card: Array) -> Array:
    """The cards before a card, which is given as a set."""
    below_low = jnp.where(card[0] != 0, card[0] - 1, ALL)
    return jnp.stack([below_low, jnp.where(card[1] != 0, card[1] - 1, 0)])


def _give(rules: Rules, state: State, lot: Lot, seat: Array, where: Bool) -> tuple[State, Array]:
    """A seat shows the card that sets the price of a lot given to it; says what that is."""
    cards = state.cards
    price, card, lacking = _given(rules, state, lot.car, seat)
    shown = put_set(cards.shown, seat, pick_set(cards.shown, seat) | card, where)
    lacks = put_set(cards.lacks, seat, pick_set(cards.lacks, seat) | lacking, where)
    return state._replace(cards=cards._replace(shown=shown, lacks=lacks)), price


def reveal(rules: Rules, state: State, where: Bool) -> State:
    """Turns the bids up and settles the lot."""
    lot, forced, poor = open_lot(state), nobody_may_pass(state), lowest(carless(state))
    bids = _bids(rules, state, lot)
    state = state._replace(cards=_learn(rules, state.cards, bids, lot, forced, where))
    seat, amount, strength = _best(bids)
    sold, first_round = strength >= 0, state.auction.taken < LOTS
    # Sold to the best bid, or given to the first seat without a car where nobody could bid (R13.2).
    given = ~sold & forced
    state, price = _give(rules, state, lot, poor, where & given)
    buyer, cost = jnp.where(sold, seat, poor), jnp.where(sold, amount, price)
    state = _hand_over(state, lot, buyer, cost, where & (sold | given))
    # Passed: set aside the first time, without an owner the second time (R3.9).
    passed = ~sold & ~given
    unsold = jnp.where(where & passed & ~first_round, eights(bit(lot.car)), 0)
    state = state._replace(cards=state.cards._replace(left_over=state.cards.left_over | unsold))
    state = _take(state, where, set_aside=passed & first_round)
    return state._replace(secrets=jnp.where(where, -1, state.secrets))


def next_lot(rules: Rules, state: State, where: Bool) -> tuple[State, Bool]:
    """Asks for bids on the next lot; says where the auction has ended instead (R3.1, R3.8, R3.9)."""
    without = carless(state)
    alone = where & (sellable(state.auction) == 1) & (count(without) == 1)
    nothing_left = where & (state.auction.taken == LOTS) & (without == 0)
    state = _leave_aside(state, nothing_left)
    lot, seat = open_lot(state), lowest(without)
    state, price = _give(rules, state, lot, seat, alone)
    state = _hand_over(state, lot, seat, price, alone)
    state = _take(state, alone, set_aside=jnp.zeros_like(alone))
    ended = alone | nothing_left
    seats = state.secrets.shape[0]
    only = (state.auction.taken == LOTS) | (sellable(state.auction) == count(without))
    asked = jnp.where(only, without, (1 << seats) - 1)
    asking = where & ~ended
    phase = jnp.where(asking, BID, state.phase)
    return state._replace(phase=phase, asked=jnp.where(asking, asked, state.asked)), ended


def _leave_aside(state: State, where: Bool) -> State:
    """Everybody has a car, so what was set aside stays without an owner."""
    cars, auction = by_race(state.deals.cars, state.race), state.auction
    unsold = jnp.zeros_like(auction.aside)
    for number in range(LOTS):
        unsold |= jnp.where(auction.aside >> number & 1 == 1, bit(cars[number].astype(jnp.int32)), 0)
    left_over = state.cards.left_over | jnp.where(where, eights(unsold), 0)
    auction = auction._replace(aside=jnp.where(where, 0, auction.aside))
    return state._replace(auction=auction, cards=state.cards._replace(left_over=left_over))


# --- powers ---------------------------------------------------------------------------------------


def power_bits(held: Array) -> Array:
    """The powers of a packed row as a bit set."""
    found = jnp.zeros_like(held)
    for at in range(POWER_COUNT):
        found |= bit((held >> 4 * at & 15) - 1)
    return found


def free_powers(rules: Rules, state: State) -> Array:
    """The powers out of the game, as a bit set."""
    found = jnp.zeros_like(state.asked)
    for held in state.auction.powers:
        found |= power_bits(held)
    return rules.powers & ~found


def choose_powers(state: State, where: Bool) -> tuple[State, Bool]:
    """Asks the seats with several powers which one they keep (R3.11); says where nobody is asked."""
    asked = jnp.zeros_like(state.asked)
    for seat, held in enumerate(state.auction.powers):
        asked |= jnp.where(held > 15, 1 << seat, 0)
    asking = where & (asked != 0)
    phase = jnp.where(asking, KEEP_POWER, state.phase)
    return state._replace(phase=phase, asked=jnp.where(asking, asked, state.asked)), where & ~asking


def keep_chosen(state: State, where: Bool) -> State:
    """Everybody keeps the power chosen, or the only one."""
    chosen = jnp.where(state.secrets >= 0, state.secrets - spec.KEEP + 1, state.auction.powers)
    powers = jnp.where(where, chosen, state.auction.powers)
    secrets = jnp.where(where, -1, state.secrets)
    return state._replace(auction=state.auction._replace(powers=powers), secrets=secrets)


def offer_swap(rules: Rules, state: State, where: Bool) -> tuple[State, Bool]:
    """Asks whoever kept Cunning in a game of two (R9.4); says where nobody is asked."""
    asked = jnp.zeros_like(state.asked)
    for seat, held in enumerate(state.auction.powers):
        asked |= jnp.where(held == ONLY_CUNNING, 1 << seat, 0)
    asking = where & (rules.swap > 0) & (free_powers(rules, state) != 0) & (asked != 0)
    phase = jnp.where(asking, SWAP_POWER, state.phase)
    return state._replace(phase=phase, asked=jnp.where(asking, asked, state.asked)), where & ~asking


def apply_swap(state: State, seat: Array, action: Array, where: Bool) -> State:
    """Takes another power for Cunning, or keeps it."""
    taken = where & (action != spec.SWAP_NONE)
    powers = put(state.auction.powers, seat, action - spec.SWAP + 1, taken)
    return state._replace(auction=state.auction._replace(powers=powers))
