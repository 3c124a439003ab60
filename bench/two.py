"""``python -m bench.two``: what a move costs two processes on one PostgreSQL, beside what it costs one.

All stand at once, each with a crowd of its own (``load``), and are played at in turns: whatever else happens
on a shared machine hits them alike. The processes share one core, the crowds and PostgreSQL another. Linux
only.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from statistics import median

import uvloop

from bench.begun import Begun
from bench.load import KINDS, begun_tables, measure, print_load, standing, stolen, verdict
from bench.store import databases

BAR = 1.1
COMPARED = ("postgres", "hashed", "spread")
"""The first is what the others are compared with."""


async def in_turns(
    urls: dict[str, str], tables: Sequence[Begun], options: argparse.Namespace
) -> dict[str, list[float]]:
    """Milliseconds of CPU time per move, in every round."""
    found: dict[str, list[float]] = {name: [] for name in urls}
    async with AsyncExitStack() as stack:
        all_up = {
            name: await stack.enter_async_context(standing(KINDS[name], url, tables))
            for name, url in urls.items()
        }
        for number in range(options.rounds + 1):
            for name, (servers, crowd, *_) in all_up.items():
                measured = await measure(crowd, servers, options.rate, options.seconds)
                if number:  # at first things are warming up
                    found[name].append(measured.per_move)
    return found


def main() -> None:
    """Measures, and prints the figures beside the bar."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=8.0, help="each time")
    options = parser.parse_args()
    tables, lost = begun_tables(options.tables, len(COMPARED)), stolen()
    with ExitStack() as ends:
        urls = {name: ends.enter_context(databases())["PostgreSQL"] for name in COMPARED}
        found = uvloop.run(in_turns(urls, tables, options))
    print_load(stolen().since(lost))
    alone = found[COMPARED[0]]
    for name, costs in found.items():
        print(f"{KINDS[name].name}\n  CPU per move {median(costs):.2f} ms", end="")
        if name != COMPARED[0]:
            ratios = [cost / other for cost, other in zip(costs, alone, strict=True)]
            ratio = median(ratios)
            print(f", {ratio:.2f} times that of one ({min(ratios):.2f} to {max(ratios):.2f})   ", end="")
            print(verdict(ratio, BAR), end="")
        print()


if __name__ == "__main__":
    main()
