"""A job: who plays where in which game, and what makes two jobs the same."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.arena import Entrant, Job, round_robin, simulation
from downforce.arena.job import BATCH, engine_digest, line_ups
from downforce.model.errors import DownforceError
from tests.arena.jobs import OTHER, QUICK, small_arena, small_simulation
from tests.rules.helpers import OVAL


def entrants(count: int) -> list[Entrant]:
    """Bots with names only; nobody asks them to play."""
    return [Entrant(f"bot-{number}") for number in range(count)]


def arena(bots: int, players: list[int], deals: int) -> Job:
    return round_robin(
        seed="s",
        deals=deals,
        players=players,
        tracks=[OVAL],
        modes=["standard"],
        editions=["en"],
        entrants=entrants(bots),
    )


# --- who sits where -------------------------------------------------------------------------------


@given(bots=st.integers(2, 7), players=st.integers(2, 6), deals=st.integers(1, 3))
def test_in_an_arena_every_bot_sits_everywhere_equally_often(bots: int, players: int, deals: int) -> None:
    job = arena(bots, [players], deals)
    seats = Counter(
        (bot, seat) for number in range(job.games) for seat, bot in enumerate(job.fixture(number).seats)
    )
    assert len(seats) == bots * players
    assert len({*seats.values()}) == 1


@given(bots=st.integers(2, 7), players=st.integers(2, 6))
def test_in_an_arena_every_two_bots_meet_equally_often(bots: int, players: int) -> None:
    meetings: Counter[tuple[int, int]] = Counter()
    for line_up in line_ups(bots, players):
        counts = Counter(line_up)
        assert max(counts.values()) - min(counts.get(bot, 0) for bot in range(bots)) <= 1
        meetings.update({(a, b): counts[a] * counts[b] for a, b in combinations(range(bots), 2)})
    assert len({meetings[pair] for pair in combinations(range(bots), 2)}) == 1


def test_a_deal_of_an_arena_is_played_in_every_rotation() -> None:
    job = small_arena(players=[3], deals=2)
    games = [job.fixture(number) for number in range(3)]
    assert len({game.seed for game in games}) == 1
    first = games[0].seats
    assert [game.seats for game in games] == [first, (*first[-1:], *first[:-1]), (*first[1:], *first[:1])]
    assert job.fixture(3).seed != games[0].seed


def test_neighbours_change_with_the_deal() -> None:
    job = arena(5, [5], 40)
    orders = {job.fixture(number).seats for number in range(0, job.games, 5)}
    assert len(orders) > 20


def test_in_a_simulation_bots_take_turns_in_the_seats() -> None:
    job = small_simulation(games=4, players=[3], entrants=entrants(2))
    assert [job.fixture(n).seats for n in range(4)] == [(0, 1, 0), (1, 0, 1), (0, 1, 0), (1, 0, 1)]


def test_every_combination_is_a_table() -> None:
    job = simulation(
        seed="s",
        games=2,
        players=[2, 6],
        tracks=[df.TRACKS[name] for name in df.TRACKS],
        modes=[*df.MODES],
        editions=["en", "fr"],
        entrants=entrants(1),
    )
    assert len(job.tables) == 2 * len(df.TRACKS) * len(df.MODES) * 2
    assert job.games == 2 * len(job.tables)


# --- chance ---------------------------------------------------------------------------------------


def test_the_deal_and_the_random_numbers_of_a_game() -> None:
    game = small_simulation(seed="any text", players=[4]).fixture(2)
    assert game.seed == "any text marina-bay@1 en standard 4 2"
    assert game.rng(0).random() != game.rng(1).random()
    assert [game.rng(seat).randrange(1000) for seat in range(4)] == [751, 329, 647, 405]  # for ever


def test_a_larger_job_begins_with_the_games_of_a_smaller_one() -> None:
    small, large = small_simulation(games=3), small_simulation(games=50, players=[2, 3, 4, 5])
    for number in range(3):
        assert small.fixture(number).seed == large.fixture(number).seed
        assert small.fixture(3 + number).seed == large.fixture(100 + number).seed


def test_no_two_games_of_a_simulation_share_a_deal() -> None:
    job = small_simulation(games=30, players=[2, 3, 4], modes=["standard", "beginner"])
    assert len({job.fixture(number).seed for number in range(job.games)}) == job.games


@given(games=st.integers(1, 200))
def test_batches_hold_every_game_once(games: int) -> None:
    job = small_simulation(games=games, players=[2])
    batches = [job.batch(number) for number in range(job.batches)]
    assert [number for batch in batches for number in batch] == [*range(games)]
    assert all(0 < len(batch) <= BATCH for batch in batches)


# --- the same job ---------------------------------------------------------------------------------


@pytest.mark.parametrize("job", [small_simulation(), small_arena(), small_simulation(tracks=[OVAL])])
def test_a_job_can_be_written_and_read(job: Job) -> None:
    again = Job.from_json(json.loads(json.dumps(job.as_json())))
    assert again == job
    assert again.digest == job.digest


def test_a_job_has_another_digest_if_anything_differs() -> None:
    job = small_simulation()
    others = [
        replace(job, kind="arena"),
        replace(job, seed="other"),
        replace(job, deals=job.deals + 1),
        replace(job, tables=job.tables[:1]),
        replace(job, entrants=(Entrant(OTHER),)),
        replace(job, entrants=(Entrant(QUICK, "x.py", "", "text"),)),
        replace(job, own_tracks={"oval@1": "text"}),
        replace(job, records=True),
        replace(job, engine="other"),
    ]
    assert len({job.digest, *(other.digest for other in others)}) == len(others) + 1


def test_where_the_file_of_a_bot_lies_does_not_matter() -> None:
    here = small_simulation(entrants=[Entrant("my_bot", "/here/my_bot.py", "", "text")])
    there = small_simulation(entrants=[Entrant("my_bot", "/there/my_bot.py", "", "text")])
    assert here.digest == there.digest


@pytest.mark.parametrize("data", [{}, {"job": "downforce job 1"}, {"job": "chess"}, {"job": 7, "batch": 5}])
def test_what_is_no_job_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(DownforceError):
        Job.from_json(data)


def test_a_table_at_which_nobody_can_sit_down_is_refused() -> None:
    with pytest.raises(DownforceError, match="chaos"):
        small_simulation(modes=["chaos"])
    with pytest.raises(DownforceError, match="bad-player-count"):
        small_simulation(players=[7])


def test_own_tracks_travel_with_the_job() -> None:
    job = small_simulation(tracks=[OVAL])
    assert Job.from_json(job.as_json()).track(OVAL.id) == OVAL
    assert small_simulation().own_tracks == {}


def test_the_digest_of_the_engine_is_that_of_its_files() -> None:
    assert len(engine_digest()) == 16
    assert small_simulation().engine == engine_digest()
