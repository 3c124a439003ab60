"""Help pages: the parser knows which commands and options there are, the catalogues say what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel

    from downforce.cli.terminal.console import Console
    from downforce.i18n import Words

COLUMN = 24
"""Where explanations begin; a longer label has a line of its own."""


ORDER = ("play", "replay", "verify", "track", "simulate", "arena", "serve")
"""The commands as people come to need them; what is not named here comes last."""


def _rank(entry: HelpEntry) -> tuple[int, str]:
    name = entry.all_options[0]
    return (ORDER.index(name) if name in ORDER else len(ORDER), name)


class Help:
    """Writes a help page in the language of this run. The parser calls its methods from top to bottom."""

    def __init__(self) -> None:
        self._command = ""
        self._flags: list[HelpEntry] = []

    @property
    def _words(self) -> Words:
        from downforce.cli.errors import chosen_words

        return chosen_words()

    @property
    def _console(self) -> Console:
        from downforce.cli.terminal.console import Console

        return Console.standard()

    def render_usage(self, _console: object, _options: object, usage: object) -> None:
        """The first line, like ``downforce track draw [OPTIONS] TRACK``; it also tells which page this is."""
        name, *rest = str(usage).split()
        commands = [word for word in rest if word.islower() and not word.startswith("-")]
        others = [word if word.islower() else self._placeholder(word) for word in rest[len(commands) :]]
        self._command = "-".join(commands)
        line = " ".join([name, *commands, *others])
        self._console.say(self._words.text("help-usage", line=line), hang=4)

    def render_description(self, _console: object, _options: object, _description: object) -> None:
        """What the command does, in full."""
        summary, more = self._words.command_help(self._command)
        for paragraph in filter(None, (summary, *more.split("\n"))):
            self._console.say()
            self._console.say(paragraph)

    def __call__(self, console: object, options: object, panel: HelpPanel) -> None:
        """Commands, arguments or options: one list with a heading."""
        if not panel.entries:
            return
        entries = [*panel.entries]
        is_argument = entries[0].positional_label is not None
        if panel.format == "command":
            flags = [entry for entry in entries if entry.all_options[0].startswith("-")]
            commands = [entry for entry in entries if entry not in flags]
            self._list("commands", sorted(commands, key=_rank))
            if self._command:
                self._list("options", flags)  # no list of options follows
            else:
                self._flags = flags
        elif is_argument:
            self._list("arguments", entries)
        else:
            self._list("options", [*entries, *self._flags])
            self._flags = []
            if self._command == "play":
                self._rules()

    def _list(self, kind: str, entries: Sequence[HelpEntry]) -> None:
        """A heading and a row for each entry, if there are any."""
        if not entries:
            return
        self._console.heading(self._words.help_heading(kind))
        for entry in entries:
            self._row(self._label(entry), " ".join(self._about(entry, is_command=kind == "commands")))

    def _rules(self) -> None:
        """What --option can set, as one types it."""
        from downforce.rules.options import SINGLE_OPTIONS, option_values

        self._console.heading(self._words.help_heading("rules"))
        for option in SINGLE_OPTIONS:
            values = "|".join(option_values(option))
            self._row(f"{option.replace('_', '-')}={values}", self._words.option_about(option))

    def _row(self, label: str, text: str) -> None:
        from downforce.cli.terminal.console import TIE

        console = self._console
        if len(label) + 4 <= COLUMN:
            console.say(f"  {label}".ljust(COLUMN).replace(" ", TIE) + text, hang=COLUMN)
        else:
            console.say(label, indent=2)
            console.say(text, indent=COLUMN)

    def _label(self, entry: HelpEntry) -> str:
        """What is typed: ``--output, -o FILE``."""
        if entry.positional_label:
            return self._placeholder(entry.positional_label)
        label = ", ".join(entry.all_options)
        return f"{label} {self._placeholder(entry.metavar)}" if entry.metavar else label

    def _placeholder(self, word: str) -> str:
        """What stands for something to be filled in; brackets and dots stay."""
        name = word.strip("[].").lower()
        return word.replace(name.upper(), self._words.help_placeholder(name))

    def _about(self, entry: HelpEntry, *, is_command: bool) -> Iterator[str]:
        words = self._words
        name = (entry.positional_label or entry.all_options[0]).lstrip("-").lower()
        if is_command and not entry.all_options[0].startswith("-"):
            yield words.command_help("-".join(filter(None, (self._command, name))))[0]
            return
        yield words.option_help(self._command, name)
        if entry.default is not None:
            yield words.text("help-default", value=entry.default)
        if entry.env_var:
            yield words.text("help-variable", name=words.list(entry.env_var))
