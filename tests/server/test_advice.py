"""Advice at a table: who gets it, what it is worked out from, and that what comes of it is marked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from downforce.bots.advice import advise
from downforce.model.errors import Reason
from downforce.notation import GameRecord, advice
from downforce.rules.view import View, view
from downforce.server.live import advising
from downforce.server.table import log
from downforce.server.table.fold import record
from downforce.server.table.replays import frames
from downforce.server.wire import messages as p
from downforce.server.wire.advice import advice_infos, read_advice
from downforce.server.wire.errors import Refusal
from downforce.server.wire.messages import AdviceInfo
from downforce.server.wire.settings import Advice, Pace, Settings
from tests.server.databases import fresh_database
from tests.server.room import Client, InThisProcess, Room, room


@asynccontextmanager
async def playing(people: int = 1, **settings: Any) -> AsyncIterator[tuple[Room, str, list[Client]]]:
    """A table with the auction begun, bots on the seats behind the people."""
    with fresh_database("sqlite") as url:
        async with room(url) as here:
            bots = ("works",) * (3 - people)
            table = await here.table(people=people, bots=bots, **{"pace": Pace.CALM, **settings})
            yield here, table, await here.dealt(table, people)


async def ask(client: Client, *draft: str, seat: int = 0) -> dict[str, Any]:
    return await client.ask("advise", seat=seat, draft=[*draft])


async def commit(client: Client, *draft: str, seat: int = 0) -> dict[str, Any]:
    return await client.ask("commit", seat=seat, seq=client.seen.seq, draft=[*draft])


def test_advice_is_what_ace_would_do_in_the_view_of_the_seat() -> None:
    async def main() -> None:
        async with playing() as (here, table, (ann,)):
            told = await ask(ann)
            assert told["t"] == "advised"
            state = (await here.hub.wake(table)).table.state
            assert state is not None
            expected = advice_infos(advise(view(state, 0)))  # type: ignore[arg-type]
            assert read_advice(json.dumps(told["choices"])) == expected
            assert {choice["do"] for choice in told["choices"]} <= set(ann.seen.choices)

    asyncio.run(main())


def test_the_bots_processes_are_given_the_view_and_nothing_else() -> None:
    asked = []

    class Watched(InThisProcess):
        async def advise(self, view: View) -> list[p.AdviceInfo]:
            asked.append(view)
            return await super().advise(view)

    async def main() -> None:
        with fresh_database("sqlite") as url:
            async with room(url, thinker=Watched()) as here:
                table = await here.table(people=1, bots=("works", "works"), pace=Pace.CALM)
                (ann,) = await here.dealt(table, 1)
                await ask(ann)
                state = (await here.hub.wake(table)).table.state
                assert state is not None
                assert asked == [view(state, 0)]  # type: ignore[arg-type]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("people", "wish", "is_allowed"),
    [(1, Advice.ALONE, True), (2, Advice.ALONE, False), (2, Advice.ON, True), (1, Advice.OFF, False)],
)
def test_the_host_decides_and_everybody_sees_it(people: int, wish: Advice, is_allowed: bool) -> None:
    async def main() -> None:
        async with playing(people, advice=wish) as (_, _, clients):
            info = clients[-1].seen.info
            assert info["advice"] is is_allowed
            assert info["settings"]["advice"] == wish
            told = await ask(clients[0])
            assert told["t"] == ("advised" if is_allowed else "refused")
            assert is_allowed or told["reason"] == Refusal.ADVICE_OFF

    asyncio.run(main())


def test_advice_is_for_the_own_uncovered_seat_while_it_is_asked() -> None:
    async def main() -> None:
        async with playing(2, advice=Advice.ON) as (_, _, (ann, ben)):
            assert (await ask(ann, seat=1))["reason"] == Refusal.NOT_YOUR_SEAT
            assert (await ask(ann, "nonsense"))["reason"] == Refusal.BAD_ACTION
            bid = ann.seen.choices[0]
            assert (await ask(ann, bid))["reason"] == Reason.NOT_YOUR_TURN  # the others bid next
            assert (await commit(ann, bid))["t"] == "accepted"
            assert (await ask(ann))["reason"] == Reason.NOT_YOUR_TURN
            await ben.say(t="look", seat=None)
            assert (await ask(ben, seat=1))["reason"] == Refusal.SEAT_COVERED
            await ann.ask("pause")
            assert (await ask(ann))["reason"] == Refusal.PAUSED

    asyncio.run(main())


def test_the_game_goes_on_without_failed_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_: Any, view: str) -> str:
        raise ValueError(view)

    async def main() -> None:
        async with playing() as (_, _, (ann,)):
            monkeypatch.setattr(InThisProcess, "advise", broken)
            assert (await ask(ann))["reason"] == Refusal.SERVER_TROUBLE
            assert (await commit(ann, ann.seen.choices[0]))["t"] == "accepted"

    asyncio.run(main())


def test_advice_goes_on_inside_a_turn_and_what_comes_of_it_is_marked() -> None:
    async def main() -> None:
        async with playing(single={"auction": "no"}, mode="beginner") as (here, table, (ann,)):
            while not ann.seen.choices:  # until it is the turn of the person
                await here_plays(here, table)
            draft, was_open = list[str](), list[bool]()
            while (told := await ask(ann, *draft))["t"] == "advised":
                was_open.append(len(told["choices"]) > 1)
                draft.append(told["choices"][0]["do"])
            assert told["reason"] == Reason.NOT_YOUR_TURN
            assert len(draft) > 1
            assert (await commit(ann, *draft))["t"] == "accepted"
            awake = await here.hub.wake(table)
            game = awake.table.game
            assert game is not None
            advised = game.plays[-1].advised
            assert advised
            assert set(advised) == {at for at, is_open in enumerate(was_open) if is_open}
            assert ann.seen.info["advised"] == [1, 0, 0]  # a whole turn counts once
            before = len(game.actions) - len(draft)
            assert game.advised == tuple(before + at + 1 for at in advised)
            found = record(awake.table)
            assert advice.advised(found.headers) == set(game.advised)
            assert str(GameRecord.parse(str(found))) == str(found)
            marked = [n for n, frame in enumerate(frames(found, None)) if frame.advised]
            assert marked == [*game.advised]

    asyncio.run(main())


async def here_plays(here: Room, table: str) -> None:
    """The bot whose turn it is decides."""
    awake = await here.hub.wake(table)
    here.now.at += 60_000
    awake.on_change()
    for _ in range(20):
        await asyncio.sleep(0)
    await here.hub._env.tasks.finish(asyncio.sleep(0))


def test_a_choice_of_ones_own_is_not_marked_and_an_undo_takes_the_mark_along() -> None:
    async def main() -> None:
        async with playing() as (here, table, (ann,)):
            told = await ask(ann)
            advised = [choice["do"] for choice in told["choices"]]
            own = next(do for do in ann.seen.choices if do not in advised)
            await commit(ann, own)
            assert ann.seen.info["advised"] == []
            await ann.ask("undo", seat=0)
            await commit(ann, advised[-1])
            assert ann.seen.info["advised"] == [1, 0, 0]
            await ann.ask("undo", seat=0)
            assert ann.seen.info["advised"] == []
            assert advice.HEADER not in record((await here.hub.wake(table)).table).headers

    asyncio.run(main())


def test_others_are_not_told_that_a_secret_choice_was_advised() -> None:
    """They could work out what Ace would advise, and so which bid or bet it may be."""

    async def main() -> None:
        async with playing(2, advice=Advice.ON) as (here, table, (ann, bob)):
            told = await ask(ann)
            await commit(ann, told["choices"][0]["do"])
            game = (await here.hub.wake(table)).table.game
            assert game is not None
            assert game.plays[-1].advised == (0,)
            assert not bob.seen.notes[-1].get("advised")
            assert bob.seen.info["advised"] == []
            found = record((await here.hub.wake(table)).table)
            assert advice.advised(found.headers) == {1}  # in the file all are told, when the game is over

    asyncio.run(main())


def test_asking_is_limited() -> None:
    async def main() -> None:
        with fresh_database("sqlite") as url:
            async with room(url, is_limited=True) as here:
                table = await here.table(people=1, bots=("works", "works"), pace=Pace.CALM)
                (ann,) = await here.dealt(table, 1)
                answers = [(await ask(ann))["t"] for _ in range(12)]
                assert answers[:5] == ["advised"] * 5
                assert answers[-1] == "refused"

    asyncio.run(main())


def test_tables_from_before_there_was_advice_can_be_read() -> None:
    entry = log.read_entry(b'{"type":"played","seat":1,"actions":["1 bet K"]}')
    assert isinstance(entry, log.Played)
    assert entry.advised == ()
    assert b"advised" not in log.write_entry(entry)
    assert Settings().advice is Advice.ALONE


def test_a_header_of_nonsense_marks_nothing() -> None:
    assert advice.advised({"Advice": "3 x -1 99999999 ٣ 17"}) == {3, 17}
    assert advice.advised({}) == frozenset()
    assert AdviceInfo(do="0 bet K", why="pays").do  # type: ignore[arg-type]
    assert advising.ADVICE_TIMEOUT > 0
