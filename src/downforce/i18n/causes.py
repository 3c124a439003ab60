"""Translates the errors of the file readers.

The readers speak English, as rules and notation have no texts for people. A cause is recognised by the
English text in ``causes.ftl``, where ``{ $what }`` stands for anything, and quotes the same things in
another language.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from downforce.i18n.languages import FALLBACK, FOLDER
from downforce.i18n.messages import ARGUMENTS

if TYPE_CHECKING:
    from downforce.i18n.messages import MessageId
    from downforce.i18n.words import Words

_MESSAGE = re.compile(r"^(cause-[\w-]+) = (.+)$", re.MULTILINE)
_VARIABLE = re.compile(r"\\\{\\ \\\$(\w+)\\ \\\}")  # as re.escape leaves it
_IN_HEADER = re.compile(r"(\w+): (.+)")


@lru_cache(maxsize=1)
def patterns() -> tuple[tuple[MessageId, re.Pattern[str]], ...]:
    """Each cause with what it looks like in English, in the order of the catalogue."""
    text = (FOLDER / FALLBACK / "causes.ftl").read_text(encoding="utf-8")
    return tuple(
        (cast("MessageId", id), re.compile(_VARIABLE.sub(r"(?P<\1>.+?)", re.escape(english))))
        for id, english in _MESSAGE.findall(text)
    )


def cause_text(words: Words, cause: str) -> str:
    """A cause in the language of these words; one that no catalogue knows stays English."""
    if words.language == FALLBACK:
        return cause
    for message, pattern in patterns():
        if found := pattern.fullmatch(cause):
            return words.text(
                message, **{key: _said(words, key, value) for key, value in found.groupdict().items()}
            )
    if (said := _reason(words, *cause.partition(": ")[::2])) is not None:
        return said
    if inner := _IN_HEADER.fullmatch(cause):
        return f"{inner[1]}: {cause_text(words, inner[2])}"
    return cause


def _said(words: Words, key: str, value: str) -> str:
    return (_reason(words, value) if key == "reason" else None) or value


def _reason(words: Words, name: str, detail: str = "") -> str | None:
    """A reason of the rules as a clause, if it is one."""
    message = cast("MessageId", f"reason-{name}")
    if message not in ARGUMENTS:
        return None
    return words.text(message, **({"detail": detail} if "detail" in ARGUMENTS[message] else {})).rstrip(".")
