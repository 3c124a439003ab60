"""What the answers need of a store, besides what live tables need."""

from __future__ import annotations

from typing import Protocol

from downforce.server.live.store import PackedGame, PastGame, Store
from downforce.server.live.turns import OwnTurn


class AnswerStore(Store, Protocol):
    """A store that can also be asked about finished games and a visitor's tables."""

    async def own_tables(self, visitor: str) -> list[OwnTurn]:
        """The tables that are not over where a visitor has a seat, as the columns beside the logs say."""
        ...

    async def game(self, id: str) -> PackedGame | None:
        """The packed game of this id."""
        ...

    async def past_games(self, visitor: str, limit: int = 50) -> list[PastGame]:
        """The finished games in which a visitor had a seat, the newest first."""
        ...

    async def has_played(self, visitor: str, game: str) -> bool:
        """Whether a visitor had a seat in a finished game."""
        ...
