"""Random play for tests, without hypothesis: tracks, options worth trying, and styles of deciding."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from random import Random

import downforce as df
from downforce.rules.options import CunningForTwo
from downforce.rules.phases.auction import bid_amount
from downforce.rules.powers import PRINTED_POWERS

TRACK_NAMES: tuple[str, ...] = ("ring", "oval", *df.TRACKS)
"""The tracks of the tests first: a failure shrinks to the smaller ones."""

SWITCHES: Mapping[str, tuple[object, ...]] = {
    "auction": (True, False),
    "powers": (True, False, "cunning", ("tricky", "strategic"), PRINTED_POWERS[::-1]),
    "hands_of_three": (False, True),
    "bets": (True, False),
    "first_home_wins": (False, True),
    "lowest_bid": (False, True),
    "cunning_for_two": tuple(CunningForTwo),
}
"""Every single option with values worth trying."""


class Style(StrEnum):
    """How the seats of a random game decide. Rare corners of the auction need a little help."""

    ANY = "any"  # any legal action
    SHY = "shy"  # passes in the auction while it can
    EAGER = "eager"  # bids in the auction if it can, by declaring if it must


def choose(state: df.GameState, rng: Random, style: Style = Style.ANY) -> df.Action:
    """A legal action of one of the seats that are asked."""
    legal = df.legal_actions(state, rng.choice(state.asked))
    lot = state.open_lot
    if lot is not None and style is not Style.ANY and rng.random() < 0.9:
        bids = [a for a in legal if isinstance(a, df.Bid) and bid_amount(a, lot) is not None]
        legal = tuple(bids if style is Style.EAGER else [a for a in legal if a not in bids]) or legal
    return rng.choice(legal)
