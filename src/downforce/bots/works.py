"""Works: drives every card to its last line in the mind, and judges what the race would then look like.

What it looks at is the outlook: the chance to win the game, and the prizes to be expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from downforce.bots.driver import Driver
from downforce.bots.judge import Judge, Taste, pick
from downforce.bots.national import TASTE
from downforce.bots.outlook import Outlook
from downforce.bots.tactics import winning
from downforce.rules.actions import Action
from downforce.rules.state import Phase
from downforce.rules.view import View

BOLDNESS = (-1, -2, 0, 1, 1)
"""What it bids more than National for an average car, with 2 to 6 players.

With few players a car brings little more than its prize, so cheap cars win. With many the game is won by whoever
owns the first car home, so a good car is worth a million more.
"""
AT_A_GLANCE = (Phase.BID, Phase.KEEP_POWER, Phase.SWAP_POWER, Phase.BET)


class Works:
    """Bids by the number of players, and plays what gives the best chance to win the game."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action with the best outlook; in the auction and for bets the judge's choice."""
        if len(legal) == 1:
            return legal[0]
        if view.state.phase in AT_A_GLANCE:
            return pick(Judge(view, at_the_table(view)), view, legal, rng)
        won = winning(view, legal)
        if won is not None:
            return won
        driver = Driver(Outlook(view))
        return max(legal, key=lambda action: driver.after(view.state, action))


def at_the_table(view: View) -> Taste:
    """National's taste, with prices for this number of players."""
    return TASTE._replace(boldness=BOLDNESS[view.state.players - 2])
