"""Checks a game file without the downforce package:

    python verify.py GAME [--digest HEX] [--receipt HEX] [DECK or TRACK ...]

It needs the standard library only, and can be read from top to bottom:

1. The deal: shuffle the piles again from the seed.
2. Decks and tracks: read their files and compute their digests.
3. The headers: read the options, find the deck and the tracks, compute the fair seed and its receipt.
4. The actions: read them line by line; each must be possible for its seat and its hand.
5. The auction: compute owners and prices from the bids.
6. The race: follow hands, turns, cars and bets.
7. The score: add up prizes, prices and bets.
8. The file: write it again and compare it with what is there, line by line.

docs/notation.md describes the format, docs/rules.md the rules (such as R3.4). The engine checks what a power
allows and how far a car may go. Decks and tracks are those named after the game, or those of ../content.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from itertools import count, zip_longest
from pathlib import Path

CARS = "KBGYOR"
POWERS = ["aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"]
PRIZES = [12, 9, 6, 4, 2, 0]  # R7.1: by place
BET_PAYS = [[9, 6, 3], [6, 4, 2], [3, 2, 1]]  # R7.2: by bet, then by place
QUOTED = 90  # how much of a line an error quotes


class Unfinished(Exception):
    """The file has no more actions, and the game is not over."""


# --- 1. The deal ----------------------------------------------------------------------------------


def random_words(seed: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers: SHA-256 in counter mode."""
    key = sha256(b"downforce deal 1\n" + seed.encode()).digest()
    for number in count():
        block = sha256(key + number.to_bytes(8, "big")).digest()
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4], "big")


