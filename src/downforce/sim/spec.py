"""Numbers for actions and observations, the same for both engines. See docs/sim.md.

An action is a number below ``action_count(words)``. The space is a row of heads, one per kind of decision, so
that a network may also use each head alone. A move is numbered by where it leads **as seen from the car's own
cell**: the cells within nine steps, in breadth-first order. An observation is a row of whole numbers made
from a ``View``; seats are counted from the seat that looks, so the same row means the same to every seat.

``VERSION`` changes when the meaning of any number does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from downforce.model.cards import REGULAR_CARDS
from downforce.model.errors import DownforceError
from downforce.model.ids import CARS, SEATS, PowerId, Seat
from downforce.model.track import Track
from downforce.rules.actions import (
    BET,
    FINISH,
    KEEP_LINE,
    NAME_WILD,
    SKIP_LINE,
    Action,
    Bet,
    Bid,
    Bonus,
    KeepLine,
    KeepPower,
    MoveCar,
    NameWild,
    PlayCard,
    SkipLine,
    SwapPower,
)
from downforce.rules.options import CunningForTwo, RaceFormat
from downforce.rules.phases.scoring import Standings, race_money
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.state import NONE, GameState, Phase, Setup
from downforce.rules.view import View

VERSION = 1
"""1: the first one."""

CARDS = REGULAR_CARDS + len(CARS)
LONGEST_MOVE = 9  # a Speed-8 card with Aggressive
WORD = 32
"""Cells, cards and actions are kept as bits of words of this many."""

PHASES: tuple[Phase, ...] = tuple(Phase)
CUNNING_FOR_TWO: tuple[CunningForTwo, ...] = tuple(CunningForTwo)

# --- actions --------------------------------------------------------------------------------------

# Where each head of the action space begins.
BID = 0  # by card
DECLARE = 48  # by card
PLAY = 96  # by card
REVERSE = 144  # by card
NAME = 192  # by car
SKIP = 198
KEEP_THE_LINE = 199
MARK = 200  # a bet, by car
KEEP = 206  # by power
SWAP = 212  # by power
SWAP_NONE = 218
BONUS_NONE = 219
TO_FINISH = 220  # a move or a bonus move over the finish line
TO_CELL = 224  # a move or a bonus move, by the number of the cell as seen from the car

PHASE_HEADS: dict[Phase, range] = {
    Phase.BID: range(BID, PLAY),
    Phase.PLAY_CARD: range(PLAY, NAME),
    Phase.NAME_WILD: range(NAME, KEEP_THE_LINE),
    Phase.CHOOSE_SKIP: range(SKIP, MARK),
    Phase.BET: range(MARK, KEEP),
    Phase.KEEP_POWER: range(KEEP, SWAP),
    Phase.SWAP_POWER: range(SWAP, BONUS_NONE),
}
"""The part of the action space that a phase uses; moves use SKIP, BONUS_NONE and all from TO_FINISH on."""


def action_count(words: int = 1) -> int:
    """The size of the action space; 256 on tracks of up to 32 cells within nine steps."""
    return TO_CELL + WORD * words


@lru_cache(maxsize=64)
def seen_from(track: Track) -> tuple[tuple[int, ...], ...]:
    """For each cell the cells within nine steps of it, itself first, in breadth-first order.

    Of the cells that a step leads to, the straightest comes first, as in ``track.ahead``.
    """
    return tuple(_cells_near(track, start) for start in range(len(track.cells)))


def _cells_near(track: Track, start: int) -> tuple[int, ...]:
    here = dict.fromkeys([start])  # dicts, as they keep their order
    found = here
    for _ in range(LONGEST_MOVE):
        here = dict.fromkeys(there for cell in here for there in track.ahead[cell])
        found = found | here
    return tuple(found)


@lru_cache(maxsize=64)
def _numbers(track: Track) -> tuple[dict[int, int], ...]:
    return tuple({cell: number for number, cell in enumerate(near)} for near in seen_from(track))


def move_words(track: Track) -> int:
    """How many words of 32 bits the cells within nine steps of any cell need."""
    return -(-max(map(len, seen_from(track))) // WORD)


def setup_words(setup: Setup) -> int:
    """The same for all tracks of a table."""
    return max(map(move_words, setup.tracks))


def action_index(state: GameState, action: Action) -> int:
    """The number of an action in a position, or in the blanked position of a view.

    Raises ``DownforceError`` for an action that has none: a power of one's own, a cell out of sight.
    """
    match action:
        case Bid(card=card, declared=declared):
            return (DECLARE if declared else BID) + card.index
        case PlayCard(card=card, reverse=reverse):
            return (REVERSE if reverse else PLAY) + card.index
        case NameWild(car=car):
            return NAME + car
        case SkipLine():
            return SKIP
        case KeepLine():
            return KEEP_THE_LINE
        case Bet(car=car):
            return MARK + car
        case KeepPower(power=power):
            return KEEP + power_number(power)
        case SwapPower(power=None):
            return SWAP_NONE
        case SwapPower(power=str(power)):
            return SWAP + power_number(power)
        case Bonus(to=None):
            return BONUS_NONE
        case MoveCar(to=to) | Bonus(to=to):
            assert to is not None
            return TO_FINISH if to is FINISH else TO_CELL + _cell_number(state, to.index)
    raise DownforceError(f"no action: {action!r}")


def _cell_number(state: GameState, cell: int) -> int:
    start = state.cars.cells[state.turn.car] if state.turn.car != NONE else NONE
    number = _numbers(state.track)[start].get(cell) if start != NONE else None
    if number is None:
        raise DownforceError(f"cell {cell} is out of sight of the car that is steered")
    return number


def power_number(power: str) -> int:
    """The number of a printed power; a power of one's own has none, as only the plain engine knows it."""
    if power not in PRINTED_POWERS:
        cause = "is not one of the six printed ones, so it has no number here; play it on the plain engine"
        raise DownforceError(f"the power {power!r} {cause}")
    return PRINTED_POWERS.index(PowerId(power))


