"""Typing and listening: wrapped lines out, one line in."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO

WIDEST = 88
"""Longer lines are tiring to read."""
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled away, and back to the top
_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"
TIE = "\u00a0"
_PLAIN_SPACES = str.maketrans({TIE: " ", "\u202f": " "})
"""Spaces that hold words together are printed as ordinary ones: not every terminal has the others."""
_BEFORE_NUMBER = re.compile(r"(?<=[\w*]) (?=\d)")
"""Where no line is broken: a colour and its number stay together."""
_SCROLL = 60
"""Empty lines that push everything out of sight where a screen cannot be cleared."""


def typed(text: str) -> str:
    """What counts of what somebody types: no capitals, no accents.

    >>> typed("Sí")
    'si'
    """
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class EndOfInput(Exception):
    """Nobody is typing any more."""


class Console:
    """One person's eyes and hands. Colour and position never carry a meaning."""

    def __init__(self, source: TextIO, target: TextIO, *, width: int | None = None) -> None:
        self.source = source
        self.target = target
        self._width = width
        self._is_screen = target.isatty()
        self._is_typed = source.isatty() and self._is_screen
        self._bold = self._is_screen and not os.environ.get("NO_COLOR")
        if self._is_typed:
            _edit_lines()

    @classmethod
    def standard(cls) -> Console:
        """The terminal this program runs in. Letters it cannot read or write become question marks."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout)

    @property
    def width(self) -> int:
        """How many letters fit in a line, leaving the last column free."""
        columns = self._width or shutil.get_terminal_size((80, 24)).columns
        return max(20, min(columns - 1, WIDEST))

    def say(self, text: str = "", *, indent: int = 0, hang: int = 0) -> None:
        """A paragraph; further lines are indented by ``hang`` more."""
        first, rest = " " * indent, " " * (indent + hang)
        for line in text.split("\n"):
            rows = textwrap.wrap(
                _BEFORE_NUMBER.sub(TIE, line),
                self.width,
                initial_indent=first,
                subsequent_indent=rest,
                break_on_hyphens=False,
            )
            self._put("\n".join(rows) + "\n")

    def verbatim(self, text: str) -> None:
        """A line to be copied, so it is never wrapped."""
        self._put(f"  {text}\n")

    def heading(self, text: str) -> None:
        """A line in capitals, set off by an empty one."""
        rows = textwrap.wrap(text.upper(), self.width, break_on_hyphens=False)
        bold, plain = (_BOLD, _PLAIN) if self._bold else ("", "")
        self._put("\n" + "".join(f"{bold}{row}{plain}\n" for row in rows))

    def columns(self, rows: Sequence[Sequence[str]], *, right: int) -> None:
        """A table, one line a row, one column to the right; lines too long become cells with commas."""
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        aligned = [
            "  ".join(
                cell.rjust(width) if column == right else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in rows
        ]
        if max(map(len, aligned), default=0) >= self.width:
            aligned = [", ".join(filter(None, row)) for row in rows]
        for line in aligned:
            self._put(f" {line}\n") if len(line) < self.width else self.say(line, indent=1, hang=3)

    def ask(self, question: str) -> str:
        """Asks and waits for one line."""
        *above, last = textwrap.wrap(question, max(20, self.width - 4)) or [""]
        prompt = "".join(f"{row}\n" for row in above) + f"{last} "
        if self._is_typed:
            try:
                return input(prompt.translate(_PLAIN_SPACES)).strip()
            except EOFError:
                self._put("\n")
                raise EndOfInput from None
        self._put(prompt)
        self.target.flush()
        line = self.source.readline()
        self._put(line.strip() + "\n")  # a transcript should show the answers
        if not line:
            raise EndOfInput
        return line.strip()

    def hide(self) -> None:
        """Takes everything off the screen, so that the next person sees nothing of it."""
        self._put(_CLEAR if self._is_screen else "\n" * _SCROLL)
        self.target.flush()

    def _put(self, text: str) -> None:
        self.target.write(text.translate(_PLAIN_SPACES))


def _edit_lines() -> None:
    """Arrow keys work, but nobody can scroll back to what another person has typed."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
