"""The names of finished games: who has the name of a game may see it with the names of its players.

The id of a private table is only in invitations and links that players share: there the name is the id.
The lobby shows the ids of public tables to all visitors. So there a key follows, which the server tells to
those who are at the table when the game ends, and which the page puts into the link that a player shares.
People who had a seat need no key, and without names these games are open to all (``http/collection.py``).
"""

from __future__ import annotations

from secrets import compare_digest, token_urlsafe

SEPARATOR = "."
"""Between the id of a table and the key; in neither of them."""


def new_key() -> str:
    """A key for the game of a table that is opened now."""
    return token_urlsafe(16)


def game_name(table: str, key: str, *, is_public: bool) -> str:
    """The name of a table's finished game."""
    return f"{table}{SEPARATOR}{key}" if is_public and key else table


def split_name(name: str) -> tuple[str, str]:
    """The id of the table and the key, which may be missing."""
    table, _, key = name.partition(SEPARATOR)
    return table, key


def is_key(given: str, key: str) -> bool:
    """Whether this is the key; where there is none, nothing is."""
    return bool(key) and compare_digest(given.encode(), key.encode())
