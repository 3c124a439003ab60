"""Many games at once: on all cores of a CPU, or one after the other in plain Python.

These functions trust their caller; ``kernels`` checks what it is given. ``trials`` is room for as many games
as ``games``: Works tries there whether a choice wins.
"""

from __future__ import annotations

from downforce.fast import rules, works
from downforce.fast.backend import Books, Game, Games, compiled, lowest, over_games
from downforce.fast.chance import random_words
from downforce.fast.layout import OVER
from downforce.fast.observe import observe

OPEN, BEGIN, STEP, PLAY = range(4)
"""What ``run`` does."""
BEST, TO_THE_END, DECISIONS, FOR_SEATS = range(4)
"""What ``run_works`` does."""


@compiled
def play_on(books: Books, game: Game, seed: int, decisions: int, stride: int) -> None:
    """Makes so many random decisions; a game that is over is followed by number + ``stride``."""
    for _ in range(decisions):
        rules.step(books, game, rules.random_choice(books[game.table], game, seed))
        if game.phase == OVER:
            rules.new_game(books, game, seed, game.number + stride)


@compiled
def results(books: Books, game: Game, row: Games) -> None:
    """Writes the winners as a set, then the money of each seat."""
    book = books[game.table]
    row[0] = rules.winners(book, game)
    for seat in range(book.players):
        row[1 + seat] = rules.money(book, game, seat)


@compiled
def try_step(books: Books, game: Game, choice: int) -> int:
    """Plays a choice if it is legal; 1 if it is not, and then the game is as before."""
    if choice == -1:
        return 0
    first, second = rules.legal(books[game.table], game)
    if not rules.is_legal(first, second, choice):
        return 1
    rules.step(books, game, choice)
    return 0


@compiled
def play_or_step(
    books: Books, games: Games, at: int, what: int, seed: int, decisions: int, choices: Games
) -> None:
    """One game of ``run``: one function has all of it, as a compiler takes its time for each."""
    game = games[at]
    if what == OPEN:
        rules.new_game(books, game, seed, game.number)
    elif what == BEGIN:
        rules.open_game(books, game)
    elif what == STEP:
        choices[at] = try_step(books, game, choices[at])
    else:
        play_on(books, game, seed, decisions, len(games))


@compiled
def drive_or_race(
    books: Books, games: Games, trials: Games, at: int, what: int, seed: int, number: int, sets: Games
) -> None:
    """One game of ``run_works``, likewise."""
    game = games[at]
    if what == BEST:
        if game.phase != OVER:
            sets[at, 0], sets[at, 1] = works.best(books, games, trials, at)
        return
    left = number if what == DECISIONS else 1
    while left > 0 and game.phase != OVER:
        if what == FOR_SEATS and sets[at, 0] >> lowest(game.asked) & 1 == 0:
            return
        slips = 0 if what == DECISIONS else number
        rules.step(books, game, works.choose(books, games, trials, at, seed, slips))
        if what == DECISIONS:
            left -= 1
            if game.phase == OVER:
                rules.new_game(books, game, seed, game.number + len(games))


@over_games
def run(
    first: int, end: int, books: Books, games: Games, what: int, seed: int, decisions: int, choices: Games
) -> None:
    """Opens games, plays choices in them (and marks those refused), or plays on at random."""
    for at in range(first, end):
        play_or_step(books, games, at, what, seed, decisions, choices)


@over_games
def run_works(
    first: int,
    end: int,
    books: Books,
    games: Games,
    trials: Games,
    what: int,
    seed: int,
    number: int,
    sets: Games,
) -> None:
    """Writes what pleases Works, or lets it play: to the end, so many decisions, the seats in ``sets``."""
    for at in range(first, end):
        drive_or_race(books, games, trials, at, what, seed, number, sets)


@over_games
def see(first: int, end: int, books: Books, games: Games, rows: Games) -> None:
    """Writes the rows of every game."""
    for at in range(first, end):
        observe(books[games[at].table], games[at], rows[at])


@over_games
def score(first: int, end: int, books: Books, games: Games, rows: Games) -> None:
    """Writes for every game the winners as a set, then the money of each seat."""
    for at in range(first, end):
        results(books, games[at], rows[at])


@over_games
def words(first: int, end: int, asked: Games, found: Games) -> None:
    """Writes the random words of (seed, game, draw)."""
    for at in range(first, end):
        found[at, 0], found[at, 1] = random_words(asked[at, 0], asked[at, 1], asked[at, 2])
