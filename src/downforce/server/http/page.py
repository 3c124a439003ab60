"""The page for browsers: its files, held in memory, each as small as the browser can read it.

They are read once, when the server starts. So a server shows one version of the page as long as it runs, even
if a newer one is built meanwhile, and no address can lead to any other file.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.params import FromPath

from downforce import webbuild
from downforce.server.wire.errors import Refusal, RefusalError

logger = logging.getLogger(__name__)

ASSETS: Final = "assets"
"""The folder whose files carry a hash of their content in their names: they never change."""
COMPRESSED: Final = "compressed"
"""Marks routes whose answers are compressed already."""

_IMMUTABLE = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"  # or a browser mixes parts of two versions
_ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""By our own list: what the system thinks of endings differs from one to the next."""
_NOT_BUILT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Downforce</title>'
    "<p>The server is up, but its page has not been built: stop it and run <code>make play</code> in the "
    "folder of the game, which builds it first.</p></html>"
)


class PageFile(NamedTuple):
    """A file of the page: its type, its bytes by encoding, how long it may be kept, and its etag."""

    media_type: str
    bodies: Mapping[str, bytes]
    caching: str
    etag: str


def read_page(folder: Path) -> dict[str, PageFile]:
    """The files of a built page by their path below its folder; none if there is no such page."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    plain = [path for path in files if path.suffix not in _ENCODINGS.values()]
    return {path.relative_to(folder).as_posix(): _read(path) for path in plain}


def _read(path: Path) -> PageFile:
    bodies = {"": path.read_bytes()}
    for encoding, ending in _ENCODINGS.items():
        smaller = path.with_name(path.name + ending)
        if smaller.is_file():
            bodies[encoding] = smaller.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    caching = _IMMUTABLE if path.parent.name == ASSETS else _REVALIDATE
    return PageFile(kind, bodies, caching, hashlib.sha256(bodies[""]).hexdigest()[:16])


def compressed_part(media_type: str, body: bytes, caching: str) -> PageFile:
    """What was made by the server itself, compressed once for all."""
    bodies = {"": body, "gzip": gzip.compress(body, mtime=0)}
    return PageFile(media_type, bodies, caching, hashlib.sha256(body).hexdigest()[:16])


def best_encoding(accepted: str, there: Mapping[str, bytes]) -> str:
    """The best of the encodings that are there and that a browser reads; empty for none.

    >>> best_encoding("gzip, deflate, br", {"": b"...", "br": b".", "gzip": b".."})
    'br'
    >>> best_encoding("gzip;q=1.0, br;q=0", {"": b"...", "br": b".", "gzip": b".."})
    'gzip'
    """
    names = set()
    for choice in accepted.lower().split(","):
        name, _, weight = choice.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            names.add(name.strip())
    return next((name for name in _ENCODINGS if name in there and name in names), "")


# --- routes ---------------------------------------------------------------------------------------


@get(
    [
        "/",
        "/t/{table:str}",
        "/replay/{game:str}",
        "/rules",
        "/learn",
        "/learn/exercises/{exercise:str}",
        "/pad",
        "/privacy",
        "/calls",
        "/screen",
    ]
)
async def page(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """The page; what it shows at an address is up to itself."""
    if "index.html" not in state.page:
        headers = {"cache-control": "no-store"}
        return Response(_NOT_BUILT.encode(), status_code=503, media_type=_TYPES[".html"], headers=headers)
    return answer_part(state.page["index.html"], request)


@get("/assets/{name:str}")
async def asset(request: Request[Any, Any, State], state: State, name: FromPath[str]) -> Response[bytes]:
    """A script, style sheet or font of the page, under a name that is never used again for another."""
    return _part(f"{ASSETS}/{name}", request, state)


@get("/{name:str}")
async def beside(request: Request[Any, Any, State], state: State, name: FromPath[str]) -> Response[bytes]:
    """What lies beside the page under a fixed name: the icon, the manifest, the service worker."""
    return _part(name, request, state)


def _part(path: str, request: Request[Any, Any, State], state: State) -> Response[bytes]:
    if path not in state.page:
        raise RefusalError(Refusal.NO_SUCH_THING)
    return answer_part(state.page[path], request)


def answer_part(part: PageFile, request: Request[Any, Any, State]) -> Response[bytes]:
    """A file, or only that the browser has it already."""
    encoding = best_encoding(request.headers.get("accept-encoding", ""), part.bodies)
    etag = f'"{part.etag}{encoding}"'
    headers = {"cache-control": part.caching, "etag": etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(part.bodies[encoding], media_type=part.media_type, headers=headers)


PAGE_ROUTES = Router(
    "/", route_handlers=[page, asset, beside], include_in_schema=False, opt={COMPRESSED: True}
)


# --- before the start -----------------------------------------------------------------------------


def prepare_page() -> None:
    """Builds the page again if this is a checkout and its sources changed; logs it if that fails."""
    try:
        webbuild.ensure(say=logger.warning)
    except webbuild.WebBuildError as error:
        logger.warning("the page is not up to date: %s", error)
