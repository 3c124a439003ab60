"""Servers start and stop while people play: a rolling restart, and old and new code side by side."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
import websockets

from downforce.server.live.store import StoreError
from downforce.server.storage import migrations
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire.messages import VERSION
from tests.docs.blocks import ROOT
from tests.server.databases import postgres_url
from tests.server.fleet import Fleet, new_server, play_through, servers
from tests.server.running import ForkedServer, ForkServer, metric, new_visitor

TABLES = 10
FEW_TABLES = 4
YESTERDAY = "c489198b68acb9640dbf13869f320a3eb8d012ae"
"""A commit with the same protocol, log, hints and membership, whose modules have the names of today."""
TOMORROW = """
from functools import partial
from pathlib import Path
from downforce.server.http import app
from downforce.server.storage import migrations
migrations.FOLDER = Path({folder!r})
app.Services = partial(app.Services, build="tomorrow")
"""
# What a step may do while older code runs: add.
STEP = """
import sqlalchemy as sa
from alembic import op

revision = "tomorrow"
down_revision = {last!r}


def upgrade():
    for table in ("tables", "entries", "games", "visitors", "processes", "presence"):
        op.add_column(table, sa.Column("mood", sa.Text, nullable=False, server_default="cheerful"))
    op.create_table("moods", sa.Column("id", sa.Integer, primary_key=True))
    op.create_index("visitors_by_created", "visitors", ["created"])
"""

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes under /proc")


def entries_written(server: ForkedServer) -> int:
    """How many entries a process has written to logs."""
    return int(metric(server, "downforce_entries_total"))


async def until_written(server: ForkedServer, more: int) -> None:
    """Waits until a process has written so many more entries: people play there."""
    goal = entries_written(server) + more
    while entries_written(server) < goal:
        await asyncio.sleep(0.1)


async def leave(fleet: Fleet, server: ForkedServer) -> None:
    """A process is told to stop, as a host would do it."""
    fleet.servers.remove(server)
    await asyncio.to_thread(server.stop)


def play(
    database: str,
    started: list[ForkedServer],
    disturb: Callable[[Fleet], Awaitable[None]],
    tables: int = TABLES,
) -> None:
    """People play while servers are disturbed; then the logs are checked."""
    fleet = Fleet([*started], [new_visitor(started[0]) for _ in range(5)], Random("play"), tables)
    play_through(fleet, database, disturb)


@linux
@pytest.mark.soak
def test_a_rolling_restart_loses_nothing_and_games_go_on(tmp_path: Path) -> None:
    async def disturb(fleet: Fleet) -> None:
        await fleet.all_racing()
        for server in [*fleet.servers] * 2:
            await leave(fleet, server)
            await until_written(fleet.servers[0], 30)  # by those who have come over
            await asyncio.to_thread(server.start)
            fleet.servers.append(server)

    with postgres_url() as database, servers(database, tmp_path, 2) as (_, started):
        play(database, started, disturb)
    assert "Traceback" not in started[0].log, started[0].log


@linux
def test_clients_of_a_stopping_process_are_told_to_reconnect(tmp_path: Path) -> None:
    async def close_code(server: ForkedServer) -> int | None:
        async with websockets.connect(server.socket_url("any")) as socket:
            await asyncio.to_thread(server.stop)
            await socket.wait_closed()
            return socket.close_code

    with postgres_url() as database, servers(database, tmp_path, 1) as (_, (server,)):
        assert asyncio.run(close_code(server)) == 1012  # "service restart"


def steps_of_tomorrow(folder: Path) -> Path:
    """The steps of the database's versions with one more."""
    steps = folder / "migrations"
    shutil.copytree(Path(migrations.__file__).parent, steps)
    last = migrations.steps().get_current_head()
    (steps / "versions" / "tomorrow.py").write_text(STEP.format(last=last))
    return steps


def tomorrow(folder: Path) -> ForkServer:
    """A version to come: with another build, and one more step of the database."""
    (folder / "tomorrow").mkdir()
    return ForkServer(folder / "tomorrow", TOMORROW.format(folder=str(steps_of_tomorrow(folder))))


