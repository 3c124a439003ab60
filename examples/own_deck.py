"""A race with a deck of our own, from a file (docs/adding-a-deck.md)."""

from pathlib import Path
from random import Random

import downforce as df


def main() -> None:
    twins = df.DECKS.add(df.load_deck(Path(__file__).parent / "decks" / "twins.deck"))
    print(f"{twins.id} has {len(set(map(str, twins.regular)))} different cards.")
    state, rng = df.new_game(players=4, deck="twins", seed="two of each"), Random(1)
    while not df.is_over(state):
        view = df.view(state, df.to_act(state)[0])
        action = df.BOTS["works"].choose(view, view.legal, rng)
        state, _ = df.apply(state, action)
    print(df.standings(state))


if __name__ == "__main__":
    main()
