"""A driver who changes nothing. Every power overrides one or two of these answers."""

from __future__ import annotations

from typing import ClassVar

from downforce.model.cards import SpeedCard
from downforce.model.ids import CARS, Car, PowerId
from downforce.model.track import Cell


class Power:
    """The plain rule, hook by hook. The race asks these questions, and a power overrides the answers."""

    id: ClassVar[PowerId] = PowerId("none")

    changes_order: ClassVar[bool] = False
    changes_skips: ClassVar[bool] = False
    changes_speeds: ClassVar[bool] = False
    gives_bonus: ClassVar[bool] = False
    """Whether a power answers ``may_reverse``, ``may_skip``, ``speeds``, ``bonus_steps`` at all; found out
    by itself."""

    def __init_subclass__(cls) -> None:
        cls.changes_order = cls.may_reverse is not Power.may_reverse
        cls.changes_skips = cls.may_skip is not Power.may_skip
        cls.changes_speeds = cls.speeds is not Power.speeds
        cls.gives_bonus = cls.bonus_steps is not Power.bonus_steps

    steers_own_cars: ClassVar[bool] = False
    """Whether the owner steers their own cars, whoever played the card (R4.4, R8.2)."""

    def may_reverse(self, card: SpeedCard) -> bool:
        """Whether the driver may resolve this card bottom to top."""
        return False

    def may_skip(self, card: SpeedCard, skipped: int) -> bool:
        """Whether the driver may skip a line of their own card, having skipped that many of it."""
        return False

    def namable(self, card: SpeedCard) -> tuple[Car, ...]:
        """The colours a wild of their own card may name: those not printed on it (R4.5)."""
        return tuple(car for car in CARS if car not in card.cars)

    def speeds(self, card: SpeedCard, line: int) -> tuple[int, ...]:
        """How far a car of the player may move by that printed line (0 is the top one) of their card."""
        return (card.lines[line].speed,)

    def bonus_steps(self, path: tuple[Cell, ...]) -> int:
        """How long a bonus move a car of the player has earned on their card by a move along this path."""
        return 0


NO_POWER = Power()
