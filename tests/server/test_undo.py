"""One rule for what may be taken back freely, at a table of the server and in the terminal."""

from __future__ import annotations

from collections import Counter
from copy import copy
from random import Random

import pytest

import downforce as df
from downforce.cli.terminal.session import TerminalSession
from downforce.cli.terminal.table import TerminalTable
from downforce.model.ids import Seat
from downforce.rules import events as ev
from downforce.server.table import log
from downforce.server.table.fold import Table, after, may_undo_freely, opened, record
from downforce.server.wire.settings import Settings
from tests.ledger import rule


def running(players: int, mode: str) -> Table:
    """A table whose game has begun."""
    people = tuple(log.Person(visitor=f"v{n}", name=f"P{n}") for n in range(players))
    settings = Settings(players=players, mode=mode)
    table = opened("id", "CODE23", log.Opened(settings=settings, host="v0", people=people), 0)
    return after(table, log.Started(contributors=(), secret="0" * 64, prepared=f"{players} {mode}"), 0).table


@rule("R13.16")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["standard", "beginner", "long-distance"])
def test_server_and_terminal_let_the_same_choices_be_taken_back(players: int, mode: str) -> None:
    rng, table = Random(players), running(players, mode)
    game, everybody = record(table), frozenset(map(Seat, range(players)))
    session = TerminalSession(TerminalTable(game=game, people=everybody))
    seen = Counter[tuple[str, bool]]()
    while table.asked:
        seat = rng.choice(table.asked)
        action = rng.choice(df.legal_actions(session.state, seat))
        table, events = after(table, log.Played(seat=seat, actions=(str(action),)), 0)
        session.play(action)
        for other in everybody:
            may = may_undo_freely(table, other)
            tried = copy(session)
            tried.entries, tried._events = [*session.entries], [*session._events]
            assert tried.undo(other) == may, (action, other)
            assert not may or other == seat
        if any(isinstance(event, ev.BetsClosed) for event in events):
            seen["closed", may_undo_freely(table, seat)] += 1
        seen[session.entries[-1].before.phase, may_undo_freely(table, seat)] += 1
    assert seen["play-card", True]
    if mode == "standard":
        assert seen["bid", True]
        assert seen["bid", False]  # the last bid turns all up
        assert seen["closed", True]
        assert not seen["closed", False]


@rule("R13.16")
def test_the_bet_that_closes_the_bets_is_made_again() -> None:
    rng, table = Random(1), running(3, "standard")
    while True:
        before, seat = table, table.asked[0]
        assert before.state is not None
        action = rng.choice(df.legal_actions(before.state, seat))
        table, events = after(table, log.Played(seat=seat, actions=(str(action),)), 0)
        if any(isinstance(event, ev.BetsClosed) for event in events):
            break
    table = after(table, log.Undone(seat=seat), 0).table
    assert table.state == before.state
    assert table.asked == (seat,)
