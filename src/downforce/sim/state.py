"""A batch of games as arrays. The batch is the last axis: ``cells`` of a thousand games is ``[6, 1000]``.

A single game has no batch axis at all, so the same functions serve ``jax.vmap``. Numbers are stored in few
bits and worked on as 32-bit integers; -1 stands for none, as in the plain state.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias, cast

import jax
import jax.numpy as jnp
from jax import Array, lax

from downforce.rules.state import Phase
from downforce.sim import spec

Bool: TypeAlias = Array
Leaf: TypeAlias = Any
"""An array; a number or a list on the way from and to plain positions."""

PHASE = {phase: number for number, phase in enumerate(spec.PHASES)}
BID, KEEP_POWER, SWAP_POWER = PHASE[Phase.BID], PHASE[Phase.KEEP_POWER], PHASE[Phase.SWAP_POWER]
PLAY_CARD, NAME_WILD, CHOOSE_SKIP = PHASE[Phase.PLAY_CARD], PHASE[Phase.NAME_WILD], PHASE[Phase.CHOOSE_SKIP]
MOVE_CAR, BONUS, BET, OVER = PHASE[Phase.MOVE_CAR], PHASE[Phase.BONUS], PHASE[Phase.BET], PHASE[Phase.OVER]

CARS, LOTS = 6, 6


class Deals(NamedTuple):
    """All chance of a batch of games, by race; the second race is that of a world tour."""

    grid: Leaf  # [2, 6]
    cars: Leaf  # [2, 6]
    powers: Leaf  # [2, 6], -1 where powers run short
    cards: Leaf  # [2, 42]


class Turn(NamedTuple):
    """Whose turn it is, and how far the played card is resolved."""

    seat: Leaf
    card: Leaf
    reverse: Leaf
    line: Leaf
    named: Leaf  # a bit set of cars
    skipped: Leaf
    car: Leaf
    steps: Leaf  # the smaller number, 0 for none
    most_steps: Leaf  # the larger one
    may_skip: Leaf


class Cards(NamedTuple):
    """Where the cards are; ``[seats, 2]`` are bit sets of 48 cards in two words."""

    hands: Leaf  # [seats, 2]
    dropped: Leaf  # [seats, 2]
    shown: Leaf  # [seats, 2]
    lacks: Leaf  # [seats, 2]
    left_over: Leaf  # [2]
    played: Leaf  # [2]: the discard pile as a set
    discard: Leaf  # [48]: its cards in order, -1 beyond the last
    discards: Leaf  # how many
    drawn: Leaf  # [seats]: how many cards of their own pile are gone, of the common pile at 0


class Auction(NamedTuple):
    """Who owns what, and what is still to be sold. Lots are numbered in the order of the deal."""

    taken: Leaf  # how many lots the first round has dealt with
    aside: Leaf  # the lots set aside and still to be sold, as a bit set
    owners: Leaf  # [6]
    prices: Leaf  # [6]
    powers: Leaf  # [seats]: four bits for each, in the order they were won, the power's number plus 1
    last_winner: Leaf


class Record(NamedTuple):
    """What the first race of a world tour leaves behind."""

    owners: Leaf  # [6]
    prices: Leaf  # [6]
    places: Leaf  # [6]
    bets: Leaf  # [3, seats]


class State(NamedTuple):
    """A batch of positions."""

    phase: Leaf  # a number of ``spec.PHASES``
    asked: Leaf  # a bit set of seats; the lowest one acts
    secrets: Leaf  # [seats]: the numbers of the actions chosen, -1 for none
    auction: Auction
    cards: Cards
    cells: Leaf  # [6]
    laps: Leaf  # [6]
    places: Leaf  # [6]: 1 to 6 once home
    turn: Turn
    bets: Leaf  # [3, seats]
    marked: Leaf  # how many bets everybody has marked
    race: Leaf
    earlier: Record
    deals: Deals
    legal: Leaf  # [7 + words]: the legal actions of the acting seat as a bit set
    illegal: Leaf  # whether the last action was refused
    key: Leaf  # [2]: for the games that follow this one
    games: Leaf  # how many games have been played here before this one


def _kinds() -> State:
    """The type each field is stored in."""
    i8, i16, i32, u32 = jnp.int8, jnp.int16, jnp.int32, jnp.uint32
    kinds: Any = State(
        i8, i8, i16,
        Auction(i8, i8, i8, i8, i32, i8),
        Cards(u32, u32, u32, u32, u32, u32, i8, i8, i8),
        i16, i8, i8, Turn(*[i8] * len(Turn._fields)), i8, i8, i8,
        Record(i8, i8, i8, i8), Deals(i8, i8, i8, i8), u32, jnp.bool_, u32, u32,
    )  # fmt: skip
    return cast(State, kinds)


KINDS = _kinds()
"""The types the fields are stored in."""
_SMALL = (jnp.int8, jnp.int16)


def unpacked(state: State) -> State:
    """The same with 32-bit numbers, to work on. The deals stay as they are: they are only looked up."""
    wide = _map(lambda array, kind: array.astype(jnp.int32) if kind in _SMALL else array, state, KINDS)
    cards = wide.cards._replace(discard=state.cards.discard)
    return wide._replace(deals=state.deals, cards=cards)


def packed(state: State) -> State:
    """The same in the types fields are stored in."""
    return _map(lambda array, kind: array.astype(kind), state, KINDS)


def _map(function: Any, state: Any, kinds: Any) -> Any:
    if isinstance(state, tuple):
        return type(state)(*(_map(function, *pair) for pair in zip(state, kinds, strict=True)))
    return function(state, kinds)


# --- small tools ----------------------------------------------------------------------------------


def along(size: int, like: Array) -> Array:
    """0, 1, 2 ... on a first axis before the batch of ``like``."""
    return jnp.arange(size, dtype=jnp.int32).reshape((size,) + (1,) * like.ndim)


def pick(values: Any, at: Array) -> Array:
    """``values[at]`` on the first axis, without a gather: a chain of choices."""
    found = jnp.broadcast_to(values[0], jnp.broadcast_shapes(jnp.shape(values[0]), at.shape))
    for number in range(1, len(values)):
        found = jnp.where(at == number, values[number], found)
    return found


def put(values: Array, at: Array, value: Any, where: Bool) -> Array:
    """``values`` with the item ``at`` on the first axis changed, in the games where it is asked for."""
    return jnp.where((along(values.shape[0], at) == at) & where, value, values)


def put_set(sets: Array, at: Array, words: Array, where: Bool) -> Array:
    """The same for sets of cards, ``[seats, 2]``: the words are put in."""
    hit = (along(sets.shape[0], at) == at) & where
    return jnp.where(hit[:, None], words, sets)


def pick_long(values: Array, at: Array) -> Array:
    """``pick`` for a long first axis: a sum with one term that counts."""
    return jnp.sum(jnp.where(along(values.shape[0], at) == at, values, 0), axis=0, dtype=jnp.int32)


def union(cards: Array, where: Array) -> Array:
    """The set of those of different cards, ``[n]``, that are wanted."""
    cards = cards.astype(jnp.int32)
    bits = jnp.where(where, jnp.uint32(1) << (cards & 31).astype(jnp.uint32), 0)
    low = jnp.sum(jnp.where(cards < 32, bits, 0), axis=0, dtype=jnp.uint32)
    return jnp.stack([low, jnp.sum(jnp.where(cards >= 32, bits, 0), axis=0, dtype=jnp.uint32)])


def pick_set(sets: Array, at: Array) -> Array:
    """The set of cards of a seat, ``[2]``."""
    return jnp.stack([pick(sets[:, 0], at), pick(sets[:, 1], at)])


def card_bit(card: Array) -> Array:
    """The set of one card, ``[2]``; empty for -1."""
    low = jnp.where((card >= 0) & (card < 32), jnp.uint32(1) << (card & 31).astype(jnp.uint32), 0)
    high = jnp.where(card >= 32, jnp.uint32(1) << (card & 31).astype(jnp.uint32), 0)
    return jnp.stack([low.astype(jnp.uint32), high.astype(jnp.uint32)])


def eights(cars: Array) -> Array:
    """The set of the Speed-8 cards of a bit set of cars, ``[2]``."""
    high = cars.astype(jnp.uint32) << jnp.uint32(10)  # they are the cards 42 to 47
    return jnp.stack([jnp.zeros_like(high), high])


def count(words: Array) -> Array:
    """How many bits are set."""
    return lax.population_count(words).astype(jnp.int32)


def set_size(words: Array) -> Array:
    """The size of sets of cards, ``[..., 2]`` before the batch is the last axis but the batch's."""
    counts = count(words)
    return counts[0] + counts[1]


