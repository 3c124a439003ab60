"""Each level beats the one below, and the test that says so is honest. The ladder is in docs/bots.md."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from downforce.arena.ladder import PROOF, Wager, climb, interval, play_round, steps
from downforce.bots import BOTS
from tests.docs.blocks import ROOT


@pytest.mark.parametrize(("lower", "higher"), steps(["rookie:club", "club:national", "national:works"]))
def test_a_level_beats_the_one_below(lower: str, higher: str) -> None:
    row = climb(lower, higher, 4, "standard", range(0, 300), None)
    assert row.wealth >= PROOF, str(row)


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("lower", "higher"), steps(None))
def test_every_level_beats_the_one_below_at_every_table(lower: str, higher: str, players: int) -> None:
    row = climb(lower, higher, players, "standard", range(0, 1000), None)
    assert row.wealth >= PROOF, str(row)


def test_a_round_is_repeatable_and_turns_through_all_seats() -> None:
    one, two = (play_round("rookie", "club", 3, "standard", 7) for _ in range(2))
    assert one.score == two.score
    assert 0 <= one.score <= 1


def test_equals_are_not_told_apart_more_often_than_once_in_a_hundred() -> None:
    rng, wrong = Random(1), 0
    for _ in range(400):
        bet = Wager(1 / 4)
        for _ in range(60):
            bet.see(sum(rng.random() < 1 / 4 for _ in range(4)) / 4)
            if bet.wealth >= PROOF:
                wrong += 1
                break
    assert wrong <= 4


def test_the_interval_holds_the_mean_and_narrows() -> None:
    rng = Random(2)
    scores = [sum(rng.random() < 0.4 for _ in range(4)) / 4 for _ in range(200)]
    low, high = interval(scores)
    assert low < 0.4 < high
    wide = interval(scores[:40])
    assert wide[1] - wide[0] > high - low


def test_the_steps_are_those_of_the_registry() -> None:
    names = [*BOTS]
    assert steps(None) == [*pairwise(names)]
    assert steps(["works:ace"]) == [("works", "ace")]


def test_the_page_shows_every_step_at_every_number_of_players() -> None:
    page = Path(ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for lower, higher in steps(None):
        for players in range(2, 7):
            assert f"| {higher} over {lower} | {players} |" in page
