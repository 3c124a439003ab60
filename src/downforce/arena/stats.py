"""Counting what came of many games, exactly, and what can be said from it.

All sums are whole numbers, so they do not depend on the order in which games are counted, and two tallies
can be added. Only the last step, an estimate with its interval, uses floats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from downforce.arena.job import Job
from downforce.arena.play import GameRow, RaceRow
from downforce.model.ids import CARS
from downforce.rules.options import Options, RaceFormat
from downforce.rules.phases.scoring import PAYOUTS, race_money
from downforce.rules.state import RaceRecord

SCALE = 60 * 12_252_240
"""Amounts are counted in parts of this size: shared wins and means of up to 18 things come out whole."""
CONFIDENCE = 0.95
DEVIATIONS = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
"""How many standard deviations an interval reaches to either side."""

SHARES = frozenset({"wins", "taken", "stalled-share", "ahead"})
"""How often something happens in a case: each says yes or no, or shares a win. The others are means."""
PER_CENT = SHARES | {"bet-hits"}
"""The measures that lie between 0 and 1."""
DRIVER_MEASURES = ("wins", "place", "money", "spent", "bet-hits", "cards-left")
CAR_MEASURES = ("wins", "place", "price", "stalled-share")
RACE_MEASURES = ("taken", "stalled", "price", "money", "bet-hits", "cards-left")
MEASURES: dict[str, tuple[str, ...]] = {
    "seat": DRIVER_MEASURES,
    "bot": DRIVER_MEASURES,
    "power": DRIVER_MEASURES,
    "grid": CAR_MEASURES,
    "colour": CAR_MEASURES,
    "race": RACE_MEASURES,
}
"""What can be asked, by what it is told apart by; of races as a whole see also ``RaceGroup``."""


class RaceGroup(NamedTuple):
    """Where a game or a race belongs."""

    track: str
    mode: str
    edition: str
    players: int


Where = Callable[[RaceGroup], bool]


def everywhere(cell: RaceGroup) -> bool:
    """All games."""
    return True


class Estimate(NamedTuple):
    """What is likely, given so many cases: a value, and an interval that holds it in 95 of 100 such runs."""

    cases: int
    value: float
    low: float
    high: float

    def within(self, low: float, high: float) -> Estimate:
        """The same, if it is known to lie between two numbers."""
        return self._replace(low=max(low, self.low), high=min(high, self.high))

    def times(self, factor: float) -> Estimate:
        """The same in other units."""
        return Estimate(self.cases, self.value * factor, self.low * factor, self.high * factor)


class Sums(NamedTuple):
    """How many cases, the sum of their amounts and the sum of the squares."""

    cases: int = 0
    total: int = 0
    squares: int = 0

    def __add__(self, other: object) -> Sums:
        assert isinstance(other, Sums)
        return Sums(*(one + two for one, two in zip(self, other, strict=True)))

    def share(self) -> Estimate:
        """A share with its Wilson interval; a case may also count in part, as a shared win does."""
        n, p = self.cases, self.total / SCALE / self.cases
        middle = (p + DEVIATIONS * DEVIATIONS / (2 * n)) / (1 + DEVIATIONS * DEVIATIONS / n)
        reach = (
            DEVIATIONS
            * sqrt(p * (1 - p) / n + DEVIATIONS * DEVIATIONS / (4 * n * n))
            / (1 + DEVIATIONS * DEVIATIONS / n)
        )
        return Estimate(n, p, max(0.0, min(p, middle - reach)), min(1.0, max(p, middle + reach)))

    def mean(self) -> Estimate:
        """A mean with its t interval; a single case says nothing of the spread."""
        n, mean = self.cases, self.total / SCALE / self.cases
        if n < 2:
            return Estimate(n, mean, float("-inf"), float("inf"))
        spread = (n * self.squares - self.total * self.total) / (n * (n - 1)) / SCALE / SCALE
        reach = _student(n - 1) * sqrt(max(0.0, spread) / n)
        return Estimate(n, mean, mean - reach, mean + reach)


@cache
def _student(freedom: int) -> float:
    """The quantile of Student's distribution, by the expansion of Cornish and Fisher; exact for few cases."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z, f = DEVIATIONS, freedom
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * f**3)
    return z + (z**3 + z) / (4 * f) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * f * f) + third


