"""The routes of calls: which ways a person turned on, tests of them, and what links in mails do."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from downforce.i18n.languages import LANGUAGES
from downforce.server.calls import push
from downforce.server.calls.hook import Form, Hook
from downforce.server.calls.mail import Mailbox, is_address
from downforce.server.calls.office import Office, own_name
from downforce.server.calls.outward import RefusedAddress, checked_url
from downforce.server.calls.push import Device
from downforce.server.calls.tokens import Purpose, subject_of
from downforce.server.http.services import Services, check_limit, known_visitor, services_of
from downforce.server.http.visitors import mailed_code
from downforce.server.live.calls import Outcome, Way
from downforce.server.storage.calls import Address, CallSettings, StoredCalls
from downforce.server.table.clock import is_zone
from downforce.server.wire.errors import Refusal, RefusalError

SHOWN = 20
"""So many of the last calls are listed."""

Url = Annotated[str, Meta(max_length=1000)]
Short = Annotated[str, Meta(max_length=60)]
LinkToken = Annotated[str, Meta(max_length=120)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class PushWished(Struct, kw_only=True, forbid_unknown_fields=True):
    """A browser that is to be called, as it subscribed."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    label: Short = ""
    language: Short
    zone: Short


class MailWished(Struct, kw_only=True, forbid_unknown_fields=True):
    """A mail address, to be confirmed."""

    address: Annotated[str, Meta(max_length=254)]
    language: Short
    zone: Short


class HookWished(Struct, kw_only=True, forbid_unknown_fields=True):
    """A webhook, and the form it understands."""

    url: Url
    form: Form
    language: Short
    zone: Short


class CallWishes(Struct, kw_only=True, forbid_unknown_fields=True):
    """How one wishes to be called."""

    language: Short
    zone: Short
    reminders: bool
    digest: Minute | None


class WayNamed(Struct, kw_only=True, forbid_unknown_fields=True):
    """One way, or one device of it."""

    way: Way
    key: int | None = None


