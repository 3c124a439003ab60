"""Jobs on the fast engine: the same games everywhere, by the rules of the plain engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the extra fast is not installed")

import downforce as df
from downforce.arena import Entrant, Job, ladder
from downforce.arena.compiled import is_compiled, race
from downforce.arena.job import FAST_BATCH, GENERATOR, engine_digest
from downforce.arena.play import play_batch
from downforce.model.ids import Seat
from tests.arena.jobs import OTHER, QUICK, small_arena, small_simulation

WORKS = Entrant("works")


def fast_job(**changes: Any) -> Job:
    return small_simulation(**{"entrants": [WORKS], "generator": GENERATOR, **changes})


def test_a_game_is_the_same_alone_and_in_a_batch() -> None:
    job = fast_job()
    assert job.games == 6
    together = play_batch(job, range(6))
    assert [play_batch(job, range(n, n + 1))[0] for n in (4, 1)] == [together[4], together[1]]
    assert len({game.row for game in together}) == 6


ROWS = """
from downforce.arena.play import play_batch
from downforce.fast.backend import TARGET
from tests.fast.test_jobs import fast_job
print(TARGET, [game.row for game in play_batch(fast_job(games=1), range(1))])
"""


def test_games_are_the_same_with_and_without_numba() -> None:
    plain = subprocess.run(
        [sys.executable, "-c", ROWS], env={**os.environ, "DOWNFORCE_FAST": "python"}, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert plain.stderr == ""
    rows = [game.row for game in play_batch(fast_job(games=1), range(1))]
    assert plain.stdout == f"python {rows}\n"


@pytest.mark.parametrize("mode", ["standard", "beginner", "long-distance"])
def test_bots_that_are_asked_play_by_the_plain_rules(mode: str) -> None:
    setup, starts, rng = df.make_setup(players=3, mode=mode), dict[int, df.GameState](), Random(1)

    def asked(at: int, seat: Seat, state: df.GameState) -> df.Action:
        now = starts.setdefault(at, state)
        assert now == state
        action = rng.choice(df.legal_actions(state, seat))
        starts[at] = df.apply(state, action).state
        return action

    _, ends = race(setup, range(3), [0] * 3, 7, asked)
    assert ends == [starts[at] for at in range(3)]
    assert all(map(df.is_over, ends))


def test_works_and_other_bots_meet_in_every_rotation() -> None:
    job = small_arena(entrants=[WORKS, Entrant(QUICK)], generator=GENERATOR, deals=1)
    rows = [game.row for game in play_batch(job, range(job.games))]
    assert len(rows) == 6
    assert len({row.races[0].grid for row in rows}) == 1
    assert len(set(rows)) == 6


def test_a_job_says_which_generator_it_has_and_differs_from_the_plain_one() -> None:
    fast, plain = fast_job(), fast_job(generator="")
    assert fast.as_json()["generator"] == GENERATOR
    assert "generator" not in plain.as_json()
    assert Job.from_json(fast.as_json()) == fast
    assert fast.digest != plain.digest
    assert (fast.batch_size, fast.batch(0)) == (FAST_BATCH, range(6))
    assert fast.engine == engine_digest()
    assert len({fast.chance_seed(0), fast.chance_seed(1), fast_job(seed="x").chance_seed(0)}) == 3


@pytest.mark.parametrize(
    "changes", [{"records": True}, {"isolated": True}, {"modes": ["world-tour"]}], ids=str
)
def test_what_only_the_plain_engine_does_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(df.DownforceError, match="play this on the plain engine"):
        fast_job(**changes)


def test_simulate_names_the_generator_in_its_output(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "downforce",
        "simulate",
        "--engine",
        "fast",
        "--games",
        "2",
        "--jobs",
        "1",
    ]
    env = {**os.environ, "DOWNFORCE_DATA": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[:2] == [
        "2 games, seed 1, played by works.", f"Engine: fast. Random numbers: {GENERATOR}."
    ]  # fmt: skip


def test_only_works_as_it_is_installed_is_compiled() -> None:
    own = Entrant("works", "works.py", "", "class Works: ...")
    assert [is_compiled(one) for one in (WORKS, Entrant(OTHER), own)] == [True, False, False]


def test_a_round_of_the_ladder_on_the_fast_engine_scores_every_seat_once() -> None:
    one = ladder.play_round(QUICK, "works", 2, "standard", 3, engine="fast")
    assert one.score == ladder.play_round(QUICK, "works", 2, "standard", 3, engine="fast").score
    assert one.score in (0, 0.25, 0.5, 0.75, 1)
    assert [*one.thinking] == [QUICK]
