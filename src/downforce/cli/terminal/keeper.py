"""Keeps a race on disk while it is played: whatever ends the program, nothing is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import FrameType

from downforce.cli.terminal.files import save_game
from downforce.cli.terminal.session import TerminalSession

ENDING = ("SIGHUP", "SIGTERM")
"""The signals of a window that is closed, and of a machine that is shut down."""


class Keeper:
    """The file of a race: one that was named, or one in the data folder that goes when the race is over."""

    def __init__(self, folder: Path, named: Path | None = None) -> None:
        self.folder = folder
        self.named = named
        self._own: Path | None = None

    def keep(self, session: TerminalSession) -> Path:
        """Writes the race as it is; raises ``OSError``. A write that is cut short leaves the last file."""
        path = self.named or self._own_file()
        new = path.with_name(f"{path.name}.new")
        save_game(session, new)
        new.replace(path)
        return path

    def try_to_keep(self, session: TerminalSession) -> None:
        """The same after each action; a full disk does not end the race."""
        if session.is_begun:
            with suppress(OSError):
                self.keep(session)

    def take(self, path: Path) -> None:
        """Goes on with a file that was cut short."""
        self._own = path
        self._mark(path)

    def release(self) -> None:
        """This process writes no more."""
        if self._own is not None:
            with suppress(OSError):
                _owner(self._own).unlink(missing_ok=True)

    def drop(self) -> None:
        """Removes the file in the data folder: the race is over, or was left on purpose."""
        if self._own is not None:
            with suppress(OSError):
                self._own.unlink(missing_ok=True)

    def unfinished(self) -> list[Path]:
        """The races that were cut short, the newest first, without those that are being played."""
        found = [path for path in self.folder.glob("unfinished-*.dfg") if not _is_played(path)]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)

    def set_aside(self, path: Path) -> Path:
        """Renames a race that is not wanted now, so that it is not offered again."""
        aside = next(new for new in self._names("left") if not new.exists())
        path.replace(aside)
        return aside

    def _names(self, kind: str) -> Iterator[Path]:
        return (self.folder / f"{kind}-{number}.dfg" for number in count(1))

    def _own_file(self) -> Path:
        if self._own is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._own = next(path for path in self._names("unfinished") if not path.exists())
            self._mark(self._own)
        return self._own

    def _mark(self, path: Path) -> None:
        with suppress(OSError):
            _owner(path).write_text(str(os.getpid()), encoding="ascii")


def _owner(path: Path) -> Path:
    """The file that names the process which plays this race."""
    return path.with_suffix(".pid")


def _is_played(path: Path) -> bool:
    """Whether another process that is alive plays this race."""
    try:
        pid = int(_owner(path).read_text(encoding="ascii"))
        if os.name == "nt" or pid == os.getpid():  # Windows would end the process that is asked about
            return False
        os.kill(pid, 0)
    except (OSError, ValueError):
        return False
    return True


class Ended(SystemExit):
    """The window was closed, or the machine is shut down."""


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Raises ``Ended`` where these signals would end the program at once."""

    def end(number: int, _frame: FrameType | None) -> None:
        raise Ended(128 + number)

    numbers = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
    before = {number: signal.signal(number, end) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
