"""Tables of a guided race: a prepared deal that is called so, notes for the player alone, nothing public."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from downforce.cli.verify import Finding, check_game
from downforce.i18n import load
from downforce.learn import LESSONS
from downforce.model.ids import Seat
from downforce.notation.record import GameRecord
from downforce.rules.game import legal_actions
from downforce.server.answers.tables import NewTable, _opened
from downforce.server.storage.store import DatabaseStore
from downforce.server.table import log
from downforce.server.table.fold import Status, Table, opened, record
from downforce.server.table.views import previewed, sight, table_info
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.settings import Settings, Wished, checked
from tests.server.room import room
from tests.server.test_table import Desk

FIRST = LESSONS["first-lap"]


def guided(name: str = "first-lap", **wishes: Any) -> Desk:
    """The table of a lesson, with the visitor v0 in the player's seat."""
    entry = _opened(NewTable(settings=Wished(lesson=name, **wishes), name="Ann"), "v0")
    return Desk(opened("id", "CODE23", entry, 0), [log.write_entry(entry)])


def begun(name: str = "first-lap", **wishes: Any) -> Desk:
    """The same, with the race begun."""
    it = guided(name, **wishes)
    it.do("v0", p.Start(id="s"))
    return it


def raced(name: str = "first-lap") -> Desk:
    """A race to its end, everybody doing the first legal thing."""
    it = begun(name)
    while it.table.status is Status.RUNNING:
        seat = it.state.asked[0]
        actions = (str(legal_actions(it.state, seat)[0]),)
        it.write(log.Played(seat=seat, actions=actions, by=log.By.BOT))
    return it


@pytest.mark.parametrize("name", LESSONS)
def test_the_lesson_decides_which_game_it_is(name: str) -> None:
    lesson = LESSONS[name]
    wishes = {"public": True, "players": 6, "track": "river-station", "mode": "world-tour", "clock": "fast"}
    settings = checked(msgspec.convert({"lesson": name, "edition": "fr", "pace": "quick", **wishes}, Wished))
    assert (settings.players, settings.mode, settings.track) == (lesson.players, lesson.mode, lesson.track)
    assert (settings.edition, settings.pace) == ("fr", "quick")
    assert not settings.public
    assert settings.clock == "off"
    assert settings.patience is None


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(RefusalError):
        checked(Wished(lesson="parking"))


def test_the_bots_of_the_lesson_have_the_other_seats() -> None:
    table = guided(pace="instant").table
    assert [seat.level for seat in table.seats] == ["", *FIRST.bots]
    assert table.seats[FIRST.seat].visitor == "v0"


def test_nobody_changes_a_lesson() -> None:
    it = guided()
    assert it.refused("v0", p.Change(id="1", settings=Wished(players=3))) == Refusal.NOT_ALLOWED
    assert it.refused("v0", p.SeatBot(id="2", seat=1, level="ace")) == Refusal.NOT_ALLOWED
    assert it.refused("v1", p.Sit(id="3", seat=1, name="Bo")) == Refusal.NOT_ALLOWED
    # The seat would become free for another person.
    assert it.refused("v0", p.Kick(id="4", seat=1)) == Refusal.NOT_ALLOWED
    plain = Desk(opened("id", "CODE23", log.Opened(settings=Settings(), host="v0"), 0))
    assert plain.refused("v0", p.Change(id="1", settings=Wished(lesson="first-lap"))) == Refusal.NOT_ALLOWED


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_begins_at_once_with_its_deal(name: str) -> None:
    table = begun(name).table
    assert table.status is Status.RUNNING
    assert table.game is not None
    assert table.game.seed == LESSONS[name].seed
    deal = table_info(table).deal
    assert deal is not None
    assert (deal.prepared, deal.commitment, deal.contributors) == (LESSONS[name].seed, "", [])


