"""Several people at one keyboard: nobody sees what is not theirs to see."""

from __future__ import annotations

import re
from itertools import cycle

import pytest

from downforce.cli.terminal.console import Console
from downforce.cli.terminal.loop import Loop
from downforce.content import DECKS
from downforce.i18n import load
from downforce.model.cards import SpeedCard
from downforce.model.ids import Seat
from downforce.rules.state import GameState, Phase
from tests.cli.robot import Answer, any_choice, run, script

CHOICE = re.compile(r"(?m)^(?: *\d+\. +(?:(?:pass|\S+M)  +)?)?(.+)$")
NAMES = {card.name: load("en").card(card) for card in DECKS["classic"].cards}
NOTES = re.compile(r"\*| \((?:jammed|home)\)")


class Read:
    """A screen, read carefully: which cards can be seen on it."""

    def __init__(self, screen: str) -> None:
        plain = NOTES.sub("", screen)
        self.text = " ".join(plain.split())
        self.choices = {line.strip() for line in CHOICE.findall(plain)}

    def shows(self, card: SpeedCard) -> bool:
        """Whether a card is on the screen; one of a single line only as a choice or in a hand."""
        name = NAMES[card.name]
        return name in self.text if len(card.lines) > 1 else name in self.choices


def hidden_cards(state: GameState, seat: Seat) -> list[SpeedCard]:
    """What the others hold and have never shown."""
    cards, deck = state.cards, state.setup.deck
    others = [other for other in state.setup.seats if other != seat]
    return [
        card
        for other in others
        for card in deck.in_mask(cards.hands[other] & ~cards.shown[other])
        if not card.is_eight
    ]


class Watch:
    """Looks over the shoulder of whoever has the keyboard, at every prompt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop: Loop | None = None
        self.visible = 0  # where the screen begins
        self.prompts = 0
        self.phases: set[tuple[Seat, Phase]] = set()
        self.own_cards = 0
        self.leaks: list[str] = []
        run_loop, hide, ask = Loop.run, Console.hide, Console.ask

        def watched_run(loop: Loop) -> None:
            self.loop = loop
            run_loop(loop)

        def watched_hide(console: Console) -> None:
            hide(console)
            self.visible = len(self.text(console))

        def watched_ask(console: Console, question: str) -> str:
            if self.loop is not None and self.loop.holder is not None:
                self.look(self.loop, self.loop.holder, self.text(console)[self.visible :])
            return ask(console, question)

        monkeypatch.setattr(Loop, "run", watched_run)
        monkeypatch.setattr(Console, "hide", watched_hide)
        monkeypatch.setattr(Console, "ask", watched_ask)

    @staticmethod
    def text(console: Console) -> str:
        return console.target.getvalue()  # type: ignore[attr-defined, no-any-return]

    def look(self, loop: Loop, seat: Seat, screen: str) -> None:
        state = loop.session.state
        self.prompts += 1
        self.phases.add((seat, state.phase))
        read = Read(screen)
        self.own_cards += any(map(read.shows, state.hand(seat)))
        self.leaks += [f"{seat} reads {card}" for card in hidden_cards(state, seat) if read.shows(card)]
        for other in state.setup.seats:
            name = loop.session.table.names[other]
            if other != seat and re.search(rf"{name} (puts bet|keeps|places|draws (?!a ))", screen):
                self.leaks.append(f"{seat} reads a secret of {other}")


def nosy(seed: int) -> Answer:
    """Asks for something there is to see before each choice, each time for something else."""
    choose = any_choice(seed)
    looks = cycle(["hand", "", "log 60", "", "sheet", "", "order", "", "power", "", "?", ""])

    def answer(screen: str) -> str | None:
        look = next(looks) if screen.endswith("? ") else ""
        return look or choose(screen)

    return answer


@pytest.mark.parametrize(
    ("players", "people", "mode"), [(2, 2, "standard"), (4, 2, "standard"), (3, 3, "beginner")]
)
def test_nobody_sees_what_another_holds(
    monkeypatch: pytest.MonkeyPatch, players: int, people: int, mode: str
) -> None:
    watch = Watch(monkeypatch)
    names = ",".join(["Ann", "Bo", "Cy"][:people])
    arguments = ["--players", str(players), "--people", names, "--mode", mode, "--seed", "secrets"]
    game = run(monkeypatch, arguments, nosy(1))
    assert (game.code, game.err) == (0, "")
    assert "THE RESULT" in game.out
    assert watch.leaks == []
    assert watch.own_cards > 20  # the watch can read: people did see their own cards
    assert {seat for seat, _ in watch.phases} == set(range(people))


def test_the_watch_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game on a screen that is never cleared: now each sees the other's hand."""
    watch = Watch(monkeypatch)
    monkeypatch.setattr(Console, "hide", lambda _console: None)
    run(monkeypatch, ["--players", "2", "--people", "Ann,Bo", "--seed", "secrets"], any_choice(1))
    assert watch.leaks


def test_the_screen_is_cleared_before_and_after_the_keyboard_is_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = run(monkeypatch, ["--players", "2", "--people", "Ann,Bo", "--seed", "pass"], any_choice(2))
    passes = [
        *re.finditer(
            r"The keyboard goes to (\w+)\. Everybody else, please look away\.\n(\w+), press Enter\. \n",
            game.out,
        )
    ]
    assert len(passes) > 20
    assert {match[1] for match in passes} == {"Ann", "Bo"}
    for match in passes:
        assert match[1] == match[2]
        if match is not passes[0]:  # before the first one there is nothing to hide
            assert game.out[: match.start()].endswith("\n" * 60)
        assert game.out[match.end() :].startswith("\n" * 60)


def test_the_keyboard_is_not_passed_where_one_person_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, ["--players", "4", "--people", "1"], script(["Ann"], any_choice(2)))
    assert "keyboard" not in game.out
    assert "\n" * 10 not in game.out


def test_each_is_told_what_happened_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, ["--players", "2", "--people", "Ann,Bo", "--seed", "told"], any_choice(4))
    turns = [text for text in game.asked if "YOUR TURN" in text]
    assert any("ANN, YOUR TURN" in text and "Bo plays" in text for text in turns)
    assert any("BO, YOUR TURN" in text and "Ann plays" in text for text in turns)
    assert not any("ANN, YOUR TURN" in text and "Ann plays" in text for text in turns)
    assert game.out.count("You drive ") == 2  # once for each


def test_names_are_asked_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = script(["Ann", "ann", "x" * 21, "", "7", "0"], any_choice(1))
    game = run(monkeypatch, ["--people", "2", "--mode", "beginner"], answer)
    assert "ann is already at the table." in game.out
    assert "A name has at most 20 characters." in game.out
    assert "Type a number from 0 to 4." in game.out
    assert "At the table: Ann and Player 2." in game.out
    assert "No bots today." in game.out


def test_six_people_are_not_asked_for_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, ["--people", "6", "--mode", "beginner"], any_choice(1))
    assert game.code == 0
    assert "opponents" not in game.out
    assert "Player 6" in game.out


def test_bots_take_other_names_than_people(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, ["--people", "bruno,ADA", "--players", "4", "--mode", "beginner"], any_choice(1))
    assert "At the table: bruno, ADA, Carmen and Diego." in game.out


def test_a_name_cannot_play_tricks_on_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, ["--mode", "beginner"], script(["\x1b[2JAnn\x07", ""], any_choice(1)))
    assert "At the table: [2JAnn" in game.out
    assert not {"\x1b", "\x07"} & set(game.out.replace("\x1b[2JAnn\x07", ""))
