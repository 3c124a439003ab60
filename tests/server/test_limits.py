"""Rate limits: reconnecting does not reset them, and no log grows without end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from downforce.server.live import awake as awake_module
from downforce.server.live import duties as duties_module
from downforce.server.live import session
from downforce.server.live.folding import FoldedLog
from downforce.server.live.limits import network_of
from downforce.server.live.session import HOST_COST, MESSAGES, OLD_UPDATES_COST, UNDOS, Session
from downforce.server.live.store import NewEntry
from downforce.server.table import log
from downforce.server.table.names import checked_name
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.settings import Pace
from tests.server.databases import sqlite_url
from tests.server.room import Client, Room, room


@pytest.fixture(autouse=True)
def nothing_fills_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a test takes, no bucket refills meanwhile."""
    monkeypatch.setattr(session, "MESSAGES", (MESSAGES[0], 0.0))
    monkeypatch.setattr(session, "UNDOS", (UNDOS[0], 0.0))
    monkeypatch.setattr(session, "THROTTLE_DELAY", 0.0)


def in_room(folder: Path, test: Any) -> None:
    async def main() -> None:
        async with room(sqlite_url(folder), is_limited=True) as here:
            await test(here)

    asyncio.run(main())


async def spent(client: Client, most: int) -> int:
    """How many messages are answered until there are too many."""
    for number in range(most):
        answers = await client.say(t="check")
        if any(answer.get("reason") == "too-many" for answer in answers):
            return number
    return most


