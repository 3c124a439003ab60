"""Does what is due at tables over days, found by an index of the database: no table is awake for it.

Every process of a cluster runs this. A row is taken by one of them at a time; should it die, another takes
the row after a minute. That two write the same turn is prevented by its place in the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from downforce.server.live import bot_turns, system_entries
from downforce.server.live.duties import Duty, DutyKind
from downforce.server.live.over_days import BOT_WAITS, due_duty, turn_of
from downforce.server.live.store import StoreError
from downforce.server.table.clock import TimeOff, waiting
from downforce.server.table.decide import Decided
from downforce.server.table.fold import Table
from downforce.server.table.log import By, Entry, Redealt
from downforce.server.wire.errors import RefusalError

if TYPE_CHECKING:
    from downforce.server.live.awake import AwakeTable
    from downforce.server.live.environment import Environment
    from downforce.server.live.hub import Hub

logger = logging.getLogger(__name__)

POLL_INTERVAL: Final = 1.0
"""Seconds between two looks at the index."""
MOST_AT_ONCE: Final = 32
"""How many tables are taken together."""
MOST_ENTRIES: Final = 500
"""So many entries are written at one table before the others get their turn."""


class LateTurns:
    """Takes the tables where something is due."""

    def __init__(self, hub: Hub, environment: Environment) -> None:
        self._hub = hub
        self._env = environment

    async def run(self) -> None:
        """Looks at the index until cancelled."""
        while True:
            try:
                while await self.step() == MOST_AT_ONCE:
                    await asyncio.sleep(0)
            except StoreError:
                logger.warning("database unavailable: missed turns are played later")
            await asyncio.sleep(POLL_INTERVAL)

    async def step(self) -> int:
        """Does what is due at some tables; how many there were."""
        ids = await self._env.turns.claim_due(self._env.now(), MOST_AT_ONCE)
        for id in ids:  # one after the other: each folds a log, and people who play come first
            try:
                await self._catch_up(id)
            except (StoreError, RefusalError):
                logger.warning("a missed turn could not be played; it is tried again")
            except Exception:
                logger.exception("a missed turn could not be played; it is tried again")
        return len(ids)

    async def _catch_up(self, id: str) -> None:
        awake = await self._hub.wake_to_write(id)
        try:
            await self._write_all(awake)
        finally:
            self._hub.let_sleep(awake)

    async def _write_all(self, awake: AwakeTable) -> None:
        for _ in range(MOST_ENTRIES):
            off = await awake.read_time_off()
            wait = BOT_WAITS if awake.audience.connected else 0
            duty = due_duty(awake.table, off, bots_wait=wait)
            if duty is None or duty.at > self._env.now():
                break
            await self._write(awake, duty, off)
        # If nothing was written, the row is put right: a holiday may have moved the deadline.
        await self._env.turns.write(awake.table.id, turn_of(awake.table, await awake.read_time_off()))

    async def _write(self, awake: AwakeTable, duty: Duty, off: Mapping[str, TimeOff]) -> None:
        table = awake.table
        actions: tuple[str, ...] = ()
        if duty.kind is DutyKind.DECIDE and duty.by is By.CLOCK:
            actions = await bot_turns.choose_turn(table, duty.seat, self._env.thinker)
        elif duty.kind is DutyKind.DECIDE:
            actions = (await bot_turns.choose(table, duty.seat, self._env.thinker),)
        try:
            await awake.write_system_entry(
                lambda now: Decided(self._entry(now, table.seq, duty, actions, off))
            )
        except RefusalError:  # a person, or another process, was quicker
            await awake.ensure_seq(table.seq + 1)

    def _entry(
        self, table: Table, seq: int, duty: Duty, actions: tuple[str, ...], off: Mapping[str, TimeOff]
    ) -> Entry:
        match duty.kind:
            case DutyKind.REDEAL:
                return self._redealt(table, seq, off)
            case DutyKind.CLOSE_UNDO:
                return system_entries.undo_closed(table, seq)
            case DutyKind.TAKE_OVER:
                return system_entries.taken_over(table, seq, duty.seat)
            case _:
                return system_entries.played_for(table, seq, duty, *actions)

    def _redealt(self, table: Table, seq: int, off: Mapping[str, TimeOff]) -> Entry:
        """Without those whose time is out; the others' time goes on."""
        system_entries.check_unchanged(table, seq)
        assert table.round is not None
        late = {one.visitor for one in waiting(table, off) if one.until <= self._env.now()}
        left = tuple(visitor for visitor in table.round.contributors if visitor not in late)
        return Redealt(contributors=left, secret=self._env.new_secret())
