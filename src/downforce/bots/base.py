"""What a bot is."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Protocol, TypeVar

from downforce.model.errors import DownforceError, expect
from downforce.rules.actions import Action
from downforce.rules.view import View


class Bot(Protocol):
    """Plays any seat of any game. It keeps nothing between two choices: all it knows is in the view."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions. The same view and the same generator give the same choice."""
        ...


def check_question(view: View, legal: Sequence[Action], rng: Random) -> None:
    """Raises the library's own error for what is no question to a bot."""
    expect("view", view, View)
    expect("legal", legal, Sequence)
    expect("rng", rng, Random)
    if not legal:
        raise DownforceError("there is no legal action to choose from")


_T = TypeVar("_T")
Slices = Generator[None, None, _T]
"""Thinking that stops often, so that a thread can do other things between; it returns the answer."""


def finish(slices: Slices[_T]) -> _T:
    """The answer, without doing anything else between the slices."""
    while True:
        try:
            next(slices)
        except StopIteration as stop:
            answer: _T = stop.value
            return answer
