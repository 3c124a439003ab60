"""The outbox: who is called because of a turn is written with the turn, and taken by one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from downforce.server.live.calls import CALL_AFTER, LEASE, CallStage, Outcome, Way
from downforce.server.storage.admin import Admin
from downforce.server.storage.calls import Address, CallSettings, Claimed, Outgoing, Report, hash_of
from downforce.server.storage.schema import outbox
from downforce.server.storage.store import DatabaseStore
from tests.server.databases import fresh_database
from tests.server.days import HOUR, Days, days
from tests.server.room import settled

SENT = Report(Outcome.SENT)


@dataclass
class Post:
    """A sender without a network: what it is given goes into a list."""

    here: Days
    letters: list[Outgoing] = field(default_factory=list)
    closed: list[tuple[str, int, tuple[int, ...]]] = field(default_factory=list)

    @property
    def store(self) -> DatabaseStore:
        return self.here.rooms[0].store

    async def claim(self, number: int = 0) -> Claimed:
        return await self.here.rooms[number].store.calls.claim(self.here.now(), 16)

    async def send(self, report: Report | Callable[[Outgoing], Report] = SENT) -> list[Outgoing]:
        """Sends what is due."""
        claimed = await self.claim()
        for parcel in claimed.parcels:
            made = report if isinstance(report, Report) else report(parcel)
            await self.store.calls.finish(parcel, made, self.here.now())
        self.letters += claimed.parcels
        self.closed += [
            (one.table, one.turn, tuple(a.key for a in one.addresses)) for one in claimed.closings
        ]
        return [*claimed.parcels]

    async def rows(self) -> list[Any]:
        return [*await self.store.execute(select(outbox).order_by(outbox.c.visitor, outbox.c.turn))]


def hook(test: Callable[[Days, Post], Coroutine[Any, Any, None]], url: str, **more: Any) -> None:
    async def main() -> None:
        async with days(url, **more) as here:
            await test(here, Post(here))

    asyncio.run(main())


async def turn_on(here: Days, *visitors: str, way: Way = Way.HOOK) -> None:
    for visitor in visitors:
        await here.rooms[0].store.calls.turn_on(visitor, way, f"at {visitor}", b"{}", here.now())


async def asked(here: Days, table: str) -> list[str]:
    it = await here.fold(table)
    return [it.seats[seat].visitor for seat in it.asked]


async def until_one_is_asked(here: Days, table: str) -> str:
    while len(await asked(here, table)) != 1:
        here.now.at += 1000
        await here.turn(table, (await asked(here, table))[0])
    return (await asked(here, table))[0]


async def begun(here: Days, *visitors: str) -> str:
    """A race over days that has begun; these people are called."""
    await turn_on(here, *visitors)
    here.now.at += 1000
    table = await here.table()
    await here.dealt(table)
    return table


def test_a_turn_is_called_once_and_its_row_goes_on_to_the_reminders(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        table = await begun(here, "v0")
        assert await post.send() == []
        here.now.at += CALL_AFTER
        (parcel,) = await post.send()
        assert (parcel.visitor, parcel.letter.way) == ("v0", Way.HOOK)
        (item,) = parcel.items
        assert (item.table, item.names) == (table, ("Player 0", "Player 1", "Player 2"))
        assert item.until == item.turn + 24 * HOUR
        await here.turn(table, "v1")  # a secret choice of another: the same turn of v0
        assert await post.send() == []
        here.now.at += 12 * HOUR
        (reminder,) = await post.send()
        assert reminder.letter.first.stage is CallStage.HALF
        await here.turn(table, "v0")
        here.now.at += 12 * HOUR
        assert [one.letter.first.stage for one in await post.send()] != [CallStage.LAST]

    hook(test, database_url)


def test_what_was_seen_is_not_called(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        table = await begun(here, "v0", "v1")
        client = await here.visit(table, "v0")
        before = len(client.frames)
        assert await client.say(t="visible", visible=True) == []
        watcher = await here.visit(table, "v2")
        await client.say(t="visible", visible=False)
        await client.say(t="visible", visible=True)
        await settled()
        await asyncio.sleep(0.05)
        assert len(client.frames) - before <= 2  # who is here; nothing of who sees what
        assert not any(b"visible" in frame for frame in watcher.frames)
        here.now.at += CALL_AFTER
        assert [one.visitor for one in await post.send()] == ["v1"]
        last = await post.store.calls.last("v0")
        assert [(one.outcome, one.reason) for one in last] == [("dropped", "seen")]

    hook(test, database_url)


def test_a_page_that_shows_the_table_sees_the_next_turn_too(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        table = await begun(here, "v0", "v1", "v2")
        pages = [await here.visit(table, f"v{n}") for n in range(3)]
        await pages[0].say(t="visible", visible=True)
        await asyncio.sleep(0.05)
        for _ in range(6):
            here.now.at += 5_000
            for page in pages:
                if page.visitor in await asked(here, table):
                    await here.commit(table, page)
                    break
            await asyncio.sleep(0.05)
        here.now.at += CALL_AFTER
        assert "v0" not in [one.visitor for one in await post.send()]

    with fresh_database("sqlite") as url:
        hook(test, url)


def test_a_turn_that_passed_is_closed_on_the_devices_that_show_it(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        table = await begun(here)
        await turn_on(here, "v0", way=Way.PUSH)
        here.now.at += 1000
        await until_one_is_asked(here, table)
        while await asked(here, table) != ["v0"]:
            here.now.at += 1000
            await here.turn(table, (await asked(here, table))[0])
        here.now.at += CALL_AFTER
        (parcel,) = await post.send(lambda one: Report(Outcome.SENT, reached=(one.addresses[0].key,)))
        device = parcel.addresses[0].key
        turn = parcel.items[0].turn
        await here.turn(table, "v0")
        await post.send()
        assert post.closed == [(table, turn, (device,))]
        await post.send()
        assert len(post.closed) == 1

    hook(test, database_url)


def test_a_kicked_a_banned_and_a_deleted_person_get_no_call(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        await turn_on(here, "v0", "v1", "v2")
        here.now.at += 1000
        table = await here.table()
        await here.dealt(table)
        host = await here.visit(table, "v0")
        assert (await host.ask("kick", seat=1))["t"] == "accepted"
        async with Admin.open(here.url) as admin:
            await post.store.add_visitor("v2", b"2", here.now())
            await admin.ban("v2")
        here.now.at += CALL_AFTER
        assert [one.visitor for one in await post.send()] == ["v0"]
        async with Admin.open(here.url) as admin:
            await admin.delete_visitor("v0")
        assert "v0" not in [row.visitor for row in await post.rows()]
        assert await post.store.calls.addresses("v0") == []
        assert await post.store.calls.last("v0") == []

    hook(test, database_url)


def test_a_failure_is_tried_again_and_another_device_is_not_called_twice(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        await turn_on(here, "v0", way=Way.PUSH)
        await post.store.calls.turn_on("v0", Way.PUSH, "another", b"{}", here.now())
        here.now.at += 1000
        await here.dealt(await here.table())
        here.now.at += CALL_AFTER
        (first,) = await post.send(
            lambda one: Report(Outcome.FAILED, "timeout", reached=(one.addresses[0].key,), is_final=False)
        )
        assert len(first.addresses) == 2
        assert await post.send() == []
        here.now.at += 30_000
        (second,) = await post.send()
        assert second.addresses == first.addresses[1:]
        assert [one.outcome for one in await post.store.calls.last("v0")] == ["sent", "failed"]

    hook(test, database_url)


def test_an_address_that_is_gone_is_forgotten(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        await begun(here, "v0")
        here.now.at += CALL_AFTER
        await post.send(lambda one: Report(Outcome.FAILED, "gone", gone=(one.addresses[0].key,)))
        assert await post.store.calls.addresses("v0") == []
        here.now.at += 24 * HOUR
        assert await post.send() == []
        assert await post.rows() == []

    hook(test, database_url)


def test_two_processes_take_each_call_once_and_the_other_one_after_a_minute(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        await begun(here, "v0", "v1", "v2")
        here.now.at += CALL_AFTER
        both = await asyncio.gather(post.claim(0), post.claim(1))
        taken = sorted(parcel.visitor for claimed in both for parcel in claimed.parcels)
        rest = await post.claim(1)  # what the other had locked
        assert sorted([*taken, *(one.visitor for one in rest.parcels)]) == ["v0", "v1", "v2"]
        here.now.at += LEASE  # the process that took them is gone
        assert len((await post.claim(1)).parcels) == 3

    hook(test, database_url, processes=2)


def test_a_new_way_calls_from_the_next_turn_on_and_reminds_of_this_one(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        table = await here.table()
        await here.dealt(table)
        here.now.at += HOUR
        await turn_on(here, "v0")
        await here.turn(table, "v1")
        assert await post.send() == []
        here.now.at += 11 * HOUR
        assert [one.letter.first.stage for one in await post.send()] == [CallStage.HALF]
        await post.store.calls.turn_off("v0", Way.HOOK)
        assert await post.rows() == []

    hook(test, database_url)


def test_a_live_table_calls_only_for_a_rematch_and_not_the_one_who_asks(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        await turn_on(here, "v0", "v1")
        here.now.at += 1000
        table = await here.room.table(people=2, bots=())
        clients = await here.room.dealt(table, 2)
        assert await post.rows() == []
        while (await here.fold(table)).status != "over":
            it = await here.fold(table)
            seat = it.asked[0]
            await here.commit(table, clients[seat])
        answer = await clients[0].ask("rematch")
        for client in clients:
            here.leave(client)
        here.now.at += CALL_AFTER
        (parcel,) = await post.send()
        assert (parcel.visitor, parcel.items[0].is_invitation) == ("v1", True)
        assert parcel.items[0].table == answer["table"]
        here.now.at += 24 * HOUR
        assert await post.send() == []

    hook(test, database_url)


def test_an_address_has_one_owner_and_a_person_has_one_webhook_and_ten_devices(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        calls = post.store.calls
        await calls.turn_on("v0", Way.HOOK, "a", b"1", 1)
        await calls.turn_on("v0", Way.HOOK, "b", b"2", 2)
        assert [one.data for one in await calls.addresses("v0")] == [b"2"]
        for n in range(12):
            await calls.turn_on("v0", Way.PUSH, f"device {n}", str(n).encode(), n)
        assert [one.data for one in await calls.addresses("v0")][1:] == [
            str(n).encode() for n in range(2, 12)
        ]
        await calls.turn_on("v1", Way.PUSH, "device 5", b"mine", 20)
        assert await calls.addresses("v1") == [Address(*(await calls.addresses("v1"))[0])]
        assert b"5" not in [one.data for one in await calls.addresses("v0")]
        await calls.set_settings("v0", CallSettings("fr", False, 18 * 60))
        assert await calls.settings("v0") == CallSettings("fr", False, 18 * 60)

    hook(test, database_url)


def test_a_mailbox_is_asked_once_a_day_and_never_again_if_it_says_so(database_url: str) -> None:
    async def test(here: Days, post: Post) -> None:
        calls, now = post.store.calls, here.now()
        assert await calls.may_confirm("v0", "a@b.example", now)
        assert not await calls.may_confirm("v0", "a@b.example", now + 1)
        assert not await calls.may_confirm("v1", "a@b.example", now + 1)
        assert await calls.may_confirm("v0", "c@b.example", now)
        assert await calls.may_confirm("v0", "d@b.example", now)
        assert not await calls.may_confirm("v0", "e@b.example", now)  # three a day
        assert await calls.may_confirm("v1", "a@b.example", now + 25 * HOUR)
        box = b'{"address":"a@b.example"}'
        await calls.turn_on("v1", Way.MAIL, "mine", box, now, ready=False)
        await calls.turn_on("v2", Way.MAIL, "another", b'{"address":"c@b.example"}', now, ready=False)
        await calls.never_again(hash_of(Way.MAIL, "a@b.example"), now)
        assert await calls.addresses("v1") == []
        assert not await calls.confirm(hash_of(Way.MAIL, "mine"), now)
        assert await calls.confirm(hash_of(Way.MAIL, "another"), now)
        assert len(await calls.addresses("v2", is_ready=True)) == 1
        assert not await calls.may_confirm("v1", "a@b.example", now + 1000 * HOUR)

    hook(test, database_url)
