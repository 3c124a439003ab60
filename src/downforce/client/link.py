"""The socket of a table, which survives cuts: nothing is done twice, and nothing forgotten."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException

from downforce.client.dial import Dial
from downforce.client.errors import Lost, Refused
from downforce.client.routes import socket_url
from downforce.client.seen import Gap, Seen, read_message
from downforce.server.wire import messages as p

PATIENCE: Final = 5.0
"""Seconds until something without an answer is sent again."""
DOUBTS: Final = 0.5
"""Seconds of silence, where an answer is due, until the server is asked whether it is there at all."""
GIVES_UP: Final = 15 * 60.0
"""Seconds without the server until we do not come back any more."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
"""Before coming back; each pause is twice as long as the one before."""
QUIETEST: Final = 4
"""While nothing happens, the pauses between two fetches double so often."""
LARGEST_MESSAGE: Final = 16 * 1024 * 1024
LATER: Final = ("server-trouble", "too-many")
"""Reasons which mean: send it again, with the same id."""
FIRST_DELAY: Final = 0.1
"""Seconds until then; each time twice as many, up to the patience."""


def new_id() -> str:
    """An id for a request."""
    return secrets.token_hex(8)


@dataclass(eq=False, slots=True)
class _Open:
    """A request that was not answered yet, or whose answer tells of more than we have seen."""

    request: p.AnyRequest
    done: asyncio.Future[p.Accepted | p.Previewed]
    due: float = 0.0
    """When it is sent the next time."""
    delay: float = FIRST_DELAY
    """How much later, if the server cannot do it now."""
    outcome: p.Accepted | p.Previewed | Refused | None = None

    def close(self) -> None:
        """Tells whoever asked."""
        if self.done.done():
            return
        if isinstance(self.outcome, Refused):
            self.done.set_exception(self.outcome)
        elif self.outcome is not None:
            self.done.set_result(self.outcome)


