"""Checks the host and origin of every request, and adds security headers."""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from html import escape
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from downforce.i18n import load, preferred_language
from downforce.server.wire.errors import Refusal

logger = logging.getLogger(__name__)

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
AsgiApp: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]


HEADERS: tuple[tuple[str, str], ...] = (
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'",
    ),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
)
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_]([a-z0-9_-]{0,62}))*")
MOST_LOGGED: Final = 50
"""So many refused names are logged: strangers can make up any number of them."""


def host_name(text: str) -> str:
    """A name by which a server may be reached, as browsers send it; raises ``ValueError`` for what is none.

    >>> host_name("Downforce.Example"), host_name("münchen.example")
    ('downforce.example', 'xn--mnchen-3ya.example')
    """
    name = text.encode("idna").decode("ascii").lower()
    if not _NAME.fullmatch(name):
        raise ValueError(text)
    return name


def address_of(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; one of IPv4 that is written as IPv6 is the same address. None for what is no address."""
    try:
        parsed = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed


class Guard:
    """An ASGI middleware: refuses unknown hosts and requests from other sites, and adds security headers.

    A page of another site could point a name of its own at this machine; so only names we know are served:
    addresses, this machine's own name, and those that the host of the server lists.
    """

    def __init__(self, app: AsgiApp, hosts: Iterable[str] = ()) -> None:
        self._app = app
        own = socket.gethostname().lower()
        self._hosts = {"localhost", own, f"{own}.local", *map(host_name, hosts)}
        self._refused: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {key.decode("latin-1").lower(): value.decode("latin-1") for key, value in scope["headers"]}
        if not self._knows(headers.get("host", "")):
            self._log(headers.get("host", ""))
            await _refuse_name(scope, headers, receive, _with_headers(send))
        elif not self._is_same_site(scope, headers):
            await _refuse(scope, receive, send)
        elif scope["type"] == "http" and scope["method"] == "HEAD":
            await self._app({**scope, "method": "GET"}, receive, _without_body(_with_headers(send)))
        else:
            await self._app(scope, receive, _with_headers(send))

    def _log(self, host: str) -> None:
        """Logs a name once: the host may have forgotten to allow it."""
        name = host.lower().partition(":")[0]
        if _NAME.fullmatch(name) and name not in self._refused and len(self._refused) < MOST_LOGGED:
            self._refused.add(name)
            logger.warning("refused the name %s; if it is yours, add --allow-host", name)

    def _is_same_site(self, scope: Scope, headers: dict[str, str]) -> bool:
        origin, host = headers.get("origin"), headers["host"]
        if origin is None or (scope["type"] == "http" and scope["method"] in _SAFE):
            return True
        try:
            return urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:
            return False

    def _knows(self, host: str) -> bool:
        try:
            parts = urlsplit(f"//{host}")
            name, _ = parts.hostname or "", parts.port  # a strange port raises as well
        except ValueError:
            return False
        if parts.netloc != host or "@" in host:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._hosts
        return True


def _with_headers(send: Send) -> Send:
    extra = [(key.encode(), value.encode()) for key, value in HEADERS]

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            present = {key for key, _ in message.get("headers", ())}
            message["headers"] = [
                *message.get("headers", ()),
                *(pair for pair in extra if pair[0] not in present),
            ]
        await send(message)

    return sending


def _without_body(send: Send) -> Send:
    """An answer to HEAD: that to GET, without its body."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return sending


async def _refuse_name(scope: Scope, headers: dict[str, str], receive: Receive, send: Send) -> None:
    """Refuses a host name: people get a page of one sentence, programs JSON."""
    if scope["type"] == "websocket" or "text/html" not in headers.get("accept", ""):
        await _refuse(scope, receive, send)
        return
    language = preferred_language({"LANG": headers.get("accept-language", "").partition(",")[0]})
    name = headers.get("host", "").partition(":")[0][:100]
    text = escape(load(language).text("serve-unknown-name", name=name))
    page = f"<!doctype html><html lang={language}><meta charset=utf-8><title>Downforce</title><p>{text}</p>"
    await _answer(send, b"text/html; charset=utf-8", page.encode())


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4003, "reason": str(Refusal.WRONG_ORIGIN)})
        return
    await _answer(send, b"application/json", f'{{"reason":"{Refusal.WRONG_ORIGIN}"}}'.encode())


async def _answer(send: Send, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
