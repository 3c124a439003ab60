"""``make check``, ``test`` and ``soak``: what they print last, and what they need to begin at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from downforce import webbuild
from tests import needs, suite
from tests.suite import Check, Run

ROOT = Path(__file__).parents[1]
SAYS = "import sys; print('what it says'); sys.exit({})"


def saying(status: int) -> Check:
    """A check that ends with this status."""
    return Check(f"check {status}", (sys.executable, "-c", SAYS.format(status)))


def new_run(folder: Path) -> Run:
    return Run(1, folder / "reasons.json")


def test_what_a_check_prints_is_shown_only_if_it_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = new_run(tmp_path)
    run.check([saying(0)])
    assert capsys.readouterr().out == ""
    assert run.tell("check") == 0
    assert capsys.readouterr().out.endswith("make check: passed, in 0 min 0 s.\n")
    run.check([saying(3), saying(0)])
    assert "check 3 failed:\nwhat it says\n" in capsys.readouterr().out
    assert run.tell("check") == 1
    assert "make check: failed: check 3, in" in capsys.readouterr().out


def test_the_last_lines_name_what_was_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = new_run(tmp_path)
    run.reasons = [f"Skipped: {needs.reason('nginx', 'there is no nginx')}"]
    assert run.tell("test") == 0
    assert capsys.readouterr().out.splitlines()[-3:-1] == [
        "Left out: 1 tests of the site behind nginx, because there is no nginx.",
        "To run all of them: sudo apt install nginx-light",
    ]


def test_all_processes_of_a_run_share_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    suite.keep_bytecode()
    command = [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"


WITHOUT_NGINX = """
from tests.needs import leave_out

def test_it():
    leave_out("nginx", "there is no nginx")
"""


def test_pytest_hands_on_why_it_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(needs.EVERYTHING, raising=False)
    (tmp_path / "test_it.py").write_text(WITHOUT_NGINX)
    run = new_run(tmp_path)
    run.pytest("-p", "tests.conftest", str(tmp_path))
    assert run.failed == []
    assert run.reasons == ["Skipped: left out for want of nginx: there is no nginx"]


@pytest.mark.parametrize("everything", ["", "1"])
def test_without_the_tools_of_the_page_its_checks_are_left_out(
    everything: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise webbuild.WebBuildError("no network")

    monkeypatch.setattr(webbuild, "install_tools", fail)
    monkeypatch.setattr(webbuild, "is_installed", lambda *_, **__: False)
    monkeypatch.setenv(needs.EVERYTHING, everything)
    run = new_run(tmp_path)
    assert not suite.prepare_page_tools(run)
    assert run.reasons == [needs.reason("npm", needs.NO_TOOLS)]
    assert bool(run.failed) is bool(everything)


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize(
    "target", ["play", *(pytest.param(target, marks=pytest.mark.soak) for target in ("test", "check"))]
)
def test_without_a_network_for_pip_make_says_one_sentence(target: str, tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "README.md", "LICENSE", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    nowhere = {
        "PIP_INDEX_URL": "http://127.0.0.1:1/simple",
        "PIP_RETRIES": "0",
        "PIP_CONFIG_FILE": os.devnull,
    }
    done = subprocess.run(
        ["make", "-s", target], cwd=tmp_path, env={**kept, **nowhere},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode
    said = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    assert said == ["pip cannot reach the package index. Connect to the network and run make again."]
    assert done.stdout.splitlines() == [f"Setting up .venv ({'.' if target == 'play' else '.[dev]'})"]
