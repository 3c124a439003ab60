"""The header of a game file that says which actions were chosen with advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

HEADER = "Advice"


def headers(numbers: Sequence[int]) -> Mapping[str, str]:
    """The header for these actions, counted from 1; none if there was no advice.

    >>> headers([3, 17])
    {'Advice': '3 17'}
    """
    return {HEADER: " ".join(map(str, numbers))} if numbers else {}


def advised(headers: Mapping[str, str]) -> frozenset[int]:
    """The numbers of the actions that were chosen with advice; what is no number is passed over."""
    words = headers.get(HEADER, "").split()
    return frozenset(int(word) for word in words if word.isdecimal() and word.isascii() and len(word) < 6)
