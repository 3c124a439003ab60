"""What strangers, cheats and broken clients send: refused once, with a reason, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import websockets
from hypothesis import example, given, settings
from hypothesis import strategies as st

from downforce.bots.registry import BOTS
from downforce.notation.fair import commitment, new_secret
from downforce.server.http.app import Config, create_app
from downforce.server.http.moderation import Moderation
from downforce.server.http.safety import Guard, Message, Scope
from downforce.server.http.services import Openers
from downforce.server.http.visitors import (
    DEVICE_CODE_LIFE,
    device_code,
    new_visitor,
    redeemed,
    visitor_of,
)
from downforce.server.live import duties as duties_module
from downforce.server.live import session as session_module
from downforce.server.live.lobby import listing
from downforce.server.live.retention import Retention
from downforce.server.live.session import Closed, Session
from downforce.server.live.store import NewEntry, StoreError, TableRow
from downforce.server.storage.store import DatabaseStore
from downforce.server.table import log
from downforce.server.table.decide import Decided
from downforce.server.table.fold import opened
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.settings import Clock, Missed, Settings
from tests.server import running
from tests.server.databases import fresh_database
from tests.server.days import days
from tests.server.indistinguishable_games import Recorder
from tests.server.room import Client, Room, room
from tests.server.running import Server, open_table
from tests.server.test_api import browser, finish, lifespan

LEVEL = next(iter(BOTS))
ask = partial(httpx.request, verify=False)  # nothing to verify; and it loads no certificates

REQUESTS: dict[str, type[p.Request]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(p.AnyRequest)
}
SAMPLES: dict[str, dict[str, Any]] = {
    "sit": {"seat": 1, "name": "Eve"},
    "stand": {"seat": 1},
    "seat-bot": {"seat": 1, "level": LEVEL},
    "kick": {"seat": 1},
    "change": {"settings": {"players": 3}},
    "start": {},
    "seal": {"commitment": "00" * 32},
    "show": {"nonce": "00" * 32},
    "preview": {"seat": 1, "draft": ["1 bet R"]},
    "commit": {"seat": 1, "seq": 2, "draft": ["1 bet R"]},
    "advise": {"seat": 1, "draft": []},
    "undo": {"seat": 1},
    "answer-undo": {"seat": 1, "agree": True},
    "pause": {},
    "resume": {},
    "say": {"seat": 1, "text": "I am seat 1"},
    "react": {"seat": 1, "sign": "ouch"},
    "mute": {"seat": 1, "muted": True},
    "vote": {"seat": 1, "target": 0},
    "rematch": {},
}
"""A request of every kind, well-formed."""
BY_HOST = {"seat-bot", "kick", "change", "start", "pause", "resume", "mute"}
NAMING_A_SEAT = [tag for tag, kind in REQUESTS.items() if "seat" in kind.__struct_fields__]


def test_there_is_a_sample_of_every_request() -> None:
    assert SAMPLES.keys() == REQUESTS.keys()
    for tag, sample in SAMPLES.items():
        message = session_module._decode(json.dumps({"t": tag, "id": "1", **sample}))
        assert isinstance(message, REQUESTS[tag])


# --- tables -----------------------------------------------------------------------------------------


@dataclass
class TableWithStrangers:
    """A table with people, and other visitors."""

    room: Room
    table: str
    people: list[Client]
    everybody: list[Client] = field(default_factory=list)

    async def stranger(self, visitor: str = "stranger", look: int | None = None) -> Client:
        client = await self.room.client(self.table, visitor, look)
        self.everybody.append(client)
        return client

    async def refused(self, client: Client, **message: Any) -> str:
        """Sends a message that must not be granted: one answer, no entry, no broadcast."""
        others = [other for other in (*self.people, *self.everybody) if other is not client]
        before = [len(other.frames) for other in others]
        entries = await self.room.store.entries(self.table)
        answers = await client.say(**message)
        assert [answer["t"] for answer in answers] == ["refused"], (message, answers)
        assert answers[0]["id"] == message.get("id", "")
        assert [len(other.frames) for other in others] == before
        assert await self.room.store.entries(self.table) == entries
        return str(answers[0]["reason"])

    async def goes_on(self) -> None:
        """The game can be played on."""
        seat = next(n for n, client in enumerate(self.people) if client.seen.choices)
        answer = await self.commit(seat)
        assert answer["t"] == "accepted", answer

    async def commit(self, seat: int, **more: Any) -> dict[str, Any]:
        client = self.people[seat]
        message = {"seq": client.seen.seq, "draft": client.seen.choices[:1], **more}
        return await client.ask("commit", seat=seat, **message)


@asynccontextmanager
async def arena(
    people: int = 3, *, dealt: bool = True, kind: str = "sqlite", is_limited: bool = False, **more: Any
) -> AsyncIterator[TableWithStrangers]:
    with fresh_database(kind) as url:
        async with room(url, is_limited=is_limited) as here:
            table = await here.table(people=people, **more)
            if dealt:
                clients = await here.dealt(table, people)
            else:
                clients = [await here.client(table, f"v{n}", n) for n in range(people)]
            yield TableWithStrangers(here, table, clients)


# --- foreign seats ----------------------------------------------------------------------------------


@pytest.mark.parametrize("tag", NAMING_A_SEAT)
def test_a_visitor_cannot_act_for_another_seat(tag: str) -> None:
    async def main() -> None:
        async with arena() as here:
            await here.people[0].ask("say", seat=0, text="hello")
            strangers = {
                "another player": here.people[2],
                "a spectator": await here.stranger(),
                "nobody": await here.stranger(""),
            }
            for name, client in strangers.items():
                reason = await here.refused(client, t=tag, id="forged", **SAMPLES[tag])
                if tag in BY_HOST:
                    assert reason == Refusal.NOT_THE_HOST, name
                elif tag == "sit":
                    assert reason == (Refusal.ALREADY_STARTED if client.visitor else Refusal.NO_VISITOR), name
                else:
                    assert reason == Refusal.NOT_YOUR_SEAT, name
            for seat in (3, 5):  # there are no such seats
                message = {"t": tag, "id": "nowhere", **SAMPLES[tag], "seat": seat}
                reason = await here.refused(here.people[2], **message)
                assert reason in {*Refusal} - {Refusal.SERVER_TROUBLE}
            for wrong in (-1, 6, 2**63, 1.5, "1", None, [1], True):
                message = {"t": tag, "id": "wrong", **SAMPLES[tag], "seat": wrong}
                answers = await here.people[2].say(**message)
                assert [(a["t"], a["id"], a["reason"]) for a in answers] == [("refused", "", "bad-request")]
            await here.goes_on()

    asyncio.run(main())


def test_a_visitor_cannot_view_another_seat() -> None:
    async def main() -> None:
        async with arena() as here:
            for visitor in ("v2", "stranger", ""):
                client = await here.stranger(visitor)
                for seat in (0, 1, 5):
                    assert await here.refused(client, t="look", seat=seat) == Refusal.NOT_YOUR_SEAT
                assert client.viewer is None
                coming = Client(visitor)
                coming.session = Session(here.room.hub, here.table, coming)
                answers = await coming.say(t="hello", v=p.VERSION, look=1, have=3)
                assert [(a["t"], a["reason"]) for a in answers] == [("refused", "not-your-seat")]
                for message in ({"t": "check"}, {"t": "fetch", "after": 0}, {"t": "look", "seat": None}):
                    answers = await coming.say(**message)  # has not come in
                    assert [(a["t"], a["reason"]) for a in answers] == [("refused", "bad-request")]
            await here.goes_on()

    asyncio.run(main())


def test_a_covered_seat_is_not_shown_to_its_own_player() -> None:
    """Two people at one screen: while all is covered it is sent what a spectator is, else one seat's view."""

    async def main() -> None:
        with fresh_database("sqlite") as url:
            async with room(url) as here:
                person = log.Person(visitor="v0", name="Both")
                people = (person, person, log.Person(visitor="v1", name="Other"))
                opening = log.Opened(settings=Settings(players=3), host="v0", people=people)
                await stored_table(here, "shared", opening)
                both, other = await here.client("shared", "v0", 1), await here.client("shared", "v1", 2)
                spectator = await here.client("shared", "")

                async def told(look: int | None, seat: int) -> tuple[Any, Any]:
                    """What each is sent when the other player does something."""
                    await both.say(t="look", seat=look)
                    before = [len(client.frames) for client in (both, spectator)]
                    for tag, more in (
                        ("commit", {"seq": other.seen.seq, "draft": other.seen.choices[:1]}),
                        ("undo", {}),
                    ):
                        assert (await other.ask(tag, seat=seat, **more))["t"] == "accepted"
                    return both.frames[before[0] :], spectator.frames[before[1] :]

                assert both.seen.choices
                covered, public = await told(None, 2)
                assert covered == public
                assert both.seen.view == spectator.seen.view
                for seat in (0, 1):
                    await told(seat, 2)
                    assert both.seen.view is not None
                    assert both.seen.view["line"]["seat"] == str(seat)
                    hands = both.seen.view["line"]["hands"].split("/")
                    assert ["?" in hand for hand in hands] == [n != seat for n in range(3)]
                    covered = await both.say(t="preview", id="x", seat=1 - seat, draft=[])
                    assert covered[0]["reason"] == Refusal.SEAT_COVERED

    asyncio.run(main())


