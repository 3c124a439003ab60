"""Where cars may go (R4.6 to R4.9).

A *road* is a set of spots seen from a car: bit n is the spot n ahead of it, round the track. As a step leads
at most FARTHEST spots ahead and a move has at most LONGEST steps, all a move can touch fits into one integer.
A step of all spots of a road at once is then one shift for each distance, masked by where such a step exists.
"""

from __future__ import annotations

from downforce.fast.backend import Book, Game, compiled
from downforce.fast.layout import CARS, FARTHEST, FINISH, HOME, SIGHT


@compiled
def taken_ahead(book: Book, game: Game, spot: int) -> int:
    """The road from a spot: where cars stand on it."""
    road = 0
    for car in range(CARS):
        far = game.spots[car] - spot
        if far < 0:
            far += book.spots
        if far < SIGHT:
            road |= 1 << far
    return road


@compiled
def can_move(book: Book, game: Game, car: int) -> bool:
    """Whether a car is on the track and can take a step (R4.9)."""
    spot = game.spots[car]
    return spot != HOME and book.ahead[spot] & ~taken_ahead(book, game, spot) != 0


@compiled
def ends(book: Book, game: Game) -> int:
    """The road of the legal ends of the car that is steered; FINISH for all behind the line (R4.8)."""
    start = game.spots[game.car]
    return ends_from(book, start, taken_ahead(book, game, start), 1, game.steps, game.most)


@compiled
def ends_from(book: Book, start: int, taken: int, here: int, steps: int, most: int) -> int:
    """The ends of a move of ``steps`` to ``most`` steps from spots of the road from ``start``."""
    row = start * FARTHEST
    free = ~taken
    open_ = 0  # the spots from which a step is free
    for far in range(1, FARTHEST + 1):
        open_ |= book.ways[row + far - 1] & free >> far
    beyond = book.beyond[start]
    found, over = 0, 0
    for step in range(1, most + 1):
        found |= here & ~open_  # a jam ends the move
        onto = 0
        for far in range(1, FARTHEST + 1):
            onto |= (here & book.ways[row + far - 1]) << far
        onto &= free
        over |= onto & beyond
        here = onto & ~beyond
        if step >= steps:
            found |= here
    found |= here
    return found | 1 << FINISH if over != 0 else found


@compiled
def drive(book: Book, game: Game, far: int) -> None:
    """Moves the car that is steered so many spots ahead, or home (R6.1)."""
    car = game.car
    if far == FINISH:
        game.spots[car] = HOME
        game.homes += 1
        game.places[car] = game.homes
        return
    spot = game.spots[car] + far
    if spot >= book.spots:  # it goes on past the finish line (R10.2)
        spot -= book.spots
        game.laps[car] += 1
    game.spots[car] = spot
