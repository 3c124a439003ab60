"""Bytecode for Python in browsers, which then starts in half the time: no source is compiled there.

Bytecode belongs to one version of Python, so Pyodide itself makes it, under Node, when the website is built.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from downforce.site.fetch import members
from downforce.webbuild import find_node

HERE = Path(__file__).parent
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "package.json")


class Archives(NamedTuple):
    """The standard library, and our package."""

    library: bytes
    package: bytes


def with_bytecode(pyodide: Path, msgspec_wheel: Path, sources: Archives) -> Archives:
    """Archives with bytecode: of the standard library for what is imported at the start, of ours for all."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        files = members(pyodide, PARTS) | {
            "python_stdlib.zip": sources.library,
            "downforce.zip": sources.package,
            "msgspec.zip": msgspec_wheel.read_bytes(),
        }
        for file, data in files.items():
            (folder / file).write_bytes(data)
        command = [*map(str, (find_node().node, HERE / "bytecode.mjs", folder, HERE / "in_pyodide.py"))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-1500:]
        return Archives((folder / "python_stdlib.zip").read_bytes(), (folder / "downforce.zip").read_bytes())
