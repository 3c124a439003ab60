"""The routes under /api: tables, codes, records, devices. Each does one thing and is thin."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from downforce.learn.pad import PadEntries
from downforce.model.ids import Seat
from downforce.server.answers import content, games, tables
from downforce.server.answers.about import About
from downforce.server.answers.about import about as about_this_server
from downforce.server.answers.mine import OwnTable, own_tables, past_races
from downforce.server.answers.pad import score_pad
from downforce.server.answers.tables import NewTable
from downforce.server.http.calls import CALL_ROUTES
from downforce.server.http.collection import public_cursor, public_games
from downforce.server.http.deadlines import is_crowded
from downforce.server.http.exercises import check_exercise, exercise, exercises
from downforce.server.http.moderation import BANNED_CODE
from downforce.server.http.page import COMPRESSED, PageFile, answer_part, compressed_part
from downforce.server.http.privacy import COOKIE_LIFE, Privacy, privacy_of
from downforce.server.http.screens import SCREEN_ROUTES, serve_screen
from downforce.server.http.services import (
    check_json,
    check_limit,
    check_openings,
    known_visitor,
    services_of,
    visitor_for,
)
from downforce.server.http.socket import reject, serve_socket
from downforce.server.http.time_off import set_holidays, set_night, time_off
from downforce.server.http.visitors import COOKIE, device_code, new_visitor, redeemed
from downforce.server.live.lobby import CODE_LENGTH, Listed, listed, tidy_code
from downforce.server.live.past import PastRace
from downforce.server.live.store import PackedGame, StoreError
from downforce.server.table.moments import MomentsSeen
from downforce.server.table.packing import anonymous, unpack
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.messages import Frame
from downforce.server.wire.pad import PadAnswer

FORGOTTEN = 12 * 3600 * 1000
"""Milliseconds after which a table without arrivals or departures is not listed any more."""
DRAWN = f"public, max-age={24 * 3600}"
"""How long a browser keeps a track: it never changes, but the next release may draw it better."""
MOST_RECEIPTS = 8192
"""How many characters of receipts a device may give along; sixty games need fewer."""
REPLAYED = 500
"""So many entries of a running game are replayed at the price of one request."""


class VisitorInfo(Struct, kw_only=True):
    """Whether the visitor was known before."""

    known: bool


class TakenAlong(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the other device gets with the code."""

    receipts: Annotated[str, Meta(max_length=MOST_RECEIPTS)] = ""
    """Receipts of deals, sealed by the page."""


class ThisDevice(Struct, kw_only=True):
    """This device is the visitor's now."""

    known: bool
    receipts: str
    """What the other device gave along."""


class DeviceCode(Struct, kw_only=True, forbid_unknown_fields=True):
    """A code with which the visitor goes on at another device."""

    code: Annotated[str, Meta(max_length=40)]


