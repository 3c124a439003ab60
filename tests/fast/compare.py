"""Plays the same games on the plain engine and on the fast one and compares them at every decision.

At every sixteenth decision of a game it also compares the mask and the observation of a seat with ``spec``.

``python -m tests.fast.compare --decisions 1000000 --seed 1`` draws tables until that many decisions are
compared, and prints how many differ; it stops at the first difference. ``--works`` is the share of games in
which what pleases the bot Works is compared too. ``DOWNFORCE_FAST=cuda`` compares what runs on a GPU.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np

import downforce as df
from downforce.bots.judge import Judge
from downforce.bots.tactics import sound_bets, winning
from downforce.fast import convert, kernels
from downforce.fast.backend import TARGET
from downforce.fast.book import books, check_setup, first_books
from downforce.fast.layout import GAME, LEGAL
from downforce.fast.taste import WORKS
from downforce.rules.deal import deal_from_seed
from downforce.rules.options import Options
from downforce.rules.state import Phase
from downforce.sim import games as sim
from downforce.sim import numbers, spec
from tests.fast.tables import TRACKS, random_table
from tests.random_play import Style, choose

LONGEST = 2_000
MOST_ACTIONS, LONGEST_ROW = spec.action_count(2), spec.observation_size(6, 2)
TWINS = df.load_deck(Path(__file__).parents[2] / "examples" / "decks" / "twins.deck")
"""Every card is there twice, so bids are often equal in all that is printed on them."""
KNOWN_WORDS = {
    (0, 0, 0): (0xFF1DAE59, 0x6CD10DF2),
    (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF): (0x2C3F628B, 0xAB4FD7AD),
    (0x13198A2E, 0x85A308D3, 0x243F6A88): (0xDD7CE038, 0xF62A4C12),
}
"""The published answers of Philox 2x32-10, by key and counter."""


class Difference(AssertionError):
    """The engines disagree."""


def fixed_tables() -> list[df.Setup]:
    """Two to six players on both circuits, then every mode, edition and option."""
    found = [df.make_setup(players=n, track=track) for track in df.TRACKS for n in range(2, 7)]
    ways: list[dict[str, object]] = [
        {"mode": "beginner"}, {"mode": "long-distance"}, {"mode": "world-tour"}, {"edition": "fr"},
        {"auction": False}, {"hands_of_three": True}, {"first_home_wins": True}, {"powers": False},
        {"bets": False}, {"lowest_bid": True},
    ]  # fmt: skip
    for way in ways:
        found += [df.make_setup(players=n, **way) for n in (2, 3, 5)]  # type: ignore[arg-type]
    found += [df.make_setup(players=2, edition=edition) for edition in df.EDITIONS]
    found += [df.make_setup(players=n, deck=TWINS) for n in (3, 6)]
    return found


def random_tables(rng: Random, count: int) -> list[df.Setup]:
    """Tables of any kind that fit into a book."""
    found: list[df.Setup] = []
    while len(found) < count:
        setup = random_table(rng)
        try:
            check_setup(setup)
        except df.DownforceError:
            continue  # a track drawn at random may be too large
        found.append(setup)
    return found


class Pair:
    """Plain games beside their records; every game has a table, a style and a deal of its own."""

    def __init__(self, setups: Sequence[df.Setup], seed: str, *, each: int = 1, works: float = 0.0) -> None:
        self.rng = Random(f"compare {seed}")
        self.setups = [setup for setup in setups for _ in range(each)]
        self.books = books(setups)
        self.tables = [first for first in first_books(setups) for _ in range(each)]
        self.deals = [deal_from_seed(setup, f"{seed} {at}") for at, setup in enumerate(self.setups)]
        self.styles = [self.rng.choice([*Style]) for _ in self.setups]
        self.with_works = [self.rng.random() < works for _ in self.setups]
        packed = [
            convert.pack_deal(setup, deal, table=table)
            for setup, deal, table in zip(self.setups, self.deals, self.tables, strict=True)
        ]
        self.games = np.frombuffer(b"".join(packed), GAME).copy()
        self.states = [
            df.opening(setup, deal).state for setup, deal in zip(self.setups, self.deals, strict=True)
        ]
        self.numbers = np.concatenate([numbers.numbers(setup) for setup in setups])
        self.decisions = self.choices_of_works = 0

    def play(self) -> None:
        """Plays all games to their ends, one decision of each at a time."""
        kernels.begin(self.books, self.games)
        for number in range(LONGEST):
            sets = self.compare(number)
            if not any(state.asked for state in self.states):
                self.compare_results()
                return
            choices = np.array([self.decide(at, sets[at]) for at in range(len(self.states))])
            if kernels.step(self.books, self.games, choices).any():
                raise Difference("the fast engine refuses a legal choice")
        raise Difference("the games do not end")

    def compare(self, number: int) -> list[tuple[int, int]]:
        """The whole positions and the legal choices; returns what to choose from."""
        seen = kernels.see(self.books, self.games)
        legal = seen[:, LEGAL:]
        self.compare_numbers(number, seen)
        whole, size = self.games.tobytes(), GAME.itemsize
        for at, state in enumerate(self.states):
            expected = convert.pack(state, table=self.tables[at], deal=self.deals[at])
            record = whole[at * size : (at + 1) * size]
            if record != expected:
                raise Difference(self._told(at, record))
            if number % 16 == at % 16 and convert.state_of(self.setups[at], record) != state:
                raise Difference(f"game {at} does not come back from its record\n{state}")
            if state.asked:
                sets = convert.legal_sets(state, state.asked[0])
                if sets != tuple(legal[at].tolist()):
                    raise Difference(
                        f"game {at}: legal {convert.choices_in(*sets)}, not {legal[at]}\n{state}"
                    )
        return self.compare_works() if any(self.with_works) else [(0, 0)] * len(self.states)

    def compare_numbers(self, number: int, seen: kernels.Numbers) -> None:
        """The legal numbers, the choices they are, and what a seat sees."""
        count = len(self.states)
        masks, rows = np.zeros((count, MOST_ACTIONS), np.int8), np.zeros((count, LONGEST_ROW), np.int16)
        seats = np.array([self.rng.randrange(setup.players) for setup in self.setups])
        which = [at for at in range(count) if number % 16 == at % 16]
        wanted, choices = np.zeros(count, np.int64), np.zeros(count, np.int64)
        for at in which:
            state = self.states[at]
            if state.asked:
                action = self.rng.choice(df.legal_actions(state, state.asked[0]))
                wanted[at], choices[at] = spec.action_index(state, action), convert.choice_of(state, action)
        found = np.zeros(count, np.int64)
        sim.run(
            0, count, self.books, self.numbers, self.games, numbers.CHOICES | numbers.MASKS | numbers.ROWS,
            wanted, found, seen, masks, seats, rows,
        )  # fmt: skip
        for at in which:
            state, setup = self.states[at], self.setups[at]
            words = spec.setup_words(setup)
            legal = df.legal_actions(state, state.asked[0]) if state.asked else ()
            plain = sorted(spec.action_index(state, action) for action in legal)
            if plain != np.flatnonzero(masks[at]).tolist():
                raise Difference(f"game {at}: the mask is {np.flatnonzero(masks[at])}, not {plain}\n{state}")
            if legal and found[at] != choices[at]:
                raise Difference(f"game {at}: {wanted[at]} is {found[at]}, not {choices[at]}\n{state}")
            view = spec.observe(df.view(state, df.Seat(int(seats[at]))), words=words)
            if view != rows[at, : len(view)].tolist():
                blocks = spec.layout(setup.players, words)
                wrong = [n for n, b in blocks.items() if view[slice(*b)] != rows[at, slice(*b)].tolist()]
                raise Difference(f"game {at}, seat {seats[at]}: observations differ in {wrong}\n{state}")

    def compare_works(self) -> list[tuple[int, int]]:
        """The set of choices that please the plain bot Works, of which it takes any."""
        found = [(int(first), int(second)) for first, second in kernels.pleasing(self.books, self.games)]
        for at, state in enumerate(self.states):
            if not (state.asked and self.with_works[at]):
                continue
            sets = convert.sets_of(state, pleasing(state))
            if sets != found[at]:
                asked, wrong = convert.choices_in(*sets), convert.choices_in(*found[at])
                raise Difference(f"game {at}: Works likes {asked}, not {wrong}\n{state}")
            self.choices_of_works += 1
        return found

    def decide(self, at: int, sets: tuple[int, int]) -> int:
        """An action played on the plain engine, and the choice it is.

        Where Works is compared, half of the actions please it: both kinds of play are met.
        """
        state = self.states[at]
        if not state.asked:
            return -1
        first = state._replace(asked=state.asked[:1])
        if self.with_works[at] and self.rng.random() < 0.5:
            choice = self.rng.choice(convert.choices_in(*sets))
            action = convert.action_of(state, state.asked[0], choice)
        else:
            action = choose(first, self.rng, self.styles[at])
            choice = convert.choice_of(state, action)
        self.states[at] = df.apply(state, action).state
        self.decisions += 1
        return choice

    def compare_results(self) -> None:
        """The winners, and the money of every seat where it decides."""
        winners, money = kernels.results(self.books, self.games)
        for at, state in enumerate(self.states):
            final = df.standings(state)
            if winners[at] != sum(1 << seat for seat in final.winners):
                raise Difference(f"game {at}: winners {final.winners}, not {winners[at]:b}\n{state}")
            for row in final.rows if state.setup.options.money_decides else ():
                if money[at, row.seat] != row.money:
                    raise Difference(f"game {at}: seat {row.seat} has {row.money}, not {money[at]}\n{state}")

    def _told(self, at: int, record: bytes) -> str:
        """Both positions as lines, and the fields in which they differ."""
        state = self.states[at]
        expected = convert.pack(state, table=self.tables[at], deal=self.deals[at])
        names = convert.differing(np.frombuffer(record, GAME)[0], np.frombuffer(expected, GAME)[0])
        return f"game {at} differs in {' '.join(names)}\n{state}\n{line_of(self.setups[at], record)}"


def line_of(setup: df.Setup, record: bytes) -> str:
    """The state line of a record, or why it has none: a wrong record may be no position at all."""
    try:
        return str(convert.state_of(setup, record))
    except (LookupError, ValueError) as error:
        return f"no position: {error!r}"


def pleasing(state: df.GameState) -> list[df.Action]:
    """What ``judge.pick`` of the plain bot chooses from."""
    seen = df.view(state, state.asked[0])
    legal = list(seen.legal)
    if len(legal) == 1:
        return legal
    won = winning(seen, legal)
    if won is not None:
        return [won]
    allowed = sound_bets(seen, legal) if state.phase is Phase.BET else legal
    judge = Judge(seen, WORKS)
    worth = {choice.action: judge.worth(choice) for choice in seen.choices}
    best = max(worth[action] for action in allowed)
    return [action for action in allowed if worth[action] == best]


def compare_words() -> None:
    """The random words with the published ones."""
    found = kernels.random_words(list(KNOWN_WORDS))
    if [tuple(pair) for pair in found.tolist()] != [*KNOWN_WORDS.values()]:
        raise Difference(f"the random words are {found}")


def digest(each: int = 2) -> str:
    """A digest of games played by the fast engine alone: equal on every target."""
    import hashlib

    found = hashlib.sha256()
    for setup in fixed_tables()[::9]:
        table = books([setup])
        games = kernels.new_games(table, each, 1)
        kernels.play(table, games, 1, 100)
        kernels.play_works(table, games, 1, 10)
        found.update(games.tobytes() + kernels.see(table, games).tobytes())
        kernels.race(table, games, 1, slips=0.1)
        found.update(games.tobytes())
    return found.hexdigest()[:16]


def kinds(setup: df.Setup) -> list[str]:
    """What a table adds to the count of what was compared."""
    options = setup.options
    tracks = [track.name if track.name in TRACKS else "random track" for track in setup.tracks[:1]]
    deck = "random deck" if setup.deck.name == "random" else "classic deck"
    single = ["single options"] if options != Options.of(edition=options.edition, mode=options.mode) else []
    return [f"{setup.players} players", options.mode, options.edition, *tracks, deck, *single]


def main() -> int:
    """Compares until enough decisions are done or the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.fast.compare", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--works", type=float, default=0.1, help="the share of games in which Works is compared"
    )
    parser.add_argument("--batch", type=int, default=400, help="games at a time")
    parser.add_argument("--every", type=int, default=1, help="leave out fixed tables: every third, say")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no batch after this time")
    given = parser.parse_args()
    compare_words()
    rng, began, done, works, seen = Random(f"tables {given.seed}"), time.monotonic(), 0, 0, Counter[str]()
    for number in range(1 << 30):
        setups = fixed_tables()[:: given.every] if number % 2 == 0 else random_tables(rng, 40)
        each = max(1, given.batch // len(setups))
        pair = Pair(setups, f"{given.seed} {number}", each=each, works=given.works)
        try:
            pair.play()
        except Difference as difference:
            print(f"seed {given.seed}, batch {number}: {difference}")
            return 1
        done, works = done + pair.decisions, works + pair.choices_of_works
        for setup in setups:
            seen.update(dict.fromkeys(kinds(setup), 1))
        if done >= given.decisions or time.monotonic() - began >= given.seconds:
            break
    parts = "; ".join(f"{name} {count}" for name, count in sorted(seen.items()))
    print(
        f"target {TARGET}, seed {given.seed}: {done:,} decisions and {works:,} choices of Works,"
        f" 0 differences, {time.monotonic() - began:.0f} s; digest {digest()}; tables: {parts}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
