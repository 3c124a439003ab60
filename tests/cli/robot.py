"""Somebody at the keyboard: reads the screen and types an answer, good or bad."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterable
from random import Random

import pytest

from downforce.cli import main

QUESTION = re.compile(r"1 to (\d+)\? $")
Answer = Callable[[str], str | None]
"""What to type at a prompt, given all that was printed before it; None ends the input."""


class Keyboard(io.StringIO):
    """Standard input that is typed while the program runs."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        super().__init__()
        self.screen = screen
        self.answer = answer
        self.asked: list[str] = []  # the screen at each prompt, from where the last one ended
        self._seen = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # of bytes, says typeshed
        text = self.screen.getvalue()
        self.asked.append(text[self._seen :])
        self._seen = len(text)
        line = self.answer(text)
        return "" if line is None else f"{line}\n"


def any_choice(seed: int) -> Answer:
    """Types the number of any choice, and Enter where that is asked for."""
    rng = Random(seed)

    def answer(screen: str) -> str:
        found = QUESTION.search(screen)
        return str(rng.randint(1, int(found[1]))) if found else ""

    return answer


def script(lines: Iterable[str], then: Answer = lambda _screen: None) -> Answer:
    """Types these lines, then goes on as told (by default the input ends)."""
    rest = iter(lines)

    def answer(screen: str) -> str | None:
        line = next(rest, None)
        return then(screen) if line is None else line

    return answer


class Run:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str, asked: list[str]) -> None:
        self.code, self.out, self.err, self.asked = code, out, err, asked


def run(
    monkeypatch: pytest.MonkeyPatch, arguments: Iterable[str], answer: Answer = lambda _screen: None
) -> Run:
    """Runs ``downforce`` with somebody at the keyboard. Options alone, or nothing, are for the terminal."""
    words = [*arguments]
    if not words or words[0].startswith("--"):
        words = ["play", "--terminal", *words]
    out, err = io.StringIO(), io.StringIO()
    keyboard = Keyboard(out, answer)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", keyboard)
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        code = main(words)
    return Run(code, out.getvalue(), err.getvalue(), keyboard.asked)