def action_at(state: GameState, seat: Seat, index: int) -> Action:
    """The action of a number, for a seat that is asked; undoes ``action_index``.

    Raises ``DownforceError`` for a number that means nothing in this position; whether the action is legal is
    another question.
    """
    action = _action_at(state, seat, index)
    if action is None:
        raise DownforceError(f"the number {index} means nothing in the phase {state.phase}")
    return action


def _action_at(state: GameState, seat: Seat, index: int) -> Action | None:
    cards, phase = state.setup.deck.cards, state.phase
    if phase in (Phase.MOVE_CAR, Phase.BONUS):
        return _move_at(state, seat, index)
    if phase not in PHASE_HEADS or index not in PHASE_HEADS[phase]:
        return None
    if index < PLAY:
        return Bid(seat, cards[index % CARDS], declared=index >= DECLARE)
    if index < NAME:
        return PlayCard(seat, cards[index % CARDS], reverse=index >= REVERSE)
    if index < SKIP:
        return NAME_WILD[seat][index - NAME]
    if index < MARK:
        return SKIP_LINE[seat] if index == SKIP else KEEP_LINE[seat]
    if index < KEEP:
        return BET[seat][index - MARK]
    if index < SWAP:
        return KeepPower(seat, PRINTED_POWERS[index - KEEP])
    return SwapPower(seat, PRINTED_POWERS[index - SWAP] if index < SWAP_NONE else None)


def _move_at(state: GameState, seat: Seat, index: int) -> Action | None:
    bonus, car = state.phase is Phase.BONUS, CARS[state.turn.car]
    if index == SKIP and not bonus:
        return SKIP_LINE[seat]
    if index == BONUS_NONE and bonus:
        return Bonus(seat, car, None)
    near = seen_from(state.track)[state.cars.cells[car]]
    if index == TO_FINISH:
        to = FINISH
    elif TO_CELL <= index < TO_CELL + len(near):
        to = state.track.cells[near[index - TO_CELL]]
    else:
        return None
    return Bonus(seat, car, to) if bonus else MoveCar(seat, car, to)


