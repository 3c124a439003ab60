"""What a client keeps is what the server means, at every step of a game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

import downforce as df
from downforce.client import BadMessage, Gap, Seen, read_message
from downforce.client.seen import view_line
from downforce.server.table import views
from downforce.server.wire import messages as p
from tests.server.databases import sqlite_url
from tests.server.room import Client, Room, room

TABLES: dict[str, dict[str, Any]] = {"beginner": {}, "world-tour": {"second_track": "river-station"}}
"""By mode, what else is set."""


class Mirror:
    """A client of the library beside one of the tests', fed with the same bytes."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.seen = Seen()
        self.read = 0

    def catch_up(self) -> Seen:
        for frame in self.client.frames[self.read :]:
            message = read_message(frame)
            assert message is not None
            self.seen = self.seen.after(message)
        self.read = len(self.client.frames)
        return self.seen


async def step(here: Room, id: str, clients: list[Client], rng: Random) -> df.GameState | None:
    """One action of a seat that is asked; the position after it."""
    game = (await here.hub.wake(id)).table.game
    assert game is not None
    if game.state.is_over:
        return None
    client = clients[rng.choice(game.state.asked)]
    draft = [rng.choice(client.seen.choices)]
    request = {"seat": client.viewer, "seq": client.seen.seq, "draft": draft}
    assert (await client.ask("commit", **request))["t"] == "accepted"
    after = (await here.hub.wake(id)).table.game
    assert after is not None
    return after.state


@pytest.mark.parametrize("mode", TABLES)
def test_the_folded_view_is_the_engines_view_at_every_step(mode: str, tmp_path: Path) -> None:
    async def main() -> int:
        steps, rng = 0, Random(mode)
        async with room(sqlite_url(tmp_path)) as here:
            id = await here.table(people=4, mode=mode, **TABLES[mode])
            clients = await here.dealt(id, 4)
            mirrors = [*map(Mirror, (*clients[:2], await here.client(id, "")))]
            while (state := await step(here, id, clients, rng)) is not None:
                steps += 1
                table = (await here.hub.wake(id)).table
                for mirror in mirrors:
                    viewer, seen = mirror.client.viewer, mirror.catch_up()
                    assert (seen.look, seen.seq) == (viewer, table.seq)
                    assert seen.hash == views.sight_hash(views.sight(table, viewer))
                    assert seen.info == views.table_info(table)
                    assert seen.view == df.view(state, viewer)
                    assert seen.choices == tuple(map(str, df.view(state, viewer).legal))
            assert all(mirror.seen.result is not None for mirror in mirrors)
        return steps

    assert asyncio.run(main()) > 20


def test_a_line_and_a_hash_as_they_are_written_down() -> None:
    view = df.view(df.new_game(players=2, seed="line"), df.Seat(1))
    sight = views.sight_of(view)
    assert view_line(sight.line) == str(view)
    assert view_line(sight.line).startswith("df1 seat=1 players=2 tracks=")
    assert Seen().hash == "74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b"  # of `null`


def test_missing_updates_are_a_gap_and_doubled_ones_nothing(tmp_path: Path) -> None:
    async def main() -> list[bytes]:
        async with room(sqlite_url(tmp_path)) as here:
            id = await here.table(people=2)
            clients = await here.dealt(id, 2)
            return clients[0].frames

    messages = [message for message in map(read_message, asyncio.run(main())) if message]
    welcome, *rest = [m for m in messages if isinstance(m, p.Welcome | p.Update)]
    seen = Seen().after(welcome)
    with pytest.raises(Gap):
        seen.after(rest[1])
    with pytest.raises(Gap):
        Seen().after(rest[0])
    once = seen.after(rest[0])
    assert once.seq == seen.seq + 1
    assert once.after(rest[0]) is once


def test_unknown_message_kinds_are_ignored_and_invalid_ones_are_errors() -> None:
    assert read_message('{"t":"fireworks","seq":3}') is None
    assert read_message('{"t":"accepted","id":"1","seq":3,"new":true}') == p.Accepted(id="1", seq=3)
    for text in ('{"t":"accepted"}', "{}", "[]", "", "\ud800", b"\xff", '{"t":3}', '{"t":"update"'):
        with pytest.raises(BadMessage):
            read_message(text)
    seen = Seen().after(welcomed())
    for changes in ({"status": 3}, {"seats": None}):
        with pytest.raises(BadMessage):
            seen.after(p.Update(seq=2, at=0, note=p.Note(what="sat"), info=changes))
    with pytest.raises(BadMessage):
        seen.after(p.Update(seq=2, at=0, note=p.Note(what="dealt"), view={"line": 3}))


RULES = {"bets": True, "laps": False, "races": 1, "money_decides": True}


def welcomed() -> p.Welcome:
    info = {
        "id": "t", "code": "ABC234", "settings": {}, "rules": RULES, "status": "open", "seats": [],
        "paused": False, "deal": None, "game": None, "undo": None, "rematch": "", "digest": "", "asked_at": 0,
    }  # fmt: skip
    return p.Welcome(
        v=1, seq=1, now=0, build="", look=None, yours=[], host=False, view=None, talk=[], present=[],
        info=msgspec.convert(info, p.TableInfo),
    )  # fmt: skip


@pytest.mark.parametrize("kind", get_args(p.ServerMessage))
def test_every_message_of_the_server_is_taken(kind: type[msgspec.Struct]) -> None:
    seen, outlook = Seen().after(welcomed()), p.OutlookInfo(order="", places={}, jammed="", spaces={})
    answers: dict[type[msgspec.Struct], p.ServerMessage] = {
        type(message): message
        for message in (
            welcomed(),
            p.Update(seq=2, at=0, note=p.Note(what="paused"), info={"paused": True}),
            p.Updates(updates=[p.Update(seq=2, at=0, note=p.Note(what="paused"), info={"paused": True})]),
            p.Yours(seats=[1], host=True),
            p.Present(seats=[1], watching=2),
            p.Waits(seats=[p.WaitInfo(seat=1, until=3, late=True, votes=[0])], back={"0": "2027-05-03"}),
            p.Accepted(id="1", seq=1),
            p.Refused(id="1", reason="stale", seq=1),
            p.Previewed(id="1", seq=1, events=[], line={}, choices=[], outlook=outlook, ended=False),
            p.Advised(id="1", seq=1, choices=[]),
            p.Checked(seq=1, hash=""),
            p.Outdated(v=1, build=""),
        )
    }
    text = msgspec.json.encode(answers[kind])
    message = read_message(text)
    assert message == answers[kind]
    assert json.loads(text)["t"] == kind.__struct_config__.tag
    assert message is not None
    changes = kind in (p.Update, p.Updates, p.Yours, p.Present)
    assert (seen.after(message) != seen) == changes
