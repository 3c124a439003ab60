"""A table folded from the rows of its log, with what is kept beside it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from downforce.server.live.store import StoredEntry, TableRow
from downforce.server.table import log
from downforce.server.table.fold import Table, TableChange, after, opened
from downforce.server.table.views import note
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError

TAIL = 8
"""How many entries are kept in memory."""
CHAT_LINES = 50
"""How many lines of chat a new client is shown."""


class FoldedEntry(NamedTuple):
    """One entry, and what it led from and to."""

    before: Table
    entry: log.Entry
    change: TableChange


@dataclass(slots=True)
class FoldedLog:
    """The log of a table as far as it is known."""

    table: Table
    granted: dict[tuple[str, str], int]
    """The seq of the entry that granted a request, by visitor and request id: a retry is not done twice."""
    tail: deque[FoldedEntry] = field(default_factory=lambda: deque(maxlen=TAIL))
    """The last entries: a client that reconnects soon has missed no more than these."""
    talk: list[p.Note] = field(default_factory=list)

    @classmethod
    def begin(cls, row: TableRow | None, entries: Sequence[StoredEntry]) -> FoldedLog:
        """A table after its first entry; raises ``RefusalError`` if there is none."""
        if row is None or not entries:
            raise RefusalError(Refusal.NO_SUCH_THING)
        first, entry = entries[0], log.read_entry(entries[0].data)
        assert isinstance(entry, log.Opened)
        table = opened(row.id, row.code, entry, first.at)
        return cls(table, {(first.visitor, first.action_id): first.seq})

    def read(self, stored: StoredEntry) -> FoldedEntry:
        """Folds one more row."""
        assert stored.seq == self.table.seq + 1, f"the log of {self.table.id} has a hole before {stored.seq}"
        entry = log.read_entry(stored.data)
        change = after(self.table, entry, stored.at)
        return self.grow(entry, change, stored.visitor, stored.action_id)

    def grow(self, entry: log.Entry, change: TableChange, visitor: str, action_id: str) -> FoldedEntry:
        """Adds an entry that was applied already."""
        step = FoldedEntry(self.table, entry, change)
        self.tail.append(step)
        self.table = change.table
        self.granted[visitor, action_id] = self.table.seq
        if isinstance(entry, log.Said):
            self.talk = [*self.talk, note(entry)][-CHAT_LINES:]
        return step

    def has_all_after(self, seq: int) -> bool:
        """Whether the entries after this one are in memory."""
        return self.table.seq <= seq or bool(self.tail and self.tail[0].before.seq <= seq)


def fold(row: TableRow | None, entries: Sequence[StoredEntry]) -> Table:
    """The table of a whole log."""
    folded = FoldedLog.begin(row, entries)
    for stored in entries[1:]:
        folded.read(stored)
    return folded.table


def fold_on(table: Table, entries: Sequence[StoredEntry]) -> Table:
    """A table after some more entries of its log."""
    for stored in entries:
        assert stored.seq == table.seq + 1, f"the log of {table.id} has a hole before {stored.seq}"
        table = after(table, log.read_entry(stored.data), stored.at).table
    return table


def steps_after(row: TableRow | None, entries: Sequence[StoredEntry], seq: int) -> list[FoldedEntry]:
    """The steps of a whole log after an entry."""
    folded = FoldedLog.begin(row, entries)
    steps = [folded.read(stored) for stored in entries[1:]]
    return [step for step in steps if step.before.seq >= seq]
