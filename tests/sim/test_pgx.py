"""The environment with the names of Pgx, under ``jax.vmap`` as Pgx users call it."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("jax", reason="the extra sim is not installed")

import jax

from downforce.sim.pgx_env import DownforcePgx
from tests.sim.compare import BATCH


@pytest.mark.soak  # it compiles two functions of its own
def test_games_mapped_over_a_batch_end_and_pay_sums_of_zero() -> None:
    env = DownforcePgx(players=2, mode="beginner")
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), BATCH))
    step, rng = jax.jit(jax.vmap(env.step)), np.random.default_rng(1)
    assert state.observation.shape == (BATCH, *env.observation_shape)
    assert state.legal_action_mask.shape == (BATCH, env.num_actions)
    paid = np.zeros((BATCH, env.num_players))
    for _ in range(400):
        mask = np.asarray(state.legal_action_mask)
        state = step(state, np.where(mask, rng.random(mask.shape), -1).argmax(axis=1))
        paid += np.asarray(state.rewards)
    assert np.asarray(state.terminated).all()
    assert np.allclose(paid.sum(axis=1), 0)
    assert (np.abs(paid).max(axis=1) == 1).all()
