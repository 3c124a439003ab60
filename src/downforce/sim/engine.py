"""One step of a batch of games: what an action leads to, and what is legal after it.

All games of a batch take every path of the rules together; each change says in which games it happens. The
order is that of the plain engine: secret choices, the auction, the card, its lines, what follows a card.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import jax.numpy as jnp
from jax import Array

from downforce.sim import auction, race, spec
from downforce.sim.movement import by_race, reach, word_bit
from downforce.sim.state import (
    BET,
    BID,
    BONUS,
    CARS,
    CHOOSE_SKIP,
    KEEP_POWER,
    LOTS,
    MOVE_CAR,
    NAME_WILD,
    PLAY_CARD,
    SWAP_POWER,
    Auction,
    Bool,
    Cards,
    Deals,
    Record,
    State,
    along,
    any_of,
    bit,
    eights,
    lowest,
    packed,
    pick,
    pick_set,
    put,
    stage,
    union,
    unpacked,
)
from downforce.sim.tables import Rules


def step(rules: Rules, stored: State, action: Array) -> State:
    """Plays one action of the acting seat in every game; one that is not legal changes nothing there."""
    state = unpacked(stored)
    action = action.astype(jnp.int32)
    legal = word_bit(state.legal, action)
    doing = Doing(lowest(state.asked), action, legal, jnp.where(legal, state.phase, -1))
    state, unplayable = _choices(rules, state, doing)
    state, ended = _card(rules, state, doing)
    opens = (unplayable | ended) & (state.race + 1 < rules.races)
    state, _ = stage(opens, _next_race, state, rules, opens)
    state = state._replace(illegal=~legal)
    return packed(with_legal(rules, state, legal))


class Doing(NamedTuple):
    """What is done in each game of a step."""

    seat: Array
    action: Array
    legal: Bool
    phase: Array  # the one the action is made in; -1 where it is not legal

    def at(self, *phases: int) -> Bool:
        """Where the action is made in one of these phases."""
        return any_of([self.phase == phase for phase in phases])


def _choices(rules: Rules, state: State, doing: Doing) -> tuple[State, Bool]:
    """Bids, powers and bets laid down, and the auction up to the first turn; says where nobody can play."""
    state, closing = _commit(state, doing.seat, doing.action, doing.at(BID, KEEP_POWER, BET))
    sells, keeps, marks = (closing & doing.at(phase) for phase in (BID, KEEP_POWER, BET))
    state, _ = stage(sells, _reveal, state, rules, sells)
    state, chosen = stage(sells, _sell_on, state, rules, sells)
    swaps = doing.at(SWAP_POWER)
    state, unplayable = stage(chosen | keeps | swaps, _begin, state, rules, doing, chosen, keeps)
    return race.close_bets(state, marks), unplayable


def _reveal(state: State, rules: Rules, where: Bool) -> tuple[State, None]:
    return auction.reveal(rules, state, where), None


def _sell_on(state: State, rules: Rules, where: Bool) -> tuple[State, Bool]:
    """The next lot, or the powers to be kept; says where neither is asked for."""
    state, ended = auction.next_lot(rules, state, where)
    return auction.choose_powers(state, ended)


def _begin(state: State, rules: Rules, doing: Doing, chosen: Bool, keeps: Bool) -> tuple[State, Bool]:
    """The swap of R9.4, or the first turn; says where nobody can play."""
    state = auction.keep_chosen(state, keeps)
    state, ready = auction.offer_swap(rules, state, chosen | keeps)
    swaps = doing.at(SWAP_POWER)
    state = auction.apply_swap(state, doing.seat, doing.action, swaps)
    return race.begin_race(rules, state, ready | swaps)


def _card(rules: Rules, state: State, doing: Doing) -> tuple[State, Bool]:
    """The card in play, up to the next decision; says where the race has ended."""
    action, plays = doing.action, doing.at(PLAY_CARD)
    racing = doing.at(PLAY_CARD, NAME_WILD, CHOOSE_SKIP, MOVE_CAR, BONUS)
    state, straight = stage(racing, _play_or_drive, state, rules, doing)
    everywhere = state.phase >= 0
    state, road = stage(everywhere, _look, state, rules)
    state, goes_on = stage(racing, _decide, state, rules, doing, road, straight)
    at = jnp.where(plays, 0, state.turn.line + 1)
    state, done = stage(racing, _resolve, state, rules, road, at, goes_on | plays)
    state, _ = stage(done, _card_done, state, rules, done)
    marked = (doing.phase == BET) & (state.asked == 0)
    assert action is not None
    return stage(done | marked, _after_card, state, rules, road, done | marked)


def _play_or_drive(state: State, rules: Rules, doing: Doing) -> tuple[State, Bool]:
    state = race.apply_play(state, doing.seat, doing.action, doing.at(PLAY_CARD))
    return race.drive(rules, state, doing.action, doing.at(MOVE_CAR, BONUS))


def _look(state: State, rules: Rules) -> tuple[State, race.CarsAfterMove]:
    return state, race.look(rules, state)


def _decide(
    state: State, rules: Rules, doing: Doing, road: race.CarsAfterMove, straight: Bool
) -> tuple[State, Bool]:
    """Names, skips and bonus moves; says where the next line follows."""
    action = doing.action
    names = doing.at(NAME_WILD) & (action < spec.SKIP)
    skips = doing.legal & (action == spec.SKIP)
    moves = doing.at(MOVE_CAR, BONUS) & ~skips
    bonus = doing.at(MOVE_CAR) & moves & race.earns_bonus(state, road, straight)
    state = race.ask_bonus(state, bonus)
    # A wild gets its colour and the car is steered, if it can move (R4.5, R4.9); or a line is not skipped.
    car = jnp.where(names, action - spec.NAME, state.turn.car)
    in_vain = names & (road.free >> jnp.clip(car, 0, CARS - 1) & 1 == 0)
    keeps = doing.legal & (action == spec.KEEP_THE_LINE)
    turn = state.turn
    named = turn.named | jnp.where(names, bit(car), 0)
    state = state._replace(turn=turn._replace(named=named, skipped=turn.skipped + skips))
    offered = race.current_offer(rules, state, car)
    state = race.ask_move(state, car, offered, (names & ~in_vain) | keeps)
    return state, skips | in_vain | (moves & ~bonus)


def _resolve(
    state: State, rules: Rules, road: race.CarsAfterMove, at: Array, where: Bool
) -> tuple[State, Bool]:
    return race.resolve(rules, state, road, at, where)


def _card_done(state: State, rules: Rules, where: Bool) -> tuple[State, None]:
    return race.card_done(rules, state, where), None


def _after_card(state: State, rules: Rules, road: race.CarsAfterMove, where: Bool) -> tuple[State, Bool]:
    return race.after_card(rules, state, road, where)


def _commit(state: State, seat: Array, action: Array, where: Bool) -> tuple[State, Bool]:
    """Lays a secret choice on the table, face down; says where it was the last one."""
    asked = jnp.where(where, state.asked & (state.asked - 1), state.asked)
    secrets = put(state.secrets, seat, action, where)
    return state._replace(asked=asked, secrets=secrets), where & (asked == 0)


def _next_race(state: State, rules: Rules, opens: Bool) -> tuple[State, None]:
    """Opens the second race of a world tour (R10.3); it always has an auction (R13.11)."""
    record = Record(state.auction.owners, state.auction.prices, state.places, state.bets)
    fresh = opening(rules, state.deals, jnp.ones_like(state.race), state.key)
    fresh = fresh._replace(earlier=record, games=state.games, illegal=state.illegal, legal=state.legal)
    return choose(opens, fresh, state), None


def choose(where: Bool, new: State, old: State) -> State:
    """The one or the other, in every field but those that are the same."""

    def pair(one: Any, other: Any) -> Any:
        if one is other:
            return one
        if isinstance(one, tuple):
            return type(one)(*(pair(*both) for both in zip(one, other, strict=True)))
        return jnp.where(where, one, other)

    return cast(State, pair(new, old))


# --- openings -------------------------------------------------------------------------------------


def opening(rules: Rules, deals: Deals, number: Array, key: Array) -> State:
    """A race before its first decision, if that is a bid; ``start`` goes on where there is no auction."""
    seats = _seats_of(rules)
    zero = jnp.zeros_like(number)
    cars = jnp.zeros((CARS, *number.shape), jnp.int32)
    by_seat = jnp.zeros((seats, *number.shape), jnp.int32)
    sets = jnp.zeros((seats, 2, *number.shape), jnp.uint32)
    bets = jnp.full((3, seats, *number.shape), -1, jnp.int32)
    hands, left_over = _deal_hands(rules, by_race(deals.cards, number), seats)
    grid = by_race(rules.grid.reshape(rules.grid.shape + (1,) * number.ndim), number)
    on_grid = by_race(deals.grid, number)
    cells = jnp.stack([pick(grid, _place_of(on_grid, car)) for car in range(CARS)])
    return State(
        phase=zero + BID,
        asked=zero + (1 << seats) - 1,
        secrets=by_seat - 1,
        auction=Auction(zero, zero, cars - 1, cars, by_seat, zero - 1),
        cards=Cards(
            hands, sets, sets, sets, left_over, sets[0],
            jnp.full((48, *number.shape), -1, jnp.int8), zero, by_seat,
        ),
        cells=cells,
        laps=cars,
        places=cars,
        turn=race.fresh_turn(zero),
        bets=bets,
        marked=zero,
        race=number,
        earlier=Record(cars - 1, cars, cars, bets),
        deals=deals,
        legal=jnp.zeros((spec.TO_CELL // spec.WORD + rules.beyond.shape[1], *number.shape), jnp.uint32),
        illegal=jnp.zeros(number.shape, bool),
        key=key,
        games=jnp.zeros(number.shape, jnp.uint32),
    )  # fmt: skip


def _seats_of(rules: Rules) -> int:
    return int(rules.seats.shape[0])


def _place_of(order: Array, car: int) -> Array:
    place = jnp.zeros(order.shape[1:], jnp.int32)
    for at in range(1, CARS):
        place = jnp.where(order[at] == car, at, place)
    return place


def _deal_hands(rules: Rules, order: Array, seats: int) -> tuple[Array, Array]:
    """Hands from the top of the shuffled cards; the rest is out of the game, or the common pile."""
    seat_of = along(race.DEAL_CARDS, order[0]) // rules.hand_size
    hands = [union(order, seat_of == seat) for seat in range(seats)]
    return jnp.stack(hands), union(order, (seat_of >= seats) & (rules.common_pile == 0))


def start(rules: Rules, state: State) -> State:
    """Goes on from an opening to the first decision, and finds what is legal there."""
    without = (rules.auction == 0) & jnp.ones(state.race.shape, bool)
    state = choose(without, _deal_cars(rules, state), state)
    state, ready = auction.offer_swap(rules, state, without)
    state, _ = race.begin_race(rules, state, ready)
    return packed(with_legal(rules, state, jnp.ones(state.race.shape, bool)))


def _deal_cars(rules: Rules, state: State) -> State:
    """Deals cars and powers at random instead of an auction (R10.1 a)."""
    seats, deals = _seats_of(rules), state.deals
    owners, cards = state.auction.owners, state.cards
    hands, shown, left_over = cards.hands, cards.shown, cards.left_over
    everywhere = jnp.ones(state.race.shape, bool)
    for at in range(LOTS):
        car = deals.cars[0][at].astype(jnp.int32)
        seat = at // rules.cars_each
        eight = eights(bit(car))
        gets = (along(seats, car) == seat) & everywhere
        owners = put(owners, car, seat, everywhere & (seat < seats))
        hands |= jnp.where(gets[:, None], eight, 0)
        shown |= jnp.where(gets[:, None], eight, 0)
        left_over |= jnp.where(seat >= seats, eight, 0)
    powers = deals.powers[0][:seats].astype(jnp.int32) + 1
    none_left = jnp.full_like(state.auction.taken, LOTS)
    return state._replace(
        auction=state.auction._replace(owners=owners, powers=powers, taken=none_left),
        cards=cards._replace(hands=hands, shown=shown, left_over=left_over),
    )


# --- what is legal --------------------------------------------------------------------------------


def with_legal(rules: Rules, state: State, where: Bool) -> State:
    """The position with the legal actions of the acting seat, as the bits of words."""
    everywhere = state.phase >= 0
    _, cards = stage(everywhere, _card_actions, state, rules)
    moves = (state.phase == MOVE_CAR) | (state.phase == BONUS)
    _, (ends, finishes) = stage(moves, _ends, state, rules, moves)
    _, others = stage(everywhere, _other_actions, state, rules, finishes)
    words = jnp.concatenate([cards, others[None], ends])
    return state._replace(legal=jnp.where(where, words, state.legal))


def _card_actions(state: State, rules: Rules) -> tuple[State, Array]:
    """The first six words: cards to place, and cards to play."""
    phase, seat = state.phase, jnp.maximum(lowest(state.asked), 0)
    placed, declared = auction.legal_bids(rules, state, seat)
    hand, power = pick_set(state.cards.hands, seat), pick(state.auction.powers, seat)
    reversed_ = jnp.where(power == race.TRICKY, hand & auction.per_word(rules.reversible, seat), 0)
    bids, plays = _three_words(placed, declared), _three_words(hand, reversed_)
    return state, jnp.concatenate([jnp.where(phase == BID, bids, 0), jnp.where(phase == PLAY_CARD, plays, 0)])


def _three_words(first: Array, second: Array) -> Array:
    """Two sets of 48 cards, end to end."""
    return jnp.stack([first[0], first[1] | second[0] << 16, second[0] >> 16 | second[1] << 16])


def _ends(state: State, rules: Rules, where: Bool) -> tuple[State, tuple[Array, Bool]]:
    """Where the car that is steered may end, and whether it may finish."""
    turn = state.turn
    car = jnp.maximum(turn.car, 0)
    cell = jnp.maximum(pick(state.cells, car), 0)
    ends, finishes = reach(rules, state.race, state.cells, car, cell, turn.steps, turn.most_steps)
    return state, (jnp.where(where, ends, 0), where & finishes)


def _other_actions(state: State, rules: Rules, finishes: Bool) -> tuple[State, Array]:
    """The seventh word: names, skips, bets, powers, the finish."""
    seat = jnp.maximum(lowest(state.asked), 0)
    phase, turn, base = state.phase, state.turn, spec.NAME
    word = jnp.where(phase == NAME_WILD, _namable(rules, state), 0)
    may_skip = (turn.may_skip == 1) & ((phase == NAME_WILD) | (phase == MOVE_CAR))
    word |= jnp.where(may_skip | (phase == CHOOSE_SKIP), 1 << spec.SKIP - base, 0)
    word |= jnp.where(phase == CHOOSE_SKIP, 1 << spec.KEEP_THE_LINE - base, 0)
    word |= jnp.where(phase == BET, (1 << CARS) - 1 << spec.MARK - base, 0)
    kept = auction.power_bits(pick(state.auction.powers, seat)) << spec.KEEP - base
    word |= jnp.where(phase == KEEP_POWER, kept, 0)
    swaps = auction.free_powers(rules, state) << spec.SWAP - base
    swaps |= jnp.where(rules.swap == 1, 1 << spec.SWAP_NONE - base, 0)
    word |= jnp.where(phase == SWAP_POWER, swaps, 0)
    word |= jnp.where(phase == BONUS, 1 << spec.BONUS_NONE - base, 0)
    word |= jnp.where(finishes, 1 << spec.TO_FINISH - base, 0)
    return state, word.astype(jnp.uint32)


def _namable(rules: Rules, state: State) -> Array:
    """The colours that a wild of the card in play may name, as a bit set (R4.5, R8.6)."""
    turn = state.turn
    printed = jnp.take(rules.card_colours, turn.card, mode="clip")
    free = pick(state.auction.powers, turn.seat) == race.UNPREDICTABLE
    return ~(jnp.where(free, 0, printed) | turn.named) & (1 << CARS) - 1
