"""Questions that are asked at the same time are put as one, and each gets the answer it would get alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from downforce.server.store import Store, StoreError
from downforce.server.together import MOST, Together
from tests.server.databases import fresh_database, sqlite_url


class Oracle:
    """Answers with the key and the time at which it was asked, once it is allowed to."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.time = 0
        self.may_answer = asyncio.Semaphore(0)
        self.fails = False

    async def ask(self, keys: Sequence[int]) -> dict[int, tuple[int, int]]:
        self.asked.append([*keys])
        at = self.time
        await self.may_answer.acquire()
        if self.fails:
            raise StoreError("no")
        return {key: (key, at) for key in keys}


def with_oracle(test: Callable[[Oracle, Together[int, tuple[int, int]]], Awaitable[None]]) -> None:
    async def run() -> None:
        oracle = Oracle()
        async with asyncio.timeout(30):
            await test(oracle, Together(oracle.ask))

    asyncio.run(run())


async def a_while() -> None:
    """Until everybody who can go on has done so."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_comes_first_is_asked_for_at_once_and_the_others_go_together() -> None:
    async def test(oracle: Oracle, together: Together[int, tuple[int, int]]) -> None:
        asking = [asyncio.create_task(together.ask(1))]
        await a_while()
        asking += [asyncio.create_task(together.ask(key)) for key in (2, 3, 2)]
        await a_while()
        assert oracle.asked == [[1]]
        oracle.may_answer.release()
        await a_while()
        assert oracle.asked == [[1], [2, 3]]
        oracle.may_answer.release()
        assert [key for key, _ in await asyncio.gather(*asking)] == [1, 2, 3, 2]

    with_oracle(test)


def test_not_too_many_go_together() -> None:
    async def test(oracle: Oracle, together: Together[int, tuple[int, int]]) -> None:
        asking = [asyncio.create_task(together.ask(key)) for key in range(2 * MOST + 1)]
        for _ in range(4):
            oracle.may_answer.release()
        answers = await asyncio.gather(*asking)
        assert [key for key, _ in answers] == [*range(2 * MOST + 1)]
        assert max(map(len, oracle.asked)) == MOST

    with_oracle(test)


def test_who_asks_again_later_is_answered_again() -> None:
    async def test(oracle: Oracle, together: Together[int, tuple[int, int]]) -> None:
        for at in (0, 1):
            oracle.time = at
            oracle.may_answer.release()
            assert await together.ask(7) == (7, at)

    with_oracle(test)


@given(st.lists(st.integers(-1, 3), max_size=40))
def test_no_answer_is_older_than_its_question(steps: list[int]) -> None:
    """At each step somebody asks, or a question is answered, and time goes on."""

    async def test(oracle: Oracle, together: Together[int, tuple[int, int]]) -> None:
        asking = list[tuple[int, int, asyncio.Task[tuple[int, int]]]]()
        for step in steps:
            oracle.time += 1
            if step < 0:
                oracle.may_answer.release()
            else:
                asking.append((step, oracle.time, asyncio.create_task(together.ask(step))))
            await a_while()
        for _ in steps:
            oracle.may_answer.release()
        for key, at, task in asking:
            answered, answered_at = await task
            assert answered == key
            assert answered_at >= at

    with_oracle(test)


def test_trouble_is_told_to_all_who_wait_and_is_over_with_the_next_question() -> None:
    async def test(oracle: Oracle, together: Together[int, tuple[int, int]]) -> None:
        oracle.fails = True
        asking = [asyncio.create_task(together.ask(key)) for key in (1, 2)]
        oracle.may_answer.release()
        assert [str(one) for one in await asyncio.gather(*asking, return_exceptions=True)] == ["no", "no"]
        oracle.fails = False
        oracle.may_answer.release()
        assert await together.ask(1) == (1, 0)

    with_oracle(test)


def test_who_gives_up_takes_nobody_along() -> None:
    async def test(oracle: Oracle, together: Together[int, tuple[int, int]]) -> None:
        first, second, third = (asyncio.create_task(together.ask(key)) for key in (1, 1, 2))
        await a_while()
        first.cancel()
        await a_while()
        oracle.may_answer.release()
        assert await second == (1, 0)
        assert await third == (2, 0)
        assert first.cancelled()

    with_oracle(test)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_however_many_come_at_once_everybody_is_known_as_who_they_are(kind: str, tmp_path: Path) -> None:
    async def run(url: str) -> None:
        store = await Store.open(url)
        try:
            tokens = [number.to_bytes(32, "big") for number in range(40)]
            for number, token in enumerate(tokens):
                if number % 3:
                    await store.add_visitor(f"visitor {number}", token, 1)
            expected = [f"visitor {number}" if number % 3 else None for number in range(40)]
            for many in range(1, 40):
                asking = (store.visitor_of(token) for token in tokens[:many])
                assert await asyncio.gather(*asking) == expected[:many]
        finally:
            await store.close()

    if kind == "sqlite":
        asyncio.run(run(sqlite_url(tmp_path)))
    else:
        with fresh_database(kind) as url:
            asyncio.run(run(url))
