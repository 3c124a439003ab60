"""Play at the table of a server from your own program. See docs/write-a-bot.md.

``play_table`` plays a whole game with a ``Bot``. Below it, ``Link`` is the socket that survives cuts, and
``Seen`` what it has told so far, with the view as the engine knows it.
"""

from __future__ import annotations

from downforce.client.deal import DealWitness
from downforce.client.errors import BadMessage, Lost, RequestRefused, UnfairDeal
from downforce.client.link import Link, new_id
from downforce.client.player import Player, play, play_table, sit_down
from downforce.client.routes import find_table, new_token, open_table
from downforce.client.seen import Gap, Seen, read_message
from downforce.server.wire.settings import Pace, Settings

__all__ = [
    "BadMessage",
    "DealWitness",
    "Gap",
    "Link",
    "Lost",
    "Pace",
    "Player",
    "RequestRefused",
    "Seen",
    "Settings",
    "UnfairDeal",
    "find_table",
    "new_id",
    "new_token",
    "open_table",
    "play",
    "play_table",
    "read_message",
    "sit_down",
]
