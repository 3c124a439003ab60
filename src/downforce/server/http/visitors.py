"""Who a visitor is: a random token in a cookie, stored as a hash. No accounts, no passwords."""

from __future__ import annotations

import secrets
from hashlib import sha256

from downforce.server.live.lobby import ALPHABET, tidy_code
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire.errors import Refusal, RefusalError

COOKIE = "downforce"
TOKEN_LENGTH = 43  # 256 bits in URL-safe base 64
DEVICE_CODE_LENGTH = 10
DEVICE_CODE_LIFE = 5 * 60 * 1000
"""How long a code for another device is good for, in milliseconds."""
MAILED_CODE_LIFE = 15 * 60 * 1000


def token_hash(token: str) -> bytes:
    """What the store knows of a token."""
    return sha256(b"downforce token\n" + token.encode()).digest()


def _code_hash(code: str) -> bytes:
    return sha256(b"downforce device\n" + code.encode()).digest()


async def new_visitor(store: DatabaseStore, now: int) -> tuple[str, str]:
    """A fresh visitor: the id that logs use, and the token that only their browser has."""
    visitor, token = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
    await store.add_visitor(visitor, token_hash(token), now)
    return visitor, token


async def visitor_of(store: DatabaseStore, token: str | None) -> str:
    """The visitor a token belongs to; empty if there is none."""
    if not token or len(token) != TOKEN_LENGTH or not token.isascii():
        return ""
    return await store.visitor_of(token_hash(token)) or ""


async def device_code(store: DatabaseStore, visitor: str, now: int, receipts: str = "") -> str:
    """A code with which the visitor can go on at another device, once and soon.

    The receipts are for that device. Pages seal them, so that no server can exchange them.
    """
    code = "".join(secrets.choice(ALPHABET) for _ in range(DEVICE_CODE_LENGTH))
    await store.put_code(_code_hash(code), visitor, now + DEVICE_CODE_LIFE, receipts.encode())
    return code


async def mailed_code(store: DatabaseStore, visitor: str, now: int) -> str:
    """The same by mail, which takes longer to arrive."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(DEVICE_CODE_LENGTH))
    await store.put_code(_code_hash(code), visitor, now + MAILED_CODE_LIFE)
    return code


async def redeemed(store: DatabaseStore, code: str, now: int) -> tuple[str, str]:
    """A token of its own for the other device, and the receipts that were given with the code."""
    taken = await store.take_code(_code_hash(tidy_code(code)), now)
    if taken is None:
        raise RefusalError(Refusal.BAD_CODE)
    visitor, receipts = taken
    token = secrets.token_urlsafe(32)
    await store.add_token(visitor, token_hash(token), now)
    return token, receipts.decode()