@pytest.mark.parametrize("tag", sorted(BY_HOST))
def test_only_the_host_may(tag: str) -> None:
    async def main() -> None:
        for dealt in (False, True):
            async with arena(dealt=dealt) as here:
                for client in (here.people[1], await here.stranger(), await here.stranger("")):
                    reason = await here.refused(client, t=tag, id="forged", **SAMPLES[tag])
                    assert reason == Refusal.NOT_THE_HOST

    asyncio.run(main())


def test_a_draft_holds_only_actions_of_its_seat() -> None:
    async def main() -> None:
        async with arena() as here:
            foreign = here.people[0].seen.choices[0]
            client = here.people[1]
            for draft in ([foreign], [client.seen.choices[0], foreign], [foreign, client.seen.choices[0]]):
                for tag in ("commit", "preview"):
                    seq = {"seq": client.seen.seq} if tag == "commit" else {}
                    reason = await here.refused(client, t=tag, id="x", seat=1, draft=draft, **seq)
                    assert reason in (Refusal.NOT_YOUR_SEAT, Refusal.DRAFT_TOO_LONG)
            await here.goes_on()

    asyncio.run(main())


def test_a_kicked_visitor_sees_and_does_nothing_more() -> None:
    async def main() -> None:
        async with arena() as here:
            host, kicked = here.people[0], here.people[1]
            assert kicked.seen.choices
            assert (await host.ask("kick", seat=1))["t"] == "accepted"
            assert kicked.viewer is None
            assert kicked.seen.yours == []
            assert not kicked.seen.choices
            for tag in ("commit", "preview", "undo", "answer-undo", "say", "react", "stand"):
                reason = await here.refused(kicked, t=tag, id="late", **SAMPLES[tag])
                assert reason == Refusal.NOT_YOUR_SEAT
            assert await here.refused(kicked, t="sit", id="again", seat=1, name="Me") == Refusal.KICKED
            assert await here.refused(kicked, t="look", seat=1) == Refusal.NOT_YOUR_SEAT
            before = len(kicked.frames)
            await kicked.say(t="fetch", after=2)
            await kicked.say(t="fetch", after=0)
            await here.goes_on()
            for frame in kicked.frames[before:]:
                message = json.loads(frame)
                for update in message.get("updates", [message]):
                    hands = ((update.get("view") or {}).get("line") or {}).get("hands", "?")
                    assert "?" in hands.split("/")[1] if "/" in hands else True
            back = await here.stranger("v1")  # the same browser, loaded again
            assert back.seen.yours == []

    asyncio.run(main())


# --- replayed, reordered, stale ---------------------------------------------------------------------