def test_reconnecting_does_not_reset_the_limits(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        first = await here.client(table, "v0", 0)
        assert await spent(first, 2 * MESSAGES[0]) >= MESSAGES[0] - 2
        again = Client("v0")
        again.session = Session(here.hub, table, again)
        await again.say(t="hello", v=p.VERSION, look=0)
        assert await spent(again, MESSAGES[0]) < MESSAGES[0] // 2
        other = await here.client(table, "v1", 1)
        assert await spent(other, MESSAGES[0] // 2) == MESSAGES[0] // 2

    in_room(tmp_path, test)


def test_anonymous_clients_are_counted_by_network(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        asked = []
        for n in range(2):
            client = Client("")
            client.session = Session(here.hub, table, client, address=f"2001:db8::{n + 1}")
            await client.say(t="hello", v=p.VERSION)
            asked.append(await spent(client, 2 * MESSAGES[0]))
        assert asked[0] >= MESSAGES[0] - 2 > asked[1]

    in_room(tmp_path, test)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_an_address_of_ipv6_counts_by_its_network(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


@pytest.mark.parametrize(("kind", "limit"), [("say", "TALK"), ("react", "TALK"), ("advise", "ADVICE")])
def test_the_visitors_of_a_network_share_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, limit: str
) -> None:
    """A visitor costs nothing: hundreds of them could fill the disk with chat, or keep the bots busy."""
    monkeypatch.setattr(session, f"NETWORK_{limit}", (7, 0.0))
    wishes: dict[str, dict[str, Any]]
    wishes = {"say": {"text": "Hello"}, "react": {"sign": "bravo"}, "advise": {"draft": []}}

    async def test(here: Room) -> None:
        table = await here.table(people=3, advice="on", mode="standard")
        clients = await here.dealt(table, 3)
        for number, client in enumerate(clients):
            client.session = Session(here.hub, table, client, address=f"2001:db8::{number}")
            await client.say(t="hello", v=p.VERSION, look=number)
        answers = [
            (await client.ask(kind, seat=seat, **wishes[kind]))["t"]
            for _ in range(4)
            for seat, client in enumerate(clients)
        ]
        assert answers == [answers[0]] * 7 + ["refused"] * 5
        assert answers[0] in ("accepted", "advised")

    in_room(tmp_path, test)


def test_rematches_have_a_rate_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a new table, without a request that opens one."""
    monkeypatch.setattr(session, "REMATCHES", (2, 0.0))

    async def test(here: Room) -> None:
        answers = list[Any]()
        for _ in range(3):
            table = await here.table(people=0, bots=("rookie", "rookie"), pace=Pace.INSTANT)
            host = await here.client(table, "v0")
            await host.ask("start")
            while host.seen.status != "over":
                await asyncio.sleep(0.01)
            answers.append(await host.ask("rematch"))
            again = await host.ask("rematch")  # what is there costs nothing
        assert [answer["t"] for answer in answers] == ["accepted", "accepted", "refused"]
        assert again["reason"] == "too-many"

    in_room(tmp_path, test)


def test_undo_has_a_rate_limit(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        clients = await here.dealt(table, 2)
        undone = 0
        for number in range(20):
            client = clients[0]
            assert client.seen.view is not None
            choice = client.seen.view["choices"][0]["do"]
            await client.ask("commit", seat=0, seq=client.seen.seq, draft=[choice])
            answers = await client.say(t="undo", id=f"u{number}", seat=0)
            if answers[-1].get("reason") == "too-many":
                break
            undone += 1
        assert undone == UNDOS[0]

    in_room(tmp_path, test)


def test_fetching_old_updates_costs_more_than_a_message(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        client = await here.client(table, "v0", 0)
        for n in range(20):
            await (await here.hub.wake(table)).request("v0", react(n))
        fetched = 0
        for _ in range(MESSAGES[0]):
            answers = await client.say(t="fetch", after=1)
            fetched += any(answer["t"] == "updates" for answer in answers)
        assert 1 <= fetched <= MESSAGES[0] // OLD_UPDATES_COST[0]

    in_room(tmp_path, test)


def test_resending_from_a_long_log_costs_more(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        client = await here.client(table, "v0", 0)
        awake = await here.hub.wake(table)
        assert client.session is not None
        costs = list[float]()
        for count in (20, 400):
            for n in range(count):
                await awake.request("v0", react(len(costs) * 1000 + n))
            costs.append(client.session._cost(p.Fetch(after=1)))
        assert costs[0] < costs[1] <= MESSAGES[0]
        assert client.session._cost(p.Fetch(after=awake.table.seq)) == 1
        assert client.session._cost(p.Fetch(after=awake.table.seq + 1)) == 5  # it reads the store
        assert client.session._cost(p.Hello(v=p.VERSION)) == 1

    in_room(tmp_path, test)


def test_seats_and_settings_cannot_be_changed_as_fast_as_one_plays(tmp_path: Path) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        host = await here.client(table, "v0", 0)
        granted = 0
        while (await host.ask("mute", seat=1, muted=True))["t"] == "accepted":
            granted += 1
        assert granted <= MESSAGES[0] // HOST_COST

    in_room(tmp_path, test)


def react(n: int) -> p.React:
    return p.React(id=f"r{n}", seat=0, sign=p.Sign.BRAVO)


def test_a_log_has_a_maximum_and_the_game_can_still_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(here: Room) -> None:
        table = await here.table(people=2)
        clients = await here.dealt(table, 2)
        monkeypatch.setattr(duties_module, "MOST_ENTRIES", clients[0].seen.seq + 1)
        assert (await clients[0].ask("react", seat=0, sign="bravo"))["t"] == "accepted"
        assert (await clients[0].ask("react", seat=0, sign="bravo"))["reason"] == Refusal.TABLE_FULL
        view = clients[0].seen.view
        assert view is not None
        draft = [view["choices"][0]["do"]]
        played = await clients[0].ask("commit", seat=0, seq=clients[0].seen.seq, draft=draft)
        assert played["t"] == "accepted"

    in_room(tmp_path, test)


def test_a_long_log_is_folded_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a table of thousands of entries wakes, others are served in between."""

    async def test(here: Room) -> None:
        table = await here.table(people=2)
        data = log.write_entry(log.Reacted(seat=0, sign="bravo"))
        entries = [NewEntry(table, seq, "v0", f"r{seq}", 1, data) for seq in range(2, 3002)]
        await asyncio.gather(*map(here.store.append, entries))
        waking = asyncio.create_task(here.hub.wake(table))
        turns, folded = 0, asyncio.Event()
        original = FoldedLog.read

        def counted(*args: Any) -> Any:
            folded.set()
            return original(*args)

        monkeypatch.setattr(FoldedLog, "read", counted)
        await folded.wait()
        while not waking.done():
            turns += 1
            await asyncio.sleep(0)
        assert (await waking).table.seq == 3001
        assert turns >= 3000 // awake_module.SLICE - 1

    in_room(tmp_path, test)


NOTHING = [
    "\u3164", "\u2800\u2800", "\u200d", "\u200c \u200d", "\u115f\u1160", "\uffa0", "\u0301", "\ufe0f",
    "\U00013441",
]  # fmt: skip


@pytest.mark.parametrize("name", NOTHING, ids=ascii)
def test_an_invisible_name_is_refused(name: str) -> None:
    with pytest.raises(RefusalError) as refused:
        checked_name(name)
    assert refused.value.reason is Refusal.BAD_NAME


def test_a_letter_keeps_four_marks_at_most() -> None:
    assert checked_name("z" + "\u0301" * 20) == "ź" + "\u0301" * 4
    assert checked_name("שָׁ֑לוֹם") == "שָׁ֑לוֹם"


@pytest.mark.parametrize("between", ["\u200b", "\u00ad", "\u200d", "\ufe0f", "\u3164"], ids=ascii)
def test_nothing_invisible_starts_a_new_pile_of_marks(between: str) -> None:
    name = checked_name("z" + ("\u0301" * 4 + between) * 4)
    assert sum(letter == "\u0301" for letter in name) <= 4


@pytest.mark.parametrize("name", ["Ann", "李", "نیما", "می‌خواهم", "👩‍🚀", "Zoë", "नमस्ते", "7", "?!"])
def test_a_name_of_any_script_stays_as_it_is(name: str) -> None:
    assert checked_name(name) == name
