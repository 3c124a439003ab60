"""A table's rules as padded arrays: tracks, deck, options, prizes. Other rules are other numbers in them.

Nothing here depends on a position. The arrays have the same shapes for every table with the same
``TwinSizes``, so that one compilation serves all of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from downforce.model.cards import Deck, SpeedCard, SpeedLine
from downforce.model.errors import DownforceError
from downforce.model.ids import CARS, Car
from downforce.model.track import Track
from downforce.rules.options import Options, RaceFormat
from downforce.rules.phases.scoring import PAYOUTS, PRIZES
from downforce.rules.phases.turns import HAND_FOR_TWO
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.setup import cars_each, hand_size
from downforce.rules.state import NONE, Setup
from downforce.sim import spec

Table: TypeAlias = Any
"""An array: of NumPy as it is made, of JAX inside a compiled function."""

MAX_LINES = 6
NO_LINE, WILD = 7, 6
"""What stands for a car in a line of a packed card where there is none."""
CELLS = (192, 1024)
"""The numbers of cells tracks are padded to."""


class TwinSizes(NamedTuple):
    """What is fixed when the twin is compiled."""

    players: int
    cells: int = CELLS[0]
    words: int = 1  # of 32 cells each, for the cells within nine steps

    @classmethod
    def of(cls, setup: Setup) -> TwinSizes:
        """The smallest sizes that a table fits."""
        most = max(len(track.cells) for track in setup.tracks)
        words = spec.setup_words(setup)
        cells = next(size for size in CELLS if size >= most)
        return cls(setup.players, cells, 1 << (words - 1).bit_length())

    def fits(self, setup: Setup) -> bool:
        """Whether a table can be played in these sizes."""
        least = TwinSizes.of(setup)
        return least.players == self.players and least.cells <= self.cells and least.words <= self.words


class Rules(NamedTuple):
    """The rules of a table as arrays. ``[2, ...]`` is by race: the second one is that of a world tour."""

    seats: Table  # [seats]: their numbers; its length is how many play

    # Options, each a number.
    races: Table
    laps: Table  # 1 in a long-distance race
    auction: Table
    bets: Table  # how many betting lines ask for bets: 3 or 0
    first_home_wins: Table
    money_decides: Table
    lowest_bid: Table
    cunning_for_two: Table  # its number in the specification
    swap: Table  # 0 no swap, 1 may, 2 must (R9.4), only with two players
    powers: Table  # the powers the options name, as a bit set
    power_pile: Table  # [6]: the powers that are dealt, -1 beyond the last
    own_piles: Table
    common_pile: Table
    eights_face_up: Table
    hand_size: Table
    hand_for_two: Table
    cars_each: Table

    # Tracks.
    geometry: Table  # [2, cells]: front, back, left, right as ranks, packed into 32 bits
    out_steps: Table  # [2, cells]: how many cells a step leads to
    to_go: Table  # [2, cells]: the fewest steps to the finish line
    lines: Table  # [2, 3]: the ranks of the betting lines
    rounds: Table  # [2]: the rank of the finish line seen from before it
    grid: Table  # [2, 6]
    numbers: Table  # [2, cells * cells]: the number of a cell seen from another, 65535 out of sight
    near: Table  # [2, 32 * words, cells]: the cell of each number seen from a cell
    nearer: Table  # [2, 32 * words, cells]
    ahead: Table  # [2, 32 * words, words, cells]: from each number the numbers a step leads to
    beyond: Table  # [2, words, cells]: the numbers that lie beyond the finish line; none with laps
    straight: Table  # [2, words, cells]: the numbers reached over rectangles only (R8.3)

    # The deck.
    card_lines: Table  # [2, 96]: three lines each, a byte per line; first top to bottom, then reversed
    card_colours: Table  # [48]: the cars printed on a card, as a bit set
    card_bids: Table  # [48]: what a card bids, packed
    line_counts: Table  # [48]
    with_car: Table  # [6, 2]
    with_wild: Table  # [2]
    regular: Table  # [2]
    reversible: Table  # [2]
    prices: Table  # [2, 18, 6]: by list of R3.8 and number, and by car, the cards that show it

    # Scoring.
    prizes: Table  # [6]
    payouts: Table  # [3, 3]


def rules_of(setup: Setup, sizes: TwinSizes | None = None) -> Rules:
    """The arrays of a table; raises ``DownforceError`` if it does not fit or has a power of one's own."""
    sizes = sizes or TwinSizes.of(setup)
    if not sizes.fits(setup):
        raise DownforceError(f"this table needs {TwinSizes.of(setup)} and was given {sizes}")
    numbers = _options(setup)
    tracks = [_track(track, sizes, laps=bool(numbers["laps"])) for track in setup.tracks]
    both = {key: np.stack([tracks[0][key], tracks[-1][key]]) for key in tracks[0]}
    scalars = {key: np.int32(value) for key, value in numbers.items()}
    scoring = {"prizes": np.array(PRIZES, np.int32), "payouts": np.array(PAYOUTS, np.int32)}
    seats = np.arange(setup.players, dtype=np.int32)
    pile = [spec.power_number(power) for power in setup.options.powers_in_play(setup.players)]
    pile = [*pile, *[NONE] * POWER_COUNT][:POWER_COUNT]
    return Rules(
        seats=seats, power_pile=np.array(pile, np.int32), **scalars, **both, **_deck(setup.deck), **scoring
    )


