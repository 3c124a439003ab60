"""What can be typed at every prompt, and what happens to wrong answers."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from downforce.cli.terminal.commands import COMMANDS
from downforce.i18n import LANGUAGES, load
from downforce.notation import read_game
from tests.cli.robot import Answer, Run, any_choice, run, script

TABLE = ["--players", "4", "--people", "Ann", "--seed", "commands"]


def until(mark: str, choose: Answer, lines: list[str]) -> Answer:
    """Plays on until the prompt shows a mark, types these lines there, then the input ends."""
    rest = iter(lines)
    seen = {"at": False}

    def answer(screen: str) -> str | None:
        seen["at"] = seen["at"] or screen.endswith(mark)
        return next(rest, None) if seen["at"] else choose(screen)

    return answer


def at_first_turn(monkeypatch: pytest.MonkeyPatch, *lines: str, table: list[str] = TABLE) -> Run:
    """Types some lines when the first card is to be played."""

    def choose(screen: str) -> str | None:
        return "1"

    rest = iter(lines)
    begun = {"yet": False}

    def answer(screen: str) -> str | None:
        begun["yet"] = begun["yet"] or bool(re.search(r"Which card do you play, 1 to \d+\? $", screen))
        return next(rest, None) if begun["yet"] else choose(screen)

    return run(monkeypatch, table, answer)


@pytest.mark.parametrize(
    ("line", "texts"),
    [
        ("?", ["HELP", "The race is on; waiting for a card from Ann.", " undo   undo your last choice"]),
        ("help", ["HELP"]),
        ("HAND", ["YOUR HAND", "Spaces in your hand: black "]),
        ("order", ["RUNNING ORDER", " 1. ", " to go", "Red: "]),
        ("map", ["THE CIRCUIT", "The thick line is the finish"]),
        ("sheet", ["SCORE SHEETS", " Ada, ", "Prizes, 1st to 6th: $12M, $9M, $6M, $4M, $2M, $0M."]),
        ("power", ["POWERS", " Ann: "]),
        ("hint", ["RACE ENGINEER"]),
        ("rules", ["THE RULES IN SHORT", "The most money wins", "Auction: ", "Bets: ", "Finish: "]),
        ("log", ["THE LOG", "Start your engines!"]),
        ("save", ["Name a file, like this: save my-race.dfg"]),
        ("undo", ["Too late to undo that"]),
        ("fly", ["fly is not one of the choices; type a number from 1 to "]),
        ("0", ["0 is not one of the choices"]),
        ("99", ["99 is not one of the choices"]),
        ("9" * 5000, ["99999999999999999999... is not one of the choices"]),
        ("\u0661", ["\u0661 is not one of the choices"]),  # a digit, but not one of ours
        ("-1", ["-1 is not one of the choices"]),
        ("", ["ANN, YOUR TURN"]),
    ],
)
def test_a_line_typed_at_a_prompt(monkeypatch: pytest.MonkeyPatch, line: str, texts: list[str]) -> None:
    game = at_first_turn(monkeypatch, line)
    assert game.code == 0
    last = game.asked[-1]
    assert [text for text in texts if text not in last] == []
    assert re.search(r"Which card do you play, 1 to \d+\? $", last)  # asked again


def test_every_command_has_been_tried() -> None:
    marks = [mark for mark in test_a_line_typed_at_a_prompt.pytestmark if mark.name == "parametrize"]  # type: ignore[attr-defined]
    tried = {line.split()[0].lower() for line, _ in marks[0].args[1] if line}
    assert set(COMMANDS) - tried == {"quit"}  # see below


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_commands_are_distinct_and_typable(language: str) -> None:
    typed = [load(language).text(message) for message, _, _ in COMMANDS.values()]
    assert len({*typed, *COMMANDS}) >= len(COMMANDS)
    assert len(set(typed)) == len(typed)
    assert all(word.isalpha() and word == word.lower() for word in typed)
    colours = {load(language).text("car", car=car) for car in ("black", "blue", "green", "yellow", "red")}
    assert not colours & set(typed)


def test_the_rules_in_short_fit_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def rules(*arguments: str) -> str:
        return at_first_turn(monkeypatch, "rules", table=["--people", "Ann", *arguments]).asked[-1]

    beginner = rules("--mode", "beginner", "--players", "3")
    assert "The owner of the first car home wins." in beginner
    assert "Cars are dealt, 2 to each player." in beginner
    assert "You hold three cards" in beginner
    assert "Bets:" not in beginner
    long = rules("--mode", "long-distance", "--players", "2")
    assert "The owner of the car farthest ahead" in long
    assert "There is no finish line" in long
    assert "Speed-8 cards lie face up" in long
    assert "A World Tour is two such races" in rules("--mode", "world-tour", "--players", "4")


def test_nothing_to_take_back_before_the_first_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, TABLE, script(["undo"]))
    assert "There is nothing of yours to undo." in game.asked[-1]


def test_a_power_that_is_for_sale_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, TABLE, script(["power"]))
    heading = game.asked[0][game.asked[0].index("AUCTION") :].splitlines()
    assert heading[1][:40] in game.asked[1]


def test_the_log_can_be_long_or_short(monkeypatch: pytest.MonkeyPatch) -> None:
    def entries(line: str) -> int:
        log = at_first_turn(monkeypatch, line).asked[-1].partition("THE LOG\n")[2]
        return len(re.findall(r"(?m)^ \S", log))

    assert entries("log 1") == 1
    assert entries("log") == 20
    assert entries("log 999") > 40
    assert entries("log nonsense") == 20


def test_a_car_can_be_named_by_colour_or_letter(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    for answer, colour in (("red", "R"), ("k", "K"), ("Blue", "B")):
        keyboard = until("Which car do you bet on, 1 to 6? ", any_choice(1), [answer])
        run(monkeypatch, [*TABLE, "--record", "bet.game"], keyboard)
        bets = [action for action in map(str, read_game("bet.game").actions) if " bet " in action]
        assert f"0 bet {colour}" in bets


def test_a_space_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(screen: str) -> str | None:
        if re.search(r"Where does \w+ go, 1 to \d+\? $", screen):
            return re.findall(r"(?m)^ 2\. (\w+), ", screen)[-1].upper()  # type: ignore[no-any-return]
        return "1" if screen.endswith("? ") else None

    game = run(monkeypatch, TABLE, answer)
    assert game.asked[-1].endswith("Enter to end your turn, or type undo: ")
    named = re.findall(r"Where does (\w+) go, 1 to \d+\? (\w+)", game.out)
    assert named
    for car, space in named:
        assert re.search(rf"{car.title()} goes (only )?\d( of \d,)? to {space.lower()}\.", game.out)


# --- undo -----------------------------------------------------------------------------------------


def test_undo_goes_back_step_by_step_within_a_turn(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    game = at_first_turn(monkeypatch, "1", "1", "undo", "undo", "undo", table=[*TABLE, "--record", "u.game"])
    assert game.out.count("Undone.") == 2
    assert "Too late" in game.asked[-1]  # the auction is over and done with
    assert re.search(r"Which card do you play, 1 to \d+\? $", game.asked[-1])
    played = [action for action in map(str, read_game("u.game").actions) if action.startswith("0 play")]
    assert played == []


def test_the_last_choice_of_a_turn_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {"ends": 0}
    choose = any_choice(7)

    def answer(screen: str) -> str | None:
        if screen.endswith("or type undo: "):
            seen["ends"] += 1
            return {1: "undo", 2: "what", 3: ""}.get(seen["ends"])
        return choose(screen)

    game = run(monkeypatch, TABLE, answer)
    ends = [at for at, text in enumerate(game.asked) if text.endswith("or type undo: ")]
    assert "Undone." in game.asked[ends[0] + 1]
    assert "Press Enter to go on, or type undo." in game.out
    assert " plays " in game.asked[ends[2] + 1]  # only after Enter the others play
    assert " plays " not in "".join(game.asked[ends[0] + 1 : ends[2] + 1])


@pytest.mark.parametrize("mode", ["standard", "beginner"])
def test_a_drawn_card_is_not_seen_while_the_turn_can_be_undone(
    monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    """With two players, and with hands of three, the end of a turn draws a card."""
    choose = any_choice(2)
    state = {"looked": False}

    def answer(screen: str) -> str | None:
        if screen.endswith("or type undo: "):
            state["looked"] = not state["looked"]
            return "hand" if state["looked"] else ""
        return choose(screen)

    game = run(monkeypatch, ["--players", "2", "--people", "Ann", "--mode", mode, "--seed", "draw"], answer)
    looked = 0
    for at, text in enumerate(game.asked[:-1]):
        if (
            text.endswith("or type undo: ")
            and "YOUR HAND" in text
            and (drawn := DRAWN.search(game.asked[at + 1]))
        ):
            looked += 1
            hand = re.sub(r"\*| \(\w+\)", "", text[text.index("YOUR HAND") :])
            assert f"\n {' '.join(drawn[1].split())}\n" not in hand
    assert looked > 3


DRAWN = re.compile(r"Ann draws ([^.]+)\.")


# --- saving and leaving ---------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    game = at_first_turn(monkeypatch, "1", "save half.game", "quit", "yes")
    assert game.code == 0
    assert "Saved to half.game." in game.out
    assert game.out.endswith("Goodbye!\n")
    half = read_game(home / "half.game")
    assert not half.end.is_over
    rest = run(monkeypatch, ["play", "--terminal", "--resume", "half.game"], any_choice(3))
    assert rest.code == 0
    assert "decisions have been made; the race goes on." in rest.out
    whole = read_game(home / "half.game")  # it was written again at the end
    assert whole.end.is_over
    assert whole.actions[: len(half.actions)] == half.actions
    assert whole.names == half.names == ("Ann", "Ada", "Bruno", "Carmen")


def test_who_resumes_is_told_what_came_of_the_last_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = run(monkeypatch, TABLE, script(["1"] * 3, any_choice(3)))
    for stop in (2, 3, 12, 20):
        run(monkeypatch, [*TABLE, "--record", "half.game"], script(["1"] * 3, stopping(any_choice(3), stop)))
        again = run(monkeypatch, ["--resume", "half.game"]).out
        told = again.partition("Type ? whenever you want help.\n")[2].partition("The input has ended")[0]
        assert told.strip()
        assert told.strip() in game.out
        assert told.count("The cards for") <= 1


def stopping(choose: Answer, count: int) -> Answer:
    """Answers so often, then the input ends."""
    left = iter(range(count))
    return lambda screen: choose(screen) if next(left, None) is not None else None


def test_a_resumed_game_can_be_recorded_elsewhere(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    at_first_turn(monkeypatch, "save half.game", "quit", "y")
    before = (home / "half.game").read_text()
    run(monkeypatch, ["--resume", "half.game", "--record", "whole.game"], any_choice(3))
    assert (home / "half.game").read_text() == before
    assert read_game(home / "whole.game").end.is_over


def test_quit_asks_and_enter_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_first_turn(monkeypatch, "quit", "", "quit", "no", "quit", "yes")
    assert game.out.count("Leave the table?") == 3
    assert game.out.endswith("Goodbye!\n")


def test_quit_saves_where_it_is_told(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    game = at_first_turn(monkeypatch, "quit", "nowhere/x.game", "quit", "my race.game")
    assert "nowhere/x.game cannot be written: there is no such file or folder." in game.out
    assert "downforce play --terminal --resume 'my race.game'" in game.out
    assert read_game(home / "my race.game").names[0] == "Ann"


def test_a_file_that_cannot_be_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_first_turn(monkeypatch, "save .")
    assert ". cannot be written: " in game.asked[-1]


def test_the_end_of_input_ends_politely_and_keeps_the_game(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    game = at_first_turn(monkeypatch, "1")
    assert (game.code, game.err) == (0, "")
    assert "The input has ended, so the race stops here." in game.out
    kept = home / "data" / "downforce" / "unfinished-1.dfg"
    assert f"downforce play --terminal --resume {kept}\n" in game.out
    assert "0 play" in kept.read_text()
    assert run(monkeypatch, ["--resume", str(kept)], any_choice(1)).code == 0


def test_a_second_game_cut_short_does_not_replace_the_first(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    at_first_turn(monkeypatch)
    at_first_turn(monkeypatch)
    names = sorted(path.name for path in (home / "data" / "downforce").iterdir())
    assert names == ["unfinished-1.dfg", "unfinished-2.dfg"]


@pytest.mark.parametrize("answers", [[], ["Ann"], ["Ann", "3"]])
def test_no_answer_at_all(monkeypatch: pytest.MonkeyPatch, home: Path, answers: list[str]) -> None:
    game = run(monkeypatch, [], script(answers))
    assert (game.code, game.err) == (0, "")
    assert game.out.endswith("The input has ended, so the race stops here.\n")
    assert not list(home.rglob("*.game"))


def interrupt(screen: str) -> str:
    raise KeyboardInterrupt


def test_control_c_keeps_the_game_and_exits_with_130(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    game = run(monkeypatch, TABLE, script(["1", "1", "1"], interrupt))
    assert (game.code, game.err) == (130, "")
    kept = read_game(home / "data" / "downforce" / "unfinished-1.dfg")
    assert sum(action.seat == 0 for action in kept.actions) == 3
    assert "To continue it:" in game.out


def test_control_c_at_the_first_question(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    assert run(monkeypatch, [], interrupt).code == 130
    assert not list(home.rglob("*.game"))


def test_a_screen_that_goes_away_keeps_the_game(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def gone(screen: str) -> str:
        raise BrokenPipeError

    game = run(monkeypatch, TABLE, script(["1", "1"], gone))
    assert (game.code, game.err) == (141, "")
    assert read_game(home / "data" / "downforce" / "unfinished-1.dfg").actions


def test_a_bug_is_one_line_and_keeps_the_game(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def broken(screen: str) -> str:
        raise RuntimeError("flat tyre")

    game = run(monkeypatch, TABLE, script(["1", "1"], broken))
    assert game.code == 70
    assert game.err.count("\n") == 1
    assert "RuntimeError: flat tyre" in game.err
    assert list(home.rglob("unfinished-1.dfg"))
    monkeypatch.setenv("DOWNFORCE_DEBUG", "1")
    with pytest.raises(RuntimeError, match="flat tyre"):
        run(monkeypatch, TABLE, broken)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_typed_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    rng = Random(seed)
    choose = any_choice(seed)
    left = iter(range(250))

    def answer(screen: str) -> str | None:
        if next(left, None) is None:
            return None
        if rng.random() < 0.5:
            return choose(screen)
        word = rng.choice(
            [*COMMANDS, "?", "", "red", "finish", "none", "yes", "1", "-", "{ $x }", "\t", "\\"]
        )
        rest = rng.choice(["", "", "3", "\x00", "é" * 50])
        return word if word in ("quit", "save") else f"{word} {rest}"

    table = ["--players", str(2 + seed % 5), "--people", "Ann", "--seed", f"typed {seed}"]
    game = run(monkeypatch, table, answer)
    assert (game.code, game.err) == (0, "")
    assert game.out.endswith(("Goodbye!\n", ".game\n")) or "THE RESULT" in game.out
