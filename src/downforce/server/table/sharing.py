"""Who may see a finished game with the names of its players.

The id of a private table is in nothing but invitations and links that players share, so whoever has it may.
The lobby shows the ids of public tables to everybody. Their games need a seat at the table, or the game's
name, which holds a key: the server tells it to those who are at the table when the game ends, and the page
puts it into the link that a player shares. Without names anybody may have these games, see ``collection``.
"""

from __future__ import annotations

from secrets import compare_digest, token_urlsafe

from downforce.server.table.fold import Status, Table

SEPARATOR = "."
"""Between the id of a table and the key; in neither of them."""


def new_key() -> str:
    """A key for the game of a table that is opened now."""
    return token_urlsafe(16)


def game_name(table: Table) -> str:
    """The name of a table's finished game; nothing before its end."""
    if table.status is not Status.OVER:
        return ""
    return f"{table.id}{SEPARATOR}{table.key}" if table.settings.public and table.key else table.id


def split_name(name: str) -> tuple[str, str]:
    """The id of the table and the key, which may be missing."""
    id, _, key = name.partition(SEPARATOR)
    return id, key


def is_key(given: str, key: str) -> bool:
    """Whether this is the key; where there is none, nothing is."""
    return bool(key) and compare_digest(given.encode(), key.encode())


def may_look_on(table: Table, visitor: str, key: str) -> bool:
    """Whether somebody may come to a table as a watcher, or come back to it."""
    if table.status is not Status.OVER or not table.settings.public:
        return True
    is_known = bool(visitor) and (visitor == table.host or bool(table.seats_of(visitor)))
    return is_known or is_key(key, table.key)
