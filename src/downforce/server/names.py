"""What people write: nicknames and chat, made harmless."""

from __future__ import annotations

import unicodedata

from downforce.server.errors import Refusal, Refused

LONGEST_NAME = 24


def checked_name(text: str) -> str:
    """A nickname as it is shown; names may repeat.

    >>> checked_name("  Ann   Lee ")
    'Ann Lee'
    """
    name = _harmless(text)
    if not name or len(name) > LONGEST_NAME:
        raise Refused(Refusal.BAD_NAME)
    return name


def checked_talk(text: str, longest: int) -> str:
    """A line of chat as it is shown."""
    line = _harmless(text)
    if not line or len(line) > longest:
        raise Refused(Refusal.BAD_CHAT)
    return line


def _harmless(text: str) -> str:
    """Composed, in one line, without anything invisible or that turns the direction of writing."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(map(_visible, composed)).split())


def _visible(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind.startswith("Z") or letter in "\t\n\r":
        return " "
    joiner = letter in "\u200c\u200d"  # some scripts need them
    return letter if joiner or not kind.startswith("C") else ""
