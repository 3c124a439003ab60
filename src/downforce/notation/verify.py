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
class Source:
    """A deck file and its cards, or a track file and where its cells end. ``label`` is what headers call it."""

    def __init__(self, text: str) -> None:
        rows = [words for line in text.splitlines() if (words := line.partition("#")[0].split())]
        head = {"heading": "0"} | {key: " ".join(words) for key, *words in rows}
        keys = ("deck", "version") if "deck" in head else ("track", "version", "title", "heading", "grid")
        body = [row for row in rows if row[0] not in keys]
        body = [[f"{Decimal(w).normalize():f}" if w[0].isdigit() else w for w in row] for row in body]
        canonical = [*(f"{key} {head[key]}" for key in keys), *map(" ".join, body)]
        self.label = f"{head[keys[0]]}@{head['version']} {seal(canonical)}"
        self.cards = {name: [(w[0], int(w[1:])) for w in words] for name, *words in body if "deck" in head}
        self.grid, self.bets, self.ends = head.get("grid", "").split(), [0], dict[str, tuple[Fraction, int]]()
        for row in body if "grid" in head else ():
            if row == ["bet"]:
                self.bets.insert(-1, self.bets[-1])  # the last item counts the sections
                continue
            for lane, n in enumerate(map(int, row[row.index("cells") + 1 :])):
                for j in range(n):
                    name = f"{self.bets[-1] + 1}{'abcdefgh'[lane]}{j + 1 if n > 1 else ''}"
                    self.ends[name] = self.bets[-1] + Fraction(j + 1, n), -lane
            self.bets[-1] += 1


class Game:
    """A game file, followed from its deal to its last action. What does not fit raises a ``ValueError``."""

    def __init__(self, data: bytes, sources: Iterable[str]) -> None:
        self.lines, self.written = data.decode().split("\n"), list[list[str]]()
        end = self.lines.index("")
        headers = [found for line in self.lines[:end] if (found := HEADER.fullmatch(line))]
        self.head = {h[1]: ESCAPE.sub(lambda e: "\n" if e[1] == "n" else e[1], h[2]) for h in headers}
        moves = ((at, move) for at, line in enumerate(self.lines[end:], end + 1) for move in line.split(";"))
        self.moves = [(at, " ".join(move.split())) for at, move in moves if move.strip()][::-1]
        edition, self.mode, *single = self.head["Options"].split()
        self.options = dict(zip(OPTIONS, MODES[self.mode] + EDITIONS[edition], strict=True))
        self.options |= dict(word.split("=") for word in single)
        self.seats = range(int(self.head["Players"]))
        shelf = {source.label: source for source in map(Source, sources)}
        deck, tracks = shelf[self.head["Deck"]], [self.head[key] for key in ("Track", "Track2") if key in self.head]
        self.cards = deck.cards | {f"8{car}": [(car, 8)] for car in CARS}
        out = "cunning" if len(self.seats) == 2 and self.options["cunning-for-two"] == "removed" else "none"
        self.powers = [power for power in self.options["powers"].split(",") if power not in (out, "none")]
        piles = [CARS, CARS, self.powers, [*deck.cards]] * len(tracks)
        if "Seed" in self.head:
            self.deal = [*shuffles(self.head["Seed"], piles)]
        else:
            given = [part for key in ("Deal", "Deal2") for part in self.head.get(key, "").split(";")]
            self.deal = [re.findall(r"[\w-]{2,}" if at % 4 > 1 else ".", part) for at, part in enumerate(given)]
        if [*map(sorted, self.deal)] != [*map(sorted, piles)]:
            raise ValueError("the deal does not hold every car, power and card once")
        self.races = [Race(self, shelf[track], self.deal[4 * n : 4 * n + 4]) for n, track in enumerate(tracks)]

    def take(self, patterns: Mapping[int, str], *, opens: bool = True) -> list[tuple[int, ...]]:
        """The next actions, one of each seat in any order, each of the form its seat may use."""
        taken = dict[int, tuple[str, ...]]()
        while len(taken) < len(patterns):
            if not self.moves:
                raise EOFError
            line, text = self.moves.pop()
            seat = int(text[0]) if text[0] in "012345" else -1
            found = re.fullmatch(patterns[seat], text[2:]) if seat in patterns and seat not in taken else None
            if not found:
                raise ValueError(f"line {line}: {text!r} is not possible here")
            self.written += [[]] if opens and not taken else []
            self.written[-1].append(text)
            taken[seat] = found.groups("")
        return taken


