"""Phases as a sentence: what is happening, and for whom we wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from downforce.model.ids import Car
from downforce.rules.state import Phase

if TYPE_CHECKING:
    from downforce.i18n.words import Words
    from downforce.rules.view import View


def phase_text(words: Words, view: View, names: Sequence[str]) -> str:
    """What is happening, and for whom we wait."""
    state, text = view.state, words.text
    waiting = words.list(names[seat] for seat in state.asked)
    card, lot = state.card_in_play, state.open_lot
    player, played = names[state.turn.seat], words.card(card) if card else ""
    car = Car(state.turn.car).word if state.turn.car >= 0 else ""
    match state.phase:
        case Phase.BID:
            assert lot is not None
            return text("phase-bid", car=lot.car.word, waiting=waiting)
        case Phase.KEEP_POWER:
            return text("phase-keep-power", waiting=waiting)
        case Phase.SWAP_POWER:
            return text("phase-swap-power", waiting=waiting)
        case Phase.PLAY_CARD:
            return text("phase-play-card", waiting=waiting)
        case Phase.NAME_WILD:
            return text("phase-name-wild", player=player, card=played, waiting=waiting)
        case Phase.CHOOSE_SKIP:
            return text("phase-choose-skip", player=player, card=played, car=car, waiting=waiting)
        case Phase.MOVE_CAR:
            return text("phase-move-car", player=player, card=played, car=car, waiting=waiting)
        case Phase.BONUS:
            return text("phase-bonus", player=player, card=played, car=car, waiting=waiting)
        case Phase.BET:
            return text("phase-bet", number=view.sizes.bets + 1, waiting=waiting)
        case Phase.OVER:
            return text("phase-over")
        case _:
            assert_never(state.phase)