def lowest(bits: Array) -> Array:
    """The number of the lowest bit that is set; -1 for none."""
    bits = bits.astype(jnp.uint32)
    return jnp.where(bits == 0, -1, count((bits & (0 - bits)) - 1))


def bit(number: Array) -> Array:
    """The bit of a number as an int32, 0 for a negative one."""
    return jnp.where(number >= 0, jnp.int32(1) << jnp.maximum(number, 0), 0)


def stage(where: Bool, function: Any, state: State, *others: Any) -> tuple[State, Any]:
    """Applies a part of the rules to a position, if it concerns any game of the batch.

    ``function(state, *others)`` returns a position and flags; where no game is concerned the position stays
    and the flags are False. Each stage is compiled by itself: XLA for CPUs copies what several results share
    into the code of each of them, so that one long function would grow without bound.
    """
    changed: list[int] = []

    def changes(state: State, *others: Any) -> tuple[list[Array], Any]:
        after, flags = function(state, *others)
        pairs = [*zip(jax.tree.leaves(state), jax.tree.leaves(after), strict=True)]
        changed[:] = [number for number, (old, new) in enumerate(pairs) if old is not new]
        return [pairs[number][1] for number in changed], flags

    def stays(state: State, *others: Any) -> tuple[list[Array], Any]:
        leaves = jax.tree.leaves(state)
        return [leaves[number] for number in changed], jax.tree.map(
            lambda flag: jnp.zeros(flag.shape, flag.dtype), shapes[1]
        )

    shapes = jax.eval_shape(changes, state, *others)
    new, flags = lax.cond(jnp.any(where), changes, stays, state, *others)
    leaves, tree = jax.tree.flatten(state)
    for number, leaf in zip(changed, new, strict=True):
        leaves[number] = leaf
    return jax.tree.unflatten(tree, leaves), flags


def any_of(flags: Any) -> Bool:
    """Whether any of the flags on the first axis holds."""
    found = flags[0]
    for flag in flags[1:]:
        found = found | flag
    return cast(Array, found)


def total(values: Any) -> Array:
    """The sum over the first axis, unrolled."""
    found = values[0]
    for value in values[1:]:
        found = found + value
    return cast(Array, found)
