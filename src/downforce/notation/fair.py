"""A seed that nobody chose: the server commits to a secret, people commit to nonces, then nonces are shown.

See "A fair seed for a table" in docs/notation.md. All values are 256 bits, written in hexadecimal.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256

_HEX = re.compile(r"[0-9a-f]{64}")
_NONCES = re.compile(r"none|[0-5]:[0-9a-f]{64}(?: [0-5]:[0-9a-f]{64})*")


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


def headers(secret: str, nonces: Iterable[tuple[int, str]]) -> dict[str, str]:
    """What a game file says of how its seed was made: the secret, and the nonces by seat."""
    by_seat = " ".join(f"{seat}:{nonce}" for seat, nonce in nonces)
    return {"Commitment": commitment(secret), "Nonces": by_seat or "none", "Secret": secret}


def is_fair(seed: str | None, headers: Mapping[str, str]) -> bool:
    """Whether a seed is the one that secret and nonces make; a file without them claims nothing."""
    secret, nonces = headers.get("Secret"), headers.get("Nonces", "")
    if secret is None:
        return "Commitment" not in headers and "Nonces" not in headers
    if not is_value(secret) or not _NONCES.fullmatch(nonces):
        return False
    made = table_seed(secret, _HEX.findall(nonces))
    return headers.get("Commitment") == commitment(secret) and seed == made