def random_below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1. Words above the highest multiple of the bound are discarded."""
    limit = 2**32 - 2**32 % bound
    return next(word for word in words if word < limit) % bound


def shuffles(seed: str, piles: Iterable[Iterable[str]]) -> list[list[str]]:
    """The piles, shuffled one after the other by Fisher and Yates, from the last place down."""
    words = random_words(seed)
    shuffled = [list(pile) for pile in piles]
    for pile in shuffled:
        for last in range(len(pile) - 1, 0, -1):
            other = random_below(last + 1, words)
            pile[last], pile[other] = pile[other], pile[last]
    return shuffled


# --- 2. Decks and tracks --------------------------------------------------------------------------


def digest_of(lines: Iterable[str]) -> str:
    """The SHA-256 of these lines, each with its line feed."""
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


class Source:
    """A deck file or a track file."""

    label: str
    """What a header calls it: name, version and digest."""
    cards: dict[str, list[tuple[str, int]]]
    """Of a deck: by name of the card its lines, each a car or ``*``, and a number."""
    grid: list[str]
    """Of a track: the starting cells, pole first."""
    ends: dict[str, tuple[Fraction, int]]
    """Of a track: by cell how far ahead it is. Where front edges are equal, the inner lane is ahead."""

    def __init__(self, text: str) -> None:
        without_comments = (line.partition("#")[0].split() for line in text.splitlines())
        rows = [words for words in without_comments if words]
        fields = {"heading": "0", "grid": ""} | {key: " ".join(words) for key, *words in rows}
        is_deck = "deck" in fields
        keys = ["deck", "version"] if is_deck else ["track", "version", "title", "heading", "grid"]
        for key in keys:
            if key not in fields:
                raise ValueError(f"a deck or track file has no line that begins with {key!r}")
        body = [[canonical_word(word) for word in row] for row in rows if row[0] not in keys]
        digest = digest_of([*(f"{key} {fields[key]}" for key in keys), *(" ".join(row) for row in body)])
        self.label = f"{fields[keys[0]]}@{fields['version']} {digest}"
        self.cards = {name: [(word[0], int(word[1:])) for word in words] for name, *words in body if is_deck}
        self.grid = fields["grid"].split()
        self.ends = dict(cell_ends(body))


def canonical_word(word: str) -> str:
    """The word itself; of a number the shortest writing, such as 4 for 04.00."""
    return f"{float(word):g}" if word[0].isdigit() else word


def cell_ends(rows: Iterable[list[str]]) -> Iterator[tuple[str, tuple[Fraction, int]]]:
    """The cells of a track and how far ahead they are, from lines like ``straight 4 lanes 2 cells 2 3``."""
    sections = [row[row.index("cells") + 1 :] for row in rows if "cells" in row]
    for section, lanes in enumerate(sections, 1):
        for lane, cells in enumerate(map(int, lanes)):
            for cell in range(1, cells + 1):
                name = f"{section}{'abcdefgh'[lane]}{cell if cells > 1 else ''}"
                yield name, (section + Fraction(cell, cells), -lane)


# --- 3. The headers -------------------------------------------------------------------------------

HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]{0,30}) "((?:[^"\\]|\\.)*)"\]')
ORDER = ["Game", "any other", "Players", *(f"Seat{seat}" for seat in range(6)), "Options", "Track", "Track2"]
ORDER += ["Deck", "Seed", "Deal", "Deal2", "Result"]
ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
UNESCAPED = {"n": "\n", "r": "\r"}

STANDARD = {"auction": "yes", "powers": ",".join(POWERS), "hands-of-three": "no", "first-home-wins": "no"}
BEGINNER = {"auction": "no", "powers": "none", "hands-of-three": "yes", "first-home-wins": "yes"}


def read_headers(lines: Iterable[str]) -> dict[str, str]:
    """The headers of a file, but for the digest: that one is computed and compared."""
    found = [header for line in lines if (header := HEADER.fullmatch(line))]
    return {header[1]: unescaped(header[2]) for header in found if header[1] != "Digest"}


def unescaped(value: str) -> str:
    """A value as it was before it was written into a header."""
    return re.sub(r"\\(.)", lambda escape: UNESCAPED.get(escape[1], escape[1]), value)


def write_headers(headers: dict[str, str]) -> list[str]:
    """The lines of these headers, in the order of docs/notation.md."""

    def place(key: str) -> tuple[int, str]:
        return ORDER.index(key if key in ORDER else "any other"), key

    escapes = str.maketrans(ESCAPES)
    return [f'[{key} "{headers[key].translate(escapes)}"]' for key in sorted(headers, key=place)]


def fair_headers(headers: dict[str, str]) -> dict[str, str]:
    """The headers that follow from the server's secret and the players' nonces, if the file has them."""
    values = [value for key in ("Secret", "Nonces") for value in re.findall(r"\w{64}", headers.get(key, ""))]
    if "Receipt" in headers and "Secret" not in headers:
        raise ValueError("the file has a receipt, but not the secret it is made of")
    if not values:
        return {}
    secret, *nonces = map(bytes.fromhex, values)
    seed = sha256(secret + b"".join(nonces)).hexdigest()
    made = {"Commitment": hash_of(values[0]), "Seed": seed}
    if "Receipt" in headers:
        digest = receipts_of(headers)[-1]
        made["Receipt"] = f"{digest} {in_short(digest)}"
    return made


def hash_of(value: str) -> str:
    """The seal of a secret or a number."""
    return sha256(bytes.fromhex(value)).hexdigest()


def receipts_of(headers: dict[str, str]) -> list[str]:
    """The receipt of each round of the deal: the digest of who sealed what in it, and in those before it."""
    rounds = [words.split(" ") for words in headers.get("Abandoned", "").split("; ") if words]
    if headers.get("Rounds", "1") != str(len(rounds) + 1):
        raise ValueError("the header Rounds does not count the rounds of the deal")
    numbers = [word for word in headers.get("Nonces", "none").split(" ") if word != "none"]
    rounds.append([headers["Secret"], *(f"{word[:2]}{hash_of(word[2:])}:{word[2:]}" for word in numbers)])
    receipts: list[str] = []
    before: list[str] = []
    for number, (secret, *words) in enumerate(rounds, 1):
        seats = [word.split(":") for word in words]
        if [seat for seat, *_ in seats] != sorted({seat for seat, *_ in seats}):
            raise ValueError("the deal does not name each seat once, in order")
        if any(nonce != "-" and hash_of(nonce) != seal for _, seal, nonce in seats):
            raise ValueError("a number of the deal is not the one that was sealed")
        seals = [f"seal {seat} {seal}" for seat, seal, _ in seats]
        lines = ["downforce receipt 1", f"round {number}", *before, f"commitment {hash_of(secret)}", *seals]
        receipts.append(digest_of(lines))
        is_sealed = all(seal != "-" for _, seal, _ in seats)
        missing = [seat for seat, seal, nonce in seats if (nonce if is_sealed else seal) == "-"]
        before = [f"before {receipts[-1]}", f"missing {','.join(missing)}"]
        if number < len(rounds) and not missing:
            raise ValueError("a round of the deal was abandoned though all its numbers were shown")
    return receipts


def in_short(digest: str) -> str:
    """A receipt in sixteen digits, for people."""
    digits = f"{int(digest[:16], 16) % 10**16:016}"
    return " ".join(digits[at : at + 4] for at in range(0, 16, 4))


def verdict(headers: dict[str, str], receipt: str) -> str:
    """What a file's deal is to someone who holds this receipt, or none; ValueError if it is not fair."""
    if "Receipt" not in headers:
        if receipt:
            raise ValueError("not fair: you hold a receipt, and this file has none")
        return ""
    *abandoned, last = receipts_of(headers)
    if receipt in abandoned:
        raise ValueError("not fair: your receipt is of an abandoned round, your number is not in this deal")
    if receipt not in ("", last):
        raise ValueError("not fair: your receipt is of another deal, your number is not in this one")
    rounds = f"; the deal took {len(abandoned) + 1} rounds" if abandoned else ""
    if receipt:
        return f"; the deal is proved by your receipt{rounds}"
    return f"; the deal is consistent, compare its receipt with your own: {in_short(last)}{rounds}"


