"""The phases of a game. Each answers the same three questions: who is asked, what is legal, what follows.

What else is so of a phase, and needs no position, is in ``Phase``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, Never, TypeVar

from downforce.model.ids import Seat
from downforce.rules.actions import (
    Action,
    Bet,
    Bid,
    Bonus,
    KeepLine,
    KeepPower,
    MoveCar,
    NameWild,
    PlayCard,
    SkipLine,
    SwapPower,
)
from downforce.rules.events import Event
from downforce.rules.phases import auction, betting, race, turns
from downforce.rules.state import GameState, Phase

A = TypeVar("A", bound=Action, contravariant=True)


class PhaseRules(NamedTuple, Generic[A]):
    """The rules of one phase."""

    actions: tuple[type[Action], ...]
    """What can be done in it. ``apply`` of ``rules.game`` refuses everything else."""
    asked: Callable[[GameState], tuple[Seat, ...]]
    legal: Callable[[GameState, Seat], tuple[Action, ...]]
    apply: Callable[[GameState, A, list[Event]], GameState]


def _nobody(state: GameState) -> tuple[Seat, ...]:
    return ()


def _nothing(state: GameState, seat: Seat) -> tuple[Action, ...]:
    return ()


def _unchanged(state: GameState, action: Action, events: list[Event]) -> GameState:
    return state


PHASES: Mapping[Phase, PhaseRules[Never]] = {
    Phase.BID: PhaseRules((Bid,), auction.bids_asked, auction.legal_bids, auction.apply_bid),
    Phase.KEEP_POWER: PhaseRules((KeepPower,), auction.keeps_asked, auction.legal_keeps, auction.apply_keep),
    Phase.SWAP_POWER: PhaseRules((SwapPower,), auction.swap_asked, auction.legal_swaps, auction.apply_swap),
    Phase.PLAY_CARD: PhaseRules((PlayCard,), race.turn_asked, race.legal_plays, race.apply_play),
    Phase.NAME_WILD: PhaseRules((NameWild, SkipLine), race.turn_asked, race.legal_names, race.apply_name),
    Phase.CHOOSE_SKIP: PhaseRules((SkipLine, KeepLine), race.turn_asked, race.legal_skips, race.apply_skip),
    Phase.MOVE_CAR: PhaseRules((MoveCar, SkipLine), race.steering_asked, race.legal_moves, race.apply_move),
    Phase.BONUS: PhaseRules((Bonus,), race.turn_asked, race.legal_bonus, race.apply_bonus),
    Phase.BET: PhaseRules((Bet,), betting.bets_asked, betting.legal_bets, turns.apply_bet),
    Phase.OVER: PhaseRules((), _nobody, _nothing, _unchanged),
}

_SECRET_CHOICES = tuple(kind for phase, rules in PHASES.items() if phase.is_secret for kind in rules.actions)


def is_secret_choice(action: Action) -> bool:
    """Whether an action is one of a secret phase."""
    return isinstance(action, _SECRET_CHOICES)
