"""What a player should know before confirming a turn: a lost race, a jam, a last card.

It follows from the view and from the events that its seat may know, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from downforce.model.cards import SpeedCard
from downforce.model.ids import CARS, Car, Seat
from downforce.rules import events as ev
from downforce.rules.events import Event
from downforce.rules.facts import driven, jammed
from downforce.rules.phases.scoring import PRIZES
from downforce.rules.phases.turns import race_decided
from downforce.rules.state import NONE, GameState
from downforce.rules.view import View


class StakeKind(StrEnum):
    """The kinds, the weightiest first. The message of one is ``stake-KIND``."""

    RACE_WON = "race-won"
    RACE_LOST = "race-lost"
    RACE_OVER = "race-over"
    RIVAL_PAID = "rival-paid"
    """A rival's car comes home where prizes count."""
    RIVAL_HOME = "rival-home"
    OWN_JAM = "own-jam"
    LINE = "line"
    LAST_CARD = "last-card"


class Stake(NamedTuple):
    """One thing to know, with the car and the player it concerns."""

    kind: StakeKind
    car: Car | None = None
    seat: Seat | None = None
    number: int = 0
    """The place of a car, or the number of a betting line."""
    money: int = 0
    """A prize, in millions."""


def stakes(seen: View, events: Sequence[Event], earlier: Sequence[Event] = ()) -> tuple[Stake, ...]:
    """What is at stake in a draft, the weightiest first; ``earlier`` are events of the turn before it."""
    if seen.seat is None:
        return ()
    after, turn = driven(seen.state, events), (*earlier, *events)
    found = (
        *_race(seen, after, turn),
        *_rivals_home(seen, turn),
        *_own_jams(seen, after),
        *(Stake(StakeKind.LINE, e.car, number=e.number) for e in turn if isinstance(e, ev.LineCrossed)),
        *_last_cards(seen, after, turn),
    )
    order = [*StakeKind]
    return tuple(sorted(found, key=lambda stake: order.index(stake.kind)))


def _race(seen: View, after: GameState, turn: Sequence[Event]) -> Iterator[Stake]:
    """Whether the race is over, and in a race for the first car home, who wins it."""
    owners, setup = after.auction.owners, after.setup
    first = next((car for car in after.cars.home if owners[car] != NONE), None)
    has_finished = any(isinstance(event, ev.CarFinished) and event.car == first for event in turn)
    if setup.options.first_home_wins and first is not None and has_finished:
        winner = setup.seats[owners[first]]
        yield Stake(
            StakeKind.RACE_WON if winner == seen.seat else StakeKind.RACE_LOST, first, winner, number=1
        )
    elif race_decided(after, after.cars) or not _cards_left(seen, turn):
        yield Stake(StakeKind.RACE_OVER)


def _cards_left(seen: View, turn: Sequence[Event]) -> int:
    """How many cards all players have then, with those they may still draw."""
    cards = list(seen.hand_sizes)
    own = seen.seat or 0
    cards[own] = len(_hand_after(seen, turn))
    for event in turn:
        if isinstance(event, ev.HandDropped):
            cards[event.seat] = 0
    return sum(cards) + sum(seen.sizes.piles)


def _rivals_home(seen: View, turn: Sequence[Event]) -> Iterator[Stake]:
    owners, options = seen.state.auction.owners, seen.state.setup.options
    for event in turn:
        if isinstance(event, ev.CarFinished) and owners[event.car] not in (NONE, seen.seat):
            owner = seen.state.setup.seats[owners[event.car]]
            prize = PRIZES[event.place - 1] if options.money_decides else 0
            kind = StakeKind.RIVAL_PAID if prize else StakeKind.RIVAL_HOME
            if not options.first_home_wins:
                yield Stake(kind, event.car, owner, event.place, prize)


def _own_jams(seen: View, after: GameState) -> Iterator[Stake]:
    before = jammed(seen.state)
    for car in jammed(after):
        if after.auction.owners[car] == seen.seat and car not in before:
            yield Stake(StakeKind.OWN_JAM, car, seen.seat)


def _last_cards(seen: View, after: GameState, turn: Sequence[Event]) -> Iterator[Stake]:
    """The own cars on the track that the played card could move, and no card left can."""
    played = [event.card for event in turn if isinstance(event, ev.CardPlayed) and event.seat == seen.seat]
    if not played or any(seen.sizes.piles):
        return
    left = _hand_after(seen, turn)
    for car in CARS:
        is_own = after.auction.owners[car] == seen.seat and after.cars.cells[car] != NONE
        if is_own and _has(played[0], car) and not any(_may_move(card, car) for card in left):
            yield Stake(StakeKind.LAST_CARD, car, seen.seat)


def _hand_after(seen: View, turn: Sequence[Event]) -> tuple[SpeedCard, ...]:
    """The hand without the card of this turn, which the view may still have."""
    played = [event.card for event in turn if isinstance(event, ev.CardPlayed) and event.seat == seen.seat]
    return tuple(card for card in seen.hand if card not in played)


def _has(card: SpeedCard, car: Car) -> bool:
    return any(line.car == car for line in card.lines)


def _may_move(card: SpeedCard, car: Car) -> bool:
    """Whether a card has a line for the car, or a wild that may name it."""
    return any(line.car in (car, None) for line in card.lines)
