"""Several processes on one PostgreSQL: entries and presence reach all of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest
from sqlalchemy import text

from downforce.model.ids import Seat
from downforce.notation.fair import commitment
from downforce.server.cluster import peers
from downforce.server.cluster.hints import LARGEST, Hint, HintMessage, Hints, Written, hint_of, messages
from downforce.server.cluster.hints import _read as read
from downforce.server.cluster.membership import LAPSE, Membership
from downforce.server.cluster.peers import join, rank
from downforce.server.live import broadcast, duty_timer
from downforce.server.live.folding import TAIL
from downforce.server.live.peers import Connected, Peers
from downforce.server.live.store import NewEntry, StoredEntry, StoreError
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire.settings import Pace
from tests.server.databases import fresh_database, sqlite_url
from tests.server.processes import Process, eventually, with_processes
from tests.server.room import Client, Now, Room, WithoutHints, new_hub


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database("postgresql") as url:
        yield url


class NoHints(Hints):
    """Hints that never arrive."""

    def send(self, hint: Hint) -> None: ...


@pytest.fixture
def no_poll(monkeypatch: pytest.MonkeyPatch) -> None:
    """Does not poll: only hints can help."""

    async def nothing(self: Membership, seqs: object) -> list[str]:
        return []

    monkeypatch.setattr(Membership, "behind", nothing)


def present(client: Client) -> tuple[list[int], int]:
    """The seats that are there and how many look on, as a client was told last."""
    told = [json.loads(frame) for frame in client.frames]
    last = next((message for message in reversed(told) if message["t"] == "present"), None)
    return (last["seats"], last["watching"]) if last else ([], 0)


async def at_both(processes: list[Process]) -> tuple[str, Client, Client]:
    """A table with its two people in two processes, each of whom knows of the other."""
    table = await processes[0].table(people=2)
    clients = [await process.client(table, f"v{n}", n) for n, process in enumerate(processes)]
    await eventually(lambda: all(present(client) == ([0, 1], 0) for client in clients))
    return table, clients[0], clients[1]


async def play(processes: list[Process], clients: Iterable[Client], moves: int, seed: str = "") -> None:
    """People at several processes take turns; each sees by itself what the others did."""
    rng, clients = Random(seed), [*clients]
    for _ in range(moves):
        await eventually(lambda: any(one.seen.choices for one in clients) or clients[0].seen.status == "over")
        able = [client for client in clients if client.seen.choices]
        if not able:
            return
        client = rng.choice(able)
        draft = [rng.choice(client.seen.choices)]
        seat = client.viewer
        answer = await client.ask("commit", seat=seat, seq=client.seen.seq, draft=draft)
        if answer["t"] == "accepted":
            await all_at(clients, answer["seq"])


async def all_at(clients: Iterable[Client], seq: int) -> None:
    """Waits until all processes have a table that far."""
    await eventually(lambda: all(client.seen.seq >= seq for client in clients))


async def dealt(clients: Iterable[Client]) -> None:
    """The people begin a game, each at their own process."""
    clients = [*clients]
    assert (await clients[0].ask("start"))["t"] == "accepted"
    await eventually(lambda: all(one.seen.status == "dealing" for one in clients))
    for n, client in enumerate(clients):
        await client.ask("seal", commitment=commitment_of(n))
    for n, client in enumerate(clients):
        await client.ask("show", nonce=nonce_of(n))
    await eventually(lambda: all(one.seen.status == "running" for one in clients))


def nonce_of(n: int) -> str:
    return f"{n:064x}"


def commitment_of(n: int) -> str:
    return commitment(nonce_of(n))


# --- what is written ------------------------------------------------------------------------------


def test_an_entry_reaches_the_other_processes_at_once(url: str, no_poll: None) -> None:
    async def test(processes: list[Process]) -> None:
        table, one, other = await at_both(processes)
        await dealt((one, other))
        await play(processes, (one, other), 60)
        assert one.seen.view is not None
        entries = await processes[0].store.entries(table)
        assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)]

    with_processes(url, test, "a", "b")


def test_polling_finds_what_a_lost_hint_announced(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        table = await processes[0].table(people=2)
        one, other = [await process.client(table, f"v{n}", n) for n, process in enumerate(processes)]
        await eventually(lambda: present(one) == present(other) == ([0, 1], 0))
        await one.ask("say", seat=0, text="hello")
        await eventually(lambda: other.seen.seq == one.seen.seq)

    with_processes(url, test, "a", "b", hints=NoHints)


def test_a_hint_carries_the_entry_and_saves_a_read(
    url: str, no_poll: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(processes: list[Process]) -> None:
        _, one, other = await at_both(processes)

        async def broken(table: str, after: int = 0) -> list[StoredEntry]:
            raise AssertionError("it looked")

        monkeypatch.setattr(processes[1].store, "entries", broken)
        await one.ask("say", seat=0, text="hello")
        await eventually(lambda: other.seen.seq == one.seen.seq)

    with_processes(url, test, "a", "b")


def test_a_hint_with_a_gap_before_it_is_filled_from_the_log(
    url: str, no_poll: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(processes: list[Process]) -> None:
        _, one, other = await at_both(processes)
        with monkeypatch.context() as silent:
            silent.setattr(processes[0].peers, "send_entry", lambda _: None)
            await one.ask("say", seat=0, text="unheard")
        await one.ask("say", seat=0, text="heard")
        await eventually(lambda: other.seen.seq == one.seen.seq)
        assert [note["text"] for note in other.seen.notes if note["what"] == "said"] == ["unheard", "heard"]

    with_processes(url, test, "a", "b")


def test_waking_a_table_notifies_peers_that_are_behind(url: str, no_poll: None) -> None:
    async def test(processes: list[Process]) -> None:
        table = await processes[0].table(people=2)
        one = await processes[0].client(table, "v0", 0)
        silent = Room(new_hub(processes[0].store, Now(), peers=WithoutHints()), processes[0].store, Now())
        other = await silent.client(table, "v1", 1)
        assert (await other.ask("say", seat=1, text="unheard"))["t"] == "accepted"
        await silent.hub.close()

        async def is_known() -> bool:
            return "a" in (await processes[1].membership.elsewhere([table]))[table]

        while not await is_known():
            await asyncio.sleep(0.01)
        await processes[1].client(table, "v1", 1)
        await eventually(lambda: one.seen.seq == other.seen.seq)

    with_processes(url, test, "a", "b")


def test_a_lost_connection_to_the_database_comes_back(url: str, no_poll: None) -> None:
    async def test(processes: list[Process]) -> None:
        _, one, other = await at_both(processes)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        cut += " OR query LIKE '%pg_notify%' AND pid <> pg_backend_pid()"
        await processes[0].store.execute(text(cut))

        async def talk() -> None:
            while other.seen.seq < one.seen.seq or one.seen.seq < 5:
                await one.ask("say", seat=0, text="hello")
                await asyncio.sleep(0.1)

        await asyncio.wait_for(talk(), 60)

    with_processes(url, test, "a", "b")


def test_unknown_hints_are_ignored(url: str, no_poll: None) -> None:
    async def test(processes: list[Process]) -> None:
        table, one, other = await at_both(processes)
        for words in ("nonsense", "{}", '{"by": "c", "new": 1, "written": [["x", 1, "", "", 0, {}]]}'):
            await processes[0].store.execute(text("SELECT pg_notify('downforce', :words)"), {"words": words})
        unreadable = [table, one.seen.seq + 1, "", "z", 0, {"t": "of-tomorrow"}]
        words = json.dumps({"by": "c", "written": [unreadable]})
        await processes[0].store.execute(text("SELECT pg_notify('downforce', :words)"), {"words": words})
        await one.ask("say", seat=0, text="hello")
        await eventually(lambda: other.seen.seq == one.seen.seq)

    with_processes(url, test, "a", "b")


def entry(data: bytes, seq: int = 1) -> NewEntry:
    return NewEntry("table", seq, "v1", "id", 1_800_000_000_000, data)


def test_hints_go_together_and_no_message_is_too_large() -> None:
    said = [b'{"t":"said","seat":0,"text":"%s"}' % ("é" * size).encode() for size in (1, 100, 500, 1500)]
    hints = [hint_of(entry(data, seq)) for seq, data in enumerate(said * 20, 1)]
    hints += ["moved", hint_of(entry(b'"' + b"x" * LARGEST + b'"', 81))]
    parts = [read(part) for part in messages("me", hints)]
    assert max(map(len, messages("me", hints))) <= LARGEST
    assert 5 < len(parts) < 40
    written = [written for part in parts for written in part.written]
    assert [one.entry for one in written] == [entry(data, n)[1:] for n, data in enumerate(said * 20, 1)]
    assert parts[-1].longer == [("table", 81)]
    assert parts[-1].moved == ["moved"]


def test_a_message_is_read_as_it_was_in_the_first_version() -> None:
    line = b'{"by":"a","written":[["t",7,"v","i",9,{"t":"said"}]],"longer":[["u",8]],"moved":["w"]}'
    told = HintMessage(by="a", longer=[("u", 8)], moved=["w"])
    found = read(line)
    assert found.written[0].entry == StoredEntry(7, "v", "i", 9, b'{"t":"said"}')
    assert (found.by, found.longer, found.moved) == (told.by, told.longer, told.moved)
    assert isinstance(found.written[0], Written)


# --- who is there ---------------------------------------------------------------------------------


def test_presence_covers_all_processes(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        table, one, other = await at_both(processes)
        assert one.session is not None
        await processes[1].client(table, "a stranger")
        await eventually(lambda: present(one) == present(other) == ([0, 1], 1))
        one.session.close()
        await eventually(lambda: present(other) == ([1], 1))
        late = await processes[0].client(table, "v0", 0)
        assert json.loads(late.frames[0])["present"] == [0, 1]

    with_processes(url, test, "a", "b")


def test_people_at_other_processes_contribute_to_the_deal(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        _, one, _ = await at_both(processes)
        assert (await one.ask("start"))["t"] == "accepted"
        assert one.seen.info["deal"]["contributors"] == [0, 1]

    with_processes(url, test, "a", "b")


def test_a_visitor_connected_to_another_process_is_not_away(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        table, one, other = await at_both(processes)
        await dealt((one, other))
        live = processes[0].hub._tables[table]
        assert live.presence.connected == {"v0", "v1"}
        assert live.away_since == {}
        assert other.session is not None
        other.session.close()
        await eventually(lambda: live.away_since.keys() == {"v1"})
        assert live.presence.connected == {"v0"}
        await processes[0].client(table, "v1", 1)
        assert live.away_since == {}

    with_processes(url, test, "a", "b")


def test_the_presence_of_a_killed_process_expires(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        table, one, _ = await at_both(processes)
        processes[1].running.cancel()  # it says nothing any more
        await eventually(lambda: present(one) == ([0], 0))
        await eventually(lambda: processes[0].peers.alive == {"a"})
        assert processes[0].hub._tables[table].away_since.keys() == {"v1"}

    with_processes(url, test, "a", "b", lapse=LAPSE)


def test_a_process_taken_for_dead_restores_its_presence(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_EVERY", 0)

    async def test(processes: list[Process]) -> None:
        table, one, _ = await at_both(processes)
        await processes[0].store.execute(text("UPDATE processes SET seen = 0 WHERE id = 'b'"))
        await processes[0].membership.delete_dead()
        await processes[0].peers._read_presence(processes[0].hub, [table])
        assert present(one) == ([0], 0)
        await eventually(lambda: present(one) == ([0, 1], 0))

    with_processes(url, test, "a", "b")


def test_a_process_that_stops_takes_its_people_with_it_at_once(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        table, _, _ = await at_both(processes)
        await processes[1].hub.close()
        await processes[1].peers.close()
        assert (await processes[0].membership.elsewhere([table])) == {table: {}}
        assert await processes[0].membership.alive() == {"a"}

    with_processes(url, test, "a", "b")


def test_a_table_where_people_stand_at_another_process_is_not_swept_away(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        _, one, other = await at_both(processes)
        assert one.session is not None
        one.session.close()
        await processes[0].store.execute(text("UPDATE tables SET status = 'over', updated = 0"))
        processes[0].hub._tables.clear()
        assert await processes[0].hub.sweep() == 0
        assert other.session is not None
        other.session.close()
        processes[1].hub._tables.clear()

        async def is_empty() -> bool:
            return not await processes[0].store.execute(text("SELECT process FROM presence"))

        while not await is_empty():
            await asyncio.sleep(0.01)
        assert await processes[0].hub.sweep() == 1

    with_processes(url, test, "a", "b")


def test_the_membership_returns_what_was_written(url: str) -> None:
    async def test() -> None:
        store = await DatabaseStore.open(url)
        one, other = Membership(store, "a"), Membership(store, "b")
        assert not await one.renew()
        assert await one.renew()
        await other.join()
        await one.write(
            {"t": Connected(frozenset({"v2", "v1"}), 3), "u": Connected(), "w": Connected(watching=1)}
        )
        seen = await other.elsewhere(["t", "u", "w", "x"])
        expected = {"a": Connected(frozenset({"v1", "v2"}), 3)}
        assert seen == {"t": expected, "u": {}, "w": {"a": Connected(watching=1)}, "x": {}}
        await one.write({"t": Connected()})
        assert (await other.elsewhere(["t"])) == {"t": {}}
        assert (await one.elsewhere(["w"])) == {"w": {}}
        assert await one.behind({}) == []
        await one.leave()
        assert await other.alive() == {"b"}
        await store.close()

    asyncio.run(test())


# --- which process writes -------------------------------------------------------------------------


def test_all_processes_agree_on_their_ranks() -> None:
    names = [f"p{n}" for n in range(4)]
    firsts = set()
    for table in map(str, range(40)):
        ranks = [rank(name, set(names) - {name}, table) for name in names]
        assert sorted(ranks) == [0, 1, 2, 3]
        firsts.add(ranks.index(0))
    assert firsts == {0, 1, 2, 3}
    assert rank("alone", (), "table") == 0


def test_only_one_process_thinks_for_a_bot(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duty_timer, "STAGGER", 3600)

    async def test(processes: list[Process]) -> None:
        table = await processes[0].table(people=2, bots=("rookie", "rookie"), pace=Pace.INSTANT)
        one, other = [await process.client(table, f"v{n}", n) for n, process in enumerate(processes)]
        await eventually(lambda: present(one) == present(other) == ([0, 1], 0))
        await dealt((one, other))
        await play(processes, (one, other), 25)
        thoughts = [process.thinkers.thoughts for process in processes]
        assert sorted(map(bool, thoughts)) == [False, True]

    with_processes(url, test, "a", "b")


def test_bots_play_on_when_the_responsible_process_is_gone(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        table = await processes[0].table(people=1, bots=("rookie",), pace=Pace.INSTANT)
        first = min(processes, key=lambda h: rank(h.peers.process, {"a", "b"} - {h.peers.process}, table))
        second = next(process for process in processes if process is not first)
        watcher, player = await first.client(table, "w"), await second.client(table, "v0", 0)
        await eventually(lambda: present(player) == present(watcher) == ([0], 1))
        await dealt([player])
        await play(processes, [player], 3)
        first.running.cancel()
        first.hub._env.tasks.is_closed = True
        await play(processes, [player], 10)
        assert second.thinkers.thoughts

    with_processes(url, test, "a", "b")


def test_with_sqlite_there_is_a_single_process(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def test() -> None:
        url = sqlite_url(tmp_path_factory.mktemp("alone"))
        store = await DatabaseStore.open(url)
        peers = await join(store, url)
        assert type(peers) is Peers
        assert await peers.connected_elsewhere("table") == {}
        await store.close()

    asyncio.run(test())


def test_a_membership_that_cannot_be_read_is_read_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "POLL_INTERVAL", 0.01)

    async def test(processes: list[Process]) -> None:
        execute, broken = processes[0].store.execute, True

        async def fail_at_first(statement: object, values: object = None) -> object:
            if broken:
                raise StoreError("the database failed")
            return await execute(statement, values)  # type: ignore[arg-type]

        table = await processes[0].table(people=1, players=2)
        client = await processes[0].client(table, "v0", 0)
        processes[0].store.execute = fail_at_first  # type: ignore[method-assign, assignment]
        await processes[1].client(table, "w")
        await asyncio.sleep(0.2)
        broken = False
        await eventually(lambda: present(client) == ([0], 1))

    with_processes(url, test, "a", "b")


@pytest.fixture
def no_full_poll(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections to others are read at the start, after hints and after errors, but not regularly."""
    monkeypatch.setattr(peers, "FULL_POLL", 1_000_000)


