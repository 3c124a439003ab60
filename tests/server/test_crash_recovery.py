"""Two processes, one PostgreSQL, fifty tables, random kills: nothing is lost or doubled, no table stuck.

How long tables stood still is printed, not judged: a busy machine must not fail a test.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from contextlib import nullcontext
from pathlib import Path
from random import Random

import pytest

from downforce.server.live.store import StoredEntry
from tests.server.databases import postgres_url
from tests.server.fleet import (
    BAD_LINE,
    GOOD_LINE,
    REST,
    Fleet,
    Kill,
    kinds,
    play_through,
    recovery_times,
    servers,
)
from tests.server.lossy import Line
from tests.server.packets import dropping
from tests.server.running import new_visitor
from tests.server.stalls import Stall

PROCESSES = 2
TABLES = 50
FEW_TABLES = 12
"""Enough for a short run: each process serves some, and each kill hits several."""
ROW = 10
"""With rests, the first of so many kills stands alone; between others is less than a second and a start."""
UNIT = Path(__file__).parents[2] / "deploy" / "downforce@.service"


def survive_kills(
    folder: Path,
    seed: str,
    line: Line,
    kills: int,
    *,
    tables: int = TABLES,
    lost_percent: int = 0,
    rests: bool = False,
) -> None:
    """Kills servers while people play; raises if a move is lost or a table is stuck."""

    async def disturb(fleet: Fleet) -> None:
        """Kills one process after the other, at any moment; each is started again, and one is always up.

        With rests there is now and then one, a single kill, and another: else nobody would know how long a
        table takes, as many are hit again. Then a killed process is started as late as by our systemd unit;
        without, at once, which is harder for those who take over.
        """
        rng = Random(seed)
        down = restart_pause() if rests else 0
        await fleet.all_racing()
        for number in range(kills):
            await asyncio.sleep(REST if rests and number % ROW < 2 else rng.uniform(0, 0.8))
            victim = rng.choice(fleet.servers)
            await asyncio.to_thread(fleet.kill, victim)
            await asyncio.sleep(down)
            await asyncio.to_thread(victim.start)

    with postgres_url() as database, servers(database, folder, PROCESSES) as (_, started):
        visitors = [new_visitor(started[0]) for _ in range(5)]
        fleet = Fleet(started, visitors, Random(seed), tables, addresses=lost_percent > 0)
        with dropping([server.port for server in started], lost_percent) if lost_percent else nullcontext():
            play_through(fleet, database, disturb, line)
    assert errors(started[0].log) == []
    assert len(fleet.kills) == kills
    assert len(fleet.tables) >= tables


def restart_pause() -> float:
    """Seconds for which a host's systemd leaves a killed process down."""
    found = re.search(r"^RestartSec=(\S+)$", UNIT.read_text(), re.MULTILINE)
    assert found is not None
    return float(found[1])


def errors(log: str) -> list[str]:
    """What servers did not expect; a bot's process whose parent was killed complains in its own way."""
    lines = (line for line in log.splitlines() if line.startswith("{") and line.endswith("}"))
    return [line for line in lines if json.loads(line)["level"] in ("error", "critical")]


def test_kills_are_classified_by_the_pauses_around_them() -> None:
    seconds = [10, 20, 21, 22, 30]
    alone, among, last = Kill.SINGLE, Kill.FOLLOWED, Kill.LAST
    assert kinds([1000 * one for one in seconds]) == [alone, among, among, last, alone]


def test_a_table_hit_again_before_it_moves_is_counted_separately() -> None:
    entries = [StoredEntry(seq, "", "", 1000 * at, b"") for seq, at in enumerate((5, 12, 23))]
    still = list(recovery_times(entries, [1000 * one for one in (1, 10, 20, 21, 30)]))
    assert still == [(Kill.SINGLE, 2000), (Kill.HIT_AGAIN, 3000), (Kill.LAST, 2000)]
    assert list(recovery_times(entries, [])) == []


def test_a_table_stopped_by_a_machine_stall_is_counted_separately() -> None:
    entries = [StoredEntry(seq, "", "", 1000 * at, b"") for seq, at in enumerate((5, 12, 23))]
    stalls = [Stall(2000, 9000), Stall(11_000, 11_500), Stall(24_000, 25_000)]
    still = list(recovery_times(entries, [10_000, 20_000], stalls))
    assert still == [(Kill.STALL, 2000), (Kill.SINGLE, 3000)]


linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes under /proc")


@linux
@pytest.mark.soak
def test_kills_of_two_processes_lose_nothing_and_leave_no_table_stuck(tmp_path: Path) -> None:
    survive_kills(tmp_path, "fire", GOOD_LINE, 12, tables=FEW_TABLES)


@linux
@pytest.mark.soak
def test_kills_on_bad_lines_lose_nothing(tmp_path: Path) -> None:
    survive_kills(tmp_path, "fire and lost_percent", BAD_LINE, 20)


@linux
@pytest.mark.soak
def test_a_thousand_kills_lose_nothing_and_leave_no_table_stuck(tmp_path: Path) -> None:
    survive_kills(tmp_path, "long fire", GOOD_LINE, 1000, rests=True)


@linux
@pytest.mark.soak
def test_a_thousand_kills_on_bad_lines_lose_nothing(tmp_path: Path) -> None:
    survive_kills(tmp_path, "long fire", BAD_LINE, 1000, rests=True)


@linux
@pytest.mark.soak
@pytest.mark.usefixtures("packet_loss")
def test_a_thousand_kills_with_packet_loss_lose_nothing(tmp_path: Path) -> None:
    survive_kills(tmp_path, "lost_percent", GOOD_LINE, 1000, lost_percent=2, rests=True)
