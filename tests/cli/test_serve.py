"""``downforce`` alone and ``downforce serve``: real processes, started twice, killed, stopped."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from downforce.cli.home import has_screen, qr_code
from downforce.server.http.app import Config
from downforce.server.live.retention import Retention
from tests.cli.robot import run

CODE = "import sys; from downforce.cli import main; sys.exit(main())"
NO_SCREEN = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": "", "SSH_TTY": "", "SSH_CONNECTION": ""}


@dataclass
class Started:
    """A process that serves, and the files that catch what it says."""

    process: subprocess.Popen[bytes]
    folder: Path

    @property
    def out(self) -> str:
        return (self.folder / "out").read_text(encoding="utf-8")

    @property
    def err(self) -> str:
        return (self.folder / "err").read_text(encoding="utf-8")

    def wait_for(self, pattern: str) -> str:
        """Waits until it has said something; what the pattern's group found."""
        until = time.monotonic() + 30
        while not (found := re.search(pattern, self.out + self.err)):
            assert self.process.poll() is None, self.out + self.err
            assert time.monotonic() < until, self.out + self.err
            time.sleep(0.02)
        return found[1]

    def stop(self, number: int = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(20)


Start = Callable[..., Started]
HERE = r"Downforce is at (http://127\.0\.0\.1:\d+/)\n[^Z]*Ctrl-C"
SERVING = r"serving at (http://\S+/)"


@pytest.fixture
def start(home: Path) -> Iterator[Start]:
    running: list[Started] = []

    def begin(*arguments: str, **environment: str) -> Started:
        folder = home / f"process-{len(running)}"
        folder.mkdir()
        command = [sys.executable, "-c", CODE, *arguments]
        with (folder / "out").open("wb") as out, (folder / "err").open("wb") as err:
            env = {**os.environ, **NO_SCREEN, "PYTHONIOENCODING": "utf-8", **environment}
            process = subprocess.Popen(command, stdout=out, stderr=err, env=env)
        running.append(Started(process, folder))
        return running[-1]

    yield begin
    for one in running:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


# --- at home --------------------------------------------------------------------------------------


def test_a_second_start_finds_the_first_and_control_c_ends_it(start: Start, home: Path) -> None:
    port = str(free_port())
    first = start("--port", port)
    url = first.wait_for(HERE)
    assert url == f"http://127.0.0.1:{port}/"
    data = home / "data" / "downforce"
    assert {path.name for path in data.iterdir()} >= {"games.db", "server.json"}
    known = json.loads((data / "server.json").read_text())
    assert httpx.get(f"{url}health").json()["instance"] == known["instance"]
    second = start("play", DOWNFORCE_DEBUG="1")
    assert second.process.wait(30) == 0
    assert second.out.startswith(f"Downforce is already running on this machine.\nDownforce is at {url}\n")
    assert first.process.poll() is None
    assert first.stop(signal.SIGINT) == 0
    assert first.err == second.err == ""
    assert first.out.endswith("Stopped. Every game is kept.\n")
    assert not (data / "server.json").exists()


@pytest.mark.parametrize(
    "signals",
    [
        (signal.SIGTERM, signal.SIGTERM),  # as `timeout 25 make play` sends them
        pytest.param((signal.SIGINT, signal.SIGTERM), marks=pytest.mark.soak),
    ],
)
def test_signals_that_come_together_stop_it_like_one(
    start: Start, home: Path, signals: tuple[int, ...]
) -> None:
    server = start("--port", str(free_port()))
    server.wait_for(HERE)
    for number in signals:
        server.process.send_signal(number)
    assert server.process.wait(30) == 0
    assert server.err == ""
    assert server.out.endswith("Stopped. Every game is kept.\n")
    assert not (home / "data" / "downforce" / "server.json").exists()


def test_a_killed_server_is_not_waited_for_and_a_busy_port_is_passed_by(start: Start, home: Path) -> None:
    data = home / "my data"
    with socket.create_server(("127.0.0.1", 0)) as other:
        busy = int(other.getsockname()[1])
        first = start("--port", str(busy), "--data", str(data))
        first.wait_for(HERE)
        port = json.loads((data / "server.json").read_text())["port"]
        assert port > busy
        first.process.kill()
        first.process.wait()
        assert (data / "server.json").exists()
        second = start("--port", str(busy), "--host", "127.0.0.1", DOWNFORCE_DATA=str(data))
        url = second.wait_for(HERE)
        assert httpx.get(f"{url}health").status_code == 200
        assert "network" not in second.out  # nobody there can reach it
        assert second.stop() == 0
        assert second.err == ""


def test_a_browser_is_opened_where_there_is_one(start: Start, home: Path) -> None:
    script = home / "browser"
    script.write_text('#!/bin/sh\necho "$1" > "$HOME/opened"\n')
    script.chmod(0o755)
    started = start("--port", str(free_port()), BROWSER=f"{script} %s")
    url = started.wait_for(r"Downforce is open in your browser: (\S+)\n[^Z]*Ctrl-C")
    for _ in range(100):
        if (home / "opened").exists() and (home / "opened").read_text():
            break
        time.sleep(0.05)
    assert (home / "opened").read_text().strip() == url
    assert started.stop() == 0


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there is always a screen")
def test_where_a_browser_makes_sense() -> None:
    assert not has_screen({})
    assert has_screen({"DISPLAY": ":0"})
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"})
    assert not has_screen({"DISPLAY": ":0", "SSH_TTY": "/dev/pts/1"})
    assert not has_screen({"DISPLAY": ":0", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"})


def test_an_address_for_cameras() -> None:
    rows = qr_code("http://192.0.2.7:8060/").splitlines()
    assert len({len(row) for row in rows}) == 1
    assert set("".join(rows)) == set("█▀▄ ")


# --- for hosts ------------------------------------------------------------------------------------


def test_a_server_for_others(start: Start, home: Path) -> None:
    port = free_port()
    database = f"sqlite:///{home}/host.db"
    server = start("serve", "--port", str(port), "--allow-host", "race.example", DOWNFORCE_DATABASE=database)
    url = server.wait_for(SERVING)
    assert url == f"http://127.0.0.1:{port}/"
    assert (home / "host.db").exists()
    page = httpx.get(url)
    assert "server" not in page.headers
    assert "'none'" in page.headers["content-security-policy"]
    assert httpx.get(f"{url}health", headers={"host": "race.example"}).status_code == 200
    for _ in range(2):
        assert httpx.get(url, headers={"host": "other.example:81"}).status_code == 403
    seen = {"host": "<b>.example", "accept": "text/html", "accept-language": "es-MX,es;q=0.9"}
    refused = httpx.get(url, headers=seen)
    assert (refused.status_code, "no responde al nombre &lt;b&gt;.example" in refused.text) == (403, True)
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.9"}
    visit = httpx.post(f"{url}api/visitor?secret=1", headers=told)
    assert "secure" not in visit.headers["set-cookie"].lower()  # nobody said there is a proxy
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.err.splitlines()]
    assert [line["message"] for line in lines] == [
        "web push is not offered: give --contact",
        f"serving at {url}",
        "refused the name other.example; if it is yours, add --allow-host",
    ]
    assert server.out == ""
    token = visit.cookies["downforce"]
    assert all(word not in server.err for word in (token, "secret", "cookie"))


@pytest.mark.parametrize(
    ("options", "is_believed"),
    [
        ("--proxy", True),
        pytest.param("--trusted-proxy 10.0.0.0/8 --trusted-proxy 127.0.0.0/8", True, marks=pytest.mark.soak),
        ("--trusted-proxy 192.0.2.7", False),
    ],
)
def test_a_proxy_is_believed_if_it_is_named(
    start: Start, home: Path, options: str, is_believed: bool
) -> None:
    server = start("serve", "--port", "0", "--database", f"sqlite:///{home}/host.db", *options.split())
    url = server.wait_for(SERVING)
    with httpx.Client(base_url=url) as caller:

        def visit(address: str) -> httpx.Response:
            caller.cookies.clear()
            told = {"x-forwarded-proto": "https", "x-forwarded-for": address}
            return caller.post("api/visitor", headers=told)

        assert ("secure" in visit("198.51.100.1").headers["set-cookie"].lower()) is is_believed
        # Everybody has a limit of their own, or all who come through the proxy share one.
        assert {visit("198.51.100.2").status_code for _ in range(40)} == {200, 429}
        assert visit("198.51.100.3").status_code == (200 if is_believed else 429)
        # What somebody writes into the header themselves stands to the left, and is not looked at.
        assert visit("198.51.100.4, 198.51.100.2").status_code == 429
    assert server.stop(signal.SIGINT) == 0


def test_systemd_is_told_how_it_goes(start: Start, home: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.settimeout(30)
        systemd.bind(str(home / "notify"))
        server = start("serve", "--port", "0", NOTIFY_SOCKET=str(home / "notify"))
        assert systemd.recv(100) == b"READY=1"
        url = server.wait_for(SERVING)
        assert httpx.get(f"{url}ready").status_code == 200
        assert [systemd.recv(100) for _ in range(2)] == [b"WATCHDOG=1"] * 2
        assert server.stop() == 0
        told = (systemd.recv(100) for _ in range(100))
        assert next(one for one in told if one != b"WATCHDOG=1") == b"STOPPING=1"
    assert (home / "data" / "downforce" / "games.db").exists()


# --- refusals -------------------------------------------------------------------------------------


@pytest.fixture
def logs() -> Iterator[None]:
    """Log lines go where they went before."""
    root, ours = logging.getLogger(), logging.getLogger("downforce")
    before = (root.handlers, root.level, ours.level)
    yield
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])
    logging.captureWarnings(False)


REFUSED = [
    ("serve --port 70000", "--port takes a number from 0 to 65535, not 70000"),
    ("serve --port many", "--port takes a whole number, not many"),
    ("serve --allow-host https://a.example/", "a name such as downforce.example, without https://"),
    ("serve --allow-host a.example:443", "not “a.example:443”"),
    ("serve --allow-host=", "not “”"),
    ("serve --open-tables friends", "--open-tables takes one of these: anyone, known, nobody; not friends"),
    ("serve --thinkers 0", "--thinkers takes a number from 1 to 64, not 0"),
    ("serve --keep-open 0", "--keep-open takes a number from 1 to 36500, not 0"),
    ("serve --most-tables -1", "--most-tables takes a number from 1 to 10000000, not -1"),
    ("serve --port BUSY", "is not available: it is in use"),
    ("serve --host 203.0.113.9", "on 203.0.113.9 is not available: this machine does not have that address"),
    (
        "serve --host no.such.host.invalid",
        "on no.such.host.invalid is not available: there is no such address",
    ),
    ("serve --port 0 --database nonsense", "not a database address"),
    ("serve --port 0 --database mysql://x/y", "SQLite or PostgreSQL"),
    ("serve --port 0 --database sqlite:///nowhere/x.db", "unable to open database file"),
    (
        "serve --port 0 --database postgresql://a:hush@127.0.0.1:1/x",
        "the database postgresql://127.0.0.1:1/x cannot be opened: ",
    ),
    ("serve --port 0 --database sqlite:///newer.db", "a newer version of Downforce wrote this database"),
    (
        "serve --port 0 --trusted-proxy *",
        "--trusted-proxy takes an address or a network such as 10.0.0.0/8, not *",
    ),
    ("serve --port 0 --trusted-proxy proxy.example", "not proxy.example"),
    (
        "serve --port 0 --monitor 10.0.0.1/8",
        "--monitor takes an address or a network such as 10.0.0.0/8, not 10.0.0.1/8",
    ),
    ("play --language tlh", "no language is called “tlh”"),
]


@pytest.mark.usefixtures("logs")
@pytest.mark.parametrize(("line", "text"), REFUSED, ids=[line for line, _ in REFUSED])
def test_what_cannot_be_served_is_one_line(
    monkeypatch: pytest.MonkeyPatch, home: Path, line: str, text: str
) -> None:
    if "newer" in line:
        with sqlite3.connect(home / "newer.db") as database:
            database.execute("create table alembic_version (version_num text)")
            database.execute("insert into alembic_version values ('9999')")
        database.close()
    with socket.create_server(("127.0.0.1", 0)) as other:
        command = run(monkeypatch, line.replace("BUSY", str(other.getsockname()[1])).split())
    assert (command.code, command.out, command.err.count("\n")) == (2, "", 1)
    assert text in command.err
    assert "hush" not in command.err


@pytest.mark.usefixtures("logs")
@pytest.mark.parametrize(
    ("module", "extra", "option"),
    [
        ("asyncpg", "postgres", "--database=postgresql://a:hush@127.0.0.1:1/x"),
    ],
)
def test_a_driver_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, home: Path, module: str, extra: str, option: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    command = run(monkeypatch, ["serve", "--port", "0", option])
    assert (command.code, command.out, command.err.count("\n")) == (2, "", 1)
    assert command.err.endswith(f'pip install ".[{extra}]"\n')


def test_a_folder_that_cannot_be_had(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    (home / "file").write_text("")
    monkeypatch.setenv("DOWNFORCE_DATA", str(home / "file" / "data"))
    command = run(monkeypatch, ["play"])
    assert (command.code, command.out) == (2, "")
    assert "cannot be written: part of that path is not a folder" in command.err


@pytest.mark.usefixtures("logs")
def test_a_host_says_how_long_things_are_kept(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    served: list[Config] = []
    monkeypatch.setattr("downforce.server.http.run.run", lambda config, *_, **__: served.append(config))
    monkeypatch.setattr("downforce.server.http.page.prepare_page", lambda: None)
    line = (
        "serve --port 0 --keep-finished 2 --keep-open 3 --keep-running 4 --keep-patient 5 --keep-visitors 6"
    )
    for words in (line.split(), ["serve", "--port", "0", "--most-tables", "7"]):
        assert run(monkeypatch, [*words, "--database", f"sqlite:///{home}/kept.db"]).code == 0
    kept = Retention(finished=2, open=3, running=4, patient=5, visitors=6)
    assert [config.kept for config in served] == [kept, Retention(most_tables=7)]
