"""The routes under /api: tables, codes, records, devices. Each does one thing and is thin."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from downforce.bots.registry import BOTS
from downforce.content import DECKS, EDITIONS, TRACKS
from downforce.content.editions import Edition
from downforce.drawing import board, sheet
from downforce.model.errors import UnknownName
from downforce.model.ids import Seat
from downforce.model.track import Track
from downforce.notation.record import GameRecord
from downforce.rules.options import MODES, SINGLE_OPTIONS, CunningForTwo, option_name, write_value
from downforce.rules.phases.scoring import PAYOUTS, PRIZES
from downforce.server.http.collection import public_cursor, public_games
from downforce.server.http.deadlines import is_crowded, most_files
from downforce.server.http.garbage import Garbage
from downforce.server.http.mine import OwnTable, own_tables
from downforce.server.http.moderation import BANNED_CODE, Moderation
from downforce.server.http.privacy import COOKIE_LIFE, Privacy, privacy_of
from downforce.server.http.socket import serve_socket, turn_away
from downforce.server.http.visitors import COOKIE, device_code, new_visitor, redeemed, visitor_of
from downforce.server.live.hub import Hub
from downforce.server.live.limits import Limiter, network_of
from downforce.server.live.lobby import CODE_LENGTH, Listed, listed, tidy_code
from downforce.server.live.past import PastRace, past_race
from downforce.server.live.store import PackedGame, StoreError, TableRow
from downforce.server.storage.store import Store
from downforce.server.table import log
from downforce.server.table.moments import MomentsSeen, moments_seen
from downforce.server.table.names import checked_name
from downforce.server.table.packing import anonymous, unpack
from downforce.server.table.replays import frames
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, Refused
from downforce.server.wire.game_names import is_key, split_name
from downforce.server.wire.messages import Frame
from downforce.server.wire.settings import Wished, checked, known_level
from downforce.version import __version__

FORGOTTEN = 12 * 3600 * 1000
"""Milliseconds after which a table without arrivals or departures is not listed any more."""
DAY = 24 * 3600
CACHED = 64
"""So many answers about finished games are kept; one has some 60 KB."""


@dataclass
class Services:
    """What the routes work with."""

    store: Store
    hub: Hub
    build: str = __version__
    address: str = ""
    moderation: Moderation = field(default_factory=Moderation)
    garbage: Garbage = field(default_factory=Garbage)
    files: int = field(default_factory=most_files)
    """How many files may be open."""
    visits: Limiter = field(default_factory=lambda: Limiter(30, 0.5))
    openings: Limiter = field(default_factory=lambda: Limiter(20, 0.2))
    guesses: Limiter = field(default_factory=lambda: Limiter(20, 0.2))
    replays: Limiter = field(default_factory=lambda: Limiter(30, 1.0))
    collection: Limiter = field(default_factory=lambda: Limiter(1000, 20.0))
    """Counted in games."""

    wrote_at: float = -math.inf
    """When the database was last seen to take a write."""

    async def check_writes(self) -> None:
        """Sees whether the database takes a write; at most once a second, as strangers may ask."""
        now = time.monotonic()
        if now - self.wrote_at >= 1.0:
            await self.store.check_writes(self.now())
            self.wrote_at = now

    def now(self) -> int:
        """The time in milliseconds."""
        return time.time_ns() // 1_000_000


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. With a name the visitor sits down at once, and bots take the seats named."""

    settings: Wished
    name: Annotated[str, Meta(max_length=100)] = ""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)] | None], Meta(max_length=6)] = []


class VisitorInfo(Struct, kw_only=True):
    """Whether the visitor was known before."""

    known: bool


class DeviceCode(Struct, kw_only=True, forbid_unknown_fields=True):
    """A code with which the visitor goes on at another device."""

    code: Annotated[str, Meta(max_length=40)]


class EditionWords(Struct, kw_only=True):
    """How an edition writes amounts (``{n}`` is the number), what it calls the circuits, how it plays."""

    currency: str
    titles: dict[str, str]
    lowest_bid: bool
    cunning_for_two: str


class About(Struct, kw_only=True):
    """What this server can do."""

    version: str
    protocol: int
    tracks: list[str]
    decks: list[str]
    editions: list[str]
    edition_words: dict[str, EditionWords]
    modes: dict[str, dict[str, str]]
    """The modes, each with the options it sets, written as in game files."""
    options: dict[str, list[str]]
    """Single options, and the values each is usually set to."""
    bots: list[str]
    prizes: list[int]
    """For a car that comes home 1st to 6th."""
    payouts: list[list[int]]
    """For each bet, on a car that comes home 1st to 3rd."""
    address: str
    """Where other machines of the network find this server; empty if it does not know."""


