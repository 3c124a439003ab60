"""When the machine itself stood still: its host may suspend it, and then no process runs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

STEP = 0.02
"""Seconds that the watcher sleeps at a time."""
STALL = 150
"""Milliseconds after which it should long have been awake."""
WATCHING = "watching"
"""What it says first."""


class Stall(NamedTuple):
    """From when until when, in milliseconds since 1970."""

    begin: int
    end: int


@contextmanager
def watched() -> Iterator[list[Stall]]:
    """When the machine stood still during the block, known at its end; needs real-time priority."""
    stalls: list[Stall] = []
    watcher = subprocess.Popen([sys.executable, __file__], stdout=subprocess.PIPE, text=True)
    assert watcher.stdout is not None
    if watcher.stdout.readline() != f"{WATCHING}\n":
        print("stalls of the machine are not measured: that takes the right to real-time priority")
    try:
        yield stalls
    finally:
        watcher.kill()
        said, _ = watcher.communicate()
        stalls += [Stall(*map(int, line.split())) for line in said.splitlines()]


def watch() -> None:
    """Says so whenever it slept too long, before all others: a machine that is only busy wakes it in time."""
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))
    except PermissionError:
        return
    print(WATCHING, flush=True)
    last = now_ms()
    while True:
        time.sleep(STEP)
        now = now_ms()
        if now - last > STALL:
            print(last, now, flush=True)
        last = now


def now_ms() -> int:
    return time.time_ns() // 1_000_000


if __name__ == "__main__":
    watch()
