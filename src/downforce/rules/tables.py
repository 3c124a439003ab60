"""What can be worked out once for a deck and is then shared by all games with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from downforce.model.cards import Deck, SpeedCard, bits
from downforce.model.ids import SEATS, Car, Seat
from downforce.rules.actions import NAME_WILD, Bid, NameWild, PlayCard
from downforce.rules.memo import Memo
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
        self.bids = Memo(self._bids)
        self.declared_bids = Memo(self._declared_bids)
        """By seat: placing each card of a bit set."""
        self.plays = Memo(self._plays)
        self.reversed_plays = Memo(self._reversed_plays)
        """By seat: playing each card of a bit set."""
        self.reversible = Memo(self._reversible)
        """By power: the cards it may resolve bottom to top, as a bit set."""
        self.namable = Memo(self._namable)
        """By power and card: the colours that a wild of the card may name."""
        self.names = Memo(self._names)
        """By seat, power, card, and the colours that are taken: naming each of the others."""

    def _bids(self, seat: Seat) -> ByHand[Bid]:
        return ByHand([Bid(SEATS[seat], card) for card in self.deck.cards])

    def _declared_bids(self, seat: Seat) -> ByHand[Bid]:
        return ByHand([Bid(SEATS[seat], card, declared=True) for card in self.deck.cards])

    def _plays(self, seat: Seat) -> ByHand[PlayCard]:
        return ByHand([PlayCard(SEATS[seat], card) for card in self.deck.cards])

    def _reversed_plays(self, seat: Seat) -> ByHand[PlayCard]:
        return ByHand([PlayCard(SEATS[seat], card, reverse=True) for card in self.deck.cards])

    def _reversible(self, power: Power) -> int:
        return sum(1 << card.index for card in self.deck.cards if power.may_reverse(card))

    def _namable(self, key: tuple[Power, int]) -> tuple[Car, ...]:
        power, card = key
        return power.namable(self.deck.cards[card])

    def _names(self, key: tuple[Seat, Power, int, int]) -> tuple[NameWild, ...]:
        seat, power, card, taken = key
        return tuple(NAME_WILD[seat][car] for car in self.namable[power, card] if not taken >> car & 1)


@lru_cache(maxsize=32)
def deck_tables(deck: Deck) -> DeckTables:
    """The tables of a deck, shared by all games with it."""
    return DeckTables(deck)
