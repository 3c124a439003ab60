"""Rates on a noisy machine: CPU time, short rounds, and the best of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

WARM_UP_SECONDS = 4.0
"""Long enough for tables and caches to fill, and for JAX to compile."""
ROUNDS = 12
ROUND_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Count:
    """What was played: games, decisions of players, and how many of these had more than one option."""

    games: int
    decisions: int
    choices: int

    def __add__(self, other: Count) -> Count:
        return Count(self.games + other.games, self.decisions + other.decisions, self.choices + other.choices)


@dataclass(frozen=True, slots=True)
class Round:
    """What was played in so many seconds of CPU time."""

    count: Count
    seconds: float

    @property
    def decisions(self) -> float:
        """Decisions per second."""
        return self.count.decisions / self.seconds

    @property
    def games(self) -> float:
        """Games per second."""
        return self.count.games / self.seconds


@dataclass(frozen=True, slots=True)
class Rates:
    """All rounds of a job."""

    rounds: tuple[Round, ...]

    @property
    def decisions(self) -> tuple[float, float]:
        """Decisions per second, in the best round and in the middle one."""
        return _best_and_middle([one.decisions for one in self.rounds])

    @property
    def games(self) -> tuple[float, float]:
        """Games per second, in the best round and in the middle one."""
        return _best_and_middle([one.games for one in self.rounds])

    @property
    def choice_share(self) -> float:
        """The share of decisions that had more than one option."""
        total = sum((one.count for one in self.rounds), Count(0, 0, 0))
        return total.choices / total.decisions

    @property
    def choices(self) -> float:
        """Decisions with more than one option per second, in the best round."""
        return self.decisions[0] * self.choice_share


def measure(jobs: Mapping[str, Callable[[], Count]]) -> dict[str, Rates]:
    """Plays each job in rounds. The jobs take turns, so that noise of the machine affects all of them."""
    for job in jobs.values():
        _one_round(job, WARM_UP_SECONDS)
    rounds: dict[str, list[Round]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            rounds[name].append(_one_round(job, ROUND_SECONDS))
    return {name: Rates(tuple(seen)) for name, seen in rounds.items()}


def _one_round(job: Callable[[], Count], seconds: float) -> Round:
    count = Count(0, 0, 0)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        count += job()
    return Round(count, spent)


def _best_and_middle(values: list[float]) -> tuple[float, float]:
    return max(values), sorted(values)[len(values) // 2]
