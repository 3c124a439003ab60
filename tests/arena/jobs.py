"""Small jobs that are quick to play, and bots to play them."""

from __future__ import annotations

from typing import Any

import downforce as df
from downforce.arena import Entrant, Job, round_robin, simulation

QUICK = next(iter(df.BOTS))
"""The weakest bot of the ladder: it does not think for long."""
OTHER = [*df.BOTS][1]


def small_simulation(**changes: Any) -> Job:
    """A few games of the weakest bot."""
    wishes: dict[str, Any] = {
        "seed": "test",
        "games": 3,
        "players": [2, 4],
        "tracks": [df.TRACKS["marina-bay"]],
        "modes": ["standard"],
        "editions": ["en"],
        "entrants": [Entrant(QUICK)],
    }
    return simulation(**wishes | changes)


def small_arena(**changes: Any) -> Job:
    """A few deals between two bots."""
    wishes: dict[str, Any] = {
        "seed": "test",
        "deals": 2,
        "players": [3],
        "tracks": [df.TRACKS["marina-bay"]],
        "modes": ["standard"],
        "editions": ["en"],
        "entrants": [Entrant(QUICK), Entrant(OTHER)],
    }
    return round_robin(**wishes | changes)


FIRST_BOT = '''
class First:
    """Takes whatever comes first."""

    def choose(self, view, legal, rng):
        return legal[0]
'''
