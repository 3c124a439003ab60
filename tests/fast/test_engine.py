"""The fast engine plays as the plain one does, on each target."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

import pytest

import downforce as df
from tests.perft import FOLDER, read_entries

pytest.importorskip("numpy", reason="the extra fast is not installed")

import numpy as np

from downforce.fast import convert, kernels, layout
from downforce.fast.book import book, books
from downforce.rules.options import Options
from tests.fast import compare
from tests.rules.helpers import position

RANDOM = 24


def test_every_decision_is_that_of_the_plain_engine_at_each_kind_of_table() -> None:
    pair = compare.Pair(compare.fixed_tables(), "slice", works=0.2)
    pair.play()
    assert pair.decisions > 5_000
    assert pair.choices_of_works > 500


def test_tables_tracks_and_decks_drawn_at_random_are_played_alike() -> None:
    pair = compare.Pair(compare.random_tables(Random("slice"), RANDOM), "random")
    pair.play()
    assert pair.decisions > 2_000


def test_the_random_words_are_the_published_ones() -> None:
    compare.compare_words()


def test_plain_python_plays_as_compiled_code_does() -> None:
    command = [sys.executable, "-m", "tests.fast.compare", "--decisions", "1", "--every", "8", "--batch", "1"]
    told = subprocess.run(
        command, env={**os.environ, "DOWNFORCE_FAST": "python"}, capture_output=True, text=True, check=False
    ).stdout
    assert "target python" in told, told
    assert "0 differences" in told
    assert f"digest {compare.digest()};" in told


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_a_million_decisions_of_each_seed_are_played_alike(seed: int) -> None:
    command = [sys.executable, "-m", "tests.fast.compare", "--decisions", "1000000", "--seed", f"{seed}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


# --- positions made by hand -----------------------------------------------------------------------

ENTRIES = {
    entry.id: entry
    for path in sorted(FOLDER.glob("*.txt"))
    for entry in read_entries(path.read_text(encoding="utf-8"))
}


def counts(state: df.GameState, depth: int) -> list[int]:
    """Perft by the fast engine, one depth after the other."""
    table = book(replace(state.setup, race=0))
    found, games = [], convert.records([state])
    for _ in range(depth):
        sets = kernels.legal(table, games)
        choices = [convert.choices_in(*pair) for pair in sets.tolist()]
        found.append(sum(map(len, choices)))
        games = np.repeat(games, [len(row) for row in choices])
        assert not kernels.step(
            table, games, np.array([choice for row in choices for choice in row], int)
        ).any()
    return found


@pytest.mark.parametrize("name", ENTRIES)
def test_perft_counts_are_those_of_the_files(name: str) -> None:
    entry = ENTRIES[name]
    wanted = [count for count in entry.counts.values() if count is not None and count <= 3_000]
    assert counts(entry.state, len(wanted)) == wanted


@pytest.mark.soak
def test_deep_perft_counts_are_those_of_the_files() -> None:
    for entry in ENTRIES.values():
        wanted = [count for count in entry.counts.values() if count is not None]
        assert counts(entry.state, len(wanted)) == wanted, entry.id


@pytest.mark.parametrize("name", ENTRIES)
def test_a_position_made_by_hand_comes_back_from_its_record_with_its_line(name: str) -> None:
    state = ENTRIES[name].state
    back = convert.state_of(state.setup, convert.records([state])[0])
    assert back == state
    assert str(back) == str(state)


def test_a_state_line_written_down_once_is_that_of_its_record() -> None:
    line = (
        "df1 players=5 tracks=marina-bay@1 deck=classic@1 options=en+standard phase=bid"
        " lots=Y:aggressive,O:determined,B:unpredictable,R:strategic,K:cunning,G:tricky"
        " hands=A2.A5.B4.C3.D2.E5.E6.G2/B6.D1.D5.E1.E2.F3.F5.F6/A1.A4.A6.C1.C5.C6.E3.E4/"
        "A3.B5.D3.D4.F2.G1.G4.G6/B2.B3.C2.C4.D6.F4.G3.G5 left=B1.F1"
        " cars=K1c3,B1a2,G1c4,Y1a3,O1c2,R1a1 turn=0"
    )
    state = position(line)
    assert str(convert.state_of(state.setup, convert.records([state])[0])) == line


# --- what is refused --------------------------------------------------------------------------------


def test_a_power_that_is_not_printed_is_refused_with_one_sentence() -> None:
    from downforce.rules import powers

    class Late(df.Power):
        id = df.PowerId("late-braker")

    powers._powers[Late.id] = Late()
    try:
        with pytest.raises(df.DownforceError, match="'late-braker' is not one of the six printed ones"):
            book(df.make_setup(players=3, powers=("late-braker", "cunning")))
    finally:
        del powers._powers[Late.id]


def test_an_option_that_the_engine_does_not_know_is_refused() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Newer(Options):
        rain: bool = False

    known = {field.name: getattr(Options(), field.name) for field in fields(Options)}
    dry, wet = Newer(**known), Newer(**known, rain=True)
    assert len(book(df.make_setup(players=3, options=dry))) == 1
    with pytest.raises(
        df.DownforceError, match="does not know the option rain=True; play it on the plain engine"
    ):
        book(df.make_setup(players=3, options=wet))


def opened(count: int = 4) -> tuple[Any, Any]:
    table = book(df.make_setup(players=3))
    return table, kernels.new_games(table, count, 1)


def broken(**fields: Any) -> tuple[Any, Any]:
    table, games = opened()
    for name, value in fields.items():
        games[name] = value
    return table, games


WRONG: Any = np.zeros(4)
LIST: Any = [1, 2]
READ_ONLY = opened()[1]
READ_ONLY.flags.writeable = False
BAD_INPUT: dict[str, tuple[Any, str]] = {
    "no array": (lambda: kernels.see(opened()[0], LIST), "games is an array of layout.GAME"),
    "a wrong dtype": (lambda: kernels.see(opened()[0], WRONG), "games is an array of layout.GAME"),
    "two axes": (lambda: kernels.see(opened()[0], opened()[1].reshape(2, 2)), "one axis"),
    "every second game": (lambda: kernels.see(opened()[0], opened(8)[1][::2]), "lies in pieces"),
    "no book": (lambda: kernels.see(opened()[0][:0], opened()[1]), "there is no book"),
    "a wrong book": (lambda: kernels.see(WRONG, opened()[1]), "books is an array of layout.BOOK"),
    "a book that is not there": (lambda: kernels.see(*broken(table=5)), "table is from 0 to 0"),
    "a car off the track": (lambda: kernels.see(*broken(spots=500)), "its cars stand on spots"),
    "a wrong phase": (lambda: kernels.see(*broken(phase=77)), "phase is from 0 to 9"),
    "a seat too many": (lambda: kernels.see(*broken(turn=9)), "turn is from 0 to 5"),
    "a card too many": (lambda: kernels.see(*broken(card=60)), "card is from -1 to 47"),
    "choices that are no numbers": (lambda: kernels.step(*opened(), ["a"] * 4), "choices are whole numbers"),
    "choices that are floats": (lambda: kernels.step(*opened(), [0.5] * 4), "choices are whole numbers"),
    "too few choices": (lambda: kernels.step(*opened(), [1]), r"of the shape \[4\]"),
    "a negative seed": (lambda: kernels.play(*opened(), -1, 5), "seed is a whole number"),
    "a float for a count": (lambda: kernels.new_games(opened()[0], 2.5, 1), "count is a whole number"),  # type: ignore[arg-type]
    "negative decisions": (lambda: kernels.play(*opened(), 1, -5), "decisions is a whole number"),
    "games that are over": (lambda: kernels.play(*broken(phase=layout.OVER), 1, 5), "game 0 is over"),
    "too many slips": (lambda: kernels.race(*opened(), 1, slips=1.5), "slips is a share from 0 to 1"),
    "a read-only array": (lambda: kernels.step(opened()[0], READ_ONLY, [0] * 4), "read-only"),
    "a second race first": (
        lambda: kernels.new_games(book(df.make_setup(players=2, mode="world-tour")), 1, 1, table=1),
        "games begin with the one before",
    ),
    "no table": (lambda: books([]), "there is no book without a table"),
}


@pytest.mark.parametrize("what", BAD_INPUT)
def test_bad_input_is_one_clear_error_before_any_kernel_runs(what: str) -> None:
    call, cause = BAD_INPUT[what]
    with pytest.raises(df.DownforceError, match=cause):
        call()


def test_a_wrong_choice_leaves_its_game_as_it_was_and_is_marked() -> None:
    table, games = opened()
    first = [convert.choices_in(*pair)[0] for pair in kernels.legal(table, games).tolist()]
    before = games.copy()
    refused = kernels.step(table, games, [first[0], 126, -2, 10**9])
    assert refused.tolist() == [False, True, True, True]
    assert games[0] != before[0]
    assert (games[1:] == before[1:]).all()


def test_records_have_no_padding_so_that_equal_games_have_equal_bytes() -> None:
    assert sum(field[0].itemsize for field in convert.FIELDS.values()) == layout.GAME.itemsize
