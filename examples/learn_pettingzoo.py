"""Learns by self-play through PettingZoo, then plays Rookie: REINFORCE with five weights, a few minutes.

python examples/learn_pettingzoo.py [--games 400]
"""

import argparse

import numpy as np

from downforce.sim import pettingzoo_env, spec

BLOCKS, SEATS = spec.layout(4), 4


def features(seen, legal):
    """Of each legal action: the gain of an own, a rival's, a free car; a bet on an own car, on the leader."""
    part = {name: seen[slice(*block)].astype(float) for name, block in BLOCKS.items()}
    owners = part["owners"].reshape(6, SEATS)
    mine, rivals = part["car"] @ owners[:, 0], part["car"] @ owners[:, 1:].sum(axis=1)
    rows = np.zeros((spec.action_count(), 5))
    rows[spec.TO_CELL :, :3] = part["nearer"][:, None] / 8
    rows[spec.TO_FINISH, :3] = 1
    rows[:, :3] *= [mine, rivals, 1 - mine - rivals]
    rows[spec.MARK : spec.KEEP, 3] = owners[:, 0]
    rows[spec.MARK : spec.KEEP, 4] = part["to_go"] == part["to_go"].min()
    return rows[legal]


def play(env, seed, weights, rng):
    """One game in which seat n plays with weights n; the rewards and the slopes of the seats."""
    env.reset(seed=seed)
    rewards, slopes = np.zeros(SEATS), np.zeros((SEATS, 5))
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        seat = int(agent[-1])
        rewards[seat] += reward
        if over:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        rows = features(seen["observation"], legal)
        chances = np.exp(rows @ weights[seat])
        chances /= chances.sum()
        choice = rng.choice(len(legal), p=chances)
        slopes[seat] += rows[choice] - chances @ rows
        env.step(legal[choice])
    return rewards, slopes


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    games, env, rng = parser.parse_args().games, pettingzoo_env.env(), np.random.default_rng(1)
    weights, rookies = np.zeros(5), [np.zeros(5)] * 3
    for game in range(games):
        rewards, slopes = play(env, game, [weights] * SEATS, rng)
        weights = weights + 0.1 * rewards @ slopes / SEATS
    wins = [play(env, games + n, [weights, *rookies], rng)[0][0] > 0 for n in range(1 + games // 4)]
    print(f"after {games} games of self-play: won {np.mean(wins):.0%} against three Rookies; by chance 25%")