class GameHeaders:
    """What the headers say: how many players, which options, deck and tracks, and the deal."""

    def __init__(self, headers: dict[str, str], sources: Iterable[Source]) -> None:
        self.headers = headers
        self.sources = {source.label: source for source in sources}
        if self.header("Players") not in list("23456"):
            raise ValueError(f"{self.header('Players')!r:.{QUOTED}} is not a number of players")
        self.players = int(self.header("Players"))
        self.seats = range(self.players)
        self.mode, self.options = self.read_options()
        self.tracks = [
            self.source(key) for key in (["Track", "Track2"] if "Track2" in headers else ["Track"])
        ]
        deck = self.source("Deck").cards
        self.cards = deck | {f"8{car}": [(car, 8)] for car in CARS}
        piles = [list(CARS), list(CARS), self.powers(), list(deck)] * len(self.tracks)
        self.deal = shuffles(headers["Seed"], piles) if "Seed" in headers else self.given_deal(piles)

    def header(self, name: str) -> str:
        """The value of a header that has to be there."""
        if name not in self.headers:
            raise ValueError(f"a header, deck or track is missing: {name}")
        return self.headers[name]

    def source(self, name: str) -> Source:
        """The deck or the track that a header names."""
        label = self.header(name)
        if label not in self.sources:
            raise ValueError(f"a header, deck or track is missing: {label}")
        return self.sources[label]

    def read_options(self) -> tuple[str, dict[str, str]]:
        """The mode, and all options that this program needs."""
        edition, mode, *single = self.header("Options").split()
        options = {"cunning-for-two": "removed" if edition in ("fr", "pt-PT") else "stays"}
        options |= BEGINNER if mode == "beginner" else STANDARD
        options |= dict(word.split("=") for word in single)
        return mode, options

    def is_on(self, option: str) -> bool:
        """Whether an option is set."""
        return self.options[option] == "yes"

    def powers(self) -> list[str]:
        """The pile of powers before the shuffle; R9.4 may remove Cunning from it."""
        no_cunning = self.players == 2 and self.options["cunning-for-two"] == "removed"
        removed = ["none", "cunning"] if no_cunning else ["none"]
        return [power for power in self.options["powers"].split(",") if power not in removed]

    def given_deal(self, piles: list[list[str]]) -> list[list[str]]:
        """The deal that is written in the file instead of a seed: GRID;CARS;POWERS;CARDS for each race."""
        names = ["Deal", "Deal2"][: len(self.tracks)]
        written = ";".join(self.header(name) for name in names).split(";")
        letters, words = r"\w", r"[\w-]{2,}"
        forms = [letters, letters, words, words] * len(self.tracks)
        deal = [re.findall(form, pile) for form, pile in zip(forms, written, strict=True)]
        if [sorted(pile) for pile in deal] != [sorted(pile) for pile in piles]:
            raise ValueError("the deal does not have every car, power and card once")
        return deal


# --- 4. The actions -------------------------------------------------------------------------------

