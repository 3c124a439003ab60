"""Learns to beat Rookie through Gymnasium: REINFORCE with five weights, in a few minutes on one core.

python examples/learn_gymnasium.py [--games 1500]
"""

import argparse

import gymnasium
import numpy as np

from downforce.sim import gymnasium_env, spec

BLOCKS = spec.layout(4)


def part(seen, name):
    return seen[slice(*BLOCKS[name])].astype(float)


def features(seen, legal):
    """Of each legal action: the gain of an own, a rival's, a free car; a bet on an own car, on the leader."""
    owners, car = part(seen, "owners").reshape(6, 4), part(seen, "car")
    mine, rivals = car @ owners[:, 0], car @ owners[:, 1:].sum(axis=1)
    gain = np.zeros(spec.action_count())
    gain[spec.TO_CELL :] = part(seen, "nearer") / 8
    gain[spec.TO_FINISH] = 1.0
    bets = np.zeros((spec.action_count(), 2))
    bets[spec.MARK : spec.KEEP, 0] = owners[:, 0]
    bets[spec.MARK : spec.KEEP, 1] = part(seen, "to_go") == part(seen, "to_go").min()
    rows = np.column_stack([gain * mine, gain * rivals, gain * (1 - mine - rivals), bets])
    return rows[legal]


def main(games):
    env = gymnasium.make(gymnasium_env.IDS[0], players=4)
    rng, weights, average, wins = np.random.default_rng(1), np.zeros(5), 0.0, []
    for game in range(games):
        seen, info = env.reset(seed=game)
        slope, over = np.zeros(5), False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            rows = features(seen["observation"], legal)
            chances = np.exp(rows @ weights - (rows @ weights).max())
            chances /= chances.sum()
            choice = rng.choice(len(legal), p=chances)
            slope += rows[choice] - chances @ rows
            seen, reward, over, _, info = env.step(legal[choice])
        weights += 0.1 * (reward - average) * slope
        average += 0.02 * (reward - average)
        wins.append(reward > 0)
        if (game + 1) % 100 == 0:
            print(f"{game + 1:5} games: won {np.mean(wins[-100:]):.0%} of the last 100", flush=True)
    print("weights:", weights.round(2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    main(parser.parse_args().games)
