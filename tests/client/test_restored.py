"""A client after the server was restored from a backup, or after a database error."""

from __future__ import annotations

import asyncio

import msgspec
from websockets.asyncio.server import ServerConnection, serve

from downforce.client.link import Link
from downforce.server.table import log
from downforce.server.table.fold import opened
from downforce.server.table.views import table_info
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal
from downforce.server.wire.settings import Settings

OPENED = log.Opened(settings=Settings(players=2), host="v0", people=(None, None), bots=(None, None))
INFO = table_info(opened("table", "ABC234", OPENED, 0))


def welcome(seq: int) -> str:
    message = p.Welcome(
        v=p.VERSION, seq=seq, now=0, build="", look=None, yours=[], host=False, info=INFO, view=None, talk=[],
        present=[],
    )  # fmt: skip
    return msgspec.json.encode(message).decode()


def test_a_client_goes_on_from_what_a_restored_server_knows() -> None:
    heard: list[dict[str, object]] = []
    seqs = iter([80, 50])

    async def talk(socket: ServerConnection) -> None:
        heard.append(msgspec.json.decode(await socket.recv()))
        seq = next(seqs)
        await socket.send(welcome(seq))
        if seq == 80:
            return  # it is gone, and comes back from a backup
        while True:
            asked = msgspec.json.decode(await socket.recv())
            heard.append(asked)
            answer = p.Accepted(id=asked["id"], seq=50) if "id" in asked else p.Updates(updates=[])
            await socket.send(msgspec.json.encode(answer).decode())

    async def main() -> None:
        async with serve(talk, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with asyncio.timeout(30), Link(f"http://127.0.0.1:{port}", "table") as link:
                await link.until(lambda seen: seen.seq == 50)
                assert (await link.ask(p.Start(id="1"))).seq == 50
        assert [message.get("have", 0) for message in heard[:2]] == [0, 80]
        assert sum(message["t"] == "fetch" for message in heard) == 0

    asyncio.run(main())


def test_a_hello_refused_for_now_is_retried_before_the_timeout() -> None:
    hellos: list[dict[str, object]] = []

    async def talk(socket: ServerConnection) -> None:
        while True:
            hellos.append(msgspec.json.decode(await socket.recv()))
            declined = p.Refused(id="", reason=Refusal.SERVER_TROUBLE, seq=0)
            is_well = len(hellos) == 3
            await socket.send(welcome(5) if is_well else msgspec.json.encode(declined).decode())

    async def main() -> None:
        async with serve(talk, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            url = f"http://127.0.0.1:{port}"
            async with asyncio.timeout(30), Link(url, "table", timeout=1000) as link:
                assert link.seen.seq == 5
        assert [message["t"] for message in hellos] == ["hello"] * 3

    asyncio.run(main())
