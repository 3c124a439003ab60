"""What people write, in one line and without anything that could upset the text around it."""

from __future__ import annotations

import unicodedata

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
"""What has a shape by its kind, and none on screen."""
MOST_MARKS = 4
"""So many marks one letter keeps: no script needs more, and a pile of them covers the lines around it."""
JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")
"""Some scripts and pictures need them, between others."""


def harmless(text: str) -> str:
    """Composed, in one line, without anything invisible or that turns the direction of writing."""
    visible = "".join(map(_visible, unicodedata.normalize("NFC", text)))
    line = " ".join(_without_piles(visible).split())
    return line if any(map(_is_seen, line)) else ""


def _without_piles(text: str) -> str:
    """The text with at most so many marks on one letter, whatever invisible stands between them."""
    kept, marks = [], 0
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me") and letter not in JOINERS
        if is_mark:
            marks += 1
        elif letter not in JOINERS:
            marks = 0
        if marks <= MOST_MARKS or not is_mark:
            kept.append(letter)
    return "".join(kept)


def _visible(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind.startswith("Z") or letter in "\t\n\r":
        return " "
    return "" if letter in BLANK or (kind.startswith("C") and letter not in JOINERS) else letter


def _is_seen(letter: str) -> bool:
    """Whether there is something to see: a mark alone, or what joins others, is nothing."""
    return letter not in JOINERS and unicodedata.category(letter)[0] in "LNPS"
