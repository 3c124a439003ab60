"""Typing and listening: wrapped lines out, one line in."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import zip_longest
from typing import TextIO

WIDEST = 88
"""Longer lines are tiring to read."""
WIDE = 100
"""The columns of a terminal that has room for a picture beside the text."""
WIDEST_PICTURE, MOST_LINES, GAP = 64, 24, 2
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled away, and back to the top
_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"
_STYLE = re.compile("\x1b\\[[0-9;]*m")
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

    def __init__(
        self, source: TextIO, target: TextIO, *, width: int | None = None, linear: bool = False
    ) -> None:
        self.source = source
        self.target = target
        self.linear = linear
        """Whether everything is one column of text, as a screen reader reads it: no pictures."""
        self._width = width
        self._beside = 0
        """How wide the text beside a picture is, while there is one."""
        self._held: list[str] | None = None
        self._is_screen = target.isatty()
        self._is_typed = source.isatty() and self._is_screen
        self._bold = self._is_screen and not os.environ.get("NO_COLOR")
        if self._is_typed:
            _edit_lines()

    @classmethod
    def standard(cls, *, linear: bool = False) -> Console:
        """The terminal this program runs in. Letters it cannot read or write become question marks."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout, linear=linear)

    @property
    def columns_and_lines(self) -> tuple[int, int]:
        """The size of the terminal."""
        columns, lines = shutil.get_terminal_size((80, 24))
        return self._width or columns, lines

    @property
    def width(self) -> int:
        """How many letters fit in a line, leaving the last column free."""
        columns, _ = self.columns_and_lines
        return self._beside or max(20, min(columns - 1, WIDEST))

    @property
    def has_colour(self) -> bool:
        """Whether letters may have colours."""
        return self._bold and os.environ.get("TERM") != "dumb"

    @property
    def picture_size(self) -> tuple[int, int] | None:
        """How many columns and lines a picture beside the text may have; None if there is no room for one."""
        columns, lines = self.columns_and_lines
        if self.linear or columns < WIDE or not self._is_screen or not self.can_draw:
            return None
        text = min(WIDEST, columns * 6 // 10)
        return min(WIDEST_PICTURE, columns - 1 - text - GAP), min(MOST_LINES, max(10, lines - 4))

    @property
    def can_draw(self) -> bool:
        """Whether the terminal has the letters of a picture."""
        try:
            "\u2800".encode(getattr(self.target, "encoding", None) or "utf-8")
        except UnicodeEncodeError:
            return False
        return os.environ.get("TERM") != "dumb"

    @contextmanager
    def beside(self, picture: Sequence[str]) -> Iterator[None]:
        """Prints a picture to the right of all that is said meanwhile."""
        if not picture:
            yield
            return
        columns, _ = self.columns_and_lines
        self._beside, self._held = min(WIDEST, columns * 6 // 10), []
        try:
            yield
        finally:
            said, wide = "".join(self._held).removesuffix("\n").split("\n"), self._beside + GAP
            self._beside, self._held = 0, None
            for text, row in zip_longest(said, picture, fillvalue=""):
                pad = " " * (wide - len(_STYLE.sub("", text)))
                self._put(f"{text}{pad}{row}\n" if row else f"{text}\n")

    def draw(self, picture: Sequence[str]) -> None:
        """Prints a picture by itself."""
        for row in picture:
            self._put(f" {row}\n")

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
        plain = text.translate(_PLAIN_SPACES)
        if self._held is not None:
            self._held.append(plain)
        else:
            self.target.write(plain)


def _edit_lines() -> None:
    """Arrow keys work, but nobody can scroll back to what another person has typed."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
