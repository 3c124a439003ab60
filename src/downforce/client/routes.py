"""What goes over plain http: a token of one's own, a table by its code, a new table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from http.client import HTTPException, HTTPMessage, HTTPResponse
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from downforce.client.errors import BadMessage, Lost, RequestRefused
from downforce.server.wire.settings import Settings

COOKIE: Final = "downforce"
CODE_LENGTH: Final = 6
LARGEST_FILE: Final = 1024 * 1024
TIMEOUT: Final = 20.0
"""Seconds until a server that does not answer is given up."""


def new_token(url: str) -> str:
    """A token from the server: all who send it are the same visitor. Keep it secret."""
    _, headers = _ask(url, "/api/visitor", body={})
    cookies = SimpleCookie("; ".join(headers.get_all("set-cookie", [])))
    if COOKIE not in cookies:
        raise RequestRefused("no-visitor")
    return cookies[COOKIE].value


def find_table(url: str, table: str) -> str:
    """The id of a table from its code, as people type it, or from the id itself."""
    code = table.replace("-", "").replace(" ", "")
    kind, name = ("codes", code) if len(code) == CODE_LENGTH else ("tables", table)
    answer, _ = _ask(url, f"/api/{kind}/{quote(name, safe='')}")
    return _id_of(answer)


def open_table(
    url: str, token: str, settings: Settings | None = None, *, bots: Sequence[str | None] = ()
) -> str:
    """The id of a new table whose host we are. ``bots`` are levels by seat; None leaves a seat free."""
    body = {"settings": msgspec.to_builtins(settings or Settings()), "bots": [*bots]}
    answer, _ = _ask(url, "/api/tables", body=body, token=token)
    return _id_of(answer)


def game_file(url: str, name: str) -> str:
    """The file of a finished game, by its name."""
    with _answer_of(url, f"/api/games/{quote(name, safe='')}/file") as answer:
        try:
            return answer.read(LARGEST_FILE).decode()
        except (OSError, HTTPException) as error:
            raise Lost(f"{url} does not answer: {error}") from None
        except UnicodeDecodeError:
            raise BadMessage("not a game file") from None


def socket_url(url: str, table: str) -> str:
    """Where the socket of a table is.

    >>> socket_url("https://example.org/", "abc")
    'wss://example.org/api/tables/abc/socket'
    """
    scheme, _, rest = url.rstrip("/").partition("://")
    return f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{quote(table, safe='')}/socket"


def _ask(url: str, route: str, *, body: Any = None, token: str = "") -> tuple[Any, HTTPMessage]:
    """The answer, from JSON, and its headers."""
    with _answer_of(url, route, body=body, token=token) as answer:
        try:
            return json.load(answer), answer.headers
        except OSError as error:
            raise Lost(f"{url} does not answer: {error}") from None
        except (ValueError, HTTPException) as error:
            raise BadMessage(f"{url} is no server of ours: {error}") from None


def _answer_of(url: str, route: str, *, body: Any = None, token: str = "") -> HTTPResponse:
    if urlsplit(url).scheme not in ("http", "https"):
        raise RequestRefused("bad-request", f"not the address of a server: {url[:80]}")
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        answer: HTTPResponse = urlopen(Request(url.rstrip("/") + route, data, headers), timeout=TIMEOUT)
    except HTTPError as error:
        with error:
            raise _refusal(error) from None
    except OSError as error:
        raise Lost(f"{url} does not answer: {error}") from None
    except (ValueError, HTTPException) as error:
        raise BadMessage(f"{url} is no server of ours: {error}") from None
    return answer


def _id_of(answer: Any) -> str:
    if not isinstance(answer, dict) or not isinstance(answer.get("id"), str):
        raise BadMessage("not a table")
    return str(answer["id"])


def _refusal(error: HTTPError) -> RequestRefused:
    try:
        problem = json.load(error)
        return RequestRefused(str(problem["reason"]), str(problem.get("text", "")))
    except (ValueError, KeyError, TypeError, AttributeError):  # a proxy speaks for itself
        reason = "server-trouble" if error.code >= 500 else "too-many" if error.code == 429 else "not-allowed"
        return RequestRefused(reason, f"http {error.code}")
