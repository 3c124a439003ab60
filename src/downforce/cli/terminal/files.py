"""Games on disk: saving, going on with a saved one, and where a game is kept that was cut short."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from downforce.cli.errors import CommandError
from downforce.cli.terminal.session import Session
from downforce.i18n import Words


def save_game(session: Session, path: Path) -> None:
    raise NotImplementedError


def resumed(path: Path, words: Words) -> Session:
    raise NotImplementedError


def check_writable(path: Path, words: Words) -> None:
    """Refuses a file that could not be written at the end of the game."""
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandError(words.text("cli-cannot-write", path=str(path), why=why)) from None


def rescue_file() -> Path:
    """A new file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    names = (folder / f"unfinished-{number}.game" for number in range(1, 1_000_000))
    return next(path for path in names if not path.exists())


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Downforce"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Downforce"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "downforce"
