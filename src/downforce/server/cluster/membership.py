"""Which processes serve this database, and who is connected to each of them.

The rows hold the present state and nothing else. All times are the database's, so the machines' clocks need
not agree. A process that was not seen for ``LAPSE`` does not count, and neither do its connections.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import TextClause, text

from downforce.server.live.peers import Connected
from downforce.server.storage.store import DatabaseStore

LAPSE: Final = 4_000
"""The timeout of a membership that is not renewed, in milliseconds: then the process counts as gone."""
FORGOTTEN: Final = 60_000
"""Milliseconds after which its rows are deleted."""

_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_IDS: Final = "ANY(CAST(:ids AS text[]))"


def _statement(words: str) -> TextClause:
    return text(words.replace("NOW", _NOW).replace("IDS", _IDS))


_RENEW = _statement("UPDATE processes SET seen = NOW WHERE id = :me RETURNING id")
_JOIN = _statement(
    "INSERT INTO processes (id, seen) VALUES (:me, NOW) ON CONFLICT (id) DO UPDATE SET seen = NOW"
)
_ALIVE = _statement("SELECT id FROM processes WHERE seen > NOW - :lapse")
_LEAVE = _statement("DELETE FROM processes WHERE id = :me")
_DELETE_DEAD = _statement("DELETE FROM processes WHERE seen < NOW - :forgotten")
_CLEAR = _statement("DELETE FROM presence WHERE process = :me AND table_id = IDS")
_FILL = _statement(
    "INSERT INTO presence (process, table_id, visitors, watching) SELECT :me, * FROM unnest("
    " CAST(:ids AS text[]), CAST(:visitors AS text[]), CAST(:watching AS integer[]))"
    " ON CONFLICT (process, table_id)"
    " DO UPDATE SET visitors = excluded.visitors, watching = excluded.watching"
)
_ELSEWHERE = _statement(
    "SELECT table_id, process, visitors, watching FROM presence JOIN processes ON id = process"
    " WHERE seen > NOW - :lapse AND process <> :me AND table_id = IDS"
)
_BEHIND = _statement(
    "SELECT known.id FROM unnest(CAST(:ids AS text[]), CAST(:seqs AS integer[])) AS known(id, seq)"
    " JOIN tables ON tables.id = known.id"
    " WHERE EXISTS (SELECT FROM entries WHERE table_key = tables.key AND entries.seq > known.seq)"
)


class Membership:
    """The processes and their connections, as one process reads and writes them. PostgreSQL only."""

    def __init__(self, store: DatabaseStore, process: str, *, lapse: int = LAPSE) -> None:
        self._store = store
        self._me = process
        self._lapse = lapse

    async def join(self) -> None:
        """Adds this process."""
        await self._store.execute(_JOIN, {"me": self._me})

    async def renew(self) -> bool:
        """Renews this process's row; false if the others had deleted it, and it had to join again."""
        if await self._store.execute(_RENEW, {"me": self._me}):
            return True
        await self.join()
        return False

    async def leave(self) -> None:
        """Removes this process and its connections."""
        await self._store.execute(_LEAVE, {"me": self._me})

    async def delete_dead(self) -> None:
        """Deletes the rows of processes that are long gone."""
        await self._store.execute(_DELETE_DEAD, {"forgotten": FORGOTTEN})

    async def alive(self) -> frozenset[str]:
        """The processes that are up."""
        return frozenset(id for (id,) in await self._store.execute(_ALIVE, {"lapse": self._lapse}))

    async def write(self, tables: Mapping[str, Connected]) -> None:
        """Stores who is connected to this process at some tables."""
        empty = [id for id, connected in tables.items() if connected.is_empty]
        filled = {id: connected for id, connected in tables.items() if not connected.is_empty}
        if empty:
            await self._store.execute(_CLEAR, {"me": self._me, "ids": empty})
        if filled:
            await self._store.execute(_FILL, {"me": self._me, **_columns(filled)})

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, dict[str, Connected]]:
        """Who is connected to other processes at some tables: by table, then by process."""
        found: dict[str, dict[str, Connected]] = {id: {} for id in tables}
        values = {"me": self._me, "lapse": self._lapse, "ids": [*found]}
        for table, process, visitors, watching in await self._store.execute(_ELSEWHERE, values):
            found[table][process] = Connected(frozenset(visitors.split()), watching)
        return found

    async def behind(self, seqs: Mapping[str, int]) -> list[str]:
        """The tables whose log is longer than we know, in one query for all tables."""
        values = {"ids": [*seqs], "seqs": [*seqs.values()]}
        return [id for (id,) in await self._store.execute(_BEHIND, values)] if seqs else []


def _columns(tables: Mapping[str, Connected]) -> dict[str, Any]:
    return {
        "ids": [*tables],
        "visitors": [" ".join(sorted(connected.visitors)) for connected in tables.values()],
        "watching": [connected.watching for connected in tables.values()],
    }
