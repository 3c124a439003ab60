"""``downforce admin people``, ``visitor`` and ``delete``."""

from __future__ import annotations

from typing import Any

from downforce.cli.admin.common import (
    CHANGING,
    READING,
    Changing,
    Reading,
    as_text,
    confirm,
    date,
    no_visitor,
    not_found,
    print_rows,
    show,
    with_admin,
)


def people(table: str, /, *, options: Reading = READING) -> int:
    """Show who sat at a table, so that the host knows whom to ban."""
    from downforce.server.storage.admin import NotFound

    words = options.words
    try:
        found = with_admin(options, lambda admin: admin.people(table))
    except NotFound:
        raise not_found(options, "admin-no-table", table) from None
    rows = [
        {
            **stay,
            "seat": stay["seat"] + 1,
            "since": date(stay["since"]),
            "last": date(stay["last"]),
            "until": date(stay["until"]) if stay["until"] is not None else "",
        }
        for stay in found["people"]
    ]
    columns = {
        "seat": "admin-head-seat",
        "name": "admin-head-name",
        "visitor": "admin-head-visitor",
        "since": "admin-head-created",
        "last": "admin-head-last",
        "until": "admin-head-until",
    }

    def print_text() -> None:
        print_rows(words, rows, columns)  # type: ignore[arg-type]
        print()
        print(words.text("admin-no-addresses"))

    return show(options, found, print_text)


def visitor(visitor: str, /, *, options: Reading = READING) -> int:
    """Show what is stored about a visitor."""
    from downforce.server.storage.admin import NotFound

    words = options.words
    try:
        found = with_admin(options, lambda admin: admin.visitor(visitor))
    except NotFound as error:
        raise no_visitor(options, "admin-no-visitor", visitor, error) from None

    def print_text() -> None:
        known: dict[str, Any] = {"id": found["id"], "banned": found["banned"], "devices": found["devices"]}
        known["created"] = date(found["created"]) if found["created"] is not None else ""
        columns = {
            "id": "admin-head-visitor",
            "created": "admin-head-created",
            "devices": "admin-head-devices",
            "banned": "admin-head-banned",
        }
        print_rows(words, [known], columns)  # type: ignore[arg-type]
        if found["tables"]:
            print()
            rows = [{"id": table["id"], "names": as_text(table["names"])} for table in found["tables"]]
            print_rows(words, rows, {"id": "admin-head-table", "names": "admin-head-names"})

    return show(options, found, print_text)


def delete(visitor: str, /, *, options: Changing = CHANGING) -> int:
    """Delete what belongs to a visitor."""
    from downforce.server.storage.admin import NotFound

    words = options.words
    try:
        with_admin(options, lambda admin: admin.visitor(visitor))  # before the question
        confirm(options, words.text("admin-ask-delete", name=visitor))
        gone = with_admin(options, lambda admin: admin.delete_visitor(visitor))
    except NotFound as error:
        raise no_visitor(options, "admin-no-visitor", visitor, error) from None
    count = len(gone["tables"])
    return show(options, gone, lambda: print(words.text("admin-deleted", name=visitor, count=count)))
