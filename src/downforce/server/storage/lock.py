"""One server for each SQLite file: a lock file beside it. The system releases the lock when the process ends.

PostgreSQL is made for several; there nothing is locked. Others may still read and write the file itself, as
``downforce admin`` does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from downforce.server.storage.engines import shown_address, sqlite_file
from downforce.server.storage.errors import CannotOpenStore


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Keeps other servers from this database; raises ``CannotOpenStore`` if there is one already."""
    path = sqlite_file(url)
    if path is None:
        yield
        return
    try:
        file = _lock_file(path).open("ab")
    except OSError:  # no such folder, or not ours: opening the database will say so
        yield
        return
    with file:
        if not _lock(file):
            shown = shown_address(url)
            raise CannotOpenStore(
                f"another server is using the database {shown}", "cli-database-in-use", address=shown
            )
        yield


def _lock_file(path: Path) -> Path:
    # Not the database itself: to close any handle of it would drop the locks that SQLite has on it.
    return path.with_name(f"{path.name}-server")


def _lock(file: IO[bytes]) -> bool:
    """Whether the lock was free, and we have it now."""
    try:
        if os.name == "nt":  # pragma: no cover
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