def test_a_commit_counts_once_however_often_it_comes() -> None:
    async def main() -> None:
        async with arena() as here:
            client = here.people[0]
            seq, draft = client.seen.seq, client.seen.choices[:1]
            first = await here.commit(0, id="once")
            entries = await here.room.store.entries(here.table)
            again = await here.commit(0, id="once", seq=seq, draft=draft)
            other = await here.commit(0, id="once", seq=999, draft=["2 bet R"])  # another under its name
            assert first == again == other
            assert await here.room.store.entries(here.table) == entries
            for number, at in enumerate((seq, first["seq"], first["seq"] + 1, -1, 0, 2**70)):
                message = {"t": "commit", "id": f"n{number}", "seat": 0, "seq": at, "draft": draft}
                assert await here.refused(client, **message) in (Refusal.STALE, "not-your-turn")
            # Another visitor's ids are their own.
            assert (await here.commit(1, id="once"))["seq"] == first["seq"] + 1
            await here.goes_on()

    asyncio.run(main())


def test_the_name_of_an_entry_of_the_servers_own_grants_nothing() -> None:
    async def main() -> None:
        async with arena() as here:
            live = await here.room.hub.wake(here.table)
            await live.write_system_entry(lambda _: Decided(log.Paused()))
            await live.write_system_entry(lambda _: Decided(log.Resumed()))
            nobody = await here.stranger("")
            for seq in range(live.table.seq + 2):
                for id in (f"server-{seq}", f"open-{here.table}"):
                    assert await here.refused(nobody, t="pause", id=id) == Refusal.NOT_THE_HOST
            await here.goes_on()

    asyncio.run(main())


def test_a_commit_for_an_earlier_question_is_stale() -> None:
    async def main() -> None:
        async with arena(people=2) as here:
            first = here.people[0].seen.seq
            await here.commit(0)
            await here.commit(1)  # the bids are open: the next question
            seats = [n for n in range(2) if here.people[n].seen.choices]
            client = here.people[seats[0]]
            message = {"t": "commit", "id": "old", "seat": seats[0], "draft": client.seen.choices[:1]}
            assert await here.refused(client, **message, seq=first) == Refusal.STALE
            assert await here.refused(client, **message, seq=client.seen.seq + 1) == Refusal.STALE
            await here.goes_on()

    asyncio.run(main())


def test_many_commits_at_the_same_time_are_one() -> None:
    async def main() -> None:
        async with arena() as here:
            client = here.people[0]
            message = {"t": "commit", "seat": 0, "seq": client.seen.seq, "draft": client.seen.choices[:1]}
            assert client.session is not None
            before = len(client.frames)
            sent = [client.session.receive(json.dumps({**message, "id": str(n)})) for n in range(8)]
            await asyncio.gather(*sent)
            answers = [json.loads(frame) for frame in client.frames[before:]]
            answers = [answer for answer in answers if answer["t"] != "update"]
            assert sorted(answer["t"] for answer in answers) == ["accepted", *["refused"] * 7]
            assert {a["reason"] for a in answers if a["t"] == "refused"} == {"not-your-turn"}
            await here.goes_on()

    asyncio.run(main())


# --- the deal ---------------------------------------------------------------------------------------


def test_nonces_are_sealed_first_and_belong_to_their_visitor() -> None:
    async def main() -> None:
        async with arena(people=2, dealt=False) as here:
            one, two = here.people
            spectator = await here.stranger()
            nonces = [new_secret(), new_secret()]
            seal = {"t": "seal", "id": "seal", "commitment": commitment(nonces[0])}
            show = {"t": "show", "id": "show", "nonce": nonces[0]}
            assert await here.refused(one, **seal) == Refusal.NOT_DEALING
            assert await here.refused(one, **show) == Refusal.NOT_DEALING
            await one.ask("start")
            assert await here.refused(one, **show) == Refusal.NOT_DEALING  # not sealed yet
            for client in (spectator, await here.stranger("")):
                assert await here.refused(client, **seal) == Refusal.NOT_A_CONTRIBUTOR
            for value in ("zz" * 32, "AA" * 32, "\u0660" * 64):
                assert await here.refused(one, **{**seal, "commitment": value}) == Refusal.BAD_NONCE
            await one.ask("seal", id="seal", commitment=seal["commitment"])
            assert await here.refused(two, **seal) == Refusal.BAD_NONCE  # a copy of another one
            assert await here.refused(one, **{**seal, "id": "s2"}) == Refusal.NOT_A_CONTRIBUTOR
            assert await here.refused(one, **show) == Refusal.NOT_DEALING  # not all have sealed
            await two.ask("seal", commitment=commitment(nonces[1]))
            assert await here.refused(spectator, **show) == Refusal.NOT_A_CONTRIBUTOR
            assert await here.refused(two, **show) == Refusal.BAD_NONCE  # another contributor's
            for nonce in (new_secret(), seal["commitment"], "zz" * 32, nonces[0].upper()):
                assert await here.refused(one, **{**show, "nonce": nonce}) == Refusal.BAD_NONCE
            await one.ask("show", nonce=nonces[0])
            again = {**show, "id": "again"}
            assert await here.refused(one, **again) == Refusal.NOT_A_CONTRIBUTOR
            await two.ask("show", nonce=nonces[1])
            assert await here.refused(two, **again) == Refusal.NOT_DEALING
            await here.goes_on()

    asyncio.run(main())


# --- who somebody is --------------------------------------------------------------------------------


def test_tokens_cannot_be_made_up() -> None:
    async def main() -> None:
        with fresh_database("sqlite") as url:
            store = await DatabaseStore.open(url)
            visitor, token = await new_visitor(store, 0)
            assert await visitor_of(store, token) == visitor
            hashed = sha256(b"downforce token\n" + token.encode()).hexdigest()
            for wrong in (None, "", visitor, hashed, token[:-1], token + "A", token.swapcase(), "é" * 43):
                assert await visitor_of(store, wrong) == ""
            assert await visitor_of(store, "\0" * 43) == ""
            await store.close()

    asyncio.run(main())