@contextmanager
def yesterday(folder: Path) -> Iterator[ForkServer]:
    """The code as it was, out of the history."""
    git = ["git", "-C", str(ROOT)]
    if subprocess.run([*git, "cat-file", "-e", YESTERDAY], capture_output=True, check=False).returncode:
        pytest.skip("the history is not here, or not all of it")
    folder.mkdir()
    packed = subprocess.run([*git, "archive", YESTERDAY, "src"], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    source = folder / "src"
    with ForkServer(folder, f"assert server.__file__.startswith({str(source)!r})", source) as fork_server:
        yield fork_server


async def builds(server: ForkedServer, token: str, table: str) -> list[str]:
    """The builds that a page of today is told of."""
    cookie = {"Cookie": f"downforce={token}"}
    async with websockets.connect(server.socket_url(table), additional_headers=cookie) as socket:
        await socket.send(json.dumps({"t": "hello", "v": VERSION, "look": None, "build": "today"}))
        messages = [json.loads(await socket.recv()) for _ in range(3)]
        return [message["build"] for message in messages if message["t"] == "outdated"]


@linux
@pytest.mark.parametrize("tables", [FEW_TABLES, pytest.param(TABLES, marks=pytest.mark.soak)])
def test_old_and_new_code_serve_the_same_tables_while_the_database_is_upgraded(
    tables: int, tmp_path: Path
) -> None:
    with (
        postgres_url() as database,
        servers(database, tmp_path, 2) as (_, old),
        tomorrow(tmp_path) as fork_server,
    ):
        new: list[ForkedServer] = []

        async def disturb(fleet: Fleet) -> None:
            await fleet.all_racing()
            for server in [*fleet.servers]:
                new.append(await asyncio.to_thread(new_server, database, tmp_path / "tomorrow", fork_server))
                fleet.servers.append(new[-1])
                fleet.doors.append(new[-1].port)
                await until_written(server, 2 * tables)  # the old code, on the new database
                await leave(fleet, server)
                fleet.doors.remove(server.port)
                await until_written(new[-1], 2 * tables)
            table = next(iter(fleet.tables))
            assert await builds(new[0], fleet.tokens[0], table) == ["tomorrow"]

        try:
            play(database, old, disturb, tables)
        finally:
            for server in new:
                server.stop()
        assert "Traceback" not in old[0].log, old[0].log
        assert "Traceback" not in new[0].log, new[0].log


@linux
@pytest.mark.soak
def test_the_previous_version_serves_the_same_tables_beside_this_one(tmp_path: Path) -> None:
    with (
        postgres_url() as database,
        yesterday(tmp_path / "yesterday") as past,
        servers(database, tmp_path, 0) as (fork_server, new),
    ):
        old = [new_server(database, tmp_path / "yesterday", past) for _ in range(2)]

        async def disturb(fleet: Fleet) -> None:
            await fleet.all_racing()
            for server in [*fleet.servers]:
                new.append(await asyncio.to_thread(new_server, database, tmp_path, fork_server))
                fleet.servers.append(new[-1])
                fleet.doors.append(new[-1].port)
                await until_written(server, 20)  # and the new code takes it in
                await leave(fleet, server)
                fleet.doors.remove(server.port)
                await until_written(new[-1], 20)  # beside the other old one, the first time

        try:
            play(database, old, disturb)
        finally:
            for server in old:
                server.stop()
        assert "Traceback" not in old[0].log, old[0].log
        assert "Traceback" not in new[0].log, new[0].log


def test_the_old_code_does_not_start_on_the_new_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would not know what it is doing; who goes back to it has to bring back the database as well."""
    with postgres_url() as database:
        with monkeypatch.context() as of_tomorrow:
            of_tomorrow.setattr(migrations, "FOLDER", steps_of_tomorrow(tmp_path))
            asyncio.run(open_and_close(database))
        with pytest.raises(StoreError, match="newer version"):
            asyncio.run(open_and_close(database))


async def open_and_close(database: str) -> None:
    await (await DatabaseStore.open(database)).close()
