"""Checks a game file without the downforce package: python verify.py GAME [--digest HEX] [DECK or TRACK file ...]

It deals the cards again from the seed, plays each action by its own reading of the rules, adds up the score, and
compares the file byte for byte with the one way to write that game (docs/notation.md). It needs this file, the
standard library, and the deck and track of the game: named as above, or found in ../content.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import count, zip_longest
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
CARS, POWERS = "KBGYOR", "aggressive cunning determined strategic tricky unpredictable".split()
ORDER = "Game * Players Seat0 Seat1 Seat2 Seat3 Seat4 Seat5 Options Track Track2 Deck Seed Deal Deal2 Result".split()
SWITCHES = dict(
    zip("auction powers hands-of-three bets first-home-wins".split(), "yes * no yes no".split(), strict=True)
)
BEGINNER = dict(zip(SWITCHES, "no none yes no yes".split(), strict=True))
MODES = {"standard": {}, "beginner": BEGINNER, "long-distance": {"bets": "no"}, "world-tour": {}}
EDITIONS = {
    "en": "no stays",
    "es": "no may-swap",
    "fr": "yes removed",
    "pt-PT": "yes removed",
    "pt-BR": "yes must-swap",
}
