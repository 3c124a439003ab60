"""What can be worked out once for a deck and is then shared by all games with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from downforce.model.cards import Deck, SpeedCard, bits
from downforce.model.ids import SEATS, Car, PowerId, Seat
from downforce.rules.actions import Bid, PlayCard
from downforce.rules.powers import Power

C = TypeVar("C", Bid, PlayCard)


class Line(NamedTuple):
    """A line of a card, as it is resolved."""

    car: Car | None  # None is a wild
    steps: tuple[int, ...]  # how far it moves its car: one number
    printed: int  # which line it is on the card, 0 the top one
    at: int  # which line it is in resolving order


def _lines(card: SpeedCard, *, reverse: bool) -> tuple[Line, ...]:
    printed = [*enumerate(card.lines)]
    order = printed[::-1] if reverse else printed
    return tuple(Line(line.car, (line.speed,), number, at) for at, (number, line) in enumerate(order))


class ByHand(Generic[C]):
    """One action per card, picked by a bit set: a table for each eight cards, as lookups beat loops."""

    def __init__(self, actions: Sequence[C]) -> None:
        eights = [actions[at : at + 8] for at in range(0, 48, 8)]
        self._tables: list[list[tuple[C, ...]]] = [
            [tuple(eight[i] for i in bits(m)) for m in range(256)] for eight in eights
        ]

    def of(self, cards: int) -> tuple[C, ...]:
        """The actions with the cards of a bit set."""
        a, b, c, d, e, f = self._tables
        i, j, k, m, n, o = cards.to_bytes(6, "little")
        return a[i] + b[j] + c[k] + d[m] + e[n] + f[o]


class DeckTables:
    """Lines in resolving order, actions with cards, and what the powers make of the cards."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.lines: tuple[tuple[tuple[Line, ...], ...], ...] = tuple(
            tuple(_lines(card, reverse=reverse) for card in deck.cards) for reverse in (False, True)
        )
        """By direction (False top to bottom, True reversed), then by card."""
        self._bids: dict[tuple[Seat, bool], ByHand[Bid]] = {}
        self._plays: dict[tuple[Seat, bool], ByHand[PlayCard]] = {}
        self._reversible: dict[PowerId, int] = {}
        self._namable: dict[tuple[PowerId, int], tuple[Car, ...]] = {}

    def bids(self, seat: Seat, cards: int, *, declared: bool = False) -> tuple[Bid, ...]:
        """Placing each card of a bit set."""
        found = self._bids.get((seat, declared))
        if found is None:
            found = ByHand([Bid(SEATS[seat], card, declared) for card in self.deck.cards])
            self._bids[seat, declared] = found
        return found.of(cards)

    def plays(self, seat: Seat, cards: int, *, reverse: bool = False) -> tuple[PlayCard, ...]:
        """Playing each card of a bit set."""
        found = self._plays.get((seat, reverse))
        if found is None:
            found = ByHand([PlayCard(SEATS[seat], card, reverse) for card in self.deck.cards])
            self._plays[seat, reverse] = found
        return found.of(cards)

    def reversible(self, power: Power) -> int:
        """The cards that a power may resolve bottom to top, as a bit set."""
        found = self._reversible.get(power.id)
        if found is None:
            cards = (card for card in self.deck.cards if power.may_reverse(card))
            found = self._reversible[power.id] = sum(1 << card.index for card in cards)
        return found

    def namable(self, power: Power, card: int) -> tuple[Car, ...]:
        """The colours that a wild of a card may name under a power."""
        found = self._namable.get((power.id, card))
        if found is None:
            found = self._namable[power.id, card] = power.namable(self.deck.cards[card])
        return found


@lru_cache(maxsize=32)
def deck_tables(deck: Deck) -> DeckTables:
    """The tables of a deck, shared by all games with it."""
    return DeckTables(deck)