def _cookie(request: Request[Any, Any, State], token: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(
        key=COOKIE, value=token, max_age=COOKIE_LIFE, httponly=True, samesite="strict", secure=secure
    )


@get("/about")
async def about(state: State) -> About:
    """What this server can do."""
    return about_this_server(services_of(state).address)


@get("/privacy")
async def privacy(request: Request[Any, Any, State], state: State) -> Privacy:
    """What this server keeps of its players, and for how long; and your own id, for the host."""
    services = services_of(state)
    return privacy_of(await visitor_for(request, services), services.hub.kept)


@post("/visitor", status_code=200)
async def visitor(request: Request[Any, Any, State], state: State) -> Response[VisitorInfo]:
    """Makes the visitor known: sets a cookie if there is none."""
    services = services_of(state)
    if await visitor_for(request, services):
        return Response(VisitorInfo(known=True))
    check_limit(services.visits, request)
    _, token = await new_visitor(services.store, services.now())
    return Response(VisitorInfo(known=False), cookies=[_cookie(request, token)])


@post("/device-code", status_code=200)
async def make_device_code(
    request: Request[Any, Any, State], state: State, data: JSONBody[TakenAlong | None] = None
) -> DeviceCode:
    """A code with which the visitor can go on at another device, once, within five minutes."""
    services = services_of(state)
    visitor = await known_visitor(request, services)
    check_limit(services.visits, request)
    receipts = data.receipts if data is not None else ""
    return DeviceCode(code=await device_code(services.store, visitor, services.now(), receipts))


@post("/device", status_code=200)
async def use_device_code(
    request: Request[Any, Any, State], state: State, data: JSONBody[DeviceCode]
) -> Response[ThisDevice]:
    """Makes this device the visitor's as well."""
    services = services_of(state)
    check_limit(services.guesses, request)
    token, receipts = await redeemed(services.store, data.code, services.now())
    return Response(ThisDevice(known=True, receipts=receipts), cookies=[_cookie(request, token)])


@get("/lobby")
async def lobby(state: State) -> list[Listed]:
    """The public tables that are open or running, without old ones."""
    services = services_of(state)
    rows = await services.store.listed()
    return [listed(row) for row in rows if services.now() - row.updated < FORGOTTEN]


@get("/mine")
async def mine(request: Request[Any, Any, State], state: State) -> list[OwnTable]:
    """The tables where the visitor has a seat and no game is over, those that wait for them first."""
    services = services_of(state)
    visitor = await visitor_for(request, services)
    check_limit(services.mine, request, 2)
    return await own_tables(services.store, services.hub, visitor) if visitor else []


@get("/mine/past")
async def past(request: Request[Any, Any, State], state: State) -> list[PastRace]:
    """The finished games in which the visitor had a seat, the newest first."""
    services = services_of(state)
    visitor = await visitor_for(request, services)
    check_limit(services.mine, request)
    return await past_races(services.store, visitor) if visitor else []


@post("/tables")
async def open_table(request: Request[Any, Any, State], state: State, data: JSONBody[NewTable]) -> Listed:
    """Opens a table; the visitor is its host."""
    services = services_of(state)
    visitor = await known_visitor(request, services)
    await check_openings(services, request, visitor)
    return await tables.open_table(services.hub, visitor, data)


UPDATES = ResponseSpec(p.Updates, description="The updates.", generate_examples=False)
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=5)]
TableId = Annotated[str, PathParameter(max_length=40, pattern="^[!-~]*$")]
GameName = Annotated[str, PathParameter(max_length=80, pattern="^[!-~]*$")]


@get("/tables/{table:str}")
async def show_table(request: Request[Any, Any, State], state: State, table: TableId) -> Listed:
    """A table, for a visitor who has its link."""
    services = services_of(state)
    return await tables.show_table(services.store, await visitor_for(request, services), table)


@get("/codes/{code:str}")
async def find_table(request: Request[Any, Any, State], state: State, code: TableId) -> Listed:
    """A table by its short code."""
    services = services_of(state)
    check_limit(services.guesses, request)
    tidy = tidy_code(code)
    row = await services.store.table_by_code(tidy) if len(tidy) == CODE_LENGTH else None
    if row is None:
        raise RefusalError(Refusal.BAD_CODE)
    return await tables.listed_for(services.store, await visitor_for(request, services), row)


