"""The five editions as data (RULES section 12)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from downforce.model.registry import Registry


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """What one published edition plays and prints differently."""

    id: str
    lowest_bid: bool  # R3.10: without colour and wild any card may be declared at its lowest number
    cunning_for_two: str  # R9.4
    world_tour_printed: bool
    currency: str
    track_titles: Mapping[str, str] = field(default_factory=dict)

    def money(self, millions: int) -> str:
        """An amount as this edition writes it, a minus sign in front.

        >>> EDITIONS["pt-BR"].money(-3)
        '−$3 mi'
        """
        return ("−" if millions < 0 else "") + self.currency.format(n=abs(millions))


def _read_editions() -> Mapping[str, Edition]:
    text = (Path(__file__).parent / "editions.toml").read_text(encoding="utf-8")
    return MappingProxyType(
        Registry(
            "edition",
            {
                name: Edition(id=name, **{key.replace("-", "_"): value for key, value in values.items()})
                for name, values in tomllib.loads(text).items()
            },
        )
    )


EDITIONS: Mapping[str, Edition] = _read_editions()
"""The printed editions by name: their money, their names of the tracks and where their rules differ."""
