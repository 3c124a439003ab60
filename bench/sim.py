"""The speed of the fast engine beside the plain one, OpenSpiel where it is installed; one run.

``python -m bench.sim`` measures one core, then all of them; ``python -m bench.sim --gpu`` the first GPU, with
random play, with choices from outside (rows with the legal sets out) and with Works. Every figure is the best
of a few runs; games that end give way to new ones in the same step.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from random import Random

BATCHES = (1 << 14, 1 << 16, 1 << 18, 1 << 20)
WARM_UP = 4096
"""Decisions before measuring: they spread the games over their phases as they lie later on."""
RUNS = 5
SEED = 1
Rates = dict[str, float]


def main() -> None:
    """Prints decisions per second, and ratios to the plain engine."""
    parser = argparse.ArgumentParser(prog="python -m bench.sim", description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="measure on the first GPU")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--batch", type=int, nargs="*", help="how many games at a time on the GPU")
    given = parser.parse_args()
    os.environ["DOWNFORCE_FAST"] = "cuda" if given.gpu else "cpu"
    plain = plain_rate(given.players)
    report("plain engine, one core", plain, plain)
    if given.gpu:
        measure_gpu(given.players, given.batch or BATCHES, plain)
        return
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    for threads in sorted({1, cores}):
        measure_cpu(given.players, threads, plain)
    for name, rate in open_spiel_rates().items():
        report(name, rate, plain)


def report(what: str, rate: float, plain: float) -> None:
    """One line of the table."""
    print(f"{what:<62} {rate / 1e6:>10.3f} M/s {rate / plain:>9.1f} times the plain engine", flush=True)


def rate_of(
    run: Callable[[], object], decisions: int, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Decisions a second, the best of a few runs."""
    seconds = []
    for _ in range(RUNS):
        began = clock()
        run()
        seconds.append(clock() - began)
    return decisions / min(seconds)


def plain_rate(players: int, seconds: float = 3.0) -> float:
    """Decisions per second of CPU time of the plain engine, random legal play."""
    import downforce as df

    rng, done, began = Random(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        state = df.new_game(players=players, seed=str(rng.random()))
        while state.asked:
            legal = df.legal_actions(state, state.asked[0])
            state = df.apply(state, legal[int(rng.random() * len(legal))]).state
            done += 1
    return done / (time.process_time() - began)


def measure_cpu(players: int, threads: int, plain: float) -> None:
    """Random games and games of Works on so many cores. On one core CPU time counts, as others share it."""
    from downforce import make_setup
    from downforce.fast import kernels
    from downforce.fast.book import book

    os.environ["DOWNFORCE_FAST_THREADS"] = str(threads)
    clock = time.process_time if threads == 1 else time.perf_counter
    table = book(make_setup(players=players))
    games = kernels.new_games(table, 1024 * threads, SEED)
    kernels.play(table, games, SEED, WARM_UP)
    name, size = f"fast, {threads} core{'s' * (threads > 1)}", len(games)
    rate = rate_of(lambda: kernels.play(table, games, SEED, 500), size * 500, clock)
    report(f"{name}, random", rate, plain)
    kernels.play_works(table, games, SEED, 1)
    rate = rate_of(lambda: kernels.play_works(table, games, SEED, 50), size * 50, clock)
    report(f"{name}, Works on all seats", rate, plain)
    rate = rate_of(lambda: kernels.see(table, games), size, clock)
    report(f"{name}, rows only", rate, plain)


def measure_gpu(players: int, batches: tuple[int, ...], plain: float) -> None:
    """Random games on the GPU: many decisions a launch, one, one with a player outside, and Works."""
    import numpy as np

    from downforce import make_setup
    from downforce.fast.book import book
    from downforce.fast.gpu import GpuGames, cuda
    from downforce.fast.layout import GAME, games

    table = book(make_setup(players=players))
    print(f"{cuda.get_current_device().name}, a game has {GAME.itemsize} bytes", flush=True)

    def timed(run: Callable[[], object], launches: int) -> Callable[[], None]:
        def all_launches() -> None:
            for _ in range(launches):
                run()
            cuda.synchronize()

        return all_launches

    for size in batches:
        empty = games(size)
        empty["number"] = np.arange(size)
        batch = GpuGames(table, empty)
        batch.open(SEED)
        batch.play(SEED, WARM_UP)
        cuda.synchronize()
        for k in (64, 16, 1):
            run = timed(lambda batch=batch, k=k: batch.play(SEED, k), 64 // k)  # type: ignore[misc]
            run()
            report(f"{size:>9,} games, {k} decisions a launch", rate_of(run, size * 64), plain)

        def turn(batch: GpuGames = batch) -> None:
            batch.choose(SEED)
            batch.turn(SEED)

        batch.see()
        timed(turn, 2)()
        rate = rate_of(timed(turn, 32), size * 32)
        report(f"{size:>9,} games, choices from outside, rows out", rate, plain)
        works = timed(lambda batch=batch: batch.works(SEED, 8), 1)  # type: ignore[misc]
        works()
        report(f"{size:>9,} games, Works on all seats", rate_of(works, size * 8), plain)


def open_spiel_rates() -> Rates:
    """Random games of hearts in OpenSpiel (C++), if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game, rng, done = pyspiel.load_game("hearts"), Random(1), 0
    began = time.process_time()
    while time.process_time() - began < 3:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            done += not state.is_chance_node()  # a card that is dealt is no decision
            state.apply_action(legal[int(rng.random() * len(legal))])
    return {"OpenSpiel hearts, one core": done / (time.process_time() - began)}


if __name__ == "__main__":
    sys.exit(main())
