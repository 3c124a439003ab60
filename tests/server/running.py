"""A real server in a process of its own, to be talked to, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

CODE = """
import sys
if __name__ == "__main__":  # bots' processes read this file too
    import uvicorn
    from downforce.server.app import Config, create_app
    app = create_app(Config(database=sys.argv[1]))
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), ws="websockets-sansio", log_level="warning")
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@dataclass
class Server:
    """One process; ``kill`` is kill -9, and ``start`` comes up again at the same port."""

    database: str
    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def start(self) -> None:
        """Starts the process and waits until it answers."""
        script = self.folder / "serve.py"
        script.write_text(CODE)
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(script), self.database, str(self.port)], stdout=log, stderr=log
            )
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log
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
        pid = self.process.pid
        return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]

    def stop(self) -> None:
        """Ends it as a host would."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


def has_ended(pid: int) -> bool:
    """Whether a process that is not ours is gone, or waits only for being counted as such."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def new_visitor(server: Server) -> str:
    """A visitor's token."""
    return str(httpx.post(f"{server.url}/api/visitor").cookies["downforce"])


def open_table(
    server: Server, token: str, *, name: str = "Host", bots: Sequence[str | None] = (), **settings: Any
) -> str:
    """The id of a new table with the visitor on its first free seat."""
    body = {"settings": {"pace": "instant", **settings}, "name": name, "bots": [*bots]}
    answer = httpx.post(f"{server.url}/api/tables", json=body, cookies={"downforce": token})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
