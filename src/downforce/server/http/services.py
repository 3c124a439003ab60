"""What the routes need, rate limits, and the visitor of a request."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers.base import BaseRouteHandler

from downforce.server.calls.office import Office
from downforce.server.http.deadlines import most_files
from downforce.server.http.garbage import Garbage
from downforce.server.http.moderation import Moderation
from downforce.server.http.visitors import COOKIE, visitor_of
from downforce.server.live.hub import Hub
from downforce.server.live.limits import Limiter, is_this_machine, network_of
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.version import __version__

OPENINGS = (20, 0.2)
OPENINGS_A_DAY = (400, 0.002)
"""How many tables a network may open at once and a second; for long so few that it cannot fill the server."""


class Openers(StrEnum):
    """Who may open tables. This machine itself may always."""

    ANYONE = "anyone"
    KNOWN = "known"
    """Visitors who have finished a race here."""
    NOBODY = "nobody"


@dataclass
class Services:
    """What the routes work with."""

    store: DatabaseStore
    hub: Hub
    build: str = __version__
    address: str = ""
    moderation: Moderation = field(default_factory=Moderation)
    openers: Openers = Openers.ANYONE
    garbage: Garbage = field(default_factory=Garbage)
    files: int = field(default_factory=most_files)
    """How many files may be open."""
    visits: Limiter = field(default_factory=lambda: Limiter(30, 0.5))
    openings: Limiter = field(default_factory=lambda: Limiter(*OPENINGS))
    openings_a_day: Limiter = field(default_factory=lambda: Limiter(*OPENINGS_A_DAY))
    guesses: Limiter = field(default_factory=lambda: Limiter(20, 0.2))
    screens: Limiter = field(default_factory=lambda: Limiter(120, 4.0))
    """A waiting screen asks every other second, and a household may have a few."""
    replays: Limiter = field(default_factory=lambda: Limiter(30, 1.0))
    mine: Limiter = field(default_factory=lambda: Limiter(90, 3.0))
    """The home screen sends two requests, and a whole household may open it at the same time."""
    exercises: Limiter = field(default_factory=lambda: Limiter(60, 2.0))
    collection: Limiter = field(default_factory=lambda: Limiter(1000, 20.0))
    """Counted in games."""
    pads: Limiter = field(default_factory=lambda: Limiter(60, 2.0))
    descriptions: Limiter = field(default_factory=lambda: Limiter(20, 0.5))
    office: Office | None = None
    """Who sends calls."""
    calling: Limiter = field(default_factory=lambda: Limiter(60, 0.5))
    calling_each: Limiter = field(default_factory=lambda: Limiter(20, 0.1))
    """The same for each person: changes of how they are called, and tests."""
    mailed_codes: Limiter = field(default_factory=lambda: Limiter(3, 1 / 600))
    """For each mail address."""

    wrote_at: float = -math.inf
    """When the database was last seen to take a write."""

    async def check_writes(self) -> None:
        """Checks that the database accepts a write; at most once a second, as this route is public."""
        now = time.monotonic()
        if now - self.wrote_at >= 1.0:
            await self.store.check_writes(self.now())
            self.wrote_at = now

    def now(self) -> int:
        """The time in milliseconds."""
        return time.time_ns() // 1_000_000


def services_of(state: State) -> Services:
    """What this application works with."""
    services = state.services
    assert isinstance(services, Services)
    return services


def check_limit(limiter: Limiter, request: Request[Any, Any, State], cost: float = 1.0) -> None:
    """Refuses those who ask too often."""
    if not limiter.take(_network(request), time.monotonic(), cost):
        raise RefusalError(Refusal.TOO_MANY)


def check_json(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Refuses a body that is not called JSON: a page of any site may send ``text/plain`` without asking."""
    if not isinstance(connection, Request) or connection.method != "POST":
        return
    headers = connection.headers
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException("not JSON", status_code=415)


async def check_openings(services: Services, request: Request[Any, Any, State], visitor: str) -> None:
    """Refuses those who may not open tables, or open too many; this machine itself may for ever."""
    check_limit(services.openings, request)
    if is_this_machine(_network(request)):
        return
    check_limit(services.openings_a_day, request)
    if services.openers is Openers.ANYONE:
        return
    if services.openers is Openers.NOBODY or not await services.store.past_games(visitor, 1):
        raise RefusalError(Refusal.TABLES_CLOSED)


def _network(request: Request[Any, Any, State]) -> str:
    return network_of(request.client.host) if request.client else ""


async def visitor_for(
    request: Request[Any, Any, State] | WebSocket[Any, Any, State], services: Services
) -> str:
    """Who asks: by cookie, or for programs by a bearer token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = request.cookies.get(COOKIE, "")
    visitor = await visitor_of(services.store, token)
    services.moderation.check(visitor, "")  # a banned network gets no further than the middleware
    return visitor


async def known_visitor(request: Request[Any, Any, State], services: Services) -> str:
    """Who asks; refuses those who have no cookie yet."""
    visitor = await visitor_for(request, services)
    if not visitor:
        raise RefusalError(Refusal.NO_VISITOR)
    return visitor
