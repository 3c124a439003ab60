"""Advice for a seat that asks: worked out from its view alone, where bots think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from downforce.model.ids import Seat
from downforce.rules.view import view
from downforce.server.live.environment import Thinker
from downforce.server.table.advice import is_allowed
from downforce.server.table.draft import continued
from downforce.server.table.fold import Status, Table
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError

logger = logging.getLogger(__name__)

ADVICE_TIMEOUT = 10.0
"""Seconds after which a client is told that there is no answer."""


async def advice(table: Table, seat: Seat, draft: Sequence[str], thinker: Thinker) -> list[p.AdviceInfo]:
    """What Ace would do after a draft, or ``RefusalError``."""
    if table.game is None or table.status is not Status.RUNNING:
        raise RefusalError(Refusal.NOT_RUNNING)
    if table.paused:
        raise RefusalError(Refusal.PAUSED)
    if not is_allowed(table):
        raise RefusalError(Refusal.ADVICE_OFF)
    seen = continued(view(table.game.state, seat), draft)
    try:
        return await asyncio.wait_for(thinker.advise(seen), ADVICE_TIMEOUT)
    except Exception:  # the game goes on without advice
        logger.exception("no advice could be given")
        raise RefusalError(Refusal.SERVER_TROUBLE) from None
