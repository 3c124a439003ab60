"""The questions and changes of ``downforce admin``, on the same database as the server.

Every change is one transaction and leaves an entry in the admin log. Servers read it: ``moderation``.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from downforce.notation.record import GameRecord
from downforce.server.storage.calls import remove_callees
from downforce.server.storage.engines import open_engines
from downforce.server.storage.networks import is_network, network
from downforce.server.storage.schema import (
    admin_log,
    bans,
    calls,
    codes,
    entries,
    games,
    holidays,
    metadata,
    nights,
    outbox,
    played,
    presence,
    processes,
    tables,
    tokens,
    visitors,
    ways,
)
from downforce.server.storage.schema import seats as turn_seats
from downforce.server.table.packing import pack, unpack

DAY: Final = 24 * 3600 * 1000
CHUNK: Final = 500
"""So many rows are moved at once."""
SHOWN: Final = ("at", "visitor", "way", "outcome", "reason", "table_id")
"""What the host sees of a call."""
LATE: Final = 10 * 60_000
"""Milliseconds after which a call that is still to be sent counts as late."""
REPLACED_NAME: Final = "-"
"""What stands for the name of a visitor who was deleted."""
Json = dict[str, Any]


class NotFound(Exception):
    """There is no such table or visitor. ``bearers`` are the visitors who use the text as their name."""

    def __init__(self, bearers: Sequence[str] = ()) -> None:
        super().__init__(*bearers)
        self.bearers = tuple(bearers)


class NotEmpty(Exception):
    """The database to move to holds something already."""


class MoveDiffers(Exception):
    """What was moved is not what was there; nothing was kept of it. Carries the name of the table."""


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Admin:
    """The database of a server, in the hands of its host."""

    def __init__(self, reader: AsyncEngine, writer: AsyncEngine, *, now: Callable[[], int] = now_ms) -> None:
        self._reader = reader
        self._writer = writer
        self._now = now

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, *, is_new: bool = False) -> AsyncIterator[Admin]:
        """Opens the database of this address; raises ``CannotOpenStore`` if it is missing."""
        reader, writer = await open_engines(url, is_new=is_new)
        try:
            yield cls(reader, writer)
        finally:
            await reader.dispose()
            await writer.dispose()

    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction to read in. In SQLite one would lock out the server, and is not needed."""
        return self._reader.connect() if self._reader.dialect.name == "sqlite" else self._writer.begin()

    async def _note(self, connection: AsyncConnection, command: str, target: str, details: Json) -> None:
        data = msgspec.json.encode(details)
        values = {"at": self._now(), "command": command, "target": target, "details": data}
        await connection.execute(insert(admin_log).values(values))

    # --- tables -----------------------------------------------------------------------------------

    async def tables(self, *, search: str = "", status: str = "", limit: int = 50) -> list[Json]:
        """The tables changed last: all, of a status, or with this text in their id, code or names."""
        query = select(tables).order_by(tables.c.updated.desc(), tables.c.id)
        if status:
            query = query.where(tables.c.status == status)
        found: list[Json] = []
        async with self._reading() as connection:
            async for row in await connection.stream(query):
                table = _table_json(row._asdict())
                if (
                    search.casefold()
                    in f"{table['id']} {table['code']} {' '.join(table['names'])}".casefold()
                ):
                    found.append(table)
                if len(found) == limit:
                    break
        async with self._reading() as connection:
            for table in found:
                count = select(func.count()).where(entries.c.table_key == table["key"])
                table["entries"] = (await connection.execute(count)).scalar_one()
        return [{key: value for key, value in table.items() if key != "key"} for table in found]

    async def close_table(self, id_or_code: str) -> Json:
        """Deletes a table and its log. The game of a table that is over stays in the collection."""
        async with self._writer.begin() as connection:
            wanted = (tables.c.id == id_or_code) | (tables.c.code == id_or_code.upper())
            row = (await connection.execute(select(tables).where(wanted))).first()
            if row is None:
                raise NotFound
            table = _table_json(row._asdict())
            await connection.execute(delete(tables).where(tables.c.key == table.pop("key")))
            await self._note(connection, "close", table["id"], {"status": table["status"]})
            return table

    async def people(self, id_or_code: str) -> Json:
        """Who had which seat of a table, with their ids and since when. To look is noted in the admin log."""
        async with self._writer.begin() as connection:
            wanted = (tables.c.id == id_or_code) | (tables.c.code == id_or_code.upper())
            row = (await connection.execute(select(tables.c.key, tables.c.id).where(wanted))).first()
            if row is None:
                raise NotFound
            log = select(entries.c.visitor, entries.c.at, entries.c.data).where(
                entries.c.table_key == row.key
            )
            found = _stays((await connection.execute(log.order_by(entries.c.seq))).all())
            await self._note(connection, "people", row.id, {"people": len(found)})
            return {"id": row.id, "people": found}

    # --- visitors ---------------------------------------------------------------------------------

    async def visitor(self, id: str) -> Json:
        """What is known of a visitor."""
        async with self._reading() as connection:
            row = (await connection.execute(select(visitors).where(visitors.c.id == id))).first()
            seats = await _seats_of(connection, id)
            if row is None and not seats:
                raise NotFound(await _named(connection, id))
            count = select(func.count()).where(tokens.c.visitor == id)
            devices = (await connection.execute(count)).scalar_one()
            ban = (await connection.execute(select(bans.c.reason).where(bans.c.target == id))).first()
            called = select(ways.c.way).where(ways.c.visitor == id).order_by(ways.c.key)
            on = [*(await connection.execute(called)).scalars()]
        return {
            "id": id,
            "created": row.created if row else None,
            "devices": devices,
            "banned": ban is not None,
            "calls": on,
            "tables": [{"id": table, "names": sorted(names)} for table, names in seats.items()],
        }

    async def delete_visitor(self, id: str) -> Json:
        """Deletes a visitor with their devices, and their name and chat at all stored tables."""
        async with self._writer.begin() as connection:
            known = (await connection.execute(select(visitors.c.id).where(visitors.c.id == id))).first()
            seats = await _seats_of(connection, id)
            if known is None and not seats:
                raise NotFound(await _named(connection, id))
            for table in seats:
                await _erase_at(connection, table, id)
            await _erase_past(connection, id)
            for rows in (nights, holidays, turn_seats):
                await connection.execute(delete(rows).where(rows.c.visitor == id))
            await remove_callees(connection, [id])
            await connection.execute(delete(codes).where(codes.c.visitor == id))
            gone = await connection.execute(delete(tokens).where(tokens.c.visitor == id))
            await connection.execute(delete(visitors).where(visitors.c.id == id))
            result = {"id": id, "devices": gone.rowcount, "tables": [*seats]}
            await self._note(connection, "delete", id, result)
        await self._wipe()
        return result

    async def _wipe(self) -> None:
        """Removes what was deleted from the bytes of a SQLite file: old ones keep copies in free pages."""
        if self._writer.dialect.name != "sqlite":
            return
        async with self._reader.connect() as connection:  # it commits by itself, as these need it
            await connection.exec_driver_sql("VACUUM")
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    # --- bans -------------------------------------------------------------------------------------

    async def bans(self) -> list[Json]:
        """All bans, the newest first."""
        async with self._reading() as connection:
            rows = await connection.execute(select(bans).order_by(bans.c.created.desc(), bans.c.target))
            return [{**row._asdict(), "network": is_network(row.target)} for row in rows]

    async def ban(self, target: str, *, reason: str = "") -> Json:
        """Bans a visitor, or a network such as 10.0.0.0/24; running servers disconnect them in seconds."""
        target = str(network(target)) if is_network(target) else target
        async with self._writer.begin() as connection:
            if not is_network(target):
                known = await connection.execute(select(visitors.c.id).where(visitors.c.id == target))
                if known.first() is None:
                    raise NotFound(await _named(connection, target))
            await connection.execute(delete(bans).where(bans.c.target == target))
            values = {"target": target, "created": self._now(), "reason": reason}
            await connection.execute(insert(bans).values(values))
            await self._note(connection, "ban", target, {"reason": reason})
            return {**values, "network": is_network(target)}

    async def unban(self, target: str) -> Json:
        """Lifts a ban."""
        target = str(network(target)) if is_network(target) else target
        async with self._writer.begin() as connection:
            if not (await connection.execute(delete(bans).where(bans.c.target == target))).rowcount:
                raise NotFound
            await self._note(connection, "unban", target, {})
            return {"target": target}

    # --- figures ----------------------------------------------------------------------------------

    async def figures(self, days: int) -> list[Json]:
        """What the last days brought, today (in UTC) first."""
        today = self._now() // DAY
        counts = {
            "visitors": visitors.c.created,
            "tables": tables.c.created,
            "entries": entries.c.at,
            "games": games.c.finished,
        }
        found: list[Json] = [
            {"day": _date(day), **dict.fromkeys(counts, 0)} for day in range(today, today - days, -1)
        ]
        async with self._reading() as connection:
            for name, at in counts.items():
                for day, count in await connection.execute(_per_day(at, (today - days + 1) * DAY)):
                    if 0 <= today - int(day) < days:
                        found[today - int(day)][name] = count
        return found

    async def totals(self) -> Json:
        """What there is in all: tables by status, games, visitors, bans."""
        async with self._reading() as connection:
            query = select(tables.c.status, func.count()).group_by(tables.c.status)
            by_status = {str(status): int(count) for status, count in await connection.execute(query)}
            counts = {table.name: await _count(connection, table) for table in (games, visitors, bans)}
        return {"tables": by_status, **counts}

    async def log(self, limit: int = 50) -> list[Json]:
        """The last entries of the admin log."""
        query = select(admin_log).order_by(admin_log.c.key.desc()).limit(limit)
        async with self._reading() as connection:
            return [
                {
                    "at": row.at,
                    "command": row.command,
                    "target": row.target,
                    "details": msgspec.json.decode(row.details),
                }
                for row in await connection.execute(query)
            ]

    # --- calls ------------------------------------------------------------------------------------

    async def calls(self, limit: int) -> Json:
        """What waits in the outbox, what fails there, and what became of the last calls. No addresses."""
        now = self._now()
        waits = select(outbox.c.way, func.count(), func.min(outbox.c.due)).where(outbox.c.due.is_not(None))
        late = outbox.c.due < now - LATE
        failing = outbox.c.tries > 0
        last = select(calls).order_by(calls.c.key.desc()).limit(limit)
        day = select(calls.c.way, calls.c.outcome, func.count()).where(calls.c.at > now - DAY)
        async with self._reading() as connection:
            waiting = (await connection.execute(waits.group_by(outbox.c.way))).all()
            counts = [
                (await connection.execute(select(func.count()).select_from(outbox).where(one))).scalar_one()
                for one in (late, failing)
            ]
            by_day = (await connection.execute(day.group_by(calls.c.way, calls.c.outcome))).all()
            rows = (await connection.execute(last)).all()
        return {
            "outbox": [{"way": way, "calls": count, "due": due} for way, count, due in waiting],
            "late": counts[0],
            "failing": counts[1],
            "day": [{"way": way, "outcome": outcome, "calls": count} for way, outcome, count in by_day],
            "last": [{name: row._mapping[name] for name in SHOWN} for row in rows],
        }

    # --- moving -----------------------------------------------------------------------------------

    async def move_to(self, other: Admin, *, shown: str) -> Json:
        """Copies everything into an empty database, all or nothing, and compares counts and digests."""
        report: Json = {}
        async with self._writer.begin() as ours, other._writer.begin() as theirs:
            for table in MOVED:
                if await _count(theirs, table):
                    raise NotEmpty
            for table in MOVED:
                async for rows in _chunks(ours, table):
                    await theirs.execute(insert(table), rows)
            await _set_sequences(theirs)
            for table in MOVED:
                before, after = await _digest(ours, table), await _digest(theirs, table)
                if before != after:
                    raise MoveDiffers(table.name)
                report[table.name] = {"rows": before[0], "digest": before[1]}
            await other._note(theirs, "move", shown, {name: row["rows"] for name, row in report.items()})
        return report