class TokenGiven(Struct, kw_only=True, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: LinkToken


class TokenUsed(Struct, kw_only=True):
    """Whether it did what it is for."""

    done: bool


class OneAddress(Struct, kw_only=True):
    """Where one is called, as far as its owner needs to see it."""

    key: int
    way: Way
    name: str
    form: str = ""
    is_ready: bool = True


class OneCall(Struct, kw_only=True):
    """What became of a call."""

    at: int
    way: str
    outcome: str
    reason: str
    table: str
    stage: int
    races: int


class CallsInfo(Struct, kw_only=True):
    """One's calls: what this server offers, what is turned on, and what came of it."""

    push_key: str
    """What a browser subscribes with; empty if Web Push is not offered."""
    has_mail: bool
    addresses: list[OneAddress]
    language: str
    reminders: bool
    digest: int | None
    last: list[OneCall]
    secret: str = ""
    """What JSON to one's webhook is signed with."""
    trouble: str = ""
    """Why what was asked for was not done: the same words as the reasons of calls."""


@get("/mine/calls")
async def show_calls(request: Request[Any, Any, State], state: State) -> CallsInfo:
    """The visitor's calls."""
    services = services_of(state)
    visitor = await known_visitor(request, services)
    check_limit(services.mine, request)
    return await _info(services, visitor)


@post("/mine/calls", status_code=200)
async def set_calls(request: Request[Any, Any, State], state: State, data: JSONBody[CallWishes]) -> CallsInfo:
    """Sets how the visitor is called."""
    services = services_of(state)
    visitor = await _changing(request, services)
    await _keep_zone(services, visitor, data.zone)
    wished = CallSettings(_language(data.language), data.reminders, data.digest)
    await services.store.calls.set_settings(visitor, wished)
    return await _info(services, visitor)


@post("/mine/calls/push", status_code=200)
async def turn_push_on(
    request: Request[Any, Any, State], state: State, data: JSONBody[PushWished]
) -> CallsInfo:
    """Turns calls on at this browser."""
    services = services_of(state)
    visitor = await _changing(request, services)
    office = _office(services)
    device = Device(endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth, label=data.label)
    try:
        if office.vapid is None:
            return await _info(services, visitor, "off")
        checked_url(data.endpoint, office.outward.allowed)
        push.check_device(device)
    except (RefusedAddress, ValueError):
        return await _info(services, visitor, "forbidden")
    await _prepare(services, visitor, data.language, data.zone)
    await services.store.calls.turn_on(
        visitor, Way.PUSH, data.endpoint, msgspec.json.encode(device), services.now()
    )
    return await _info(services, visitor)


@post("/mine/calls/mail", status_code=200)
async def turn_mail_on(
    request: Request[Any, Any, State], state: State, data: JSONBody[MailWished]
) -> CallsInfo:
    """Mails an address to confirm; calls come there once that is done."""
    services = services_of(state)
    visitor = await _changing(request, services, 3)
    office, address = _office(services), data.address.strip()
    if office.mail is None:
        return await _info(services, visitor, "off")
    if not is_address(address):
        return await _info(services, visitor, "not-an-address")
    if not await services.store.calls.may_confirm(visitor, address, services.now()):
        return await _info(services, visitor, "asked-already")
    box = Mailbox(address=address, origin=_origin(request))
    await _prepare(services, visitor, data.language, data.zone)
    report = await office.confirm(box, visitor, _language(data.language), services.now())
    if report.outcome is not Outcome.SENT:
        return await _info(services, visitor, report.reason)
    await services.store.calls.turn_on(
        visitor, Way.MAIL, own_name(visitor, address), msgspec.json.encode(box), services.now(), ready=False
    )
    return await _info(services, visitor)


@post("/mine/calls/hook", status_code=200)
async def turn_hook_on(
    request: Request[Any, Any, State], state: State, data: JSONBody[HookWished]
) -> CallsInfo:
    """Sets the visitor's webhook."""
    services = services_of(state)
    visitor = await _changing(request, services)
    url = data.url.strip()
    try:
        checked_url(url, _office(services).outward.allowed)
    except RefusedAddress:
        return await _info(services, visitor, "forbidden")
    secret = secrets.token_urlsafe(24) if data.form is Form.JSON else ""
    hook = Hook(url=url, form=data.form, secret=secret, origin=_origin(request))
    await _prepare(services, visitor, data.language, data.zone)
    await services.store.calls.turn_on(
        visitor, Way.HOOK, own_name(visitor, url), msgspec.json.encode(hook), services.now()
    )
    return await _info(services, visitor)


@post("/mine/calls/off", status_code=200)
async def turn_off(request: Request[Any, Any, State], state: State, data: JSONBody[WayNamed]) -> CallsInfo:
    """Turns a way off, or one device; its address is forgotten."""
    services = services_of(state)
    visitor = await _changing(request, services)
    await services.store.calls.turn_off(visitor, data.way, data.key)
    return await _info(services, visitor)


@post("/mine/calls/test", status_code=200)
async def send_test(request: Request[Any, Any, State], state: State, data: JSONBody[WayNamed]) -> CallsInfo:
    """Sends a test on a way, at once."""
    services = services_of(state)
    visitor = await _changing(request, services, 2)
    calls = services.store.calls
    mine = [
        one
        for one in await calls.addresses(visitor, is_ready=True)
        if one.way is data.way and data.key in (None, one.key)
    ]
    if not mine:
        return await _info(services, visitor, "off")
    language = (await calls.settings(visitor)).language
    report = await _office(services).test(data.way, mine, visitor, language, services.now())
    for key in report.gone:
        await calls.turn_off(visitor, data.way, key)
    await calls.note_test(visitor, data.way, report.outcome, report.reason, services.now())
    return await _info(services, visitor, report.reason)


# --- links of mails: to open one changes nothing --------------------------------------------------


@post("/calls/confirm", status_code=200)
async def confirm(request: Request[Any, Any, State], state: State, data: JSONBody[TokenGiven]) -> TokenUsed:
    """The owner of an address confirms it."""
    services = services_of(state)
    check_limit(services.guesses, request)
    hash = subject_of(_office(services).key, Purpose.CONFIRM, data.token)
    return TokenUsed(done=bool(hash) and await services.store.calls.confirm(hash, services.now()))


@post("/calls/never", status_code=200)
async def never(request: Request[Any, Any, State], state: State, data: JSONBody[TokenGiven]) -> TokenUsed:
    """The owner of an address wants no mail from here, whoever asks for it."""
    services = services_of(state)
    check_limit(services.guesses, request)
    hash = subject_of(_office(services).key, Purpose.NEVER, data.token)
    if hash:
        await services.store.calls.never_again(hash, services.now())
    return TokenUsed(done=bool(hash))


@post("/calls/stop", status_code=200)
async def stop(request: Request[Any, Any, State], state: State, data: JSONBody[TokenGiven]) -> TokenUsed:
    """Ends calls by mail."""
    services = services_of(state)
    check_limit(services.guesses, request)
    return TokenUsed(done=await _stop(services, data.token))


@post("/calls/code", status_code=200)
async def mail_code(request: Request[Any, Any, State], state: State, data: JSONBody[TokenGiven]) -> TokenUsed:
    """Mails a code that makes a new device the visitor's, to the address that the link was mailed to."""
    services = services_of(state)
    check_limit(services.guesses, request)
    office, calls = _office(services), services.store.calls
    hash = subject_of(office.key, Purpose.CODE, data.token)
    owner = await calls.owner(hash) if hash else None
    if owner is None:
        return TokenUsed(done=False)
    if not services.mailed_codes.take(hash, time.monotonic()):
        raise RefusalError(Refusal.TOO_MANY)
    visitor, address = owner
    box = msgspec.json.decode(address.data, type=Mailbox)
    language = (await calls.settings(visitor)).language
    code = await mailed_code(services.store, visitor, services.now())
    report = await office.send_code(box, language, code, services.now())
    return TokenUsed(done=report.outcome is Outcome.SENT)


@post("/calls/stop/{token:str}", status_code=200)
async def stop_by_mail_program(
    request: Request[Any, Any, State], state: State, token: FromPath[str]
) -> Response[None]:
    """What mail programs ask for when their reader unsubscribes (RFC 8058)."""
    services = services_of(state)
    check_limit(services.guesses, request)
    await _stop(services, token)
    return Response(None, status_code=200)


@get("/calls/stop/{token:str}")
async def show_stop(token: FromPath[str]) -> Redirect:
    """A person who opens that address gets a page with a button: programs open all links of a mail."""
    safe = "".join(sign for sign in token if sign.isascii() and (sign.isalnum() or sign in "-_."))
    return Redirect(f"/calls#stop={safe}", status_code=303)


ONE_CLICK = Router("/", route_handlers=[stop_by_mail_program, show_stop], include_in_schema=False)
"""Without a cookie, and with a form as its body: so it stands outside /api."""
CALL_ROUTES = [
    show_calls, set_calls, turn_push_on, turn_mail_on, turn_hook_on, turn_off, send_test, confirm, never,
    stop, mail_code,
]  # fmt: skip


# --- helpers --------------------------------------------------------------------------------------


async def _changing(request: Request[Any, Any, State], services: Services, cost: float = 1.0) -> str:
    visitor = await known_visitor(request, services)
    check_limit(services.calling, request, cost)
    if not services.calling_each.take(visitor, time.monotonic(), cost):
        raise RefusalError(Refusal.TOO_MANY)
    return visitor


def _office(services: Services) -> Office:
    assert services.office is not None, "the application is not running"
    return services.office


def _origin(request: Request[Any, Any, State]) -> str:
    """The address under which this person reaches us; the guard knows its name."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def _language(wished: str) -> str:
    return wished if wished in LANGUAGES else "en"


async def _prepare(services: Services, visitor: str, language: str, zone: str) -> None:
    """Calls speak the language, and know the clock, of the page where they are turned on."""
    calls = services.store.calls
    await _keep_zone(services, visitor, zone)
    kept = await calls.settings(visitor)
    await calls.set_settings(visitor, kept._replace(language=_language(language)))


async def _keep_zone(services: Services, visitor: str, zone: str) -> None:
    if is_zone(zone):
        await services.store.turns.set_zone(visitor, zone)


async def _stop(services: Services, token: str) -> bool:
    hash = subject_of(_office(services).key, Purpose.STOP, token)
    owner = await services.store.calls.owner(hash) if hash else None
    if owner is not None:
        await services.store.calls.turn_off(owner[0], Way.MAIL, owner[1].key)
    return bool(hash)  # to ask twice is no mistake


async def _info(services: Services, visitor: str, trouble: str = "") -> CallsInfo:
    calls: StoredCalls = services.store.calls
    office = _office(services)
    kept = await calls.settings(visitor)
    ready = {one.key for one in await calls.addresses(visitor, is_ready=True)}
    addresses = await calls.addresses(visitor)
    hooks = [msgspec.json.decode(one.data, type=Hook) for one in addresses if one.way is Way.HOOK]
    return CallsInfo(
        push_key=office.vapid.public if office.vapid is not None else "",
        has_mail=office.mail is not None,
        addresses=[_shown(one, is_ready=one.key in ready) for one in addresses],
        language=kept.language,
        reminders=kept.reminders,
        digest=kept.digest,
        last=[
            OneCall(
                at=one.at,
                way=one.way,
                outcome=one.outcome,
                reason=one.reason,
                table=one.table_id,
                stage=one.stage,
                races=one.races,
            )
            for one in await calls.last(visitor, SHOWN)
        ],
        secret=next((one.secret for one in hooks), ""),
        trouble=trouble,
    )


def _shown(address: Address, *, is_ready: bool) -> OneAddress:
    form = ""
    match address.way:
        case Way.PUSH:
            name = msgspec.json.decode(address.data, type=Device).label
        case Way.MAIL:
            name = msgspec.json.decode(address.data, type=Mailbox).address
        case Way.HOOK:
            hook = msgspec.json.decode(address.data, type=Hook)
            name, form = checked_host(hook.url), str(hook.form)
    return OneAddress(key=address.key, way=address.way, name=name, form=form, is_ready=is_ready)


def checked_host(url: str) -> str:
    """The name in an address: what follows it may be a secret."""
    return url.partition("://")[2].partition("/")[0]
