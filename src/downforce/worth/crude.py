"""The crude race: how a race is likely to end, without lanes, bonus moves and chance, in about a millisecond.

A place is a number of spaces to the finish line. It has room for as many cars as the track has cells there,
and a move stops behind a full one. Every seat plays the card that pleases Works most. There are two kinds of
it: in the *loose* one a place has room for one car more, and cars that annoy are led the long way round.

The cars on all places are one whole number, four bits a place; adding ``room`` sets the top bit where it is
full.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from downforce.fast.taste import BETS, OWN, SPARE, WORKS
from downforce.model.cards import Deck
from downforce.model.ids import CARS
from downforce.model.track import Track
from downforce.rules.powers import PRINTED_POWERS
from downforce.worth.deck import WILD, Lines, cards_of

AGGRESSIVE, CUNNING, STRATEGIC, UNPREDICTABLE = (
    PRINTED_POWERS.index(name) + 1 for name in ("aggressive", "cunning", "strategic", "unpredictable")
)
LAPS = 3
"""Of a long-distance race so many laps are laid out; few cars get farther."""
EVERY = range(len(CARS))
NO_WORTH = -1 << 30


class Drive(NamedTuple):
    """What a card comes to."""

    pleasure: int
    need: list[int]
    taken: int
    home: list[int]
    worst: int
    worst_line: int


class Lineup(NamedTuple):
    """What a crude race starts from. ``need`` is the spaces to go, 0 for a car at home."""

    turn: int
    hands: Sequence[Sequence[int]]
    piles: Sequence[Sequence[int]]  # by seat, or one for all
    need: Sequence[int]
    home: Sequence[int]
    owners: Sequence[int]
    powers: Sequence[int]
    bets: Sequence[Sequence[int]]  # by bet, by seat; -1 where it is still open
    marked: int
    lines: Lines  # of the card in play, those that are left
    named: int  # the colours that wilds of it may not name, as a set
    best_only: bool  # only the best car of a seat counts


class Finish(NamedTuple):
    """How a crude race ended."""

    order: list[int]  # the cars, best first
    bets: list[list[int]]
    turns: list[int]  # by car: after how many cards it came home


class CrudeRoad:
    """One kind of crude race on one track with one deck."""

    def __init__(self, track: Track, deck: Deck, *, laps: bool, bets: bool, loose: bool) -> None:
        steps, length = track.steps_to_finish, max(track.steps_to_finish)
        self.lap = min(steps[cell] for cell in track.grid[:1])
        width, lines = [0] * (length + 1), [0] * (length + 1)
        for cell, at in enumerate(steps):
            width[at] += 1
            lines[at] = max(lines[at], track.lines_behind[cell])
        if laps:
            around = [width[(at - 1) % self.lap + 1] for at in range(length + LAPS * self.lap + 1)]
            width, lines = around, [0] * len(around)
        last = len(width) - 1
        self.last = last
        self.lines = lines if bets else [0] * (last + 1)
        self.room = sum(max(0, 8 - width[at] - loose) << 4 * at for at in range(1, last + 1))
        self.high = sum(8 << 4 * at for at in range(1, last + 1))
        self.one = [0, *(1 << 4 * at for at in range(1, last + 1))]
        self.pace = [(3 * speed + 2) // 4 if loose else speed for speed in range(10)]
        self.loose = loose
        self.cards = cards_of(deck)

    def drive(
        self,
        lines: Lines,
        named: int,
        bonus: int,
        worth: Sequence[int],
        slow: int,
        before: Sequence[int],
        taken: int,
        skip: int = -1,
    ) -> Drive:
        """All lines of a card, each car as far as it may; ``bonus`` cars go one more in the first."""
        need, total, home, worst, worst_line = [*before], 0, [], 0, -1
        room, high, one, pace = self.room, self.high, self.one, self.pace
        for at, (line_car, speed) in enumerate(lines):
            if at == skip:
                continue
            full, best, moved, end = taken + room & high, NO_WORTH, 0, 0
            if line_car == WILD:
                choices: Sequence[int] = [car for car in EVERY if not named >> car & 1]
            else:
                choices = (line_car,)
                if at == 0 and bonus >> line_car & 1:
                    speed += 1
            for car in choices:
                start = to = need[car]
                if start:
                    far = pace[speed] if slow >> car & 1 else speed
                    to = start - far if start > far else 0
                    block = full >> 4 * to & (1 << 4 * (start - to)) - 1
                    to += (block.bit_length() + 3) // 4
                gain = worth[car] * (start - to)
                if gain > best:
                    best, moved, end = gain, car, to
            if line_car == WILD:
                named |= 1 << moved
            total += best
            if best < worst:
                worst, worst_line = best, at
            start = need[moved]
            if end != start:
                taken += one[end] - one[start]
                need[moved] = end
                if not end:
                    home.append(moved)
        return Drive(total, need, taken, home, worst, worst_line)

    def race(self, field: Lineup) -> Finish:
        """Plays the race to its end."""
        players = len(field.hands)
        hands, piles = [[*hand] for hand in field.hands], [[*pile] for pile in field.piles]
        if len(piles) == 1:  # R10.1 c: all draw from it
            piles *= players
        need, home, turn = [*field.need], [*field.home], field.turn
        owners, powers, marked = field.owners, field.powers, field.marked
        bets = [[*row] for row in field.bets]
        owned = [[car for car in EVERY if owners[car] == seat] for seat in range(players)]
        own_sets = [sum(1 << car for car in cars) for cars in owned]
        cunning = sum(1 << car for car in EVERY if owners[car] >= 0 and powers[owners[car]] == CUNNING)
        taken = sum(self.one[at] for at in need)
        turns, played, lines = [0] * len(CARS), 0, field.lines
        while len(home) < len(CARS) and (lines or any(hands)):
            seat = (
                turn
                if lines
                else next(at % players for at in range(turn, turn + players) if hands[at % players])
            )
            power = powers[seat]
            worth = self._worths(seat, need, home, owned[seat], bets, field.best_only)
            slow = sum(1 << car for car in EVERY if worth[car] < 0) & ~cunning
            bonus = own_sets[seat] if power == AGGRESSIVE else 0
            if lines:
                after = self.drive(lines, field.named, 0, worth, slow, need, taken)
                lines = ()
            else:
                after = self._play(
                    hands[seat], piles[seat] if piles else [], power, bonus, worth, slow, need, taken
                )
            played += 1
            need, taken = after.need, after.taken
            for car in after.home:
                turns[car] = played
            home += after.home
            if home:
                for other in range(players):
                    if owned[other] and hands[other] and not any(need[car] for car in owned[other]):
                        hands[other] = []
            while marked < 3 and (home or any(at and self.lines[at] > marked for at in need)):
                for other, mark in enumerate(bets[marked]):
                    if mark < 0:
                        bets[marked][other] = (
                            home[0] if home else self.favourite(hands[other], own_sets[other], need)
                        )
                marked += 1
            turn = (seat + 1) % players
        racing = sorted((car for car in EVERY if need[car]), key=lambda car: need[car])
        return Finish([*home, *racing], bets, turns)

    def _worths(
        self, seat: int, need: Sequence[int], home: Sequence[int], own: Sequence[int],
        bets: Sequence[Sequence[int]], best_only: bool,
    ) -> list[int]:  # fmt: skip
        """What a space of each car is worth to a seat, as Works sees it."""
        order = [*home, *sorted((car for car in EVERY if need[car]), key=lambda car: need[car])]
        rivals = WORKS.rivals
        worth = [0] * len(CARS)
        for place, car in enumerate(order):
            worth[car] = rivals[place]
        first = True
        for car in order:
            if car in own:
                worth[car] = OWN if first or not best_only else SPARE
                first = False
        for marks, pleasure in zip(bets, BETS, strict=True):
            if marks[seat] >= 0:
                worth[marks[seat]] += pleasure
        return worth

    def _play(
        self, hand: list[int], pile: list[int], power: int, bonus: int, worth: Sequence[int], slow: int,
        need: Sequence[int], taken: int,
    ) -> Drive:  # fmt: skip
        """The card that pleases most leaves the hand, and the next one of the seat's pile comes into it."""
        best, chosen, after = NO_WORTH, -1, None
        colours = None if power == UNPREDICTABLE else self.cards
        for card in hand:
            lines, printed, _, _ = self.cards[card]
            found = self.drive(lines, printed if colours else 0, bonus, worth, slow, need, taken)
            total = found[0] - found[4] if power == STRATEGIC else found[0]
            if total > best or (self.loose and total == best):
                best, chosen, after = total, card, found
        assert after is not None
        if power == STRATEGIC and after.worst_line >= 0:
            lines, printed, _, _ = self.cards[chosen]
            after = self.drive(lines, printed, bonus, worth, slow, need, taken, after.worst_line)
        hand.remove(chosen)
        if pile and chosen < REGULAR:
            hand.append(pile.pop(0))
        return after

    def favourite(self, hand: Sequence[int], own: int, need: Sequence[int]) -> int:
        """The car that Works bets on: few spaces to go, many in the hand."""
        spaces, wilds = [0] * len(CARS), [0] * len(CARS)
        for card in hand:
            if card < REGULAR:
                _, _, values, loose = self.cards[card]
                for car in EVERY:
                    spaces[car] += values[car]
                    wilds[car] += loose[car]
        return max(
            EVERY,
            key=lambda car: (
                (spaces[car] + wilds[car] // 3) // 2 - need[car] + (WORKS.loyalty if own >> car & 1 else 0)
            ),
        )


REGULAR = 42


@lru_cache(maxsize=64)
def crude_road(track: Track, deck: Deck, *, laps: bool, bets: bool, loose: bool) -> CrudeRoad:
    """The crude race of a kind on a track, shared by all games there."""
    return CrudeRoad(track, deck, laps=laps, bets=bets, loose=loose)
