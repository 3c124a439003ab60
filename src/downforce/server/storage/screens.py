"""Big screens in the database: their keys and codes as hashes, and the table that each shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from downforce.server.storage.schema import screens, tables

if TYPE_CHECKING:
    from downforce.server.storage.store import DatabaseStore


class ScreenRows:
    """Reads and writes the big screens."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store

    async def put(self, key_hash: bytes, code_hash: bytes, expires: int) -> None:
        """Gives a screen a code. It is tied to no table then, whatever it was before."""

        async def do(connection: AsyncConnection) -> None:
            new = self._store.insert(screens).values(key_hash=key_hash, code_hash=code_hash, expires=expires)
            changed = {"code_hash": code_hash, "expires": expires, "table_key": None}
            await connection.execute(
                new.on_conflict_do_update(index_elements=[screens.c.key_hash], set_=changed)
            )

        await self._store.write(do)

    async def table_of(self, key_hash: bytes, now: int) -> str | None:
        """The table that a screen is tied to."""
        query = select(tables.c.id).join(screens, screens.c.table_key == tables.c.key)
        found = await self._store.execute(
            query.where(screens.c.key_hash == key_hash, screens.c.expires > now)
        )
        return str(found[0][0]) if found else None

    async def tie(self, code_hash: bytes, table: str, now: int, expires: int, most: int) -> bool | None:
        """Ties the screen with this code to a table and uses the code up.

        False if no screen has it, None if the table has as many screens as it may have.
        """
        key = select(tables.c.key).where(tables.c.id == table).scalar_subquery()

        async def do(connection: AsyncConnection) -> bool | None:
            tied = select(func.count()).where(screens.c.table_key == key, screens.c.expires > now)
            if (await connection.execute(tied)).scalar_one() >= most:
                return None
            values: dict[str, Any] = {"table_key": key, "code_hash": None, "expires": expires}
            waits = screens.c.code_hash == code_hash, screens.c.expires > now
            changed = await connection.execute(update(screens).where(*waits).values(**values))
            return bool(changed.rowcount)

        return await self._store.write(do)

    async def end(self, table: str) -> None:
        """Unties all screens of a table."""
        key = select(tables.c.key).where(tables.c.id == table).scalar_subquery()

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(delete(screens).where(screens.c.table_key == key))

        await self._store.write(do)