MOVED: Final = tuple(table for table in metadata.sorted_tables if table not in (processes, presence))
"""Everything but what is only true now."""


def _table_json(row: Mapping[str, Any]) -> Json:
    listing = msgspec.json.decode(row["listing"])
    names = [seat.get("name") or "" for seat in listing.get("seats", ())]
    kept = {key: row[key] for key in ("key", "id", "code", "status", "public", "created", "updated")}
    return {**kept, "names": [name for name in names if name]}


def _date(day: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(day * DAY / 1000))


def _per_day(at: ColumnElement[int], since: int) -> Any:
    day = ((at - at % DAY) / DAY).label("day")
    return select(day, func.count()).where(at >= since).group_by(day)


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


# --- what belongs to a visitor --------------------------------------------------------------------


async def _seats_of(connection: AsyncConnection, visitor: str) -> dict[str, set[str]]:
    """The tables where a visitor was, and the names they had there."""
    found: dict[str, set[str]] = {}
    async for table, entry in _entries_with(connection, visitor):
        if visitor in _visitors(entry):
            names = found.setdefault(table, set())
            names |= {person["name"] for _, person in _people(entry) if person["visitor"] == visitor}
    return found


async def _named(connection: AsyncConnection, name: str) -> list[str]:
    """The visitors who sat somewhere under this name."""
    found = dict[str, None]()
    async for _, entry in _entries_with(connection, name):
        found |= {person["visitor"]: None for _, person in _people(entry) if person["name"] == name}
    return [*found]


