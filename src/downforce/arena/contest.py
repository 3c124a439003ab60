"""What came of an arena: wins, places and money of each bot, who finished ahead of whom, and ratings.

A deal is played once in every rotation of its seats. Its games are not independent of each other, so a deal,
not a game, is the case that intervals are made from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from downforce.arena.job import Fixture, Job
from downforce.arena.play import GameRow
from downforce.arena.ratings import Rating, places, rate
from downforce.arena.stats import SCALE, Amounts, Estimate, RaceGroup, Tally, Where, everywhere

Deal = Sequence[tuple[Fixture, GameRow]]
"""The games of one deal."""


@dataclass(frozen=True, slots=True)
class Contest:
    """An arena that is over. Bots are numbered as in the job."""

    job: Job
    tally: Tally
    ratings: tuple[Rating, ...]

    def of(self, bot: int, measure: str, where: Where = everywhere) -> Estimate | None:
        """How a bot did."""
        return self.tally.estimate("bot", str(bot), measure, where)

    def against_fair(self, bot: int, where: Where = everywhere) -> Estimate | None:
        """How often a bot wins, as a multiple of what would be fair."""
        return self.tally.against_fair("bot", str(bot), where)

    def ahead(self, bot: int, of: int, where: Where = everywhere) -> Estimate | None:
        """How often a bot finishes ahead of another one at the same table; a tie counts half."""
        return self.tally.estimate("pair", f"{bot} {of}", "ahead", where)


def contest(job: Job, rows: Iterable[GameRow]) -> Contest:
    """Counts all games of an arena, in their order, and rates the bots."""
    tally = Tally()
    games: list[tuple[tuple[int, int, int], dict[int, int]]] = []
    for deal in _deals(job, rows):
        tally.games += len(deal)
        _count(job, tally, deal)
        for fixture, row in deal:
            order = (fixture.deal, fixture.table, fixture.rotation)  # all tables take turns
            games.append((order, places(fixture.seats, row.ranks)))
    games.sort(key=lambda game: game[0])
    return Contest(job, tally, tuple(rate(len(job.entrants), (game for _, game in games))))


def _deals(job: Job, rows: Iterable[GameRow]) -> Iterator[Deal]:
    fixtures = ((job.fixture(row.number), row) for row in rows)
    for _, games in groupby(fixtures, key=lambda game: (game[0].table, game[0].deal)):
        yield [*games]


def _count(job: Job, tally: Tally, deal: Deal) -> None:
    """Counts a deal as one case for every bot at the table and every two of them."""
    table = job.tables[deal[0][0].table]
    cell = RaceGroup(table.track, table.mode, table.edition, table.players)
    bots = sorted({*table.line_up})
    for bot in bots:
        tally.note(cell, "bot", str(bot), _of_bot(deal, bot))
    for one in bots:
        for other in bots:
            if one != other:
                tally.note(cell, "pair", f"{one} {other}", (("ahead", _ahead(deal, one, other)),))


def _of_bot(deal: Deal, bot: int) -> Amounts:
    """Means over all seats that a bot had in the games of a deal; there are at most 18 of them."""
    had = [(row, seat) for fixture, row in deal for seat, who in enumerate(fixture.seats) if who == bot]
    won = sum(SCALE // row.ranks.count(1) for row, seat in had if row.ranks[seat] == 1)
    return (
        ("wins", won // len(had)),
        ("fair", SCALE // len(deal[0][1].ranks)),
        ("place", SCALE * sum(row.ranks[seat] for row, seat in had) // len(had)),
        ("money", SCALE * sum(row.money[seat] for row, seat in had) // len(had)),
    )


def _ahead(deal: Deal, one: int, other: int) -> int:
    """How often one bot finished ahead of another in the games of a deal, a tie counting half."""
    points = pairs = 0
    for fixture, row in deal:
        mine = [rank for who, rank in zip(fixture.seats, row.ranks, strict=True) if who == one]
        theirs = [rank for who, rank in zip(fixture.seats, row.ranks, strict=True) if who == other]
        points += sum(2 * (a < b) + (a == b) for a in mine for b in theirs)
        pairs += 2 * len(mine) * len(theirs)
    return SCALE * points // pairs
