"""What the bot Works likes, as numbers: read by the plain bots and by the compiled one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from downforce.model.cards import Deck, SpeedCard
from downforce.model.ids import CARS, Car
from downforce.rules.phases.scoring import PAYOUTS

OWN = 10
"""What a space of an own car is worth."""
SPARE = 2
"""The same for an own car behind another one, where only the best one counts."""
BETS = tuple(payouts[0] * 2 // 3 for payouts in PAYOUTS)
"""What each bet adds to the car's spaces: it pays like a prize, but for the first three places only."""
FAIR_PRICE = 4
"""The most for an average car: less than the 5.5 that prizes come to on average, for the risk of stalling."""
FREE = 99
"""More than any card bids."""
VICTORY = 100_000
"""What it is worth to win at once; a rival's win is as bad."""
POWERS: Sequence[str] = ("strategic", "aggressive", "cunning", "determined", "tricky", "unpredictable")
"""The powers in the order that Works and those below like them."""


class Taste(NamedTuple):
    """What a level has an eye for."""

    rivals: tuple[int, ...]  # what a space of a rival's car is worth, by running order
    jam: int  # how many spaces it costs a car to stand in a jam
    backs_bets: bool  # whether a car it has bet on pleases
    reads_hand: bool  # whether it prices a car by its hand and its place on the grid
    loyalty: int  # how many spaces an own car may lie behind and still be the one to bet on
    boldness: int = 0  # what it bids above the fair price
    powers: Sequence[str] = POWERS  # in the order it likes them; one it does not know comes last
    feeble: Collection[str] = ()  # powers for which it bids 1 less, as long as it has none


WORKS = Taste(
    rivals=(-14, -9, -5, -2, -1, 0),  # the leader is held back, the last one hardly
    jam=2,
    backs_bets=True,
    reads_hand=True,
    loyalty=8,
)


@lru_cache(maxsize=32)
def most_steps(deck: Deck) -> tuple[tuple[int, ...], ...]:
    """For every car the most that each card can move it: its line, all wilds, and 3 for a power's help."""

    def most(card: SpeedCard, car: Car) -> int:
        speeds = [line.speed for line in card.lines if line.car in (car, None)]
        return sum(speeds) + 3 if speeds else 0

    return tuple(tuple(most(card, car) for card in deck.cards) for car in CARS)
