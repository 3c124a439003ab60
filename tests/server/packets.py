"""Real packets lost on this machine's own network: the kernel drops some, and TCP has to send them again."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

TABLE = f"downforce_rain_{os.getpid()}"
"""Of nftables; nobody else's rules are touched."""


def may_drop() -> bool:
    """Whether this machine lets us: that takes nftables, and root."""
    if shutil.which("nft") is None:
        return False
    with_rules = subprocess.run(["nft", "list", "tables"], capture_output=True, check=False)
    return with_rules.returncode == 0


@contextmanager
def dropping(ports: Sequence[int], percent: int) -> Iterator[None]:
    """While the block lasts, so many packets in a hundred are lost on the way to these ports and back."""
    doors = "{ " + ", ".join(map(str, ports)) + " }"
    chance = f"numgen random mod 100 < {percent}" if percent < 100 else ""
    drop = f"{doors} {chance} drop"
    rules = f"oif lo tcp dport {drop}\noif lo tcp sport {drop}"
    _nft(f"table inet {TABLE} {{\nchain rain {{\ntype filter hook output priority 0;\n{rules}\n}}\n}}")
    try:
        yield
    finally:
        _nft(f"delete table inet {TABLE}")


def _nft(commands: str) -> None:
    subprocess.run(["nft", "-f", "-"], input=commands, text=True, check=True)
