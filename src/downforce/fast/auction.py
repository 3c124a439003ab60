"""The auction (RULES section 3): lots, bids, the price of a lot without bids, powers to keep and to swap.

Functions that may end the auction return whether the race begins now; else a seat is asked.
"""

from __future__ import annotations

from downforce.fast.backend import Book, Game, compiled, count, lowest
from downforce.fast.layout import (
    BID,
    CARS,
    CUNNING,
    KEEP_POWER,
    LOTS,
    MAY_SWAP,
    NO_SWAP,
    NO_SWAPS,
    POWERS,
    REGULAR,
    SECOND,
    SWAP_POWER,
)  # fmt: skip

PRICES = 18  # how many sets of cards tell the price of a lot that is given


@compiled
def carless(book: Book, game: Game) -> int:
    """The seats without a car."""
    without = (1 << book.players) - 1
    for car in range(CARS):
        if game.owners[car] >= 0:
            without &= ~(1 << game.owners[car])
    return without


@compiled
def open_lot(game: Game) -> int:
    """The number of the lot that is being sold."""
    return game.taken if game.taken < LOTS else lowest(game.aside)


@compiled
def nobody_may_pass(book: Book, game: Game) -> bool:
    """Whether each set-aside lot that is left has to find an owner (R3.9, R13.1)."""
    return game.taken == LOTS and count(game.aside) == count(carless(book, game))


# --- bids -----------------------------------------------------------------------------------------


@compiled
def legal_bids(book: Book, game: Game, seat: int) -> tuple[int, int]:
    """The cards a seat may place, and those it may declare (R3.2, R3.9, R3.10)."""
    car = game.lot_cars[open_lot(game)]
    regular = game.hands[seat] & book.regular
    natural = regular & book.with_car[car]
    declarable = 0
    if natural == 0:
        declarable = regular & book.with_wild
        if declarable == 0 and book.lowest_bid != 0:
            declarable = regular
    placed = game.hands[seat] & book.placeable
    if natural | declarable != 0 and nobody_may_pass(book, game):
        placed = natural
    return placed, declarable


@compiled
def reveal(book: Book, game: Game) -> None:
    """Turns the bids up and settles the lot (R3.4, R3.9)."""
    lot, forced = open_lot(game), nobody_may_pass(book, game)
    car = game.lot_cars[lot]
    winner, best, price = -1, 0, 0
    for seat in range(book.players):
        if game.secrets[seat] >= 0:
            amount = _show_bid(book, game, seat, car, forced)
            strength = _strength(book, game, seat, amount)
            if amount > 0 and strength > best:
                winner, best, price = seat, strength, amount
            game.secrets[seat] = -1
    if winner < 0 and forced:  # R13.2: nobody could bid, so the first of them gets the lot
        winner = lowest(carless(book, game))
        price = _show_price(book, game, car, winner)
    if winner >= 0:
        _hand_over(game, lot, winner, price)
    else:
        _pass_lot(game, lot)


@compiled
def _show_bid(book: Book, game: Game, seat: int, car: int, forced: bool) -> int:
    """What the card of a seat bids, 0 for a pass; notes what it shows and proves (R3.9, R3.10)."""
    card, declared = game.secrets[seat] % SECOND, game.secrets[seat] >= SECOND
    amount = book.declared_bids[card] if declared else book.bids[card * CARS + car]
    game.shown[seat] |= 1 << card
    if declared or (forced and amount == 0):
        game.lacks[seat] |= book.with_car[car]
        if not (declared and book.with_wild >> card & 1):
            game.lacks[seat] |= book.with_wild
    return amount


@compiled
def _strength(book: Book, game: Game, seat: int, amount: int) -> int:
    """Orders bids: the amount, more lines, no wild, the seat after the last winner (R3.4)."""
    card = game.secrets[seat] % SECOND
    places_on = seat - game.last_winner - 1
    if places_on < 0:
        places_on += book.players
    natural = 1 - (book.with_wild >> card & 1)
    return ((amount * 8 + book.line_counts[card]) * 2 + natural) * 8 + 7 - places_on


@compiled
def _hand_over(game: Game, lot: int, seat: int, price: int) -> None:
    """Car, Speed-8 card and power change hands (R3.5)."""
    car = game.lot_cars[lot]
    game.owners[car] = seat
    game.prices[car] = price
    game.last_winner = seat
    eight = 1 << REGULAR + car
    game.hands[seat] |= eight
    game.shown[seat] |= eight
    place = 0
    while game.powers[seat] >> place != 0:
        place += 4
    game.powers[seat] |= game.lot_powers[lot] << place
    _take_lot(game)


