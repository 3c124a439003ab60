"""Learns to beat Rookie on the twin, 256 games at a time: REINFORCE with five weights, in JAX throughout.
python examples/learn_pgx.py [--rounds 30]
"""

import argparse

import jax
import jax.numpy as jnp

from downforce.sim import spec
from downforce.sim.pgx_env import DownforcePgx

GAMES, SEATS, LONGEST = 256, 4, 260
BLOCKS, ENV = spec.layout(SEATS), DownforcePgx(players=SEATS)


def features(seen):
    """Of each action: the gain of an own, a rival's, a free car; a bet on an own car, on the leader."""
    part = {name: seen[slice(*block)].astype(jnp.float32) for name, block in BLOCKS.items()}
    owners = part["owners"].reshape(6, SEATS)
    mine, rivals = part["car"] @ owners[:, 0], part["car"] @ owners[:, 1:].sum(axis=1)
    gain = jnp.zeros(ENV.num_actions).at[spec.TO_CELL :].set(part["nearer"] / 8).at[spec.TO_FINISH].set(1)
    marks = jnp.column_stack([owners[:, 0], part["to_go"] == part["to_go"].min()])
    bets = jnp.zeros((ENV.num_actions, 2)).at[spec.MARK : spec.KEEP].set(marks)
    return jnp.column_stack([gain * mine, gain * rivals, gain * (1 - mine - rivals), bets])


def decide(state, weights, key):
    """An action: seat 0 by its weights, the others by chance; and the slope of seat 0."""
    rows, learns = features(state.observation), state.current_player == 0
    logits = jnp.where(state.legal_action_mask, rows @ weights * learns, -jnp.inf)
    action = jax.random.categorical(key, logits)
    return action, (rows[action] - jax.nn.softmax(logits) @ rows) * (learns & ~state.terminated)


@jax.jit
def play(weights, key):
    """A batch of games: how often seat 0 won, and in which direction its weights do better."""

    def step(carry, key):
        state, slope, paid = carry
        action, more = jax.vmap(decide, (0, None, 0))(state, weights, jax.random.split(key, GAMES))
        state = jax.vmap(ENV.step)(state, action)
        return (state, slope + more, paid + state.rewards[:, 0]), None

    begun = jax.vmap(ENV.init)(jax.random.split(key, GAMES)), jnp.zeros((GAMES, 5)), jnp.zeros(GAMES)
    (_, slope, paid), _ = jax.lax.scan(step, begun, jax.random.split(key, LONGEST))
    return (paid > 0).mean(), ((paid - paid.mean())[:, None] * slope).mean(axis=0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    weights = jnp.zeros(5)
    for number in range(parser.parse_args().rounds):
        won, slope = play(weights, jax.random.key(number))
        weights += 4.0 * slope
        print(
            f"round {number + 1:3}: seat 0 won {won:.0%} of {GAMES} games against three Rookies", flush=True
        )
