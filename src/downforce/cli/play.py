"""``downforce play``: a race, in this terminal if that is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from downforce.cli.errors import CommandError, chosen_words
from downforce.cli.home import home
from downforce.cli.terminal.console import Console
from downforce.cli.terminal.files import check_writable, resumed
from downforce.cli.terminal.game import cut_short, new_session, play_to_the_end, welcome
from downforce.cli.terminal.keeper import Keeper
from downforce.cli.terminal.session import TerminalSession
from downforce.cli.terminal.start import Wishes
from downforce.folders import data_folder


def play(
    *,
    terminal: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    players: int | None = None,
    people: str | None = None,
    track: str | None = None,
    mode: str | None = None,
    edition: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: str | None = None,
    level: str | None = None,
    linear: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    language: str | None = None,
    data: Annotated[Path | None, Parameter(env_var="DOWNFORCE_DATA")] = None,
    record: Path | None = None,
    resume: Path | None = None,
) -> int:
    """Play a race: in the browser, like "downforce" alone, or with --terminal here."""
    words = chosen_words(language)
    wishes = Wishes(
        players=players,
        people=people,
        track=track,
        mode=mode,
        edition=edition,
        options=option,
        seed=seed,
        level=level,
    )
    if not terminal:
        files = {"record": record, "resume": resume}
        given = [*wishes.given, *(name for name, path in files.items() if path is not None)]
        given += ["linear"] if linear else []
        if given:
            options = words.list(f"--{name}" for name in given)
            raise CommandError(words.text("cli-for-terminal", options=options))
        return home(language=language, data=data)
    if resume is not None and wishes.given:
        options = words.list(f"--{name}" for name in wishes.given)
        raise CommandError(words.text("cli-resume-alone", options=options))
    if record is not None:
        check_writable(record, words)
    console, keeper = Console.standard(linear=linear), Keeper(data or data_folder(), record or resume)
    if resume is not None:
        session: TerminalSession | None = resumed(resume, words)
    else:
        session = cut_short(console, words, keeper, is_asked=not wishes.given and record is None)
        session = session or new_session(console, words, wishes)
    if session is None:
        return 0
    welcome(console, words, session)
    return play_to_the_end(console, words, session, keeper)
