"""``python -m bench.proxy``: what nginx needs for each socket and for each message it passes on, with TLS.

The site of deploy/nginx.conf, with two servers behind it. Some people play quickly, many look on; counted is
what reaches those. Linux only, like the tests of that site.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from random import Random

import websockets
from websockets.asyncio.client import ClientConnection

from downforce.server.wire.messages import VERSION
from tests.hosting.site import Front, Site, at_home, running_site
from tests.server.client import Player
from tests.server.databases import _server, stop_postgres
from tests.server.running import new_visitor, open_table

TABLES = 4


def cpu(pids: list[int]) -> float:
    """Seconds of CPU time."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


def memory(pids: list[int]) -> float:
    """KiB that are not shared."""
    texts = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in pids]
    return sum(
        int(line.split()[1]) for text in texts for line in text.splitlines() if line.startswith("Private_")
    )


async def measure(site: Site, lookers: int, seconds: float) -> None:
    front = site.front
    token = new_visitor(front)
    tables = [open_table(front, token, bots=(None, "rookie"), players=2) for _ in range(TABLES)]
    pids = front.workers
    empty = memory(pids)
    sockets = [await looking_on(front, tables[n % TABLES], n) for n in range(lookers)]
    print(f"{(memory(pids) - empty) / lookers:6.1f} KiB for each socket, of {lookers}")
    count = [0, 0]
    listening = [asyncio.create_task(listen(socket, count)) for socket in sockets]
    players = [
        asyncio.create_task(
            Player(
                front.socket_url(table), token, 0, Random(table), starts=True, until=lambda _: False
            ).play()
        )
        for table in tables
    ]
    await asyncio.sleep(2)
    before, began, (messages, size) = cpu(pids), time.monotonic(), count
    await asyncio.sleep(seconds)
    took, used = time.monotonic() - began, cpu(pids) - before
    messages, size = count[0] - messages, count[1] - size
    print(f"{1e6 * used / messages:6.1f} µs for each message, of {messages / took:.0f} a second")
    print(f"{size / messages:6.0f} bytes for each, before compression")
    for task in (*players, *listening):
        task.cancel()
    await asyncio.gather(*players, *listening, return_exceptions=True)


async def looking_on(front: Front, table: str, number: int) -> ClientConnection:
    address = f"127.0.{number // 200 + 1}.{number % 200 + 1}"  # or nginx finds that one asks for too much
    socket = await websockets.connect(front.socket_url(table), local_addr=(address, 0))
    await socket.send(json.dumps({"t": "hello", "v": VERSION, "look": None}))
    await socket.recv()
    return socket


async def listen(socket: ClientConnection, count: list[int]) -> None:
    async for message in socket:
        count[0] += 1
        count[1] += len(message)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.proxy", description=__doc__)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running_site(folder) as site, at_home(folder / "fullchain.pem"):
            asyncio.run(measure(site, arguments.sockets, arguments.seconds))
    stop_postgres(_server())


if __name__ == "__main__":
    main()