def _options(setup: Setup) -> dict[str, int]:
    options = setup.options
    swaps = {"may-swap": 1, "must-swap": 2}
    return {
        "races": len(setup.tracks),
        "laps": int(options.format is RaceFormat.LONG_DISTANCE),
        "auction": int(options.auction),
        "bets": len(setup.track.lines) if options.bets else 0,
        "first_home_wins": int(options.first_home_wins),
        "money_decides": int(options.money_decides),
        "lowest_bid": int(options.lowest_bid),
        "cunning_for_two": spec.CUNNING_FOR_TWO.index(options.cunning_for_two),
        "swap": swaps.get(options.cunning_for_two, 0) if setup.players == 2 else 0,
        "powers": _power_set(options),
        "own_piles": int(setup.own_piles),
        "common_pile": int(setup.common_pile),
        "eights_face_up": int(setup.eights_face_up),
        "hand_size": hand_size(setup),
        "hand_for_two": HAND_FOR_TWO,
        "cars_each": cars_each(setup),
    }


def _power_set(options: Options) -> int:
    return sum(1 << spec.power_number(power) for power in options.powers)


# --- tracks ---------------------------------------------------------------------------------------


def _track(track: Track, sizes: TwinSizes, *, laps: bool) -> dict[str, NDArray[Any]]:
    seen = _seen(track, sizes)
    if laps:
        seen["beyond"] = np.zeros_like(seen["beyond"])
    along = _ranks([0, *(edge for cell in track.cells for edge in (cell.front, cell.back))])
    return {
        **seen,
        "geometry": _geometry(track, sizes, along),
        "out_steps": _padded([len(ahead) for ahead in track.ahead], sizes.cells, np.int16),
        "to_go": _padded(track.steps_to_finish, sizes.cells, np.int16),
        "lines": np.array([along[line * track.unit] for line in track.lines], np.int32),
        "rounds": np.array(along[track.lap_length], np.int32),
        "grid": np.array(track.grid, np.int32),
    }


def _ranks(values: list[int]) -> dict[int, int]:
    """Each value's place among all: what compares the same way in fewer bits."""
    return {value: rank for rank, value in enumerate(sorted({*values}))}


def _geometry(track: Track, sizes: TwinSizes, along: dict[int, int]) -> NDArray[Any]:
    across = _ranks([edge for cell in track.cells for edge in (cell.left, cell.right)])
    if len(along) > 1 << 11 or len(across) > 1 << 5:
        raise DownforceError(f"the track {track.id} has too many different cell borders for the twin")
    packed = [
        along[cell.front] << 21 | along[cell.back] << 10 | across[cell.left] << 5 | across[cell.right]
        for cell in track.cells
    ]
    return _padded(packed, sizes.cells, np.uint32)


def _padded(values: Any, size: int, kind: Any) -> NDArray[Any]:
    array = np.zeros(size, kind)
    array[: len(values)] = values
    return array