BID = r"bid (\w+)( declared)?"
PLAY_CARD = r"play (\w+)(?: reverse)?"
DECISION = rf"[0-5] (?:wild [{CARS}]|skip|no-skip|(?:move|bonus) [{CARS}] \w+)"
PLAY = f"{PLAY_CARD}((?:; {DECISION})*)"
BET = f"bet ([{CARS}])"
MOVE = re.compile(r"(?:move|bonus) (.) (?!none)(\w+)")
BET_ROUND = re.compile(r".* bet .*")
POWER_CHOICE = re.compile(r"[0-5] keep [a-z-]+(; [0-5] keep [a-z-]+)*|[0-5] swap [a-z-]+")


class Actions:
    """The lines of actions, read one by one and written again in the canonical layout."""

    def __init__(self, lines: list[str]) -> None:
        self.coming = [(number, line) for number, line in enumerate(lines, 1) if line and line[0] != "["]
        self.coming.reverse()  # so that the next line is the last of the list
        self.ends_in_empty_line = lines[-2:] == ["", ""]
        self.written: list[str] = []
        self.number, self.line = 0, ""

    def next_is(self, form: re.Pattern[str]) -> bool:
        """Whether the next line has this form."""
        return bool(self.coming) and form.fullmatch(self.coming[-1][1]) is not None

    def next_line(self) -> str:
        """Takes the next line."""
        if not self.coming:
            raise Unfinished
        self.number, self.line = self.coming.pop()
        self.written.append(self.line)
        return self.line

    def impossible(self) -> ValueError:
        """The error for the line that was taken last."""
        return ValueError(f"line {self.number}: {self.line!r:.{QUOTED}} is not possible here")

    def of_each(
        self, seats: Sequence[int], form: str, hands: list[list[str]] | None = None
    ) -> dict[int, tuple[str, ...]]:
        """One action of each seat, in any order, on one line. Returns by seat the parts of its action.

        Where hands are given, the first part has to be a card of the seat's hand.
        """
        actions: dict[int, tuple[str, ...]] = {}
        for text in self.next_line().split("; "):
            seat, parts = self.parse(text, form)
            if seat not in seats or seat in actions or (hands and parts[0] not in hands[seat]):
                raise self.impossible()
            actions[seat] = parts
        if len(actions) < len(seats):  # the others have not chosen yet, so that the file has to end here
            self.next_line()
            raise self.impossible()
        return actions

    def turn(self, seat: int, hand: list[str]) -> tuple[str, str]:
        """The card that this seat plays, and the text of all decisions until it is resolved."""
        player, (card, decisions) = self.parse(self.next_line(), PLAY)
        if player != seat or card not in hand:
            raise self.impossible()
        return card, decisions

    def parse(self, text: str, form: str) -> tuple[int, tuple[str, ...]]:
        """The seat of an action of this form, and its parts."""
        found = re.fullmatch(f"([0-5]) {form}", text)
        if not found:
            raise self.impossible()
        seat, *parts = found.groups("")
        return int(seat), tuple(parts)

    def empty_line(self) -> None:
        """Writes an empty line, as between auction and race.

        If the file stops here, only the engine knows whether a choice of powers is still to come, and with
        it the empty line. Then the file decides.
        """
        if self.written and self.written[-1] and (self.coming or self.ends_in_empty_line):
            self.written.append("")


# --- 5. The auction -------------------------------------------------------------------------------


@dataclass
class Race:
    """One race. Seats are numbers, cars letters, cards and cells names."""

    owners: dict[str, int] = field(default_factory=dict)  # by car
    prices: dict[str, int] = field(default_factory=dict)  # by car
    home: list[str] = field(default_factory=list)  # in the order of finishing
    bets: list[list[str]] = field(default_factory=list)  # by seat


