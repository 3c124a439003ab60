"""What the lobby shows of tables, and the short codes people tell each other."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import Struct

from downforce.server.live.store import Listing, TableRow
from downforce.server.table.fold import Status, Table
from downforce.server.table.views import table_info
from downforce.server.wire.messages import SeatInfo
from downforce.server.wire.settings import Settings

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without letters and digits that look or sound alike."""
CODE_LENGTH = 6


class Listed(Struct, kw_only=True):
    """A table as the lobby shows it."""

    id: str
    code: str
    status: str
    settings: Settings
    seats: list[SeatInfo]
    created: int
    updated: int


class StoredListing(Struct, kw_only=True):
    """The part of ``Listed`` that the store keeps."""

    settings: Settings
    seats: list[SeatInfo]


def new_code() -> str:
    """A short code for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str:
    """A code as people type it.

    >>> tidy_code(" abc-234 ")
    'ABC234'
    """
    return "".join(letter for letter in text.upper() if letter in ALPHABET)


def listing(table: Table) -> Listing:
    """What the store keeps for the lobby."""
    status = "open" if table.status is Status.OPEN else "over" if table.status is Status.OVER else "running"
    kept = StoredListing(settings=table.settings, seats=table_info(table).seats)
    return Listing(status, table.settings.public, msgspec.json.encode(kept))


def listed(row: TableRow) -> Listed:
    """A row of the store as the lobby shows it."""
    kept = msgspec.json.decode(row.listing.data, type=StoredListing)
    return Listed(
        id=row.id,
        code=row.code,
        status=row.listing.status,
        settings=kept.settings,
        seats=kept.seats,
        created=row.created,
        updated=row.updated,
    )
