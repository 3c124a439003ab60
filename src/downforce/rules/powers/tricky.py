"""Tricky (R8.5): the card upside down."""

from __future__ import annotations

from downforce.model.cards import SpeedCard
from downforce.model.ids import PowerId
from downforce.rules.powers.base import Power


class Tricky(Power):
    """May resolve their own card bottom to top, all of it."""

    id = PowerId("tricky")

    def may_reverse(self, card: SpeedCard) -> bool:
        """Whenever there are two lines to swap (R13.5)."""
        return len(card.lines) > 1
