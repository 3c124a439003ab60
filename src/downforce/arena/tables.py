"""The figures of a job as tables for people, in 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import TYPE_CHECKING

from downforce.arena.balance import Bar, Figure, balance, measured_tracks
from downforce.arena.contest import Contest
from downforce.arena.job import Job
from downforce.arena.stats import (
    CAR_MEASURES,
    DRIVER_MEASURES,
    PER_CENT,
    RACE_MEASURES,
    Estimate,
    RaceGroup,
    Tally,
    Where,
    everywhere,
)
from downforce.i18n import MessageId, Words
from downforce.model.ids import CARS, Car, PowerId

if TYPE_CHECKING:
    from rich.table import Table

NOTHING = "-"
TITLES: dict[str, MessageId] = {
    "seat": "arena-by-seat",
    "bot": "arena-by-bot",
    "power": "arena-by-power",
    "grid": "arena-by-grid",
    "colour": "arena-by-colour",
    "race": "arena-by-race",
}
FIRST: dict[str, MessageId] = {
    "seat": "arena-head-seat",
    "bot": "arena-head-bot",
    "power": "arena-head-power",
    "grid": "arena-head-grid",
    "colour": "arena-head-colour",
    "race": "arena-head-race",
}
COLUMNS: dict[str, MessageId] = {
    "wins": "arena-head-wins",
    "place": "arena-head-place",
    "money": "arena-head-money",
    "spent": "arena-head-spent",
    "price": "arena-head-price",
    "bet-hits": "arena-head-bet-hits",
    "cards-left": "arena-head-cards-left",
    "taken": "arena-head-taken",
    "stalled": "arena-head-stalled",
    "stalled-share": "arena-head-stalled-share",
}


def simulation_tables(words: Words, job: Job, tally: Tally) -> Iterator[Table]:
    """Seats, powers, cars, races and the balance of each track."""
    if len(job.entrants) > 1:
        yield _drivers(words, tally, "bot", [entrant.name for entrant in job.entrants])
    yield _drivers(words, tally, "seat", tally.values("seat"))
    if tally.values("power"):
        yield _drivers(words, tally, "power", tally.values("power"))
    yield _cars(words, tally, "grid", tally.values("grid"))
    yield _cars(words, tally, "colour", [car.word for car in CARS])
    yield _races(words, tally)
    for track in measured_tracks(tally):
        yield _balance(words, tally, track)


def contest_tables(words: Words, contest: Contest) -> Iterator[Table]:
    """The ratings and the cross table."""
    yield _ratings(words, contest)
    yield _cross(words, contest)


# --- simulation -----------------------------------------------------------------------------------


def _drivers(words: Words, tally: Tally, by: str, values: Sequence[str]) -> Table:
    table = _table(words, TITLES[by], FIRST[by])
    measures = [name for name in DRIVER_MEASURES if any(tally.estimate(by, v, name) for v in values)]
    _wins_columns(words, table, measures)
    for value in values:
        table.add_row(_name(words, by, value), *_wins_cells(words, tally, by, value, measures))
    return table


def _cars(words: Words, tally: Tally, by: str, values: Sequence[str]) -> Table:
    table = _table(words, TITLES[by], FIRST[by])
    measures = [name for name in CAR_MEASURES if any(tally.estimate(by, v, name) for v in values)]
    _wins_columns(words, table, measures)
    for value in values:
        table.add_row(_name(words, by, value), *_wins_cells(words, tally, by, value, measures))
    return table


def _wins_columns(words: Words, table: Table, measures: Sequence[str]) -> None:
    for measure in measures:
        _column(words, table, COLUMNS[measure])
        if measure == "wins":
            _column(words, table, "arena-head-times-fair")


def _wins_cells(words: Words, tally: Tally, by: str, value: str, measures: Sequence[str]) -> Iterator[str]:
    for measure in measures:
        yield _figure(words, tally.estimate(by, value, measure), measure)
        if measure == "wins":
            times = tally.against_fair(by, value)
            yield words.number(times.value, 2) if times else NOTHING


def _races(words: Words, tally: Tally) -> Table:
    table = _table(words, TITLES["race"], FIRST["race"])
    measures = [name for name in RACE_MEASURES if tally.estimate("race", "", name)]
    for measure in measures:
        _column(words, table, COLUMNS[measure])
    for name, where in _places(words, tally.cells()):
        table.add_row(name, *(_figure(words, tally.estimate("race", "", m, where), m) for m in measures))
    return table


def _places(words: Words, cells: Sequence[RaceGroup]) -> Iterator[tuple[str, Where]]:
    """Each way to tell races apart in which they differ, then all of them."""
    for field in ("track", "mode", "edition", "players"):
        values = [*dict.fromkeys(getattr(cell, field) for cell in cells)]
        for value in values if len(values) > 1 else ():
            name = words.text("arena-players", players=value) if field == "players" else str(value)
            yield name, _is(field, value)
    yield words.text("arena-all"), everywhere


def _is(field: str, value: object) -> Where:
    return lambda cell: bool(getattr(cell, field) == value)


def _balance(words: Words, tally: Tally, track: str) -> Table:
    figures = balance(tally, track)
    counts = [*figures[0].players]
    table = _table(words, None, "arena-head-figure", words.text("arena-balance", track=track))
    for count in counts if len(counts) > 1 else ():
        table.add_column(str(count), justify="right", no_wrap=True)
    _column(words, table, "arena-head-all")
    _column(words, table, "arena-head-bar")
    _column(words, table, "arena-head-verdict")
    for figure in figures:
        factor = 100 if figure.by == "taken" else 1
        digits = 1 if figure.by == "taken" else 2
        single = [words.number(factor * figure.players[count].value, digits) for count in counts]
        table.add_row(
            _balance_name(words, figure),
            *(single if len(counts) > 1 else ()),
            _with_interval(words, figure.whole.times(factor), digits),
            _bar_text(words, figure.bar, factor),
            words.text("arena-verdict", verdict=str(figure.verdict)),
        )
    return table


def _balance_name(words: Words, figure: Figure) -> str:
    match figure.by:
        case "grid":
            return words.text("arena-row-grid", place=figure.value)
        case "colour":
            return words.text("arena-row-colour", car=words.car(_car(figure.value)))
        case "taken":
            return words.text("arena-row-taken")
    return words.text("arena-row-stalled")


def _bar_text(words: Words, bar: Bar, factor: int) -> str:
    low, high = (shortest(words, factor * number) for number in bar)
    if bar.low == 0:
        return words.text("arena-bar-below", high=high)
    if bar.high == 1:
        return words.text("arena-bar-above", low=low)
    return words.text("arena-bar-between", low=low, high=high)


# --- arena ----------------------------------------------------------------------------------------


def _ratings(words: Words, contest: Contest) -> Table:
    table = _table(words, "arena-ratings", "arena-head-bot")
    for heading in ("arena-head-rating", "arena-head-games", "arena-head-wins", "arena-head-times-fair"):
        _column(words, table, heading)
    _column(words, table, "arena-head-place")
    _column(words, table, "arena-head-money")
    for bot, rating in contest.ratings:
        times = contest.against_fair(bot)
        table.add_row(
            contest.job.entrants[bot].name,
            _with_interval(words, rating, 1),
            words.number(rating.cases),
            _figure(words, contest.of(bot, "wins"), "wins"),
            words.number(times.value, 2) if times else NOTHING,
            _figure(words, contest.of(bot, "place"), "place"),
            _figure(words, contest.of(bot, "money"), "money"),
        )
    return table


def _cross(words: Words, contest: Contest) -> Table:
    """Who finishes ahead of whom, the strongest first; columns have the numbers of the rows."""
    table = _table(words, "arena-cross", "arena-head-bot")
    ranked = [rating.bot for rating in contest.ratings]
    for number in range(1, len(ranked) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    for number, bot in enumerate(ranked, 1):
        cells = [_figure(words, contest.ahead(bot, other), "ahead") for other in ranked]
        table.add_row(f"{number} {contest.job.entrants[bot].name}", *cells)
    return table


# --- cells ----------------------------------------------------------------------------------------


def _table(words: Words, title: MessageId | None, first: MessageId, text: str = "") -> Table:
    from rich.table import Table

    table = Table(
        title=(words.text(title) if title else text).upper(),
        header_style="none",
        box=None,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    table.add_column(words.text(first), no_wrap=True)
    return table


def _column(words: Words, table: Table, heading: MessageId) -> None:
    table.add_column(words.text(heading), justify="right", no_wrap=True)


def _name(words: Words, by: str, value: str) -> str:
    match by:
        case "power":
            return words.power_name(PowerId(value))
        case "colour":
            return words.car(_car(value))
    return value


def _car(word: str) -> Car:
    return Car[word.upper()]


def _figure(words: Words, found: Estimate | None, measure: str) -> str:
    """A figure with its interval: shares in per cent, places in hundredths, amounts in tenths."""
    if found is None:
        return NOTHING
    if measure in PER_CENT:
        return _with_interval(words, found.times(100), 1)
    return _with_interval(words, found, 2 if measure in ("place", "price", "stalled") else 1)


def shortest(words: Words, number: float) -> str:
    """A round number, with no more digits than it needs."""
    return words.number(number, len(f"{number:g}".partition(".")[2]))


def _with_interval(words: Words, found: Estimate, digits: int) -> str:
    """A number with its margin of error; of two different sides, the larger one."""
    reach = max(found.high - found.value, found.value - found.low)
    if not isfinite(reach):
        return words.number(found.value, digits)
    if reach >= 9.95:
        digits = 0  # what comes after the decimal mark says nothing
    return f"{words.number(found.value, digits)} ±{words.number(reach, digits)}"
