"""Club: drives its own cars as far as they go, and hardly looks at the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from downforce.bots.judge import Judge, Taste, pick
from downforce.rules.actions import Action
from downforce.rules.view import View

TASTE = Taste(
    rivals=(-1,) * 6,  # no eye for who leads
    jam=0,  # nor for traffic
    backs_bets=False,
    reads_hand=False,
    loyalty=8,
)


class Club:
    """A fixed price for every car, the card with the most spaces for the own cars, a bet on one near the front."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action that pleases most; among equals any."""
        return legal[0] if len(legal) == 1 else pick(Judge(view, TASTE), view, legal, rng)
