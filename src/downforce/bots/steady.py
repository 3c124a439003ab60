"""Steady: a sensible opponent that looks at the table and never ahead.

It rests on one idea: how much does one space of each car please me? Own cars do, cars I have bet on do, all
others annoy. Cards and moves are then worth the sum of the spaces they make. Everything is in whole numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from downforce.model.cards import SpeedLine
from downforce.model.ids import CARS, Car, PowerId, Seat
from downforce.rules.actions import Action, Bet, Bid, Bonus, KeepPower, MoveCar, NameWild, PlayCard, SwapPower
from downforce.rules.phases.scoring import PAYOUTS
from downforce.rules.state import NONE, GameState
from downforce.rules.view import Choice, View

OWN, RIVAL = 10, -3
"""What a space of an own car and of a rival's is worth. A bet adds what it pays if the car wins."""
JAM = 2
"""How many spaces it costs a car to stand in a jam."""
FAIR_PRICE = 4
"""The most for an average car: less than the 5.5 that prizes come to on average, for the risk of stalling."""
POWERS: Sequence[str] = ("strategic", "aggressive", "cunning", "determined", "tricky", "unpredictable")
"""The powers in the order it likes them; one it does not know comes last."""


class Steady:
    """Bids what a car is worth to its hand, drives its own cars far and leaves the others in traffic."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action that pleases most; among equals the first."""
        if len(legal) == 1:
            return legal[0]
        worth = _Judge(view).worth
        choices: Mapping[Action, Choice] = {choice.action: choice for choice in view.choices}
        return max(legal, key=lambda action: worth(choices[action]))


class _Judge:
    """How a seat judges what it may do now."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.view = view
        self.state: GameState = view.state
        self.pleasure = self.pleasures()

    def worth(self, choice: Choice) -> int | tuple[int, ...]:
        """How much an action pleases; comparable among the actions of one decision."""
        match choice.action:
            case Bid():
                return self.bid(choice)
            case KeepPower(power=power):
                return -_rank(power)
            case SwapPower(power=power):
                return -_rank(power or PowerId("cunning"))
            case PlayCard():
                return self.card(choice.lines)
            case NameWild(car=car):
                return self.spaces(car, self.speed())
            case MoveCar(car=car, to=to) | Bonus(car=car, to=to) if to is not None:
                return self.position(car, to.index)
            case Bet(car=car):
                return self.chance(car)
        return self.position(None, NONE)  # a line or a bonus is left out: all stays as it is

    # --- the auction ------------------------------------------------------------------------------

    def bid(self, choice: Choice) -> tuple[int, ...]:
        """The highest bid within the cap; then a pass; then the lowest bid above it."""
        assert isinstance(choice.action, Bid)
        card, amount = choice.action.card, choice.amount
        if amount is None:
            return (0, card.is_eight, -len(card.lines))  # a pass that tells the others least
        if amount <= self.cap():
            return (1, amount, len(card.lines), not card.wilds)
        return (-1, -amount)

    def cap(self) -> int:
        """The most to pay: a fair price, more for a colour strong in the hand and near the pole."""
        lot = self.state.open_lot
        assert lot is not None
        strength = {car: self.strength(car) for car in CARS}
        average = sum(strength.values()) // len(CARS)
        cap = FAIR_PRICE + (strength[lot.car] - average) // 6
        grid_place = self.state.track.grid.index(self.state.cars.cells[lot.car])
        cap += (grid_place < 2) - (grid_place > 3)
        owned = len(self.state.cars_of(self.seat))
        share = -(-len(CARS) // self.state.players)
        if owned == 0:
            return cap + max(0, 2 - self.view.sizes.lots_to_come // 2)  # somebody has to drive something
        return cap - 2 * max(0, owned + 1 - share)

    def strength(self, car: Car) -> int:
        """How many spaces the hand has for a car, a wild counted as a third."""
        hand = [card for card in self.view.hand if not card.is_eight]
        own = sum(card.bid_for(car) or 0 for card in hand)
        return own + sum(sum(card.wilds) for card in hand if car not in card.cars) // 3

    # --- the race ---------------------------------------------------------------------------------

    def pleasures(self) -> tuple[int, ...]:
        """What one space of each car is worth."""
        state = self.state
        worth = [OWN if state.auction.owners[car] == self.seat else RIVAL for car in CARS]
        for car, payouts in zip(state.bets[self.seat], PAYOUTS, strict=False):
            worth[car] += payouts[0]
        return tuple(worth)

    def card(self, lines: Sequence[SpeedLine]) -> int:
        """What the lines of a card would bring if nothing else moved."""
        printed = {line.car for line in lines}
        wild = max(CARS, key=lambda car: (car not in printed, self.spaces(car, 1)))
        return sum(self.spaces(wild if line.car is None else line.car, line.speed) for line in lines)

    def spaces(self, car: Car, speed: int) -> int:
        """What it brings to move a car so far; nothing if it is home or jammed."""
        cell, movement = self.state.cars.cells[car], self.state.setup.movement
        if cell == NONE or movement.is_blocked(cell, movement.occupied(self.state.cars.cells)):
            return 0
        if not movement.laps:
            speed = min(speed, self.state.track.steps_to_finish[cell])
        return speed * self.pleasure[car]

    def speed(self) -> int:
        """The number of the line that is being resolved."""
        card, turn = self.state.card_in_play, self.state.turn
        assert card is not None
        return (card.lines[::-1] if turn.reverse else card.lines)[turn.line].speed

    def position(self, moved: Car | None, to: int) -> int:
        """How pleasant the track looks once a car has moved: progress of every car, less for a jam."""
        cells, movement = [*self.state.cars.cells], self.state.setup.movement
        before = self.state.cars.cells
        if moved is not None:
            cells[moved] = to
        occupied = movement.occupied((cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]))
        total = 0
        for car in CARS:
            here = cells[car]
            gained = self.to_go(before[car]) - self.to_go(here) if car == moved else 0
            if gained < 0:
                gained += self.to_go(before[car])  # past the line and on, in a long-distance race
            jammed = here != NONE and movement.is_blocked(here, occupied)
            total += self.pleasure[car] * (gained - JAM * jammed)
        return total

    def to_go(self, cell: int) -> int:
        return self.state.track.steps_to_finish[cell] if cell != NONE else 0

    # --- betting ----------------------------------------------------------------------------------

    def chance(self, car: Car) -> int:
        """How likely a car is to win: few spaces to go, many in the hand; the first one home for sure."""
        home = self.state.cars.home
        if home:
            return 1000 if car == home[0] else 0
        own = 3 if self.state.auction.owners[car] == self.seat else 0
        return 500 - self.to_go(self.state.cars.cells[car]) + self.strength(car) // 2 + own


def _rank(power: PowerId) -> int:
    return POWERS.index(power) if power in POWERS else len(POWERS)
