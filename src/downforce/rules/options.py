"""Options: one frozen value that says which game is played (RULES sections 10 and 12).

An edition and a mode are named sets of single options; each single option can also be set by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from downforce.content import EDITIONS
from downforce.model.errors import OptionError, Reason, UnknownName, expect, shown
from downforce.model.ids import PowerId
from downforce.model.registry import Registry
from downforce.rules.powers import CUNNING, PRINTED_POWERS, known_power


class RaceFormat(StrEnum):
    """What is raced."""

    ONE_RACE = "one-race"
    LONG_DISTANCE = "long-distance"  # R10.2
    WORLD_TOUR = "world-tour"  # R10.3


class CunningForTwo(StrEnum):
    """What happens to Cunning with two players (R9.4)."""

    STAYS = "stays"
    REMOVED = "removed"
    MAY_SWAP = "may-swap"
    MUST_SWAP = "must-swap"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The rules a table has agreed on.

    >>> str(Options.of(edition="fr", mode="beginner", auction=True))
    'fr standard powers=none hands-of-three=yes bets=no first-home-wins=yes'
    """

    edition: str = "en"  # the words, and the defaults of the last two options
    format: RaceFormat = RaceFormat.ONE_RACE
    auction: bool = True  # R10.1 a
    powers: tuple[PowerId, ...] = PRINTED_POWERS  # R10.1 b; the pile of powers, empty for none
    hands_of_three: bool = False  # R10.1 c
    bets: bool = True  # R10.1 d
    first_home_wins: bool = False  # R10.1 e
    lowest_bid: bool = False  # R3.10
    cunning_for_two: CunningForTwo = CunningForTwo.STAYS  # R9.4

    def __post_init__(self) -> None:
        expect("edition", self.edition, str)
        expect("format", self.format, RaceFormat)
        expect("powers", self.powers, tuple)
        expect("cunning_for_two", self.cunning_for_two, CunningForTwo)
        for name in ("auction", "hands_of_three", "bets", "first_home_wins", "lowest_bid"):
            expect(name, getattr(self, name), bool)
        for power in self.powers:
            known_power(power)
        switched = (
            not self.auction
            or not self.powers
            or self.hands_of_three
            or self.first_home_wins
            or (self.bets is (self.format is RaceFormat.LONG_DISTANCE))
        )
        if self.format is RaceFormat.LONG_DISTANCE and self.bets:
            raise OptionError(Reason.NO_BETS_IN_LONG_DISTANCE)
        if self.format is not RaceFormat.ONE_RACE and switched:
            raise OptionError(Reason.SWITCH_NEEDS_STANDARD, str(self.format))  # R13.11

    @classmethod
    def of(cls, *, edition: str = "en", mode: str = "standard", **single: object) -> Options:
        """The options of an edition and a mode, with single ones changed by keyword.

        ``powers`` also takes True (the six) and False (none).
        """
        expect("edition", edition, str)
        expect("mode", mode, str)
        if mode not in MODES:
            raise UnknownName("mode", mode, MODES)
        named = _named(edition, mode)
        return replace(named, **_checked(single)) if single else named

    @property
    def mode(self) -> str:
        """The name of the mode these options come closest to."""
        if self.format is not RaceFormat.ONE_RACE:
            return str(self.format)
        beginner = _named(self.edition, "beginner")
        switches = tuple(MODES["beginner"])
        same = all(getattr(self, name) == getattr(beginner, name) for name in switches)
        return "beginner" if same else "standard"

    @property
    def money_decides(self) -> bool:
        """Whether the most money wins (not so under R10.1 e and R10.2)."""
        return not self.first_home_wins and self.format is not RaceFormat.LONG_DISTANCE

    def powers_in_play(self, players: int) -> tuple[PowerId, ...]:
        """The pile of powers at this table: without Cunning where R9.4 removes it."""
        if players == 2 and self.cunning_for_two is CunningForTwo.REMOVED:
            return tuple(power for power in self.powers if power != CUNNING)
        return self.powers

    def __str__(self) -> str:
        """Edition, mode, then what differs from them: ``en standard lowest-bid=yes``."""
        return _written(self)

    @classmethod
    def parse(cls, text: str) -> Options:
        """Reads what ``str`` writes."""
        expect("text", text, str)
        edition, mode, *rest = [*text.split(), "", ""] if len(text.split()) < 2 else text.split()
        single: dict[str, object] = {}
        for word in filter(None, rest):
            name, _, value = word.partition("=")
            name = name.replace("-", "_")
            if name not in SINGLE_OPTIONS:
                raise OptionError(Reason.UNKNOWN_OPTION, word)
            if name in single:
                raise OptionError(Reason.BAD_OPTION_VALUE, word)
            single[name] = _read(name, value)
        return cls.of(edition=edition, mode=mode, **single)


