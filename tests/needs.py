"""What some tests need beyond Python, and what happens where it cannot be had.

Tests without it are left out, and the end of the run says which, why, and what would bring them. With
``DOWNFORCE_TEST_EVERYTHING=1`` they fail instead.
"""

from __future__ import annotations

import os
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NoReturn

import pytest

from downforce import webbuild

EVERYTHING = "DOWNFORCE_TEST_EVERYTHING"
REASONS = "DOWNFORCE_TEST_REASONS"
"""Names a file into which pytest writes why it skipped tests, for a summary at the end of all."""
LEFT_OUT = "left out for want of"
NO_TOOLS = "npm could not install the tools of the page"
SYSTEM_FOLDERS = ("/usr/sbin", "/sbin")
"""Where Debian has programs that are not on every PATH."""


@dataclass(frozen=True, slots=True)
class Need:
    """Something that some tests cannot do without."""

    tests: str  # as in "12 browser tests"
    package: str = ""  # of Debian, if one brings it


NEEDS: Mapping[str, Need] = {
    "chromium": Need("browser tests", "chromium"),
    "npm": Need("tests of the page"),
    "pyodide": Need("tests of Python in the browser"),
    "nginx": Need("tests of the site behind nginx", "nginx-light"),
    "nft": Need("packet-loss tests", "nftables"),
    "openssl": Need("tests that need a certificate", "openssl"),
    "pg_dump": Need("tests of PostgreSQL backups", "postgresql-client"),
    "sqlite3": Need("tests of SQLite backups", "sqlite3"),
}


def insists(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a part that cannot be tested is a failure."""
    return environment.get(EVERYTHING, "") not in ("", "0")


def leave_out(name: str, why: str) -> NoReturn:
    """Ends the test: it is skipped, or it fails where everything is tested."""
    if insists():
        pytest.fail(reason(name, why), pytrace=False)
    pytest.skip(reason(name, why))


def reason(name: str, why: str) -> str:
    """What a skipped test gives as its reason; ``summary`` reads it."""
    return f"{LEFT_OUT} {name}: {why}"


def program(name: str) -> str:
    """The path of a program of the system."""
    path = os.pathsep.join([os.environ.get("PATH", ""), *SYSTEM_FOLDERS])
    return shutil.which(name, path=path) or leave_out(name, f"there is no {name}")


def need_page_tools() -> None:
    """The packages of npm with which the page is built and checked, installed if they are not there."""
    try:
        webbuild.install_tools()
    except webbuild.WebBuildError:
        leave_out("npm", NO_TOOLS)


# --- the end of a run -----------------------------------------------------------------------------

_REASON = re.compile(rf"(?:Skipped: )?{LEFT_OUT} (\S+): (.*)", re.DOTALL)


def summary(reasons: Iterable[str]) -> Iterator[str]:
    """What was left out, why, and the command that would bring it; nothing if nothing was."""
    counts = Counter(reasons)
    left_out = {given: found for given in counts if (found := _REASON.fullmatch(given))}
    for given, count in sorted(counts.items()):
        if given not in left_out:
            yield f"Skipped: {count}, because: {given.removeprefix('Skipped: ')}."
    for given, found in sorted(left_out.items()):
        yield f"Left out: {counts[given]} {NEEDS[found[1]].tests}, because {found[2]}."
    if packages := sorted({NEEDS[found[1]].package for found in left_out.values()} - {""}):
        yield f"To run all of them: sudo apt install {' '.join(packages)}"
