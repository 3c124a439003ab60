"""Unpredictable (R8.6): wilds that know no shame."""

from __future__ import annotations

from downforce.model.cards import SpeedCard
from downforce.model.ids import CARS, Car, PowerId
from downforce.rules.powers.base import Power


class Unpredictable(Power):
    """Wilds may also name a colour that is on the card; two wilds still name two colours."""

    id = PowerId("unpredictable")

    def namable(self, card: SpeedCard) -> tuple[Car, ...]:
        """All six."""
        return CARS
