"""The numbers of ``spec``, compiled: what choice an action is, masks of legal actions, observations.

All compiled functions of ``sim`` are in this file: Numba's cache notices a change of the file of a function,
and names its folder after the sources of ``fast``.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from downforce.fast import auction, race, rules
from downforce.fast.backend import Book, Books, Game, Games, compiled, count, lowest, over_games
from downforce.fast.book import cells_of, spots_of
from downforce.fast.layout import (
    BET,
    BETS,
    BID,
    BONUS,
    BYTE,
    CARDS,
    CARS,
    FINISH,
    HOME,
    KEEP_POWER,
    LEGAL,
    LOTS,
    MOVE_CAR,
    PLAY_CARD,
    POWERS,
    REGULAR,
    SEATS,
    SECOND,
    SHORT,
    SPOTS,
    SWAP_POWER,
)  # fmt: skip
from downforce.rules.state import Setup
from downforce.sim import spec

IN_SIGHT = 64
"""Cells within nine steps: a step leads at most six spots ahead, so there are at most 55."""
OPTIONS = 8
NUMBERS = np.dtype(
    [
        ("seen", BYTE, SPOTS * IN_SIGHT),  # by spot and number of a cell: how many spots ahead it is, or -1
        ("options", BYTE, OPTIONS),  # as ``spec.option_numbers`` gives them
        ("lap", SHORT),  # the most steps to the finish line
    ],
    align=True,
)
"""What ``spec`` knows of a track and of a table; one record for each book."""

CHOICES, MASKS, ROWS = 1, 2, 4
"""What ``run`` does, as a set."""
WRONG = -2
"""The choice of a number that means nothing in a position; no set holds it."""

PHASE_COUNT = len(spec.PHASES)
NAME_HEAD, BET_HEAD, KEEP_HEAD, SWAP_HEAD = spec.NAME, spec.MARK, spec.KEEP, spec.SWAP
BID_HEAD, PLAY_HEAD = spec.BID, spec.PLAY
SKIP_NUMBER, NO_BONUS, TO_FINISH, TO_CELL = spec.SKIP, spec.BONUS_NONE, spec.TO_FINISH, spec.TO_CELL
NARROW = 8  # numbers that a phase without cards uses at most


def numbers(setup: Setup) -> NDArray[np.void]:
    """The records that belong to the books of a table."""
    array = np.zeros(len(setup.tracks), NUMBERS)
    for at, track in enumerate(setup.tracks):
        cells, spots, near = cells_of(track), spots_of(track), spec.seen_from(track)
        rows = [
            [(spots[cell] - spot) % len(cells) for cell in near[cells[spot]]] for spot in range(len(cells))
        ]
        array["seen"][at] = _padded([[*row, *[-1] * (IN_SIGHT - len(row))] for row in rows])
        array["options"][at] = spec.option_numbers(setup)
        array["lap"][at] = max(track.steps_to_finish)
    return array


def _padded(rows: Sequence[Sequence[int]]) -> NDArray[np.int8]:
    array = np.full((SPOTS, IN_SIGHT), -1, np.int8)
    array[: len(rows)] = rows
    return array.reshape(-1)


# --- actions --------------------------------------------------------------------------------------


@compiled
def head_of(phase: int) -> int:
    """Where the numbers of a phase begin that is no move."""
    head = NAME_HEAD
    if phase == BID:
        head = BID_HEAD
    elif phase == PLAY_CARD:
        head = PLAY_HEAD
    elif phase == BET:
        head = BET_HEAD
    elif phase == KEEP_POWER:
        head = KEEP_HEAD
    elif phase == SWAP_POWER:
        head = SWAP_HEAD
    return head


@compiled
def choice_of(table: Book, game: Game, number: int) -> int:
    """The choice of the fast engine that a number of ``spec`` is; WRONG if it means nothing now."""
    phase = game.phase
    if phase == MOVE_CAR or phase == BONUS:
        at = number - TO_CELL
        if number == TO_FINISH:
            return FINISH
        if number == (SKIP_NUMBER if phase == MOVE_CAR else NO_BONUS):
            return SECOND
        far = table.seen[game.spots[game.car] * IN_SIGHT + at] if 0 < at < IN_SIGHT else -1
        return far if far > 0 else WRONG
    at = number - head_of(phase)
    if phase == BID or phase == PLAY_CARD:
        if 0 <= at < CARDS:
            return at
        return at - CARDS + SECOND if CARDS <= at < 2 * CARDS else WRONG
    return at if 0 <= at < NARROW else WRONG


@compiled
def write_mask(table: Book, game: Game, first: int, second: int, mask: Games) -> None:
    """Writes 1 for each legal number, 0 for the others."""
    for at in range(len(mask)):
        mask[at] = 0
    phase = game.phase
    if phase == MOVE_CAR or phase == BONUS:
        mask[TO_FINISH] = first >> FINISH & 1
        mask[SKIP_NUMBER if phase == MOVE_CAR else NO_BONUS] = second & 1
        row = game.spots[game.car] * IN_SIGHT
        for at in range(1, len(mask) - TO_CELL):
            far = table.seen[row + at]
            if far > 0:
                mask[TO_CELL + at] = first >> far & 1
        return
    head = head_of(phase)
    width = CARDS if phase == BID or phase == PLAY_CARD else NARROW
    for at in range(width):
        if first >> at & 1:
            mask[head + at] = 1
        if second >> at & 1:
            mask[head + CARDS + at] = 1


# --- observations ---------------------------------------------------------------------------------


@compiled
def _bits(row: Games, at: int, members: int, size: int) -> int:
    for item in range(size):
        row[at + item] = members >> item & 1
    return at + size


@compiled
def _put(row: Games, at: int, number: int) -> int:
    row[at] = number
    return at + 1


@compiled
def _single(number: int) -> int:
    """A set of one; empty for -1."""
    return 1 << number if number >= 0 else 0


@compiled
def seat_at(book: Book, seat: int, place: int) -> int:
    """The seat so many places to the left."""
    other = seat + place
    return other - book.players if other >= book.players else other


@compiled
def pile_size(book: Book, game: Game, seat: int) -> int:
    """How many cards the pile holds that a seat draws from."""
    if book.own_piles:
        return race.PILE_FOR_TWO - game.drawn[seat]
    if book.common_pile:
        return REGULAR - book.players * book.hand_size - game.drawn[0]
    return 0


@compiled
def _cards_seen(book: Book, game: Game, seat: int, row: Games, at: int) -> int:
    """The blocks from ``hand`` to ``left_over``."""
    at = _bits(row, at, game.hands[seat], CARDS)
    for place in range(book.players):
        at = _bits(row, at, game.hands[seat_at(book, seat, place)] >> REGULAR, CARS)
    for place in range(book.players):
        at = _bits(row, at, game.shown[seat_at(book, seat, place)], CARDS)
    for place in range(book.players):
        at = _bits(row, at, game.lacks[seat_at(book, seat, place)], CARDS)
    at = _bits(row, at, game.played, CARDS)
    for place in range(book.players):
        at = _put(row, at, count(game.hands[seat_at(book, seat, place)]))
    for place in range(book.players):
        at = _put(row, at, pile_size(book, game, seat_at(book, seat, place)))
    for place in range(book.players):
        at = _put(row, at, count(game.dropped[seat_at(book, seat, place)]))
    return _put(row, at, count(game.left_over))


@compiled
def _auction_seen(book: Book, game: Game, seat: int, row: Games, at: int) -> int:
    """The blocks from ``lot`` to ``powers``."""
    cars = powers = aside_cars = aside_powers = come = 0
    if game.phase == BID:
        lot = auction.open_lot(game)
        cars, powers = 1 << game.lot_cars[lot], _single(game.lot_powers[lot] - 1)
        come = max(LOTS - 1 - game.taken, 0)
        for number in range(LOTS):
            if game.aside >> number & 1:
                aside_cars |= 1 << game.lot_cars[number]
                aside_powers |= _single(game.lot_powers[number] - 1)
    at = _bits(row, at, cars, CARS)
    at = _bits(row, at, powers, POWERS)
    at = _put(row, at, come)
    at = _bits(row, at, aside_cars, CARS)
    at = _bits(row, at, aside_powers, POWERS)
    for car in range(CARS):
        for place in range(book.players):
            at = _put(row, at, 1 if game.owners[car] == seat_at(book, seat, place) else 0)
    for car in range(CARS):
        at = _put(row, at, game.prices[car])
    for place in range(book.players):
        at = _bits(row, at, auction.powers_of(game, seat_at(book, seat, place)), POWERS)
    return at


@compiled
def _cars_seen(book: Book, game: Game, row: Games, at: int) -> int:
    """The blocks from ``cells`` to ``places``."""
    for car in range(CARS):
        spot = game.spots[car]
        row[at + car] = -1 if spot == HOME else book.cells[spot]
        row[at + CARS + car] = 0 if spot == HOME else book.to_finish[spot]
        row[at + 2 * CARS + car] = game.laps[car]
        row[at + 3 * CARS + car] = game.places[car]
    return at + 4 * CARS


@compiled
def _turn_seen(book: Book, game: Game, seat: int, row: Games, at: int) -> int:
    """The blocks from ``turn`` to ``marked``."""
    for place in range(book.players):
        at = _put(row, at, 1 if game.turn == seat_at(book, seat, place) else 0)
    at = _bits(row, at, _single(game.card), CARDS)
    at = _put(row, at, game.reverse)
    at = _put(row, at, game.line)
    at = _bits(row, at, game.named, CARS)
    at = _put(row, at, game.skipped)
    at = _bits(row, at, _single(game.car), CARS)
    at = _put(row, at, game.steps)
    at = _put(row, at, game.most)
    at = _put(row, at, game.may_skip)
    for bet in range(BETS):
        at = _bits(row, at, _single(game.bets[bet * SEATS + seat]), CARS)
    return _put(row, at, game.marked)


@compiled
def write_row(book: Book, table: Book, game: Game, seat: int, row: Games) -> None:
    """Writes the observation of a seat, in the layout of ``spec``."""
    at, asked = _bits(row, 0, 1 << game.phase, PHASE_COUNT), game.asked
    for place in range(book.players):
        at = _put(row, at, asked >> seat_at(book, seat, place) & 1)
    for option in range(OPTIONS):
        at = _put(row, at, table.options[option])
    at = _put(row, at, game.race)
    at = _cards_seen(book, game, seat, row, at)
    at = _auction_seen(book, game, seat, row, at)
    at = _cars_seen(book, game, row, at)
    at = _turn_seen(book, game, seat, row, at)
    for place in range(book.players):
        money = rules.earlier_money(book, game, seat_at(book, seat, place)) if game.race > 0 else 0
        at = _put(row, at, money)
    moves = game.phase == MOVE_CAR or game.phase == BONUS
    start = game.spots[game.car] if moves else 0
    for number in range(len(row) - at):
        far = table.seen[start * IN_SIGHT + number] if moves else -1
        row[at + number] = _nearer(book, table, start, far) if far >= 0 else 0


@compiled
def _nearer(book: Book, table: Book, start: int, far: int) -> int:
    """How many steps nearer to the line it is so many spots ahead, going round."""
    spot = start + far
    if spot >= book.spots:
        spot -= book.spots
    steps = book.to_finish[start] - book.to_finish[spot]
    while steps < 0:
        steps += table.lap
    return steps % table.lap


# --- many games -----------------------------------------------------------------------------------


@compiled
def show(
    books: Books,
    tables: Books,
    games: Games,
    at: int,
    what: int,
    actions: Games,
    choices: Games,
    seen: Games,
    masks: Games,
    seats: Games,
    rows: Games,
) -> None:
    """One game of ``run``."""
    game = games[at]
    book, table = books[game.table], tables[game.table]
    if what & CHOICES:
        choices[at] = choice_of(table, game, actions[at])
    if what & MASKS:
        write_mask(table, game, seen[at, LEGAL], seen[at, LEGAL + 1], masks[at])
    if what & ROWS:
        seat = seats[at]
        write_row(book, table, game, seat if seat >= 0 else max(lowest(game.asked), 0), rows[at])


@over_games
def run(
    first: int,
    end: int,
    books: Books,
    tables: Books,
    games: Games,
    what: int,
    actions: Games,
    choices: Games,
    seen: Games,
    masks: Games,
    seats: Games,
    rows: Games,
) -> None:
    """Turns actions into choices, writes masks from the legal sets in ``seen``, writes observations.

    ``seats`` names who looks, -1 for the seat that acts.
    """
    for at in range(first, end):
        show(books, tables, games, at, what, actions, choices, seen, masks, seats, rows)
