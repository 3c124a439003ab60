"""A store in memory, for live tables without a database."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from downforce.server.live.retention import Retention
from downforce.server.live.store import (
    Appended,
    Listing,
    NewEntry,
    PackedGame,
    PastGame,
    StoredEntry,
    TableRow,
)
from downforce.server.live.turns import TableTurn


class MemoryStore:
    """Keeps everything in dictionaries, and nothing when it ends."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[StoredEntry]] = {}
        self.games: dict[str, PackedGame] = {}
        self.past: list[PastGame] = []
        self.reads = 0

    async def create_table(self, row: TableRow, first: NewEntry, turn: TableTurn | None = None) -> bool:
        if row.id in self.rows or any(row.code == other.code for other in self.rows.values()):
            return False
        self.rows[row.id], self.logs[row.id] = row, [StoredEntry(*first[1:])]
        return True

    async def append(
        self,
        entry: NewEntry,
        *,
        listing: Listing | None = None,
        game: PackedGame | None = None,
        past: Sequence[PastGame] = (),
        turn: TableTurn | None = None,
    ) -> Appended:
        log = self.logs[entry.table]
        if any((one.visitor, one.action_id) == (entry.visitor, entry.action_id) for one in log):
            return Appended.DUPLICATE
        if entry.seq != len(log) + 1:
            return Appended.STALE
        log.append(StoredEntry(*entry[1:]))
        if listing is not None:
            row = self.rows[entry.table]
            self.rows[entry.table] = row._replace(listing=listing, updated=entry.at)
        if game is not None:
            self.games[game.id] = game
        self.past.extend(past)
        return Appended.DONE

    async def table(self, id: str) -> TableRow | None:
        self.reads += 1
        return self.rows.get(id)

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        self.reads += 1
        return self.logs.get(table, [])[after:]

    async def open_tables(self) -> int:
        return sum(row.listing.status != "over" for row in self.rows.values())

    async def sweep(self, kept: Retention, now: int, awake: Collection[str]) -> int:
        return 0
