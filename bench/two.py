"""``python -m bench.two``: what a move costs two processes on one PostgreSQL, beside what it costs one.

Both stand at once, each with a crowd of its own (``load``), and are played at in turns: whatever else happens
on a shared machine hits them alike. Of two processes started alike one is quicker by some hundredths, by
where its memory lies and how names hash in it: so all are restarted for every sitting. The processes share
one core, the crowds and PostgreSQL another. Linux only.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from statistics import median
from typing import NamedTuple

import uvloop

from bench.load import KINDS, measure, print_load, standing, started_tables, stolen, verdict
from bench.started_games import StartedGame
from bench.store import databases

BAR = 1.1
ONE, TWO = "postgres", "spread"


class Sitting(NamedTuple):
    """Milliseconds of CPU time per move, in every round."""

    one: list[float]
    two: list[float]

    @property
    def ratio(self) -> float:
        return median(self.two) / median(self.one)


async def in_turns(
    urls: dict[str, str], tables: Sequence[StartedGame], options: argparse.Namespace
) -> Sitting:
    """Plays at one process, then at two, and so on."""
    found: dict[str, list[float]] = {name: [] for name in urls}
    async with AsyncExitStack() as stack:
        both = {
            name: await stack.enter_async_context(standing(KINDS[name], url, tables))
            for name, url in urls.items()
        }
        for number in range(options.rounds + 1):
            for name, (servers, crowd, *_) in both.items():
                measured = await measure(crowd, servers, options.rate, options.seconds)
                if number:  # at first things are warming up
                    found[name].append(measured.per_move)
    return Sitting(found[ONE], found[TWO])


def sit(tables: Sequence[StartedGame], options: argparse.Namespace) -> Sitting:
    """Starts everything, and measures."""
    with ExitStack() as ends:
        urls = {name: ends.enter_context(databases())["PostgreSQL"] for name in (ONE, TWO)}
        found = uvloop.run(in_turns(urls, tables, options))
    one, two = median(found.one), median(found.two)
    print(f"  {one:.2f} ms per move, with two processes {two:.2f}: {found.ratio:.2f} times", flush=True)
    return found


def main() -> None:
    """Measures, and prints the figures beside the bar."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--sittings", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3, help="in each")
    parser.add_argument("--seconds", type=float, default=8.0, help="each time")
    options = parser.parse_args()
    tables, lost = started_tables(options.tables, 2), stolen()
    print(f"{KINDS[TWO].name}, beside one")
    ratios = [sit(tables, options).ratio for _ in range(options.sittings)]
    ratio = median(ratios)
    print(f"CPU per move {ratio:.2f} times that of one ({min(ratios):.2f} to {max(ratios):.2f})   ", end="")
    print(verdict(ratio, BAR))
    print_load(stolen().since(lost))


if __name__ == "__main__":
    main()
