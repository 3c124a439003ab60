"""Speed cards and decks (R1.1, R1.2)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from downforce.model.errors import DeckError, expect
from downforce.model.ids import CARS, LETTERS, Car

REGULAR_CARDS = 42
MAX_LINES, MAX_SPEED, MAX_WILDS = 6, 6, 2
EIGHT = 8
LONGEST_TEXT = 20_000
_VERSION = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True, slots=True)
class SpeedLine:
    """One line of a card: a car, or None for a wild, and how far it moves."""

    car: Car | None
    speed: int

    def __str__(self) -> str:
        return f"{self.car.letter if self.car is not None else '*'}{self.speed}"

    @classmethod
    def parse(cls, text: str) -> SpeedLine:
        """Reads ``R6`` or ``*2``."""
        expect("text", text, str)
        mark, number = text[:1], text[1:]
        if mark not in LETTERS + "*" or not mark or number not in "12345678" or len(number) != 1:
            raise DeckError(f"{text[:20]!r} is not a line of a speed card; write it like R6 or *2")
        return cls(None if mark == "*" else Car.parse(mark), int(number))


@dataclass(frozen=True, slots=True)
class SpeedCard:
    """A speed card, read from top to bottom. ``name`` is its handle in texts, ``index`` its bit in a hand.

    >>> card = SpeedCard.parse("B1", "R6 Y4 K2 B1")
    >>> str(card), card.bid_for(Car.BLACK), card.wild, len(card.lines)
    ('R6 Y4 K2 B1', 2, None, 4)
    """

    name: str
    lines: tuple[SpeedLine, ...]
    index: int = -1

    # The rest follows from the lines; worked out once, as a card is asked often.
    is_eight: bool = field(init=False, repr=False, compare=False)
    """Whether this is a Speed-8 card."""
    cars: tuple[Car, ...] = field(init=False, repr=False, compare=False)
    """The colours printed on the card."""
    wilds: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The numbers of the wild lines."""
    wild: int | None = field(init=False, repr=False, compare=False)
    """What a wild of this card bids: the higher one (R3.10)."""
    lowest: int = field(init=False, repr=False, compare=False)
    """The lowest number on the card."""
    _bids: tuple[int | None, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        expect("lines", self.lines, tuple)
        if not self.lines:
            raise DeckError("a speed card has a line at least")
        numbers = {line.car: line.speed for line in self.lines}
        wilds = tuple(line.speed for line in self.lines if line.car is None)
        is_eight = self.lines[0].speed == EIGHT
        derived = {
            "is_eight": is_eight,
            "cars": tuple(line.car for line in self.lines if line.car is not None),
            "wilds": wilds,
            "wild": max(wilds, default=None),
            "lowest": min(line.speed for line in self.lines),
            "_bids": tuple(None if is_eight else numbers.get(car) for car in CARS),  # R3.6
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def bid_for(self, car: Car) -> int | None:
        """The number on the line of that colour (R3.2), or None: a pass (R3.3)."""
        return self._bids[car]

    def in_order(self, *, reverse: bool) -> tuple[SpeedLine, ...]:
        """The lines in the order they are resolved."""
        return self.lines[::-1] if reverse else self.lines

    def __str__(self) -> str:
        return " ".join(map(str, self.lines))

    @classmethod
    def parse(cls, name: str, text: str, index: int = -1) -> SpeedCard:
        """Reads the lines of a card, as in ``B6 O4 *2 Y1``."""
        expect("name", name, str)
        expect("text", text, str)
        expect("index", index, int)
        return cls(name, tuple(map(SpeedLine.parse, text.split())), index)


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Deck:
    """42 regular cards, then the six Speed-8 cards in the order of the cars: a hand is a set of 48 bits."""

    def __init__(self, name: str, version: int, cards: Iterable[SpeedCard]) -> None:
        self.name = name
        self.version = version
        self.id = f"{name}@{version}"
        """Name and version, as files write it: ``classic@1``."""
        regular = [SpeedCard(card.name, card.lines, i) for i, card in enumerate(cards)]
        eights = [SpeedCard(f"8{car.letter}", (SpeedLine(car, EIGHT),), len(regular) + car) for car in CARS]
        self.cards: tuple[SpeedCard, ...] = (*regular, *eights)
        self._by_name = {card.name: card for card in self.cards}
        self.all_regular = (1 << len(regular)) - 1
        """The bit set of the cards that are dealt."""
        self.with_car = tuple(sum(1 << card.index for card in regular if car in card.cars) for car in CARS)
        """For every car the bit set of the regular cards that show it."""
        self.with_wild = sum(1 << card.index for card in regular if card.wilds)
        """The bit set of the cards with a wild."""

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of the canonical text, in hexadecimal."""
        return hashlib.sha256(str(self).encode()).hexdigest()

    def __str__(self) -> str:
        rows = [f"{card.name} {card}" for card in self.regular]
        return "\n".join([f"deck {self.name}", f"version {self.version}", *rows, ""])

    def __repr__(self) -> str:
        return f"<Deck {self.id}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deck):
            return NotImplemented
        return self is other or (self.id, self.cards) == (other.id, other.cards)

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def regular(self) -> tuple[SpeedCard, ...]:
        """The cards that are dealt."""
        return self.cards[:REGULAR_CARDS]

    def eight(self, car: Car) -> SpeedCard:
        """The Speed-8 card of a car."""
        return self.cards[REGULAR_CARDS + car]

    def card(self, name: str) -> SpeedCard:
        """The card of that name; raises ``DeckError``."""
        try:
            return self._by_name[name]
        except (KeyError, TypeError):
            expect("name", name, str)
            raise DeckError(f"no card of the deck {self.id} is called {name[:20]!r}") from None

    def in_mask(self, mask: int) -> tuple[SpeedCard, ...]:
        """The cards of a bit set, in deck order."""
        cards = self.cards
        return tuple(cards[i] for i in bits(mask))

    @classmethod
    def parse(cls, text: str, *, source: str = "") -> Deck:
        """Reads a deck file and checks it (R1.2): ``deck NAME``, ``version N``, then a card a line.

        Each card is a name and its lines, as in ``B1 R6 Y4 K2 B1``; ``#`` starts a comment.
        """
        expect("text", text, str)
        expect("source", source, str)
        return _DeckReader(source).read(text)


class _DeckReader:
    """Reads a deck file line by line and names the culprit."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.name = ""
        self.version = 0
        self.cards: dict[str, SpeedCard] = {}

    def read(self, text: str) -> Deck:
        if len(text) > LONGEST_TEXT:
            raise DeckError(f"the file is longer than {LONGEST_TEXT} characters", source=self.source)
        for number, raw in enumerate(text.splitlines(), 1):
            words = raw.partition("#")[0].split()
            if words:
                try:
                    self.take(words)
                except DeckError as error:
                    raise DeckError(error.cause, source=self.source, line=number) from None
        if not self.name or not self.version:
            raise DeckError("a deck needs the lines 'deck NAME' and 'version N'", source=self.source)
        if len(self.cards) != REGULAR_CARDS:
            cause = f"a deck has {REGULAR_CARDS} regular cards, this one has {len(self.cards)}"
            raise DeckError(cause, source=self.source)
        return Deck(self.name, self.version, self.cards.values())

    def take(self, words: list[str]) -> None:
        match words:
            case ["deck", name] if not self.name and is_plain_name(name):
                self.name = name
            case ["version", number] if not self.version and _VERSION.fullmatch(number):
                self.version = int(number)
            case ["deck" | "version", *_]:
                said = " ".join(words)[:60]
                cause = "one 'deck NAME' in small letters, digits and hyphens, one 'version N' up to 9999"
                raise DeckError(f"cannot read {said!r}: {cause}")
            case [name, *lines]:
                self.take_card(name, lines)

    def take_card(self, name: str, lines: list[str]) -> None:
        if not (name.isascii() and name.isalnum() and name[0].isalpha() and len(name) <= 8):
            raise DeckError(f"{name[:20]!r} cannot name a card: letters and digits, a letter first, up to 8")
        if name in self.cards:
            raise DeckError(f"two cards are called {name}")
        if len(self.cards) == REGULAR_CARDS:
            raise DeckError(f"a deck has {REGULAR_CARDS} regular cards, {name} is one too many")
        if not 1 <= len(lines) <= MAX_LINES:
            raise DeckError(f"{name} has {len(lines)} lines; a card has 1 to {MAX_LINES}")
        card = SpeedCard(name, tuple(map(SpeedLine.parse, lines)))
        if any(line.speed > MAX_SPEED for line in card.lines):
            raise DeckError(f"{name} shows a number above {MAX_SPEED}")
        if len(set(card.cars)) != len(card.cars):
            raise DeckError(f"{name} shows a colour twice")
        if len(card.wilds) > MAX_WILDS:
            raise DeckError(f"{name} has more than {MAX_WILDS} wild lines")
        self.cards[name] = card


def is_plain_name(name: str) -> bool:
    """Whether a name can stand in files and state lines: lower-case words joined by hyphens."""
    return (
        len(name) <= 40
        and name.isascii()
        and all(word.isalnum() and word == word.lower() for word in name.split("-"))
    )
