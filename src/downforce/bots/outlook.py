"""Outlook: how a race is likely to end, from what one seat sees, and what that is worth to it.

Every car has a *form*: how it stands on the road and how many spaces the cards still hold for it. The chance
that one car comes home before another hangs on the difference of their forms alone, through the usual
S-shaped curve. From those chances follow expected places, from the places prizes and payouts, and from these
what the seat can expect more than its rivals. Everything is in whole numbers: chances in thousandths, form in
thousandths of a unit of the curve, money in thousandths of a million.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from downforce.model.cards import Deck, bits
from downforce.model.ids import CARS, Car, Seat
from downforce.model.track import Track
from downforce.rules.movement import Movement
from downforce.rules.options import RaceFormat
from downforce.rules.phases.scoring import PAYOUTS, PRIZES, race_money
from downforce.rules.state import NONE, Cars, GameState
from downforce.rules.view import View

LOOK = 4
"""A car is in traffic if it cannot move this many spaces freely."""


class Weights(NamedTuple):
    """What the form of a car is made of, in thousandths; fitted by ``python -m bench.fit``."""

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

_GRAIN = 20
_FLAT = 12_000  # a car that far behind in form has no chance
_POWER = tuple(round(10**6 * exp(-d / 1000)) + 1 for d in range(0, _FLAT + 1, _GRAIN))
_SPAN = 8000
_CURVE = tuple(round(1000 / (1 + exp(-d / 1000))) for d in range(-_SPAN, _SPAN + 1, _GRAIN))
_PRIZE = tuple(
    PRIZES[at // 1000] + (PRIZES[min(5, at // 1000 + 1)] - PRIZES[at // 1000]) * (at % 1000) / 1000
    for at in range(5001)
)
GREED = (0.03, 0.02, 0.01, 0.005, 0.005)
_HOME = 10_000_000

_SPREAD = 3.0
_ODDS = tuple(1 / (1 + exp(-d / 10 / _SPREAD)) for d in range(-400, 401))
"""The chance to be ahead of a rival at the end, by the money expected more, in tenths from -40 to 40."""
BACKING = ((5.2, 0.3, 0.2), (0.9, 4.4, 0.3), (1.0, 0.4, 4.0), (1.3, 0.4, 0.3))
"""What a player has on the first three, in third bets, by the place of the best own car; from self-play."""
STAKES = tuple(payouts[0] // PAYOUTS[2][0] for payouts in PAYOUTS)


def _odds(lead: float) -> float:
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
        self.hand_form = self._hand_form()
        self.form = self.forms(state.cars.cells, state.cars.laps, state.cars.home, state.cars.occupied, 0)
        owners = state.auction.owners
        rival = -1 / (state.players - 1)
        self.stakes = [1.0 if o == self.seat else rival if o >= 0 else 0.0 for o in owners]
        self.greed = GREED[state.players - 2] if state.setup.options.money_decides else 0.002
        self.wins = self.chances_to_win(state.bets[self.seat])

    # --- form -------------------------------------------------------------------------------------

    def _weights(self) -> Weights:
        cars = self.state.cars
        lead = 0 if cars.home else min(self.to_go(cars.cells[car], cars.laps[car]) for car in CARS)
        table = FOR_TWO if self.state.players == 2 else FOR_MORE
        return next(weights for least, weights in zip(LEADS, table, strict=True) if lead >= least or not least)

    def to_go(self, cell: int, lap: int) -> int:
        """The spaces to the finish line, past laps counted."""
        return self.roads.to_go[cell] - lap * self.roads.lap

    def _fixed_form(self, view: View) -> tuple[int, ...]:
        """What does not change while a card is played: owners, and the cards nobody has shown."""
        state, seat, w = self.state, self.seat, self.weights
        numbers, cards = numbers_of(state.setup.deck), state.cards
        seen = cards.hands[seat] | sum(1 << card for card in cards.discard)
        if state.setup.own_piles:
            seen |= sum(1 << card for card in cards.piles[seat])
        if state.turn.card >= 0:
            seen |= 1 << state.turn.card
        pool = tuple(bits(state.setup.deck.all_regular & ~seen))
        form = []
        for car in CARS:
            owner, spaces = state.auction.owners[car], sum(numbers[car][card] for card in pool)
            if owner == seat:
                form.append(w.mine + w.own_pool * spaces)
            elif owner < 0:
                form.append(w.free + w.free_pool * spaces)
            else:
                eight = cards.hands[owner] >> state.setup.deck.eight(car).index & 1
                left = view.sizes.hands[owner]
                if state.setup.own_piles:
                    left += view.sizes.piles[owner]
                form.append(w.rival_pool * spaces + 8 * w.eight * eight + w.turns * min(left, 12))
        return tuple(form)

    def _hand_form(self) -> tuple[int, ...]:
        """What my cards add to the form of each car."""
        return self.form_in(self.state.cards.hands[self.seat])

    def form_in(self, cards: int) -> tuple[int, ...]:
        """What a set of my cards adds to the form of each car."""
        numbers, w = numbers_of(self.state.setup.deck), self.weights
        held, owners = tuple(bits(cards)), self.state.auction.owners
        return tuple(
            (w.own_hand if owners[car] == self.seat else w.other_hand) * sum(numbers[car][c] for c in held)
            for car in CARS
        )

    # --- places -----------------------------------------------------------------------------------

    def forms(
        self, cells: Sequence[int], laps: Sequence[int], home: Sequence[Car], occupied: int, played: int
    ) -> list[int]:
        """The form of each car; ``played`` are cards that have left the hand."""
        w, roads = self.weights, self.roads
        form = [f + h for f, h in zip(self.fixed, self.hand_form, strict=True)]
        if played:
            form = [f - p for f, p in zip(form, self.form_in(played), strict=True)]
        for car in CARS:
            cell = cells[car]
            if cell >= 0:
                slow = roads.slow(cell, occupied)
                form[car] -= w.road * (roads.to_go[cell] - laps[car] * roads.lap) + w.traffic * slow
            else:
                form[car] = _HOME
        for place, car in enumerate(home):
            form[car] -= place * 100_000
        return form

    @staticmethod
    def powers(form: Sequence[int]) -> list[int]:
        """The chances of the cars to come home first, in proportion."""
        top = max(form)
        return [_POWER[(top - f) // _GRAIN] if top - f < _FLAT else 1 for f in form]

    # --- money ------------------------------------------------------------------------------------

    def chances_to_win(self, bets: Sequence[Car]) -> tuple[tuple[float, ...], ...]:
        """My chance to win the game by who comes first and who second, with these bets of mine."""
        state, seat = self.state, self.seat
        owners = state.auction.owners
        if not state.setup.options.money_decides:
            return tuple(
                tuple(float(owners[c] == seat or (owners[c] < 0 and owners[d] == seat)) for d in CARS) for c in CARS
            )
        rest = sorted(CARS, key=lambda car: -self.form[car])
        base = [0.0] * state.players
        for race in state.earlier:
            for s, won in enumerate(race_money(race, state.players)):
                base[s] += won
        for car in CARS:
            if owners[car] >= 0:
                base[owners[car]] -= state.auction.prices[car]
        mine = [0] * len(CARS)
        left = sum(STAKES)
        for car, stake in zip(bets, STAKES, strict=False):
            mine[car] += stake
            left -= stake
        share = left / sum(STAKES)
        pays = state.setup.options.bets
        table = []
        for first in CARS:
            row = []
            for second in CARS:
                if first == second:
                    row.append(0.0)
                    continue
                order = [first, second, *(car for car in rest if car != first and car != second)]
                money = base.copy()
                for car, prize in zip(order, PRIZES, strict=True):
                    if owners[car] >= 0:
                        money[owners[car]] += prize
                if pays:
                    best = [3] * state.players
                    for place in (2, 1, 0):
                        if owners[order[place]] >= 0:
                            best[owners[order[place]]] = place
                    for s in range(state.players):
                        for place, likely in enumerate(BACKING[best[s]]):
                            payout = PAYOUTS[2][place]
                            if s == seat:
                                money[s] += payout * (mine[order[place]] + share * likely)
                            else:
                                money[s] += payout * likely
                chance = 1.0
                for s in range(state.players):
                    if s != seat:
                        chance *= _odds(money[seat] - money[s])
                row.append(chance + EPS * money[seat])
            table.append(tuple(row))
        return tuple(table)

    def worth(self, cars: Cars, played: int) -> float:
        """What a position of the cars is worth, once the played cards have left the hand."""
        cells, laps, home, occupied = cars
        form = self.forms(cells, laps, home, occupied, played)
        return self.weigh(self.powers(form), self.wins) + self.greed * self.prizes(form)

    def prizes(self, form: Sequence[int]) -> float:
        """What I can expect from prizes more than my rivals, in millions; the richer a rival, the more it counts."""
        ahead = [0] * len(CARS)
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
        return sum(stake * _PRIZE[there] for stake, there in zip(self.stakes, ahead, strict=True))

    def weigh(self, power: Sequence[int], wins: Sequence[Sequence[float]]) -> float:
        """My chance to win the game, the cars being that strong."""
        total = sum(power)
        chance = 0.0
        for mine, row in zip(power, wins, strict=True):
            a, b, c, d, e, f = row
            u, v, w, x, y, z = power
            # the second place goes to the others in proportion; the item of the first car itself is 0
            chance += mine * (u * a + v * b + w * c + x * d + y * e + z * f) / (total - mine)
        return chance / total


EPS = 0.003


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
        tuple(sum(line.speed for line in card.lines if line.car == car) for card in deck.cards) for car in CARS
    )
