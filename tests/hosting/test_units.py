"""The units of systemd: what they rest on, and what ``systemd-analyze`` says of them where there is one."""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

import pytest

from downforce.server.cluster import peers
from downforce.server.http import run
from tests.docs.blocks import ROOT
from tests.hosting.site import DEPLOY
from tests.hosting.units import UNITS, options, seconds_to_stop

PROGRAM = "/opt/downforce/current/bin/downforce"

with_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd is not installed everywhere; nginx has to be"
)


def as_installed(folder: Path, unit: str) -> str:
    """A copy whose program exists on this machine; a template stands for one of its processes."""
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    assert text.count(PROGRAM) == 1
    copy = folder / unit.replace("@.", "@8061.")
    copy.write_text(text.replace(PROGRAM, "/bin/true"), encoding="utf-8")
    return str(copy)


def analyzed(*words: str) -> str:
    done = subprocess.run(["systemd-analyze", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@with_systemd
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_the_unit(unit: str, tmp_path: Path) -> None:
    assert analyzed("verify", "--man=no", as_installed(tmp_path, unit)) == ""


@with_systemd
@pytest.mark.parametrize("unit", UNITS)
def test_the_unit_has_little_to_lose(unit: str, tmp_path: Path) -> None:
    analyzed("security", "--offline=yes", "--threshold=20", as_installed(tmp_path, unit))


def backup() -> list[list[str]]:
    """The commands of the backup, as systemd runs them."""
    told = options("downforce-backup.service")
    return [
        shlex.split(value.replace("$$", "$").replace("%%", "%"))
        for name, value in told
        if name == "ExecStart"
    ]


@with_systemd
def test_systemd_understands_the_backup_and_its_timer() -> None:
    units = [str(DEPLOY / f"downforce-backup.{kind}") for kind in ("service", "timer")]
    assert analyzed("verify", "--man=no", *units) == ""


def test_the_backup_copies_the_games_and_keeps_two_weeks(tmp_path: Path) -> None:
    database, kept = tmp_path / "games.db", tmp_path / "kept"
    with closing(sqlite3.connect(database)) as live:
        live.execute("PRAGMA journal_mode=WAL")
        live.execute("CREATE TABLE moves (text)")
        live.execute("INSERT INTO moves VALUES ('in the log')")
        live.commit()
        kept.mkdir()
        old, recent = kept / "old.db", kept / "recent.db"
        for path, days in ((old, 16), (recent, 3)):
            path.touch()
            os.utime(path, (time.time() - days * 86400,) * 2)
        for command in backup():
            words = [word.replace("/var/lib/downforce", str(tmp_path)) for word in command]
            words = [word.replace("/var/backups/downforce", str(kept)) for word in words]
            assert "/var/" not in " ".join(words).replace(str(tmp_path), "")
            subprocess.run(words, check=True)
    assert (old.exists(), recent.exists()) == (False, True)
    [copy] = [path for path in kept.iterdir() if path != recent]
    with closing(sqlite3.connect(copy)) as one:
        assert one.execute("SELECT text FROM moves").fetchall() == [("in the log",)]


def test_both_units_are_the_same_but_for_the_port_and_the_folder() -> None:
    one, many = (options(unit) for unit in UNITS)
    only_one = {name: value for name, value in one if (name, value) not in many}
    only_many = {name: value for name, value in many if (name, value) not in one}
    assert only_one.keys() - only_many.keys() == {"Environment", "StateDirectory", "StateDirectoryMode"}
    assert only_many.keys() == {"Description", "ExecStart"}
    assert only_many["ExecStart"] == only_one["ExecStart"].replace(str(run.PORT), "%i")


@pytest.mark.parametrize("unit", UNITS)
def test_the_unit_waits_for_a_server_that_says_goodbye(unit: str) -> None:
    told = dict(options(unit))
    assert (told["Type"], told["KillMode"], told["Restart"]) == ("notify", "mixed", "always")
    assert seconds_to_stop() > 2 * (run.SHUTDOWN_TIMEOUT + peers.LEAVE_TIMEOUT)
    program, command, *_ = shlex.split(told["ExecStart"])
    assert (program, command) == (PROGRAM, "serve")


@pytest.mark.parametrize("unit", UNITS)
def test_the_unit_ends_a_server_that_is_stuck(unit: str) -> None:
    told = dict(options(unit))
    # A process that was stopped would not hear of a signal that it may catch.
    assert (told["WatchdogSec"], told["WatchdogSignal"]) == ("15", "SIGKILL")
    assert int(told["WatchdogSec"]) > 5 * run.ALIVE_EVERY / 10


def test_the_ports_of_nginx_are_those_of_the_page() -> None:
    page = (ROOT / "docs" / "hosting-more.md").read_text(encoding="utf-8")
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert "systemctl enable --now downforce@8061 downforce@8062" in page
    assert [port for port in ("8061", "8062") if f"server 127.0.0.1:{port} " in nginx] == ["8061", "8062"]
