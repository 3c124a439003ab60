"""The game so far: its actions, its events, what each seat has read of them, and what can be taken back."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from random import Random

from downforce.bots import BOTS
from downforce.cli.terminal.table import TerminalTable
from downforce.model.ids import Seat
from downforce.rules.actions import Action
from downforce.rules.events import (
    Event,
    for_viewer,
    reveals_nothing,
)
from downforce.rules.game import apply, opening
from downforce.rules.state import GameState
from downforce.rules.view import View, view


@dataclass(frozen=True, slots=True)
class Entry:
    """One action, and what it takes to undo it."""

    before: GameState
    action: Action
    first_event: int  # where its events begin
    forced: bool  # there was nothing else to do
    advised: bool = False


class TerminalSession:
    """A game that is being played. Only the views and events it hands out are for anybody's eyes."""

    def __init__(
        self, table: TerminalTable, actions: Iterable[Action] = (), advised: Collection[int] = ()
    ) -> None:
        self.table = table
        self.state, events = opening(table.setup, table.game.deal)
        self.entries: list[Entry] = []
        self._events: list[Event] = [*events]
        self._read = [0] * table.setup.players
        self._advice: tuple[int, frozenset[Action]] = (-1, frozenset())
        """After how many actions advice was asked last, and what it was."""
        for number, action in enumerate(actions, 1):
            if number in advised:
                self.note_advice([action])
            self._read[action.seat] = len(self._events)  # who goes on is told what came of the last choice
            self.play(action)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions, in order."""
        return tuple(entry.action for entry in self.entries)

    @property
    def advised(self) -> tuple[int, ...]:
        """The numbers, from 1, of the actions that were chosen with advice."""
        return tuple(number for number, entry in enumerate(self.entries, 1) if entry.advised)

    def advised_of(self, seat: Seat) -> int:
        """How often a seat took advice, a whole card counting once."""
        times, began = set[int](), 0
        for number, entry in enumerate(self.entries):
            if entry.before.card_in_play is None:
                began = number
            if entry.advised and entry.action.seat == seat:
                times.add(began)
        return len(times)

    @property
    def is_begun(self) -> bool:
        """Whether a person has decided anything, so that there is something to lose."""
        return any(self.has_acted(seat) for seat in self.table.people)

    def view(self, seat: Seat | None) -> View:
        """The game as a seat sees it."""
        return view(self.state, seat)

    def note_advice(self, choices: Iterable[Action]) -> None:
        """Notes what was advised for the next action."""
        self._advice = len(self.entries), frozenset(choices)

    def play(self, action: Action, *, forced: bool = False) -> None:
        """Plays an action."""
        before, (asked_after, choices) = self.state, self._advice
        advised = asked_after == len(self.entries) and action in choices
        self.state, events = apply(before, action)
        self.entries.append(Entry(before, action, len(self._events), forced, advised))
        self._events.extend(events)

    def bot_action(self, seat: Seat) -> Action:
        """What the bot does.

        Its random numbers depend on the seed and the move, so a resumed game continues in the same way.
        """
        seen = self.view(seat)
        rng = Random(f"{self.table.game.seed} {len(self.entries)}")
        return BOTS[self.table.bot].choose(seen, seen.legal, rng)

    # --- events -----------------------------------------------------------------------------------

    def log(self, seat: Seat | None) -> list[Event]:
        """Everything that happened, as a seat may see it."""
        return [for_viewer(event, seat) for event in self._events]

    def unread(self, seat: Seat) -> list[Event]:
        """What happened since this was last asked for the seat."""
        start, self._read[seat] = self._read[seat], len(self._events)
        return [for_viewer(event, seat) for event in self._events[start:]]

    def seen(self, seat: Seat) -> list[Event]:
        """What a seat has been told."""
        return [for_viewer(event, seat) for event in self._events[: self._read[seat]]]

    def skip(self, seat: Seat, count: int) -> None:
        """Notes that a seat has been told the next events already."""
        self._read[seat] += count

    # --- undo -------------------------------------------------------------------------------------

    def has_acted(self, seat: Seat) -> bool:
        """Whether a seat has decided anything yet."""
        return any(entry.action.seat == seat and not entry.forced for entry in self.entries)

    def undo(self, seat: Seat) -> bool:
        """Takes the last choice of a seat back, if that is free (R13.16)."""
        for at in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[at]
            if entry.action.seat != seat or not reveals_nothing(self._events[entry.first_event :]):
                return False
            if not entry.forced:
                self._go_back_to(at)
                return True
        return False

    def _go_back_to(self, at: int) -> None:
        entry = self.entries[at]
        self.state = entry.before
        del self.entries[at:], self._events[entry.first_event :]
        self._read = [min(read, len(self._events)) for read in self._read]