async def _entries_with(connection: AsyncConnection, text: str) -> AsyncIterator[tuple[str, Json]]:
    """The entries in which a text stands as a whole, with their tables: only those are worth decoding."""
    query = (
        select(tables.c.id, entries.c.data)
        .join(tables, tables.c.key == entries.c.table_key)
        .order_by(tables.c.key, entries.c.seq)
    )
    wanted = msgspec.json.encode(text)
    async for table, data in await connection.stream(query):
        if wanted in bytes(data):
            yield table, msgspec.json.decode(data)


def _visitors(entry: Json) -> set[str]:
    """All visitors an entry names, by their ids."""
    named = {entry.get("host"), entry.get("visitor"), *entry.get("contributors", ())}
    return {*filter(None, named), *(person["visitor"] for _, person in _people(entry))}


def _stays(rows: Sequence[Any]) -> list[Json]:
    """Who sat where, from when to when, and when they last did something; in the order they sat down."""
    stays: list[Json] = []
    for visitor, at, data in rows:
        entry = msgspec.json.decode(data)
        for seat, person in _people(entry):
            _leave(stays, seat, at)
            who = {"seat": seat, "name": person["name"], "visitor": person["visitor"]}
            stays.append({**who, "since": at, "last": at, "until": None})
        if entry["type"] in ("stood", "bot-sat"):
            _leave(stays, entry["seat"], at)
        for stay in stays:
            if stay["visitor"] == visitor and stay["until"] is None:
                stay["last"] = at
    return stays


