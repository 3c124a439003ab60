"""Programs that play a seat. Each is given its view of the game and nothing else."""

from __future__ import annotations

from downforce.bots.base import Bot
from downforce.bots.registry import BOTS

__all__ = ["BOTS", "Bot"]
