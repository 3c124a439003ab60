"""Where Numba keeps compiled code: a folder that only its user can open, one for each version of the sources.

Numba looks at the file of a function and not at the functions it calls in other files, so the folder is named
after a digest of all sources. What it holds is pickled code, hence the mode 0700, which is checked.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import shutil
import stat
import sys
import time
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from downforce.model.errors import DownforceError

UNUSED_SECONDS = 30 * 24 * 3600
"""A folder of other sources or versions that was not used for so long is deleted."""
FOLDER = "DOWNFORCE_FAST_CACHE"
"""The variable that names another folder than the user's cache."""


def cause_against_compiling() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if find_spec("numba") is None:
        return "Numba is not installed (the extra fast)"
    if hasattr(mmap, "PROT_EXEC"):
        try:
            mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC).close()
        except OSError:
            return "the system forbids memory that becomes executable"
    return ""


def sources_digest() -> str:
    """Changes with each source of this package, with Numba and with Python."""
    files = sorted(Path(__file__).parent.parent.rglob("*.py"))
    parts = [file.read_bytes() for file in files]
    parts += [text.encode() for text in (version("numba"), version("numpy"), sys.version)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def use_cache() -> None:
    """Names the folder to Numba, unless the user has named one."""
    if "NUMBA_CACHE_DIR" in os.environ:
        return
    folder = cache_folder() / f"fast-{sources_digest()}"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    check_private(folder)
    os.utime(folder)
    delete_unused(folder.parent)
    os.environ["NUMBA_CACHE_DIR"] = str(folder)


def delete_unused(parent: Path) -> None:
    """Deletes the folders of versions that are used no longer."""
    for folder in parent.glob("fast-*"):
        try:
            if time.time() - folder.stat().st_mtime > UNUSED_SECONDS:
                shutil.rmtree(folder)
        except OSError:
            continue  # another process deletes it, or another user owns it


def cache_folder() -> Path:
    """The folder of the user's caches, as on each platform; without a package, as this one needs none."""
    if named := os.environ.get(FOLDER):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "downforce" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "downforce"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "downforce"


def check_private(folder: Path) -> None:
    """Refuses a folder in which others could leave code."""
    if not hasattr(os, "getuid"):
        return
    found = folder.stat()
    if found.st_uid != os.getuid() or found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise DownforceError(f"{folder} holds compiled code, and others may write there: chmod 700 {folder}")