class AuctionReplay:
    """Sells the lots, then those that were set aside (R3)."""

    def __init__(self, table: GameHeaders, actions: Actions, race: Race, hands: list[list[str]]) -> None:
        self.table, self.actions, self.race, self.hands = table, actions, race, hands
        self.last_winner = -1

    def sell(self, lots: Sequence[str]) -> None:
        """Offers each car once, and then those set aside while a player has no car (R3.9)."""
        aside: list[str] = []
        for number, car in enumerate(lots):
            left = len(lots) - number + len(aside)
            if not self.offer(car, left=left, is_second_round=False):
                aside.append(car)
        while self.without_car():
            left = len(aside)
            self.offer(aside.pop(0), left=left, is_second_round=True)

    def without_car(self) -> list[int]:
        """The seats that own no car yet."""
        return [seat for seat in self.table.seats if seat not in self.race.owners.values()]

    def offer(self, car: str, *, left: int, is_second_round: bool) -> bool:
        """Sells a car if anyone bids or has to take it; ``left`` cars can still be sold, with this one."""
        without_car = self.without_car()
        if left == len(without_car) == 1:  # R3.8
            return self.hand_over(car, without_car[0])
        everyone_bids = not is_second_round and left > len(without_car)  # R3.7
        seat, price = self.highest_bid(car, list(self.table.seats) if everyone_bids else without_car)
        if price:
            return self.sold(car, seat, price)
        if is_second_round and left == len(without_car):  # R3.9, case 5
            return self.hand_over(car, without_car[0])
        return False

    def highest_bid(self, car: str, bidders: list[int]) -> tuple[int, int]:
        """The seat that bids most, and its bid; a bid of 0 means that all have passed."""
        bids = []
        for seat, (card, declared) in self.actions.of_each(bidders, BID, self.hands).items():
            lines = self.table.cards[card]
            amount = bid_of(lines, car, is_declared=bool(declared))
            has_wild = any(colour == "*" for colour, _ in lines)
            distance = (seat - self.last_winner - 1) % self.table.players
            bids.append((amount, len(lines), not has_wild, -distance, seat))  # R3.4: compared in this order
        amount, _, _, _, seat = max(bids)
        return seat, amount

    def hand_over(self, car: str, seat: int) -> bool:
        """Gives a car to a seat that did not bid, at the lowest price of its hand (R3.8)."""
        regular = [card for card in self.hands[seat] if card[0] != "8"]
        lines = [line for card in regular for line in self.table.cards[card]]
        for colours in (car, "*", CARS + "*"):
            prices = [number for colour, number in lines if colour in colours]
            if prices:
                return self.sold(car, seat, min(prices))
        raise ValueError(f"seat {seat} has no card that could give the price of {car}")

    def sold(self, car: str, seat: int, price: int) -> bool:
        """Notes the sale (R3.5)."""
        self.race.owners[car], self.race.prices[car] = seat, price
        self.hands[seat].append(f"8{car}")
        self.last_winner = seat
        return True


def bid_of(lines: list[tuple[str, int]], car: str, *, is_declared: bool) -> int:
    """What a card bids for a car, 0 for a pass (R3.2, R3.3); a declared one by its wild (R3.10)."""
    colour = "*" if is_declared else car
    numbers = [number for mark, number in lines if mark == colour]
    if is_declared and not numbers:
        return min(number for _, number in lines)
    return max(numbers, default=0)


# --- 6. The race ----------------------------------------------------------------------------------


