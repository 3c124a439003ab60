"""``downforce replay``: a game file, told play by play."""

from __future__ import annotations

from pathlib import Path


def replay(file: Path, /, *, json: bool = False, at: int | None = None, language: str | None = None) -> int:
    """Tell a recorded game play by play."""
    return 0
