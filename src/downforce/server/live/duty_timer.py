"""Schedules the next duty of an awake table, and writes its entry when it is due."""

from __future__ import annotations

import asyncio
import logging

from downforce.model.ids import Seat
from downforce.server.live import bot_turns, system_entries
from downforce.server.live.awake import AwakeTable, retry_delay
from downforce.server.live.duties import Duty, DutyKind, next_duty
from downforce.server.live.environment import Environment
from downforce.server.live.store import StoreError
from downforce.server.table.decide import Decided, contributors
from downforce.server.table.fold import Table
from downforce.server.table.log import Entry, Redealt
from downforce.server.wire.errors import RefusalError

logger = logging.getLogger(__name__)

STAGGER = 0.5
"""Seconds that a process waits for the one that ranks first, before it writes the due entry itself."""


class DutyTimer:
    """Waits for the next duty of one table; a table without connections has none."""

    def __init__(self, awake: AwakeTable, environment: Environment) -> None:
        self._awake = awake
        self._env = environment
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for: tuple[Duty, int] | None = None
        """What is due next, and of which entry the question is."""
        self._waits_since = 0
        """When that was seen first."""
        self._doing: set[tuple[DutyKind, Seat]] = set()
        """The duties in progress: none is started twice."""
        self._failures = 0
        """Failures in a row."""

    def schedule(self) -> None:
        """Sets the timer again, as the table has changed."""
        self.stop()
        awake, table = self._awake, self._awake.table
        is_wanted = awake.audience.connections and not self._env.tasks.is_closed
        duty = next_duty(table, awake.presence) if is_wanted else None
        # A clock that was set back must not make people wait for the hours it lost.
        now = max(self._env.now(), table.at, awake.awake_since)
        since = self._seen_since(duty, now)
        if duty is not None:
            wait = (max(duty.at, since) - now) / 1000 + self._stagger()
            self._timer = asyncio.get_running_loop().call_later(max(0, wait), self._start, duty)

    def stop(self) -> None:
        """Cancels the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _seen_since(self, duty: Duty | None, now: int) -> int:
        """Since when this duty is known. People who come, leave or talk do not restart it."""
        game = self._awake.table.game
        found = (duty, game.asked_seq if game else 0) if duty is not None else None
        if found != self._waits_for:
            self._waits_for, self._waits_since = found, now
        return self._waits_since

    def _stagger(self) -> float:
        # One step for any number of peers: they may all be dead, and if not, the log takes one entry.
        others = self._awake.audience.elsewhere
        return STAGGER * min(1, self._env.peers.rank(self._awake.table.id, others))

    def _start(self, duty: Duty) -> None:
        what = duty.kind, duty.seat
        if what not in self._doing:  # when that is done, the timer is set again
            self._doing.add(what)
            self._env.tasks.start(self._run(duty))

    async def _run(self, duty: Duty) -> None:
        awake = self._awake
        try:
            if next_duty(awake.table, awake.presence) == duty:
                self._env.peers.mark_late(awake.table.id, awake.audience.elsewhere)
                await self._write(duty)
            self._failures = 0
        except RefusalError:
            pass  # the table has moved on
        except Exception as error:
            if not isinstance(error, StoreError):
                logger.exception("a duty failed; retrying")
            elif not self._failures:  # else a thousand tables would fill the log
                logger.warning("database unavailable: a duty is retried")
            await asyncio.sleep(retry_delay(self._failures))
            self._failures += 1
        finally:
            self._doing.discard((duty.kind, duty.seat))
            self.schedule()

    async def _write(self, duty: Duty) -> None:
        table = self._awake.table
        action = ""
        if duty.kind is DutyKind.DECIDE:
            action = await bot_turns.choose(table, duty.seat, self._env.thinker)
        await self._awake.write_system_entry(lambda now: Decided(self._entry(now, table.seq, duty, action)))

    def _entry(self, table: Table, seq: int, duty: Duty, action: str) -> Entry:
        match duty.kind:
            case DutyKind.REDEAL:
                return self._redealt(table, seq)
            case DutyKind.CLOSE_UNDO:
                return system_entries.undo_closed(table, seq)
            case DutyKind.TAKE_OVER:
                return system_entries.taken_over(table, seq, duty.seat)
            case DutyKind.HAND_BACK:
                return system_entries.handed_back(table, seq, duty.seat)
            case DutyKind.PASS_HOST:
                return system_entries.host_passed(table, seq, duty.seat)
            case DutyKind.DECIDE:
                return system_entries.played_for(table, seq, duty, action)

    def _redealt(self, table: Table, seq: int) -> Entry:
        system_entries.check_unchanged(table, seq)
        assert table.round is not None
        here = contributors(table, self._awake.audience.connected)
        left = tuple(v for v in table.round.contributors if v in here and v not in table.round.missing)
        return Redealt(contributors=left, secret=self._env.new_secret(), receipt=True)