def _services(state: State) -> Services:
    services = state.services
    assert isinstance(services, Services)
    return services


def _limited(limiter: Limiter, request: Request[Any, Any, State], cost: float = 1.0) -> None:
    address = network_of(request.client.host) if request.client else ""
    if not limiter.take(address, time.monotonic(), cost):
        raise Refused(Refusal.TOO_MANY)


async def _visitor(request: Request[Any, Any, State] | WebSocket[Any, Any, State], services: Services) -> str:
    """Who asks: by cookie, or for programs by a bearer token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = request.cookies.get(COOKIE, "")
    visitor = await visitor_of(services.store, token)
    services.moderation.check(visitor, "")  # a banned network gets no further than the middleware
    return visitor


async def _known_visitor(request: Request[Any, Any, State], services: Services) -> str:
    visitor = await _visitor(request, services)
    if not visitor:
        raise Refused(Refusal.NO_VISITOR)
    return visitor


def _cookie(request: Request[Any, Any, State], token: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(
        key=COOKIE, value=token, max_age=COOKIE_LIFE, httponly=True, samesite="strict", secure=secure
    )


def _edition_words(edition: Edition) -> EditionWords:
    titles = {track.name: edition.track_titles.get(track.name, track.title) for track in TRACKS.values()}
    return EditionWords(
        currency=edition.currency,
        titles=titles,
        lowest_bid=edition.lowest_bid,
        cunning_for_two=edition.cunning_for_two,
    )


def _usual_values(option: str) -> list[str]:
    return [str(value) for value in CunningForTwo] if option == "cunning_for_two" else ["yes", "no"]


@get("/about")
async def about(state: State) -> About:
    """What this server can do."""
    return About(
        version=__version__,
        protocol=p.VERSION,
        tracks=[*TRACKS],
        decks=[*DECKS],
        editions=[*EDITIONS],
        edition_words={name: _edition_words(edition) for name, edition in EDITIONS.items()},
        modes={
            name: {option_name(key): write_value(value) for key, value in mode.items()}
            for name, mode in MODES.items()
        },
        options={option_name(name): _usual_values(name) for name in SINGLE_OPTIONS},
        bots=[*BOTS],
        prizes=[*PRIZES],
        payouts=[[*row] for row in PAYOUTS],
        address=_services(state).address,
    )


@get("/privacy")
async def privacy(request: Request[Any, Any, State], state: State) -> Privacy:
    """What this server keeps of its players, and for how long; and the own id, for the host."""
    services = _services(state)
    return privacy_of(await _visitor(request, services), services.hub.kept)


@post("/visitor", status_code=200)
async def visitor(request: Request[Any, Any, State], state: State) -> Response[VisitorInfo]:
    """Makes the visitor known: sets a cookie if there is none."""
    services = _services(state)
    if await _visitor(request, services):
        return Response(VisitorInfo(known=True))
    _limited(services.visits, request)
    _, token = await new_visitor(services.store, services.now())
    return Response(VisitorInfo(known=False), cookies=[_cookie(request, token)])


@post("/device-code", status_code=200)
async def make_device_code(request: Request[Any, Any, State], state: State) -> DeviceCode:
    """A code with which the visitor can go on at another device, once, within five minutes."""
    services = _services(state)
    visitor = await _known_visitor(request, services)
    _limited(services.visits, request)
    return DeviceCode(code=await device_code(services.store, visitor, services.now()))


@post("/device", status_code=200)
async def use_device_code(
    request: Request[Any, Any, State], state: State, data: JSONBody[DeviceCode]
) -> Response[VisitorInfo]:
    """Makes this device the visitor's as well."""
    services = _services(state)
    _limited(services.guesses, request)
    token = await redeemed(services.store, data.code, services.now())
    return Response(VisitorInfo(known=True), cookies=[_cookie(request, token)])


@get("/lobby")
async def lobby(state: State) -> list[Listed]:
    """The public tables that are open or running, without old ones."""
    services = _services(state)
    rows = await services.store.listed()
    return [listed(row) for row in rows if services.now() - row.updated < FORGOTTEN]


@get("/mine")
async def mine(request: Request[Any, Any, State], state: State) -> list[OwnTable]:
    """The tables where the visitor has a seat and no game is over, those that wait for them first."""
    services = _services(state)
    visitor = await _visitor(request, services)
    _limited(services.replays, request, 2)
    return await own_tables(services.store, services.hub, visitor) if visitor else []


@get("/mine/past")
async def past(request: Request[Any, Any, State], state: State) -> list[PastRace]:
    """The finished games in which the visitor had a seat, the newest first."""
    services = _services(state)
    visitor = await _visitor(request, services)
    _limited(services.replays, request)
    return [past_race(row) for row in await services.store.past_games(visitor)] if visitor else []


