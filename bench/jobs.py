"""What is measured: whole random games of ours, and of the peers that are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import downforce as df
from bench.clock import Count

Job = Callable[[], Count]


def our_games(players: int = 4, track: str = "marina-bay") -> Job:
    """Random self-play through ``legal_actions`` and ``apply``, a new game each time."""
    rng = Random(1)
    seeds = iter(range(1_000_000_000))

    def job() -> Count:
        state = df.new_game(players=players, track=track, seed=str(next(seeds)))
        legal_actions, apply, random = df.legal_actions, df.apply, rng.random
        decisions = 0
        while asked := df.to_act(state):
            actions = legal_actions(state, asked[0])
            state, _ = apply(state, actions[int(random() * len(actions))])
            decisions += 1
        return Count(1, decisions)

    return job


def peers() -> Iterator[tuple[str, Job]]:
    """The peers on this machine: ``pip install -e '.[bench]'`` brings them."""
    for name, make in (("catanatron", _catanatron), ("OpenSpiel hearts (C++)", _hearts)):
        try:
            yield name, make()
        except ImportError:
            continue


def _catanatron() -> Job:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped, unused-ignore]

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def job() -> Count:
        game, decisions = Game([RandomPlayer(color) for color in colors]), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return Count(1, decisions)

    return job


def _hearts() -> Job:
    import pyspiel  # type: ignore[import-untyped, unused-ignore]

    game, rng = pyspiel.load_game("hearts"), Random(1)

    def job() -> Count:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return Count(1, decisions)

    return job
