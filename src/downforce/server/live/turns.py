"""Whose turn it is at tables that sleep, as rows of a store: deadlines, the list of one's races, time off.

``storage`` implements it on databases. A website of files has no tables over days.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from downforce.server.table.clock import TimeOff


class SeatTurn(NamedTuple):
    """A person at a table."""

    visitor: str
    seats: str
    """Their seats, separated by spaces."""
    since: int | None = None
    """Since when the table waits for them; None if it does not."""
    until: int | None = None
    """Until when; None without a clock over days."""


class TableTurn(NamedTuple):
    """What is written of a table beside its log, for those who are not there."""

    seq: int
    """The entry it was written with; what is older than the log is not used."""
    at: int
    """When that was."""
    limit: int
    """The time of a turn at a table over days, in milliseconds; 0 at any other."""
    asked: str
    """The seats it waits for, separated by spaces."""
    paused: bool
    due: int | None
    """When the server has something to do there; None if only people can go on."""
    people: tuple[SeatTurn, ...]
    rematch: str = ""
    """The table to which its people are invited by this entry."""
    invited_by: str = ""


class OwnTurn(NamedTuple):
    """A table that is not over, for one of its people."""

    table: str
    code: str
    status: str
    listing: bytes
    seats: str
    asked: str
    paused: bool
    limit: int
    since: int | None
    until: int | None
    others_until: int | None
    """Until when the first of those it waits for has time."""
    at: int
    seq: int
    last_seq: int
    """The last entry of the log; these columns are of ``seq``."""
    warned: int | None
    """When its people were warned that it is about to be removed."""


class Turns:
    """The rows of a store. Here there are none: no table is over days."""

    async def time_off(self, visitors: Collection[str]) -> Mapping[str, TimeOff]:
        """The nights and holidays of some people."""
        return {}

    async def claim_due(self, now: int, most: int) -> list[str]:
        """Some tables where something is due; no other process gets them for a while."""
        return []

    async def write(self, table: str, turn: TableTurn) -> None:
        """Writes the rows of a table without an entry, unless newer ones are there."""

    async def last_seen(self, table: str) -> Mapping[str, int]:
        """When the people of a table over days were there last."""
        return {}

    async def mark_seen(self, table: str, visitor: str, at: int) -> None:
        """A person came to a table over days, or left it."""

    async def mark_shown(self, table: str, visitors: Collection[str], at: int) -> None:
        """Pages of some people showed a table, and were visible: they need no call."""

    async def warned(self, table: str) -> int | None:
        """When the people of a table were warned that it is about to be removed."""
        return None

    async def tables_over_days(self, visitor: str) -> tuple[int, int]:
        """How many tables over days are not over: in all, and those of a visitor."""
        return 0, 0
