"""Calls over http: a person turns ways on and tests them, and what links in mails do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from downforce.server.calls.office import CallConfig, mail_hash
from downforce.server.calls.tokens import Purpose, token
from downforce.server.http.app import Config, create_app
from downforce.server.live.calls import Way
from downforce.server.storage.calls import hash_of
from downforce.server.storage.store import DatabaseStore
from tests.server.databases import fresh_database
from tests.server.receivers import Browser, Receiver, receiver
from tests.server.test_api import browser, lifespan
from tests.server.test_calls_mail import Inbox, mail_server

KNOWN = {"language": "fr", "zone": "Europe/Lisbon"}
Ask = Callable[..., Awaitable[dict[str, Any]]]


@asynccontextmanager
async def person(config: Config) -> AsyncIterator[tuple[Ask, httpx.AsyncClient, DatabaseStore]]:
    """A person with a cookie, at a server."""
    app = create_app(config)
    async with lifespan(app), browser(app) as client:
        await client.post("/api/visitor")

        async def ask(path: str, **data: Any) -> dict[str, Any]:
            answer = await client.post(path, json=data) if data else await client.get(path)
            assert answer.status_code == 200, answer.text
            told: dict[str, Any] = answer.json()
            return told

        yield ask, client, await DatabaseStore.open(config.database)


def at_a_server(test: Callable[..., Awaitable[None]]) -> None:
    """With all three ways, whose other ends are real."""

    async def main(url: str, inbox: Inbox) -> None:
        async with receiver() as it:
            calls = CallConfig(contact="mailto:a@b.example", mail=inbox.server, outward=it.outward())
            async with person(Config(database=url, calls=calls)) as (ask, client, store):
                try:
                    await test(ask, client, store, it, inbox)
                finally:
                    await store.close()

    with fresh_database("sqlite") as url, mail_server() as inbox:
        asyncio.run(main(url, inbox))


def test_a_browser_is_turned_on_tested_and_turned_off() -> None:
    async def test(
        ask: Ask, client: httpx.AsyncClient, store: DatabaseStore, it: Receiver, inbox: Inbox
    ) -> None:
        device = Browser()
        told = device.device
        assert len((await ask("/api/mine/calls"))["push_key"]) == 87
        wished = {"endpoint": told.endpoint, "p256dh": told.p256dh, "auth": told.auth, "label": "Mine"}
        now = await ask("/api/mine/calls/push", **wished, **KNOWN)
        (one,) = now["addresses"]
        assert (one["name"], one["is_ready"], now["language"]) == ("Mine", True, "fr")
        now = await ask("/api/mine/calls/test", way="push", key=one["key"])
        assert now["last"][0]["outcome"] == "sent"
        message = json.loads(device.read(it.requests[0].body))
        assert (message["kind"], message["title"]) == ("test", "Un essai de Downforce")
        it.answer = lambda _: b"HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n"
        now = await ask("/api/mine/calls/test", way="push")
        assert (now["trouble"], now["addresses"]) == ("gone", [])
        for wrong in ({"endpoint": "https://127.0.0.1/"}, {"auth": "AAAA"}, {"p256dh": "x"}):
            now = await ask("/api/mine/calls/push", **{**wished, **wrong}, **KNOWN)
            assert (now["trouble"], now["addresses"]) == ("forbidden", [])

    at_a_server(test)


def test_a_webhook_shows_its_name_only_and_its_secret_to_its_owner() -> None:
    async def test(
        ask: Ask, client: httpx.AsyncClient, store: DatabaseStore, it: Receiver, inbox: Inbox
    ) -> None:
        now = await ask("/api/mine/calls/hook", url="https://hook.example.com/word", form="json", **KNOWN)
        (one,) = now["addresses"]
        assert one["name"] == "hook.example.com"
        assert len(now["secret"]) == 32
        now = await ask("/api/mine/calls/test", way="hook", key=one["key"])
        assert json.loads(it.requests[0].body)["kind"] == "test"
        now = await ask("/api/mine/calls/off", way="hook", key=one["key"])
        assert now["addresses"] == []
        assert (await ask("/api/mine/calls/test", way="hook"))["trouble"] == "off"
        now = await ask("/api/mine/calls/hook", url="http://hook.example.com/", form="slack", **KNOWN)
        assert now["trouble"] == "forbidden"

    at_a_server(test)


def test_a_mail_address_is_confirmed_by_a_button_and_stopped_by_one_post() -> None:
    async def test(
        ask: Ask, client: httpx.AsyncClient, store: DatabaseStore, it: Receiver, inbox: Inbox
    ) -> None:
        now = await ask("/api/mine/calls/mail", address="ann@post.example", **KNOWN)
        assert [(one["name"], one["is_ready"]) for one in now["addresses"]] == [("ann@post.example", False)]
        assert (await ask("/api/mine/calls/test", way="mail"))["trouble"] == "off"
        again = await ask("/api/mine/calls/mail", address="ann@post.example", **KNOWN)
        assert again["trouble"] == "asked-already"
        text = inbox.mails[0].get_body(("plain",)).get_content()  # type: ignore[union-attr]
        confirm = text.partition("#confirm=")[2].split()[0]
        assert (await client.get("/calls")).status_code in (200, 503)  # to open the page changes nothing
        assert (await ask("/api/calls/confirm", token="x" + confirm))["done"] is False
        assert (await ask("/api/calls/never", token=confirm))["done"] is False
        assert (await ask("/api/calls/confirm", token=confirm))["done"] is True
        now = await ask("/api/mine/calls/test", way="mail")
        assert now["last"][0]["outcome"] == "sent"
        stop = inbox.mails[1]["list-unsubscribe"].strip("<>")
        path = "/" + stop.split("/", 3)[3]
        shown = await client.get(path, follow_redirects=False)
        assert shown.status_code == 303
        assert shown.headers["location"].startswith("/calls#stop=")
        assert (await ask("/api/mine/calls"))["addresses"] != []
        stranger = await client.post(
            path, content="List-Unsubscribe=One-Click",
            headers={"content-type": "application/x-www-form-urlencoded", "cookie": ""},
        )  # fmt: skip
        assert stranger.status_code == 200
        assert (await ask("/api/mine/calls"))["addresses"] == []

    at_a_server(test)


def test_a_mailed_link_seats_nobody_and_its_code_works_once() -> None:
    async def test(
        ask: Ask, client: httpx.AsyncClient, store: DatabaseStore, it: Receiver, inbox: Inbox
    ) -> None:
        visitor = (await ask("/api/privacy"))["visitor"]
        await ask("/api/mine/calls/mail", address="ann@post.example", **KNOWN)
        key = await store.setting("calls_key")
        assert key is not None
        known = mail_hash(visitor, "ann@post.example")
        assert await store.calls.confirm(known, 1)
        for purpose in (Purpose.STOP, Purpose.CONFIRM, Purpose.NEVER):
            assert (await ask("/api/calls/code", token=token(key, purpose, known)))["done"] is False
        client.cookies.clear()
        assert (await ask("/api/calls/code", token=token(key, Purpose.CODE, known)))["done"] is True
        code = inbox.mails[-1]["subject"].rpartition(" ")[2]
        await ask("/api/device", code=code)
        assert (await ask("/api/privacy"))["visitor"] == visitor
        used = await client.post("/api/device", json={"code": code})
        assert used.status_code == 404

    at_a_server(test)


def test_an_address_that_wants_no_mail_gets_none() -> None:
    async def test(
        ask: Ask, client: httpx.AsyncClient, store: DatabaseStore, it: Receiver, inbox: Inbox
    ) -> None:
        key = await store.setting("calls_key")
        assert key is not None
        never = token(key, Purpose.NEVER, hash_of(Way.MAIL, "ann@post.example"))
        assert (await ask("/api/calls/never", token=never))["done"] is True
        now = await ask("/api/mine/calls/mail", address="ann@post.example", **KNOWN)
        assert (now["trouble"], inbox.mails) == ("asked-already", [])
        assert (await ask("/api/mine/calls/mail", address="a@b", **KNOWN))["trouble"] == "not-an-address"

    at_a_server(test)


def test_without_settings_of_the_host_only_webhooks_are_offered() -> None:
    async def main(url: str) -> None:
        async with person(Config(database=url)) as (ask, _, store):
            now = await ask("/api/mine/calls")
            assert (now["push_key"], now["has_mail"]) == ("", False)
            now = await ask("/api/mine/calls/mail", address="ann@post.example", **KNOWN)
            assert now["trouble"] == "off"
            await ask("/api/mine/calls", reminders=False, digest=1080, **KNOWN)
            assert (await ask("/api/mine/calls"))["digest"] == 1080
            await store.close()

    with fresh_database("sqlite") as url:
        asyncio.run(main(url))
