"""``downforce admin ban``, ``unban`` and ``bans``."""

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
    no_visitor,
    not_found,
    print_rows,
    show,
    with_admin,
)


def ban(
    target: str,
    /,
    *,
    reason: Annotated[str, Parameter(show_default=False)] = "",
    options: Changing = CHANGING,
) -> int:
    """Ban a visitor or a network."""
    from downforce.server.storage.admin import NotFound

    words = options.words
    confirm(options, words.text("admin-ask-ban", name=target))
    try:
        made = with_admin(options, lambda admin: admin.ban(target, reason=reason))
    except NotFound as error:
        raise no_visitor(options, "admin-no-target", target, error) from None
    return show(options, made, lambda: print(words.text("admin-banned", name=made["target"])))


def unban(target: str, /, *, options: Changing = CHANGING) -> int:
    """Lift a ban."""
    from downforce.server.storage.admin import NotFound

    words = options.words
    confirm(options, words.text("admin-ask-unban", name=target))
    try:
        lifted = with_admin(options, lambda admin: admin.unban(target))
    except NotFound:
        raise not_found(options, "admin-no-ban", target) from None
    return show(options, lifted, lambda: print(words.text("admin-unbanned", name=lifted["target"])))


def list_bans(*, options: Reading = READING) -> int:
    """List the bans in force."""
    words = options.words
    found = with_admin(options, lambda admin: admin.bans())
    rows = [{**row, "created": date(row["created"])} for row in found]
    columns = {"target": "admin-head-banned", "created": "admin-head-created", "reason": "admin-head-reason"}
    return show(options, found, lambda: print_rows(words, rows, columns))  # type: ignore[arg-type]