def test_presence_at_other_processes_is_read_later_after_an_error(
    url: str, no_full_poll: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(processes: list[Process]) -> None:
        table = await processes[0].table(people=1, players=2)
        client = await processes[0].client(table, "v0", 0)
        elsewhere, tries = processes[0].membership.elsewhere, 0

        async def fail_at_first(tables: Iterable[str]) -> dict[str, dict[str, Connected]]:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise StoreError("the database failed")
            return await elsewhere(tables)

        monkeypatch.setattr(processes[0].membership, "elsewhere", fail_at_first)
        await processes[1].client(table, "w")
        await eventually(lambda: present(client) == ([0], 1))
        assert tries > 1

    with_processes(url, test, "a", "b")


class CutHints(NoHints):
    """Hints that never arrive, over a connection that is lost and opened again when a test says so."""

    cut = asyncio.Event()

    async def run(self, receive: Callable[[HintMessage], None], connected: Callable[[], None]) -> None:
        connected()
        await self.cut.wait()
        connected()
        await asyncio.Event().wait()


def test_presence_is_read_again_after_a_lost_connection(url: str, no_full_poll: None) -> None:
    async def test(processes: list[Process]) -> None:
        table = await processes[0].table(people=1, players=2)
        client = await processes[0].client(table, "v0", 0)
        await processes[1].client(table, "w")
        while not (await processes[0].membership.elsewhere([table]))[table]:
            await asyncio.sleep(0.01)
        assert present(client) == ([0], 0)
        CutHints.cut.set()
        await eventually(lambda: present(client) == ([0], 1))

    with_processes(url, test, "a", "b", hints=CutHints)


def test_missed_updates_are_equal_from_memory_and_from_the_log(url: str) -> None:
    async def test(processes: list[Process]) -> None:
        table, one, other = await at_both(processes)
        await dealt((one, other))
        await play(processes, (one, other), 15)
        awake, end = processes[0].hub._tables[table], one.seen.seq
        at_hand = [await awake.missed(end - back, Seat(0)) for back in range(TAIL + 1)]
        awake.folded.tail.clear()
        assert [await awake.missed(end - back, Seat(0)) for back in range(TAIL + 1)] == at_hand
        assert [len(updates) for updates in at_hand] == [*range(TAIL + 1)]

    with_processes(url, test, "a", "b")
