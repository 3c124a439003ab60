"""Aggressive (R8.1): a head start for your own car when it leads the card."""

from __future__ import annotations

from downforce.model.cards import SpeedCard
from downforce.model.ids import PowerId
from downforce.rules.powers.base import Power


class Aggressive(Power):
    """Your car may move 1 more when its colour is the first printed line of their card."""

    id = PowerId("aggressive")

    def speeds(self, card: SpeedCard, line: int) -> tuple[int, ...]:
        """One more on the top line, never for a wild (R8.1, R13.12)."""
        first = card.lines[line]
        if line > 0 or first.car is None:
            return (first.speed,)
        return (first.speed, first.speed + 1)
