"""Who is shown as being here."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from downforce.server.live import broadcast
from downforce.server.live.hub import Hub
from downforce.server.wire.messages import VERSION
from tests.server.databases import sqlite_url
from tests.server.room import Client, room


def test_nobody_is_told_of_a_stranger_who_was_not_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_EVERY", 0)

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=2)
            host = await here.client(table, "v0", 0)
            told = len(host.frames)
            stranger = await here.client(table, "v9", 1)
            for _ in range(3):
                assert (await stranger.say(t="hello", v=VERSION, look=1))[-1]["reason"] == "not-your-seat"
            assert len(host.frames) == told
            assert [*(await here.hub.wake(table)).audience.connections] == [host]
            assert (await stranger.say(t="hello", v=VERSION))[0]["t"] == "welcome"
            assert len(host.frames) == told + 1

    asyncio.run(main())


def test_a_seated_visitor_is_shown_as_present(tmp_path: Path) -> None:
    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=1)
            host, guest = await here.client(table, "v0", 0), await here.client(table, "v1")
            assert (await guest.ask("sit", seat=1, name="Bo"))["t"] == "accepted"
            for client in (host, guest):
                told = [json.loads(frame) for frame in client.frames]
                last = [message for message in told if message["t"] == "present"][-1]
                assert (last["seats"], last["watching"]) == ([0, 1], 0)

    asyncio.run(main())


def presences(client: Client) -> list[tuple[list[int], int]]:
    """What a client was sent about who is here."""
    told = [json.loads(frame) for frame in client.frames]
    return [(message["seats"], message["watching"]) for message in told if message["t"] == "present"]


async def leave(hub: Hub, table: str, onlookers: list[Client]) -> None:
    for onlooker in onlookers:
        hub.leave(await hub.wake(table), onlooker)


def test_a_crowd_that_comes_and_goes_is_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_EVERY", 3600)

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=1)
            host = await here.client(table, "v0", 0)
            crowd = [await here.client(table, f"o{n}") for n in range(12)]
            assert presences(host) == [([0], 0)]
            # Each newcomer knows at once who is here.
            assert [presences(one) for one in crowd] == [[([0], n)] for n in range(1, 13)]
            await leave(here.hub, table, crowd[4:])
            assert presences(host) == [([0], 0)]

    asyncio.run(main())


def test_the_last_change_of_a_second_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_EVERY", 0.2)

    async def main() -> None:
        async with room(sqlite_url(tmp_path)) as here:
            table = await here.table(people=1)
            host = await here.client(table, "v0", 0)
            crowd = [await here.client(table, f"o{n}") for n in range(12)]
            await leave(here.hub, table, crowd[4:])
            while presences(host)[-1] != ([0], 4):
                await asyncio.sleep(0.02)

    asyncio.run(main())
