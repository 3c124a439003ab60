"""What a decision is made of."""

from __future__ import annotations

from dataclasses import dataclass

from downforce.cli.terminal.screen import Screen
from downforce.model.ids import Car
from downforce.rules.actions import Action


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One numbered choice; ``keys`` are other answers that mean it."""

    action: Action
    text: str
    keys: tuple[str, ...] = ()
    is_listed: bool = True
    """Whether it has a number; the others come last and are chosen by a key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """Everything a person is told before a choice."""

    heading: str = ""
    rows: tuple[tuple[str, ...], ...] = ()  # the running order
    intro: tuple[str, ...] = ()
    options: tuple[MenuOption, ...]
    question: str

    @property
    def listed(self) -> tuple[MenuOption, ...]:
        """The options with a number."""
        return tuple(option for option in self.options if option.is_listed)

    def label(self, option: MenuOption) -> str:
        """What one types for an option: its number, or its key."""
        return str(self.options.index(option) + 1) if option.is_listed else option.keys[0]


def car_option(screen: Screen, action: Action, car: Car) -> MenuOption:
    """A car to be chosen: whose it is and where; its colour or letter will do for an answer."""
    words, where = screen.words, screen.where_and_whose(car)
    text = words.text("choice-car", car=car.word, own=screen.own_word(car), where=where)
    return MenuOption(action, text, (words.car(car).lower(), words.text("car-letter", car=car.word).lower()))
