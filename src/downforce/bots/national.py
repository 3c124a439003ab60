"""National: drives its own cars far, and gives the others no more than it must."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from downforce.bots.base import check_question
from downforce.bots.judge import Judge, pick
from downforce.fast.taste import Taste
from downforce.rules.actions import Action
from downforce.rules.view import View

TASTE = Taste(
    rivals=(-1,) * 6,  # no eye for who leads
    jam=0,  # nor for traffic
    backs_bets=False,
    reads_hand=False,
    loyalty=8,
)


class National:
    """A fixed price for every car, the card that helps its own cars most, a bet on a car near the front."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action that pleases most; among equals any."""
        check_question(view, legal, rng)
        return legal[0] if len(legal) == 1 else pick(Judge(view, TASTE), view, legal, rng)
