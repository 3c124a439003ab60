"""How long a server keeps abandoned things."""

from __future__ import annotations

from dataclasses import dataclass

WARNING = 7 * 24 * 3_600_000
"""How long before a table over days is removed its people are warned, in milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """How many days abandoned things are kept, and how many open tables there may be."""

    finished: int = 1
    """The log and chat of a finished table; its game stays."""
    open: float = 7
    """A table where no game has begun."""
    running: int = 30
    """A running game without new moves."""
    patient: int = 180
    """The same where players may be away for as long as they like."""
    visitors: int = 400
    """A visitor who got no new cookie; the cookie itself lasts for a year."""
    most_tables: int = 20_000
    """Open and running tables of the whole server."""
    over_days: int = 60
    """A table over days where nothing happens; then its people are warned."""
    most_over_days: int = 100_000
    """Tables over days of the whole server; they sleep in the database."""
    most_over_days_each: int = 50
    """The same of one visitor."""
