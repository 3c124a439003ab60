"""What can be typed at every prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote

from downforce.bots.advice import Tip, advise, taken_with
from downforce.cli.terminal.choices import Decision, decision
from downforce.cli.terminal.circuit import picture
from downforce.cli.terminal.console import WIDEST, Console, typed
from downforce.cli.terminal.desk import Desk
from downforce.cli.terminal.files import save_game
from downforce.cli.terminal.screen import DISTANCE, Screen
from downforce.cli.terminal.table import clean_name
from downforce.i18n import MessageId, Words
from downforce.model.track import Cell
from downforce.rules.actions import Bonus, MoveCar
from downforce.rules.options import RaceFormat

LOG_LINES = 20


class Left(Exception):
    """The person at the keyboard has left the table."""


def obey(desk: Desk, line: str) -> bool | None:
    """Carries out a command. True: the game has changed; None: this was no command."""
    word, _, rest = line.partition(" ")
    command = _by_word(desk.words).get(typed(word))
    return command(desk, rest.strip()) if command else None


def _by_word(words: Words) -> dict[str, Callable[[Desk, str], bool]]:
    """The commands by what one types: the word of the language, the English one, and a question mark."""
    english = {name: command for name, (_, _, command) in COMMANDS.items()}
    own = {typed(words.text(message)): command for message, _, command in COMMANDS.values()}
    return {**english, **own, "?": _help}


def _help(desk: Desk, _rest: str) -> bool:
    console, text = desk.console, desk.words.text
    console.heading(text("heading-help"))
    console.say(desk.words.phase(desk.screen.view, desk.screen.names))
    console.say(text("help-answer"))
    console.say(text("help-spaces"))
    console.say(text("help-commands"))
    wide = max(len(text(message)) for message, _, _ in COMMANDS.values())
    for message, about, _ in COMMANDS.values():
        console.say(f"{text(message):{wide}}  {text(about)}", indent=1, hang=wide + 2)
    return False


def _hand(desk: Desk, _rest: str) -> bool:
    desk.console.heading(desk.words.text("heading-hand"))
    for row in desk.screen.hand():
        desk.console.say(row, indent=1, hang=2)
    return False


def _order(desk: Desk, _rest: str) -> bool:
    screen = desk.screen
    desk.console.heading(desk.words.text("heading-order"))
    desk.console.columns(screen.order(), right=DISTANCE)
    for car in screen.racing():
        desk.console.say(screen.ahead(car), hang=2)
    return False


def circuit(desk: Desk, size: tuple[int, int], asked: Decision | None = None) -> list[str]:
    """The circuit with the cars, and with the numbers of the spaces where a move may end."""
    ends = {
        option.action.to.index: str(number)
        for number, option in enumerate(asked.listed if asked else (), 1)
        if isinstance(option.action, MoveCar | Bonus) and isinstance(option.action.to, Cell) and number < 10
    }
    return picture(desk.screen, *size, colour=desk.console.has_colour, ends=ends)


def _map(desk: Desk, _rest: str) -> bool:
    """The circuit as large as the terminal, unless it is for a screen reader."""
    console, text = desk.console, desk.words.text
    console.heading(text("heading-map"))
    if console.linear or not console.can_draw:
        console.say(text("map-off", order=text("command-order")))
        return False
    columns, lines = console.columns_and_lines
    console.draw(circuit(desk, (max(20, min(columns - 2, WIDEST)), max(10, min(lines - 5, WIDEST // 3)))))
    console.say(text("map-legend"))
    return False


def _sheet(desk: Desk, _rest: str) -> bool:
    desk.console.heading(desk.words.text("heading-sheets"))
    for row in desk.screen.sheets():
        desk.console.say(row, indent=1, hang=2)
    return False


def _log(desk: Desk, rest: str) -> bool:
    """The last events; with a number that many."""
    names, edition = desk.session.table.names, desk.session.table.edition
    count = int(rest) if rest.isdecimal() and rest.isascii() and len(rest) < 6 else LOG_LINES
    desk.console.heading(desk.words.text("heading-log"))
    events = desk.session.log(desk.seat)
    if not events:
        desk.console.say(desk.words.text("log-empty"))
    for event in events[-max(1, count) :]:
        first, *rows = desk.words.event(event, names, edition).split("\n")
        desk.console.say(first, indent=1, hang=2)
        for row in rows:
            desk.console.say(row, indent=3, hang=2)
    return False


def _power(desk: Desk, _rest: str) -> bool:
    desk.console.heading(desk.words.text("heading-powers"))
    for row in desk.screen.powers():
        desk.console.say(row, indent=1, hang=2)
    return False


def _hint(desk: Desk, _rest: str) -> bool:
    """What Ace would do, each choice with its number; once a choice is made there is nothing to advise."""
    desk.console.heading(desk.words.text("advice-title"))
    if desk.draft is not None:
        desk.console.say(desk.words.text("advice-only"), indent=1)
        return False
    tips = advise(desk.screen.view)
    desk.session.note_advice(tip.action for tip in taken_with(tips))
    asked = decision(desk.screen)
    for tip in tips:
        option = next(one for one in asked.options if one.action == tip.action)
        desk.console.say(f"{asked.label(option):>2}. {option.text}", hang=4)
        desk.console.say(_why(desk.screen, tip), indent=4)
    return False


def _why(screen: Screen, tip: Tip) -> str:
    numbers = {"steps": tip.spaces, "usual": tip.usual, "chance": tip.chance, "place": tip.place}
    return screen.words.advice(tip.kind, tip.car, screen.money(tip.price), **numbers)


def _rules(desk: Desk, _rest: str) -> bool:
    desk.console.heading(desk.words.text("heading-rules"))
    for row in rules_in_short(desk.screen):
        desk.console.say(row)
    return False


def rules_in_short(screen: Screen) -> list[str]:
    """How this game goes, by its options."""
    setup = screen.view.state.setup
    text, options = screen.words.text, setup.options
    rows = [screen.goal()]
    rows.append(text("rules-auction") if options.auction else text("rules-dealt", count=6 // setup.players))
    rows += [text("rules-turn"), text("rules-steer")]
    if setup.own_piles:
        rows.append(text("rules-two"))
    if setup.common_pile:
        rows.append(text("rules-three"))
    if options.bets:
        rows.append(text("rules-bets"))
    rows.append(text("rules-laps") if setup.movement.laps else text("rules-finish"))
    if options.format is RaceFormat.WORLD_TOUR:
        rows.append(text("rules-tour"))
    return rows


def _undo(desk: Desk, _rest: str) -> bool:
    done = desk.session.undo(desk.seat)
    text = desk.words.text
    if done:
        desk.console.say(text("undo-done"))
    else:
        desk.console.say(text("undo-late" if desk.session.has_acted(desk.seat) else "undo-nothing"))
    return done


def _save(desk: Desk, rest: str) -> bool:
    desk.console.say(_saved(desk, rest)[1] if rest else desk.words.text("save-name"))
    return False


def _saved(desk: Desk, name: str) -> tuple[bool, str]:
    """Whether the game could be written, and a sentence on it."""
    shown = clean_name(name)
    try:
        save_game(desk.session, Path(name).expanduser())
    except (OSError, ValueError, RuntimeError) as error:  # no such folder, a null byte, no such home
        why = desk.words.cause(error) if isinstance(error, OSError) else str(error)
        return False, desk.words.text("save-failed", path=shown, why=why)
    return True, desk.words.text("save-done", path=shown)


def _quit(desk: Desk, _rest: str) -> bool:
    """Asks first, and offers to save."""
    text = desk.words.text
    answer = desk.console.ask(text("quit-ask"))
    said, yes, no = typed(answer), typed(text("yes")), typed(text("no"))
    if said in ("", no, no[0], "no", "n"):
        return False
    if said not in (yes, yes[0], "yes", "y"):
        done, sentence = _saved(desk, answer)
        desk.console.say(sentence)
        if not done:
            return False
        say_how_to_resume(desk.console, desk.words, Path(answer).expanduser())
    desk.console.say(text("quit-bye"))
    raise Left


def say_how_to_resume(console: Console, words: Words, path: Path) -> None:
    """The command that goes on with a saved game, on a line of its own."""
    console.say(words.text("resume-hint"))
    console.verbatim(f"downforce play --terminal --resume {quote(str(path))}")


COMMANDS: Mapping[str, tuple[MessageId, MessageId, Callable[[Desk, str], bool]]] = {
    "help": ("command-help", "about-help", _help),
    "hand": ("command-hand", "about-hand", _hand),
    "order": ("command-order", "about-order", _order),
    "map": ("command-map", "about-map", _map),
    "sheet": ("command-sheet", "about-sheet", _sheet),
    "power": ("command-power", "about-power", _power),
    "hint": ("command-hint", "about-hint", _hint),
    "rules": ("command-rules", "about-rules", _rules),
    "log": ("command-log", "about-log", _log),
    "undo": ("command-undo", "about-undo", _undo),
    "save": ("command-save", "about-save", _save),
    "quit": ("command-quit", "about-quit", _quit),
}
"""By their English word: the word of the language, one line about it, and what it does."""
