"""Clients behind bad lines see, at every comparison and at the end, exactly what the server says they see."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from downforce.bots.registry import BOTS
from downforce.cli.verify import check_game
from downforce.i18n import load
from tests.server.client import Player
from tests.server.databases import sqlite_url
from tests.server.lossy import Fault, Line, lossy
from tests.server.running import Server, new_visitor, open_table

# As bad as real lines get: late, and gone.
CUTS: Line = {Fault.DELAY: 0.1, Fault.CUT: 0.01, Fault.SWALLOW: 0.005, Fault.HALF: 0.005}
# Worse than TCP allows: single messages get lost, doubled and swapped while the connection stays.
HOLES: Line = {Fault.DELAY: 0.05, Fault.LOSE: 0.03, Fault.TWICE: 0.04, Fault.SWAP: 0.04, Fault.CUT: 0.002}

EASY, NEXT, *_ = BOTS
PATIENCE = 0.3
"""Seconds until these clients send again."""
DEADLINE = 240
"""Seconds for everything; it takes a tenth of that."""

STANDARD = {"track": "marina-bay"}
TOUR = {"mode": "world-tour", "track": "marina-bay", "second_track": "river-station"}


class Case(NamedTuple):
    """A game over one line."""

    line: Line
    people: int
    bots: Sequence[str]
    settings: Mapping[str, Any] = STANDARD
    fetches: bool = True


CASES = (
    Case(CUTS, 2, ()),
    Case(HOLES, 2, ()),
    Case(HOLES, 1, ("rookie",), TOUR),
    Case(CUTS, 3, ("rookie",), TOUR),
    Case(HOLES, 4, (), fetches=False),
    Case(HOLES, 4, ("rookie", "works"), TOUR),
    Case(CUTS, 6, ()),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(sqlite_url(folder), folder)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


@pytest.fixture(scope="module")
def tokens(server: Server) -> list[str]:
    return [new_visitor(server) for _ in range(7)]


async def play(
    server: Server, tokens: Sequence[str], case: Case, seed: str
) -> tuple[list[Player], Counter[str]]:
    """One game over its own line, to the end; a spectator looks on over the same line."""
    players = case.people + len(case.bots)
    bots = (None,) * case.people + (*case.bots,)
    table = open_table(server, tokens[0], bots=bots, players=players, **case.settings)
    async with lossy([server.port], seed, case.line) as proxy:
        url = f"ws://127.0.0.1:{proxy.port}/api/tables/{table}/socket"
        clients = [
            Player(
                url, tokens[seat], seat if seat < case.people else None, Random(f"{seed} {seat}"),
                sits=True, starts=seat == 0, confirms=True, checks=0.03,
                fetches=case.fetches, patience=PATIENCE,
            )
            for seat in range(case.people + 1)
        ]  # fmt: skip
        await asyncio.gather(*(client.play() for client in clients))
    file = httpx.get(f"{server.url}/api/games/{table}/file")
    check_game(file.content, load("en"), shown=clients[0].seen.info["digest"])
    return clients, Counter({str(fault): count for fault, count in proxy.counts.items()})


def play_all(server: Server, tokens: Sequence[str], cases: Sequence[Case], seed: str) -> Counter[str]:
    """Some games at the same time; what happened to them, added up."""

    async def main() -> Counter[str]:
        games = (play(server, tokens, case, f"{seed} {number}") for number, case in enumerate(cases))
        done = await asyncio.wait_for(asyncio.gather(*games), DEADLINE)
        return sum((sum((c.counts for c in clients), counts) for clients, counts in done), Counter())

    return asyncio.run(main())


FEW_CASES = (CASES[0], CASES[1], CASES[4])
"""They are enough for everything to happen that can happen to a message."""


def test_every_client_ends_with_the_servers_view(server: Server, tokens: list[str]) -> None:
    counts = play_all(server, tokens, FEW_CASES, "one")
    for fault in Fault:
        assert counts[fault], f"no message was {fault}"
    for what in ("gaps", "fetched", "sent again", "compared"):
        assert counts[what], what


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_every_client_ends_with_the_servers_view_every_time(
    server: Server, tokens: list[str], seed: int
) -> None:
    server.stop()  # a fresh one has not counted how many tables we opened
    server.start()
    assert play_all(server, tokens, CASES, f"soak {seed}")["compared"]
