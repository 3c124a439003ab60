"""The receipts of a program that contributes to deals, kept on disk so that they outlast it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

HEADING = "downforce receipts 1"
MOST_PAGES = 1000
"""How many pages a folder keeps; the oldest go first."""
_LINE = re.compile(r"round ([1-9][0-9]{0,3}) seat ([0-5]) (number|receipt) ([0-9a-f]{64})")


class Contribution(NamedTuple):
    """What we gave to one round of a deal."""

    round: int
    seat: int
    number: str
    """Our number; it is secret until it is shown."""
    receipt: str = ""
    """The receipt under which it was shown; empty before."""


class ReceiptPage:
    """What we gave to the deal of one table, round by round; every change is on disk before it is used."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._rounds = {one.round: one for one in _read(path)} if path is not None else {}

    def __iter__(self) -> Iterator[Contribution]:
        """Round by round."""
        return iter([self._rounds[number] for number in sorted(self._rounds)])

    def get(self, round: int) -> Contribution | None:
        """What we gave to a round; None for nothing."""
        return self._rounds.get(round)

    @property
    def last(self) -> Contribution | None:
        """The last round in which our number was shown."""
        return next((one for one in reversed([*self]) if one.receipt), None)

    def keep(self, contribution: Contribution) -> None:
        """Keeps what we give, before it is given; a folder that cannot be written keeps nothing."""
        self._rounds[contribution.round] = contribution
        if self._path is None:
            return
        text = "".join(f"{line}\n" for line in [HEADING, *_lines(self)])
        new = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not self._path.exists():
                _make_room(self._path.parent)
            new.touch(mode=0o600)
            new.write_text(text, encoding="utf-8")
            os.replace(new, self._path)
        except OSError:
            pass


def page_for(folder: Path, url: str, table: str, token: str) -> ReceiptPage:
    """The page of one visitor at one table of one server; its name gives none of these away."""
    name = sha256(f"{url.rstrip('/')}\n{table}\n{token}".encode()).hexdigest()[:32]
    return ReceiptPage(folder / f"{name}.txt")


def receipts_in(text: str) -> list[str]:
    """The receipts in the text of a page, in the order of the rounds."""
    found = (_LINE.fullmatch(line) for line in text.splitlines())
    return [line[4] for line in found if line and line[3] == "receipt"]


def all_receipts(folder: Path) -> Iterator[str]:
    """The receipts of all pages in a folder."""
    for path in sorted(folder.glob("*.txt")):
        try:
            yield from receipts_in(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            continue


def _make_room(folder: Path) -> None:
    pages = sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime)
    for path in pages[: max(0, len(pages) - MOST_PAGES + 1)]:
        path.unlink()


def _lines(page: ReceiptPage) -> Iterator[str]:
    for one in page:
        yield f"round {one.round} seat {one.seat} number {one.number}"
        if one.receipt:
            yield f"round {one.round} seat {one.seat} receipt {one.receipt}"


def _read(path: Path) -> Iterator[Contribution]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return
    rounds: dict[int, Contribution] = {}
    for line in filter(None, map(_LINE.fullmatch, text.splitlines())):
        number, seat, value = int(line[1]), int(line[2]), line[4]
        if line[3] == "number":
            rounds[number] = Contribution(number, seat, value)
        elif number in rounds:
            rounds[number] = rounds[number]._replace(receipt=value)
    yield from rounds.values()
