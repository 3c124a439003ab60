"""Whole games told as text: byte for byte what tests/data/plays holds. ``make golden`` writes them again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

import downforce as df
from downforce.rules.actions import ACTIONS
from downforce.rules.events import EVENTS
from downforce.rules.text import read_deal
from tests import golden
from tests.rules.helpers import position

SHOWN = 16
"""Lines of a difference that are printed; the rest is seen best with git after `make golden`."""


def stored(name: str) -> str:
    return (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def difference(old: str, new: str) -> str:
    """The first lines that differ, cut to the width of a screen."""
    lines = unified_diff(old.splitlines(), new.splitlines(), "stored", "now", n=1, lineterm="")
    return "\n".join(line if len(line) <= 160 else f"{line[:157]}..." for line in islice(lines, SHOWN))


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_game_is_told_as_before(name: str) -> None:
    old, new = stored(name), golden.told(name)
    if old != new:
        pytest.fail(
            f"{name} differs; see the diff after `make golden`\n{difference(old, new)}", pytrace=False
        )


def test_a_difference_is_short() -> None:
    old = "\n".join(map(str, range(99)))
    told = difference(old, old.replace("50\n", "50 and more\n"))
    assert told.splitlines()[3:] == [" 49", "-50", "+50 and more", " 51"]
    assert len(difference(old, "x" * 999).splitlines()) <= SHOWN
    assert max(map(len, difference(old, "x" * 999).splitlines())) <= 160


def test_there_is_a_file_for_every_mode_and_number_of_players_and_no_other() -> None:
    names = {f"{mode}-{players}" for mode in df.MODES for players in range(2, 7)}
    assert {path.name for path in golden.FOLDER.iterdir()} == {f"{name}.txt" for name in names}
    assert set(golden.EDITIONS.values()) == set(df.EDITIONS)


def test_the_files_stay_small_enough_to_read_a_diff() -> None:
    assert sum(path.stat().st_size for path in golden.FOLDER.iterdir()) < 1_500_000


def test_together_they_show_every_event_action_and_phase() -> None:
    text = "\n".join(map(stored, golden.NAMES))
    assert set(re.findall(r"(?m)^- (\w+)", text)) == {event.__name__ for event in EVENTS}
    assert set(re.findall(r"(?m)^\d+\. ([a-z-]+) \d(?:/\d)*$", text)) == set(df.Phase) - {"over"}
    assert len(set(re.findall(r"(?m)^> \d ([a-z-]+)", text))) == len(ACTIONS)
    for word in ("reverse", "declared", "swap none|swap [a-z]+", "bonus [KBGYOR] none"):
        assert re.search(rf"(?m)^> \d .*({word})$", text), word


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_file_is_enough_to_play_the_game_again(name: str) -> None:
    """What is written is what was played: the deal, each choice and what was open, the positions, the end."""
    text, setup = stored(name), golden.table(name)
    deal = tuple(read_deal(line, setup.deck) for line in re.findall(r"(?m)^deal (.*)$", text))
    state = df.opening(setup, deal).state
    decisions = [block.splitlines() for block in text.split("\n\n") if re.match(r"\d+\. ", block)]
    for lines in decisions:
        (chosen,) = (line[2:] for line in lines if line.startswith("> "))
        for line in lines:
            if line.startswith("state "):
                assert position(line.removeprefix("state ")) == state
        action = df.parse_action(state, chosen)
        assert {str(a) for a in df.legal_actions(state, action.seat)} == set(written_actions(lines))
        state = df.apply(state, action).state
    assert f"\nover\nstate {state}\n1. seat {df.standings(state).winners[0]} " in text


def written_actions(lines: list[str]) -> Iterator[str]:
    """The legal actions of a decision, each as its own text again."""
    for line in lines:
        if line.startswith("  "):
            head, colon, rest = line.strip().partition(": ")
            yield from (f"{head} {word}" for word in rest.split(", ")) if colon else (head,)


@pytest.mark.parametrize("name", [name for name in golden.NAMES if name[-1] in "23"])
def test_each_view_is_told_in_full_by_the_state_and_its_differences(name: str) -> None:
    for block in stored(name).split("\n\n"):
        rows = [line.partition(" ") for line in block.splitlines()]
        state = next((position(rest) for key, _, rest in rows if key == "state"), None)
        views = [rest for key, _, rest in rows if key == "view"]
        if state is None or state.is_over:
            assert not views
            continue
        assert len(views) == state.players
        for text in views:
            seat, _, differs = text.partition(" ")
            shown, *hidden = differs.split(", no ")
            fields = golden.fields_of(str(state)) | dict(word.split("=", 1) for word in shown.split())
            asked = "/".join(map(str, state.asked))
            seen = golden.fields_of(str(df.view(state, df.Seat(int(seat)))))
            assert {k: v for k, v in fields.items() if k not in hidden} | {
                "seat": seat,
                "asked": asked,
            } == seen


def test_a_game_file_once_written_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "GAMES", tmp_path)
    monkeypatch.setattr(golden, "game_names", lambda: ("standard-en", "given-deal"))
    (golden.GAMES / "standard-en.dfg").write_text("old", encoding="utf-8")
    golden.main(["--games"])
    assert (golden.GAMES / "standard-en.dfg").read_text(encoding="utf-8") == "old"
    assert (golden.GAMES / "given-deal.dfg").read_text(encoding="utf-8").startswith('[Game "downforce 1"]\n')
