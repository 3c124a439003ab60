"""What the server itself has to write, and when: for bots, clocks, absent people, missing nonces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from enum import StrEnum
from typing import NamedTuple

from downforce.model.ids import Seat
from downforce.rules.actions import PlayCard
from downforce.server.table import log
from downforce.server.table.clock import is_left_alone
from downforce.server.table.fold import Game, Status, Table

MOST_ENTRIES = 10_000
"""A table with a longer log only lets people play on; the longest games have some 1,500 entries."""
NONCE_LIMIT = 15_000
"""How long a contributor may take for each half of a contribution, in milliseconds."""
HOST_AWAY_LIMIT = 3_600_000
"""How long a host may be away at a table where players may be away without limit, in milliseconds."""
UNDO_LIMIT = 30_000
"""The timeout of a request for undo, in milliseconds."""
CARD_SHOWN = 700
"""How long a card is shown before its cars move; bots wait for it."""
CAR_ANIMATION = 500
"""How long the animation of a car takes; bots wait for all cars of a commit but the first."""


class DutyKind(StrEnum):
    """The kind of a duty."""

    REDEAL = "redeal"
    CLOSE_UNDO = "close-undo"
    TAKE_OVER = "take-over"
    HAND_BACK = "hand-back"
    PASS_HOST = "pass-host"
    DECIDE = "decide"


class Duty(NamedTuple):
    """Something the server does by itself, and when."""

    at: int
    kind: DutyKind
    seat: Seat = Seat(0)
    by: log.By = log.By.BOT


class Presence(NamedTuple):
    """Who is connected, and since when the others are not. It is no part of the log."""

    connected: Set[str] = frozenset()
    away_since: Mapping[str, int] = {}
    awake_since: int = 0
    """When the table woke up; nothing is due from the time it slept."""


def is_full(table: Table) -> bool:
    """Whether the log is so long that only the game itself may add to it."""
    return table.seq >= MOST_ENTRIES


def next_duty(table: Table, presence: Presence) -> Duty | None:
    """What is due first; None if only people can go on."""
    return min(_duties(table, presence), default=None)


def _duties(table: Table, presence: Presence) -> Iterator[Duty]:
    over_days = table.settings.clock.is_over_days  # what is due there by the clock: ``over_days``
    if table.status is Status.DEALING and table.round is not None and not over_days:
        yield Duty(max(table.round.since, presence.awake_since) + NONCE_LIMIT, DutyKind.REDEAL)
    for seat, chair in enumerate(table.seats):
        if chair.taken_over and chair.visitor in presence.connected:
            yield Duty(0, DutyKind.HAND_BACK, Seat(seat))
    yield from _new_host(table, presence)
    if table.game is None or table.status is not Status.RUNNING or table.paused:
        return
    if table.undo is not None and not over_days:
        yield Duty(max(table.undo.since, presence.awake_since) + UNDO_LIMIT, DutyKind.CLOSE_UNDO)
    for seat in table.asked:
        yield from _duties_of(table, table.game, seat, presence)


def _new_host(table: Table, presence: Presence) -> Iterator[Duty]:
    """Passes the host's part on, so that people need not wait for a host who is gone."""
    if table.host in presence.connected or table.status is Status.OVER or is_full(table):
        return
    here = [Seat(n) for n, chair in enumerate(table.seats) if chair.visitor in presence.connected]
    if here:
        gone_at = presence.away_since.get(table.host, 0)
        if not table.settings.clock.is_over_days:
            gone_at = max(presence.awake_since, gone_at)
        yield Duty(gone_at + _patience_with_host(table), DutyKind.PASS_HOST, here[0])


def _patience_with_host(table: Table) -> int:
    if table.settings.clock.is_over_days:
        return table.settings.clock.limit or 0
    return HOST_AWAY_LIMIT if table.settings.patience is None else table.settings.patience * 1000


def _duties_of(table: Table, game: Game, seat: Seat, presence: Presence) -> Iterator[Duty]:
    chair, asked_at = table.seats[seat], max(game.asked_at, presence.awake_since)
    if not chair.is_person or chair.taken_over:
        if table.undo is None and not (table.settings.clock.is_over_days and is_left_alone(table)):
            by = log.By.STAND_IN if chair.name else log.By.BOT
            yield Duty(max(_bot_moves_at(table, game), presence.awake_since), DutyKind.DECIDE, seat, by)
        return
    if table.settings.clock.is_over_days:
        return
    limit, patience = table.settings.clock.limit, table.settings.patience
    is_here = chair.visitor in presence.connected
    if limit is not None and (is_here or patience is not None):
        yield Duty(asked_at + limit, DutyKind.DECIDE, seat, log.By.CLOCK)
    if not is_here and patience is not None:
        gone_at = max(asked_at, presence.away_since.get(chair.visitor, 0))
        if is_full(table):  # the clock plays: a person who comes and goes must not add two entries each time
            yield Duty(gone_at + patience * 1000, DutyKind.DECIDE, seat, log.By.CLOCK)
        else:
            yield Duty(gone_at + patience * 1000, DutyKind.TAKE_OVER, seat)


def _bot_moves_at(table: Table, game: Game) -> int:
    """At a pace that people can follow; secret choices of several bots are made together."""
    wait = table.settings.pace.wait
    if not wait:
        return 0
    if game.state.phase.is_secret:
        return game.asked_at + wait
    actions = game.plays[-1].actions if game.plays else ()
    card = CARD_SHOWN if actions and isinstance(actions[0], PlayCard) else 0
    return game.asked_at + wait + card + CAR_ANIMATION * max(0, len(actions) - 1)
