"""Real ``downforce serve`` processes: one file, a full disk, and crowds that say nothing."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from downforce.server.storage.lock import only_server
from downforce.server.wire import messages as p
from tests.server.databases import sqlite_url
from tests.server.running import Server, answers, new_visitor, open_table

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of a running process")

FILES = 200
SILENT = 2 * FILES
HALF = b"GET /api/lobby HTTP/1.1\r\nHost: loc"


def command(folder: Path, port: int, *options: str) -> list[str]:
    database = ("--database", sqlite_url(folder), "--port", str(port))
    return [sys.executable, "-m", "downforce", "serve", *database, *options]


@contextmanager
def serving(folder: Path, *, files: int = 0) -> Iterator[Server]:
    """A server, which may open only so many files."""
    server = Server(sqlite_url(folder), folder)
    limit = f"ulimit -n {files}; " if files else ""
    with (folder / "server.log").open("wb") as log:
        words = ["sh", "-c", f'{limit}exec "$@"', "sh", *command(folder, server.port)]
        server.process = subprocess.Popen(words, stderr=log)
        try:
            server._wait_for_answer(lambda: server.process is None or server.process.poll() is not None)
            yield server
        finally:
            server.stop()


def test_a_second_serve_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        second = subprocess.run(
            command(tmp_path, 0), check=False, capture_output=True, text=True, timeout=60, env=_english()
        )
        assert second.returncode == 2
        (line,) = second.stderr.splitlines()
        assert "another server is using the database" in line.lower()
        assert httpx.get(f"{server.url}/ready", timeout=20).status_code == 200
        assert server.process is not None
        server.kill()
    with only_server(sqlite_url(tmp_path)):  # the lock went with the process
        pass


def _english() -> dict[str, str]:
    return {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def test_a_server_whose_disk_is_full_is_not_ready_and_is_again_once_it_has_room(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.url}/ready", timeout=20).status_code == 200
        assert server.process is not None
        pid, free = server.process.pid, resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, free[1]))  # no file grows any more
        assert _until_ready_is(server, 503)
        answer = httpx.post(f"{server.url}/api/visitor", timeout=20)
        assert (answer.status_code, answer.json()["reason"]) == (503, "server-trouble")
        assert httpx.get(f"{server.url}/api/lobby", timeout=20).status_code == 200  # it still reads
        assert answers(server.port)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, free)
        assert _until_ready_is(server, 200)


def _until_ready_is(server: Server, status: int) -> bool:
    for _ in range(200):
        if httpx.get(f"{server.url}/ready", timeout=20).status_code == status:
            return True
        time.sleep(0.1)
    return False


def test_players_connect_despite_crowds_of_silent_connections(tmp_path: Path) -> None:
    with serving(tmp_path, files=FILES) as server, ExitStack() as crowd:
        token = new_visitor(server)
        table = open_table(server, token, players=2)
        for number in range(SILENT):
            one = crowd.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            if number % 2:
                one.sendall(HALF)
        asyncio.run(_comes_in(server, table, token))


def test_players_connect_despite_crowds_of_spectators(tmp_path: Path) -> None:
    async def watch(server: Server, table: str, crowd: AsyncExitStack) -> None:
        for _ in range(FILES):
            one = await crowd.enter_async_context(
                connect(server.socket_url(table), open_timeout=60, max_queue=None)
            )
            await one.send(json.dumps({"t": "hello", "v": p.VERSION}))

    async def main(server: Server, table: str, token: str) -> None:
        async with AsyncExitStack() as crowd:
            with pytest.raises(InvalidStatus, match="503"):
                await watch(server, table, crowd)
            await _comes_in(server, table, token)

    with serving(tmp_path, files=FILES) as server:
        token = new_visitor(server)
        asyncio.run(main(server, open_table(server, token, players=2), token))


async def _comes_in(server: Server, table: str, token: str) -> None:
    headers = {"Cookie": f"downforce={token}"}
    async with connect(server.socket_url(table), additional_headers=headers, open_timeout=60) as player:
        await player.send(json.dumps({"t": "hello", "v": p.VERSION, "look": 0}))
        assert json.loads(await player.recv())["t"] == "welcome"
        await player.send(json.dumps({"t": "say", "id": "1", "seat": 0, "text": "made it"}))
        while (answer := json.loads(await player.recv()))["t"] != "accepted":
            assert answer["t"] != "refused", answer


def test_a_flood_of_pings_is_cut_off(tmp_path: Path) -> None:
    async def main(server: Server, table: str) -> None:
        stranger = await connect(server.socket_url(table), ping_interval=None)
        stranger.transport.write(Frame(Opcode.PING, b"").serialize(mask=True) * 50_000)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(stranger.recv(), 20)

    with serving(tmp_path) as server:
        table = open_table(server, new_visitor(server), players=2)
        asyncio.run(main(server, table))
        assert httpx.get(f"{server.url}/ready", timeout=20).status_code == 200
