"""``python -m bench.load``: a thousand tables, six thousand sockets, two hundred moves a second.

A real ``downforce serve`` on a core of its own, a crowd of clients (``crowd``) on another, a real database on
the disk of this machine with all safety on. PostgreSQL shares the crowd's core; two server processes share
the server's. Linux only.

A move is one commit of one decision. Its time runs from the moment at which the client has sent the commit
until the last of the six viewers has received the update: reading, deciding, storing, telling and the way
there and back are all in it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import uvloop

from bench.crowd import Crowd, Figures
from bench.started_games import SEATS, StartedGame, put, started_game
from bench.store import databases
from tests.server.running import free_port

SERVER_CORE, CROWD_CORE = 0, 1
P50_BAR, P99_BAR, MEMORY_BAR, BYTES_BAR = 5.0, 50.0, 1024, 900
STEP, STEP_SECONDS = 1.25, 15.0
"""For the ceiling the pace grows by so much every so many seconds."""
JOINING = 20
"""So many tables come in at a time."""
FULL = 0.97
"""A core that is busy for so much of the time is full."""
TICKS = os.sysconf("SC_CLK_TCK")


# --- the server -----------------------------------------------------------------------------------


class Used(NamedTuple):
    """What processes have used so far."""

    at: float
    cpu: float

    def since(self, before: Used) -> Used:
        return Used(self.at - before.at, self.cpu - before.cpu)

    @property
    def share(self) -> float:
        """Of one core."""
        return self.cpu / self.at


@dataclass
class Process:
    """One ``downforce serve``."""

    port: int
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def memory(self) -> float:
        """What it has in memory, in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    @property
    def cpu(self) -> float:
        return cpu_of(self.process.pid)


def cpu_of(pid: int | str) -> float:
    """The seconds of CPU time that a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def used(processes: Sequence[Process]) -> Used:
    return Used(time.perf_counter(), sum(process.cpu for process in processes))


def postgres_cpu() -> float:
    """The seconds that the PostgreSQL below this process has used; those of ended backends are in its own."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    found = [pid for pid in children if "postgres" in Path(f"/proc/{pid}/comm").read_text()]
    total = 0.0
    while found:
        pid = found.pop()
        total += cpu_of(pid)
        found += Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return total


@contextmanager
def serving(database: str, processes: int, folder: Path) -> Iterator[list[Process]]:
    """Some servers of one database, all on one core."""
    with ExitStack() as end:
        servers = []
        for number in range(processes):
            servers.append(_started(database, folder / f"server-{number}.log"))
            end.callback(_stopped, servers[-1])
        for server in servers:
            _wait_for(server)
        _wait_until_met(servers)
        yield servers
        for server in servers:
            if troubles := [line for line in server.log.read_text().splitlines() if '"info"' not in line]:
                print(f"  the server said {len(troubles)} times something like {troubles[0][:300]}")


def _wait_until_met(servers: Sequence[Process]) -> None:
    """Until each knows of all others; else the first tables would move while they are measured."""
    for server in servers if len(servers) > 1 else ():
        while True:
            with urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
                if b"\ndownforce_processes %.1f" % len(servers) in answer.read():
                    break
            time.sleep(0.1)


def _started(database: str, log: Path) -> Process:
    port = free_port()
    words = [sys.executable, "-m", "downforce", "serve", "--port", str(port), "--database", database]
    with log.open("wb") as out:
        process = subprocess.Popen(
            words, stdout=out, stderr=out, preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE})
        )
    return Process(port, process, log)


def _wait_for(server: Process) -> None:
    for _ in range(600):
        try:
            with urlopen(f"http://127.0.0.1:{server.port}/ready", timeout=5):
                return
        except OSError:
            assert server.process.poll() is None, server.log.read_text()
            time.sleep(0.1)
    raise AssertionError(server.log.read_text())


def _stopped(server: Process) -> None:
    server.process.terminate()
    try:
        server.process.wait(30)
    except subprocess.TimeoutExpired:
        server.process.kill()
        server.process.wait()


# --- measuring ------------------------------------------------------------------------------------


class Measured(NamedTuple):
    """One load on one kind of server."""

    rate: float
    figures: Figures
    server: Used
    crowd: Used
    database: float
    """Seconds of CPU time that PostgreSQL used."""
    memory: list[float]

    @property
    def per_move(self) -> float:
        """Milliseconds of the servers' CPU time."""
        return 1000 * self.server.cpu / max(1, self.figures.moves)

    @property
    def wait(self) -> dict[str, float]:
        """Milliseconds from commit to last receipt."""
        return percentiles(self.figures.waits)


