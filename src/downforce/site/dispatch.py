"""Which answer belongs to which path under /api: those of ``server/http/api.py`` that one device needs."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec

from downforce.learn.pad import PadEntries
from downforce.model.errors import DownforceError
from downforce.model.ids import Seat
from downforce.server.answers import about, exercises, games, mine, tables
from downforce.server.answers.pad import score_pad
from downforce.server.live.hub import Hub
from downforce.server.live.store import StoreError
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.messages import LARGEST_REQUEST
from downforce.site.files import LARGEST_FILE, open_file
from downforce.site.store import SiteStore

VISITOR = "this-browser"
"""The one visitor a browser has."""


class Asked(NamedTuple):
    """What was asked for, and what the answer is made of."""

    store: SiteStore
    hub: Hub
    name: str
    """The part of the path that differs: a table, a game."""
    query: Mapping[str, str]
    body: str


class Answer(NamedTuple):
    """What a server would have answered."""

    status: int
    body: bytes


Handler = Callable[[Asked], Awaitable[Any]]
"""Gives the answer: bytes as they are, a text, or what is to be written as JSON."""


async def _about(asked: Asked) -> Any:
    return about.about()


async def _visitor(asked: Asked) -> Any:
    return {"known": True}


async def _mine(asked: Asked) -> Any:
    return await mine.own_tables(asked.store, asked.hub, VISITOR)


async def _past(asked: Asked) -> Any:
    return await mine.past_races(asked.store, VISITOR)


async def _open_table(asked: Asked) -> Any:
    wished = msgspec.json.decode(asked.body, type=tables.NewTable)
    return await tables.open_table(asked.hub, VISITOR, wished)


async def _show_table(asked: Asked) -> Any:
    return await tables.show_table(asked.store, VISITOR, asked.name)


async def _updates(asked: Asked) -> Any:
    key = asked.query.get("key", "")
    return await tables.table_updates(asked.hub, VISITOR, asked.name, _seat(asked), key)


async def _file(asked: Asked) -> Any:
    return games.game_file(await _packed(asked))


async def _replay(asked: Asked) -> Any:
    is_open = asked.query.get("open") == "true"
    return games.replay_frames(await _packed(asked), _seat(asked), open=is_open)


async def _moments(asked: Asked) -> Any:
    return games.game_moments(await _packed(asked))


async def _exercises(asked: Asked) -> Any:
    return exercises.exercises()


async def _exercise(asked: Asked) -> Any:
    return exercises.exercise(asked.name)


async def _check_exercise(asked: Asked) -> Any:
    return exercises.check(asked.name, msgspec.json.decode(asked.body, type=exercises.GivenAnswer))


async def _pad(asked: Asked) -> Any:
    return score_pad(msgspec.json.decode(asked.body, type=PadEntries))


async def _open_file(asked: Asked) -> Any:
    return await open_file(asked.store, asked.body)


async def _packed(asked: Asked) -> bytes:
    return await games.packed_game(asked.store, VISITOR, asked.name)


def _seat(asked: Asked) -> Seat | None:
    given = asked.query.get("seat")
    if given is None:
        return None
    if given not in "012345" or len(given) != 1:
        raise RefusalError(Refusal.BAD_REQUEST)
    return Seat(int(given))


ROUTES: Mapping[str, Handler] = {
    "GET /api/about": _about,
    "POST /api/visitor": _visitor,
    "GET /api/mine": _mine,
    "GET /api/mine/past": _past,
    "POST /api/tables": _open_table,
    "GET /api/tables/*": _show_table,
    "GET /api/tables/*/replay": _updates,
    "GET /api/games/*/file": _file,
    "GET /api/games/*/replay": _replay,
    "GET /api/games/*/moments": _moments,
    "GET /api/exercises": _exercises,
    "GET /api/exercises/*": _exercise,
    "POST /api/exercises/*/check": _check_exercise,
    "POST /api/pad": _pad,
    "POST /api/files": _open_file,
}
"""A star stands for the name in a path. Circuits and cards are files of the website."""

_PATTERNS = [(re.compile(route.replace("*", "([^/]+)")), handler) for route, handler in ROUTES.items()]


async def answer(store: SiteStore, hub: Hub, method: str, url: str, body: str) -> Answer:
    """Answers like a server, with a status and JSON or text."""
    path, _, query = url.partition("?")
    try:
        if len(body) > (LARGEST_FILE if path == "/api/files" else LARGEST_REQUEST):
            raise RefusalError(Refusal.TOO_LARGE)
        handler, name = _route(f"{method} {path}")
        given = await handler(Asked(store, hub, name, dict(parse_qsl(query)), body))
    except RefusalError as refused:
        return _problem(refused.reason, refused.detail)
    except StoreError:
        return _problem(Refusal.SERVER_TROUBLE)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _problem(Refusal.BAD_REQUEST)
    except DownforceError as error:
        return _problem(Refusal.BAD_REQUEST, str(error))
    if isinstance(given, str):
        given = given.encode()
    return Answer(200, given if isinstance(given, bytes) else msgspec.json.encode(given))


def _route(asked: str) -> tuple[Handler, str]:
    for pattern, handler in _PATTERNS:
        if found := pattern.fullmatch(asked):
            return handler, unquote("".join(found.groups()))
    raise RefusalError(Refusal.NO_SUCH_THING)


def _problem(reason: str, detail: str = "") -> Answer:
    return Answer(400, msgspec.json.encode({"reason": reason, "detail": detail}))
