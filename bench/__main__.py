"""``make bench``: our speed beside the peers' in the same run, and beside the bars of the design.

Only decisions of players are counted, for us and for every peer. Beside them is the share that had more than
one option, because a forced decision is cheap.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench.clock import Rates, measure
from bench.jobs import our_games
from bench.peers import peers

OURS = "downforce, 4 players"
BARS = {"decisions": 100_000, "games": 600}
BASELINE = Path(__file__).parent / "baseline.json"
IMPORT = "import time; t = time.process_time(); import downforce; print(time.process_time() - t)"


def main() -> None:
    """Measures, prints a table, and compares with the stored baseline."""
    jobs = {OURS: our_games(), "downforce, 2 players": our_games(2), "downforce, 6 players": our_games(6)}
    rates = measure(jobs | dict(peers()))
    _print_table(rates)
    _print_bars(rates[OURS])
    _print_baseline(rates[OURS], {name: rate for name, rate in rates.items() if name not in jobs})
    print(f"import downforce: {min(_import_seconds() for _ in range(5)) * 1000:.0f} ms (bar 150 ms)")


def _print_table(rates: dict[str, Rates]) -> None:
    """One row for each engine; a ratio over 1 says that ours is faster."""
    ours = rates[OURS]
    heads = ("decisions/s", ">1 option", "games/s", "ours is", "with >1")
    print(f"{'random play, one core, CPU time':36} {heads[0]:>21} {heads[1]:>9} {heads[2]:>17}", end="")
    print(f" {heads[3]:>8} {heads[4]:>8}")
    for name, rate in rates.items():
        ratio, with_choice = ours.decisions[0] / rate.decisions[0], ours.choices / rate.choices
        print(
            f"{name:36} {_both(rate.decisions):>21} {rate.choice_share:>9.0%} {_both(rate.games):>17}", end=""
        )
        print(f" {_ratio(ratio):>8} {_ratio(with_choice):>8}")
    print("(best round / middle round; the last two columns compare best rounds: all decisions of players,")
    print("and only those with more than one option)")


def _both(rate: tuple[float, float]) -> str:
    return f"{rate[0]:,.0f} / {rate[1]:,.0f}"


def _ratio(value: float) -> str:
    return f"{value:.2f}x" if value < 10 else f"{value:.0f}x"


def _print_bars(ours: Rates) -> None:
    for what, rate in (("decisions", ours.decisions), ("games", ours.games)):
        verdict = "held" if rate[0] >= BARS[what] else "MISSED"
        print(f"bar {BARS[what]:,} {what}/s: {verdict} at {rate[0]:,.0f}")


def _print_baseline(ours: Rates, peers: dict[str, Rates]) -> None:
    """Ratios to peers can be compared between machines; bare rates cannot."""
    stored: dict[str, float] = json.loads(BASELINE.read_text())
    for name, rate in peers.items():
        if name in stored:
            now = ours.decisions[0] / rate.decisions[0]
            print(f"ratio to {name}: {now:.2f} now, {stored[name]:.2f} in the baseline")


def _import_seconds() -> float:
    return float(
        subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True).stdout
    )


if __name__ == "__main__":
    main()
