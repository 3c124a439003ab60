"""How fair and how open the circuits are: ``python -m bench.circuits --games 1000 --bot works``.

Every seat is played by the same bot. Printed for each circuit and number of players, and for all of them
together: how often first place was taken, how many cars stalled, and how often each grid space and each
colour came first, as a multiple of its share.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

import downforce as df

CARS = len(df.CARS)


@dataclass
class Figures:
    """What some races on one circuit brought."""

    games: int = 0
    won: int = 0
    stalled: int = 0
    by_grid: Counter[int] = field(default_factory=Counter)
    by_car: Counter[int] = field(default_factory=Counter)

    def add(self, state: df.GameState, grid: tuple[df.Car, ...]) -> None:
        """Counts one finished game."""
        home = state.cars.home
        self.games += 1
        self.stalled += CARS - len(home)
        if home:
            self.won += 1
            self.by_grid[grid.index(home[0])] += 1
            self.by_car[home[0]] += 1

    def __iadd__(self, other: Figures) -> Figures:
        self.games += other.games
        self.won += other.won
        self.stalled += other.stalled
        self.by_grid += other.by_grid
        self.by_car += other.by_car
        return self

    def shares(self, wins: Counter[int]) -> list[float]:
        """Wins as multiples of a sixth."""
        return [CARS * wins[at] / max(1, self.won) for at in range(CARS)]


def race(track: str, players: int, bot: str, seeds: range) -> Figures:
    """Plays a batch of games; the same seeds give the same games."""
    figures, player = Figures(), df.BOTS[bot]
    for seed in seeds:
        state, rng = df.new_game(players=players, track=track, seed=f"{players}-{seed}"), Random(seed)
        grid = tuple(sorted(df.CARS, key=lambda car: state.track.grid.index(state.cars.cells[car])))
        while not df.is_over(state):
            view = df.view(state, df.to_act(state)[0])
            state, _ = df.apply(state, player.choose(view, view.legal, rng))
        figures.add(state, grid)
    return figures


def batches(games: int, size: int = 25) -> Iterator[range]:
    """The seeds of the games, in pieces."""
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


def main() -> None:
    """Prints the table of docs/tracks.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="works", choices=list(df.BOTS))
    parser.add_argument("--tracks", nargs="*", default=list(df.TRACKS))
    options = parser.parse_args()
    print("| circuit | players | 1st taken | stalled | grid 1 to 6, times its share | colours K B G Y O R |")
    print("|---|---|---|---|---|---|")
    with ProcessPoolExecutor() as pool:
        for track in options.tracks:
            together = Figures()
            for players in range(2, 7):
                total = Figures()
                for figures in pool.map(partial(race, track, players, options.bot), batches(options.games)):
                    total += figures
                _print_row(track, str(players), total)
                together += total
            _print_row(track, "2 to 6", together)


def _print_row(track: str, players: str, figures: Figures) -> None:
    grid = " ".join(f"{share:.2f}" for share in figures.shares(figures.by_grid))
    cars = " ".join(f"{share:.2f}" for share in figures.shares(figures.by_car))
    taken = 100 * figures.won / figures.games
    stalled = figures.stalled / figures.games
    print(f"| {track} | {players} | {taken:.1f} % | {stalled:.2f} | {grid} | {cars} |", flush=True)


if __name__ == "__main__":
    main()
