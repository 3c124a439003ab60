"""Rookie: the yardstick."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from downforce.bots.base import check_question
from downforce.rules.actions import Action
from downforce.rules.view import View


class Rookie:
    """Plays any legal action, each as likely as the others. Whatever cannot beat it is no player."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Any of them."""
        check_question(view, legal, rng)
        return rng.choice(legal)
