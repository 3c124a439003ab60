"""Big screens: a screen shows a code, and a person with a seat types it to tie the screen to their table.

A screen has a key that only its browser knows. It is no visitor: whatever cookie comes with it, its socket is
that of a spectator.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import Request, WebSocket, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from downforce.server.http.services import Services, check_limit, known_visitor, services_of
from downforce.server.http.socket import serve_socket
from downforce.server.live.hub import SCREEN_ENDED
from downforce.server.live.lobby import ALPHABET, tidy_code
from downforce.server.live.store import StoreError
from downforce.server.table.screens import SCREEN_WITHOUT_TIE, screen_visitor
from downforce.server.wire.errors import Refusal, RefusalError

CODE_LENGTH: Final = 6
CODE_LIFE: Final = 5 * 60 * 1000
"""How long a code is good for, in milliseconds: as long as one for another device."""
TIE_LIFE: Final = 7 * 24 * 3600 * 1000
"""How long a screen stays tied at most."""
MOST_SCREENS: Final = 8
"""How many screens a table may have."""
KEY_LENGTH: Final = 43  # 256 bits in URL-safe base 64
CHECK_EVERY: Final = 3.0
"""Seconds between two looks whether a screen is still tied: another process may have ended that."""

Key = Annotated[str, Meta(max_length=KEY_LENGTH)]
TableId = Annotated[str, PathParameter(max_length=40, pattern="^[!-~]*$")]


class ScreenKey(Struct, kw_only=True, forbid_unknown_fields=True):
    """The key of a screen; empty for a new one."""

    key: Key = ""


class ScreenInfo(Struct, kw_only=True):
    """What a screen shows until it is tied, and the key that it keeps."""

    key: str
    code: str
    life: int
    """For how many milliseconds the code is good."""


class ScreenTie(Struct, kw_only=True):
    """The table that a screen is tied to; empty if there is none."""

    table: str


class TypedCode(Struct, kw_only=True, forbid_unknown_fields=True):
    """The code that a person has typed or scanned."""

    code: Annotated[str, Meta(max_length=40)]


class Tied(Struct, kw_only=True):
    """A screen was tied, or all screens were untied."""

    tied: bool


def _key_hash(key: str) -> bytes:
    return sha256(b"downforce screen\n" + key.encode()).digest()


def _code_hash(code: str) -> bytes:
    return sha256(b"downforce screen code\n" + code.encode()).digest()


def _is_key(key: str) -> bool:
    return len(key) == KEY_LENGTH and key.isascii() and key.isprintable()


async def _table_of(services: Services, key: str) -> str:
    if not _is_key(key):
        return ""
    return await services.store.screens.table_of(_key_hash(key), services.now()) or ""


@post("/screens", status_code=200)
async def new_screen_code(
    request: Request[Any, Any, State], state: State, data: JSONBody[ScreenKey]
) -> ScreenInfo:
    """A code that a big screen shows; a person with a seat types it within five minutes."""
    services = services_of(state)
    check_limit(services.visits, request)
    key = data.key if _is_key(data.key) else secrets.token_urlsafe(32)
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    await services.store.screens.put(_key_hash(key), _code_hash(code), services.now() + CODE_LIFE)
    return ScreenInfo(key=key, code=code, life=CODE_LIFE)


@post("/screens/tie", status_code=200)
async def screen_tie(request: Request[Any, Any, State], state: State, data: JSONBody[ScreenKey]) -> ScreenTie:
    """Which table a big screen is tied to. The screen asks until there is one."""
    services = services_of(state)
    check_limit(services.screens, request)
    return ScreenTie(table=await _table_of(services, data.key))


@post("/tables/{table:str}/screens", status_code=200)
async def tie_screen(
    request: Request[Any, Any, State], state: State, table: TableId, data: JSONBody[TypedCode]
) -> Tied:
    """Ties the screen that shows this code to the table. For people with a seat there."""
    services = services_of(state)
    check_limit(services.guesses, request)
    await _check_seat(request, services, table)
    now = services.now()
    code = _code_hash(tidy_code(data.code))
    tied = await services.store.screens.tie(code, table, now, now + TIE_LIFE, MOST_SCREENS)
    if tied is None:
        raise RefusalError(Refusal.TOO_MANY)
    if not tied:
        raise RefusalError(Refusal.BAD_CODE)
    return Tied(tied=True)


@post("/tables/{table:str}/screens/end", status_code=200)
async def end_screens(request: Request[Any, Any, State], state: State, table: TableId) -> Tied:
    """Unties all screens of the table. For people with a seat there."""
    services = services_of(state)
    check_limit(services.screens, request)
    await _check_seat(request, services, table)
    await services.store.screens.end(table)
    services.hub.end_screens(table)
    return Tied(tied=False)


async def _check_seat(request: Request[Any, Any, State], services: Services, id: str) -> None:
    visitor = await known_visitor(request, services)
    if not id.isprintable() or await services.store.table(id) is None:
        raise RefusalError(Refusal.NO_SUCH_THING)
    if not (await services.hub.peek(id)).seats_of(visitor):
        raise RefusalError(Refusal.NOT_YOUR_SEAT)


async def serve_screen(socket: WebSocket[Any, Any, State], services: Services, table: str, key: str) -> None:
    """Serves a big screen: with its key as one that is tied to the table, without one as any spectator."""
    if not key:
        await serve_socket(socket, services.hub, table, SCREEN_WITHOUT_TIE, services.build)
        return
    if await _table_of(services, key) != table:
        await socket.accept()
        await socket.close(code=SCREEN_ENDED)
        return
    visitor = screen_visitor(_key_hash(key).hex()[:16])
    watch = asyncio.create_task(_watch_tie(services, table, key, visitor))
    try:
        await serve_socket(socket, services.hub, table, visitor, services.build)
    finally:
        watch.cancel()


async def _watch_tie(services: Services, table: str, key: str, visitor: str) -> None:
    """Disconnects a screen once it is no longer tied: another process may have ended that."""
    while True:
        await asyncio.sleep(CHECK_EVERY)
        with suppress(StoreError):
            if await _table_of(services, key) != table:
                services.hub.end_screens(table, visitor)
                return


SCREEN_ROUTES = [new_screen_code, screen_tie, tie_screen, end_screens]
