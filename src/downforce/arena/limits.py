"""What an isolated bot may use: memory, time, and no network where the system permits that."""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress
from enum import StrEnum

MEMORY = 4 << 30
"""Bytes of address space for each process."""
SECONDS = 60.0
"""How long a bot may take for one answer, loading included."""
CLONE_NEWUSER, CLONE_NEWNET = 0x10000000, 0x40000000


class Limit(StrEnum):
    """What the system may be unable to limit; the time is limited by the host, so that always works."""

    MEMORY = "memory"
    NETWORK = "network"


def confine() -> list[Limit]:
    """Limits this process and all that it starts; returns what could not be limited."""
    done = {Limit.MEMORY: _limit_memory(), Limit.NETWORK: _cut_network()}
    return [limit for limit, is_done in done.items() if not is_done]


def _limit_memory() -> bool:
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        least = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_AS, (least, least))
        return sys.platform == "linux"  # macOS accepts the limit and ignores it
    return False


def _cut_network() -> bool:
    """Moves to an empty network namespace: as root alone, else inside a new user namespace."""
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL(None, use_errno=True)
        return not libc.unshare(CLONE_NEWNET) or _cut_as_user(libc)
    return False


def _cut_as_user(libc: ctypes.CDLL) -> bool:
    user, group = os.getuid(), os.getgid()
    if libc.unshare(CLONE_NEWUSER | CLONE_NEWNET):
        return False
    with suppress(OSError):  # the namespace has no names for users until these are written
        for name, text in (
            ("setgroups", "deny"),
            ("uid_map", f"{user} {user} 1"),
            ("gid_map", f"{group} {group} 1"),
        ):
            with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
                file.write(text)
    return True
