"""What the pages show is run, what they link to is there, and none of them is lost."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, PageError, blocks, make_targets, prose, run_page

PAGES = (
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")),
    *sorted((ROOT / "docs").rglob("*.md")),
)
OWN_TESTS = {"docs/notation.md", "docs/drawing-a-track.md", "docs/write-a-bot.md"}
"""Pages whose examples need more than to be run, and are proved by a test of their own."""

RUN = ("python", "sh", "output")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
OUTSIDE = ("http://", "https://", "mailto:")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def folder_for_a_page(folder: Path) -> Path:
    """A folder that looks like the repository to an example, and may be written to."""
    shutil.copytree(ROOT / "examples", folder / "examples")
    shutil.copytree(ROOT / "tests" / "data", folder / "tests" / "data")
    return folder


def environment() -> dict[str, str]:
    """English, 80 columns wide, and the repository's package and tests at hand."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "DOWNFORCE_"))}
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    ours = {"LANG": "en_GB.UTF-8", "COLUMNS": "80", "PYTHONPATH": path, "PYTHONWARNINGS": "error"}
    return {**kept, **ours, "LOKY_MAX_CPU_COUNT": "1"}  # few games: starting processes takes longer


# --- blocks ---------------------------------------------------------------------------------------


def is_run(page: Path) -> bool:
    return name_of(page) not in OWN_TESTS and any(b.language in RUN or b.path for b in blocks(text_of(page)))


@pytest.mark.parametrize("page", [page for page in PAGES if is_run(page)], ids=name_of)
def test_every_block_of_a_page_holds(page: Path, tmp_path: Path) -> None:
    # In a process of its own, as pages add powers and decks.
    run = subprocess.run(
        [sys.executable, "-m", "tests.docs.blocks", str(page)],
        cwd=folder_for_a_page(tmp_path),
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


FIRST_SCREEN = 15
"""Lines of the README that people see without scrolling; a picture counts for one here."""


def test_the_readme_opens_with_what_it_is_the_race_and_the_two_commands() -> None:
    readme = text_of(ROOT / "README.md")
    title, sentence, picture, *_ = readme.split("\n\n")
    assert title == "# Downforce"
    assert re.findall(r"[.!?](?:\s|$)", sentence) == ["."]
    assert re.fullmatch(r"!\[.+\]\(docs/pictures/race\.webp\)", picture)
    first = next(blocks(readme))
    commands = [line.partition("#")[0].strip() for line in first.text.splitlines()]
    assert (first.language, commands, first.line < FIRST_SCREEN) == ("sh", ["make play", "make test"], True)


def test_the_first_program_of_the_readme_is_a_whole_game() -> None:
    first = next(block for block in blocks(text_of(ROOT / "README.md")) if block.language == "python")
    assert "df.new_game(" in first.text
    assert "df.standings(" in first.text


@pytest.mark.parametrize("page", ["README.md", "docs/adding-a-deck.md", "docs/rules.md"])
def test_the_reconstructed_families_are_named(page: str) -> None:
    text = " ".join(text_of(ROOT / page).split())
    assert re.search(r"E, F and G are \W*(our )?reconstruct|E \| 5 \| \*\*reconstructed\*\*", text)


# --- links ----------------------------------------------------------------------------------------


def anchors(markdown: str) -> set[str]:
    """The headings of a page as GitHub names them in links."""
    headings = re.findall(r"(?m)^#+ +(.+?) *$", prose(markdown))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: Path) -> list[str]:
    return [link for link in LINK.findall(prose(text_of(page))) if not link.startswith(OUTSIDE)]


def is_broken(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return not target.exists() or (bool(anchor) and anchor not in anchors(text_of(target)))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if is_broken(page, link)] == []


def test_a_broken_link_is_found() -> None:
    page = ROOT / "docs" / "README.md"
    assert is_broken(page, "nowhere.md")
    assert is_broken(page, "rules.md#no-such-heading")
    assert is_broken(page, "#no-such-heading")
    assert not is_broken(page, "rules.md#12-differences-between-the-editions")
    assert not is_broken(page, "#decisions")


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {index, *((index.parent / link.partition("#")[0]).resolve() for link in links(index))}
    assert [name_of(p) for p in PAGES if p.is_relative_to(index.parent) and p not in listed] == []


def test_the_architecture_names_every_room() -> None:
    page = text_of(ROOT / "docs" / "architecture.md")
    rooms = {path.parent.name for path in (ROOT / "src" / "downforce").glob("*/__init__.py")}
    assert {room for room in rooms if not re.search(rf"(?m)^[ |+-]*{room} ", page)} == set()


# --- the runner itself ----------------------------------------------------------------------------


def a_page(folder: Path, text: str) -> Path:
    page = folder / "page.md"
    page.write_text(text, encoding="utf-8")
    return page


def test_blocks_share_a_namespace_and_show_what_they_print(tmp_path: Path) -> None:
    text = (
        "```python\nx = 6\n```\n```text\nonly shown\n```\n```python\nprint(x + 1)\n```\n```output\n7\n```\n"
    )
    assert run_page(a_page(tmp_path, text)) == 3


def test_commands_are_run_and_targets_looked_up(tmp_path: Path) -> None:
    text = "```sh\nmake test   # with a comment\n\ndownforce --version\n```\n```output\n...\n```\n"
    assert run_page(a_page(tmp_path, text)) == 2
    assert {"play", "test", "soak", "lint", "bench", "screenshots"} <= make_targets()


@pytest.mark.parametrize(
    "text",
    [
        "```python\nprint(1)\n```\n```output\n2\n```\n",
        "```sh\nmake coffee\n```\n",
        "```sh\nrm -r old\n```\n",
        "```sh\ndownforce replay nothing.game\n```\n",
        "```sh\npython nothing.py\n```\n",
        "```python examples/tiny_game.py\nimport chess\n```\n",
        "```python examples/nothing.py\n...\n```\n",
        "```python\n",
    ],
)
def test_a_page_that_does_not_hold_is_found(text: str, tmp_path: Path) -> None:
    with pytest.raises(PageError):
        run_page(a_page(tmp_path, text))


def test_an_error_in_a_block_names_the_line_of_the_page(tmp_path: Path) -> None:
    page = a_page(tmp_path, "# Title\n\n```python\nx = 1\nx / 0\n```\n")
    with pytest.raises(ZeroDivisionError) as caught:
        run_page(page)
    assert (str(caught.traceback[-1].path), caught.traceback[-1].lineno + 1) == (str(page), 5)


def test_blocks_inside_lists_lose_their_indentation() -> None:
    (block,) = blocks("1. One\n\n   ```python\n   if x:\n       y\n   ```\n")
    assert (block.language, block.text, block.line) == ("python", "if x:\n    y\n", 3)
