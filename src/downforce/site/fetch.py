"""Python for browsers: Pyodide from npm, and msgspec for it from PyPI; by name, and checked by digest."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from downforce.webbuild import WebBuildError, find_node


class Parcel(NamedTuple):
    """A file of a package, by name and version, and what it must be."""

    name: str
    version: str
    file: str
    sha256: str


PYODIDE = Parcel(
    "pyodide",
    "314.0.7",
    "pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
)
MSGSPEC = Parcel(
    "msgspec",
    "0.22.0",
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
)


class FetchError(Exception):
    """A package could not be had; ``parcel`` is which, ``why`` what npm or pip said last."""

    def __init__(self, parcel: Parcel, why: str) -> None:
        super().__init__(parcel, why)
        self.parcel = parcel
        self.why = why

    def __str__(self) -> str:
        return f"{self.parcel.name} {self.parcel.version}: {self.why}"


def fetched(folder: Path) -> tuple[Path, Path]:
    """Pyodide and msgspec, from this folder if they are there, or else from npm and PyPI."""
    return _kept(PYODIDE, folder, _npm_pack), _kept(MSGSPEC, folder, _pip_download)


def cache_folder() -> Path:
    """Where this system keeps what can be fetched again."""
    from platformdirs import user_cache_path

    given = os.environ.get("DOWNFORCE_SITE_CACHE")
    return Path(given) if given else user_cache_path("downforce", appauthor=False) / "site"


def _kept(parcel: Parcel, folder: Path, fetch: Callable[[Parcel, Path], None]) -> Path:
    path = folder / parcel.file
    if path.is_file() and _digest(path) == parcel.sha256:
        return path
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as name:
        new = Path(name, parcel.file)
        fetch(parcel, new.parent)
        if not new.is_file():
            raise FetchError(parcel, "no such file")
        if _digest(new) != parcel.sha256:
            raise FetchError(parcel, "another digest than the one that is pinned")
        new.replace(path)
    return path


def _npm_pack(parcel: Parcel, folder: Path) -> None:
    try:
        found = find_node()
    except WebBuildError as error:
        raise FetchError(parcel, str(error)) from None
    path = os.pathsep.join([str(found.node.parent), os.environ.get("PATH", "")])
    command = [str(found.node), str(found.npm), "pack", f"{parcel.name}@{parcel.version}", "--silent"]
    _run(parcel, command, folder, {**os.environ, "PATH": path})


def _pip_download(parcel: Parcel, folder: Path) -> None:
    platform = parcel.file.removesuffix(".whl").split("-")[-1]
    python = parcel.file.split("-")[2].removeprefix("cp")
    options = ["--no-deps", "--only-binary=:all:", "--platform", platform, "--python-version", python]
    wanted = f"{parcel.name}=={parcel.version}"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", wanted]
    _run(parcel, [*command, *options], folder, {**os.environ})


def _run(parcel: Parcel, command: Sequence[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line.strip() for line in f"{done.stdout}\n{done.stderr}".splitlines() if line.strip()]
        raise FetchError(parcel, lines[-1] if lines else "failed")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def members(archive: Path, names: Sequence[str]) -> dict[str, bytes]:
    """Some files of an npm package."""
    with tarfile.open(archive) as tar:
        return {name: _member(tar, f"package/{name}") for name in names}


def _member(tar: tarfile.TarFile, name: str) -> bytes:
    file = tar.extractfile(name)
    assert file is not None, f"{name} is a folder"
    return file.read()
