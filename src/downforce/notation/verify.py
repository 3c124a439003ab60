"""Checks a game file without the downforce package: python verify.py GAME [--digest HEX] [DECK or TRACK ...]

It deals again from the seed, sells the lots, follows hands, turns, cars and bets, adds up the score, and
compares the file byte for byte with the one way to write that game (docs/notation.md). What powers allow, and
how far a car may go, is left to the engine: `downforce verify` asks both. The deck and the tracks are the files
named, or else those of ../content.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import count, zip_longest
from pathlib import Path
from typing import NamedTuple

CARS, POWERS = "KBGYOR", "aggressive,cunning,determined,strategic,tricky,unpredictable"
HEADS = "Game * Players Seat0 Seat1 Seat2 Seat3 Seat4 Seat5 Options Track Track2 Deck Seed Deal Deal2 Result".split()
HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]{0,30}) "((?:[^"\\]|\\.)*)"\]')
PLAIN = {"auction": "yes", "powers": POWERS, "hands-of-three": "no", "first-home-wins": "no"}
BEGINNER = {"auction": "no", "powers": "none", "hands-of-three": "yes", "first-home-wins": "yes"}
CUNNING = {"en": "stays", "es": "may-swap", "fr": "removed", "pt-PT": "removed", "pt-BR": "must-swap"}
PRIZES, PAYOUTS = (12, 9, 6, 4, 2, 0), ((9, 6, 3), (6, 4, 2), (3, 2, 1))
BID, BET, KEEP, SWAP = r"bid (\w+)( declared)?", "bet ([KBGYOR])", "keep ([a-z-]+)", "swap ([a-z-]+)"
PLAY = r"play (\w+)( reverse)?((?:; \d (?:wild [KBGYOR]|skip|no-skip|(?:move|bonus) [KBGYOR] \w+))*)"


def shuffles(seed: str, piles: Iterable[Iterable[str]]) -> list[list[str]]:
    """The piles, shuffled one after the other: SHA-256 in counter mode, Fisher and Yates from the last place down."""
    key = sha256(b"downforce deal 1\n" + seed.encode()).digest()
    blocks = (sha256(key + number.to_bytes(8, "big")).digest() for number in count())
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    shuffled = [*map(list, piles)]
    for pile in shuffled:
        for size in range(len(pile), 1, -1):
            other = next(word for word in words if word < 2**32 // size * size) % size
            pile[size - 1], pile[other] = pile[other], pile[size - 1]
    return shuffled


def seal(lines: Iterable[str]) -> str:
    """The digest of a text of these lines."""
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


class Source:
    """A deck or track file: ``label`` is what headers call it, ``ends`` says how far ahead each cell ends."""

    def __init__(self, text: str) -> None:
        rows = [words for line in text.splitlines() if (words := line.partition("#")[0].split())]
        head = {"heading": "0", "grid": ""} | {key: " ".join(words) for key, *words in rows}
        keys = ("deck", "version") if "deck" in head else ("track", "version", "title", "heading", "grid")
        body = [row for row in rows if row[0] not in keys]
        body = [[f"{float(word):g}" if word[0].isdigit() else word for word in row] for row in body]
        digest = seal([*(f"{key} {head[key]}" for key in keys), *map(" ".join, body)])
        self.label, self.grid = f"{head[keys[0]]}@{head['version']} {digest}", head["grid"].split()
        self.cards = {name: [(w[0], int(w[1:])) for w in words] for name, *words in body if "deck" in head}
        road = [[*map(int, row[row.index("cells") + 1 :])] for row in body if "cells" in row]
        lanes = [(k, lane, n) for k, section in enumerate(road, 1) for lane, n in enumerate(section)]
        cells = [(k, lane, n, j) for k, lane, n in lanes for j in range(1, n + 1)]
        self.ends = {f"{k}{'abcdefgh'[i]}{j if n > 1 else ''}": (k + j / n, -i) for k, i, n, j in cells}


class Race(NamedTuple):
    """What a race has brought so far."""

    owners: dict[str, int]
    prices: dict[str, int]
    home: list[str]
    bets: list[list[str]]


class Game:
    """A game file, followed line by line. Seats are numbers, cars letters, cards and cells names."""

    def __init__(self, data: bytes, sources: Iterable[Source]) -> None:
        self.lines, self.races, self.written = data.decode().split("\n"), list[Race](), list[str]()
        end = self.lines.index("")
        headers = [found for line in self.lines[:end] if (found := HEADER.fullmatch(line))]
        self.head = {h[1]: re.sub(r"\\(.)", lambda e: "\n" if e[1] == "n" else e[1], h[2]) for h in headers}
        self.moves = [(at, line) for at, line in enumerate(self.lines, 1) if at > end and line][::-1]
        edition, self.mode, *single = self.head["Options"].split()
        self.options = {**(BEGINNER if self.mode == "beginner" else PLAIN), "cunning-for-two": CUNNING[edition]}
        self.options |= dict(word.split("=") for word in single)
        shelf, self.seats = {source.label: source for source in sources}, range(int(self.head["Players"]))
        self.tracks = [shelf[self.head[key]] for key in ("Track", "Track2") if key in self.head]
        deck = shelf[self.head["Deck"]].cards
        self.cards = deck | {f"8{car}": [(car, 8)] for car in CARS}
        out = "cunning" if len(self.seats) == 2 and self.options["cunning-for-two"] == "removed" else "none"
        powers = [power for power in self.options["powers"].split(",") if power not in (out, "none")]
        piles = [CARS, CARS, powers, [*deck]] * len(self.tracks)
        given = ";".join(self.head.get(key, "") for key in ("Deal", "Deal2")).split(";")
        self.deal = [re.findall(r"[\w-]{2,}" if n % 4 > 1 else r"\w", part) for n, part in enumerate(given)]
        ...
