"""Many games at once on a GPU: one thread a game. ``DOWNFORCE_FAST=cuda`` and numba-cuda are needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from downforce.fast import batch, observe, rules
from downforce.fast.backend import Books, Games
from downforce.fast.chance import random_words
from downforce.fast.layout import LEGAL, OVER, ROW
from downforce.model.errors import DownforceError

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> Any:
    """Compiles a function that the host starts with a number of blocks and of threads."""
    return cuda.jit(function)


BLOCK = 64
"""Threads of a block. Small, as 16,384 games must be spread over all multiprocessors."""


@kernel
def _run(books: Books, games: Games, what: int, seed: int, decisions: int, choices: Games) -> None:
    at = cuda.grid(1)
    if at < len(games):
        batch.play_or_step(books, games, at, what, seed, decisions, choices)


@kernel
def _run_works(
    books: Books, games: Games, trials: Games, what: int, seed: int, number: int, sets: Games
) -> None:
    at = cuda.grid(1)
    if at < len(games):
        batch.drive_or_race(books, games, trials, at, what, seed, number, sets)


@kernel
def _play(books: Books, games: Games, seed: int, decisions: int) -> None:
    at = cuda.grid(1)
    if at < len(games):
        batch.play_on(books, games[at], seed, decisions, len(games))


@kernel
def _see(books: Books, games: Games, rows: Games) -> None:
    at = cuda.grid(1)
    if at < len(games):
        observe.observe(books[games[at].table], games[at], rows[at])


@kernel
def _score(books: Books, games: Games, rows: Games) -> None:
    at = cuda.grid(1)
    if at < len(games):
        batch.results(books, games[at], rows[at])


@kernel
def _words(asked: Games, found: Games) -> None:
    at = cuda.grid(1)
    if at < len(asked):
        found[at, 0], found[at, 1] = random_words(asked[at, 0], asked[at, 1], asked[at, 2])


@kernel
def _choose(games: Games, seed: int, rows: Games, choices: Games) -> None:
    at = cuda.grid(1)
    if at < len(games):
        choices[at] = rules.random_of(games[at], seed, rows[at, LEGAL], rows[at, LEGAL + 1])


@kernel
def _turn(books: Books, games: Games, seed: int, choices: Games, rows: Games) -> None:
    at = cuda.grid(1)
    if at < len(games):
        game, row = games[at], rows[at]
        if rules.is_legal(row[LEGAL], row[LEGAL + 1], choices[at]):
            rules.step(books, game, choices[at])
            if game.phase == OVER:
                rules.new_game(books, game, seed, game.number + len(games))
            observe.observe(books[game.table], game, row)


class GpuGames:
    """A batch of games that stays on the GPU, with the rows and choices of every game.

    ``games``, ``rows`` and ``choices`` are arrays of the GPU: torch and JAX take them without a copy.
    """

    def __init__(self, books: NDArray[np.void], games: NDArray[np.void]) -> None:
        check_gpu()
        try:
            self.books, self.games = cuda.to_device(books), cuda.to_device(games)
            self.trials = cuda.to_device(games)
            self.rows = cuda.to_device(np.zeros((len(games), ROW), np.int64))
            self.choices = cuda.to_device(np.zeros(len(games), np.int64))
        except cuda.cudadrv.driver.CudaAPIError as error:
            size = 2 * games.nbytes + 8 * (ROW + 1) * len(games)
            raise DownforceError(
                f"{len(games):,} games need {size >> 20:,} MiB of the GPU: {error}"
            ) from None
        self.blocks = -(-len(games) // BLOCK)

    def open(self, seed: int) -> None:
        """Deals the games by their numbers."""
        _run[self.blocks, BLOCK](self.books, self.games, batch.OPEN, seed, 0, self.choices)

    def play(self, seed: int, decisions: int) -> None:
        """Makes so many random decisions in every game, in one launch."""
        _play[self.blocks, BLOCK](self.books, self.games, seed, decisions)

    def works(self, seed: int, decisions: int) -> None:
        """The same with Works on all seats."""
        _run_works[self.blocks, BLOCK](
            self.books, self.games, self.trials, batch.DECISIONS, seed, decisions, self.rows
        )

    def see(self) -> None:
        """Writes the rows."""
        _see[self.blocks, BLOCK](self.books, self.games, self.rows)

    def choose(self, seed: int) -> None:
        """A random player that sees only the rows: it writes the choices."""
        _choose[self.blocks, BLOCK](self.games, seed, self.rows, self.choices)

    def turn(self, seed: int) -> None:
        """Plays the choices that are legal by the rows, opens games where one is over, writes the rows."""
        _turn[self.blocks, BLOCK](self.books, self.games, seed, self.choices, self.rows)


def check_gpu() -> None:
    """Says what is missing where no GPU can be used."""
    if not cuda.is_available():
        cause = (
            getattr(cuda.cudadrv.driver.driver, "initialization_error", None) or "no CUDA device was found"
        )
        raise DownforceError(f"the fast engine finds no GPU: {cause}")


# --- the calls of ``batch``; what they change is copied there and back ----------------------------------


def _copied(started: Any, first: int, end: int, *arguments: Any) -> None:
    check_gpu()
    there = [cuda.to_device(item) if isinstance(item, np.ndarray) else item for item in arguments]
    started[-(-(end - first) // BLOCK), BLOCK](*there)
    for host, device in zip(arguments[1:], there[1:], strict=True):
        if isinstance(host, np.ndarray) and host.size:
            device.copy_to_host(host)


Call = Callable[..., None]


def launched(started: Any) -> Call:
    """A kernel as ``batch`` calls its own: with arrays of the host."""
    return partial(_copied, started)


run = launched(_run)
run_works = launched(_run_works)
see = launched(_see)
score = launched(_score)
words = launched(_words)
