"""Finish and scoring (RULES sections 6, 7, 10 and 13): sheets, ranks, winners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from downforce.model.errors import expect
from downforce.model.ids import CARS, Car, Seat
from downforce.rules.options import Options
from downforce.rules.state import NONE, GameState, RaceRecord

PRIZES = (12, 9, 6, 4, 2, 0)  # R7.1
PAYOUTS = ((9, 6, 3), (6, 4, 2), (3, 2, 1))
"""The printed table of the bets; ask ``payouts`` for the one of a game."""
NOT_HOME = len(CARS) + 1
"""A best place worse than any."""


class Sheet(NamedTuple):
    """The score sheet of one player for one race."""

    prices: tuple[tuple[Car, int], ...]
    prizes: tuple[tuple[Car, int], ...]
    bets: tuple[tuple[Car, int], ...]
    best_place: int  # NOT_HOME if no own car is home

    @property
    def auction_total(self) -> int:
        """What the cars cost."""
        return sum(price for _, price in self.prices)

    @property
    def prize_total(self) -> int:
        """What the cars won."""
        return sum(prize for _, prize in self.prizes)

    @property
    def bet_total(self) -> int:
        """What the bets won."""
        return sum(payout for _, payout in self.bets)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How one player stands."""

    seat: Seat
    rank: int
    money: int
    race_money: tuple[int, ...]  # one per race
    sheets: tuple[Sheet, ...]  # one per race
    best_place: int


@dataclass(frozen=True, slots=True)
class Standings:
    """All players, best first, and who won."""

    rows: tuple[Standing, ...]
    winners: tuple[Seat, ...]

    def __str__(self) -> str:
        places = [f"{row.rank}. seat {row.seat} {row.money}" for row in self.rows]
        return ", ".join(places)


def payouts(options: Options) -> tuple[tuple[int, ...], ...]:
    """What the bets of a game pay (R7.2): a row for each bet, by the car's place."""
    return PAYOUTS


def record(state: GameState) -> RaceRecord:
    """What the present race has brought so far."""
    auction = state.auction
    return RaceRecord(auction.owners, auction.prices, state.cars.home, state.bets)


def sheet(race: RaceRecord, seat: Seat, options: Options) -> Sheet:
    """One player's sheet; where money does not decide only the prices are kept (R13.11)."""
    owners, prices, home, bets = race
    table, pays = payouts(options), options.money_decides
    own = [car for car in CARS if owners[car] == seat]
    finished = [car for car in home if owners[car] == seat]
    prizes = [(car, PRIZES[home.index(car)] if pays else 0) for car in finished]
    podium = home[: len(table[0])] if pays else ()
    paid = [
        (car, payout[podium.index(car)] if car in podium else 0)
        for car, payout in zip(bets[seat], table, strict=False)
    ]
    return Sheet(
        prices=tuple([(car, prices[car]) for car in own]),
        prizes=tuple(sorted(prizes)),
        bets=tuple(paid),
        best_place=home.index(finished[0]) + 1 if finished else NOT_HOME,
    )


def winnings(sheet: Sheet, *, pays: bool) -> int:
    """Prizes and bets minus prices (R7.3)."""
    return sheet.prize_total + sheet.bet_total - sheet.auction_total if pays else 0


def race_money(race: RaceRecord, options: Options) -> tuple[int, ...]:
    """Prizes and bets minus prices, by seat (R7.3): the sums of the sheets."""
    owners, prices, home, bets = race
    money, table = [0] * len(bets), payouts(options)
    for owner, price in zip(owners, prices, strict=True):
        if owner >= 0:
            money[owner] -= price
    for car, prize in zip(home, PRIZES, strict=False):
        if owners[car] >= 0:
            money[owners[car]] += prize
    podium = home[: len(table[0])]
    for seat, marked in enumerate(bets):
        for car, payout in zip(marked, table, strict=False):
            if car in podium:
                money[seat] += payout[podium.index(car)]
    return tuple(money)


def _best_places(races: tuple[RaceRecord, ...], players: int) -> list[int]:
    """The best place of each player's cars in any of the races, by seat."""
    best = [NOT_HOME] * players
    for owners, _, home, _ in races:
        for place, car in enumerate(home, 1):
            owner = owners[car]
            if owner >= 0 and place < best[owner]:
                best[owner] = place
    return best


def _money(state: GameState) -> tuple[tuple[int, ...], ...]:
    """The money of each race, by seat; nothing where it does not decide (R13.11)."""
    races, players = (*state.earlier, record(state)), state.players
    options = state.setup.options
    if not options.money_decides:
        return ((0,) * players,) * len(races)
    return tuple(race_money(race, options) for race in races)


def _rank_keys(state: GameState, money: tuple[tuple[int, ...], ...]) -> dict[Seat, tuple[int, int]]:
    """What ranks the players, lowest first: money, then best place; or the best car (R7.3, R13.13)."""
    seats = state.setup.seats
    if state.setup.options.money_decides:
        best = _best_places((*state.earlier, record(state)), state.players)
        return {seat: (-sum([race[seat] for race in money]), best[seat]) for seat in seats}
    order = running_order(state)
    return {
        seat: (0, min((order.index(car) for car in state.cars_of(seat)), default=NOT_HOME)) for seat in seats
    }


def last_race(state: GameState) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """The money of the race that has just ended, and who leads the game."""
    money = _money(state)
    keys = _rank_keys(state, money)
    best = min(keys.values())
    return money[-1], tuple(seat for seat in keys if keys[seat] == best)


def standings(state: GameState) -> Standings:
    """The money and rank of every seat, as if the race ended now."""
    expect("state", state, GameState)
    options = state.setup.options
    races, money = (*state.earlier, record(state)), _money(state)
    keys, best = _rank_keys(state, money), _best_places(races, state.players)
    rows = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(key < keys[seat] for key in keys.values()),
            money=sum(race[seat] for race in money),
            race_money=tuple(race[seat] for race in money),
            sheets=tuple(sheet(race, seat, options) for race in races),
            best_place=best[seat],
        )
        for seat in sorted(keys, key=keys.__getitem__)
    )
    return Standings(rows, tuple(row.seat for row in rows if row.rank == 1))


def running_order(state: GameState) -> tuple[Car, ...]:
    """Cars home in their order, then those on the track by front edge and inside lane (R10.2)."""
    cells, track = state.cars.cells, state.setup.track

    def progress(car: Car) -> tuple[int, int]:
        cell = track.cells[cells[car]]
        return -(state.cars.laps[car] * track.lap_length + cell.front), cell.lane

    racing = sorted((car for car in CARS if cells[car] != NONE), key=progress)
    return (*state.cars.home, *racing)
