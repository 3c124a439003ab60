"""The open collection: finished public games without names, under names of their own.

A table's id is the key to its file, its replay and its talk: people who have it were invited or got a link.
So the collection calls a game by what a secret of this server makes of its id, which cannot be turned back.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from downforce.server.live.store import PackedGame
from downforce.server.storage.store import DatabaseStore

KEY = "collection"
AT_ONCE = 20
"""More games than are ever finished in one millisecond."""


async def public_games(store: DatabaseStore, cursor: str, limit: int) -> list[PackedGame]:
    """The next games after a cursor that ``public_cursor`` gave; from the first with an empty one."""
    finished, _, name = cursor.partition(":")
    start = int(finished) if finished.isdecimal() and len(finished) < 16 else 0
    rows = await store.public_games((start, ""), limit + AT_ONCE)
    names = [await public_name(store, row.id) for row in rows if row.finished == start]
    seen = names.index(name) + 1 if name in names else 0
    return rows[seen : seen + limit]


async def public_cursor(store: DatabaseStore, last: PackedGame) -> str:
    """Where to go on after a game."""
    return f"{last.finished}:{await public_name(store, last.id)}"


async def public_name(store: DatabaseStore, game: str) -> str:
    """What the collection calls a game."""
    key = await store.setting(KEY) or await store.set_setting_once(KEY, secrets.token_bytes(32))
    return hmac.digest(key, game.encode(), sha256).hex()[:32]