def test_a_device_code_is_good_once_and_soon() -> None:
    async def main() -> None:
        with fresh_database("sqlite") as url:
            store = await DatabaseStore.open(url)
            visitor, _ = await new_visitor(store, 0)

            async def tried(code: str, now: int) -> str:
                try:
                    token, _ = await redeemed(store, code, now)
                    return await visitor_of(store, token)
                except RefusalError as refused:
                    return str(refused.reason)

            code = await device_code(store, visitor, 0)
            for guess in ("", "A" * 10, code[:-1], code + "2", code[::-1] + "A", "\0" * 10, "é" * 40):
                assert await tried(guess, 1) == Refusal.BAD_CODE
            assert await tried(code, DEVICE_CODE_LIFE) == Refusal.BAD_CODE
            assert await tried(code.lower(), DEVICE_CODE_LIFE - 1) == visitor
            assert await tried(code, 1) == Refusal.BAD_CODE
            old = await device_code(store, visitor, 0)
            new = await device_code(store, visitor, 0)  # takes the place of the old one
            assert await tried(old, 1) == Refusal.BAD_CODE
            answers = await asyncio.gather(*(tried(new, 1) for _ in range(10)))
            assert sorted(answers) == sorted([visitor, *[Refusal.BAD_CODE] * 9])
            await store.close()

    asyncio.run(main())


# --- malformed frames -------------------------------------------------------------------------------

MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "no bytes": b"",
    "a zero": "\0",
    "no JSON": "hello",
    "half a message": '{"t":"check"',
    "two messages": '{"t":"check"}{"t":"check"}',
    "a number": "1",
    "null": "null",
    "a list": '[{"t":"check"}]',
    "no tag": '{"id":"1"}',
    "a tag of another type": '{"t":1}',
    "an unknown tag": '{"t":"peek","seat":1}',
    "a tag of the server's": '{"t":"update","seq":9,"at":1,"note":{"what":"played"}}',
    "an unknown field": '{"t":"check","seat":1}',
    "an unknown field of a request": '{"t":"undo","id":"1","seat":0,"force":true}',
    "an unknown setting": '{"t":"change","id":"1","settings":{"seed":"00"}}',
    "a missing field": '{"t":"say","id":"1","seat":0}',
    "no id": '{"t":"undo","seat":0}',
    "an empty id": '{"t":"undo","id":"","seat":0}',
    "a long id": json.dumps({"t": "undo", "id": "x" * 41, "seat": 0}),
    "an id with a zero": '{"t":"undo","id":"\\u0000","seat":0}',
    "an id as a number": '{"t":"undo","id":1,"seat":0}',
    "NaN": '{"t":"look","seat":NaN}',
    "infinity": '{"t":"fetch","after":1e999}',
    "a fraction": '{"t":"fetch","after":0.5}',
    "a truth": '{"t":"look","seat":true}',
    "a lone surrogate": '{"t":"say","id":"1","seat":0,"text":"\\ud800"}',
    "a real lone surrogate": '{"t":"say","id":"1","seat":0,"text":"\ud800"}',
    "no UTF-8": b'{"t":"say","id":"1","seat":0,"text":"\xff\xfe"}',
    "a mark before it": b'\xef\xbb\xbf{"t":"check"}',
    "UTF-16": '{"t":"check"}'.encode("utf-16"),
    "deep lists": "[" * 16_000,
    "deep objects": '{"t":' * 3_000,
    "deep in a field": '{"t":"change","id":"1","settings":{"single":' + "[" * 10_000,
    "a long chat": json.dumps({"t": "say", "id": "1", "seat": 0, "text": "x" * 301}),
    "a long draft": json.dumps({"t": "preview", "id": "1", "seat": 0, "draft": ["0 bet R"] * 41}),
    "a long action": json.dumps({"t": "preview", "id": "1", "seat": 0, "draft": ["x" * 61]}),
    "a short hash": '{"t":"seal","id":"1","commitment":"00"}',
}


def test_malformed_messages_are_refused_each_once() -> None:
    async def main() -> None:
        async with arena(people=2) as here:
            client = here.people[0]
            assert client.session is not None
            entries = await here.room.store.entries(here.table)
            for name, raw in MALFORMED.items():
                before = len(client.frames)
                await client.session.receive(raw)
                answers = [json.loads(frame) for frame in client.frames[before:]]
                seq = client.seen.seq
                assert answers == [{"t": "refused", "id": "", "reason": "bad-request", "seq": seq}], name
            assert await here.room.store.entries(here.table) == entries
            await here.goes_on()

    asyncio.run(main())


@pytest.mark.parametrize(
    "raw",
    ["x" * (p.LARGEST_REQUEST + 1), b" " * 10_000_000, '{"t":"check"' + " " * 16_400],
    ids=["just too large", "far too large", "blanks"],  # or the texts themselves, in every report
)
def test_what_is_too_large_is_not_even_read(raw: str | bytes) -> None:
    async def main() -> None:
        async with arena(people=2) as here:
            client = here.people[0]
            assert client.session is not None
            before = len(client.frames)
            with pytest.raises(Closed) as closed:
                await client.session.receive(raw)
            assert (closed.value.code, closed.value.reason) == (1009, Refusal.TOO_LARGE)
            assert len(client.frames) == before
            await here.goes_on()

    asyncio.run(main())


@pytest.mark.parametrize("number", [2**31, 2**63, 2**64, 2**200, -(2**63), -(2**200), -1])
def test_extreme_numbers_are_accepted_or_refused(number: int) -> None:
    async def main() -> None:
        async with arena(people=2) as here:
            client = here.people[0]
            draft = client.seen.choices[:1]
            answer = await client.ask("commit", seat=0, seq=number, draft=draft)
            assert (answer["t"], answer["reason"]) == ("refused", "stale")
            assert [m["t"] for m in await client.say(t="fetch", after=number)] == ["welcome"]
            again = Client("v0")
            again.session = Session(here.room.hub, here.table, again)
            assert (await again.say(t="hello", v=p.VERSION, look=0, have=number))[0]["t"] == "welcome"
            other = Client("v0")
            other.session = Session(here.room.hub, here.table, other)
            with pytest.raises(Closed):
                await other.say(t="hello", v=number)
            await here.goes_on()

    asyncio.run(main())


