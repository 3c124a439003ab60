"""Bad input: one clear line on stderr, exit code 2, nothing on stdout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from downforce.cli.app import make_app
from downforce.version import __version__
from tests.cli.robot import any_choice, run, script

REFUSED: list[tuple[str, str]] = [
    ("pley", "no command is called pley; did you mean play?"),
    ("fly", "no command is called fly; the commands are play"),
    ("play --players 3", "add --terminal to use --players; in the browser you choose at the table"),
    ("play --seed x --resume no.game", "add --terminal to use --seed and --resume; in"),
    ("play --language tlh", "no language is called “tlh”; the choices are en, es, fr, pt-BR and pt-PT"),
    ("play now", "unexpected: now"),
    ("play --terminal --speed 3", "there is no option --speed; did you mean --seed?"),
    ("play --warp 3", "there is no option --warp; see downforce play --help"),
    ("play --terminal --players", "--players needs a value"),
    ("play --terminal --seed a --seed b", "--seed is given twice"),
    ("play --terminal=perhaps", "--terminal cannot be perhaps"),
    ("play --terminal --players many", "--players takes a whole number, not many"),
    ("play --terminal --players 7", "Downforce is for 2 to 6 players, not 7"),
    ("play --terminal --players 1", "Downforce is for 2 to 6 players, not 1"),
    ("play --terminal --players 0", "1 person does not fit at a table of 0"),
    ("play --terminal --players 2 --people 3", "3 people do not fit at a table of 2"),
    ("play --terminal --players 2 --people A,B,C", "3 people do not fit at a table of 2"),
    ("play --terminal --people 0", "write a number from 1 to 6 or names"),
    ("play --terminal --people 7", "write a number from 1 to 6 or names"),
    ("play --terminal --people 99999999999999999999", "write a number from 1 to 6 or names"),
    ("play --terminal --people A,,B", "not A,,B"),
    ("play --terminal --people A,B,C,D,E,F,G", "not A,B,C,D,E,F,G"),
    ("play --terminal --people Ann,ANN", "two people are called Ann"),
    ("play --terminal --people abcdefghijklmnopqrstuvwxyz", "a name has at most 20 characters"),
    (
        "play --terminal --track monza",
        "no track is called “monza”; the choices are marina-bay and river-station",
    ),
    (
        "play --terminal --mode chaos",
        "no mode is called “chaos”; the choices are standard, beginner, long-distance and world-tour",
    ),
    (
        "play --terminal --edition tlh",
        "no edition is called “tlh”; the choices are en, es, fr, pt-PT and pt-BR",
    ),
    (
        "play --terminal --language tlh",
        "no language is called “tlh”; the choices are en, es, fr, pt-BR and pt-PT",
    ),
    ("play --terminal --option auction", "write an option as name=value, not auction"),
    (
        "play --terminal --option colour=red",
        "no rule is called colour; the choices for --option are auction, powers",
    ),
    ("play --terminal --option bets=perhaps", "bets=perhaps is not possible; the values are yes and no"),
    ("play --terminal --option lowest_bids=yes", "there is no option lowest_bids; did you mean lowest-bid?"),
    ("play --terminal --option powers=flying", "no power is called “flying”;"),
    (
        "play --terminal --level wizard",
        "no bot is called “wizard”; the choices are rookie, club, national, works and ace",
    ),
    ("play --terminal --option edition=fr", "no rule is called edition; the choices for --option are"),
    (
        "play --terminal --mode world-tour --option bets=no",
        "work in the standard game only, not with world-tour",
    ),
    ("play --terminal --mode long-distance --option bets=yes", "a long-distance race has no bets"),
    ("play --terminal --seed \udcff", "a seed is a line of plain text"),
    ("play --terminal --people \udcff", "write a number from 1 to 6 or names"),
    (
        "play --terminal --record nowhere/x.game",
        "nowhere/x.game cannot be written: there is no such file or folder",
    ),
    ("play --terminal --record .", ". cannot be written: it is a folder"),
    ("play --terminal --resume no.game", "no.game cannot be read: there is no such file or folder"),
    ("play --terminal --resume .", ". cannot be read: it is a folder"),
    ("play --terminal --resume bad.game", "bad.game:1:1: "),
    ("play --terminal --resume binary.game", "binary.game is not a Downforce game file"),
    ("play --terminal --resume over.game", "over.game is a finished game; watch it with downforce replay"),
    ("play --terminal --resume over.game --players 3 --option bets=no", "leave out --players and --option"),
    ("play --terminal --resume over.game --seed x", "leave out --seed"),
    ("replay", "FILE is missing"),
    ("replay no.game", "no.game cannot be read: there is no such file or folder"),
    ("replay .", ". cannot be read: it is a folder"),
    ("replay bad.game", "bad.game:1:1: "),
    ("replay binary.game", "binary.game is not a Downforce game file"),
    ("replay over.game twice.game", "unexpected: twice.game"),
    ("replay over.game --at -1", "--at takes a number from 0 to "),
    ("replay over.game --at 99999", "for this game, not 99999"),
    ("replay over.game --at soon", "--at takes a whole number, not soon"),
    ("replay over.game --at 3 --json", "--at and --json cannot be used together"),
    (
        "replay over.game --language tlh",
        "no language is called “tlh”; the choices are en, es, fr, pt-BR and pt-PT",
    ),
]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a finished game."""
    folder = tmp_path_factory.mktemp("finished")
    with pytest.MonkeyPatch.context() as patch:
        path = str(folder / "over.game")
        run(patch, ["--players", "2", "--people", "Ann", "--seed", "over", "--record", path], any_choice(1))
    return Path(path).read_text(encoding="utf-8")


