"""A race in the terminal is on disk after each action, and offered at the next start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from downforce.cli.terminal.keeper import Keeper
from downforce.notation import read_game
from tests.cli.robot import any_choice, run, script

ASKED = [f"--{words}" for words in ("players=3", "people=Ann", "seed=cut")]


@pytest.fixture
def data(home: Path) -> Path:
    return home / "data"


def kept(data: Path) -> list[str]:
    return sorted(path.name for path in data.glob("*")) if data.exists() else []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_window_that_is_closed_keeps_the_race(data: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "downforce", "play", "--terminal", "--data", str(data), *ASKED]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("1\n1\n")  # two bids
        game.stdin.flush()
        said = ""
        while "LOT 3" not in said:
            said += game.stdout.read(1)
        game.send_signal(number)
    assert game.returncode in (128 + number, -number)
    record = read_game(data / "unfinished-1.dfg")
    assert len([action for action in record.actions if action.seat == 0]) == 2
    assert Keeper(data).unfinished() == [data / "unfinished-1.dfg"]


def test_a_race_that_was_cut_short_is_offered_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    where = ["--data", str(data)]
    run(monkeypatch, [*ASKED, *where], script("11"))
    assert kept(data) == ["unfinished-1.dfg"]
    game = run(monkeypatch, where, script([""], any_choice(1)))
    assert "A race was cut short at 20" in game.out
    assert "2 decisions have been made" not in game.asked[0]
    assert "THE RESULT" in game.out
    assert kept(data) == [], "a race that is over needs no file"


def test_a_race_that_is_not_wanted_is_set_aside(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    where = ["--data", str(data)]
    run(monkeypatch, [*ASKED, *where], script("11"))
    game = run(monkeypatch, where, script(["no"]))
    assert "It stays in" in game.out
    assert kept(data) == ["left-1.dfg"]
    assert "cut short" not in run(monkeypatch, where).out


def test_who_asks_for_a_new_race_is_only_told(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    where = ["--data", str(data)]
    run(monkeypatch, [*ASKED, *where], script("11"))
    game = run(monkeypatch, [*ASKED, *where], script("1"))
    assert f"downforce play --terminal --resume {data / 'unfinished-1.dfg'}" in game.out
    assert "Continue it?" not in game.out
    assert kept(data) == ["unfinished-1.dfg", "unfinished-2.dfg"]


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot ask whether a process is alive")
def test_a_race_that_another_window_plays_is_not_offered(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    where = ["--data", str(data)]
    run(monkeypatch, [*ASKED, *where], script("11"))
    (data / "unfinished-1.pid").write_text(str(os.getppid()), encoding="ascii")
    assert Keeper(data).unfinished() == []


def test_a_race_left_on_purpose_is_not_offered(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    run(monkeypatch, [*ASKED, "--data", str(data)], script(["1", "1", "quit", "yes"]))
    assert kept(data) == []


def test_a_file_that_was_named_is_kept_up_to_date(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    lengths = []

    def answer(screen: str) -> str | None:
        if (file := home / "a.dfg").exists():
            lengths.append(len(read_game(file).actions))
        return "1" if len(lengths) < 3 else None

    run(monkeypatch, [*ASKED, "--record", str(home / "a.dfg")], answer)
    assert lengths == sorted({*lengths})
    assert not list(home.glob("*.new"))


def test_help_is_no_name(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    game = run(monkeypatch, [], script(["help", "?", "Bo"]))
    assert game.out.count("Type a name, or only Enter") == 2
    assert "opponents" in game.asked[-1]


def test_a_card_is_played_bottom_up_with_an_r(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """With Tricky: each card has one line, so that the list stays on a small screen."""
    choose, done = any_choice(2), {"at": False}

    def answer(screen: str) -> str | None:
        if done["at"]:
            return None
        if "add r to a number" in screen.lower() and screen.endswith("? "):
            done["at"] = True
            return "2r"
        return choose(screen)

    options = ["--mode", "beginner", "--option", "powers=tricky"]
    game = run(monkeypatch, [*ASKED, *options, "--record", "r.dfg"], answer)
    assert done["at"], game.out[-2000:]
    last = [action for action in map(str, read_game("r.dfg").actions) if action.startswith("0 play")][-1]
    assert last.endswith("reverse"), last