# --- anything at all --------------------------------------------------------------------------------


def three_people() -> log.Opened:
    people = tuple(log.Person(visitor=f"v{seat}", name=f"P{seat}") for seat in range(3))
    return log.Opened(settings=Settings(players=3, public=True), host="v0", people=people)


async def stored_table(here: Room, id: str, first: log.Opened) -> None:
    """A game that has just begun, put into the store at once."""
    started = log.Started(contributors=(), secret=new_secret())
    table = opened(id, id, first, here.now())
    row = TableRow(id, id, here.now(), here.now(), listing(table))
    await here.store.create_table(row, NewEntry(id, 1, "v0", "open", here.now(), log.write_entry(first)))
    await here.store.append(NewEntry(id, 2, "v0", "start", here.now(), log.write_entry(started)))


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(max_size=8), values, max_size=4),
    max_leaves=8,
)
MESSAGES = [
    {"t": "hello", "v": p.VERSION, "look": 1, "have": 1},
    {"t": "look", "seat": 1},
    {"t": "fetch", "after": 1},
    {"t": "check"},
    {"t": "visible", "visible": True},
    *({"t": tag, "id": "a", **sample} for tag, sample in SAMPLES.items()),
]


@st.composite
def nearly_right(draw: st.DrawFn) -> str | bytes:
    """A message of ours with something wrong in it, or with another seat or number."""
    message: dict[str, Any] = dict(draw(st.sampled_from(MESSAGES)))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*message, "seat", "draft", "settings", "x"]))
        match draw(st.integers(0, 3)):
            case 0:
                message.pop(name, None)
            case 1:
                message[name] = draw(anything)
            case _:
                message[name] = draw(st.sampled_from([0, 1, 2, 5, None, [], ["1 bid x"], {}, "", "1", True]))
    text = json.dumps(message)
    if draw(st.integers(0, 3)):
        return text
    raw = bytearray(text.encode())
    at = draw(st.integers(0, len(raw) - 1))
    raw[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(raw)


any_text = st.text(st.characters(exclude_categories=()), max_size=60)


def is_quiet(raw: str | bytes) -> bool:
    """Whether this only tells the server something, and asks nothing."""
    return '"visible"' in (raw if isinstance(raw, str) else raw.decode(errors="replace"))


def test_any_message_is_answered_or_closes_the_socket() -> None:
    """A session answers every request, or closes by the two rules for that; it never breaks."""
    with fresh_database("sqlite") as url, asyncio.Runner() as runner, contextlib.ExitStack() as stack:
        here = room(url)
        hub = runner.run(here.__aenter__())
        stack.callback(lambda: runner.run(here.__aexit__(None, None, None)))
        count = iter(range(10**9))

        async def one(raws: list[str | bytes], visitor: str, *, comes_in: bool) -> None:
            table = f"fuzz-{next(count)}"
            await stored_table(hub, table, three_people())
            watcher = await hub.client(table, "v2", 2)
            client = Recorder(visitor)
            session = Session(hub.hub, table, client)
            if comes_in:
                await session.receive(json.dumps({"t": "hello", "v": p.VERSION}))
            for raw in raws:
                before = len(client.frames)
                try:
                    await session.receive(raw)
                except Closed as closed:
                    ways = {(1009, "too-large"), (4000, "old-client")}
                    assert (closed.code, closed.reason) in ways  # noqa: PT017
                    break
                assert len(client.frames) > before or is_quiet(raw), raw
                answers = [json.loads(frame) for frame in client.frames[before:]]
                assert sum(answer["t"] == "refused" for answer in answers) <= 1
                assert not [a for a in answers if a.get("reason") == "server-trouble"], answers
            session.close()
            assert (await watcher.say(t="check"))[-1]["hash"] == watcher.seen.hash
            await (await hub.hub.wake(table)).missed(0, None)
            assert watcher.session is not None
            watcher.session.close()

        @settings(max_examples=150)
        @given(
            raws=st.lists(nearly_right() | st.binary(max_size=40) | any_text, min_size=1, max_size=6),
            visitor=st.sampled_from(["v0", "v1", "stranger", ""]),
            comes_in=st.booleans(),
        )
        @example(raws=["\ud800"], visitor="v0", comes_in=True)
        @example(raws=['{"t":"say","id":"\\u0000","seat":0,"text":"x"}'], visitor="v0", comes_in=True)
        def check(raws: list[str | bytes], visitor: str, comes_in: bool) -> None:
            runner.run(one(raws, visitor, comes_in=comes_in))

        check()


# --- every refusal ----------------------------------------------------------------------------------

Provoked = Callable[[], Awaitable[str]]
PROVOKED: dict[Refusal, Provoked] = {}


def provokes(refusal: Refusal) -> Callable[[Provoked], Provoked]:
    def keep(provoked: Provoked) -> Provoked:
        PROVOKED[refusal] = provoked
        return provoked

    return keep


def provoked_by(
    refusal: Refusal,
    tag: str,
    *,
    who: int = 0,
    dealt: bool = True,
    first: tuple[Any, ...] = (),
    **message: Any,
) -> None:
    """At a table of three, after some requests of the host, this one is refused for that reason."""

    async def provoked() -> str:
        async with arena(dealt=dealt) as here:
            for before, more in first:
                assert (await here.people[0].ask(before, **more))["t"] == "accepted"
            client = here.people[who] if who < 3 else await here.stranger("" if who > 3 else "stranger")
            sent = {name: value(here) if callable(value) else value for name, value in message.items()}
            request = (
                {"t": tag, **sent}
                if tag in ("hello", "look", "fetch", "check")
                else {"t": tag, "id": "x", **sent}
            )
            return await here.refused(client, **request)

    PROVOKED[refusal] = provoked


def _seq(here: TableWithStrangers) -> int:
    return here.people[0].seen.seq


def _choice(here: TableWithStrangers) -> list[str]:
    return here.people[0].seen.choices[:1]


def _two_choices(here: TableWithStrangers) -> list[str]:
    return here.people[0].seen.choices[:2]


SPECTATOR, NOBODY = 3, 4
provoked_by(Refusal.BAD_REQUEST, "hello", v=p.VERSION)  # twice
provoked_by(Refusal.NOT_ALLOWED, "kick", seat=0)
provoked_by(Refusal.NO_VISITOR, "sit", who=NOBODY, seat=0, name="Eve")
provoked_by(Refusal.NOT_YOUR_SEAT, "look", who=SPECTATOR, seat=0)
provoked_by(Refusal.NOT_THE_HOST, "pause", who=1)
provoked_by(Refusal.BAD_NAME, "sit", dealt=False, seat=0, name="\u202e \u200b")
provoked_by(Refusal.BAD_SETTINGS, "change", dealt=False, settings={"players": 3, "edition": "xx"})
provoked_by(Refusal.SEAT_TAKEN, "sit", dealt=False, who=SPECTATOR, seat=0, name="Eve")
provoked_by(Refusal.SEAT_EMPTY, "kick", dealt=False, first=(("kick", {"seat": 1}),), seat=1)
provoked_by(Refusal.SEATS_EMPTY, "start", dealt=False, first=(("kick", {"seat": 1}),))
provoked_by(Refusal.ALREADY_STARTED, "start")
provoked_by(Refusal.NOT_RUNNING, "undo", dealt=False, seat=0)
provoked_by(Refusal.NOT_OVER, "rematch")
provoked_by(Refusal.PAUSED, "commit", first=(("pause", {}),), seat=0, seq=_seq, draft=_choice)
provoked_by(Refusal.NOT_PAUSED, "resume")
provoked_by(Refusal.NOT_DEALING, "show", nonce="00" * 32)
provoked_by(
    Refusal.NOT_A_CONTRIBUTOR,
    "seal",
    dealt=False,
    first=(("start", {}),),
    who=SPECTATOR,
    commitment="00" * 32,
)
provoked_by(Refusal.BAD_NONCE, "seal", dealt=False, first=(("start", {}),), commitment="zz" * 32)
provoked_by(Refusal.STALE, "commit", seat=0, seq=0, draft=_choice)
provoked_by(Refusal.BAD_ACTION, "commit", seat=0, seq=_seq, draft=["nonsense"])
provoked_by(Refusal.DRAFT_EMPTY, "commit", seat=0, seq=_seq, draft=[])
provoked_by(Refusal.DRAFT_TOO_LONG, "commit", seat=0, seq=_seq, draft=_two_choices)
provoked_by(Refusal.NOTHING_TO_UNDO, "undo", seat=0)
provoked_by(Refusal.NO_UNDO_PENDING, "answer-undo", seat=0, agree=True)
provoked_by(Refusal.ADVICE_OFF, "advise", seat=0, draft=[])
provoked_by(Refusal.MUTED, "say", first=(("mute", {"seat": 0, "muted": True}),), seat=0, text="hm")
provoked_by(Refusal.BAD_CHAT, "say", seat=0, text="\u200b")
provoked_by(Refusal.NOT_LATE, "vote", seat=0, target=1)


@provokes(Refusal.VOTED)
async def _voted() -> str:
    with fresh_database("sqlite") as url:
        async with days(url) as here:
            table = await here.table(missed=Missed.WAIT)
            await here.dealt(table)
            await here.pass_time(25)
            client = await here.visit(table, "v0")
            answers = [await client.ask("vote", seat=0, target=1) for _ in range(2)]
            return str(answers[1]["reason"])


@provokes(Refusal.TOO_MANY_OVER_DAYS)
async def _too_many_over_days() -> str:
    with fresh_database("sqlite") as url:
        async with room(url, kept=Retention(most_over_days_each=0)) as here:
            with pytest.raises(RefusalError) as refused:
                await here.table(people=2, clock=Clock.DAY)
            return str(refused.value.reason)


@provokes(Refusal.BAD_TIME_OFF)
async def _bad_night() -> str:
    return await _refused_over_http("/api/mine/night", {"zone": "UTC", "begin": 0, "end": 601})


@provokes(Refusal.NO_DAYS_LEFT)
async def _no_days_left() -> str:
    first = datetime.now(UTC).date() + timedelta(days=2)
    whole = {"zone": "UTC", "first": f"{first}", "back": f"{first + timedelta(days=60)}"}
    return await _refused_over_http("/api/mine/holidays", whole)


async def _refused_over_http(path: str, wished: dict[str, Any]) -> str:
    with fresh_database("sqlite") as url:
        app = create_app(Config(database=url))
        async with lifespan(app), browser(app) as client:
            await client.post("/api/visitor")
            return str((await client.post(path, json=wished)).json()["reason"])


@provokes(Refusal.SEAT_COVERED)
async def _covered() -> str:
    async with arena() as here:
        await here.people[0].say(t="look", seat=None)
        return await here.refused(here.people[0], t="preview", id="x", seat=0, draft=[])


@provokes(Refusal.KICKED)
async def _kicked() -> str:
    async with arena(dealt=False) as here:
        await here.people[0].ask("kick", seat=1)
        return await here.refused(here.people[1], t="sit", id="x", seat=1, name="Eve")


@provokes(Refusal.UNDO_PENDING)
async def _undo_pending() -> str:
    async with arena() as here:
        for seat in (0, 1):
            assert (await here.commit(seat))["t"] == "accepted"
        await here.people[0].ask("undo", seat=0)
        return await here.refused(here.people[1], t="undo", id="x", seat=1)


@provokes(Refusal.TOO_MANY)
async def _too_many() -> str:
    async with arena(is_limited=True) as here:
        for number in range(session_module.TALK[0]):
            assert (await here.people[0].ask("react", seat=0, sign="ouch"))["t"] == "accepted", number
        return await here.refused(here.people[0], t="react", id="x", seat=0, sign="ouch")


@provokes(Refusal.UNDO_REVEALS)
async def _undo_reveals() -> str:
    async with arena() as here:
        for seat, client in enumerate(here.people):
            draft = [client.seen.choices[0]]
            await client.ask("commit", seat=seat, seq=client.seen.seq, draft=draft)
        assert (await here.people[1].ask("stand", seat=1))["t"] == "accepted"
        return await here.refused(here.people[0], t="undo", id="x", seat=0)


@provokes(Refusal.TABLE_FULL)
async def _table_full() -> str:
    with pytest.MonkeyPatch.context() as patch:
        async with arena() as here:
            patch.setattr(duties_module, "MOST_ENTRIES", here.people[0].seen.seq)
            return await here.refused(here.people[0], t="react", id="x", seat=0, sign="ouch")


@provokes(Refusal.TOO_MANY_TABLES)
async def _too_many_tables() -> str:
    with fresh_database("sqlite") as url:
        async with room(url, kept=Retention(most_tables=0)) as here:
            with pytest.raises(RefusalError) as refused:
                await here.table(people=2)
            return str(refused.value.reason)


@provokes(Refusal.TABLES_CLOSED)
async def _tables_closed() -> str:
    with fresh_database("sqlite") as url:
        app = create_app(Config(database=url, openers=Openers.NOBODY))
        async with lifespan(app), browser(app, "192.0.2.9") as stranger:
            await stranger.post("/api/visitor")
            return str((await stranger.post("/api/tables", json={"settings": {}})).json()["reason"])


@provokes(Refusal.NOT_INVITED)
async def _not_invited() -> str:
    with fresh_database("sqlite") as url:
        async with room(url) as here:
            table = await here.table(people=2, mode="beginner", public=True)
            await finish(here, table, 2)
            stranger = await here.client(table, "stranger")
            return str(json.loads(stranger.frames[-1])["reason"])


@provokes(Refusal.BANNED)
async def _banned() -> str:
    moderation = Moderation()
    moderation._visitors = frozenset({"v0"})
    with pytest.raises(RefusalError) as refused:
        moderation.check("v0", "")
    return str(refused.value.reason)


@provokes(Refusal.TOO_LARGE)
async def _too_large() -> str:
    return await _sent_away(" " * (p.LARGEST_REQUEST + 1))


@provokes(Refusal.OLD_CLIENT)
async def _old_client() -> str:
    return await _sent_away('{"t":"hello","v":0}')


async def _sent_away(raw: str) -> str:
    async with arena(dealt=False) as here:
        client = Client("v0")
        client.session = Session(here.room.hub, here.table, client)
        with pytest.raises(Closed) as closed:
            await client.session.receive(raw)
        return str(closed.value.reason)


@provokes(Refusal.NO_SUCH_THING)
async def _no_such_table() -> str:
    async with arena(dealt=False) as here:
        client = Client("v0")
        client.session = Session(here.room.hub, "no-such-table", client)
        return str((await client.say(t="hello", v=p.VERSION))[0]["reason"])


@provokes(Refusal.BAD_CODE)
async def _bad_code() -> str:
    async with arena(dealt=False) as here:
        with pytest.raises(RefusalError) as refused:
            await redeemed(here.room.store, "ABCDEFGHJK", 0)
        return str(refused.value.reason)


@provokes(Refusal.SERVER_TROUBLE)
async def _server_trouble() -> str:
    async with arena() as here:

        async def broken(*_: Any, **__: Any) -> Any:
            raise StoreError("the password is hunter2")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(here.room.store, "append", broken)
            answer = await here.commit(0)
        assert "hunter2" not in json.dumps(answer)
        await here.goes_on()
        return str(answer["reason"])


@provokes(Refusal.WRONG_ORIGIN)
async def _wrong_origin() -> str:
    async def app(scope: Scope, receive: Any, send: Any) -> None:
        raise AssertionError("let through")

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    headers = [(b"host", b"localhost:1"), (b"origin", b"https://evil.example")]
    await Guard(app)({"type": "http", "method": "POST", "headers": headers}, receive, send)
    return str(json.loads(sent[-1]["body"])["reason"])


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_its_cause(refusal: Refusal) -> None:
    assert asyncio.run(PROVOKED[refusal]()) == refusal  # type: ignore[arg-type]


# --- over real sockets ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    one = Server(f"sqlite:///{folder / 'games.db'}", folder)
    one.start()
    yield one
    one.stop()
    assert "Traceback" not in complaints(one), one.log


def complaints(server: Server) -> str:
    """The server's log, without what uvicorn itself says, at length, of text frames that are no UTF-8."""
    return re.sub(r"(?s)ERROR: +Invalid UTF-8 sequence.*?\nUnicodeDecodeError:[^\n]*\n", "", server.log)


@pytest.fixture(scope="module")
def host(server: Server) -> str:
    return running.new_visitor(server)


def test_pages_of_other_sites_and_other_names_are_refused(server: Server, host: str) -> None:
    own = f"127.0.0.1:{server.port}"
    cookies = {"downforce": host}
    for origin in (
        "https://evil.example", "null", "", f"http://{own}.evil.example", f"http://evil.example@{own}.x",
        "http://127.0.0.1:1", f"http://localhost:{server.port}", "http://[", f"{own}",
    ):  # fmt: skip
        answer = ask("POST", f"{server.url}/api/visitor", headers={"origin": origin}, cookies=cookies)
        assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin"), origin
        assert "set-cookie" not in answer.headers
    for name in (
        "evil.example", "evil.example:80", f"{own}.evil.example", "", "[", "127.0.0.1.evil.example",
        f"evil.example@{own}", f"{own}/x", f"{own}#@evil.example", "127.0.0.1:99999",
    ):  # fmt: skip
        for method in ("GET", "POST"):
            answer = ask(method, f"{server.url}/api/lobby", headers={"host": name})
            assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin"), name
    answer = ask("POST", f"{server.url}/api/visitor", headers={"origin": server.url}, cookies=cookies)
    assert answer.json() == {"known": True}


def test_sockets_from_other_sites_are_refused(server: Server, host: str) -> None:
    table = open_table(server, host, players=2, bots=[None, LEVEL])

    async def handshake(origin: str | None, **headers: str) -> int:
        more = {"Cookie": f"downforce={host}", **headers}
        if origin is not None:
            more["Origin"] = origin
        try:
            async with websockets.connect(server.socket_url(table), additional_headers=more) as socket:
                await socket.send(json.dumps({"t": "hello", "v": p.VERSION, "look": 0}))
                return 101 if json.loads(await socket.recv())["t"] == "welcome" else 0
        except websockets.InvalidStatus as refused:
            return refused.response.status_code

    async def main() -> None:
        for origin in ("https://evil.example", "null", "", "http://127.0.0.1:1", "http://["):
            assert await handshake(origin) == 403, origin
        assert await handshake(server.url) == 101
        assert await handshake(None) == 101  # a program

    asyncio.run(main())


def test_old_and_made_up_tokens_are_no_visitor(server: Server, host: str) -> None:
    table = open_table(server, host, players=2, bots=[None, LEVEL])
    for token in ("", "x", host[:-1] + ("A" if host[-1] != "A" else "B"), "A" * 43, "%00" * 20):
        cookies = {"downforce": token}
        answer = ask("POST", f"{server.url}/api/device-code", cookies=cookies)
        assert (answer.status_code, answer.json()["reason"]) == (401, "no-visitor")
        answer = ask("GET", f"{server.url}/api/tables/{table}/replay", params={"seat": 0}, cookies=cookies)
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-your-seat")
        bearer = {"authorization": f"Bearer {token or 0}"}  # a wrong one is not made up for by a cookie
        answer = ask("POST", f"{server.url}/api/device-code", headers=bearer, cookies={"downforce": host})
        assert answer.status_code == 401
    assert ask(
        "GET", f"{server.url}/api/tables/{table}/replay", params={"seat": 0}, cookies={"downforce": host}
    ).is_success


def test_codes_cannot_be_guessed_for_long(server: Server, host: str) -> None:
    reasons = []
    for guess in range(40):
        answer = ask("GET", f"{server.url}/api/codes/{guess:06d}")
        assert answer.is_client_error
        reasons.append(answer.json()["reason"])
    assert set(reasons) == {"bad-code", "too-many"}
    answer = ask("POST", f"{server.url}/api/device", json={"code": "ABCDEFGHJK"})
    assert answer.json()["reason"] in ("bad-code", "too-many")  # the same patience for both


def test_broken_frames_over_a_socket(server: Server, host: str) -> None:
    table = open_table(server, host, players=2, bots=[None, LEVEL])

    async def closed_by(raw: str | bytes, *, text: bool | None = None) -> tuple[int, str] | dict[str, Any]:
        """What came of it: the code of the close, or the answer."""
        async with websockets.connect(
            server.socket_url(table), additional_headers={"Cookie": f"downforce={host}"}
        ) as socket:
            try:
                await socket.send(raw, text=text)
                answer: dict[str, Any] = json.loads(await socket.recv())
                return answer
            except websockets.ConnectionClosed as closed:
                return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")

    async def main() -> None:
        bad = {"t": "refused", "id": "", "reason": "bad-request", "seq": 0}
        assert await closed_by(b"\xff\x00") == bad
        assert await closed_by(b"") == bad
        assert await closed_by("") == bad
        assert await closed_by("[" * 16_000) == bad
        assert await closed_by('{"t":"check"}') == bad  # before hello
        broken = await closed_by(b"\xff\xfe", text=True)  # no UTF-8 in a text frame: the protocol's rule
        assert isinstance(broken, tuple)
        assert broken[0] == 1007
        assert await closed_by(" " * (p.LARGEST_REQUEST + 1)) == (1009, "too-large")
        assert await closed_by("x" * 5_000_000) == (1009, "too-large")
        answer = await closed_by('{"t":"hello","v":0}')
        assert isinstance(answer, dict)
        assert answer["t"] == "outdated"
        answer = await closed_by(json.dumps({"t": "hello", "v": p.VERSION, "look": 0}))
        assert isinstance(answer, dict)
        assert answer["t"] == "welcome"

    asyncio.run(main())


@pytest.mark.parametrize(
    "path", ["no-such-table", "%00", "%ff%fe", "a" * 3000, "..%2f..%2fetc", "%0d%0aset-cookie:x"]
)
def test_tables_that_do_not_exist(server: Server, path: str) -> None:
    async def main() -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{path}/socket"
        try:
            async with websockets.connect(url) as socket:
                await socket.send(json.dumps({"t": "hello", "v": p.VERSION}))
                assert json.loads(await socket.recv())["reason"] == "no-such-thing"
        except websockets.InvalidStatus as refused:
            status = refused.response.status_code
            assert 400 <= status < 500

    asyncio.run(main())
    for page in (
        f"/api/tables/{path}",
        f"/api/tables/{path}/replay",
        f"/api/games/{path}/file",
        f"/t/{path}x/y",
    ):
        answer = ask("GET", f"{server.url}{page}")
        assert answer.is_client_error
        assert answer.json()["reason"] in ("no-such-thing", "bad-request")


def test_the_server_still_works_after_all_of_this(server: Server, host: str) -> None:
    table = open_table(server, host, players=2, bots=[None, LEVEL])

    async def main() -> None:
        headers = {"Cookie": f"downforce={host}"}
        async with websockets.connect(server.socket_url(table), additional_headers=headers) as socket:
            await socket.send(json.dumps({"t": "hello", "v": p.VERSION, "look": 0}))
            await socket.send(json.dumps({"t": "start", "id": "1"}))
            nonce = new_secret()
            await socket.send(json.dumps({"t": "seal", "id": "2", "commitment": commitment(nonce)}))
            await socket.send(json.dumps({"t": "show", "id": "3", "nonce": nonce}))
            while (message := json.loads(await socket.recv())).get("id") != "3":
                assert message["t"] != "refused", message
            assert message["t"] == "accepted"

    asyncio.run(main())
    assert "Traceback" not in complaints(server)
