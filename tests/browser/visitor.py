"""Somebody with a browser of their own, and a close watch on what it complains about."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

HERE = ("http", "https", "ws", "wss")
NOT_AHEAD = """
const later = setTimeout
setTimeout = (act, ms, ...more) => ms >= 1500 ? 0 : later(act, ms, ...more)
"""
"""Keeps the page from what it does a while after its first screen is there: it fetches the table ahead."""
BLOCKED = "Service Worker registration blocked by Playwright"  # most tests do without


@dataclass
class Visitor:
    """A person at a browser: a context, its first tab, and all that went wrong in any of its tabs."""

    context: BrowserContext
    url: str
    troubles: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    tolerated: str = "$^"
    """A pattern of troubles that may come at any time, for tests that cause them on purpose."""
    page: Page = field(init=False)

    def __post_init__(self) -> None:
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.troubles.append(f"page error: {error.error}"))
        self.context.on("request", self._follow)
        self.page = self.context.new_page()

    def open(self, path: str = "/") -> Page:
        """Goes to a page of the server in the first tab."""
        self.page.goto(path)
        return self.page

    def forgive(self, pattern: str) -> None:
        """Forgets the troubles so far that match; for tests that cause them on purpose."""
        self.troubles = [trouble for trouble in self.troubles if not re.search(pattern, trouble)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            where = message.location.get("url", "")
            trouble = f"console {message.type}: {message.text} ({where})"
            if not re.search(self.tolerated, trouble):
                self.troubles.append(trouble)

    def _follow(self, request: Request) -> None:
        self.requests.append(request.url)
        asked, own = urlsplit(request.url), urlsplit(self.url)
        if asked.scheme in HERE and asked.netloc != own.netloc:
            self.troubles.append(f"a request left the host: {request.url}")


NewVisitor: TypeAlias = Callable[..., Visitor]
"""``new_visitor(locale="fr", viewport={...})``: options as for a context of Playwright's."""
