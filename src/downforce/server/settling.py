"""After a process has come up, the tables that it shall have move there.

Who was cut off by a restart has gone to the other processes, and whoever comes later joins them (``door``).
If they stayed for as long as they play, every restart would leave one process idle and the others with too
much, and a table whose people came while it happened would be kept twice. So their sockets are closed as if
we stopped: they come back at once, and the door brings them to where the table belongs.

Should that process die again and again, most people stay where they are: a table is sent on once, and not
again for minutes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from downforce.server.door import Door
from downforce.server.hub import Hub
from downforce.server.neighbours import Alone

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = 0.5
"""Seconds between two looks. Nothing moves before the same processes were up at both."""
RETRY_EVERY: Final = 10.0
"""Seconds after which it is seen whether any table is still, or again, where it does not belong."""
PACE: Final = 0.05
"""Seconds between two tables, so that who plays at the other process hardly notices."""
NOT_AGAIN_FOR: Final = 300.0
"""Seconds in which a table is sent on once."""


async def settle_for_ever(hub: Hub, neighbours: Alone, door: Door) -> None:
    """Brings tables to where they belong: when another process has come up or gone, and now and then."""
    settling = Settling(hub, neighbours, door)
    known, due = neighbours.alive, 0.0
    while True:
        await asyncio.sleep(LOOK_EVERY)
        if known != neighbours.alive:
            known, due = neighbours.alive, 0.0
        elif time.monotonic() >= due:
            due = time.monotonic() + RETRY_EVERY
            try:
                await settling.settle()
            except Exception:
                logger.exception("tables could not be sent to where they belong; trying again")


class Settling:
    """What one process sends on to the others."""

    def __init__(self, hub: Hub, neighbours: Alone, door: Door) -> None:
        self._hub = hub
        self._neighbours = neighbours
        self._door = door
        self._sent: dict[str, float] = {}
        """When each table was sent on."""

    async def settle(self) -> None:
        """Sends on the tables that belong elsewhere, until all is done or something seems to be wrong."""
        known, moved = self._neighbours.alive, set[str]()
        for table in self._strangers():
            is_same = self._neighbours.alive == known and self._neighbours.is_in_touch
            if not is_same or moved & self._hub.awake().keys():  # who is back here was not taken there
                break
            self._hub.send_on(table)
            self._sent[table] = time.monotonic()
            moved.add(table)
            await asyncio.sleep(PACE)
        if moved:
            logger.info("%d tables were sent to the processes where they belong", len(moved))

    def _strangers(self) -> list[str]:
        """The tables that are here and belong to a process of this machine that is up."""
        before = time.monotonic() - NOT_AGAIN_FOR
        self._sent = {table: at for table, at in self._sent.items() if at > before}
        near = {process for process in self._neighbours.alive if self._door.reaches(process)}
        return [
            table
            for table in self._hub.awake()
            if table not in self._sent and near.intersection(self._neighbours.before_us(table))
        ]
