"""Bots think in processes of their own, so that the server never waits for them.

A bot is given its view as text and answers with the text of an action: there is nothing else in that process
that it could look at.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from downforce.rules.view import View
from downforce.server.bots.worker import advise, choose, initialize, warm_up
from downforce.server.metrics import THOUGHT_SECONDS
from downforce.server.wire.advice import read_advice
from downforce.server.wire.messages import AdviceInfo

logger = logging.getLogger(__name__)

BOT_TIMEOUT = 20.0
"""The timeout of a decision in seconds; the slowest level needs a tenth of a second."""


class BotPool:
    """Some worker processes. They end with the server, however it ends."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)

    async def choose(self, level: str, view: View, seed: str) -> str:
        """What a bot does; if its process dies, another one is asked."""
        return await self._ask(choose, level, str(view), seed)

    async def advise(self, view: View) -> list[AdviceInfo]:
        """What Ace would do in a view, and why."""
        return read_advice(await self._ask(advise, str(view)))

    async def _ask(self, think: Callable[..., str], *question: str) -> str:
        with THOUGHT_SECONDS.time():
            for _ in range(3):
                async with self._free:  # waiting for a process does not count towards the timeout
                    answer = await self._ask_once(think, *question)
                if answer is not None:
                    return answer
        raise BrokenProcessPool("bots' processes keep dying")

    async def _ask_once(self, think: Callable[..., str], *question: str) -> str | None:
        """One attempt; None if there was no answer, and then the next attempt starts new processes."""
        pool = self._pool or self._start()
        try:
            # One that died while it had nothing to do is noticed here already.
            thought = asyncio.get_running_loop().run_in_executor(pool, think, *question)
            thought.add_done_callback(_ignore_result)
            return await asyncio.wait_for(asyncio.shield(thought), BOT_TIMEOUT)
        except BrokenProcessPool:
            logger.warning("a bot's process died")
        except TimeoutError:
            logger.error("a bot timed out: %s", question[0][:10])
            _kill_all(pool)
        if self._pool is pool:
            self._pool = None
        return None

    async def warm(self, later: float = 0) -> None:
        """Starts the processes after so many seconds, before they are needed."""
        await asyncio.sleep(later)
        loop, pool = asyncio.get_running_loop(), self._pool or self._start()
        try:
            await asyncio.gather(*(loop.run_in_executor(pool, warm_up) for _ in range(self._processes)))
        except Exception:  # the next question to a bot starts new ones
            logger.exception("the bots' processes did not start")

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _start(self) -> ProcessPoolExecutor:
        # Not forked: a copy of the server would hold its sockets open and know its secrets.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=initialize)
        return self._pool


def _ignore_result(thought: asyncio.Future[str]) -> None:
    """Ignores a result that no caller waits for any more."""
    if not thought.cancelled():
        thought.exception()


def _kill_all(pool: ProcessPoolExecutor) -> None:
    """Kills the processes of a pool after a timeout; its other callers retry."""
    for process in [*(pool._processes or {}).values()]:
        process.kill()
