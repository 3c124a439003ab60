"""The circuit as a picture in the terminal, alone and beside the text."""

from __future__ import annotations

import io
import re

import pytest

import downforce as df
from downforce.cli.terminal.circuit import picture
from downforce.cli.terminal.console import Console
from downforce.cli.terminal.screen import Screen
from downforce.i18n import load
from downforce.model.ids import CARS
from downforce.rules.view import view
from tests.cli.robot import any_choice, run
from tests.cli.test_terminal import NAMES, Terminal, printed

STYLE = re.compile("\x1b\\[[0-9;]*m")
SIZES = [(20, 10), (38, 20), (64, 24), (88, 30)]


def on_the_grid(track: str) -> Screen:
    state = df.new_game(players=4, track=track, mode="beginner", seed="map")
    return Screen(load("en"), view(state, df.Seat(0)), NAMES)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("track", df.TRACKS)
def test_every_car_is_on_a_picture_of_any_size(track: str, size: tuple[int, int]) -> None:
    width, height = size
    rows = picture(on_the_grid(track), width, height, colour=False)
    assert sorted(re.findall("[A-Z]", "".join(rows))) == sorted("KBGYOR")
    assert len(rows) <= height + 1
    assert max(map(len, rows)) <= width + 2
    assert all(
        letter == " " or letter in "KBGYOR" or 0x2800 < ord(letter) < 0x2900 for letter in "".join(rows)
    )


def test_colours_say_nothing_that_letters_do_not() -> None:
    screen = on_the_grid("marina-bay")
    plain, coloured = (picture(screen, 60, 20, colour=colour) for colour in (False, True))
    assert [STYLE.sub("", row) for row in coloured] == plain
    assert "\x1b" not in "".join(plain)
    assert all(row.endswith("\x1b[0m") for row in coloured if "\x1b" in row)


def test_cars_side_by_side_do_not_hide_each_other() -> None:
    screen = on_the_grid("marina-bay")
    cell = screen.view.state.cars.cells[CARS[0]]
    rows = picture(screen, 20, 10, colour=False, ends={cell: "7"})
    assert sorted(re.findall("[A-Z7]", "".join(rows))) == sorted("7KBGYOR")


def test_a_picture_is_printed_to_the_right_of_the_text() -> None:
    it = Console(io.StringIO(), Terminal(), width=100)
    with it.beside(["##", "#\x1b[1m#\x1b[0m", "##"]):
        it.heading("a turn")
        it.say("some words")
    it.say("after it")
    rows = [STYLE.sub("", row).rstrip() for row in printed(it).splitlines()]
    assert rows == [f"{text:62}##" for text in ("", "A TURN", "some words")] + ["after it"]


@pytest.mark.parametrize(
    ("width", "linear", "terminal", "expected"),
    [
        (100, False, "xterm", True),
        (99, False, "xterm", False),
        (160, True, "xterm", False),
        (160, False, "dumb", False),
    ],
)
def test_the_picture_is_for_wide_terminals_and_not_for_screen_readers(
    monkeypatch: pytest.MonkeyPatch, width: int, linear: bool, terminal: str, expected: bool
) -> None:
    monkeypatch.setenv("TERM", terminal)
    it = Console(io.StringIO(), Terminal(), width=width, linear=linear)
    assert (it.picture_size is not None) is expected
    assert Console(io.StringIO(), io.StringIO(), width=width).picture_size is None, "a file"


def test_a_reader_without_pictures_is_told_what_else_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    choose, typed = any_choice(3), {"map": False}

    def answer(screen: str) -> str | None:
        if "Which card do you play" in screen:
            done, typed["map"] = typed["map"], True
            return None if done else "map"
        return choose(screen)

    game = run(monkeypatch, ["--players", "3", "--people", "Ann", "--seed", "x", "--linear"], answer)
    assert "There is no map here; order says where the cars are." in game.out
