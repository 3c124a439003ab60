"""``downforce replay``: a game file, told play by play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from json import dumps
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from downforce.cli.errors import CommandError, chosen_words
from downforce.cli.terminal.console import Console
from downforce.cli.terminal.files import names_of, read_record
from downforce.cli.terminal.result import Result
from downforce.cli.terminal.screen import DISTANCE, Screen
from downforce.i18n import Words
from downforce.notation import GameRecord
from downforce.notation.plain import plain_event
from downforce.rules.events import Event
from downforce.rules.game import opening
from downforce.rules.view import view

GUTTER = 6
"""The columns that hold the number of an action."""


def replay(
    file: Path,
    /,
    *,
    json: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    at: int | None = None,
    language: str | None = None,
) -> int:
    """Tell a recorded game play by play, with nothing hidden."""
    words = chosen_words(language)
    if json and at is not None:
        raise CommandError(words.text("cli-at-json"))
    record = read_record(file, words)
    names = names_of(record, words)
    if at is not None and not 0 <= at <= len(record.actions):
        raise CommandError(words.text("cli-at-range", at=str(at), most=len(record.actions)))
    if json:
        _print_json(record, words, names)
    elif at is not None:
        _print_position(record, words, names, at)
    else:
        _print_story(record, words, names)
    return 0


def _print_story(record: GameRecord, words: Words, names: Sequence[str]) -> None:
    """Every event of the game, with the number of its action at the margin."""
    console, edition = Console.standard(), record.setup.options.edition
    for line in _head(record, words, names):
        console.say(line)
    console.say()
    for number, events in _chapters(record):
        margin = f"{number:{GUTTER - 2}}. " if number else " " * GUTTER
        for event in events:
            first, *rest = words.event(event, names, edition).split("\n")
            console.say(margin + first, hang=GUTTER)
            for row in rest:
                console.say(row, indent=GUTTER + 2, hang=2)
            margin = " " * GUTTER
    console.say()
    if not record.end.is_over:
        console.say(words.text("replay-unfinished"))
        return
    result = Result(Screen(words, view(record.end, None), names))
    for indent, row in result.sheets():
        console.say(row, indent=indent, hang=3)


def _chapters(record: GameRecord) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """The events of the deal under number 0, then those of each action."""
    yield 0, opening(record.setup, record.deal).events
    for number, played in enumerate(record.replay(), 1):
        yield number, played.events


def _head(record: GameRecord, words: Words, names: Sequence[str]) -> list[str]:
    options = record.setup.options
    tracks = words.list(words.track(track, options.edition) for track in record.setup.tracks)
    mode, edition = words.mode_name(options.mode), words.edition_name(options.edition)
    return [
        words.text("replay-head", track=tracks, mode=mode, edition=edition),
        words.text("replay-players", players=words.list(names)),
    ]


def _print_position(record: GameRecord, words: Words, names: Sequence[str], at: int) -> None:
    """Where everything is after some actions: in words, and as a state line."""
    console, state = Console.standard(), record.at(at)
    screen = Screen(words, view(state, None), names)
    for line in _head(record, words, names):
        console.say(line)
    console.say(words.text("replay-at", number=at, count=len(record.actions)))
    console.say(words.phase(screen.view, names))
    console.heading(words.text("heading-order"))
    console.columns(screen.order(), right=DISTANCE)
    console.heading(words.text("heading-sheets"))
    for row in screen.sheets():
        console.say(row, indent=1, hang=2)
    print(f"\n{state}")


def _print_json(record: GameRecord, words: Words, names: Sequence[str]) -> None:
    """One line for every action."""
    edition = record.setup.options.edition
    for number, played in enumerate(record.replay(), 1):
        row = {
            "number": number,
            "seat": played.action.seat,
            "action": str(played.action),
            "events": [
                {**plain_event(event), "text": words.event(event, names, edition)} for event in played.events
            ],
            "state": str(played.after),
        }
        print(dumps(row, ensure_ascii=False))
