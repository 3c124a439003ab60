"""The place at the keyboard: one person, the game, and a way to talk to each other."""

from __future__ import annotations

from dataclasses import dataclass

from downforce.cli.terminal.console import Console
from downforce.cli.terminal.screen import Screen
from downforce.cli.terminal.session import TerminalSession
from downforce.i18n import Words
from downforce.model.ids import Seat
from downforce.rules.state import GameState
from downforce.rules.view import view


@dataclass
class Desk:
    """Everything a prompt needs. Whatever is shown here goes through the view of its seat."""

    console: Console
    words: Words
    session: TerminalSession
    seat: Seat
    draft: GameState | None = None
    """The position to show while a choice waits for its confirmation."""

    @property
    def screen(self) -> Screen:
        """The game as this person sees it."""
        state = self.draft if self.draft is not None else self.session.state
        return Screen(self.words, view(state, self.seat), self.session.table.names)
