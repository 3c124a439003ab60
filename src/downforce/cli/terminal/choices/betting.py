"""Betting."""

from __future__ import annotations

from downforce.cli.terminal.choices.base import Decision, car_option
from downforce.cli.terminal.screen import Screen
from downforce.rules.actions import Bet
from downforce.rules.phases.scoring import payouts, running_order


def bet(screen: Screen) -> Decision:
    """The winner, among the cars in running order."""
    state, text, words = screen.view.state, screen.words.text, screen.words
    assert screen.view.seat is not None
    number = screen.view.sizes.bets + 1
    first, second, third = map(screen.money, payouts(state.setup.options)[number - 1])
    intro = [text("bet-intro", first=first, second=second, third=third)]
    if not state.setup.options.money_decides:
        intro = [text("bet-for-nothing")]
    if earlier := state.bets[screen.view.seat]:
        intro.append(text("bet-earlier", cars=words.plain_list(map(words.car, earlier))))
    bets = {action.car: action for action in screen.view.legal if isinstance(action, Bet)}
    options = tuple(car_option(screen, bets[car], car) for car in running_order(state))
    return Decision(
        heading=text("heading-bet", number=number),
        intro=tuple(intro),
        options=options,
        question=text("ask-bet", count=len(options)),
    )
