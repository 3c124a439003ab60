"""What happened, with everything a log line or an animation needs.

Five events tell their own seat more than the others (``audience``); ``for_viewer`` blanks that.
Events are NamedTuples because one or more are made at every decision. A decorator says what is so of all
events of a class; ``trait`` looks it up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias, TypeVar

from downforce.model.cards import SpeedCard
from downforce.model.errors import WrongType, expect
from downforce.model.ids import Car, PowerId, Seat
from downforce.model.track import Cell

T = TypeVar("T")


class Traits(NamedTuple):
    """What is so of all events of a class."""

    reveals: bool = False
    """Something hidden comes to light with it, or decides it. What led to it cannot be taken back freely."""
    is_quiet: bool = False
    """The table shows it anyway, so logs and readers leave it out."""
    of_card: bool = False
    """It belongs to the resolving of the card in play."""


_TRAITS: dict[type, Traits] = {}


def _has(
    *, reveals: bool = False, is_quiet: bool = False, of_card: bool = False
) -> Callable[[type[T]], type[T]]:
    """Notes the traits of a class of events."""

    def note(event: type[T]) -> type[T]:
        _TRAITS[event] = Traits(reveals, is_quiet, of_card)
        return event

    return note


@_has(reveals=True)
class LotOpened(NamedTuple):
    """A lot was turned up (R3.1)."""

    car: Car
    power: PowerId | None
    bidders: tuple[Seat, ...]


@_has(is_quiet=True)
class BidPlaced(NamedTuple):
    """A seat has chosen a card; which one is secret (R3.2)."""

    seat: Seat
    card: SpeedCard | None
    declared: bool | None


class RevealedBid(NamedTuple):
    """One card of a revealed lot; amount None is a pass."""

    seat: Seat
    card: SpeedCard
    declared: bool
    amount: int | None


@_has(reveals=True)
class BidsRevealed(NamedTuple):
    """All bids of a lot were turned up together."""

    car: Car
    bids: tuple[RevealedBid, ...]


@_has(reveals=True)
class LotSold(NamedTuple):
    """The highest bid took car and power (R3.4, R3.5)."""

    seat: Seat
    car: Car
    power: PowerId | None
    price: int


@_has(reveals=True)
class LotGiven(NamedTuple):
    """A lot went to a player without bidding (R3.8, R3.9); the card shows the price (R13.15)."""

    seat: Seat
    car: Car
    power: PowerId | None
    price: int
    card: SpeedCard


@_has(reveals=True)
class LotSetAside(NamedTuple):
    """All passed; the lot is offered again later (R3.9)."""

    car: Car
    power: PowerId | None


@_has(reveals=True)
class LotUnsold(NamedTuple):
    """The car stays without an owner (R3.9)."""

    car: Car
    power: PowerId | None


@_has(is_quiet=True)
class PowerChosen(NamedTuple):
    """A seat has chosen the power to keep (R3.11)."""

    seat: Seat
    power: PowerId | None


@_has(reveals=True)
class PowersKept(NamedTuple):
    """The power each seat races with."""

    powers: tuple[PowerId | None, ...]


class PowerSwapped(NamedTuple):
    """Cunning was swapped, or with ``took`` None was not (R9.4)."""

    seat: Seat
    took: PowerId | None


@_has(reveals=True)
class RaceStarted(NamedTuple):
    """The auction is over; this seat takes the first turn (R4.1)."""

    seat: Seat


@_has(reveals=True)
class HandDrawn(NamedTuple):
    """A player has shuffled their own cards and drawn a hand (R9.2)."""

    seat: Seat
    cards: tuple[SpeedCard, ...] | None


class CardPlayed(NamedTuple):
    """A card is being resolved (R4.2)."""

    seat: Seat
    card: SpeedCard
    reverse: bool


@_has(of_card=True)
class WildNamed(NamedTuple):
    """A wild got its colour (R4.5)."""

    seat: Seat
    car: Car


@_has(of_card=True)
class LineSkipped(NamedTuple):
    """A line was skipped by a power (R8.4); a wild has no car."""

    seat: Seat
    car: Car | None
    printed: int = 0  # the number of the line


@_has(of_card=True)
class LineKept(NamedTuple):
    """The line is not skipped, so the owner steers (R13.6)."""

    seat: Seat
    car: Car


@_has(of_card=True)
class LinePassedOver(NamedTuple):
    """A line without effect (R4.9): its car is home, or jammed."""

    car: Car
    home: bool
    printed: int = 0  # the number of the line


@_has(of_card=True)
class CarMoved(NamedTuple):
    """A car drove along a path of entered spaces; a seat steered it."""

    seat: Seat
    car: Car
    start: Cell
    path: tuple[Cell, ...]
    bonus: bool
    printed: int = 0  # the number of the line; 0 for a bonus move, which no line prints


@_has(of_card=True)
class LineCrossed(NamedTuple):
    """A car was the first over a betting line, counted from 1 (R5.1)."""

    car: Car
    number: int


@_has(of_card=True)
class CarFinished(NamedTuple):
    """A car took a place, counted from 1 (R6.1)."""

    car: Car
    place: int


@_has(of_card=True)
class LapCompleted(NamedTuple):
    """A car began another lap in a long-distance race (R10.2)."""

    car: Car
    laps: int


@_has(of_card=True)
class BonusDeclined(NamedTuple):
    """A bonus move was not taken (R8.3)."""

    seat: Seat
    car: Car


class HandDropped(NamedTuple):
    """All cars of a player are home: the hand is discarded face down (R6.2)."""

    seat: Seat
    size: int


@_has(reveals=True)
class CardDrawn(NamedTuple):
    """A player drew a card (R9.3, R10.1 c)."""

    seat: Seat
    card: SpeedCard | None


class BetsOpened(NamedTuple):
    """Every seat places a bet, counted from 1 (R5.1)."""

    number: int


@_has(is_quiet=True)
class BetPlaced(NamedTuple):
    """A seat has bet; the car stays secret until the scoring (R5.4)."""

    seat: Seat
    number: int
    car: Car | None


class BetsClosed(NamedTuple):
    """Every seat has bet."""

    number: int


@_has(is_quiet=True)
class TurnStarted(NamedTuple):
    """The next seat plays a card (R4.1)."""

    seat: Seat


@_has(reveals=True)
class RaceScored(NamedTuple):
    """A race is over: money by seat, the order home, and all bets by seat."""

    race: int
    money: tuple[int, ...]
    home: tuple[Car, ...]
    bets: tuple[tuple[Car, ...], ...]


@_has(reveals=True)
class NextRaceStarted(NamedTuple):
    """The second race of a world tour begins (R10.3)."""

    race: int
    track: str


@_has(reveals=True)
class GameEnded(NamedTuple):
    """The game is over; several winners share the win (R7.3)."""

    winners: tuple[Seat, ...]


Event: TypeAlias = (
    LotOpened | BidPlaced | BidsRevealed | LotSold | LotGiven | LotSetAside | LotUnsold | PowerChosen
    | PowersKept | PowerSwapped | RaceStarted | HandDrawn | CardPlayed | WildNamed | LineSkipped | LineKept
    | LinePassedOver | CarMoved | LineCrossed | CarFinished | LapCompleted | BonusDeclined | HandDropped
    | CardDrawn | BetsOpened | BetPlaced | BetsClosed | TurnStarted | RaceScored | NextRaceStarted | GameEnded
)  # fmt: skip
"""Something that happened because of an action; ``events`` has the classes."""

EVENTS: tuple[type[Event], ...] = (
    LotOpened, BidPlaced, BidsRevealed, LotSold, LotGiven, LotSetAside, LotUnsold, PowerChosen,
    PowersKept, PowerSwapped, RaceStarted, HandDrawn, CardPlayed, WildNamed, LineSkipped, LineKept,
    LinePassedOver, CarMoved, LineCrossed, CarFinished, LapCompleted, BonusDeclined, HandDropped,
    CardDrawn, BetsOpened, BetPlaced, BetsClosed, TurnStarted, RaceScored, NextRaceStarted, GameEnded,
)  # fmt: skip


_EVENT_TYPES = frozenset(EVENTS)


def trait(event: Event | type[Event]) -> Traits:
    """What is so of an event by its class."""
    return _TRAITS.get(event if isinstance(event, type) else type(event), _PLAIN)


_PLAIN = Traits()


def reveals_nothing(events: Iterable[Event]) -> bool:
    """Whether what led to these events may be taken back freely (R13.16)."""
    return not any(trait(event).reveals for event in events)


def audience(event: Event) -> Seat | None:
    """The one seat that sees the event whole, or None: everybody does."""
    if isinstance(event, BidPlaced | PowerChosen | HandDrawn | CardDrawn | BetPlaced):
        return event.seat
    return None


def for_viewer(event: Event, seat: Seat | None) -> Event:
    """The event as a seat, or with None a spectator, may see it: secret fields of others are None."""
    if type(event) not in _EVENT_TYPES:
        raise WrongType("event", "an event", event)
    if seat is not None:
        expect("seat", seat, int)
    if audience(event) in (None, seat):
        return event
    match event:
        case BidPlaced():
            return event._replace(card=None, declared=None)
        case PowerChosen():
            return event._replace(power=None)
        case HandDrawn():
            return event._replace(cards=None)
        case CardDrawn():
            return event._replace(card=None)
        case BetPlaced():
            return event._replace(car=None)
    return event
