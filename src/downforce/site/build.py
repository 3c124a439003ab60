"""Writes the website: the built page with relative addresses, Python for browsers, circuits and cards."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

import downforce
from downforce.content import DECKS, TRACKS
from downforce.i18n import load
from downforce.i18n.languages import LANGUAGES
from downforce.server.answers import about, content
from downforce.site.bytecode import Archives, with_bytecode
from downforce.site.fetch import MSGSPEC, PYODIDE, members

MARK = ".downforce-site"
"""What tells a folder that holds an earlier website from any other folder."""
LEFT_OUT = ("cli", "sim", "arena", "client", "i18n", "web_dist", "__pycache__", "webbuild.py", "__main__.py")
"""What of the package no browser needs."""
LEFT_OUT_OF_SERVER = ("http", "storage", "cluster", "bots", "metrics.py")
LEFT_OUT_OF_SITE = ("build.py", "bytecode.mjs", "bytecode.py", "fetch.py", "in_pyodide.py", "licences")
_OUT = {"server": LEFT_OUT_OF_SERVER, "site": LEFT_OUT_OF_SITE}
_RULES = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-{style}'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
_STYLE = (
    "#app>.start{visibility:hidden;max-width:36rem;margin:20vh auto;padding:0 1rem;font:1rem/1.5 sans-serif;"
    "animation:late 0s 4s forwards}@keyframes late{to{visibility:visible}}"
)
_PYODIDE_SOURCE = "https://github.com/pyodide/pyodide"
_START: Final = "site-open-over-http"


_WRITTEN_ANEW = ("index.html", "sw.js", "manifest.webmanifest", "licences.txt")


_UNUSED = re.compile(
    r"(_pyrepl|curses|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3|tkinter|turtledemo)/|"
    r"(unittest|venv|wsgiref|xml|xmlrpc)/|"
    r"(cProfile|doctest|ftplib|imaplib|mailbox|pdb|pickletools|poplib|profile|pstats|pydoc|smtplib|turtle)\.py|"
    r"encodings/(cp(?!437)\d|mac_|iso|koi8|big5|euc|gb|hz|johab|shift|tis|ptcp|kz|hp)"
)
"""Of the standard library: what nothing here imports."""


class SiteError(Exception):
    """The website could not be written; ``why`` is a message of the catalogues."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def build(folder: Path, page: Path, pyodide: Path, msgspec_wheel: Path) -> int:
    """Writes the website into a folder that is empty, new, or holds an earlier one; its size in bytes."""
    if not (page / "index.html").is_file():
        raise SiteError("site-no-page")
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise SiteError("site-not-empty")
    files = dict(_files(page, pyodide, msgspec_wheel))
    old = _listed(folder)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (folder / MARK).write_text("".join(f"{name}\n" for name in sorted(files)), encoding="utf-8")
    for name in old - files.keys():
        (folder / name).unlink(missing_ok=True)
        if not any((folder / name).parent.iterdir()):
            (folder / name).parent.rmdir()
    return sum(map(len, files.values()))


def _listed(folder: Path) -> set[str]:
    """What an earlier build wrote; anything else in the folder is not ours."""
    try:
        names = (folder / MARK).read_text(encoding="utf-8").splitlines()
    except OSError:
        return set()
    return {name for name in names if name and not name.startswith("/") and ".." not in name}


def _files(page: Path, pyodide: Path, msgspec_wheel: Path) -> Iterator[tuple[str, bytes]]:
    python = _python(pyodide, msgspec_wheel)
    version = hashlib.sha256(b"".join(python.values())).hexdigest()[:12]
    folder = f"python-{version}"
    shell = {**dict(_page(page)), **data_files()}
    shell["index.html"] = _index(page, folder)
    shell["manifest.webmanifest"] = _relative_manifest(page)
    yield from shell.items()
    yield "licences.txt", _licences(page, msgspec_wheel)
    yield "sw.js", _service_worker(page, shell, folder)
    for name, data in python.items():
        yield f"{folder}/{name}", data


# --- the page -------------------------------------------------------------------------------------


def _page(page: Path) -> Iterator[tuple[str, bytes]]:
    """The built page without what only a server sends."""
    for path in sorted(page.rglob("*")):
        name = path.relative_to(page).as_posix()
        is_packed = path.suffix in (".br", ".gz")
        is_ours = name.startswith((".", "site/")) or name in _WRITTEN_ANEW
        if path.is_file() and not is_packed and not is_ours:
            yield name, path.read_bytes()


def _index(page: Path, folder: str) -> bytes:
    """The page itself: below any path, and with a sentence for where it cannot run."""
    text = (page / "index.html").read_text(encoding="utf-8")
    text = re.sub(r"<!--cover-->.*?<!--/cover-->", "", text, flags=re.DOTALL)  # its own sentence stands there
    text = re.sub(r'(href|src)="/', r'\1="./', text)
    marks = f"data-site=\"{folder}\" data-newest='{json.dumps(_newest())}'"
    text = text.replace("<html ", f"<html {marks} ", 1)
    rules = _RULES.format(style=base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode())
    head = f'<meta http-equiv="Content-Security-Policy" content="{rules}">\n    <style>{_STYLE}</style>'
    text = text.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n    {head}', 1)
    sentences = "".join(f'<p lang="{language}">{load(language).text(_START)}</p>' for language in LANGUAGES)
    return text.replace(
        '<div id="app"></div>', f'<div id="app"><div class="start">{sentences}</div></div>', 1
    ).encode()


