"""Games as files: writing, reading, replaying. The format is described in docs/notation.md."""

from __future__ import annotations

from downforce.notation.files import read_game, read_games, write_game, write_games
from downforce.notation.record import GameRecord

__all__ = ["GameRecord", "read_game", "read_games", "write_game", "write_games"]
