"""Killed between the commit of a turn and its call: every call goes out, at most the one in flight twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from downforce.server.calls.hook import Hook
from downforce.server.calls.office import Office
from downforce.server.calls.sender import Sender
from downforce.server.live.calls import CALL_AFTER, LEASE, Way
from tests.server.databases import fresh_database
from tests.server.days import HOUR, Days, days
from tests.server.receivers import Receiver, receiver


class Tally(NamedTuple):
    """The calls of turns, by webhook and the beginning of the turn."""

    received: Counter[tuple[str, int]]
    wanted: set[tuple[str, int]]
    kills: int
    """How many processes were killed between sending and storing that it was sent."""


async def send(here: Days, number: int, it: Receiver, kill: str) -> None:
    """One process sends what is due, and may be killed on the way."""
    calls = here.rooms[number].store.calls
    claimed = await calls.claim(here.now(), 16)
    if kill == "after it took them":
        return
    office = Office(key=b"k" * 32, outward=it.outward())
    for n, outgoing in enumerate(claimed.parcels):
        report = await office.send(outgoing, here.now())
        if kill == "after it sent one" and n == 0:
            return  # nothing says that it was sent
        await calls.finish(outgoing, report, here.now())


async def race(here: Days, it: Receiver, tries: int) -> Tally:
    """Kills a process at every turn."""
    rng = Random(5)
    for n in range(3):
        hook = Hook(url=f"https://hook.example.com/v{n}")
        data = msgspec.json.encode(hook)
        await here.rooms[0].store.calls.turn_on(f"v{n}", Way.HOOK, hook.url, data, here.now())
    here.now.at += 1000
    wanted, kills, table = set[tuple[str, int]](), 0, ""
    for _ in range(tries):
        if not table or (await here.fold(table)).status == "over":
            table = await here.table()
            await here.dealt(table)
        game = await here.fold(table)
        assert game.game is not None
        asked = {game.seats[seat].visitor for seat in game.asked}
        wanted |= {(visitor, game.game.asked_at) for visitor in asked}
        here.now.at += CALL_AFTER
        kind = rng.choice(["before it looked", "after it took them", "after it sent one"])
        if kind != "before it looked":
            await send(here, rng.randrange(len(here.rooms)), it, kind)
        await here.lose(rng.randrange(len(here.rooms)))
        kills += kind == "after it sent one"
        here.now.at += LEASE
        sender = Sender(here.rooms[0].store.calls, Office(key=b"k" * 32, outward=it.outward()), here.now)
        while await sender.step():
            await sender.settle()
        here.now.at += 2 * HOUR
        for visitor in sorted(asked):
            await here.turn(table, visitor)
    received = Counter[tuple[str, int]]()
    for request in it.requests:
        for one in json.loads(request.body)["races"]:
            received[request.target[1:], one["turn"]] += 1
    return Tally(received, wanted, kills)


def check(kind: str, tries: int, processes: int) -> None:
    async def main(url: str) -> None:
        async with receiver() as it, days(url, processes=processes) as here:
            received, wanted, kills = await race(here, it, tries)
            assert wanted <= received.keys()
            twice = [key for key, count in received.items() if count > 1]
            assert all(received[key] == 2 for key in twice)
            assert len(twice) <= kills

    with fresh_database(kind) as url:
        asyncio.run(main(url))


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 2)])
def test_a_killed_process_loses_no_call(kind: str, processes: int) -> None:
    check(kind, 6, processes)


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 2)])
def test_no_call_is_lost_in_200_kills(kind: str, processes: int) -> None:
    check(kind, 200, processes)
