"""The race read a second time, slowly and plainly, to be compared with the engine.

``ends`` finds the legal ends of a move (R4.6 to R4.8) by trying every way. It shares nothing with the engine
but the sections of the track: where a cell lies is worked out here, with fractions, and every way is walked
one by one, without any memory. ``Referee`` tells a whole race (sections 4 to 8).
"""

import re
from collections.abc import Generator, Iterator, Set
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import downforce as df

FINISH = "finish"
LANES = "abcdefgh"


@dataclass(frozen=True)
class Box:
    """The closed rectangle of a cell: along the track and across it."""

    name: str
    back: Fraction
    front: Fraction
    inner: Fraction
    outer: Fraction


@dataclass(frozen=True)
class Step:
    """One step forward, and whether it crosses the finish line."""

    to: str
    over_line: bool


@lru_cache(maxsize=16)
def boxes(track: df.Track) -> tuple[Box, ...]:
    """The cells of a track."""
    return tuple(_boxes(track))


def _boxes(track: df.Track) -> Iterator[Box]:
    """Cell j of n in lane i of L covers [k + j/n, k + (j+1)/n] and [i/L, (i+1)/L]."""
    for k, section in enumerate(track.sections):
        lanes = len(section.cells)
        for i, n in enumerate(section.cells):
            for j in range(n):
                yield Box(
                    name=f"{k + 1}{LANES[i]}{j + 1 if n > 1 else ''}",
                    back=k + Fraction(j, n),
                    front=k + Fraction(j + 1, n),
                    inner=Fraction(i, lanes),
                    outer=Fraction(i + 1, lanes),
                )


@lru_cache(maxsize=16)
def steps_forward(track: df.Track) -> dict[str, tuple[Step, ...]]:
    """For each cell where one step leads: adjacent, and the front farther ahead."""
    cells, lap = boxes(track), len(track.sections)
    return {
        here.name: tuple(
            Step(there.name, over_line=bool(ahead))
            for there in cells
            for ahead in (0, lap)
            if there.back + ahead <= here.front
            and here.back <= there.front + ahead
            and there.inner <= here.outer
            and here.inner <= there.outer
            and there.front + ahead > here.front
        )
        for here in cells
    }


def ways(
    track: df.Track, here: str, count: int, taken: Set[str], *, laps: bool = False
) -> Iterator[tuple[str, ...]]:
    """Every way a car may drive with a number: to its full length, into a jam, or over the line.

    A way is the tuple of spaces entered; one that crosses the line ends with ``finish``.
    """
    free = [step for step in steps_forward(track)[here] if step.to not in taken]
    if count == 0 or not free:
        yield ()
        return
    for step in free:
        if step.over_line and not laps:
            yield (FINISH,)
        else:
            for rest in ways(track, step.to, count - 1, taken, laps=laps):
                yield (step.to, *rest)


def ends(track: df.Track, start: str, count: int, others: Set[str], *, laps: bool = False) -> set[str]:
    """The legal ends of a car; ``others`` are the spaces of the other cars: its own space is free (R13.8)."""
    return {way[-1] for way in ways(track, start, count, others, laps=laps) if way}


# --- a second reading of the race -----------------------------------------------------------------


class Question(NamedTuple):
    """Who has to decide, and what each of them may answer, as action texts."""

    options: dict[int, set[str]]


Asking = Generator[Question, str, None]
"""A stretch of the race: it asks, is sent the text of one answer, and goes on."""


