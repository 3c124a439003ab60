"""The rows of a browser's store, in memory, and as strict as IndexedDB: see web/worker/rows.ts."""

from __future__ import annotations

import json
from typing import Any


class PlainRows:
    """Keeps rows as JSON, like the real one."""

    def __init__(self) -> None:
        self.all_tables: dict[str, Any] = {}
        self.logs: dict[str, list[Any]] = {}
        self.games: dict[str, Any] = {}
        self.races: dict[str, Any] = {}

    async def create(self, table: str, entry: str) -> bool:
        row, first = json.loads(table), json.loads(entry)
        if row[0] in self.all_tables or any(row[1] == other[1] for other in self.all_tables.values()):
            return False
        self.all_tables[row[0]], self.logs[row[0]] = row, [first[1:]]
        return True

    async def append(self, entry: str, listing: str, game: str, past: str) -> str:
        table, *row = json.loads(entry)
        log = self.logs.setdefault(table, [])
        if any(one[1:3] == row[1:3] for one in log):
            return "duplicate"
        if any(one[0] == row[0] for one in log):
            return "stale"
        log.append(row)
        if listing:
            old = self.all_tables[table]
            self.all_tables[table] = [*old[:3], row[3], json.loads(listing)]
        if game:
            await self.add_game("", game)
        for race in json.loads(past or "[]"):
            self.races[race[1]] = race
        return "done"

    async def table(self, id: str) -> str:
        return json.dumps(self.all_tables[id]) if id in self.all_tables else ""

    async def tables(self) -> str:
        return json.dumps([*self.all_tables.values()])

    async def entries(self, table: str, after: int) -> str:
        return json.dumps([row for row in self.logs.get(table, []) if row[0] > after])

    async def game(self, id: str) -> str:
        return json.dumps(self.games[id]) if id in self.games else ""

    async def add_game(self, id: str, game: str) -> None:
        row = json.loads(game)
        self.games[row[0]] = row

    async def past(self) -> str:
        return json.dumps([*self.races.values()])

    async def forget(self, table: str) -> None:
        self.all_tables.pop(table, None)
        self.logs.pop(table, None)
