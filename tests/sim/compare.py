"""Plays the same games through both engines and compares them at every decision.

``python -m tests.sim.compare --decisions 5000000 --seed 1`` draws tables, tracks and decks until that many
decisions are compared, and prints how many differ: none, or it stops at the first. With ``--seconds`` it
ends in time, after the table it is at. ``--players`` fixes the number of players, which saves compiling.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

import downforce as df
from downforce.rules.deal import deal_from_seed
from downforce.rules.options import Options
from downforce.sim import spec, twin
from downforce.sim.state import State
from downforce.sim.tables import TwinSizes
from tests.fast.tables import random_table
from tests.random_play import Style, choose

BATCH, LARGE_BATCH = 8, 32
"""Games at a time: one size for the tests of every run, one for the long comparisons, each compiled once."""
LONGEST = 1_000


class Difference(AssertionError):
    """The engines disagree."""


class Table(NamedTuple):
    """A table for both engines; the plain one may be a broken copy."""

    setup: df.Setup
    twin: twin.Twin


def table_for(setup: df.Setup, rules: object = None) -> Table:
    """A table with the sizes of the comparisons, perhaps with other rules for the twin."""
    least = TwinSizes.of(setup)
    made = twin.Twin(setup, sizes=least)
    if rules is not None:
        made.rules = rules  # type: ignore[assignment]
    return Table(setup, made)


def check_positions(games: Sequence[df.GameState], state: State, table: Table) -> list[list[int]]:
    """Who acts, what is legal and the whole state; returns the legal numbers of every game."""
    found = []
    words = np.asarray(state.legal).T.tolist()
    for number, (game, other) in enumerate(zip(games, table.twin.games(state), strict=True)):
        if game != other:
            raise Difference(_told(game, other, number))
        if str(game) != str(other):
            raise Difference(f"game {number}: the lines differ\n{game}\n{other}")
        legal = df.legal_actions(game, game.asked[0]) if game.asked else ()
        plain = sorted(spec.action_index(game, action) for action in legal)
        row = _numbers(words[number])
        if plain != row:
            raise Difference(f"game {number}: legal {plain} or {row}\n{game}")
        found.append(plain)
    return found


def _numbers(words: Sequence[int]) -> list[int]:
    return [32 * n + bit for n, word in enumerate(words) if word for bit in range(32) if word >> bit & 1]


def _told(game: df.GameState, other: df.GameState, number: int) -> str:
    fields = [f for f in game._fields if getattr(game, f) != getattr(other, f)]
    parts = [f"  {f}: {getattr(game, f)}\n  {' ' * len(f)}  {getattr(other, f)}" for f in fields]
    return "\n".join([f"game {number} differs in {' '.join(fields)}", str(game), str(other), *parts])


def check_observations(games: Sequence[df.GameState], state: State, table: Table, seat: int) -> None:
    """What a seat sees, from its view and from the twin."""
    rows = np.asarray(table.twin.observe(state, seat)).T
    for number, game in enumerate(games):
        plain = spec.observe(df.view(game, df.Seat(seat)), words=table.twin.sizes.words)
        if plain != rows[number].tolist():
            blocks = spec.layout(table.setup.players, table.twin.sizes.words)
            wrong = [
                n
                for n, b in blocks.items()
                if plain[b.start : b.stop] != rows[number][b.start : b.stop].tolist()
            ]
            raise Difference(f"game {number}, seat {seat}: the observations differ in {wrong}\n{game}")


def check_results(games: Sequence[df.GameState], state: State, table: Table) -> None:
    """Sheets and standings of finished games."""
    money, ranks = np.asarray(table.twin.money(state)), np.asarray(table.twin.ranks(state))
    worth = np.asarray(table.twin.returns(state))
    for number, game in enumerate(games):
        standings = df.standings(game)
        for row in standings.rows:
            mine = [*money[: len(row.race_money), row.seat, number]], ranks[row.seat, number]
            if mine != ([*row.race_money], row.rank):
                raise Difference(f"game {number}: seat {row.seat} has {mine}, not {row}\n{game}")
        if not np.allclose(worth[:, number], spec.returns(standings)):
            raise Difference(f"game {number}: worth {worth[:, number]}\n{game}")


def compare(
    table: Table,
    seed: int,
    style: Style = Style.ANY,
    bots: Sequence[df.Bot] = (),
    batch: int = BATCH,
) -> int:
    """Plays a batch of games to their ends through both; returns how many decisions were compared."""
    setup, rng = table.setup, Random(f"compare {seed}")
    deals = [deal_from_seed(setup, f"{seed} {number}") for number in range(batch)]
    games = [df.opening(setup, deal).state for deal in deals]
    state, decisions = table.twin.init(deals), 0
    for count in range(LONGEST):
        legal = check_positions(games, state, table)
        if count % 24 == 0:
            check_observations(games, state, table, rng.randrange(setup.players))
        if not any(legal):
            check_results(games, state, table)
            return decisions
        actions = []
        for number, game in enumerate(games):
            if not game.asked:
                actions.append(-1)
                continue
            action = _chosen(game, rng, style, bots)
            actions.append(spec.action_index(game, action))
            games[number] = df.apply(game, action).state
            decisions += 1
        state = table.twin.step(state, jnp.array(actions, jnp.int32))
    raise Difference("the games do not end")


def _chosen(game: df.GameState, rng: Random, style: Style, bots: Sequence[df.Bot]) -> df.Action:
    """An action of the first seat that is asked, as the twin asks them one by one."""
    if bots:
        seat = game.asked[0]
        view = df.view(game, seat)
        return bots[seat % len(bots)].choose(view, view.legal, rng)
    return choose(game._replace(asked=game.asked[:1]), rng, style)


def comparisons(seed: int, **fixed: object) -> Iterator[tuple[df.Setup, int]]:
    """Tables drawn by chance, without end, each with how many decisions were compared at it."""
    rng = Random(f"tables {seed}")
    while True:
        setup = random_table(rng, **fixed)  # type: ignore[arg-type]
        style = rng.choice([*Style])
        yield setup, compare(table_for(setup), rng.randrange(1 << 30), style, batch=LARGE_BATCH)


def kinds(setup: df.Setup) -> tuple[str, ...]:
    """What a table adds to the count of what was compared."""
    options = setup.options
    track = "random track" if setup.track.name == "random" else setup.track.name
    deck = "random deck" if setup.deck.name == "random" else "classic deck"
    single = "single options" if options != Options.of(edition=options.edition, mode=options.mode) else ""
    players = f"{setup.players} players"
    return tuple(filter(None, (players, options.mode, options.edition, track, deck, single)))


def main() -> None:
    """Compares until enough decisions are done or the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.sim.compare", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=0, help="0 is any number")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no table after this time")
    given = parser.parse_args()
    done, tables, seen, began = 0, 0, Counter[str](), time.monotonic()
    for setup, count in comparisons(given.seed, **({"players": given.players} if given.players else {})):
        done, tables = done + count, tables + 1
        seen.update(dict.fromkeys(kinds(setup), count))
        if done >= given.decisions or time.monotonic() - began >= given.seconds:
            break
    parts = "; ".join(f"{name} {number:,}" for name, number in sorted(seen.items()))
    seconds = time.monotonic() - began
    print(
        f"seed {given.seed}: {done:,} decisions at {tables} tables in {seconds:.0f} s, none differs: {parts}"
    )


if __name__ == "__main__":
    main()
