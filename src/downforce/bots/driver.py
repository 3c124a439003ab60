"""Looks ahead to the end of a card, with the rules engine."""

from __future__ import annotations

from collections.abc import Sequence

from downforce.bots.outlook import Outlook
from downforce.model.ids import CARS
from downforce.model.track import Cell
from downforce.rules.actions import Action, Bonus, KeepLine, MoveCar, NameWild, PlayCard
from downforce.rules.game import apply, legal_actions
from downforce.rules.state import Cars, GameState, Phase


class Driver:
    """Resolves a card line by line, every car as suits the seat of the outlook best."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.seat = outlook.seat

    def after(self, state: GameState, action: Action) -> float:
        """What the race is worth once the card is driven to its last line, beginning with an action."""
        return self.outlook.worth(self.drive(state, action).cars, card_bit(action))

    def drive(self, state: GameState, action: Action) -> GameState:
        """The position once the card is resolved, beginning with an action."""
        done, played = len(state.cards.discard), card_bit(action)
        state = apply(state, action).state
        while state.asked and len(state.cards.discard) == done:
            legal = legal_actions(state, state.asked[0])
            chosen = legal[0] if len(legal) == 1 else self.pick(state, legal, played)
            state = apply(state, chosen).state
        return state

    def pick(self, state: GameState, legal: Sequence[Action], played: int) -> Action:
        """The best action by a quick estimate.

        A rival who steers one of our cars is expected to choose the worst end for us.
        """
        sign = 1 if state.asked[0] == self.seat else -1
        return max(legal, key=lambda action: sign * self.glance(state, action, played))

    def glance(self, state: GameState, action: Action, played: int) -> float:
        """What the race is worth right after an action."""
        match action:
            case MoveCar(car=car, to=to) | Bonus(car=car, to=Cell() as to):
                return self.moved(state.cars, car, to.index, played)
            case NameWild() | KeepLine():
                after = apply(state, action).state
                if after.phase is Phase.MOVE_CAR and after.turn.line == state.turn.line:
                    legal = legal_actions(after, after.asked[0])
                    return self.glance(after, self.pick(after, legal, played), played)
        return self.outlook.worth(state.cars, played)

    def moved(self, cars: Cars, car: int, to: int, played: int) -> float:
        """What the race is worth with one car somewhere else."""
        (cells, laps, home, occupied), outlook = cars, self.outlook
        bit, to_go = outlook.movement.bit, outlook.roads.to_go
        here = cells[car]
        if to < 0:
            home = (*home, CARS[car])
        elif to_go[to] > to_go[here]:  # past the line and on, in a long-distance race
            laps = (*laps[:car], laps[car] + 1, *laps[car + 1 :])
        occupied ^= bit[here] | bit[to]
        cells = (*cells[:car], to, *cells[car + 1 :])
        return outlook.worth(Cars(cells, laps, home, occupied), played)


def card_bit(action: Action) -> int:
    """The card that an action takes out of the hand, as a bit."""
    return 1 << action.card.index if isinstance(action, PlayCard) else 0
