"""Looks for a deal in which everything happens in a good order: ``python -m tests.learn.search LESSON``.

Several bots race each deal in the player's seat. A deal is good if every note is told in nearly every race,
few at one moment, and if whoever plays sensibly can win.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from msgspec import structs

from downforce.learn import LESSONS, Lesson
from downforce.rules.phases.scoring import standings
from tests.learn.races import race

QUICK = (("club", 1), ("national", 2))
PLAYERS = tuple((level, number) for level in ("rookie", "club", "national", "works") for number in range(4))


class Trial(NamedTuple):
    """One deal, raced by several bots."""

    seed: str
    told: Counter[str]
    races: int
    wins: int
    crowded: int
    """Notes that came together with another one, but for pairs."""
    decisions: tuple[int, ...]

    def score(self, lesson: Lesson) -> float:
        """Higher is better: the share in which the rarest notes are told counts most."""
        shares = sorted(self.told[note.id] / self.races for note in lesson.notes)
        fairness = min(self.wins / self.races, 0.6)
        return sum(shares[:3]) + fairness - 0.3 * self.crowded / self.races


def trial(lesson: Lesson, seed: str, players: Iterable[tuple[str, int]]) -> Trial:
    """Races a deal with each of these players."""
    lesson = structs.replace(lesson, seed=seed)
    told, races, wins, crowded, decisions = Counter[str](), 0, 0, 0, list[int]()
    for level, number in players:
        turns = [*race(lesson, level, Random(number))]
        told.update(note.id for note in turns[-1].guide.told)
        crowded += sum(max(0, len(turn.news) - 2) for turn in turns)
        decisions.append(sum(turn.moment.has_choice for turn in turns))
        wins += lesson.seat in standings(turns[-1].state).winners
        races += 1
    return Trial(seed, told, races, wins, crowded, tuple(decisions))


def main() -> None:
    """Prints the best deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lesson", choices=[*LESSONS])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=1)
    wanted = parser.parse_args()
    lesson = LESSONS[wanted.lesson]
    seeds = [f"{lesson.name} {number}" for number in range(wanted.first, wanted.first + wanted.deals)]
    quick = sorted((trial(lesson, seed, QUICK) for seed in seeds), key=lambda one: -one.score(lesson))
    best = sorted(
        (trial(lesson, one.seed, PLAYERS) for one in quick[: max(5, len(quick) // 10)]),
        key=lambda one: -one.score(lesson),
    )
    for one in best[:10]:
        rare = {note.id: one.told[note.id] for note in lesson.notes if one.told[note.id] < one.races}
        decisions = sum(one.decisions) / one.races
        print(
            f"{one.seed}: {one.score(lesson):.2f}, won {one.wins} of {one.races}, "
            f"{decisions:.0f} decisions, crowded {one.crowded}, not always {rare}"
        )


if __name__ == "__main__":
    main()
