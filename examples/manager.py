"""A bot that wins against Rookie and Club:

downforce arena --deals 50 --players 3 --bots examples/manager.py rookie club
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import downforce as df
from downforce.rules.phases.scoring import running_order


class Manager:
    """Two cars at a fair price, own lines three times as dear as others, bets on the leaders."""

    def choose(self, view: df.View, legal: Sequence[df.Action], rng: Random) -> df.Action:
        worth = {choice.action: self.worth(view, choice) for choice in view.choices}
        best = max(worth.values())
        return rng.choice([action for action in legal if worth[action] == best])

    def worth(self, view: df.View, choice: df.Choice) -> int:
        state = view.state
        assert view.seat is not None
        own = state.cars_of(view.seat)
        match choice.action:
            case df.Bid():
                price, limit = choice.amount or 0, 5 if len(own) * state.players < 6 else 2
                return price if price <= limit else -price
            case df.PlayCard():
                return sum(line.speed * (3 if line.car in (*own, None) else -1) for line in choice.lines)
            case df.MoveCar(car=car):
                return len(choice.path) if car in own else -len(choice.path)
            case df.NameWild(car=car):
                return 1 if car in own else 0
            case df.Bet(car=car):
                return (2 if car in own else 0) - running_order(state).index(car)
        return 0


def play(mine: df.Seat, game: int) -> bool:
    """A game against a Rookie and a Club; whether my seat won it."""
    state, rng = df.new_game(players=3, seed=f"manager {game}"), Random(game)
    bots: list[df.Bot] = [df.BOTS["rookie"], df.BOTS["club"]]
    bots.insert(mine, Manager())
    while not df.is_over(state):
        seat = df.to_act(state)[0]
        view = df.view(state, seat)
        state, _ = df.apply(state, bots[seat].choose(view, view.legal, rng))
    return mine in df.standings(state).winners


if __name__ == "__main__":
    games = 12
    wins = sum(play(df.Seat(game % 3), game) for game in range(games))
    print(f"Manager won {wins} of {games} games; an equal would win {games // 3}.")
