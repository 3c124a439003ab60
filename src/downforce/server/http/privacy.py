"""What this server keeps of its players and for how long, from the settings in force."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from downforce.server.http.visitors import DEVICE_CODE_LIFE
from downforce.server.live.retention import WARNING, Retention

DAY: Final = 24 * 3600
COOKIE_LIFE: Final = 365 * DAY
"""Seconds for which a browser keeps the cookie."""


class Privacy(Struct, kw_only=True):
    """How long things are kept; null stands for things that stay until the host deletes them."""

    visitor: str
    """The visitor's id, which they can tell the host; empty for a new visitor."""
    cookie_days: int
    visitor_days: int | None
    """From the day its browser got the cookie."""
    device_code_minutes: int
    finished_table_hours: int
    """The log of a table after its game: seats, moves and chat."""
    idle_table_days: int | None
    """A table whose game was not finished, at most: where players may be away for as long as they like."""
    over_days_days: int
    """A table over days where nothing happens; then its people are warned."""
    warning_days: int
    """From the warning until the table is removed."""
    game_days: int | None
    """A finished game: its moves and the names of its players."""


def privacy_of(visitor: str, kept: Retention) -> Privacy:
    """What is in force, for a visitor."""
    return Privacy(
        visitor=visitor,
        cookie_days=COOKIE_LIFE // DAY,
        visitor_days=kept.visitors,
        device_code_minutes=DEVICE_CODE_LIFE // 60_000,
        finished_table_hours=kept.finished * 24,
        idle_table_days=math.ceil(max(kept.open, kept.running, kept.patient)),
        over_days_days=kept.over_days,
        warning_days=WARNING // (1000 * DAY),
        game_days=None,
    )
