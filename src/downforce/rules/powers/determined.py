"""Determined (R8.3): flat out on the straights."""

from __future__ import annotations

from downforce.model.ids import PowerId
from downforce.model.track import Cell
from downforce.rules.powers.base import Power


class Determined(Power):
    """A move over rectangular spaces only earns their own car a bonus move of 2."""

    id = PowerId("determined")

    def bonus_steps(self, path: tuple[Cell, ...]) -> int:
        """Two spaces if at least one was entered and all of them were rectangles."""
        return 2 if path and all(cell.rectangle for cell in path) else 0
