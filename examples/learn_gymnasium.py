"""Learns to beat Rookie through Gymnasium, 256 games at a time: REINFORCE with five weights, in a minute.

python examples/learn_gymnasium.py [--steps 2000]
"""

import argparse

import gymnasium
import numpy as np

from downforce.sim import spec

GAMES, SEATS = 256, 4
BLOCKS = spec.layout(SEATS)


def features(seen):
    """Of each action: the gain of an own, a rival's, a free car; a bet on an own car, on the leader."""
    part = {
        name: seen[:, slice(*BLOCKS[name])].astype(np.float32)
        for name in ("owners", "car", "nearer", "to_go")
    }
    owners = part["owners"].reshape(-1, 6, SEATS)
    cars = np.einsum("gc,gcs->gs", part["car"], owners)
    mine, rivals = cars[:, 0], cars[:, 1:].sum(axis=1)
    whose = np.stack([mine, rivals, 1 - mine - rivals], axis=1)
    rows = np.zeros((len(seen), spec.action_count(), 5), np.float32)
    rows[:, spec.TO_CELL :, :3] = part["nearer"][:, :, None] / 8 * whose[:, None]
    rows[:, spec.TO_FINISH, :3] = whose
    rows[:, spec.MARK : spec.KEEP, 3] = owners[:, :, 0]
    rows[:, spec.MARK : spec.KEEP, 4] = part["to_go"] == part["to_go"].min(axis=1, keepdims=True)
    return rows


def main(steps):
    envs = gymnasium.make_vec("downforce.sim.gymnasium_env:Downforce-v1", num_envs=GAMES, players=SEATS)
    rng, weights, average, wins = np.random.default_rng(1), np.zeros(5), 0.0, []
    seen, _ = envs.reset(seed=1)
    slopes = np.zeros((GAMES, 5))
    for step in range(1, steps + 1):
        rows, mask = features(seen["observation"]), seen["action_mask"]
        logits = np.where(mask, rows @ weights, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        choice = np.minimum((chances.cumsum(axis=1) < rng.random((GAMES, 1))).sum(axis=1), mask.shape[1] - 1)
        taken = np.arange(GAMES), choice
        slopes += rows[taken] - np.einsum("ga,gaf->gf", chances, rows)
        seen, rewards, over, _, _ = envs.step(choice)
        for reward, slope in zip(rewards[over], slopes[over], strict=True):
            weights += 0.05 * (reward - average) * slope
            average += 0.002 * (reward - average)
            wins.append(reward > 0)
        slopes[over] = 0
        if step % 200 == 0 or step == steps:
            won = np.mean(wins[-1000:] or [0])
            print(f"{step:4} steps, {len(wins):6} games: won {won:.0%} of the last 1,000", flush=True)
    print("weights:", weights.round(2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=2000)
    main(parser.parse_args().steps)
