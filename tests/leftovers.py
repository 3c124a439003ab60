"""Ends what a run of the tests started, once the run has ended, whatever ended it.

Every process of a run inherits a mark in its environment. A watchdog, which no signal to the run reaches,
waits until the run's first process is gone, and then kills all that still carry the mark: servers, browsers,
PostgreSQL. It uses nothing but psutil, as it is started with every run.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]

VARIABLE = "TEST_RUN"
"""Not named like our others: tests of the command line take those away."""
PREFIX = "downforce-tests-"
"""How the folders of PostgreSQL's data begin; each has a file ``owner`` with the number of a process."""
MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROUNDS = 100


def watch() -> None:
    """Starts a watchdog for this process, unless it is part of a run that has one."""
    if os.environ.get(VARIABLE):
        return
    mark = uuid.uuid4().hex
    nothing = subprocess.DEVNULL
    watchdog = subprocess.Popen(
        [sys.executable, "-m", "tests.leftovers", str(os.getpid()), mark],
        stdin=nothing, stdout=nothing, stderr=nothing,
        cwd=Path(__file__).parents[1], start_new_session=True,
    )  # fmt: skip
    watchdog.returncode = 0  # it outlives us, and Python must not complain that it was not waited for
    os.environ[VARIABLE] = mark


def survivors(mark: str) -> Iterator[psutil.Process]:
    """The processes that carry a mark."""
    for process in psutil.process_iter():
        with suppress(psutil.Error, OSError):
            if process.environ().get(VARIABLE) == mark and process.status() != psutil.STATUS_ZOMBIE:
                yield process


def end_all(mark: str) -> None:
    """Kills them, and those that they start meanwhile."""
    for attempt in range(ROUNDS):
        found = [*survivors(mark)]
        for process in found:
            with suppress(psutil.Error):
                _end(process, politely=attempt == 0)
        if not found:
            return
        time.sleep(0.1)


def _end(process: psutil.Process, *, politely: bool) -> None:
    """PostgreSQL keeps some memory of the system's, which it gives back if it is asked to."""
    is_postgres = process.name().startswith("postgres")
    process.send_signal(signal.SIGQUIT if politely and is_postgres else signal.SIGKILL)


def sweep(parent: Path) -> None:
    """Removes the data, and ends the PostgreSQL, of processes that are gone."""
    for owner in parent.glob(f"{PREFIX}*/owner"):
        with suppress(OSError, ValueError):  # another process may be sweeping here
            if not psutil.pid_exists(int(owner.read_text())):
                _end_postgres(owner.parent / "postgres")
                shutil.rmtree(owner.parent)


def _end_postgres(data: Path) -> None:
    """Ends the server of these data, if it is running."""
    with suppress(OSError, ValueError, psutil.Error):
        process = psutil.Process(int((data / "postmaster.pid").read_text().split()[0]))
        if str(data) in process.cmdline():
            process.send_signal(signal.SIGQUIT)  # "immediate shutdown"
            process.wait(10)


def main(number: int, mark: str) -> None:
    """Waits for the end of a process, and cleans up after it."""
    with suppress(psutil.NoSuchProcess):
        psutil.Process(number).wait()
    end_all(mark)
    for parent in (MEMORY, Path(tempfile.gettempdir())):
        sweep(parent)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