@post("/tables")
async def open_table(request: Request[Any, Any, State], state: State, data: JSONBody[NewTable]) -> Listed:
    """Opens a table; the visitor is its host."""
    services = _services(state)
    visitor = await _known_visitor(request, services)
    _limited(services.openings, request)
    row = await services.hub.open_table(_opened(data, visitor))
    return listed(row)


def _opened(data: NewTable, visitor: str) -> log.Opened:
    settings = checked(data.settings)
    players = settings.players
    if len(data.bots) > players:
        raise Refused(Refusal.BAD_SETTINGS)
    bots = [known_level(level) if level is not None else None for level in data.bots]
    bots += [None] * (players - len(bots))
    people: list[log.Person | None] = [None] * players
    if data.name:
        if None not in bots:
            raise Refused(Refusal.SEAT_TAKEN)
        people[bots.index(None)] = log.Person(visitor=visitor, name=checked_name(data.name))
    return log.Opened(settings=settings, host=visitor, people=tuple(people), bots=tuple(bots))


SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=5)]
TableId = Annotated[str, PathParameter(max_length=40, pattern="^[!-~]*$")]
GameName = Annotated[str, PathParameter(max_length=80, pattern="^[!-~]*$")]


@get("/tables/{table:str}")
async def show_table(request: Request[Any, Any, State], state: State, table: TableId) -> Listed:
    """A table, for a visitor who has its link."""
    row = await _services(state).store.table(table)
    if row is None:
        raise Refused(Refusal.NO_SUCH_THING)
    return await _listed_for(request, state, row)


@get("/codes/{code:str}")
async def find_table(request: Request[Any, Any, State], state: State, code: TableId) -> Listed:
    """A table by its short code."""
    services = _services(state)
    _limited(services.guesses, request)
    tidy = tidy_code(code)
    row = await services.store.table_by_code(tidy) if len(tidy) == CODE_LENGTH else None
    if row is None:
        raise Refused(Refusal.BAD_CODE)
    return await _listed_for(request, state, row)


async def _listed_for(request: Request[Any, Any, State], state: State, row: TableRow) -> Listed:
    """A table for those who may see it: see ``wire/game_names.py``."""
    services = _services(state)
    if row.listing.public and row.listing.status == "over":
        await _had_a_seat(request, services, row.id)
    return listed(row)


async def _had_a_seat(request: Request[Any, Any, State], services: Services, game: str) -> None:
    visitor = await _visitor(request, services)
    if not visitor or not await services.store.has_played(visitor, game):
        raise Refused(Refusal.NOT_INVITED)


@get("/tables/{table:str}/replay")
async def replay_running(
    request: Request[Any, Any, State],
    state: State,
    table: TableId,
    seat: SeatQuery = None,
    key: Annotated[str, QueryParameter(max_length=40)] = "",
) -> p.Updates:
    """All that has happened at a table, as seen from one of the visitor's seats or by spectators."""
    services = _services(state)
    _limited(services.replays, request)
    visitor = await _visitor(request, services)
    awake = await services.hub.wake(table)
    if (
        not awake.audience.connections
    ):  # while the table slept another process may have written, such as a lost seat
        await awake.ensure_seq(awake.table.seq + 1)
    if not awake.table.is_open_to(visitor, key):
        raise Refused(Refusal.NOT_INVITED)
    if seat is not None and seat not in awake.table.seats_of(visitor):
        raise Refused(Refusal.NOT_YOUR_SEAT)
    viewer = Seat(seat) if seat is not None else None
    return p.Updates(updates=await awake.missed(0, viewer))


