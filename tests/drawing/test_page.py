"""The page on drawing a track: every command works, and says what the page says."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from downforce.cli import main
from downforce.content import TRACKS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/drawing-a-track.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLE = ROOT / "examples/tracks/pine-hollow.track"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of what the page uses, and a shelf that is put back as it was."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    items, newest = dict(TRACKS._items), dict(TRACKS._newest)
    yield tmp_path
    TRACKS._items, TRACKS._newest = items, newest


def run(kind: str, text: str) -> str:
    """What the commands or the program of a block print."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        if kind == "python":
            exec(compile(text, "drawing-a-track.md", "exec"), {})
        else:
            for line in text.splitlines():
                program, *arguments = shlex.split(line)
                assert program == "downforce"
                main(arguments)
    return out.getvalue()


def test_the_page_is_true(root: Path) -> None:
    ran = 0
    blocks = [(found[1], found[2], found[3]) for found in BLOCK.finditer(PAGE)]
    for (kind, name, text), following in pairwise([*blocks, ("", "", "")]):
        if name and name != "part":
            (root / name).write_text(text, encoding="utf-8")
        elif kind in ("sh", "python"):
            answer = following[2] if following[:2] == ("text", "") else ""
            assert run(kind, text) == answer
            ran += 1
    assert ran > 6
    written = {"hollow.svg", "pine-hollow.svg", "spaces.svg", "map.svg", "pine-hollow.json"}
    assert written <= {path.name for path in root.iterdir()}


def test_the_parts_are_those_of_the_example() -> None:
    example = EXAMPLE.read_text(encoding="utf-8")
    parts = [text for _, name, text in BLOCK.findall(PAGE) if name == "part"]
    assert len(parts) > 2
    assert [part for part in parts if part not in example] == []


def test_every_form_of_line_is_explained() -> None:
    from downforce.model.track import _READERS

    explained = set(re.findall(r"(?m)^\| `(\w+)", PAGE))
    assert explained == {*_READERS}
