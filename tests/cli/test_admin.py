"""``downforce admin``: what it prints, asks and refuses. What it does to a database is in tests/server."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from downforce.server.live.environment import Environment
from downforce.server.live.hub import Hub
from downforce.server.storage.admin import now_ms
from downforce.server.storage.lock import only_server
from downforce.server.storage.store import DatabaseStore
from downforce.server.table import log
from downforce.server.wire.settings import Settings
from tests.cli.robot import Run, run
from tests.server.room import InThisProcess


@pytest.fixture
def database(home: Path) -> str:
    """A database with a table where a visitor sits whose name is not only letters."""
    url = f"sqlite:///{home / 'games.db'}"

    async def main() -> None:
        store = await DatabaseStore.open(url)
        await store.add_visitor("vis1", b"1", now_ms())
        person = log.Person(visitor="vis1", name="Zoé\u202e")
        opened = log.Opened(
            settings=Settings(players=2), host="vis1", people=(person, None), bots=(None, "ace")
        )
        environment = Environment(store=store, thinker=InThisProcess(), now=now_ms, new_id=lambda: "table1")
        await Hub(environment).open_table(opened)
        await store.close()

    asyncio.run(main())
    return url


def admin(monkeypatch: pytest.MonkeyPatch, database: str, *arguments: str) -> Run:
    return run(monkeypatch, ["admin", *arguments, "--database", database])


def as_json(command: Run) -> Any:
    assert command.code == 0, command.err
    return json.loads(command.out)


def test_tables_are_printed_for_people_and_programs(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    text = admin(monkeypatch, database, "tables").out
    assert text.splitlines()[0].split()[:3] == ["Table", "Code", "Status"]
    assert "table1" in text
    assert "Zoé?" in text, "what could turn the line around is not printed"
    [row] = as_json(admin(monkeypatch, database, "tables", "--search", "zoé", "--json"))
    assert (row["id"], row["status"], row["entries"]) == ("table1", "open", 1)
    assert admin(monkeypatch, database, "tables", "--search", "nobody").out == "Nothing found.\n"


@pytest.mark.parametrize(
    ("line", "command", "target"),
    [
        ("close table1", "close", "table1"),
        ("delete vis1", "delete", "vis1"),
        ("ban vis1 --reason spam", "ban", "vis1"),
        ("ban 192.0.2.7", "ban", "192.0.2.7/32"),
    ],
)
def test_every_change_is_noted_in_the_log(
    monkeypatch: pytest.MonkeyPatch, database: str, line: str, command: str, target: str
) -> None:
    assert as_json(admin(monkeypatch, database, *line.split(), "--yes", "--json"))
    [entry] = as_json(admin(monkeypatch, database, "log", "--json"))
    assert (entry["command"], entry["target"]) == (command, target)


def test_a_change_is_asked_about_and_a_no_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    for answer, code in (("", 2), ("n", 2), ("y", 0)):
        typed = io.StringIO(f"{answer}\n")
        typed.isatty = lambda: True  # type: ignore[method-assign]
        monkeypatch.setattr(sys, "stdin", typed)
        from downforce.cli import main

        assert main(["admin", "close", "table1", "--database", database]) == code
        monkeypatch.undo()
    assert admin(monkeypatch, database, "tables").out == "Nothing found.\n"


def test_a_script_has_to_say_yes(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    command = admin(monkeypatch, database, "close", "table1")
    assert command.code == 2
    assert "add --yes" in command.err
    assert len(as_json(admin(monkeypatch, database, "tables", "--json"))) == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("close table9 --yes", "there is no table table9"),
        ("visitor nobody", "there is no visitor nobody"),
        ("delete nobody --yes", "there is no visitor nobody"),
        ("people nowhere", "there is no table nowhere"),
        ("delete Zoé\u202e --yes", "is a name, not an id; the visitors who use it: vis1"),
        ("ban nobody --yes", "nobody is neither a visitor nor a network"),
        ("unban 192.0.2.0/24 --yes", "192.0.2.0/24 is not banned"),
        ("tables --status gone", "--status takes one of these: open, running, over; not gone"),
        ("tables --limit 0", "--limit"),
        ("figures --days 0", "--days"),
        ("move --to mysql://x/y --yes", "mysql"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, database: str, line: str, said: str
) -> None:
    command = admin(monkeypatch, database, *line.split())
    assert command.code == 2
    assert said in command.err
    assert command.err.count("\n") == 1


def test_a_visitor_figures_and_bans_are_shown(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    known = as_json(admin(monkeypatch, database, "visitor", "vis1", "--json"))
    assert known["tables"] == [{"id": "table1", "names": ["Zoé\u202e"]}]
    assert "vis1" in admin(monkeypatch, database, "visitor", "vis1").out
    figures = as_json(admin(monkeypatch, database, "figures", "--days", "2", "--json"))
    assert [day["visitors"] for day in figures["days"]] == [1, 0]
    assert "1 open" in admin(monkeypatch, database, "figures").out
    admin(monkeypatch, database, "ban", "2001:db8::/32", "--yes", "--reason", "a botnet")
    assert "a botnet" in admin(monkeypatch, database, "bans").out
    assert admin(monkeypatch, database, "unban", "2001:db8::/32", "--yes").code == 0
    assert as_json(admin(monkeypatch, database, "bans", "--json")) == []


def test_a_move_reports_rows_and_digests(monkeypatch: pytest.MonkeyPatch, database: str, home: Path) -> None:
    target = f"sqlite:///{home / 'other.db'}"
    report = as_json(admin(monkeypatch, database, "move", "--to", target, "--yes", "--json"))
    assert report["entries"]["rows"] == 1
    assert len(report["entries"]["digest"]) == 64
    assert [row["id"] for row in as_json(admin(monkeypatch, target, "tables", "--json"))] == ["table1"]
    again = admin(monkeypatch, database, "move", "--to", target, "--yes")
    assert (again.code, "is not empty" in again.err) == (2, True)


def test_a_database_in_use_is_not_moved(monkeypatch: pytest.MonkeyPatch, database: str, home: Path) -> None:
    target = f"sqlite:///{home / 'other.db'}"
    with only_server(database):
        refused = admin(monkeypatch, database, "move", "--to", target, "--yes")
    assert (refused.code, "stop it (systemctl stop downforce), then move again" in refused.err) == (2, True)
    assert not (home / "other.db").exists()


def test_a_password_with_an_at_sign_is_not_shown(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    refused = admin(monkeypatch, "postgresql://me:se@cret@localhost/games", "tables")
    assert (refused.code, "write @ as %40" in refused.err) == (2, True)
    assert "cret" not in refused.err


def test_the_people_of_a_table_are_shown(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    lines = admin(monkeypatch, database, "people", "table1").out.splitlines()
    assert lines[1].split()[:3] == ["1", "Zoé?", "vis1"]
    assert "Addresses are not stored" in lines[-1]


def test_there_is_no_database(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    command = admin(monkeypatch, f"sqlite:///{home / 'missing.db'}", "tables")
    assert command.code == 2
    assert "there is no database" in command.err
    assert not (home / "missing.db").exists()
