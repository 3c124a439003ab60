"""Checks a game file without the downforce package: python verify.py GAME [--digest HEX] [DECK or TRACK ...]

It deals again from the seed, sells the lots, follows hands, turns, cars and bets, adds up the score, and compares
the file byte for byte with the one way to write that game (docs/notation.md). Powers, and how far a car may go,
are left to the engine: `downforce verify` asks both. Decks and tracks not named are looked for in ../content.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from itertools import count, zip_longest
from pathlib import Path

CARS, POWERS = "KBGYOR", "aggressive,cunning,determined,strategic,tricky,unpredictable"
HEADS = "Game * Players Seat0 Seat1 Seat2 Seat3 Seat4 Seat5 Options Track Track2 Deck Seed Deal Deal2 Result"
HEADER, ESCAPE = re.compile(r'\[([A-Za-z][A-Za-z0-9]{0,30}) "((?:[^"\\]|\\.)*)"\]'), re.compile(r"\\(.)")
PLAIN = {"auction": "yes", "powers": POWERS, "hands-of-three": "no", "first-home-wins": "no"}
BEGINNER = {"auction": "no", "powers": "none", "hands-of-three": "yes", "first-home-wins": "yes"}
CUNNING = {"en": "stays", "es": "may-swap", "fr": "removed", "pt-PT": "removed", "pt-BR": "must-swap"}
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
def source(text: str) -> tuple[str, list[list[str]], list[str], dict[str, tuple[float, int]]]:
    """A deck or track file: what headers call it, its rows, its grid, and how far ahead its cells end."""
    rows = [words for line in text.splitlines() if (words := line.partition("#")[0].split())]
    head = {"heading": "0", "grid": ""} | {key: " ".join(words) for key, *words in rows}
    keys = ("deck", "version") if "deck" in head else ("track", "version", "title", "heading", "grid")
    body = [row for row in rows if row[0] not in keys]
    body = [[f"{float(word):g}" if word[0].isdigit() else word for word in row] for row in body]
    digest = seal([*(f"{key} {head[key]}" for key in keys), *map(" ".join, body)])
    road = [[*map(int, row[row.index("cells") + 1 :])] for row in body if "cells" in row]
    lanes = [(k, lane, n) for k, section in enumerate(road, 1) for lane, n in enumerate(section)]
    cells = [(k, lane, n, j) for k, lane, n in lanes for j in range(1, n + 1)]
    ends = {f"{k}{'abcdefgh'[lane]}{j if n > 1 else ''}": (k + j / n, -lane) for k, lane, n, j in cells}
    return f"{head[keys[0]]}@{head['version']} {digest}", body, head["grid"].split(), ends


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
        self.options = {**(BEGINNER if self.mode == "beginner" else PLAIN), "cunning-for-two": CUNNING[edition]}
        self.options |= dict(word.split("=") for word in single)
        shelf = {source(text)[0]: source(text) for text in sources}
        self.tracks = [shelf[self.head[key]] for key in ("Track", "Track2") if key in self.head]
        deck = {name: [(w[0], int(w[1:])) for w in words] for name, *words in shelf[self.head["Deck"]][1]}
        self.cards, self.seats = deck | {f"8{c}": [(c, 8)] for c in CARS}, range(int(self.head["Players"]))
        out = "cunning" if len(self.seats) == 2 and self.options["cunning-for-two"] == "removed" else "none"
        powers = [power for power in self.options["powers"].split(",") if power not in (out, "none")]
        piles = [CARS, CARS, powers, [*deck]] * len(self.tracks)
        deal = ";".join(self.head[key] for key in ("Deal", "Deal2") if key in self.head).split(";")
        self.deal = [re.findall(r"[\w-]{2,}" if n % 4 > 1 else r"\w", part) for n, part in enumerate(deal)]
        self.deal = [*shuffles(self.head["Seed"], piles)] if "Seed" in self.head else self.deal
        if [*map(sorted, self.deal)] != [*map(sorted, piles)]:
            raise ValueError("the deal does not hold every car, power and card once")
        # What each race has brought: owners and prices by car, cars home in order, bets by seat.
        self.races = list[tuple[dict[str, int], dict[str, int], list[str], list[list[str]]]]()

    def take(
        self, seats: Iterable[int], form: str, hands: Sequence[list[str]] = (), *, opens: bool = True
    ) -> dict[int, tuple[str, ...]]:
        """The next actions: one of each seat, in any order, of this form, with a card of its hand."""
        waiting, taken = [*seats], dict[int, tuple[str, ...]]()
        while waiting:
            if not self.moves:
                raise EOFError
            line, text = self.moves.pop()
            seat = next((seat for seat in waiting if text.startswith(f"{seat} ")), -1)
            found = re.fullmatch(form, text[2:]) if seat >= 0 else None
            if not found or (hands and found[1] not in hands[seat]):
                raise ValueError(f"line {line}: {text!r} is not possible here")
            self.written += [[]] if opens and not taken else []
            self.written[-1].append(text)
            waiting.remove(seat)
            taken[seat] = found.groups("")
        return taken

    def auction(self, lots: list[str], hands: list[list[str]]) -> None:
        """Sells the lots, then those set aside (R3)."""
        (owners, prices, _, _), aside, last = self.races[-1], list[str](), -1
        while (carless := [seat for seat in self.seats if seat not in owners.values()]) or lots:
            first, left = bool(lots), len(lots) + len(aside)
            car, offers = (lots or aside).pop(0), [(0, 0, False, 0, -1)]
            if (left, len(carless)) != (1, 1):  # else nobody bids (R3.8)
                asked = self.seats if first and left > len(carless) else carless
                for seat, (card, declared) in self.take(asked, r"bid (\w+)( declared)?", hands).items():
                    lines, distance = self.cards[card], (seat - last - 1) % len(self.seats)
                    shown = [n for mark, n in lines if mark == ("*" if declared else car)]
                    amount = max(shown or [min(n for _, n in lines) if declared else 0])
                    offers.append((amount, len(lines), "*" not in dict(lines), -distance, seat))
            price, _, _, _, seat = max(offers)
            if not price and len(offers) > 1 and (first or left > len(carless)):
                aside += [car] if first else []
                continue
            if not price:
                seat = carless[0]
                numbers = [line for card in hands[seat] if card[0] != "8" for line in self.cards[card]]
                found = ([n for mark, n in numbers if mark in wanted] for wanted in (car, "*", CARS + "*"))
                price = min(next(filter(None, found)))
            owners[car], prices[car], last = seat, price, seat
            hands[seat].append(f"8{car}")

    def race(self, track: ..., grid: list[str], lots: list[str], _: list[str], cards: list[str]) -> list[str]:
        """One race from its deal to its last card; returns the cars, the one farthest ahead first."""
        self.races.append(({}, {}, [], [[] for _ in self.seats]))
        (owners, prices, home, bets), players = self.races[-1], len(self.seats)
        three = self.options["hands-of-three"] == "yes"
        size = 3 if three else 42 // players
        hands = [cards[seat * size :][:size] for seat in self.seats]
        piles = [cards[players * size :] if three else []] * players
        if self.options["auction"] == "yes":
            self.auction(lots, hands)
        else:  # R10.1 a
            owners |= {car: at // (6 // players) for at, car in enumerate(lots[: 6 // players * players])}
            prices |= dict.fromkeys(owners, 0)
            hands = [hand + [f"8{car}" for car in owners if owners[car] == s] for s, hand in enumerate(hands)]
        while self.moves and (found := re.match(r"(\d) (keep|swap) ", self.moves[-1][1])):
            fresh = found[2] == "swap" or " keep " not in self.written[-1][-1]
            self.take([int(found[1])], r"(keep|swap) [a-z-]+", opens=fresh)
        for seat in self.seats if players == 2 and not three else ():  # R9.2
            hands[seat], piles[seat] = hands[seat][:7] + hands[seat][21:], hands[seat][7:21]
        self.written += [[]] if self.written and self.moves else []
        # Turns, until all cars are home, one that wins is (R10.1 e), or no cards are left.
        place, laps, ends = dict(zip(grid, track[2], strict=True)), dict.fromkeys(CARS, 0), track[3]
        seat = next((owners[car] for car in grid if car in owners), 0)
        while True:
            ((card, _),) = self.take([seat], r"play (\w+)( reverse)?", hands).values()
            hands[seat].remove(card)
            while self.moves and (found := re.match(r"(\d) (wild|skip|no-skip|move|bonus)", self.moves[-1][1])):
                form = r"(?:wild [KBGYOR]|skip|no-skip|(?:move|bonus) ([KBGYOR]) (\w+))"
                ((car, cell),) = self.take([int(found[1])], form, opens=False).values()
                if cell == "finish":
                    home.append(car)
                    del place[car]
                elif cell and cell != "none":
                    laps[car] += ends[cell] <= ends[place[car]]
                    place[car] = cell
            # After a card (R13.9): hands that go out, drawing, bets, the next turn.
            racing = {owners.get(car) for car in place}
            for out in {owners[car] for car in home if car in owners} - racing:
                hands[out], piles[out] = [], piles[out] if three else []
            if piles[seat] and seat in racing and (players > 2 or card[0] != "8"):
                hands[seat].append(piles[seat].pop(0))
            while self.moves and " bet " in self.moves[-1][1]:
                for better, (car,) in self.take(self.seats, r"bet ([KBGYOR])").items():
                    bets[better].append(car)
            if not self.moves and "Result" not in self.head:
                raise EOFError
            won = self.options["first-home-wins"] == "yes" and any(car in owners for car in home)
            if won or len(home) == 6 or not any(hands):
                return home + sorted(place, key=lambda car: (laps[car], ends[place[car]]), reverse=True)
            seat = next(s % players for s in count(seat + 1) if hands[s % players])

    def result(self, order: list[str]) -> str:
        """Money and winners (R7), or places alone where money does not decide (R13.11)."""
        ranks, money_decides = [], self.options["first-home-wins"] == "no" and self.mode != "long-distance"
        for seat in self.seats:
            money, best = 0, 6
            for owners, prices, home, bets in self.races:
                own = [car for car in owners if owners[car] == seat]
                places = [home.index(car) for car in own if car in home]
                money += sum(PRIZES[place] for place in places) - sum(prices[car] for car in own)
                paid = zip(bets[seat], PAYOUTS, strict=False)
                money += sum(payout[home.index(car)] for car, payout in paid if car in home[:3])
                best = min([best, *places])
            ranks.append((-money, best) if money_decides else (0, min(map(order.index, own))))
        winners = [str(seat) for seat in self.seats if ranks[seat] == min(ranks)]
        return " ".join([*(f"{seat}:{-rank[0]}" for seat, rank in enumerate(ranks)), "won", *winners])


def verify(data: bytes, sources: Iterable[str], shown: str = "") -> Game:
    """Follows a game and compares it with its file, and with the digest that players were shown."""
    game = Game(data, sources)
    head = ...