class Racing:
    """One race from its deal to its last card."""

    def __init__(self, table: GameHeaders, actions: Actions, race: Race, number: int) -> None:
        self.table, self.actions, self.race, self.track = table, actions, race, table.tracks[number]
        self.grid, self.lots, _, cards = table.deal[4 * number : 4 * number + 4]
        self.hands_of_three = table.is_on("hands-of-three")
        size = 3 if self.hands_of_three else 42 // table.players
        self.hands = [cards[seat * size : (seat + 1) * size] for seat in table.seats]
        rest = cards[size * table.players :] if self.hands_of_three else []
        self.piles = [rest] * table.players  # with hands of three all draw from the same pile (R10.1 c)
        self.places = dict(zip(self.grid, self.track.grid, strict=True))
        self.laps = dict.fromkeys(CARS, 0)

    def run(self) -> list[str]:
        """The whole race. Returns the cars, the one farthest ahead first."""
        self.actions.empty_line()
        if self.table.is_on("auction"):
            AuctionReplay(self.table, self.actions, self.race, self.hands).sell(self.lots)
        else:
            self.deal_cars()
        while self.actions.next_is(POWER_CHOICE):
            self.actions.next_line()
        if self.table.players == 2 and not self.hands_of_three:
            self.make_own_piles()
        self.actions.empty_line()
        seat = next((self.race.owners[car] for car in self.grid if car in self.race.owners), 0)  # R4.1
        while True:
            self.play_turn(seat)
            self.take_bets()
            if self.is_over():
                return self.race.home + self.cars_on_track()
            seat = self.next_seat(seat)

    def deal_cars(self) -> None:
        """Without an auction each seat gets the same number of cars, free of charge (R10.1 a)."""
        each = 6 // self.table.players
        for seat in self.table.seats:
            for car in self.lots[seat * each : (seat + 1) * each]:
                self.race.owners[car], self.race.prices[car] = seat, 0
                self.hands[seat].append(f"8{car}")

    def make_own_piles(self) -> None:
        """Two players keep 7 of their 21 cards, and the Speed-8 cards; they draw from the rest (R9.2)."""
        for seat, cards in enumerate(self.hands):
            self.hands[seat], self.piles[seat] = cards[:7] + cards[21:], cards[7:21]

    def play_turn(self, seat: int) -> None:
        """A card, and all that follows from it, up to the drawing of the next one."""
        card, decisions = self.actions.turn(seat, self.hands[seat])
        self.hands[seat].remove(card)
        for car, cell in MOVE.findall(decisions):
            self.move(car, cell)
        self.drop_hands()
        draws = self.table.players > 2 or card[0] != "8"  # R9.3
        if draws and self.piles[seat] and seat in self.seats_on_track():
            self.hands[seat].append(self.piles[seat].pop(0))

    def move(self, car: str, cell: str) -> None:
        """Moves a car. A cell that is not ahead of its old one is ahead in the next lap."""
        if car not in self.places or (cell != "finish" and cell not in self.track.ends):
            raise self.actions.impossible()
        old = self.places.pop(car)
        if cell == "finish":
            self.race.home.append(car)
            return
        self.places[car] = cell
        if self.track.ends[cell] <= self.track.ends[old]:
            self.laps[car] += 1

    def seats_on_track(self) -> set[int]:
        """The seats with a car that is still racing."""
        return {self.race.owners[car] for car in self.places if car in self.race.owners}

    def drop_hands(self) -> None:
        """A player whose cars are all home has no cards any more; the common pile stays (R6.2)."""
        finished = {self.race.owners[car] for car in self.race.home if car in self.race.owners}
        for seat in finished - self.seats_on_track():
            self.hands[seat] = []
            if not self.hands_of_three:
                self.piles[seat] = []

    def take_bets(self) -> None:
        """The rounds of bets that follow a card, three in a race (R5.1)."""
        while self.actions.next_is(BET_ROUND):
            for seat, (car,) in self.actions.of_each(self.table.seats, BET).items():
                self.race.bets[seat].append(car)
                if len(self.race.bets[seat]) > len(BET_PAYS):
                    raise self.actions.impossible()

    def is_over(self) -> bool:
        """Whether the race is over (R4.10), or won where the first car home wins (R10.1 e)."""
        has_winner = any(car in self.race.owners for car in self.race.home)
        if has_winner and self.table.is_on("first-home-wins"):
            return True
        return not self.places or not any(self.hands)

    def next_seat(self, seat: int) -> int:
        """The next seat to the left that has cards."""
        players = self.table.players
        seats = [(seat + step) % players for step in range(1, players + 1)]
        return next(seat for seat in seats if self.hands[seat])

    def cars_on_track(self) -> list[str]:
        """The cars that are not home, the one farthest ahead first."""

        def distance(car: str) -> tuple[int, tuple[Fraction, int]]:
            return self.laps[car], self.track.ends[self.places[car]]

        return sorted(self.places, key=distance, reverse=True)


# --- 7. The score ---------------------------------------------------------------------------------


def winnings(races: Iterable[Race], seat: int) -> int:
    """Prizes minus prices plus what the bets pay (R7.3), in all races."""
    money = 0
    for race in races:
        place_of = {car: place for place, car in enumerate(race.home)}
        for car, owner in race.owners.items():
            if owner == seat:
                money -= race.prices[car]
                money += PRIZES[place_of[car]] if car in place_of else 0
        for pays, car in zip(BET_PAYS, race.bets[seat], strict=False):
            money += pays[place_of[car]] if car in race.home[: len(pays)] else 0
    return money


def best_place(orders: Iterable[list[str]], races: Iterable[Race], seat: int) -> int:
    """The best place of a seat's cars in these orders, 6 for none."""
    places = [
        place
        for order, race in zip(orders, races, strict=True)
        for place, car in enumerate(order)
        if race.owners.get(car) == seat
    ]
    return min(places, default=6)