_FEW = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582)

Amounts = tuple[tuple[str, int], ...]
"""Measures and amounts, in parts of ``SCALE``."""
Group = tuple[RaceGroup, str, str]
"""Where, by what, and which one: ``(cell, "seat", "0")``. Races as a whole are ``(cell, "race", "")``."""


def _sums() -> defaultdict[Group, defaultdict[str, list[int]]]:
    return defaultdict(lambda: defaultdict(lambda: [0, 0, 0]))


@dataclass(slots=True)
class Tally:
    """Sums over many games: for each group and measure the three numbers of ``Sums``."""

    games: int = 0
    sums: defaultdict[Group, defaultdict[str, list[int]]] = field(default_factory=_sums)

    def note(self, cell: RaceGroup, by: str, value: str, amounts: Amounts) -> None:
        """Counts one case of each of these measures."""
        group = self.sums[cell, by, value]
        for measure, amount in amounts:
            sums = group[measure]
            sums[0] += 1
            sums[1] += amount
            sums[2] += amount * amount

    def __iadd__(self, other: Tally) -> Tally:
        for key, group in other.sums.items():
            for measure, sums in group.items():
                own = self.sums[key][measure]
                own[:] = (one + two for one, two in zip(own, sums, strict=True))
        self.games += other.games
        return self

    def cells(self) -> list[RaceGroup]:
        """All kinds of races, in order."""
        return sorted({cell for cell, *_ in self.sums})

    def values(self, by: str, where: Where = everywhere) -> list[str]:
        """What there is to tell apart, in order."""
        return sorted({value for cell, name, value in self.sums if name == by and where(cell)})

    def moments(self, by: str, value: str, measure: str, where: Where = everywhere) -> Sums:
        """The sums of all cases in question."""
        found = Sums()
        for (cell, *group), measures in self.sums.items():
            if group == [by, value] and measure in measures and where(cell):
                found += Sums(*measures[measure])
        return found

    def estimate(self, by: str, value: str, measure: str, where: Where = everywhere) -> Estimate | None:
        """What can be said of a measure; None if nothing was counted."""
        moments = self.moments(by, value, measure, where)
        if not moments.cases:
            return None
        if measure in SHARES:
            return moments.share()
        found = moments.mean()
        return found.within(0.0, 1.0) if measure in PER_CENT else found

    def against_fair(self, by: str, value: str, where: Where = everywhere) -> Estimate | None:
        """How often one wins, as a multiple of what would be fair."""
        wins, fair = self.estimate(by, value, "wins", where), self.moments(by, value, "fair", where)
        return wins.times(fair.cases * SCALE / fair.total) if wins else None

    def finishes(self, by: str, value: str, where: Where = everywhere) -> tuple[Estimate, ...]:
        """How often a car came first, second ... and sixth; what is left to 1 is stalled."""
        races = self.moments(by, value, "wins", where).cases
        counts = [self.moments(by, value, f"finish-{n}", where).cases for n in range(1, len(CARS) + 1)]
        return tuple(Sums(races, SCALE * count).share() for count in counts) if races else ()


def tally(job: Job, rows: Iterable[GameRow]) -> Tally:
    """The sums over some games of a job."""
    counter = Counter(job)
    for row in rows:
        counter.add(row)
    return counter.tally


