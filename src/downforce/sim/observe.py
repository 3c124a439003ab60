"""Observations in arrays, in the layout of ``spec``: what a view of the seat would give."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from downforce.sim import auction, race, spec
from downforce.sim.movement import by_race, table_at
from downforce.sim.scoring import race_money
from downforce.sim.state import BID, BONUS, CARS, LOTS, MOVE_CAR, State, along, bit, count, pick, unpacked
from downforce.sim.tables import POWER_COUNT, Rules


def observe(rules: Rules, stored: State, seat: Array) -> Array:
    """The observations of a seat of each game, ``[size, *batch]``, as 16-bit numbers."""
    state = unpacked(stored)
    parts = _parts(rules, state, seat.astype(jnp.int32))
    names = spec.layout(state.secrets.shape[0], rules.beyond.shape[1])
    shape = state.phase.shape
    rows = [jnp.broadcast_to(parts[name], (*parts[name].shape[:1], *shape)) for name in names]
    return jnp.concatenate([row.astype(jnp.int16) for row in rows])


def _parts(rules: Rules, state: State, seat: Array) -> dict[str, Array]:
    auc, cards, turn, phase = state.auction, state.cards, state.turn, state.phase
    seats = state.secrets.shape[0]
    others = [(seat + r) % seats for r in range(seats)]

    def by_seat(values: Array) -> Array:
        return jnp.stack([pick(values, other) for other in others])

    def sets_by_seat(sets: Array) -> list[Array]:
        return [jnp.stack([pick(sets[:, 0], other), pick(sets[:, 1], other)]) for other in others]

    hands, bidding = sets_by_seat(cards.hands), phase == BID
    lot = auction.open_lot(state)
    lots = LOTS - auc.taken
    moves = (phase == MOVE_CAR) | (phase == BONUS)
    start = jnp.maximum(pick(state.cells, jnp.maximum(turn.car, 0)), 0)
    nearer = table_at(rules.nearer, state.race, start).astype(jnp.int32)
    to_go = table_at(rules.to_go, state.race, jnp.maximum(state.cells, 0)).astype(jnp.int32)
    first_money = jnp.where(state.race == 1, race_money(rules, state.earlier), 0)
    return {
        "phase": _one_hot(phase, len(spec.PHASES)),
        "asked": jnp.stack([state.asked >> other & 1 for other in others]),
        "options": _options(rules, state.race),
        "race": state.race[None],
        "hand": _bits(hands[0]),
        "eights": jnp.concatenate([_bits(hand)[race.DEAL_CARDS :] for hand in hands]),
        "shown": jnp.concatenate([_bits(cards_) for cards_ in sets_by_seat(cards.shown)]),
        "lacks": jnp.concatenate([_bits(cards_) for cards_ in sets_by_seat(cards.lacks)]),
        "played": _bits(cards.played),
        "hand_sizes": jnp.stack([_size(hand) for hand in hands]),
        "pile_sizes": by_seat(_pile_sizes(rules, state)),
        "dropped_sizes": jnp.stack([_size(cards_) for cards_ in sets_by_seat(cards.dropped)]),
        "left_over": _size(cards.left_over)[None],
        "lot": jnp.where(bidding, _two_hots(lot.car, lot.power), 0),
        "lots_to_come": jnp.where(bidding, jnp.maximum(lots - 1, 0), 0)[None],
        "aside": jnp.where(bidding, _aside(state), 0),
        "owners": jnp.stack([(auc.owners[car] == other) for car in range(CARS) for other in others]),
        "prices": auc.prices,
        "powers": jnp.concatenate([_flags(auction.power_bits(h), POWER_COUNT) for h in by_seat(auc.powers)]),
        "cells": state.cells,
        "to_go": jnp.where(state.cells >= 0, to_go, 0),
        "laps": state.laps,
        "places": state.places,
        "turn": jnp.stack([turn.seat == other for other in others]),
        "card": _one_hot(turn.card, spec.CARDS),
        "reverse": turn.reverse[None],
        "line": turn.line[None],
        "named": _flags(turn.named, CARS),
        "skipped": turn.skipped[None],
        "car": _one_hot(turn.car, CARS),
        "steps": jnp.stack([turn.steps, turn.most_steps]),
        "may_skip": turn.may_skip[None],
        "bets": jnp.concatenate([_one_hot(pick(state.bets[n], seat), CARS) for n in range(3)]),
        "marked": state.marked[None],
        "money": by_seat(first_money),
        "nearer": jnp.where(moves, nearer, 0),
    }  # fmt: skip


def _options(rules: Rules, like: Array) -> Array:
    values = (
        rules.auction, rules.bets > 0, rules.common_pile, rules.first_home_wins, rules.lowest_bid,
        rules.cunning_for_two, rules.laps, rules.races,
    )  # fmt: skip
    return jnp.stack([jnp.broadcast_to(jnp.asarray(value, jnp.int32), like.shape) for value in values])


def _one_hot(value: Array, size: int) -> Array:
    return along(size, value) == value


def _flags(word: Array, size: int) -> Array:
    return word >> along(size, word).astype(word.dtype) & 1


def _bits(cards: Array) -> Array:
    """A set of cards as 48 flags."""
    return jnp.concatenate([_flags(cards[0], 32), _flags(cards[1], spec.CARDS - 32)])


def _size(cards: Array) -> Array:
    return count(cards[0]) + count(cards[1])


def _two_hots(car: Array, power: Array) -> Array:
    return jnp.concatenate([_one_hot(car, CARS), _one_hot(power, POWER_COUNT)])


def _aside(state: State) -> Array:
    """The lots set aside: their cars, then their powers."""
    deals, aside = state.deals, state.auction.aside
    cars, powers = by_race(deals.cars, state.race), by_race(deals.powers, state.race)
    found_cars, found_powers = jnp.zeros_like(aside), jnp.zeros_like(aside)
    for number in range(LOTS):
        lies = aside >> number & 1 == 1
        found_cars |= jnp.where(lies, bit(cars[number].astype(jnp.int32)), 0)
        found_powers |= jnp.where(lies, bit(powers[number].astype(jnp.int32)), 0)
    return jnp.concatenate([_flags(found_cars, CARS), _flags(found_powers, POWER_COUNT)])


def _pile_sizes(rules: Rules, state: State) -> Array:
    """By seat how many cards the pile holds that it draws from."""
    seats, drawn = state.secrets.shape[0], state.cards.drawn
    own = rules.hand_size - drawn
    common = jnp.broadcast_to(race.DEAL_CARDS - seats * rules.hand_size - drawn[0], drawn.shape)
    return jnp.where(rules.own_piles == 1, own, jnp.where(rules.common_pile == 1, common, 0))
