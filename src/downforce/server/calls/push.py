"""Web Push: a message that one browser can read (RFC 8291, 8188), from a server that signs (VAPID, RFC 8292).

Without the extra ``calls`` there is no ``cryptography``, and this way is not offered.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from msgspec import Struct

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import (
        EllipticCurvePrivateKey,
        EllipticCurvePublicKey,
    )

RECORD: Final = 4096
"""The size of the one record that a message is."""
PADDED_TO: Final = 512
"""Messages are as long as a multiple of so many bytes: their length says little."""
LONGEST: Final = 3800
"""Bytes of a message; push services take at least 4096 with all that is added."""
TOKEN_LIFE: Final = 12 * 3600
"""Seconds; push services take at most 24 hours."""
RENEW_BEFORE: Final = 3600
LONGEST_WAIT: Final = 28 * 24 * 3600
"""Seconds for which push services keep a message for a device that is off."""


class Device(Struct, frozen=True, kw_only=True):
    """A browser that is called, as it subscribed."""

    endpoint: str
    p256dh: str
    """Its public key, in base 64 for addresses."""
    auth: str
    """A secret between it and us."""
    label: str = ""
    """What its owner knows it by."""


def is_installed() -> bool:
    """Whether the extra ``calls`` is there."""
    return find_spec("cryptography") is not None


def b64(data: bytes) -> str:
    """Base 64 for addresses, without its filling."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """The reverse; raises ``ValueError``."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def check_device(device: Device) -> None:
    """Raises ``ValueError`` for keys that are none, such as a point of another curve."""
    if len(unb64(device.auth)) != 16:
        raise ValueError("auth")
    _point(unb64(device.p256dh))


# --- encryption -----------------------------------------------------------------------------------


def encrypted(message: bytes, device: Device) -> bytes:
    """A message as its body is sent: with a new key and salt for each."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(message) > LONGEST:
        raise ValueError("the message is too long")
    return encrypted_with(message, device, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def encrypted_with(
    message: bytes, device: Device, own: EllipticCurvePrivateKey, salt: bytes, *, padding: int | None = None
) -> bytes:
    """The same with a given key and salt."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    theirs, ours = unb64(device.p256dh), _bytes_of(own.public_key())
    shared = own.exchange(ec.ECDH(), _point(theirs))
    secret = derived(shared, unb64(device.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    room = -(len(message) + 1) % PADDED_TO if padding is None else padding
    record = message + b"\x02" + b"\0" * min(room, RECORD - 17 - len(message) - 86)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, record, None)


def _point(data: bytes) -> EllipticCurvePublicKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(data) != 65:
        raise ValueError("not a point")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def _bytes_of(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- who we are -----------------------------------------------------------------------------------


def new_key() -> bytes:
    """A key to sign with, as the database keeps it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


class Vapid:
    """Signs who calls: push services know us by one key, and may write to the contact."""

    def __init__(self, key: bytes, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import load_der_private_key

        loaded = load_der_private_key(key, None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey)
        self._key = loaded
        self._contact = contact
        self.public = b64(_bytes_of(loaded.public_key()))
        """What a browser subscribes with."""
        self._tokens = dict[str, tuple[int, str]]()

    def authorization(self, endpoint: str, now: int) -> str:
        """The header for an address; tokens are used again for the same push service. ``now`` in seconds."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, token = self._tokens.get(audience, (0, ""))
        if until - RENEW_BEFORE < now:
            if len(self._tokens) > 100:  # a stranger may name any number of services
                self._tokens.clear()
            until = now + TOKEN_LIFE
            token = self._signed(audience, until)
            self._tokens[audience] = (until, token)
        return f"vapid t={token}, k={self.public}"

    def _signed(self, audience: str, until: int) -> str:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        claims = {"aud": audience, "exp": until, "sub": self._contact}
        head = b64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{b64(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def topic(tag: str) -> str:
    """What lets a newer message take the place of one that waits at the push service."""
    return b64(sha256(tag.encode()).digest()[:24])


def headers(vapid: Vapid, device: Device, now: int, *, ttl: int, tag: str) -> dict[str, str]:
    """The headers of a message; times in seconds."""
    return {
        "authorization": vapid.authorization(device.endpoint, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(max(0, min(ttl, LONGEST_WAIT))),
        "topic": topic(tag),
        "urgency": "normal",
    }
