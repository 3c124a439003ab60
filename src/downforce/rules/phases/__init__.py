"""The phases of a game. Each answers the same three questions: who is asked, what is legal, what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from downforce.model.errors import IllegalAction, Reason
from downforce.model.ids import Seat
from downforce.rules.actions import Action
from downforce.rules.events import Event
from downforce.rules.phases import auction, betting, race, turns
from downforce.rules.state import GameState, Phase


class PhaseRules(NamedTuple):
    """The rules of one phase."""

    asked: Callable[[GameState], tuple[Seat, ...]]
    legal: Callable[[GameState, Seat], tuple[Action, ...]]
    apply: Callable[[GameState, Action, list[Event]], GameState]


def _nobody(state: GameState) -> tuple[Seat, ...]:
    return ()


def _nothing(state: GameState, seat: Seat) -> tuple[Action, ...]:
    return ()


def _refuse(state: GameState, action: Action, events: list[Event]) -> GameState:
    raise IllegalAction(Reason.GAME_OVER, action)


PHASES: Mapping[Phase, PhaseRules] = {
    Phase.BID: PhaseRules(auction.bids_asked, auction.legal_bids, auction.apply_bid),
    Phase.KEEP_POWER: PhaseRules(auction.keeps_asked, auction.legal_keeps, auction.apply_keep),
    Phase.SWAP_POWER: PhaseRules(auction.swap_asked, auction.legal_swaps, auction.apply_swap),
    Phase.PLAY_CARD: PhaseRules(race.turn_asked, race.legal_plays, race.apply_play),
    Phase.NAME_WILD: PhaseRules(race.turn_asked, race.legal_names, race.apply_name),
    Phase.CHOOSE_SKIP: PhaseRules(race.turn_asked, race.legal_skips, race.apply_skip),
    Phase.MOVE_CAR: PhaseRules(race.steering_asked, race.legal_moves, race.apply_move),
    Phase.BONUS: PhaseRules(race.turn_asked, race.legal_bonus, race.apply_bonus),
    Phase.BET: PhaseRules(betting.bets_asked, betting.legal_bets, turns.apply_bet),
    Phase.OVER: PhaseRules(_nobody, _nothing, _refuse),
}
