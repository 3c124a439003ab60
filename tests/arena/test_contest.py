"""An arena: who won how often, who was ahead of whom, and ratings."""

from __future__ import annotations

from random import Random

import pytest

from downforce.arena import Job, play_game
from downforce.arena.contest import contest
from downforce.arena.play import GameRow
from downforce.arena.ratings import places, rate
from downforce.arena.report import contest_lines
from tests.arena.jobs import small_arena


def made_rows(job: Job, strength: dict[int, float], seed: int = 1) -> list[GameRow]:
    """Games without cars: the stronger bot mostly finishes ahead; nobody is ever tied."""
    rng, rows = Random(seed), []
    for number in range(job.games):
        seats = job.fixture(number).seats
        form = [strength[bot] + rng.gauss(0, 1) for bot in seats]
        ranks = tuple(1 + sum(other > own for other in form) for own in form)
        rows.append(GameRow(number, ranks, tuple(round(10 * own) for own in form), ()))
    return rows


def test_the_stronger_bot_is_rated_higher() -> None:
    job = small_arena(deals=40, players=[2, 3, 5])
    found = contest(job, made_rows(job, {0: 0.0, 1: 1.0}))
    assert [rating.bot for rating in found.ratings] == [1, 0]
    (_, best), (_, worst) = found.ratings
    assert best.low > worst.high
    assert best.cases == job.games
    ahead, behind = found.ahead(1, 0), found.ahead(0, 1)
    assert ahead is not None
    assert behind is not None
    assert ahead.value + behind.value == pytest.approx(1)
    assert ahead.cases == 40 * (1 + 2 + 2)  # deals of two, of three and of five players
    assert ahead.low > 0.6


def test_equal_bots_are_rated_alike() -> None:
    job = small_arena(deals=60, players=[2])
    (_, best), (_, worst) = contest(job, made_rows(job, {0: 0.0, 1: 0.0})).ratings
    assert best.low < worst.high


def test_a_deal_is_one_case_and_shares_add_up() -> None:
    job = small_arena(deals=3, players=[3])
    found = contest(job, made_rows(job, {0: 0.0, 1: 0.0}))
    wins = [found.of(bot, "wins") for bot in (0, 1)]
    assert [estimate.cases for estimate in wins if estimate] == [6, 6]
    # Two line-ups, one with two seats for the one bot and one with two for the other.
    assert sum(estimate.value for estimate in wins if estimate) == pytest.approx(2 / 3, abs=0.2)


def test_one_who_wins_everything() -> None:
    job = small_arena(deals=2, players=[2])
    found = contest(job, made_rows(job, {0: 100.0, 1: 0.0}))
    assert found.of(0, "wins") == found.ahead(0, 1)
    times = found.against_fair(0)
    assert times is not None
    assert times.value == 2.0


def test_a_bot_that_sits_twice_counts_once_with_its_mean_rank() -> None:
    assert places((0, 1, 0), (1, 2, 3)) == {0: 24, 1: 24}
    assert places((0, 1, 1), (3, 1, 2)) == {0: 36, 1: 18}


def test_ratings_begin_at_25_and_ignore_games_against_oneself() -> None:
    ratings = rate(2, [{0: 12}, {1: 12}])
    assert [rating.estimate.value for rating in ratings] == [25.0, 25.0]


def test_the_same_games_give_the_same_ratings_and_figures() -> None:
    job = small_arena(deals=1, players=[2])
    rows = [play_game(job, number).row for number in range(job.games)]
    assert [*contest_lines(contest(job, rows))] == [*contest_lines(contest(job, rows))]
    measures = {line.measure for line in contest_lines(contest(job, rows))}
    assert measures == {"rating", "wins", "place", "money", "times-fair", "ahead"}
