"""Sheets and standings in arrays (RULES section 7 and 13)."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from downforce.sim.movement import by_race, seen_cells
from downforce.sim.state import CARS, Record, State, pick, total
from downforce.sim.tables import Rules

NOT_HOME = CARS + 1


def race_money(rules: Rules, record: Record) -> Array:
    """Prizes and bets minus prices, by seat (R7.3)."""
    money = []
    places = record.places.astype(jnp.int32)
    for seat in range(record.bets.shape[1]):
        earned = []
        for car in range(CARS):
            prize = jnp.where(places[car] > 0, pick(rules.prizes, places[car] - 1), 0)
            own = record.owners[car] == seat
            earned.append(jnp.where(own, prize - record.prices[car].astype(jnp.int32), 0))
        for number in range(3):
            bet = record.bets[number, seat].astype(jnp.int32)
            place = jnp.where(bet >= 0, pick(places, bet), 0)
            paid = pick(rules.payouts[number], place - 1)
            earned.append(jnp.where((place >= 1) & (place <= 3), paid, 0))
        money.append(total(earned))
    return jnp.stack(money)


def present(state: State) -> Record:
    """What the present race has brought so far."""
    return Record(state.auction.owners, state.auction.prices, state.places, state.bets)


def money(rules: Rules, state: State) -> Array:
    """The money of both races by seat, ``[2, seats]``; nothing where it does not decide (R13.11)."""
    now = race_money(rules, present(state))
    first = race_money(rules, state.earlier)
    both = jnp.stack([jnp.where(state.race == 1, first, now), jnp.where(state.race == 1, now, 0)])
    return jnp.where(rules.money_decides == 1, both, 0)


def _best_place(record: Record, seat: int) -> Array:
    best = jnp.full(record.places.shape[1:], NOT_HOME, jnp.int32)
    for car in range(CARS):
        place = record.places[car].astype(jnp.int32)
        counts = (record.owners[car] == seat) & (place > 0)
        best = jnp.where(counts, jnp.minimum(best, place), best)
    return best


def best_places(state: State) -> Array:
    """The best place of each seat's cars in any of the races, 7 for none."""
    now, first = present(state), state.earlier
    seats = range(state.secrets.shape[0])
    return jnp.stack(
        [
            jnp.where(
                state.race == 1,
                jnp.minimum(_best_place(now, seat), _best_place(first, seat)),
                _best_place(now, seat),
            )
            for seat in seats
        ]
    )


def _running_order(rules: Rules, state: State) -> list[Array]:
    """By car how many cars are before it: cars home, then by front edge and inside lane (R10.2)."""
    seen = seen_cells(rules, state.race, state.cells.astype(jnp.int32))
    rounds = by_race(rules.rounds, state.race)
    ahead = []
    for car in range(CARS):
        place = state.places[car].astype(jnp.int32)
        laps = state.laps[car].astype(jnp.int32)
        on_track = 1000 + ((200 - laps) * rounds - seen.front[car]) * 32 + seen.left[car]
        ahead.append(jnp.where(place > 0, place, on_track))
    return [total([(other < mine).astype(jnp.int32) for other in ahead]) for mine in ahead]


def ranks(rules: Rules, state: State) -> Array:
    """The rank of every seat, from 1, as if the race ended now (R7.3, R13.13)."""
    seats = state.secrets.shape[0]
    sums, best = total(money(rules, state)), best_places(state)
    order = _running_order(rules, state)
    keys = []
    for seat in range(seats):
        own = [jnp.where(state.auction.owners[car] == seat, order[car], NOT_HOME) for car in range(CARS)]
        first = own[0]
        for other in own[1:]:
            first = jnp.minimum(first, other)
        keys.append(jnp.where(rules.money_decides == 1, best[seat] - 16 * sums[seat], first))
    return jnp.stack([1 + total([(other < key).astype(jnp.int32) for other in keys]) for key in keys])


def returns(rules: Rules, state: State) -> Array:
    """What the game is worth to each seat as it stands; ``spec.returns`` says how."""
    first = ranks(rules, state) == 1
    seats = first.shape[0]
    share = first / total(first.astype(jnp.float32))
    return (seats * share - 1) / (seats - 1)
