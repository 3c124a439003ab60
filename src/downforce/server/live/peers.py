"""The other processes that serve the same tables, as live tables know them. ``cluster`` has the real ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import NamedTuple, Protocol

from downforce.server.live.store import NewEntry, StoredEntry


class Connected(NamedTuple):
    """Who is connected to one process at one table."""

    visitors: frozenset[str] = frozenset()
    watching: int = 0
    """Connections without a seat."""

    @property
    def is_empty(self) -> bool:
        """Whether there are no connections."""
        return not self.visitors and not self.watching


class Tables(Protocol):
    """The tables of this process, as its peers see them."""

    def awake(self) -> Mapping[str, int]:
        """The tables with connections, and the last seq of each."""
        ...

    def connected_here(self, id: str) -> Connected:
        """Who is connected to this process at a table."""
        ...

    def heard(self, id: str, seq: int) -> None:
        """A table has reached this seq."""
        ...

    def heard_entry(self, id: str, entry: StoredEntry) -> None:
        """A table was given this entry."""
        ...

    def seen_elsewhere(self, id: str, elsewhere: Mapping[str, Connected]) -> None:
        """Who is connected to other processes at a table."""
        ...


class SingleProcess:
    """A process without peers: all clients are connected to it, and hints go nowhere."""

    process: str = ""
    alive: Set[str] = frozenset()
    """The processes that are up, this one included."""
    others_write: bool = False
    """Whether the log of a table may be longer than this process knows."""

    def wrote(self, entry: NewEntry) -> None:
        """An entry was stored, of a table that others serve as well."""

    def is_at(self, table: str, seq: int) -> None:
        """A table that others serve as well has reached this seq."""

    def moved(self, table: str) -> None:
        """A client connected to this process at a table, or left."""

    async def at(self, table: str) -> dict[str, Connected]:
        """Who is connected to the others at a table."""
        return {}

    def turn(self, table: str, others: Iterable[str]) -> int:
        """How many of the others come before us in doing what a table waits for."""
        return 0

    def missed_turn(self, table: str, others: Iterable[str]) -> None:
        """Those who come before us did not do it."""

    async def run(self, tables: Tables) -> None:
        """Stays in touch until cancelled."""

    async def close(self) -> None:
        """Leaves the cluster; ``run`` can be cancelled then."""
