"""Finding bots: by name, in a file, by entry point; and every way in which that can go wrong."""

from __future__ import annotations

import pickle
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

import downforce as df
from downforce.arena import DEFAULT_BOT, BotError, Entrant, find_bot
from downforce.arena import bots as bots_module
from downforce.arena.bots import known_bots
from downforce.model.errors import UnknownName
from tests.arena.jobs import FIRST_BOT


def file(folder: Path, text: str, name: str = "my_bot.py") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def chosen(entrant: Entrant) -> df.Action:
    """What a bot does first."""
    seen = df.view(df.new_game(players=3, seed="first"), df.Seat(0))
    return entrant.make().choose(seen, seen.legal, Random(1))


def first() -> df.Action:
    return df.view(df.new_game(players=3, seed="first"), df.Seat(0)).legal[0]


@pytest.mark.parametrize("name", df.BOTS)
def test_every_bot_of_the_ladder_is_found_by_name(name: str) -> None:
    assert find_bot(name) == Entrant(name)
    assert find_bot(name).make() is df.BOTS[name]


def test_who_plays_unless_told_otherwise() -> None:
    assert DEFAULT_BOT in df.BOTS


def test_a_bot_in_a_file(tmp_path: Path) -> None:
    entrant = find_bot(file(tmp_path, FIRST_BOT))
    assert entrant.name == "my_bot"
    assert chosen(entrant) == first()


def test_one_of_several_bots_in_a_file(tmp_path: Path) -> None:
    path = file(tmp_path, FIRST_BOT + FIRST_BOT.replace("First", "Last").replace("[0]", "[-1]"))
    assert find_bot(f"{path}:First").name == "my_bot:First"
    assert chosen(find_bot(f"{path}:First")) == first()
    assert chosen(find_bot(f"{path}:Last")) != first()


def test_an_object_in_a_file(tmp_path: Path) -> None:
    path = file(tmp_path, FIRST_BOT + "\nready = First()\n")
    entrant = find_bot(f"{path}:ready")
    assert entrant.make() is entrant.make()
    assert chosen(entrant) == first()


def test_a_bot_may_import_the_files_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    file(tmp_path, "PICK = 0\n", "beside_my_bot.py")
    path = file(tmp_path, "from beside_my_bot import PICK\n" + FIRST_BOT.replace("[0]", "[PICK]"))
    assert chosen(find_bot(path)) == first()


def test_a_bot_travels_as_its_text(tmp_path: Path) -> None:
    entrant = find_bot(file(tmp_path, FIRST_BOT))
    (tmp_path / "my_bot.py").unlink()
    elsewhere = Entrant.from_json(pickle.loads(pickle.dumps(entrant)).as_json())
    assert chosen(elsewhere) == first()
    assert str(tmp_path) not in str(elsewhere.as_json())


def test_a_bot_of_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "theirs": EntryPoint("theirs", f"{__name__}:Theirs", "downforce.bots"),
        "broken": EntryPoint("broken", "no.such.module:Bot", "downforce.bots"),
    }
    monkeypatch.setattr(bots_module, "_installed", lambda: points)
    assert known_bots() == (*df.BOTS, "theirs", "broken")
    assert chosen(find_bot("theirs")) == first()
    with pytest.raises(BotError, match="ModuleNotFoundError"):
        find_bot("broken").make()


class Theirs:
    """A bot as another package would have it."""

    def choose(self, view: df.View, legal: tuple[df.Action, ...], rng: Random) -> df.Action:
        return legal[0]


REFUSED = [
    ("x = 1", "", "no class with a method choose"),
    ("def choose(view, legal, rng): ...", "", "no class with a method choose"),
    ("from downforce.bots.base import Bot", "", "no class with a method choose"),
    (FIRST_BOT + FIRST_BOT.replace("First", "Fast"), "", "several bots; name one, such as my_bot.py:Fast"),
    (FIRST_BOT, ":Third", "there is no Third in my_bot.py"),
    (FIRST_BOT + "x = 1\n", ":x", "it has no method choose"),
    ("def:", "", "SyntaxError"),
    ("import no_such_module", "", "ModuleNotFoundError"),
    ("raise KeyError('at once')", "", "KeyError: 'at once'"),
    (FIRST_BOT.replace("def choose", "def __init__(self, x): ...\n    def choose"), "", "TypeError"),
]


@pytest.mark.parametrize(("text", "suffix", "cause"), REFUSED, ids=[cause for *_, cause in REFUSED])
def test_a_file_without_a_bot_is_refused(tmp_path: Path, text: str, suffix: str, cause: str) -> None:
    path = file(tmp_path, text)
    with pytest.raises(BotError) as caught:
        find_bot(path + suffix)
    assert cause in caught.value.cause
    again: BotError = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)


def test_a_file_that_is_not_there_and_a_name_nobody_has(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="No such file"):
        find_bot(str(tmp_path / "nothing.py"))
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe\x00\x81")
    with pytest.raises(BotError, match="not a text file"):
        find_bot(str(tmp_path / "binary.py"))
    with pytest.raises(UnknownName, match="no bot is called 'schumi'"):
        find_bot("schumi")
