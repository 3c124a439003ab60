"""The ten things a player can do, one decision each, and their text.

``str(action)`` needs no context: ``2 move R 12b`` is seat 2 steering red to the space 12b.
Reading the text back needs the table's deck and track: ``parse_action`` of ``rules.game``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import NoReturn, TypeAlias

from downforce.model.cards import Deck, SpeedCard
from downforce.model.errors import ActionError, DeckError, TrackError
from downforce.model.ids import SEATS, Car, PowerId, Seat
from downforce.model.track import Cell, Track

FINISH = Cell(index=-1, name="finish", section=-1, lane=-1, front=0, back=0, left=0, right=0, rectangle=False)
"""Where a car goes that crosses the finish line: one choice, whatever the lane (R13.12)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Places a card in the auction (R3.2), perhaps declared as a bid by wild or lowest number (R3.10)."""

    seat: Seat
    card: SpeedCard
    declared: bool = False

    def __str__(self) -> str:
        return f"{self.seat} bid {self.card.name}{' declared' if self.declared else ''}"


@dataclass(frozen=True, slots=True)
class KeepPower:
    """Keeps one of several powers (R3.11)."""

    seat: Seat
    power: PowerId

    def __str__(self) -> str:
        return f"{self.seat} keep {self.power}"


@dataclass(frozen=True, slots=True)
class SwapPower:
    """Takes another power for Cunning, or with None does not (R9.4)."""

    seat: Seat
    power: PowerId | None

    def __str__(self) -> str:
        return f"{self.seat} swap {self.power or 'none'}"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Plays a card, top to bottom or reversed (R4.2, R8.5)."""

    seat: Seat
    card: SpeedCard
    reverse: bool = False

    def __str__(self) -> str:
        return f"{self.seat} play {self.card.name}{' reverse' if self.reverse else ''}"


@dataclass(frozen=True, slots=True)
class NameWild:
    """Names the colour of a wild line (R4.5)."""

    seat: Seat
    car: Car

    def __str__(self) -> str:
        return f"{self.seat} wild {self.car.letter}"


@dataclass(frozen=True, slots=True)
class SkipLine:
    """Skips the line that is being resolved (R8.4)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} skip"


@dataclass(frozen=True, slots=True)
class KeepLine:
    """Does not skip the line that a Cunning owner is about to steer (R13.6)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} no-skip"


