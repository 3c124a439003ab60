"""Real packets lost on this machine's own network: the kernel drops some, and TCP has to send them again."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from tests.needs import insists, leave_out, program

TABLE = f"downforce_loss_{os.getpid()}"
"""The table of nftables; no other rules are touched."""


@pytest.fixture(scope="session")
def packet_loss() -> None:
    """For tests that lose packets: takes nftables, and root, and a kernel that lets them."""
    listed = subprocess.run([*_command(), "list", "tables"], capture_output=True, check=False)
    if listed.returncode:
        leave_out("nft", "only root may drop packets here")


def _command() -> list[str]:
    """Uses sudo only if all tests were asked for."""
    nft = program("nft")
    return ["sudo", "-n", nft] if insists() and os.geteuid() != 0 and shutil.which("sudo") else [nft]


@contextmanager
def dropping(ports: Sequence[int], percent: int) -> Iterator[None]:
    """While the block lasts, so many packets in a hundred are lost on the way to these ports and back."""
    doors = "{ " + ", ".join(map(str, ports)) + " }"
    chance = f"numgen random mod 100 < {percent}" if percent < 100 else ""
    drop = f"{doors} {chance} drop"
    rules = f"oif lo tcp dport {drop}\noif lo tcp sport {drop}"
    _nft(f"table inet {TABLE} {{\nchain loss {{\ntype filter hook output priority 0;\n{rules}\n}}\n}}")
    try:
        yield
    finally:
        _nft(f"delete table inet {TABLE}")


def _nft(commands: str) -> None:
    subprocess.run([*_command(), "-f", "-"], input=commands, text=True, check=True)