class Counter:
    """Counts the games of one job."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.tally = Tally()
        self._facts = [_Facts.of(job, table) for table in range(len(job.tables))]

    def add(self, row: GameRow) -> None:
        """Counts a game: its seats, its powers, its cars and its races."""
        fixture = self.job.fixture(row.number)
        facts, note = self._facts[fixture.table], self.tally.note
        self.tally.games += 1
        for seat in range(len(row.ranks)):
            result, whole = _result(row, seat), tuple(facts.of_seat(row, row.races, seat))
            bot = self.job.entrants[fixture.seats[seat]].name
            note(facts.cells[0], "seat", str(seat), result + whole)
            note(facts.cells[0], "bot", bot, result + whole)
            for race, cell in zip(row.races, facts.cells, strict=True):
                if race.powers[seat]:
                    part = whole if len(row.races) == 1 else tuple(facts.of_seat(row, (race,), seat))
                    note(cell, "power", race.powers[seat], result + part)
        for race, cell in zip(row.races, facts.cells, strict=True):
            note(cell, "race", "", tuple(facts.of_race(row, race)))
            for at, car in enumerate(race.grid):
                amounts = tuple(facts.of_car(race, car))
                note(cell, "grid", str(at + 1), amounts)
                note(cell, "colour", CARS[car].word, amounts)


def _result(row: GameRow, seat: int) -> Amounts:
    """How the game ended for a seat."""
    winners = row.ranks.count(1)
    won = SCALE // winners if row.ranks[seat] == 1 else 0
    return ("wins", won), ("place", SCALE * row.ranks[seat]), ("fair", SCALE // len(row.ranks))


class _Facts(NamedTuple):
    """What the games of one table have that can be counted."""

    cells: tuple[RaceGroup, ...]  # of each race; a game as a whole belongs to the first
    auction: bool
    money: bool
    bets: bool
    finish: bool
    options: Options

    @classmethod
    def of(cls, job: Job, table: int) -> _Facts:
        setup, (players, _, mode, edition, _) = job.setup(table), job.tables[table]
        options: Options = setup.options
        return cls(
            cells=tuple(RaceGroup(track.id, mode, edition, players) for track in setup.tracks),
            auction=options.auction,
            money=options.money_decides,
            bets=options.bets,
            finish=options.format is not RaceFormat.LONG_DISTANCE,
            options=options,
        )

    def of_seat(self, row: GameRow, races: tuple[RaceRow, ...], seat: int) -> Iterator[tuple[str, int]]:
        """What one player brought home from some races."""
        if self.money:
            yield (
                "money",
                SCALE
                * (
                    row.money[seat]
                    if races == row.races
                    else sum(_money(race, self.options)[seat] for race in races)
                ),
            )
        if self.auction:
            prices = [
                price
                for race in races
                for price, owner in zip(race.prices, race.owners, strict=True)
                if owner == seat
            ]
            yield "spent", SCALE * sum(prices)
        if self.bets:
            yield from _hits(races, (seat,))
        yield "cards-left", SCALE * sum(race.left[seat] for race in races) // len(races)

    def of_race(self, row: GameRow, race: RaceRow) -> Iterator[tuple[str, int]]:
        """What a race brought, in the mean over cars or seats: one number for each race."""
        seats = range(len(row.ranks))
        if self.finish:
            yield "taken", SCALE * bool(race.order)
            yield "stalled", SCALE * (len(CARS) - len(race.order))
        if self.auction:
            sold = [price for price, owner in zip(race.prices, race.owners, strict=True) if owner >= 0]
            yield "price", SCALE * sum(sold) // max(1, len(sold))
        if self.money:
            money = row.money if len(row.races) == 1 else _money(race, self.options)
            yield "money", SCALE * sum(money) // len(seats)
        if self.bets:
            yield from _hits((race,), seats)
        yield "cards-left", SCALE * sum(race.left) // len(seats)

    def of_car(self, race: RaceRow, car: int) -> Iterator[tuple[str, int]]:
        """What became of one car."""
        place = race.order.index(car) + 1 if car in race.order else 0
        yield "fair", SCALE // len(CARS)
        yield "wins", SCALE * (place == 1)
        if place:
            yield "place", SCALE * place
            yield f"finish-{place}", SCALE
        if self.finish:
            yield "stalled-share", SCALE * (place == 0)
        if self.auction and race.owners[car] >= 0:
            yield "price", SCALE * race.prices[car]


def _hits(races: Iterable[RaceRow], seats: Iterable[int]) -> Iterator[tuple[str, int]]:
    """The share of bets on a car that came among the first three, if there was a bet at all."""
    podium = len(PAYOUTS[0])
    paid = [bet in race.order[:podium] for race in races for seat in seats for bet in race.bets[seat]]
    if paid:
        yield "bet-hits", SCALE * sum(paid) // len(paid)


def _money(race: RaceRow, options: Options) -> tuple[int, ...]:
    """Prizes and bets minus prices of one race, by seat."""
    cars = tuple(CARS[car] for car in race.order)
    bets = tuple(tuple(CARS[car] for car in bets) for bets in race.bets)
    return race_money(RaceRecord(race.owners, race.prices, cars, bets), options)
