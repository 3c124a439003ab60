"""The levels there are, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from downforce.bots.ace import Ace
from downforce.bots.base import Bot
from downforce.bots.club import Club
from downforce.bots.national import National
from downforce.bots.rookie import Rookie
from downforce.bots.works import Works
from downforce.model.registry import Registry

BOTS: Mapping[str, Bot] = MappingProxyType(
    Registry(
        "bot",
        {"rookie": Rookie(), "club": Club(), "national": National(), "works": Works(), "ace": Ace()},
    )
)
"""The bots of the ladder by name, from the weakest to the strongest."""
