"""How the built page is served: with which headers, in which encoding, and what if there is none."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from downforce.server.http.app import Config, create_app
from downforce.server.http.page import best_encoding, read_page
from downforce.server.wire.errors import Refusal

SCRIPT = b"console.log('hello');" * 100
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    files = {
        "index.html": b"<!doctype html>",
        "assets/index-abc.js": SCRIPT,
        "assets/index-abc.js.gz": gzip.compress(SCRIPT),
        "assets/index-abc.js.br": b"not really brotli",
        "assets/text-abc.woff2": b"wOF2",
        "sw.js": b"self.skipWaiting()",
        "manifest.webmanifest": b"{}",
        ".sources": b"abc",
    }
    for name, content in files.items():
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "page"


def get(page: Path, path: str, **headers: str) -> httpx.Response:
    """The answer of a server with this page; without a database, which no page needs."""

    async def asking() -> httpx.Response:
        app = create_app(Config(database="sqlite://", page=page))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            names = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.get(path, headers=names)

    return asyncio.run(asking())


@pytest.mark.parametrize("path", ["/", "/rules", "/t/some-table", "/replay/some-game"])
def test_the_page_is_the_same_at_all_its_addresses(built: Path, path: str) -> None:
    answer = get(built, path)
    assert (answer.status_code, answer.content) == (200, b"<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "caching"),
    [
        ("/assets/index-abc.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/text-abc.woff2", "font/woff2", FOR_EVER),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
def test_each_part_has_its_type_and_may_be_kept_as_long_as_it_holds(
    built: Path, path: str, kind: str, caching: str
) -> None:
    answer = get(built, path)
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, caching)


@pytest.mark.parametrize(
    ("accepted", "encoding", "size"),
    [("gzip", "gzip", None), ("identity", None, len(SCRIPT)), ("", None, len(SCRIPT))],
)
def test_a_browser_gets_the_encoding_it_reads(
    built: Path, accepted: str, encoding: str | None, size: int | None
) -> None:
    answer = get(built, "/assets/index-abc.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert int(answer.headers["content-length"]) == (size or len(gzip.compress(SCRIPT)))
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.content == SCRIPT


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP", "gzip"),
        ("br; q=0, gzip; q=0.5", "gzip"),
        ("br;q=0.000", ""),
        ("brotli", ""),
        ("*", ""),
        ("", ""),
    ],
)
def test_the_best_encoding_is_taken(accepted: str, encoding: str) -> None:
    assert best_encoding(accepted, {"": b"", "br": b"", "gzip": b""}) == encoding
    assert best_encoding(accepted, {"": b""}) == ""


def test_what_the_browser_has_is_not_sent_again(built: Path) -> None:
    mark = get(built, "/sw.js").headers["etag"]
    assert get(built, "/sw.js", if_none_match=mark).status_code == 304
    (built / "sw.js").write_bytes(b"other")
    assert get(built, "/sw.js", if_none_match=mark).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/assets/..%2findex.html",
        "/..%2f..%2fpyproject.toml",
        "/.sources",
        "/sw.js.br",
        "/x",
    ]
    + ["/assets/index-abc.js.gz", "/t/x/y", "/assets/"],
)
def test_nothing_else_is_there(built: Path, path: str) -> None:
    answer = get(built, path)
    assert (answer.status_code, answer.json()["reason"]) == (404, Refusal.NO_SUCH_THING)


def test_without_a_page_one_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    assert read_page(tmp_path / "nothing") == {}
    answer = get(tmp_path / "nothing", "/t/x")
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "make play" in answer.text
    assert answer.headers["cache-control"] == "no-store"
