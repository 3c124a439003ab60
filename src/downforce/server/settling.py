"""After a process has come up, the tables that it shall have move there.

Who was cut off by a restart has gone to the other processes, and whoever comes later joins them (``door``).
If they stayed for as long as they play, every restart would leave one process idle and the others with too
much, and a table whose people came while it happened would be kept twice. So their sockets are closed as if
we stopped: they come back at once, and the door brings them to where the table belongs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Set
from typing import Final

from downforce.server.door import Door
from downforce.server.hub import Hub
from downforce.server.neighbours import Alone

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = 0.5
"""Seconds. Nothing moves before all has been the same for two looks: who was cut off comes first."""
PACE: Final = 0.05
"""Seconds between two tables, so that who plays at the other process hardly notices."""


async def settle_for_ever(hub: Hub, neighbours: Alone, door: Door) -> None:
    """Brings the tables to where they belong, once whenever another process has come up or gone."""
    known, is_settled = neighbours.alive, False
    while True:
        await asyncio.sleep(LOOK_EVERY)
        if known != neighbours.alive:
            known, is_settled = neighbours.alive, False
        elif not is_settled:
            is_settled = True
            await _settle(hub, neighbours, door, known)


async def _settle(hub: Hub, neighbours: Alone, door: Door, known: Set[str]) -> None:
    near = {process for process in known if door.reaches(process)}
    moved: set[str] = set()
    for table in [id for id in hub.awake() if near.intersection(neighbours.before_us(id))]:
        await asyncio.sleep(PACE)
        if neighbours.alive != known or moved & hub.awake().keys():  # who is back here was not taken there
            break
        hub.send_on(table)
        moved.add(table)
    if moved:
        logger.info("%d tables have moved to processes that came up", len(moved))
