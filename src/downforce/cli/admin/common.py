"""What the commands of the host share: the database, the question before a change, printing."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import Parameter

from downforce.cli.errors import CommandError, chosen_words

if TYPE_CHECKING:
    from downforce.i18n import MessageId, Words
    from downforce.server.storage.admin import Admin, NotFound

Flag = Annotated[bool, Parameter(negative="", show_default=False)]
T = TypeVar("T")
YES = {"y", "yes", "s", "si", "sí", "sim", "o", "oui"}
"""Answers that mean yes, in all languages."""


@Parameter(name="*")  # each field is an option of its own
@dataclass(frozen=True, kw_only=True)
class Reading:
    """The options of a command that changes nothing."""

    database: Annotated[str | None, Parameter(env_var="DOWNFORCE_DATABASE")] = None
    json: Flag = False
    language: str | None = None

    @property
    def words(self) -> Words:
        """The words of the language that was asked for."""
        return chosen_words(self.language)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Changing(Reading):
    """The options of a command that changes something."""

    yes: Flag = False


READING, CHANGING = Reading(), Changing()


def database_of(options: Reading) -> str:
    """The database that was named, or the one that ``serve`` uses if none is."""
    if options.database is not None:
        return options.database
    from downforce.cli.home import database_in
    from downforce.folders import data_folder

    return database_in(data_folder())


def with_admin(options: Reading, do: Callable[[Admin], Awaitable[T]]) -> T:
    """Opens the database, does something there, and says in one line why it could not."""
    from downforce.server.live.store import StoreError
    from downforce.server.storage.admin import Admin
    from downforce.server.storage.errors import CannotOpenStore

    async def main() -> T:
        async with Admin.open(database_of(options)) as admin:
            return await do(admin)

    try:
        return asyncio.run(main())
    except CannotOpenStore as error:
        raise CommandError(options.words.text(error.message, **error.details)) from None
    except StoreError as error:
        raise CommandError(str(error)) from None


def confirm(options: Changing, question: str) -> None:
    """Asks before a change, unless ``--yes`` was given; a script that cannot be asked has to give it."""
    if options.yes:
        return
    if not sys.stdin.isatty():
        raise CommandError(options.words.text("admin-needs-yes"))
    answer = input(f"{question} {options.words.text('admin-question')} ")
    if answer.strip().casefold() not in YES:
        raise CommandError(options.words.text("admin-unchanged"))


def not_found(options: Reading, message: MessageId, name: str) -> CommandError:
    """There is no such table or visitor."""
    return CommandError(options.words.text(message, name=name))


def no_visitor(options: Reading, message: MessageId, name: str, error: NotFound) -> CommandError:
    """There is no such visitor; if the text is a name, says which visitors use it."""
    if not error.bearers:
        return not_found(options, message, name)
    known = options.words.plain_list(error.bearers)
    return CommandError(options.words.text("admin-is-a-name", name=name, known=known))


def show(options: Reading, data: object, print_text: Callable[[], None]) -> int:
    """Prints the result as JSON, or for people."""
    if options.json:
        from json import dumps

        print(dumps(data, ensure_ascii=False, indent=1))
    else:
        print_text()
    return 0


def print_rows(words: Words, rows: Sequence[Mapping[str, Any]], columns: Mapping[str, MessageId]) -> None:
    """A table with headings; one line if there is nothing."""
    if not rows:
        print(words.text("admin-nothing"))
        return
    lines = [[words.text(heading) for heading in columns.values()]]
    lines += [[as_text(row[key]) for key in columns] for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())


def as_text(value: object) -> str:
    """A value as people read it; what strangers have typed stays on its line."""
    if isinstance(value, bool):
        return "x" if value else ""
    if isinstance(value, list | tuple):
        return ", ".join(map(as_text, value))
    return "".join(letter if letter.isprintable() else "?" for letter in str(value))


def date(milliseconds: int) -> str:
    """A moment in UTC."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))