@pytest.mark.parametrize(("line", "text"), REFUSED, ids=[line for line, _ in REFUSED])
def test_bad_input_is_one_line(
    monkeypatch: pytest.MonkeyPatch, home: Path, finished: str, line: str, text: str
) -> None:
    (home / "over.game").write_text(finished, encoding="utf-8")
    (home / "bad.game").write_text('[Game "\x1b[2Jhello\n', encoding="utf-8")
    (home / "binary.game").write_bytes(b"\xff\xfe\x00\x81")
    before = sorted(home.rglob("*"))
    command = run(monkeypatch, line.split())
    assert command.code == 2
    assert command.out == ""
    assert command.err.startswith("downforce: ")
    assert command.err.count("\n") == 1
    assert text in command.err
    assert "\x1b" not in command.err
    assert sorted(home.rglob("*")) == before  # and nothing was left behind


COMMANDS = [name for name in make_app() if not name.startswith("-")]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_and_refuses_nonsense(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert _help(name, capsys).startswith(f"Usage: downforce {name} ")
    command = run(monkeypatch, [name, "--no-such-option"])
    assert (command.code, command.out, command.err.count("\n")) == (2, "", 1)


def _help(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    from downforce.cli import main

    assert main([*command.split(), "--help"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out.strip()


def test_the_help_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(_help("", capsys).split())
    assert "opens it in your browser" in text
    assert all(name in text for name in ("play", "replay", "serve", "--no-browser", "--data"))
    options = (
        "--terminal", "--people", "--track", "--mode", "--edition", "--option", "--level", "--record",
        "--resume",
    )  # fmt: skip
    assert all(option in _help("play", capsys) for option in options)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    from downforce.cli import main

    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == __version__


def downforce(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "import sys; from downforce.cli import main; sys.exit(main())", *arguments]


def test_a_reader_that_has_seen_enough(home: Path, finished: str) -> None:
    """Like ``downforce replay over.game --json | head -n 1``."""
    (home / "over.game").write_text(finished, encoding="utf-8")
    command = subprocess.Popen(
        downforce("replay", "over.game", "--json"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert command.stdout is not None
    assert command.stderr is not None
    assert command.stdout.readline().startswith('{"number": 1, ')
    command.stdout.close()
    assert command.stderr.read() == ""
    command.stderr.close()
    assert command.wait() == 141


def test_the_program_itself_plays(home: Path) -> None:
    command = subprocess.run(
        downforce("play", "--terminal", "--people", "Ann", "--players", "2"),
        input="1\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (command.returncode, command.stderr) == (0, "")
    assert "AUCTION, LOT 2 OF 6" in command.stdout


def test_letters_that_cannot_be_read_or_written_do_no_harm(home: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = subprocess.run(
        downforce("play", "--terminal", "--edition", "pt-PT", "--players", "2"),
        input=b"Zo\xc3\xa9 \xff\n\xff\n1\n",
        capture_output=True,
        check=False,
        env=environment,
    )
    assert (command.returncode, command.stderr) == (0, b"")
    assert b"At the table: Zo?? ? and Ada." in command.stdout
    assert b"AUCTION, LOT 2 OF 6" in command.stdout


def test_the_program_without_any_word_is_the_game(home: Path) -> None:
    (home / "file").write_text("")
    environment = {**os.environ, "DOWNFORCE_DATA": str(home / "file" / "data")}
    command = subprocess.run(downforce(), capture_output=True, text=True, check=False, env=environment)
    assert (command.returncode, command.stdout) == (2, "")
    assert command.stderr.startswith("downforce: ")
    assert "cannot be written" in command.stderr


def test_help_needs_no_server() -> None:
    code = (
        "import sys; from downforce.cli import main; main(['--help']);"
        "heavy = [m for m in sys.modules if m.startswith(('downforce.server', 'sqlalchemy'))];"
        "sys.exit(bool(heavy))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_words_follow_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "tlh_QO.UTF-8")
    assert "How many opponents" in run(monkeypatch, [], script(["Ann"])).out
