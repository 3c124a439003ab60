"""A game file told play by play."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import downforce as df
from downforce.bots import BOTS
from downforce.i18n import load
from downforce.model.ids import CARS, Car
from downforce.notation import GameRecord, write_game
from downforce.notation.plain import kebab, plain
from downforce.rules.events import EVENTS, RevealedBid
from downforce.rules.game import opening
from downforce.rules.view import view
from tests.cli.robot import run

NAMES = ("Ann", "Bo", "Cy")


@pytest.fixture
def record() -> GameRecord:
    """A whole game by bots."""
    from random import Random

    game = GameRecord(setup=df.make_setup(players=3, mode="world-tour"), seed="replay", names=NAMES)
    state, rng, actions = game.start, Random(1), []
    while not state.is_over:
        seen = view(state, state.asked[0])
        actions.append(BOTS["rookie"].choose(seen, seen.legal, rng))
        state = df.apply(state, actions[-1]).state
    return replace(game, actions=tuple(actions))


def test_every_event_is_told_in_order(monkeypatch: pytest.MonkeyPatch, record: GameRecord) -> None:
    write_game(record, "it.game")
    command = run(monkeypatch, ["replay", "it.game"])
    assert (command.code, command.err) == (0, "")
    lines = command.out.splitlines()
    assert lines[:2] == [
        "Marina Bay and River Station, World Tour, English edition.",
        "Players: Ann, Bo and Cy.",
    ]
    told = " ".join(command.out.split())
    at = 0
    events = [*opening(record.setup, record.deal).events, *(e for p in record.replay() for e in p.events)]
    for event in events:
        for row in load("en").event(event, NAMES).split("\n"):
            at = told.index(row, at)
    numbers = [int(line[:4]) for line in lines if line[:4].strip().isdecimal() and line[4:6] == ". "]
    assert numbers == [*range(1, len(record.actions) + 1)]
    assert "1. " in lines[-20:][0] or any(line.startswith("1. ") for line in lines[-30:])


def test_lines_of_a_replay_fit_the_screen(monkeypatch: pytest.MonkeyPatch, record: GameRecord) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    write_game(record, "it.game")
    assert max(map(len, run(monkeypatch, ["replay", "it.game"]).out.splitlines())) <= 40


def test_an_unfinished_game_says_so(monkeypatch: pytest.MonkeyPatch, record: GameRecord) -> None:
    write_game(replace(record, actions=record.actions[:5]), "half.game")
    command = run(monkeypatch, ["replay", "half.game"])
    assert command.code == 0
    assert command.out.endswith("The game stops here, unfinished.\n")


def test_a_position_in_the_middle(monkeypatch: pytest.MonkeyPatch, record: GameRecord) -> None:
    write_game(record, "it.game")
    last = len(record.actions)
    for at in (0, 1, 60, last):
        out = run(monkeypatch, ["replay", "it.game", "--at", str(at)]).out
        assert out.endswith(f"\n{record.at(at)}\n")
        assert re.search(rf" of {last}\)?:", out)
        assert all(load("en").car(car) in out for car in CARS)
    assert "Before the first action (0 of" in run(monkeypatch, ["replay", "it.game", "--at", "0"]).out
    assert "The game is over." in out


def test_json_has_an_object_for_every_action(monkeypatch: pytest.MonkeyPatch, record: GameRecord) -> None:
    write_game(record, "it.game")
    rows = [json.loads(line) for line in run(monkeypatch, ["replay", "it.game", "--json"]).out.splitlines()]
    assert [row["action"] for row in rows] == [str(action) for action in record.actions]
    assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]
    assert [row["seat"] for row in rows] == [action.seat for action in record.actions]
    assert rows[-1]["state"] == str(record.end)
    events = [event for row in rows for event in row["events"]]
    assert events[0]["event"] == "bid-placed"
    assert events[0]["text"].startswith("Ann places ")
    assert {event["event"] for event in events} <= {kebab(kind.__name__) for kind in EVENTS}
    revealed = next(event for event in events if event["event"] == "bids-revealed")
    assert {"seat", "card", "declared", "amount"} == set(revealed["bids"][0])
    assert revealed["car"] in [car.letter for car in CARS]


def test_things_as_json() -> None:
    deck = df.DECKS["classic"]
    assert plain(RevealedBid(df.Seat(1), deck.cards[0], False, None)) == {
        "seat": 1,
        "card": "A1",
        "declared": False,
        "amount": None,
    }
    space = df.TRACKS["marina-bay"].cells[0]
    assert plain((space, (Car.RED,), "x")) == [space.name, ["R"], "x"]
    assert [kebab(name) for name in ("LotOpened", "BidPlaced", "Bid")] == ["lot-opened", "bid-placed", "bid"]


def test_names_from_a_strangers_file_are_harmless(
    monkeypatch: pytest.MonkeyPatch, record: GameRecord
) -> None:
    names = ("\x1b[2JAnn", "x" * 3000, "")
    write_game(replace(record, actions=record.actions[:3], names=names), "evil.game")
    out = run(monkeypatch, ["replay", "evil.game"]).out
    assert "\x1b" not in out
    assert f"Players: [2JAnn, {'x' * 20} and Player 3." in out


def test_a_file_without_names(monkeypatch: pytest.MonkeyPatch, record: GameRecord) -> None:
    write_game(replace(record, actions=(), names=()), "plain.game")
    assert "Players: Player 1, Player 2 and Player 3." in run(monkeypatch, ["replay", "plain.game"]).out


def test_a_file_by_another_program_can_be_resumed(
    monkeypatch: pytest.MonkeyPatch, home: Path, record: GameRecord
) -> None:
    """Nothing says who is a person: then the first seat is, and the bot is our usual one."""
    odd = replace(record, actions=record.actions[:3], headers={"People": "9 x", "Bot": "hal"})
    write_game(odd, "other.game")
    out = run(monkeypatch, ["--resume", "other.game"]).out
    assert "Bo and Cy are bots." in out
    assert "AUCTION, LOT 2 OF 6" in out