def test_a_race_that_goes_on_keeps_the_deal_it_was_begun_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer version may have another deal for its lesson, or no such lesson."""
    it = begun()
    started = log.read_entry(it.rows[1])
    assert isinstance(started, log.Started)
    assert started.prepared == FIRST.seed
    other = msgspec.structs.replace(FIRST, seed="another one")
    monkeypatch.setattr("downforce.server.wire.settings.LESSONS", {"first-lap": other})
    table = folded(it)
    assert (
        table.game == it.table.game._replace(guide=table.game.guide)
        if table.game and it.table.game
        else False
    )
    monkeypatch.setattr("downforce.server.wire.settings.LESSONS", {})
    table = folded(it)
    assert table.game is not None
    assert (table.game.seed, table.game.guide) == (FIRST.seed, None)


def folded(it: Desk) -> Table:
    """The table of a desk, read again from its log."""
    from downforce.server.table.fold import after

    first, *rest = map(log.read_entry, it.rows)
    assert isinstance(first, log.Opened)
    table = opened("id", "CODE23", first, 0)
    for number, entry in enumerate(rest, 1):
        table = after(table, entry, number * 1000).table
    return table


def test_settings_of_before_there_were_lessons_are_read() -> None:
    row = b'{"type":"opened","settings":{"players":3},"host":"v0"}'
    entry = log.read_entry(row)
    assert isinstance(entry, log.Opened)
    assert entry.settings.lesson == ""
    assert entry.settings.guided is None


# --- what is told ---------------------------------------------------------------------------------


def test_notes_are_for_the_player_alone() -> None:
    table = begun().table
    own = sight(table, Seat(FIRST.seat))
    assert own is not None
    assert [note.id for note in own.notes] == ["lesson-first-goal"]
    assert own.aim is not None
    for viewer in (None, Seat(1)):
        other = sight(table, viewer)
        assert other is not None
        assert (other.notes, other.aim) == ([], None)


def test_a_draft_brings_its_notes_before_it_is_committed() -> None:
    it = begun()
    while FIRST.seat not in it.state.asked:
        it.write(log.Played(seat=it.state.asked[0], actions=(it.first(it.state.asked[0]),), by=log.By.BOT))
    seat, draft = Seat(FIRST.seat), list[str]()
    told = list[str]()
    while True:
        tried = previewed(it.table, seat, p.Preview(id="p", seat=seat, draft=draft))
        assert tried.aim or tried.ended
        told += [note.id for note in tried.notes if note.id not in told]
        if tried.ended:
            break
        draft.append(tried.choices[-1].do)
    assert "lesson-own-car" in told or "lesson-rival-car" in told
    it.commit(seat, *draft)
    seen = sight(it.table, seat)
    assert seen is not None
    assert set(told) <= {note.id for note in seen.notes}


def test_a_draft_that_ends_the_race_tells_nothing_of_its_end() -> None:
    it = begun()
    while it.table.status is Status.RUNNING:
        seat = it.state.asked[0]
        if seat == FIRST.seat:
            draft = list[str]()
            while not (tried := previewed(it.table, seat, p.Preview(id="p", seat=seat, draft=draft))).ended:
                draft.append(tried.choices[0].do)
            assert tried.notes == []
            assert tried.aim is None
            it.commit(seat, *draft)
        else:
            it.write(log.Played(seat=seat, actions=(it.first(seat),), by=log.By.BOT))


def test_what_was_told_stays_told_when_a_turn_is_undone() -> None:
    it = begun()
    while FIRST.seat not in it.state.asked:
        it.write(log.Played(seat=it.state.asked[0], actions=(it.first(it.state.asked[0]),), by=log.By.BOT))
    before = it.table.game.guide if it.table.game else None
    while FIRST.seat in it.state.asked:
        it.commit(0, it.first(0))
    it.write(log.Undone(seat=0))
    assert it.table.game is not None
    assert it.table.game.guide is not None
    assert before is not None
    assert len(it.table.game.guide.told) > len(before.told)
    assert len({told.id for told in it.table.game.guide.told}) == len(it.table.game.guide.told)


def test_an_ordinary_table_says_nothing() -> None:
    it = Desk(
        opened("id", "CODE23", log.Opened(settings=Settings(players=2), host="v0", bots=("club",) * 2), 0)
    )
    it.do("v0", p.Start(id="s"))
    seen = sight(it.table, Seat(0))
    assert seen is not None
    assert (seen.notes, seen.aim) == ([], None)


# --- afterwards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LESSONS)
def test_the_game_file_says_that_the_deal_was_prepared(name: str) -> None:
    file = str(record(raced(name).table))
    parsed = GameRecord.parse(file)
    assert parsed.headers["Prepared"] == name
    assert not {"Secret", "Nonces", "Commitment"} & set(parsed.headers)
    verified = check_game(file.encode(), load("en"))
    assert verified.as_json()["deal"] == "prepared"


def test_a_seed_is_either_prepared_or_made() -> None:
    made = record(raced().table)
    both = GameRecord(
        setup=made.setup,
        seed=made.seed,
        actions=made.actions,
        names=made.names,
        headers={**made.headers, "Commitment": "ab" * 32},
    )
    with pytest.raises(Finding):
        check_game(str(both).encode(), load("en"))


def test_a_guided_race_is_in_no_public_list(tmp_path: Path) -> None:
    async def main() -> None:
        async with room(f"sqlite:///{tmp_path}/games.db") as it:
            entry = _opened(NewTable(settings=Wished(lesson="first-lap", public=True), name="Ann"), "v0")
            table = (await it.hub.open_table(entry)).id
            ann = await it.client(table, "v0", 0)
            assert (await ann.ask("start"))["t"] == "accepted"
            assert [row.id for row in await it.store.listed()] == []
            awake = await it.hub.wake(table)
            assert awake.table.status is Status.RUNNING
            await race_on(it.store, awake)
            assert await it.store.public_games((0, ""), 10) == []
            again = await ann.ask("rematch")
            assert again["t"] == "accepted"
            once_more = (await it.hub.wake(again["table"])).table
            assert once_more.settings.lesson == "first-lap"
            assert [seat.level for seat in once_more.seats] == ["", *FIRST.bots]

    asyncio.run(main())


async def race_on(store: DatabaseStore, awake: Any) -> None:
    """Plays the race at a table that is awake to its end."""
    from downforce.server.table.decide import Decided

    while awake.table.status is Status.RUNNING:
        seat = awake.table.state.asked[0]
        entry = log.Played(
            seat=seat, actions=(str(legal_actions(awake.table.state, seat)[0]),), by=log.By.BOT
        )
        await awake.write("", f"bot-{awake.table.seq}", lambda _, entry=entry: Decided(entry))
