"""The server as one ASGI application, put together from its parts."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from msgspec import Struct
from prometheus_client import generate_latest

from downforce import webbuild
from downforce.i18n import load
from downforce.model.errors import Reason
from downforce.notation.fair import new_secret
from downforce.server.bots.pool import BotPool
from downforce.server.calls.office import CallConfig, Office
from downforce.server.calls.sender import Sender
from downforce.server.cluster.peers import join
from downforce.server.http.api import ROUTES
from downforce.server.http.calls import ONE_CLICK
from downforce.server.http.description import KeptDescription
from downforce.server.http.moderation import BanGuard, Moderation
from downforce.server.http.page import COMPRESSED, PAGE_ROUTES, read_page
from downforce.server.http.safety import AsgiApp, Guard
from downforce.server.http.services import Openers, Services
from downforce.server.live.environment import Environment
from downforce.server.live.hub import Hub
from downforce.server.live.late_turns import LateTurns
from downforce.server.live.retention import Retention
from downforce.server.live.store import StoreError
from downforce.server.metrics import REFUSALS, REGISTRY, PrometheusCounters
from downforce.server.storage.engines import is_shared
from downforce.server.storage.networks import is_within, network
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.version import __version__

logger = logging.getLogger(__name__)

STATUS: dict[str, int] = {
    Refusal.TOO_LARGE: 413,
    Refusal.TOO_MANY: 429,
    Refusal.WRONG_ORIGIN: 403,
    Refusal.NO_SUCH_THING: 404,
    Refusal.NOT_ALLOWED: 403,
    Refusal.SERVER_TROUBLE: 503,
    Refusal.NO_VISITOR: 401,
    Refusal.BANNED: 403,
    Refusal.NOT_YOUR_SEAT: 403,
    Refusal.NOT_THE_HOST: 403,
    Refusal.KICKED: 403,
    Refusal.NOT_INVITED: 403,
    Refusal.BAD_CODE: 404,
    Refusal.SEAT_TAKEN: 409,
    Refusal.SEATS_EMPTY: 409,
    Refusal.ALREADY_STARTED: 409,
    Refusal.NOT_RUNNING: 409,
    Refusal.NOT_OVER: 409,
    Refusal.STALE: 409,
    Refusal.TABLE_FULL: 409,
    Refusal.TOO_MANY_TABLES: 503,
    Refusal.TABLES_CLOSED: 403,
}
"""The status of a refusal over http; 400 for all others."""
SMALLER = CompressionConfig(
    backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key=COMPRESSED
)
"""Tracks and replays are long and repeat themselves; a harder squeeze would take longer than it saves."""
WARM_UP_AFTER = 3.0
"""Seconds until bots' processes start by themselves: people who come back after a crash go first."""
_BY_STATUS = {404: Refusal.NO_SUCH_THING, 413: Refusal.TOO_LARGE}


class Problem(Struct, kw_only=True):
    """Why something was refused: a code for programs, a sentence for people."""

    reason: str
    text: str


