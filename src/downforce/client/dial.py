"""Opening a websocket on a line that loses packets."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection, connect

DIALS: Final = (0.4, 0.8, 1.6)
"""Seconds for the line to open before it is dialled anew; the last try takes as long as it takes."""


class Dial(connect):
    """As ``connect``, but a lost first packet costs less.

    TCP waits a second before it sends the first packet again, and then three for the next one that gets lost.
    A new connection knows nothing of that, and costs the server next to nothing.
    """

    async def open_tcp_connection(self) -> ClientConnection:
        """The line itself; what is said on it afterwards has all the time of ``open_timeout``."""
        for patience in DIALS:
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    return await super().open_tcp_connection()
        return await super().open_tcp_connection()
