"""Runs the checks and the tests side by side: ``python -m tests.suite check``, ``test`` or ``soak``.

Lint, types and component tests run one after the other while pytest runs beside them. What a check prints is
shown only if it fails. The last lines say what failed, what was left out and what would bring it, and how
long it took.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from downforce import webbuild
from tests import leftovers, needs
from tests.browser import chromium

ROOT = Path(__file__).parents[1]
LIBRARY = ("arena", "bots", "contract", "drawing", "i18n", "model", "notation", "rules")
"""The folders of the tests that need neither a server nor a browser."""
NO_TEST_HANGS = ("-o", "faulthandler_timeout=900", "-o", "faulthandler_exit_on_timeout=true")
"""A test that comes to no end within a quarter of an hour fails, and says where it was."""
NOTHING_TO_RUN = 5
"""What pytest returns when no test was chosen."""


JOBS = min(os.cpu_count() or 1, 7) + 1
"""One more than there are cores: half of the tests' time is waiting for servers and browsers."""


class Check(NamedTuple):
    """A command, and how the report calls it."""

    name: str
    command: Sequence[str]


def python(*words: str) -> tuple[str, ...]:
    """A command that runs a module with this Python."""
    return (sys.executable, "-m", *words)


def npm(*words: str) -> tuple[str, ...]:
    """A command that runs npm in ``web/``."""
    return python("downforce.webbuild", "npm", "--silent", *words)


CHECKS = (
    Check("ruff check", python("ruff", "check", ".")),
    Check("ruff format", python("ruff", "format", "--check", ".")),
    Check("mypy", python("mypy")),
)
PAGE_CHECKS = (
    Check("biome", npm("run", "lint")),
    Check("types of the page", npm("run", "types")),
    Check("component tests", npm("test")),
)
COMPILED = ("tests/fast", "tests/sim", "tests/worth")
FAST_CHECK = Check("tests of the fast engine", python("pytest", "-q", *NO_TEST_HANGS, *COMPILED))
FAST_SOAK = Check("long tests of the fast engine", (*FAST_CHECK.command, "-m", "soak"))
"""In one process: each process would compile it again."""
LIBRARY_PATHS = (*(f"tests/{name}" for name in LIBRARY), "tests/test_layout.py", "src/downforce")
AGAIN = (
    *(f"tests/{name}" for name in ("arena", "contract", "model", "notation")),
    "tests/docs/test_notation_page.py",
)
"""Properties that find new examples every time; ``make soak`` tries many."""


# --- what is run ----------------------------------------------------------------------------------


@dataclass
class Run:
    """One run, and what came of it."""

    jobs: int
    report: Path
    begun: float = field(default_factory=time.monotonic)
    failed: list[str] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    is_interrupted: bool = False

    def check(self, checks: Sequence[Check]) -> None:
        """Runs checks one after the other."""
        report = self.report.with_name("reasons-of-checks.json")
        for one in checks:
            if self.is_interrupted:
                return
            done = subprocess.run(
                one.command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True, check=False,
                env={**os.environ, needs.REASONS: str(report)},
            )  # fmt: skip
            self.add_reasons(report)
            if done.returncode and not self.is_interrupted:
                self.failed.append(one.name)
                print(f"\n{one.name} failed:\n{done.stdout.rstrip()}\n", flush=True)

    def pytest(self, *words: str, environment: Mapping[str, str] | None = None) -> None:
        """Runs tests in several processes; each takes over tests of the others when it has none left."""
        shared = ("-q", "-n", str(self.jobs), "--dist", "worksteal", *NO_TEST_HANGS)
        env = {**os.environ, needs.REASONS: str(self.report), **(environment or {})}
        try:
            done = subprocess.run(python("pytest", *shared, *words), cwd=ROOT, env=env, check=False)
        except KeyboardInterrupt:
            self.is_interrupted = True
            raise
        if done.returncode not in (0, NOTHING_TO_RUN):
            self.failed.append("pytest")
        self.add_reasons(self.report)

    def add_reasons(self, report: Path) -> None:
        """Takes over what a run of pytest left out."""
        if report.exists():
            self.reasons += json.loads(report.read_text())
            report.unlink()

    def tell(self, name: str) -> int:
        """Prints the last lines; the exit status."""
        minutes, seconds = divmod(round(time.monotonic() - self.begun), 60)
        print()
        for line in needs.summary(self.reasons):
            print(line)
        came_of_it = f"failed: {', '.join(self.failed)}" if self.failed else "passed"
        print(f"make {name}: {came_of_it}, in {minutes} min {seconds} s.", flush=True)
        return 1 if self.failed else 0


