"""Checks a game file without the downforce package: python verify.py GAME [--digest HEX] [DECK or TRACK ...]

It deals the cards again from the seed, plays every action by its own reading of the rules, adds up the score
and compares the file byte for byte with the one way to write that game (docs/notation.md). It needs this file,
the standard library, and the files of the deck and the track: named as above, or else found in ../content.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import count, zip_longest
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
CARS, POWERS = "KBGYOR", "aggressive,cunning,determined,strategic,tricky,unpredictable"
HEADS = "Game * Players Seat0 Seat1 Seat2 Seat3 Seat4 Seat5 Options Track Track2 Deck Seed Deal Deal2".split()
OPTIONS = "auction", "powers", "hands-of-three", "bets", "first-home-wins", "lowest-bid", "cunning-for-two"
MODES = {mode: ("yes", POWERS, "no", "yes", "no") for mode in ("standard", "world-tour")}
MODES |= {"beginner": ("no", "none", "yes", "no", "yes"), "long-distance": ("yes", POWERS, "no", "no", "no")}
EDITIONS = {"en": ("no", "stays"), "es": ("no", "may-swap"), "fr": ("yes", "removed")}
EDITIONS |= {"pt-PT": ("yes", "removed"), "pt-BR": ("yes", "must-swap")}
PRIZES, PAYOUTS = (12, 9, 6, 4, 2, 0), ((9, 6, 3), (6, 4, 2), (3, 2, 1))


class Wrong(Exception):
    """What does not fit, and on which line."""


class Unfinished(Exception):
    """The file has no more actions."""


def shuffles(seed: str, piles: Iterable[Iterable[str]]) -> Iterator[list[str]]:
    """Each pile shuffled: SHA-256 in counter mode, then Fisher and Yates from the last place down."""
    key = sha256(b"downforce deal 1\n" + seed.encode()).digest()
    blocks = (sha256(key + number.to_bytes(8, "big")).digest() for number in count())
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    for pile in map(list, piles):
        for size in range(len(pile), 1, -1):
            other = next(word for word in words if word < 2**32 // size * size) % size
            pile[size - 1], pile[other] = pile[other], pile[size - 1]
        yield pile


def seal(lines: Iterable[str]) -> str:
    """The digest of a text of these lines."""
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


@cache
class Source:
    """A deck file with its cards, or a track file with where its cells lead; ``label`` is what headers call it."""

    def __init__(self, text: str) -> None:
        rows = [words for line in text.splitlines() if (words := line.partition("#")[0].split())]
        head = {"heading": "0"} | {key: " ".join(words) for key, *words in rows}
        keys = ("deck", "version") if "deck" in head else ("track", "version", "title", "heading", "grid")
        body = [[number(word) for word in row] for row in rows if row[0] not in keys]
        lines = [f"{key} {head[key]}" for key in keys] + [" ".join(row) for row in body]
        self.label = f"{head[keys[0]]}@{head['version']} {seal(lines)}"
        self.cards = {f"8{car}": [(car, 8)] for car in CARS}
        if "deck" in head:
            self.cards |= {name: [(word[0], int(word[1:])) for word in words] for name, *words in body}
            return
        self.grid, self.cells = head["grid"].split(), dict[str, Cell]()
        ...


class Game:
    """A game file, played again up to its last action."""

    def __init__(self, data: bytes, sources: Iterable[str]) -> None:
        lines = data.decode().split("\n")
