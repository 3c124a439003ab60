"""Positions of games of Works against itself, with how they end: played and raced on by the fast engine.

A batch is a kind of table, a number of players and a number; these decide everything in it, so batches can be
made in any order by any number of processes. In half of the games one decision in seven is any legal one: the
function also judges what a bot only asks about.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import downforce as df
from bench.chances.tracks import circuit
from downforce.bots.outlook import Outlook
from downforce.fast import kernels
from downforce.fast.book import books as books_of
from downforce.fast.convert import state_of
from downforce.rules.options import Options
from downforce.rules.state import GameState, Setup
from downforce.worth.rows import rows_of

GAMES = 256
"""Games of a batch."""
EACH = 4
"""Positions wanted from a game; a game that ends early gives fewer."""
RANDOM = 1 / 7
LONGEST = {"world-tour": 560, "long-distance": 330}
USUAL = 290
"""Decisions of the longest games."""
SIXTHS = 6
CHECKED, PLAYOUTS = 20, 64
"""Of so many positions that are held out one is raced so many times, for the truth."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What to play: a kind of table, how many players, and the number of the batch."""

    kind: str  # a mode, or a circuit in the standard mode
    players: int
    number: int
    playouts: int = 4  # from each position


class Positions(NamedTuple):
    """Positions of one number of players, as arrays with a row each."""

    kind: str
    players: int
    cars: NDArray[np.int16]
    pairs: NDArray[np.int16]
    seats: NDArray[np.int16]
    outcome: NDArray[np.float32]  # of the first playout: the shares of the win
    wins: NDArray[np.float32]  # the mean of all playouts
    money: NDArray[np.float32]
    sixth: NDArray[np.int8]  # of the decisions of its game
    games: NDArray[np.int64]  # the game it is of
    truth: NDArray[
        np.float32
    ]  # the shares over many playouts, of a few positions that are held out; else NaN
    outlook: NDArray[np.float32]  # what Ace's outlook says of these


TRAINING: Sequence[tuple[str, int]] = (
    ("marina-bay", 6),
    ("river-station", 6),
    ("random", 4),
    ("beginner", 1),
    ("long-distance", 1),
    ("world-tour", 1),
)
"""The kinds of tables, and how many of 19 batches each gets. Marmot Pass is none of them."""


def setup_of(batch: Batch, *, unseen: bool = False) -> Setup:
    """The table of a batch. Random circuits from number 10,000 on are never trained with."""
    if batch.kind in df.MODES and batch.kind != "standard":
        options = Options.of(mode=batch.kind, edition=_edition(batch))
        first = ("marina-bay", "river-station")[batch.number % 2]
        if batch.kind == "world-tour":
            return df.make_setup(players=batch.players, options=options)
        return df.make_setup(players=batch.players, options=options, track=first)
    options = Options.of(edition=_edition(batch))
    if batch.kind == "random":
        return df.make_setup(
            players=batch.players, options=options, track=circuit(batch.number + 10_000 * unseen)
        )
    if batch.kind in df.TRACKS:
        return df.make_setup(players=batch.players, options=options, track=batch.kind)
    return df.make_setup(players=batch.players, options=options, track=df.load_track(batch.kind))


def _edition(batch: Batch) -> str:
    editions = [*df.EDITIONS]
    return editions[batch.number % len(editions)]


