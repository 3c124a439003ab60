"""A seed that nobody chose: the server commits to a secret, people commit to nonces, then nonces are shown.

See "A fair seed for a table" in docs/notation.md. All values are 256 bits, written in hexadecimal.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from hashlib import sha256

_HEX = re.compile(r"[0-9a-f]{64}")


def new_secret() -> str:
    """A fresh secret."""
    return secrets.token_hex(32)


def is_value(text: str) -> bool:
    """Whether a text is such a value."""
    return _HEX.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What is shown first: the hash of a secret or of a nonce.

    >>> commitment("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(bytes.fromhex(secret)).hexdigest()


def table_seed(secret: str, nonces: Iterable[str]) -> str:
    """The seed: the hash of the server's secret and all nonces in the order of the seats."""
    return sha256(bytes.fromhex("".join([secret, *nonces]))).hexdigest()
