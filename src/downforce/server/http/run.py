"""Runs the server in this process: the socket, uvicorn, log lines, and how a second start finds the first."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import secrets
import signal
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple
from urllib.request import ProxyHandler, build_opener

import uvicorn

from downforce.server.http.app import Config, create_app
from downforce.server.http.deadlines import LimitedHttp, LimitedWebSocket
from downforce.server.http.garbage import tuned_collector
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire import messages as protocol

logger = logging.getLogger(__name__)

PORT: Final = 8060
PORTS_TRIED: Final = 100
"""So many ports are tried, one after the other, before giving up."""
ANY_ADDRESS: Final = ("0.0.0.0", "::")
ALIVE_EVERY: Final = 20
"""Tenths of a second between two watchdog messages to systemd."""
SHUTDOWN_TIMEOUT: Final = 3
"""The timeout of open connections when the server stops, in seconds."""
SAME_SIGNAL: Final = 1.0
"""Seconds within which signals count as one: `timeout` and make both pass theirs on."""
LOOPBACK: Final = "127.0.0.1"
EXPECTED: Final = (
    "CancelledError",  # the server was told to stop at once
    "without completing handshake",  # a socket was rejected
    "Invalid HTTP request",  # any stranger could fill the log
    "Unsupported upgrade request",
)
"""Log lines of uvicorn that are left out."""
THIS_MACHINE: Final = (LOOPBACK, "::1")


# --- the socket -----------------------------------------------------------------------------------


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens from now on, so that its port is certain; raises ``OSError``."""
    if host in ANY_ADDRESS and port:
        # Some systems let us bind all addresses although another process has this one.
        socket.create_server((LOOPBACK, port)).close()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def reserve(host: str, port: int) -> socket.socket:
    """A socket with a free port that does not listen yet; raises ``OSError``.

    Until the server is up connections are refused, so that a proxy tries the next one at once.
    """
    with listen(host, port) as probe:
        address = probe.getsockname()
    reserved = socket.socket(probe.family)
    if os.name == "posix":
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(address)
    return reserved


def listen_near(host: str, port: int) -> socket.socket:
    """Like ``listen``, at the first of the ports from this one on that is free."""
    for number in range(port, min(port + PORTS_TRIED, 65536)):
        try:
            return listen(host, number)
        except OSError as error:
            if not is_busy(error):
                raise
    return listen(host, 0)


def is_busy(error: OSError) -> bool:
    """Whether another process has the port, or we may not use it."""
    return isinstance(error, PermissionError) or error.errno == errno.EADDRINUSE


def port_of(listening: socket.socket) -> int:
    """The port of a socket."""
    return int(listening.getsockname()[1])


def lan_address() -> str:
    """The address under which other machines of the network reach this one, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way that would be
        address = str(probe.getsockname()[0])
        return "" if address.startswith(("127.", "0.")) else address
    return ""


# --- the server -----------------------------------------------------------------------------------


def check_database(url: str) -> None:
    """Opens the database once and brings it up to date; raises ``StoreError`` if that cannot be done."""

    async def check() -> None:
        await (await DatabaseStore.open(url)).close()

    asyncio.run(check())


def run(
    config: Config,
    listening: socket.socket,
    *,
    proxies: Iterable[str] = (),
    ready: Callable[[], None] | None = None,
) -> None:
    """Serves until the process is told to stop; ``ready`` is called once it answers.

    What these proxies say about who calls is believed; they are addresses and networks.
    """
    trusted = [*proxies]
    settings = uvicorn.Config(
        create_app(config),
        http=LimitedHttp,
        ws=LimitedWebSocket,
        ws_max_size=protocol.LARGEST_REQUEST,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    with tuned_collector():
        _Server(settings, ready).run(sockets=[listening])


def log_ready(listening: socket.socket) -> None:
    """Logs where the server is, and tells systemd."""
    host, port = listening.getsockname()[:2]
    logger.info("serving at http://%s:%d/", f"[{host}]" if ":" in host else host, port)
    notify_systemd("READY=1")


def notify_systemd(state: str) -> None:
    """Sends our state to systemd, if it started us with ``Type=notify``."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        name = f"\0{address[1:]}" if address.startswith("@") else address
        # If systemd cannot be told, perhaps for lack of files, the server goes on.
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as one:
            one.setblocking(False)
            one.sendto(state.encode(), name)


