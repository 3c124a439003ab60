"""Tokens of links in mails. Each can do one thing, for one address; nothing of them is stored."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from enum import StrEnum
from hashlib import sha256


class Purpose(StrEnum):
    """What a token can do."""

    CONFIRM = "confirm"
    STOP = "stop"
    NEVER = "never"
    CODE = "code"


def token(key: bytes, purpose: Purpose, subject: str) -> str:
    """A token for what is known by a hash."""
    return f"{subject}.{_mac(key, purpose, subject)}"


def subject_of(key: bytes, purpose: Purpose, given: str) -> str:
    """What a token is for; empty if it is none of ours, or can do something else."""
    subject, _, mac = given.partition(".")
    if not given.isascii() or not hmac.compare_digest(mac, _mac(key, purpose, subject)):
        return ""
    return subject


def _mac(key: bytes, purpose: Purpose, subject: str) -> str:
    made = hmac.new(key, f"downforce {purpose}\n{subject}".encode(), sha256).digest()
    return urlsafe_b64encode(made[:18]).decode()
