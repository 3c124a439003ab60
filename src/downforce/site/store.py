"""A store in the browser. Its rows are in IndexedDB, which JavaScript reaches: ``web/worker/rows.ts``.

What goes there and comes back is JSON, so tests may give a stand-in of plain Python.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from downforce.server.answers.store import AnswerStore
from downforce.server.live.retention import Retention
from downforce.server.live.store import (
    Appended,
    Listing,
    NewEntry,
    PackedGame,
    PastGame,
    StoredEntry,
    StoreError,
    TableRow,
)
from downforce.server.live.turns import OwnTurn, TableTurn

_T = TypeVar("_T")

DAY = 24 * 3600 * 1000
"""In milliseconds."""


class Rows(Protocol):
    """The rows of a browser. A write is durable once it is answered."""

    async def create(self, table: str, entry: str) -> bool:
        """Adds a table and the first entry of its log; false if its id or code is taken."""
        ...

    async def append(self, entry: str, listing: str, game: str, past: str) -> str:
        """Adds an entry and what changes with it, all or nothing; says what became of it, as ``Appended``."""
        ...

    async def table(self, id: str) -> str:
        """A table, or nothing."""
        ...

    async def tables(self) -> str:
        """All tables."""
        ...

    async def entries(self, table: str, after: int) -> str:
        """The log of a table after an entry, in order."""
        ...

    async def game(self, id: str) -> str:
        """A finished game, or nothing."""
        ...

    async def add_game(self, id: str, game: str) -> None:
        """Adds a finished game; one that is there stays."""
        ...

    async def past(self) -> str:
        """The races of this browser."""
        ...

    async def forget(self, table: str) -> None:
        """Removes a table and its log."""
        ...


class SiteStore(AnswerStore, Protocol):
    """What a website needs of its store."""

    async def add_game(self, game: PackedGame) -> None:
        """Adds a game that was read from a file."""
        ...


class BrowserStore:
    """The store of a website, in the browser of its one visitor."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def create_table(self, row: TableRow, first: NewEntry, turn: TableTurn | None = None) -> bool:
        """Creates a table with the first entry of its log; false if its id or code is taken."""
        return bool(await self._done(self._rows.create(_written(row), _written(first))))

    async def append(
        self,
        entry: NewEntry,
        *,
        listing: Listing | None = None,
        game: PackedGame | None = None,
        past: Sequence[PastGame] = (),
        turn: TableTurn | None = None,
    ) -> Appended:
        """Appends an entry and what changes with it; returns when all is durable."""
        new = (_written(entry), _written(listing), _written(game), _written([*past]))
        return Appended(await self._done(self._rows.append(*new)))

    async def table(self, id: str) -> TableRow | None:
        """The table of this id."""
        return _read(await self._done(self._rows.table(id)), TableRow)

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The log of a table from the entry after this seq on, in order."""
        return _read(await self._done(self._rows.entries(table, after)), list[StoredEntry]) or []

    async def open_tables(self) -> int:
        """How many tables are open or running."""
        return sum(row.listing.status != "over" for row in await self._tables())

    async def own_tables(self, visitor: str) -> list[OwnTurn]:
        """The tables that are not over: a browser has one visitor, and no columns beside the logs."""
        return [
            OwnTurn(
                table=row.id,
                code=row.code,
                status=row.listing.status,
                listing=row.listing.data,
                seats="",
                asked="",
                paused=False,
                limit=0,
                since=None,
                until=None,
                others_until=None,
                at=row.updated,
                seq=0,
                last_seq=1,
                warned=None,
            )
            for row in await self._tables()
            if row.listing.status != "over"
        ]

    async def sweep(self, kept: Retention, now: int, awake: Collection[str]) -> int:
        """Removes the logs of finished tables, whose games stay, and tables where nothing has begun."""
        days = {"over": float(kept.finished), "open": kept.open}
        old = [
            row.id
            for row in await self._tables()
            if row.id not in awake and now - row.updated > days.get(row.listing.status, float("inf")) * DAY
        ]
        for id in old:
            await self._done(self._rows.forget(id))
        return len(old)

    async def game(self, id: str) -> PackedGame | None:
        """The packed game of this id."""
        return _read(await self._done(self._rows.game(id)), PackedGame)

    async def add_game(self, game: PackedGame) -> None:
        """Adds a game that was read from a file."""
        await self._done(self._rows.add_game(game.id, _written(game)))

    async def past_games(self, visitor: str, limit: int = 50) -> list[PastGame]:
        """The finished games of this browser, the newest first."""
        games = _read(await self._done(self._rows.past()), list[PastGame]) or []
        return sorted(games, key=lambda game: (-game.finished, game.game))[:limit]

    async def has_played(self, visitor: str, game: str) -> bool:
        """Whether a finished game was played here."""
        return any(one.game == game for one in await self.past_games(visitor))

    async def _tables(self) -> list[TableRow]:
        return _read(await self._done(self._rows.tables()), list[TableRow]) or []

    async def _done(self, asked: Any) -> Any:
        try:
            return await asked
        except Exception as error:  # of JavaScript: storage is full, or the browser took it away
            raise StoreError(str(error)) from None


def _written(value: Any) -> str:
    return "" if value is None else msgspec.json.encode(value).decode()


def _read(text: str, kind: type[_T]) -> _T | None:
    return msgspec.json.decode(text, type=kind) if text else None
