"""The auction played on as Works would bid, so that the race that follows can be judged.

What is left out: what a card tells, and the last tie-breaks among equal bids but the order of the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from downforce.fast.taste import FAIR_PRICE, FREE, POWERS, WORKS
from downforce.model.cards import bits
from downforce.model.ids import CARS, PowerId
from downforce.rules.actions import Bid, KeepPower
from downforce.rules.phases.auction import bid_amount
from downforce.rules.state import GameState, Phase, no_secrets
from downforce.worth.deck import CardFacts, cards_of

EVERY = range(len(CARS))


class Sold(NamedTuple):
    """Who owns what once the auction is over."""

    owners: list[int]
    prices: list[int]
    powers: list[PowerId | None]  # by seat
    eights: list[int]  # by seat: the cars whose Speed-8 card it gets, as a set


def played_on(state: GameState) -> Sold:
    """The owners, prices and powers; those of the position itself once its auction is over."""
    auction = state.auction
    owners, prices = [*auction.owners], [*auction.prices]
    held = [[*powers] for powers in auction.powers]
    eights = [0] * state.players
    if state.phase is Phase.BID:
        _sell(state, owners, prices, held, eights)
    powers = [_kept(found) for found in held]
    if state.phase is Phase.KEEP_POWER:
        for seat, choice in enumerate(state.secrets):
            if isinstance(choice, KeepPower):
                powers[seat] = choice.power
    return Sold(owners, prices, powers, eights)


def _kept(powers: Sequence[PowerId]) -> PowerId | None:
    return min(powers, key=lambda power: POWERS.index(power) if power in POWERS else 9, default=None)


def _sell(
    state: GameState, owners: list[int], prices: list[int], held: list[list[PowerId]], eights: list[int]
) -> None:
    players, cards = state.players, cards_of(state.setup.deck)
    hands = [
        [cards[card] for card in bits(hand & state.setup.deck.all_regular)] for hand in state.cards.hands
    ]
    strength = [[_strength(hand, car) for car in EVERY] for hand in hands]
    lots, aside = [*state.auction.lots], [*state.auction.aside]
    winner = state.auction.last_winner
    is_second = not lots
    secrets = state.secrets if state.phase is Phase.BID else no_secrets(players)
    while lots or aside:
        carless = [seat for seat in range(players) if seat not in owners]
        if not lots and not carless:
            break
        queue = lots or aside
        left = len(lots) + len(aside)
        lot = queue.pop(0)
        car = lot.car
        asked = carless if (not lots and is_second) or left == len(carless) else [*range(players)]
        if left == len(carless) == 1:
            found = (carless[0], _lowest(hands[carless[0]], car))
        else:
            best = (0, 0, 0, -1)
            for seat in asked:
                placed = secrets[seat]
                if isinstance(placed, Bid):
                    amount, lines = bid_amount(placed, lot) or 0, len(placed.card.lines)
                else:
                    cap = _cap(state, car, seat, owners, strength[seat], len(lots))
                    amount, lines = _bid(hands[seat], car, cap)
                if not amount:
                    continue
                place = (seat - winner - 1) % players
                best = max(best, (amount, lines, players - place, seat))
            found = (best[3], best[0])
            if found[0] < 0 and is_second and left == len(carless):
                found = (carless[0], _lowest(hands[carless[0]], car))
        secrets = no_secrets(players)
        seat, price = found
        if seat >= 0:
            owners[car], prices[car], winner = seat, price, seat
            eights[seat] |= 1 << car
            if lot.power is not None:
                held[seat].append(lot.power)
        elif not is_second:
            aside.append(lot)
        if not lots:
            is_second = True


def _strength(hand: Sequence[CardFacts], car: int) -> int:
    return sum([card.spaces[car] for card in hand]) + sum([card.wilds[car] for card in hand]) // 3


def _lowest(hand: Sequence[CardFacts], car: int) -> int:
    return min((card.spaces[car] for card in hand if card.spaces[car]), default=1)


def _bid(hand: Sequence[CardFacts], car: int, cap: int) -> tuple[int, int]:
    """The highest bid within the cap, and the lines of its card; (0, 0) for a pass."""
    best = (0, 0)
    for card in hand:
        amount = card.spaces[car]
        if 0 < amount <= cap and (amount, len(card.lines)) > best:
            best = (amount, len(card.lines))
    return best


def _cap(
    state: GameState, car: int, seat: int, owners: Sequence[int], strength: Sequence[int], to_come: int
) -> int:
    """The most that Works pays for a car, as in ``bots.judge``."""
    if not state.setup.options.money_decides:
        return FREE
    cap = FAIR_PRICE + WORKS.boldness + (strength[car] - sum(strength) // len(CARS)) // 6
    place = state.track.grid.index(state.cars.cells[car])
    cap += (place < 2) - (place > 3)
    owned = sum(owner == seat for owner in owners)
    if owned == 0:
        return cap + max(0, 2 - to_come // 2)
    return cap - 2 * max(0, owned + 1 + len(CARS) // -state.players)
