"""Errors of the database drivers, turned into ``StoreError``.

What drivers say may quote a row, so callers are told the kind of failure, and get no cause to log.
"""

from __future__ import annotations

from sqlalchemy import exc

from downforce.i18n.messages import MessageId
from downforce.server.live.store import StoreError


class CannotOpenStore(StoreError):
    """The database cannot be opened. Has the message of the catalogues that says why, and its arguments."""

    def __init__(self, said: str, message: MessageId, **details: str) -> None:
        super().__init__(said)
        self.message: MessageId = message
        self.details = details


def missing_extra(extra: str) -> CannotOpenStore:
    """The error for a driver that is not installed; ``extra`` is the extra of the package that brings it."""
    return CannotOpenStore(f"the extra {extra} is not installed", "cli-missing-extra", extra=extra)


def is_down(error: Exception) -> bool:
    """Whether the database is unavailable; otherwise the statement or a row was at fault."""
    if isinstance(error, exc.DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        # 08 no connection, 53 out of something, 57 an operator steps in
        return (
            error.connection_invalidated
            or isinstance(error, exc.OperationalError)
            or state[:2] in {"08", "53", "57"}
            or (isinstance(error, exc.InternalError) and not state)  # no server that writes
        )
    return isinstance(error, OSError | exc.TimeoutError)


def is_deadlock(error: Exception) -> bool:
    """Whether PostgreSQL ended our transaction because of a deadlock."""
    return isinstance(error, exc.DBAPIError) and getattr(error.orig, "sqlstate", None) == "40P01"


def store_error(error: Exception) -> StoreError:
    """The error for callers."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, exc.OperationalError | OSError):  # "database is locked", "connection refused"
        return StoreError(f"the database failed: {first_line(error)}")
    return StoreError(f"the database failed: {type(_origin(error)).__name__}")


def _origin(error: BaseException) -> BaseException:
    """What the driver raised."""
    origin = error.orig if isinstance(error, exc.StatementError) and error.orig else error
    return origin.__cause__ or origin


def first_line(error: Exception) -> str:
    """The first line of what the driver says; the lines after it quote rows."""
    return next(iter(str(_origin(error)).splitlines()), "") or type(error).__name__
