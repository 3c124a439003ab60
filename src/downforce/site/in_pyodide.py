"""Replaces source by bytecode in two archives. It runs in Python for browsers only: see ``bytecode.mjs``."""

from __future__ import annotations

import importlib.util
import io
import marshal
import sys
import zipfile
from pathlib import Path

WITH_DOCSTRINGS = ("pyodide/", "_pyodide/")
"""Pyodide reads its own docstrings when it starts."""


def imported() -> set[str]:
    """The files of the standard library that are imported so far."""
    paths = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return {path.partition(".zip/")[2] for path in paths}


def compiled(archive: bytes, names: set[str] | None) -> bytes:
    """An archive with bytecode for these files, without docstrings and assertions; or for all, with them."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(buffer, "w") as new:
        for name in old.namelist():
            data, is_python = old.read(name), name.endswith(".py")
            if is_python and (names is None or name in names):
                is_whole = names is None or name.startswith(WITH_DOCSTRINGS)
                code = compile(data, name, "exec", dont_inherit=True, optimize=0 if is_whole else 2)
                data, name = importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code), f"{name}c"
            new.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()


def main() -> None:
    """Starts what a browser starts, to see what that imports."""
    sys.path.insert(0, "/downforce")
    importlib.import_module("downforce.site.service")
    library, package = Path("/python_stdlib.zip"), Path("/downforce.zip")
    library.write_bytes(compiled(library.read_bytes(), imported()))
    package.write_bytes(compiled(package.read_bytes(), None))


if sys.platform == "emscripten":
    main()
