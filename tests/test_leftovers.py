"""A run that is killed leaves nothing running: no server, no PostgreSQL, no browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests import leftovers

ROOT = Path(__file__).parents[1]
STARTS_MUCH = """
import os, time
from pathlib import Path
from playwright.sync_api import sync_playwright
from tests.browser import chromium
from tests.server.databases import start_postgres
from tests.server.running import ForkServer, Server

def test_it(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/games.db", tmp_path)
    server.start()
    start_postgres()
    ForkServer(tmp_path).__enter__()
    with sync_playwright() as playwright:
        try:
            chromium.launch(playwright)
        except chromium.NoBrowser:
            pass
        Path(os.environ["READY"]).write_text(os.environ["TEST_RUN"])
        time.sleep(600)
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")


def wait_until(happens: Callable[[], object]) -> None:
    for _ in range(1200):
        if happens():
            return
        time.sleep(0.1)
    raise AssertionError("it does not happen")


def is_running(process: psutil.Process) -> bool:
    return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)


@pytest.mark.parametrize("how", [signal.SIGKILL, pytest.param(signal.SIGINT, marks=pytest.mark.soak)])
def test_a_run_that_is_ended_leaves_no_process_behind(how: signal.Signals, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(STARTS_MUCH)
    ready, said = tmp_path / "ready", tmp_path / "said"
    environment = {name: value for name, value in os.environ.items() if name != leftovers.VARIABLE}
    with said.open("wb") as out:
        run = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-p", "xdist", "-n", "1"]
            + [f"--basetemp={tmp_path}/run", str(tmp_path / "test_it.py")],
            cwd=ROOT, start_new_session=True, stdout=out,
            env={**environment, "READY": str(ready), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        )  # fmt: skip
    try:
        wait_until(lambda: (ready.exists() and ready.read_text()) or run.poll() is not None)
        assert ready.exists(), said.read_text()
        started = [*leftovers.survivors(ready.read_text())]
        commands = [" ".join([process.name(), *process.cmdline()]) for process in started]
        for name in ("serve.py", "fork_server.py", "postgres"):
            assert any(name in command for command in commands), (name, commands)
    finally:
        run.send_signal(how)
        run.wait()
    wait_until(lambda: not any(map(is_running, started)))
    assert [*leftovers.survivors(ready.read_text())] == []


def test_a_run_within_a_run_has_the_same_watchdog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(leftovers.VARIABLE, "mark")
    leftovers.watch()
    assert os.environ[leftovers.VARIABLE] == "mark"
