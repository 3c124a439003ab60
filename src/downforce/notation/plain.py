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
    fields = {key.replace("_", "-"): plain(value) for key, value in event._asdict().items()}
    return {"event": kebab(type(event).__name__), **fields}


def plain(value: object) -> object:
    """A field of an event. Cards and spaces are called as in game files, cars as in catalogues.

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


@cache
def kebab(name: str) -> str:
    """``LotOpened`` as ``lot-opened``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
