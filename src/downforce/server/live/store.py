"""The interface of a store: its rows and queries. ``storage`` implements it on databases."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from downforce.model.errors import DownforceError
from downforce.server.live.retention import Retention
from downforce.server.live.turns import TableTurn


class StoreError(DownforceError):
    """A query or a write failed. Nothing is half done; a retry is safe."""


class NewEntry(NamedTuple):
    """An entry to append to the log of a table."""

    table: str
    seq: int
    visitor: str  # "" for the server itself
    action_id: str  # chosen by the visitor, once per table
    at: int  # milliseconds since 1970, as everywhere here
    data: bytes  # JSON


class StoredEntry(NamedTuple):
    """An entry of the log of a table."""

    seq: int
    visitor: str
    action_id: str
    at: int
    data: bytes


class Listing(NamedTuple):
    """What the lobby shows of a table."""

    status: str  # "open", "running" or "over"
    public: bool
    data: bytes


class TableRow(NamedTuple):
    """A table, without its log."""

    id: str
    code: str
    created: int
    updated: int  # when the listing was last changed
    listing: Listing


class PackedGame(NamedTuple):
    """A finished game in one row."""

    id: str
    finished: int
    public: bool
    data: bytes
    key: str | None = None  # see ``wire/game_names.py``
    nameless: bytes | None = None  # what the open collection gives of it, if it is public


class PastGame(NamedTuple):
    """A finished game in which a visitor had a seat, and how it ended for them."""

    visitor: str
    game: str
    finished: int
    data: bytes  # JSON


class Appended(Enum):
    """What became of an append."""

    DONE = "done"
    STALE = "stale"
    """That seq is taken."""
    DUPLICATE = "duplicate"
    """This visitor already used this action_id at this table."""


class Store(Protocol):
    """The logs of the tables. An entry's place in the log of its table is unique: the only lock there is."""

    async def create_table(self, row: TableRow, first: NewEntry, turn: TableTurn | None = None) -> bool:
        """Creates a table with the first entry of its log; false if its id or code is taken."""
        ...

    async def append(
        self,
        entry: NewEntry,
        *,
        listing: Listing | None = None,
        game: PackedGame | None = None,
        past: Sequence[PastGame] = (),
        turn: TableTurn | None = None,
    ) -> Appended:
        """Appends an entry, and with it changes the listing and packs the game; returns when all is durable.

        ``past`` is what the players find of the game afterwards, ``turn`` for whom the table waits now.

        After a ``StoreError`` the entry may be stored or not: append it again, or read the log.
        """
        ...

    async def table(self, id: str) -> TableRow | None:
        """The table of this id."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The log of a table from the entry after this seq on, in order."""
        ...

    async def open_tables(self) -> int:
        """How many tables are open or running."""
        ...

    async def sweep(self, kept: Retention, now: int, awake: Collection[str]) -> int:
        """Removes some abandoned rows, but no table that is awake; how many."""
        ...
