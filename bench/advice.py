"""``python -m bench.advice``: the processor time of the race engineer's advice, at tables of six seats.

Plays standard games by chance and asks for advice at every question with more than one answer.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from random import Random

import downforce as df
from downforce.bots.advice import advise

PLAYERS = 6


def questions(game: int) -> Iterator[df.View]:
    """The views of one game in which its seats have a choice."""
    rng, state = Random(game), df.new_game(players=PLAYERS, seed=f"advice {game}")
    while not state.is_over:
        seat = rng.choice(state.asked)
        view = df.view(state, seat)
        if len(view.legal) > 1:
            yield view
        state, _ = df.apply(state, rng.choice(view.legal))


def main(games: int) -> None:
    """Measures, and prints one line."""
    times = []
    for view in (view for game in range(games) for view in questions(game)):
        began = time.process_time()
        advise(view)
        times.append((time.process_time() - began) * 1000)
    times.sort()
    median, p90 = times[len(times) // 2], times[len(times) * 9 // 10]
    print(
        f"{PLAYERS} seats, {len(times)} questions of {games} games: {median:.0f} ms in the median,"
        f" {p90:.0f} ms at p90, {times[-1]:.0f} ms at most, {sum(times) / len(times):.0f} ms on average"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
