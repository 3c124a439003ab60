"""``downforce admin tables`` and ``close``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from downforce.cli.admin.common import (
    CHANGING,
    READING,
    Changing,
    Reading,
    confirm,
    date,
    not_found,
    print_rows,
    show,
    with_admin,
)

STATUSES = ("open", "running", "over")


def tables(
    *,
    search: Annotated[str, Parameter(show_default=False)] = "",
    status: Annotated[str, Parameter(show_default=False)] = "",
    limit: int = 50,
    options: Reading = READING,
) -> int:
    """List tables, those changed last first."""
    from downforce.cli.errors import CommandError, check_range

    words = options.words
    check_range(words, "--limit", limit, 1, 100_000)
    if status and status not in STATUSES:
        known = words.plain_list(STATUSES)
        raise CommandError(words.text("admin-bad-status", known=known, text=status))
    found = with_admin(options, lambda admin: admin.tables(search=search, status=status, limit=limit))
    rows = [{**table, "updated": date(table["updated"])} for table in found]
    columns = {
        "id": "admin-head-table",
        "code": "admin-head-code",
        "status": "admin-head-status",
        "public": "admin-head-public",
        "updated": "admin-head-updated",
        "entries": "admin-head-entries",
        "names": "admin-head-names",
    }
    return show(options, found, lambda: print_rows(words, rows, columns))  # type: ignore[arg-type]


def close(table: str, /, *, options: Changing = CHANGING) -> int:
    """Delete a table and its log."""
    from downforce.server.storage.admin import NotFound

    words = options.words
    confirm(options, words.text("admin-ask-close", name=table))
    try:
        closed = with_admin(options, lambda admin: admin.close_table(table))
    except NotFound:
        raise not_found(options, "admin-no-table", table) from None
    return show(options, closed, lambda: print(words.text("admin-closed", name=closed["id"])))
