"""``downforce admin figures`` and ``log``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from downforce.cli.admin.common import READING, Reading, date, print_rows, show, with_admin

if TYPE_CHECKING:
    from downforce.server.storage.admin import Admin


def figures(*, days: int = 7, options: Reading = READING) -> int:
    """Count what the last days brought."""
    from downforce.cli.errors import check_range

    words = options.words
    check_range(words, "--days", days, 1, 3660)

    async def ask(admin: Admin) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        return await admin.figures(days), await admin.totals()

    by_day, totals = with_admin(options, ask)
    columns = {
        "day": "admin-head-day",
        "visitors": "admin-head-visitors",
        "tables": "admin-head-tables",
        "entries": "admin-head-entries",
        "games": "admin-head-games",
    }

    def print_text() -> None:
        print_rows(words, by_day, columns)  # type: ignore[arg-type]
        status = totals["tables"]
        print()
        print(
            words.text(
                "admin-totals",
                open=str(status.get("open", 0)),
                running=str(status.get("running", 0)),
                over=str(status.get("over", 0)),
                games=str(totals["games"]),
                visitors=str(totals["visitors"]),
            )
        )

    return show(options, {"days": by_day, "totals": totals}, print_text)


def log(*, limit: int = 50, options: Reading = READING) -> int:
    """Show what was done with these commands."""
    from downforce.cli.errors import check_range

    words = options.words
    check_range(words, "--limit", limit, 1, 100_000)
    found = with_admin(options, lambda admin: admin.log(limit))
    rows = [{**row, "at": date(row["at"])} for row in found]
    columns = {"at": "admin-head-time", "command": "admin-head-command", "target": "admin-head-target"}
    return show(options, found, lambda: print_rows(words, rows, columns))  # type: ignore[arg-type]