def legal_indices(view: View) -> tuple[int, ...]:
    """The numbers of the legal actions of a view, in the order of ``view.legal``."""
    return tuple(action_index(view.state, action) for action in view.legal)


# --- observations ---------------------------------------------------------------------------------


class Block(NamedTuple):
    """A part of an observation: its numbers are ``start`` to ``stop``."""

    start: int
    stop: int


def _block_sizes(players: int, words: int) -> dict[str, int]:
    return {
        "phase": len(PHASES),  # one-hot, in the order of Phase
        "asked": players,  # which seats decide now
        "options": 8,  # auction, bets, common pile, first home wins, lowest bid, cunning, laps, races
        "race": 1,  # 0, or 1 in the second race of a world tour
        "hand": CARDS,  # their own cards
        "eights": players * len(CARS),  # the Speed-8 cards of every seat
        "shown": players * CARDS,  # cards a seat has shown and not played
        "lacks": players * CARDS,  # cards a seat is known not to hold
        "played": CARDS,  # the discard pile
        "hand_sizes": players,
        "pile_sizes": players,  # what each seat draws from; all the same with a common pile
        "dropped_sizes": players,
        "left_over": 1,  # how many cards are out of the game
        "lot": 2 * len(CARS),  # the open lot: its car, then its power, one-hot
        "lots_to_come": 1,
        "aside": 2 * len(CARS),  # lots set aside: cars, then powers
        "owners": len(CARS) * players,  # by car, one-hot
        "prices": len(CARS),
        "powers": players * len(PRINTED_POWERS),
        "cells": len(CARS),  # -1 once home
        "to_go": len(CARS),  # the fewest steps to the finish line, 0 once home
        "laps": len(CARS),
        "places": len(CARS),  # 1 to 6 once home, else 0
        "turn": players,  # whose turn it is
        "card": CARDS,  # the card in play
        "reverse": 1,
        "line": 1,
        "named": len(CARS),
        "skipped": 1,
        "car": len(CARS),  # the car being steered
        "steps": 2,  # how far it may move, from and to
        "may_skip": 1,
        "bets": 3 * len(CARS),  # their own bets, one-hot
        "marked": 1,  # how many bets everybody has marked
        "money": players,  # of the first race of a world tour
        "nearer": WORD * words,  # by the number of a cell: how many steps nearer to the line it is
    }


@lru_cache(maxsize=16)
def layout(players: int, words: int = 1) -> dict[str, Block]:
    """Where each part of an observation lies, by name."""
    blocks, at = {}, 0
    for name, size in _block_sizes(players, words).items():
        blocks[name] = Block(at, at + size)
        at += size
    return blocks


def observation_size(players: int, words: int = 1) -> int:
    """How many numbers an observation has."""
    return layout(players, words)["nearer"].stop


def observe(view: View, *, words: int | None = None) -> list[int]:
    """The observation of a view, which must be that of a seat."""
    if view.seat is None:
        raise DownforceError("a spectator has no observation: a view of a seat is needed")
    parts = _parts(view, view.seat)
    parts["nearer"] = nearer(view, words or setup_words(view.state.setup))
    return [number for name in _block_sizes(1, 1) for number in parts[name]]


