"""The few questions before a game. Enter answers each of them."""

from __future__ import annotations

from collections.abc import Sequence

from downforce.cli.terminal.console import Console
from downforce.cli.terminal.table import MAX_NAME, clean_name
from downforce.i18n import Words

OPPONENTS = 3


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
        if len(name) > MAX_NAME:
            console.say(words.text("start-name-long", most=MAX_NAME))
        elif name.casefold() in map(str.casefold, names):
            console.say(words.text("start-name-taken", name=name))
        else:
            names.append(name)
    return tuple(names)


def ask_players(console: Console, words: Words, people: int) -> int:
    """How many sit at the table in all."""
    least, most = (1 if people == 1 else 0), 6 - people
    default = min(OPPONENTS, most)
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
    pool = [words.text("bot-driver", number=number) for number in range(1, 7)]
    pool += [f"{name} {number}" for number in range(2, 8) for name in pool]
    free = [name for name in pool if name.casefold() not in taken]
    return (*people, *free[: players - len(people)])
