"""The race in arrays (RULES sections 4, 5, 6 and 8): cards, lines, moves, turns and bets."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from downforce.sim import spec
from downforce.sim.movement import (
    CellBorders,
    by_race,
    destination,
    free_cars,
    seen_cells,
    table_at,
    word_bit,
)
from downforce.sim.state import (
    BET,
    BONUS,
    CARS,
    CHOOSE_SKIP,
    MOVE_CAR,
    NAME_WILD,
    OVER,
    PLAY_CARD,
    Bool,
    Cards,
    State,
    Turn,
    along,
    any_of,
    bit,
    card_bit,
    lowest,
    pick,
    pick_long,
    pick_set,
    put,
    put_set,
    total,
    union,
)
from downforce.sim.tables import MAX_LINES, WILD, Rules

AGGRESSIVE, CUNNING, DETERMINED, STRATEGIC, TRICKY, UNPREDICTABLE = range(1, 7)
"""The printed powers as they are kept: their numbers plus 1."""
BONUS_STEPS = 2
CARD_COUNT, DEAL_CARDS = 48, 42


class CarsAfterMove(NamedTuple):
    """Where the cars are after a move: what the rest of a step asks for."""

    seen: CellBorders
    free: Array  # the cars that can take a step, as a bit set
    home: Array  # how many cars are home


# --- lines of a card ------------------------------------------------------------------------------


class Lines(NamedTuple):
    """The lines of the card in play in resolving order, a byte each."""

    words: list[Array]  # three lines each
    size: Array

    def car(self, line: Array) -> Array:
        """The car of a line, ``WILD`` or ``NO_LINE``."""
        return self._byte(line) & 15

    def speed(self, line: Array) -> Array:
        """The number of a line."""
        return self._byte(line) >> 4

    def _byte(self, line: Array) -> Array:
        word = jnp.where(line < 3, self.words[0], self.words[1])
        return word >> 8 * (line % 3) & 255


def lines_of(rules: Rules, turn: Turn) -> Lines:
    """The lines of the card in play."""
    at = jnp.maximum(turn.card, 0) + CARD_COUNT * turn.reverse
    words = [jnp.take(rules.card_lines[part], at, mode="clip").astype(jnp.int32) for part in range(2)]
    return Lines(words, jnp.take(rules.line_counts, turn.card, mode="clip"))


# --- actions --------------------------------------------------------------------------------------


def apply_play(state: State, seat: Array, action: Array, where: Bool) -> State:
    """A card leaves the hand; its lines are resolved next (R4.2)."""
    reverse = (action >= spec.REVERSE).astype(jnp.int32)
    card = action - jnp.where(reverse == 1, spec.REVERSE, spec.PLAY)
    cards, gone = state.cards, ~card_bit(card)
    hands = put_set(cards.hands, seat, pick_set(cards.hands, seat) & gone, where)
    shown = put_set(cards.shown, seat, pick_set(cards.shown, seat) & gone, where)
    fresh = fresh_turn(seat)._replace(card=card, reverse=reverse)
    return state._replace(
        cards=cards._replace(hands=hands, shown=shown), turn=choose_turn(where, fresh, state.turn)
    )


def fresh_turn(seat: Array) -> Turn:
    """A turn that has just begun."""
    zero = jnp.zeros_like(seat)
    return Turn(seat, zero - 1, zero, zero, zero, zero, zero - 1, zero, zero, zero)


def choose_turn(where: Bool, new: Turn, old: Turn) -> Turn:
    """The one or the other."""
    return Turn(*(jnp.where(where, one, other) for one, other in zip(new, old, strict=True)))


def drive(rules: Rules, state: State, action: Array, where: Bool) -> tuple[State, Bool]:
    """Moves the car that is steered (R6.1, R10.2); says where it entered rectangles only (R8.3)."""
    race, car = state.race, state.turn.car
    cell = jnp.maximum(pick(state.cells, car), 0)
    finishes = action == spec.TO_FINISH
    moves = where & (action >= spec.TO_FINISH)
    number = jnp.clip(action - spec.TO_CELL, 0, rules.near.shape[1] - 1)
    end = jnp.where(finishes, -1, destination(rules, race, cell, number))
    place = total([(p > 0).astype(jnp.int32) for p in state.places]) + 1
    laps = pick(state.laps, car) + (rules.laps & _passes_line(rules, race, cell, end))
    straight = word_bit(table_at(rules.straight, race, cell), number) & moves & ~finishes
    return state._replace(
        cells=put(state.cells, car, end, moves),
        places=put(state.places, car, place, moves & finishes),
        laps=put(state.laps, car, laps, moves),
    ), straight


def _passes_line(rules: Rules, race: Array, cell: Array, end: Array) -> Array:
    """1 where a move leads into the next lap: no move is as long as a lap."""
    before, after = (seen_cells(rules, race, there).front for there in (cell, end))
    return (after <= before).astype(jnp.int32)


def look(rules: Rules, state: State) -> CarsAfterMove:
    """Where the cars are now."""
    seen = seen_cells(rules, state.race, state.cells)
    home = total([(p > 0).astype(jnp.int32) for p in state.places])
    return CarsAfterMove(seen, free_cars(rules, state.race, state.cells, seen), home)


class Offer(NamedTuple):
    """What a line offers for a car."""

    steers: Array
    steps: Array
    most_steps: Array
    may_skip: Array


def offer(state: State, *, colour: Array, car: Array, speed: Array, is_top: Bool) -> Offer:
    """Who steers, how far, and whether the player may skip the line (R4.4, R8.1, R8.2, R8.4)."""
    auction, turn = state.auction, state.turn
    power, owner = pick(auction.powers, turn.seat), pick(auction.owners, car)
    own = owner == turn.seat
    may_skip = (power == STRATEGIC) & (colour != WILD) & (turn.skipped == 0)
    faster = own & (power == AGGRESSIVE) & is_top & (colour != WILD)
    cunning = ~own & (owner >= 0) & (pick(auction.powers, owner) == CUNNING)
    steers = jnp.where(cunning, owner, turn.seat)
    return Offer(steers, speed, speed + faster, may_skip.astype(jnp.int32))


def current_offer(rules: Rules, state: State, car: Array) -> Offer:
    """What the line being resolved offers for a car."""
    turn, lines = state.turn, lines_of(rules, state.turn)
    colour, speed = lines.car(turn.line), lines.speed(turn.line)
    top = turn.line == jnp.where(turn.reverse == 1, lines.size - 1, 0)
    return offer(state, colour=colour, car=car, speed=speed, is_top=top)


def ask_move(state: State, car: Array, offered: Offer, where: Bool) -> State:
    """Asks for a move that cannot be skipped: of a wild that has its colour, or of a line that is kept."""
    turn = state.turn
    asked = turn._replace(
        car=car, steps=offered.steps, most_steps=offered.most_steps, may_skip=jnp.zeros_like(car)
    )
    return state._replace(
        phase=jnp.where(where, MOVE_CAR, state.phase),
        asked=jnp.where(where, bit(offered.steers), state.asked),
        turn=choose_turn(where, asked, turn),
    )


def ask_bonus(state: State, where: Bool) -> State:
    """Asks for the bonus move of Determined (R8.3)."""
    turn = state.turn
    steps = jnp.full_like(turn.steps, BONUS_STEPS)
    asked = turn._replace(steps=steps, most_steps=steps, may_skip=jnp.zeros_like(steps))
    return state._replace(
        phase=jnp.where(where, BONUS, state.phase),
        asked=jnp.where(where, bit(turn.seat), state.asked),
        turn=choose_turn(where, asked, turn),
    )


def earns_bonus(state: State, road: CarsAfterMove, straight: Bool) -> Bool:
    """Whether the car that has just moved has earned a bonus move (R8.3, R13.7)."""
    turn, auction = state.turn, state.auction
    own = pick(auction.owners, turn.car) == turn.seat
    determined = pick(auction.powers, turn.seat) == DETERMINED
    return straight & own & determined & (road.free >> jnp.maximum(turn.car, 0) & 1 == 1)


def resolve(rules: Rules, state: State, road: CarsAfterMove, at: Array, where: Bool) -> tuple[State, Bool]:
    """Runs down the lines from there until somebody is asked; says where the card is done (R4.3, R4.9)."""
    turn, lines = state.turn, lines_of(rules, state.turn)
    # Which cars, or a wild, would ask somebody (R4.9, R13.4); then which lines.
    asks = road.free | jnp.where(road.home < CARS, 1 << WILD, 0)
    asking_lines = jnp.zeros_like(at)
    for number in range(MAX_LINES):
        car = lines.words[number // 3] >> 8 * (number % 3) & 15
        asking_lines |= (asks >> car & 1) << number
    asking_lines &= ~(bit(at) - 1)
    found = asking_lines != 0
    line = jnp.maximum(lowest(asking_lines), 0)
    colour, speed, count = lines.car(line), lines.speed(line), lines.size
    top = jnp.where(turn.reverse == 1, line == count - 1, line == 0)
    offered = offer(state, colour=colour, car=colour, speed=speed, is_top=top)
    wild = colour == WILD
    strategic = pick(state.auction.powers, turn.seat) == STRATEGIC
    skip_wild = (strategic & (turn.skipped == 0)).astype(jnp.int32)
    may_skip = jnp.where(wild, skip_wild, offered.may_skip)
    decides = ~wild & (may_skip == 1) & (offered.steers != turn.seat)  # R13.6
    phase = jnp.where(wild, NAME_WILD, jnp.where(decides, CHOOSE_SKIP, MOVE_CAR))
    seat = jnp.where(wild | decides, turn.seat, offered.steers)
    asked = turn._replace(
        line=line,
        car=jnp.where(wild, -1, colour),
        steps=jnp.where(wild, 0, offered.steps),
        most_steps=jnp.where(wild, 0, offered.most_steps),
        may_skip=may_skip,
    )
    asking = where & found
    return state._replace(
        phase=jnp.where(asking, phase, state.phase),
        asked=jnp.where(asking, bit(seat), state.asked),
        turn=choose_turn(asking, asked, turn),
    ), where & ~found


# --- after a card (R13.9) -------------------------------------------------------------------------


def card_done(rules: Rules, state: State, where: Bool) -> State:
    """The card is discarded, hands go out, the player draws."""
    turn, cards = state.turn, state.cards
    here = (along(cards.discard.shape[0], turn.card) == cards.discards) & where
    cards = cards._replace(
        discard=jnp.where(here, turn.card.astype(cards.discard.dtype), cards.discard),
        discards=cards.discards + where,
        played=cards.played | jnp.where(where, card_bit(turn.card), 0),
    )
    out = _players_out(state)
    cards = _drop_hands(rules, state, cards, [o & where for o in out])
    return state._replace(cards=_draw(rules, state, cards, where & ~pick(out, turn.seat)))


def _players_out(state: State) -> list[Bool]:
    """By seat: whether it has cars and all of them are home (R6.2)."""
    out = []
    for seat in range(state.secrets.shape[0]):
        own = [owner == seat for owner in state.auction.owners]
        racing = [mine & (place == 0) for mine, place in zip(own, state.places, strict=True)]
        out.append(any_of(own) & ~any_of(racing))
    return out


def _drop_hands(rules: Rules, state: State, cards: Cards, out: list[Bool]) -> Cards:
    """Players who are out discard everything face down, with two players their own pile too."""
    gone = cards.hands
    if len(out) == 2:
        piles = [_pile_left(state, cards, seat) for seat in range(2)]
        gone = gone | jnp.where(rules.own_piles == 1, jnp.stack(piles), 0)
    outs = jnp.stack(out)
    empties = outs & (rules.own_piles == 1)
    return cards._replace(
        dropped=cards.dropped | jnp.where(outs[:, None], gone, 0),
        hands=jnp.where(outs[:, None], 0, cards.hands),
        drawn=jnp.where(empties, DEAL_CARDS // 2, cards.drawn),
    )


def _pile_left(state: State, cards: Cards, seat: int) -> Array:
    """What is left of their own pile of one of two players, as a set."""
    half = DEAL_CARDS // 2
    order = by_race(state.deals.cards, state.race)[half * seat : half * (seat + 1)]
    return union(order, along(half, state.race) >= cards.drawn[seat])


def _draw(rules: Rules, state: State, cards: Cards, where: Bool) -> Cards:
    """The player draws a card for one played from the hand, while there are any (R9.3, R10.1 c)."""
    seats, seat = state.secrets.shape[0], state.turn.seat
    own, common = rules.own_piles == 1, rules.common_pile == 1
    pile = jnp.where(own, seat, 0)
    first = jnp.where(own, seat * rules.hand_size, seats * rules.hand_size)
    end = jnp.where(own, first + rules.hand_size, DEAL_CARDS)
    at = first + pick(cards.drawn, pile)
    from_front = (rules.eights_face_up == 1) & (state.turn.card >= DEAL_CARDS)
    draws = where & (own | common) & ~from_front & (at < end)
    order = by_race(state.deals.cards, state.race)
    card = pick_long(order, at)
    hand = pick_set(cards.hands, seat) | card_bit(card)
    return cards._replace(
        hands=put_set(cards.hands, seat, hand, draws),
        drawn=put(cards.drawn, pile, pick(cards.drawn, pile) + 1, draws),
        lacks=put_set(cards.lacks, seat, jnp.zeros_like(hand), draws & common),
    )


def close_bets(state: State, where: Bool) -> State:
    """All have marked a car: the bets are noted (R5.1)."""
    marks = state.secrets - spec.MARK
    here = (along(state.bets.shape[0], state.marked) == state.marked) & where
    return state._replace(
        bets=jnp.where(here[:, None], marks, state.bets),
        marked=state.marked + where,
        secrets=jnp.where(where, -1, state.secrets),
    )


def after_card(rules: Rules, state: State, road: CarsAfterMove, where: Bool) -> tuple[State, Bool]:
    """Asks for bets that are due, or passes the turn to the left; says where the race has ended."""
    turn, seats = state.turn, state.secrets.shape[0]
    bets_due = (state.marked < rules.bets) & ((road.home > 0) | _line_crossed(rules, state, road))
    holds = [(hand[0] | hand[1]) != 0 for hand in state.cards.hands]
    ended = ~bets_due & (_race_decided(rules, state, road) | ~any_of(holds))
    seat = jnp.where(bets_due | ended, turn.seat, next_seat(holds, turn.seat + 1))
    phase = jnp.where(bets_due, BET, jnp.where(ended, OVER, PLAY_CARD))
    asked = jnp.where(bets_due, (1 << seats) - 1, jnp.where(ended, 0, bit(seat)))
    return state._replace(
        phase=jnp.where(where, phase, state.phase),
        asked=jnp.where(where, asked, state.asked),
        turn=choose_turn(where, fresh_turn(seat), turn),
    ), where & ended


def _line_crossed(rules: Rules, state: State, road: CarsAfterMove) -> Bool:
    """Whether a car on the track has crossed the next betting line."""
    line = pick([by_race(rules.lines[:, n], state.race) for n in range(3)], state.marked)
    return any_of([(state.cells[car] >= 0) & (road.seen.front[car] > line) for car in range(CARS)])


def _race_decided(rules: Rules, state: State, road: CarsAfterMove) -> Bool:
    """Whether all cars are home, or the one that wins under R10.1 e."""
    owned = [(p > 0) & (o >= 0) for p, o in zip(state.places, state.auction.owners, strict=True)]
    return (road.home == CARS) | ((rules.first_home_wins == 1) & any_of(owned))


def next_seat(holds: list[Bool], first: Array) -> Array:
    """The first seat from there to the left that holds a card (R4.10)."""
    seats = len(holds)
    found = first % seats
    for later in range(seats - 1, -1, -1):
        seat = (first + later) % seats
        found = jnp.where(pick(holds, seat), seat, found)
    return found


def begin_race(rules: Rules, state: State, where: Bool) -> tuple[State, Bool]:
    """Draws hands where piles are used and gives the first turn (R4.1, R9.2); says where nobody can play."""
    state = _draw_hands(rules, state, where) if state.secrets.shape[0] == 2 else state
    holds = [(hand[0] | hand[1]) != 0 for hand in state.cards.hands]
    seat = next_seat(holds, _first_seat(rules, state))
    nobody = ~any_of(holds)
    begins = where & ~nobody
    phase = jnp.where(nobody, OVER, PLAY_CARD)
    return state._replace(
        phase=jnp.where(where, phase, state.phase),
        asked=jnp.where(where, jnp.where(nobody, 0, bit(seat)), state.asked),
        turn=choose_turn(begins, fresh_turn(seat), state.turn),
    ), where & nobody


def _draw_hands(rules: Rules, state: State, where: Bool) -> State:
    half, cards, hands = DEAL_CARDS // 2, state.cards, []
    draws = where & (rules.own_piles == 1)
    order = by_race(state.deals.cards, state.race)
    eights_only = ~rules.regular.reshape((2,) + (1,) * draws.ndim)
    for seat in range(2):
        pile = order[half * seat : half * (seat + 1)]
        first = cards.drawn[seat]  # 0, but for positions made by hand, whose piles may be shorter
        places = along(half, state.race)
        drawn = union(pile, (places >= first) & (places < first + rules.hand_for_two))
        hands.append(jnp.where(draws, cards.hands[seat] & eights_only | drawn, cards.hands[seat]))
    drawn_now = jnp.where(draws, jnp.minimum(cards.drawn + rules.hand_for_two, half), cards.drawn)
    return state._replace(cards=cards._replace(hands=jnp.stack(hands), drawn=drawn_now))


def _first_seat(rules: Rules, state: State) -> Array:
    """The owner of the car on the pole space, or of the next car in grid order that has one."""
    found = jnp.zeros_like(state.turn.seat)
    grid = by_race(rules.grid.reshape(rules.grid.shape + (1,) * state.race.ndim), state.race)
    for place in range(CARS - 1, -1, -1):
        for car in range(CARS):
            owner = state.auction.owners[car]
            here = (state.cells[car] == grid[place]) & (owner >= 0)
            found = jnp.where(here, owner, found)
    return found
