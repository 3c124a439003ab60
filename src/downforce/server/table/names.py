"""What people write: nicknames and chat, made harmless."""

from __future__ import annotations

from downforce.notation.names import harmless
from downforce.server.wire.errors import Refusal, RefusalError

LONGEST_NAME = 24


def checked_name(text: str) -> str:
    """A nickname as it is shown; names may repeat.

    >>> checked_name("  Ann   Lee ")
    'Ann Lee'
    """
    name = harmless(text)
    if not name or len(name) > LONGEST_NAME:
        raise RefusalError(Refusal.BAD_NAME)
    return name


def checked_talk(text: str, longest: int) -> str:
    """A line of chat as it is shown."""
    line = harmless(text)
    if not line or len(line) > longest:
        raise RefusalError(Refusal.BAD_CHAT)
    return line
