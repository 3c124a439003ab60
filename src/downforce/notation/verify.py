"""Checks a game file without the downforce package: python verify.py GAME [--digest HEX] [DECK or TRACK ...]

It deals again from the seed, sells the lots, follows hands, turns, cars and bets, adds up the score, and
compares the file byte for byte with the one way to write that game (docs/notation.md). Only where a car may go
is left to the engine: `downforce verify` asks both. Decks and tracks not named are looked for in ../content.
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

CARS, POWERS = "KBGYOR", "aggressive,cunning,determined,strategic,tricky,unpredictable"
HEADS = "Game * Players Seat0 Seat1 Seat2 Seat3 Seat4 Seat5 Options Track Track2 Deck Seed Deal Deal2".split()
HEADER, ESCAPE = re.compile(r'\[([A-Za-z][A-Za-z0-9]{0,30}) "((?:[^"\\]|\\.)*)"\]'), re.compile(r"\\(.)")
OPTIONS = "auction", "powers", "hands-of-three", "bets", "first-home-wins", "lowest-bid", "cunning-for-two"
MODES = {mode: ("yes", POWERS, "no", "yes", "no") for mode in ("standard", "world-tour")}
MODES |= {"beginner": ("no", "none", "yes", "no", "yes"), "long-distance": ("yes", POWERS, "no", "no", "no")}
EDITIONS = {"en": ("no", "stays"), "es": ("no", "may-swap"), "fr": ("yes", "removed")}
EDITIONS |= {"pt-PT": ("yes", "removed"), "pt-BR": ("yes", "must-swap")}
PRIZES, PAYOUTS = (12, 9, 6, 4, 2, 0), ((9, 6, 3), (6, 4, 2), (3, 2, 1))


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
def source(text: str) -> tuple[str, dict[str, str], list[list[str]]]:
    """A deck or track file: what headers call it, its own headers, and its cards or sections."""
    rows = [words for line in text.splitlines() if (words := line.partition("#")[0].split())]
    head = {"heading": "0"} | {key: " ".join(words) for key, *words in rows}
    keys = ("deck", "version") if "deck" in head else ("track", "version", "title", "heading", "grid")
    body = [row for row in rows if row[0] not in keys]
    body = [[f"{Decimal(w).normalize():f}" if w[0].isdigit() else w for w in row] for row in body]
    label = seal([*(f"{key} {head[key]}" for key in keys), *map(" ".join, body)])
    return f"{head[keys[0]]}@{head['version']} {label}", head, [row for row in body if row != ["bet"]]


class Game:
    """A game file, followed from its deal to its last action. What does not fit raises a ``ValueError``."""

    def __init__(self, data: bytes, sources: Iterable[str]) -> None:
        self.lines, self.written, self.finished = data.decode().split("\n"), list[list[str]](), False
        end = self.lines.index("")
        headers = [found for line in self.lines[:end] if (found := HEADER.fullmatch(line))]
        self.head = {h[1]: ESCAPE.sub(lambda e: "\n" if e[1] == "n" else e[1], h[2]) for h in headers}
        moves = ((at, move) for at, line in enumerate(self.lines[end:], end + 1) for move in line.split(";"))
        self.moves = [(at, " ".join(move.split())) for at, move in moves if move.strip()][::-1]
        edition, self.mode, *single = self.head["Options"].split()
        self.options = dict(zip(OPTIONS, MODES[self.mode] + EDITIONS[edition], strict=True))
        self.options |= dict(word.split("=") for word in single)
        shelf = {label: (head, body) for label, head, body in map(source, sources)}
        deck = {name: [(w[0], int(w[1:])) for w in words] for name, *words in shelf[self.head["Deck"]][1]}
        self.cards, self.seats = deck | {f"8{c}": [(c, 8)] for c in CARS}, range(int(self.head["Players"]))
        tracks = [shelf[self.head[key]] for key in ("Track", "Track2") if key in self.head]
        out = "cunning" if len(self.seats) == 2 and self.options["cunning-for-two"] == "removed" else "none"
        powers = [power for power in self.options["powers"].split(",") if power not in (out, "none")]
        piles = [CARS, CARS, powers, [*deck]] * len(tracks)
        deal = ";".join(self.head[key] for key in ("Deal", "Deal2") if key in self.head).split(";")
        self.deal = [re.findall(r"[\w-]{2,}" if n % 4 > 1 else r"\w", part) for n, part in enumerate(deal)]
        if "Seed" in self.head:
            self.deal = [*shuffles(self.head["Seed"], piles)]
        if [*map(sorted, self.deal)] != [*map(sorted, piles)]:
            raise ValueError("the deal does not hold every car, power and card once")
        self.races = [Race(self, *tracks[at], *self.deal[4 * at : 4 * at + 4]) for at in range(len(tracks))]

    def take(self, patterns: Mapping[int, str], *, opens: bool = True) -> dict[int, tuple[str, ...]]:
        """The next actions, one of each seat in any order, each of a form that is open to its seat."""
        taken = dict[int, tuple[str, ...]]()
        while len(taken) < len(patterns):
            if not self.moves:
                raise EOFError
            line, text = self.moves.pop()
            waiting = [seat for seat in patterns if seat not in taken and text.startswith(f"{seat} ")]
            found = re.fullmatch(patterns[waiting[0]], text[2:]) if waiting else None
            if not found:
                raise ValueError(f"line {line}: {text!r} is not possible here")
            self.written += [[]] if opens and not taken else []
            self.written[-1].append(text)
            taken[waiting[0]] = found.groups("")
        return taken


class Race:
    """One race. Seats are numbers, cars letters, cards and cells names."""

    def __init__(self, game: Game, head: dict[str, str], road: list[list[str]], *deal: list[str]) -> None:
        self.game, self.road, self.seats = game, road, game.seats
        self.grid, self.lots, self.free, cards = deal
        self.owners, self.prices, self.home = dict[str, int](), dict[str, int](), list[str]()
        self.powers, self.bets = [list[str]() for _ in self.seats], [list[str]() for _ in self.seats]
        self.place, self.laps = dict(zip(self.grid, head["grid"].split(), strict=True)), dict.fromkeys(CARS, 0)
        self.three = game.options["hands-of-three"] == "yes"
        size = 3 if self.three else 42 // len(self.seats)
        self.hands = [cards[seat * size :][:size] for seat in self.seats]
        self.piles = [cards[len(self.seats) * size :] if self.three else []] * len(self.seats)

    def give(self, seat: int, car: str, power: str, price: int) -> None:
        """A car changes hands, with its Speed-8 card and power."""
        self.owners[car], self.prices[car] = seat, price
        self.hands[seat].append(f"8{car}")
        self.powers[seat] += [power] if power else []

    def auction(self) -> None:
        """Sells the lots, then those set aside (R3)."""
        lots, aside, last = [*zip_longest(self.lots, self.free, fillvalue="")], list[tuple[str, str]](), -1
        while (carless := [seat for seat in self.seats if seat not in self.owners.values()]) or lots:
            first, left, offers = bool(lots), len(lots) + len(aside), list[tuple[int, int, bool, int, int]]()
            car, power = (lots or aside).pop(0)
            if (left, len(carless)) != (1, 1):
                asked = self.seats if first and left > len(carless) else carless
                bids = {seat: f"bid ({'|'.join(self.hands[seat])})( declared)?" for seat in asked}
                for seat, (card, declared) in self.game.take(bids).items():
                    lines, mark = self.game.cards[card], "*" if declared else car
                    bid = max([n for m, n in lines if m == mark] or [min(lines, key=...)])
