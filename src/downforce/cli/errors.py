"""How commands refuse: one line on stderr and an exit code, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from itertools import pairwise
from typing import TYPE_CHECKING

from downforce.i18n import MessageId, Words, load, preferred_language
from downforce.model.errors import DownforceError, OptionError, UnknownName

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

BAD_INPUT = 2
BUG = 70  # as in sysexits.h: the program is wrong, not its use
INTERRUPTED = 130  # 128 + SIGINT
NO_READER = 141  # 128 + SIGPIPE


class CommandError(Exception):
    """A command cannot do what it was asked. Carries the finished sentence."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def cannot_read(words: Words, path: object, error: OSError) -> CommandError:
    """A file that is not there, or not ours."""
    return CommandError(words.text("cli-cannot-read", path=str(path), why=words.cause(error)))


def cannot_write(words: Words, path: object, error: OSError) -> CommandError:
    """A place where nothing can be written."""
    return CommandError(words.text("cli-cannot-write", path=str(path), why=words.cause(error)))


def not_ours(words: Words, path: object, kind: str) -> CommandError:
    """A file that is neither a game nor a track of ours, whatever else it may be."""
    return CommandError(words.text("cli-not-ours", path=str(path), kind=kind))


def check_range(words: Words, name: str, number: int, least: int, most: int) -> None:
    """Refuses a number that is too small or too large."""
    if not least <= number <= most:
        args = {"least": str(least), "most": str(most), "text": str(number)}
        raise CommandError(words.text("cli-bad-range", name=name, **args))


_language: list[str] = []
"""The language that this run was asked for, if it was."""


def begin() -> None:
    """A new run: nobody has asked for a language yet."""
    _language.clear()


def listen_for_language(arguments: Sequence[str]) -> None:
    """Help and complaints come before any command runs, and should be in the language it is asked for."""
    for option, value in pairwise([*arguments, ""]):
        name, _, joined = option.partition("=")
        if name == "--language":
            with suppress(UnknownName):
                chosen_words(joined or value)


def chosen_words(language: str | None = None) -> Words:
    """The words of a language, of the one asked for before in this run, or of the one the system asks for."""
    words = load(language or (_language[0] if _language else preferred_language(os.environ)))
    if language:
        _language[:] = [language]  # errors are told in it as well
    return words


def refuse(text: str, code: int = BAD_INPUT) -> int:
    """Says why not, in one line, and returns the exit code."""
    plain = "".join(c if c.isprintable() else " " for c in text)  # it may quote a stranger's file
    print(chosen_words().text("cli-error", what=" ".join(plain.split())), file=sys.stderr)
    return code


def usage_error(app: App, error: CycloptsError) -> str:
    """What is wrong with the command line itself."""
    import cyclopts

    words, chain = chosen_words(), [*(error.command_chain or ())]
    help_line = " ".join(["downforce", *chain, "--help"])
    match error:
        case cyclopts.UnknownCommandError() | cyclopts.UnusedCliTokensError():
            return _needless(app, [*(error.unused_tokens or ())], chain)
        case cyclopts.UnknownOptionError(token=token, argument_collection=known):
            name = token.keyword or token.value
            close = get_close_matches(name, [option for argument in known for option in argument.names], 1)
            if close:
                return words.text("cli-unknown-option-close", name=name, close=close[0])
            return words.text("cli-unknown-option", name=name, help=help_line)
        case cyclopts.RepeatArgumentError(token=token):
            return words.text("cli-given-twice", name=str(token.keyword))
        case cyclopts.MissingArgumentError(argument=argument) if argument is not None:
            is_option = argument.name.startswith("-")
            name = argument.name if is_option else words.help_placeholder(argument.name.lower())
            return words.text("cli-needs-value" if is_option else "cli-missing", name=name)
        case cyclopts.CoercionError(token=token) if token is not None:
            message: MessageId = "cli-not-a-number" if error.target_type is int else "cli-bad-value"
            return words.text(message, name=str(token.keyword), text=token.value)
    return words.text("cli-not-understood", help=help_line)


def as_clause(words: Words, error: DownforceError) -> str:
    """An error of the library as it stands after a colon: without a capital and a full stop.

    >>> as_clause(load("en"), UnknownName("bot", "x", []))
    'no bot is called “x”; there are none'
    """
    text = words.error(error)
    if text.endswith(".") and not text.endswith(".."):
        text = text[:-1]
    is_sentence = isinstance(error, UnknownName | OptionError) and not text.startswith("Downforce")
    return text[0].lower() + text[1:] if is_sentence else text


def _needless(app: App, unused: Sequence[str], chain: Sequence[str]) -> str:
    """Words that are neither a command nor an argument."""
    words = chosen_words()
    for name in chain:
        app = app[name]
    commands = [name for name in app if not name.startswith("-")]
    if not commands or not unused:
        return words.text("cli-too-many-words", text=" ".join(unused))
    if close := get_close_matches(unused[0], commands, 1):
        return words.text("cli-unknown-command-close", name=unused[0], close=" ".join([*chain, *close]))
    return words.text("cli-unknown-command", name=unused[0], known=words.list(commands))


def stop_writing() -> None:
    """Nobody reads our output any more: let what is left of it go nowhere, without a complaint at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError):  # something else than a real file stands in for standard output
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
