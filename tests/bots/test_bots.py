"""What every level must satisfy: legal, repeatable, and blind to what its seat does not see."""

from __future__ import annotations

import pickle
import subprocess
import sys
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import downforce as df
from downforce.bots import BOTS
from downforce.bots.outlook import dot
from downforce.i18n import load
from tests.bots.levels import LEVELS, TABLES, decisions, play
from tests.docs.blocks import ROOT
from tests.strategies import views

PAIRS = {"rookie": 300, "club": 200, "national": 200, "works": 200, "ace": 25}
"""How many pairs of worlds each level is tried on, the cheap ones more often; ``make soak`` tries 10,000."""


def test_the_levels_are_a_career() -> None:
    assert [*BOTS] == ["rookie", "club", "national", "works", "ace"]
    words = load("en")
    assert [words.bot_name(bot) for bot in BOTS] == ["Rookie", "Club", "National", "Works", "Ace"]
    assert all(words.bot_about(bot).endswith(".") for bot in BOTS)


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=40)
@given(seen=views(), seed=st.integers(0, 99))
def test_every_level_is_legal_and_repeatable(level: str, seen: df.View, seed: int) -> None:
    if not seen.legal:
        return
    bot = LEVELS[level]
    chosen = bot.choose(seen, seen.legal, Random(seed))
    assert chosen in seen.legal
    assert chosen == bot.choose(seen, seen.legal, Random(seed))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_level_plays_every_way_to_the_end(level: str, table: dict[str, object]) -> None:
    numbers = (2, 3, 6) if level != "ace" else (2, 3)
    players = numbers[([*LEVELS].index(level) + TABLES.index(table)) % len(numbers)]
    assert play([LEVELS[level]] * players, 1, **table).is_over


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_level_plays_every_way_with_any_number_of_players(level: str, table: dict[str, object]) -> None:
    for players in range(2, 7):
        assert play([LEVELS[level]] * players, 1, **table).is_over


@pytest.mark.parametrize("players", range(2, 7))
def test_all_levels_can_sit_at_one_table(players: int) -> None:
    bots = [*LEVELS.values()][-players:]
    assert play((bots * 2)[:players], players).is_over


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_can_be_sent_to_another_process(level: str) -> None:
    seen = next(decisions(1))
    there = pickle.loads(pickle.dumps(BOTS[level]))
    assert type(there) is type(BOTS[level])
    assert LEVELS[level].choose(seen, seen.legal, Random(1)) in seen.legal


def equal_views(level: str, pairs: int, step: int) -> None:
    """Two worlds of one view give equal views, and so the same choice."""
    bot, rng = LEVELS[level], Random(level)
    met = islice(decisions(10_000), 0, None, step)
    for number in range(pairs):
        seen = next(met)
        assert seen.seat is not None
        one, other = (df.view(seen.sample(rng), seen.seat) for _ in range(2))
        assert one == other == seen
        assert bot.choose(one, one.legal, Random(number)) == bot.choose(other, other.legal, Random(number))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_cannot_tell_two_worlds_apart_that_look_alike(level: str) -> None:
    equal_views(level, PAIRS[level], step=3 if level != "ace" else 37)


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_can_tell_ten_thousand_pairs_of_worlds_apart(level: str) -> None:
    equal_views(level, 10_000, step=5)


def test_a_level_chooses_alike_from_a_view_that_went_through_text_to_another_process() -> None:
    met = [
        (level, at, seen)
        for level in LEVELS
        for at, seen in enumerate(islice(decisions(30), 0, 17 * (100 if level != "ace" else 30), 17))
    ]
    here = [str(LEVELS[level].choose(seen, seen.legal, Random(str(at)))) for level, at, seen in met]
    lines = "".join(f"{level}\t{at}\t{seen}\n" for level, at, seen in met)
    command = [sys.executable, "-m", "tests.bots.elsewhere"]
    there = subprocess.run(command, cwd=ROOT, input=lines, capture_output=True, text=True, check=True)
    assert there.stdout.splitlines() == here


def test_sums_are_rounded_alike_in_every_version_of_python() -> None:
    assert dot((1e16, 1, -1e16), (1, 1, 1)) == 0  # sum() says 1 since Python 3.12


def test_rookie_tries_everything() -> None:
    seen = df.view(df.new_game(players=6, seed="any"), df.Seat(0))
    chosen = {BOTS["rookie"].choose(seen, seen.legal, Random(seed)) for seed in range(200)}
    assert chosen == set(seen.legal)
