"""Betting (RULES section 5): after a card that crossed a betting line everybody marks a winner."""

from __future__ import annotations

from downforce.model.errors import IllegalAction, Reason
from downforce.model.ids import Car, Seat
from downforce.rules.actions import BET, Action, Bet
from downforce.rules.events import BetPlaced, BetsClosed, Event
from downforce.rules.state import GameState, changed, commit, made, no_secrets


def bets_asked(state: GameState) -> tuple[Seat, ...]:
    """Everybody who has not bet yet, also without cards or cars."""
    return tuple(seat for seat in state.setup.seats if state.secrets[seat] is None)


def legal_bets(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Any of the six cars (R5.2)."""
    return BET[seat]


def place_bet(state: GameState, action: Bet, events: list[Event]) -> GameState:
    """Marks a bet; the last one closes them. They stay secret until the scoring (R5.4)."""
    if action.car.__class__ is not Car:
        raise IllegalAction(Reason.MALFORMED, action)
    number = state.bets_marked + 1
    events.append(made(BetPlaced, (action.seat, number, action.car)))
    state = commit(state, action)
    if state.asked:
        return state
    events.append(BetsClosed(number))
    placed = [bet.car for bet in state.secrets if isinstance(bet, Bet)]
    bets = tuple((*earlier, car) for earlier, car in zip(state.bets, placed, strict=True))
    return changed(state, bets=bets, secrets=no_secrets(state.players))
