"""The way of a database to today's tables."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from downforce.server.live.store import Appended, Listing, NewEntry, PackedGame, StoreError, TableRow
from downforce.server.storage import migrations
from downforce.server.storage.schema import metadata
from downforce.server.storage.store import DatabaseStore
from tests.server.databases import sqlite_url

DUMPS = Path(__file__).parent.parent / "data" / "store"
OPEN = """
import asyncio, sys
from downforce.server.storage.store import DatabaseStore

async def main():
    sys.stdin.readline()  # all at the same time
    store = await DatabaseStore.open(sys.argv[1])
    await store.close()

asyncio.run(main())
"""


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrated_tables_are_those_of_the_schema(database_url: str) -> None:
    async def main() -> None:
        store = await DatabaseStore.open(database_url)
        async with store._writer._writer.begin() as connection:
            assert await connection.run_sync(differences) == []
            await connection.execute(text("ALTER TABLE games ADD COLUMN stray INTEGER"))
            assert len(await connection.run_sync(differences)) == 1  # it does see them
        await store.close()

    asyncio.run(main())


def test_opening_again_changes_nothing(database_url: str) -> None:
    async def main() -> None:
        for _ in range(2):
            store = await DatabaseStore.open(database_url)
            assert await store.set_setting_once("key", b"1") == b"1"
            await store.close()

    asyncio.run(main())


def test_two_processes_may_start_on_an_empty_database(database_url: str) -> None:
    command = [sys.executable, "-c", OPEN, database_url]
    starts = [subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
    for start in starts:
        assert start.stdin
        start.stdin.write(b"go\n")
        start.stdin.flush()
    assert [start.communicate()[1] for start in starts] == [b"", b""]
    assert [start.returncode for start in starts] == [0, 0]


def test_many_may_open_an_empty_database_in_one_process(database_url: str) -> None:
    async def main() -> None:
        for store in await asyncio.gather(*(DatabaseStore.open(database_url) for _ in range(8))):
            await store.close()

    asyncio.run(main())


def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    async def main() -> None:
        store = await DatabaseStore.open(database_url)
        async with store._writer._writer.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        with pytest.raises(StoreError, match=r"^a newer version of Downforce .* \(step 9999\)"):
            await DatabaseStore.open(database_url)

    asyncio.run(main())


def test_the_last_step_is_known_by_the_name_of_its_file() -> None:
    """So that a database that is up to date is opened without Alembic."""
    assert migrations._last_step() == migrations.steps().get_current_head()


def test_a_database_that_is_up_to_date_is_opened_without_alembic(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        await (await DatabaseStore.open(database_url)).close()
        for name in ("alembic.config", "alembic.runtime.environment", "alembic.script"):
            monkeypatch.setitem(sys.modules, name, None)
        await (await DatabaseStore.open(database_url)).close()

    asyncio.run(main())


def test_each_published_step_has_a_dump() -> None:
    assert {path.stem for path in DUMPS.glob("*.sql")} == {
        step.revision for step in migrations.steps().walk_revisions()
    }


@pytest.mark.parametrize("dump", sorted(DUMPS.glob("*.sql")), ids=lambda dump: dump.stem)
def test_an_old_database_opens_in_this_version(dump: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "downforce.db")
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()

    async def main() -> None:
        store = await DatabaseStore.open(sqlite_url(tmp_path))
        async with store._writer._writer.begin() as connection:
            assert await connection.run_sync(differences) == []
        listing = Listing("running", True, b'{"name":"Marina Bay"}')
        assert await store.table("t1") == TableRow("t1", "ABCD", 1700000000000, 1700000000002, listing)
        assert [tuple(entry) for entry in await store.entries("t1")] == [
            (1, "", "0", 1700000000001, b'{"kind":"open"}'),
            (2, "v1", "a1", 1700000000002, b'{"kind":"sit","seat":0}'),
        ]
        assert await store.append(NewEntry("t1", 3, "v1", "a1", 0, b"{}")) is Appended.DUPLICATE
        assert await store.append(NewEntry("t1", 3, "v1", "a2", 0, b"{}")) is Appended.DONE
        assert await store.game("t0") == PackedGame("t0", 1700000000000, True, b'{"deal":"x"}')
        assert await store.visitor_of(b"\x01\x02") == "v1"
        assert await store.take_code(b"\x03\x04", 1700000000000) == ("v1", b"")
        assert await store.setting("key") == b"\x05"
        await store.close()

    asyncio.run(main())
