"""Things of the game as JSON: numbers, words and lists."""

from __future__ import annotations

import re

from downforce.model.cards import SpeedCard
from downforce.model.ids import Car
from downforce.model.track import Cell


def plain(value: object) -> object:
    """A field of an event. Cars, cards and spaces are called as in game files.

    >>> plain((Car.RED, None, 3))
    ['red', None, 3]
    """
    match value:
        case Car():
            return value.word
        case SpeedCard() | Cell():
            return value.name
        case tuple() if hasattr(value, "_asdict"):
            return {key: plain(item) for key, item in value._asdict().items()}
        case tuple():
            return [plain(item) for item in value]
    return value


def kebab(name: str) -> str:
    """``LotOpened`` as ``lot-opened``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
