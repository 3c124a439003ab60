"""What every level above Rookie knows for certain: a win in reach, and cars that cannot pay any more."""

from __future__ import annotations

from collections.abc import Sequence

from downforce.fast.taste import most_steps
from downforce.model.cards import bits
from downforce.model.ids import CARS, Car, Seat
from downforce.rules.actions import FINISH, Action, Bet, Bonus, MoveCar
from downforce.rules.game import apply
from downforce.rules.phases.scoring import payouts, race_money, record, standings
from downforce.rules.state import NONE, GameState, Phase
from downforce.rules.view import View


def winning(view: View, legal: Sequence[Action]) -> Action | None:
    """An action that wins the game at once, whatever is hidden; None if there is none."""
    state, seat = view.state, view.seat
    assert seat is not None
    if state.setup.options.first_home_wins:
        return next((action for action in legal if _brings_the_win(state, seat, action)), None)
    if not _may_end(view) or state.phase is Phase.BET:
        return None
    return next((action for action in legal if _ends_well(view, seat, action)), None)


def _brings_the_win(state: GameState, seat: Seat, action: Action) -> bool:
    """Whether an action takes an own car home as the first one with an owner (R10.1 e)."""
    if not isinstance(action, MoveCar | Bonus) or action.to != FINISH:
        return False
    owners = state.auction.owners
    return owners[action.car] == seat and all(owners[car] == NONE for car in state.cars.home)


def _may_end(view: View) -> bool:
    """Whether the race could end with the next action: one car on the road, or no card left after it."""
    state = view.state
    return len(state.cars.home) >= len(CARS) - 1 or _is_last_card(view)


def _is_last_card(view: View) -> bool:
    """Whether nobody has a card left after the one that is played."""
    cards = sum(view.sizes.hands) + sum(view.sizes.piles)
    return cards <= (view.state.phase is Phase.PLAY_CARD)


def _ends_well(view: View, seat: Seat, action: Action) -> bool:
    """Whether the game is over after an action and won, even if all rivals had bet on the winner."""
    after = apply(view.state, action).state
    if after.phase is not Phase.OVER or after.setup.race + 1 < len(after.setup.tracks):
        return False
    if len(after.cars.home) < len(CARS) and not _is_last_card(view):
        return False  # the view knows no other hands, so that they look empty
    if not after.setup.options.money_decides:
        return standings(after).winners == (seat,)
    money = [0] * after.players
    for race in (*after.earlier, record(after)):
        for other, won in enumerate(race_money(race, after.setup.options)):
            money[other] += won
    luck = sum(row[0] for row in payouts(after.setup.options)[: view.sizes.bets])
    return all(money[seat] > money[other] + luck for other in after.setup.seats if other != seat)


def payable(view: View) -> tuple[Car, ...]:
    """The cars a bet may still pay on: not shut out by three at home, and with cards left to get there.

    All six if no car can.
    """
    state = view.state
    places = len(payouts(state.setup.options)[0])
    podium = state.cars.home[:places]
    if len(podium) == places:
        return podium
    found = tuple(car for car in CARS if car in podium or _can_get_home(view, car))
    return found or CARS


def _can_get_home(view: View, car: Car) -> bool:
    """Whether all cards still in the game, played for this car alone and with every bonus, take it home."""
    state, deck = view.state, view.state.setup.deck
    cell = state.cars.cells[car]
    if cell == NONE:
        return False
    left = {card.index for card in deck.cards} - {*state.cards.discard} - {*bits(state.cards.left_over)}
    return sum(most_steps(deck)[car][card] for card in left) >= state.track.steps_to_finish[cell]


def sound_bets(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The bets that may pay; where none can, all of them."""
    cars = payable(view)
    return [action for action in legal if isinstance(action, Bet) and action.car in cars] or legal
