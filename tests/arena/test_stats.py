"""Statistics: exact sums that can be added in any order, and intervals as the textbooks have them."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import inf
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import downforce as df
from downforce.arena import Job, play_game
from downforce.arena.balance import FIRST_PLACE, GRID, Bar, BarVerdict, Figure, balance, measured_tracks
from downforce.arena.play import GameRow, RaceRow
from downforce.arena.stats import SCALE, Estimate, RaceGroup, Sums, Tally, tally
from downforce.model.ids import CARS
from tests.arena.jobs import small_simulation


@cache
def job() -> Job:
    return small_simulation(games=2, players=[2, 3, 6], modes=[*df.MODES])


@cache
def rows() -> tuple[GameRow, ...]:
    return tuple(play_game(job(), number).row for number in range(job().games))


# --- sums -----------------------------------------------------------------------------------------


@settings(max_examples=12)
@given(order=st.permutations(range(24)), cut=st.integers(0, 24))
def test_sums_do_not_depend_on_order_or_batches(order: list[int], cut: int) -> None:
    whole = tally(job(), rows())
    parts = tally(job(), (rows()[at] for at in order[:cut]))
    parts += tally(job(), (rows()[at] for at in order[cut:]))
    assert parts == whole


def test_every_game_is_counted_once_everywhere() -> None:
    found = tally(job(), rows())
    assert found.games == len(rows()) == 24
    wins = sum((found.moments("seat", seat, "wins").total for seat in found.values("seat")), 0)
    assert wins == len(rows()) * SCALE  # every game has one win to share
    fair = sum((found.moments("seat", seat, "fair").total for seat in found.values("seat")), 0)
    assert fair == len(rows()) * SCALE
    races = sum(len(row.races) for row in rows())
    for by in ("grid", "colour"):
        assert {found.moments(by, value, "wins").cases for value in found.values(by)} == {races}
        firsts = sum(found.moments(by, value, "wins").total for value in found.values(by))
        assert firsts == SCALE * sum(bool(race.order) for row in rows() for race in row.races)


def test_sums_are_those_of_plain_arithmetic() -> None:
    """Another way to the same figures, in fractions."""
    found = tally(job(), rows())
    money, spent, left, hits = [], [], [], []
    for row in rows():
        table = job().tables[job().fixture(row.number).table]
        if table.players < 3:
            continue
        left.append(Fraction(sum(race.left[2] for race in row.races), len(row.races)))
        if table.mode in ("standard", "world-tour"):
            money.append(row.money[2])
            marked = [(bet, race) for race in row.races for bet in race.bets[2]]
            hits.append(Fraction(sum(bet in race.order[:3] for bet, race in marked), len(marked)))
        if table.mode != "beginner":
            owned = [(race, car) for race in row.races for car in CARS if race.owners[car] == 2]
            spent.append(sum(race.prices[car] for race, car in owned))
    for measure, values in (("money", money), ("spent", spent), ("cards-left", left), ("bet-hits", hits)):
        moments = found.moments("seat", "2", measure)
        assert moments.cases == len(values)
        assert Fraction(moments.total, SCALE) == sum(values)
        assert Fraction(moments.squares, SCALE * SCALE) == sum(value * value for value in values)


def test_what_a_mode_does_not_have_is_not_counted() -> None:
    found = tally(job(), rows())

    def only(mode: str) -> list[str]:
        return [
            measure
            for measure in ("taken", "stalled", "price", "money", "bet-hits", "cards-left")
            if found.estimate("race", "", measure, lambda cell: cell.mode == mode)
        ]

    assert only("standard") == ["taken", "stalled", "price", "money", "bet-hits", "cards-left"]
    assert only("world-tour") == only("standard")
    assert only("beginner") == ["taken", "stalled", "cards-left"]
    assert only("long-distance") == ["price", "cards-left"]


def test_the_second_race_of_a_tour_belongs_to_its_own_track() -> None:
    found = tally(job(), rows())
    tours = found.moments("race", "", "taken", lambda cell: cell.track == "river-station@1")
    assert tours.cases == 3 * 2


def made_row(ranks: tuple[int, ...], order: str, **changes: object) -> GameRow:
    """A race by hand: grid in the order of the cars, cars home by letter."""
    race = RaceRow(
        grid=tuple(range(6)),
        owners=tuple(car % len(ranks) for car in range(6)),
        prices=(1, 2, 3, 4, 5, 6),
        order=tuple(int(df.Car.parse(letter)) for letter in order),
        bets=((0, 0, 1),) * len(ranks),
        powers=("tricky", *[""] * (len(ranks) - 1)),
        left=tuple(range(len(ranks))),
    )
    return GameRow(0, ranks, tuple(10 - rank for rank in ranks), (race,))._replace(**changes)  # type: ignore[arg-type]


def test_a_race_by_hand() -> None:
    small = small_simulation(games=1, players=[4])
    found = tally(small, [made_row((1, 1, 3, 4), "BKGY")])
    whole = {measure: found.estimate("seat", "1", measure) for measure in ("wins", "place", "money", "spent")}
    values = {measure: estimate.value for measure, estimate in whole.items() if estimate}
    assert values == {"wins": 0.5, "place": 1.0, "money": 9.0, "spent": 8.0}
    assert found.against_fair("seat", "1") == found.estimate("seat", "1", "wins").times(4)  # type: ignore[union-attr]
    assert found.moments("race", "", "stalled").total == 2 * SCALE
    assert found.moments("race", "", "bet-hits").total == SCALE  # black was second, blue first
    assert found.moments("power", "tricky", "wins").total == SCALE // 2
    assert found.values("power") == ["tricky"]
    assert (
        found.moments("grid", "2", "finish-1").cases == found.moments("colour", "blue", "finish-1").cases == 1
    )
    assert [round(share.value) for share in found.finishes("grid", "1")] == [0, 1, 0, 0, 0, 0]
    assert found.moments("grid", "6", "stalled-share").total == SCALE


# --- intervals ------------------------------------------------------------------------------------


def rounded(estimate: Estimate) -> tuple[float, float]:
    return round(estimate.low, 4), round(estimate.high, 4)


@pytest.mark.parametrize(
    ("won", "cases", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_wilson_intervals_are_those_of_the_books(won: int, cases: int, low: float, high: float) -> None:
    estimate = Sums(cases, won * SCALE, won * SCALE * SCALE).share()
    assert estimate.value == won / cases
    assert rounded(estimate) == (low, high)


@given(
    st.lists(st.integers(-20, 40), min_size=2, max_size=60).filter(lambda values: len({*values}) > 1),
)
def test_means_agree_with_the_statistics_of_the_library(values: list[int]) -> None:
    estimate = Sums(
        len(values), SCALE * sum(values), SCALE * SCALE * sum(value * value for value in values)
    ).mean()
    assert estimate.value == pytest.approx(mean(values))
    error = stdev(values) / len(values) ** 0.5
    assert 1.9 < (estimate.high - estimate.value) / error < 12.8


@pytest.mark.parametrize(
    ("cases", "quantile"),
    [(2, 12.706), (3, 4.303), (6, 2.571), (7, 2.447), (11, 2.228), (31, 2.042), (1001, 1.962)],
)
def test_intervals_of_means_are_those_of_student(cases: int, quantile: float) -> None:
    # The values 1 and -1 in turn, or nearly so: the deviation is known.
    ones = cases // 2
    total, squares = SCALE * (2 * ones - cases), SCALE * SCALE * cases
    estimate = Sums(cases, total, squares).mean()
    deviation = ((cases - (2 * ones - cases) ** 2 / cases) / (cases - 1)) ** 0.5
    assert (estimate.high - estimate.value) / (deviation / cases**0.5) == pytest.approx(quantile, abs=0.002)


def test_a_single_case_says_nothing_of_the_spread() -> None:
    assert Sums(1, 3 * SCALE, 9 * SCALE * SCALE).mean() == (1, 3.0, -inf, inf)


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Coins with a known chance: about 95 of 100 intervals hold it."""
    from random import Random

    rng, held = Random(1), 0
    for _ in range(400):
        wins = sum(rng.random() < 0.25 for _ in range(120))
        estimate = Sums(120, wins * SCALE, wins * SCALE * SCALE).share()
        held += estimate.low <= 0.25 <= estimate.high
    assert 0.92 < held / 400 < 0.98


