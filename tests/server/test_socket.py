"""Rate limits and slow readers: one client cannot block the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from downforce.server.http import socket as socket_module
from downforce.server.http.socket import LARGEST_QUEUE, LONGEST_QUEUE, SocketConnection
from downforce.server.live.session import MESSAGES
from downforce.server.wire.messages import VERSION
from tests.server.databases import sqlite_url
from tests.server.room import Client, room


@pytest.mark.parametrize("message", ["{", '{"t":"check"}', '{"t":"dance"}'])
def test_a_flooding_client_is_slowed_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: str
) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def main() -> None:
        async with room(sqlite_url(tmp_path), is_limited=True) as here:
            client = await here.client(await here.table(people=1), "v0", 0)
            assert client.session is not None
            monkeypatch.setattr(asyncio, "sleep", pause)
            for _ in range(2 * MESSAGES[0]):
                await client.session.receive(message)
            monkeypatch.undo()
            assert sum(bool(seconds) for seconds in pauses) >= MESSAGES[0] // 2

    asyncio.run(main())


@pytest.mark.parametrize("message", [b"x", b"x" * (LARGEST_QUEUE // LONGEST_QUEUE * 2)], ids=["many", "much"])
def test_a_slow_reader_is_cut_off_and_queues_no_more(message: bytes) -> None:
    async def main() -> None:
        made = asyncio.Event()
        connections: list[SocketConnection] = []

        async def reader() -> None:
            connections.append(SocketConnection("v0"))
            made.set()
            await asyncio.Event().wait()

        reading = asyncio.create_task(reader())
        await made.wait()
        (connection,) = connections
        connection.ready = True
        while not connection.close_code:
            connection.send(message)
        with pytest.raises(asyncio.CancelledError):
            await reading
        waiting, size = connection.queue.qsize(), connection.size
        assert waiting <= LONGEST_QUEUE + 1
        assert size <= LARGEST_QUEUE + len(message)
        connection.send(message)
        assert connection.queue.qsize() == waiting
        assert not connection.ready

    asyncio.run(main())


class NeverReads:
    """A socket whose client sends, and never reads."""

    client = None

    def __init__(self) -> None:
        self.codes: list[int] = []

    async def accept(self) -> None:
        pass

    async def receive_data(self, mode: str) -> str:
        await asyncio.sleep(0)
        return f'{{"t":"hello","v":{VERSION}}}' if not self.codes else "{"

    async def send_data(self, data: str, mode: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str = "") -> None:
        self.codes.append(code)


def test_a_socket_that_is_cut_off_is_gone_from_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "LONGEST_QUEUE", 20)

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table, deaf = await here.table(people=1), NeverReads()
            await socket_module.serve_socket(deaf, here.hub, table, "v0", "")  # type: ignore[arg-type]
            assert deaf.codes == [1013]
            assert not here.hub._tables[table].audience.connections
            other: Client = await here.client(table, "v1")
            assert other.seen.info["id"] == table

    asyncio.run(main())


class NeverSends(NeverReads):
    """A client that never says anything."""

    async def receive_data(self, mode: str) -> str:
        await asyncio.Event().wait()
        raise AssertionError


def test_a_client_without_hello_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_TIMEOUT", 0.01)

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=2)
            silent = NeverSends()
            await asyncio.wait_for(
                socket_module.serve_socket(silent, here.hub, table, "v0", ""),  # type: ignore[arg-type]
                20,
            )
            assert silent.codes == [1008]

    asyncio.run(main())
