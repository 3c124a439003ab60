"""A decision as text: what is asked, and every choice with what it would do. Nothing here prints."""

from __future__ import annotations

from typing import assert_never

from downforce.cli.terminal.choices.auction import bid, keep_power, swap_power
from downforce.cli.terminal.choices.base import Decision, MenuOption
from downforce.cli.terminal.choices.betting import bet
from downforce.cli.terminal.choices.race import play_card, resolve_line
from downforce.cli.terminal.screen import Screen
from downforce.rules.state import Phase

__all__ = ["Decision", "MenuOption", "decision"]


def decision(screen: Screen) -> Decision:
    """What the viewer is asked now."""
    match screen.view.state.phase:
        case Phase.BID:
            return bid(screen)
        case Phase.KEEP_POWER:
            return keep_power(screen)
        case Phase.SWAP_POWER:
            return swap_power(screen)
        case Phase.PLAY_CARD:
            return play_card(screen)
        case Phase.NAME_WILD | Phase.CHOOSE_SKIP | Phase.MOVE_CAR | Phase.BONUS:
            return resolve_line(screen)
        case Phase.BET:
            return bet(screen)
        case Phase.OVER:
            raise AssertionError("nobody is asked after the end")
        case phase:
            assert_never(phase)