@contextmanager
def beside(run: Run, *checks: Check) -> Iterator[None]:
    """Meanwhile runs checks, one after the other."""
    with ThreadPoolExecutor() as thread:
        done = thread.submit(run.check, checks)
        yield
        done.result()


def check(run: Run) -> None:
    """The inner loop: lint, types, component tests, and the tests of the library."""
    page = PAGE_CHECKS if prepare_page_tools(run) else ()
    with beside(run, *CHECKS, *page):
        run.pytest(*LIBRARY_PATHS)


def test(run: Run) -> None:
    """Everything but the long tests."""
    page = PAGE_CHECKS if prepare_page_tools(run) else ()
    with beside(run, FAST_CHECK, *CHECKS, *page):
        prepare_browser()
        run.pytest(*(f"--ignore={path}" for path in COMPILED))


def soak(run: Run) -> None:
    """The long tests, and the properties with many new examples."""
    prepare_page_tools(run)
    prepare_browser()
    many = {"DOWNFORCE_HYPOTHESIS": "soak"}
    with beside(run, FAST_SOAK):
        left_out = (f"--ignore={path}" for path in (*COMPILED, "tests/browser"))
        run.pytest("-m", "soak", *left_out, environment=many)
    run.pytest("-m", "soak", "tests/browser")  # alone: people who wait for a page lose patience
    run.pytest(*AGAIN, environment=many)


KINDS = {"check": check, "test": test, "soak": soak}


# --- what they need -------------------------------------------------------------------------------


def prepare_page_tools(run: Run) -> bool:
    """Installs the tools of the page and builds it; whether they are there."""
    try:
        webbuild.install_tools()
        webbuild.build_if_stale()
    except webbuild.WebBuildError as error:
        if webbuild.is_installed(ROOT / "web", with_tools=True):
            run.failed.append("building the page")
            print(f"{error}\n", flush=True)
            return True
        run.failed += [needs.NO_TOOLS] * needs.insists()
        run.reasons.append(needs.reason("npm", needs.NO_TOOLS))
        return False
    return True


def prepare_browser() -> None:
    """Looks for a browser, so that pytest finds it at once; where there is none, its tests say so."""
    try:
        os.environ[chromium.VARIABLE] = chromium.find()
    except chromium.NoBrowser as error:
        os.environ[chromium.WHY_NOT] = str(error)


def keep_bytecode() -> None:
    """Every process of a run imports the same code: it is compiled once, also where Python is told not to."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def end_with_parent() -> None:
    """On Linux: when make is killed, this process ends too, and then all that it started."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)  # PR_SET_PDEATHSIG


def main(words: Sequence[str]) -> int:
    """Runs one of the kinds; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.suite", description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--jobs", type=int, default=JOBS, help="processes that run tests")
    options = parser.parse_args(words)
    end_with_parent()
    leftovers.watch()
    keep_bytecode()
    with tempfile.TemporaryDirectory() as folder:
        run = Run(options.jobs, Path(folder, "reasons.json"))
        try:
            KINDS[options.kind](run)
        except KeyboardInterrupt:
            run.failed.append("interrupted")
        return run.tell(options.kind)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
