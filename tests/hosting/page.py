"""docs/hosting-more.md as its tests read it; ``SMALL`` is docs/hosting.md."""

from __future__ import annotations

import re

from tests.docs.blocks import ROOT, blocks

PAGE = (ROOT / "docs" / "hosting-more.md").read_text(encoding="utf-8")
SMALL = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The rows of the table whose first column has this heading, cell by cell."""
    return rows_of(PAGE, heading)


def rows_of(page: str, heading: str) -> list[list[str]]:
    """The same on another page."""
    lines = page.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {heading} |"))
    found = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def codes(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", cell)


def block(beginning: str) -> str:
    """The block that begins like this."""
    return next(block.text for block in blocks(PAGE) if block.text.startswith(beginning))


def commands(title: str) -> list[str]:
    """The lines of the block that begins with this comment, as a host would type them."""
    return block(f"# {title}\n").splitlines()[1:]
