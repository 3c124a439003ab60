"""``make bench``: our speed beside the peers' in the same run, and beside the bars of the design."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench.clock import Rate, measure
from bench.jobs import our_games, peers

OURS = "downforce, 4 players"
BARS = {"decisions": 100_000, "games": 600}
BASELINE = Path(__file__).parent / "baseline.json"
IMPORT = "import time; t = time.process_time(); import downforce; print(time.process_time() - t)"


def main() -> None:
    """Measures, prints a table, and compares with the stored baseline."""
    jobs = {OURS: our_games(), "downforce, 2 players": our_games(2), "downforce, 6 players": our_games(6)}
    rates = measure(jobs | dict(peers()))
    ours = rates[OURS]
    print(f"{'random play, one core, CPU time':34} {'decisions/s':>22} {'games/s':>18} {'ours is':>8}")
    for name, (games, decisions) in rates.items():
        ratio = ours[1].best / decisions.best
        print(f"{name:34} {_both(decisions):>22} {_both(games):>18} {ratio:>7.2f}x")
    print("(best of the rounds / the middle one; 'ours is' compares decisions of the best rounds)")
    _print_bars(*ours)
    _print_baseline(ours[1].best, {name: rate[1].best for name, rate in rates.items() if name not in jobs})
    print(f"import downforce: {min(_import_seconds() for _ in range(5)) * 1000:.0f} ms (bar 150 ms)")


def _both(rate: Rate) -> str:
    return f"{rate.best:,.0f} / {rate.median:,.0f}"


def _print_bars(games: Rate, decisions: Rate) -> None:
    for what, rate in (("decisions", decisions), ("games", games)):
        verdict = "held" if rate.best >= BARS[what] else "MISSED"
        print(f"bar {BARS[what]:,} {what}/s: {verdict} at {rate.best:,.0f}")


def _print_baseline(decisions: float, peers: dict[str, float]) -> None:
    """Ratios to peers can be compared between machines; bare rates cannot."""
    stored: dict[str, float] = json.loads(BASELINE.read_text())
    for name, rate in peers.items():
        if name in stored:
            print(f"ratio to {name}: {decisions / rate:.2f} now, {stored[name]:.2f} in the baseline")


def _import_seconds() -> float:
    return float(
        subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True).stdout
    )


if __name__ == "__main__":
    main()
