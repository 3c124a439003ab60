"""The comparison notices copies of the fast engine that break one rule each."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

pytest.importorskip("numpy", reason="the extra fast is not installed")

from tests.fast.broken import CONTROL, COPIES

QUICK = (CONTROL, "window across the finish", "spot reached twice", "jam at a wrap")


def check(names: Sequence[str]) -> None:
    command = [sys.executable, "-m", "tests.fast.broken", *names]
    env = {**os.environ, "DOWNFORCE_FAST": "python"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(done.stdout.splitlines()) == len(names)


def test_tricks_with_sets_of_spots_are_noticed_when_they_are_wrong() -> None:
    check(QUICK)


@pytest.mark.soak
def test_every_broken_copy_is_noticed() -> None:
    assert len(COPIES) > 30
    check([*COPIES])
