"""The table: who sits where, by which rules, and the seed of the deal."""

from __future__ import annotations

from dataclasses import dataclass

from downforce.model.ids import Seat
from downforce.rules.state import Setup

MAX_NAME = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Everything that is settled before the first card."""

    setup: Setup
    seed: str
    names: tuple[str, ...]
    people: frozenset[Seat]  # the other seats are played by the bot
    bot: str = "steady"

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return self.setup.options.edition


def clean_name(text: str) -> str:
    """A name without anything that could upset a terminal or a file."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
