"""What an exercise shows, asks and answers, as data for a page or a program."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct

Answer: TypeAlias = Mapping[str, tuple[str, ...]]
"""For each part of a question the keys that were chosen."""


class Why(StrEnum):
    """Why an answer is wrong; the catalogues have a message ``exercise-why-<value>`` for each."""

    # Steering.
    TAKEN = "taken"
    BESIDE = "beside"
    BEHIND = "behind"
    BEYOND = "beyond"
    TOO_FAR = "too-far"
    TOO_SHORT = "too-short"
    BLOCKED = "blocked"
    MISSED_FULL = "missed-full"
    MISSED_STAGGERED = "missed-staggered"
    MISSED_JAM = "missed-jam"
    MISSED_FINISH = "missed-finish"
    BETTER_END = "better-end"
    # Cards and powers.
    COLOUR_ON_CARD = "colour-on-card"
    MISSED_COLOUR = "missed-colour"
    MISSED_HOME = "missed-home"
    MISSED_BLOCKED = "missed-blocked"
    MISSED_UNPREDICTABLE = "missed-unpredictable"
    MISSED_SKIP = "missed-skip"
    NOT_ON_CARD = "not-on-card"
    TOP_DOWN = "top-down"
    BOTTOM_UP = "bottom-up"
    ALL_CARS = "all-cars"
    SPEED = "speed"
    AGGRESSIVE = "aggressive"
    AGGRESSIVE_WILD = "aggressive-wild"
    OPTIONAL = "optional"
    STEERS_ALL = "steers-all"
    CUNNING = "cunning"
    CURVED = "curved"
    RECTANGLES = "rectangles"
    DRAWS = "draws"
    DRAWS_NOT = "draws-not"
    # The auction.
    PASSES = "passes"
    HIGHER_BID = "higher-bid"
    MORE_LINES = "more-lines"
    NO_WILD = "no-wild"
    EARLIER_SEAT = "earlier-seat"
    OWN_BID = "own-bid"
    LAST_CAR = "last-car"
    LOWEST_NUMBER = "lowest-number"
    HAS_A_CAR = "has-a-car"
    NEEDS_A_CAR = "needs-a-car"
    NO_BID = "no-bid"
    DECLARED = "declared"
    # Money and the deal.
    SUBTRACT = "subtract"
    FORGOT_BETS = "forgot-bets"
    SUMS = "sums"
    LESS_MONEY = "less-money"
    BETTER_CAR = "better-car"
    MISSED_WINNER = "missed-winner"
    EQUAL_HANDS = "equal-hands"
    LEFT_OVER = "left-over"
    FIRST_HAND = "first-hand"


CLAUSES: Mapping[Why, str] = {
    Why.TAKEN: "R4.7", Why.BESIDE: "R4.6", Why.BEHIND: "R4.6", Why.BEYOND: "R6.1",
    Why.TOO_FAR: "R4.3", Why.TOO_SHORT: "R4.8", Why.BLOCKED: "R4.7", Why.MISSED_FULL: "R4.8",
    Why.MISSED_STAGGERED: "R4.6",
    Why.MISSED_JAM: "R4.8", Why.MISSED_FINISH: "R6.1", Why.BETTER_END: "R4.8",
    Why.COLOUR_ON_CARD: "R4.5", Why.MISSED_COLOUR: "R4.5", Why.MISSED_HOME: "R4.5",
    Why.MISSED_BLOCKED: "R4.5", Why.MISSED_UNPREDICTABLE: "R8.6", Why.MISSED_SKIP: "R8.4",
    Why.NOT_ON_CARD: "R4.3", Why.TOP_DOWN: "R4.3", Why.BOTTOM_UP: "R8.5", Why.ALL_CARS: "R4.4",
    Why.SPEED: "R4.3", Why.AGGRESSIVE: "R8.1", Why.AGGRESSIVE_WILD: "R8.1", Why.OPTIONAL: "R8.8",
    Why.STEERS_ALL: "R4.4", Why.CUNNING: "R8.2", Why.CURVED: "R8.3", Why.RECTANGLES: "R8.3",
    Why.DRAWS: "R9.3", Why.DRAWS_NOT: "R9.3",
    Why.PASSES: "R3.3", Why.HIGHER_BID: "R3.4", Why.MORE_LINES: "R3.4", Why.NO_WILD: "R3.4",
    Why.EARLIER_SEAT: "R3.4", Why.OWN_BID: "R3.5", Why.LAST_CAR: "R3.8", Why.LOWEST_NUMBER: "R3.8",
    Why.HAS_A_CAR: "R3.7", Why.NEEDS_A_CAR: "R3.7", Why.NO_BID: "R3.3", Why.DECLARED: "R3.10",
    Why.SUBTRACT: "R7.3", Why.FORGOT_BETS: "R7.3", Why.SUMS: "R7.3", Why.LESS_MONEY: "R7.3",
    Why.BETTER_CAR: "R7.3", Why.MISSED_WINNER: "R7.3", Why.EQUAL_HANDS: "R2.3",
    Why.LEFT_OVER: "R2.3", Why.FIRST_HAND: "R9.2",
}  # fmt: skip
"""The clause of docs/rules.md that each reason comes from."""


class Option(Struct, kw_only=True, frozen=True):
    """Something that can be chosen."""

    key: str
    """A space, a car's letter, a seat, a card's name or a number, as the part says."""
    steps: int = 0
    """To a space: the fewest on an empty road; 0 if none lead there."""


class Part(Struct, kw_only=True, frozen=True):
    """One choice that an exercise asks for."""

    name: str
    pick: Literal["one", "many", "order", "number"]
    """One key, any number of keys, keys in their order, or a number that is typed."""
    of: Literal["space", "car", "seat", "card", "number"]
    options: tuple[Option, ...] = ()
    car: str = ""
    """The car that this part is about."""


class ExerciseInfo(Struct, kw_only=True, frozen=True):
    """An exercise as a page lists it."""

    id: str
    kind: str
    group: str
    printed: tuple[str, ...]
    """The examples of the rulebooks that it shows, such as P4."""


class Bidding(Struct, kw_only=True, frozen=True):
    """A card that lies on the table as a bid."""

    seat: int
    card: str
    declared: bool


class ExerciseShown(Struct, kw_only=True, frozen=True):
    """An exercise with its position and its question."""

    exercise: ExerciseInfo
    track: str
    line: dict[str, str]
    """The position, as the fields of a view's line."""
    seat: int | None
    """Whose view it is."""
    bids: tuple[Bidding, ...]
    parts: tuple[Part, ...]
    money: tuple[int, ...] = ()
    """By seat what everybody has won, where the question is who wins."""


class Verdict(Struct, kw_only=True, frozen=True):
    """What an answer is worth."""

    right: bool
    why: str = ""
    """Of a wrong answer the reason: its message is ``exercise-why-<why>``."""
    clause: str = ""
    """The rule that the reason comes from, such as R4.8."""
    args: dict[str, str | int] = {}
    """What the message needs: cars by letter, seats and amounts by number."""
    path: tuple[str, ...] = ()
    """The way that shows the reason, as the spaces entered."""
    spot: str = ""
    """The option that the reason is about."""
    solution: dict[str, tuple[str, ...]]
    """The right answer."""


class Mistake(Struct, kw_only=True, frozen=True):
    """Why an answer is wrong, found by a kind of question."""

    why: Why
    args: dict[str, str | int] = {}
    path: tuple[str, ...] = ()
    spot: str = ""
