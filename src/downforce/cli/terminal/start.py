"""Before a game: what was asked for on the command line, and the few questions that are left."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches

from downforce.bots import BOTS
from downforce.cli.errors import CommandError
from downforce.cli.terminal.console import Console, typed
from downforce.cli.terminal.table import BOT, MAX_NAME, TerminalTable, clean_name
from downforce.i18n import Words
from downforce.model.errors import UnknownName
from downforce.model.ids import Seat
from downforce.notation import GameRecord
from downforce.rules.game import make_setup
from downforce.rules.options import SINGLE_OPTIONS, Options, option_values
from downforce.rules.state import Setup

OPPONENTS = 3
MOST = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What the command line asks for; None where it says nothing."""

    players: int | None = None
    people: str | None = None
    track: str | None = None
    mode: str | None = None
    edition: str | None = None
    options: list[str] | None = None
    seed: str | None = None
    level: str | None = None

    @property
    def given(self) -> list[str]:
        """The names of those that were given, as one types them."""
        return [field.name.removesuffix("s") if field.name == "options" else field.name
                for field in fields(self) if getattr(self, field.name) is not None]  # fmt: skip

    def setup(self, words: Words, players: int) -> Setup:
        """The table by the rules that were asked for; raises what can be said in one line."""
        for text in self.options or ():
            name, equals, _ = text.partition("=")
            if not equals or len(text.split()) != 1:
                raise CommandError(words.text("cli-bad-option", text=text))
            if name.replace("-", "_") not in SINGLE_OPTIONS:
                raise CommandError(_unknown_rule(words, name))
            _check_value(words, text)
        rules = [self.edition or words.edition, self.mode or "standard", *(self.options or ())]
        options = Options.parse(" ".join(rules))
        return make_setup(players=players, track=self.track or "marina-bay", options=options)

    def names(self, words: Words) -> tuple[str, ...] | int:
        """The people's names, or only how many there are."""
        if self.people is None:
            return 1
        if self.people.isdecimal() and self.people.isascii():
            if not 1 <= int(self.people[:4]) <= MOST:
                raise CommandError(words.text("cli-bad-people", text=self.people))
            return int(self.people)
        return _checked_names(words, self.people)


def _unknown_rule(words: Words, name: str) -> str:
    """An option that there is not, with the one that was meant, or with all."""
    known = [option.replace("_", "-") for option in SINGLE_OPTIONS]
    if close := get_close_matches(name, known, 1):
        return words.text("cli-unknown-option-close", name=name, close=close[0])
    return words.text("cli-unknown-rule", name=name, known=words.list(known))


def _check_value(words: Words, text: str) -> None:
    name, _, value = text.partition("=")
    values = option_values(name.replace("-", "_"))
    if name != "powers" and value not in values:
        raise CommandError(words.text("cli-bad-rule", text=text, values=words.list(values)))


def _checked_names(words: Words, text: str) -> tuple[str, ...]:
    names = tuple(clean_name(name) for name in text.split(","))
    if not all(names) or len(names) > MOST:
        raise CommandError(words.text("cli-bad-people", text=text))
    for name in names:
        if len(name) > MAX_NAME:
            raise CommandError(words.text("cli-long-name", most=MAX_NAME, name=name))
        if [other.casefold() for other in names].count(name.casefold()) > 1:
            raise CommandError(words.text("cli-same-name", name=name))
    return names


def ask_table(console: Console, words: Words, wishes: Wishes) -> TerminalTable:
    """Checks what was asked for, asks for the rest, and lays the table."""
    named = wishes.names(words)
    people = named if isinstance(named, int) else len(named)
    if wishes.players is not None and not people <= wishes.players:
        raise CommandError(words.text("cli-too-many-people", people=people, players=wishes.players))
    if wishes.seed is not None and not wishes.seed.isprintable():
        raise CommandError(words.text("cli-bad-seed"))
    if wishes.level is not None and wishes.level not in BOTS:
        raise UnknownName("bot", wishes.level, BOTS)
    plan = wishes.setup(words, wishes.players or max(2, people))
    console.heading(words.text("start-title"))
    console.say(words.mode_about(plan.options.mode))
    if isinstance(named, int) or wishes.players is None:
        console.say()
    names = ask_names(console, words, named) if isinstance(named, int) else named
    players = wishes.players or ask_players(console, words, people)
    game = GameRecord(
        setup=wishes.setup(words, players),
        seed=wishes.seed if wishes.seed is not None else secrets.token_hex(4),  # short enough to type again
        names=with_bots(words, names, players),
    )
    bot = wishes.level or BOT
    return TerminalTable(game=game, people=frozenset(map(Seat, range(people))), bot=bot)


def ask_names(console: Console, words: Words, people: int) -> tuple[str, ...]:
    """The names of the people at the keyboard."""
    names: list[str] = []
    while len(names) < people:
        number = len(names) + 1
        default = words.text("start-name-default")
        question = words.text("start-name", name=default)
        if people > 1:
            default = words.text("start-name-default-number", number=number)
            question = words.text("start-name-number", number=number, name=default)
        name = clean_name(console.ask(question)) or default
        if asks_for_help(words, name):
            console.say(words.text("start-name-help"))
        elif len(name) > MAX_NAME:
            console.say(words.text("start-name-long", most=MAX_NAME))
        elif name.casefold() in map(str.casefold, names):
            console.say(words.text("start-name-taken", name=name))
        else:
            names.append(name)
    return tuple(names)


def asks_for_help(words: Words, answer: str) -> bool:
    """Whether an answer is the command for help, and no name."""
    return typed(answer) in ("?", "help", typed(words.text("command-help")))


def ask_players(console: Console, words: Words, people: int) -> int:
    """How many sit at the table in all."""
    least, most = (1 if people == 1 else 0), MOST - people
    default = min(OPPONENTS, most) if people == 1 else 0
    if most == 0:
        return people
    question = words.text("start-opponents", least=least, most=most, count=default)
    while line := console.ask(question):
        if line.isdecimal() and line.isascii() and len(line) < 3 and least <= int(line) <= most:
            return people + int(line)
        console.say(words.text("start-opponents-again", least=least, most=most))
    return people + default


def with_bots(words: Words, people: Sequence[str], players: int) -> tuple[str, ...]:
    """The names of the people, then of the bots that fill the table."""
    taken = {name.casefold() for name in people}
    drivers = [words.text("bot-driver", number=number) for number in range(1, MOST + 1)]
    free = [name for name in (*drivers, *(f"{name} 2" for name in drivers)) if name.casefold() not in taken]
    return (*people, *free[: players - len(people)])
