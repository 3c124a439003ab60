"""``downforce admin move``: from one database to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from downforce.cli.admin.common import CHANGING, Changing, confirm, database_of, print_rows, show, with_admin
from downforce.cli.errors import CommandError

if TYPE_CHECKING:
    from downforce.server.storage.admin import Admin


def move(*, to: str, options: Changing = CHANGING) -> int:
    """Copy everything into another database, and check that it is the same."""
    from downforce.server.storage.admin import Admin, MoveDiffers, NotEmpty
    from downforce.server.storage.engines import shown_address
    from downforce.server.storage.errors import CannotOpenStore
    from downforce.server.storage.lock import only_server

    words = options.words
    shown = with_admin(options, lambda _: _address(to))
    confirm(options, words.text("admin-ask-move", name=shown))

    async def do(admin: Admin) -> dict[str, Any]:
        async with Admin.open(to, is_new=True) as other:
            return await admin.move_to(other, shown=shown_address(to))

    try:
        with only_server(database_of(options)):
            report = with_admin(options, do)
    except CannotOpenStore:
        raise CommandError(words.text("admin-move-live")) from None
    except NotEmpty:
        raise CommandError(words.text("admin-not-empty", name=shown)) from None
    except MoveDiffers as error:
        raise CommandError(words.text("admin-move-differs", name=str(error))) from None
    rows = [{"table": table, **row} for table, row in report.items()]
    columns = {"table": "admin-head-table", "rows": "admin-head-rows", "digest": "admin-head-digest"}

    def print_text() -> None:
        print_rows(words, rows, columns)  # type: ignore[arg-type]
        print(words.text("admin-moved", name=shown))

    return show(options, report, print_text)


async def _address(url: str) -> str:
    """The address without its password; raises ``CannotOpenStore`` for what is none."""
    from downforce.server.storage.engines import shown_address

    return shown_address(url)