@get("/tables/{table:str}/replay", responses={200: UPDATES}, opt={COMPRESSED: True})
async def replay_running(
    request: Request[Any, Any, State],
    state: State,
    table: TableId,
    seat: SeatQuery = None,
    key: Annotated[str, QueryParameter(max_length=40)] = "",
) -> Response[bytes]:
    """All that has happened at a table, as seen from one of the visitor's seats or by spectators."""
    services = services_of(state)
    check_limit(services.replays, request)
    await services.hub.wake(table)  # how long its log is, is known once it is awake
    check_limit(services.replays, request, services.hub.entries_to_fold(table, 0) // REPLAYED)
    visitor = await visitor_for(request, services)
    told = await tables.table_updates(services.hub, visitor, table, seat, key)
    return answer_part(await asyncio.to_thread(_json_part, told), request)


def _json_part(told: Any) -> PageFile:
    """JSON as an answer. Of a long log it has ten megabytes: to compress them takes half a second."""
    return compressed_part(MediaType.JSON, msgspec.json.encode(told), "no-store")


@get("/games/{game:str}/file", media_type=MediaType.TEXT)
async def game_file(request: Request[Any, Any, State], state: State, game: GameName) -> Response[str]:
    """A finished game as a file that ``downforce verify`` accepts."""
    text = games.game_file(await _packed(request, state, game))
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
    told = await asyncio.to_thread(games.replay_frames, packed, viewer, open=open)
    return Response(told, media_type=MediaType.JSON)


@get("/games/{game:str}/moments")
async def game_moments(request: Request[Any, Any, State], state: State, game: GameName) -> list[MomentsSeen]:
    """For each seat of a finished game: when it bet, and which jam cost it most."""
    packed = await _packed(request, state, game)
    return await asyncio.to_thread(games.game_moments, packed)


async def _packed(request: Request[Any, Any, State], state: State, name: str) -> bytes:
    """A finished game, for those who may see it."""
    services = services_of(state)
    check_limit(services.replays, request)
    return await games.packed_game(services.store, await visitor_for(request, services), name)


@get("/games", media_type=MediaType.TEXT)
async def open_collection(
    request: Request[Any, Any, State],
    state: State,
    after: Annotated[str, QueryParameter(max_length=80, pattern="^[!-~]*$")] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 100,
) -> Stream:
    """Finished public games without names, one file after the other; the header ``next`` leads on."""
    services = services_of(state)
    check_limit(services.collection, request, limit)
    rows = await public_games(services.store, after, limit)
    headers = {"next": await public_cursor(services.store, rows[-1])} if len(rows) == limit else {}
    return Stream(_nameless_all(rows), media_type="text/plain; charset=utf-8", headers=headers)


async def _nameless_all(rows: Sequence[PackedGame]) -> AsyncIterator[str]:
    """One after the other; a caller who hangs up costs nothing more. Old games are stored with names only."""
    for number, row in enumerate(rows):
        text = unpack(row.nameless) if row.nameless else await asyncio.to_thread(anonymous, row.data)
        yield f"\n{text}" if number else text


@post("/pad", status_code=200)
async def pad(request: Request[Any, Any, State], state: State, data: JSONBody[PadEntries]) -> PadAnswer:
    """Scores what people wrote down at a game with the box. Nothing is kept, and no visitor is needed."""
    check_limit(services_of(state).pads, request)
    return score_pad(data)


SVG = "image/svg+xml"
TRACK = ResponseSpec(dict[str, Any], description="The track.", generate_examples=False)


@get("/tracks/{name:str}", responses={200: TRACK}, opt={COMPRESSED: True}, sync_to_thread=True)
def track(request: Request[Any, Any, State], name: TableId) -> Response[bytes]:
    """A track as data for drawing."""
    return answer_part(_track(name), request)


@get("/tracks/{name:str}/map.svg", media_type=SVG, opt={COMPRESSED: True}, sync_to_thread=True)
def track_map(
    request: Request[Any, Any, State],
    name: TableId,
    bets: FromQuery[bool] = True,
    night: FromQuery[bool] = False,
) -> Response[bytes]:
    """A track as a picture, in the coordinates of its data, so cars can be put on it as they are."""
    return answer_part(_track_map(name, bets=bets, night=night), request)


@cache  # 19 ms of work, and strangers may ask
def _track(name: str) -> PageFile:
    return compressed_part("application/json", msgspec.json.encode(content.track(name)), DRAWN)


@cache
def _track_map(name: str, *, bets: bool, night: bool) -> PageFile:
    return compressed_part(SVG, content.track_map(name, bets=bets, night=night), DRAWN)


@get("/decks/{name:str}")
async def deck(name: TableId) -> dict[str, list[str]]:
    """The cards of a deck: for each its lines, from top to bottom."""
    return content.deck(name)


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, State],
    state: State,
    table: FromPath[str],
    screen: FromQuery[str | None] = None,
) -> None:
    """The table itself; see docs/protocol.md. A big screen has its key in ``screen``."""
    services = services_of(state)
    try:
        visitor = "" if screen is not None else await visitor_for(socket, services)
    except RefusalError as refused:
        await socket.close(code=BANNED_CODE, reason=str(refused.reason))
        return
    except StoreError:
        await reject(socket)
        return
    if is_crowded(services.files):
        awake = await services.hub.wake(table)
        if not awake.table.seats_of(visitor):
            await reject(socket, "nearly all files are open")
            return
    services.garbage.opened()
    try:
        if screen is not None:
            await serve_screen(socket, services, table, screen)
        else:
            await serve_socket(socket, services.hub, table, visitor, services.build)
    finally:
        services.garbage.closed()


ROUTES = Router(
    "/api",
    guards=[check_json],
    route_handlers=[
        about, privacy, visitor, make_device_code, use_device_code, lobby, mine, past, open_table, show_table,
        find_table, replay_running, game_file, replay_finished, game_moments, open_collection, track,
        track_map, deck, exercises, exercise, check_exercise, pad, time_off, set_night, set_holidays,
        *CALL_ROUTES, *SCREEN_ROUTES, table_socket,
    ],
)  # fmt: skip
