"""A game in the terminal from the first question to the last word. Whatever ends it, nothing is lost."""

from __future__ import annotations

from pathlib import Path

from downforce.cli.errors import INTERRUPTED
from downforce.cli.terminal.commands import Left, say_how_to_resume
from downforce.cli.terminal.console import Console, EndOfInput
from downforce.cli.terminal.files import rescue_file, save_game
from downforce.cli.terminal.loop import Loop
from downforce.cli.terminal.session import TerminalSession
from downforce.cli.terminal.start import Wishes, ask_table
from downforce.i18n import Words
from downforce.rules.phases.scoring import PRIZES


def new_session(console: Console, words: Words, wishes: Wishes) -> TerminalSession | None:
    """A game before its first decision; None if nobody answers."""
    try:
        return TerminalSession(ask_table(console, words, wishes))
    except EndOfInput:
        console.say(words.text("left-early"))
        return None


def welcome(console: Console, words: Words, session: TerminalSession) -> None:
    """Who plays what, and how the first minute goes."""
    table, options = session.table, session.table.setup.options
    bots = [name for seat, name in enumerate(table.names) if seat not in table.people]
    console.say()
    console.say(
        words.text(
            "start-table",
            track=words.track(table.setup.track, table.edition),
            mode=words.mode_name(options.mode),
            players=words.list(table.names),
        )
    )
    console.say(words.text("start-bots", count=len(bots), bots=words.list(bots)))
    if session.entries:
        console.say(words.text("start-resumed", count=len(session.entries)))
    elif options.auction:
        prizes = words.list(words.money(prize, table.edition) for prize in PRIZES[:-1])
        console.say()
        console.say(words.text("start-auction"))
        if options.money_decides:
            console.say(words.text("start-prizes", prizes=prizes))
    console.say(words.text("start-help"))


def play_to_the_end(console: Console, words: Words, session: TerminalSession, record: Path | None) -> int:
    """Plays on from where the game stands and returns the exit code."""
    try:
        Loop(console, words, session).run()
    except Left:
        return _leave(console, words, session, record)
    except EndOfInput:
        console.say(words.text("left-early"))
        return _leave(console, words, session, record or rescue_file())
    except KeyboardInterrupt:
        console.say()
        _leave(console, words, session, record or rescue_file())
        return INTERRUPTED
    except BaseException:  # the screen is gone, or a bug: keep the game first
        if session.is_begun:
            save_game(session, record or rescue_file())
        raise
    if session.table.game.seed is not None:
        console.say()
        console.say(words.text("result-seed", seed=session.table.game.seed))
    if record is not None:
        save_game(session, record)
        console.say(words.text("result-recorded", path=str(record)))
    return 0


def _leave(console: Console, words: Words, session: TerminalSession, path: Path | None) -> int:
    """Keeps a game that was left early, and says how to go on with it."""
    if path is not None and session.is_begun:
        save_game(session, path)
        console.say(words.text("save-done", path=str(path)))
        say_how_to_resume(console, words, path)
    return 0
