"""``python -m bench.sleeping 100000``: what tables over days cost that sleep, and what a missed turn costs.

All tables are copies of one, in SQLite, in one process: two people, whose turns are due at the same time.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from downforce.server.answers.mine import own_tables
from downforce.server.live.late_turns import LateTurns
from tests.server.databases import sqlite_url
from tests.server.days import DAY, Days, new_room
from tests.server.room import Now, Room

VISITORS: Final = 5_000
"""How many people share the second seats."""
SECONDS: Final = 10
DUE_SECONDS: Final = 30


async def make_tables(folder: Path, now: Now, count: int) -> str:
    """A database with so many sleeping tables."""
    url = sqlite_url(folder)
    days = Days(url, now, [await new_room(url, now)])
    await days.dealt(await days.table(people=2), 2)
    await close(days.room)
    with sqlite3.connect(next(folder.glob("*.db"))) as database:
        copy(database, count)
    return url


def copy(database: sqlite3.Connection, count: int) -> None:
    """Copies the rows of the one table, each copy with people of its own."""
    table, turn = (database.execute(f"SELECT * FROM {name}").fetchone() for name in ("tables", "turns"))
    seats, entries = (database.execute(f"SELECT * FROM {name}").fetchall() for name in ("seats", "entries"))
    keys = range(2, count + 1)
    fill(database, "tables", ((key, f"t{key}", f"C{key}", *table[3:]) for key in keys))
    fill(database, "turns", ((key, *turn[1:]) for key in keys))
    people = ((key, f"w{key % VISITORS}-{n}", *seat[2:]) for key in keys for n, seat in enumerate(seats))
    fill(database, "seats", people)
    fill(database, "entries", ((key, *entry[1:]) for key in keys for entry in entries))


def fill(database: sqlite3.Connection, table: str, rows: Iterable[tuple[object, ...]]) -> None:
    """Adds rows to a table of the database."""
    columns = len(database.execute(f"PRAGMA table_info({table})").fetchall())
    database.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * columns)})", rows)


async def measure(count: int) -> None:
    """Prints one line for each figure."""
    now = Now()
    with tempfile.TemporaryDirectory() as folder:
        url = await make_tables(Path(folder), now, count)
        print(f"{count:,} tables, {Path(url.removeprefix('sqlite:///')).stat().st_size >> 20} MiB")
        begin = time.perf_counter()
        room = await new_room(url, now)
        print(f"opening the store: {(time.perf_counter() - begin) * 1000:.0f} ms")
        late = LateTurns(room.hub, room.hub._env)
        await sleep(late)
        begin = time.perf_counter()
        races = len(await own_tables(room.store, room.hub, "w7-0"))
        print(f"the list of {races} races: {(time.perf_counter() - begin) * 1000:.0f} ms")
        now.at += DAY + DAY // 20
        await play(late)
        await close(room)


async def sleep(late: LateTurns) -> None:
    """Nothing is due: asks the index every second, as a server does."""
    cpu = time.process_time()
    for _ in range(SECONDS):
        await late.step()
        await asyncio.sleep(1)
    share = (time.process_time() - cpu) / SECONDS
    print(f"without anything due: {share:.2%} of a core, {memory()} MiB")


async def play(late: LateTurns) -> None:
    """All are due at once: two missed turns at each table."""
    begin, cpu, tables = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - begin < DUE_SECONDS and (done := await late.step()):
        tables += done
    seconds, used = time.perf_counter() - begin, time.process_time() - cpu
    print(f"{tables} tables due: {tables / seconds:.0f} a second, {memory()} MiB")
    print(f"processor time of a missed turn: {used / max(2 * tables, 1) * 1000:.1f} ms")


def memory() -> int:
    """What this process has in memory now, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


async def close(room: Room) -> None:
    """Ends a process of the tests."""
    await room.hub.close()
    await room.store.close()


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
