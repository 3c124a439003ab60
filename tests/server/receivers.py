"""The other ends of calls, for tests: a web server with TLS that plays a push service and webhooks."""

from __future__ import annotations

import asyncio
import datetime
import ssl
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from downforce.server.calls.outward import LONGEST_ANSWER, Outward
from downforce.server.calls.push import Device, b64, unb64

PUBLIC = "8.8.8.8"
"""What every name of a test resolves to. Nothing goes there: the connection is led to this machine."""
NAMES = ("push.example.com", "hook.example.com", "localhost")


@dataclass(frozen=True)
class Received:
    """A request as it came."""

    target: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A web server; ``answer`` says what it answers, as bytes on the line."""

    port: int = 0
    requests: list[Received] = field(default_factory=list)
    dialled: list[tuple[str, int, str]] = field(default_factory=list)
    answer: Callable[[Received], bytes] = lambda _: b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
    resolved: list[str] = field(default_factory=list)
    addresses: Sequence[str] = (PUBLIC,)

    def outward(self, **more: object) -> Outward:
        """A way out that ends here, with every check on the way."""

        async def resolve(host: str) -> Sequence[str]:
            self.resolved.append(host)
            return self.addresses

        async def dial(
            address: str, port: int, context: ssl.SSLContext, name: str
        ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            self.dialled.append((address, port, name))
            return await asyncio.open_connection(
                "127.0.0.1", self.port, ssl=context, server_hostname=name, limit=LONGEST_ANSWER
            )

        return Outward(resolve=resolve, dial=dial, context=client_context(), **more)  # type: ignore[arg-type]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            received = Received(first.split()[1], headers, body)
            self.requests.append(received)
            writer.write(self.answer(received))
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A web server on this machine."""
    it = Receiver()
    server = await asyncio.start_server(it.serve, "127.0.0.1", 0, ssl=server_context())
    it.port = server.sockets[0].getsockname()[1]
    try:
        yield it
    finally:
        server.close()


# --- certificates ---------------------------------------------------------------------------------


@cache
def certificate() -> tuple[Path, Path]:
    """A certificate for the names of the tests and its key, in files of a folder of this run."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "downforce tests")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([*map(x509.DNSName, NAMES)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    folder = Path(tempfile.mkdtemp(prefix="downforce-calls-"))
    (folder / "cert.pem").write_bytes(made.public_bytes(Encoding.PEM))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "key.pem").write_bytes(secret)
    return folder / "cert.pem", folder / "key.pem"


def server_context() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate())
    return context


def client_context() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(certificate()[0]))


# --- a browser ------------------------------------------------------------------------------------


@dataclass
class Browser:
    """What a browser does with Web Push: it has a key, and reads what was sealed for it (RFC 8291)."""

    endpoint: str = "https://push.example.com/device/1"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = bytes(range(16))

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def device(self) -> Device:
        return Device(endpoint=self.endpoint, p256dh=b64(self.public), auth=b64(self.auth))

    def read(self, body: bytes) -> bytes:
        """The message in a body; raises where anything is wrong with it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), point)

        def expand(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = expand(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = expand(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expand(secret, salt, b"Content-Encoding: nonce\0", 12)
        message, _, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert not padding.strip(b"\0")
        return message


__all__ = ["Browser", "Receiver", "certificate", "receiver", "unb64"]
