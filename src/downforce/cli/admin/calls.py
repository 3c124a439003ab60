"""``downforce admin calls``."""

from __future__ import annotations

from downforce.cli.admin.common import READING, Reading, date, print_rows, show, with_admin


def calls(*, limit: int = 20, options: Reading = READING) -> int:
    """Show what waits to be sent, what failed, and what became of the last calls."""
    from downforce.cli.errors import check_range

    words = options.words
    check_range(words, "--limit", limit, 1, 100_000)
    found = with_admin(options, lambda admin: admin.calls(limit))
    rows = [{**row, "at": date(row["at"])} for row in found["last"]]
    columns = {
        "at": "admin-head-time",
        "visitor": "admin-head-visitor",
        "way": "admin-head-way",
        "outcome": "admin-head-outcome",
        "reason": "admin-head-reason",
    }

    def print_text() -> None:
        print_rows(words, rows, columns)  # type: ignore[arg-type]
        count = sum(one["calls"] for one in found["outbox"])
        print()
        print(words.text("admin-outbox", count=count, late=found["late"], failing=found["failing"]))

    return show(options, found, print_text)
