"""A line between browsers and a server that can be cut: nothing passes, and both sides notice at once."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.server.running import Server


class Line:
    """Passes bytes on, both ways, unless it is cut. Browsers come to ``url`` instead of the server's."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def cut(self) -> None:
        """Ends every connection, and lets none through until ``mend``."""
        with self._lock:
            self._is_cut = True
            self._drop()

    def mend(self) -> None:
        """New connections go through again."""
        with self._lock:
            self._is_cut = False

    def close(self) -> None:
        """It is not needed any more."""
        self.cut()
        self._listening.close()

    def _drop(self) -> None:
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self._open.clear()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                caller, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(caller,), daemon=True).start()

    def _serve(self, caller: socket.socket) -> None:
        with caller, suppress(OSError), socket.create_connection(("127.0.0.1", self._server.port)) as server:
            with self._lock:
                if self._is_cut:
                    return
                self._open |= {caller, server}
            back = threading.Thread(target=_pass_on, args=(server, caller), daemon=True)
            back.start()
            _pass_on(caller, server)
            back.join()
            with self._lock:
                self._open -= {caller, server}


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for one in (source, target):
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)


@contextmanager
def line_to(server: Server) -> Iterator[Line]:
    """A line to a server, while the block lasts."""
    line = Line(server)
    try:
        yield line
    finally:
        line.close()
