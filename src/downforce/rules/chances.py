"""What a position is worth to each seat: the answer that advice, reports, figures and bots share.

The values only. ``downforce.worth`` makes them; it is a layer above the rules, so it leaves its function here
for ``View.chances``.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from downforce.model.ids import Seat

if TYPE_CHECKING:
    from downforce.rules.view import View

SURE = 1.96
"""How many standard errors the interval reaches to both sides: 95 of 100 such intervals hold the truth."""


class Maker(StrEnum):
    """Who made an answer."""

    RACED = "raced"  # the fast engine, by playouts of Works
    LEARNED = "learned"  # a small function in plain Python, the same on every machine
    RESULT = "result"  # the race is over, so that nothing is left to chance


class Chances(NamedTuple):
    """For every seat the chance to win and the expected money, if all race on like Works."""

    wins: tuple[float, ...]
    """They sum to 1; a shared win is shared here too."""
    money: tuple[float, ...]
    """In millions, what the cars cost included; where money does not decide it tells nothing."""
    maker: Maker
    playouts: int
    """How many races, or sampled worlds, the answer is the mean of."""

    def interval(self, seat: Seat) -> tuple[float, float] | None:
        """Where the chance to win lies, 95 times of 100, as playouts are a sample; None for *learned*.

        This is Wilson's interval: it knows that a car which lost all of 200 races may still win one.
        """
        if self.maker is Maker.LEARNED:
            return None
        if self.maker is Maker.RESULT:
            return self.wins[seat], self.wins[seat]
        share, count, z = self.wins[seat], self.playouts, SURE
        middle = (share + z * z / (2 * count)) / (1 + z * z / count)
        half = z * sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2) / (1 + z * z / count)
        return round(max(0.0, middle - half), 9), round(min(1.0, middle + half), 9)


_judges: list[Callable[..., Chances]] = []


def judge_views_with(function: Callable[..., Chances]) -> None:
    """Names the function behind ``View.chances``."""
    _judges[:] = [function]


def chances_in(view: View, **how: Any) -> Chances:
    """The chances in what a seat sees."""
    return _judges[0](view, **how)
