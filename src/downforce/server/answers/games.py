"""Finished games: as a file, frame by frame, and their moments."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from downforce.model.ids import Seat
from downforce.notation.record import GameRecord
from downforce.server.answers.store import AnswerStore
from downforce.server.table.moments import MomentsSeen, moments_seen
from downforce.server.table.packing import unpack
from downforce.server.table.replays import frames
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.game_names import is_key, split_name

CACHED = 64
"""So many answers about finished games are kept; one has some 60 KB."""


async def packed_game(store: AnswerStore, visitor: str, name: str) -> bytes:
    """A finished game, for those who may see it; see ``wire/game_names.py``."""
    id, key = split_name(name)
    packed = await store.game(id)
    if packed is None:
        raise RefusalError(Refusal.NO_SUCH_THING)
    if packed.public and not is_key(key, packed.key or ""):
        await check_had_a_seat(store, visitor, id)
    return packed.data


async def check_had_a_seat(store: AnswerStore, visitor: str, game: str) -> None:
    """Refuses a finished game to visitors who had no seat in it."""
    if not visitor or not await store.has_played(visitor, game):
        raise RefusalError(Refusal.NOT_INVITED)


def game_file(packed: bytes) -> str:
    """A game as a file that ``downforce verify`` accepts."""
    return unpack(packed)


@lru_cache(maxsize=CACHED)  # 30 ms of work
def replay_frames(packed: bytes, seat: Seat | None, *, open: bool) -> bytes:
    """All frames of a game as JSON: as seen from a seat, by spectators, or with everything open."""
    record = GameRecord.parse(unpack(packed))
    if seat is not None and seat >= record.setup.players:
        raise RefusalError(Refusal.NO_SUCH_THING)
    return msgspec.json.encode([*frames(record, seat, open=open)])


@lru_cache(maxsize=CACHED)
def game_moments(packed: bytes) -> list[MomentsSeen]:
    """For each seat of a game: when it bet, and which jam cost it most."""
    return moments_seen(GameRecord.parse(unpack(packed)))
