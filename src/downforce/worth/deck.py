"""The cards as small tuples, for counting."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from downforce.model.cards import Deck
from downforce.model.ids import CARS

WILD = len(CARS)
"""What stands for a car in a wild line."""
Lines: TypeAlias = tuple[tuple[int, int], ...]
"""(Car or WILD, spaces), in the order they are resolved."""


class CardFacts(NamedTuple):
    """A card."""

    lines: Lines
    printed: int  # its colours, as a set: wilds may not name them
    spaces: tuple[int, ...]  # by car
    wilds: tuple[int, ...]  # by car: the spaces of wilds that may name it


@lru_cache(maxsize=16)
def cards_of(deck: Deck) -> tuple[CardFacts, ...]:
    """The cards of a deck, by their index."""
    return tuple(
        CardFacts(
            lines=tuple((WILD if line.car is None else int(line.car), line.speed) for line in card.lines),
            printed=sum(1 << car for car in card.cars),
            spaces=tuple(sum(line.speed for line in card.lines if line.car == car) for car in CARS),
            wilds=tuple(0 if car in card.cars else sum(card.wilds) for car in CARS),
        )
        for card in deck.cards
    )