@get("/games/{game:str}/file", media_type=MediaType.TEXT)
async def game_file(request: Request[Any, Any, State], state: State, game: GameName) -> Response[str]:
    """A finished game as a file that ``downforce verify`` accepts."""
    text = unpack(await _packed(request, state, game))
    headers = {"content-disposition": 'attachment; filename="downforce.dfg"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/games/{game:str}/replay", responses={200: ResponseSpec(list[Frame], description="The frames.")})
async def replay_finished(
    request: Request[Any, Any, State],
    state: State,
    game: GameName,
    seat: SeatQuery = None,
    open: FromQuery[bool] = False,
) -> Response[bytes]:
    """All frames of a finished game: as seen from a seat, by spectators, or with everything open."""
    packed = await _packed(request, state, game)
    viewer = Seat(seat) if seat is not None else None
    return Response(await asyncio.to_thread(_frames, packed, viewer, open=open), media_type=MediaType.JSON)


@lru_cache(maxsize=CACHED)  # 30 ms of work
def _frames(packed: bytes, seat: Seat | None, *, open: bool) -> bytes:
    record = GameRecord.parse(unpack(packed))
    if seat is not None and seat >= record.setup.players:
        raise Refused(Refusal.NO_SUCH_THING)
    return msgspec.json.encode([*frames(record, seat, open=open)])


@get("/games/{game:str}/moments")
async def game_moments(request: Request[Any, Any, State], state: State, game: GameName) -> list[MomentsSeen]:
    """For each seat of a finished game: when it bet, and which jam cost it most."""
    packed = await _packed(request, state, game)
    return await asyncio.to_thread(_moments, packed)


@lru_cache(maxsize=CACHED)
def _moments(packed: bytes) -> list[MomentsSeen]:
    return moments_seen(GameRecord.parse(unpack(packed)))


async def _packed(request: Request[Any, Any, State], state: State, name: str) -> bytes:
    """A finished game, for those who may see it."""
    services, (id, key) = _services(state), split_name(name)
    _limited(services.replays, request)
    packed = await services.store.game(id)
    if packed is None:
        raise Refused(Refusal.NO_SUCH_THING)
    if packed.public and not is_key(key, packed.key or ""):
        await _had_a_seat(request, services, id)
    return packed.data


@get("/games", media_type=MediaType.TEXT)
async def open_collection(
    request: Request[Any, Any, State],
    state: State,
    after: Annotated[str, QueryParameter(max_length=80, pattern="^[!-~]*$")] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 100,
) -> Stream:
    """Finished public games without names, one file after the other; the header ``next`` leads on."""
    services = _services(state)
    _limited(services.collection, request, limit)
    rows = await public_games(services.store, after, limit)
    headers = {"next": await public_cursor(services.store, rows[-1])} if len(rows) == limit else {}
    return Stream(_nameless_all(rows), media_type="text/plain; charset=utf-8", headers=headers)


async def _nameless_all(rows: Sequence[PackedGame]) -> AsyncIterator[str]:
    """One after the other, as threads are few; a caller who hangs up costs nothing more."""
    for number, row in enumerate(rows):
        text = await asyncio.to_thread(anonymous, row.data)
        yield f"\n{text}" if number else text


@get("/tracks/{name:str}")
async def track(name: TableId) -> dict[str, object]:
    """A track as data for drawing."""
    try:
        return board(TRACKS[name])
    except UnknownName:
        raise Refused(Refusal.NO_SUCH_THING) from None


@get("/tracks/{name:str}/map.svg", media_type="image/svg+xml", sync_to_thread=True)
def track_map(
    request: Request[Any, Any, State], name: TableId, bets: FromQuery[bool] = True
) -> Response[bytes]:
    """A track as a picture, in the coordinates of its data, so cars can be put on it as they are."""
    try:
        picture, tag = _map(TRACKS[name], bets)
    except UnknownName:
        raise Refused(Refusal.NO_SUCH_THING) from None
    # A track never changes, but the next release may draw it better.
    headers = {"etag": tag, "cache-control": f"public, max-age={DAY}"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(picture, headers=headers)


@cache  # half a second of work
def _map(track: Track, bets: bool) -> tuple[bytes, str]:
    picture = sheet(track, bets=bets).encode()
    return picture, f'"{sha256(picture).hexdigest()[:16]}"'


@get("/decks/{name:str}")
async def deck(name: TableId) -> dict[str, list[str]]:
    """The cards of a deck: for each its lines, from top to bottom."""
    try:
        cards: Sequence[Any] = DECKS[name].cards
    except UnknownName:
        raise Refused(Refusal.NO_SUCH_THING) from None
    return {card.name: [str(line) for line in card.lines] for card in cards}


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], state: State, table: FromPath[str]) -> None:
    """The table itself; see docs/protocol.md."""
    services = _services(state)
    try:
        visitor = await _visitor(socket, services)
    except Refused as refused:
        await socket.close(code=BANNED_CODE, reason=str(refused.reason))
        return
    except StoreError:
        await turn_away(socket)
        return
    if is_crowded(services.files):
        awake = await services.hub.wake(table)
        if not awake.table.seats_of(visitor):
            await turn_away(socket, "nearly all files are open")
            return
    services.garbage.opened()
    try:
        await serve_socket(socket, services.hub, table, visitor, services.build)
    finally:
        services.garbage.closed()


ROUTES = Router(
    "/api",
    route_handlers=[
        about, privacy, visitor, make_device_code, use_device_code, lobby, mine, past, open_table, show_table,
        find_table, replay_running, game_file, replay_finished, game_moments, open_collection, track,
        track_map, deck, table_socket,
    ],
)  # fmt: skip
