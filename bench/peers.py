"""Other engines, measured like ours: whole random games, and only decisions of players are counted.

Chance (a deal, a roll of dice that the engine plays) takes time but is not a decision. Each peer is optional:
``make bench`` installs those that have a build for this machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from bench.clock import Count
from bench.jobs import Job

PGX_BATCH = 1024
MOST_TURNS = 1000
"""Random games of catanatron can go on without an end."""


def peers() -> Iterator[tuple[str, Job]]:
    """The peers of this machine; those that are missing are named in one line."""
    missing = []
    for name, make in PEERS.items():
        try:
            yield name, make()
        except ImportError as error:
            missing.append(f"{name} ({error.name or error})")
    if missing:
        print(f"not installed, so not measured: {', '.join(missing)}")


def _open_spiel(name: str) -> Job:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

    game, rng = pyspiel.load_game(name), Random(1)
    has_dice = name == "backgammon"  # elsewhere all outcomes of a deal are equally likely

    def job() -> Count:
        state, decisions, choices = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if has_dice and state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                choices += len(actions) > 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        return Count(1, decisions, choices)

    return job


def _catanatron() -> Job:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, import-untyped, unused-ignore]

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def job() -> Count:
        game, decisions, choices = Game([RandomPlayer(color) for color in colors]), 0, 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            decisions += 1
        return Count(1, decisions, choices)

    return job


def _rlcard_uno() -> Job:
    import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]

    env, rng = rlcard.make("uno"), Random(1)

    def job() -> Count:
        state, _ = env.reset()
        decisions = choices = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
            choices += len(actions) > 1
        return Count(1, decisions, choices)

    return job


def _pettingzoo_connect_four() -> Job:
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-not-found, import-untyped, unused-ignore]

    env, rng = connect_four_v3.env(), Random(1)

    def job() -> Count:
        env.reset()
        decisions = choices = 0
        while env.agents:
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            actions = [action for action, is_legal in enumerate(seen["action_mask"]) if is_legal]
            env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
            choices += len(actions) > 1
        return Count(1, decisions, choices)

    return job


def _pgx_connect_four() -> Job:
    """A batch of games at once, each to its end; CPU time counts all threads that JAX uses."""
    import jax  # type: ignore[import-not-found, unused-ignore]
    import jax.numpy as jnp  # type: ignore[import-not-found, unused-ignore]
    import pgx  # type: ignore[import-not-found, import-untyped, unused-ignore]

    env = pgx.make("connect_four")
    seeds = iter(range(1_000_000_000))

    def step(carry: Any, key: Any) -> Any:
        state, decisions, choices = carry
        mask = state.legal_action_mask
        scores = jnp.where(mask, jax.random.uniform(key, mask.shape), -1.0)
        is_on = ~state.terminated
        decisions += is_on.sum()
        choices += (is_on & (mask.sum(1) > 1)).sum()
        return (jax.vmap(env.step)(state, scores.argmax(1)), decisions, choices), None

    def play(key: Any) -> Any:
        start, moves = jax.random.split(key)
        state = jax.vmap(env.init)(jax.random.split(start, PGX_BATCH))
        (_, decisions, choices), _ = jax.lax.scan(step, (state, 0, 0), jax.random.split(moves, 42))
        return decisions, choices

    play_quickly = jax.jit(play)

    def job() -> Count:
        decisions, choices = play_quickly(jax.random.PRNGKey(next(seeds)))
        return Count(PGX_BATCH, int(decisions), int(choices))

    return job


OPEN_SPIEL = ("hearts", "oh_hell", "tarok", "backgammon", "gin_rummy")
PEERS: dict[str, Callable[[], Job]] = {
    **{f"OpenSpiel {name} (C++)": partial(_open_spiel, name) for name in OPEN_SPIEL},
    "catanatron": _catanatron,
    "RLCard uno": _rlcard_uno,
    "PettingZoo connect four": _pettingzoo_connect_four,
    f"Pgx connect four, B={PGX_BATCH} (JAX)": _pgx_connect_four,
}
