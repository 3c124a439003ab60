"""Fits the weights of ``bots/outlook.py`` from self-play.

``python -m downforce.arena.form --games 1000 --bot works``.

At every turn of a game the seat that plays notes, for each car, what a form is made of. Afterwards each pair
of cars is a sample: which of the two came home first? Logistic regression on the differences gives the
weights, in thousandths, for each stretch of the race. Needs numpy: ``pip install -e '.[lab]'``.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import combinations
from random import Random

import numpy as np

import downforce as df
from downforce.bots.outlook import LEADS, Outlook, Weights, numbers_of, roads
from downforce.model.cards import bits
from downforce.rules.phases.scoring import running_order

Sample = tuple[bool, int, list[list[float] | None]]  # two players?, the stretch, the cars


def features(view: df.View) -> Sample:
    """What the form of each car is made of; None for a car that is home."""
    state, seat = view.state, view.seat
    assert seat is not None
    look, numbers = roads(state.setup.movement), numbers_of(state.setup.deck)
    hand, pool = list(bits(state.cards.hands[seat])), list(bits(Outlook(view).pool))
    rows: list[list[float] | None] = []
    for car in df.CARS:
        cell, owner = state.cars.cells[car], state.auction.owners[car]
        if cell < 0:
            rows.append(None)
            continue
        mine, free, rival = owner == seat, owner < 0, owner not in (seat, -1)
        held, unseen = (sum(numbers[car][card] for card in cards) for cards in (hand, pool))
        left = view.sizes.hands[owner] + (view.sizes.piles[owner] if state.setup.own_piles else 0)
        eight = rival and state.cards.hands[owner] >> state.setup.deck.eight(car).index & 1
        row = (
            [-look.to_go[cell], -look.slow(cell, state.cars.occupied), mine, free, mine * held]
            + [(not mine) * held, mine * unseen, rival * unseen, free * unseen, 8 * eight]
            + [rival * min(left, 12)]
        )
        rows.append([*map(float, row)])
    lead = 0 if state.cars.home else -max(row[0] for row in rows if row)
    stretch = next(at for at, least in enumerate(LEADS) if lead >= least)
    return state.players == 2, stretch, rows


def samples(bot: df.Bot, games: int) -> dict[tuple[bool, int], list[tuple[list[float], bool]]]:
    """Pairs of cars by table and stretch: their differences, and whether the one came home first."""
    found: dict[tuple[bool, int], list[tuple[list[float], bool]]] = defaultdict(list)
    for game in range(games):
        track = list(df.TRACKS)[game // 5 % 2]
        state, rng = df.new_game(players=2 + game % 5, track=track, seed=f"form {game}"), Random(game)
        met: list[Sample] = []
        while not df.is_over(state):
            view = df.view(state, df.to_act(state)[0])
            if state.phase is df.Phase.PLAY_CARD:
                met.append(features(view))
            state = df.apply(state, bot.choose(view, view.legal, rng)).state
        order, home = running_order(state), state.cars.home
        for two, stretch, rows in met:
            for one, other in combinations(df.CARS, 2):
                a, b = rows[one], rows[other]
                if a and b and (one in home or other in home):
                    gap = [x - y for x, y in zip(a, b, strict=True)]
                    found[two, stretch].append((gap, order.index(one) < order.index(other)))
    return found


def fit(pairs: list[tuple[list[float], bool]]) -> Weights:
    """Logistic regression by Newton's method, with a weak penalty on large weights."""
    x, y = np.array([gap for gap, _ in pairs], float), np.array([won for _, won in pairs], float)
    weights, ridge = np.zeros(x.shape[1]), 0.01 * np.eye(x.shape[1])
    for _ in range(12):
        p = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (y - p) - ridge @ weights
        weights += np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + ridge, slope)
    return Weights(*(round(1000 * weight) for weight in weights))


def main() -> None:
    """Prints the tables ``FOR_TWO`` and ``FOR_MORE``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="works", choices=list(df.BOTS))
    options = parser.parse_args()
    for (two, stretch), pairs in sorted(samples(df.BOTS[options.bot], options.games).items()):
        name = "FOR_TWO" if two else "FOR_MORE"
        print(f"{name} from {LEADS[stretch]} to go, {len(pairs)} pairs: {tuple(fit(pairs))}", flush=True)


if __name__ == "__main__":
    main()
