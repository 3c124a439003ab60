"""Exercises about a card: which colours a wild names, in which order it runs, how far, and who steers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from downforce.learn.exercises.answers import Answer, Mistake, Option, Part, Why
from downforce.learn.exercises.base import CAR_OPTIONS, Question, first, options, seat_options
from downforce.model.cards import SpeedCard
from downforce.model.ids import CARS, Car
from downforce.rules.actions import Action, NameWild, PlayCard, SkipLine
from downforce.rules.events import CardDrawn, CarMoved, Event
from downforce.rules.game import apply, legal_actions, parse_action
from downforce.rules.phases.race import reach
from downforce.rules.powers import power_of
from downforce.rules.state import NONE, GameState

SKIP = "skip"


def card_in_play(state: GameState) -> SpeedCard:
    """The card whose line is being decided."""
    return state.setup.deck.cards[state.turn.card]


def played_out(state: GameState, action: Action) -> tuple[Event, ...]:
    """What happens until the card is done, where every choice is the first one there is."""
    seat, events = action.seat, list[Event]()
    while True:
        state, more = apply(state, action)
        events += more
        if state.turn.card == NONE:
            return tuple(events)
        seat = state.asked[0]
        action = legal_actions(state, seat)[0]


class OfTheCard(Question):
    """A question to the player of a card."""

    @property
    def seat(self) -> int | None:
        return self.position.asked[0]


class WildNames(OfTheCard):
    """Which colours may this wild name? And may its line be skipped?"""

    kind = "wild"

    def parts(self) -> tuple[Part, ...]:
        skip = options([SKIP]) if SKIP in self.exercise.options else ()
        return (Part(name="names", pick="many", of="car", options=(*CAR_OPTIONS, *skip)),)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        state = self.position
        legal = legal_actions(state, state.asked[0])
        keys = {a.car.letter for a in legal if isinstance(a, NameWild)}
        keys |= {SKIP for a in legal if isinstance(a, SkipLine)}
        return {"names": tuple(o.key for o in self.parts()[0].options if o.key in keys)}

    def reason(self, answer: Answer) -> Mistake:
        right = self.solution()["names"]
        wrong = first(key for key in answer["names"] if key not in right)
        if wrong:
            return Mistake(why=Why.COLOUR_ON_CARD, args={"car": wrong}, spot=wrong)
        missed = first(key for key in right if key not in answer["names"])
        return Mistake(why=self._why(missed), args={} if missed == SKIP else {"car": missed}, spot=missed)

    def _why(self, missed: str) -> Why:
        if missed == SKIP:
            return Why.MISSED_SKIP
        car, cars = Car.parse(missed), self.position.cars
        if car in card_in_play(self.position).cars:
            return Why.MISSED_UNPREDICTABLE
        if cars.cells[car] == NONE:
            return Why.MISSED_HOME
        is_blocked = self.position.setup.movement.is_blocked(cars.cells[car], cars.occupied)
        return Why.MISSED_BLOCKED if is_blocked else Why.MISSED_COLOUR


class LineOrder(OfTheCard):
    """In which order do the cars move?"""

    kind = "order"

    @property
    def _play(self) -> PlayCard:
        action = parse_action(self.position, self.exercise.play[0])
        assert isinstance(action, PlayCard)
        return action

    def parts(self) -> tuple[Part, ...]:
        return (Part(name="cars", pick="order", of="car", options=CAR_OPTIONS),)

    @cached_property
    def _moved(self) -> tuple[str, ...]:
        events = played_out(self.position, self._play)
        return tuple(event.car.letter for event in events if isinstance(event, CarMoved))

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {"cars": self._moved}

    def reason(self, answer: Answer) -> Mistake:
        chosen = answer["cars"]
        stranger = first(key for key in chosen if key not in self._moved)
        if stranger:
            return Mistake(why=Why.NOT_ON_CARD, args={"car": stranger}, spot=stranger)
        missed = first(key for key in self._moved if key not in chosen)
        if missed:
            return Mistake(why=Why.ALL_CARS, args={"car": missed}, spot=missed)
        right = next(right for right, key in zip(self._moved, chosen, strict=True) if right != key)
        why = Why.BOTTOM_UP if self._play.reverse else Why.TOP_DOWN
        return Mistake(why=why, args={"car": right}, spot=right)


class Steps(OfTheCard):
    """By how many spaces may the car move?"""

    kind = "steps"

    def parts(self) -> tuple[Part, ...]:
        car = CARS[self.position.turn.car].letter
        return (Part(name="steps", pick="many", of="number", options=options(range(1, 10)), car=car),)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        lengths = {len(path) for path in reach(self.position).paths.values()}
        return {"steps": tuple(map(str, sorted(lengths)))}

    def reason(self, answer: Answer) -> Mistake:
        chosen, right = answer["steps"], self.solution()["steps"]
        turn = self.position.turn
        line = card_in_play(self.position).lines[turn.line]
        args: dict[str, str | int] = {"car": CARS[turn.car].letter, "speed": line.speed}
        wrong = first(key for key in chosen if key not in right)
        missed = first(key for key in right if key not in chosen)
        power = power_of(self.position.auction.powers[turn.seat])
        if wrong == str(line.speed + 1) and power.changes_speeds:
            why = Why.AGGRESSIVE_WILD
        elif wrong:
            why = Why.SPEED
        else:
            why = Why.OPTIONAL if missed == str(line.speed) else Why.AGGRESSIVE
        return Mistake(why=why, args=args, spot=wrong or missed)


class WhoSteers(OfTheCard):
    """Who steers each car of a card?"""

    kind = "steers"

    @cached_property
    def _steered(self) -> dict[str, int]:
        action = parse_action(self.position, self.exercise.play[0])
        events = played_out(self.position, action)
        return {e.car.letter: e.seat for e in events if isinstance(e, CarMoved)}

    def parts(self) -> tuple[Part, ...]:
        seats = seat_options(self.position)
        return tuple(Part(name=car, pick="one", of="seat", options=seats, car=car) for car in self._steered)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {car: (str(seat),) for car, seat in self._steered.items()}

    def reason(self, answer: Answer) -> Mistake:
        car, seat = next((c, s) for c, s in self._steered.items() if answer[c] != (str(s),))
        player = self.position.asked[0]
        why = Why.STEERS_ALL if seat == player else Why.CUNNING
        return Mistake(why=why, args={"car": car, "player": seat}, spot=car)


class Draws(OfTheCard):
    """After which of these cards does one draw a card?"""

    kind = "draws"

    def parts(self) -> tuple[Part, ...]:
        cards = tuple(Option(key=card) for card in self._plays)
        return (Part(name="cards", pick="many", of="card", options=cards),)

    @cached_property
    def _plays(self) -> dict[str, bool]:
        """For each card that can be played whether a card is drawn then."""
        return dict(self._played())

    def _played(self) -> Iterator[tuple[str, bool]]:
        state = self.position
        for action in legal_actions(state, state.asked[0]):
            if isinstance(action, PlayCard) and not action.reverse:
                events = played_out(state, action)
                yield action.card.name, any(isinstance(event, CardDrawn) for event in events)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {"cards": tuple(card for card, draws in self._plays.items() if draws)}

    def reason(self, answer: Answer) -> Mistake:
        wrong = first(key for key in answer["cards"] if not self._plays[key])
        if wrong:
            return Mistake(why=Why.DRAWS_NOT, spot=wrong)
        return Mistake(
            why=Why.DRAWS, spot=first(k for k in self.solution()["cards"] if k not in answer["cards"])
        )