def positions(batch: Batch, *, held_out: bool = False) -> list[tuple[GameState, int, int]]:
    """Some positions of the batch's games: with each the sixth of its game, and the number of the game."""
    setup = setup_of(batch, unseen=held_out)
    books = books_of([setup])
    seed = 2 if held_out else 1
    first = batch.number * GAMES
    games = kernels.new_games(books, GAMES, seed=seed, first=first)
    numbers = games["number"].copy()
    longest = LONGEST.get(batch.kind, USUAL)
    rng = np.random.default_rng([seed, batch.number, batch.players])
    targets = rng.integers(0, longest, (GAMES, EACH))
    ends = np.full(GAMES, longest)
    loose = np.arange(GAMES) % 2 == 0
    kept: list[tuple[int, int, bytes]] = []
    for step in range(longest):
        racing = np.flatnonzero(games["number"] == numbers)
        if not len(racing):
            break
        for at in racing[(targets[racing] == step).any(axis=1)]:
            kept.append((int(at), step, games[at].tobytes()))
        is_random = loose[racing] & (rng.random(len(racing)) < RANDOM)
        for some, play in ((racing[is_random], kernels.play), (racing[~is_random], kernels.play_works)):
            if len(some):
                part = games[some]
                play(books, part, seed + 10, 1)
                games[some] = part
        ended = racing[games["number"][racing] != numbers[racing]]
        ends[ended] = step + 1
    return [
        (state_of(setup, game), min(SIXTHS - 1, SIXTHS * step // int(ends[at])), first + at)
        for at, step, game in kept
    ]


def made(batch: Batch, *, held_out: bool = False) -> Positions:
    """The positions of a batch as rows, with how they end."""
    from downforce.worth.raced import race

    found = positions(batch, held_out=held_out)
    states = [state for state, _, _ in found]
    wins, money = race([[state] * batch.playouts for state in states], seed=batch.number + 3, slips=0.0)
    shares = np.array(wins, np.float32)
    rows = [rows_of(state) for state in states]
    return Positions(
        kind=batch.kind,
        players=batch.players,
        cars=np.array([row.cars for row in rows], np.int16),
        pairs=np.array([row.pairs for row in rows], np.int16),
        seats=np.array([row.seats for row in rows], np.int16),
        outcome=shares[:, 0],
        wins=shares.mean(axis=1),
        money=np.array(money, np.float32).mean(axis=1),
        sixth=np.array([sixth for _, sixth, _ in found], np.int8),
        games=np.array([game for _, _, game in found]),
        **_checked(batch, states if held_out else []),
    )


def _checked(batch: Batch, states: Sequence[GameState]) -> dict[str, NDArray[np.float32]]:
    """The truth and Ace's outlook for one position of some."""
    from downforce.worth.raced import race

    truth = np.full((len(states), batch.players), np.nan, np.float32)
    outlook = truth.copy()
    some = range(0, len(states), CHECKED)
    if some:
        wins, _ = race([[states[at]] * PLAYOUTS for at in some], seed=batch.number + 4, slips=0.0)
        truth[some] = np.array(wins, np.float32).mean(axis=1)
    for at in some:
        for seat in states[at].setup.seats:
            seen = Outlook(df.view(states[at], seat))
            outlook[at, seat] = seen.chance(states[at].cars, 0)
    return {"truth": truth, "outlook": outlook}


def training_batches(count: int) -> list[Batch]:
    """So many batches, all numbers of players and kinds in turn."""
    kinds = [kind for kind, share in TRAINING for _ in range(share)]
    found = []
    for number in range(count):
        kind = kinds[number * 7 % len(kinds)]
        found.append(Batch(kind, 2 + number % 5, number))
    return found


def _held_out(batch: Batch) -> Positions:
    return made(batch, held_out=True)


def all_made(batches: Sequence[Batch], *, held_out: bool = False, processes: int = 0) -> Iterator[Positions]:
    """The batches, made by several processes."""
    processes = processes or os.cpu_count() or 1
    work = _held_out if held_out else made
    warm_up()
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(work, batches, chunksize=1)


def warm_up() -> None:
    """Compiles, so that the processes find what is compiled."""
    setup = df.make_setup(players=2)
    books = books_of([setup])
    games = kernels.new_games(books, 4, seed=0)
    kernels.play(books, games, 0, 1)
    kernels.play_works(books, games, 0, 1)
    kernels.race(books, games, 0)
    kernels.results(books, games)
