"""The connection to a table: it reconnects, fetches missed updates and resends requests by id."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import SystemRandom
from types import TracebackType
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException

from downforce.client.errors import Lost, RequestRefused
from downforce.client.routes import socket_url
from downforce.client.seen import Gap, Seen, read_message
from downforce.server.wire import messages as p

TIMEOUT: Final = 5.0
"""Seconds before a request without an answer is sent again, and between two polls for missed updates."""
GIVE_UP_AFTER: Final = 15 * 60.0
"""Seconds without a server until the link stops reconnecting."""
FIRST_DELAY: Final = 0.2
LONGEST_DELAY: Final = 10.0
"""Seconds before the first retry, and at most; each delay is twice as long as the one before."""
LARGEST_MESSAGE: Final = 16 * 1024 * 1024
RETRY: Final = ("server-trouble", "too-many")
"""Reasons for which the same request is sent again later, with the same id."""

_random = SystemRandom()

Answer = p.Accepted | p.Previewed | p.Advised


def new_id() -> str:
    """An id for a request."""
    return secrets.token_hex(8)


class _RetryLater(Exception):
    """The server cannot answer now."""


class Delays:
    """Delays before retries: each twice as long as the one before, with jitter."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._next = min(FIRST_DELAY, longest)

    async def wait(self) -> None:
        """Waits for the next delay."""
        await asyncio.sleep(self._next * _random.uniform(0.5, 1.0))
        self._next = min(2 * self._next, self._longest)


@dataclass(eq=False, slots=True)
class _OpenRequest:
    """A request without an answer, or with an answer that is ahead of what we have seen."""

    request: p.AnyRequest
    done: asyncio.Future[Answer]
    answer: Answer | RequestRefused | None = None

    def finish(self, error: Exception | None = None) -> None:
        """Passes the answer, or the error, to the caller."""
        if self.done.done():
            return
        outcome = error or self.answer
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        elif outcome is not None:
            self.done.set_result(outcome)