class Referee:
    """Sections 4 to 8 of the rules as one plain story, to be followed beside the engine.

    It starts from a position in which a card is to be played and keeps its own book: spaces by name, cards by
    name, cars by letter. Nothing is looked up in the engine once it has begun.
    """

    def __init__(self, state: df.GameState) -> None:
        setup, options = state.setup, state.setup.options
        deck = setup.deck
        self.track, self.players = setup.track, setup.players
        self.laps = options.format == "long-distance"
        self.with_bets, self.first_home_wins = options.bets, options.first_home_wins
        self.common = options.hands_of_three
        self.lines = {card.name: str(card).split() for card in deck.cards}
        self.owner = {c.letter: int(seat) for c in df.CARS if (seat := state.owner(c)) is not None}
        self.power = [str(state.power(df.Seat(seat)).id) for seat in range(self.players)]
        self.hands = [{card.name for card in state.hand(df.Seat(seat))} for seat in range(self.players)]
        self.piles = [[deck.cards[index].name for index in pile] for pile in state.cards.piles]
        self.discard = [deck.cards[index].name for index in state.cards.discard]
        self.dropped: list[set[str]] = [set() for _ in range(self.players)]
        self.place = {c.letter: cell.name for c in df.CARS if (cell := state.cell(c)) is not None}
        self.home: list[str] = [car.letter for car in state.cars.home]
        self.rounds = dict.fromkeys("KBGYOR", 0)
        self.crossed = 0
        self.bets: list[str] = [""] * self.players
        self.prices = {c.letter: state.auction.prices[c] for c in df.CARS}
        self.seat = int(state.turn.seat)
        self.fronts = {box.name: box.front for box in boxes(self.track)}

    def race(self) -> Asking:
        """R4.1, R4.2, R4.10."""
        while not self.is_decided() and any(self.hands):
            if self.hands[self.seat]:
                yield from self.turn(self.seat)
            self.seat = (self.seat + 1) % self.players

    def is_decided(self) -> bool:
        if self.first_home_wins and any(car in self.owner for car in self.home):
            return True
        return len(self.home) == 6

    def turn(self, seat: int) -> Asking:
        plays = {f"{seat} play {card}" for card in self.hands[seat]}
        if self.power[seat] == "tricky":  # R8.5, R13.5
            plays |= {
                f"{seat} play {card} reverse" for card in self.hands[seat] if len(self.lines[card]) >= 2
            }
        words = (yield Question({seat: plays})).split()
        card, is_reversed = words[2], words[3:] == ["reverse"]
        self.hands[seat].remove(card)
        before = self.crossed
        yield from self.resolve(seat, card, is_reversed)
        # R13.9: discard, R6.2, drawing, bets.
        self.discard.append(card)
        for player in range(self.players):
            if self.is_out(player):
                self.dropped[player] |= self.hands[player]
                self.hands[player].clear()
                if self.players == 2 and not self.common:
                    self.dropped[player] |= set(self.piles[player])
                    self.piles[player].clear()
        self.draw(seat, card)
        if self.with_bets:
            for _ in range(before, self.crossed):
                yield from self.bet()

    def is_out(self, player: int) -> bool:
        """R6.2: all their own cars are home, and there are any."""
        own = [car for car, owner in self.owner.items() if owner == player]
        return bool(own) and all(car in self.home for car in own)

    def draw(self, seat: int, card: str) -> None:
        """R9.3, R10.1 c."""
        if not self.piles or self.is_out(seat) or (self.players == 2 and card[0] == "8"):
            return
        pile = self.piles[0 if self.common else seat]
        if pile:
            self.hands[seat].add(pile.pop(0))

    def bet(self) -> Asking:
        """R5.1 to R5.3: everybody, in any order, once."""
        waiting = set(range(self.players))
        marks = [""] * self.players
        while waiting:
            answer = yield Question({seat: {f"{seat} bet {car}" for car in "KBGYOR"} for seat in waiting})
            seat, _, car = answer.split()
            waiting.remove(int(seat))
            marks[int(seat)] = car
        self.bets = [bets + mark for bets, mark in zip(self.bets, marks, strict=True)]

    def resolve(self, seat: int, card: str, is_reversed: bool) -> Asking:
        """R4.3 to R4.5, R4.9, and the powers of the player."""
        printed = self.lines[card]
        named: set[str] = set()
        skips = 1 if self.power[seat] == "strategic" else 0
        for line in reversed(printed) if is_reversed else printed:
            letter, number = line[0], int(line[1:])
            skip = {f"{seat} skip"} if skips else set()
            if letter == "*":
                if len(self.home) == 6:  # R13.4
                    continue
                colours = set("KBGYOR") - named
                if self.power[seat] != "unpredictable":
                    colours -= {other[0] for other in printed}
                answer = yield Question({seat: {f"{seat} wild {colour}" for colour in colours} | skip})
                if answer.endswith("skip"):
                    skips = 0
                    continue
                letter = answer.split()[2]
                named.add(letter)
                skip = set()  # R13.6
            if not self.can_step(letter):  # R4.9
                continue
            numbers = [number]
            own = self.owner.get(letter) == seat
            if own and self.power[seat] == "aggressive" and line == printed[0] and line[0] != "*":  # R8.1
                numbers.append(number + 1)
            steers = seat
            if letter in self.owner and self.power[self.owner[letter]] == "cunning":  # R8.2
                steers = self.owner[letter]
            if skip and steers != seat:  # R13.6
                answer = yield Question({seat: {f"{seat} skip", f"{seat} no-skip"}})
                if answer == f"{seat} skip":
                    skips = 0
                    continue
                skip = set()
            moves = {f"{steers} move {letter} {end}" for end in self.ends(letter, numbers)}
            answer = yield Question({steers: moves | skip})
            if answer.endswith("skip"):
                skips = 0
                continue
            start, end = self.place[letter], answer.split()[3]
            self.drive(letter, end)
            if (
                own and self.power[seat] == "determined" and self.entered_rectangles(start, end)
            ):  # R8.3, R13.7
                if not self.can_step(letter):
                    continue
                bonus = {f"{seat} bonus {letter} {end}" for end in {*self.ends(letter, [2]), "none"}}
                answer = yield Question({seat: bonus})
                if not answer.endswith("none"):
                    self.drive(letter, answer.split()[3])

    def others(self, letter: str) -> set[str]:
        return {space for car, space in self.place.items() if car != letter}

    def can_step(self, letter: str) -> bool:
        return letter in self.place and bool(ends(self.track, self.place[letter], 1, self.others(letter)))

    def ends(self, letter: str, numbers: list[int]) -> set[str]:
        start, others = self.place[letter], self.others(letter)
        return {end for n in numbers for end in ends(self.track, start, n, others, laps=self.laps)}

    def section(self, space: str) -> int:
        return int(re.match(r"\d+", space)[0])  # type: ignore[index]  # every name begins with it

    def drive(self, letter: str, end: str) -> None:
        """R5.1, R6.1, R10.2. A move is far shorter than a lap, so a section number that falls is the line."""
        start = self.place.pop(letter)
        if end == FINISH:
            self.home.append(letter)
            self.crossed = 3
            return
        self.place[letter] = end
        fronts = self.fronts
        if fronts[end] <= fronts[start]:
            self.rounds[letter] += 1
        elif not self.laps:
            self.crossed = max(self.crossed, sum(line < fronts[end] for line in self.track.lines))

    def entered_rectangles(self, start: str, end: str) -> bool:
        """All ways to an end enter the same sections (R13.7): those after the start's, perhaps that one."""
        if end == FINISH:
            return False
        first, last, count = self.section(start), self.section(end), len(self.track.sections)
        sections = [(first - 1 + i) % count for i in range((last - first) % count + 1)]
        if self.fronts[start] == first:  # the start reaches to the end of its section
            sections = sections[1:]
        return all(self.track.sections[k].kind == "straight" for k in sections)

    def money(self) -> list[int]:
        """R7.1 to R7.3."""
        prizes = dict(zip(self.home, (12, 9, 6, 4, 2, 0), strict=False))
        first, second, third = (*self.home, "", "", "")[:3]
        pays = [
            {first: 9, second: 6, third: 3},
            {first: 6, second: 4, third: 2},
            {first: 3, second: 2, third: 1},
        ]
        total = []
        for seat in range(self.players):
            own = [car for car, owner in self.owner.items() if owner == seat]
            won = sum(prizes.get(car, 0) for car in own)
            won += sum(table.get(car, 0) for table, car in zip(pays, self.bets[seat], strict=False))
            total.append(won - sum(self.prices[car] for car in own))
        return total
