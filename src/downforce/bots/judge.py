"""A quick evaluation of actions. Club and National differ only in its taste.

It rests on one idea: how much does one space of each car please me? Own cars do, cars I have bet on do, all
others annoy. Cards and moves are then worth the sum of the spaces they make. Everything is in whole numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from downforce.bots.tactics import sound_bets, winning
from downforce.fast.taste import BETS, FAIR_PRICE, FREE, OWN, SPARE, VICTORY, Taste
from downforce.model.cards import SpeedLine
from downforce.model.ids import CARS, Car, PowerId, Seat
from downforce.rules.actions import Action, Bet, Bid, Bonus, KeepPower, MoveCar, NameWild, PlayCard, SwapPower
from downforce.rules.phases.scoring import running_order
from downforce.rules.state import NONE, GameState, Phase
from downforce.rules.view import Choice, View


def pick(judge: Judge, view: View, legal: Sequence[Action], rng: Random) -> Action:
    """The action that pleases most; among equals any. A win is taken, a bet that cannot pay is not."""
    won = winning(view, legal)
    if won is not None:
        return won
    allowed = sound_bets(view, legal) if view.state.phase is Phase.BET else legal
    worth = {choice.action: judge.worth(choice) for choice in view.choices}
    best = max(worth[action] for action in allowed)
    return rng.choice([action for action in allowed if worth[action] == best])


def ranked(judge: Judge, view: View, legal: Sequence[Action], rng: Random) -> list[Action]:
    """The legal actions, the one that is picked first, then by how much they please."""
    worth = {choice.action: judge.worth(choice) for choice in view.choices}
    first = pick(judge, view, legal, rng)
    rest = [action for action in legal if action != first]
    return [first, *sorted(rest, key=worth.__getitem__, reverse=True)]


class Judge:
    """How a seat judges what it may do now."""

    def __init__(self, view: View, taste: Taste) -> None:
        assert view.seat is not None
        self.taste = taste
        self.seat: Seat = view.seat
        self.view = view
        self.state: GameState = view.state
        self.pleasure = self.pleasures()

    def worth(self, choice: Choice) -> tuple[int, ...]:
        """How much an action pleases; comparable among the actions of one decision."""
        match choice.action:
            case Bid():
                return self.bid(choice)
            case KeepPower(power=power):
                return (-self.rank(power),)
            case SwapPower(power=power):
                return (-self.rank(power or PowerId("cunning")),)
            case PlayCard():
                return (self.card(choice.lines),)
            case NameWild(car=car):
                return (self.drive([*self.state.cars.cells], car, self.speed()),)
            case MoveCar(car=car, to=to) | Bonus(car=car, to=to) if to is not None:
                return (self.position(car, to.index),)
            case Bet(car=car):
                return (self.chance(car),)
        return (self.position(None, NONE),)  # a line or a bonus is left out: all stays as it is

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
        if self.taste.reads_hand and not self.state.setup.options.money_decides:
            return FREE  # R13.11: prices do not count
        cap = FAIR_PRICE + self.taste.boldness
        if self.taste.reads_hand:
            strength = {car: self.strength(car) for car in CARS}
            cap += (strength[lot.car] - sum(strength.values()) // len(CARS)) // 6
            grid_place = self.state.track.grid.index(self.state.cars.cells[lot.car])
            cap += (grid_place < 2) - (grid_place > 3)
        if lot.power in self.taste.feeble and not self.state.auction.powers[self.seat]:
            cap -= 1
        owned = len(self.state.cars_of(self.seat))
        share = -(-len(CARS) // self.state.players)
        if owned == 0:
            return cap + max(0, 2 - self.view.sizes.lots_to_come // 2)  # somebody has to drive something
        return cap - 2 * max(0, owned + 1 - share)

    def rank(self, power: PowerId) -> int:
        """The place of a power in the order that it likes them, from 0."""
        liked = self.taste.powers
        return liked.index(power) if power in liked else len(liked)

    def strength(self, car: Car) -> int:
        """How many spaces the hand has for a car, a wild counted as a third."""
        hand = [card for card in self.view.hand if not card.is_eight]
        own = sum(card.bid_for(car) or 0 for card in hand)
        return own + sum(sum(card.wilds) for card in hand if car not in card.cars) // 3

    # --- the race ---------------------------------------------------------------------------------

    def pleasures(self) -> tuple[int, ...]:
        """What one space of each car is worth."""
        state, order = self.state, running_order(self.state)
        worth = [
            OWN if state.auction.owners[car] == self.seat else self.taste.rivals[order.index(car)]
            for car in CARS
        ]
        if not state.setup.options.money_decides and self.taste.reads_hand:
            own = [car for car in order if state.auction.owners[car] == self.seat]
            for car in own[1:]:
                worth[car] = SPARE  # only the best one counts
        if not self.taste.backs_bets:
            return tuple(worth)
        for car, bonus in zip(state.bets[self.seat], BETS, strict=False):
            worth[car] += bonus
        return tuple(worth)

    def card(self, lines: Sequence[SpeedLine]) -> int:
        """What a card brings if every line is driven as well as it can be, one after the other."""
        cells, printed = [*self.state.cars.cells], {line.car for line in lines}
        total = 0
        for line in lines:
            car = line.car
            if car is None:  # a wild
                free = [car for car in CARS if car not in printed]
                car = max(free, key=lambda car: self.drive([*cells], car, line.speed))
                printed.add(car)
            before = cells[car]
            total += self.drive(cells, car, line.speed)
            if before != NONE and cells[car] == NONE:
                total += self.arrival(car, cells)
        return total

    def wins_with(self, play: PlayCard) -> bool:
        """Whether a card takes an own car home as the first one, where that wins (R10.1 e)."""
        if not self.state.setup.options.first_home_wins:
            return False
        return self.card(play.card.in_order(reverse=play.reverse)) > VICTORY // 2

    def arrival(self, car: Car, cells: Sequence[int]) -> int:
        """What it means that a car comes home where the first one wins (R10.1 e)."""
        owners, home = self.state.auction.owners, self.state.cars.home
        earlier = [c for c in CARS if c != car and cells[c] == NONE]
        if not self.state.setup.options.first_home_wins or owners[car] == NONE:
            return 0
        if any(owners[c] != NONE for c in (*home, *earlier)):
            return 0
        return VICTORY if owners[car] == self.seat else -VICTORY

    def drive(self, cells: list[int], car: Car, speed: int) -> int:
        """Moves a car to the end that pleases most; what that brings, nothing if it is home or jammed."""
        here, movement = cells[car], self.state.setup.movement
        if here == NONE:
            return 0
        cells[car] = NONE
        taken = movement.occupied((cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]))
        best, cells[car] = 0, here
        ends = movement.reach(here, (speed,), taken).paths
        if ends:
            worth = {to: self.gain(car, here, to, taken) for to in ends}
            cells[car] = NONE if self.escapes(car, ends) else max(ends, key=worth.__getitem__)
            best = worth[cells[car]]
        return best

    def escapes(self, car: Car, ends: Collection[int]) -> bool:
        """Whether a rival steers this car, and would steer it home where that wins (R8.2, R10.1 e)."""
        state = self.state
        owner = state.owner(car)
        if not state.setup.options.first_home_wins or owner is None or owner == self.seat:
            return False
        return NONE in ends and state.power(owner).steers_own_cars

    def gain(self, car: Car, here: int, to: int, taken: int) -> int:
        """What it brings to move a car, the others standing on the taken spaces."""
        gained = self.to_go(here) - self.to_go(to)
        if gained < 0:
            gained += self.to_go(here)  # past the line and on, in a long-distance race
        jammed = to != NONE and self.state.setup.movement.is_blocked(to, taken)
        return self.pleasure[car] * (gained - self.taste.jam * jammed)

    def speed(self) -> int:
        """The number of the line that is being resolved."""
        line = self.state.line_in_play
        assert line is not None
        return line.speed

    def position(self, moved: Car | None, to: int) -> int:
        """The value of a position after a move: what the car gains, minus a penalty for every jammed car."""
        cells, movement = [*self.state.cars.cells], self.state.setup.movement
        here = cells[moved] if moved is not None else NONE
        if moved is not None:
            cells[moved] = to
        taken = movement.occupied((cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]))
        total = self.gain(moved, here, to, taken) if moved is not None else 0
        if moved is not None and to == NONE:
            total += self.arrival(moved, cells)
        for car in CARS:
            if car != moved and cells[car] != NONE and movement.is_blocked(cells[car], taken):
                total -= self.pleasure[car] * self.taste.jam
        return total

    def to_go(self, cell: int) -> int:
        return self.state.track.steps_to_finish[cell] if cell != NONE else 0

    # --- betting ----------------------------------------------------------------------------------

    def chance(self, car: Car) -> int:
        """How likely a car is to win: few spaces to go, many in the hand; the first one home for sure."""
        home = self.state.cars.home
        if home:
            return 1000 if car == home[0] else 0
        own = self.taste.loyalty if self.state.auction.owners[car] == self.seat else 0
        return 500 - self.to_go(self.state.cars.cells[car]) + self.strength(car) // 2 + own
