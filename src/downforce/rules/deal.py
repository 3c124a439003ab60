"""All chance of a game, from a seed, by an algorithm any language can repeat (docs/notation.md).

Random bytes are SHA-256 in counter mode, keyed by the seed's text; shuffles are Fisher-Yates with rejection.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from functools import partial
from itertools import chain, count
from random import Random
from struct import Struct
from typing import TypeVar

from downforce.model.cards import REGULAR_CARDS
from downforce.model.errors import OptionError, Reason, expect
from downforce.model.ids import CARS
from downforce.rules.memo import Memo
from downforce.rules.state import Deal, RaceDeal, Setup

DOMAIN = b"downforce deal 1\n"
_WORD = 1 << 32
_EIGHT_WORDS = Struct(">8I")
_FAIR: Memo[int, int] = Memo(lambda bound: _WORD - _WORD % bound)
"""The last whole multiple of a bound: a word from there on would favour low numbers and is rejected."""
_ALL_CARDS = tuple(range(REGULAR_CARDS))

T = TypeVar("T")


class SeedStream:
    """Shuffles without end, from a seed."""

    def __init__(self, seed: str) -> None:
        try:
            text = seed.encode()
        except UnicodeEncodeError:
            raise OptionError(Reason.BAD_OPTION_VALUE, f"seed={seed!a}") from None
        key = hashlib.sha256(DOMAIN + text).digest()
        self._words = chain.from_iterable(map(partial(_block, key), count()))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """From the last place down, each place swaps with one at or before it."""
        pile = list(items)
        for bound, word in zip(range(len(pile), 1, -1), self._words, strict=False):
            other = word % bound if word < _FAIR[bound] else self.below(bound)
            pile[bound - 1], pile[other] = pile[other], pile[bound - 1]
        return tuple(pile)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely."""
        return next(word for word in self._words if word < _FAIR[bound]) % bound


def _block(key: bytes, number: int) -> tuple[int, ...]:
    """One block of the stream: eight words of four bytes, the highest byte first."""
    return _EIGHT_WORDS.unpack(hashlib.sha256(key + number.to_bytes(8, "big")).digest())


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
    expect("setup", setup, Setup)
    expect("seed", seed, str)
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
    expect("deal", deal, tuple)
    if len(deal) != len(setup.tracks):
        raise OptionError(Reason.BAD_DEAL)
    for race in deal:
        check_race(setup, race)
    return deal


def check_race(setup: Setup, race: RaceDeal) -> RaceDeal:
    """The deal of one race itself, if it holds every car, power and card once."""
    expect("the deal of a race", race, RaceDeal)
    powers = setup.options.powers_in_play(setup.players)
    fits = (
        _holds(race.grid, CARS)
        and _holds(race.cars, CARS)
        and _holds(race.powers, powers)
        and _holds(race.cards, _ALL_CARDS)
    )
    if not fits:
        raise OptionError(Reason.BAD_DEAL)
    return race


def _holds(pile: object, items: Sequence[object]) -> bool:
    """Whether a pile holds each of these once and nothing else; an equal number of another type is none."""
    if not isinstance(pile, tuple) or len(pile) != len(items):
        return False
    kinds = {type(item) for item in items}
    return all(type(item) in kinds for item in pile) and set(pile) == set(items)
