"""Plots of what was found, as pages of a race programme."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Final, NamedTuple

from downforce.arena.balance import STALLED, measured_tracks
from downforce.arena.contest import Contest
from downforce.arena.job import Job
from downforce.arena.page import FAINT, HAIR, MARGIN, SOFT, Page
from downforce.arena.stats import Estimate, RaceGroup, Tally
from downforce.arena.tables import shortest
from downforce.drawing.inks import GRASS, MUSTARD, NAVY, PAPER, PETROL, RED, Ink, overprint, tint
from downforce.i18n import MessageId, Words
from downforce.model.ids import CARS, PowerId

ORANGE: Final = tint(overprint(RED, MUSTARD), 0.85, on=MUSTARD)
CAR_INKS: Final = (NAVY, PETROL, GRASS, MUSTARD, ORANGE, RED)
TOP: Final = 118.0
"""Where the space under the heading begins."""


class Row(NamedTuple):
    """One line of a chart."""

    name: str
    estimate: Estimate
    ink: Ink = PETROL

    @classmethod
    def of(cls, name: str, estimate: Estimate, ink: Ink = PETROL) -> Row:
        """A line that can be drawn: of a single case no interval is known."""
        if not isfinite(estimate.high - estimate.low):
            estimate = estimate._replace(low=estimate.value, high=estimate.value)
        return cls(name, estimate, ink)


def simulation_plots(words: Words, job: Job, tally: Tally, folder: Path) -> None:
    """Draws all plots of a simulation into a folder; raises ``OSError``."""
    _wins(words, job, tally).save(folder, "wins")
    _finish(words, job, tally).save(folder, "finish")
    if tally.estimate("seat", "0", "money"):
        _money(words, job, tally).save(folder, "money")
    if measured_tracks(tally):
        _stalled(words, job, tally).save(folder, "stalled")


def contest_plots(words: Words, contest: Contest, folder: Path) -> None:
    """Draws all plots of an arena into a folder; raises ``OSError``."""
    _ladder(words, contest).save(folder, "ratings")
    _cross(words, contest).save(folder, "cross")


def _foot(words: Words, job: Job) -> str:
    bots = words.list(entrant.name for entrant in job.entrants)
    return words.text("plot-foot", games=words.number(job.games), seed=job.seed, bots=bots)


# --- dots and whiskers ----------------------------------------------------------------------------


def _wins(words: Words, job: Job, tally: Tally) -> Page:
    """How often each seat, grid position, car and power wins, beside a chequered line that is fair."""
    panels: list[tuple[MessageId, list[Row]]] = [
        ("plot-wins-seat", [Row(seat, _fair(tally, "seat", seat)) for seat in tally.values("seat")]),
        ("plot-wins-grid", [Row(at, _fair(tally, "grid", at)) for at in tally.values("grid")]),
        (
            "plot-wins-colour",
            [Row(words.car(car), _fair(tally, "colour", car.word), CAR_INKS[car]) for car in CARS],
        ),
    ]
    if powers := tally.values("power"):
        named = [Row(words.power_name(PowerId(p)), _fair(tally, "power", p)) for p in powers]
        panels.append(("plot-wins-power", named))
    elif len(job.entrants) > 1:
        named = [Row(entrant.name, _fair(tally, "bot", entrant.name)) for entrant in job.entrants]
        panels.append(("plot-wins-bot", named))
    page = Page(words.text("plot-wins"), words.text("plot-wins-note"), _foot(words, job), height=520)
    most = _round_up(max(row.estimate.high for _, rows in panels for row in rows), 0.5)
    for number, (heading, rows) in enumerate(panels):
        x = MARGIN + (number % 2) * (page.width - 2 * MARGIN + 28) / 2
        y = TOP + (number // 2) * 182
        width = (page.width - 2 * MARGIN - 28) / 2
        _whiskers(words, page, words.text(heading), rows, (x, y, width), (0, most), fair=1.0)
    page.small_print(words.text("plot-whiskers"))
    return page


def _fair(tally: Tally, by: str, value: str) -> Estimate:
    found = tally.against_fair(by, value)
    assert found is not None, (by, value)
    return found


def _money(words: Words, job: Job, tally: Tally) -> Page:
    """What each seat and each power brings home."""
    panels: list[tuple[MessageId, list[Row]]] = [
        ("plot-wins-seat", _amounts(tally, "seat", "money", {v: v for v in tally.values("seat")}))
    ]
    powers = {power: words.power_name(PowerId(power)) for power in tally.values("power")}
    if powers:
        panels.append(("plot-wins-power", _amounts(tally, "power", "money", powers)))
    page = Page(words.text("plot-money"), words.text("plot-money-note"), _foot(words, job), height=344)
    low = min(0.0, *(row.estimate.low for _, rows in panels for row in rows))
    high = _round_up(max(row.estimate.high for _, rows in panels for row in rows), 5)
    width = (page.width - 2 * MARGIN - 28) / 2
    for number, (heading, rows) in enumerate(panels):
        box = (MARGIN + number * (width + 28), TOP, width)
        _whiskers(words, page, words.text(heading), rows, box, (-_round_up(-low, 5), high), bars=True)
    page.small_print(words.text("plot-whiskers"))
    return page


def _amounts(tally: Tally, by: str, measure: str, names: dict[str, str]) -> list[Row]:
    found = ((name, tally.estimate(by, value, measure)) for value, name in names.items())
    return [Row.of(name, estimate) for name, estimate in found if estimate]


def _ladder(words: Words, contest: Contest) -> Page:
    """The ratings, best first."""
    rows = [
        Row(contest.job.entrants[bot].name, estimate, RED if number == 0 else PETROL)
        for number, (bot, estimate) in enumerate(contest.ratings)
    ]
    foot, note = _foot(words, contest.job), words.text("plot-ratings-note")
    page = Page(words.text("plot-ratings"), note, foot, height=TOP + 90 + 21 * len(rows))
    low, high = min(row.estimate.low for row in rows), max(row.estimate.high for row in rows)
    span = (-_round_up(-low, 10), _round_up(high, 10))
    _whiskers(words, page, words.text("plot-wins-bot"), rows, (MARGIN, TOP, page.width - 2 * MARGIN), span)
    page.small_print(words.text("plot-whiskers"))
    return page


def _whiskers(
    words: Words,
    page: Page,
    heading: str,
    rows: Sequence[Row],
    box: tuple[float, float, float],
    span: tuple[float, float],
    *,
    fair: float | None = None,
    bars: bool = False,
) -> None:
    """A chart of one line a row: its name, a whisker for the interval, a dot for the value, the number."""
    x, y, width = box
    pitch = 21.0
    names = max(page.width_of(row.name, 9) for row in rows) + 14
    left, right = x + names, x + width - 34
    bottom = y + 20 + pitch * len(rows)

    def at(value: float) -> float:
        return left + (right - left) * (value - span[0]) / (span[1] - span[0])

    page.letters(x, y, heading, 11, ink=RED)
    step = _step(span)
    tick = span[0]
    while tick <= span[1] + 1e-9:
        page.line((at(tick), y + 17), (at(tick), bottom), width=HAIR, ink=FAINT)
        page.letters(at(tick), bottom + 4, shortest(words, tick), 6.5, ink=SOFT, anchor=0.5)
        tick += step
    if fair is not None:
        page.box(at(fair) - 3, y + 17, 6, bottom - y - 17, PAPER)
        page.chequers(at(fair) - 3, y + 17, 6, bottom - y - 17, size=3)
    for number, row in enumerate(rows):
        middle = y + 20 + pitch * (number + 0.5)
        value, low, high = at(row.estimate.value), at(max(span[0], row.estimate.low)), at(row.estimate.high)
        page.letters(x, middle - 4.5, row.name, 9)
        if bars:
            page.hatch(at(0), middle - 5, value - at(0), 10, row.ink)
            page.line((at(0), middle - 5.5), (at(0), middle + 5.5), width=1.2)
        page.line((low, middle), (high, middle), width=1.6)
        for end in (low, high):
            page.line((end, middle - 3.5), (end, middle + 3.5), width=1.0)
        page.dot(value, middle, 5.2, row.ink, ring=NAVY)
        page.letters(x + width, middle - 4, _short(words, row.estimate.value), 8, anchor=1.0)


def _short(words: Words, number: float) -> str:
    """A number with three figures or so."""
    return words.number(number, 2 if abs(number) < 9.995 else 1)


def _step(span: tuple[float, float]) -> float:
    """The distance of ticks: about five of them, at a round number."""
    rough = (span[1] - span[0]) / 5
    return next(step for step in (0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000) if step >= rough * 0.75)


def _round_up(number: float, step: float) -> float:
    return step * max(0, -(-number // step))


# --- dots of a halftone ---------------------------------------------------------------------------


def _finish(words: Words, job: Job, tally: Tally) -> Page:
    """Where the car of each grid position ends: a dot the larger, the more often."""
    note, foot = words.text("plot-finish-note"), _foot(words, job)
    page = Page(words.text("plot-finish"), note, foot, width=620, height=540)
    places = tally.values("grid")
    shares = [[estimate.value for estimate in tally.finishes("grid", place)] for place in places]
    full = [[*row, max(0.0, 1 - sum(row))] for row in shares]
    heads = [*(str(place) for place in range(1, len(CARS) + 1)), words.text("plot-finish-stalled")]
    page.letters(MARGIN, TOP - 6, words.text("plot-finish-grid"), 9, ink=RED)
    page.letters(MARGIN + 110, TOP - 6, words.text("plot-finish-place"), 9, ink=RED)
    _halftone(page, (MARGIN, TOP + 12), places, heads, full, warn=len(CARS))
    return page


def _cross(words: Words, contest: Contest) -> Page:
    """Who finishes ahead of whom, the strongest first."""
    order = [rating.bot for rating in contest.ratings]
    names = [contest.job.entrants[bot].name for bot in order]
    note, foot = words.text("plot-cross-note"), _foot(words, contest.job)
    page = Page(words.text("plot-cross"), note, foot, width=620, height=TOP + 70 + 56 * len(order))
    found = [[contest.ahead(bot, other) for other in order] for bot in order]
    shares = [[estimate.value if estimate else None for estimate in row] for row in found]
    _halftone(page, (MARGIN, TOP), names, [str(n) for n in range(1, len(names) + 1)], shares, numbered=True)
    return page


def _halftone(
    page: Page,
    corner: tuple[float, float],
    rows: Sequence[str],
    columns: Sequence[str],
    shares: Sequence[Sequence[float | None]],
    *,
    warn: int | None = None,
    numbered: bool = False,
) -> None:
    """A table of dots whose areas are shares, each with its number in per cent."""
    x, y = corner
    names = [f"{number} {name}" for number, name in enumerate(rows, 1)] if numbered else [*rows]
    left = x + max(110.0, *(page.width_of(name, 11) + 18 for name in names))
    pitch_x, pitch_y = min(110.0, (page.width - MARGIN - left) / len(columns)), 56.0
    most = max((share for row in shares for share in row if share is not None), default=1.0) or 1.0
    radius = min(pitch_x, pitch_y) * 0.44
    for column, name in enumerate(columns):
        page.letters(left + pitch_x * (column + 0.5), y + 4, name, 9, anchor=0.5)
    for number, (name, row) in enumerate(zip(names, shares, strict=True)):
        middle = y + 20 + pitch_y * (number + 0.5)
        page.line(
            (x, middle + pitch_y / 2),
            (left + pitch_x * len(columns), middle + pitch_y / 2),
            width=HAIR,
            ink=FAINT,
        )
        page.letters(x, middle - 6, name, 12)
        for column, share in enumerate(row):
            centre = left + pitch_x * (column + 0.5)
            if share is None:
                page.hatch(centre - 8, middle - 8, 16, 16, FAINT)
                continue
            size = radius * (share / most) ** 0.5
            page.dot(centre, middle, size, RED if column == warn else PETROL)
            inside = size > 11
            at = middle - 3.5 if inside else middle + size + 3
            page.letters(centre, at, f"{100 * share:.0f}", 7.5, ink=PAPER if inside else SOFT, anchor=0.5)


# --- bars -----------------------------------------------------------------------------------------


def _stalled(words: Words, job: Job, tally: Tally) -> Page:
    """Cars that never finish, by number of players, on each track; the betting line is the bar."""
    note, foot = words.text("plot-stalled-note"), _foot(words, job)
    tracks = measured_tracks(tally)
    page = Page(words.text("plot-stalled"), note, foot, height=400)
    width = (page.width - 2 * MARGIN - 28 * (len(tracks) - 1)) / len(tracks)
    found = {track: _stalled_rows(tally, track) for track in tracks}
    most = max(STALLED.high * 1.2, *(row.estimate.high for rows in found.values() for row in rows))
    for number, (track, rows) in enumerate(found.items()):
        x, top, bottom = MARGIN + number * (width + 28), TOP + 22, page.height - 62

        def at(value: float, top: float = top, bottom: float = bottom) -> float:
            return bottom - (bottom - top) * value / most

        page.letters(x, TOP - 2, job.track(track).title, 11, ink=RED)
        pitch = min(64.0, (width - 30) / len(rows))
        page.box(x, at(STALLED.high) - 1.5, width - 30, 3, MUSTARD)
        page.letters(x + width - 26, at(STALLED.high) - 3.5, shortest(words, STALLED.high), 7, ink=SOFT)
        for place, row in enumerate(rows):
            left, wide, height = x + pitch * (place + 0.2), pitch * 0.6, at(row.estimate.value)
            middle = left + wide / 2
            page.hatch(left, height, wide, bottom - height, RED)
            page.line((left, height), (left + wide, height), width=2, ink=RED)
            page.line((middle, at(max(0, row.estimate.low))), (middle, at(row.estimate.high)), width=1.4)
            page.box(middle - 12, bottom - 19, 24, 13, PAPER)
            page.letters(middle, bottom - 16.5, words.number(row.estimate.value, 2), 8, anchor=0.5)
            page.letters(middle, bottom + 6, row.name, 9, anchor=0.5)
        page.line((x, bottom), (x + width - 30, bottom), width=1.6)
    return page


def _stalled_rows(tally: Tally, track: str) -> list[Row]:
    cells = sorted(
        cell.players for cell in {*tally.cells()} if (cell.track, cell.mode) == (track, "standard")
    )
    rows = []
    for players in dict.fromkeys(cells):

        def where(cell: RaceGroup, players: int = players) -> bool:
            return (cell.track, cell.mode, cell.players) == (track, "standard", players)

        estimate = tally.estimate("race", "", "stalled", where)
        assert estimate is not None
        rows.append(Row.of(str(players), estimate, RED))
    return rows
