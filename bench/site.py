"""``python -m bench.site``, and the last part of ``bench.page``: the game as a website of files.

A real Chromium against Python's plain http server: the bytes of a first visit, how soon one can bid, how long
each level thinks, and memory. The page's processor is throttled like a phone's; Chromium may leave workers
at full speed, so the second figure of the first bid is a lower bound.
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from downforce import webbuild
from downforce.bots.registry import BOTS
from downforce.site.build import build
from downforce.site.fetch import FetchError, cache_folder, fetched
from tests.browser import chromium
from tests.browser.site import BELOW, LONG, PlainServer, plain_server

PHONE: ViewportSize = {"width": 390, "height": 844}
SIZE_BAR = 8.0
THROTTLES = (1, 4)
GAMES = 2

THINK = """
import json, time
from downforce.rules.game import apply, is_over, new_game, to_act
from downforce.rules.view import view
from downforce.site.service import InlineThinker

async def times(level):
    took, thinker = [], InlineThinker()
    for game in range(GAMES):
        state = new_game(players=4, track="marina-bay", seed=f"bench {game}")
        while not is_over(state):
            seat = to_act(state)[0]
            seen = view(state, seat)
            action = seen.legal[0]
            if len(seen.legal) > 1:
                began = time.perf_counter()
                text = await thinker.choose(level, seen, f"{game} {len(took)}")
                took.append(1000 * (time.perf_counter() - began))
                [action] = [one for one in seen.legal if str(one) == text]
            state = apply(state, action).state
    return took

json.dumps(await times(LEVEL))
"""


ASK = """(() => {
    const Plain = window.Worker
    window.waits = []
    window.Worker = class extends Plain {
        constructor(url, options) {
            super(url, options)
            let asked = 0
            this.addEventListener('message', ({ data }) => {
                if (data.is !== 'answer' || data.number !== -1) return
                window.waits.push(performance.now() - asked)
                asked = 0
            })
            setInterval(() => {
                if (asked) return
                asked = performance.now()
                this.postMessage({ do: 'ask', number: -1, method: 'POST', path: '/api/visitor', body: '' })
            }, 50)
        }
    }
})()"""
"""Asks the worker something all the time, and notes how long each answer takes."""


def first_bid(browser: Browser, plain: PlainServer, rate: int) -> tuple[float, float]:
    """Seconds until Home can be used, and until who races at once may bid, on a first visit."""
    plain.sent.clear()
    context = browser.new_context(base_url=f"{plain.url}{BELOW}/", viewport=PHONE, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    began = time.monotonic()
    page.goto("./", wait_until="commit")
    race = page.locator("form.ticket button.race")
    race.wait_for()
    home = time.monotonic() - began
    race.click()
    page.locator(".hand-card .printed button").first.wait_for(timeout=LONG)
    bid = time.monotonic() - began
    context.close()
    return home, bid


def thinking(browser: Browser, plain: PlainServer) -> tuple[dict[str, list[float]], float]:
    """Milliseconds of decisions by level, and of questions asked while Ace thinks; Python's megabytes."""
    context = browser.new_context(base_url=f"{plain.url}{BELOW}/", service_workers="block")
    page = context.new_page()
    page.add_init_script(ASK)
    page.goto("./")
    while not page.workers:
        page.wait_for_timeout(100)
    worker = page.workers[0]
    while not worker.evaluate("'python' in self"):
        page.wait_for_timeout(500)
    times = {}
    for level in BOTS:
        page.evaluate("window.waits.length = 0")
        code = THINK.replace("GAMES", str(GAMES)).replace("LEVEL", repr(level))
        times[level] = json.loads(worker.evaluate("code => self.python.runPythonAsync(code)", code))
    times["beside Ace"] = page.evaluate("window.waits")
    heap = worker.evaluate("self.python._module.HEAPU8.length")
    context.close()
    return times, heap / 1e6


def measure() -> None:
    """Measures and prints, with the bar beside."""
    try:
        parcels = fetched(cache_folder())
    except FetchError as error:
        print(f"The website was not measured: {error}")
        return
    webbuild.build_if_stale()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        build(Path(name, BELOW), webbuild.PAGE, *parcels)
        with plain_server(Path(name)) as plain:
            browser, _ = chromium.launch(playwright)
            for rate in THROTTLES:
                home, bid = first_bid(browser, plain, rate)
                if rate == 1:
                    size = sum(plain.sent.values()) / 1e6
                    print(f"website         {size:7.1f} MB    bar {SIZE_BAR:.0f}, on a first visit")
                print(f"first bid, {rate} x  {bid:7.1f} s     Home after {home:.1f}")
            times, heap = thinking(browser, plain)
            for name, took in times.items():
                most = sorted(took)[int(len(took) * 0.99)]
                print(f"{name:15} {median(took):7.1f} ms    99 %: {most:.0f}, worst: {max(took):.0f}")
            print(f"Python's memory {heap:7.0f} MB")
            browser.close()


def main() -> None:
    """Measures if there is a browser."""
    try:
        chromium.find()
    except chromium.NoBrowser as error:
        print(f"The website was not measured: {error}. To measure it, {chromium.REMEDY}.")
        return
    measure()


if __name__ == "__main__":
    main()
