"""Games as files: writing, reading, replaying. The format is described in docs/notation.md."""

from __future__ import annotations

from downforce.notation.files import read_game, write_game
from downforce.notation.record import GameRecord

__all__ = ["GameRecord", "read_game", "write_game"]
