"""Games on disk: saving, going on with a saved one, and where a game is kept that was cut short."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from downforce.bots import BOTS
from downforce.cli.errors import CommandError, cannot_read, cannot_write, not_ours
from downforce.cli.terminal.session import TerminalSession
from downforce.cli.terminal.table import BOT as DEFAULT_BOT
from downforce.cli.terminal.table import MAX_NAME, TerminalTable, clean_name
from downforce.i18n import Words
from downforce.model.errors import GameFileError
from downforce.model.ids import Seat
from downforce.notation import GameRecord, advice, read_game, write_game
from downforce.notation.files import is_game_file

PEOPLE, BOT = "People", "Bot"
"""Headers of ours: the seats of people, and the bot that plays the others."""


def save_game(session: TerminalSession, path: Path) -> None:
    """Writes the game so far, with what it takes to go on; raises ``OSError``."""
    table = session.table
    people = " ".join(map(str, sorted(table.people)))
    headers = {**table.game.headers, PEOPLE: people, BOT: table.bot, **advice.headers(session.advised)}
    write_game(replace(table.game, actions=session.actions, headers=headers), path)


def read_record(path: Path, words: Words) -> GameRecord:
    """A game file, or one line on why not."""
    try:
        return read_game(path)
    except OSError as error:
        raise cannot_read(words, path, error) from None
    except GameFileError:
        if not is_game_file(path.read_bytes()):
            raise not_ours(words, path, "game") from None
        raise


def names_of(record: GameRecord, words: Words) -> tuple[str, ...]:
    """The players' names; the file may come from a stranger, and may not give any."""
    given = (clean_name(name)[:MAX_NAME].strip() for name in record.names or [""] * record.setup.players)
    return tuple(
        name or words.text("start-name-default-number", number=number) for number, name in enumerate(given, 1)
    )


def resumed(path: Path, words: Words) -> TerminalSession:
    """A saved game, ready to go on."""
    record = read_record(path, words)
    if record.end.is_over:
        raise CommandError(words.text("cli-game-is-over", path=str(path)))
    seats = record.headers.get(PEOPLE, "").split()
    people = frozenset(seat for seat in record.setup.seats if str(seat) in seats)
    bot = record.headers.get(BOT, "")
    table = TerminalTable(
        game=replace(record, actions=(), names=names_of(record, words)),
        people=people or frozenset({Seat(0)}),
        bot=bot if bot in BOTS else DEFAULT_BOT,
    )
    return TerminalSession(table, record.actions, advice.advised(record.headers))


def check_writable(path: Path, words: Words) -> None:
    """Refuses a file that could not be written at the end of the game."""
    is_new = not path.exists()
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise cannot_write(words, path, error) from None
    if is_new:
        path.unlink()
