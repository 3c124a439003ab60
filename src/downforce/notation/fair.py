"""A seed that nobody chose: the server commits to a secret, people commit to nonces, then nonces are shown.

See "A fair seed for a table" in docs/notation.md. All values are 256 bits, written in hexadecimal.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

HEX = r"[0-9a-f]{64}"
_HEX = re.compile(HEX)
_ABANDONED = re.compile(r"[0-9a-f]{64} (?:-|[0-5](?:,[0-5])*)(?:; [0-9a-f]{64} (?:-|[0-5](?:,[0-5])*))*")
_NONCES = re.compile(r"none|[0-5]:[0-9a-f]{64}(?: [0-5]:[0-9a-f]{64})*")

PREPARED = "Prepared"
"""The header of a game whose deal was chosen beforehand; its value is the lesson's name."""


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


def headers(
    secret: str, nonces: Iterable[tuple[int, str]], abandoned: Sequence[tuple[str, Sequence[int]]] = ()
) -> dict[str, str]:
    """What files said of how a seed was made before there were receipts: the secret, and the nonces by seat.

    Of each round that was abandoned before, it tells the seal of its secret and which seats held back.
    """
    by_seat = " ".join(f"{seat}:{nonce}" for seat, nonce in nonces)
    made = {"Commitment": commitment(secret), "Nonces": by_seat or "none", "Secret": secret}
    if not abandoned:
        return made
    rounds = (f"{seal} {','.join(map(str, missing)) or '-'}" for seal, missing in abandoned)
    return {"Abandoned": "; ".join(rounds), "Rounds": str(len(abandoned) + 1), **made}


def prepared_headers(lesson: str) -> dict[str, str]:
    """What a game file says of a seed that was chosen beforehand, so that a lesson goes well."""
    return {PREPARED: lesson}


def fits_headers(seed: str | None, headers: Mapping[str, str]) -> bool:
    """Whether a seed is the one that secret and nonces make, in a file without a receipt.

    A file without these headers claims nothing. ``receipt.judge`` is for files of any age.
    """
    secret, nonces = headers.get("Secret"), headers.get("Nonces", "")
    if PREPARED in headers and any(name in headers for name in ("Secret", "Commitment", "Nonces", "Rounds")):
        return False  # a seed was either chosen or made
    if not _counts_right(headers.get("Rounds"), headers.get("Abandoned")):
        return False
    if secret is None:
        return "Commitment" not in headers and "Nonces" not in headers
    if not is_value(secret) or not _NONCES.fullmatch(nonces):
        return False
    made = table_seed(secret, _HEX.findall(nonces))
    return headers.get("Commitment") == commitment(secret) and seed == made


def _counts_right(rounds: str | None, abandoned: str | None) -> bool:
    """Whether as many abandoned rounds are told of as there were; without both there was one round."""
    if rounds is None or abandoned is None:
        return rounds is abandoned
    return _ABANDONED.fullmatch(abandoned) is not None and rounds == str(len(abandoned.split("; ")) + 1)
