"""The roll: which processes serve this database, and who is connected to each of them.

It holds what is true now and nothing else. Times are those of the database, so that no two machines need to
agree on theirs. A process that has not been seen for a while does not count, and neither do its people.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import TextClause, text

from downforce.server.store import Store

LAPSE: Final = 4_000
"""Milliseconds after which a process that was not seen is taken to be gone."""
FORGOTTEN: Final = 60_000
"""Milliseconds after which its rows are removed."""

_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_IDS: Final = "ANY(CAST(:ids AS text[]))"


class Here(NamedTuple):
    """Who is connected to one process at one table."""

    visitors: frozenset[str] = frozenset()
    watching: int = 0
    """How many of all connections have no seat."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nobody."""
        return not self.visitors and not self.watching


def _statement(words: str) -> TextClause:
    return text(words.replace("NOW", _NOW).replace("IDS", _IDS))


_BEAT = _statement("UPDATE processes SET seen = NOW WHERE id = :me RETURNING id")
_ARRIVE = _statement(
    "INSERT INTO processes (id, seen) VALUES (:me, NOW) ON CONFLICT (id) DO UPDATE SET seen = NOW"
)
_ALIVE = _statement("SELECT id FROM processes WHERE seen > NOW - :lapse")
_DEPART = _statement("DELETE FROM processes WHERE id = :me")
_STRIKE_OFF = _statement("DELETE FROM processes WHERE seen < NOW - :forgotten")
_EMPTY = _statement("DELETE FROM presence WHERE process = :me AND table_id = IDS")
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
_BUSY = _statement(
    "SELECT DISTINCT table_id FROM presence JOIN processes ON id = process"
    " WHERE seen > NOW - :lapse AND process <> :me LIMIT :most"
)
_BEHIND = _statement(
    "SELECT known.id FROM unnest(CAST(:ids AS text[]), CAST(:seqs AS integer[])) AS known(id, seq)"
    " JOIN tables ON tables.id = known.id"
    " WHERE EXISTS (SELECT FROM entries WHERE table_key = tables.key AND entries.seq > known.seq)"
)


class Roll:
    """The roll as one process reads and writes it. PostgreSQL only."""

    def __init__(self, store: Store, process: str, *, lapse: int = LAPSE) -> None:
        self._store = store
        self._me = process
        self._lapse = lapse

    async def arrive(self) -> None:
        """Puts this process on the roll."""
        await self._store.alone(_ARRIVE, {"me": self._me})

    async def beat(self) -> bool:
        """Says that this process is up; false if it had been struck off the roll, and now is on it again."""
        if await self._store.alone(_BEAT, {"me": self._me}):
            return True
        await self.arrive()
        return False

    async def depart(self) -> None:
        """Takes this process off the roll, with all its people."""
        await self._store.alone(_DEPART, {"me": self._me})

    async def strike_off(self) -> None:
        """Removes what processes have left behind that are long gone."""
        await self._store.alone(_STRIKE_OFF, {"forgotten": FORGOTTEN})

    async def alive(self) -> frozenset[str]:
        """The processes that are up."""
        return frozenset(id for (id,) in await self._store.alone(_ALIVE, {"lapse": self._lapse}))

    async def write(self, tables: Mapping[str, Here]) -> None:
        """Writes down who is connected to this process at some tables."""
        empty = [id for id, here in tables.items() if here.is_empty]
        filled = {id: here for id, here in tables.items() if not here.is_empty}
        if empty:
            await self._store.alone(_EMPTY, {"me": self._me, "ids": empty})
        if filled:
            await self._store.alone(_FILL, {"me": self._me, **_columns(filled)})

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, dict[str, Here]]:
        """Who is connected to other processes at some tables: by table, then by process."""
        found: dict[str, dict[str, Here]] = {id: {} for id in tables}
        values = {"me": self._me, "lapse": self._lapse, "ids": [*found]}
        for table, process, visitors, watching in await self._store.alone(_ELSEWHERE, values):
            found[table][process] = Here(frozenset(visitors.split()), watching)
        return found

    async def busy(self, most: int) -> list[str]:
        """Tables where somebody is connected to another process, not more than so many."""
        values = {"me": self._me, "lapse": self._lapse, "most": most}
        return [id for (id,) in await self._store.alone(_BUSY, values)]

    async def behind(self, seqs: Mapping[str, int]) -> list[str]:
        """Those of some tables that are further than we know, in one question however many they are."""
        values = {"ids": [*seqs], "seqs": [*seqs.values()]}
        return [id for (id,) in await self._store.alone(_BEHIND, values)] if seqs else []


def _columns(tables: Mapping[str, Here]) -> dict[str, Any]:
    return {
        "ids": [*tables],
        "visitors": [" ".join(sorted(here.visitors)) for here in tables.values()],
        "watching": [here.watching for here in tables.values()],
    }
