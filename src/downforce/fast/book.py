"""Books, made from the project's own tracks, decks and options: nothing about the game is written twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from downforce.fast.layout import (
    BETS,
    BOOK,
    CARS,
    FARTHEST,
    LINES,
    LONGEST,
    MAY_SWAP,
    MUST_SWAP,
    NO_LINE,
    NO_SWAPS,
    OPTIONS,
    POWERS,
    SIGHT,
    SPOTS,
    WILD,
)  # fmt: skip
from downforce.fast.taste import BETS as BET_PLEASURES
from downforce.fast.taste import FAIR_PRICE, OWN, SPARE, WORKS, most_steps
from downforce.model.cards import Deck, SpeedCard
from downforce.model.errors import DownforceError, expect
from downforce.model.ids import CARS as ALL_CARS
from downforce.model.track import Track
from downforce.rules.options import CunningForTwo, RaceFormat
from downforce.rules.phases.scoring import PRIZES, payouts
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.setup import cars_each, hand_size
from downforce.rules.state import Setup

SWAPS = {CunningForTwo.MAY_SWAP: MAY_SWAP, CunningForTwo.MUST_SWAP: MUST_SWAP}
OPTIONS_KNOWN = {
    "edition", "format", "auction", "powers", "hands_of_three", "bets", "first_home_wins", "lowest_bid",
    "cunning_for_two",
}  # fmt: skip
"""The options that this engine plays by; any other one is refused unless it has its default."""
FORMATS = {RaceFormat.ONE_RACE, RaceFormat.LONG_DISTANCE, RaceFormat.WORLD_TOUR}
CUNNING_KNOWN = {*SWAPS, CunningForTwo.STAYS, CunningForTwo.REMOVED}


def books(setups: Sequence[Setup]) -> NDArray[np.void]:
    """The books of several tables: one for each race, so that a world tour has two."""
    if not setups:
        raise DownforceError("there is no book without a table")
    return np.concatenate([book(setup) for setup in setups])


def book(setup: Setup) -> NDArray[np.void]:
    """The books of a table: an array of one, or of two for a world tour."""
    check_setup(setup)
    array = np.zeros(len(setup.tracks), BOOK)
    for race in range(len(setup.tracks)):
        for name, value in _values(setup, race).items():
            field = array[name][race]
            if isinstance(value, Sequence):
                field[: len(value)] = value
            else:
                array[name][race] = value
    return array


def first_books(setups: Sequence[Setup]) -> list[int]:
    """For each table the number of its first book among the books of all."""
    found, at = [], 0
    for setup in setups:
        found.append(at)
        at += len(setup.tracks)
    return found


def check_setup(setup: Setup) -> None:
    """Refuses a table that this engine does not play exactly as the plain one does."""
    expect("setup", setup, Setup)
    options = setup.options
    for field in fields(options):
        value = getattr(options, field.name)
        if field.name not in OPTIONS_KNOWN and value != field.default:
            raise DownforceError(
                f"the fast engine does not know the option {field.name}={value}; {ELSEWHERE}"
            )
    if options.format not in FORMATS or options.cunning_for_two not in CUNNING_KNOWN:
        named = f"{options.format} or {options.cunning_for_two}"
        raise DownforceError(f"the fast engine does not know one of {named}; {ELSEWHERE}")
    for power in options.powers:
        power_number(power)
    for track in setup.tracks:
        check_track(track)


ELSEWHERE = "play it on the plain engine"


def check_track(track: Track) -> None:
    """Refuses a track that does not fit into a book."""
    steps = onward(track)
    spots, far, ways = len(track.cells), max(map(max, steps)), max(map(len, steps))
    if spots > SPOTS or far > FARTHEST or ways > OPTIONS:
        raise DownforceError(
            f"{track.id} is too large for the fast engine: {spots} cells (at most {SPOTS}), a step leads"
            f" {far} of them ahead ({FARTHEST}) to {ways} cells ({OPTIONS}); {ELSEWHERE}"
        )


def _values(setup: Setup, race: int) -> dict[str, object]:
    track = setup.tracks[race]
    behind = track.lines_behind if setup.options.bets else [0] * len(track.cells)
    return {
        **_track(track, laps=setup.movement.laps),
        **_deck(setup.deck),
        **_options(setup),
        **_taste(),
        "lines_behind": [behind[cell] for cell in cells_of(track)],
        "race": race,
        "races": len(setup.tracks),
    }


# --- the track ------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def cells_of(track: Track) -> tuple[int, ...]:
    """For each spot its cell: cells in the order of their front edges, the inside lane first."""
    return tuple(cell.index for cell in sorted(track.cells, key=lambda cell: (cell.front, cell.lane)))


@lru_cache(maxsize=64)
def spots_of(track: Track) -> tuple[int, ...]:
    """For each cell its spot."""
    spots = [0] * len(track.cells)
    for spot, cell in enumerate(cells_of(track)):
        spots[cell] = spot
    return tuple(spots)


def _track(track: Track, *, laps: bool) -> dict[str, object]:
    count, cells, spots = len(track.cells), cells_of(track), spots_of(track)
    steps = onward(track)
    sight = range(min(SIGHT, count))
    beyond = [sum(1 << n for n in sight if spot + n >= count) for spot in range(count)]
    return {
        "spots": count,
        "ways": [
            sum(1 << n for n in sight if far in steps[(spot + n) % count])
            for spot in range(count)
            for far in range(1, FARTHEST + 1)
        ],
        "beyond": [0] * count if laps else beyond,
        "straight": [_straight(track, steps, spot) for spot in range(count)],
        "ahead": [sum(1 << n for n in row) for row in steps],
        "to_finish": [track.steps_to_finish[cell] for cell in cells],
        "front": [track.cells[cell].front for cell in cells],
        "cells": cells,
        "onward": [far for row in steps for far in [*row, *[0] * (OPTIONS - len(row))]],
        "grid": [spots[cell] for cell in track.grid],
        "lap": track.lap_length,
    }


def onward(track: Track) -> list[list[int]]:
    """How far each step leads, by spot, in the order of the track."""
    cells, spots = cells_of(track), spots_of(track)
    return [[(spots[to] - spot) % len(cells) for to in track.ahead[cell]] for spot, cell in enumerate(cells)]


def _straight(track: Track, steps: Sequence[Sequence[int]], start: int) -> int:
    """The spots reached over rectangles only; all ways to one of them are of that kind (R13.7)."""
    count, cells = len(steps), cells_of(track)
    here, found = {0}, set[int]()
    for _ in range(LONGEST):
        onward = {n + far for n in here for far in steps[(start + n) % count]}
        here = {n for n in onward if track.cells[cells[(start + n) % count]].rectangle}
        found |= here
    return sum(1 << n for n in found)


# --- the deck -------------------------------------------------------------------------------------


def _deck(deck: Deck) -> dict[str, object]:
    cards = deck.cards
    lines = [[*card.lines, *[None] * (LINES - len(card.lines))] for card in cards]
    return {
        "with_car": deck.with_car,
        "with_wild": deck.with_wild,
        "regular": deck.all_regular,
        "reversible": sum(1 << card.index for card in cards if len(card.lines) > 1),
        "prices": [cards_showing for car in ALL_CARS for cards_showing in _prices(deck, car)],
        "line_cars": [
            NO_LINE if line is None else WILD if line.car is None else line.car
            for row in lines
            for line in row
        ],
        "speeds": [line.speed if line else 0 for row in lines for line in row],
        "line_counts": [len(card.lines) for card in cards],
        "colours": [sum(1 << car for car in card.cars) for card in cards],
        "bids": [card.bid_for(car) or 0 for card in cards for car in ALL_CARS],
        "declared_bids": [card.lowest if card.wild is None else card.wild for card in cards],
        "lowest": [card.lowest for card in cards],
        "wild_sums": [sum(card.wilds) for card in cards],
        "most_steps": [most for row in zip(*most_steps(deck), strict=True) for most in row],
    }


def _prices(deck: Deck, car: int) -> list[int]:
    """The lists of R3.8, each from 1 to 6: the cards whose colour, lowest wild, lowest number that is."""

    def shows(card: SpeedCard, which: int) -> int | None:
        return (card.bid_for(ALL_CARS[car]), min(card.wilds, default=None), card.lowest)[which]

    return [
        sum(1 << card.index for card in deck.regular if shows(card, which) == number)
        for which in range(3)
        for number in range(1, 7)
    ]


# --- options and winnings -------------------------------------------------------------------------


POWER_NUMBERS: dict[str, int] = {power: number for number, power in enumerate(PRINTED_POWERS, 1)}


def power_number(power: str) -> int:
    """The number of a printed power, from 1."""
    number = POWER_NUMBERS.get(power)
    if number is None:
        raise DownforceError(f"the power {power!r} is not one of the six printed ones; {ELSEWHERE}")
    return number


def _options(setup: Setup) -> dict[str, object]:
    options, players = setup.options, setup.players
    pile = [power_number(power) for power in options.powers_in_play(players)]
    everything = (1 << len(setup.deck.cards)) - 1
    return {
        "placeable": setup.deck.all_regular if setup.eights_face_up else everything,
        "players": players,
        "hand_size": hand_size(setup),
        "cars_each": 0 if options.auction else cars_each(setup),
        "powers": sum(1 << power_number(power) - 1 for power in options.powers),
        "power_pile": [*pile, *[0] * (POWERS - len(pile))],
        "power_count": len(pile),
        "lowest_bid": options.lowest_bid,
        "swaps": SWAPS.get(options.cunning_for_two, NO_SWAPS) if players == 2 else NO_SWAPS,
        "own_piles": setup.own_piles,
        "common_pile": setup.common_pile,
        "eights_face_up": setup.eights_face_up,
        "bets": BETS if options.bets else 0,
        "first_home_wins": options.first_home_wins,
        "money_decides": options.money_decides,
        "prizes": [0, *PRIZES],
        "payouts": [pay for row in payouts(options) for pay in [0, *row, *[0] * (CARS - len(row))]],
    }


def _taste() -> dict[str, object]:
    """What the bot Works likes."""
    return {
        "rivals": WORKS.rivals,
        "own": OWN,
        "spare": SPARE,
        "bet_pleasures": BET_PLEASURES,
        "jam": WORKS.jam,
        "loyalty": WORKS.loyalty,
        "fair_price": FAIR_PRICE + WORKS.boldness,
        "power_ranks": [0, *(WORKS.powers.index(power) for power in PRINTED_POWERS)],
    }
