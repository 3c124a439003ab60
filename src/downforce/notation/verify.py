"""Checks a game file without the downforce package: python verify.py GAME [--digest HEX] [DECK or TRACK ...]

It deals again from the seed, follows auction, cards, cars and bets, adds up the score and compares each byte
with docs/notation.md. Powers and distances it leaves to the engine. Decks, tracks: as named, or ../content.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import count, zip_longest
from pathlib import Path

CARS, POWERS = "KBGYOR", "aggressive,cunning,determined,strategic,tricky,unpredictable"
HEADS = "Game * Players Seat0 Seat1 Seat2 Seat3 Seat4 Seat5 Options Track Track2 Deck Seed Deal Deal2 Result"
HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]{0,30}) "((?:[^"\\]|\\.)*)"\]')
PLAIN = {"auction": "yes", "powers": POWERS, "hands-of-three": "no", "first-home-wins": "no"}
BEGINNER = {"auction": "no", "powers": "none", "hands-of-three": "yes", "first-home-wins": "yes"}
CHOICE, ESCAPED = "[0-5] keep [a-z-]+(; [0-5] keep [a-z-]+)*|[0-5] swap [a-z-]+", {"n": "\n", "r": "\r"}
PLAY = rf"play (\w+)(?: reverse)?((?:; [0-5] (?:wild [{CARS}]|skip|no-skip|(?:move|bonus) [{CARS}] \w+))*)"
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


class Source:
    """A deck or track file. ``label`` is what headers call it; ``ends`` tells how far ahead a cell is."""

    def __init__(self, text: str) -> None:
        rows = [words for line in text.splitlines() if (words := line.partition("#")[0].split())]
        head = {"heading": "0", "grid": ""} | {key: " ".join(words) for key, *words in rows}
        keys = ("deck", "version") if "deck" in head else ("track", "version", "title", "heading", "grid")
        body = [[f"{float(w):g}" if w[0].isdigit() else w for w in row] for row in rows if row[0] not in keys]
        digest = seal([*(f"{key} {head[key]}" for key in keys), *map(" ".join, body)])
        self.label, self.grid = f"{head[keys[0]]}@{head['version']} {digest}", head["grid"].split()
        self.cards = {name: [(w[0], int(w[1:])) for w in words] for name, *words in body if "deck" in head}
        road = [[*map(int, row[row.index("cells") + 1 :])] for row in body if "cells" in row]
        cells = [(k, i, n, j + 1) for k, s in enumerate(road, 1) for i, n in enumerate(s) for j in range(n)]
        self.ends = {f"{k}{'abcdefgh'[i]}{j if n > 1 else ''}": (k + j / n, -i) for k, i, n, j in cells}


class Game:
    """A game file, followed line by line. Seats are numbers, cars letters, cards and cells names."""

    def __init__(self, data: bytes, sources: Iterable[Source], shown: str = "") -> None:
        self.lines, self.written, self.result = data.decode().split("\n"), list[str](), ""
        headers = [h for line in self.lines if (h := HEADER.fullmatch(line)) and h[1] != "Digest"]
        self.head = {h[1]: re.sub(r"\\(.)", lambda e: ESCAPED.get(e[1], e[1]), h[2]) for h in headers}
        self.moves = [(at, line) for at, line in enumerate(self.lines, 1) if line and line[0] != "["][::-1]
        edition, self.mode, *single = self.head["Options"].split()
        self.options = {"cunning-for-two": "removed" if edition in ("fr", "pt-PT") else "stays"}
        self.options |= (BEGINNER if self.mode == "beginner" else PLAIN) | dict(w.split("=") for w in single)
        shelf = {source.label: source for source in sources}
        self.tracks = [shelf[self.head[key]] for key in ("Track", "Track2") if key in self.head]
        deck, self.seats = shelf[self.head["Deck"]].cards, range(2 + [*"23456"].index(self.head["Players"]))
        self.cards = deck | {f"8{car}": [(car, 8)] for car in CARS}
        out = "cunning" if len(self.seats) == 2 and self.options["cunning-for-two"] == "removed" else "none"
        powers = [power for power in self.options["powers"].split(",") if power not in (out, "none")]
        given = ";".join(self.head[key] for key in ("Deal", "Deal2") if key in self.head).split(";")
        self.deal = [re.findall(r"[\w-]{2,}" if n % 4 > 1 else r"\w", part) for n, part in enumerate(given)]
        if "Seed" in self.head:
            self.deal = [*shuffles(self.head["Seed"], [CARS, CARS, powers, [*deck]] * len(self.tracks))]
        self.races = list[tuple[dict[str, int], dict[str, int], list[str], list[list[str]]]]()
        with suppress(LookupError):  # the actions end before the game does
            orders = [self.race(track, *self.deal[4 * n : 4 * n + 4]) for n, track in enumerate(self.tracks)]
            self.result = self.scored(orders[-1]) if "Result" in self.head else ""
        self.compare(shown)

    def take(self, seats: Iterable[int], form: str, *hands: list[str]) -> dict[int, list[str]]:
        """The next line: an action of each seat, in any order, of this form, with a card of its hand."""
        number, line = self.moves.pop()
        found = [re.fullmatch(f"([0-5]) {form}", p) for p in ([line] if form == PLAY else line.split("; "))]
        taken = {int(part[1]): [*part.groups("")][1:] for part in found if part and int(part[1]) in seats}
        if len(taken) < len(found) or (hands and any(taken[seat][0] not in hands[seat] for seat in taken)):
            raise ValueError(f"line {number}: {line!r:.90} is not possible here")
        self.written.append(line)
        return taken if len(taken) == len([*seats]) else self.take([], "")  # nothing may follow

    def auction(self, lots: list[str], hands: list[list[str]]) -> None:
        """Sells the lots, then those set aside (R3)."""
        (owners, prices, _, _), aside, last = self.races[-1], list[str](), -1
        while (carless := [seat for seat in self.seats if seat not in owners.values()]) or lots:
            first, left = bool(lots), len(lots) + len(aside)
            car, offers = (lots or aside).pop(0), [(0, 0, False, 0, -1)]
            if (left, len(carless)) != (1, 1):  # else nobody bids (R3.8)
                asked = self.seats if first and left > len(carless) else carless
                for seat, (card, declared) in self.take(asked, r"bid (\w+)( declared)?", *hands).items():
                    lines, distance = self.cards[card], (seat - last - 1) % len(self.seats)
                    shown = [n for mark, n in lines if mark == ("*" if declared else car)]
                    amount = max(shown or [min(n for _, n in lines) if declared else 0])
                    offers.append((amount, len(lines), "*" not in dict(lines), -distance, seat))
            price, _, _, _, seat = max(offers)
            if not price and (len(offers) == 1 or (not first and left == len(carless))):
                seat = carless[0]
                lines = [line for card in hands[seat] if card[0] != "8" for line in self.cards[card]]
                price = next(min(p) for c in (car, "*", CARS + "*") if (p := [n for m, n in lines if m in c]))
            if price:
                owners[car], prices[car], last = seat, price, seat
                hands[seat].append(f"8{car}")
            elif first:
                aside.append(car)

    def race(self, track: Source, *deal: list[str]) -> list[str]:
        """One race from its deal to its last card; returns the cars, the one farthest ahead first."""
        self.races.append(({}, {}, [], [[] for _ in self.seats]))
        (owners, prices, home, bets), (grid, lots, _, cards) = self.races[-1], deal
        players, three = len(self.seats), self.options["hands-of-three"] == "yes"
        size, each = 3 if three else 42 // players, 6 // players
        hands = [cards[seat * size :][:size] for seat in self.seats]
        piles = [cards[players * size :] if three else []] * players
        self.written += [""] if self.written and (self.moves or not self.lines[-2]) else []
        if self.options["auction"] == "yes":
            self.auction([*lots], hands)
        for at, car in enumerate([] if owners else lots[: each * players]):  # R10.1 a
            owners[car], prices[car] = at // each, 0
            hands[at // each].append(f"8{car}")
        while self.moves and re.fullmatch(CHOICE, self.moves[-1][1]):
            self.written.append(self.moves.pop()[1])
        for seat in self.seats if players == 2 and not three else ():  # R9.2
            hands[seat], piles[seat] = hands[seat][:7] + hands[seat][21:], hands[seat][7:21]
        self.written += [""] if self.written and (self.moves or not self.lines[-2]) else []
        place, laps, ends = dict(zip(grid, track.grid, strict=True)), dict.fromkeys(CARS, 0), track.ends
        seat = next((owners[car] for car in grid if car in owners), 0)
        while True:
            ((card, rest),) = self.take([seat], PLAY, *hands).values()
            hands[seat].remove(card)
            for car, cell in re.findall(r"(?:move|bonus) (.) (?!none)(\w+)", rest):
                laps[car] += ends.get(cell, (999.0, 0)) <= ends[place.pop(car)]
                place |= {car: cell} if cell != "finish" else {}
                home += [car] if cell == "finish" else []
            racing = {owners.get(car) for car in place}
            for out in {owners[car] for car in home if car in owners} - racing:  # R6.2
                hands[out], piles[out] = [], piles[out] if three else []
            if piles[seat] and seat in racing and (players > 2 or card[0] != "8"):
                hands[seat].append(piles[seat].pop(0))
            while self.moves and " bet " in self.moves[-1][1]:
                for better, (car,) in self.take(self.seats, f"bet ([{CARS}])").items():
                    bets[better].append(car)
            won = self.options["first-home-wins"] == "yes" and any(car in owners for car in home)
            if won or len(home) == 6 or not any(hands):
                return home + sorted(place, key=lambda car: (laps[car], ends[place[car]]), reverse=True)
            seat = next(s % players for s in count(seat + 1) if hands[s % players])

    def scored(self, order: list[str]) -> str:
        """Money and winners (R7), or places alone where money does not decide (R13.11)."""
        ranks, pays = [], self.options["first-home-wins"] == "no" and self.mode != "long-distance"
        for seat in self.seats:
            own = [(race, car) for race in self.races for car in CARS if race[0].get(car) == seat]
            places = [race[2].index(car) for race, car in own if car in race[2]]
            money = sum(PRIZES[place] for place in places) - sum(race[1][car] for race, car in own)
            bets = [(race[2], n, car) for race in self.races for n, car in enumerate(race[3][seat])]
            money += sum(PAYOUTS[n][home.index(car)] for home, n, car in bets if car in home[:3])
            ranks.append((-money, min([*places, 6])) if pays else (0, min(order.index(c) for _, c in own)))
        winners = [str(seat) for seat in self.seats if ranks[seat] == min(ranks)]
        return " ".join([*(f"{seat}:{-rank[0]}" for seat, rank in enumerate(ranks)), "won", *winners])

    def compare(self, shown: str) -> None:
        """Writes the game again and names the first line that differs."""
        head = self.head | {"Game": "downforce 1"} | {k: self.result for k in self.head if k == "Result"}
        mix = [*map(bytes.fromhex, re.findall(r"\w{64}", head.get("Secret", "") + head.get("Nonces", "")))]
        head |= {k: sha256(b"".join(p)).hexdigest() for k, p in (("Commitment", mix[:1]), ("Seed", mix)) if p}
        names, escapes = HEADS.split(), str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\r": r"\r"})
        ranked = sorted(head, key=lambda key: (names.index(key if key in names else "*"), key))
        mine = [f'[{key} "{head[key].translate(escapes)}"]' for key in ranked]
        self.digest = seal([*mine, "", *self.written])
        mine += [f'[Digest "{self.digest}"]', "", *self.written, ""]
        for number, (right, line) in enumerate(zip_longest(mine, self.lines), 1):
            if right != line:
                raise ValueError(f"line {number}: {line!r:.90} should be {right!r:.90}")
        if shown not in ("", self.digest):
            raise ValueError(f"the digest is {self.digest}, not the one that was shown")


if __name__ == "__main__":
    digest = sys.argv.pop(sys.argv.index("--digest") + 1) if "--digest" in sys.argv else ""
    try:
        file, *files = [Path(word) for word in sys.argv[1:] if word != "--digest"] or sys.exit(__doc__)
        files = files or [*Path(__file__).resolve().parent.parent.glob("content/*/*.[dt]*")]
        game = Game(file.read_bytes(), [Source(path.read_text("utf-8")) for path in files], digest.lower())
    except LookupError as error:
        sys.exit(f"not verified: a header, deck or track is missing: {error}")
    except (OSError, ValueError) as error:
        sys.exit(f"not verified: {error}")
    print(f"{file}: dealt, played and scored again: {game.result or 'unfinished'}; digest {game.digest}")