def percentiles(times: Sequence[float]) -> dict[str, float]:
    """Some percentiles in milliseconds."""
    ordered = sorted(times) or [float("nan")]
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999, "most": 1.0}
    last = len(ordered) - 1
    return {name: 1000 * ordered[min(last, int(len(ordered) * part))] for name, part in at.items()}


async def measure(crowd: Crowd, servers: Sequence[Process], rate: float, seconds: float) -> Measured:
    """Lets the crowd play for a while."""
    before, own, base = used(servers), Used(time.perf_counter(), time.process_time()), postgres_cpu()
    figures = await crowd.play(rate, seconds)
    return Measured(
        rate,
        figures,
        used(servers).since(before),
        Used(time.perf_counter(), time.process_time()).since(own),
        postgres_cpu() - base,
        [server.memory for server in servers],
    )


async def gathered(
    tables: Sequence[StartedGame], servers: Sequence[Process], *, together: bool, compresses: bool
) -> Crowd:
    """All clients connected; those of one table at the same server, or at one after the other."""
    crowd, ports = Crowd(compresses=compresses), [server.port for server in servers]
    numbered = [*enumerate(tables)]
    for at in range(0, len(tables), JOINING):
        joining = [
            crowd.join(table.id, table.tokens, _turned(ports, number)[: 1 if together else None])
            for number, table in numbered[at : at + JOINING]
        ]
        await asyncio.gather(*joining)
    return crowd


def _turned(ports: list[int], number: int) -> list[int]:
    """All of them, another one first each time."""
    first = number % len(ports)
    return ports[first:] + ports[:first]


async def climbed(crowd: Crowd, servers: Sequence[Process], rate: float) -> list[Measured]:
    """Ever more moves a second, until people have to wait or the core is full."""
    steps = list[Measured]()
    while True:
        rate *= STEP
        steps.append(await measure(crowd, servers, rate, STEP_SECONDS))
        _print_step(steps[-1])
        if steps[-1].wait["p99"] > P99_BAR or steps[-1].server.share > FULL:
            return steps
        await asyncio.sleep(1)


# --- printing -------------------------------------------------------------------------------------


def verdict(value: float, bar: float) -> str:
    return f"bar {bar:g}: {'held' if value <= bar else 'MISSED'}"


def _print_measured(m: Measured, tables: int, sockets: int) -> None:
    f, wait, answer, late = m.figures, m.wait, percentiles(m.figures.answers), percentiles(m.figures.late)
    wire, plain = f.wire / max(1, f.updates), f.plain / max(1, f.updates)
    pace = f"{f.moves / f.seconds:.0f} moves/s for {f.seconds:.0f} s"
    print(f"  {tables:,} tables, {sockets:,} sockets, {pace}")
    print(f"  commit to last viewer, p50   {wait['p50']:8.2f} ms   {verdict(wait['p50'], P50_BAR)}")
    print(f"  commit to last viewer, p99   {wait['p99']:8.2f} ms   {verdict(wait['p99'], P99_BAR)}")
    print(f"    p90 {wait['p90']:.2f}, p99.9 {wait['p99.9']:.2f}, at most {wait['most']:.0f} ms")
    print(f"    commit to its answer: p50 {answer['p50']:.2f}, p99 {answer['p99']:.2f} ms")
    memory = " + ".join(f"{one:.0f}" for one in m.memory)
    print(f"  memory of the server         {memory:>8} MiB  {verdict(max(m.memory), MEMORY_BAR)}")
    print(f"  an update for one viewer     {plain:8.0f} B    {verdict(plain, BYTES_BAR)}")
    print(f"    and compressed             {wire:8.0f} B")
    print(f"  CPU of the server per move   {m.per_move:8.2f} ms   {m.server.share:.0%} of its core")
    if m.database:
        print(f"  CPU of PostgreSQL per move   {1000 * m.database / max(1, f.moves):8.2f} ms")
    print(
        f"  the crowd: {m.crowd.share:.0%} of its core, late by {late['p99']:.1f} ms at p99, "
        f"{f.ended} games ended, {_troubles(f)}"
    )


def _troubles(figures: Figures) -> str:
    return ", ".join(f"{name}: {count}" for name, count in figures.troubles.items() if count) or "no trouble"


