"""Outlook: how a race is likely to end, from what one seat sees, and what that is worth to it.

Every car has a *form*: how it stands on the road, and how many spaces the cards still hold for it. The
chance that one car comes home before another depends only on the difference of their forms, through the usual
S-shaped curve; so the chance to be first is a share of the powers of e (Plackett and Luce). The worth of a
position is the chance to win the game, summed over who comes first and who second, and a little for prizes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache, reduce
from itertools import permutations
from math import exp
from operator import add, mul
from typing import NamedTuple

from downforce.model.cards import Deck, bits
from downforce.model.ids import CARS, Car, Seat
from downforce.model.track import Track
from downforce.rules.movement import Movement
from downforce.rules.phases.scoring import PAYOUTS, PRIZES, payouts, race_money
from downforce.rules.state import NONE, Cars
from downforce.rules.view import View

LOOK = 4
"""A car is in traffic if it cannot move this many spaces freely."""


class Weights(NamedTuple):
    """What the form of a car is made of, in thousandths; fitted by ``python -m downforce.arena.form``."""

    road: int  # a space to go (less is better)
    traffic: int  # a space lost to cars ahead, of the next ``LOOK``
    mine: int  # being my car
    free: int  # having no owner
    own_hand: int  # a space in my hand for my car
    other_hand: int  # a space in my hand for another car
    own_pool: int  # a space for my car in the cards I do not see
    rival_pool: int  # a space for a rival's car there
    free_pool: int  # a space for a car without an owner there
    eight: int  # a rival's unplayed Speed-8 card
    turns: int  # a card its owner, a rival, has left


LEADS = (41, 33, 25, 17, 9, 0)
"""The weights change with the spaces the leader has to go: the first row is for 41 and more."""

FOR_TWO = (
    Weights(205, 90, 13, 0, 54, -19, -29, 31, 0, 64, -56),
    Weights(232, 80, 0, 0, 73, -20, -9, 20, 0, 49, 0),
    Weights(217, 60, 4, 0, 29, -16, -3, 28, 0, 18, -30),
    Weights(207, 100, 0, 0, 36, -15, 13, 29, 0, 40, 20),
    Weights(202, 73, 400, 0, 59, 0, 36, 48, 0, 81, 50),
    Weights(192, 80, 130, 0, 71, 16, 33, 42, 0, 111, 45),
)
FOR_MORE = (
    Weights(106, 76, 1971, -267, 54, 53, 33, 55, -118, 57, 71),
    Weights(140, 60, 2379, -259, 55, 48, 25, 54, -107, 49, 101),
    Weights(180, 94, 1261, -232, 80, 63, 53, 69, -95, 68, 75),
    Weights(207, 82, 854, -369, 92, 70, 61, 74, -123, 93, 60),
    Weights(239, 90, 674, -364, 114, 75, 67, 79, -102, 146, 62),
    Weights(272, 130, 499, -900, 145, 83, 62, 75, -150, 173, 62),
)

GREED = (0.03, 0.02, 0.01, 0.005, 0.005)
"""What a million of prizes more than the rivals' average adds to the worth, with 2 to 6 players."""
COMFORT = 0.003
"""What a million of my own adds to the chance to win with it: an aim where the game is lost."""
BACKING = ((5.2, 0.3, 0.2), (0.9, 4.4, 0.3), (1.0, 0.4, 4.0), (1.3, 0.4, 0.3))
"""What a player has bet on the first three, in third bets, by the place of the best own car (0 is first).

Counted in 800 games of Works against itself: players back their own cars, above all one that wins.
"""
UNIT = PAYOUTS[2]
"""A third bet: what the printed one pays, by place."""

