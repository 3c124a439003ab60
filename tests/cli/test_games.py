"""Whole games at the keyboard, from the first question to the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from downforce.notation import read_game
from downforce.rules.options import MODES
from tests.cli.robot import any_choice, run, script

GOALS = {
    "standard": ("with $",),
    "beginner": ("is home first!", "is farthest ahead!"),
    "long-distance": ("is farthest ahead!",),
    "world-tour": ("with $",),
}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_game(monkeypatch: pytest.MonkeyPatch, home: Path, mode: str, players: int) -> None:
    arguments = ["play", "--terminal", "--mode", mode, "--seed", f"{mode} {players}", "--record", "it.game"]
    answer = script(["Ann", str(players - 1)], any_choice(players))
    game = run(monkeypatch, arguments, answer)
    assert (game.code, game.err) == (0, "")
    result = game.out[game.out.index("THE RESULT") :]
    assert any(goal in result for goal in GOALS[mode])
    assert "Ann" in result
    record = read_game(home / "it.game")
    assert record.end.is_over
    assert record.setup.players == players
    assert record.names[0] == "Ann"
    assert record.setup.options.mode == mode


def test_the_race_now_game_needs_only_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, [], any_choice(0))
    assert game.code == 0
    assert game.asked[0].endswith("Your name on the score sheet? (Enter for Rookie) ")
    assert game.asked[1].endswith("How many opponents, 1 to 5? (Enter for 3) ")
    assert "AUCTION, LOT 1 OF 6" in game.asked[2]
    assert "At the table: Rookie, Ada, Bruno and Carmen." in game.out
    assert "THE RESULT" in game.out


def test_the_same_seed_and_answers_give_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["--players", "3", "--people", "Ann", "--seed", "twice"]
    first, second = (run(monkeypatch, arguments, any_choice(3)).out for _ in range(2))
    assert first == second
    assert "This deal again: --seed twice" in first


def test_the_level_of_the_bots_can_be_picked(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    levels = {}
    for level in ("rookie", "club", "works"):
        path = f"{level}.game"
        arguments = ["--players", "3", "--people", "Ann", "--seed", "s", "--level", level, "--record", path]
        assert run(monkeypatch, ["play", "--terminal", *arguments], any_choice(3)).code == 0
        levels[level] = read_game(home / path)
    assert [record.headers["Bot"] for record in levels.values()] == [*levels]
    assert len({record.actions for record in levels.values()}) == 3


@pytest.mark.parametrize("columns", [40, 80])
def test_lines_fit_the_screen(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    arguments = ["--players", "6", "--people", "A name of twenty let", "--seed", "narrow"]
    game = run(monkeypatch, arguments, any_choice(1))
    assert game.code == 0
    assert max(map(len, game.out.splitlines())) <= columns


@pytest.mark.parametrize("edition", ["en", "es", "fr", "pt-PT", "pt-BR"])
def test_money_looks_as_the_edition_prints_it(monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    arguments = ["--players", "2", "--people", "Ann", "--edition", edition, "--seed", "money"]
    game = run(monkeypatch, arguments, any_choice(2))
    sign = {"pt-PT": "€12M", "pt-BR": "$12 mi"}.get(edition, "$12M")
    assert game.code == 0
    assert sign in game.out


def test_options_on_the_command_line_are_played(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    arguments = ["--players", "3", "--people", "Ann", "--option", "bets=no", "--option", "powers=no"]
    game = run(monkeypatch, [*arguments, "--track", "river-station", "--record", "x.game"], any_choice(4))
    assert game.code == 0
    assert "BET 1" not in game.out
    assert "River Station, standard game." in game.out
    assert str(read_game(home / "x.game").setup.options) == "en standard powers=none bets=no"


def test_a_world_tour_tells_both_races(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["--mode", "world-tour", "--players", "4", "--people", "Ann", "--seed", "tour"]
    out = run(monkeypatch, arguments, any_choice(5)).out
    assert "The race is over." in out
    assert "On to race 2, at River Station." in out
    assert "Race 1, Marina Bay:" in out[out.index("THE RESULT") :]


def test_the_sums_of_the_result_are_right(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    arguments = ["--players", "3", "--people", "Ann", "--seed", "sums", "--record", "sums.game"]
    out = run(monkeypatch, arguments, any_choice(6)).out
    rows = [line.strip() for line in out[out.index("THE RESULT") :].splitlines()]
    money = dict(
        pair.split(":") for pair in read_game(home / "sums.game").result.partition(" won ")[0].split()
    )
    for seat, name in enumerate(("Ann", "Ada", "Bruno")):
        total = next(row for row in rows if f". {name}: " in row)
        assert total.endswith(f": {_dollars(int(money[str(seat)]))}")
        parts = [row.split()[1].rstrip(":") for row in rows[rows.index(total) + 1 :][:6] if row[:4] in HEADS]
        assert sum(map(_millions, parts[:3])) == int(money[str(seat)])


HEADS = ("Priz", "Bets", "Auct")


def _dollars(millions: int) -> str:
    return f"{'−' if millions < 0 else ''}${abs(millions)}M"


def _millions(text: str) -> int:
    return int(text.replace("$", "").replace("M", "").replace("−", "-"))
