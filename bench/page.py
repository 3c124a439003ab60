"""``python -m bench.page``: how light the page is, how soon it can be used, how smoothly six cars move.

A real Chromium with its processor throttled four times, as a cheap phone has it, against a real server on
this machine. Frames are counted by the browser's own clock while bots drive the cars. Without a graphics card
the browser paints in software on the cores that everything else runs on: a quiet machine matters.
"""

from __future__ import annotations

import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from downforce import webbuild
from tests.browser import chromium
from tests.server.running import Server

THROTTLE = 4
ROUNDS = 5
SIZE_BAR, SOON_BAR = 250 * 1024, 1000.0
PHONE = {"width": 390, "height": 844}

FRAMES = """async (ms) => {
    const times = []
    const start = performance.now()
    await new Promise((done) => {
        const tick = (now) => { times.push(now); now - start < ms ? requestAnimationFrame(tick) : done() }
        requestAnimationFrame(tick)
    })
    return times
}"""


def throttled(browser: Browser, server: Server) -> tuple[Page, CDPSession]:
    """A fresh browser on a slow phone."""
    context = browser.new_context(base_url=server.url, viewport=PHONE, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    session.send("Network.enable")
    return page, session


def first_load(browser: Browser, server: Server) -> tuple[float, int]:
    """Milliseconds until the game can be begun, and the bytes that came over the wire for all of the page."""
    page, session = throttled(browser, server)
    received: list[int] = []
    session.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
    page.goto("/", wait_until="commit")
    page.locator("button.main").first.wait_for(state="visible")
    soon: float = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return soon, sum(received)


def frames(browser: Browser, server: Server) -> list[float]:
    """Milliseconds between frames while six cars are driven by bots at a quick pace."""
    page, _ = throttled(browser, server)
    page.goto("/")
    table: dict[str, Any] = page.evaluate(
        """async () => {
            const post = (path, data) => fetch(path, { method: 'POST', body: JSON.stringify(data),
                headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())
            const settings = { players: 2, mode: 'beginner', pace: 'quick' }
            const table = await post('/api/tables', { settings, bots: ['club', 'club'] })
            sessionStorage.setItem('downforce start', table.id)
            return table
        }"""
    )
    page.goto(f"/t/{table['id']}")
    page.locator(".stage").wait_for()
    page.wait_for_timeout(1500)
    times: list[float] = page.evaluate(FRAMES, 12_000)
    page.context.close()
    return [after - before for before, after in pairwise(times)]


def main() -> None:
    """Measures and prints, with the bars beside."""
    webbuild.build_if_stale()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = Server(f"sqlite:///{folder / 'games.db'}", folder)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(playwright))
        loads = [first_load(browser, server) for _ in range(ROUNDS)]
        gaps = frames(browser, server)
        browser.close()
        server.stop()
    soon, size = [load[0] for load in loads], max(load[1] for load in loads)
    late = sum(gap > 50 for gap in gaps) / len(gaps)
    print(f"with the processor {THROTTLE} times slower")
    print(f"first load      {size / 1024:7.0f} KB    bar {SIZE_BAR / 1024:.0f}")
    print(f"can be used in  {min(soon):7.0f} ms    middle {statistics.median(soon):.0f}, bar {SOON_BAR:.0f}")
    print(f"frames a second {1000 / statistics.mean(gaps):7.1f}       later than 50 ms: {100 * late:.1f} %")


if __name__ == "__main__":
    main()
