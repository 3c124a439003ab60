"""The small identifiers that everything else is indexed by."""

from __future__ import annotations

from enum import IntEnum
from typing import NewType

from downforce.model.errors import NotationError, expect

Seat = NewType("Seat", int)
"""A place at the table: 0, 1, 2 ... to the left."""

PowerId = NewType("PowerId", str)
"""The name of a power in files and catalogues, such as ``tricky``."""


class Car(IntEnum):
    """The six cars. The value is the index used in every table.

    >>> Car.parse("R"), Car.RED.letter, Car.RED.word
    (<Car.RED: 5>, 'R', 'red')
    """

    BLACK = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    ORANGE = 4
    RED = 5

    @property
    def letter(self) -> str:
        """One letter, as in card and state texts; black is K."""
        return LETTERS[self]

    @property
    def word(self) -> str:
        """The colour's name in files and catalogues."""
        return self.name.lower()

    @classmethod
    def parse(cls, letter: str) -> Car:
        """The car of a letter; raises ``NotationError`` for anything else."""
        expect("letter", letter, str)
        if letter not in LETTERS or len(letter) != 1:
            raise NotationError(f"{letter[:20]!r} is not the letter of a car: {LETTERS}")
        return cls(LETTERS.index(letter))


LETTERS = "KBGYOR"
CARS: tuple[Car, ...] = tuple(Car)
"""The six cars, in the order of their values."""

SEATS: tuple[Seat, ...] = tuple(Seat(i) for i in range(6))
