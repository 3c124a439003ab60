"""A full garbage collection runs after many closed sockets, and not by chance in the middle of a move."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest

from downforce.server.http.garbage import LATER, LEAST, NEVER, SHARE, Garbage, tuned_collector
from downforce.server.wire.errors import RefusalError
from downforce.server.wire.messages import Start
from tests.server.databases import sqlite_url
from tests.server.room import room, settled


class Cycle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_no_full_collection_runs_by_itself() -> None:
    before = gc.get_threshold()
    with tuned_collector():
        assert gc.get_threshold()[2] == NEVER
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_many_closed_sockets_start_a_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("downforce.server.http.garbage.LATER", 0)

    async def main() -> list[bool]:
        garbage, found = Garbage(), list[bool]()
        cycle = weakref.ref(Cycle())
        for count in range(LEAST):
            found.append(cycle() is None)
            garbage.opened()
            garbage.closed()
            if count in (0, LEAST - 1):
                await settled()
        found.append(cycle() is None)
        return found

    gc.disable()
    try:
        found = asyncio.run(main())
    finally:
        gc.enable()
    assert found == [False] * LEAST + [True]


def test_sockets_closed_together_are_collected_once_after_a_delay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        garbage, later = Garbage(), list[tuple[float, Callable[[], None]]]()
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", lambda seconds, do: later.append((seconds, do)))
        for _ in range(5 * LEAST):
            garbage.opened()
        for _ in range(5 * LEAST):
            garbage.closed()
        ((seconds, do),) = later
        assert seconds == LATER
        do()
        for _ in range(LEAST):
            garbage.opened()
            garbage.closed()
        assert len(later) == 2

    asyncio.run(main())


def test_a_refused_request_leaves_no_reference_cycle(tmp_path: Path) -> None:
    async def main() -> bool:
        async with room(sqlite_url(tmp_path)) as here:
            live = await here.hub.wake(await here.table(people=2))
            try:
                await live.request("a stranger", Start(id="1"))
            except RefusalError as refused:
                gone = weakref.ref(refused)
            await settled()
            return gone() is None

    gc.disable()
    try:
        assert asyncio.run(main())
    finally:
        gc.enable()


def test_with_many_open_sockets_more_may_be_closed_before_a_collection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("downforce.server.http.garbage.LATER", 0)

    async def main() -> int:
        garbage, calls = Garbage(), 0

        def called(phase: str, _: object) -> None:
            nonlocal calls
            calls += phase == "start"

        for _ in range(2 * SHARE * LEAST):
            garbage.opened()
        gc.callbacks.append(called)
        try:
            for _ in range(LEAST):
                garbage.closed()
            await settled()
        finally:
            gc.callbacks.remove(called)
        return calls

    gc.disable()
    try:
        assert asyncio.run(main()) == 0
    finally:
        gc.enable()
