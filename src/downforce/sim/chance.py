"""Deals drawn on the device: cheap random words from a key and a counter, and shuffles without sorting."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array, lax

from downforce.sim.race import DEAL_CARDS
from downforce.sim.state import CARS, Deals, along, pick, put
from downforce.sim.tables import Rules


def mixed(word: Array) -> Array:
    """A 32-bit word whose bits all depend on all bits of the given one."""
    word = (word ^ word >> 16) * jnp.uint32(0x7FEB352D)
    word = (word ^ word >> 15) * jnp.uint32(0x846CA68B)
    return word ^ word >> 16


def random_word(key: Array, counter: Array | int) -> Array:
    """The word of a number in the stream of a key, ``[2]``."""
    number = jnp.asarray(counter, jnp.uint32)
    return mixed(key[1] ^ mixed(key[0] + number * jnp.uint32(0x9E3779B9)))


def below(word: Array, bound: Array | int) -> Array:
    """A number from 0 to ``bound`` - 1 from a random word; bounds up to 65536."""
    bound = jnp.asarray(bound, jnp.uint32)
    high, low = word >> 16, word & 0xFFFF
    return (high * bound + (low * bound >> 16) >> 16).astype(jnp.int32)


def next_key(key: Array) -> Array:
    """The key of the game that follows."""
    return jnp.stack([random_word(key, 0xFFFFFFFF), random_word(key, 0xFFFFFFFE)])


def draw_deals(rules: Rules, key: Array) -> Deals:
    """A deal for each key, ``[2, *batch]``: both races of a world tour, whether they are raced or not."""
    keys = jnp.stack([next_key(key), next_key(next_key(key))], axis=1)  # [2, races, *batch]
    batch = keys.shape[1:]
    cars = jnp.broadcast_to(along(CARS, keys[0]), (CARS, *batch))
    powers = jnp.broadcast_to(rules.power_pile.reshape((CARS,) + (1,) * len(batch)), (CARS, *batch))
    cards = jnp.broadcast_to(along(DEAL_CARDS, keys[0]).astype(jnp.int8), (DEAL_CARDS, *batch))
    piles = (
        _shuffled(keys, cars, 0, CARS),
        _shuffled(keys, cars, 8, CARS),
        _shuffled(keys, powers, 16, jnp.sum(rules.power_pile >= 0)),
        _shuffled_cards(keys, cards),
    )
    return Deals(*(jnp.moveaxis(pile, 1, 0).astype(jnp.int8) for pile in piles))


def _shuffled(key: Array, pile: Array, counter: int, size: Array | int) -> Array:
    """Fisher-Yates over the first ``size`` of a short pile."""
    for bound in range(pile.shape[0], 1, -1):
        other = below(random_word(key, counter + bound), bound)
        swaps = jnp.broadcast_to(bound <= jnp.asarray(size), other.shape)
        last, found = pile[bound - 1], pick(pile, other)
        pile = put(pile, other, last, swaps)
        pile = pile.at[bound - 1].set(jnp.where(swaps, found, last))
    return pile


def _shuffled_cards(key: Array, pile: Array) -> Array:
    """The same for a long pile, as a loop."""
    numbers = along(DEAL_CARDS, key[0])

    def swap(done: Array, pile: Array) -> Array:
        bound = DEAL_CARDS - done
        other = below(random_word(key, 32 + bound), bound)
        here = numbers == other
        found = jnp.sum(jnp.where(here, pile, 0), axis=0, dtype=pile.dtype)
        last = lax.dynamic_index_in_dim(pile, bound - 1, 0, keepdims=False)
        pile = jnp.where(here, last, pile)
        return lax.dynamic_update_index_in_dim(pile, found, bound - 1, 0)

    return lax.fori_loop(0, DEAL_CARDS - 1, swap, pile)


def random_action(words: Array, word: Array) -> Array:
    """One of the actions of a set of words, each equally likely, from a random word; -1 if there is none."""
    counts = lax.population_count(words).astype(jnp.int32)
    before = [jnp.zeros_like(counts[0])]
    for count in counts:
        before.append(before[-1] + count)
    rank = below(word, before[-1])
    found = jnp.full_like(rank, -1)
    for number in range(words.shape[0]):
        inside = (rank >= before[number]) & (rank < before[number + 1])
        at = 32 * number + _bit_of_rank(words[number], rank - before[number])
        found = jnp.where(inside, at, found)
    return found


def _bit_of_rank(word: Array, rank: Array) -> Array:
    """The position of the set bit with so many set bits below it."""
    at = jnp.zeros_like(rank)
    for size in (16, 8, 4, 2, 1):
        low = word >> at.astype(jnp.uint32) & jnp.uint32((1 << size) - 1)
        count = lax.population_count(low).astype(jnp.int32)
        higher = rank >= count
        rank = jnp.where(higher, rank - count, rank)
        at = jnp.where(higher, at + size, at)
    return at
