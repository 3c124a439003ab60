"""The moments of a finished game that its players want to see again: their bets, and their worst jam."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from downforce.model.ids import Car, Seat
from downforce.notation.record import GameRecord, PlayedAction
from downforce.rules.actions import Bet, PlayCard
from downforce.rules.events import CarFinished, CarMoved, LinePassedOver


class Jam(NamedTuple):
    """A line of a card that moved a car less far than it says, because other cars were in the way."""

    at: int
    """The number of actions played, this one included."""
    car: Car
    player: Seat
    """Who played the card."""
    lost: int
    """The spaces that the line says, less those that the car went."""


class Moments(NamedTuple):
    """What one seat wants to see again."""

    bets: tuple[int, ...]
    """For each bet in the order made, the number of actions played, this one included."""
    jam: Jam | None
    """The jam that cost the seat's cars most spaces, the first of several as bad."""


def moments(record: GameRecord) -> tuple[Moments, ...]:
    """The moments of each seat."""
    bets: list[list[int]] = [[] for _ in record.setup.seats]
    jams: list[list[Jam]] = [[] for _ in record.setup.seats]
    for at, played in enumerate(record.replay(), start=1):
        if isinstance(played.action, Bet):
            bets[played.action.seat].append(at)
        for jam in _jams(played, at):
            owner = played.before.auction.owners[jam.car]
            if owner >= 0:
                jams[owner].append(jam)
    worst = (max(own, key=lambda jam: jam.lost, default=None) for own in jams)
    return tuple(Moments(tuple(made), jam) for made, jam in zip(bets, worst, strict=True))


def _jams(played: PlayedAction, at: int) -> Iterator[Jam]:
    action = played.action
    player = action.seat if isinstance(action, PlayCard) else played.before.turn.seat
    home = {event.car for event in played.events if isinstance(event, CarFinished)}
    for event in played.events:
        if isinstance(event, CarMoved) and event.car not in home:
            lost = event.printed - len(event.path)
        elif isinstance(event, LinePassedOver) and not event.home:
            lost = event.printed
        else:
            continue
        if lost > 0:
            yield Jam(at, event.car, player, lost)
