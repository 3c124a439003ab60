"""The figures of a job as plain data: one row for each measure of each group. JSON and CSV are made of it."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from downforce.arena.balance import balance, measured_tracks
from downforce.arena.contest import Contest
from downforce.arena.job import Job
from downforce.arena.stats import MEASURES, Estimate, RaceGroup, Tally, Where, everywhere

ALL = "all"
DIGITS = 6


class Place(NamedTuple):
    """Of which races a figure is."""

    track: str = ALL
    mode: str = ALL
    edition: str = ALL
    players: str = ALL


class ReportRow(NamedTuple):
    """One figure, and what it is of."""

    by: str
    value: str
    track: str
    mode: str
    edition: str
    players: str
    measure: str
    estimate: Estimate

    def cells(self) -> list[str]:
        """The line as texts."""
        cases, *numbers = self.estimate
        return [*self[:-1], str(cases), *(_number_text(number) for number in numbers)]

    def as_json(self) -> dict[str, Any]:
        """The line as JSON."""
        return dict(zip(HEADINGS, self[:-1], strict=False)) | _estimate(self.estimate)


HEADINGS = (*ReportRow._fields[:-1], "cases", "estimate", "low", "high")


def lines(tally: Tally) -> Iterator[ReportRow]:
    """All figures of a simulation: over everything, by each track, mode ... , and for each kind of table."""
    cells = tally.cells()
    yield from _lines(tally, Place(), everywhere)
    fields = [name for name in RaceGroup._fields if len({getattr(cell, name) for cell in cells}) > 1]
    for name in fields:
        for value in sorted({getattr(cell, name) for cell in cells}):
            yield from _lines(tally, Place()._replace(**{name: str(value)}), _is(name, value))
    for cell in cells if len(fields) > 1 else ():
        yield from _lines(tally, Place(*cell[:3], str(cell.players)), _only(cell))


def _is(name: str, value: object) -> Where:
    return lambda cell: bool(getattr(cell, name) == value)


def _only(cell: RaceGroup) -> Where:
    return lambda other: other == cell


def _lines(tally: Tally, place: Place, where: Where) -> Iterator[ReportRow]:
    for by, measures in MEASURES.items():
        for value in tally.values(by, where):
            for measure in measures:
                found = tally.estimate(by, value, measure, where)
                if found:
                    yield ReportRow(by, value, *place, measure, found)
            if "wins" in measures and (times := tally.against_fair(by, value, where)):
                yield ReportRow(by, value, *place, "times-fair", times)
            if by in ("grid", "colour"):
                for nth, share in enumerate(tally.finishes(by, value, where), 1):
                    yield ReportRow(by, value, *place, f"finish-{nth}", share)


def contest_lines(contest: Contest) -> Iterator[ReportRow]:
    """All figures of an arena: ratings, bots, pairs; over everything, then for each number of players."""
    names = [entrant.name for entrant in contest.job.entrants]
    for rating in contest.ratings:
        yield ReportRow("bot", names[rating.bot], ALL, ALL, ALL, ALL, "rating", rating.estimate)
    counts = sorted({cell.players for cell in contest.tally.cells()})
    places: list[tuple[str, Where]] = [(ALL, everywhere)]
    if len(counts) > 1:
        places += [(str(count), _with_players(count)) for count in counts]
    for players, where in places:
        place = Place(players=players)
        for bot, name in enumerate(names):
            for measure in ("wins", "place", "money"):
                if found := contest.of(bot, measure, where):
                    yield ReportRow("bot", name, *place, measure, found)
            if times := contest.against_fair(bot, where):
                yield ReportRow("bot", name, *place, "times-fair", times)
            for other, its_name in enumerate(names):
                if ahead := contest.ahead(bot, other, where):
                    yield ReportRow("pair", f"{name} {its_name}", *place, "ahead", ahead)


def _with_players(count: int) -> Where:
    return lambda cell: cell.players == count


def job_json(job: Job) -> dict[str, Any]:
    """What was played, for readers; a journal has all of it."""
    tables = job.tables
    return {
        "kind": job.kind,
        "seed": job.seed,
        "games": job.games,
        "players": sorted({table.players for table in tables}),
        "tracks": sorted({table.track for table in tables}),
        "modes": [*dict.fromkeys(table.mode for table in tables)],
        "editions": [*dict.fromkeys(table.edition for table in tables)],
        "bots": [entrant.name for entrant in job.entrants],
        "engine": job.engine,
        "generator": job.generator,  # empty for the plain engine
        "digest": job.digest,
        "isolated": job.isolated,
        "salt": job.salt,  # the games are over, so it can be told
    }


def simulation_json(job: Job, tally: Tally) -> dict[str, Any]:
    """All that a simulation has found."""
    return {
        "job": job_json(job),
        "statistics": [line.as_json() for line in lines(tally)],
        "balance": {track: _balance_json(tally, track) for track in measured_tracks(tally)},
    }


def contest_json(contest: Contest) -> dict[str, Any]:
    """All that an arena has found."""
    return {
        "job": job_json(contest.job),
        "statistics": [line.as_json() for line in contest_lines(contest)],
    }


def write_csv(found: Iterable[ReportRow], path: Path) -> None:
    """Writes the figures as comma-separated values, one a row; raises ``OSError``."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(HEADINGS)
        writer.writerows(line.cells() for line in found)


def _balance_json(tally: Tally, track: str) -> list[dict[str, Any]]:
    return [
        {
            "by": figure.by,
            "value": figure.value,
            "bar": [*figure.bar],
            "verdict": str(figure.verdict),
            **_estimate(figure.whole),
            "players": {str(count): _estimate(found) for count, found in figure.players.items()},
        }
        for figure in balance(tally, track)
    ]


def _estimate(found: Estimate) -> dict[str, Any]:
    cases, *numbers = found
    rounded = [round(number, DIGITS) if isfinite(number) else None for number in numbers]
    return {"cases": cases, **dict(zip(("estimate", "low", "high"), rounded, strict=True))}


def _number_text(number: float) -> str:
    return f"{number:.{DIGITS}g}" if isfinite(number) else ""
