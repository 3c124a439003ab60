"""Takes calls from the outbox and sends them. Every process runs one; no commit ever waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final

from downforce.server.calls.office import Office
from downforce.server.live.calls import LEASE, Outcome
from downforce.server.live.store import StoreError
from downforce.server.metrics import CALLS
from downforce.server.storage.calls import Closing, Outgoing, Report, StoredCalls

logger = logging.getLogger(__name__)

POLL_INTERVAL: Final = 1.0
"""Seconds between two looks at the outbox."""
PEOPLE_AT_ONCE: Final = 16
"""How many people's calls are taken together."""
MOST_IN_FLIGHT: Final = 64
SHUTDOWN: Final = 3.0
"""Seconds for what is being sent when the server stops; the rest is sent again by another process."""
LONGEST: Final = LEASE / 1000 - 10
"""Seconds for a letter: less than its lease, or another process would send it meanwhile."""


class Sender:
    """Sends what is due."""

    def __init__(self, calls: StoredCalls, office: Office, now: Callable[[], int]) -> None:
        self._calls = calls
        self._office = office
        self._now = now
        self._in_flight = set[asyncio.Task[None]]()

    async def run(self) -> None:
        """Looks at the outbox until cancelled."""
        while True:
            try:
                while await self.step():
                    await asyncio.sleep(0)
            except StoreError:
                logger.warning("database unavailable: calls are sent later")
            except Exception:
                logger.exception("calls could not be taken; they are tried again")
            await asyncio.sleep(POLL_INTERVAL)

    async def step(self) -> bool:
        """Begins to send what is due; whether there was something."""
        if len(self._in_flight) >= MOST_IN_FLIGHT:
            await asyncio.wait(self._in_flight, return_when=asyncio.FIRST_COMPLETED)
        claimed = await self._calls.claim(self._now(), PEOPLE_AT_ONCE)
        for outgoing in claimed.parcels:
            self._start(self._send(outgoing))
        for closing in claimed.closings:
            self._start(self._close(closing))
        for way in claimed.dropped:
            CALLS.labels(way, Outcome.DROPPED).inc()
        return bool(claimed.parcels or claimed.closings or claimed.dropped)

    async def settle(self) -> None:
        """Waits for what is being sent, at shutdown or in a test."""
        if self._in_flight:
            await asyncio.wait(self._in_flight, timeout=SHUTDOWN)

    async def close(self) -> None:
        """Ends what is still being sent after a while."""
        await self.settle()
        for task in self._in_flight:
            task.cancel()
        await asyncio.gather(*self._in_flight, return_exceptions=True)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._in_flight.add(task)
        task.add_done_callback(self._in_flight.discard)

    async def _send(self, outgoing: Outgoing) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                report = await self._office.send(outgoing, self._now())
        except TimeoutError:
            report = Report(Outcome.FAILED, "too-slow", is_final=False)
        except Exception:
            logger.exception("a call could not be made")  # with no address in it
            report = Report(Outcome.FAILED, "trouble", is_final=False)
        CALLS.labels(outgoing.letter.way, report.outcome).inc()
        try:
            await self._calls.finish(outgoing, report, self._now())
        except StoreError:
            logger.warning("database unavailable: a call may be sent again")

    async def _close(self, closing: Closing) -> None:
        try:
            await self._office.close(closing, self._now())
        except Exception:
            logger.exception("a call could not be closed")
