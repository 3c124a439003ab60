"""Where an answer is due and does not come, a client asks whether anybody is there; else it keeps quiet."""

from __future__ import annotations

import asyncio
import socket as tcp
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve

from downforce.client import dial
from downforce.client import link as links
from downforce.client.dial import Dial
from downforce.client.link import Link
from downforce.server.wire import messages as p
from tests.client.test_dial import RESETS
from tests.client.test_restored import welcome
from tests.server.packets import dropping

Message = dict[str, Any]


async def in_front_of(server: Callable[[ServerConnection, Message], Awaitable[None]], link_does: Any) -> None:
    """A link to a server of which each message heard is taken care of; nothing is sent again by the clock."""

    async def talk(socket: ServerConnection) -> None:
        async for text in socket:
            await server(socket, msgspec.json.decode(text))

    async with serve(talk, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        async with asyncio.timeout(60), Link(f"http://127.0.0.1:{port}", "table", patience=1000) as link:
            await link_does(link)


def accepted(message: Message) -> str:
    return msgspec.json.encode(p.Accepted(id=message["id"], seq=5)).decode()


@pytest.fixture
def pings(monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[None]:
    """One for each time that somebody asked."""
    asked = asyncio.Queue[None]()
    plain = ClientConnection.ping

    async def ping(self: ClientConnection, *given: Any) -> Awaitable[float]:
        asked.put_nowait(None)
        return await plain(self, *given)

    monkeypatch.setattr(ClientConnection, "ping", ping)
    monkeypatch.setattr(links, "DOUBTS", 0.05)
    return asked


def forget(pings: asyncio.Queue[None]) -> None:
    """Where the machine is slow, so is every answer, and somebody asked with good reason."""
    while not pings.empty():
        pings.get_nowait()


def test_a_server_that_owes_an_answer_is_asked_once_whether_it_is_there(pings: asyncio.Queue[None]) -> None:
    async def slow(socket: ServerConnection, message: Message) -> None:
        if message["t"] == "hello":
            await socket.send(welcome(5))
        else:
            await pings.get()  # or there is no answer
            await asyncio.sleep(0.5)
            await socket.send(accepted(message))

    async def ask_twice(link: Link) -> None:
        forget(pings)
        for id in ("1", "2"):
            await link.ask(p.Start(id=id))
            assert pings.empty()

    asyncio.run(in_front_of(slow, ask_twice))


def test_a_server_that_owes_a_welcome_is_asked_too(pings: asyncio.Queue[None]) -> None:
    async def slow(socket: ServerConnection, message: Message) -> None:
        await pings.get()
        await socket.send(welcome(5))

    async def nothing(link: Link) -> None:
        assert link.seen.seq == 5

    asyncio.run(in_front_of(slow, nothing))


def test_a_server_that_owes_nothing_is_left_alone(pings: asyncio.Queue[None]) -> None:
    async def quick(socket: ServerConnection, message: Message) -> None:
        await socket.send(welcome(5) if message["t"] == "hello" else accepted(message))

    async def ask_and_wait(link: Link) -> None:
        await link.ask(p.Start(id="1"))
        forget(pings)
        await asyncio.sleep(0.5)
        assert pings.empty()

    asyncio.run(in_front_of(quick, ask_and_wait))


@pytest.mark.usefixtures("packet_loss")
def test_a_server_that_dies_unheard_with_an_answer_due_is_left_for_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though neither the kernel nor the library asks, which they do less soon or less surely."""
    monkeypatch.setattr(dial, "TOUCHES", 3600)
    monkeypatch.setattr(links, "Dial", partial(Dial, ping_interval=None))
    deaths: list[Message] = []

    async def dies_once(socket: ServerConnection, message: Message) -> None:
        if message["t"] == "hello":
            await socket.send(welcome(5))
        elif deaths:
            await socket.send(accepted(message))
        else:
            deaths.append(message)
            end = socket.transport.get_extra_info("socket")
            end.setsockopt(tcp.IPPROTO_TCP, tcp.TCP_QUICKACK, 1)  # or TCP repeats what was asked
            with dropping([socket.local_address[1]], 100):
                end.setsockopt(tcp.SOL_SOCKET, tcp.SO_LINGER, RESETS)
                socket.transport.abort()
                await asyncio.sleep(0)  # the line is closed in the next turn of the loop
                await asyncio.sleep(0)

    async def ask(link: Link) -> None:
        assert (await link.ask(p.Start(id="1"))).seq == 5

    asyncio.run(in_front_of(dies_once, ask))
    assert [message["id"] for message in deaths] == ["1"]
