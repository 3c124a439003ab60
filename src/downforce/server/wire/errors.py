"""Why the server says no. The value is the message ``refused-<value>`` of the catalogues."""

from __future__ import annotations

from enum import StrEnum
from textwrap import shorten

from downforce.model.errors import DownforceError, Reason

LONGEST_DETAIL = 200


class Refusal(StrEnum):
    """Why a request was refused, where the rules of the game are not the reason."""

    # The request itself.
    BAD_REQUEST = "bad-request"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    WRONG_ORIGIN = "wrong-origin"
    OLD_CLIENT = "old-client"
    NO_SUCH_THING = "no-such-thing"
    NOT_ALLOWED = "not-allowed"
    SERVER_TROUBLE = "server-trouble"
    # Who asks.
    NO_VISITOR = "no-visitor"
    BANNED = "banned"
    NOT_YOUR_SEAT = "not-your-seat"
    SEAT_COVERED = "seat-covered"
    NOT_THE_HOST = "not-the-host"
    KICKED = "kicked"
    NOT_INVITED = "not-invited"
    BAD_NAME = "bad-name"
    BAD_CODE = "bad-code"
    # The table.
    BAD_SETTINGS = "bad-settings"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    SEATS_EMPTY = "seats-empty"
    ALREADY_STARTED = "already-started"
    NOT_RUNNING = "not-running"
    NOT_OVER = "not-over"
    TABLE_FULL = "table-full"
    TOO_MANY_TABLES = "too-many-tables"
    TABLES_CLOSED = "tables-closed"
    TOO_MANY_OVER_DAYS = "too-many-over-days"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    # The deal.
    NOT_DEALING = "not-dealing"
    NOT_A_CONTRIBUTOR = "not-a-contributor"
    BAD_NONCE = "bad-nonce"
    # Playing.
    STALE = "stale"
    BAD_ACTION = "bad-action"
    DRAFT_EMPTY = "draft-empty"
    DRAFT_TOO_LONG = "draft-too-long"
    NOTHING_TO_UNDO = "nothing-to-undo"
    UNDO_REVEALS = "undo-reveals"
    UNDO_PENDING = "undo-pending"
    NO_UNDO_PENDING = "no-undo-pending"
    ADVICE_OFF = "advice-off"
    # Days.
    NOT_LATE = "not-late"
    VOTED = "voted"
    BAD_TIME_OFF = "bad-time-off"
    NO_DAYS_LEFT = "no-days-left"
    # Talking.
    MUTED = "muted"
    BAD_CHAT = "bad-chat"


class RefusalError(DownforceError):
    """A request that was not granted. Nothing was changed."""

    def __init__(self, reason: Refusal | Reason, detail: str = "", *, at: int | None = None) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = shorten(detail, LONGEST_DETAIL, placeholder=" …")
        self.at = at
        """The index of the action of the draft that caused the refusal."""

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}" if self.detail else str(self.reason)
