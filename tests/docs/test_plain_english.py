"""The documents are in plain English, as far as that can be counted (CONTRIBUTING.md, house style)."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

import downforce as df
from tests.docs.blocks import ROOT, prose
from tests.docs.test_pages import PAGES, name_of, text_of

IDIOMS = re.compile(
    r"\b(whoever|whosoever|somebody|nobody|shall|anew|whichever|be had|in trouble|for want of|the own)\b",
    re.I,
)
OTHERS: set[str] = set()
"""Pages that are being rewritten; they leave this list when they are done."""
HALF_A_MINUTE = 200
"""Words of a decision page."""
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))


def idioms(page: Path) -> list[str]:
    """The idioms on a page, with their lines."""
    lines = enumerate(re.sub(r"`[^`\n]*`", "", prose(text_of(page))).splitlines(), 1)  # without code
    return [
        f"{name_of(page)}:{number}: {word[0]}" for number, line in lines for word in IDIOMS.finditer(line)
    ]


@pytest.mark.parametrize("page", [page for page in PAGES if name_of(page) not in OTHERS], ids=name_of)
def test_no_idioms_that_a_search_or_a_reader_stumbles_over(page: Path) -> None:
    assert idioms(page) == []


@pytest.mark.parametrize("name", df.__all__)
def test_no_idioms_in_the_reference(name: str) -> None:
    value = getattr(df, name)
    members = vars(value).values() if isinstance(value, type | ModuleType) else ()
    texts = [getattr(one, "__doc__", "") or "" for one in (value, *members)]
    assert [word[0] for text in texts for word in IDIOMS.finditer(text)] == []


def test_an_idiom_is_found() -> None:
    text = "Whoever reads this\nshall not stumble.\n"
    assert [word[0] for word in IDIOMS.finditer(text)] == ["Whoever", "shall"]


@pytest.mark.parametrize("page", DECISIONS, ids=name_of)
def test_a_decision_is_read_in_half_a_minute(page: Path) -> None:
    words = [word for word in text_of(page).split() if any(map(str.isalnum, word))]
    assert len(words) <= HALF_A_MINUTE
