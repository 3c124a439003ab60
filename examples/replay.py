"""Writes a game to a file, reads it back, and looks at it from the start, the middle and the end."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import downforce as df
from downforce.i18n import load
from downforce.rules.events import CarFinished, GameEnded, RaceScored

NAMES = ("Ada", "Bruno", "Carmen", "Dinis")


def main() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sunday.game"
        df.write_game(bot_game("sunday"), path)
        record = df.read_game(path)  # plays it through, and compares result and digest

    print(f"{len(record.actions)} actions. The file begins:")
    print("\n".join(str(record).splitlines()[:6]))

    half = len(record.actions) // 2
    print(f"\nThe position after {half} actions, as a state line:")
    print(record.at(half))

    print("\nHow it ended:")
    words = load("en")
    for played in record.replay():
        for event in played.events:
            if isinstance(event, CarFinished | RaceScored | GameEnded):
                print(words.event(event, record.names))


def bot_game(seed: str) -> df.GameRecord:
    """A game between four bots."""
    record, rng = df.GameRecord(setup=df.make_setup(players=4), seed=seed, names=NAMES), Random(seed)
    state = record.start
    while not df.is_over(state):
        view = df.view(state, df.to_act(state)[0])
        action = df.BOTS["works"].choose(view, view.legal, rng)
        record = record.with_action(action)
        state, _ = df.apply(state, action)
    return record


if __name__ == "__main__":
    main()