class Race:
    """One race. Seats are numbers, cars letters, cards and cells names."""

    def __init__(self, game: Game, track: Source, deal: list[list[str]]) -> None:
        self.game, self.track, self.deal, self.seats = game, track, deal, game.seats
        self.owners, self.prices, self.home = dict[str, int](), dict[str, int](), list[str]()
        self.powers, self.bets = [list[str]() for _ in self.seats], [list[str]() for _ in self.seats]
        self.place, self.laps = dict(zip(deal[0], track.grid, strict=True)), dict.fromkeys(CARS, 0)
        size = 3 if game.options["hands-of-three"] == "yes" else 42 // len(self.seats)
        self.hands = [deal[3][seat * size : seat * size + size] for seat in self.seats]
        self.piles = [deal[3][len(self.seats) * size :] if size == 3 else []] * len(self.seats)

    def play(self) -> None:
        """The cars find owners, each seat has one power, and turns are taken until the race is over."""
        options, (grid, cars, powers, _) = self.game.options, self.deal
        if options["auction"] == "yes":
            self.auction([*zip_longest(cars, powers, fillvalue="")])
        else:
            each = 6 // len(self.seats)
            for at, car in enumerate(cars[: each * len(self.seats)]):
                self.give(at // each, car, "".join(powers[at // each:][:1]) if at % each == 0 else "", 0)
        asked = {seat: f"keep ({'|'.join(held)})" for seat, held in enumerate(self.powers) if len(held) > 1}
        for seat, (power,) in self.game.take(asked).items():
            self.powers[seat] = [power]
        free = [power for power in powers if [power] not in self.powers]
        if len(self.seats) == 2 and "swap" in options["cunning-for-two"] and free and ["cunning"] in self.powers:
            seat, no = self.powers.index(["cunning"]), "none" if options["cunning-for-two"] == "may-swap" else ""
            ...
        if len(self.seats) == 2 and len(self.piles[0]) ...
        self.game.written += [[]] if self.game.written else []
        seat = next((self.owners[car] for car in grid if car in self.owners), 0)
        while self.turn(seat):
            seat = next(s % len(self.seats) for s in count(seat + 1) if self.hands[s % len(self.seats)])

    def give(self, seat: int, car: str, power: str, price: int) -> None:
        """A car changes hands, with its Speed-8 card and power."""
        self.owners[car], self.prices[car] = seat, price
        self.hands[seat].append(f"8{car}")
        self.powers[seat] += [power] if power else []

    def auction(self, lots: list[tuple[str, str]]) -> None:
        """Sells the lots, then those set aside (R3)."""
        aside, last = list[tuple[str, str]](), -1
        while (carless := [seat for seat in self.seats if seat not in self.owners.values()]) or lots:
            first, left = bool(lots), len(lots) + len(aside)
            (car, power), offers = (lots or aside).pop(0), [(0, 0, False, 0, 0)]
            asked = carless if not first or left == len(carless) else self.seats
            if (left, len(carless)) != (1, 1):
                bids = {seat: f"bid ({'|'.join(self.hands[seat])})( declared)?" for seat in asked}
                for seat, (card, declared) in self.game.take(bids).items():
                    lines = self.game.cards[card]
                    numbers = [n for mark, n in lines if mark == ("*" if declared else car)]
                    bid = max(numbers or [min(n for _, n in lines) if declared else 0])
                    after = (last - seat) % len(self.seats)
                    offers.append((bid, len(lines), "*" not in dict(lines), after, seat))
            price, *_, seat = max(offers)
            if not price and (len(offers) == 1 or (not first and left == len(carless))):
                ...
