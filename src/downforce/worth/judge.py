"""Asks a maker: for one position, for several that are compared, or for the actions of a view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from importlib.util import find_spec
from math import sqrt
from operator import add
from typing import NamedTuple

from downforce.model.errors import DownforceError, expect, shown
from downforce.model.ids import Seat
from downforce.rules.actions import Action
from downforce.rules.chances import Chances, Maker
from downforce.rules.game import apply
from downforce.rules.phases.scoring import standings
from downforce.rules.state import GameState
from downforce.rules.view import View
from downforce.worth.worlds import worlds

PLAYOUTS = 400
"""The standard error of a chance is then at most 2.5 of 100."""
WORLDS = 32
"""Positions that the learned maker looks at for a view."""
MOST = 1 << 24
"""More playouts than anyone waits for."""
Shares = Sequence[Sequence[Sequence[float]]]
"""By position, by playout, by seat."""


class Comparison(NamedTuple):
    """The chances in several positions, raced with the same random numbers or in the same worlds."""

    chances: tuple[Chances, ...]
    wins: Shares

    def lead(self, one: int, other: int, seat: Seat) -> tuple[float, float]:
        """How much better a seat's chance is in one position than in another, and the standard error of it.

        What both have in common cancels out, so it is known better than each chance.
        """
        gaps = [a[seat] - b[seat] for a, b in zip(self.wins[one], self.wins[other], strict=True)]
        mean = sum(gaps) / len(gaps)
        if len(gaps) == 1:
            return mean, 0.0
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))


def chances(
    position: GameState | View,
    *,
    maker: Maker | None = None,
    playouts: int | None = None,
    slips: float = 0.0,
    seed: int = 0,
) -> Chances:
    """For every seat the chance to win and the expected money, if all race on like Works.

    A state is judged with all its cards known. A view is judged as the mean over ``playouts`` positions that
    it could be of, so the answer depends on nothing that its seat cannot know. A share of ``slips`` of all
    choices is any legal one. Without a maker it is *raced* where the fast engine can be compiled, else
    *learned*: that one looks once at a state, at 32 positions for a view, and knows no slips. The same call
    gives the same answer.
    """
    expect("position", position, GameState, View)
    if isinstance(position, GameState):
        return compare([position], maker=maker, playouts=playouts, slips=slips, seed=seed).chances[0]
    if position.state.is_over:
        return compare([position.state]).chances[0]
    maker, playouts = _asked(maker, playouts, slips, seed, WORLDS)
    return _compared([worlds(position, playouts, seed)], maker, slips, seed).chances[0]


def compare(
    states: Sequence[GameState],
    *,
    maker: Maker | None = None,
    playouts: int | None = None,
    slips: float = 0.0,
    seed: int = 0,
) -> Comparison:
    """The chances in several positions. Playout *n* of each has the same random numbers."""
    for state in states:
        expect("state", state, GameState)
    if not states:
        raise DownforceError("there are no positions to compare")
    maker, playouts = _asked(maker, playouts, slips, seed, 1)
    count = 1 if all(state.is_over for state in states) else playouts
    return _compared([[state] * count for state in states], maker, slips, seed)


def compare_actions(
    view: View,
    actions: Sequence[Action],
    *,
    maker: Maker | None = None,
    playouts: int | None = None,
    slips: float = 0.0,
    seed: int = 0,
) -> Comparison:
    """The chances after each of these actions, as its seat can know them: all in the same worlds."""
    expect("view", view, View)
    if not actions:
        raise DownforceError("there are no actions to compare")
    maker, playouts = _asked(maker, playouts, slips, seed, WORLDS)
    found = worlds(view, playouts, seed)
    columns = [[apply(world, action).state for world in found] for action in actions]
    return _compared(columns, maker, slips, seed)


def _compared(columns: Sequence[Sequence[GameState]], maker: Maker, slips: float, seed: int) -> Comparison:
    """Judges columns of positions: an answer is the mean of a column, and each place in it is a playout."""
    if all(state.is_over for column in columns for state in column):
        maker, (wins, money) = Maker.RESULT, _results(columns)
    elif maker is Maker.RACED:
        from downforce.worth.raced import race

        wins, money = race(columns, seed, slips)
    else:
        from downforce.worth.learned import judge

        wins, money = judge(columns)
    found = tuple(
        Chances(_mean(won), _mean(earned), maker, 0 if maker is Maker.RESULT else len(won))
        for won, earned in zip(wins, money, strict=True)
    )
    return Comparison(found, wins)


def _mean(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """The mean of each column, added from left to right: ``sum`` rounds in another way since Python 3.12."""
    return tuple(reduce(add, column) / len(rows) for column in zip(*rows, strict=True))


def _results(columns: Sequence[Sequence[GameState]]) -> tuple[Shares, Shares]:
    """The shares of the win and the money of races that are over."""
    wins, money = [], []
    for column in columns:
        ends = [standings(state) for state in column]
        seats = range(column[0].players)
        wins.append([[(seat in end.winners) / len(end.winners) for seat in seats] for end in ends])
        money.append([[float(row.money) for row in sorted(end.rows, key=lambda r: r.seat)] for end in ends])
    return wins, money


# --- the question ---------------------------------------------------------------------------------


def _asked(
    maker: Maker | None, playouts: int | None, slips: float, seed: int, looks: int
) -> tuple[Maker, int]:
    """The maker, and how many playouts or worlds it takes; refuses what is no question.

    The learned maker takes so many ``looks`` unless it is told otherwise; one at a state is as good as many.
    """
    if maker is not None and (not isinstance(maker, Maker) or maker is Maker.RESULT):
        raise DownforceError(f"the maker is Maker.RACED or Maker.LEARNED, not {shown(maker)}")
    cause = cause_against_racing() if maker is not Maker.LEARNED else ""
    if maker is Maker.RACED and cause:
        raise DownforceError(f"nothing can be raced here: {cause}")
    if isinstance(slips, bool) or not isinstance(slips, int | float) or not 0 <= slips <= 1:
        raise DownforceError(f"slips is a share from 0 to 1, not {shown(slips)}")
    for name, number, least, most in (
        ("playouts", PLAYOUTS if playouts is None else playouts, 1, MOST),
        ("seed", seed, 0, (1 << 32) - 1),
    ):
        whole = isinstance(number, int) and not isinstance(number, bool)
        if not (whole and least <= number <= most):
            raise DownforceError(f"{name} is a whole number from {least} to {most}, not {shown(number)}")
    maker = maker or (Maker.LEARNED if cause else Maker.RACED)
    if maker is Maker.LEARNED and slips:
        raise DownforceError(f"the learned maker knows no slips: {cause or 'ask Maker.RACED'}")
    if maker is Maker.LEARNED:
        return maker, 1 if looks == 1 else playouts or looks
    return maker, playouts or PLAYOUTS


@lru_cache(maxsize=1)
def cause_against_racing() -> str:
    """Why the fast engine cannot race here; empty if it can."""
    if find_spec("numpy") is None:
        return "NumPy is not installed (the extra fast)"
    from downforce.fast.targets.cache import cause_against_compiling

    return cause_against_compiling()
