"""A game in the terminal from the first question to the last word. Whatever ends it, nothing is lost."""

from __future__ import annotations

import time

from downforce.cli.errors import INTERRUPTED, CommandError
from downforce.cli.terminal.commands import Left, say_how_to_resume
from downforce.cli.terminal.console import Console, EndOfInput, typed
from downforce.cli.terminal.files import resumed, save_game
from downforce.cli.terminal.keeper import Keeper, ended_by_signals
from downforce.cli.terminal.loop import Loop
from downforce.cli.terminal.session import TerminalSession
from downforce.cli.terminal.start import Wishes, ask_table
from downforce.i18n import Words
from downforce.model.errors import DownforceError
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


def cut_short(console: Console, words: Words, keeper: Keeper, *, is_asked: bool) -> TerminalSession | None:
    """The race that was cut short last, if it is wanted; or only a line that there is one."""
    path = next(iter(keeper.unfinished()), None)
    try:
        session = resumed(path, words) if path else None
    except (CommandError, DownforceError, OSError):
        session = None  # not ours any more
    if path is None or session is None:
        return None
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    console.say(words.text("resume-found", players=words.list(session.table.names), when=when))
    if not is_asked:
        say_how_to_resume(console, words, path)
        return None
    try:
        answer = typed(console.ask(words.text("resume-ask")))
    except EndOfInput:
        return None
    no = typed(words.text("no"))
    if answer in (no, no[0], "no", "n"):
        console.say(words.text("resume-aside", path=str(keeper.set_aside(path))))
        return None
    keeper.take(path)
    return session


def play_to_the_end(console: Console, words: Words, session: TerminalSession, keeper: Keeper) -> int:
    """Plays on from where the game stands and returns the exit code."""
    try:
        with ended_by_signals():
            return _play(console, words, session, keeper)
    finally:
        keeper.release()


def _play(console: Console, words: Words, session: TerminalSession, keeper: Keeper) -> int:
    record = keeper.named
    try:
        Loop(console, words, session, lambda: keeper.try_to_keep(session)).run()
    except Left:
        keeper.drop()
        return _leave(console, words, session, keeper) if record is not None else 0
    except EndOfInput:
        console.say(words.text("left-early"))
        return _leave(console, words, session, keeper)
    except KeyboardInterrupt:
        console.say()
        _leave(console, words, session, keeper)
        return INTERRUPTED
    except BaseException:  # the window is closed, or a bug: keep the game first
        if session.is_begun:
            keeper.keep(session)
        raise
    keeper.drop()
    if session.table.game.seed is not None:
        console.say()
        console.say(words.text("result-seed", seed=session.table.game.seed))
    if record is not None:
        save_game(session, record)
        console.say(words.text("result-recorded", path=str(record)))
    return 0


def _leave(console: Console, words: Words, session: TerminalSession, keeper: Keeper) -> int:
    """Keeps a game that was left early, and says how to go on with it."""
    if session.is_begun:
        path = keeper.keep(session)
        console.say(words.text("save-done", path=str(path)))
        say_how_to_resume(console, words, path)
    return 0
