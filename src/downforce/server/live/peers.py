"""The interface between live tables and the other processes that serve them. ``cluster`` implements it."""

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
    """The tables of this process: what ``Peers`` reads from them and tells them."""

    def awake(self) -> Mapping[str, int]:
        """The tables with connections, and the last seq of each."""
        ...

    def connected_here(self, id: str) -> Connected:
        """Who is connected to this process at a table."""
        ...

    def receive_seq(self, id: str, seq: int) -> None:
        """Another process says that the log of a table has reached this seq."""
        ...

    def receive_entry(self, id: str, entry: StoredEntry) -> None:
        """Another process says that it appended this entry to the log of a table."""
        ...

    def receive_presence(self, id: str, elsewhere: Mapping[str, Connected]) -> None:
        """Who is connected to other processes at a table has changed."""
        ...


class Peers:
    """The other processes. Here there are none: all clients are connected to this one."""

    process: str = ""
    alive: Set[str] = frozenset()
    """The processes that are up, this one included."""
    others_write: bool = False
    """Whether the log of a table may be longer than this process knows."""

    def send_entry(self, entry: NewEntry) -> None:
        """Sends the others an entry that this process stored."""

    def send_seq(self, table: str, seq: int) -> None:
        """Sends the others the seq that the log of a table has reached."""

    def send_presence(self, table: str) -> None:
        """Stores soon who is connected to this process at a table, and sends the others a hint about it."""

    async def connected_elsewhere(self, table: str) -> dict[str, Connected]:
        """Who is connected to the others at a table."""
        return {}

    def rank(self, table: str, others: Iterable[str]) -> int:
        """How many of the others write the due entry of a table before us: 0 if we are first."""
        return 0

    def mark_late(self, table: str, others: Iterable[str]) -> None:
        """Marks those that rank before us as late: they did not write the due entry."""

    async def run(self, tables: Tables) -> None:
        """Sends and receives until cancelled."""

    async def close(self) -> None:
        """Leaves the cluster; ``run`` can be cancelled then."""
