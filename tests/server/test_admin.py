"""What a host may do with the database, and what a running server does about it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from sqlalchemy import text

from downforce.notation.record import GameRecord
from downforce.server.http.app import Config, create_app
from downforce.server.http.moderation import BANNED_CODE, Moderation
from downforce.server.http.visitors import new_visitor, token_hash
from downforce.server.live.broadcast import Connection
from downforce.server.live.store import NewEntry, PackedGame
from downforce.server.storage.admin import (
    DAY,
    MOVED,
    REPLACED_NAME,
    Admin,
    MoveDiffers,
    NotEmpty,
    NotFound,
    now_ms,
)
from downforce.server.storage.errors import CannotOpenStore
from downforce.server.storage.store import DatabaseStore
from downforce.server.table import log
from downforce.server.table.packing import pack, unpack
from downforce.server.wire.errors import Refusal
from tests.server.databases import fresh_database, sqlite_url
from tests.server.room import Client, Room, room
from tests.server.test_api import lifespan


async def seated(here: Room) -> tuple[str, str]:
    """A visitor who sits at a table, and has said something there; and another table."""
    await here.store.add_visitor("v0", token_hash("t" * 43), now_ms())
    await here.store.add_token("v0", token_hash("u" * 43), now_ms())
    table = await here.table(people=2)
    other = await here.table(people=0, bots=("rookie", "rookie"))
    clients = await here.dealt(table, 2)
    await clients[0].ask("say", seat=0, text="my secret chat")
    return table, other


def test_tables_are_listed_searched_and_closed(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            table, other = await seated(here)
            assert {row["id"] for row in await admin.tables()} == {table, other}
            [found] = await admin.tables(search="player 1")
            assert found["id"] == table
            assert found["names"] == ["Player 0", "Player 1"]
            assert found["status"] == "running"
            assert found["entries"] == len(await here.store.entries(table))
            assert [row["id"] for row in await admin.tables(status="open")] == [other]
            assert len(await admin.tables(limit=1)) == 1
            assert (await admin.close_table(found["code"].lower()))["id"] == table
            assert await here.store.entries(table) == []
            assert [row["id"] for row in await admin.tables()] == [other]
            with pytest.raises(NotFound):
                await admin.close_table(table)
            assert [(row["command"], row["target"]) for row in await admin.log()] == [("close", table)]

    asyncio.run(main())


def test_what_belongs_to_a_visitor_is_shown_and_deleted(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            table, other = await seated(here)
            known = await admin.visitor("v0")
            assert (known["devices"], known["banned"]) == (2, False)
            names = {row["id"]: row["names"] for row in known["tables"]}
            assert names == {table: ["Player 0"], other: []}, "of the other one they are the host"
            live = await here.hub.wake(table)
            before = live.table
            await here.hub.close()
            gone = await admin.delete_visitor("v0")
            assert gone == {"id": "v0", "devices": 2, "tables": [table, other]}
            stored = b"".join(entry.data for entry in await here.store.entries(table))
            row = await here.store.table(table)
            assert row is not None
            for secret in (b"Player 0", b"my secret chat"):
                assert secret not in stored
                assert secret not in row.listing.data
            assert b"Player 1" in row.listing.data
            assert await here.store.visitor_of(token_hash("t" * 43)) is None
            with pytest.raises(NotFound):
                await admin.visitor("nobody")
        async with room(database_url) as again:
            after = (await again.hub.wake(table)).table  # the log can still be folded
            assert (after.seq, after.game and str(after.game.state)) == (
                before.seq,
                before.game and str(before.game.state),
            )
            assert after.seats[0].name == REPLACED_NAME

    asyncio.run(main())


def test_a_deleted_name_is_in_no_byte_of_the_database(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)

    def copies() -> int:
        return sum(path.read_bytes().count(b"Zaphod Q") for path in tmp_path.iterdir())

    async def main() -> None:
        async with room(url) as here, Admin.open(url) as admin:
            table = await here.table(people=1)
            guest = await here.client(table, "v1")
            assert (await guest.ask("sit", seat=1, name="Zaphod Q"))["t"] == "accepted"
            for n in range(200):  # the listing is written again and again, and its old rows stay in the pages
                await guest.ask("stand", seat=1)
                await guest.ask("sit", seat=1, name=f"Zaphod Q{n}")
            assert copies() > 100
            await here.hub.close()
            # An older version did not overwrite what it deleted.
            with closing(sqlite3.connect(tmp_path / "downforce.db", timeout=20)) as older:
                older.executescript("PRAGMA secure_delete=OFF; CREATE TABLE x (name)")
                older.executescript("INSERT INTO x VALUES ('Zaphod Q'); DROP TABLE x")
            await admin.delete_visitor("v1")  # while the server has the database open
            assert copies() == 0

    asyncio.run(main())


FILES = (
    "SELECT pg_read_binary_file(pg_relation_filepath(oid)) FROM pg_class"
    " WHERE relkind IN ('r', 'i', 't', 'm') AND relnamespace <> 'pg_catalog'::regnamespace"
)


def test_on_postgresql_the_documented_vacuum_removes_what_delete_leaves_in_the_files() -> None:
    async def main(url: str) -> None:
        async with room(url) as here, Admin.open(url) as admin:
            table = await here.table(people=1)
            guest = await here.client(table, "v1")
            for n in range(20):
                assert (await guest.ask("sit", seat=1, name=f"Zaphod Q{n}"))["t"] == "accepted"
                await guest.ask("stand", seat=1)
            await here.hub.close()
            await admin.delete_visitor("v1")
        connection = await asyncpg.connect(url)
        try:
            rows = "SELECT string_agg(convert_from(data, 'UTF8'), '') FROM entries"
            assert "Zaphod" not in await connection.fetchval(rows)
            assert await copies(connection) > 0
            await connection.execute("VACUUM (FULL)")
            assert await copies(connection) == 0
        finally:
            await connection.close()

    async def copies(connection: asyncpg.Connection) -> int:
        await connection.execute("CHECKPOINT")
        return sum([bytes(row[0]).count(b"Zaphod Q") for row in await connection.fetch(FILES)])

    with fresh_database("postgresql") as url:
        asyncio.run(main(url))


def test_whoever_took_the_seat_later_keeps_their_name(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            table = await here.table(people=1)
            for number, visitor in enumerate(("v1", "v2")):
                client = await here.client(table, visitor)
                assert (await client.ask("sit", seat=1, name=f"Guest {number}"))["t"] == "accepted"
                if visitor == "v1":
                    await client.ask("stand", seat=1)
            await here.hub.close()
            await admin.delete_visitor("v1")
            row = await here.store.table(table)
            assert row is not None
            assert b"Guest 1" in row.listing.data
            assert b"Guest 0" not in b"".join(entry.data for entry in await here.store.entries(table))

    asyncio.run(main())


def test_a_name_or_a_part_of_an_id_is_no_visitor(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            await seated(here)
            for text, bearers in (("Player 1", ("v1",)), ("v", ()), ("a", ()), ("play", ()), ("", ())):
                for refused in (admin.visitor, admin.delete_visitor, admin.ban):
                    with pytest.raises(NotFound) as error:
                        await refused(text)
                    assert error.value.bearers == bearers, text
            assert await admin.log() == []

    asyncio.run(main())


def test_the_people_of_a_table_are_listed_and_that_is_noted(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            table = await here.table(people=1)
            code = (await admin.tables())[0]["code"]
            client = await here.client(table, "v1")
            await client.ask("sit", seat=1, name="Guest")
            await client.ask("stand", seat=1)
            found = await admin.people(code.lower())
            assert [(one["seat"], one["name"], one["visitor"]) for one in found["people"]] == [
                (0, "Player 0", "v0"),
                (1, "Guest", "v1"),
            ]
            host, guest = found["people"]
            assert (host["until"], guest["until"] is None) == (None, False)
            assert guest["since"] <= guest["last"] <= guest["until"]
            [noted] = await admin.log()
            assert (noted["command"], noted["target"]) == ("people", table)
            with pytest.raises(NotFound):
                await admin.people("nowhere")

    asyncio.run(main())


def test_a_deleted_name_is_gone_from_the_packed_game_too(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            table, _ = await seated(here)
            game = (await here.hub.wake(table)).table.game
            assert game is not None
            record = GameRecord(setup=game.state.setup, seed="x", names=("Player 0", "Player 1"))
            last = (await here.store.entries(table))[-1]
            entry = log.write_entry(log.Paused())
            new = last._asdict() | {"seq": last.seq + 1, "action_id": "end", "data": entry}
            packed = PackedGame(table, 1, True, pack(record))
            await here.store.append(NewEntry(table=table, **new), game=packed)
            await admin.delete_visitor("v0")
            kept = await here.store.game(table)
            assert kept is not None
            assert GameRecord.parse(unpack(kept.data)).names == (REPLACED_NAME, "Player 1")

    asyncio.run(main())


def test_bans_of_visitors_and_networks_are_kept_and_lifted(database_url: str) -> None:
    async def main() -> None:
        store = await DatabaseStore.open(database_url)
        visitor, _ = await new_visitor(store, now_ms())
        async with Admin.open(database_url) as admin:
            await admin.ban(visitor, reason="spam")
            await admin.ban("192.0.2.7")
            await admin.ban("2001:db8::/32")
            assert {ban["target"] for ban in await admin.bans()} == {visitor, "192.0.2.7/32", "2001:db8::/32"}
            with pytest.raises(NotFound):
                await admin.ban("nobody")
            moderation = Moderation()
            await moderation.read(store, NoTables())
            assert moderation.is_banned(visitor, "")
            assert moderation.is_banned("", "192.0.2.7")
            assert moderation.is_banned("", "::ffff:192.0.2.7"), "the same address in IPv6's words"
            assert moderation.is_banned("", "2001:db8::1")
            assert not moderation.is_banned("someone", "192.0.2.8")
            await admin.unban("192.0.2.7")
            await moderation.read(store, NoTables())
            assert not moderation.is_banned("", "192.0.2.7")
            with pytest.raises(NotFound):
                await admin.unban("192.0.2.7")
        await store.close()

    asyncio.run(main())


class NoTables:
    """A hub without tables."""

    def drop(self, id: str) -> None:
        raise AssertionError(id)

    def connections(self) -> list[Connection]:
        return []


def test_figures_count_by_day(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            today = now_ms()
            for number, age in enumerate([0, 0, 1, 30]):
                await here.store.add_visitor(f"v{number}x", f"{number}".encode(), today - age * DAY)
            rows = await admin.figures(3)
            assert [row["visitors"] for row in rows] == [2, 1, 0]
            assert set(rows[0]) == {"day", "visitors", "tables", "entries", "games"}
            assert (await admin.totals())["visitors"] == 4

    asyncio.run(main())


def test_a_missing_file_is_not_made(tmp_path: Path) -> None:
    async def main() -> None:
        with pytest.raises(CannotOpenStore, match="there is no database"):
            async with Admin.open(sqlite_url(tmp_path)):
                pass
        assert list(tmp_path.iterdir()) == []

    asyncio.run(main())


# --- moving ---------------------------------------------------------------------------------------


def test_a_move_to_postgresql_brings_everything_and_play_goes_on(tmp_path: Path) -> None:
    async def main(target: str) -> None:
        source = sqlite_url(tmp_path)
        async with room(source) as here:
            table, _ = await seated(here)
            await here.store.set_setting_once("key", b"\x05")
            entries = await here.store.entries(table)
        async with Admin.open(source) as admin, Admin.open(target, is_new=True) as other:
            await admin.ban("192.0.2.0/24")
            report = await admin.move_to(other, shown="postgresql://somewhere")
            assert set(report) == {table.name for table in MOVED}
            assert report["entries"]["rows"] > len(entries)
            assert report["bans"]["rows"] == 1
            with pytest.raises(NotEmpty):
                await admin.move_to(other, shown="")
            assert [row["command"] for row in await other.log()] == ["move", "ban"]
        async with room(target) as there:
            assert await there.store.entries(table) == entries
            assert await there.store.visitor_of(token_hash("t" * 43)) == "v0"
            client = await there.client(table, "v0", 0)
            assert (await client.ask("say", seat=0, text="hello again"))["t"] == "accepted"
            assert await there.table(people=1) != table  # keys go on where they stopped

    with fresh_database("postgresql") as target:
        asyncio.run(main(target))


def test_a_move_that_differs_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        (tmp_path / "to").mkdir()
        source, target = sqlite_url(tmp_path), sqlite_url(tmp_path / "to")
        async with room(source) as here:
            await seated(here)
        async with Admin.open(source) as admin, Admin.open(target, is_new=True) as other:
            async with other._writer.begin() as connection:  # a database that changes what it is given
                await connection.execute(
                    text("CREATE TRIGGER t AFTER INSERT ON visitors BEGIN UPDATE visitors SET created=0; END")
                )
            with pytest.raises(MoveDiffers, match="visitors"):
                await admin.move_to(other, shown="")
            assert (await other.totals())["visitors"] == 0

    asyncio.run(main())


def connected(here: Room) -> list[Client]:
    return [client for client in here.hub.connections() if isinstance(client, Client)]


# --- a running server -----------------------------------------------------------------------------


def test_a_running_server_disconnects_and_refuses_the_banned(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            await seated(here)
            moderation = Moderation()
            await moderation.read(here.store, here.hub)
            clients = {client.visitor: client for client in connected(here)}
            clients["v1"].address = "192.0.2.7"
            await admin.ban("v0")
            await moderation.read(here.store, here.hub)
            assert (clients["v0"].cut_with, clients["v1"].cut_with) == (BANNED_CODE, 0)
            await admin.ban("192.0.2.0/24")
            await moderation.read(here.store, here.hub)
            assert clients["v1"].cut_with == BANNED_CODE

    asyncio.run(main())


def test_a_running_server_drops_a_closed_table(database_url: str) -> None:
    async def main() -> None:
        async with room(database_url) as here, Admin.open(database_url) as admin:
            table, _ = await seated(here)
            moderation = Moderation()
            await moderation.read(here.store, here.hub)
            clients = connected(here)
            await admin.close_table(table)
            await moderation.read(here.store, here.hub)
            assert all(client.cut_with for client in clients)
            late = await here.client(table, "v0", 0)
            assert late.frames[-1].count(b"no-such-thing") == 1

    asyncio.run(main())


def test_a_banned_visitor_and_a_banned_network_are_told_so_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        url = sqlite_url(tmp_path)
        store = await DatabaseStore.open(url)
        visitor, token = await new_visitor(store, now_ms())
        await store.close()
        async with Admin.open(url) as admin:
            await admin.ban(visitor)
            await admin.ban("192.0.2.0/24")
        app = create_app(Config(database=url))
        async with lifespan(app):
            for address, headers, status in (
                ("198.51.100.1", {"authorization": f"Bearer {token}"}, 403),
                ("198.51.100.1", {}, 200),
                ("192.0.2.9", {}, 403),
            ):
                transport = httpx.ASGITransport(app=app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                    answer = await client.post("/api/visitor", headers=headers)
                    assert answer.status_code == status
                    assert (answer.json().get("reason") == Refusal.BANNED) == (status == 403)

    asyncio.run(main())
