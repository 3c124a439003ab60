"""``downforce track``: drawing, checking and listing circuits, and every way in which it refuses."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from downforce.cli.track import track_app
from downforce.content import TRACKS
from downforce.drawing import figures
from tests.cli.robot import run

ROOT = Path(__file__).parent.parent.parent
OVAL = (ROOT / "tests/data/tracks/oval.track").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def files(home: Path) -> Path:
    """A track, some that are none, and a folder."""
    shutil.copy(ROOT / "tests/data/tracks/oval.track", home)
    (home / "bad.track").write_text(OVAL.replace("straight", "strait", 1), encoding="utf-8")
    (home / "open.track").write_text(OVAL.replace("radius 3", "radius 2", 1), encoding="utf-8")
    (home / "escape.track").write_text("\x1b[2Jtrack\ntrack x\n", encoding="utf-8")
    (home / "binary.track").write_bytes(b"\xff\xfe\x00\x81")
    (home / "empty.track").write_text("", encoding="utf-8")
    (home / "folder.track").mkdir()
    return home


def test_a_map_is_written(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    command = run(monkeypatch, ["track", "draw", "marina-bay", "-o", "map.svg"])
    assert (command.code, command.err) == (0, "")
    assert command.out == "Marina Bay is drawn in map.svg\n"
    text = (home / "map.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    track = TRACKS["marina-bay"]
    assert text.count("data-cell=") == len(track.cells)
    for words in (
        "GRAND PRIX CIRCUIT",
        "Betting line",
        "Finish line",
        "5 lane widths",
        f"{len(track.cells)} spaces",
    ):
        assert words in text
    assert ">1a1</text>" not in text


def test_without_a_file_the_map_is_printed(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    command = run(monkeypatch, ["track", "draw", "oval.track"])
    assert (command.code, command.err) == (0, "")
    run(monkeypatch, ["track", "draw", "oval.track", "--output", "map.svg"])
    assert (home / "map.svg").read_text(encoding="utf-8") == command.out


def test_a_map_with_the_names_of_the_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    text = run(monkeypatch, ["track", "draw", "river-station@1", "--cells"]).out
    assert all(f">{cell.name}</text>" in text for cell in TRACKS["river-station"].cells)


def test_a_map_without_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    with_title = run(monkeypatch, ["track", "draw", "oval.track", "--title"]).out
    without = run(monkeypatch, ["track", "draw", "oval.track", "--no-title"]).out
    assert "title-block" in with_title
    assert "title-block" not in without
    assert "<text" not in without
    assert with_title == run(monkeypatch, ["track", "draw", "oval.track"]).out


def test_a_board_as_json(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    command = run(monkeypatch, ["track", "draw", "oval.track", "--json"])
    assert (command.code, command.err) == (0, "")
    data = json.loads(command.out)
    assert (data["track"], len(data["cells"]), len(data["betting_lines"])) == ("oval", 28, 3)
    command = run(monkeypatch, ["track", "draw", "oval.track", "--json", "-o", "oval.json"])
    assert command.out == "The board of The Oval is written to oval.json\n"
    assert json.loads((home / "oval.json").read_text(encoding="utf-8")) == data


def test_a_good_track_is_ok(monkeypatch: pytest.MonkeyPatch) -> None:
    command = run(monkeypatch, ["track", "check", "oval.track"])
    assert (command.code, command.err) == (0, "")
    assert command.out == "ok: The Oval, oval@1: 28 spaces, 8 steps per lap, 2 lanes, no squeeze\n"
    command = run(monkeypatch, ["track", "check", "river-station"])
    assert command.out.startswith("ok: River Station, river-station@1: ")


@pytest.mark.parametrize(
    "path", sorted((ROOT / "examples/tracks").glob("*.track")), ids=lambda path: path.name
)
def test_every_example_is_ok(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    command = run(monkeypatch, ["track", "check", str(path)])
    assert (command.code, command.err) == (0, "")
    assert command.out.startswith("ok: ")
    assert path.name == command.out.split("@")[0].split(", ")[-1] + ".track"


def test_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    command = run(monkeypatch, ["track", "list"])
    assert (command.code, command.err) == (0, "")
    heading, *rows = command.out.splitlines()
    assert heading.split() == ["name", "title", "version", "spaces", "lap", "lanes", "squeezes"]
    assert [row.split()[0] for row in rows] == [*TRACKS]
    cells, lap, fewest, most, squeezes = map(str, figures(TRACKS["marina-bay"]))
    assert rows[0].split() == ["marina-bay", "Marina", "Bay", "1", cells, lap, f"{fewest}-{most}", squeezes]
    assert len({len(row) for row in (heading, *rows)}) == 1  # in columns


def test_the_list_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = json.loads(run(monkeypatch, ["track", "list", "--json"]).out)
    assert [f"{row['name']}@{row['version']}" for row in rows] == [*TRACKS.versions()]
    known = figures(TRACKS["river-station"])
    assert rows[1] == {
        "name": "river-station",
        "title": "River Station",
        "version": 1,
        "cells": known.cells,
        "lap": known.lap,
        "fewest-lanes": 1,
        "most-lanes": 3,
        "squeezes": 1,
    }


REFUSED: list[tuple[str, str]] = [
    ("track fly", "no command is called fly; the commands are draw, check and list"),
    ("track drew", "no command is called drew; did you mean track draw?"),
    ("track draw", "CIRCUIT is missing"),
    ("track draw monza", "no track is called “monza”; the choices are marina-bay and river-station"),
    ("track draw marina-bay@9", "no track is called “marina-bay@9”;"),
    ("track draw no.track", "no.track cannot be read: there is no such file or folder"),
    ("track draw some/where", "some/where cannot be read: there is no such file or folder"),
    ("track draw folder.track", "folder.track cannot be read: it is a folder"),
    ("track draw binary.track", "binary.track is not a Downforce track file"),
    ("track draw bad.track", "bad.track:9: a line cannot start with 'strait';"),
    ("track draw oval.track -o", "--output needs a value"),
    ("track draw oval.track -o nowhere/map.svg", "nowhere/map.svg cannot be written: there is no such file"),
    ("track draw oval.track -o folder.track", "folder.track cannot be written: it is a folder"),
    ("track draw oval.track -o ./oval.track", "oval.track is the track itself; choose another file"),
    ("track draw oval.track oval.track", "unexpected: oval.track"),
    (
        "track draw oval.track --json --cells",
        "--json gives the whole board; leave out --cells and --no-title",
    ),
    ("track draw oval.track --json --no-title", "--json gives the whole board;"),
    ("track draw oval.track --no-cells", "there is no option --no-cells; did you mean --cells?"),
    ("track draw oval.track --language tlh", "no language is called “tlh”; the choices are en, es, fr"),
    ("track check", "CIRCUIT is missing"),
    ("track check monza", "no track is called “monza”;"),
    ("track check no.track", "no.track cannot be read: there is no such file or folder"),
    ("track check folder.track", "folder.track cannot be read: it is a folder"),
    ("track check binary.track", "binary.track is not a Downforce track file"),
    ("track check empty.track", "empty.track is not a Downforce track file"),
    ("track check bad.track", "bad.track:9: a line cannot start with 'strait';"),
    ("track check open.track", "the track does not close: its end lies "),
    ("track check escape.track", "escape.track:1: a line cannot start with"),
    ("track check oval.track --language tlh", "no language is called “tlh”; the choices are en, es, fr"),
    ("track list all", "unexpected: all"),
    (
        "track list --language tlh",
        "no language is called “tlh”; the choices are en, es, fr, pt-BR and pt-PT",
    ),
]


@pytest.mark.parametrize(("line", "text"), REFUSED, ids=[line for line, _ in REFUSED])
def test_bad_input_is_one_line(monkeypatch: pytest.MonkeyPatch, home: Path, line: str, text: str) -> None:
    before = {path: path.stat().st_size for path in home.rglob("*")}
    command = run(monkeypatch, line.split())
    assert command.code == 2
    assert command.out == ""
    assert command.err.startswith("downforce: ")
    assert command.err.count("\n") == 1
    assert text in command.err
    assert "\x1b" not in command.err
    assert {path: path.stat().st_size for path in home.rglob("*")} == before


def test_every_command_is_among_them_and_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    from downforce.cli import main

    commands = [name for name in track_app if not name.startswith("-")]
    assert sorted(commands) == ["check", "draw", "list"]
    assert {line.split()[1] for line, _ in REFUSED} >= {*commands}
    for name in commands:
        assert main(["track", name, "--help"]) == 0
        assert capsys.readouterr().out.strip().startswith(f"Usage: downforce track {name}")
    assert main(["track"]) == 0
    assert "Draw, check and list circuits." in capsys.readouterr().out
