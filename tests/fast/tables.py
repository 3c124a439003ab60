"""Tables drawn by chance: players, options, tracks and decks that pass the checkers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import downforce as df
from downforce.rules.options import Options
from tests.random_play import SWITCHES

DATA = Path(__file__).parent.parent / "data" / "tracks"
TRACKS: Mapping[str, df.Track] = {
    **{
        name: df.Track.parse((DATA / f"{name}.track").read_text(encoding="utf-8"))
        for name in ("ring", "oval")
    },
    **df.TRACKS,
}
"""Read without the helpers of other tests, which need pytest: a machine with a GPU may have none."""
TRACK_NAMES = tuple(TRACKS)
NARROW = ("oval", *df.TRACKS)
"""Tracks with at most 32 cells within nine steps."""


def random_options(rng: Random) -> Options:
    """An edition and a mode, or the standard mode with single options changed."""
    edition, mode = rng.choice([*df.EDITIONS]), rng.choice([*df.MODES])
    single = {}
    if mode == "standard":
        changed = rng.sample([*SWITCHES], rng.randrange(len(SWITCHES)))
        single = {name: rng.choice(SWITCHES[name]) for name in changed}
    return Options.of(edition=edition, mode=mode, **single)


def random_table(rng: Random, *, players: int = 0, narrow: bool = False) -> df.Setup:
    """A table of any kind; a third of them have a track, a third a deck of their own."""

    def track() -> df.Track:
        if not narrow and rng.random() < 1 / 3:
            return random_track(rng)
        return TRACKS[rng.choice(NARROW if narrow else TRACK_NAMES)]

    options, first = random_options(rng), track()
    second = track() if options.mode == "world-tour" else None
    deck = random_deck(rng) if rng.random() < 1 / 3 else df.DECKS["classic"]
    players = players or rng.randint(2, 6)
    return df.make_setup(players=players, options=options, deck=deck, track=first, second_track=second)


def random_deck(rng: Random) -> df.Deck:
    """42 cards of one to six lines, colours at most once, up to two wilds."""
    rows = [f"C{number} {_card(rng)}" for number in range(42)]
    return df.Deck.parse("\n".join(["deck random", f"version {rng.randint(1, 9999)}", *rows]))


def _card(rng: Random) -> str:
    wilds = rng.choice([0, 0, 0, 1, 1, 2])
    colours = rng.sample("KBGYOR", rng.randint(0 if wilds else 1, 6 - wilds))
    lines = [*colours, *"*" * wilds]
    rng.shuffle(lines)
    return " ".join(f"{mark}{rng.randint(1, 6)}" for mark in lines)


def random_track(rng: Random) -> df.Track:
    """Two straights and two half circles, cut into sections of one to four lanes."""
    while True:
        try:
            return df.Track.parse(_track_text(rng))
        except df.TrackError:
            continue  # too short, or no room for the grid


def _track_text(rng: Random) -> str:
    lanes = rng.choice([2, 3, 3, 4])
    pieces, length = rng.randint(3, 6), rng.choice([2, 3])
    bends = rng.choice([2, 3, 4])

    def cells(most: int = 3) -> str:
        return " ".join(str(rng.randint(1, most)) for _ in range(lanes))

    def straight() -> list[str]:
        rows = []
        for at in range(pieces):
            squeeze = 0 < at < pieces - 1 and rng.random() < 0.3
            narrow = rng.randint(1, lanes)
            some = " ".join(str(rng.randint(1, 2)) for _ in range(narrow))
            if squeeze:
                rows.append(f"taper {length} lanes {narrow} cells {some}")
            else:
                rows.append(f"straight {length} lanes {lanes} cells {cells()}")
        return rows

    def bend() -> list[str]:
        row = f"curve right {180 // bends} radius 3 lanes {lanes} cells"
        return [f"{row} {cells(2)}" for _ in range(bends)]

    rows = [f"straight 3 lanes {lanes} cells {' '.join('3' * lanes)}", *straight(), *bend()]
    rows += [f"straight 3 lanes {lanes} cells {cells()}", *straight(), *bend()]
    for at in sorted(rng.sample(range(2, len(rows) - 1), 3), reverse=True):
        rows.insert(at, "bet")
    letters = "abcd"[:lanes]
    grid = [f"1{lane}{row}" for row in (3, 2, 1) for lane in letters][:6]
    head = ["track random", f"version {rng.randint(1, 9999)}", "title Random", f"grid {' '.join(grid)}"]
    return "\n".join([*head, *rows])