@lru_cache(maxsize=1 << 10)  # every view names them
def _written(options: Options) -> str:
    plain = Options.of(edition=options.edition, mode=options.mode)
    changed = [
        f"{option_name(field.name)}={write_value(getattr(options, field.name))}"
        for field in fields(options)
        if getattr(options, field.name) != getattr(plain, field.name)
    ]
    return " ".join([options.edition, options.mode, *changed])


MODES: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    Registry(
        "mode",
        {
            "standard": {},
            "beginner": {
                "auction": False,
                "powers": (),
                "hands_of_three": True,
                "bets": False,
                "first_home_wins": True,
            },
            "long-distance": {"format": RaceFormat.LONG_DISTANCE, "bets": False},
            "world-tour": {"format": RaceFormat.WORLD_TOUR},
        },
    )
)
"""The modes by name, each as the single options it sets."""

SINGLE_OPTIONS: tuple[str, ...] = tuple(
    field.name for field in fields(Options) if field.name not in ("edition", "format")
)
"""What can be set alone, by keyword."""


@lru_cache(maxsize=64)
def _named(edition: str, mode: str) -> Options:
    return replace(_of_edition(edition), **MODES[mode])


def _of_edition(edition: str) -> Options:
    if edition not in EDITIONS:
        raise UnknownName("edition", edition, EDITIONS)
    printed = EDITIONS[edition]
    return Options(
        edition=edition,
        lowest_bid=printed.lowest_bid,
        cunning_for_two=CunningForTwo(printed.cunning_for_two),
    )


def _checked(single: Mapping[str, object]) -> dict[str, Any]:
    """The single options with their values made exact, or an error that names the culprit."""
    return {name: _checked_value(name, value) for name, value in single.items()}


def _checked_value(name: str, value: object) -> object:
    if name not in SINGLE_OPTIONS:
        raise OptionError(Reason.UNKNOWN_OPTION, name)
    if name == "powers":
        return _checked_powers(value)
    if name == "cunning_for_two" and isinstance(value, str) and value in tuple(CunningForTwo):
        return CunningForTwo(value)
    if name != "cunning_for_two" and isinstance(value, bool):
        return value
    text = value if isinstance(value, str) else shown(value)
    raise OptionError(Reason.BAD_OPTION_VALUE, f"{option_name(name)}={text}")


def _checked_powers(value: object) -> tuple[PowerId, ...]:
    if isinstance(value, bool):
        return PRINTED_POWERS if value else ()
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list | tuple):
        raise OptionError(Reason.BAD_OPTION_VALUE, f"powers={shown(value)}")
    powers = tuple(known_power(str(name)) for name in names)
    if len(set(powers)) != len(powers):
        raise OptionError(Reason.BAD_OPTION_VALUE, f"powers={shown(value)}")
    return powers


def option_values(name: str) -> tuple[str, ...]:
    """What a single option can be set to, as one types it.

    >>> option_values("lowest_bid")
    ('yes', 'no')
    """
    if name == "cunning_for_two":
        return tuple(CunningForTwo)
    return ("yes", "no", ",".join(PRINTED_POWERS[:2]) + ",...") if name == "powers" else ("yes", "no")


def option_name(name: str) -> str:
    """An option as game files write it."""
    return name.replace("_", "-")


def write_value(value: object) -> str:
    """The value of an option as game files write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    return str(value)


def _read(name: str, value: str) -> object:
    if name == "powers" and value not in ("yes", "no"):
        return [] if value == "none" else value.split(",")
    return {"yes": True, "no": False}.get(value, value)
