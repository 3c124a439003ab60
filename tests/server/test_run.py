"""The socket, the log lines, and how one server on this machine finds another."""

from __future__ import annotations

import errno
import json
import logging
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from downforce.server.http import run
from downforce.server.live.store import StoreError


@contextmanager
def answering(text: str) -> Iterator[int]:
    """The port of a server that answers everything with this text."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


# --- sockets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_busy_port_is_refused_or_passed_by(host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = run.port_of(other)
        with pytest.raises(OSError, match="in use") as caught:
            run.listen(host, port)
        assert run.is_busy(caught.value)
        with run.listen_near(host, port) as ours:
            assert run.port_of(ours) != port


def test_a_free_port_is_taken_as_it_is() -> None:
    with run.listen("127.0.0.1", 0) as ours:
        port = run.port_of(ours)
    with run.listen_near("127.0.0.1", port) as ours:
        assert run.port_of(ours) == port


def test_a_reserved_port_refuses_connections_until_the_server_listens() -> None:
    with run.reserve("127.0.0.1", 0) as ours:
        address = ours.getsockname()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address)
        ours.listen()
        socket.create_connection(address).close()
        with pytest.raises(OSError, match="in use"):
            run.reserve(*address)


def test_an_error_unrelated_to_the_port_is_not_retried() -> None:
    with pytest.raises(OSError, match="assign") as caught:
        run.listen_near("203.0.113.9", 8060)
    assert not run.is_busy(caught.value)


def test_only_a_server_for_the_network_has_an_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.0.2.7")
    assert run.Running(8060, "x", "127.0.0.1").lan_url == ""
    assert run.Running(8060, "x", "0.0.0.0").lan_url == "http://192.0.2.7:8060/"
    monkeypatch.setattr(run, "lan_address", lambda: "")
    assert run.Running(8060, "x", "0.0.0.0").lan_url == ""


# --- the file beside the database ------------------------------------------------------------------


def test_the_first_server_is_found_by_its_file(tmp_path: Path) -> None:
    with answering('{"downforce": "1", "instance": "it"}') as port:
        first = run.Running(port, "it", "0.0.0.0")
        assert run.announce(tmp_path, first)
        assert run.find_running(tmp_path) == first
        assert not run.announce(tmp_path, run.Running(1, "other", "0.0.0.0"))
        run.withdraw(tmp_path, run.Running(1, "other", "0.0.0.0"))  # not its own
        assert run.find_running(tmp_path) == first
        run.withdraw(tmp_path, first)
        assert run.find_running(tmp_path) is None
        assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("answer", ['{"instance": "other"}', '{"no": 1}', "[]", "<html>", ""])
def test_another_server_on_that_port_is_not_mistaken_for_ours(tmp_path: Path, answer: str) -> None:
    with answering(answer) as port:
        assert run.announce(tmp_path, run.Running(port, "it", "0.0.0.0"))
        assert run.find_running(tmp_path) is None
        new = run.Running(port + 1, "new", "0.0.0.0")
        assert run.announce(tmp_path, new)  # in place of the stale one
        assert json.loads((tmp_path / "server.json").read_text()) == new._asdict()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"port": "x", "instance": "i", "host": "h"}', '{"port": 1}']
)
def test_a_file_that_cannot_be_read_is_stale(tmp_path: Path, text: str) -> None:
    (tmp_path / "server.json").write_text(text)
    assert run.find_running(tmp_path) is None
    assert run.announce(tmp_path, run.Running(1, "it", "0.0.0.0"))


# --- the database ---------------------------------------------------------------------------------


def test_a_database_is_made_and_checked(tmp_path: Path) -> None:
    run.check_database(f"sqlite:///{tmp_path}/games.db")
    assert (tmp_path / "games.db").exists()
    for url in ("nonsense", "mysql://x/y", f"sqlite:///{tmp_path}/nowhere/x.db", f"sqlite:///{tmp_path}"):
        with pytest.raises(StoreError):
            run.check_database(url)


# --- log lines ------------------------------------------------------------------------------------


def test_a_log_line_is_one_json_object() -> None:
    try:
        raise RuntimeError("flat tyre")
    except RuntimeError:
        trouble = sys.exc_info()
    record = logging.LogRecord("downforce.x", logging.ERROR, "x.py", 1, "two\nlines of %s", ("it",), trouble)
    record.created, record.msecs = 0.25, 250.0
    line = run.JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert told.pop("trace").endswith("RuntimeError: flat tyre")
    assert told == {
        "at": "1970-01-01T00:00:00.250Z",
        "level": "error",
        "logger": "downforce.x",
        "message": "two\nlines of it",
    }


@pytest.mark.parametrize("text", ["Invalid HTTP request received.", "Unsupported upgrade request."])
def test_a_stranger_cannot_fill_the_log(text: str) -> None:
    for name, is_kept in (("uvicorn.error", False), ("downforce.server", True)):
        record = logging.LogRecord(name, logging.WARNING, "x.py", 1, text, (), None)
        assert run._is_worth_a_line(record) is is_kept


def test_a_server_with_too_many_open_files_does_not_end_because_it_cannot_tell_systemd(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_more(*_: object) -> socket.socket:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere")
    monkeypatch.setattr(socket, "socket", no_more)
    run.notify_systemd("WATCHDOG=1")
