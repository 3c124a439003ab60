"""What a browser does with calls: its worker gets pushes as from a push service, one for each turn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from tests.browser.conftest import PATIENCE
from tests.server.running import Server

SHOWN = """async () => (await self.registration.getNotifications()).map(
  ({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))"""
ACTIVATED = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state === "activated") return;
  await new Promise((resolve) => {
    active.addEventListener("statechange", () => active.state === "activated" && resolve());
    if (active.state === "activated") resolve();
  });
}"""
OPENED = """async (tag) => {
  const opened = [];
  self.clients.openWindow = async (url) => { opened.push(url); return null; };
  const [notification] = await self.registration.getNotifications({ tag });
  const event = new NotificationEvent("notificationclick", { notification });
  let work = Promise.resolve();
  event.waitUntil = (promise) => { work = promise; };
  self.dispatchEvent(event);
  await work;
  return opened;
}"""


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=server.url, permissions=["notifications"], locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/calls")
    page.evaluate(ACTIVATED)
    yield page
    context.close()


class Push:
    """Delivers messages to the worker of a page through the DevTools protocol."""

    def __init__(self, page: Page, origin: str) -> None:
        self._page, self._origin, self._registration = page, origin, ""
        self._tools = page.context.new_cdp_session(page)
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._registered)
        self._tools.send("ServiceWorker.enable")
        page.wait_for_timeout(0)
        self.worker: Worker = page.context.service_workers[0]

    def _registered(self, event: dict[str, Any]) -> None:
        self._registration = event["registrations"][0]["registrationId"]

    def deliver(self, title: str, **message: Any) -> list[dict[str, str]]:
        """Sends a message until what the browser shows has this title, as a push service would, and gives it.

        A message that comes twice is shown once, so a busy browser may lose one.
        """
        data = json.dumps({"title": title, **message})
        shown: list[dict[str, str]] = []
        for turn in range(400):
            if turn % 40 == 0:
                given = {"origin": self._origin, "registrationId": self._registration, "data": data}
                self._tools.send("ServiceWorker.deliverPushMessage", given)
            shown = self.worker.evaluate(SHOWN)
            if [one["title"] for one in shown] == ([title] if title else []):
                return shown
            self._page.wait_for_timeout(50)
        raise AssertionError(shown)

    def expect_none(self) -> None:
        """Waits until nothing is shown."""
        for _ in range(200):
            if not self.worker.evaluate(SHOWN):
                return
            self._page.wait_for_timeout(50)
        raise AssertionError(self.worker.evaluate(SHOWN))


def test_the_worker_shows_a_call_once_opens_its_table_and_closes_it(page: Page, server: Server) -> None:
    push = Push(page, server.url)
    call = {"kind": "call", "tag": "turn-t-1", "body": "Until 9:00", "url": "/t/t", "races": [["t", 1]]}
    (shown,) = push.deliver("Your turn", **call, stage=0)
    assert shown == {"title": "Your turn", "body": "Until 9:00", "tag": "turn-t-1", "url": "/t/t"}
    push.deliver("Your turn again", **call, stage=0)  # sent twice, after a crash
    push.deliver("Still your turn", **call, stage=1)
    assert push.worker.evaluate(OPENED, "turn-t-1") == ["/t/t"]
    push.expect_none()
    push.deliver("Your turn", **call, stage=2)
    push.deliver("", kind="close", tag="turn-t-1", url="")  # the turn was taken on another device


def test_the_screen_says_what_is_possible_here(page: Page, built_page: Path) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Alerts")
    expect(page.get_by_text("This server does not offer notifications in browsers.")).to_be_visible()
    expect(page.get_by_text("This server sends no mail.")).to_be_visible()
    page.get_by_label("Address of the webhook").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Use this webhook").click()
    expect(page.get_by_role("status").first).to_contain_text("must be a public https address")
    page.get_by_label("Address of the webhook").fill("https://hook.example.com/secret")
    page.get_by_role("button", name="Use this webhook").click()
    expect(page.get_by_text("hook.example.com", exact=True)).to_be_visible()
    expect(page.get_by_text("Signed with HMAC-SHA256")).to_be_visible()
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_text("hook.example.com", exact=True)).to_be_hidden()