class _Server(uvicorn.Server):
    """Says when it is ready, and ends quietly when it is told to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready
        self._told_at = 0.0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._ready is not None and self.started and not self.should_exit:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % ALIVE_EVERY == 0:  # counted, as a clock may be set back
            notify_systemd("WATCHDOG=1")
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        # Being told to stop is no accident: unlike uvicorn, we do not raise the signal again afterwards.
        names = ("SIGINT", "SIGTERM", "SIGBREAK")  # the last one is Windows'
        signals = [getattr(signal, name) for name in names if hasattr(signal, name)]
        before = {number: signal.signal(number, self._stop) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        now = time.monotonic()
        if not self.should_exit:
            self.should_exit, self._told_at = True, now
            notify_systemd("STOPPING=1")
        elif now - self._told_at > SAME_SIGNAL:
            self.force_exit = True


# --- log lines ------------------------------------------------------------------------------------


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how serious, where, what, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a record."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{at}.{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Leaves out tracebacks of frames that are no text, and what is expected."""
    cause, said = record.exc_info[1] if record.exc_info else None, record.getMessage()
    is_expected = isinstance(cause, UnicodeDecodeError) or any(text in said for text in EXPECTED)
    return not (record.name.startswith("uvicorn") and is_expected)


def log_to_stderr(formatter: logging.Formatter, level: int) -> None:
    """Sends log lines to standard error. Of libraries only what is wrong: uvicorn tells whole addresses."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    handler.addFilter(_is_worth_a_line)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("downforce").setLevel(level)
    logging.captureWarnings(True)


# --- finding the first server ---------------------------------------------------------------------


class Running(NamedTuple):
    """A server on this machine, as its file beside the database names it."""

    port: int
    instance: str
    host: str

    @property
    def url(self) -> str:
        """Its address for a browser on this machine."""
        return f"http://{LOOPBACK}:{self.port}/"

    @property
    def lan_url(self) -> str:
        """Its address for the others on the network, or nothing if they cannot reach it."""
        address = lan_address() if self.host in ANY_ADDRESS else ""
        return f"http://{address}:{self.port}/" if address else ""


def new_instance() -> str:
    """What a server calls itself."""
    return secrets.token_urlsafe(9)


def _file(folder: Path) -> Path:
    return folder / "server.json"


def find_running(folder: Path) -> Running | None:
    """The server that serves this folder, if there is one and it answers."""
    try:
        known = json.loads(_file(folder).read_bytes())
        running = Running(int(known["port"]), str(known["instance"]), str(known["host"]))
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return running if running.instance and _instance_at(running.url) == running.instance else None


def _instance_at(url: str) -> str:
    """What the server at an address calls itself; nothing if it is none of ours."""
    try:
        # It may have begun to listen only just now, so it is given a moment. No proxy knows this machine.
        with build_opener(ProxyHandler({})).open(f"{url}health", timeout=5) as answer:
            return str(json.loads(answer.read(1000))["instance"])
    except (OSError, ValueError, TypeError, KeyError):
        return ""


def announce(folder: Path, running: Running) -> bool:
    """Writes the file by which a second start finds this server; false if another one was quicker.

    The socket listens already: a second start that reads the file is answered once the server is up.
    """
    file, text = _file(folder), json.dumps(running._asdict())
    for _ in range(2):
        try:
            with file.open("x", encoding="utf-8") as new:
                new.write(text)
            return True
        except FileExistsError:
            if find_running(folder) is not None:
                return False
            file.unlink(missing_ok=True)  # its server was killed
    file.write_text(text, encoding="utf-8")
    return True


def withdraw(folder: Path, running: Running) -> None:
    """Removes the file again, unless it is another server's by now."""
    with suppress(OSError, ValueError):
        if json.loads(_file(folder).read_bytes()) == running._asdict():
            _file(folder).unlink()


def make_private_folder(folder: Path) -> None:
    """Creates a folder that only its owner can read; raises ``OSError``."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
