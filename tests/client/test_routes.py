"""Answers of a proxy, or of another server, are not mistaken for those of the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from downforce.client import RequestRefused, new_token


@contextmanager
def proxy(status: int) -> Iterator[str]:
    """The address of a proxy that answers with a page of its own."""

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_error(status)

        def log_message(self, format: str, *args: object) -> None:
            """Logs nothing."""

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    ("status", "reason"),
    [(502, "server-trouble"), (504, "server-trouble"), (429, "too-many"), (404, "not-allowed")],
)
def test_a_page_of_a_proxy_is_a_refusal_with_the_reason_it_means(status: int, reason: str) -> None:
    with proxy(status) as url, pytest.raises(RequestRefused) as refused:
        new_token(url)
    assert (refused.value.reason, refused.value.detail) == (reason, f"http {status}")
