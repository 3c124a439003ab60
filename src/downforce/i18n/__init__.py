"""The words of the game: Fluent catalogues, one folder per language, and typed ways to ask for them.

>>> words = load("en")
>>> words.text("event-card-drawn-hidden", player="Ada")
'Ada draws a card.'

Fluent itself is imported when the first words are loaded, not before.
"""

from __future__ import annotations

from downforce.i18n.languages import FALLBACK, LANGUAGES, preferred_language
from downforce.i18n.messages import MessageId
from downforce.i18n.words import Words, load

__all__ = ["FALLBACK", "LANGUAGES", "MessageId", "Words", "load", "preferred_language"]
