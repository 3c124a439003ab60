"""The calls over many games, checked: a wrong array is one ``DownforceError``, before any kernel runs.

    books = book(setup)
    games = new_games(books, 1024, seed=1)
    sets = legal(books, games)
    refused = step(books, games, choices)

A batch is an array of ``layout.GAME``; its columns (``games["spots"]``) are arrays as any other. On the
target ``cuda`` these calls copy the batch there and back; ``gpu.GpuGames`` keeps it there.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from downforce.fast.backend import TARGET
from downforce.fast.batch import BEGIN, BEST, DECISIONS, FOR_SEATS, OPEN, PLAY, STEP, TO_THE_END
from downforce.fast.layout import BOOK, CARDS, CARS, GAME, HOME, LEGAL, OVER, REGULAR, ROW, SEATS, games
from downforce.model.errors import DownforceError, shown

if TARGET == "cuda":
    from downforce.fast import gpu as kernels
else:
    from downforce.fast import batch as kernels  # type: ignore[no-redef]

Records = NDArray[np.void]
Numbers = NDArray[np.int64]


def new_games(books: Records, count: int, seed: int, *, first: int = 0, table: int = 0) -> Records:
    """Deals so many games, numbered from ``first``: with the seed the number decides all chance."""
    _check_books(books)
    for name, number, most in (("count", count, 1 << 31), ("seed", seed, 1 << 32), ("first", first, 1 << 32)):
        check_number(name, number, most)
    check_number("table", table, len(books))
    if books["race"][table]:
        raise DownforceError(f"book {table} is that of a second race: games begin with the one before it")
    batch = games(count)
    batch["table"] = table
    batch["number"] = first + np.arange(count)
    _run(kernels.run, books, batch, OPEN, seed, 0, _nothing(count))
    return batch


def begin(books: Records, batch: Records) -> None:
    """Opens games from the deals that lie in them."""
    check_batch(books, batch)
    _run(kernels.run, books, batch, BEGIN, 0, 0, _nothing(len(batch)))


def step(books: Records, batch: Records, choices: object) -> NDArray[np.bool_]:
    """Plays a choice in every game, none where it is -1; says where a choice was refused as not legal."""
    check_batch(books, batch)
    wanted = whole_numbers("choices", choices, (len(batch),))
    _run(kernels.run, books, batch, STEP, 0, 0, wanted)
    return wanted == 1


def step_unchecked(books: Records, batch: Records, choices: Numbers) -> None:
    """The same without checks, for one who keeps the games; writes 1 where a choice was refused."""
    _run(kernels.run, books, batch, STEP, 0, 0, choices)


def see_unchecked(books: Records, batch: Records, rows: Numbers) -> None:
    """Writes the rows of ``see`` without checks."""
    _run(kernels.see, books, batch, rows)


def reopen(books: Records, batch: Records, seed: int) -> None:
    """Deals each game by its number, at the table it belongs to."""
    _run(kernels.run, books, batch, OPEN, seed, 0, _nothing(len(batch)))


def see(books: Records, batch: Records) -> Numbers:
    """The rows of ``observe``: what the acting seats see, and the two legal sets."""
    check_batch(books, batch)
    rows = np.zeros((len(batch), ROW), np.int64)
    _run(kernels.see, books, batch, rows)
    return rows


def legal(books: Records, batch: Records) -> Numbers:
    """The two legal sets of every game."""
    return see(books, batch)[:, LEGAL:]


def play(books: Records, batch: Records, seed: int, decisions: int) -> None:
    """Makes so many random decisions in every game; one that ends gives way to the next."""
    check_batch(books, batch)
    _check_not_over(batch)
    numbers = check_number("seed", seed, 1 << 32), check_decisions(decisions)
    _run(kernels.run, books, batch, PLAY, *numbers, _nothing(len(batch)))


def play_works(books: Records, batch: Records, seed: int, decisions: int) -> None:
    """The same with Works on all seats."""
    check_batch(books, batch)
    _check_not_over(batch)
    numbers = check_number("seed", seed, 1 << 32), check_decisions(decisions)
    _run(kernels.run_works, books, batch, batch.copy(), DECISIONS, *numbers, _no_sets())


def race(books: Records, batch: Records, seed: int, *, slips: float = 0.0) -> None:
    """Plays every game to its end with Works on all seats; a share of ``slips`` is any legal choice."""
    check_batch(books, batch)
    numbers = check_number("seed", seed, 1 << 32), _check_slips(slips)
    _run(kernels.run_works, books, batch, batch.copy(), TO_THE_END, *numbers, _no_sets())


def _check_slips(slips: object) -> int:
    """The share in parts of 2**32."""
    if isinstance(slips, bool) or not isinstance(slips, int | float) or not 0 <= slips <= 1:
        raise DownforceError(f"slips is a share from 0 to 1, not {shown(slips)}")
    return int(slips * (1 << 32))


def race_for(books: Records, batch: Records, seed: int, seats: object, *, slips: float = 0.0) -> None:
    """Lets Works play for the seats of each set until another seat has to act, or to the end."""
    check_batch(books, batch)
    sets = np.zeros((len(batch), 2), np.int64)
    sets[:, 0] = whole_numbers("seats", seats, (len(batch),))
    numbers = check_number("seed", seed, 1 << 32), _check_slips(slips)
    _run(kernels.run_works, books, batch, batch.copy(), FOR_SEATS, *numbers, sets)


def pleasing(books: Records, batch: Records) -> Numbers:
    """The choices that please Works most in every game, as two sets; it takes any of them."""
    check_batch(books, batch)
    sets = np.zeros((len(batch), 2), np.int64)
    _run(kernels.run_works, books, batch, batch.copy(), BEST, 0, 0, sets)
    return sets


def results(books: Records, batch: Records) -> tuple[Numbers, Numbers]:
    """For every game the winners as a set, and the money of each seat, as if the race ended now."""
    check_batch(books, batch)
    rows = np.zeros((len(batch), 1 + SEATS), np.int64)
    _run(kernels.score, books, batch, rows)
    return rows[:, 0], rows[:, 1:]


def random_words(asked: object) -> Numbers:
    """The two random words of each (seed, game, draw)."""
    numbers = np.asarray(asked)
    wanted = whole_numbers("asked", asked, (len(numbers), 3))
    words = np.zeros((len(wanted), 2), np.int64)
    _run(kernels.words, wanted, words)
    return words


def _run(kernel: Any, *arguments: Any) -> None:
    kernel(0, len(arguments[1]), *arguments)


def _nothing(count: int) -> Numbers:
    return np.zeros(count, np.int64)


def _no_sets() -> Numbers:
    return np.zeros((0, 2), np.int64)


# --- checks ---------------------------------------------------------------------------------------


def check_batch(books: Records, batch: Records) -> None:
    """Refuses what is no batch of games of these books, before a kernel reads beyond its arrays."""
    _check_books(books)
    _check_records("games", batch, GAME)
    if not batch.flags.writeable:
        raise DownforceError("the array of games is read-only; copy it")
    for name, (low, high) in LIMITS.items():
        _check_field(batch, name, low, high)
    _check_field(batch, "table", 0, len(books) - 1)
    _check_spots(books, batch)


LIMITS = {
    "phase": (0, OVER), "asked": (0, (1 << SEATS) - 1), "turn": (0, SEATS - 1), "card": (-1, CARDS - 1),
    "car": (-1, CARS - 1), "line": (0, CARS), "lot_cars": (0, CARS - 1), "lot_powers": (0, CARS),
    "race": (0, 1), "owners": (-1, SEATS - 1), "places": (0, CARS), "discards": (0, CARDS),
    "order": (0, REGULAR - 1), "drawn": (0, REGULAR), "bets": (-1, CARS - 1), "marked": (0, 3),
    "taken": (0, CARS), "discard": (-1, CARDS - 1),
}  # fmt: skip
"""The fields that say where to read next, with what they can be."""


def _check_field(batch: Records, name: str, low: int, high: int) -> None:
    column = batch[name]
    if len(batch) and (column.min() < low or column.max() > high):
        at = int(np.argmax(((column < low) | (column > high)).reshape(len(batch), -1).any(axis=1)))
        raise DownforceError(f"game {at} is no position: {name} is from {low} to {high}, not {column[at]}")


def _check_spots(books: Records, batch: Records) -> None:
    count = books["spots"][batch["table"]][:, None]
    wrong = (batch["spots"] < 0) | ((batch["spots"] >= count) & (batch["spots"] != HOME))
    if wrong.any():
        at = int(np.argmax(wrong.any(axis=1)))
        raise DownforceError(f"game {at} is no position: its cars stand on spots {batch['spots'][at]}")


def _check_books(books: Records) -> None:
    _check_records("books", books, BOOK)
    if not len(books):
        raise DownforceError("there is no book")


def _check_records(name: str, array: object, kind: Any) -> None:
    if not isinstance(array, np.ndarray) or array.dtype != kind or array.ndim != 1:
        given = f"{array.dtype}{list(array.shape)}" if isinstance(array, np.ndarray) else shown(array)
        wanted = "layout.GAME" if kind is GAME else "layout.BOOK"
        raise DownforceError(f"{name} is an array of {wanted} with one axis, not {given[:80]}")
    if not array.flags.c_contiguous:
        raise DownforceError(f"{name} lies in pieces; numpy.ascontiguousarray copies it into one")


def _check_not_over(batch: Records) -> None:
    if (batch["phase"] == OVER).any():
        at = int(np.argmax(batch["phase"] == OVER))
        raise DownforceError(f"game {at} is over and has no decision left")


def check_decisions(number: object) -> int:
    """The number itself, if it is one of decisions."""
    return check_number("decisions", number, 1 << 62)


def check_number(name: str, number: object, bound: int) -> int:
    """The number itself, if it is a whole one from 0 to below the bound."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or not 0 <= number < bound:
        raise DownforceError(f"{name} is a whole number from 0 to {bound - 1}, not {shown(number)}")
    return int(number)


def whole_numbers(name: str, numbers: object, shape: tuple[int, ...]) -> Numbers:
    """The numbers as an array of this shape, if they are whole."""
    try:
        array = np.asarray(numbers)
    except (TypeError, ValueError):
        raise DownforceError(f"{name} are whole numbers of the shape {list(shape)}") from None
    if not np.issubdtype(array.dtype, np.integer) or array.shape != shape:
        given = f"{array.dtype} of the shape {list(array.shape)}"
        raise DownforceError(f"{name} are whole numbers of the shape {list(shape)}, not {given}")
    return np.ascontiguousarray(array, np.int64)
