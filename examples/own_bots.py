"""Two bots of one's own, ready for the arena:

    downforce arena --bots examples/own_bots.py:FrontRunner examples/own_bots.py:Miser

Run as a program, they play a single game against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import downforce as df


class FrontRunner:
    """Drives as far as it can; for other questions it gives any answer."""

    def choose(self, view: df.View, legal: Sequence[df.Action], rng: Random) -> df.Action:
        return rng.choice(best(view, lambda choice: len(choice.path)))


class Miser:
    """The same behind the wheel, but it never pays more than it must."""

    def choose(self, view: df.View, legal: Sequence[df.Action], rng: Random) -> df.Action:
        return rng.choice(best(view, lambda choice: len(choice.path) - (choice.amount or 0)))


def best(view, worth):
    """The actions that are worth most."""
    most = max(map(worth, view.choices))
    return [choice.action for choice in view.choices if worth(choice) == most]


if __name__ == "__main__":
    bots, rng = (FrontRunner(), Miser()), Random(1)
    state = df.new_game(players=2, seed="own bots")
    while not df.is_over(state):
        seat = df.to_act(state)[0]
        view = df.view(state, seat)
        state, _ = df.apply(state, bots[seat].choose(view, view.legal, rng))
    for row in df.standings(state).rows:
        print(f"{row.rank}. {type(bots[row.seat]).__name__}, {row.money} million")
