"""Tables in the middle of their games, as a server finds them in its database after a restart.

All is as if people had opened them, contributed to the seed and played so far; each is at a point of its game
where chance has put it, so that auctions, races and bets are met as often as in life.
"""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random

from sqlalchemy import insert

import downforce as df
from downforce.notation.fair import commitment
from downforce.server.http.visitors import token_hash
from downforce.server.live.lobby import listing
from downforce.server.live.store import NewEntry, TableRow
from downforce.server.storage.schema import tokens, visitors
from downforce.server.storage.store import DatabaseStore
from downforce.server.table import log
from downforce.server.table.fold import Table, after, opened
from downforce.server.wire.settings import Settings

SEATS = 5
GAMES = 100
"""So many different games; tables that have the same one are at different points of it."""
ROWS = 1000


@dataclass(frozen=True)
class StartedGame:
    """A table, and by what its people are known."""

    id: str
    tokens: tuple[str, ...]
    row: TableRow
    entries: tuple[NewEntry, ...]
    left: int
    """How many moves there would be to the end."""


def started_game(number: int) -> StartedGame:
    """The table of this number; always the same but for the time."""
    rng, game, at = Random(number), number % GAMES, time.time_ns() // 1_000_000
    people = [log.Person(visitor=f"v{number}-{seat}", name=f"Player {seat}") for seat in range(SEATS)]
    start, first = _dealt(f"t{number}", f"{number:06d}", game, people, at)
    moves = _moves(game)
    played = rng.randrange(len(moves))
    entries = [*first, *(log.Played(seat=seat, actions=(text,)) for seat, text in moves[:played])]
    return StartedGame(
        id=start.id,
        tokens=tuple(_token(person.visitor) for person in people),
        row=TableRow(start.id, start.code, at, at, listing(start)),
        entries=tuple(
            NewEntry(start.id, seq, people[0].visitor, f"{seq:08x}", at, log.write_entry(entry))
            for seq, entry in enumerate(entries, start=1)
        ),
        left=len(moves) - played,
    )


def _dealt(
    id: str, code: str, game: int, people: Sequence[log.Person], at: int
) -> tuple[Table, list[log.Entry]]:
    """A table with a game that has just begun, and the log so far."""
    settings = Settings(players=SEATS, track=[*df.TRACKS][game % len(df.TRACKS)], patience=3600)
    names = tuple(person.visitor for person in people)
    nonces = {name: _secret(f"{game} {seat}") for seat, name in enumerate(names)}
    beginning = log.Opened(settings=settings, host=names[0], people=tuple(people))
    then: list[log.Entry] = [log.Started(contributors=names, secret=_secret(f"{game}"))]
    then += [log.Sealed(visitor=name, commitment=commitment(nonces[name])) for name in names]
    then += [log.Shown(visitor=name, nonce=nonces[name]) for name in names]
    table = opened(id, code, beginning, at)
    for entry in then:
        table = after(table, entry, at).table
    return table, [beginning, *then]


@cache
def _moves(game: int) -> list[tuple[int, str]]:
    """A whole game at random, as the seat and the text of each action."""
    people = [log.Person(visitor=str(seat), name="") for seat in range(SEATS)]
    state, rng, moves = _dealt("", "", game, people, 0)[0].state, Random(game), list[tuple[int, str]]()
    assert state is not None
    while not state.is_over:
        seat = rng.choice(state.asked)
        action = rng.choice(df.legal_actions(state, seat))
        moves.append((seat, str(action)))
        state = df.apply(state, action).state
    return moves


def _secret(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _token(visitor: str) -> str:
    return urlsafe_b64encode(sha256(visitor.encode()).digest()).decode().rstrip("=")


async def put(url: str, tables: Sequence[StartedGame]) -> None:
    """Fills an empty database with tables and their visitors."""
    store = await DatabaseStore.open(url)
    try:
        people = [(entry.visitor, token) for table in tables for entry, token in _people(table)]
        for some in (people[at : at + ROWS] for at in range(0, len(people), ROWS)):
            await store.execute(insert(visitors).values([{"id": id, "created": 0} for id, _ in some]))
            rows = [{"hash": token_hash(token), "visitor": id, "created": 0} for id, token in some]
            await store.execute(insert(tokens).values(rows))
        await asyncio.gather(*(store.create_table(table.row, table.entries[0]) for table in tables))
        await asyncio.gather(*(store.append(entry) for table in tables for entry in table.entries[1:]))
    finally:
        await store.close()


def _people(table: StartedGame) -> list[tuple[log.Person, str]]:
    first = log.read_entry(table.entries[0].data)
    assert isinstance(first, log.Opened)
    return [(person, token) for person, token in zip(first.people, table.tokens, strict=True) if person]