@compiled
def _take_lot(game: Game) -> None:
    if game.taken < LOTS:
        game.taken += 1
    else:
        game.aside &= game.aside - 1


@compiled
def _pass_lot(game: Game, lot: int) -> None:
    """Nobody bid: set aside the first time, without an owner the second time (R3.9)."""
    if game.taken < LOTS:
        game.taken += 1
        game.aside |= 1 << lot
    else:
        _leave_unsold(game)


@compiled
def _leave_unsold(game: Game) -> None:
    """The car of the open lot races without an owner; its Speed-8 card and power leave the game."""
    game.left_over |= 1 << REGULAR + game.lot_cars[open_lot(game)]
    _take_lot(game)


@compiled
def _show_price(book: Book, game: Game, car: int, seat: int) -> int:
    """The price of a lot without bidding, the card that shows it, and what it proves (R3.8, R13.15)."""
    hand, lacking = game.hands[seat] & book.regular, 0
    for row in range(PRICES):
        showing = book.prices[car * PRICES + row]
        card = hand & showing
        if card != 0:
            card &= -card
            game.shown[seat] |= card
            game.lacks[seat] |= lacking | showing & card - 1
            return row % 6 + 1
        lacking |= showing
    return 0


@compiled
def next_lot(book: Book, game: Game) -> bool:
    """Asks for bids on the next lot; says whether the race begins instead (R3.1, R3.7 to R3.9)."""
    without = carless(book, game)
    sellable = LOTS - game.taken + count(game.aside)
    if game.taken == LOTS and without == 0:
        while game.aside != 0:
            _leave_unsold(game)
        return choose_powers(book, game)
    if sellable == 1 and count(without) == 1:
        lot, seat = open_lot(game), lowest(without)
        price = _show_price(book, game, game.lot_cars[lot], seat)
        _hand_over(game, lot, seat, price)
        return choose_powers(book, game)
    only_carless = game.taken == LOTS or sellable == count(without)
    game.phase = BID
    game.asked = without if only_carless else (1 << book.players) - 1
    return False


# --- powers ---------------------------------------------------------------------------------------


@compiled
def powers_of(game: Game, seat: int) -> int:
    """The powers in front of a seat, as a set."""
    held, found = game.powers[seat], 0
    while held != 0:
        found |= 1 << (held & 15) - 1
        held >>= 4
    return found


@compiled
def free_powers(book: Book, game: Game) -> int:
    """The powers out of the game, as a set."""
    free = book.powers
    for seat in range(book.players):
        free &= ~powers_of(game, seat)
    return free


@compiled
def choose_powers(book: Book, game: Game) -> bool:
    """Asks the seats with several powers which one they keep (R3.11)."""
    asked = 0
    for seat in range(book.players):
        if game.powers[seat] > 15:
            asked |= 1 << seat
    if asked == 0:
        return offer_swap(book, game)
    game.phase, game.asked = KEEP_POWER, asked
    return False


@compiled
def keep_chosen(book: Book, game: Game) -> bool:
    """Everybody keeps the power chosen, or the only one."""
    for seat in range(book.players):
        if game.secrets[seat] >= 0:
            game.powers[seat] = game.secrets[seat] + 1
            game.secrets[seat] = -1
    return offer_swap(book, game)


@compiled
def offer_swap(book: Book, game: Game) -> bool:
    """Asks whoever kept Cunning in a game of two (R9.4)."""
    if book.swaps == NO_SWAPS or free_powers(book, game) == 0:
        return True
    for seat in range(book.players):
        if game.powers[seat] == CUNNING:
            game.phase, game.asked = SWAP_POWER, 1 << seat
            return False
    return True


@compiled
def legal_swaps(book: Book, game: Game) -> int:
    """The powers out of the game, and none where swapping is free."""
    free = free_powers(book, game)
    return free | 1 << NO_SWAP if book.swaps == MAY_SWAP else free


@compiled
def swap(game: Game, choice: int) -> None:
    """Takes another power for Cunning, or keeps it."""
    if choice < POWERS:
        game.powers[lowest(game.asked)] = choice + 1
