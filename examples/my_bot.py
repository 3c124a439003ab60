"""A bot of your own in a few lines, tried at tables of three Rookies."""

from collections.abc import Sequence
from random import Random

import downforce as df

FAIR_PRICE = 4  # prizes come to 5.5 a car on average, and some cars stall


class MyBot:
    """Pays a fair price, plays what moves its own cars most, and holds all others back."""

    def choose(self, view: df.View, legal: Sequence[df.Action], rng: Random) -> df.Action:
        """The action that is worth most; among equals any."""
        worth = {choice.action: self.worth(view, choice) for choice in view.choices}
        best = max(worth.values())
        return rng.choice([action for action in legal if worth[action] == best])

    def worth(self, view: df.View, choice: df.Choice) -> int:
        assert view.seat is not None
        own = view.state.cars_of(view.seat)
        match choice.action:
            case df.Bid():
                price = choice.amount or 0
                return price if price <= FAIR_PRICE else -price
            case df.PlayCard():
                return sum(line.speed if line.car in own else -1 for line in choice.lines)
            case df.MoveCar(car=car):
                return len(choice.path) if car in own else -len(choice.path)
            case df.NameWild(car=car) | df.Bet(car=car):
                return 1 if car in own else 0
        return 0


def play(mine: df.Seat, game: int) -> bool:
    """A game of four; whether my seat won it."""
    state, rng = df.new_game(players=4, seed=f"my bot {game}"), Random(game)
    while not df.is_over(state):
        seat = df.to_act(state)[0]
        view = df.view(state, seat)  # all that a bot ever gets
        bot = MyBot() if seat == mine else df.BOTS["rookie"]
        state, _ = df.apply(state, bot.choose(view, view.legal, rng))
    return mine in df.standings(state).winners


if __name__ == "__main__":
    games = 40
    wins = sum(play(df.Seat(game % 4), game) for game in range(games))
    print(f"MyBot won {wins} of {games} games; an equal of Rookie would win {games // 4}.")