class Link:
    """A table, as long as the ``async with`` lasts; ``seen`` is what we know of it.

    After a cut it comes back by itself, gets what it missed and sends again what was not answered.
    """

    def __init__(
        self, url: str, table: str, token: str = "", *, patience: float = PATIENCE, gives_up: float = GIVES_UP
    ) -> None:
        self.seen = Seen()
        self._url = socket_url(url, table)
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._patience = patience
        self._gives_up = gives_up
        self._socket: ClientConnection | None = None
        self._greeted = False
        self._open: dict[str, _Open] = {}
        self._look: int | None = None
        self._have = 0  # as our hello said
        self._furthest = (
            0  # the last entry that anything spoke of; to act before we know it is to act blindly
        )
        self._look_due = self._fetch_due = 0.0
        self._heard_at = 0.0
        self._doubts_at = math.inf
        self._silences = 0
        self._news = asyncio.Event()
        self._alarm: asyncio.Timeout | None = None
        self._error: Exception | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Link:
        self._task = asyncio.create_task(self._run())
        try:
            await self.until(lambda seen: seen.info is not None)
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self._close()

    async def until(self, holds: Callable[[Seen], bool]) -> Seen:
        """Waits until something holds; what was seen then. Raises what has ended the link."""
        while True:
            if self._error is not None:
                raise self._error
            if not self._is_behind and holds(self.seen):
                return self.seen
            await self._news.wait()

    async def ask(self, request: p.AnyRequest) -> p.Accepted:
        """Sends a request until it is answered, and waits until we see what it did; raises ``Refused``."""
        answer = await self._answer_to(request)
        assert isinstance(answer, p.Accepted), "a preview has an answer of its own"
        return answer

    async def preview(self, seat: int, draft: Sequence[str]) -> p.Previewed:
        """What a draft would lead to; nothing is done."""
        answer = await self._answer_to(p.Preview(id=new_id(), seat=seat, draft=[*draft]))
        assert isinstance(answer, p.Previewed)
        return answer

    async def _answer_to(self, request: p.AnyRequest) -> p.Accepted | p.Previewed:
        if self._error is not None:
            raise self._error
        asked = _Open(request, asyncio.get_running_loop().create_future())
        self._open[request.id] = asked
        try:
            await self._send_what_is_due()
            self._listen_less_long()
            return await asked.done
        finally:
            self._open.pop(request.id, None)

    async def look(self, seat: int | None) -> Seen:
        """Looks from one of our seats from now on, or with None from none."""
        self._look, self._look_due = seat, 0.0
        await self._send_what_is_due()
        self._listen_less_long()
        seen = await self.until(
            lambda seen: seen.look == seat or (seat is not None and seat not in seen.yours)
        )
        if seen.look != seat:
            raise Refused("not-your-seat", seq=seen.seq)
        return seen

    # --- connecting -------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self._stay()
        except Exception as error:
            self._end(error)

    async def _close(self) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._end(self._error or Lost("the link is closed"))

    def _end(self, error: Exception) -> None:
        """Whatever it is, those who wait must know."""
        self._error = error
        for asked in self._open.values():
            if not asked.done.done():
                asked.done.set_exception(error)
        self._tell()

    async def _stay(self) -> None:
        """Comes back whenever the connection is lost."""
        pause, last_here = FIRST_PAUSE, self._now
        while True:
            try:
                async with Dial(
                    self._url,
                    additional_headers=self._headers,
                    open_timeout=2 * PATIENCE,
                    close_timeout=1,
                    max_size=LARGEST_MESSAGE,
                ) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException) as error:
                final = _final(error)
                if final is not None:
                    raise final from error
            if self._greeted:
                pause, last_here = FIRST_PAUSE, self._now
            elif self._now - last_here > self._gives_up:
                raise Lost(f"{self._url} does not answer")
            self._socket, self._greeted = None, False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _talk(self, socket: ClientConnection) -> None:
        """Greets and listens until the connection is lost."""
        self._socket, self._look_due, self._fetch_due = socket, 0.0, 0.0
        for asked in self._open.values():
            asked.due = 0.0
        self._heard_at = self._now
        await self._hello()
        while True:
            try:
                async with asyncio.timeout_at(self._wakes_at) as self._alarm:
                    text = await socket.recv()
            except TimeoutError:
                text = None
            finally:
                self._alarm = None
            if text is not None:
                self._heard_at = self._now
                self._doubts_at = self._now + DOUBTS
                await self._take(read_message(text))
            elif self._heard_at + self._longest_silence <= self._now:
                await self._ask_what_is_missing()
            elif self._expects and self._doubts_at <= self._now:
                await self._ask_whether_anybody_is_there()
            await self._send_what_is_due()

    # --- sending ----------------------------------------------------------------------------------

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _send(self, message: p.ClientMessage) -> None:
        self._doubts_at = self._now + DOUBTS
        if self._socket is not None:
            with suppress(OSError, ConnectionClosed):  # the listener notices as well, and comes back
                await self._socket.send(msgspec.json.encode(message).decode())

    async def _hello(self) -> None:
        look = self._look if self._look in self.seen.yours else None
        self._have = self.seen.seq if self.seen.look == look else 0
        await self._send(p.Hello(v=p.VERSION, look=look, have=self._have, key=self._key))

    @property
    def _key(self) -> str:
        """What opens a public table that is over, once we have been told."""
        return self.seen.info.replay.partition(".")[2] if self.seen.info else ""

    async def _fetch(self, after: int) -> None:
        if self._fetch_due <= self._now:
            self._fetch_due = self._now + self._patience
            await self._send(p.Fetch(after=after))

    async def _send_what_is_due(self) -> None:
        """Everything that the server should know and may not."""
        if not self._greeted:
            return
        if self._is_behind:
            await self._fetch(self.seen.seq)
        if self._wants_to_look and self._look_due <= self._now:
            self._look_due = self._now + self._patience
            await self._send(p.Look(seat=self._look))
        for asked in [*self._open.values()]:
            if asked.outcome is None and asked.due <= self._now:
                asked.due = self._now + self._patience
                await self._send(asked.request)

    @property
    def _is_behind(self) -> bool:
        return self.seen.seq < self._furthest

    @property
    def _wants_to_look(self) -> bool:
        return self.seen.look != self._look and (self._look is None or self._look in self.seen.yours)

    @property
    def _expects(self) -> bool:
        """Whether an answer is due."""
        return bool(self._open) or self._wants_to_look or self._is_behind or not self._greeted

    @property
    def _longest_silence(self) -> float:
        """Where nothing is expected, it is asked for less and less often."""
        return self._patience * (1 if self._expects else 2**self._silences)

    @property
    def _wakes_at(self) -> float:
        due = [asked.due for asked in self._open.values() if asked.outcome is None and self._greeted]
        doubts = self._doubts_at if self._expects else math.inf
        return min([self._heard_at + self._longest_silence, doubts, *due])

    def _listen_less_long(self) -> None:
        """From now on an answer is expected."""
        if self._alarm is not None and not self._alarm.expired():
            self._alarm.reschedule(self._wakes_at)

    async def _ask_whether_anybody_is_there(self) -> None:
        """Once in a silence: TCP repeats a ping until it arrives, and a dead server's machine then says so.

        Of its own accord it says so once, if something was unread, and that packet can be lost.
        """
        self._doubts_at = math.inf
        if self._socket is not None:
            with suppress(OSError, ConnectionClosed):
                await self._socket.ping()

    async def _ask_what_is_missing(self) -> None:
        """It has been quiet for so long that something may have been lost."""
        self._heard_at = self._now
        self._silences = min(self._silences + 1, QUIETEST)
        if not self._greeted:
            await self._hello()
        else:
            # Without a seat we ask for everything, as a welcome also says which seats are ours.
            await self._fetch(self.seen.seq if self.seen.look is not None else 0)

    # --- what comes -------------------------------------------------------------------------------

    async def _take(self, message: p.ServerMessage | None) -> None:
        match message:
            case p.Outdated(v=v) if v != p.VERSION:
                raise Refused("old-client", f"the server speaks version {v}, we {p.VERSION}")
            case p.Accepted(id=id, seq=seq) | p.Previewed(id=id, seq=seq):
                self._answered(id, seq, message)
            case p.Refused() if not self._greeted:
                await self._not_welcome(message)
            case p.Refused(id=id, reason=reason, seq=seq) if reason in LATER or not seq:
                self._put_off(id)  # at 0 our hello had not arrived yet: nothing was decided
            case p.Refused(id=id, reason=reason, seq=seq, detail=detail, at=at):
                self._answered(id, seq, Refused(reason, detail, seq=seq, at=at))
            case p.Welcome() | p.Updates() | p.Update() | p.Yours() | p.Present():
                self._fold(message)
        for asked in self._open.values():
            if asked.outcome is not None and asked.outcome.seq <= self.seen.seq:
                asked.close()

    def _answered(self, id: str, seq: int, outcome: p.Accepted | p.Previewed | Refused) -> None:
        self._furthest = max(self._furthest, seq)
        if id in self._open:
            self._open[id].outcome = outcome

    def _put_off(self, id: str) -> None:
        if id in self._open:
            asked = self._open[id]
            asked.due, asked.delay = self._now + asked.delay, min(2 * asked.delay, self._patience)

    async def _not_welcome(self, refused: p.Refused) -> None:
        """The answer to our hello."""
        if refused.seq:  # the server did greet us, and that got lost
            await self._fetch(self._have)
        elif refused.reason == "not-your-seat":  # it was taken away meanwhile
            self.seen = Seen()
            await self._hello()
        elif refused.reason in LATER:
            await asyncio.sleep(min(FIRST_DELAY * 2**self._silences, self._patience))
            self._silences = min(self._silences + 1, QUIETEST)
            await self._hello()
        else:
            raise Refused(refused.reason, refused.detail)

    def _fold(self, message: p.Welcome | p.Updates | p.Update | p.Yours | p.Present) -> None:
        if isinstance(message, p.Welcome | p.Updates):
            self._greeted = True
        if isinstance(message, p.Welcome) or (isinstance(message, p.Updates) and message.updates):
            self._fetch_due = 0.0
        if isinstance(message, p.Welcome) and message.seq < self._have:
            self._begin_anew(message.seq)
        before = self.seen
        try:
            self.seen = before.after(message)
        except Gap:
            newest = message.updates[-1] if isinstance(message, p.Updates) else message
            assert isinstance(newest, p.Update)
            self._furthest = max(self._furthest, newest.seq)
        if self.seen != before:
            self._furthest = max(self._furthest, self.seen.seq)
            self._silences = 0
            self._tell()

    def _begin_anew(self, seq: int) -> None:
        """The server came back from a backup, and knows less than we did: what was later never happened."""
        self._have = self._furthest = seq
        for asked in self._open.values():
            if asked.outcome is not None and asked.outcome.seq > seq:
                asked.outcome, asked.due = None, 0.0

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


def _final(error: Exception) -> Refused | None:
    """Why it is no use to come back, if so."""
    match error:
        case ConnectionClosed(rcvd=close) if close and (close.code == 1009 or 4000 <= close.code < 5000):
            return Refused(close.reason or "not-allowed")
        case InvalidStatus(response=response) if response.status_code in (400, 401, 403, 404):
            return Refused("not-allowed", f"http {response.status_code}")
        case InvalidURI():
            return Refused("bad-request", str(error))
    return None
