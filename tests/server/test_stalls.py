"""Stalls of the machine are noticed; here only the watching process is stopped."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from tests.server import stalls

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="goes before all others, by Linux' rules")


def test_a_watcher_that_is_not_woken_says_from_when_until_when() -> None:
    command = [sys.executable, stalls.__file__]
    over = Event()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as watcher:

        def stop_and_go() -> None:
            while not over.is_set():
                for what in (signal.SIGSTOP, signal.SIGCONT):
                    watcher.send_signal(what)
                    over.wait(0.3)

        assert watcher.stdout is not None
        if watcher.stdout.readline() != f"{stalls.WATCHING}\n":
            pytest.skip("takes the right to go before others")
        stopping = Thread(target=stop_and_go)
        stopping.start()
        said = watcher.stdout.readline()
        over.set()
        stopping.join()
        watcher.kill()
    begin, end = map(int, said.split())
    assert end - begin > stalls.STALL


def test_without_a_watcher_a_warning_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = tmp_path / "ends.py"
    ends.touch()
    monkeypatch.setattr(stalls, "__file__", str(ends))
    with stalls.watched() as found:
        assert capsys.readouterr().out.startswith("stalls of the machine are not measured")
    assert found == []


def test_with_a_watcher_nothing_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stays = tmp_path / "stays.py"
    stays.write_text(f"import time\nprint({stalls.WATCHING!r}, flush=True)\ntime.sleep(600)\n")
    monkeypatch.setattr(stalls, "__file__", str(stays))
    with stalls.watched() as found:
        pass
    assert found == []
    assert not capsys.readouterr().out
