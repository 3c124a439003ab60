"""The kernel of ``numbers`` for a GPU; ``DOWNFORCE_FAST=cuda`` chooses it."""

from __future__ import annotations

from numba import cuda

from downforce.fast.backend import Books, Games
from downforce.fast.gpu import kernel, launched
from downforce.sim.numbers import show


@kernel
def _run(
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
    at = cuda.grid(1)
    if at < len(games):
        show(books, tables, games, at, what, actions, choices, seen, masks, seats, rows)


run = launched(_run)
