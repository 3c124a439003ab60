"""A website of files, served by Python's plain http server below a path, and people who play there."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person

BELOW = "games/downforce"
LONG = 180_000
"""Milliseconds for Python to start on a busy machine."""

LISTEN = """(() => {
    const Plain = window.Worker
    window.Worker = class extends Plain {
        constructor(url, options) {
            super(url, options)
            this.addEventListener('message', ({ data }) => {
                if (data.is === 'told') window.downforceHeard(data.text)
            })
        }
    }
})()"""
"""Tells the test what the worker tells the page, as Playwright does with sockets."""

FULL = """() => {
    self.plain ??= { add: IDBObjectStore.prototype.add, put: IDBObjectStore.prototype.put }
    for (const name of ['add', 'put']) {
        IDBObjectStore.prototype[name] = function (...given) {
            const transaction = this.transaction
            const error = new DOMException('no room', 'QuotaExceededError')
            Object.defineProperty(transaction, 'error', { value: error, configurable: true })
            setTimeout(() => transaction.abort())
            return self.plain[name].apply(this, given)
        }
    }
}"""
"""Fails every write in the worker as a browser does that has no room left."""
ROOM = "() => { Object.assign(IDBObjectStore.prototype, self.plain) }"
"""There is room again."""


@dataclass
class PlainServer:
    """Python's plain http server: no headers, no rewriting. It may cut off downloads, or be away."""

    root: Path
    url: str = ""
    sent: dict[str, int] = field(default_factory=dict)
    """Bytes of bodies, by path."""
    cut: dict[str, int] = field(default_factory=dict)
    """How often a file is yet to be cut off in the middle, by the end of its path."""


class _Handler(http.server.SimpleHTTPRequestHandler):
    plain: PlainServer

    def __init__(self, plain: PlainServer, *args: Any) -> None:
        self.plain = plain
        super().__init__(*args, directory=str(plain.root))

    def copyfile(self, source: Any, outputfile: Any) -> None:
        path, data = self.path.partition("?")[0], source.read()
        for ending, times in self.plain.cut.items():
            if path.endswith(ending) and times:
                self.plain.cut[ending] -= 1
                outputfile.write(data[: len(data) // 2])
                self.close_connection = True
                return
        self.plain.sent[path] = self.plain.sent.get(path, 0) + len(data)
        outputfile.write(data)

    def log_message(self, format: str, *args: Any) -> None: ...


@contextmanager
def plain_server(root: Path) -> Iterator[PlainServer]:
    """Serves a folder on a free port until it is left."""
    plain = PlainServer(root)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, plain)) as server:
        plain.url = f"http://127.0.0.1:{server.server_address[1]}/"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield plain
        finally:
            server.shutdown()
            thread.join()


class SitePerson(Person):
    """A person who plays on the website: what the worker says is what a socket would."""

    def __post_init__(self) -> None:
        self.watch()

    def watch(self) -> None:
        """Listens in the tab that is used now."""
        self.page.expose_function("downforceHeard", self._hear)
        self.page.add_init_script(LISTEN)

    def go(self, path: str = "/") -> None:
        """Opens an address of the website."""
        self.page.goto("./" if path == "/" else f"./#{path}")
        expect(self.page.locator("h1").first).to_be_attached()

    def race_now(self) -> None:
        """The shortest way into a race; Python may still be on its way."""
        self.go()
        self.hands.press(self.page.locator("form.ticket button.race"))
        expect(self.page.locator("main .stage").first).to_be_visible(timeout=LONG)
