"""Whole random games of ours, through the functions that everyone uses."""

from __future__ import annotations

from collections.abc import Callable
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
        decisions = choices = 0
        while asked := df.to_act(state):
            actions = legal_actions(state, asked[0])
            options = len(actions)
            state, _ = apply(state, actions[int(random() * options)])
            decisions += 1
            choices += options > 1
        return Count(1, decisions, choices)

    return job
