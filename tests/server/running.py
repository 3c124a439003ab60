"""A real server in a process of its own, to be talked to, killed and started again."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import httpx

CODE = """
import sys
if __name__ == "__main__":  # bots' processes read this file too
    import uvicorn
    from downforce.server.http.app import Config, create_app
    app = create_app(Config(database=sys.argv[1]))
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), ws="websockets-sansio", log_level="warning")
"""


def free_port() -> int:
    """A port that no client is ever given, so that a server finds it free when it comes back."""
    while True:
        port = 15_000 + secrets.randbelow(15_000)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


@dataclass
class Server:
    """One process; ``kill`` is kill -9, and ``start`` comes up again at the same port."""

    database: str
    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    code: str = CODE
    """What the process runs."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def start(self) -> None:
        """Starts the process and waits until it answers."""
        script = self.folder / "serve.py"
        script.write_text(self.code)
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(script), self.database, str(self.port)], stdout=log, stderr=log
            )
        process = self.process
        self._wait_for_answer(lambda: process.poll() is not None)

    def _wait_for_answer(self, has_ended: Callable[[], bool]) -> None:
        for _ in range(1200):
            if answers(self.port):
                return
            assert not has_ended(), self.log
            time.sleep(0.05)
        raise AssertionError(self.log)

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def kill(self) -> None:
        """Ends it at once, whatever it is doing."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @property
    def workers(self) -> list[int]:
        """The processes that think for the bots."""
        assert self.process is not None
        return children_of(self.process.pid)

    def stop(self) -> None:
        """Ends it as a host would."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


def answers(port: int) -> bool:
    """Whether a server is there. Asked often while others are measured, so with as little as possible."""
    asking = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        asking.request("GET", "/health")
        return asking.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        asking.close()


def metric(server: Server, name: str) -> float:
    """One of a process's metrics."""
    lines = httpx.get(f"{server.url}/metrics", timeout=20).text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


FORK_SERVER = """
import json, logging, os, signal, sys
from pathlib import Path

def serve(database, port, log, options):
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.close(0)
    server.log_to_stderr(server.JsonLines(), logging.INFO)
    listening = server.reserve("127.0.0.1", port)
    if "page" in options:
        options["page"] = Path(options["page"])
    server.run(Config(database=database, **options), listening, proxies=server.THIS_MACHINE)

if __name__ == "__main__":  # bots' processes read this file too
    from downforce.server.http import run as server
    from downforce.server.http.app import Config
    from sqlalchemy.dialects.postgresql import asyncpg
    exec(sys.argv[1])
    server.create_app(Config(database=""))  # which reads more code
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            serve(*json.loads(line))
            os._exit(0)
        print(child, flush=True)
"""


@dataclass
class ForkServer:
    """A process that has read all the code, from which servers are started in a moment."""

    folder: Path
    changes: str = ""
    """Code that makes another version of it."""
    source: Path | None = None
    """The folder with the package's code, if it is not this one."""
    process: subprocess.Popen[str] | None = None

    def __enter__(self) -> ForkServer:
        script = self.folder / "fork_server.py"
        script.write_text(FORK_SERVER)
        pipe = subprocess.PIPE
        path = {"PYTHONPATH": str(self.source)} if self.source else {}
        self.process = subprocess.Popen(
            [sys.executable, str(script), self.changes],
            stdin=pipe, stdout=pipe, text=True, env={**os.environ, **path},
        )  # fmt: skip
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        self.process.communicate()

    def fork(self, database: str, port: int, log: Path, **options: Any) -> int:
        """The process id of a new server."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([database, port, str(log), options]), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())


@dataclass
class ForkedServer(Server):
    """A server started by a fork server."""

    fork_server: ForkServer | None = None
    pid: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def start(self) -> None:
        assert self.fork_server is not None
        self.pid = self.fork_server.fork(self.database, self.port, self.folder / "server.log", **self.options)
        self._wait_for_answer(lambda: has_ended(self.pid))

    @property
    def workers(self) -> list[int]:
        return children_of(self.pid)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        if not has_ended(self.pid):
            os.kill(self.pid, signal.SIGTERM)
            self._wait()

    def _wait(self) -> None:
        # Its last threads may hold its port after it was killed, and so may a bot's process that was just
        # being started. A host starts the next one a second later and never notices; we are quicker.
        for _ in range(2000):
            if not Path(f"/proc/{self.pid}").exists() and is_free(self.port):
                return
            time.sleep(0.01)
        raise AssertionError("it does not end")


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def is_free(port: int) -> bool:
    """Whether a port is free; connections that are about to end do not count."""
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def has_ended(pid: int) -> bool:
    """Whether a process that is not ours is gone, or waits only for being counted as such."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def new_visitor(server: Server) -> str:
    """A visitor's token."""
    return str(httpx.post(f"{server.url}/api/visitor", timeout=20).cookies["downforce"])


def open_table(
    server: Server,
    token: str,
    *,
    name: str = "Host",
    bots: Sequence[str | None] = (),
    caller: str = "127.0.0.1",
    **settings: Any,
) -> str:
    """The id of a new table with the visitor on its first free seat."""
    body = {"settings": {"pace": "instant", **settings}, "name": name, "bots": [*bots]}
    headers = {"Cookie": f"downforce={token}", "X-Forwarded-For": caller}
    answer = httpx.post(f"{server.url}/api/tables", json=body, headers=headers, timeout=20)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
