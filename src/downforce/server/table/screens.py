"""Big screens: they look at a table as a visitor that never has a seat."""

from __future__ import annotations

from typing import Final

_PREFIX: Final = "screen."
"""No id of a person contains a dot."""
SCREEN_WITHOUT_TIE: Final = ""
"""A window that shows a table to those who have its link: like any spectator, whatever its cookie says."""


def screen_visitor(name: str) -> str:
    """What a big screen is called as a visitor.

    >>> screen_visitor("a1b2"), is_screen(screen_visitor("a1b2")), is_screen("a1b2")
    ('screen.a1b2', True, False)
    """
    return _PREFIX + name


def is_screen(visitor: str) -> bool:
    """Whether a visitor is a big screen."""
    return visitor.startswith(_PREFIX)
