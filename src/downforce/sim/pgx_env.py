"""An environment on the twin with the names of Pgx: ``init(key)``, ``step(state, action)``, one game each.

Use ``jax.vmap`` for a batch, as with Pgx itself; it needs the extra ``sim`` only.

    env = DownforcePgx(players=4)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), 1024))
    state = jax.jit(jax.vmap(env.step))(state, actions)
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array

from downforce.sim import spec, twin


class PgxState(NamedTuple):
    """What a learner reads; ``game`` is the state of the twin."""

    current_player: Array  # the seat that decides
    observation: Array  # of that seat, ``[numbers]``
    rewards: Array  # by seat, of the last step
    terminated: Array
    truncated: Array  # never
    legal_action_mask: Array  # ``[actions]``; all True once the game is over, as in Pgx
    game: Any


class DownforcePgx:
    """Pure functions of one game; an illegal action ends it and costs its seat 1, as in Pgx."""

    id = "downforce"
    version = f"v{spec.VERSION}"

    def __init__(self, **table: Any) -> None:
        """A table as ``downforce.make_setup`` makes it."""
        self.twin = twin.Twin(**table)
        self.num_players = self.twin.setup.players
        self.num_actions = self.twin.actions
        self.observation_shape = (self.twin.observation_size,)

    def init(self, key: Array) -> PgxState:
        """A new game."""
        return self._seen(twin.init_keys(self.twin.rules, twin.key_words(key)))

    def step(self, state: PgxState, action: Array, key: Array | None = None) -> PgxState:
        """Plays an action of ``current_player``; a finished game stays as it is."""
        after = self._seen(twin.step(self.twin.rules, state.game, action))
        seats = jnp.arange(self.num_players)
        refused = after.game.illegal & ~state.terminated
        fine = jnp.where(seats == state.current_player, -1.0, 1 / (self.num_players - 1))
        rewards = jnp.where(refused, fine, twin.returns(self.twin.rules, after.game))
        over = state.terminated | refused | after.terminated
        return after._replace(
            rewards=jnp.where(state.terminated, 0.0, rewards),
            terminated=over,
            legal_action_mask=after.legal_action_mask | over,
        )

    def _seen(self, game: twin.State) -> PgxState:
        seat = jnp.maximum(twin.actor(game), 0)
        over = twin.is_over(game)
        return PgxState(
            current_player=seat,
            observation=twin.observe(self.twin.rules, game, seat),
            rewards=jnp.zeros(self.num_players, jnp.float32),
            terminated=over,
            truncated=jnp.zeros_like(over),
            legal_action_mask=twin.legal(game) | over,
            game=game,
        )
