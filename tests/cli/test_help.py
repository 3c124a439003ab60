"""Help pages and complaints about the command line: in every language, for every command and option."""

from __future__ import annotations

import re
from collections.abc import Iterator
from errno import EACCES, EXDEV
from typing import cast

import pytest
from cyclopts import App

from downforce.cli import main
from downforce.cli.app import make_app
from downforce.i18n import LANGUAGES, load
from downforce.i18n.catalogue import read_catalogue
from downforce.i18n.languages import catalogue_files
from downforce.i18n.messages import ARGUMENTS


def commands(app: App, *chain: str) -> Iterator[tuple[str, ...]]:
    """The ways to all commands, the one without a name first."""
    yield chain
    for name in app:
        if not name.startswith("-"):
            yield from commands(app[name], *chain, name)


COMMANDS = [*commands(make_app())]


def page(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments, "--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def options(text: str) -> list[str]:
    return re.findall(r"^  (--[a-z-]+)", text, re.MULTILINE)


def joined(text: str) -> str:
    """A text in one line; French has several kinds of spaces."""
    return " ".join(text.split())


def test_all_commands_are_found() -> None:
    assert () in COMMANDS
    assert ("track", "draw") in COMMANDS
    assert len(COMMANDS) >= 11


@pytest.mark.parametrize("chain", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, chain: tuple[str, ...]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = load(language)
    text = page(capsys, *chain, "--language", language)
    flat = joined(text)
    command = "-".join(chain)
    summary, more = words.command_help(command)
    assert joined(summary) in flat
    assert joined(more) in flat
    assert max(map(len, text.splitlines())) < 80
    for option in options(text):
        assert joined(words.option_help(command, option.removeprefix("--"))) in flat
    for name in (name for name in COMMANDS if name[:-1] == chain and name):
        assert joined(words.command_help("-".join(name))[0]) in flat
    assert "\u00a0" not in text  # what held labels together is not copied from the screen


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_page_is_half_english(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for chain in COMMANDS:
        text = page(capsys, *chain, "--language", language)
        assert not re.search(r"\b(the|whose|if not given)\b", text, re.IGNORECASE), text


def test_an_option_without_a_text_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(cast("dict[str, object]", ARGUMENTS), "help-play-people")
    assert main(["play", "--help", "--language", "en"]) == 70
    err = capsys.readouterr().err
    assert err == (
        "downforce: the catalogues have no text help-play-people; docs/translating.md says how to add it\n"
    )


def test_there_is_help_for_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    used: set[str] = {
        name for name in ARGUMENTS if re.match(r"help-(usage|default|variable|heading-|placeholder-)", name)
    }
    for chain in COMMANDS:
        command = "-".join(chain) or "downforce"
        used |= {f"help-{command}", f"help-{command}-more"} & ARGUMENTS.keys()
        text = page(capsys, *chain)
        labels = [name.removeprefix("--") for name in options(text)]
        labels += [word.lower() for word in re.findall(r"^  ([A-Z]+) ", text, re.MULTILINE)]
        for name in ("track" if label == "circuit" else label for label in labels):
            own = f"help-{command}-{name}"
            used.add(own if own in ARGUMENTS else f"help-option-{name}")
    files = [path for path in catalogue_files("en") if path.name == "help.ftl"]
    assert used == read_catalogue(files).variables.keys()


@pytest.mark.parametrize("line", ["play --speed 3", "replay", "play --players many", "serve --port 99999"])
@pytest.mark.parametrize("written", ["--language fr", "--language=fr"])
def test_complaints_are_in_the_language_that_was_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str, written: str
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(line.split()) == 2
    french = capsys.readouterr().err
    monkeypatch.setenv("LANG", "pt_PT.UTF-8")
    assert main(line.split()) == 2
    assert capsys.readouterr().err != french
    command, *options = line.split()
    asked = [] if command == "serve" else written.split()  # which has no such option: its log is English
    monkeypatch.setenv("LANG", "fr_FR.UTF-8" if command == "serve" else "pt_PT.UTF-8")
    assert main([command, *options, *asked]) == 2
    assert capsys.readouterr().err == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_the_system_cannot_do_something(language: str) -> None:
    words = load(language)
    assert words.cause(PermissionError(EACCES, "Permission denied")) == words.text("system-eacces")
    assert words.cause(OSError(EXDEV, "Invalid cross-device link")) == "Invalid cross-device link"
    assert words.cause(OSError("a story")) == "a story"