def _seen(track: Track, sizes: TwinSizes) -> dict[str, NDArray[Any]]:
    """What is seen from each cell, in the numbering of ``spec.seen_from``."""
    cells, words, most = sizes.cells, sizes.words, spec.WORD * sizes.words
    numbers = np.full((cells, cells), 65535, np.uint16)
    near = np.zeros((most, cells), np.int16)
    nearer = np.zeros((most, cells), np.int16)
    ahead = np.zeros((most, words, cells), np.uint32)
    beyond, straight = np.zeros((2, words, cells), np.uint32)
    for start, seen in enumerate(spec.seen_from(track)):
        number = {cell: n for n, cell in enumerate(seen)}
        numbers[start, list(seen)] = range(len(seen))
        near[: len(seen), start] = seen
        nearer[: len(seen), start] = spec.nearer_from(track)[start]
        for n, cell in enumerate(seen):
            for there in track.ahead[cell]:
                if there in number:
                    _set(ahead[n, :, start], number[there])
        for cell in _beyond(track, start, seen):
            _set(beyond[:, start], number[cell])
        for cell in _straight(track, start):
            _set(straight[:, start], number[cell])
    return {
        "numbers": numbers.reshape(-1), "near": near, "nearer": nearer,
        "ahead": ahead, "beyond": beyond, "straight": straight,
    }  # fmt: skip


def _set(words: NDArray[Any], bit: int) -> None:
    words[bit // spec.WORD] |= np.uint32(1 << bit % spec.WORD)


def _beyond(track: Track, start: int, seen: tuple[int, ...]) -> set[int]:
    """The cells in sight that lie in the next lap: no move is as long as a lap."""
    front = track.cells[start].front
    return {cell for cell in seen if track.cells[cell].front <= front and cell != start}


def _straight(track: Track, start: int) -> set[int]:
    """The cells that can be reached over rectangles only; all ways to them do so (R13.7)."""
    found: set[int] = set()
    here = {start}
    for _ in range(spec.LONGEST_MOVE):
        here = {there for cell in here for there in track.ahead[cell] if track.cells[there].rectangle}
        found |= here
    return found - {start}


# --- the deck -------------------------------------------------------------------------------------


def _deck(deck: Deck) -> dict[str, NDArray[Any]]:
    cards = deck.cards
    both = [card.lines for card in cards] + [card.lines[::-1] for card in cards]
    return {
        "card_lines": np.array([[_lines(lines, part) for lines in both] for part in (0, 3)], np.uint32),
        "card_colours": np.array([sum(1 << car for car in card.cars) for card in cards], np.int32),
        "card_bids": np.array([_bids(card) for card in cards], np.uint32),
        "line_counts": np.array([len(card.lines) for card in cards], np.int32),
        "with_car": np.array([halves(mask) for mask in deck.with_car], np.uint32),
        "with_wild": np.array(halves(deck.with_wild), np.uint32),
        "regular": np.array(halves(deck.all_regular), np.uint32),
        "reversible": np.array(halves(sum(1 << c.index for c in cards if len(c.lines) > 1)), np.uint32),
        "prices": np.moveaxis(np.array(_prices(deck), np.uint32), -1, 0),
    }


def halves(mask: int) -> tuple[int, int]:
    """A set of 48 cards as two words: cards 0 to 31, cards 32 to 47."""
    return mask & 0xFFFFFFFF, mask >> 32


def _lines(lines: tuple[SpeedLine, ...], first: int) -> int:
    """Three lines, from there on: car in the low four bits of a byte, speed in the high ones."""
    packed = 0
    for at in range(3):
        line = lines[first + at] if first + at < len(lines) else None
        car = NO_LINE if line is None else WILD if line.car is None else int(line.car)
        packed |= (car | (line.speed if line else 0) << 4) << 8 * at
    return packed


def _bids(card: SpeedCard) -> int:
    """Three bits for each colour's number, then wild, lines, lowest (four bits), and whether it has wilds."""
    packed = sum((card.bid_for(car) or 0) << 3 * car for car in CARS)
    packed |= (card.wild or 0) << 18 | len(card.lines) << 21 | card.lowest << 24
    return packed | bool(card.wilds) << 28


def _prices(deck: Deck) -> list[list[tuple[int, int]]]:
    """The lists of R3.8: the colour's number, the lowest wild, the lowest number; each from 1 to 6."""

    def shows(card: SpeedCard, which: int, car: Car) -> int | None:
        return (card.bid_for(car), min(card.wilds, default=None), card.lowest)[which]

    return [
        [
            halves(sum(1 << card.index for card in deck.regular if shows(card, which, car) == number))
            for car in CARS
        ]
        for which in range(3)
        for number in range(1, 7)
    ]


POWER_COUNT = len(PRINTED_POWERS)