@dataclass(frozen=True, slots=True)
class MoveCar:
    """Steers a car to a space, or to ``FINISH`` (R4.8)."""

    seat: Seat
    car: Car
    to: Cell

    def __str__(self) -> str:
        return f"{self.seat} move {self.car.letter} {self.to.name}"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Takes the bonus move of Determined, or with None does not (R8.3)."""

    seat: Seat
    car: Car
    to: Cell | None

    def __str__(self) -> str:
        return f"{self.seat} bonus {self.car.letter} {self.to.name if self.to else 'none'}"


@dataclass(frozen=True, slots=True)
class Bet:
    """Marks a car as the winner (R5.1)."""

    seat: Seat
    car: Car

    def __str__(self) -> str:
        return f"{self.seat} bet {self.car.letter}"


Action: TypeAlias = (
    Bid | KeepPower | SwapPower | PlayCard | NameWild | SkipLine | KeepLine | MoveCar | Bonus | Bet
)
"""One decision of one seat. Actions are frozen and hashable, and ``str`` writes each as a few words."""

ACTIONS: tuple[type[Action], ...] = (
    Bid, KeepPower, SwapPower, PlayCard, NameWild, SkipLine, KeepLine, MoveCar, Bonus, Bet,
)  # fmt: skip

_FIELD_TYPES: dict[type[Action], dict[str, tuple[type, ...]]] = {
    Bid: {"card": (SpeedCard,), "declared": (bool,)},
    KeepPower: {"power": (str,)},
    SwapPower: {"power": (str, type(None))},
    PlayCard: {"card": (SpeedCard,), "reverse": (bool,)},
    NameWild: {"car": (Car,)},
    SkipLine: {},
    KeepLine: {},
    MoveCar: {"car": (Car,), "to": (Cell,)},
    Bonus: {"car": (Car,), "to": (Cell, type(None))},
    Bet: {"car": (Car,)},
}


def is_well_formed(action: Action) -> bool:
    """Whether every field of an action is of its type."""
    wanted = _FIELD_TYPES[type(action)]
    fits = (isinstance(getattr(action, name), kinds) for name, kinds in wanted.items())
    return type(action.seat) is int and all(fits)


SKIP_LINE: tuple[SkipLine, ...] = tuple(map(SkipLine, SEATS))
KEEP_LINE: tuple[KeepLine, ...] = tuple(map(KeepLine, SEATS))
NAME_WILD: tuple[tuple[NameWild, ...], ...] = tuple(tuple(NameWild(s, c) for c in Car) for s in SEATS)
BET: tuple[tuple[Bet, ...], ...] = tuple(tuple(Bet(s, c) for c in Car) for s in SEATS)


LONGEST = 100
_WORD = re.compile(r"\S+")


class _Word(str):
    """A word of a text, and the column it stands in."""

    __slots__ = ("column",)
    column: int

    @classmethod
    def all_of(cls, text: str) -> list[_Word]:
        """The words of a text."""
        words = []
        for found in _WORD.finditer(text):
            word = cls(found.group())
            word.column = found.start() + 1
            words.append(word)
        return words

    def fail(self, cause: str) -> NoReturn:
        """Refuses this word."""
        raise ActionError(cause, column=self.column)


@lru_cache(maxsize=1 << 14)  # replaying a stored game reads the same few thousand texts again and again
def read_action(text: str, *, players: int, deck: Deck, track: Track) -> Action:
    """Reads what ``str(action)`` writes; whether it is legal is another question."""
    if len(text) <= LONGEST:
        match _Word.all_of(text):
            case [seat, *words] if seat in _SEATS and words:
                if int(seat) >= players:
                    seat.fail(f"no seat {seat} at a table of {players}")
                action = _read(SEATS[int(seat)], words, deck, track)
                if action is not None:
                    return action
    raise ActionError(f"not an action: {text[:60]!r}")


_SEATS = tuple(map(str, range(10)))


def _read(seat: Seat, words: list[_Word], deck: Deck, track: Track) -> Action | None:
    match words:
        case ["bid", card, *word] if word in ([], ["declared"]):
            return Bid(seat, _card(card, deck), declared=bool(word))
        case ["keep", power]:
            return KeepPower(seat, PowerId(str(power)))
        case ["swap", power]:
            return SwapPower(seat, None if power == "none" else PowerId(str(power)))
        case ["play", card, *word] if word in ([], ["reverse"]):
            return PlayCard(seat, _card(card, deck), reverse=bool(word))
        case ["wild", car]:
            return NameWild(seat, _car(car))
        case ["skip"]:
            return SkipLine(seat)
        case ["no-skip"]:
            return KeepLine(seat)
        case ["move", car, cell]:
            return MoveCar(seat, _car(car), _cell(cell, track))
        case ["bonus", car, cell]:
            return Bonus(seat, _car(car), None if cell == "none" else _cell(cell, track))
        case ["bet", car]:
            return Bet(seat, _car(car))
    return None


def _card(word: _Word, deck: Deck) -> SpeedCard:
    try:
        return deck.card(word)
    except DeckError as error:
        word.fail(error.cause)


def _car(word: _Word) -> Car:
    try:
        return Car.parse(word)
    except ValueError:
        word.fail(f"no car has the letter {word[:20]!r}")


def _cell(word: _Word, track: Track) -> Cell:
    try:
        return FINISH if word == FINISH.name else track.cell(word)
    except TrackError as error:
        word.fail(error.cause)
