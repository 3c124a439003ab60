"""All chance of a game, from a seed, by an algorithm any language can repeat (docs/notation.md).

Random bytes are SHA-256 in counter mode, keyed by the seed's text; shuffles are Fisher-Yates with rejection.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random
from struct import Struct
from typing import TypeVar

from downforce.model.cards import REGULAR_CARDS
from downforce.model.errors import OptionError, Reason
from downforce.model.ids import CARS
from downforce.rules.state import Deal, RaceDeal, Setup

DOMAIN = b"downforce deal 1\n"
_WORD = 1 << 32
_EIGHT_WORDS = Struct(">8I")
_ALL_CARDS = tuple(range(REGULAR_CARDS))

T = TypeVar("T")


class SeedStream:
    """Shuffles without end, from a seed."""

    def __init__(self, seed: str) -> None:
        try:
            text = seed.encode()
        except UnicodeEncodeError:
            raise OptionError(Reason.BAD_OPTION_VALUE, f"seed={seed!a}") from None
        self._key = hashlib.sha256(DOMAIN + text).digest()
        self._block = 0
        self._words: list[int] = []  # the next one last

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """From the last place down, each place swaps with one at or before it."""
        pile, below = list(items), self.below
        for last in range(len(pile) - 1, 0, -1):
            other = below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely."""
        word = (self._words or self._refill()).pop()
        while word >= _WORD - _WORD % bound:
            word = (self._words or self._refill()).pop()
        return word % bound

    def _refill(self) -> list[int]:
        """The next block: eight words of four bytes, the highest byte first."""
        block = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
        self._block += 1
        self._words = [*_EIGHT_WORDS.unpack(block)][::-1]
        return self._words


class _RandomStream:
    """The same, from a generator that was handed in; for sampled worlds."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(self._rng.sample(items, len(items)))


def new_seed() -> str:
    """A fresh 256-bit seed, as hexadecimal text."""
    return secrets.token_hex(32)


def deal_from_seed(setup: Setup, seed: str) -> Deal:
    """The deal that belongs to a seed at this table."""
    return _deal(setup, SeedStream(seed), range(len(setup.tracks)))


def random_deal(setup: Setup, rng: Random, races: range) -> Deal:
    """A deal for some of the races, from a generator that was handed in."""
    return _deal(setup, _RandomStream(rng), races)


def _deal(setup: Setup, stream: SeedStream | _RandomStream, races: range) -> Deal:
    powers = setup.options.powers_in_play(setup.players)
    return tuple(
        RaceDeal(
            grid=stream.shuffled(CARS),
            cars=stream.shuffled(CARS),
            powers=stream.shuffled(powers),
            cards=stream.shuffled(_ALL_CARDS),
        )
        for _ in races
    )


def check_deal(setup: Setup, deal: Deal) -> Deal:
    """The deal itself, if it holds every car, power and card once for every race."""
    if len(deal) != len(setup.tracks):
        raise OptionError(Reason.BAD_DEAL)
    for race in deal:
        check_race(setup, race)
    return deal


def check_race(setup: Setup, race: RaceDeal) -> RaceDeal:
    """The deal of one race itself, if it holds every car, power and card once."""
    powers = setup.options.powers_in_play(setup.players)
    fits = (
        sorted(race.grid) == sorted(race.cars) == list(CARS)
        and sorted(race.powers) == sorted(powers)
        and sorted(race.cards) == list(range(REGULAR_CARDS))
    )
    if not fits:
        raise OptionError(Reason.BAD_DEAL)
    return race
