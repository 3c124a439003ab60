"""Every exception of the library, in one tree.

::

    DownforceError (a ValueError)
    ├── IllegalAction       the rules do not allow this action; has a Reason
    ├── OptionError         the options do not make a playable game; has a Reason
    ├── WrongType           an argument has the wrong type; also a TypeError
    ├── NotationError       a text cannot be parsed; has source, line and column
    │   ├── TrackError      ... a track file
    │   ├── DeckError       ... a deck file
    │   ├── StateError      ... a state line, or an impossible position
    │   ├── ActionError     ... the text of an action
    │   └── GameFileError   ... a game file
    └── UnknownName         no track, deck, edition, mode, power or bot of that name

What a player may see carries a ``Reason`` and data, never finished English: the words are in ``i18n``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Reason(StrEnum):
    """Why an action or an option was refused; the catalogues have a message ``reason-<value>`` for each."""

    # An action, whatever the phase.
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    GAME_OVER = "game-over"
    MALFORMED = "malformed"
    # The auction.
    CARD_NOT_IN_HAND = "card-not-in-hand"
    NOT_A_BID_CARD = "not-a-bid-card"
    CANNOT_DECLARE = "cannot-declare"
    MUST_BID = "must-bid"
    POWER_NOT_YOURS = "power-not-yours"
    POWER_NOT_FREE = "power-not-free"
    MUST_SWAP = "must-swap"
    # The race.
    CANNOT_REVERSE = "cannot-reverse"
    COLOUR_ON_CARD = "colour-on-card"
    COLOUR_NAMED_TWICE = "colour-named-twice"
    CANNOT_SKIP = "cannot-skip"
    WRONG_CAR = "wrong-car"
    OUT_OF_REACH = "out-of-reach"
    # Options.
    BAD_PLAYER_COUNT = "bad-player-count"
    BAD_OPTION_VALUE = "bad-option-value"
    UNKNOWN_OPTION = "unknown-option"
    SWITCH_NEEDS_STANDARD = "switch-needs-standard"
    NO_BETS_IN_LONG_DISTANCE = "no-bets-in-long-distance"
    TRACK_NOT_USED = "track-not-used"
    BAD_DEAL = "bad-deal"


class DownforceError(ValueError):
    """The base class of every error that this library raises for wrong input."""


class IllegalAction(DownforceError):
    """An action that the rules do not allow here, with its ``reason``. Nothing was changed."""

    def __init__(self, reason: Reason, action: object) -> None:
        super().__init__(reason, action)  # kept as args, so it survives pickling
        self.reason = reason
        self.action = action

    def __str__(self) -> str:
        try:
            action = _short(str(self.action))
        except Exception:  # a malformed action may have no text
            action = shown(self.action)
        return f"{self.reason}: {action}"


class OptionError(DownforceError):
    """Options that do not make a playable game, with a ``reason`` and the option concerned as ``detail``."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail[:100]}" if self.detail else str(self.reason)


class WrongType(DownforceError, TypeError):
    """An argument of a type that the function does not take."""

    def __init__(self, name: str, wanted: str, value: object) -> None:
        super().__init__(name, wanted, value)
        self.name = name
        self.wanted = wanted
        self.value = value

    def __str__(self) -> str:
        return f"{self.name} must be {self.wanted}, not {shown(self.value)}"


def expect(name: str, value: object, *kinds: type) -> None:
    """Raises ``WrongType`` unless the value is of one of these types; a bool is no number here."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        names = ["None" if kind is type(None) else kind.__name__ for kind in kinds]
        raise WrongType(name, " or ".join(names), value)


def shown(value: object) -> str:
    """A value as a message shows it: short, on one line, and never an error of its own."""
    try:
        return _short(repr(value))
    except Exception:
        return f"an object of type {type(value).__name__}"


LONGEST_SHOWN = 100


def _short(text: str) -> str:
    line = " ".join(text[: 2 * LONGEST_SHOWN].split())
    return line if len(line) <= LONGEST_SHOWN else f"{line[:LONGEST_SHOWN]}..."


class NotationError(DownforceError):
    """A text that cannot be parsed. ``line`` and ``column`` count from 1; 0 means unknown."""

    def __init__(self, cause: str, *, source: str = "", line: int = 0, column: int = 0) -> None:
        super().__init__(cause)
        self.cause = cause
        self.source = source
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.cause, self.source, self.line, self.column)

    def __str__(self) -> str:
        if self.source:
            place = ":".join([self.source, *(str(n) for n in (self.line, self.column) if n)])
        else:
            numbers = (("line", self.line), ("column", self.column))
            place = ", ".join(f"{what} {n}" for what, n in numbers if n)
        return f"{place}: {self.cause}" if place else self.cause


def _rebuild(kind: type[NotationError], cause: str, source: str, line: int, column: int) -> NotationError:
    return kind(cause, source=source, line=line, column=column)


class TrackError(NotationError):
    """A track file that cannot be parsed, or a track that cannot be raced on."""


class DeckError(NotationError):
    """A deck file that cannot be parsed, or a deck that cannot be played with."""


class StateError(NotationError):
    """A state line that cannot be parsed, or a position that is impossible."""


class ActionError(NotationError):
    """A text that is not an action at this table."""


class GameFileError(NotationError):
    """A game file that cannot be parsed, or a game that breaks the rules."""


class UnknownName(DownforceError, KeyError):
    """A track, deck, edition, mode, power or bot that does not exist; ``known`` lists those that do."""

    def __init__(self, kind: str, name: object, known: Iterable[str]) -> None:
        super().__init__(kind, name, tuple(known))
        self.kind = kind
        self.name: str = name if isinstance(name, str) else shown(name)
        self.known: tuple[str, ...] = tuple(known)

    def __str__(self) -> str:
        return f"no {self.kind} is called {self.name[:40]!r}; there are {', '.join(self.known) or 'none'}"
