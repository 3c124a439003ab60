"""A site as docs/hosting-more.md has it: Debian's nginx with deploy/nginx.conf, two servers, one PostgreSQL.

The file is used as it is, except for ports, folders and certificate. Nginx runs as the user of the tests, in
a folder of its own. Where `.ci/run` tests everything, a missing nginx or openssl is a failure.
"""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url

from tests.docs.blocks import ROOT
from tests.needs import program
from tests.server.databases import execute, postgres_url
from tests.server.fleet import Fleet, SlowPlayer
from tests.server.running import ForkedServer, ForkServer, free_port

NAME = "downforce.example"
DEPLOY = ROOT / "deploy"
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log info;
worker_processes 2;
{user}
events {{ worker_connections 2048; }}
http {{
    include /etc/nginx/mime.types;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/downforce.conf;
}}
"""


def make_certificate(folder: Path) -> None:
    """A certificate for the name of the site, which only these tests trust."""
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    name = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = [program("openssl"), "req", "-x509", "-days", "2", *key, *name, *files]
    subprocess.run(command, check=True, capture_output=True)


def adapted(folder: Path, *, upstreams: list[int], plain: int, tls: int) -> str:
    """deploy/nginx.conf for this folder and these ports."""
    lines = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if "listen [::]" not in line)
    changes = {
        "127.0.0.1:8061": (f"127.0.0.1:{upstreams[0]}", 1),
        "127.0.0.1:8062": (f"127.0.0.1:{upstreams[1]}", 1),
        "listen 80 ": (f"listen 127.0.0.1:{plain} ", 1),
        "listen 443 ": (f"listen 127.0.0.1:{tls} ", 2),
        "/etc/ssl/downforce/": (f"{folder}/", 2),
        "/var/log/nginx/": (f"{folder}/", 1),
    }
    for old, (new, times) in changes.items():
        assert text.count(old) == times, f"deploy/nginx.conf: {old}"
        text = text.replace(old, new)
    return text


@dataclass
class Front(ForkedServer):
    """The proxy, which looks to callers like a server."""

    plain: int = 0
    """The port for those who come without TLS."""

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"wss://{NAME}:{self.port}/api/tables/{table}/socket"

    def start(self) -> None:
        # Started by root, it would become a user who may not read this folder.
        user = "user root;" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(MAIN.format(folder=self.folder, user=user))
        self._tell("-t")
        self.process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL)
        self.pid = self.process.pid
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except ConnectionRefusedError:
                assert self.process.poll() is None, self.log
                time.sleep(0.05)
        raise AssertionError(self.log)

    @property
    def _command(self) -> list[str]:
        nginx = program("nginx")
        return [nginx, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def _tell(self, *words: str) -> None:
        done = subprocess.run([*self._command, *words], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    @contextmanager
    def changed(self, changes: Mapping[str, str]) -> Iterator[None]:
        """Another file for a while. Those who are connected stay with the workers that they have."""
        file = self.folder / "downforce.conf"
        before = text = file.read_text()
        for old, new in changes.items():
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        try:
            self._reload(text)
            yield
        finally:
            self._reload(before)

    def _reload(self, text: str) -> None:
        old = set(self.workers)
        (self.folder / "downforce.conf").write_text(text)
        self._tell("-t")
        self._tell("-s", "reload")
        for _ in range(400):
            if set(self.workers) - old:
                time.sleep(0.2)  # the old ones stop listening
                return
            time.sleep(0.05)
        raise AssertionError(self.log)

    @property
    def log(self) -> str:
        return (self.folder / "error.log").read_text()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)

    def get(self, path: str = "/", address: str = "127.0.0.1", **more: Any) -> httpx.Response:
        """One request from this address: all of 127.0.0.0/8 are on this machine."""
        return self.ask("GET", path, address, **more)

    def ask(self, method: str, path: str, address: str = "127.0.0.1", **more: Any) -> httpx.Response:
        """One request, on a connection of its own."""
        trusted = ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))
        transport = httpx.HTTPTransport(verify=trusted, local_address=address)
        with httpx.Client(transport=transport, base_url=self.url, timeout=20) as client:
            return client.request(method, path, **more)


@dataclass
class Site:
    """The proxy, and the servers behind it."""

    front: Front
    servers: list[ForkedServer]
    database: str


@dataclass
class Guests(Fleet):
    """People who all come in by the front door."""

    def door(self, table: str, player: SlowPlayer) -> str:
        return self.servers[0].socket_url(table)


def pages(folder: Path) -> Iterator[Path]:
    """Two versions of the page, as they are while servers are upgraded one by one."""
    for version in ("old", "new"):
        page = folder / f"page-{version}"
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text(f'<script src="/assets/{version}.js"></script>')
        (page / "assets" / f"{version}.js").write_text(f"// {version}")
        yield page


@contextmanager
def user_of(database: str) -> Iterator[str]:
    """The address of a database for a user of its own, who is not there any more afterwards."""
    owner, user = make_url(database), f"user_{uuid.uuid4().hex}"
    execute(database, f"CREATE ROLE {user} LOGIN PASSWORD '{owner.password or 'x'}' IN ROLE {owner.username}")
    try:
        yield owner.set(username=user).render_as_string(hide_password=False)
    finally:
        execute(database, f"DROP ROLE {user}")


@contextmanager
def without_database(site: Site) -> Iterator[None]:
    """The first of the servers cannot reach its database for a while."""
    user = make_url(site.servers[0].database).username
    execute(site.database, f"ALTER ROLE {user} NOLOGIN")
    execute(
        site.database,
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{user}'",
    )
    try:
        yield
    finally:
        execute(site.database, f"ALTER ROLE {user} LOGIN")


@contextmanager
def running_site(folder: Path) -> Iterator[Site]:
    """The whole site."""
    tls, plain = free_port(), free_port()
    front = Front("", folder, port=tls, plain=plain)
    make_certificate(folder)
    with postgres_url() as database, user_of(database) as user, ForkServer(folder) as fork_server:
        servers = [
            ForkedServer(
                address,
                folder,
                fork_server=fork_server,
                options={"hosts": [NAME], "page": str(page)},
            )
            for address, page in zip((user, database), pages(folder), strict=True)
        ]
        conf = adapted(folder, upstreams=[server.port for server in servers], plain=plain, tls=tls)
        (folder / "downforce.conf").write_text(conf)
        try:
            for server in reversed(servers):  # the tables belong to the one that stays
                server.start()
            front.start()
            yield Site(front, servers, database)
        finally:
            front.stop()
            for server in servers:
                server.stop()


@contextmanager
def at_home(certificate: Path) -> Iterator[None]:
    """The name of the site leads to this machine, and its certificate is good, for all that runs here."""
    found = socket.getaddrinfo

    def getaddrinfo(host: Any, *arguments: Any, **more: Any) -> Any:
        return found("127.0.0.1" if host in (NAME, NAME.encode()) else host, *arguments, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", getaddrinfo)
        patch.setenv("SSL_CERT_FILE", str(certificate))
        for name in ("NO_PROXY", "no_proxy"):
            patch.setenv(name, NAME)
        yield
