"""Things of the game as JSON: numbers, words and lists."""

from __future__ import annotations

import re
from functools import cache

from downforce.model.cards import SpeedCard
from downforce.model.ids import Car
from downforce.model.track import Cell
from downforce.rules.events import Event


def plain_event(event: Event) -> dict[str, object]:
    """An event: its name, then its fields."""
    return {"event": kebab(type(event).__name__), **{k: plain(v) for k, v in event._asdict().items()}}


def plain(value: object) -> object:
    """A field of an event. Cars, cards and spaces are called as in game files.

    >>> plain((Car.RED, None, 3))
    ['R', None, 3]
    """
    match value:
        case Car():
            return value.letter
        case SpeedCard() | Cell():
            return value.name
        case tuple() if hasattr(value, "_asdict"):
            return {key: plain(item) for key, item in value._asdict().items()}
        case tuple():
            return [plain(item) for item in value]
    return value


@cache
def kebab(name: str) -> str:
    """``LotOpened`` as ``lot-opened``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
