"""What cannot be tested on a machine is left out and named at the end, or fails if everything is tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from downforce import webbuild
from tests import needs

ROOT = Path(__file__).parents[1]


def test_the_end_of_a_run_names_what_was_left_out_why_and_one_command_that_brings_it() -> None:
    no_browser = needs.reason("chromium", "none was found")
    no_nginx = needs.reason("nginx", "there is no nginx")
    reasons = [f"Skipped: {no_browser}"] * 3 + [f"Skipped: {no_nginx}", "Skipped: only on Mars"]
    assert [*needs.summary(reasons)] == [
        "Skipped: 1, because: only on Mars.",
        "Left out: 3 browser tests, because none was found.",
        "Left out: 1 tests of the site behind nginx, because there is no nginx.",
        "To run all of them: sudo apt install chromium nginx-light",
    ]
    assert [*needs.summary([])] == []


def test_what_no_package_brings_names_none() -> None:
    assert [*needs.summary([needs.reason("npm", needs.NO_TOOLS)])] == [
        f"Left out: 1 tests of the page, because {needs.NO_TOOLS}."
    ]


@pytest.mark.parametrize("name", needs.NEEDS)
def test_a_missing_need_skips_the_test_or_fails_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(needs.EVERYTHING, raising=False)
    with pytest.raises(pytest.skip.Exception, match=f"{name}: it is not there"):
        needs.leave_out(name, "it is not there")
    monkeypatch.setenv(needs.EVERYTHING, "1")
    with pytest.raises(pytest.fail.Exception, match=f"{name}: it is not there"):
        needs.leave_out(name, "it is not there")


def test_a_program_is_found_or_its_tests_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(needs, "SYSTEM_FOLDERS", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(needs.EVERYTHING, raising=False)
    with pytest.raises(pytest.skip.Exception, match="there is no nginx"):
        needs.program("nginx")
    (tmp_path / "nginx").write_text("#!/bin/sh\n")
    (tmp_path / "nginx").chmod(0o755)
    assert needs.program("nginx") == str(tmp_path / "nginx")


def test_without_npm_the_tests_of_the_page_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise webbuild.WebBuildError("no network")

    monkeypatch.setattr(webbuild, "install_tools", fail)
    monkeypatch.delenv(needs.EVERYTHING, raising=False)
    with pytest.raises(pytest.skip.Exception, match=needs.NO_TOOLS):
        needs.need_page_tools()


WITHOUT_A_BROWSER = """
from tests.needs import leave_out

def test_it():
    leave_out("chromium", "none was found")
"""


@pytest.mark.parametrize("everything", ["", "1"])
def test_a_run_without_a_browser_is_green_unless_everything_is_tested(
    everything: str, tmp_path: Path
) -> None:
    (tmp_path / "test_it.py").write_text(WITHOUT_A_BROWSER)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", str(tmp_path)]
    environment = {
        **os.environ,
        needs.EVERYTHING: everything,
        needs.REASONS: "",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == (1 if everything else 0), done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    if not everything:
        assert "Left out: 1 browser tests, because none was found." in done.stdout
        assert "sudo apt install chromium" in done.stdout
