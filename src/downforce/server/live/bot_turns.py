"""What a bot does for a seat."""

from __future__ import annotations

import logging
from hashlib import sha256

from downforce.model.ids import Seat
from downforce.rules.state import GameState
from downforce.rules.view import view
from downforce.server.live.environment import Thinker
from downforce.server.table.draft import has_ended, play_draft
from downforce.server.table.fold import Table

logger = logging.getLogger(__name__)


async def choose(table: Table, seat: Seat, thinker: Thinker) -> str:
    """The action of a bot. One choice needs no thought; if a bot fails, it does the first legal thing."""
    assert table.game is not None
    return await _chosen(table, table.game.state, seat, thinker)


async def choose_turn(table: Table, seat: Seat, thinker: Thinker) -> tuple[str, ...]:
    """A whole turn of a bot: as much as a person would commit together."""
    assert table.game is not None
    state, actions = table.game.state, list[str]()
    while True:
        actions.append(await _chosen(table, state, seat, thinker))
        tried = play_draft(table.game.state, seat, actions)
        if has_ended(table.game.state, tried.state, seat, tried.events):
            return tuple(actions)
        state = tried.state


async def _chosen(table: Table, state: GameState, seat: Seat, thinker: Thinker) -> str:
    assert table.game is not None
    assert table.round is not None
    seen = view(state, seat)
    legal = seen.legal
    if len(legal) == 1:
        return str(legal[0])
    level = table.seats[seat].level or table.settings.stand_in
    # At a guided race the same play meets the same rivals again.
    chance = (
        f"{table.round.prepared} {len(table.game.plays)}"
        if table.round.prepared
        else f"{table.round.secret} {table.seq}"
    )
    seed = sha256(f"{chance} {seat}".encode()).hexdigest()
    try:
        chosen = await thinker.choose(level, seen, seed)
        if chosen in map(str, legal):
            return chosen
        logger.error("a bot of level %s chose an illegal action", level)
    except Exception:  # a broken bot must not stop the table
        logger.exception("a bot of level %s could not decide", level)
    return str(legal[0])