def _leave(stays: list[Json], seat: int, at: int) -> None:
    for stay in stays:
        if stay["seat"] == seat and stay["until"] is None:
            stay["until"] = at


def _people(entry: Json) -> Iterable[tuple[int, Json]]:
    """The people an entry seats: by taking a seat, or as the table was opened."""
    if "person" in entry:
        yield int(entry.get("seat", 0)), entry["person"]
    for seat, person in enumerate(entry.get("people", ())):
        if person:
            yield seat, person


async def _erase_at(connection: AsyncConnection, table: str, visitor: str) -> None:
    """Replaces the name of a visitor and empties what they said, in the log, the listing and the game."""
    key, listing = (
        await connection.execute(select(tables.c.key, tables.c.listing).where(tables.c.id == table))
    ).one()
    rows = await connection.execute(select(entries).where(entries.c.table_key == key).order_by(entries.c.seq))
    owners = dict[int, str]()
    """Who had each seat last: another name may be there by now."""
    for row in rows.all():
        entry = msgspec.json.decode(row.data)
        changed = False
        if entry.get("type") == "bot-sat":
            owners[entry["seat"]] = ""
        for seat, person in _people(entry):
            owners[seat] = person["visitor"]
            if person.get("visitor") == visitor:
                person["name"], changed = REPLACED_NAME, True
        if entry.get("type") == "said" and row.visitor == visitor:
            entry["text"], changed = REPLACED_NAME, True
        if changed:
            here = (entries.c.table_key == key) & (entries.c.seq == row.seq)
            await connection.execute(update(entries).where(here).values(data=msgspec.json.encode(entry)))
    shown, seats = msgspec.json.decode(listing), {seat for seat in owners if owners[seat] == visitor}
    for seat in seats & set(range(len(shown.get("seats", ())))):
        if shown["seats"][seat].get("name"):
            shown["seats"][seat]["name"] = REPLACED_NAME
    await connection.execute(
        update(tables).where(tables.c.key == key).values(listing=msgspec.json.encode(shown))
    )
    await _erase_in_game(connection, table, seats)


