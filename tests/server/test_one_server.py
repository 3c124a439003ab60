"""One server on one SQLite file, and a server that says whether it can write."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from downforce.server.live.store import StoreError
from downforce.server.storage.errors import CannotOpenStore
from downforce.server.storage.lock import only_server
from downforce.server.storage.store import DatabaseStore
from tests.server.databases import sqlite_url

HOLD = """
import sys
from downforce.server.storage.lock import only_server
with only_server(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.readline()
"""


def test_a_second_server_on_a_file_is_refused_until_the_first_is_dead(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        with (
            pytest.raises(CannotOpenStore, match=r"^another server is using the database sqlite:"),
            only_server(url),
        ):
            pass
        first.kill()
    with only_server(url), pytest.raises(CannotOpenStore), only_server(url):
        pass


def test_reading_needs_no_lock(tmp_path: Path) -> None:
    async def main() -> None:
        with only_server(sqlite_url(tmp_path)):
            store = await DatabaseStore.open(sqlite_url(tmp_path))
            assert await store.listed() == []
            await store.close()

    asyncio.run(main())


def test_postgresql_needs_no_lock() -> None:
    with only_server("postgresql://host/games"), only_server("postgresql://host/games"):
        pass


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[DatabaseStore]:
    store = await DatabaseStore.open(sqlite_url(folder))
    try:
        yield store
    finally:
        await store.close()


def test_a_database_that_only_reads_is_noticed(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.check_writes(1)
            await store.check_writes(2)
            assert await store.setting("ready") == b"2"

            @event.listens_for(store._writer._writer.sync_engine, "begin")
            def read_only(connection: object) -> None:
                connection.exec_driver_sql("PRAGMA query_only=ON")  # type: ignore[attr-defined]

            with pytest.raises(StoreError, match="readonly"):
                await store.check_writes(3)

    asyncio.run(main())
