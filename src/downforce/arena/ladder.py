"""Does each level beat the one below?

``python -m downforce.arena.ladder --steps works:ace --players 2 4 --jobs 2``.

One seat of the higher level sits at a table of the lower. A *round* is one deal played once from every seat,
so that neither the deal nor the place at the table favours a player; its score is the higher level's share of
the wins, ties split. If both levels were equally good, that score would be 1/n on average, whatever the deal.

The test is a betting martingale: it starts with 1 and stakes a part of what it has on each round's score
being above 1/n. While the higher level is no better than the lower, no strategy turns 1 into 100 more often
than once in 100 times, however long he plays and whenever he stops (Ville's inequality). So the test may stop
as soon as it holds 100: that is 99 % confidence. The stake is a mixture of a few fixed ones. The interval is
the set of means against which the same bet, made in either direction, has not reached 200 yet: valid at any
stop, once in 200 times wrong on either side.

Thinking time is CPU time per decision, over whole games; decisions with one legal action are not counted.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import exp, log
from random import Random

import downforce as df
from downforce.arena.job import GENERATOR

STAKES = (0.03, 0.08, 0.15, 0.25, 0.4, 0.6)
"""The parts of the wealth that are staked, each by an equal share of the mixture."""
ENGINES = PLAIN, FAST = "plain", "fast"
LADDER_SEED = 1
"""With the number of a deal it decides all chance of the fast engine."""
PROOF = 100.0
"""The wealth that is 99 % confidence."""


@dataclass(slots=True)
class Thinking:
    """How long some decisions took, in seconds of CPU time."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / max(1, self.decisions)


@dataclass(slots=True)
class LadderRound:
    """What the games of one deal brought the higher level, and how long both thought."""

    score: float = 0.0  # its share of the wins
    thinking: dict[str, Thinking] = field(default_factory=dict)


def play(bots: Sequence[str], state: df.GameState, seed: str, thinking: dict[str, Thinking]) -> df.GameState:
    """A game between bots, one per seat; each seat has chance of its own."""
    rngs = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    while not df.is_over(state):
        seat = df.to_act(state)[0]
        action = _think(bots[seat], df.view(state, seat), rngs[seat], thinking)
        state = df.apply(state, action).state
    return state


def _think(bot: str, view: df.View, rng: Random, thinking: dict[str, Thinking]) -> df.Action:
    """The choice of a bot; notes how long a real one took."""
    legal = view.legal
    if len(legal) == 1:
        return legal[0]
    start = time.process_time()
    action = df.BOTS[bot].choose(view, legal, rng)
    spent = Thinking(1, time.process_time() - start)
    thinking.setdefault(bot, Thinking()).add(spent)
    return action


def play_round(
    lower: str, higher: str, players: int, mode: str, number: int, *, engine: str = PLAIN
) -> LadderRound:
    """One deal, played once from every seat; the tracks take turns."""
    track = list(df.TRACKS)[number % len(df.TRACKS)]
    if engine == FAST:
        setup = df.make_setup(players=players, track=track, mode=mode)
        return _play_fast(setup, lower, higher, number)
    table = {"players": players, "track": track, "mode": mode, "seed": f"ladder {number}"}
    result = LadderRound()
    for seat in range(players):
        bots = [higher if at == seat else lower for at in range(players)]
        start = df.new_game(**table)  # type: ignore[arg-type]
        end = play(bots, start, f"{number} {seat}", result.thinking)
        winners = df.standings(end).winners
        result.score += (seat in winners) / len(winners) / players
    return result


def _play_fast(setup: df.Setup, lower: str, higher: str, number: int) -> LadderRound:
    """The same on the fast engine, with a deal of its generator; Works takes no time that is measured."""
    from downforce.arena.compiled import WORKS, race  # it needs NumPy

    result, seats = LadderRound(), setup.seats
    bots = [[higher if at == seat else lower for at in seats] for seat in seats]
    rngs = [[Random(f"{number} {seat} {at}") for at in seats] for seat in seats]

    def asked(at: int, seat: df.Seat, state: df.GameState) -> df.Action:
        return _think(bots[at][seat], df.view(state, seat), rngs[at][seat], result.thinking)

    works = [sum(1 << at for at in seats if row[at] == WORKS) for row in bots]
    _, ends = race(setup, [number] * len(seats), works, LADDER_SEED, asked)
    for seat, end in zip(seats, ends, strict=True):
        winners = df.standings(end).winners
        result.score += (seat in winners) / len(winners) / len(seats)
    return result


