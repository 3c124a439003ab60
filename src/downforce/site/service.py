"""The live tables of one browser tab: lines to tables, and answers besides. JavaScript calls it.

Several tabs are like several processes on one database: the place of an entry in its log is unique in the
browser's store, and who comes second reads what the first has written.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, TypeVar

from downforce.bots.ace import Ace
from downforce.bots.advice import advising
from downforce.bots.base import Slices
from downforce.bots.registry import BOTS
from downforce.notation.fair import new_secret
from downforce.rules.view import View
from downforce.server.live.environment import Environment
from downforce.server.live.hub import Hub
from downforce.server.live.limits import Bucket, SharedBuckets
from downforce.server.live.peers import Peers
from downforce.server.live.session import Closed, Session
from downforce.server.table.views import Viewer
from downforce.server.wire.advice import advice_infos
from downforce.server.wire.messages import AdviceInfo
from downforce.server.wire.settings import DEFAULT_LEVEL
from downforce.site.dispatch import VISITOR, answer
from downforce.site.store import SiteStore
from downforce.version import __version__

logger = logging.getLogger(__name__)

FAILED = 1011
"""How a line is closed if we failed; the page opens another one."""

SLICE_SECONDS = 0.03
"""Seconds that a bot thinks before people may go first."""
PAUSE = 0.005
"""Seconds left to them. Up to 2 ms Pyodide takes no timer, and no message of the page comes through."""

_T = TypeVar("_T")

Post = Callable[[str, int, int, str], None]
"""Tells the page something: what kind, of which line or question, a code, a text."""


class InlineThinker:
    """Bots think in the worker itself, in slices; what people asked meanwhile goes first."""

    async def choose(self, level: str, view: View, seed: str) -> str:
        """What a bot of a level does in a view; the same seed gives the same answer."""
        await asyncio.sleep(PAUSE)
        bot, rng = BOTS[level if level in BOTS else DEFAULT_LEVEL], Random(seed)
        if isinstance(bot, Ace):  # the others take a few milliseconds
            return str(await _finished(bot.choosing(view, view.legal, rng)))
        return str(bot.choose(view, view.legal, rng))

    async def advise(self, view: View) -> list[AdviceInfo]:
        """What Ace would do in a view, and why."""
        return advice_infos(await _finished(advising(view)))


async def _finished(slices: Slices[_T]) -> _T:
    """Runs a computation in slices and returns its result. The worker does other things in between."""
    since = time.monotonic()
    while True:
        try:
            next(slices)
        except StopIteration as stop:
            answer: _T = stop.value
            return answer
        if time.monotonic() - since > SLICE_SECONDS:
            await asyncio.sleep(PAUSE)
            since = time.monotonic()


class Unlimited(SharedBuckets):
    """No rate limits: only the owner of the device asks."""

    def bucket(self, kind: str, key: str, limit: tuple[float, float], now: float) -> Bucket:
        """A bucket that is never empty."""
        return Bucket(size=math.inf, rate=0.0, level=math.inf, at=now)


class Tabs(Peers):
    """The other tabs of this website. A hidden tab leaves what is due to a visible one."""

    others_write = True

    def __init__(self) -> None:
        self.is_hidden = False

    def rank(self, table: str, others: Iterable[str]) -> int:
        """Hidden tabs come later."""
        return int(self.is_hidden)


class LineConnection:
    """What the hub knows of a line to the page."""

    visitor, address = VISITOR, ""

    def __init__(self, number: int, post: Post) -> None:
        self.viewer: Viewer = None
        self.ready = False
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self._number = number
        self._post = post

    def send(self, message: bytes) -> None:
        """Sends a message to the page."""
        self._post("told", self._number, 0, message.decode())

    def disconnect(self, code: int) -> None:
        """Closes the line."""
        self.ready = False
        self._post("closed", self._number, code, "")


async def _at_once(do: Callable[..., Any], *args: Any) -> Any:
    return do(*args)


class Service:
    """Everything that a server does for its page, for one tab."""

    def __init__(
        self,
        store: SiteStore,
        post: Post,
        *,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        secret: Callable[[], str] = new_secret,
        **more: Any,
    ) -> None:
        self._store = store
        self._post = post
        self._tabs = Tabs()
        environment = Environment(
            store=self._store,
            thinker=InlineThinker(),
            now=now,
            peers=self._tabs,
            new_secret=secret,
            offload=_at_once,
            **more,
        )
        self.hub = Hub(environment)
        self.hub.buckets = Unlimited()
        self._lines: dict[int, tuple[LineConnection, asyncio.Task[None]]] = {}
        self._asking: set[asyncio.Task[None]] = set()

    # --- what is asked besides --------------------------------------------------------------------

    def ask(self, number: int, method: str, url: str, body: str) -> None:
        """Answers a question under /api, later."""
        task = asyncio.ensure_future(self._answer(number, method, url, body))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _answer(self, number: int, method: str, url: str, body: str) -> None:
        try:
            status, text = await answer(self._store, self.hub, method, url, body)
        except Exception:
            logger.exception("a question failed")
            status, text = 500, b'{"reason":"server-trouble"}'
        self._post("answer", number, status, text.decode())

    # --- lines to tables --------------------------------------------------------------------------

    def open(self, number: int, table: str) -> None:
        """Opens a line to a table."""
        connection = LineConnection(number, self._post)
        session = Session(self.hub, table, connection, build=__version__)
        self._lines[number] = connection, asyncio.ensure_future(self._serve(number, connection, session))
        self._post("opened", number, 0, "")

    def say(self, number: int, text: str) -> None:
        """Takes what the page says on a line."""
        if number in self._lines:
            self._lines[number][0].said.put_nowait(text)

    def close(self, number: int) -> None:
        """The page closed a line."""
        if number in self._lines:
            self._lines.pop(number)[1].cancel()

    async def _serve(self, number: int, connection: LineConnection, session: Session) -> None:
        try:
            while True:
                await session.receive(await connection.said.get())
        except Closed as closed:
            connection.disconnect(closed.code)
        except asyncio.CancelledError:
            pass
        except Exception:
            logger.exception("a line failed")
            connection.disconnect(FAILED)
        finally:
            session.close()
            self._lines.pop(number, None)

    # --- other tabs -------------------------------------------------------------------------------

    def heard(self, table: str, seq: int) -> None:
        """Another tab has written."""
        self.hub.receive_seq(table, seq)

    def seen(self, is_seen: bool) -> None:
        """Whether this tab is visible."""
        self._tabs.is_hidden = not is_seen

    def tidy(self) -> None:
        """Removes what is abandoned, when there is time."""
        task = asyncio.ensure_future(self._tidy())
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _tidy(self) -> None:
        try:
            await self.hub.sweep()
        except Exception:
            logger.exception("tidying up failed; next time")