class Link:
    """The connection to a table, open during an ``async with``; ``seen`` is what we know of the table.

    After a disconnect it reconnects, fetches what it missed and resends requests that have no answer.
    """

    def __init__(
        self,
        url: str,
        table: str,
        token: str = "",
        *,
        timeout: float = TIMEOUT,
        give_up_after: float = GIVE_UP_AFTER,
    ) -> None:
        self.seen = Seen()
        self._url = socket_url(url, table)
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._timeout = timeout
        self._give_up_after = give_up_after
        self._socket: ClientConnection | None = None
        self._is_welcome = False
        self._is_fetching = False
        self._open: dict[str, _OpenRequest] = {}
        self._look: int | None = None
        self._have = 0  # the `have` of our last hello
        self._newest = 0  # the newest entry that any message named; we may not have seen it yet
        self._changed = asyncio.Event()
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

    async def until(self, condition: Callable[[Seen], bool]) -> Seen:
        """Waits until the condition is true, and returns what was seen then. Raises what ended the link."""
        while True:
            if self._error is not None:
                raise self._error
            if not self._is_behind and condition(self.seen):
                return self.seen
            await self._changed.wait()

    async def ask(self, request: p.AnyRequest) -> p.Accepted:
        """Sends a request until it is answered and we see its effect; raises ``RequestRefused``."""
        answer = await self._answer_to(request)
        assert isinstance(answer, p.Accepted), "previews and advice have answers of their own"
        return answer

    async def preview(self, seat: int, draft: Sequence[str]) -> p.Previewed:
        """What a draft would lead to; nothing is done."""
        answer = await self._answer_to(p.Preview(id=new_id(), seat=seat, draft=[*draft]))
        assert isinstance(answer, p.Previewed)
        return answer

    async def advise(self, seat: int, draft: Sequence[str]) -> p.Advised:
        """What Ace would do after a draft; raises ``RequestRefused`` where advice is off."""
        answer = await self._answer_to(p.Advise(id=new_id(), seat=seat, draft=[*draft]))
        assert isinstance(answer, p.Advised)
        return answer

    async def look(self, seat: int | None) -> Seen:
        """Asks for the view of one of our seats from now on, or with None for the public one."""
        self._look = seat
        while True:
            await self._send_look()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._timeout):
                    seen = await self.until(
                        lambda seen: seen.look == seat or (seat is not None and seat not in seen.yours)
                    )
                break
        if seen.look != seat:
            raise RequestRefused("not-your-seat", seq=seen.seq)
        return seen

    async def _answer_to(self, request: p.AnyRequest) -> Answer:
        delays = Delays(self._timeout)
        while True:
            if self._error is not None:
                raise self._error
            waiting = _OpenRequest(request, asyncio.get_running_loop().create_future())
            self._open[request.id] = waiting
            try:
                if self._is_welcome:
                    await self._send(request)
                async with asyncio.timeout(self._timeout):
                    return await waiting.done
            except _RetryLater:
                await delays.wait()
            except TimeoutError:
                pass  # send it again: a server that did it already knows its id
            finally:
                del self._open[request.id]

    # --- connecting -------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._stay_connected())
                tasks.create_task(self._fetch_regularly())
        except* Exception as errors:
            self._end(errors.exceptions[0])

    async def _close(self) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._end(self._error or Lost("the link is closed"))

    def _end(self, error: Exception) -> None:
        """Passes the error to everyone who waits."""
        self._error = error
        for waiting in self._open.values():
            waiting.finish(error)
        self._notify()

    async def _stay_connected(self) -> None:
        delays, last_seen = Delays(LONGEST_DELAY), self._now
        while True:
            try:
                await self._connect()
            except (OSError, WebSocketException, _RetryLater) as error:
                if final := _final(error):
                    raise final from error
            if self._is_welcome:
                delays, last_seen = Delays(LONGEST_DELAY), self._now
            elif self._now - last_seen > self._give_up_after:
                raise Lost(f"{self._url} does not answer")
            self._socket, self._is_welcome = None, False
            await delays.wait()

    async def _connect(self) -> None:
        """Opens a connection and reads messages until it is lost."""
        socket = None
        try:
            async with connect(
                self._url,
                additional_headers=self._headers,
                open_timeout=2 * TIMEOUT,
                ping_interval=TIMEOUT,
                ping_timeout=TIMEOUT,
                close_timeout=1,
                max_size=LARGEST_MESSAGE,
            ) as socket:
                self._socket, self._is_fetching = socket, False
                await self._send_hello()
                async for text in socket:
                    await self._take(read_message(text))
        finally:
            if socket is not None:
                socket.transport.abort()  # also when we are cancelled during the closing handshake

    async def _fetch_regularly(self) -> None:
        """Polls for lost updates: nothing else shows that a message was lost."""
        while True:
            await asyncio.sleep(self._timeout)
            self._is_fetching = False
            if self._socket is None:
                continue
            if not self._is_welcome:
                await self._send_hello()
            else:
                # Without a seat we ask for everything, because a welcome also says which seats are ours.
                await self._fetch(self.seen.seq if self.seen.look is not None else 0)

    # --- sending ----------------------------------------------------------------------------------

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def _is_behind(self) -> bool:
        return self.seen.seq < self._newest

    async def _send(self, message: p.ClientMessage) -> None:
        if self._socket is not None:
            with suppress(OSError, ConnectionClosed):  # the reader notices as well, and reconnects
                await self._socket.send(msgspec.json.encode(message).decode())

    async def _send_hello(self) -> None:
        look = self._look if self._look in self.seen.yours else None
        self._have = self.seen.seq if self.seen.look == look else 0
        await self._send(p.Hello(v=p.VERSION, look=look, have=self._have))

    async def _send_look(self) -> None:
        is_wanted = self.seen.look != self._look and (self._look is None or self._look in self.seen.yours)
        if self._is_welcome and is_wanted:
            await self._send(p.Look(seat=self._look))

    async def _fetch(self, after: int) -> None:
        if not self._is_fetching:
            self._is_fetching = True
            await self._send(p.Fetch(after=after))

    async def _resend(self) -> None:
        """Sends what a server that just welcomed us may not know."""
        await self._send_look()
        for waiting in [*self._open.values()]:
            if waiting.answer is None:
                await self._send(waiting.request)

    # --- receiving --------------------------------------------------------------------------------

    async def _take(self, message: p.ServerMessage | None) -> None:
        was_welcome = self._is_welcome
        match message:
            case p.Outdated(v=v) if v != p.VERSION:
                raise RequestRefused("old-client", f"the server speaks version {v}, we {p.VERSION}")
            case p.Accepted(id=id, seq=seq) | p.Previewed(id=id, seq=seq) | p.Advised(id=id, seq=seq):
                self._answered(id, seq, message)
            case p.Refused() if not self._is_welcome:
                await self._hello_refused(message)
            case p.Refused(id=id, reason=reason, seq=seq) if reason in RETRY or not seq:
                # At 0 the server did not know our hello yet, so it decided nothing.
                if id in self._open:
                    self._open[id].finish(_RetryLater())
            case p.Refused(id=id, reason=reason, seq=seq, detail=detail, at=at):
                self._answered(id, seq, RequestRefused(reason, detail, seq=seq, at=at))
            case p.Welcome() | p.Updates() | p.Update() | p.Yours() | p.Present():
                self._fold(message)
        if self._is_welcome and not was_welcome:
            await self._resend()
        if self._is_behind and self._is_welcome:
            await self._fetch(self.seen.seq)
        for waiting in self._open.values():
            if waiting.answer is not None and waiting.answer.seq <= self.seen.seq:
                waiting.finish()

    def _answered(self, id: str, seq: int, answer: Answer | RequestRefused) -> None:
        self._newest = max(self._newest, seq)
        if id in self._open:
            self._open[id].answer = answer

    async def _hello_refused(self, refused: p.Refused) -> None:
        if refused.seq:  # the server did welcome us, and that message got lost
            await self._fetch(self._have)
        elif refused.reason == "not-your-seat":  # it was taken away meanwhile
            self.seen = Seen()
            await self._send_hello()
        elif refused.reason in RETRY:
            raise _RetryLater
        else:
            raise RequestRefused(refused.reason, refused.detail)

    def _fold(self, message: p.Welcome | p.Updates | p.Update | p.Yours | p.Present) -> None:
        if isinstance(message, p.Welcome | p.Updates):
            self._is_welcome = True
        if isinstance(message, p.Welcome) or (isinstance(message, p.Updates) and message.updates):
            self._is_fetching = False  # an empty answer is none: the next fetch waits for the timeout
        if isinstance(message, p.Welcome) and message.seq < self._have:
            self._forget_after(message.seq)
        before = self.seen
        try:
            self.seen = before.after(message)
        except Gap:
            last = message.updates[-1] if isinstance(message, p.Updates) else message
            assert isinstance(last, p.Update)
            self._newest = max(self._newest, last.seq)
        if self.seen != before:
            self._newest = max(self._newest, self.seen.seq)
            self._notify()

    def _forget_after(self, seq: int) -> None:
        """The server was restored from a backup: what came after this entry never happened."""
        self._have = self._newest = seq
        for waiting in self._open.values():
            if waiting.answer is not None and waiting.answer.seq > seq:
                waiting.answer = None

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


def _final(error: Exception) -> RequestRefused | None:
    """Why reconnecting is of no use, if so."""
    match error:
        case ConnectionClosed(rcvd=close) if close and (close.code == 1009 or 4000 <= close.code < 5000):
            return RequestRefused(close.reason or "not-allowed")
        case InvalidStatus(response=response) if response.status_code in (400, 401, 403, 404):
            return RequestRefused("not-allowed", f"http {response.status_code}")
        case InvalidURI():
            return RequestRefused("bad-request", str(error))
    return None
