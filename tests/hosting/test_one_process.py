"""deploy/nginx-one.conf in front of one `downforce serve`, as docs/hosting.md has it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.hosting.site import DEPLOY, NAME, Front, at_home, make_certificate
from tests.server.databases import sqlite_url
from tests.server.running import free_port


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    """The proxy, with one server behind it."""
    folder = tmp_path_factory.mktemp("one")
    make_certificate(folder)
    server_port, plain, tls = free_port(), free_port(), free_port()
    lines = (DEPLOY / "nginx-one.conf").read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if "listen [::]" not in line)
    changes = {
        "127.0.0.1:8060": (f"127.0.0.1:{server_port}", 1),
        "listen 80 ": (f"listen 127.0.0.1:{plain} ", 1),
        "listen 443 ": (f"listen 127.0.0.1:{tls} ", 2),
        "/etc/letsencrypt/live/downforce.example/": (f"{folder}/", 2),
        "/var/log/nginx/": (f"{folder}/", 1),
    }
    for old, (new, times) in changes.items():
        assert text.count(old) == times, f"deploy/nginx-one.conf: {old}"
        text = text.replace(old, new)
    (folder / "downforce.conf").write_text(text)
    options = ["--port", str(server_port), "--proxy", "--allow-host", NAME, "--database", sqlite_url(folder)]
    proxy = Front(database="", folder=folder, port=tls, plain=plain)
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen([sys.executable, "-m", "downforce", "serve", *options], stderr=log)
    try:
        wait_for(f"http://127.0.0.1:{server_port}/ready", server)
        proxy.start()
        yield proxy
    finally:
        proxy.stop()
        server.terminate()
        server.wait(30)


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        assert server.poll() is None, "the server did not start"
        try:
            if httpx.get(url).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError(url)


def test_a_visitor_opens_a_table_over_tls(front: Front) -> None:
    with at_home(front.folder / "fullchain.pem"):
        answer = front.ask("POST", "/api/visitor", headers={"origin": front.url})
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower(), "the server believes the proxy about TLS"
        cookie = answer.headers["set-cookie"].partition(";")[0]
        headers = {"origin": front.url, "cookie": cookie}
        opened = front.ask("POST", "/api/tables", headers=headers, json={"settings": {"players": 2}})
        assert opened.status_code == 201
        assert opened.json()["id"] not in (front.folder / "downforce.log").read_text()


def test_what_is_for_the_host_alone_is_not_served(front: Front) -> None:
    with at_home(front.folder / "fullchain.pem"):
        assert front.get("/metrics").status_code == 404
        assert "strict-transport-security" in front.get("/").headers


def test_plain_http_is_sent_to_tls(front: Front) -> None:
    answer = httpx.get(f"http://127.0.0.1:{front.plain}/rules", headers={"host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/rules")
