"""Club: knows its own cars and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from downforce.bots.base import check_question
from downforce.bots.judge import Judge, pick
from downforce.bots.tactics import winning
from downforce.fast.taste import Taste
from downforce.rules.actions import Action, PlayCard
from downforce.rules.state import Phase
from downforce.rules.view import View

TASTE = Taste(
    rivals=(0,) * 6,  # all others are the same to it
    jam=0,
    backs_bets=False,
    reads_hand=False,
    loyalty=99,  # it bets on an own car, wherever that is
)


class Club:
    """Bids a fixed price for every car; plays any card that moves an own car, as far as possible."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The best for its own cars; what is not about them, and which card, is left to chance."""
        check_question(view, legal, rng)
        if len(legal) == 1:
            return legal[0]
        if view.state.phase is Phase.PLAY_CARD:
            return _any_own_card(view, legal, rng)
        return pick(Judge(view, TASTE), view, legal, rng)


def _any_own_card(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Any card that shows an own car; the one that wins, if there is one."""
    assert view.seat is not None
    judge, own = Judge(view, TASTE), set(view.state.cars_of(view.seat))
    plays = [action for action in legal if isinstance(action, PlayCard)]
    winners = [action for action in plays if judge.wins_with(action)]
    won = winning(view, legal)
    if won is not None:
        return won
    return rng.choice(winners or [play for play in plays if own & {*play.card.cars}] or plays)
