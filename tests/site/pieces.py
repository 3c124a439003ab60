"""Python for browsers, for tests: fetched by name, or left out with a reason where that cannot be done."""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
import zipfile
from functools import cache
from pathlib import Path

from downforce.site.build import package, trimmed
from downforce.site.fetch import FetchError, cache_folder, fetched
from downforce.webbuild import CHECKOUT, find_node
from tests.needs import leave_out

HERE = Path(__file__).parent


@cache
def parcels() -> tuple[Path, Path]:
    """Pyodide and msgspec as npm and pip bring them."""
    try:
        return fetched(cache_folder())
    except FetchError as error:
        leave_out("pyodide", str(error))


def play_in_pyodide(folder: Path, numbers: list[int]) -> list[str]:
    """The lines that games print when they are played in Python for browsers, under Node."""
    pyodide, msgspec = parcels()
    with tarfile.open(pyodide) as tar:
        tar.extractall(folder, filter="data")
    library = folder / "package" / "python_stdlib.zip"
    library.write_bytes(trimmed(library.read_bytes()))
    archive = folder / "downforce.zip"
    archive.write_bytes(_with_tests(package()))
    wheel = folder / "msgspec.zip"
    wheel.write_bytes(msgspec.read_bytes())
    script = HERE / "run_in_pyodide.py"
    paths = (find_node().node, HERE / "in_pyodide.mjs", folder / "package", script)
    command = [*map(str, paths), *map(str, numbers)]
    environment = {**os.environ, "DOWNFORCE_ARCHIVES": f"{wheel}|{archive}"}
    done = subprocess.run(command, env=environment, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-1500:] + done.stdout[-500:]
    return str(done.stdout).splitlines()


def _with_tests(archive: bytes) -> bytes:
    buffer = io.BytesIO(archive)
    with zipfile.ZipFile(buffer, "a") as zip:
        for name in ("play.py", "rows.py"):
            zip.write(HERE / name, f"tests/site/{name}")
    return buffer.getvalue()
