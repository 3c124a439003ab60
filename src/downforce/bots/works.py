"""Works: National with open eyes. It holds leaders back, minds the traffic and prices cars by its hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from downforce.bots.base import check_question
from downforce.bots.judge import Judge, pick
from downforce.fast.taste import WORKS
from downforce.rules.actions import Action
from downforce.rules.view import View


class Works:
    """Bids what a car is worth to its hand, drives its own cars far and leaves the leaders in traffic."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action that pleases most; among equals any."""
        check_question(view, legal, rng)
        return legal[0] if len(legal) == 1 else pick(Judge(view, WORKS), view, legal, rng)