def _print_step(m: Measured) -> None:
    f, wait = m.figures, m.wait
    print(
        f"  {f.moves / f.seconds:6.0f} moves/s: p50 {wait['p50']:7.2f}, p99 {wait['p99']:8.2f} ms, "
        f"CPU {m.server.share:5.0%} of the server's core, {m.crowd.share:4.0%} of the crowd's, "
        f"{m.per_move:.2f} ms/move; {_troubles(f)}",
        flush=True,
    )


def stolen() -> Used:
    """What our cores, should they be virtual ones, have done for others so far."""
    ticks = int(Path("/proc/stat").read_text().split()[8])  # of the first line, which is for all cores
    return Used(time.perf_counter(), ticks / TICKS)


def print_load(lost: Used) -> None:
    """How busy the machine is otherwise: figures of a busy machine are worth little."""
    cores, load = os.cpu_count() or 1, os.getloadavg()[0]
    print(f"(load average {load:.1f} on {cores} cores, of which others had {lost.share / cores:.1%})")


# --- all of it ------------------------------------------------------------------------------------


class Kind(NamedTuple):
    """A way to serve."""

    name: str
    database: str
    processes: int = 1
    together: bool = True


KINDS = {
    "sqlite": Kind("SQLite, one process", "SQLite"),
    "postgres": Kind("PostgreSQL, one process", "PostgreSQL"),
    "hashed": Kind("PostgreSQL, two processes, a table's people all come to one of them", "PostgreSQL", 2),
    "spread": Kind(
        "PostgreSQL, two processes, a table's people come to both", "PostgreSQL", 2, together=False
    ),
}


class Standing(NamedTuple):
    """Servers with all clients connected."""

    servers: list[Process]
    crowd: Crowd
    empty: float
    """What the servers had in memory before any client connected, in MiB."""
    joined: float
    """Seconds until all were connected."""


@asynccontextmanager
async def standing(
    kind: Kind, database: str, tables: Sequence[StartedGame], *, compresses: bool = True
) -> AsyncIterator[Standing]:
    """Servers of a kind, while the block lasts."""
    await put(database, tables)
    with tempfile.TemporaryDirectory() as folder, serving(database, kind.processes, Path(folder)) as servers:
        empty, began = sum(server.memory for server in servers), time.perf_counter()
        crowd = await gathered(tables, servers, together=kind.together, compresses=compresses)
        gc.freeze()  # the crowd's own pauses are not to be measured
        yield Standing(servers, crowd, empty, time.perf_counter() - began)
        crowd.leave()
    gc.unfreeze()


async def one(kind: Kind, database: str, tables: Sequence[StartedGame], options: argparse.Namespace) -> None:
    """Measures one kind of server, and prints what came of it."""
    print(f"\n{kind.name}", flush=True)
    async with standing(kind, database, tables, compresses=not options.plain) as (
        servers,
        crowd,
        empty,
        joined,
    ):
        if options.profile:
            print(f"  pids {[server.process.pid for server in servers]}", flush=True)
        await crowd.play(options.rate, options.warm)
        before = used(servers)
        await asyncio.sleep(options.warm)
        idle = used(servers).since(before).share
        lost = stolen()
        measured = await measure(crowd, servers, options.rate, options.seconds)
        _print_measured(measured, len(tables), crowd.sockets)
        per_socket = 1024 * (sum(measured.memory) - empty) / crowd.sockets
        print(f"  idle: {idle:.1%} of its core; {per_socket:.0f} KiB a socket; all in after {joined:.0f} s")
        print_load(stolen().since(lost))
        if options.ceiling:
            await climbed(crowd, servers, options.rate)


def started_tables(count: int, crowds: int = 1) -> list[StartedGame]:
    """Tables in the middle of their games; ends the program if so many crowds take too many files."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if crowds * count * (SEATS + 1) + 200 > hard:
        sys.exit(f"a process may open only {hard} files here (ulimit -n)")
    os.sched_setaffinity(0, {CROWD_CORE % (os.cpu_count() or 1)})
    return [started_game(number) for number in range(count)]


def main() -> None:
    """Measures all kinds of servers, and prints the figures beside the bars."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before it counts")
    parser.add_argument("--only", choices=[*KINDS], action="append")
    parser.add_argument("--ceiling", action="store_true", help="then more and more until it is too much")
    parser.add_argument("--plain", action="store_true", help="clients that do not offer compression")
    parser.add_argument("--profile", action="store_true", help="print the processes' ids")
    options = parser.parse_args()
    tables = started_tables(options.tables)
    for name in options.only or KINDS:
        with databases() as urls:
            uvloop.run(one(KINDS[name], urls[KINDS[name].database], tables, options))


if __name__ == "__main__":
    main()
