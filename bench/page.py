"""``python -m bench.page``: how light the page is, how soon it can be used, how smoothly six cars move.

A real Chromium with its processor throttled four times, as a cheap phone has it, against a real server on
this machine. While bots drive the cars, frames are counted by the browser's own clock, and its tracing tells
how long the page's thread works on each of them. Without a graphics card the browser paints in software, on
the cores that everything else runs on: a quiet machine matters.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench import site
from downforce import webbuild
from tests.browser import chromium
from tests.browser.visitor import NOT_AHEAD
from tests.server.running import Server

THROTTLE = 4
ROUNDS = 5
SIZE_BAR, SOON_BAR = 200_000, 1000.0
LATE = 50  # milliseconds: a frame that one sees
PHONE = {"width": 390, "height": 844}

WATCH = """() => {
    const seen = new MutationObserver(() => {
        if (!document.querySelector('button.main')) return
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now() }))
    })
    seen.observe(document, { childList: true, subtree: true })
}"""
"""When the button that begins a race has been painted. It is asked for later: asking takes time, too."""

TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]

FRAMES = """async (ms) => {
    const times = []
    const start = performance.now()
    await new Promise((done) => {
        const tick = (now) => { times.push(now); now - start < ms ? requestAnimationFrame(tick) : done() }
        requestAnimationFrame(tick)
    })
    return times
}"""


def throttled(browser: Browser, server: Server, rate: int = THROTTLE) -> tuple[Page, CDPSession]:
    """A fresh browser on a phone that is so many times slower than this machine."""
    context = browser.new_context(base_url=server.url, viewport=PHONE, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    session.send("Network.enable")
    return page, session


def first_load(browser: Browser, server: Server, *, with_table: bool = False) -> tuple[float, int]:
    """Milliseconds until the game can be begun, and the bytes that came over the wire for it.

    A while later the page fetches a table ahead; with that, they are what a race takes.
    """
    page, session = throttled(browser, server)
    if not with_table:
        page.add_init_script(NOT_AHEAD)
    received: list[int] = []
    session.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
    page.add_init_script(f"({WATCH})()")
    page.goto("/", wait_until="networkidle")
    page.wait_for_timeout(3000)
    soon: float = page.evaluate("window.usable")
    page.context.close()
    return soon, sum(received)


class Frames(NamedTuple):
    """What a race looks like: milliseconds between frames, and how long the page works on one."""

    gaps: list[float]
    work: float

    def __str__(self) -> str:
        late = sum(gap > LATE for gap in self.gaps) / len(self.gaps)
        rate = 1000 / statistics.mean(self.gaps)
        return (
            f"{rate:7.1f}       later than {LATE} ms: {100 * late:.1f} %, work on a frame {self.work:.1f} ms"
        )


def frames(browser: Browser, server: Server, rate: int) -> Frames:
    """Frames while six cars are driven by bots at a quick pace."""
    page, _ = throttled(browser, server, rate)
    page.goto("/")
    table: dict[str, Any] = page.evaluate(
        """async () => {
            const post = (path, data) => fetch(path, { method: 'POST', body: JSON.stringify(data),
                headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())
            await post('/api/visitor', {})
            const settings = { players: 2, mode: 'beginner', pace: 'quick' }
            const table = await post('/api/tables', { settings, bots: ['club', 'club'] })
            sessionStorage.setItem('downforce start', table.id)
            return table
        }"""
    )
    page.goto(f"/t/{table['id']}")
    page.locator(".stage").wait_for()
    page.wait_for_timeout(1500)
    times: list[float] = page.evaluate(FRAMES, 9_000)
    browser.start_tracing(page=page, categories=TRACED)
    page.wait_for_timeout(5000)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return Frames([after - before for before, after in pairwise(times)], _work(trace))


def _work(trace: list[dict[str, Any]]) -> float:
    """How long the busiest page's thread worked, in milliseconds, for each frame that it made."""
    tasks: Counter[tuple[int, int]] = Counter()
    made: Counter[tuple[int, int]] = Counter()
    for event in trace:
        thread = (event["pid"], event["tid"])
        if event["name"] == "RunTask":
            tasks[thread] += event.get("dur", 0)
        elif event["name"] == "PrePaint":
            made[thread] += 1
    thread, count = made.most_common(1)[0]
    return tasks[thread] / count / 1000


def main() -> None:
    """Measures and prints, with the bars beside."""
    try:
        chromium.find()
    except chromium.NoBrowser as error:
        print(f"The page was not measured: {error}. To measure it, {chromium.REMEDY}.")
        return
    webbuild.build_if_stale()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = Server(f"sqlite:///{folder / 'games.db'}", folder)
        server.start()
        browser, _ = chromium.launch(playwright)
        loads = [first_load(browser, server) for _ in range(ROUNDS)]
        _, with_table = first_load(browser, server, with_table=True)
        smooth = {rate: frames(browser, server, rate) for rate in (1, THROTTLE)}
        browser.close()
        server.stop()
    soon, size = [load[0] for load in loads], max(load[1] for load in loads)
    print(f"with the processor {THROTTLE} times slower")
    print(f"first load      {size / 1000:7.0f} KB    bar {SIZE_BAR / 1000:.0f}")
    print(f"with a table    {with_table / 1000:7.0f} KB    fetched ahead")
    print(f"can be used in  {min(soon):7.0f} ms    middle {statistics.median(soon):.0f}, bar {SOON_BAR:.0f}")
    for rate, found in smooth.items():
        print(f"frames a second {found}" + (", at full speed" if rate == 1 else ""))
    site.measure()


if __name__ == "__main__":
    main()