def _parts(view: View, seat: Seat) -> dict[str, list[int]]:
    state, sizes = view.state, view.sizes
    setup, auction, cards, cars, turn = state.setup, state.auction, state.cards, state.cars, state.turn
    players = setup.players
    seats = [SEATS[(seat + r) % players] for r in range(players)]
    lot, bets = state.open_lot, state.bets[seat]
    piles = sizes.piles if setup.own_piles else (sizes.piles or (0,)) * players
    held = [_power_bits(auction.powers[s]) for s in seats]
    steps = turn.steps or (0,)
    money = race_money(state.earlier[0], setup.options) if state.earlier else (0,) * players
    return {
        "phase": _one_hot(PHASES.index(state.phase), len(PHASES)),
        "asked": [int(s in state.asked) for s in seats],
        "options": option_numbers(setup),
        "race": [setup.race],
        "hand": _bits(cards.hands[seat]),
        "eights": [bit for s in seats for bit in _bits(cards.hands[s])[REGULAR_CARDS:]],
        "shown": [bit for s in seats for bit in _bits(cards.shown[s])],
        "lacks": [bit for s in seats for bit in _bits(cards.lacks[s])],
        "played": [int(card in cards.discard) for card in range(CARDS)],
        "hand_sizes": [sizes.hands[s] for s in seats],
        "pile_sizes": [piles[s] for s in seats],
        "dropped_sizes": [sizes.dropped[s] for s in seats],
        "left_over": [sizes.left_over],
        "lot": [*_one_hot(lot.car if lot else NONE), *_power_bits((lot.power,) if lot and lot.power else ())],
        "lots_to_come": [sizes.lots_to_come],
        "aside": [
            *(int(any(other.car == car for other in auction.aside)) for car in CARS),
            *_power_bits([other.power for other in auction.aside if other.power]),
        ],
        "owners": [int(auction.owners[car] == s) for car in CARS for s in seats],
        "prices": [*auction.prices],
        "powers": [bit for bits in held for bit in bits],
        "cells": [*cars.cells],
        "to_go": [setup.track.steps_to_finish[cell] if cell != NONE else 0 for cell in cars.cells],
        "laps": [*cars.laps],
        "places": [cars.home.index(car) + 1 if car in cars.home else 0 for car in CARS],
        "turn": [int(turn.seat == s) for s in seats],
        "card": _one_hot(turn.card, CARDS),
        "reverse": [int(turn.reverse)],
        "line": [turn.line],
        "named": [turn.named >> car & 1 for car in CARS],
        "skipped": [turn.skipped],
        "car": _one_hot(turn.car),
        "steps": [steps[0], steps[-1]],
        "may_skip": [int(turn.may_skip)],
        "bets": [bit for n in range(3) for bit in _one_hot(bets[n] if n < len(bets) else NONE)],
        "marked": [sizes.bets],
        "money": [money[s] for s in seats],
    }  # fmt: skip


def option_numbers(setup: Setup) -> list[int]:
    """What an observation says about the table."""
    options = setup.options
    return [
        int(options.auction), int(options.bets), int(setup.common_pile), int(options.first_home_wins),
        int(options.lowest_bid), CUNNING_FOR_TWO.index(options.cunning_for_two),
        int(options.format is RaceFormat.LONG_DISTANCE), len(setup.tracks),
    ]  # fmt: skip


def nearer(view: View, words: int) -> list[int]:
    """By the number of a cell as seen from the steered car: how many steps nearer to the line it is."""
    state = view.state
    if state.phase not in (Phase.MOVE_CAR, Phase.BONUS):
        return [0] * (WORD * words)
    near = nearer_from(state.track)[state.cars.cells[state.turn.car]]
    return [*near, *[0] * (WORD * words - len(near))]


@lru_cache(maxsize=64)
def nearer_from(track: Track) -> tuple[tuple[int, ...], ...]:
    """For each cell, by the number of a cell seen from it: how many steps nearer that one is, going round."""
    steps, lap = track.steps_to_finish, max(track.steps_to_finish)
    return tuple(
        tuple((steps[start] - steps[cell]) % lap for cell in near)
        for start, near in enumerate(seen_from(track))
    )


def _one_hot(value: int, size: int = len(CARS)) -> list[int]:
    return [int(value == number) for number in range(size)]


def _bits(mask: int) -> list[int]:
    return [mask >> card & 1 for card in range(CARDS)]


def _power_bits(powers: tuple[str, ...] | list[str]) -> list[int]:
    numbers = [power_number(power) for power in powers]
    return [int(number in numbers) for number in range(len(PRINTED_POWERS))]


# --- results --------------------------------------------------------------------------------------


def returns(standings: Standings) -> list[float]:
    """What a finished game is worth to each seat: the winners share 1, the others pay it equally.

    The sum is 0: of four players the winner gets 1 and the others -1/3 each.
    """
    players = len(standings.rows)
    share = 1 / len(standings.winners)
    won = [share if seat in standings.winners else 0.0 for seat in range(players)]
    return [(players * part - 1) / (players - 1) for part in won]
