"""Shares the games of a batch out among threads; compiled kernels run without the lock of Python."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import Any

THREADS = "DOWNFORCE_FAST_THREADS"
"""The variable that says how many cores to use; without it all that this process may use."""
AT_LEAST = 256
"""Fewer games than this are not worth a thread."""


def cores() -> int:
    """How many cores kernels use."""
    given = os.environ.get(THREADS, "")
    if given.isdecimal() and int(given):
        return int(given)
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@lru_cache(maxsize=4)
def _pool(process: int, threads: int) -> ThreadPoolExecutor:
    """Threads of this process: those of its parent do not outlive a fork."""
    return ThreadPoolExecutor(threads, thread_name_prefix="fast")


def share_out(kernel: Callable[..., Any], first: int, end: int, arguments: tuple[Any, ...]) -> None:
    """Runs a kernel on equal parts of the games from ``first`` to ``end``."""
    parts = min(cores(), max(1, (end - first) // AT_LEAST))
    if parts == 1:
        kernel(first, end, *arguments)
        return
    edges = [first + (end - first) * part // parts for part in range(parts + 1)]
    pool = _pool(os.getpid(), parts)
    running = [pool.submit(kernel, a, b, *arguments) for a, b in pairwise(edges)]
    for part in running:
        part.result()