# Tables instead of powers of e: whole numbers are the same on every machine.
_GRAIN = 20
_SPAN = 8_000  # a car that much better in form is ahead for certain
_FLAT = 12_000  # a car that much worse than the best has next to no chance to be first
_SHARE = tuple(round(10**6 * exp(-d / 1000)) + 1 for d in range(0, _FLAT + 1, _GRAIN))
_CURVE = tuple(round(1000 / (1 + exp(-d / 1000))) for d in range(-_SPAN, _SPAN + 1, _GRAIN))
_PRIZE = tuple(
    PRIZES[at // 1000] + (PRIZES[min(5, at // 1000 + 1)] - PRIZES[at // 1000]) * (at % 1000) / 1000
    for at in range(5001)
)
_HOME = 10_000_000
_SPREAD = 3.0
_ODDS = tuple(round(1 / (1 + exp(-d / 10 / _SPREAD)), 6) for d in range(-400, 401))


def dot(one: Iterable[float], other: Iterable[float]) -> float:
    """The sum of products, added from left to right: ``sum`` rounds in another way since Python 3.12."""
    total: float = reduce(add, map(mul, one, other), 0.0)
    return total


def odds(lead: float) -> float:
    """The chance to be ahead of a rival at the end, by the money one can expect more."""
    return _ODDS[max(0, min(800, int(lead * 10) + 400))]


class Outlook:
    """The prospects of a race for a seat. ``worth`` judges positions of the cars that may come of it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        state = view.state
        self.seat: Seat = view.seat
        self.state = state
        self.movement = state.setup.movement
        self.roads = roads(self.movement)
        self.weights = self._weights()
        self.fixed = self._fixed_form(view)
        self.hand_form = self.form_in(state.cards.hands[self.seat])
        self.form = self.forms(state.cars, 0)
        others = -1 / (state.players - 1)
        owners = state.auction.owners
        self.stakes = [1.0 if o == self.seat else others if o >= 0 else 0.0 for o in owners]
        self.bet_sizes = tuple(row[0] // UNIT[0] for row in payouts(state.setup.options))
        self.greed = GREED[state.players - 2] if state.setup.options.money_decides else 0.001
        self.wins = self.chances_to_win()

    # --- form -------------------------------------------------------------------------------------

    def _weights(self) -> Weights:
        cars = self.state.cars
        lead = 0 if cars.home else min(self.to_go(cars.cells[car], cars.laps[car]) for car in CARS)
        table = FOR_TWO if self.state.players == 2 else FOR_MORE
        return next(
            weights for least, weights in zip(LEADS, table, strict=True) if lead >= least or not least
        )

    def to_go(self, cell: int, lap: int) -> int:
        """The spaces to the finish line, past laps counted."""
        return self.roads.to_go[cell] - lap * self.roads.lap

    @property
    def pool(self) -> int:
        """The regular cards this seat has not seen, as a bit set."""
        state, seat = self.state, self.seat
        cards = state.cards
        seen = cards.hands[seat] | sum(1 << card for card in cards.discard)
        if state.setup.own_piles:
            seen |= sum(1 << card for card in cards.piles[seat])
        if state.turn.card >= 0:
            seen |= 1 << state.turn.card
        return state.setup.deck.all_regular & ~seen

    def _fixed_form(self, view: View) -> tuple[int, ...]:
        """What does not change while a card is played: owners, and the cards nobody has shown."""
        state, w = self.state, self.weights
        numbers, pool = numbers_of(state.setup.deck), tuple(bits(self.pool))
        form = []
        for car in CARS:
            owner, spaces = state.auction.owners[car], sum(numbers[car][card] for card in pool)
            if owner == self.seat:
                form.append(w.mine + w.own_pool * spaces)
            elif owner < 0:
                form.append(w.free + w.free_pool * spaces)
            else:
                eight = state.cards.hands[owner] >> state.setup.deck.eight(car).index & 1
                left = view.sizes.hands[owner] + (view.sizes.piles[owner] if state.setup.own_piles else 0)
                form.append(w.rival_pool * spaces + 8 * w.eight * eight + w.turns * min(left, 12))
        return tuple(form)

    def form_in(self, cards: int) -> tuple[int, ...]:
        """What a set of my cards adds to the form of each car."""
        numbers, w = numbers_of(self.state.setup.deck), self.weights
        held, owners = tuple(bits(cards)), self.state.auction.owners
        return tuple(
            (w.own_hand if owners[car] == self.seat else w.other_hand) * sum(numbers[car][c] for c in held)
            for car in CARS
        )

    def forms(self, cars: Cars, played: int) -> list[int]:
        """The form of each car; ``played`` are cards that have left the hand."""
        (cells, laps, home, occupied), w, roads = cars, self.weights, self.roads
        form = [f + h for f, h in zip(self.fixed, self.hand_form, strict=True)]
        if played:
            form = [f - p for f, p in zip(form, self.form_in(played), strict=True)]
        for car in CARS:
            cell = cells[car]
            if cell >= 0:
                slow = roads.slow(cell, occupied)
                form[car] -= w.road * (roads.to_go[cell] - laps[car] * roads.lap) + w.traffic * slow
        for place, car in enumerate(home):
            form[car] = _HOME - place * 100_000
        return form

    # --- money ------------------------------------------------------------------------------------

    @cached_property
    def plain_wins(self) -> tuple[tuple[float, ...], ...]:
        """The chance to win alone, without what my own money adds."""
        return self.chances_to_win(comfort=0.0)

    def chances_to_win(self, comfort: float = COMFORT) -> tuple[tuple[float, ...], ...]:
        """My chance to win the game by who comes first (row) and who second (column)."""
        owners = self.state.auction.owners
        if not self.state.setup.options.money_decides:
            mine = [owner == self.seat for owner in owners]
            return tuple(
                tuple(float(c != d and (mine[c] or (owners[c] < 0 and mine[d]))) for d in CARS) for c in CARS
            )
        rest, base = sorted(CARS, key=lambda car: -self.form[car]), self._money_so_far()
        table = [[0.0] * len(CARS) for _ in CARS]
        for first, second in permutations(CARS, 2):
            order = [first, second, *(car for car in rest if car != first and car != second)]
            table[first][second] = self._chance_with(order, base.copy(), comfort)
        return tuple(map(tuple, table))

    def _money_so_far(self) -> list[float]:
        """Everybody's money from earlier races, less what the cars of this one cost."""
        state = self.state
        money = [0.0] * state.players
        for race in state.earlier:
            for seat, won in enumerate(race_money(race, state.setup.options)):
                money[seat] += won
        for owner, price in zip(state.auction.owners, state.auction.prices, strict=True):
            if owner >= 0:
                money[owner] -= price
        return money

    def _chance_with(self, order: Sequence[Car], money: list[float], comfort: float) -> float:
        """My chance to have the most money if the cars come home in this order."""
        owners, best = self.state.auction.owners, [len(BACKING) - 1] * len(money)
        for place in range(len(CARS) - 1, -1, -1):
            owner = owners[order[place]]
            if owner >= 0:
                money[owner] += PRIZES[place]
                best[owner] = min(place, len(BACKING) - 1)
        if self.state.setup.options.bets:
            for seat, place in enumerate(best):
                money[seat] += self._payout(seat, order, BACKING[place])
        mine, chance = money[self.seat], 1.0
        for seat, theirs in enumerate(money):
            if seat != self.seat:
                chance *= odds(mine - theirs)
        return chance + comfort * mine

    def _payout(self, seat: int, order: Sequence[Car], likely: Sequence[float]) -> float:
        """What the bets of a seat pay: mine are known, the rest is what players are likely to back."""
        if seat != self.seat:
            return dot(likely, UNIT)
        placed = self.state.bets[seat]
        to_come = sum(self.bet_sizes[len(placed) :]) / sum(self.bet_sizes)
        total = 0.0
        for car, stake, pays in zip(order, likely, UNIT, strict=False):
            on_it = sum(size for bet, size in zip(placed, self.bet_sizes, strict=False) if bet == car)
            total += pays * (on_it + to_come * stake)
        return total

    def worth(self, cars: Cars, played: int) -> float:
        """What a position of the cars is worth, once the played cards have left the hand."""
        form = self.forms(cars, played)
        return self._chance(form, cars.home, self.wins) + self.greed * self._prizes(form)

    def comfort(self, cars: Cars, played: int) -> float:
        """The part of the worth that is not the chance to win."""
        return self.greed * self._prizes(self.forms(cars, played))

    def chance(self, cars: Cars, played: int) -> float:
        """My chance to win the game from a position of the cars, and nothing else."""
        return self._chance(self.forms(cars, played), cars.home, self.plain_wins)

    def podium(self) -> tuple[tuple[float, ...], ...]:
        """Of every car the chances to come home first, second and third."""
        home, share = self.state.cars.home, _shares(self.form)
        chances = [[0.0] * len(UNIT) for _ in CARS]
        for order in permutations(CARS, len(UNIT)):
            chance, left = 1.0, sum(share)
            for place, car in enumerate(order):
                if place < len(home):
                    chance *= car == home[place]
                else:
                    chance *= share[car] / left
                    left -= share[car]
            for place, car in enumerate(order):
                chances[car][place] += chance
        return tuple(map(tuple, chances))

    def _chance(self, form: Sequence[int], home: Sequence[Car], wins: tuple[tuple[float, ...], ...]) -> float:
        """My chance to win the game, the cars being in that form."""
        share = _shares(form)
        total = sum(share)
        if home:
            row = wins[home[0]]
            if len(home) > 1:
                return row[home[1]]
            return dot(row, share) / total
        u, v, w, x, y, z = share
        chance = 0.0
        for mine, (a, b, c, d, e, f) in zip(share, wins, strict=True):
            # the second place goes to the others in proportion; a car is not second behind itself
            chance += mine * (u * a + v * b + w * c + x * d + y * e + z * f) / (total - mine)
        return chance / total

    def _prizes(self, form: Sequence[int]) -> float:
        """What I can expect from prizes more than my rivals on average, in millions."""
        ahead = [0] * len(CARS)  # the chances of the others to be ahead, in thousandths
        for i in range(5):
            mine = form[i]
            for j in range(i + 1, 6):
                gap = mine - form[j]
                if gap >= _SPAN:
                    ahead[j] += 1000
                elif gap <= -_SPAN:
                    ahead[i] += 1000
                else:
                    chance = _CURVE[(gap + _SPAN) // _GRAIN]
                    ahead[j] += chance
                    ahead[i] += 1000 - chance
        return dot(self.stakes, [_PRIZE[there] for there in ahead])


def _shares(form: Sequence[int]) -> list[int]:
    """The part of each car in the chance to be the next one home."""
    top = max((f for f in form if f < _HOME - 1_000_000), default=0)
    return [0 if f > top else _SHARE[(top - f) // _GRAIN] if top - f < _FLAT else 1 for f in form]


class Roads:
    """What is asked about one track again and again."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement
        track: Track = movement.track
        self.to_go = (*track.steps_to_finish, 0)
        self.lap = min(track.steps_to_finish[cell] for cell in track.grid[:1])
        self.zones = tuple(_zone(track, cell) for cell in range(len(track.cells)))
        self._slow: dict[tuple[int, int], int] = {}

    def slow(self, cell: int, occupied: int) -> int:
        """How many of the next spaces the cars ahead cost a car there."""
        near = occupied & self.zones[cell]
        if not near:
            return 0
        found = self._slow.get((cell, near))
        if found is None:
            found = self._slow[cell, near] = self._look(cell, near)
        return found

    def _look(self, cell: int, near: int) -> int:
        ends = self.movement.reach(cell, (LOOK,), near).paths
        return LOOK - max((LOOK if end == NONE else len(path) for end, path in ends.items()), default=0)


def _zone(track: Track, cell: int) -> int:
    """The cells that matter to the next moves from a cell, as a bit set."""
    here, zone = {cell}, 0
    for _ in range(LOOK):
        here = {there for space in here for there in track.ahead[space]}
        zone |= sum(1 << there for there in here)
    return zone & ~(1 << cell)


@lru_cache(maxsize=64)
def roads(movement: Movement) -> Roads:
    """What is known of a track, shared by all games on it."""
    return Roads(movement)


@lru_cache(maxsize=32)
def numbers_of(deck: Deck) -> tuple[tuple[int, ...], ...]:
    """For every car the number of spaces that each card of the deck has for it."""
    return tuple(
        tuple(sum(line.speed for line in card.lines if line.car == car) for card in deck.cards)
        for car in CARS
    )
