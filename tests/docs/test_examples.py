"""Every file of examples/ does what it is there for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import downforce as df
from tests.docs.blocks import ROOT
from tests.docs.test_pages import PAGES, environment, text_of

EXAMPLES = ROOT / "examples"
PROGRAMS = sorted(EXAMPLES.rglob("*.py"))
DECKS = sorted(EXAMPLES.rglob("*.deck"))
TRACKS = sorted(EXAMPLES.rglob("*.track"))


SHORT = {
    "learn_gymnasium.py": ("--steps", "4"),
    "learn_pettingzoo.py": ("--games", "1"),
}
"""Examples that learn for minutes, and how they are kept short."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def run(program: Path, folder: Path) -> str:
    """What a program prints when it is run from another folder, with warnings as errors."""
    command = [sys.executable, str(program), *SHORT.get(program.name, ())]
    env = {**environment(), "DOWNFORCE_FAST": "python"}  # nothing is compiled for so few games
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("program", PROGRAMS, ids=name_of)
def test_every_program_runs_and_leaves_nothing_behind(program: Path, tmp_path: Path) -> None:
    assert run(program, tmp_path).strip()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", [*DECKS, *TRACKS], ids=name_of)
def test_every_deck_and_track_can_be_raced_with(path: Path) -> None:
    if path in DECKS:
        deck = df.load_deck(path)
        assert (deck.name, deck.name in df.DECKS) == (path.stem, False)
        state = df.new_game(deck=deck, seed="example")
    else:
        track = df.load_track(path)
        assert (track.name, track.name in df.TRACKS) == (path.stem, False)
        state = df.new_game(track=track, seed="example")
    assert df.is_over(first_choices(state))


def first_choices(state: df.GameState) -> df.GameState:
    while not df.is_over(state):
        state, _ = df.apply(state, df.legal_actions(state, df.to_act(state)[0])[0])
    return state


def test_every_example_is_named_by_a_page() -> None:
    pages = "".join(map(text_of, PAGES))
    assert [name_of(p) for p in (*PROGRAMS, *DECKS, *TRACKS) if name_of(p) not in pages] == []


def test_the_tiny_game_is_the_one_of_the_readme(tmp_path: Path) -> None:
    readme = text_of(ROOT / "README.md")
    code = [line.split("#")[0].rstrip() for line in text_of(EXAMPLES / "tiny_game.py").splitlines()[2:]]
    assert [line for line in code if line and line not in readme] == []
    assert run(EXAMPLES / "tiny_game.py", tmp_path).startswith("1. seat ")


def test_who_watches_a_bot_sees_no_secret_of_others(tmp_path: Path) -> None:
    told = run(EXAMPLES / "watch_a_bot.py", tmp_path)
    assert "Ada places " in told
    assert "Bruno has placed a card." in told
    assert "Bruno places " not in told


def test_the_late_braker_gets_its_bonus(tmp_path: Path) -> None:
    told = run(EXAMPLES / "late_braker.py", tmp_path)
    assert told.startswith("Ada drives with late-braker.\n")
    assert "1 space more" in told


def test_twins_has_every_card_twice() -> None:
    cards = sorted(map(str, df.load_deck(EXAMPLES / "decks" / "twins.deck").regular))
    assert cards[::2] == cards[1::2]
    assert len(set(cards)) == 21


def test_my_bot_is_short_and_beats_rookie(tmp_path: Path) -> None:
    program = EXAMPLES / "my_bot.py"
    assert len(text_of(program).splitlines()) < 60
    words = run(program, tmp_path).split()
    wins, games = int(words[2]), int(words[4])
    assert games == 40
    assert wins > 20  # an equal would win 10; this by chance once in a thousand times
