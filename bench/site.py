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

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from downforce import webbuild
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
from random import Random
from downforce.bots.registry import BOTS
from downforce.rules.game import apply, is_over, new_game, to_act
from downforce.rules.text import parse_view
from downforce.rules.view import view

def times(level):
    took = []
    for game in range(GAMES):
        state, rng = new_game(players=4, track="marina-bay", seed=f"bench {game}"), Random(game)
        while not is_over(state):
            seat = to_act(state)[0]
            seen = view(state, seat)
            if len(seen.legal) == 1:
                state = apply(state, seen.legal[0]).state
                continue
            text, began = str(seen), time.perf_counter()
            read = parse_view(text)
            action = BOTS[level].choose(read, read.legal, rng)
            took.append(1000 * (time.perf_counter() - began))
            state = apply(state, action).state
    took.sort()
    return [took[len(took) // 2], took[int(len(took) * 0.99)], took[-1]]

json.dumps({level: times(level) for level in BOTS})
"""


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
    """For each level the milliseconds of a decision: median, 99 of 100, worst; and Python's megabytes."""
    context = browser.new_context(base_url=f"{plain.url}{BELOW}/", service_workers="block")
    page = context.new_page()
    page.goto("./")
    while not page.workers:
        page.wait_for_timeout(100)
    worker = page.workers[0]
    while not worker.evaluate("'python' in self"):
        page.wait_for_timeout(500)
    code = THINK.replace("GAMES", str(GAMES))
    told = worker.evaluate("code => self.python.runPython(code)", code)
    heap = worker.evaluate("self.python._module.HEAPU8.length")
    context.close()
    return json.loads(told), heap / 1e6


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
            levels, heap = thinking(browser, plain)
            for level, (middle, most, worst) in levels.items():
                print(f"{level:15} {middle:7.1f} ms    99 %: {most:.0f}, worst: {worst:.0f}")
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
