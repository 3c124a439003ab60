"""Questions that many ask at the same time, put to the database as one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Final, Generic, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Answer = TypeVar("_Answer")

MOST: Final = 256
"""So many are asked at once, at most."""


class Together(Generic[_Key, _Answer]):
    """Whoever asks while nobody does is answered as soon as ever; the others wait for that, and go together.

    So a single caller loses nothing. After a crash, when everybody comes back at once, hundreds of questions
    become a few. Each is put after it was asked, never before: no answer is older than its question.
    """

    def __init__(self, ask: Callable[[Sequence[_Key]], Awaitable[Mapping[_Key, _Answer]]]) -> None:
        self._ask = ask
        self._waiting: dict[_Key, asyncio.Future[_Answer]] = {}
        self._task: asyncio.Task[None] | None = None

    async def ask(self, key: _Key) -> _Answer:
        """The answer for one key; raises what asking raised."""
        if key not in self._waiting:
            self._waiting[key] = asyncio.get_running_loop().create_future()
        answer = self._waiting[key]
        if self._task is None:
            self._task = asyncio.create_task(self._ask_for_all())
        return await asyncio.shield(answer)  # others may wait for it too

    async def _ask_for_all(self) -> None:
        try:
            while keys := [*self._waiting][:MOST]:
                await self._ask_for({key: self._waiting.pop(key) for key in keys})
        finally:
            self._task = None

    async def _ask_for(self, waiting: Mapping[_Key, asyncio.Future[_Answer]]) -> None:
        try:
            answers = await self._ask([*waiting])
        except Exception as error:
            for answer in waiting.values():
                answer.set_exception(error)
                answer.exception()  # whoever asked may have gone: nobody needs to be told
        else:
            for key, answer in waiting.items():
                answer.set_result(answers[key])
        finally:
            for answer in waiting.values():
                answer.cancel()  # if nobody has answered, we were cancelled
