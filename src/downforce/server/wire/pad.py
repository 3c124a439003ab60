"""What a score pad is answered: the sheets, or the one thing that is wrong or still missing."""

from __future__ import annotations

from msgspec import Struct

from downforce.learn.pad import PadPart, PadReason
from downforce.server.wire.messages import ResultInfo, RulesInfo


class PadRules(Struct, kw_only=True):
    """What the mode of a score pad asks for."""

    rules: RulesInfo
    auction: bool
    """Whether cars are bought, so that they have prices."""
    powers: list[str]
    """The powers that can be sold."""
    prices: list[int]
    """What a car can cost."""
    tracks: list[str]
    """One for each race."""


class PadFault(Struct, kw_only=True, omit_defaults=True):
    """Why the pad has no result yet, and which part to correct."""

    reason: PadReason
    part: PadPart
    race: int
    """From 1."""
    seat: int | None = None
    car: str = ""
    number: int | None = None
    """A price, a number of cars, or the number of a bet."""
    power: str = ""


class PadAnswer(Struct, kw_only=True):
    """The answer to a score pad: a result, or a fault."""

    asks: PadRules
    result: ResultInfo | None
    fault: PadFault | None
    order: str
    """The cars in running order at the end of the last race; empty without a result."""
