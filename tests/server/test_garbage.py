"""Garbage is collected when many sockets have gone, and not by chance in the middle of a move."""

from __future__ import annotations

import asyncio
import gc
import weakref

from downforce.server.garbage import LEAST, NEVER, SHARE, Garbage, kept_small


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_old_objects_are_never_gone_through_by_chance() -> None:
    before = gc.get_threshold()
    with kept_small():
        assert gc.get_threshold()[2] == NEVER
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_closed_sockets_are_collected_once_they_are_many() -> None:
    async def main() -> list[bool]:
        garbage, found = Garbage(), list[bool]()
        knot = weakref.ref(Knot())
        for count in range(LEAST):
            found.append(knot() is None)
            garbage.opened()
            garbage.closed()
            if count in (0, LEAST - 1):
                await asyncio.sleep(0)
        found.append(knot() is None)
        return found

    gc.disable()
    try:
        found = asyncio.run(main())
    finally:
        gc.enable()
    assert found == [False] * LEAST + [True]


def test_where_many_are_open_more_may_be_closed_before() -> None:
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
            await asyncio.sleep(0)
        finally:
            gc.callbacks.remove(called)
        return calls

    gc.disable()
    try:
        assert asyncio.run(main()) == 0
    finally:
        gc.enable()
