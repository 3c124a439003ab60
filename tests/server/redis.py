"""A real Redis for tests, if this machine has one."""

from __future__ import annotations

import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

from redis import Redis
from redis.exceptions import ConnectionError

from tests.programs import program
from tests.server.running import free_port


@dataclass
class RealRedis:
    """One that keeps nothing, and can be killed and started again at the same address."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            [program("redis-server", "redis-server"), "--port", str(self.port), *options],
            stdout=subprocess.DEVNULL,
        )
        for _ in range(600):
            try:
                with Redis.from_url(self.url) as one:
                    one.ping()
                return
            except ConnectionError:
                assert self.process.poll() is None, "it does not start"
                time.sleep(0.05)
        raise AssertionError("it does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def __enter__(self) -> RealRedis:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.kill()