async def _erase_in_game(connection: AsyncConnection, table: str, seats: set[int]) -> None:
    packed = (await connection.execute(select(games.c.data).where(games.c.id == table))).scalar()
    if packed is None:
        return
    record = GameRecord.parse(unpack(bytes(packed)))
    names = tuple(REPLACED_NAME if seat in seats else name for seat, name in enumerate(record.names))
    data = pack(replace(record, names=names))
    await connection.execute(update(games).where(games.c.id == table).values(data=data))


async def _erase_past(connection: AsyncConnection, visitor: str) -> None:
    """The same in games whose tables are gone, and in what the others' past races say of them."""
    mine = select(played.c.game, played.c.data).where(played.c.visitor == visitor)
    for game, data in (await connection.execute(mine)).all():
        seats = set(msgspec.json.decode(data)["yours"])
        await _erase_in_game(connection, game, seats)
        here = played.c.game == game
        for row in (await connection.execute(select(played).where(here))).all():
            race = msgspec.json.decode(row.data)
            for seat in seats:
                race["seats"][seat]["name"] = REPLACED_NAME
            changed = update(played).where(here, played.c.visitor == row.visitor)
            await connection.execute(changed.values(data=msgspec.json.encode(race)))
    await connection.execute(delete(played).where(played.c.visitor == visitor))


# --- moving ---------------------------------------------------------------------------------------


async def _chunks(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Json]]:
    """All rows of a table in the order of their keys, some at a time."""
    result = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for rows in result.partitions(CHUNK):
        yield [row._asdict() for row in rows]


async def _digest(connection: AsyncConnection, table: Table) -> tuple[int, str]:
    """How many rows a table has, and the SHA-256 of all of them in the order of their keys."""
    count, sum_ = 0, hashlib.sha256()
    async for rows in _chunks(connection, table):
        count += len(rows)
        for row in rows:
            for value in row.values():
                data = bytes(value) if isinstance(value, bytes | memoryview) else repr(value).encode()
                sum_.update(len(data).to_bytes(8, "big") + data)
    return count, sum_.hexdigest()


async def _set_sequences(connection: AsyncConnection) -> None:
    """Lets PostgreSQL go on counting keys where the other database stopped; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in (tables, admin_log, ways, calls):
        last = (await connection.execute(select(func.max(table.c.key)))).scalar()
        if last is not None:
            sequence = func.pg_get_serial_sequence(table.name, "key")
            await connection.execute(select(func.setval(sequence, last)))
