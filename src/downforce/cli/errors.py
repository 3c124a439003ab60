"""How commands refuse: one line on stderr and an exit code, never a traceback."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from downforce.i18n import Words, load, preferred_language

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


_language: list[str] = []
"""The language that this run was asked for, if it was."""


def begin() -> None:
    """A new run: nobody has asked for a language yet."""
    _language.clear()


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
    from cyclopts import UnknownCommandError, UnusedCliTokensError

    if isinstance(error, UnknownCommandError | UnusedCliTokensError):
        unused = [*(error.unused_tokens or ())]
        commands = [name for name in app if not name.startswith("-")]
        if unused and not (error.command_chain or ()):
            known = chosen_words().list(commands)
            return chosen_words().text("cli-unknown-command", name=unused[0], known=known)
        if unused:
            return chosen_words().text("cli-too-many-words", text=" ".join(unused))
    return str(error)


def stop_writing() -> None:
    """Nobody reads our output any more: let what is left of it go nowhere, without a complaint at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError):  # something else than a real file stands in for standard output
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