@dataclass(slots=True)
class Wager:
    """Bets on scores between 0 and 1 having a mean above or below ``mean``; see the top of this file."""

    mean: float
    logs: list[float] = field(default_factory=lambda: [0.0] * len(STAKES))
    sign: int = 1  # 1 bets on more, -1 on less

    def see(self, score: float) -> None:
        """Wins or loses by one more score."""
        room = self.mean if self.sign > 0 else 1 - self.mean  # the worst that can happen to the stake
        for at, stake in enumerate(STAKES):
            self.logs[at] += log(1 + self.sign * stake * (score - self.mean) / room)

    @property
    def wealth(self) -> float:
        """What 1 has become."""
        return sum(exp(min(growth, 500.0)) for growth in self.logs) / len(STAKES)


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """The means, in steps of a half percent, that the scores have not refuted with 99 % confidence."""
    kept = []
    for step in range(1, 200):
        both = Wager(step / 200), Wager(step / 200, sign=-1)
        for bet in both:
            for score in scores:
                bet.see(score)
        if max(bet.wealth for bet in both) < 2 * PROOF:
            kept.append(step / 200)
    return (kept[0] - 0.005, kept[-1] + 0.005) if kept else (0.0, 1.0)


def climb(
    lower: str,
    higher: str,
    players: int,
    mode: str,
    games: range,
    pool: object,
    *,
    first: int = 0,
    engine: str = PLAIN,
) -> LadderRow:
    """Plays rounds until the proof is there and the fewest games, or the most games are played."""
    job = partial(play_round, lower, higher, players, mode, engine=engine)
    row, bet = LadderRow(lower, higher, players), Wager(1 / players)
    for result in _in_order(job, range(first, first + games.stop // players), pool):
        row.scores.append(result.score)
        bet.see(result.score)
        row.wealth = max(row.wealth, bet.wealth)
        for name, spent in result.thinking.items():
            row.thinking.setdefault(name, Thinking()).add(spent)
        if row.wealth >= PROOF and len(row.scores) * players >= games.start:
            break
    return row


def _in_order(job: partial[LadderRound], numbers: range, pool: object) -> Iterator[LadderRound]:
    """The rounds in their order; with a pool a few of them at a time, so that few are wasted."""
    if not isinstance(pool, ProcessPoolExecutor):
        yield from map(job, numbers)
        return
    size = 4
    for start in range(0, len(numbers), size):
        yield from pool.map(job, numbers[start : start + size])


@dataclass(slots=True)
class LadderRow:
    """A step of the ladder at one number of players."""

    lower: str
    higher: str
    players: int
    scores: list[float] = field(default_factory=list)
    wealth: float = 1.0  # the most it ever was: a proof stays one
    thinking: dict[str, Thinking] = field(default_factory=dict)

    def __str__(self) -> str:
        low, high = interval(self.scores)
        mean = sum(self.scores) / len(self.scores)
        times = ", ".join(f"{name} {spent.milliseconds:.2f}" for name, spent in sorted(self.thinking.items()))
        return (
            f"| {self.higher} over {self.lower} | {self.players} | {len(self.scores) * self.players} "
            f"| {mean:.1%} | {low:.1%} to {high:.1%} | {1 / self.players:.1%} | {min(self.wealth, 9999):.3g} "
            f"| {'yes' if self.wealth >= PROOF else 'no'} | {times} |"
        )


HEAD = (
    "| step | players | games | win rate | 99 % interval | fair share | wealth | proved | ms per decision |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def steps(names: Sequence[str] | None) -> list[tuple[str, str]]:
    """The steps asked for, ``lower:higher``, or all of them."""
    levels = list(df.BOTS)
    if not names:
        return [*pairwise(levels)]
    return [(low, high) for low, _, high in (name.partition(":") for name in names)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the table of docs/bots.md."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", nargs="*", help="like works:ace; all if not given")
    parser.add_argument("--players", nargs="*", type=int, default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=1000, help="at most so many for a row")
    parser.add_argument("--at-least", type=int, default=100, help="and so many even if the proof is there")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--mode", default="standard", choices=list(df.MODES))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--engine", default=PLAIN, choices=ENGINES, help="fast: Works is compiled")
    options = parser.parse_args(arguments)
    games = range(options.at_least, options.games)
    if options.engine == FAST:
        print(f"Engine: fast. Random numbers: {GENERATOR}.\n")
    print(HEAD, flush=True)
    total: Mapping[str, Thinking] = {name: Thinking() for name in df.BOTS}
    with ProcessPoolExecutor(options.jobs) if options.jobs > 1 else nullcontext() as pool:
        for lower, higher in steps(options.steps):
            for players in options.players:
                row = climb(
                    lower,
                    higher,
                    players,
                    options.mode,
                    games,
                    pool,
                    first=options.first,
                    engine=options.engine,
                )
                print(row, flush=True)
                for name, spent in row.thinking.items():
                    total[name].add(spent)
    print("\n| level | decisions | ms per decision |\n|---|---|---|")
    for name, spent in total.items():
        if spent.decisions:
            print(f"| {name} | {spent.decisions} | {spent.milliseconds:.2f} |")


if __name__ == "__main__":
    main()
