"""One POST to an address that a stranger gave us, so that it reaches nothing but a public web server.

The name is resolved once, every address it has is checked, and the connection goes to the address that was
checked, with TLS for the name. No redirects are followed, no proxies of the environment used, and an answer
is read up to its first 4 KB.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

from downforce.version import __version__

HTTPS: Final = 443
LONGEST_URL: Final = 1000
LONGEST_ANSWER: Final = 4096
"""In bytes, headers included; what is longer is cut off."""
CONNECT_TIMEOUT: Final = 5.0
TIMEOUT: Final = 10.0
"""Seconds for all of it: name, connection, request and answer."""

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str], Awaitable[Sequence[str]]]
Dial = Callable[[str, int, ssl.SSLContext, str], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]

_LABEL = "[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME = re.compile(rf"(?=.{{1,253}}$)({_LABEL}\.)+[a-z]([a-z0-9-]{{0,61}}[a-z0-9])")
"""At least two labels, and the last one is no number: what could be read as an address is none."""

_REFUSED: Final = tuple(
    map(
        ipaddress.ip_network,
        (
            "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
            "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15",
            "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
            "::/96",  # IPv4 in the old way, ``::`` and ``::1``
            "::ffff:0:0/96", "::ffff:0:0:0/96",  # IPv4 within IPv6
            "64:ff9b::/96", "64:ff9b:1::/48",  # translated to IPv4
            "100::/64", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16", "fc00::/7",
            "fe80::/10", "fec0::/10", "ff00::/8",
        ),
    )
)  # fmt: skip


class RefusedAddress(Exception):
    """We do not connect there. The text says why; it never holds the address."""


class Unreachable(Exception):
    """There was no answer: ``reason`` is a short word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OutwardAnswer(NamedTuple):
    """What the other end said."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    """At most its first bytes."""


class Target(NamedTuple):
    """A checked address on the web."""

    host: str
    port: int
    path: str


def checked_url(url: str, allowed: Iterable[str] = ()) -> Target:
    """The parts of an address that may be called; raises ``RefusedAddress``. Nothing is resolved yet.

    >>> checked_url("https://push.example.com/abc?d=1").path
    '/abc?d=1'
    """
    if len(url) > LONGEST_URL or not url.isascii() or not re.fullmatch(r"[!-~]+", url) or "\\" in url:
        raise RefusedAddress("not an address")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise RefusedAddress("not an address") from None
    if parts.scheme != "https":
        raise RefusedAddress("not https")
    if "@" in parts.netloc or parts.fragment or "#" in url:
        raise RefusedAddress("not an address")
    named = {*allowed}
    if f"{host}:{port or HTTPS}" not in named and host not in named:
        if port not in (None, HTTPS) or parts.netloc.endswith(":"):
            raise RefusedAddress("another port")
        if not _NAME.fullmatch(host):
            raise RefusedAddress("not a public name")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, port or HTTPS, path)


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if getattr(parsed, "scope_id", None):
        return False
    return parsed.is_global and not any(parsed in net for net in _REFUSED if net.version == parsed.version)


async def resolve(host: str) -> Sequence[str]:
    """The addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(
        host, None, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
    )
    return [str(address[0]) for *_, address in found]


async def dial(
    address: str, port: int, context: ssl.SSLContext, name: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to an address, with TLS for a name."""
    return await asyncio.open_connection(
        address, port, ssl=context, server_hostname=name, limit=LONGEST_ANSWER,
        ssl_handshake_timeout=CONNECT_TIMEOUT, ssl_shutdown_timeout=1.0,
    )  # fmt: skip


@dataclass
class Outward:
    """The way out to addresses of strangers."""

    allowed: frozenset[str] = frozenset()
    """Names, or names with a port, that the host lets us call wherever they are."""
    resolve: Resolve = resolve
    dial: Dial = dial
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    timeout: float = TIMEOUT

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> OutwardAnswer:
        """Sends a request; raises ``RefusedAddress`` or ``Unreachable``."""
        target = checked_url(url, self.allowed)
        try:
            async with asyncio.timeout(self.timeout):
                address = await self._address_of(target)
                return await self._ask(address, target, body, headers)
        except TimeoutError:
            raise Unreachable("too-slow") from None
        except ssl.SSLError:
            raise Unreachable("tls") from None
        except (OSError, h11.ProtocolError, asyncio.IncompleteReadError):
            raise Unreachable("unreachable") from None

    async def _address_of(self, target: Target) -> str:
        """The first address of a name, if all it has are public."""
        try:
            found = [*await self.resolve(target.host)]
        except (OSError, UnicodeError):
            raise Unreachable("no-such-name") from None
        if not found:
            raise Unreachable("no-such-name")
        is_named = not self.allowed.isdisjoint({target.host, f"{target.host}:{target.port}"})
        if not is_named and not all(map(is_public, found)):
            raise RefusedAddress("not a public address")
        return found[0]

    async def _ask(
        self, address: str, target: Target, body: bytes, headers: Mapping[str, str]
    ) -> OutwardAnswer:
        reader, writer = await self.dial(address, target.port, self.context, target.host)
        try:
            host = target.host if target.port == HTTPS else f"{target.host}:{target.port}"
            given = {
                "host": host,
                "user-agent": f"downforce/{__version__}",
                "content-length": str(len(body)),
                "connection": "close",
                **headers,
            }
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_ANSWER)
            request = h11.Request(method="POST", target=target.path, headers=[*given.items()])
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await _read(connection, reader)
        finally:
            writer.transport.abort()
            with suppress(OSError, ssl.SSLError):
                await writer.wait_closed()


async def _read(connection: h11.Connection, reader: asyncio.StreamReader) -> OutwardAnswer:
    """The answer, up to so many bytes of what comes."""
    status, headers, body, came = 0, dict[str, str](), b"", 0
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(LONGEST_ANSWER - came) if came < LONGEST_ANSWER else b""
            if not data and status:
                break  # it goes on, or was cut: that is enough
            came += len(data)
            connection.receive_data(data)
        elif isinstance(event, h11.Response):
            status = event.status_code
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in event.headers}
        elif isinstance(event, h11.Data):
            body += bytes(event.data)
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            break
    return OutwardAnswer(status, headers, body[:LONGEST_ANSWER])
