"""The table: the game that is played, and which seats people hold."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from downforce.model.ids import Seat
from downforce.notation import GameRecord
from downforce.notation.names import harmless
from downforce.rules.state import Setup

MAX_NAME = 20
BOT = "works"
"""The bot that plays where nobody asks for another: a sensible opponent who answers at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalTable:
    """Everything that is settled before the first card."""

    game: GameRecord  # without actions
    people: frozenset[Seat]  # the other seats are played by the bot
    bot: str = BOT

    @property
    def setup(self) -> Setup:
        """How many play, where, and by which rules."""
        return self.game.setup

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self.game.names

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return self.setup.options.edition


def clean_name(text: str) -> str:
    """A name without anything that could upset a terminal, a file, or the lines around it."""
    return harmless("".join(" " if unicodedata.category(letter) == "Cc" else letter for letter in text))
