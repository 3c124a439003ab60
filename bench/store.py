"""``python -m bench.store``: how many entries a second the store makes durable, on SQLite and PostgreSQL.

Both on the disk of this machine, with all safety on. PostgreSQL is one of our own, or the server of
``DOWNFORCE_TEST_POSTGRES``. Each appender waits for its entry before it appends the next, as a table does.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]

from downforce.server.live.store import Appended, Listing, NewEntry, TableRow
from downforce.server.storage.store import DatabaseStore
from tests.server.databases import postgres_url, sqlite_url, start_postgres, stop_postgres

APPENDERS = (1, 10, 100)
SECONDS = 3.0
DATA = b'{"kind":"act","seat":3,"actions":["play 5","K-14b","R-12a"]}'

COUNT = "SELECT count(*) FROM entries"
STORED = "SELECT pg_total_relation_size('entries')"
LOG = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"


class Pace(NamedTuple):
    """Appends per second, by the clock and by the CPU time of this process."""

    wall: float
    cpu: float


async def measure(store: DatabaseStore, appenders: int) -> Pace:
    """Appends from so many tasks at once, each at a table of its own."""
    tables = [f"{appenders}-{number}" for number in range(appenders)]
    for table in tables:
        row = TableRow(table, table, 0, 0, Listing("running", True, b"{}"))
        assert await store.create_table(row, NewEntry(table, 0, "", "", 0, DATA))
    end = time.perf_counter() + SECONDS
    wall, cpu = time.perf_counter(), time.process_time()
    counts = await asyncio.gather(*(append_until(end, store, table) for table in tables))
    return Pace(
        sum(counts) / (time.perf_counter() - wall),
        sum(counts) / (time.process_time() - cpu),
    )


async def append_until(end: float, store: DatabaseStore, table: str) -> int:
    """Appends to one table until then; the number of entries."""
    seq = 0
    while time.perf_counter() < end:
        seq += 1
        answer = await store.append(NewEntry(table, seq, "0123456789abcdef", f"{seq:08x}", seq, DATA))
        assert answer is Appended.DONE
    return seq


async def measure_all(url: str) -> list[Pace]:
    """The pace with one appender, with some and with many."""
    store = await DatabaseStore.open(url)
    try:
        return [await measure(store, appenders) for appenders in APPENDERS]
    finally:
        await store.close()


async def ask(url: str, query: str) -> int:
    """One number out of a PostgreSQL."""
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval(query))
    finally:
        await connection.close()


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    """The address of an empty database of each kind."""
    with ExitStack() as end:
        folder = end.enter_context(tempfile.TemporaryDirectory())
        admin = os.environ.get("DOWNFORCE_TEST_POSTGRES", "")
        if not admin:
            server = start_postgres()
            end.callback(stop_postgres, server)
            admin = server.get_uri()
        yield {
            "SQLite": sqlite_url(Path(folder)),
            "PostgreSQL": end.enter_context(postgres_url(admin)),
        }


def main() -> None:
    """Measures and prints a table."""
    print(f"{'durable appends':12}" + "".join(f"{number:>12} at once" for number in APPENDERS))
    with databases() as urls:
        before = asyncio.run(ask(urls["PostgreSQL"], LOG))
        for name, url in urls.items():
            paces = asyncio.run(measure_all(url))
            print(f"{name + ', per s':24}" + "".join(f"{pace.wall:>12,.0f}" for pace in paces))
            print(f"{name + ', per CPU s':24}" + "".join(f"{pace.cpu:>12,.0f}" for pace in paces))
        log, stored, count = (asyncio.run(ask(urls["PostgreSQL"], query)) for query in (LOG, STORED, COUNT))
        print(f"PostgreSQL, for each: {stored / count:.0f} bytes, {(log - before) / count:.0f} written ahead")


if __name__ == "__main__":
    main()
