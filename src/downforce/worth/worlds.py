"""Positions that a view could be of, the rivals' hidden bets drawn as drivers bet.

``View.sample`` draws cards evenly, which is right, and bets evenly too, which is not: drivers back their own
cars. What a driver likes was counted in games of Works against itself (``LIKES``).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import NamedTuple

from downforce.model.cards import Deck, bits
from downforce.model.ids import CARS, Car, Seat
from downforce.rules.state import NONE, GameState, changed
from downforce.rules.view import View


class Likes(NamedTuple):
    """What makes a driver bet on a car, in thousandths of the logarithm of its odds."""

    own: int
    hand: int  # a space in the driver's hand
    road: int  # a space to go
    home: tuple[int, int, int, int]  # by the place it has come home at: first, second, third, later


LIKES = (
    Likes(4025, 119, -232, (372, -89, -607, -1184)),
    Likes(3396, 151, -272, (680, -150, -731, -1325)),
    Likes(3073, 172, -361, (1199, -26, -936, -1782)),
)
"""By bet; fitted to 34,025 bets of Works in 6,000 games on both circuits, seen at any later decision.

They explain 65, 55 and 56 of 100 of what one could know of a bet (log loss 0.63, 0.81, 0.78 of 1.79).
"""
GRAIN, SPAN = 50, 15_000
WEIGHTS = tuple(round(10**9 * exp(-gap / 1000)) + 1 for gap in range(0, SPAN + 1, GRAIN))


def worlds(view: View, count: int, seed: int) -> list[GameState]:
    """So many positions that a view could be of; the same for the same view and seed."""
    rng = Random(f"chances {seed}")
    return [with_likely_bets(view.sample(rng), view.seat, rng) for _ in range(count)]


def with_likely_bets(world: GameState, seat: Seat | None, rng: Random) -> GameState:
    """The position with other hidden bets of all seats but one."""
    if not world.bets_marked or world.is_over:
        return world
    bets = tuple(
        own if other == seat else _drawn_bets(world, Seat(other), len(own), rng)
        for other, own in enumerate(world.bets)
    )
    return changed(world, bets=bets)


def _drawn_bets(world: GameState, seat: Seat, count: int, rng: Random) -> tuple[Car, ...]:
    found = []
    for likes in LIKES[:count]:
        odds = [_like(world, seat, car, likes) for car in CARS]
        best = max(odds)
        weights = [WEIGHTS[min(SPAN, best - one) // GRAIN] for one in odds]
        ticket = rng.randrange(sum(weights))
        for car in CARS:
            ticket -= weights[car]
            if ticket < 0:
                found.append(car)
                break
    return tuple(found)


def _like(world: GameState, seat: Seat, car: Car, likes: Likes) -> int:
    cell = world.cars.cells[car]
    own = likes.own if world.auction.owners[car] == seat else 0
    hand = likes.hand * spaces_in(world.setup.deck, world.cards.hands[seat], car)
    if cell == NONE:
        return own + hand + likes.home[min(3, world.cars.home.index(car))]
    return own + hand + likes.road * world.track.steps_to_finish[cell]


def spaces_in(deck: Deck, hand: int, car: Car) -> int:
    """How many spaces a hand has for a car, a wild counted as a third."""
    spaces, wilds = _spaces(deck)[car], 0
    total = 0
    for card in bits(hand & deck.all_regular):
        own, wild = spaces[card]
        total += own
        wilds += wild
    return total + wilds // 3


@lru_cache(maxsize=16)
def _spaces(deck: Deck) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By car, by card: the spaces for it, and those of wilds that could name it."""
    return tuple(
        tuple((card.bid_for(car) or 0, 0 if car in card.cars else sum(card.wilds)) for card in deck.cards)
        for car in CARS
    )
