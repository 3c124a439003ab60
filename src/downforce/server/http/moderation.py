"""What ``downforce admin`` decides takes effect here, within seconds: bans, closed tables, deleted visitors.

Every entry of the admin log is a signal. Each process reads the new ones every two seconds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Protocol

import msgspec
from sqlalchemy import or_, select

from downforce.server.http.safety import AsgiApp, Message, Receive, Scope, Send, address_of
from downforce.server.live.broadcast import Connection
from downforce.server.live.store import StoreError
from downforce.server.storage.networks import Network, is_network, network
from downforce.server.storage.schema import admin_log, bans
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire.errors import Refusal, RefusalError

logger = logging.getLogger(__name__)

READ_EVERY = 2.0
"""Seconds between two looks at the admin log."""
OVERLAP = 60_000
"""Milliseconds of the log that are read again: two commands at the same time may be stored in any order."""
BANNED_CODE = 4003
"""The code of a socket that is closed because its client is banned."""


class LiveTables(Protocol):
    """What the hub does for us."""

    def drop(self, id: str) -> None:
        """Removes a table from memory and disconnects all clients there."""
        ...

    def connections(self) -> Iterable[Connection]:
        """All connections of this process."""
        ...


class Moderation:
    """The bans in force, as this process knows them."""

    def __init__(self) -> None:
        self._visitors: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()
        self._last_key = -1
        self._acted: set[int] = set()

    def is_banned(self, visitor: str, address: str) -> bool:
        """Whether this visitor or this address is banned."""
        if visitor and visitor in self._visitors:
            return True
        parsed = address_of(address) if self._networks else None
        return parsed is not None and any(parsed in network for network in self._networks)

    def check(self, visitor: str, address: str) -> None:
        """Raises ``RefusalError`` for who is banned."""
        if self.is_banned(visitor, address):
            raise RefusalError(Refusal.BANNED)

    async def run(self, store: DatabaseStore, tables: LiveTables) -> None:
        """Reads the admin log until cancelled."""
        while True:
            try:
                await self.read(store, tables)
            except StoreError:
                logger.warning("database unavailable; reading the admin log later")
            except Exception:
                logger.exception("reading the admin log failed; trying again")
            await asyncio.sleep(READ_EVERY)

    async def read(self, store: DatabaseStore, tables: LiveTables) -> None:
        """Acts on what is new in the admin log."""
        is_first = self._last_key < 0
        if is_first:
            await self._read_bans(store)
        recent = time.time_ns() // 1_000_000 - OVERLAP
        columns = (admin_log.c.key, admin_log.c.command, admin_log.c.target, admin_log.c.details)
        query = select(*columns).where(or_(admin_log.c.key > self._last_key, admin_log.c.at > recent))
        rows = [row for row in await store.execute(query) if row[0] not in self._acted]
        self._acted = {*self._acted, *(row[0] for row in rows)}
        self._last_key = max([self._last_key, 0, *(row[0] for row in rows)])
        if is_first or not rows:
            return
        await self._read_bans(store)
        self._disconnect_banned(tables)
        for _, command, target, details in rows:
            if command == "close":
                tables.drop(target)
            elif command == "delete":
                for table in msgspec.json.decode(details).get("tables", ()):
                    tables.drop(str(table))  # its log has changed: people reconnect and get the new state

    async def _read_bans(self, store: DatabaseStore) -> None:
        targets = [str(row[0]) for row in await store.execute(select(bans.c.target))]
        self._networks = tuple(network(target) for target in targets if is_network(target))
        self._visitors = frozenset(target for target in targets if not is_network(target))

    def _disconnect_banned(self, tables: LiveTables) -> None:
        for connection in [*tables.connections()]:
            if self.is_banned(connection.visitor, connection.address):
                connection.disconnect(BANNED_CODE)


class BanGuard:
    """An ASGI middleware that refuses requests from banned networks."""

    def __init__(self, app: AsgiApp, moderation: Moderation) -> None:
        self._app = app
        self._moderation = moderation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or not."""
        client = scope.get("client") or ("", 0)
        if scope["type"] == "lifespan" or not self._moderation.is_banned("", str(client[0])):
            await self._app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": BANNED_CODE, "reason": str(Refusal.BANNED)})
            return
        body = f'{{"reason":"{Refusal.BANNED}"}}'.encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        start: Message = {"type": "http.response.start", "status": 403, "headers": headers}
        await send(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})