@dataclass(kw_only=True)
class Config:
    """How a server is run."""

    database: str
    hosts: Iterable[str] = ()
    """Names, besides addresses and this machine's own, under which it may be reached."""
    openers: Openers = Openers.ANYONE
    """Who may open tables."""
    thinkers: int = 1
    """How many processes think for the bots."""
    instance: str = ""
    """What this server calls itself, so that a second start finds the first."""
    monitors: Iterable[str] = ()
    """Addresses and networks, besides this machine, that may read the metrics."""
    address: str = ""
    """Where other machines of the network find it, for invitations; empty if that is unknown."""
    page: Path = webbuild.PAGE
    """The folder with the built page."""
    kept: Retention = field(default_factory=Retention)
    """How long abandoned things are kept."""
    calls: CallConfig = field(default_factory=CallConfig)
    """By what ways people can be called."""
    now: Callable[[], int] = field(default=lambda: time.time_ns() // 1_000_000)
    new_secret: Callable[[], str] = new_secret


def create_app(config: Config) -> AsgiApp:
    """The application for an ASGI server."""
    moderation = Moderation()
    app = Litestar(
        route_handlers=[ROUTES, ONE_CLICK, health, ready, metrics, PAGE_ROUTES],
        lifespan=[_lifespan(config, moderation)],
        exception_handlers={
            RefusalError: _refused,
            StoreError: _store_trouble,
            HTTPException: _http_problem,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _bug,
        },
        openapi_config=OpenAPIConfig(
            title="Downforce", version=__version__, path="/schema", render_plugins=[KeptDescription()]
        ),
        compression_config=SMALLER,
        request_max_body_size=p.LARGEST_REQUEST,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
        debug=False,
        state=State(
            {
                "instance": config.instance,
                "monitors": [*map(network, config.monitors)],
                "page": read_page(config.page),
            }
        ),
    )
    return Guard(BanGuard(cast(AsgiApp, app), moderation), config.hosts)


def _lifespan(config: Config, moderation: Moderation) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await DatabaseStore.open(config.database)
        thinkers = BotPool(config.thinkers)
        peers = await join(store, config.database)
        environment = Environment(
            store=store,
            thinker=thinkers,
            now=config.now,
            peers=peers,
            turns=store.turns,
            counters=PrometheusCounters(),
            new_secret=config.new_secret,
        )
        hub = Hub(environment, kept=config.kept)
        office = await Office.open(store, config.calls)
        sender = Sender(store.calls, office, config.now)
        app.state.services = Services(
            store=store,
            hub=hub,
            address=config.address,
            moderation=moderation,
            openers=config.openers,
            office=office,
        )
        await moderation.read(store, hub)
        background = [
            asyncio.create_task(hub.sweep_regularly()),
            asyncio.create_task(peers.run(hub)),
            asyncio.create_task(LateTurns(hub, environment).run()),
            asyncio.create_task(moderation.run(store, hub)),
            asyncio.create_task(sender.run()),
        ]
        if is_shared(config.database):  # at home idle bots would only cost memory
            background.append(asyncio.create_task(thinkers.warm(WARM_UP_AFTER)))
        try:
            yield
        finally:
            await hub.close()
            await peers.close()
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await sender.close()
            await asyncio.to_thread(thinkers.close)
            await store.close()

    return running


# --- for hosts ------------------------------------------------------------------------------------


@get("/health", include_in_schema=False)
async def health(state: State) -> dict[str, str]:
    """The process is up."""
    return {"downforce": __version__, "instance": state.instance}


@get("/ready", include_in_schema=False)
async def ready(state: State) -> dict[str, str]:
    """The process can serve: its store answers, and writes."""
    store: DatabaseStore = state.services.store
    if not store.is_serving:
        raise StoreError("nothing is written any more")
    await state.services.check_writes()
    return {"downforce": __version__}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """For Prometheus, on this machine or one that was named; not through a proxy, where strangers come in."""
    client = request.client.host if request.client else ""
    if "x-forwarded-for" in request.headers or not is_within(client, state.monitors):
        raise RefusalError(Refusal.NO_SUCH_THING)
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


# --- errors ---------------------------------------------------------------------------------------


def _problem(reason: Refusal | Reason, detail: str = "", status: int | None = None) -> Response[Problem]:
    REFUSALS.labels(reason).inc()
    return Response(
        Problem(reason=reason, text=load("en").refusal(reason, detail)),
        status_code=status or STATUS.get(reason, 400),
        media_type=MediaType.JSON,
    )


def _refused(_: Request[Any, Any, State], error: RefusalError) -> Response[Problem]:
    return _problem(error.reason, error.detail)


def _store_trouble(_: Request[Any, Any, State], error: StoreError) -> Response[Problem]:
    logger.warning("database unavailable: %s", error)
    return _problem(Refusal.SERVER_TROUBLE)


def _http_problem(_: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    if isinstance(error, NotFoundException):
        return _problem(Refusal.NO_SUCH_THING)
    if error.status_code >= 500:
        return _problem(Refusal.SERVER_TROUBLE, status=error.status_code)
    reason = _BY_STATUS.get(error.status_code, Refusal.BAD_REQUEST)
    return _problem(reason, status=error.status_code)


def _unreadable(_: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    return _problem(Refusal.BAD_REQUEST)  # JSON within JSON within JSON, or text that is not UTF-8


def _bug(_: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    return _problem(Refusal.SERVER_TROUBLE, status=500)
