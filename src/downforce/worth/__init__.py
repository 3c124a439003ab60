"""Chances: what a position is worth to each seat, the same number for everything that judges.

    chances(state).wins  # of each seat, if all race on like Works
    view.chances().money  # the mean over positions that a seat's view could be of

The answer names its maker. *Raced* plays the position to its end many times on the fast engine; it needs the
extra fast, and its first call of all compiles. *Learned* is a small function in plain Python with weights in
whole numbers, for everywhere else. See docs/chances.md.
"""

from __future__ import annotations

from downforce.rules.chances import Chances, Maker, judge_views_with
from downforce.worth.judge import PLAYOUTS, Comparison, chances, compare, compare_actions

__all__ = ["PLAYOUTS", "Chances", "Comparison", "Maker", "chances", "compare", "compare_actions"]

judge_views_with(chances)
