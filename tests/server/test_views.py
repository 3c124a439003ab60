"""What viewers are told: one small message for each entry, from which the view can be kept."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

import downforce as df
from downforce.model.ids import Seat
from downforce.server.table import log, views
from downforce.server.table.fold import Status
from downforce.server.table.names import checked_name
from downforce.server.table.replays import frames
from downforce.server.wire import messages as p
from tests.server.client import Seen
from tests.server.test_table import SECRET, Desk, dealt, desk

SMALL = 1_100
"""Bytes of nine in ten messages; they have phrases for clients without catalogues. See docs/load.md."""


def told(it: Desk, seat: Seat | None, entry: log.Entry) -> bytes:
    """The message about one more entry, to one viewer."""
    info, before = views.table_info(it.table), views.sight(it.table, seat)
    change = it.write(entry)
    news = views.shared_update(entry, change, views.info_changes(info, views.table_info(it.table)))
    return msgspec.json.encode(views.update(news, seat, before, views.sight(it.table, seat)))


@pytest.mark.parametrize(
    ("mode", "bets", "laps", "races", "money_decides"),
    [
        ("standard", True, False, 1, True),
        ("beginner", False, False, 1, False),
        ("long-distance", False, True, 1, False),
        ("world-tour", True, False, 2, True),
    ],
)
def test_the_table_tells_what_its_settings_come_to(
    mode: str, bets: bool, laps: bool, races: int, money_decides: bool
) -> None:
    rules = views.table_info(desk(2, mode=mode).table).rules
    assert rules == p.RulesInfo(
        bets=bets,
        laps=laps,
        races=races,
        money_decides=money_decides,
        prizes=[12, 9, 6, 4, 2, 0] if money_decides else [],
        payouts=[[9, 6, 3], [6, 4, 2], [3, 2, 1]] if bets else [],
    )


@pytest.mark.parametrize("mode", df.MODES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_view_kept_by_changes_is_the_servers_view_and_changes_are_small(mode: str, players: int) -> None:
    it, rng, sizes = dealt(players, mode=mode), Random(players), list[int]()
    viewer = Seat(1)
    seen = Seen(seq=it.table.seq, view=json.loads(msgspec.json.encode(views.sight(it.table, viewer))))
    while it.table.status is Status.RUNNING:
        seat = rng.choice(it.state.asked)
        action = str(rng.choice(df.legal_actions(it.state, seat)))
        frame = told(it, viewer, log.Played(seat=seat, actions=(action,)))
        sizes.append(len(frame))
        seen.take(json.loads(frame))
        assert seen.hash == views.sight_hash(views.sight(it.table, viewer))
    sizes.sort()
    assert sizes[len(sizes) * 9 // 10] <= SMALL
    assert seen.view is not None
    assert {row["seat"] for row in seen.view["result"]["rows"]} == set(range(players))


@pytest.mark.parametrize("mode", df.MODES)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_all_see_is_put_together_once_and_is_what_each_would_see_alone(mode: str, players: int) -> None:
    it, rng, kept = dealt(players, mode=mode), Random(players), 0
    viewers = (None, *it.state.setup.seats)
    last = {viewer: views.sight(it.table, viewer) for viewer in viewers}
    while it.table.status is Status.RUNNING:
        before = it.table
        it.play_on(rng, 1)
        common, same = views.common(it.table), views.has_same_secrets(before, it.table)
        kept += same
        for viewer in viewers:
            now = views.sight(it.table, viewer, common, last[viewer] if same else None)
            assert now == views.sight(it.table, viewer)
            last[viewer] = now
    assert kept > 20


def test_the_secret_and_the_seed_come_out_only_at_the_end() -> None:
    it, rng = dealt(2, mode="beginner"), Random(1)
    for seat in (None, Seat(0)):
        text = msgspec.json.encode([views.table_info(it.table), views.sight(it.table, seat)]).decode()
        assert it.table.game is not None
        assert SECRET not in text
        assert it.table.game.seed not in text
    it.play_on(rng, 1000)
    info = views.table_info(it.table)
    assert info.status == "over"
    assert info.deal is not None
    assert info.deal.secret == SECRET
    assert info.digest == it.table.digest


def test_a_note_contains_only_public_facts() -> None:
    entry = log.Played(seat=1, actions=("1 bid A1",), by=log.By.PERSON)
    assert views.note(entry) == p.Note(what="played", seat=1, by="person")
    assert views.note(log.Stood(seat=2, kicked=True)) == p.Note(what="kicked", seat=2)
    started = log.Started(contributors=("v1",), secret=SECRET)
    assert SECRET not in str(views.note(started))
    assert views.note(log.Said(seat=0, text="hi")).text == "hi"


def test_what_is_gone_from_a_line_is_null() -> None:
    assert views.line_changes({"a": "1", "b": "2"}, {"b": "3", "c": "4"}) == {"a": None, "b": "3", "c": "4"}


@pytest.mark.parametrize(
    ("text", "name"),
    [(" Ann \t Lee", "Ann Lee"), ("Zoe\u0308", "Zoë"), ("Bo\u202e\u0007", "Bo"), ("x" * 24, "x" * 24)],
)
def test_names_are_made_harmless(text: str, name: str) -> None:
    assert checked_name(text) == name


@pytest.mark.parametrize("text", ["", "  ", "\u200b", "x" * 25, "\x00"])
def test_a_name_is_one_to_24_visible_letters(text: str) -> None:
    with pytest.raises(df.DownforceError, match="bad-name"):
        checked_name(text)


def test_a_replay_says_who_sat_where_without_what_turns_or_covers_the_text_around_it() -> None:
    names = (
        "\u202egnaF\u2066 \u200b A", f"a{chr(0x301) * 30}b", "x" * 90, "Zoë Ծովինար", "works", "\u202e\u3164",
    )  # fmt: skip
    game = df.GameRecord(setup=df.make_setup(players=6), seed="any", names=names)
    first, *_ = frames(game, None)
    assert first.seats == [
        p.SeatInfo(name="gnaF A", person=True),
        p.SeatInfo(name="á" + chr(0x301) * 4 + "b", person=True),
        p.SeatInfo(name="x" * 24, person=True),
        p.SeatInfo(name="Zoë Ծովինար", person=True),
        p.SeatInfo(level="works"),
        p.SeatInfo(level="bot"),
    ]
    first, *_ = frames(df.GameRecord(setup=game.setup, seed="any"), None)
    assert first.seats == [p.SeatInfo(level="bot")] * 6
