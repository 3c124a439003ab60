"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from downforce.rules.actions import Action
from downforce.rules.view import View


class Bot(Protocol):
    """Plays any seat of any game. It keeps nothing between two choices: all it knows is in the view."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions. The same view and the same generator give the same choice."""
        ...
