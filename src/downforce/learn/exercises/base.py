"""What every kind of exercise answers: what it asks, what is right, and why something else is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Literal

from msgspec import Struct

from downforce.learn.exercises.answers import Answer, Bidding, Mistake, Option, Part
from downforce.model.ids import CARS
from downforce.rules.state import GameState
from downforce.rules.text import parse_state


class Exercise(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One entry of exercises.toml."""

    id: str
    kind: str
    group: Literal["steering", "cards", "auction", "money"]
    state: str = ""
    """The position as a state line."""
    printed: tuple[str, ...] = ()
    """The examples of RULES section 14 that it shows."""
    play: tuple[str, ...] = ()
    """Actions that are played from the position, before or as part of the question."""
    options: tuple[str, ...] = ()
    """What can be chosen, where that does not follow from the position."""
    rival: str = ""
    """The car that is to be kept back."""
    players: tuple[int, ...] = ()
    """For how many players a deal is asked."""

    @property
    def position(self) -> GameState:
        """The position of the state line."""
        return parse_state(self.state)


class Question:
    """A kind of exercise. Each subclass lets the engine find what is right."""

    kind: ClassVar[str]

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise

    @property
    def position(self) -> GameState:
        """The position that is shown."""
        return self.exercise.position

    @property
    def seat(self) -> int | None:
        """Whose view is shown."""
        return None

    def bids(self) -> tuple[Bidding, ...]:
        """The cards that lie on the table as bids."""
        return ()

    def money(self) -> tuple[int, ...]:
        """By seat what everybody has won, if that is shown."""
        return ()

    def parts(self) -> tuple[Part, ...]:
        """What is asked."""
        raise NotImplementedError

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        """The right keys for each part, in the order of its options."""
        raise NotImplementedError

    def reason(self, answer: Answer) -> Mistake:
        """Why a wrong answer is wrong: the first reason that applies."""
        raise NotImplementedError


def options(keys: Iterable[str | int]) -> tuple[Option, ...]:
    """Options with these keys."""
    return tuple(Option(key=str(key)) for key in keys)


CAR_OPTIONS = options(car.letter for car in CARS)


def seat_options(state: GameState) -> tuple[Option, ...]:
    """One option for each seat."""
    return options(state.setup.seats)


def first(keys: Iterable[str]) -> str:
    """The first key, or nothing."""
    return next(iter(keys), "")
