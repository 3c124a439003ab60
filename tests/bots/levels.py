"""The levels as the tests use them, and games between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random

import downforce as df
from downforce.bots import BOTS, Bot
from downforce.bots.ace import Ace

LEVELS: Mapping[str, Bot] = {**BOTS, "ace": Ace(worlds=1, candidates=2)}
"""All of them; the costly one with a small budget."""
THINKERS = tuple(LEVELS)[1:]
"""All but the yardstick."""


def play(bots: Sequence[Bot], seed: int, **table: object) -> df.GameState:
    """A whole game between bots."""
    state = df.new_game(players=len(bots), seed=str(seed), **table)  # type: ignore[arg-type]
    rng = Random(seed)
    while not state.is_over:
        seen = df.view(state, state.asked[0])
        state = df.apply(state, bots[state.asked[0]].choose(seen, seen.legal, rng)).state
    return state


TABLES: tuple[dict[str, object], ...] = (
    {},
    {"mode": "beginner"},
    {"mode": "long-distance"},
    {"mode": "world-tour"},
    {"track": "river-station", "edition": "es"},
    {"edition": "fr", "first_home_wins": True},
    {"edition": "pt-BR", "hands_of_three": True},
    {"auction": False, "bets": False},
    {"auction": False, "first_home_wins": True, "powers": False},
)
"""Ways to play, the five switches of the beginner's game mixed."""


def decisions(games: int, **wish: object) -> Iterator[df.View]:
    """Decisions with a choice, met in games of Works and Rookie with 2 to 6 players, in every way to play."""
    for game in range(games):
        table = {**TABLES[game % len(TABLES)], **wish}
        state = df.new_game(players=2 + game % 5, seed=f"met {game}", **table)  # type: ignore[arg-type]
        rng = Random(game)
        while not state.is_over:
            seen = df.view(state, rng.choice(state.asked))
            if len(seen.legal) > 1:
                yield seen
            bot = BOTS["works"] if rng.random() < 0.6 else BOTS["rookie"]
            state = df.apply(state, bot.choose(seen, seen.legal, rng)).state


@cache
def some(phase: df.Phase, games: int = 18) -> tuple[df.View, ...]:
    """Decisions of one kind in the standard game."""
    found = []
    for game in range(games):
        state = df.new_game(players=2 + game % 3, edition=("en", "es")[game % 2], seed=f"met {game}")
        rng = Random(game)
        while not state.is_over:
            seen = df.view(state, state.asked[0])
            if state.phase is phase and len(seen.legal) > 1:
                found.append(seen)
            bot = BOTS["works"] if rng.random() < 0.5 else BOTS["rookie"]
            state = df.apply(state, bot.choose(seen, seen.legal, rng)).state
    assert found, phase
    return tuple(found)
