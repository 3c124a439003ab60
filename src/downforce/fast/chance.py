"""Chance: Philox 2x32-10, two random words as a function of a seed, the game's number and the draw's number.

Nothing else enters, so a game goes the same way on every target, in every batch and at every place in it.
"""

from __future__ import annotations

from downforce.fast.backend import Book, Books, Game, Games, compiled, product
from downforce.fast.layout import CARS, REGULAR

WORD = 0xFFFFFFFF
MULTIPLIER, WEYL = 0xD256D193, 0x9E3779B9
ROUNDS = 10


@compiled
def random_words(seed: int, game: int, number: int) -> tuple[int, int]:
    """Two whole numbers below 2**32."""
    left, right, key = number & WORD, game & WORD, seed & WORD
    for _ in range(ROUNDS):
        both = product(left, MULTIPLIER)
        left = (both >> 32 & WORD) ^ key ^ right
        right = both & WORD
        key = key + WEYL & WORD
    return left, right


@compiled
def draw(game: Game, seed: int) -> tuple[int, int]:
    """The next two random words of a game."""
    game.draws += 1
    return random_words(seed, game.number, game.draws)


@compiled
def below(game: Game, seed: int, bound: int) -> int:
    """A number from 0 to ``bound`` - 1; uneven by less than one in ten million for the bounds used here."""
    word, _ = draw(game, seed)
    return word * bound >> 32


@compiled
def shuffle(game: Game, seed: int, pile: Games, size: int) -> None:
    """From the last place down, each place swaps with one at or before it; a draw serves two places."""
    for bound in range(size, 1, -2):
        first, second = draw(game, seed)
        _swap(pile, bound - 1, first * bound >> 32)
        _swap(pile, bound - 2, second * (bound - 1) >> 32)


@compiled
def _swap(pile: Games, one: int, other: int) -> None:
    item = pile[one]
    pile[one] = pile[other]
    pile[other] = item


@compiled
def deal(books: Books, game: Game, seed: int) -> None:
    """All chance of a game but that of its players: for each race the grid, the lots, the cards."""
    book = books[game.table]
    _deal_race(book, game, seed, game.spots, game.lot_cars, game.lot_powers, game.order)
    if book.races > 1:
        second = books[game.table + 1]
        _deal_race(second, game, seed, game.next_spots, game.next_cars, game.next_powers, game.next_order)


@compiled
def _deal_race(
    book: Book, game: Game, seed: int, spots: Games, cars: Games, powers: Games, order: Games
) -> None:
    for car in range(CARS):
        spots[car] = book.grid[car]
        cars[car] = car
        powers[car] = book.power_pile[car]
    for card in range(REGULAR):
        order[card] = card
    shuffle(game, seed, spots, CARS)
    shuffle(game, seed, cars, CARS)
    shuffle(game, seed, powers, book.power_count)
    shuffle(game, seed, order, REGULAR)