# --- balance --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "value", "high", "bar", "verdict"),
    [
        (0.5, 1.0, 1.7, GRID, BarVerdict.HELD),
        (1.5, 1.7, 1.9, GRID, BarVerdict.OPEN),
        (1.81, 1.9, 2.0, GRID, BarVerdict.MISSED),
        (0.2, 0.3, 0.44, GRID, BarVerdict.MISSED),
        (0.4, 0.5, 0.6, GRID, BarVerdict.OPEN),
        (0.995, 1.0, 1.0, FIRST_PLACE, BarVerdict.HELD),
        (0.97, 1.0, 1.0, FIRST_PLACE, BarVerdict.OPEN),
        (0.9, 0.95, 0.98, FIRST_PLACE, BarVerdict.MISSED),
    ],
)
def test_verdicts(low: float, value: float, high: float, bar: Bar, verdict: BarVerdict) -> None:
    assert Figure("grid", "1", {}, Estimate(9, value, low, high), bar).verdict is verdict


def test_the_balance_of_a_track_is_that_of_its_standard_games() -> None:
    found = tally(job(), rows())
    assert measured_tracks(found) == ["marina-bay@1"]
    figures = balance(found, "marina-bay@1")
    assert [figure.by for figure in figures] == ["taken", "stalled", *["grid"] * 6, *["colour"] * 6]
    assert all([*figure.players] == [2, 3, 6] and figure.whole.cases == 6 for figure in figures)
    assert sum(figure.whole.value for figure in figures if figure.by == "grid") == pytest.approx(6)


def test_an_empty_tally_has_nothing_to_say() -> None:
    nothing = Tally()
    assert nothing.estimate("seat", "0", "wins") is None
    assert nothing.against_fair("seat", "0") is None
    assert nothing.finishes("grid", "1") == ()
    assert nothing.cells() == []
    nothing.note(RaceGroup("t", "m", "e", 2), "seat", "0", (("wins", SCALE),))
    assert nothing.values("seat") == ["0"]