def _newest() -> dict[str, str]:
    """Of which version a circuit or a deck is that is named without one."""
    return {name: one.id for shelf in (TRACKS, DECKS) for name, one in shelf.items()}


def _relative_manifest(page: Path) -> bytes:
    manifest = json.loads((page / "manifest.webmanifest").read_bytes())
    manifest |= {"id": "./", "start_url": "./", "scope": "./"}
    manifest["icons"] = [icon | {"src": f".{icon['src']}"} for icon in manifest["icons"]]
    return json.dumps(manifest, ensure_ascii=False, indent=2).encode()


def _service_worker(page: Path, shell: Mapping[str, bytes], folder: str) -> bytes:
    names = sorted(name for name in shell if not name.endswith(".woff"))
    digest = hashlib.sha256()
    for name in names:
        digest.update(f"{name}\0".encode() + hashlib.sha256(shell[name]).digest())
    values = {
        "__SHELL__": json.dumps(["./" if name == "index.html" else name for name in names]),
        "__VERSION__": json.dumps(digest.hexdigest()[:12]),
        "__PYTHON__": json.dumps(folder),
    }
    text = (page / "site" / "sw.js").read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(name, value)
    return text.encode()


def data_files() -> dict[str, bytes]:
    """What a server would compute and a release alone changes: see ``fileFor`` of the page."""
    files = {"data/about.json": msgspec.json.encode(about.about())}
    for name, track in TRACKS.items():
        stem = f"data/tracks/{track.id.replace('@', '-')}"
        files[f"{stem}.json"] = msgspec.json.encode(content.track(name))
        files[f"{stem}.svg"] = content.track_map(name, bets=True)
        files[f"{stem}.plain.svg"] = content.track_map(name, bets=False)
    for name, deck in DECKS.items():
        files[f"data/decks/{deck.id.replace('@', '-')}.json"] = msgspec.json.encode(content.deck(name))
    return files


# --- Python ---------------------------------------------------------------------------------------


def _python(pyodide: Path, msgspec_wheel: Path) -> dict[str, bytes]:
    """The files that the worker downloads, packed as far as they are not yet."""
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
    inside = members(pyodide, names)
    lock = json.loads(inside["pyodide-lock.json"])
    sources = Archives(trimmed(inside["python_stdlib.zip"]), package())
    library, ours = with_bytecode(pyodide, msgspec_wheel, sources)
    plain = {
        "pyodide.packed": inside["pyodide.mjs"],
        "module.packed": inside["pyodide.asm.mjs"],
        "wasm.packed": inside["pyodide.asm.wasm"],
        "stdlib.zip": library,
        "msgspec.zip": msgspec_wheel.read_bytes(),
        "downforce.zip": ours,
    }
    stored = {name: _packed(name, data) for name, data in plain.items()}
    files = [
        {"name": name, "stored": len(stored[name]), "size": len(plain[name]), "packed": _is_packed(name)}
        for name in plain
    ]
    manifest = {"files": files, "lock": json.dumps(lock | {"packages": {}})}
    return {**stored, "manifest.json": json.dumps(manifest).encode()}


def trimmed(library: bytes) -> bytes:
    """The standard library without what the game and Pyodide never import: a quarter of the download."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as old, zipfile.ZipFile(buffer, "w") as new:
        for info in old.infolist():
            if not _UNUSED.match(info.filename):
                new.writestr(zipfile.ZipInfo(info.filename), old.read(info), zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()


def _is_packed(name: str) -> bool:
    return name.endswith(".packed")


def _packed(name: str, data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0) if _is_packed(name) else data


def package() -> bytes:
    """Our package as far as a browser needs it; the same bytes each time."""
    root, buffer = Path(downforce.__file__).parent, io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(root.rglob("*")):
            parts = path.relative_to(root).parts
            if path.is_file() and _is_needed(parts):
                archive.writestr(zipfile.ZipInfo("/".join(("downforce", *parts))), path.read_bytes(), 8, 9)
    return buffer.getvalue()


def _is_needed(parts: tuple[str, ...]) -> bool:
    inner = _OUT.get(parts[0], ())
    return (
        parts[0] not in LEFT_OUT
        and not (len(parts) > 1 and parts[1] in inner)
        and "__pycache__" not in parts
        and parts[-1] != "py.typed"
    )


# --- licences -------------------------------------------------------------------------------------


def _licences(page: Path, msgspec_wheel: Path) -> bytes:
    ours = Path(__file__).parent / "licences"
    with zipfile.ZipFile(msgspec_wheel) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith("licenses/LICENSE"))
        of_msgspec = wheel.read(name).decode()
    parts = [
        (page / "licences.txt").read_text(encoding="utf-8"),
        _titled(
            f"{PYODIDE.name} {PYODIDE.version} (MPL-2.0), {_PYODIDE_SOURCE}",
            ours / "MPL-2.0.txt",
        ),
        _titled("Python 3.14 (PSF-2.0)", ours / "Python.txt"),
        f"{MSGSPEC.name} {MSGSPEC.version} (BSD-3-Clause)\n\n{of_msgspec}",
    ]
    return "\n\n".join(parts).encode()


def _titled(title: str, file: Path) -> str:
    return f"{title}\n{'=' * len(title)}\n\n{file.read_text(encoding='utf-8').strip()}\n"
