"""Strategic (R8.4): one line of your own card need not happen."""

from __future__ import annotations

from downforce.model.cards import SpeedCard
from downforce.model.ids import PowerId
from downforce.rules.powers.base import Power


class Strategic(Power):
    """May skip one line of a card, wild or not."""

    id = PowerId("strategic")

    def may_skip(self, card: SpeedCard, skipped: int) -> bool:
        """Once per card."""
        return skipped == 0