def result_of(table: GameHeaders, races: list[Race], orders: list[list[str]]) -> str:
    """The header Result: the money of each seat and the winners, the best car decides a tie.

    Where money does not decide (R13.11), every seat has 0, and cars that are not home count as well.
    """
    money_decides = not table.is_on("first-home-wins") and table.mode != "long-distance"
    if money_decides:
        money = [winnings(races, seat) for seat in table.seats]
        places = [best_place([race.home for race in races], races, seat) for seat in table.seats]
    else:
        money = [0 for _ in table.seats]
        places = [best_place(orders, races, seat) for seat in table.seats]
    ranks = [(-money[seat], places[seat]) for seat in table.seats]
    winners = [str(seat) for seat in table.seats if ranks[seat] == min(ranks)]
    return " ".join([*(f"{seat}:{money[seat]}" for seat in table.seats), "won", *winners])


# --- 8. The file ----------------------------------------------------------------------------------


class GameReplay:
    """A game file that holds; ValueError says what is wrong with one that does not."""

    deal: list[list[str]]
    """Grid, cars, powers and cards of each race, as shuffled."""
    races: list[Race]
    """Each race as far as it went."""
    result: str
    """The result, nothing for a game that is not over."""
    digest: str
    """The digest of the file."""
    verdict: str
    """What the deal is worth to the holder of the receipt; empty for a file without one."""

    def __init__(self, data: bytes, sources: Iterable[Source], shown: str = "", receipt: str = "") -> None:
        lines = data.decode().split("\n")
        headers = read_headers(lines)
        table = GameHeaders(headers, sources)
        actions = Actions(lines)
        self.deal, self.races, self.result = table.deal, [], ""
        with suppress(Unfinished):
            orders = list(self.play(table, actions))
            # Without this header the file may stop at a card that only the engine knows to be unresolved.
            if "Result" in headers:
                self.result = result_of(table, self.races, orders)
        headers |= {"Game": "downforce 1"} | fair_headers(headers)
        headers |= {"Result": self.result} if "Result" in headers else {}
        head = write_headers(headers)
        self.digest = digest_of([*head, "", *actions.written])
        compare([*head, f'[Digest "{self.digest}"]', "", *actions.written, ""], lines)
        if shown not in ("", self.digest):
            raise ValueError(f"the digest is {self.digest}, not the one that was shown")
        self.verdict = verdict(headers, receipt)

    def play(self, table: GameHeaders, actions: Actions) -> Iterator[list[str]]:
        """Plays the races one after the other; the cars of each, the one farthest ahead first."""
        for number in range(len(table.tracks)):
            self.races.append(Race(bets=[[] for _ in table.seats]))
            yield Racing(table, actions, self.races[-1], number).run()


def compare(right: list[str], lines: list[str]) -> None:
    """Names the first line that is not as it should be."""
    for number, (expected, line) in enumerate(zip_longest(right, lines), 1):
        if expected != line:
            raise ValueError(f"line {number}: {line!r:.{QUOTED}} should be {expected!r:.{QUOTED}}")


def main(arguments: list[str]) -> str:
    """Checks the file that the arguments name; a sentence on it. Exits with one on what is wrong."""
    given = {"--digest": "", "--receipt": ""}
    for name in given:
        if name in arguments:
            at = arguments.index(name)
            given[name] = "".join(arguments[at + 1 : at + 2]).lower()
            arguments = arguments[:at] + arguments[at + 2 :]
            if not re.fullmatch("[0-9a-f]{64}", given[name]):
                sys.exit(f"{name} takes 64 hexadecimal digits")
    if not arguments:
        sys.exit(__doc__)
    file, *named = [Path(argument) for argument in arguments]
    files = named or sorted(Path(__file__).resolve().parent.parent.glob("content/*/*.[dt]*"))
    try:
        sources = [Source(path.read_text("utf-8")) for path in files]
        game = GameReplay(file.read_bytes(), sources, given["--digest"], given["--receipt"])
    except (OSError, ValueError) as error:
        sys.exit(f"not verified: {error}")
    what = f"{game.result or 'unfinished'}; digest {game.digest}{game.verdict}"
    return f"{file}: dealt, played and scored again: {what}"


if __name__ == "__main__":
    print(main(sys.argv[1:]))
