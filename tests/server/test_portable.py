"""Live tables run anywhere Python does: without database, web framework, metrics or processes."""

import subprocess
import sys
from pathlib import Path

from downforce.rules.options import MODES

ROOT = Path(__file__).parents[2]


def test_whole_games_of_all_modes_are_played_without_the_libraries_of_a_server() -> None:
    command = [sys.executable, "-m", "tests.server.play_without_a_server", *MODES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [mode for mode, _ in lines] == [*MODES]
    assert all(len(digest) == 64 for _, digest in lines)
