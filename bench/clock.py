"""Rates that bear a noisy machine: CPU time, short rounds, and the best of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

WARM_UP_SECONDS = 4.0
"""Long enough for tables and caches to fill: what counts is the pace of a long run."""
ROUNDS = 16
ROUND_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Rate:
    """How fast something went: things per second of CPU time, in the best round and in the middle one."""

    best: float
    median: float


@dataclass(frozen=True, slots=True)
class Count:
    """What one piece of work did: whole games, and decisions in them."""

    games: int
    decisions: int


def measure(jobs: Mapping[str, Callable[[], Count]]) -> dict[str, tuple[Rate, Rate]]:
    """Games and decisions per second of each job. Rounds take turns, so that all meet the same weather."""
    for job in jobs.values():
        _one_round(job, WARM_UP_SECONDS)
    rounds: dict[str, list[tuple[float, float]]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            rounds[name].append(_one_round(job, ROUND_SECONDS))
    return {name: (_rate([g for g, _ in seen]), _rate([d for _, d in seen])) for name, seen in rounds.items()}


def _one_round(job: Callable[[], Count], seconds: float) -> tuple[float, float]:
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        count = job()
        games += count.games
        decisions += count.decisions
    return games / spent, decisions / spent


def _rate(values: list[float]) -> Rate:
    return Rate(best=max(values), median=sorted(values)[len(values) // 2])
